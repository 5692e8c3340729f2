import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { type NamedStudent, selectStudentsByIds } from './named-students.db.ts'
import { whyNoPlace } from './why-no-place.ts'

/** So many are named in a refusal; of the others only how many they are. */
const mostSaid = 20

/** Refuses to name whoever is no student of the school, and whoever cannot sit an exam now; null where all can. */
export async function refuseToName(tx: Tx, studentIds: readonly string[]) {
  const wanted = new Set(studentIds)
  if (wanted.size === 0) return null
  const found = await selectStudentsByIds(tx, [...wanted])
  return found.length < wanted.size ? refuse('UNKNOWN_PERSON') : refuseUnplaced(found)
}

/** Names those who cannot sit an exam now: they have left, or are in no class. */
export function refuseUnplaced(named: readonly NamedStudent[]) {
  const left = named.flatMap(({ name, isActive, className }) => {
    const why = whyNoPlace({ isActive, hasClass: className !== null, hasBegun: false })
    return why === null ? [] : [{ name, why }]
  })
  if (left.length === 0) return null
  return refuse('STUDENTS_CANNOT_SIT', { students: left.slice(0, mostSaid), count: left.length })
}

/** Of whom an exam names, those who can be named for another one today. */
export const stillPlaced = (named: readonly NamedStudent[]) =>
  named.filter((one) => refuseUnplaced([one]) === null).map(({ id }) => id)
