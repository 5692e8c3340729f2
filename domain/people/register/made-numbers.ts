import { counted } from '../../words/plural.ts'
import { hiddenSignProblem } from '../../words/signs/invisible-signs.ts'
import { normaliseStudentNumber, studentNumberProblem } from '../student-number.ts'
import { studentFields } from '../students/student-fields.ts'
import type { Verdict } from './judge.ts'

/** Figures behind a prefix: GC/2026/001. Beyond 999 it has as many as it needs. */
const figures = 3
/** Behind the longest prefix there is still room for any number. */
const longestPrefix = studentFields.studentNumber.max - 8

/** What is wrong with what made student IDs begin with; null for nothing, and for an empty one, by which none are made. */
export function prefixProblem(prefix: string): string | null {
  if (prefix.trim() === '') return null
  if (prefix.length > longestPrefix) return `A prefix can have at most ${longestPrefix} characters.`
  if (/\p{Script=Cyrillic}|\p{Script=Greek}/u.test(prefix) && /\p{Script=Latin}/u.test(prefix)) {
    return 'The prefix has letters of two alphabets that look alike. Type it again.'
  }
  return studentNumberProblem(`${prefix}1`) ?? hiddenSignProblem('The prefix', prefix)
}

/** A prefix with its number: GC/2026/007. */
export function madeNumber(prefix: string, number: number): string {
  return `${prefix.trim()}${String(number).padStart(figures, '0')}`
}

/**
 * The numbers of a file, the newest of the school, and the first letters and the year for a school without any. `mark`: what stands in place
 * of the year, so that teachers' IDs are not taken for students'.
 */
type PrefixSources = {
  inFile: readonly string[]
  here: readonly string[]
  schoolName: string
  year: number
  mark?: string
}

/**
 * What IDs that are made may begin with: what most numbers of the file do before their figures at the end, else most of the school, with
 * this year in the place of an earlier one; else the first letters of the words of the school's name and the year, 'GC/2026/'.
 */
export function proposedPrefix({ inFile, here, schoolName, year, mark = String(year) }: PrefixSources): string {
  const usual = commonPrefix(inFile) ?? thisYearIn(commonPrefix(here), year)
  if (usual !== undefined) return usual
  const letters = [...schoolName.matchAll(/[\p{L}\p{N}]{1,60}/gu)].map(([word]) => [...word][0]?.toUpperCase() ?? '')
  return `${letters.slice(0, 4).join('') || 'S'}/${mark}/`
}

function commonPrefix(numbers: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const number of numbers) {
    const prefix = number.slice(0, 60).replace(/\d{1,9}\s{0,9}$/, '')
    if (prefix !== '' && prefix !== number) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** 'GC/2025/' and 'GC/25/' as of 2026: a new year's students go on from the pattern, not from the year. */
function thisYearIn(prefix: string | undefined, year: number): string | undefined {
  return prefix?.replace(/(?<!\d)(?:20)?\d\d(?!\d)/, (found) => {
    const age = (year % 100) - Number(found.slice(-2))
    return age > 0 && age <= longestSchool ? String(year).slice(-found.length) : found
  })
}

/** Years from JSS1 to SS3 and a few gone over again: an older number is none of a year. */
const longestSchool = 8

/** The highest number that stands behind the prefix in any of these student numbers, in any spelling; 0 where none does. */
export function lastNumber(prefix: string, numbers: readonly string[]): number {
  const key = normaliseStudentNumber(prefix)
  return numbers.reduce((last, number) => {
    const typed = normaliseStudentNumber(number)
    const rest = typed.startsWith(key) ? typed.slice(key.length) : ''
    return /^\d{1,7}$/.test(rest) ? Math.max(last, Number(rest)) : last
  }, 0)
}

/** "24 students have no student ID in the file: they get GC/2026/001 to GC/2026/024." Of at least one, in the order of the file. */
export function madeNumbersText(made: readonly string[], noun = 'student', idNoun = 'student ID'): string {
  const isOne = made.length === 1
  const range = isOne ? made[0] : `${made[0]} to ${made.at(-1)}`
  return `${counted(made.length, noun)} ${isOne ? 'has' : 'have'} no ${idNoun} in the file: ${isOne ? `the ${noun} gets` : 'they get'} ${range}.`
}

/** Gives everybody new without a number in `field` one of the prefix, in the order of the file, from `first` on. */
export function withMadeNumbers(
  verdicts: readonly Verdict[],
  prefix: string,
  first: number,
  field: 'studentNumber' | 'employeeId' = 'studentNumber',
): Verdict[] {
  let next = first
  return verdicts.map((one) => {
    if (one.verdict !== 'new' || (one.values[field] ?? '') !== '') return one
    const made = madeNumber(prefix, next)
    next += 1
    return { ...one, values: { ...one.values, [field]: made } }
  })
}
