import { howSat, type TimeAway } from '@sabimark/domain/attempt/how-sat.ts'
import { deviceWords } from '@sabimark/domain/words/device-words.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectMoves, selectOthersAt, selectPageLoads, selectSatAttempt } from './evidence.db.ts'

/** Nobody reads more of them; the counts are of all. */
const most = 200

/** How an attempt was sat, from what its log holds anyway. */
export async function readEvidence(tx: Tx, { attemptId }: { attemptId: string }) {
  const attempt = await selectSatAttempt(tx, attemptId)
  const [loads, moves, others] = await Promise.all([
    selectPageLoads(tx, attemptId),
    selectMoves(tx, attemptId),
    selectOthersAt(tx, { attemptId, ...attempt }),
  ])
  const at = (ms: number) => new Date(attempt.startedAt.getTime() + ms).toISOString()
  const atOrNull = (ms: number | null) => (ms === null ? null : at(ms))
  const { pages, away, outOfFull, waited, sleptCount, impossibleCount, ...times } = howSat(loads, moves, attempt.endMs)
  const placeOf = new Map(pages.map(({ epoch }, place) => [epoch, place + 1]))
  const timesOf = (times: readonly TimeAway[]) =>
    times.slice(0, most).map(({ epoch, leftMs, returnedMs }) => ({
      page: placeOf.get(epoch) ?? epoch,
      leftClaimed: at(leftMs),
      returnedClaimed: atOrNull(returnedMs),
    }))
  return {
    startedAt: attempt.startedAt.toISOString(),
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    endedBy: attempt.endedBy,
    pages: pages.slice(0, most).map(({ openedMs, address, device, otherAddresses, usedUntilMs }) => ({
      openedAt: at(openedMs),
      address,
      device: deviceWords(device),
      otherAddresses,
      othersCount: others.get(address) ?? 0,
      usedUntilClaimed: atOrNull(usedUntilMs),
    })),
    away: timesOf(away),
    awayCount: away.length,
    awayMs: away.reduce((sum, { leftMs, returnedMs }) => sum + (returnedMs === null ? 0 : returnedMs - leftMs), 0),
    ...(attempt.asksFullScreen && { fullScreen: { left: timesOf(outOfFull), leftCount: outOfFull.length } }),
    waited: waited.slice(0, most).map(({ count, firstMs, lastMs, arrivedMs, address, isLate }) => ({
      count,
      firstClaimed: at(firstMs),
      lastClaimed: at(lastMs),
      arrivedAt: at(arrivedMs),
      address,
      isLate,
    })),
    sleptCount,
    impossibleCount,
    reusedCount: attempt.reusedCount,
    ...times,
  }
}
