import { oc } from '@orpc/contract'
import { difficulties, questionTypes } from '@sabimark/domain/bank/question.ts'
import { approvalStates } from '@sabimark/domain/exam/approval/approval.ts'
import { candidateStates } from '@sabimark/domain/exam/candidate-state.ts'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { mostNamed } from '@sabimark/domain/exam/further/further-sitting.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'
import { releaseRules } from '@sabimark/domain/exam/release/release.ts'
import { scheduleStatuses, scheduleTypes } from '@sabimark/domain/exam/schedule/schedule.ts'
import { secondMarkerRules } from '@sabimark/domain/exam/second-marker.ts'
import { mostSections } from '@sabimark/domain/exam/section.ts'
import { clashKinds } from '@sabimark/domain/exam/timetable/clash.ts'
import { hiddenSignProblem } from '@sabimark/domain/words/signs/invisible-signs.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { historyLine } from '../record.ts'
import { refuses } from '../refusal.ts'
import { classItem } from '../school/school.contract.ts'
import { id, instant, marksHundredths, optionalText, text } from '../text.ts'
import { blueprintCalls } from './blueprint.contract.ts'
import { draftSection, negativeRule } from './section.ts'

const tags = ['exam']
/** What is written; what is read may be older than the rule. */
export const newTitle = text(160).refine((title) => hiddenSignProblem('Title', title) === null, {
  error: ({ input }) => hiddenSignProblem('Title', String(input)) ?? undefined,
})
/** A time of the day in Lagos. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/**
 * An exam as its author writes it. Dates and times are Africa/Lagos wall time whatever the device says.
 * No `closingDate`/`closingTime` means 23:59 on `scheduledDate`. `passingScore` is a percentage. `totalQuestions` and
 * `totalMarksHundredths` are what the author means the paper to come to, checked when it is published.
 */
export const examDraft = z.object({
  title: text(160),
  subjectId: id,
  classIds: z.array(id).max(200),
  /** Students from outside the classes, or alone, whichever subjects they offer. Left out, those of before stay. */
  studentIds: z.array(id).max(mostNamed).optional(),
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
  /** Null where nobody was asked: then any number is meant. */
  totalQuestions: z.int().min(1).max(mostQuestions).nullable().default(null),
  /** What wrong answers cost; null for nothing. */
  negative: negativeRule.nullable().default(null),
  /** In the order of the paper; with any, each question names the place of its own, from 0. */
  sections: z.array(draftSection).max(mostSections).default([]),
  showResults: z.enum(releaseRules).default('immediate'),
  shuffleQuestions: z.boolean().default(true),
  shuffleOptions: z.boolean().default(true),
  /** Two people mark every answer that waits for a person, without seeing each other's mark. */
  secondMarker: z.enum(secondMarkerRules).default('none'),
  /** For staff who look for it later: how hard its author thinks it is, null for not said, and words of theirs. */
  difficulty: z.enum(difficulties).nullable().default(null),
  tags: z.array(text(40)).max(20).default([]),
  questions: z
    .array(
      z.object({
        questionId: id,
        marksHundredths,
        section: z
          .int()
          .min(0)
          .max(mostSections - 1)
          .optional(),
      }),
    )
    .max(mostQuestions)
    .refine((chosen) => new Set(chosen.map(({ questionId }) => questionId)).size === chosen.length, {
      error: 'A question is chosen twice.',
    }),
})

/**
 * Which writing of a draft is kept, to say in the next one, and what each candidate's device would fetch, in bytes before packing:
 * null for what is published, or not theirs to read.
 */
const written = { revision: z.int(), paperBytes: z.int().nullable() }

/** An exam in staff's list. */
export const examItem = z.object({
  id,
  title: z.string(),
  subject: z.string(),
  classes: z.array(z.string()),
  /** How many students it names beside them. */
  namedCount: z.int(),
  examType: z.enum(examTypes),
  status: z.enum(examStatuses),
  durationMinutes: z.int(),
  questionCount: z.int(),
  /** How many questions of each type it asks; those it asks none of are left out. */
  questionTypes: z.partialRecord(z.enum(questionTypes), z.int()),
  totalMarksHundredths: marksHundredths,
  opensAt: instant,
  closesAt: instant,
  createdBy: z.string(),
  /** Whose it is now: who created it, until it is handed over. */
  owner: z.string(),
  /** Who reads this may change it and do what `examActs` says of owners: its owner and administrators. */
  mayAct: z.boolean(),
  difficulty: z.enum(difficulties).nullable(),
  tags: z.array(z.string()),
  /** Its candidates: of sittings that closed those who were expected then, else those of its classes now. */
  studentsRegistered: z.int(),
  /** Of the papers that have all their marks, a percentage to one decimal; null while there is none. */
  averageScore: z.number().nullable(),
  /** From what percentage on a paper of it is a pass. */
  passingScore: z.int(),
  /** Who reads this may read its questions and right answers: its owner and administrators; colleagues when it is over. */
  seesQuestions: z.boolean(),
  startedCount: z.int(),
  submittedCount: z.int(),
  createdAt: instant,
  /** Of a draft: administrators are asked to approve it as it stands. */
  awaitsApproval: z.boolean(),
  /** Of a published one: it was written anew, and candidates get it as it was until that is published. */
  hasChanges: z.boolean(),
})

/** What of a published exam that nobody has begun can be written anew, until changes are published (decision 069). */
export const examChanges = examDraft.pick({
  title: true,
  instructions: true,
  location: true,
  totalQuestions: true,
  totalMarksHundredths: true,
  passingScore: true,
  attemptsAllowed: true,
  negative: true,
  shuffleQuestions: true,
  shuffleOptions: true,
  secondMarker: true,
  difficulty: true,
  tags: true,
  sections: true,
  questions: true,
})

/** An exam with what its author may edit; `classes` and the draft's questions by id. */
export const examDetail = examItem.extend({
  subjectId: id,
  /** Of a draft, whom it names; a published exam's may be more than a draft can have. */
  draft: examDraft.extend({ studentIds: z.array(id) }),
  /** What waits to be published, for who may publish it; null for nothing. */
  changes: examChanges.nullable(),
  /** The sitting that is open or the next to come; of an exam that is over the last. */
  sittingId: id.nullable(),
  /** What was done to it, newest first. */
  history: z.array(historyLine),
  /** All of them, the first first; none before publishing. */
  sittings: z.array(
    z.object({
      id,
      opensAt: instant,
      closesAt: instant,
      state: z.enum(['not_open', 'open', 'closed']),
      /** For whoever has not begun when those before it have closed. */
      isForAbsent: z.boolean(),
      /** The classes of the exam sit it. */
      isForClasses: z.boolean(),
      namedCount: z.int(),
    }),
  ),
  /**
   * How a draft stands with its approval, who asked or sent it back and when, and why; `paper`: what its questions and passages were
   * when somebody asked. Null where nobody has asked, and for colleagues: the reason may speak of the questions.
   */
  approval: z
    .object({
      state: z.enum(approvalStates),
      by: z.string().nullable(),
      at: instant.nullable(),
      reason: z.string().nullable(),
      paper: z.string().nullable(),
    })
    .nullable(),
  isReleased: z.boolean(),
  /** From when scores are shown, where a day was chosen. */
  releaseAt: instant.nullable(),
  /** What candidates type before they begin; null for nothing. */
  accessCode: z.string().nullable(),
  /** How its sitting runs; before publishing, how one would that is published now. */
  conduct: z.object({
    warningMinutes: z.int(),
    submitsByItself: z.boolean(),
    allowsReview: z.boolean(),
    asksFullScreen: z.boolean(),
  }),
  classItems: z.array(classItem),
  /** Whom it names beside its classes, for whoever may act on it; to others only how many they are. */
  studentItems: z.array(z.object({ id, name: z.string(), className: z.string().nullable(), isActive: z.boolean() })),
  /** What the questions ask that can be written, of those the reader sees in the bank of its subject; empty once somebody has begun. */
  questionItems: z.array(
    z.object({ id, question: z.string(), type: z.enum(questionTypes), topic: z.string(), minutes: z.number() }),
  ),
  ...written,
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

/** What can keep an exam from being given out. */
export const publishRefusals = [
  'UNKNOWN_EXAM',
  'WRONG_STATUS',
  'ATTEMPTS_EXIST',
  'NO_QUESTIONS',
  'NO_CLASSES',
  'STUDENTS_CANNOT_SIT',
  'NO_MARKS',
  'PAPER_TOO_LARGE',
  'MARKS_DO_NOT_ADD_UP',
  'QUESTIONS_DO_NOT_ADD_UP',
  'QUESTIONS_STILL_ASKED',
  'SECTION_IS_EMPTY',
  'SECTION_HAS_TOO_FEW',
  'SECTION_MARKS_DIFFER',
  'SECTION_FIRST_ON_PAPER',
  'CLOSING_TIME_PAST',
  'CLOSES_BEFORE_IT_OPENS',
  'INVALID_TIME',
] as const
const draftRefusals = [
  'UNKNOWN_SUBJECT',
  'UNKNOWN_CLASS',
  'UNKNOWN_PERSON',
  'STUDENTS_CANNOT_SIT',
  'UNKNOWN_QUESTION',
  'QUESTION_ARCHIVED',
  'UNKNOWN_SECTION',
  'INVALID_TIME',
] as const

export const examContract = {
  /**
   * Searched by title, subject and class; a teacher sees what they own and the subjects assigned to them. Archived exams are
   * listed by that status, and among those given out. Sorted by `needs` come first those that run, then those with answers to mark,
   * drafts, what is scheduled and what is over; what has not opened by the nearest date, what is over the latest first.
   */
  list: oc
    .route({ method: 'GET', path: '/exams', tags, summary: 'List the exams' })
    .input(
      listInput(['newest', 'title', 'subject', 'opens', 'needs', 'recent'], {
        status: z.enum(examStatuses).optional(),
        examType: z.enum(examTypes).optional(),
        subjectId: id.optional(),
        classId: id.optional(),
        /** Those given out, without drafts. */
        only: z.enum(['published']).optional(),
        /** Those that wait for an administrator. */
        approval: z.enum(['waiting']).optional(),
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
   * `requestId` is made by the client once for each exam: if the reply was lost, calling again with the same id writes nothing and
   * answers the exam it made (`isKnown`), which may say something else by now; `update` writes it anew. A request that comes late
   * cannot undo what was written since.
   */
  create: oc
    .route({ method: 'POST', path: '/exams', tags, summary: 'Create an exam', successStatus: 201 })
    .meta({ demoNoun: 'exams' })
    .input(examDraft.extend({ title: newTitle, requestId: id.optional() }))
    .output(z.object({ examId: id, ...written, isKnown: z.boolean() }))
    .errors(refuses('WRONG_STATUS', 'TRIAL_LIMIT', 'PLAN_ENDED', ...draftRefusals)),

  /** Only drafts can be rewritten. With a `revision` it is told when somebody has written it since (CHANGED_MEANWHILE). */
  update: oc
    .route({ method: 'PUT', path: '/exams/{examId}', tags, summary: 'Update a draft' })
    .meta({ demoNoun: 'exams' })
    .input(examDraft.extend({ title: newTitle, examId: id, revision: z.int().optional() }))
    .output(z.object({ examId: id, ...written }))
    .errors(refuses('UNKNOWN_EXAM', 'CHANGED_MEANWHILE', 'WRONG_STATUS', 'ATTEMPTS_EXIST', ...draftRefusals)),

  /**
   * Freezes content and key into a version, opens a sitting for the classes at the scheduled time. With the `revision` of the draft that
   * was read nothing is frozen that somebody has written since (CHANGED_MEANWHILE).
   */
  publish: oc
    .route({ method: 'POST', path: '/exams/{examId}/publish', tags, summary: 'Publish an exam' })
    .meta({ demoNoun: 'exams' })
    .input(z.object({ examId: id, revision: z.int().optional() }))
    .output(examDetail)
    .errors(refuses(...publishRefusals, 'APPROVAL_NEEDED', 'CHANGED_MEANWHILE', 'UNAVAILABLE')),

  /**
   * Like publish, but open from now on; a scheduled exam is opened early. `sittingId` is the sitting that was looked at, none of a
   * draft: one that was withdrawn or published meanwhile is left as it is (WRONG_STATUS). `revision`: of a draft, as in publish. `holdsPaper`: where
   * candidates would read scores and questions as they hand in, they wait until the exam has closed (RESULTS_SHOWN where somebody has handed in).
   */
  startNow: oc
    .route({ method: 'POST', path: '/exams/{examId}/start-now', tags, summary: 'Open an exam now' })
    .meta({ demoNoun: 'exams' })
    .input(
      z.object({
        examId: id,
        sittingId: id.optional(),
        revision: z.int().optional(),
        holdsPaper: z.boolean().optional(),
      }),
    )
    .output(examDetail)
    .errors(refuses(...publishRefusals, 'APPROVAL_NEEDED', 'CHANGED_MEANWHILE', 'RESULTS_SHOWN', 'UNAVAILABLE')),

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

  /**
   * What an exam would clash with, which open practices ask some of its questions (of the bank) and so have told their answers, and
   * how many of these are ready-made ones that anybody can read or that were found wrong; asked before it is published, or moved
   * (`examId`). It changes nothing.
   */
  checkClashes: oc
    .route({ method: 'POST', path: '/timetable/clashes', tags, summary: 'Find what an exam would clash with' })
    .input(
      examDraft
        .pick({
          title: true,
          subjectId: true,
          classIds: true,
          studentIds: true,
          examType: true,
          durationMinutes: true,
          scheduledDate: true,
          scheduledTime: true,
          closingDate: true,
          closingTime: true,
        })
        .extend({ examId: id.optional(), questionIds: z.array(id).max(mostQuestions).default([]) }),
    )
    .output(
      z.object({
        clashes: z.array(clash),
        practices: z.array(z.object({ title: z.string(), questionCount: z.int() })),
        readyMade: z.object({ publicCount: z.int(), withdrawnCount: z.int() }),
      }),
    )
    .errors(refuses('INVALID_TIME')),

  ...blueprintCalls,

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
