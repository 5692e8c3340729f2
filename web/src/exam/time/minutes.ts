import { canGive, mostMinutesGiven } from '@sabimark/domain/exam/time/candidate-time.ts'

/** Minutes as somebody typed them; NaN for anything else. */
export function typedMinutes(typed: string): number {
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** What is wrong with minutes that are to be given, or null. */
export function minutesProblem(typed: string): string | null {
  return canGive(typedMinutes(typed)) ? null : `Type whole minutes, from 1 to ${mostMinutesGiven}.`
}
