import { oc } from '@orpc/contract'
import { flagKinds } from '@sabimark/domain/hall/flags.ts'
import { lanes, lights } from '@sabimark/domain/hall/light.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant, text } from '../text.ts'

const tags = ['hall']
const ofSitting = { examId: id, sittingId: id }
const place = z.int().min(0)
const person = z.object({ id, name: z.string() })
const inHall = ['UNKNOWN_EXAM', 'NOT_IN_THIS_HALL'] as const

/** Who invigilates a sitting, by name; `staff`: whom one can choose from, where the reader may assign, else nobody. */
const invigilators = z.object({ items: z.array(person), mayAssign: z.boolean(), staff: z.array(person) })

/** What about an attempt is to be looked at: how often, and of pages that were left how long in all. */
const flag = z.object({ kind: z.enum(flagKinds), count: z.int().optional(), ms: z.int().optional() })

/** A candidate on the board. `place`: where in `people`. All but `waiting`, which is their device's word, is what the log holds. */
const boardRow = z.object({
  place,
  /** Null of who has not begun. */
  attemptId: id.nullable(),
  light: z.enum(lights),
  /** When they were heard last, and how; null for never. */
  heardAt: instant.nullable(),
  lane: z.enum(lanes).nullable(),
  /** Questions that have an answer. */
  answered: z.int(),
  /** Moves their device has not sent yet, as far as it has said; null where it has not. */
  waiting: z.int().nullable(),
  /** Of who sits it now. */
  endsAt: instant.nullable(),
  extraMinutes: z.int(),
  flags: z.array(flag),
})

/**
 * The hall: who watches over a sitting, and what they see of it while it is sat. Every call but `today` is for the exam's owner,
 * administrators and the invigilators of this sitting (NOT_IN_THIS_HALL); another school's sitting is UNKNOWN_EXAM.
 */
export const hallContract = {
  /**
   * The sittings of today in Lagos, and those open now, that the caller invigilates; those of the exams they own, and for administrators
   * all of the school. The soonest first, 50 at most.
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
            isAssigned: z.boolean(),
            expected: z.int(),
            running: z.int(),
          }),
        ),
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
   * come or gone, it is all (`isWhole`). `people` by name, with `isWhole` alone; `rows` all of them, else those that changed; `heard`: of
   * whom nothing has changed but when they were heard, with so many seconds before `readAt`. `seen`: the newest change of the sitting's
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
        sitting: z.object({
          title: z.string(),
          subject: z.string(),
          opensAt: instant,
          closesAt: instant,
          durationMinutes: z.int(),
          questionCount: z.int(),
        }),
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
        heard: z.array(z.tuple([place, z.int()])),
      }),
    )
    .errors(refuses(...inHall)),
}
