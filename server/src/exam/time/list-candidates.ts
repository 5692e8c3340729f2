import type { CandidateStanding } from '@sabimark/domain/exam/time/candidate-standing.ts'
import { foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { ListInput } from '../../platform/list/read-list.ts'
import { type CandidateRow, selectCandidateRows } from './candidates.db.ts'
import { readsReasons } from './time.access.ts'
import { selectOptionalNewestChange, selectOptionalTimes } from './time.db.ts'

type Asked = ListInput<'name'> & { examId: string; sittingId: string; status?: CandidateStanding | undefined }

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
  const found = all.filter(
    ({ state, findKey }, place) =>
      place >= shown &&
      (asked.status === undefined || state === asked.status) &&
      words.every((word) => findKey.includes(word)),
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

/** A colleague of the subject reads where everybody stands; why one of them has more time may be an illness. */
const withoutReason = (row: CandidateRow) => ({ ...asCandidate(row), reason: null, reasonBy: null, seen: null })

function asCandidate({
  state: status,
  endsAt,
  givenMs,
  findKey: _key,
  hasBegun: _begun,
  attemptsLeft: _left,
  ...row
}: CandidateRow) {
  return { ...row, status, endsAt: endsAt?.toISOString() ?? null, extraMinutes: givenMs / 60_000 }
}
