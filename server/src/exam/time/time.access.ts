import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor, MemberArgs } from '../../platform/http/route.ts'
import { isTheirs, isTheirsToChange } from '../exam.access.ts'
import { selectOptionalExamOwner } from '../exam.db.ts'

/**
 * The lock of acts that write down a moment: those on time, publishing, and what shows scores or right answers. The exam's owner and
 * administrators, and nobody while the clock is not trusted: what was reckoned by a wrong clock would be wrong for ever.
 */
export function mayActByClock(isClockTrusted: () => boolean) {
  return (args: Pick<MemberArgs<{ examId: string }>, 'tx' | 'input' | 'actor'>) =>
    isClockTrusted() ? isTheirsToChange(args) : refuse('UNAVAILABLE')
}

/** Why a candidate has more time, or is excused, is for those who may give it: the exam's owner and administrators. */
export async function readsReasons(tx: Tx, actor: Actor, examId: string): Promise<boolean> {
  const exam = await selectOptionalExamOwner(tx, examId)
  return exam !== undefined && isTheirs(actor, exam)
}
