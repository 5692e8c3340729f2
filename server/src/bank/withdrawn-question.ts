import type { QuestionOption } from '@sabimark/domain/bank/question.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { readyMadeWithdrawals } from './load-ready-made.ts'
import { selectSources } from './ready-made.db.ts'

type Asked = { text: string; options: readonly Pick<QuestionOption, 'id' | 'text'>[] }

/** Why a question of the bank was found wrong, and what is right as an exam asks it; null for every other. */
export async function withdrawnQuestion(tx: Tx, bankQuestionId: string, { text, options }: Asked) {
  const { withdrawals, withdrawalOf, rightPlaceOf } = await readyMadeWithdrawals()
  if (withdrawals.length === 0) return null
  const [source = ''] = await selectSources(tx, [bankQuestionId])
  const withdrawal = withdrawalOf(source)
  if (!withdrawal) return null
  const place = rightPlaceOf(withdrawal, { text, options: options.map((option) => option.text) })
  return { why: withdrawal.why, rightOptionId: place === null ? null : (options[place]?.id ?? null) }
}
