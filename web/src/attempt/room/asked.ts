import { isOnPaper } from '@sabimark/domain/exam/on-paper.ts'
import type { PaperQuestion, PaperSection } from '../paper.ts'
import type { Progress } from '../sync/progress.ts'

/**
 * The questions of one section, or all of a paper without sections. Of those answered here `asked` are to be answered: as few as
 * there can be with those on paper, and as many as were answered up to what counts, since nobody here knows which sheets are written.
 */
export type AskedPart = {
  section: PaperSection | undefined
  questions: PaperQuestion[]
  asked: number
  answered: number
}

/** A paper part by part, in its order. */
export function askedParts(questions: readonly PaperQuestion[], answers: Progress['answers']): AskedPart[] {
  const parts: AskedPart[] = []
  for (const question of questions) {
    const last = parts.at(-1)
    if (last && last.section === question.section) last.questions.push(question)
    else parts.push({ section: question.section, questions: [question], asked: 0, answered: 0 })
  }
  return parts.map((part) => {
    const here = part.questions.filter((one) => !isOnPaper(one)).length
    const answered = part.questions.filter(({ id }) => answers[id] !== undefined).length
    const count = part.section?.answer?.count ?? part.questions.length
    const least = Math.max(0, count - (part.questions.length - here))
    return { ...part, answered, asked: Math.min(here, count, Math.max(least, answered)) }
  })
}

/** What is to be answered here, and how much of it is; more than is asked does not help. */
export function askedOf(parts: readonly AskedPart[]): { asked: number; done: number } {
  const sum = (of: (part: AskedPart) => number) => parts.reduce((all, part) => all + of(part), 0)
  return { asked: sum(({ asked }) => asked), done: sum(({ asked, answered }) => Math.min(asked, answered)) }
}
