import { refuse } from '../../platform/http/refused.ts'
import type { MemberArgs } from '../../platform/http/route.ts'
import { isTheirs, mayWorkOnExam } from '../exam.access.ts'
import { type SealedSitting, selectOptionalSealedSitting } from './seal.db.ts'

/** A sitting as who asks about its seal finds it; `runsExam`: as its owner or an administrator, and not as an invigilator alone. */
export type OfSeal = SealedSitting & { runsExam: boolean }

type OfSitting = Pick<MemberArgs<{ examId: string; sittingId: string }>, 'tx' | 'input' | 'actor'>

async function sittingFor({ tx, input, actor }: OfSitting): Promise<OfSeal | undefined> {
  const found = await selectOptionalSealedSitting(tx, input, actor.userId)
  return found && { ...found, runsExam: isTheirs(actor, found) }
}

/** The lock of reading how a sitting is offered: who works on the exam, and its invigilators. Nothing of the paper is told. */
export async function mayReadOffer(args: OfSitting) {
  const sitting = await sittingFor(args)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  return (sitting.isInvigilator || (await mayWorkOnExam(args.tx, args.actor, sitting))) && sitting
}

/**
 * The lock of the hall code: the exam's owner, administrators and the invigilators of this sitting, and nobody while the clock is not
 * trusted: what was begun without the server is judged by when the code was shown.
 */
export function mayUseHallCode(isClockTrusted: () => boolean) {
  return async (args: OfSitting) => {
    if (!isClockTrusted()) return refuse('UNAVAILABLE')
    const sitting = await sittingFor(args)
    if (!sitting) return refuse('UNKNOWN_EXAM')
    return (sitting.runsExam || sitting.isInvigilator) && sitting
  }
}
