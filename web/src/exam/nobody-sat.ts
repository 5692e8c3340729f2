import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'

export const isOver = ({ status }: Pick<Exam, 'status'>): boolean => status === 'completed' || status === 'archived'

/**
 * It is over, nobody has begun it, and no device may still bring a paper. False where that is not known: whose devices are silent is
 * told to whoever may act on the exam, with the exam itself and not with a row of a list.
 */
export function nobodySat(exam: Exam | ExamDetail): boolean {
  const isKnown = exam.mayAct && 'sittings' in exam
  return isOver(exam) && exam.startedCount === 0 && isKnown && !exam.silent
}
