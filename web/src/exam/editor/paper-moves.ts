import type { ChosenQuestion, ExamForm } from './exam-draft.ts'

type Paper = Pick<ExamForm, 'questions' | 'sections'>

/**
 * The question one place up (-1) or down (1), over the edge of its section into the one beside it, perhaps an empty one; unchanged at
 * the ends of the paper.
 */
export function moved({ questions, sections }: Paper, index: number, by: -1 | 1): ChosenQuestion[] {
  const one = questions[index]
  if (!one) return questions
  const other = questions[index + by]
  if (other && other.section === one.section) {
    return questions.map((question) => (question === one ? other : question === other ? one : question))
  }
  const section = one.section + by
  if (section < 0 || section >= Math.max(1, sections.length)) return questions
  return questions.map((question) => (question === one ? { ...one, section } : question))
}

/** Where a question is put down: before another, or at the end of a section. */
export type Place = { section: number; before: string | null }

/** The question taken up and put down there; unchanged where it is put down on itself. */
export function putAt(questions: readonly ChosenQuestion[], id: string, { section, before }: Place): ChosenQuestion[] {
  const one = questions.find(({ questionId }) => questionId === id)
  if (!one || before === id) return [...questions]
  const others = questions.filter((other) => other !== one)
  const end = others.filter((other) => other.section <= section).length
  const at = before === null ? end : others.findIndex(({ questionId }) => questionId === before)
  if (at < 0) return [...questions]
  return [...others.slice(0, at), { ...one, section }, ...others.slice(at)]
}
