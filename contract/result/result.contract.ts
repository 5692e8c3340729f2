import { oc } from '@orpc/contract'
import { correctionKinds } from '@sabimark/domain/marking/corrections/correction.ts'
import { resultFilters } from '@sabimark/domain/result/result-filter.ts'
import { z } from 'zod'
import { answerValue, contentPassage, contentQuestion, ticket } from '../attempt/attempt.contract.ts'
import { contentSection, negativeRule } from '../exam/section.ts'
import { listInput, listOutput } from '../list.ts'
import { markedQuestion } from '../marking/marked-question.ts'
import { totals } from '../marking/marking.contract.ts'
import { refuses, refusesOnly } from '../refusal.ts'
import { id, instant, shortId, typedText } from '../text.ts'
import { analyticsContract } from './analytics.contract.ts'
import { attendanceCall } from './attendance.contract.ts'
import { evidenceCall } from './evidence.contract.ts'
import { statisticsCall, toCheckCall } from './statistics.contract.ts'
import { unusualCall } from './unusual.contract.ts'

const tags = ['result']
/** What acts on an exam's results are refused for, beside whose it is. */
const onResults = ['WRONG_STATUS', 'ATTEMPTS_EXIST', 'UNAVAILABLE'] as const
export const score = totals.extend({ grade: z.string(), isPass: z.boolean() })

/**
 * When something becomes visible: `at` null and `shown` false means when staff release it, or, where it
 * `waitsForTeacher`, when staff have accepted or refused the answers that arrived late.
 */
const release = z.object({ shown: z.boolean(), at: instant.nullable(), waitsForTeacher: z.boolean() })

/** `waitsForDevices`: the exam has ended, but some devices have not been in touch since; `at` is then the latest moment. */
const answersRelease = release.extend({ waitsForDevices: z.boolean() })

/**
 * What arrived after the end, by the server's clock, for staff to judge by. `endedAt`: the deadline, or the handing in
 * before it. `lastContactAt`: when the server last heard from the attempt before that. `addresses`: where it came from.
 */
const afterEnd = z.object({
  endedAt: instant,
  lastContactAt: instant.nullable(),
  /**
   * Answers that wait for staff or that staff have decided about. `claimedAt` is when the device claims the last was given.
   * `afterAnswersCount`: of those, how many arrived when right answers could be read.
   */
  late: z
    .object({
      count: z.int(),
      acceptedCount: z.int(),
      afterAnswersCount: z.int(),
      firstAt: instant,
      lastAt: instant,
      claimedAt: instant,
      addresses: z.array(z.string()),
    })
    .nullable(),
  /** Answers that arrived in the minute after the end and count without a decision. */
  grace: z.object({ count: z.int(), lastAt: instant, addresses: z.array(z.string()) }).nullable(),
})

/** For staff: there is an answer, which waits for a marker and is shown to nobody who may mark it. Absent: nothing is withheld. */
const isWithheld = z.boolean().optional()

/** What staff decided about late answers; null when there are none. They can change it later. */
const lateDecision = z.enum(['pending', 'accepted', 'refused']).nullable()

/**
 * A result as one person may see it. `score` is null until the release rule shows it. `questions`, each with the own
 * answer, is empty for the candidate until `questionsRelease` shows them: at once where the score is shown at once,
 * otherwise when the exam has ended. `marked` (which were right, with the key) is null until the exam has ended for everybody
 * and no answer can count without a decision any more: a minute after the last close, and when no silent device may still deliver.
 * `className` is the class in which the attempt was begun.
 */
export const resultCard = z.object({
  attemptId: id,
  examId: id,
  examTitle: z.string(),
  subject: z.string(),
  candidate: z.object({ name: z.string(), studentNumber: z.string(), className: z.string().nullable() }),
  submittedAt: instant,
  endedBy: z.enum(['candidate', 'time']),
  /** As in examResultItem. */
  isNotHandedIn: z.boolean().optional(),
  isHandedInAfterEnd: z.boolean().optional(),
  /** Of the questions that are answered on the device: all but `onPaperCount`. */
  answeredCount: z.int(),
  onPaperCount: z.int(),
  questionCount: z.int(),
  /** As in examResultItem. */
  submittedOnDeviceAt: instant.nullable(),
  lateCount: z.int(),
  lateDecision,
  /**
   * For staff: each question an answer came late to, with what came, counted or not; null was taken back. It
   * `changesNothing` where the question has the same answer accepted or refused, as when a newer page overrules it.
   */
  lateAnswers: z
    .array(
      z.object({
        questionId: shortId,
        answer: answerValue.nullable(),
        isWithheld,
        changesNothing: z.boolean(),
        arrivedAt: instant,
        /** It counts, as far as nothing overrules it. */
        isAccepted: z.boolean(),
      }),
    )
    .nullable(),
  /** For staff; null where nothing arrived after the end. */
  afterEnd: afterEnd.nullable(),
  scoreRelease: release,
  questionsRelease: release,
  answersRelease,
  /** The sitting allows no review: candidates never see more of it than the score. Absent: they do. */
  isScoreAlone: z.boolean().optional(),
  /** Answers that wait for a marker. Until none does nobody is shown a score, and a candidate no marks. */
  toMarkCount: z.int(),
  score: score.nullable(),
  /** As in myResultItem. */
  isPractice: z.boolean().optional(),
  questions: z.array(contentQuestion.extend({ answer: answerValue.nullable(), isWithheld })),
  /** What these questions are about, where they name it. */
  passages: z.array(contentPassage).optional(),
  /** The parts of the paper, where it has any, and what wrong answers cost. */
  sections: z.array(contentSection).optional(),
  negative: negativeRule.optional(),
  /** What counts as answered, by question, for a caller who `hasPaper`: sent instead of `questions`, and null while those are withheld. */
  answers: z.record(z.string(), answerValue).nullable(),
  marked: z.array(markedQuestion).nullable(),
  /**
   * `marked` is empty until `at` at the latest: other exams that ask questions of this paper are not over. Which questions, and how
   * many, is told nobody. Absent: nothing is kept back.
   */
  heldAnswers: z.object({ at: instant }).optional(),
  /**
   * Corrections of the key that moved this paper, the oldest first, with the marks before and after: several made one after the other
   * can move it at once. A candidate reads which ones they were once the right answers may be read. Absent: none.
   */
  corrections: z
    .array(
      z.object({
        /** Of the result. */
        revision: z.int(),
        at: instant,
        what: z.array(
          z.object({
            kind: z.enum(correctionKinds),
            /** Of the question in the candidate's paper; null where it is about all of it. */
            number: z.int().nullable(),
            reason: z.string(),
          }),
        ),
        before: totals.pick({ earnedHundredths: true, availableHundredths: true, percentage: true }),
        after: totals.pick({ earnedHundredths: true, availableHundredths: true, percentage: true }),
      }),
    )
    .optional(),
})

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
            silent: z.array(z.object({ student: z.string(), studentNumber: z.string() })),
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
