import { overAt, rightAnswersFrom } from '@sabimark/domain/exam/right-answers.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { type SilentRow, selectOptionalRightAnswers, selectSilent } from './right-answers.db.ts'

/** As it crosses the wire: who began is told without a word. */
export const asSilent = ({ hasNotBegun, ...who }: SilentRow) => ({ ...who, ...(hasNotBegun && { hasNotBegun }) })

/** Whose devices may still deliver of an exam that is over, and whether right answers wait for them; undefined where none may. */
export async function readSilent(tx: Tx, examId: string) {
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts?.silentUntil || facts.silentUntil <= tx.now || overAt(facts) > tx.now) return undefined
  const devices = await selectSilent(tx, examId)
  if (devices.length === 0) return undefined
  return {
    until: facts.silentUntil.toISOString(),
    holdsAnswers: facts.isReviewed && rightAnswersFrom(facts) > tx.now,
    devices: devices.map(asSilent),
  }
}
