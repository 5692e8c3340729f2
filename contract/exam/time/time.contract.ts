import { oc } from '@orpc/contract'
import { unreadyReasons } from '@sabimark/domain/exam/seal/unready.ts'
import { candidateStandings } from '@sabimark/domain/exam/time/candidate-standing.ts'
import { mostMinutesGiven, timeChanges } from '@sabimark/domain/exam/time/candidate-time.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../../list.ts'
import { actOutcome, ids, lastingOutcome } from '../../record.ts'
import { refuses } from '../../refusal.ts'
import { id, instant } from '../../text.ts'
import { actReason } from '../act-reason.ts'
import { examDetail } from '../exam.contract.ts'

const tags = ['exam']
const reason = actReason
const minutes = z.int().min(1).max(mostMinutesGiven)
const ofSitting = { examId: id, sittingId: id }
const ofCandidates = { ...ofSitting, ids, reason }
const acting = oc.meta({ demoNoun: 'exams' })
const refusals = ['UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'UNAVAILABLE'] as const

/**
 * The newest of a sitting's changes as it was read (`changes` of getSitting, the first; `seen` of a candidate), null where there was none:
 * time that is given adds up, so that whoever gives it says what they saw. Whatever was changed after it, of what they give time to, is
 * looked at first.
 */
const seenChange = id.nullable()

/** Of `reopened`: whether the candidate could read their score before. Absent where nobody wrote it down. */
export const wasScoreShown = z.boolean().optional()

/** A candidate of a sitting as staff see them. `id` is the student's. */
const candidate = z.object({
  id,
  name: z.string(),
  studentNumber: z.string(),
  className: z.string().nullable(),
  status: z.enum(candidateStandings),
  /** Of who sits it now. */
  endsAt: instant.nullable(),
  /** Standing extra time, in percent of the duration. */
  extraPercent: z.int(),
  /** What staff gave in this sitting. */
  extraMinutes: z.int(),
  isExcused: z.boolean(),
  /** Of who is `on_device`: since when they have the paper there. Absent of others. */
  onDeviceSince: instant.optional(),
  /**
   * Of who is expected, where the sitting is offered without a network: why no device of theirs is ready, null where one is. `at`: when it
   * was ready, or asked last.
   */
  readiness: z.object({ why: z.enum(unreadyReasons).nullable(), at: instant.nullable() }).optional(),
  /** They have their place by name, not with a class. */
  isNamed: z.boolean(),
  /** Why time or an excuse was given last, and by whom; null for colleagues of the exam's owner. */
  reason: z.string().nullable(),
  reasonBy: z.string().nullable(),
  /**
   * The newest change of the sitting this was read after. Whoever gives time to candidates that were read at several moments says the
   * oldest of theirs. Null for colleagues of the exam's owner, and where nothing was changed.
   */
  seen: seenChange,
})

/**
 * The time of a sitting and of its candidates (decision 061). All of it is refused while the server's clock is not trusted
 * (UNAVAILABLE), as are starts and saves.
 */
export const examTimeContract = {
  /** A sitting as it runs: how many candidates stand where, and what staff have changed of its time, the newest first. */
  getSitting: oc
    .route({ method: 'GET', path: '/exams/{examId}/sittings/{sittingId}', tags, summary: 'Read a sitting as it runs' })
    .input(z.object(ofSitting))
    .output(
      z.object({
        opensAt: instant,
        closesAt: instant,
        durationMinutes: z.int(),
        /** The last end of anybody who sits it; null where nobody does. */
        lastEndsAt: instant.nullable(),
        /** `expected`: all of them but who is excused. */
        counts: z.object({
          expected: z.int(),
          not_begun: z.int(),
          running: z.int(),
          handed_in: z.int(),
          excused: z.int(),
          absent: z.int(),
          /** Who may have begun on a device that is ready, and was not heard of. Absent: nobody. */
          on_device: z.int().optional(),
        }),
        changes: z.array(
          z.object({
            id,
            kind: z.enum(timeChanges),
            minutes: z.number(),
            reason: z.string(),
            by: z.string().nullable(),
            at: instant,
            /**
             * Whom it is about; null where it is about the whole sitting, or the student was deleted since. Lines about candidates are
             * for the exam's owner and administrators.
             */
            student: z.string().nullable(),
            wasScoreShown,
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM')),

  /** Whom a sitting expects or expected, and who began it, by name. `ready`, `not_ready`: who is expected and has a device that is ready to sit it without a network, or has none. */
  listCandidates: oc
    .route({
      method: 'GET',
      path: '/exams/{examId}/sittings/{sittingId}/candidates',
      tags,
      summary: 'List the candidates of a sitting',
    })
    .input(
      listInput(['name'], { ...ofSitting, status: z.enum([...candidateStandings, 'ready', 'not_ready']).optional() }),
    )
    .output(listOutput(candidate))
    .errors(refuses('UNKNOWN_EXAM', 'BAD_REQUEST')),

  /**
   * `by.minutes`: everybody has so many more, who sits it now and who begins later, and the doors close as much later.
   * `by.until`: the doors alone close later. Nobody ever gets less. An exam that is over opens again, unless candidates may have
   * read right answers. Where the sitting closes at another time than was `seen`, or was given or taken time after the change that was,
   * nothing is given. `leftOut`: whom staff have ended and who gets nothing of it, with why, and how many have handed in, which stays so.
   */
  extend: acting
    .route({ method: 'POST', path: '/exams/{examId}/extend', tags, summary: 'Extend a sitting' })
    .input(
      z.object({
        ...ofSitting,
        by: z.union([z.strictObject({ minutes }), z.strictObject({ until: instant.max(30) })]),
        seen: z.object({ closesAt: instant.max(30), change: seenChange }),
        reason,
      }),
    )
    .output(examDetail.extend({ leftOut: z.object({ ended: actOutcome.shape.skipped, handedInCount: z.int() }) }))
    .errors(refuses(...refusals, 'TIME_CHANGED_MEANWHILE', 'ANSWERS_SHOWN', 'CLOSES_NO_LATER', 'INVALID_TIME')),

  /** Shuts the doors. Who sits it has the time they have (`run_out`), or ends within three minutes, so that each room hears of it first (`end_now`). */
  closeNow: acting
    .route({ method: 'POST', path: '/exams/{examId}/close-now', tags, summary: 'Close a sitting now' })
    .input(z.object({ ...ofSitting, runners: z.enum(['run_out', 'end_now']), reason }))
    .output(examDetail)
    .errors(refuses(...refusals)),

  /**
   * Extra time for candidates of one sitting, before they begin or while they sit it. Where one of them was given time, or had some
   * taken back, after the change that was `seen`, nobody is given any.
   */
  giveTime: acting
    .route({ method: 'POST', path: '/exams/{examId}/extra-time', tags, summary: 'Give candidates extra time' })
    .input(z.object({ ...ofCandidates, minutes, seen: seenChange }))
    .output(lastingOutcome)
    .errors(refuses(...refusals, 'TIME_CHANGED_MEANWHILE')),

  /** Takes back extra time of candidates who have not begun. `seen`: as in giveTime. */
  takeTimeBack: acting
    .route({ method: 'POST', path: '/exams/{examId}/extra-time/back', tags, summary: 'Take extra time back' })
    .input(z.object({ ...ofCandidates, seen: seenChange }))
    .output(lastingOutcome)
    .errors(refuses(...refusals, 'TIME_CHANGED_MEANWHILE')),

  /** Who is excused is not called absent. `isExcused` false: they are expected again. */
  excuse: acting
    .route({ method: 'POST', path: '/exams/{examId}/excuse', tags, summary: 'Excuse candidates' })
    .input(z.object({ ...ofCandidates, isExcused: z.boolean() }))
    .output(lastingOutcome)
    .errors(refuses(...refusals)),
}
