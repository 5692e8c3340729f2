/** Lagos is one hour ahead of UTC all year, so its wall time needs no zone data and no setting of the device. */
const lagosOffsetMs = 60 * 60 * 1000

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The instant of a wall time in Lagos: `date` as 'YYYY-MM-DD', `time` as 'HH:mm'. Null when there is no such day or
 * time.
 */
export function lagosInstant(date: string, time: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null
  const instant = new Date(Date.parse(`${date}T${time}:00Z`) - lagosOffsetMs)
  if (Number.isNaN(instant.getTime())) return null
  // 31 June parses as 1 July: only a day that reads back the same exists.
  return lagosDate(instant) === date && lagosTime(instant) === time ? instant : null
}

/** The day in Lagos as 'YYYY-MM-DD'. */
export function lagosDate(instant: Date): string {
  return lagosIso(instant).slice(0, 10)
}

/** The time of day in Lagos as 'HH:mm'. */
export function lagosTime(instant: Date): string {
  return lagosIso(instant).slice(11, 16)
}

/** The closing time an exam has unless somebody sets one: 23:59 of its day. Null when there is no such day. */
export function defaultClosing(date: string): Date | null {
  return lagosInstant(date, '23:59')
}

/** For people: 'Fri 20 Nov 2026, 9:52 am', in Lagos. */
export function formatLagos(instant: Date): string {
  const wall = wallClock(instant)
  return `${weekdays[wall.getUTCDay()]} ${lagosDay(instant)}, ${lagosClock(instant)}`
}

/**
 * The same where `now` is at hand: 'Fri 20 Nov, 9:52 am', without the year that runs in Lagos; any other year is said. Only for what is read at
 * `now`: what is kept or sent would lack its year when the next one has begun.
 */
export function formatLagosNow(instant: Date, now: Date): string {
  return formatLagos(instant).replace(` ${lagosDate(now).slice(0, 4)},`, ',')
}

/** For people: '20 Nov 2026', in Lagos. */
export function lagosDay(instant: Date): string {
  const wall = wallClock(instant)
  return `${wall.getUTCDate()} ${months[wall.getUTCMonth()]} ${wall.getUTCFullYear()}`
}

/** For people: '9:52 am', in Lagos; with a space at which no line breaks. */
export function lagosClock(instant: Date): string {
  const wall = wallClock(instant)
  const hour = wall.getUTCHours()
  const minute = String(wall.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`
}

/** A date whose UTC fields read as the wall clock in Lagos. */
function wallClock(instant: Date): Date {
  return new Date(instant.getTime() + lagosOffsetMs)
}

function lagosIso(instant: Date): string {
  return wallClock(instant).toISOString()
}
