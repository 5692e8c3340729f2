import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import { previewContent } from '../exam/version/preview-content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'

/** Marks what staff answered in a preview, with the key; stores nothing. */
export async function markPreview(
  tx: Tx,
  { examId, answers }: { examId: string; answers: Record<string, AnswerValue> },
) {
  const preview = await previewContent(tx, examId)
  if (!preview) return refuse('UNKNOWN_EXAM')
  const { content, key } = preview
  if (content.questions.length === 0) return refuse('NO_QUESTIONS')
  const { marked, totals } = markPaper({ content, key, answers })
  return {
    totals,
    marked: marked.map((mark) => ({
      ...mark,
      ...rightAnswerOf(key[mark.questionId]),
      rules: key[mark.questionId]?.rules,
    })),
  }
}
