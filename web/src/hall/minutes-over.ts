import { minutesProblem, typedMinutes } from '../exam/time/minutes.ts'

/** What is wrong with minutes of which `most` may be given, or null. */
export function minutesOver(typed: string, most: number): string | null {
  if (minutesProblem(typed) === null && typedMinutes(typed) <= most) return null
  return `Type whole minutes, from 1 to ${most}.`
}
