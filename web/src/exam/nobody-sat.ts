import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'

/** It is over, nobody has begun it, and no device may still bring a paper. */
export function nobodySat(exam: Exam & Pick<Partial<ExamDetail>, 'silent'>): boolean {
  const isOver = exam.status === 'completed' || exam.status === 'archived'
  return isOver && exam.startedCount === 0 && !exam.silent
}
