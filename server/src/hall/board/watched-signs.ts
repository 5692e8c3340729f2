import type { KeptSign } from '../presence/presence.db.ts'
import type { Touched } from './touched.ts'

/** When each candidate of a sitting was heard last, by student: a sign that is the same is the same object. */
type WatchedSigns = {
  /** Since when signs are to be read by a reading that begins `at` (of its reader's clock); null: all of them. */
  since(at: number, touched: Touched): Date | null
  /** Those that were read, as of `now`. Where all were, forgets of whom there is no sign any more. */
  take(
    read: { signs: readonly KeptSign[]; since: Date | null; now: Date },
    touched: Touched,
  ): ReadonlyMap<string, KeptSign>
}

/** So long signs may be under way from the moment they bear to where others read them. One that takes longer is read with all of them. */
const writingMs = 2_000
/** All of them are read so often, whatever else has made a reading look at everybody meanwhile. */
const wholeEveryMs = 30_000

/** Goes on from the signs of the reading before by those that were written since; where everybody is touched, and each half minute, by all. */
export function watchSigns(): WatchedSigns {
  const known = new Map<string, KeptSign>()
  let readTo: Date | undefined
  let wholeAt = -Infinity
  return {
    since: (at, touched) => {
      if (readTo && !touched.all && at - wholeAt < wholeEveryMs) return new Date(readTo.getTime() - writingMs)
      wholeAt = at
      return null
    },
    take: ({ signs, since, now }, touched) => {
      if (since === null) {
        const here = new Set(signs.map(({ studentId }) => studentId))
        for (const id of known.keys()) if (!here.has(id) && known.delete(id)) touched.students.add(id)
      }
      for (const sign of signs) {
        const before = known.get(sign.studentId)
        if (before && isSame(before, sign)) continue
        known.set(sign.studentId, sign)
        touched.students.add(sign.studentId)
      }
      readTo = now
      return known
    },
  }
}

const isSame = (one: KeptSign, other: KeptSign) =>
  one.heardMs === other.heardMs && one.lane === other.lane && one.waiting === other.waiting
