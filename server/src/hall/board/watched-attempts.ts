import type { Tx } from '../../platform/database/tenant.ts'
import { selectAttempts, type WatchedAttempt } from './board.db.ts'
import type { Touched } from './touched.ts'

/** Reads the newest attempt of each candidate of a sitting, by student, by their states (`selectLook`): one that has not changed is the same object. */
export type WatchedAttempts = (
  tx: Tx,
  states: readonly string[],
  touched: Touched,
) => Promise<ReadonlyMap<string, WatchedAttempt>>

/** Of an attempt whose log has grown, and nothing else, only that is taken over; one that is another in anything more is read anew. */
export function watchAttempts(): WatchedAttempts {
  const known = new Map<string, { state: string; attempt: WatchedAttempt }>()
  const newest = new Map<string, WatchedAttempt>()

  /** The newest of its student, or what is known of it now. */
  const keep = (state: string, attempt: WatchedAttempt) => {
    known.set(attempt.attemptId, { state, attempt })
    const other = newest.get(attempt.studentId)
    if (!other || other.attemptNumber <= attempt.attemptNumber) newest.set(attempt.studentId, attempt)
  }
  return async (tx, states, touched) => {
    const grown: [string, WatchedAttempt][] = []
    const others = new Map<string, string>()
    let seen = 0
    for (const state of states) {
      const id = state.slice(0, state.indexOf(' '))
      const before = known.get(id)
      if (before) seen += 1
      // Part of one long text, which is kept as long as any part of it: so of all attempts the newest.
      if (before?.state === state) before.state = state
      else if (before && headOf(before.state) === headOf(state))
        grown.push([state, { ...before.attempt, stored: Number(state.slice(headOf(state).length)) }])
      else others.set(id, state)
    }
    const read = others.size > 0 ? await selectAttempts(tx, [...others.keys()]) : []
    if (seen < known.size) {
      const here = new Set(states.map((state) => state.slice(0, state.indexOf(' '))))
      newest.clear()
      for (const [id, { state, attempt }] of known) {
        if (here.has(id)) keep(state, attempt)
        else known.delete(id) && touched.students.add(attempt.studentId)
      }
    }
    for (const attempt of read) grown.push([others.get(attempt.attemptId) ?? '', attempt])
    for (const [state, attempt] of grown) {
      keep(state, attempt)
      touched.students.add(attempt.studentId)
    }
    return newest
  }
}

/** Of a state all but how much is stored, which is its end. */
const headOf = (state: string) => state.slice(0, state.lastIndexOf(' '))
