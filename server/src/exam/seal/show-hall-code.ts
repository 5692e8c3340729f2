import { canHaveBegun, mayShowHallCode } from '@sabimark/domain/exam/seal/seal-times.ts'
import { sealSign } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { lockOptionalExam } from '../exam.db.ts'
import type { OfSeal } from './seal.access.ts'
import { selectOptionalLiveSeal, showCodeOf, updateHallBegan } from './seal.db.ts'

type OfSitting = { examId: string; sittingId: string }

/** The hall code, to whoever may see it now. The log says that it was shown, and which paper it is for. */
export async function showHallCode({ tx, input, at: sitting, note }: Ctx<OfSitting, OfSeal>) {
  const { examId, sittingId } = input
  if (!mayShowHallCode(sitting, tx.now)) return refuse('CODE_NOT_YET')
  // What is published or moved at this moment is done before, under another seal, or finds the code shown.
  await lockOptionalExam(tx, examId)
  const seal = await selectOptionalLiveSeal(tx, sittingId)
  if (!seal) return refuse('NOT_OFFERED')
  const { code } = await showCodeOf(tx, seal.sealId)
  const sign = sealSign(seal.sealId)
  await note('exam.hall_code_shown', examId, { detail: { sittingId, sign } })
  return { code, sign }
}

/** Keeps when a hall began; what is said later takes the place of it. */
export async function hallBegan({ tx, input, at: sitting, note }: Ctx<OfSitting & { at: string }, OfSeal>) {
  const { examId, sittingId } = input
  await lockOptionalExam(tx, examId)
  const seal = await selectOptionalLiveSeal(tx, sittingId)
  if (!seal) return refuse('NOT_OFFERED')
  const began = new Date(input.at)
  if (!seal.shownAt || !canHaveBegun(sitting, began, tx.now)) return refuse('INVALID_TIME')
  await updateHallBegan(tx, seal.sealId, began)
  await note('exam.hall_began', examId, { detail: { sittingId, at: began } })
  return {}
}
