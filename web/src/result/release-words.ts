import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'

type Release = { shown: boolean; at: string | null }

/** When the score is shown, or null when it is. */
export function scoreReleaseText({ shown, at }: Release): string | null {
  if (shown) return null
  return at === null
    ? 'Your score is shown when your school releases the results.'
    : `Your score is shown from ${formatLagos(new Date(at))}.`
}

/** When it is shown which answers were right, or null when it is. */
export function answersReleaseText({ shown, at }: Release): string | null {
  if (shown) return null
  return at === null
    ? 'Which answers were right is shown when your school releases the results and the exam has closed for everybody.'
    : `Which answers were right is shown from ${formatLagos(new Date(at))}, when the exam has closed for everybody.`
}
