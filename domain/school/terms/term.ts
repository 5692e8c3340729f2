/** A term of a school by its days ('YYYY-MM-DD' in Lagos), both in it; `year` as people call it: '2026/2027'. */
export type Term = { name: string; year: string; firstDay: string; lastDay: string }

/** The days of a term. */
export type TermDays = Pick<Term, 'firstDay' | 'lastDay'>

/** The most days of a term, the first and the last with them. */
export const longestTerm = 200

const dayMs = 24 * 60 * 60 * 1000
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** What is wrong with a day of a term, or null: one there is, of this century. */
export function termDayProblem(typed: string): string | null {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(midnight(typed))
  return isDay && new Date(midnight(typed)).toISOString().slice(0, 10) === typed ? null : 'Enter a valid day.'
}

/** Whether a term can have these days: its last comes after its first, and there are not too many. */
export function isTermOfDays({ firstDay, lastDay }: TermDays): boolean {
  const count = (midnight(lastDay) - midnight(firstDay)) / dayMs + 1
  return count > 1 && count <= longestTerm
}

/** 'First term 2026/2027' */
export function termName({ name, year }: Pick<Term, 'name' | 'year'>): string {
  return `${name} ${year}`
}

/** '7 September 2026' */
export function termDay(day: string): string {
  return longDay.format(midnight(day))
}

/** '7 September 2026 to 18 December 2026' */
export function termSpan({ firstDay, lastDay }: TermDays): string {
  return `${termDay(firstDay)} to ${termDay(lastDay)}`
}

/** '14 Sep to 18 Dec 2026', where there is little room; of two years both are said: '14 Dec 2026 to 5 Feb 2027'. */
export function shortTermSpan({ firstDay, lastDay }: TermDays): string {
  const [first, last] = [shortDay(firstDay), shortDay(lastDay)]
  return `${firstDay.slice(0, 4) === lastDay.slice(0, 4) ? first.replace(/ \d{4}$/, '') : first} to ${last}`
}

/** A day has no zone. */
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** '7 Sep 2026': September is Sep here, as on every screen. */
const shortDay = (day: string) => termDay(day).replace(/([A-Z][a-z]{2})[a-z]*/, '$1')
