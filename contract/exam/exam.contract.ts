import { oc } from '@orpc/contract'
import { candidateStates } from '@sabimark/domain/exam/candidate-state.ts'
import { clashKinds } from '@sabimark/domain/exam/clash.ts'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'
import { releaseRules } from '@sabimark/domain/exam/release.ts'
import { scheduleStatuses, scheduleTypes } from '@sabimark/domain/exam/schedule.ts'
import { secondMarkerRules } from '@sabimark/domain/exam/second-marker.ts'
import { hiddenSignProblem } from '@sabimark/domain/school/invisible-signs.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { refuses } from '../refusal.ts'
import { classItem } from '../school/school.contract.ts'
import { id, instant, marksHundredths, optionalText, text } from '../text.ts'

const tags = ['exam']
/** What is written; what is read may be older than the rule. */
const newTitle = text(160).refine((title) => hiddenSignProblem('Title', title) === null, {
  error: ({ input }) => hiddenSignProblem('Title', String(input)) ?? undefined,
})
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/**
 * An exam as its author writes it. Dates and times are Africa/Lagos wall time whatever the device says.
 * No `closingDate`/`closingTime` means 23:59 on `scheduledDate`. `passingScore` is a percentage.
 */
export const examDraft = z.object({
  title: text(160),
  subjectId: id,
  classIds: z.array(id).max(200),
  examType: z.enum(examTypes),
  instructions: optionalText(5_000),
  /** Where it is sat, as candidates are told; empty for none. */
  location: optionalText(80),
  durationMinutes: z.int().min(1).max(600),
  scheduledDate: z.iso.date(),
  scheduledTime: wallTime,
  closingDate: z.iso.date().optional(),
  closingTime: wallTime.optional(),
  passingScore: z.int().min(0).max(100),
  attemptsAllowed: z.int().min(1).max(10).default(1),
  totalMarksHundredths: marksHundredths,
  showResults: z.enum(releaseRules).default('immediate'),
  shuffleQuestions: z.boolean().default(true),
  shuffleOptions: z.boolean().default(true),
  /** Two people mark every answer that waits for a person, without seeing each other's mark. */
  secondMarker: z.enum(secondMarkerRules).default('none'),
  questions: z
    .array(z.object({ questionId: id, marksHundredths }))
    .max(mostQuestions)
    .refine((chosen) => new Set(chosen.map(({ questionId }) => questionId)).size === chosen.length, {
      error: 'A question is chosen twice.',
    }),
})

/** An exam in staff's list. */
export const examItem = z.object({
  id,
  title: z.string(),
  subject: z.string(),
  classes: z.array(z.string()),
  examType: z.enum(examTypes),
  status: z.enum(examStatuses),
  durationMinutes: z.int(),
  questionCount: z.int(),
  totalMarksHundredths: marksHundredths,
  opensAt: instant,
  closesAt: instant,
  createdBy: z.string(),
  /** Who reads this may read its questions and right answers: who set it and administrators; colleagues when it is over. */
  seesQuestions: z.boolean(),
  startedCount: z.int(),
  submittedCount: z.int(),
  createdAt: instant,
})

/** An exam with what its author may edit; `classes` and the draft's questions by id. */
export const examDetail = examItem.extend({
  subjectId: id,
  draft: examDraft,
  sittingId: id.nullable(),
  isReleased: z.boolean(),
  classItems: z.array(classItem),
  /** What a draft's questions ask, of those the reader sees in the bank of its subject; empty once it is published. */
  questionItems: z.array(z.object({ id, question: z.string() })),
})

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
  opensInMs: z.int().nullable(),
  /** Of the running attempt; null when there is none. */
  remainingMs: z.int().nullable(),
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

/**
 * What staff are told and nobody is refused for: `class` with the first names of who sits two at once and how many they
 * are, `day` with the class that has more than two exams, `sunday`.
 */
const clash = z.object({
  kind: z.enum(clashKinds),
  date: z.iso.date(),
  titles: z.array(z.string()),
  className: z.string().nullable(),
  students: z.array(z.string()),
  studentCount: z.int(),
})

/** In an address it is a text. */
const weekCount = z.union([z.number(), z.string().regex(/^\d$/).transform(Number)]).pipe(z.int().min(1).max(8))

const publishRefusals = [
  'UNKNOWN_EXAM',
  'WRONG_STATUS',
  'NO_QUESTIONS',
  'NO_CLASSES',
  'NO_MARKS',
  'MARKS_DO_NOT_ADD_UP',
  'CLOSING_TIME_PAST',
  'CLOSES_BEFORE_IT_OPENS',
  'INVALID_TIME',
] as const
const draftRefusals = [
  'UNKNOWN_SUBJECT',
  'UNKNOWN_CLASS',
  'UNKNOWN_QUESTION',
  'QUESTION_ARCHIVED',
  'INVALID_TIME',
] as const

export const examContract = {
  /** Searched by title, subject and class; a teacher sees what they wrote and the subjects assigned to them. */
  list: oc
    .route({ method: 'GET', path: '/exams', tags, summary: 'List the exams' })
    .input(
      listInput(['newest', 'title', 'subject', 'opens'], {
        status: z.enum(examStatuses).optional(),
        examType: z.enum(examTypes).optional(),
        subjectId: id.optional(),
        classId: id.optional(),
        /** Those given out, without drafts. */
        only: z.enum(['published']).optional(),
      }),
    )
    .output(listOutput(examItem))
    .errors(refuses('BAD_REQUEST')),

  /** Figures of the exams the actor works on; `handedIn`: papers of all of them. */
  figures: oc
    .route({ method: 'GET', path: '/exams/figures', tags, summary: 'Count the exams' })
    .output(
      z.object({
        total: z.int(),
        draft: z.int(),
        active: z.int(),
        scheduled: z.int(),
        completed: z.int(),
        handedIn: z.int(),
      }),
    )
    .errors(refuses()),

  get: oc
    .route({ method: 'GET', path: '/exams/{examId}', tags, summary: 'Read one exam' })
    .input(z.object({ examId: id }))
    .output(examDetail)
    .errors(refuses('UNKNOWN_EXAM')),

  /**
   * `requestId` is made by the client once for each exam: if the reply was lost, calling again with the same id writes
   * the same draft again instead of a second one (WRONG_STATUS if it has been published since).
   */
  create: oc
    .route({ method: 'POST', path: '/exams', tags, summary: 'Create an exam', successStatus: 201 })
    .meta({ demoNoun: 'exams' })
    .input(examDraft.extend({ title: newTitle, requestId: id.optional() }))
    .output(z.object({ examId: id }))
    .errors(refuses('WRONG_STATUS', 'TRIAL_LIMIT', ...draftRefusals)),

  /** Only drafts can be rewritten. */
  update: oc
    .route({ method: 'PUT', path: '/exams/{examId}', tags, summary: 'Update a draft' })
    .meta({ demoNoun: 'exams' })
    .input(examDraft.extend({ title: newTitle, examId: id }))
    .output(z.object({ examId: id }))
    .errors(refuses('UNKNOWN_EXAM', 'WRONG_STATUS', ...draftRefusals)),

  /** Freezes content and key into a version, opens a sitting for the classes at the scheduled time. */
  publish: oc
    .route({ method: 'POST', path: '/exams/{examId}/publish', tags, summary: 'Publish an exam' })
    .meta({ demoNoun: 'exams' })
    .input(z.object({ examId: id }))
    .output(examDetail)
    .errors(refuses(...publishRefusals)),

  /** Like publish, but open from now on; a scheduled exam is opened early. */
  startNow: oc
    .route({ method: 'POST', path: '/exams/{examId}/start-now', tags, summary: 'Open an exam now' })
    .meta({ demoNoun: 'exams' })
    .input(z.object({ examId: id }))
    .output(examDetail)
    .errors(refuses(...publishRefusals)),

  /** The published exams of some weeks, of all subjects, from this Sunday unless said; what clashes among them. */
  timetable: oc
    .route({ method: 'GET', path: '/timetable', tags, summary: 'Read the timetable' })
    .input(z.object({ from: z.iso.date().optional(), weeks: weekCount.default(1), classId: id.optional() }))
    .output(
      z.object({
        today: z.iso.date(),
        from: z.iso.date(),
        sittings: z.array(
          z.object({
            id,
            /** null where it is not theirs to work on. */
            examId: id.nullable(),
            title: z.string(),
            subject: z.string(),
            examType: z.enum(examTypes),
            classes: z.array(z.string()),
            location: z.string(),
            durationMinutes: z.int(),
            opensAt: instant,
            closesAt: instant,
            days: z.array(z.iso.date()),
          }),
        ),
        clashes: z.array(clash),
      }),
    )
    .errors(refuses('INVALID_TIME')),

  /** What an exam would clash with, asked before it is published; it changes nothing. */
  checkClashes: oc
    .route({ method: 'POST', path: '/timetable/clashes', tags, summary: 'Find what an exam would clash with' })
    .input(
      examDraft.pick({
        ...{ title: true, subjectId: true, classIds: true, examType: true, durationMinutes: true },
        ...{ scheduledDate: true, scheduledTime: true, closingDate: true, closingTime: true },
      }),
    )
    .output(z.object({ clashes: z.array(clash) }))
    .errors(refuses('INVALID_TIME')),

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
