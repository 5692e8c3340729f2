import { oc } from '@orpc/contract'
import { mostMinutesGiven, timeChanges } from '@sabimark/domain/exam/time/candidate-time.ts'
import { flagKinds } from '@sabimark/domain/hall/flags.ts'
import { mostNoteLength } from '@sabimark/domain/hall/hall-bounds.ts'
import { lights } from '@sabimark/domain/hall/light.ts'
import { mostMinutesReopened } from '@sabimark/domain/hall/reopen.ts'
import { z } from 'zod'
import { actReason } from '../exam/act-reason.ts'
import { wasScoreShown } from '../exam/time/time.contract.ts'
import { ids, lastingOutcome } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id, instant, text } from '../text.ts'

const tags = ['hall']
const ofSitting = { examId: id, sittingId: id }
const place = z.int().min(0)
const person = z.object({ id, name: z.string() })
const acting = oc.meta({ demoNoun: 'exams' })
const minutes = z.int().min(1).max(mostMinutesGiven)
/** The newest change of the sitting's time as it was read: `seen` of the board. */
const seen = id.nullable()
const actRefusals = ['UNKNOWN_EXAM', 'NOT_IN_THIS_HALL', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'UNAVAILABLE'] as const
const inHall = ['UNKNOWN_EXAM', 'NOT_IN_THIS_HALL'] as const

/** Who invigilates a sitting, by name; `staff`: whom one can choose from, where the reader may assign, else nobody. */
const invigilators = z.object({ items: z.array(person), mayAssign: z.boolean(), staff: z.array(person) })

/** What about an attempt is to be looked at: how often, and of pages that were left how long in all. */
const flag = z.object({ kind: z.enum(flagKinds), count: z.int().optional(), ms: z.int().optional() })

/** The sitting a hall is of. */
const sitting = z.object({
  title: z.string(),
  subject: z.string(),
  opensAt: instant,
  closesAt: instant,
  durationMinutes: z.int(),
  questionCount: z.int(),
})

/** A candidate on the board. All but `waiting`, which is their device's word, is what the log holds. */
const boardRow = z.object({
  /** Null of who has not begun. */
  attemptId: id.nullable(),
  light: z.enum(lights),
  /** When they were heard last; null for never. */
  heardAt: instant.nullable(),
  /** Questions that have an answer. */
  answered: z.int(),
  /** Moves their device has not sent yet, as far as it has said; null where it has not. */
  waiting: z.int().nullable(),
  /** Of who sits it now. */
  endsAt: instant.nullable(),
  extraMinutes: z.int(),
  /** Of who is `on_device`: since when they have the paper there. Null of others. */
  onDeviceSince: instant.nullable(),
  flags: z.array(flag),
})

/** What has changed of a row, and nothing else. `place`: where it stands on the board. */
const changedRow = boardRow.omit({ heardAt: true }).partial().extend({ place })

/**
 * The hall: who watches over a sitting, and what they see of it while it is sat. Every call but `today` is for the exam's owner,
 * administrators and the invigilators of this sitting (NOT_IN_THIS_HALL); another school's sitting is UNKNOWN_EXAM.
 */
export const hallContract = {
  /**
   * The sittings of today in Lagos, and those open now, that the caller invigilates; `later`: those of days after today. The soonest first,
   * 50 of each at most.
   */
  today: oc
    .route({ method: 'GET', path: '/hall/today', tags, summary: 'List the sittings of today' })
    .output(
      z.object({
        items: z.array(
          z.object({
            ...ofSitting,
            title: z.string(),
            subject: z.string(),
            classes: z.array(z.string()),
            opensAt: instant,
            closesAt: instant,
            expected: z.int(),
            running: z.int(),
          }),
        ),
        later: z.array(z.object({ ...ofSitting, title: z.string(), classes: z.array(z.string()), opensAt: instant })),
      }),
    )
    .errors(refuses()),

  invigilators: oc
    .route({
      method: 'GET',
      path: '/exams/{examId}/sittings/{sittingId}/invigilators',
      tags,
      summary: 'List the invigilators of a sitting',
    })
    .input(z.object(ofSitting))
    .output(invigilators)
    .errors(refuses(...inHall)),

  /**
   * Makes active staff of the school invigilators of a sitting, or ends that they are, and tells who has become one. `skipped`: who is
   * not active staff. For the exam's owner and administrators.
   */
  assign: oc
    .meta({ demoNoun: 'exams' })
    .route({
      method: 'POST',
      path: '/exams/{examId}/sittings/{sittingId}/invigilators',
      tags,
      summary: 'Choose the invigilators of a sitting',
    })
    .input(z.object({ ...ofSitting, userIds: z.array(id).min(1).max(20), isAssigned: z.boolean() }))
    .output(invigilators.extend({ skipped: z.array(z.object({ id, name: z.string(), why: z.string() })) }))
    .errors(refuses('UNKNOWN_EXAM')),

  /**
   * A sitting as it is sat. `since`, of the last answer, asks for what has changed after it; where that is too long ago, or anybody has
   * come or gone, it is all (`isWhole`). `people` by name and the row of each, with `isWhole` alone; else what has `changed`, and who was
   * `heard` since, how many seconds before `readAt`. `seen`: the newest change of the sitting's
   * time, which acts on time carry.
   */
  board: oc
    .route({
      method: 'GET',
      path: '/exams/{examId}/sittings/{sittingId}/board',
      tags,
      summary: 'Read the board of a sitting',
    })
    .input(z.object({ ...ofSitting, since: text(100).optional() }))
    .output(
      z.object({
        readAt: instant,
        since: z.string(),
        isWhole: z.boolean(),
        seen: id.nullable(),
        sitting,
        /** What the reader may do here. `giveMost`: minutes at once. */
        may: z.object({
          giveMost: z.int(),
          giveTime: z.boolean(),
          endFor: z.boolean(),
          credit: z.boolean(),
          reopen: z.boolean(),
          slips: z.boolean(),
          assign: z.boolean(),
          evidence: z.boolean(),
        }),
        people: z.array(
          z.object({ id, name: z.string(), studentNumber: z.string(), className: z.string().nullable() }),
        ),
        counts: z.record(z.enum(lights), z.int()),
        rows: z.array(boardRow),
        changed: z.array(changedRow),
        heard: z.array(z.tuple([place, z.int()])),
      }),
    )
    .errors(refuses(...inHall)),

  /** As exam.giveTime, by who is in the hall. An invigilator gives a candidate 30 minutes of the sitting in all (TOO_MUCH_TIME). */
  giveTime: acting
    .route({
      method: 'POST',
      path: '/exams/{examId}/sittings/{sittingId}/extra-time',
      tags,
      summary: 'Give candidates of a hall extra time',
    })
    .input(z.object({ ...ofSitting, ids, minutes, seen, reason: actReason }))
    .output(lastingOutcome)
    .errors(refuses(...actRefusals, 'TIME_CHANGED_MEANWHILE', 'TOO_MUCH_TIME')),

  /** Ends candidates who sit it within three minutes, so that each room hears of it first: nothing that was typed is lost. */
  endFor: acting
    .route({
      method: 'POST',
      path: '/exams/{examId}/sittings/{sittingId}/end',
      tags,
      summary: 'End a sitting for some of its candidates',
    })
    .input(z.object({ ...ofSitting, ids, reason: actReason }))
    .output(lastingOutcome)
    .errors(refuses(...actRefusals)),

  /** Writes down something that happened, about one candidate or the whole room. It stays; a hall has 500 at most (TOO_MANY_NOTES). */
  note: acting
    .route({
      method: 'POST',
      path: '/exams/{examId}/sittings/{sittingId}/notes',
      tags,
      summary: 'Write a note about a hall',
      successStatus: 201,
    })
    .input(z.object({ ...ofSitting, text: text(mostNoteLength), studentId: id.optional() }))
    .output(z.object({ id }))
    .errors(refuses(...inHall, 'UNKNOWN_PERSON', 'UNAVAILABLE', 'TOO_MANY_NOTES')),

  /**
   * Gives time back that an outage took. `minutes` null: to each what they lost, which is the longest stretch within it without a sign of
   * theirs; who went on gets nothing, and `skipped` says so. `ids` null: everybody who sits it. Asked as a rehearsal, `effects` says who
   * would get how much. `to` may lie up to a minute ahead, since times are typed by the minute; what is to come of it counts for nobody.
   * Minutes for which time was given back already are refused (ALREADY_CREDITED), unless the exam's owner or an
   * administrator gives it `again`. An invigilator gives 30 minutes at most, as in giveTime.
   */
  credit: acting
    .route({
      method: 'POST',
      path: '/exams/{examId}/sittings/{sittingId}/credit',
      tags,
      summary: 'Give time back for an outage',
    })
    .input(
      z.object({
        ...ofSitting,
        from: instant.max(30),
        to: instant.max(30),
        ids: ids.nullable(),
        minutes: z.int().min(1).max(180).nullable(),
        reason: actReason,
        seen,
        again: z.literal(true).optional(),
      }),
    )
    .output(lastingOutcome)
    .errors(refuses(...actRefusals, 'TIME_CHANGED_MEANWHILE', 'TOO_MUCH_TIME', 'NO_OUTAGE', 'ALREADY_CREDITED')),

  /**
   * Lets candidates whom the clock ended go on for so many minutes from now; only within three hours, on the same day, where nobody has
   * marked their paper by hand and nobody may have read right answers (ANSWERS_SHOWN). Others are skipped, with why. For the exam's owner
   * and administrators.
   */
  reopen: acting
    .route({
      method: 'POST',
      path: '/exams/{examId}/sittings/{sittingId}/reopen',
      tags,
      summary: 'Let candidates back in',
    })
    .input(z.object({ ...ofSitting, ids, minutes: z.int().min(1).max(mostMinutesReopened), reason: actReason }))
    .output(lastingOutcome)
    .errors(refuses(...actRefusals, 'ANSWERS_SHOWN')),

  /** What happened in the hall, to be printed and signed. No scores. */
  report: oc
    .route({
      method: 'GET',
      path: '/exams/{examId}/sittings/{sittingId}/report',
      tags,
      summary: 'Read the report of a hall',
    })
    .input(z.object(ofSitting))
    .output(
      z.object({
        sitting,
        /** By name; who is no longer active is said to be so. */
        invigilators: z.array(z.object({ name: z.string(), isActive: z.boolean() })),
        /** `came`: who began it; of them `byTime` were ended by the clock. */
        counts: z.object({
          expected: z.int(),
          came: z.int(),
          absent: z.int(),
          /** Who may have begun on a device that was not heard yet. Absent: nobody. */
          onDevice: z.int().optional(),
          excused: z.int(),
          handedIn: z.int(),
          byTime: z.int(),
        }),
        /** The newest first, as getSitting has them. `reason` null for invigilators of what is about one candidate: it is often an illness. */
        changes: z.array(
          z.object({
            id,
            kind: z.enum(timeChanges),
            minutes: z.number(),
            reason: z.string().nullable(),
            by: z.string().nullable(),
            at: instant,
            student: z.string().nullable(),
            wasScoreShown,
          }),
        ),
        /** `text`: what was noted, or why time was given back, which is null as `reason` above. */
        lines: z.array(
          z.object({
            id,
            kind: z.enum(['note', 'outage']),
            text: z.string().nullable(),
            student: z.string().nullable(),
            from: instant.nullable(),
            to: instant.nullable(),
            by: z.string().nullable(),
            at: instant,
          }),
        ),
        /** There are more changes or lines than are told: the newest 5,000 of each. */
        isCut: z.boolean(),
        /** Papers with answers that came late and wait for a decision. */
        late: z.int(),
        flagged: z.array(z.object({ name: z.string(), studentNumber: z.string(), flags: z.array(flag) })),
      }),
    )
    .errors(refuses(...inHall)),
}
