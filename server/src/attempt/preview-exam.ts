import { buildPaper } from '@sabimark/domain/exam/paper.ts'
import { previewContent } from '../exam/version/preview-content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'

/** The exam as one candidate would see it, for staff. Stores nothing, and the key stays here. */
export async function previewExam(tx: Tx, { examId }: { examId: string }) {
  const preview = await previewContent(tx, examId)
  if (!preview) return refuse('UNKNOWN_EXAM')
  const { title, subject, instructions, durationMinutes, content, authorOrder } = preview
  if (content.questions.length === 0) return refuse('NO_QUESTIONS')
  const { order } = buildPaper(content, `preview:${examId}`, preview, authorOrder)
  return { title, subject, instructions, durationMinutes, content, order, authorOrder }
}
