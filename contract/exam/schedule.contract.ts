import { oc } from '@orpc/contract'
import { candidateStates } from '@sabimark/domain/exam/candidate-state.ts'
import { examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { scheduleStatuses, scheduleTypes } from '@sabimark/domain/exam/schedule/schedule.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant, marksHundredths } from '../text.ts'
import { wallTime } from './exam-draft.ts'

const tags = ['exam']

/** An exam in a student's own list. `state` says what the student can do now; differences in ms, never clock readings. */
export const myExamItem = z.object({
  id,
  title: z.string(),
  subject: z.string(),
  examType: z.enum(examTypes),
  durationMinutes: z.int(),
  questionCount: z.int(),
  totalMarksHundredths: marksHundredths,
  location: z.string(),
  opensAt: instant,
  closesAt: instant,
  state: z.enum(candidateStates),
  /** When the last attempt was handed in, or its time was over. Absent: it is not, or another may be begun. */
  handedInAt: instant.optional(),
  /** Beside it where its candidate did not hand it in, not even without a network: its time was over. */
  isTimeOver: z.boolean().optional(),
  opensInMs: z.int().nullable(),
  /** Of the running attempt; null when there is none. */
  remainingMs: z.int().nullable(),
  /** As the door says it: a device can get the paper, sealed, before the exam. Absent: not, or not now. */
  isOffered: z.boolean().optional(),
})

/**
 * A sitting in its candidate's schedule: the specification's fields, with `date` and `time` in Lagos and `duration` in
 * minutes. `days` are those it stands on; `revision` and `changedAt` are for calendars.
 */
const scheduleEvent = z.object({
  id,
  examId: id,
  title: z.string(),
  subject: z.string(),
  type: z.enum(scheduleTypes),
  date: z.iso.date(),
  time: wallTime,
  duration: z.int(),
  location: z.string(),
  status: z.enum(scheduleStatuses),
  opensAt: instant,
  closesAt: instant,
  days: z.array(z.iso.date()),
  revision: z.int(),
  changedAt: instant,
})

export const scheduleCalls = {
  /** The exams set for the student's class, and those the student has started in any class, soonest first. */
  listMine: oc
    .route({ method: 'GET', path: '/my/exams', tags, summary: 'List my exams' })
    .output(z.object({ items: z.array(myExamItem) }))
    .errors(refuses()),

  /**
   * A student's calendar of five weeks by the server's clock, and their own exams of the last five weeks and those to come,
   * soonest first.
   */
  schedule: oc
    .route({ method: 'GET', path: '/my/schedule', tags, summary: 'Read my schedule' })
    .output(
      z.object({
        now: instant,
        today: z.iso.date(),
        days: z.array(z.iso.date()).length(35),
        events: z.array(scheduleEvent),
        counts: z.object({ upcomingExams: z.int(), practiceSessions: z.int(), thisWeek: z.int() }),
        /** Whether a calendar of theirs may read it at a private address. */
        hasFeed: z.boolean(),
      }),
    )
    .errors(refuses()),

  /** A new private address of the student's schedule for a calendar, told this once; the one before leads nowhere. */
  renewFeed: oc
    .route({ method: 'POST', path: '/my/schedule/feed', tags, summary: 'Make a private calendar address' })
    .meta({ secret: 'answer' })
    .output(z.object({ path: z.string() }))
    .errors(refuses()),

  dropFeed: oc
    .route({ method: 'POST', path: '/my/schedule/feed/drop', tags, summary: 'Drop the private calendar address' })
    .output(z.object({}))
    .errors(refuses()),
}
