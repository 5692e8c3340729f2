import { mostExtraMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { mostOutageMinutes } from '@sabimark/domain/hall/hall-bounds.ts'
import { lostMinutes } from '@sabimark/domain/hall/lost-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { type LockedSitting, lockOptionalSitting } from '../../exam/lock-sittings.db.ts'
import { type CandidateRow, selectCandidateRows } from '../../exam/time/candidates.db.ts'
import { timeOfCandidatesChanged } from '../../exam/time/changed-meanwhile.ts'
import { endedAlone } from '../../exam/time/extend-sitting.ts'
import { minutesMore, notACandidate, outcomeOf } from '../../exam/time/give-time.ts'
import { planCompletion } from '../../exam/time/plan-close.ts'
import { tellExtraTime } from '../../exam/time/tell-time.ts'
import { insertChanges, lockRunning, moveDeadlines } from '../../exam/time/time.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import { insertLines, selectOptionalOutage } from '../acts/hall-lines.db.ts'
import { lockForHallAct } from '../acts/lock-for-hall-act.ts'
import { tooMuchTime } from '../acts/time-bound.ts'
import type { Hall } from '../hall.access.ts'
import { type SignedAttempt, selectSignedAttempts } from './signs.db.ts'

const minuteMs = 60_000

export type Outage = {
  examId: string
  sittingId: string
  from: string
  to: string
  ids: string[] | null
  /** Null: as much as each has lost. */
  minutes: number | null
  reason: string
  seen: string | null
  again?: true | undefined
}

/**
 * Gives candidates the time back that an outage took from them: what their logs say they lost, or what staff say. A second press for the same
 * minutes runs into the line of the first.
 */
export async function creditOutage(ctx: Ctx<Outage, Hall>) {
  const { tx, input, actor, note } = ctx
  const { examId, sittingId, seen, reason } = input
  const hall = await lockForHallAct(ctx, 'giveTime')
  if (isRefused(hall)) return hall
  const sitting = await lockOptionalSitting(tx, input)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  const [from, to] = [new Date(input.from), new Date(input.to)]
  if (!isOutage(tx, sitting, { from, to })) return refuse('NO_OUTAGE')
  const before = await selectOptionalOutage(tx, sittingId, { from, to, studentIds: input.ids })
  if (before && !(input.again && hall.isTheirs)) {
    return refuse('ALREADY_CREDITED', { by: before.by, at: before.at.toISOString() })
  }
  const { gifts, skipped, running } = await findGifts(tx, input, {
    ...{ from, to: to < tx.now ? to : tx.now },
    mayReopen: hall.isTheirs,
  })
  const ids = gifts.map(({ id }) => id)
  const changed = await timeOfCandidatesChanged(tx, { sittingId, change: seen }, ids)
  if (changed) return changed
  const tooMuch = await tooMuchTime(tx, hall, gifts)
  if (tooMuch) return tooMuch
  if (gifts.length === 0) return outcomeOf(gifts, skipped)

  const byMinutes = [...Map.groupBy(gifts, ({ minutes }) => minutes)].sort(([one], [other]) => other - one)
  for (const [minutes, some] of byMinutes) {
    const attemptIds = some.flatMap(({ id }) => running.get(id) ?? [])
    await moveDeadlines(tx, attemptIds, { kind: 'extra_time', ms: minutes * minuteMs, at: tx.now })
  }
  await insertChanges(
    tx,
    { sittingId, reason, by: actor.userId },
    gifts.map(({ id: studentId, minutes }) => ({
      ...{ studentId, kind: 'extra_time' as const, ms: minutes * minuteMs },
      byInvigilator: !hall.isTheirs,
    })),
  )
  const about = input.ids === null ? [null] : ids
  await insertLines(
    tx,
    { sittingId, by: actor.userId },
    about.map((studentId) => ({ studentId, kind: 'outage', text: reason, from, to })),
  )
  await planCompletion(tx, examId)
  await tellExtraTime(
    tx,
    { examId, sittingId, title: hall.title },
    gifts.map(({ id, minutes, row }) => ({
      userId: id,
      minutes: minutesMore(sitting, { ...row, givenMs: row.givenMs + minutes * minuteMs }),
    })),
  )
  await note('exam.time_credited', examId, { detail: { sittingId, from, to, studentIds: ids, reason } })
  return outcomeOf(gifts, skipped, byMinutes.map(saidOf))
}

/** Times are typed by the minute: a page whose clock is a little ahead may name the minute that is about to begin. */
function isOutage({ now }: Tx, { opensAt }: LockedSitting, { from, to }: { from: Date; to: Date }): boolean {
  const minutes = (to.getTime() - from.getTime()) / minuteMs
  const isOver = from < now && to.getTime() <= now.getTime() + minuteMs
  return minutes > 0 && minutes <= mostOutageMinutes && from >= opensAt && isOver
}

type GiftOf = { id: string; name: string; minutes: number; row: CandidateRow }

/** Who gets how much, and who nothing with why. */
async function findGifts(
  tx: Tx,
  { sittingId, ids, minutes }: Outage,
  { from, to, mayReopen }: { from: Date; to: Date; mayReopen: boolean },
) {
  const held = await lockRunning(tx, sittingId, ids)
  const running = new Map(held.map((one) => [one.studentId, one.attemptId]))
  // Whom staff have ended gets time back by name alone, and never with the room.
  const ended = new Set(ids === null ? held.filter((one) => one.isEndedAlone).map((one) => one.studentId) : [])
  const candidates = await selectCandidateRows(tx, sittingId, ids)
  const signed = await selectSignedAttempts(tx, sittingId, { studentIds: candidates.map(({ id }) => id), from, to })
  const attemptOf = new Map(signed.map((one) => [one.studentId, one]))
  // Of everybody, those who never began or have handed in themselves are not spoken of.
  const isConcerned = ({ id }: CandidateRow) =>
    running.has(id) || (attemptOf.get(id)?.endedBy ?? 'candidate') === 'time'
  const asked = ids === null ? candidates.filter(isConcerned) : candidates
  const between = { fromMs: from.getTime(), toMs: to.getTime() }
  const minutesOf = (id: string) => minutes ?? lostOf(attemptOf.get(id), between)
  const { chosen, skipped } = partRecords(asked, {
    ids: ids ?? asked.map(({ id }) => id),
    unknown: notACandidate,
    whySkipped: (row) =>
      ended.has(row.id)
        ? endedAlone
        : whyNothing(row, {
            attempt: attemptOf.get(row.id),
            runs: running.has(row.id),
            between,
            mayReopen,
            lost: minutesOf(row.id),
          }),
  })
  const gifts = chosen.map((row): GiftOf => ({ id: row.id, name: row.name, minutes: minutesOf(row.id), row }))
  return { gifts, skipped, running }
}

const lostOf = (attempt: SignedAttempt | undefined, between: { fromMs: number; toMs: number }) =>
  attempt ? lostMinutes({ at: attempt.at, beganAt: attempt.startedMs, endedAt: attempt.endedMs }, between) : 0

type Standing = {
  attempt: SignedAttempt | undefined
  runs: boolean
  between: { fromMs: number; toMs: number }
  /** Whoever asks may let them back in; others are told who may. */
  mayReopen: boolean
  lost: number
}

function whyNothing({ givenMs }: CandidateRow, { attempt, runs, between, mayReopen, lost }: Standing): string | null {
  if (!attempt) return 'Has not begun.'
  if (!runs) {
    const wasEnded = attempt.endedBy !== 'candidate' && attempt.endedMs >= between.fromMs
    if (!wasEnded) return 'Has handed in already.'
    // Why they were ended may be no outage at all: nobody is told to let them back in.
    if (attempt.isEndedAlone) return 'Was ended by staff.'
    return mayReopen
      ? 'Was ended by the clock: let them back in.'
      : 'Was ended by the clock: the teacher of this exam or an administrator can let them back in.'
  }
  if (attempt.startedMs >= between.toMs) return 'Began after it.'
  if (lost === 0) return 'Went on writing: nothing was lost.'
  if (givenMs + lost * minuteMs > mostExtraMinutes * minuteMs)
    return `Would have more than ${counted(mostExtraMinutes, 'minute')} of extra time.`
  return null
}

const mostNamed = 2

/** "7 minutes: Ada Sample, Bola Specimen and 12 others." */
function saidOf([minutes, some]: [number, GiftOf[]]): string {
  const names = some.slice(0, mostNamed).map(({ name }) => name)
  const others = some.length - names.length
  const who = others === 0 ? names.join(' and ') : `${names.join(', ')} and ${counted(others, 'other')}`
  return `${counted(minutes, 'minute')}: ${who}.`
}
