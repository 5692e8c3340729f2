import { oc } from '@orpc/contract'
import { resultFilters } from '@sabimark/domain/result/result-filter.ts'
import { z } from 'zod'
import { ticket } from '../attempt/attempt.contract.ts'
import { silentDevice } from '../exam/silent-device.ts'
import { listInput, listOutput } from '../list.ts'
import { refuses, refusesOnly } from '../refusal.ts'
import { id, instant, typedText } from '../text.ts'
import { analyticsContract } from './analytics.contract.ts'
import { attendanceCall } from './attendance.contract.ts'
import { evidenceCall } from './evidence.contract.ts'
import { afterEnd, lateDecision, release, resultCard, score } from './result-card.ts'
import { statisticsCall, toCheckCall } from './statistics.contract.ts'
import { unusualCall } from './unusual.contract.ts'

const tags = ['result']
/** What acts on an exam's results are refused for, beside whose it is. */
const onResults = ['WRONG_STATUS', 'ATTEMPTS_EXIST', 'UNAVAILABLE'] as const

/** A result in a student's own list. */
export const myResultItem = z.object({
  attemptId: id,
  examId: id,
  examTitle: z.string(),
  subject: z.string(),
  submittedAt: instant,
  /** As in resultCard. */
  toMarkCount: z.int(),
  scoreRelease: release,
  /** As in resultCard. */
  isScoreAlone: z.boolean().optional(),
  score: score.nullable(),
  /** It counts in no figure. Absent: it does. */
  isPractice: z.boolean().optional(),
})

/** A result among those of one student, for staff: `scoreRelease` says whether the student sees the score, too. */
export const studentResultItem = myResultItem.omit({ attemptId: true }).extend({
  id,
  className: z.string().nullable(),
  attemptNumber: z.int(),
  /** What the papers of the exam average that were begun in the same class, in per cent to one decimal; null where none counts. */
  classAverage: z.number().nullable(),
  /** The exam's pass mark in per cent. */
  passingScore: z.int(),
})

/** A candidate in the staff's list of one exam, with the class in which the attempt was begun. */
export const examResultItem = z.object({
  attemptId: id,
  student: z.string(),
  studentNumber: z.string(),
  className: z.string().nullable(),
  attemptNumber: z.int(),
  state: z.enum(['in_progress', 'submitted', 'marked']),
  endedBy: z.enum(['candidate', 'time']).nullable(),
  /** The room did not hand in by itself, and neither did the candidate: the server took the paper as it was. */
  isNotHandedIn: z.boolean().optional(),
  /** It did not do so by itself, and the candidate pressed when the time was over. */
  isHandedInAfterEnd: z.boolean().optional(),
  submittedAt: instant.nullable(),
  /** Whole minutes from start to end, the begun one too, and no more than were allowed. Absent until it is marked. */
  usedMinutes: z.int().optional(),
  /**
   * Where the time was over when the paper arrived: the device claims that it was handed in inside it, then. Null where
   * the server knows better.
   */
  submittedOnDeviceAt: instant.nullable(),
  /** Answers that wait for a marker; the score is null until none does. */
  toMarkCount: z.int(),
  score: score.nullable(),
  lateCount: z.int(),
  lateDecision,
  /** As in resultCard. */
  afterEnd: afterEnd.nullable(),
})

export const resultContract = {
  /**
   * The result at submit, by ticket; null while it is still being marked. A caller who `hasPaper` is not sent the questions
   * again.
   */
  ofTicket: oc
    .route({ method: 'POST', path: '/results/by-ticket', tags, summary: 'Read the result of an attempt by its ticket' })
    .input(z.object({ ticket, hasPaper: z.boolean().optional() }))
    .output(z.object({ card: resultCard.nullable() }))
    .errors(refusesOnly('FORGED_TICKET', 'UNKNOWN_ATTEMPT', 'WINDOW_CLOSED')),

  ...analyticsContract,

  listMine: oc
    .route({ method: 'GET', path: '/my/results', tags, summary: 'List my results' })
    .output(z.object({ items: z.array(myResultItem) }))
    .errors(refuses()),

  /**
   * A student's results, exam by exam; `id` is the attempt's. Searched by exam and subject. A teacher reads those of the
   * students of the own classes, of the exams they work on.
   */
  listOfStudent: oc
    .route({ method: 'GET', path: '/students/{studentId}/results', tags, summary: 'List the results of a student' })
    .input(listInput(['newest', 'exam'], { studentId: id }))
    .output(listOutput(studentResultItem))
    .errors(refuses('UNKNOWN_PERSON', 'BAD_REQUEST')),

  /** Students get their own, as far as it is released; staff of the school get all of it. */
  get: oc
    .route({ method: 'GET', path: '/results/{attemptId}', tags, summary: 'Read one result' })
    .input(z.object({ attemptId: id }))
    .output(z.object({ card: resultCard.nullable() }))
    .errors(refuses('UNKNOWN_ATTEMPT')),

  /**
   * The candidates of an exam, searched by name and student number; who has no score or has not handed in stands last.
   * While candidates are working, the list is polled: a caller who sends the `fingerprint` of the list they have
   * as `known` is told that nothing has changed (`isUnchanged`, no items), or gets the new list.
   */
  listForExam: oc
    .route({ method: 'GET', path: '/exams/{examId}/results', tags, summary: 'List the results of an exam' })
    .input(
      listInput(['newest', 'name', 'score', 'submitted'], {
        examId: id,
        known: typedText(64).optional(),
        result: z.enum(resultFilters).optional(),
        /** One of the school's scale; another finds nobody. */
        grade: typedText(20).optional(),
      }),
    )
    .output(
      z.object({
        title: z.string(),
        isReleased: z.boolean(),
        /** When right answers are shown to candidates whose score is shown; null before publishing, and where they never are. */
        rightAnswers: z
          .object({
            shown: z.boolean(),
            /** From when at the latest, as far as is known by now. */
            at: instant,
            waitsForDevices: z.boolean(),
            /** Staff did not wait. */
            openedAt: instant.nullable(),
            /** Candidates whose devices have not been in touch since the end; only while right answers wait for them. */
            silent: z.array(silentDevice),
          })
          .nullable(),
        /**
         * Of all candidates of the exam, whatever stands on this page: handed in, still writing, handed in and not marked
         * yet, waiting for staff to decide about late answers; the average score and the share of passes, null while
         * nothing is marked.
         */
        figures: z.object({
          handedIn: z.int(),
          inProgress: z.int(),
          unmarked: z.int(),
          waitingLate: z.int(),
          /** Papers with answers that wait for a marker, and how many answers these are. */
          unfinished: z.int(),
          toMark: z.int(),
          averageScore: z.number().nullable(),
          passRate: z.number().nullable(),
        }),
        fingerprint: z.string(),
        isUnchanged: z.boolean(),
        ...listOutput(examResultItem).shape,
      }),
    )
    .errors(refuses('UNKNOWN_EXAM', 'BAD_REQUEST')),

  attendance: attendanceCall,

  /** Staff only: a candidate is not told what is kept of them beside their answers. */
  evidence: evidenceCall,

  /** As above, of all papers of an exam. */
  unusual: unusualCall,

  /** How hard each question was and how well it parts candidates. Staff only: it is the shadow of the key. */
  statistics: statisticsCall,

  /** The most urgent of that, of all exams somebody reads the questions of. */
  toCheck: toCheckCall,

  /**
   * Shows the scores of an exam whose release rule is manual: its owner and administrators do. Refused while the server's clock is not
   * trusted, as right answers are. Right answers still wait for the exam to be over.
   */
  release: oc
    .route({ method: 'POST', path: '/exams/{examId}/release', tags, summary: 'Release the results of an exam' })
    .meta({ demoNoun: 'results' })
    .input(
      z.object({
        examId: id,
        /** Though papers have answers still to be marked: their scores follow when they are. */
        finishedOnly: z.boolean().optional(),
        /** Though candidates still sit the exam, or can still begin it: whoever hands in from now on sees their score at once. */
        whileSat: z.boolean().optional(),
      }),
    )
    .output(z.object({}))
    .errors(refuses('UNKNOWN_EXAM', ...onResults, 'STILL_TO_MARK', 'STILL_SAT')),

  /** Shows the right answers of an exam that has ended without waiting for silent devices: its owner and administrators do. */
  openAnswers: oc
    .route({
      method: 'POST',
      path: '/exams/{examId}/right-answers',
      tags,
      summary: 'Show right answers without waiting',
    })
    .meta({ demoNoun: 'results' })
    .input(z.object({ examId: id }))
    .output(z.object({}))
    .errors(refuses('UNKNOWN_EXAM', ...onResults)),
}
