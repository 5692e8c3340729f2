import { lagosDate } from '../words/lagos-time.ts'

/** How long a new school may try everything, without a card (specification part 1, section 9). */
export const trialDays = 14

const dayMs = 24 * 60 * 60 * 1000

/** When the trial of a school that signs up at `now` ends. */
export function trialEndsAt(now: Date): Date {
  return new Date(now.getTime() + trialDays * dayMs)
}

/**
 * How many days of the trial are left, by the calendar in Lagos: 0 on its last day, null once it has ended. A trial that
 * ends on Friday at noon has two days left all Wednesday.
 */
export function trialDaysLeft(endsAt: Date, now: Date): number | null {
  if (now.getTime() >= endsAt.getTime()) return null
  return Math.round((Date.parse(lagosDate(endsAt)) - Date.parse(lagosDate(now))) / dayMs)
}
