import type { Tx } from '../../platform/database/tenant.ts'
import { type Look, selectAttempts, type WatchedAttempt } from './board.db.ts'
import type { Touched } from './touched.ts'

/** The newest attempt of each candidate of a sitting, by student, after one more look: one that has not changed is the same object. */
export type WatchedAttempts = (
  tx: Tx,
  look: Pick<Look, 'attempts' | 'loads'> & { isWhole: boolean },
  touched: Touched,
) => Promise<ReadonlyMap<string, WatchedAttempt>>

/** An attempt that was written again is read anew; of one whose log has grown, and nothing else, only that is taken over. */
export function watchAttempts(): WatchedAttempts {
  const known = new Map<string, { writing: string; attempt: WatchedAttempt }>()
  /** How many moves are stored of each page load of an attempt. */
  const loads = new Map<string, Map<string, number>>()
  const newest = new Map<string, WatchedAttempt>()

  const storedOf = (attemptId: string) => {
    let stored = 0
    for (const count of loads.get(attemptId)?.values() ?? []) stored += count
    return stored
  }
  /** The newest of its student, or what is known of it now. */
  const keep = (writing: string, attempt: WatchedAttempt) => {
    known.set(attempt.attemptId, { writing, attempt })
    const other = newest.get(attempt.studentId)
    if (!other || other.attemptNumber <= attempt.attemptNumber) newest.set(attempt.studentId, attempt)
  }
  const forgetOthersThan = (here: ReadonlySet<string>, touched: Touched) => {
    newest.clear()
    for (const [id, { writing, attempt }] of known) {
      if (here.has(id)) keep(writing, attempt)
      else known.delete(id) && loads.delete(id) && touched.students.add(attempt.studentId)
    }
  }
  return async (tx, look, touched) => {
    for (const [id, epoch, stored] of look.loads) {
      const ofAttempt = loads.get(id)
      if (ofAttempt) ofAttempt.set(epoch, Number(stored))
      else loads.set(id, new Map([[epoch, Number(stored)]]))
    }
    const writings = new Map(look.attempts)
    const others = [...writings.keys()].filter((id) => known.get(id)?.writing !== writings.get(id))
    const read = others.length > 0 ? await selectAttempts(tx, others) : []
    if (look.isWhole) forgetOthersThan(new Set(writings.keys()), touched)
    const changed = read.map((attempt) => ({
      writing: writings.get(attempt.attemptId) ?? '',
      attempt: { ...attempt, stored: storedOf(attempt.attemptId) },
    }))
    const isRead = new Set(others)
    for (const id of new Set(look.loads.map(([attemptId]) => attemptId))) {
      const before = known.get(id)
      if (!before || isRead.has(id)) continue
      const stored = storedOf(id)
      if (before.attempt.stored !== stored) changed.push({ ...before, attempt: { ...before.attempt, stored } })
    }
    for (const { writing, attempt } of changed) {
      keep(writing, attempt)
      touched.students.add(attempt.studentId)
    }
    return newest
  }
}
