/** What is wrong with a date of birth typed as YYYY-MM-DD, or null: somebody at school was born since 1900, on a day there was. */
export function birthDateProblem(typed: string): string | null {
  const date = new Date(`${typed}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(date.getTime())
  if (!isDay || date.toISOString().slice(0, 10) !== typed || typed < '1900-01-01') return 'Enter a valid date of birth.'
  return null
}

/**
 * What is wrong with a date of birth that is a day ('' for none), as `now` has it, or null: nobody is born tomorrow. Somewhere it is
 * that day already, so one day ahead in UTC passes.
 */
export function unbornProblem(day: string, now: Date): string | null {
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
  return day > tomorrow ? 'Enter a date in the past.' : null
}
