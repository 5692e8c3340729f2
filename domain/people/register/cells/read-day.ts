import { folded } from '../../../words/signs/folded.ts'
import { birthDateProblem, unbornProblem } from '../../students/birth-date.ts'
import type { Reading, SheetCell } from './sheet.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const youngest = 8
const oldest = 30

/** A day written out, so that nobody mistakes the month: 2010-05-12 is "12 May 2010". */
export function writtenDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1] ?? month} ${year}`
}

/**
 * A date of birth: the day a sheet holds, or a text with the day first, unless its second part is beyond 12. `today` is the day in
 * Lagos. An age outside 8 to 30 is a guess that somebody confirms.
 */
export function readDay({ text, day }: SheetCell, today: string): Reading {
  const read = day ?? dayOf(text, today)
  if (read === null || birthDateProblem(read) !== null) return { problem: `“${text.trim()}” is not a date of birth.` }
  if (unbornProblem(read, new Date(`${today}T00:00:00Z`)) !== null) {
    return { problem: `${writtenDay(read)} is still to come.` }
  }
  const age = ageOn(today, read)
  if (age >= youngest && age <= oldest) return { value: read }
  return { value: read, guess: `Born on ${writtenDay(read)} is ${age} years old. Check the year.` }
}

/** What programs write behind a day that has no time. */
const midnight = /[ T]00?:00(?::00(?:\.0{1,6})?)?Z?$/

/** The day a text says, as YYYY-MM-DD, whether or not there was such a day; null where it says none. */
function dayOf(text: string, today: string): string | null {
  const parts = folded(text.slice(0, 60).replace(midnight, '')).split(' ')
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3) return null
  if (/^\d{4}$/.test(first)) return isoOf(first, monthOf(second), third)
  const year = yearOf(third, today)
  const named = monthOf(first) === null ? null : /^\d/.test(first) ? null : first
  if (named !== null) return isoOf(year, monthOf(named), second)
  return Number(second) > 12 ? isoOf(year, monthOf(first), second) : isoOf(year, monthOf(second), first)
}

function isoOf(year: string | null, month: string | null, day: string): string | null {
  const date = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day)?.[1]
  return year === null || month === null || date === undefined ? null : `${year}-${month}-${date.padStart(2, '0')}`
}

/** '5', '05', 'May' and 'september' as two figures. */
function monthOf(text: string): string | null {
  if (/^\d{1,2}$/.test(text)) return text.padStart(2, '0')
  const place = text.length < 3 ? -1 : months.findIndex((name) => name.toLowerCase().startsWith(text))
  const at = text === 'sept' ? 8 : place
  return at === -1 ? null : String(at + 1).padStart(2, '0')
}

/** Two figures are of this century where that year has been. */
function yearOf(text: string, today: string): string | null {
  if (/^\d{4}$/.test(text)) return text
  if (!/^\d{2}$/.test(text)) return null
  return `20${text}` <= today.slice(0, 4) ? `20${text}` : `19${text}`
}

function ageOn(today: string, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
