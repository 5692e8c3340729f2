import { isForNobody } from '@sabimark/domain/exam/further/further-sitting.ts'
import type { LockedSitting } from '../lock-sittings.db.ts'

type Placed = Pick<LockedSitting, 'sittingId' | 'opensAt' | 'closesAt' | 'isForAbsent' | 'isForClasses' | 'namedCount'>

/** Whether a change of an exam's sittings leaves one that is not over to nobody, which somebody could have sat before. */
export function leavesOneForNobody(before: readonly Placed[], after: readonly Placed[], now: Date): boolean {
  const were = new Set(before.filter((one) => isForNobody(one, before)).map(({ sittingId }) => sittingId))
  return after.some((one) => one.closesAt > now && isForNobody(one, after) && !were.has(one.sittingId))
}
