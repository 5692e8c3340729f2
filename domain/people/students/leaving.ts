import type { Fields } from '../../words/field.ts'

/** Why a student leaves a school. */
export const leaveReasons = ['graduated', 'transferred', 'withdrawn', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** How people read a reason: 'Transferred to another school'. */
export const leaveReasonNames: Readonly<Record<LeaveReason, string>> = {
  graduated: 'Graduated',
  transferred: 'Transferred to another school',
  withdrawn: 'Withdrawn',
  other: 'Another reason',
}

/** What is wrong with the day a student left on, typed as YYYY-MM-DD; null for nothing: a day there was, since 1990. */
export function leaveDayProblem(typed: string): string | null {
  const date = new Date(`${typed}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(date.getTime())
  if (!isDay || date.toISOString().slice(0, 10) !== typed || typed < '1990-01-01') return 'Enter a valid day.'
  return null
}

/** What is wrong with a day of leaving as `today` has it ('YYYY-MM-DD' in Lagos): nobody has left tomorrow. */
export function comingLeaveProblem(day: string, today: string): string | null {
  return day > today ? 'Enter today or a day before it.' : null
}

/** What is kept of a leaver. */
export const leaveFields = {
  leftReason: {
    label: 'Reason',
    kind: 'choice',
    max: 20,
    isRequired: true,
    choices: leaveReasons,
    names: leaveReasonNames,
  },
  leftOn: { label: 'Left On', kind: 'date', max: 10, isRequired: true, problem: leaveDayProblem },
  leftNote: {
    label: 'Note',
    kind: 'area',
    max: 300,
    hint: 'Such as the school they go to. Administrators alone read it.',
  },
} as const satisfies Fields

/** How one year of a student ended; null: it has not. */
export const yearOutcomes = ['promoted', 'repeated', 'left'] as const

/** What one year of a student came to: 'SS2B, promoted'. */
export function yearText(one: { className: string | null; outcome: (typeof yearOutcomes)[number] | null }): string {
  return [one.className ?? 'No class', ...(one.outcome === null ? [] : [one.outcome])].join(', ')
}
