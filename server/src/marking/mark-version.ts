import { selectKey } from '../exam/version/version.db.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { enqueue, type Worker } from '../platform/jobs/due-work.ts'
import type { Services } from '../platform/process/services.ts'
import { selectMarkedBefore } from './answers.db.ts'
import { markAttempts } from './mark-attempts.ts'
import { byKey } from './marking.db.ts'

/** The kind of due work that marks the papers of a version again by its newest key. */
export const markVersionAgain = 'mark_version'

/** So many papers in one transaction: a save waits for none of them for long. */
const mostAtOnce = 25

/** So many transactions in one turn: closing sittings, notices and other versions have theirs in between. */
const mostInTurn = 8

/**
 * Marks papers by the newest key, some at a time, until none was marked by an older one; after each turn it puts itself back behind
 * what else is due. Whatever is marked after a key was written is marked by it (`lockKeys`), so that none is left behind. A paper that
 * cannot be marked keeps no other waiting: it is tried again, like all due work that fails.
 */
export function markVersion({ pools }: Pick<Services, 'pools'>): Worker {
  return async ({ schoolId, reference }) => {
    // Versions before 082 asked for a second look under another name.
    const [versionId = ''] = reference.split(' ')
    const failures = new Map<string, unknown>()
    const mark = (ids: readonly string[]) => inSchool(pools.app, { schoolId }, (tx) => markAttempts(tx, ids, byKey))
    const findSome = () =>
      inSchool(pools.app, { schoolId }, async (tx) => {
        const { revision } = await selectKey(tx, versionId)
        return await selectMarkedBefore(tx, { versionId, revision, but: [...failures.keys()], limit: mostAtOnce })
      })
    const markEach = async (ids: readonly string[]) => {
      for (const id of ids) await mark([id]).catch((error: unknown) => failures.set(id, error))
    }
    let isMore = true
    let foundCount = 0
    for (let turn = 0; isMore && turn < mostInTurn; turn++) {
      const ids = await findSome()
      await mark(ids).catch(() => markEach(ids))
      isMore = ids.length === mostAtOnce
      foundCount += ids.length
    }
    // Where none could be marked it rests as all work that fails.
    if (isMore && foundCount > failures.size) {
      await inSchool(pools.app, { schoolId }, (tx) => enqueue(tx, markVersionAgain, reference))
    }
    const [failure] = failures.values()
    if (failure !== undefined) throw failure
  }
}
