import type { CandidateStanding } from '@sabimark/domain/exam/time/candidate-standing.ts'
import { foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { ListInput } from '../../platform/list/read-list.ts'
import { selectNotReady, selectOptionalLiveSeal } from '../seal/seal.db.ts'
import { type CandidateRow, selectCandidateRows } from './candidates.db.ts'
import { readsReasons } from './time.access.ts'
import { selectOptionalNewestChange, selectOptionalTimes } from './time.db.ts'

/** More than any school has students. */
const mostListed = 100_000

type Asked = ListInput<'name'> & {
  examId: string
  sittingId: string
  status?: CandidateStanding | 'not_ready' | undefined
}

/**
 * A page of the candidates of a sitting, by name. A hall is read whole, as where each of them stands is known by the clock alone;
 * the cursor is the last of them that was shown.
 */
export async function listCandidates(tx: Tx, asked: Asked, actor: Actor) {
  if (!(await selectOptionalTimes(tx, asked))) return refuse('UNKNOWN_EXAM')
  // Before the rows: what is changed between the two is then taken for news, never for seen.
  const seen = (await selectOptionalNewestChange(tx, asked.sittingId))?.id ?? null
  const words = foldForSearch(asked.search ?? '').split(/\s+/)
  const all = await selectCandidateRows(tx, asked.sittingId)
  if (asked.order === 'desc') all.reverse()
  // Whoever was the last may stand elsewhere by now, where only some are listed: it goes on behind them all the same.
  const shown = asked.cursor === undefined ? 0 : all.findIndex(({ id }) => id === asked.cursor) + 1
  if (asked.cursor !== undefined && shown === 0) return refuse('BAD_REQUEST')
  const isIn = await narrowedTo(tx, asked)
  const found = all.filter(
    (row, place) => place >= shown && isIn(row) && words.every((word) => row.findKey.includes(word)),
  )
  const reads = await readsReasons(tx, actor, asked.examId)
  const items = found.slice(0, asked.size)
  const hasMore = items.length < found.length
  return {
    items: items.map((row) => (reads ? { ...asCandidate(row), seen } : withoutReason(row))),
    nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null,
    total: asked.cursor === undefined ? found.length : null,
  }
}

/** Who is not ready is known by the seal of the sitting, and not by where they stand; where it is not offered, nobody is. */
async function narrowedTo(tx: Tx, { sittingId, status }: Asked): Promise<(row: CandidateRow) => boolean> {
  if (status !== 'not_ready') return ({ state }) => status === undefined || state === status
  const seal = await selectOptionalLiveSeal(tx, sittingId)
  const unready = seal ? await selectNotReady(tx, sittingId, seal.sealId, mostListed) : []
  const ids = new Set(unready.map(({ id }) => id))
  return ({ id }) => ids.has(id)
}

/** A colleague of the subject reads where everybody stands; why one of them has more time may be an illness. */
const withoutReason = (row: CandidateRow) => ({ ...asCandidate(row), reason: null, reasonBy: null, seen: null })

function asCandidate({
  state: status,
  endsAt,
  givenMs,
  findKey: _key,
  hasBegun: _begun,
  attemptsLeft: _left,
  onDeviceSince,
  ...row
}: CandidateRow) {
  const device = onDeviceSince && { onDeviceSince: onDeviceSince.toISOString() }
  return { ...row, status, endsAt: endsAt?.toISOString() ?? null, extraMinutes: givenMs / 60_000, ...device }
}
