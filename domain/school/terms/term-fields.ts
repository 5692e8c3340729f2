import type { Fields } from '../../words/field.ts'
import { termDayProblem } from './term.ts'

/** What a school keeps of a term. The year is what people call it, and usually two of the calendar. */
export const termFields = {
  name: { label: 'Name', kind: 'text', max: 60, isRequired: true, hint: 'Such as First term' },
  year: { label: 'School Year', kind: 'text', max: 20, isRequired: true, hint: 'Such as 2026/2027' },
  firstDay: {
    label: 'First Day',
    kind: 'date',
    max: 10,
    isRequired: true,
    problem: termDayProblem,
  },
  lastDay: {
    label: 'Last Day',
    kind: 'date',
    max: 10,
    isRequired: true,
    hint: 'Still in the term',
    problem: termDayProblem,
  },
} as const satisfies Fields
