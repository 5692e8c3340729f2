import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'
import type { ResultCard } from './results.ts'

type Release = ResultCard['scoreRelease']

/** When the score is shown, or null when it is. */
export function scoreReleaseText({ shown, at, waitsForTeacher }: Release): string | null {
  if (shown) return null
  if (waitsForTeacher) return 'Your score waits for your teacher to decide whether your late answers count.'
  return at === null
    ? 'Your score is shown when your school releases the results.'
    : `Your score is shown from ${formatLagos(new Date(at))}.`
}

/** When it is shown which answers were right, or null when it is. */
export function answersReleaseText({ shown, at, waitsForTeacher }: Release): string | null {
  if (shown) return null
  if (waitsForTeacher) {
    return 'Which answers were right is shown after that decision, when the exam has closed for everybody.'
  }
  return at === null
    ? 'Which answers were right is shown when your school releases the results and the exam has closed for everybody.'
    : `Which answers were right is shown from ${formatLagos(new Date(at))}, when the exam has closed for everybody.`
}

/** That answers arrived after the end, and what becomes of them; null when none did. */
export function lateText({ lateCount, scoreRelease }: Pick<ResultCard, 'lateCount' | 'scoreRelease'>): string | null {
  if (lateCount === 0) return null
  const arrived = `${lateCount === 1 ? '1 answer' : `${lateCount} answers`} arrived late`
  return scoreRelease.waitsForTeacher ? `${arrived}; the teacher decides whether to accept them.` : `${arrived}.`
}
