import { whysWaits } from '@sabimark/domain/attempt/first-contact.ts'
import { correctionKinds } from '@sabimark/domain/marking/corrections/correction.ts'
import { z } from 'zod'
import { answerValue, contentPassage, contentQuestion } from '../attempt/attempt.contract.ts'
import { contentSection, negativeRule } from '../exam/section.ts'
import { markedQuestion } from '../marking/marked-question.ts'
import { totals } from '../marking/marking.contract.ts'
import { id, instant, shortId } from '../text.ts'

export const score = totals.extend({ grade: z.string(), isPass: z.boolean() })

/**
 * When something becomes visible: `at` null and `shown` false means when staff release it, or, where it
 * `waitsForTeacher`, when staff have accepted or refused the answers that arrived late.
 */
export const release = z.object({ shown: z.boolean(), at: instant.nullable(), waitsForTeacher: z.boolean() })

/** `waitsForDevices`: the exam has ended, but some devices have not been in touch since; `at` is then the latest moment. */
const answersRelease = release.extend({ waitsForDevices: z.boolean() })

/**
 * What arrived after the end, by the server's clock, for staff to judge by. `endedAt`: the deadline, or the handing in
 * before it. `lastContactAt`: when the server last heard from the attempt before that. `addresses`: where it came from.
 */
export const afterEnd = z.object({
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
  /** Why all that was written on a device without a network waits for staff. Absent: it does not, or none of it was. */
  waits: z.array(z.enum(whysWaits)).optional(),
})

/** For staff: there is an answer, which waits for a marker and is shown to nobody who may mark it. Absent: nothing is withheld. */
const isWithheld = z.boolean().optional()

/** What staff decided about late answers; null when there are none. They can change it later. */
export const lateDecision = z.enum(['pending', 'accepted', 'refused']).nullable()

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
