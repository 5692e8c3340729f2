import type { ShownRules } from '../bank/answer-rules.ts'

/** Which answers of a section count where fewer are asked than it has: the best ones, or the first on the candidate's paper. */
export const countRules = ['best', 'first'] as const
export type CountRule = (typeof countRules)[number]

/** The most sections one exam has. */
export const mostSections = 20

/** How many questions of a section are to be answered; all where a section does not say. */
export type AnswerSome = { count: number; which: CountRule }

/**
 * A part of a paper with questions of its own. `instructions` are Markdown, '' for none. Only content since rules version 4 has
 * sections; then each of its questions names the place of its own.
 */
export type ContentSection = { title: string; instructions: string; answer?: AnswerSome }

type Asked = { marksHundredths: number; rules?: ShownRules }

/** What keeps a section from being published; `place` is its own, from 0. */
export type SectionProblem =
  | { code: 'SECTION_IS_EMPTY'; place: number }
  | { code: 'SECTION_HAS_TOO_FEW'; place: number; count: number; has: number }
  | { code: 'SECTION_MARKS_DIFFER'; place: number }
  | { code: 'SECTION_FIRST_ON_PAPER'; place: number }

/**
 * The first thing that keeps sections from being published, or null. Where some questions count and others do not, all are worth
 * the same, or the paper would have no total. Which sheets were written first nobody can tell, so there the best count.
 */
export function sectionProblem(
  sections: readonly Pick<ContentSection, 'answer'>[],
  questions: readonly (Asked & { section?: number | null | undefined })[],
): SectionProblem | null {
  for (const [place, { answer }] of sections.entries()) {
    const own = questions.filter(({ section }) => section === place)
    if (own.length === 0) return { code: 'SECTION_IS_EMPTY', place }
    if (!answer) continue
    if (answer.count > own.length) {
      return { code: 'SECTION_HAS_TOO_FEW', place, count: answer.count, has: own.length }
    }
    if (new Set(own.map(({ marksHundredths }) => marksHundredths)).size > 1) {
      return { code: 'SECTION_MARKS_DIFFER', place }
    }
    const isOnPaper = ({ rules }: Asked) => rules?.kind === 'essay' && rules.answerOn === 'paper'
    if (answer.which === 'first' && own.some(isOnPaper)) return { code: 'SECTION_FIRST_ON_PAPER', place }
  }
  return null
}

/** What a paper comes to, in hundredths: of a section that asks for some of its questions, only so many of the dearest. */
export function availableMarks(
  sections: readonly Pick<ContentSection, 'answer'>[],
  questions: readonly { marksHundredths: number; section?: number | null | undefined }[],
): number {
  const sum = (marks: readonly number[]) => marks.reduce((all, one) => all + one, 0)
  const inSection = new Set(sections.keys())
  const outside = questions.filter(({ section }) => !inSection.has(section ?? -1))
  const ofSections = sections.map(({ answer }, place) => {
    const own = questions.flatMap(({ section, marksHundredths }) => (section === place ? marksHundredths : []))
    return sum(own.sort((one, other) => other - one).slice(0, answer?.count ?? own.length))
  })
  return sum([...outside.map(({ marksHundredths }) => marksHundredths), ...ofSections])
}
