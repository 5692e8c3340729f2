import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import { selectRounding } from '../exam/rounding.db.ts'
import { refuseLargePaper } from '../exam/version/paper-bytes.ts'
import { previewContent, previewOrder } from '../exam/version/preview-content.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { printedKeyOf } from './printed-key.ts'

type Input = { examId: string; answers: Record<string, AnswerValue>; purpose?: 'print' | undefined }

/** Marks what staff answered in a preview, with the key; stores nothing, but for who printed the key. */
export async function markPreview({ tx, input, note }: Pick<Ctx<Input>, 'tx' | 'input' | 'note'>) {
  const { examId, answers, purpose } = input
  const large = await refuseLargePaper(tx, examId)
  if (large) return large
  const preview = await previewContent(tx, examId)
  if (!preview) return refuse('UNKNOWN_EXAM')
  const { content, key, bonusHundredths } = preview
  if (content.questions.length === 0) return refuse('NO_QUESTIONS')
  const { marked, totals } = markPaper({
    content,
    key,
    bonusHundredths,
    answers,
    rounding: await selectRounding(tx, examId),
    order: previewOrder(examId, preview).map(({ questionId }) => questionId),
  })
  const shown = {
    totals,
    marked: marked.map((mark) => ({
      ...mark,
      ...rightAnswerOf(key[mark.questionId]),
      rules: key[mark.questionId]?.rules,
    })),
  }
  if (purpose !== 'print') return shown
  const printed = await printedKeyOf(tx, examId)
  if (!printed) return refuse('WRONG_STATUS')
  await note('exam.key_printed', examId, { detail: { version: printed.version, revision: printed.revision } })
  return { ...shown, key: printed }
}
