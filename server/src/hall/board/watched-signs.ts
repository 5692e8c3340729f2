import type { Tx } from '../../platform/database/tenant.ts'
import { type KeptSign, selectPresence } from '../presence/presence.db.ts'
import type { Touched } from './touched.ts'

/** Reads when each candidate of a sitting was heard last, by student: a sign that is the same is the same object. */
export type WatchedSigns = (tx: Tx, sittingId: string, touched: Touched) => Promise<ReadonlyMap<string, KeptSign>>

/** So long signs may be under way from the moment they bear to where others read them. One that takes longer is read with all of them. */
const writingMs = 2_000

/** Reads whose signs were written since the last reading; all of them where all are touched, and then forgets of whom there is no sign any more. */
export function watchSigns(): WatchedSigns {
  const known = new Map<string, KeptSign>()
  let readTo: Date | undefined
  return async (tx, sittingId, touched) => {
    const since = touched.all || !readTo ? null : new Date(readTo.getTime() - writingMs)
    const signs = await selectPresence(tx, sittingId, since)
    if (since === null) {
      const here = new Set(signs.map(({ studentId }) => studentId))
      for (const id of known.keys()) if (!here.has(id)) known.delete(id)
    }
    for (const sign of signs) {
      const before = known.get(sign.studentId)
      if (before && isSame(before, sign)) continue
      known.set(sign.studentId, sign)
      touched.students.add(sign.studentId)
    }
    readTo = tx.now
    return known
  }
}

const isSame = (one: KeptSign, other: KeptSign) =>
  one.heardMs === other.heardMs && one.lane === other.lane && one.waiting === other.waiting
