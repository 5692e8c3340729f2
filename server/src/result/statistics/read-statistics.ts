import { glanceAtContent } from '../../exam/version/content.ts'
import { selectKey } from '../../exam/version/version.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuseLacking } from '../../school/plan-lacks.ts'
import { alikeVersions } from './alike-versions.ts'
import { storeStatistics } from './compute-statistics.ts'
import { described } from './described.ts'
import {
  askForStatistics,
  type Copy,
  type Standing,
  selectIsShuffled,
  selectOptionalCopy,
  selectStanding,
} from './statistics.db.ts'

/** Between two computings for who looks at them; the first comes at once. */
const betweenMs = 60_000

/** So many papers are computed while somebody waits for them, which takes milliseconds. */
const mostAtOnce = 60

/**
 * The newest statistics of an exam. Those of a class are computed here where they are not there or stale; those of more papers are
 * asked for, and until they come the answer says that they are stale.
 */
export async function readStatistics(tx: Tx, { examId }: { examId: string }, atOnce = mostAtOnce) {
  const lacking = await refuseLacking(tx, 'item_statistics')
  if (lacking) return lacking
  const isShuffled = await selectIsShuffled(tx, examId)
  const version = await alikeVersions(tx, examId)
  if (!version) return { paperCount: 0, waitingCount: 0, copy: null, isStale: false, isShuffled }
  const { versionIds } = version
  const standing = await selectStanding(tx, examId, versionIds)
  let copy = await selectOptionalCopy(tx, examId)
  let isStale = copy ? isOther(copy, standing) : standing.paperCount > 0
  if (isStale && standing.paperCount <= atOnce) {
    await storeStatistics(tx, examId)
    copy = await selectOptionalCopy(tx, examId)
    isStale = copy === undefined || isOther(copy, standing)
  }
  if (isStale) await askForStatistics(tx, examId, dueAfter(copy, tx.now))
  const { paperCount, waitingCount } = standing
  return {
    paperCount,
    waitingCount,
    isShuffled,
    isStale: copy !== undefined && isStale,
    // Questions without a paper say nothing.
    copy: copy && copy.paperCount > 0 ? await asSent(tx, copy) : null,
  }
}

function isOther(copy: Copy, { paperCount, markedSum }: Standing): boolean {
  return copy.paperCount !== paperCount || copy.markedSum !== markedSum
}

function dueAfter(copy: Copy | undefined, now: Date): Date {
  // Figures of no paper show nobody anything.
  return copy && copy.paperCount > 0 ? new Date(Math.max(now.getTime(), copy.computedAt.getTime() + betweenMs)) : now
}

async function asSent(tx: Tx, { versionId, figures, keyRevision, computedAt }: Copy) {
  const { content, authorOrder } = await glanceAtContent(tx, versionId)
  const { key } = await selectKey(tx, versionId)
  const { whole, questions } = figures
  return {
    asOf: computedAt.toISOString(),
    keyRevision,
    whole,
    questions: described(questions, { content, authorOrder, key }),
  }
}
