import { client } from '../../platform/client.ts'
import type { ExamDetail } from '../exams.ts'
import { type ExamForm, toExam } from './exam-draft.ts'

/** What to do once the draft is kept. */
export type AfterKeeping = 'stay' | 'publish' | 'start'

/**
 * A random name for one exam to be written, a UUID: whatever is asked twice under it makes one draft.
 * `crypto.randomUUID` is kept from plain-HTTP pages.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * Keeps the draft, then publishes or opens it if asked. `onKept` is told the id as soon as there is one, so that a
 * refused publication is tried again on the same exam; an answer that was lost on the way is asked for again under the
 * same `requestId`. Answers the published exam, or null for a draft.
 */
export async function keepExam(
  { examId, requestId }: { examId: string | null; requestId: string },
  { form, then }: { form: ExamForm; then: AfterKeeping },
  onKept: (id: string) => void,
): Promise<ExamDetail | null> {
  const input = toExam(form)
  const kept =
    examId === null ? await client.exam.create({ ...input, requestId }) : await client.exam.update({ ...input, examId })
  onKept(kept.examId)
  if (then === 'publish') return await client.exam.publish({ examId: kept.examId })
  if (then === 'start') return await client.exam.startNow({ examId: kept.examId })
  return null
}
