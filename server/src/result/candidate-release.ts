import {
  type AnswersShowing,
  answersShowing,
  questionsShowing,
  type Showing,
  scoreShowing,
} from '@sabimark/domain/exam/release/release.ts'
import type { ResultRow } from './result.db.ts'

/** `waitsForTeacher`: not the rule keeps it back, but late answers that nobody has decided about, or answers nobody has marked. */
type Release = Showing & { waitsForTeacher: boolean }
type AnswersRelease = AnswersShowing & { waitsForTeacher: boolean }
type Facts = Pick<
  ResultRow,
  | 'releaseRule'
  | 'releasedAt'
  | 'releaseAt'
  | 'lastEndsAt'
  | 'silentUntil'
  | 'openedAt'
  | 'lateDecision'
  | 'waitingCount'
  | 'allowsReview'
  | 'isPractice'
  | 'attemptsAllowed'
>

const never = { shown: false, at: null, waitsForTeacher: false }

/**
 * What the candidate may see now. While late answers wait for a decision, or answers for a marker, no mark is shown: it may
 * still move by them, and nobody is to learn from it how. Of a sitting without review the score is all there ever is. `keptUntil`: as
 * long as another exam asks questions of this one (`readHeldUntil`).
 */
export function candidateRelease(
  { releaseRule: rule, lateDecision, waitingCount, allowsReview, ...row }: Facts,
  now: Date,
  keptUntil: Date | null = null,
): { score: Release; questions: Release; answers: AnswersRelease } {
  const facts = { ...row, rule, now }
  const held = { shown: false, at: null, waitsForTeacher: true }
  const isHeld = lateDecision === 'pending' || waitingCount > 0
  const isTold = keptUntil === null || !tellsByTrying(row)
  const shown = isTold ? scoreShowing(facts) : { shown: false, at: keptUntil }
  const score = isHeld ? held : { ...shown, waitsForTeacher: false }
  if (!allowsReview) return { score, questions: never, answers: { ...never, waitsForDevices: false } }
  return {
    score,
    questions: { ...questionsShowing(facts), waitsForTeacher: false },
    answers: isHeld ? { ...held, waitsForDevices: false } : { ...answersShowing(facts), waitsForTeacher: false },
  }
}

/** Whether scores say what is right where the answers are kept back: of a practice that is tried again with one answer changed. */
export function tellsByTrying({ isPractice, attemptsAllowed }: Pick<Facts, 'isPractice' | 'attemptsAllowed'>): boolean {
  return isPractice && attemptsAllowed > 1
}

/** The moment to ask about: while the clock may have jumped forward, nothing that waits for a time has come. */
export function releaseMoment(now: Date, isClockTrusted: boolean): Date {
  return isClockTrusted ? now : new Date(0)
}

/** As it crosses the wire. */
export function asRelease({ shown, at, waitsForTeacher }: Release) {
  return { shown, at: at?.toISOString() ?? null, waitsForTeacher }
}

export function asAnswersRelease({ waitsForDevices, ...release }: AnswersRelease) {
  return { ...asRelease(release), waitsForDevices }
}
