import { type Showing, whatMayBeShown } from '@sabimark/domain/exam/release.ts'
import type { ResultRow } from './result.db.ts'

/** `waitsForTeacher`: not the rule keeps it back, but late answers that nobody has decided about. */
type Release = Showing & { waitsForTeacher: boolean }
type Facts = Pick<ResultRow, 'releaseRule' | 'releasedAt' | 'lastEndsAt' | 'lateDecision'>

/**
 * What the candidate may see now. While late answers wait for a decision no mark is shown: they count already, so who
 * saw the score move could send answers one by one and read the key from it.
 */
export function candidateRelease(row: Facts, now: Date): { score: Release; questions: Release; answers: Release } {
  const { releaseRule: rule, releasedAt, lastEndsAt } = row
  const { score, questions, answers } = whatMayBeShown({ rule, releasedAt, lastEndsAt, now })
  const held = { shown: false, at: null, waitsForTeacher: true }
  const isHeld = row.lateDecision === 'pending'
  return {
    score: isHeld ? held : { ...score, waitsForTeacher: false },
    questions: { ...questions, waitsForTeacher: false },
    answers: isHeld ? held : { ...answers, waitsForTeacher: false },
  }
}

/** The moment to ask about: while the clock may have jumped forward, nothing that waits for a time has come. */
export function releaseMoment(now: Date, isClockTrusted: boolean): Date {
  return isClockTrusted ? now : new Date(0)
}

/** As it crosses the wire. */
export function asRelease({ shown, at, waitsForTeacher }: Release) {
  return { shown, at: at?.toISOString() ?? null, waitsForTeacher }
}
