import { lagosDate, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'

/** What the samples are of; the number stands in their ids. */
const kinds = {
  school: 1,
  class: 2,
  subject: 3,
  person: 4,
  question: 5,
  exam: 6,
  attempt: 7,
  sitting: 8,
  notice: 9,
  term: 10,
  session: 11,
  audit: 12,
  period: 13,
}

/** The id of a sample row, a UUID like any other. Ids of one kind rise with `number`: the highest is the newest. */
export function sampleId(kind: keyof typeof kinds, number: number): string {
  return `0199a000-${String(kinds[kind]).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`
}

const dayMs = 86_400_000

/**
 * As `daysFrom`, on a school day: of a Saturday or Sunday the Friday before where the day is over, else the Monday after. So whoever looks at
 * a weekend, too, finds open what began before it and ends behind it.
 */
export function schoolDaysFrom(now: Date, days: number, time: string): string {
  const weekday = new Date(lagosDate(new Date(now.getTime() + days * dayMs))).getUTCDay()
  const [toFriday, toMonday] = weekday === 6 ? [-1, 2] : weekday === 0 ? [-2, 1] : [0, 0]
  return daysFrom(now, days + (days < 0 ? toFriday : toMonday), time)
}

/** The instant that lies so many days from today, at this time of the day in Lagos ('HH:mm'), as the contract writes it. */
export function daysFrom(now: Date, days: number, time: string): string {
  const instant = lagosInstant(lagosDate(new Date(now.getTime() + days * dayMs)), time)
  if (!instant) throw new RangeError(`${time} is not a time of day`)
  return instant.toISOString()
}
