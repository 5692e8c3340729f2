import { oc } from '@orpc/contract'
import { difficulties, questionTypes } from '@sabimark/domain/bank/question.ts'
import { approvalStates } from '@sabimark/domain/exam/approval/approval.ts'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { historyLine } from '../record.ts'
import { refuses } from '../refusal.ts'
import { classItem } from '../school/school.contract.ts'
import { id, instant, marksHundredths } from '../text.ts'
import { blueprintCalls } from './blueprint.contract.ts'
import { examChanges, examDraft, newTitle, written } from './exam-draft.ts'
import { scheduleCalls } from './schedule.contract.ts'
import { silentDevice } from './silent-device.ts'
import { timetableCalls } from './timetable.contract.ts'

const tags = ['exam']

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
  /** Of the papers that have all their marks and nothing to decide about, a percentage to one decimal; null while there is none. */
  averageScore: z.number().nullable(),
  /** From what percentage on a paper of it is a pass. */
  passingScore: z.int(),
  /** Who reads this may read its questions and right answers: its owner and administrators; colleagues when it is over. */
  seesQuestions: z.boolean(),
  startedCount: z.int(),
  submittedCount: z.int(),
  /** Of these, papers whose late answers wait for its owner or an administrator to decide. Absent: none. */
  waitingLate: z.int().optional(),
  createdAt: instant,
  /** Of a draft: administrators are asked to approve it as it stands. */
  awaitsApproval: z.boolean(),
  /** Of a published one: it was written anew, and candidates get it as it was until that is published. */
  hasChanges: z.boolean(),
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
  /**
   * Of an exam that is over, for whoever may act on it: whose devices may still deliver, and until when the last of them may. `holdsAnswers`:
   * right answers wait for them. Absent where none may.
   */
  silent: z.object({ until: instant, holdsAnswers: z.boolean(), devices: z.array(silentDevice) }).optional(),
  /**
   * For whoever may act on it: somebody has looked at the hall code of a sitting that can still be begun, so what it asks and when stays
   * (CODE_SHOWN). Absent: nobody has.
   */
  isCodeShown: z.boolean().optional(),
  /** As isCodeShown, also of a sitting that has closed: the exam is not withdrawn any more (CODE_SHOWN). */
  isAnyCodeShown: z.boolean().optional(),
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

  ...timetableCalls,
  ...blueprintCalls,
  ...scheduleCalls,
}
