import { mostMinutesByInvigilator } from '@sabimark/domain/hall/hall-bounds.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Hall } from '../hall.access.ts'
import { selectGivenByInvigilators } from './given-by-invigilators.db.ts'

/** Refuses what would be more than an invigilator gives a candidate of a sitting in all; null where it is not, or the exam is theirs. */
export async function tooMuchTime(tx: Tx, hall: Hall, gifts: readonly { id: string; minutes: number }[]) {
  if (hall.isTheirs) return null
  const given = await selectGivenByInvigilators(
    tx,
    hall.sittingId,
    gifts.map(({ id }) => id),
  )
  const isTooMuch = gifts.some(({ id, minutes }) => (given.get(id) ?? 0) / 60_000 + minutes > mostMinutesByInvigilator)
  return isTooMuch ? refuse('TOO_MUCH_TIME', { mostMinutes: mostMinutesByInvigilator }) : null
}
