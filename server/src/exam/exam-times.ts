import { defaultClosing, lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'

/** When an exam is to open and close, as its author writes it: Lagos wall time. */
export type TypedTimes = {
  scheduledDate: string
  scheduledTime: string
  closingDate?: string | undefined
  closingTime?: string | undefined
}

export type ExamTimes = { opensAt: Date; closesAt: Date }

// Nobody sets an exam before or after these; they also keep years out that PostgreSQL has not got, or that have five digits.
const firstYear = 2000
const lastYear = 2199

/** The instants of the typed times; 23:59 of the day when no closing time is given. Null when one does not exist. */
export function instantsOf(typed: TypedTimes): ExamTimes | null {
  const closingDate = typed.closingDate ?? typed.scheduledDate
  const opensAt = lagosInstant(typed.scheduledDate, typed.scheduledTime)
  const closesAt = typed.closingTime ? lagosInstant(closingDate, typed.closingTime) : defaultClosing(closingDate)
  if (!opensAt || !closesAt) return null
  return [opensAt, closesAt].some((at) => at.getUTCFullYear() < firstYear) ? null : { opensAt, closesAt }
}

/** Whether staff may set this instant: a mistyped year would stand in every list. */
export function isOfOurTime(instant: Date): boolean {
  return instant.getUTCFullYear() >= firstYear && instant.getUTCFullYear() <= lastYear
}

/** As `instantsOf`, of times that are to be set now: null also where one is not of our time. */
export function timesToSet(typed: TypedTimes): ExamTimes | null {
  const times = instantsOf(typed)
  return times && isOfOurTime(times.opensAt) && isOfOurTime(times.closesAt) ? times : null
}

/** The closing time as wall time, for what is stored and shown again. */
export function closingWallTime({ closesAt }: ExamTimes): { closingDate: string; closingTime: string } {
  return { closingDate: lagosDate(closesAt), closingTime: lagosTime(closesAt) }
}
