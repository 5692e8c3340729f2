import { blankQuestion, type Note, type Question } from '../neutral/question.ts'
import { splitList } from '../sheet/list.ts'
import type { Group } from './group-lines.ts'

export type FromGroup = { question: Question; problems: Note[]; guessed: Note[] }

/** A longer answer than anybody types into a blank. */
const mostWords = 12

/** Three or more underscores are a place to write. */
export const hasBlank = (text: string) => /_{3,}/.test(text)

/** 0 for True, 1 for False, as the options of the question stand; null for any other answer. */
export function truthOf(answer: string): number | null {
  const place = ['true', 'false', 't', 'f'].indexOf(answer.trim().replace(/\.$/, '').toLowerCase())
  return place === -1 ? null : place % 2
}

/**
 * A question without options: true or false, a blank where its answer says so, else an essay, which somebody has to look at: what
 * it asks for, nobody has said.
 */
export function readWritten({ answer, explanation }: Group, text: string): FromGroup {
  const why = explanation.join('\n').trim() || null
  const truth = truthOf(answer ?? '')
  const isAsked = /\btrue\s*(?:\/|or)\s*false\b/i.test(text)
  if (truth !== null || (isAsked && answer === null)) {
    const right = truth === null ? null : [truth]
    return { question: { ...blankQuestion('true_false', text), right, explanation: why }, problems: [], guessed: [] }
  }
  const said = (answer ?? '').trim()
  if (/^\(?[A-J]\)?$/i.test(said)) {
    const message = `The answer is “${said}”, but there are no options.`
    const choice = { ...blankQuestion('multiple_choice', text), explanation: why }
    return { question: choice, problems: [{ field: 'right', message }], guessed: [] }
  }
  if (said !== '' && said.split(/\s+/).length <= mostWords) {
    const accepted = splitList(said).map((one) => ({ text: one, percent: 100 }))
    const guessed: Note[] = hasBlank(text)
      ? []
      : [{ field: 'type', message: 'It has an answer and no options: it was taken as a blank to fill in.' }]
    return { question: { ...blankQuestion('fill_blank', text), accepted, explanation: why }, problems: [], guessed }
  }
  if (hasBlank(text)) {
    return {
      question: { ...blankQuestion('fill_blank', text), explanation: joined(said, why) },
      problems: [],
      guessed: [],
    }
  }
  const message = 'It has no options. Choose what kind of question it is; as it stands, it is an essay.'
  return {
    question: { ...blankQuestion('essay', text), explanation: joined(said, why) },
    problems: [{ field: 'type', message }],
    guessed: [],
  }
}

/** A long answer says why, as an explanation does. */
function joined(answer: string, why: string | null): string | null {
  return [answer, why ?? ''].join('\n\n').trim() || null
}
