import { client } from '../platform/client.ts'
import { type ExamForm, toExam } from './exam-draft.ts'
import type { ExamDetail } from './exams.ts'

/** What to do once the draft is kept. */
export type AfterKeeping = 'stay' | 'publish' | 'start'

/**
 * Keeps the draft, then publishes or opens it if asked. `onKept` is told the id as soon as there is one, so that a
 * refused publication is tried again on the same exam. Answers the published exam, or null for a draft.
 */
export async function keepExam(
  examId: string | null,
  { form, then }: { form: ExamForm; then: AfterKeeping },
  onKept: (id: string) => void,
): Promise<ExamDetail | null> {
  const input = toExam(form)
  const kept = examId === null ? await client.exam.create(input) : await client.exam.update({ ...input, examId })
  onKept(kept.examId)
  if (then === 'publish') return await client.exam.publish({ examId: kept.examId })
  if (then === 'start') return await client.exam.startNow({ examId: kept.examId })
  return null
}
