import { defaultClosing, lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/school/lagos-time.ts'

/** When an exam is to open and close, as its author writes it: Lagos wall time. */
export type TypedTimes = {
  scheduledDate: string
  scheduledTime: string
  closingDate?: string | undefined
  closingTime?: string | undefined
}

export type ExamTimes = { opensAt: Date; closesAt: Date }

// Nobody sets an exam before this; it also keeps years out that PostgreSQL has not got.
const firstYear = 2000

/** The instants of the typed times; 23:59 of the day when no closing time is given. Null when one does not exist. */
export function instantsOf(typed: TypedTimes): ExamTimes | null {
  const closingDate = typed.closingDate ?? typed.scheduledDate
  const opensAt = lagosInstant(typed.scheduledDate, typed.scheduledTime)
  const closesAt = typed.closingTime ? lagosInstant(closingDate, typed.closingTime) : defaultClosing(closingDate)
  if (!opensAt || !closesAt) return null
  return [opensAt, closesAt].some((at) => at.getUTCFullYear() < firstYear) ? null : { opensAt, closesAt }
}

/** The closing time as wall time, for what is stored and shown again. */
export function closingWallTime({ closesAt }: ExamTimes): { closingDate: string; closingTime: string } {
  return { closingDate: lagosDate(closesAt), closingTime: lagosTime(closesAt) }
}
