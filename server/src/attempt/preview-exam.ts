import { unusualInRoom } from '@sabimark/domain/exam/conduct.ts'
import { conductOfExam } from '../exam/conduct-now.ts'
import { refuseLargePaper } from '../exam/version/paper-bytes.ts'
import { previewContent, previewOrder } from '../exam/version/preview-content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'

/** The exam as one candidate would see it, for staff. Stores nothing, and the key stays here. */
export async function previewExam(tx: Tx, { examId }: { examId: string }) {
  const large = await refuseLargePaper(tx, examId)
  if (large) return large
  const preview = await previewContent(tx, examId)
  if (!preview) return refuse('UNKNOWN_EXAM')
  const { title, subject, instructions, durationMinutes, content, authorOrder } = preview
  if (content.questions.length === 0) return refuse('NO_QUESTIONS')
  const order = previewOrder(examId, preview)
  const { asksFullScreen: _, ...conduct } = unusualInRoom(await conductOfExam(tx, examId))
  return { title, subject, instructions, durationMinutes, ...conduct, content, order, authorOrder }
}
