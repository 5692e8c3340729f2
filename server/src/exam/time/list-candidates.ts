import { whyUnready } from '@sabimark/domain/exam/seal/unready.ts'
import type { CandidateStanding } from '@sabimark/domain/exam/time/candidate-standing.ts'
import { foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { ListInput } from '../../platform/list/read-list.ts'
import { type Preparedness, selectOptionalLiveSeal, selectPreparedness } from '../seal/seal.db.ts'
import { type CandidateRow, selectCandidateRows } from './candidates.db.ts'
import { readsReasons } from './time.access.ts'
import { selectOptionalNewestChange, selectOptionalTimes } from './time.db.ts'

type Asked = ListInput<'name'> & {
  examId: string
  sittingId: string
  status?: CandidateStanding | 'ready' | 'not_ready' | undefined
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
  const prepared = await preparedOf(tx, asked.sittingId)
  const isIn = narrowedTo(asked, prepared)
  const found = all.filter(
    (row, place) => place >= shown && isIn(row) && words.every((word) => row.findKey.includes(word)),
  )
  const reads = await readsReasons(tx, actor, asked.examId)
  const items = found.slice(0, asked.size)
  const hasMore = items.length < found.length
  return {
    items: items.map((row) => {
      const known = prepared.get(row.id)
      const one = { ...asCandidate(row), ...(known && { readiness: readinessOf(known) }) }
      return reads ? { ...one, seen } : { ...one, ...withoutReason }
    }),
    nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null,
    total: asked.cursor === undefined ? found.length : null,
  }
}

type Prepared = ReadonlyMap<string, Preparedness>

/** Of each who is expected; of nobody where the sitting is not offered without a network. */
async function preparedOf(tx: Tx, sittingId: string): Promise<Prepared> {
  const seal = await selectOptionalLiveSeal(tx, sittingId)
  const all = seal ? await selectPreparedness(tx, sittingId, seal.sealId) : []
  return new Map(all.map((one) => [one.id, one]))
}

/** Who is ready is known by the seal of the sitting, and not by where they stand; where it is not offered, nobody is or is not. */
function narrowedTo({ status }: Asked, prepared: Prepared): (row: CandidateRow) => boolean {
  if (status !== 'ready' && status !== 'not_ready') return ({ state }) => status === undefined || state === status
  return ({ id }) => {
    const one = prepared.get(id)
    return one !== undefined && (one.readyAt !== null) === (status === 'ready')
  }
}

function readinessOf(known: Preparedness) {
  return { why: whyUnready(known), at: (known.readyAt ?? known.unreadyAt ?? known.fetchedAt)?.toISOString() ?? null }
}

/** A colleague of the subject reads where everybody stands; why one of them has more time may be an illness. */
const withoutReason = { reason: null, reasonBy: null, seen: null }

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
