import { glanceAtContent } from '../../exam/version/content.ts'
import { selectKey } from '../../exam/version/version.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuseLacking } from '../../school/plan-lacks.ts'
import { alikeVersions } from './alike-versions.ts'
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

/**
 * The newest statistics of an exam, also where they are stale: what has changed since says so, and they are computed again. Nothing
 * is computed here.
 */
export async function readStatistics(tx: Tx, { examId }: { examId: string }) {
  const lacking = await refuseLacking(tx, 'item_statistics')
  if (lacking) return lacking
  const isShuffled = await selectIsShuffled(tx, examId)
  const version = await alikeVersions(tx, examId)
  if (!version) return { paperCount: 0, waitingCount: 0, copy: null, isStale: false, isShuffled }
  const { versionIds } = version
  const standing = await selectStanding(tx, examId, versionIds)
  const copy = await selectOptionalCopy(tx, examId)
  const isStale = copy ? isOther(copy, standing) : standing.paperCount > 0
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
  return copy ? new Date(Math.max(now.getTime(), copy.computedAt.getTime() + betweenMs)) : now
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
