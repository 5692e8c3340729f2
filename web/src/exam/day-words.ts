const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The parts of a day in words: `2026-11-24` is Tuesday, 24, November. By the text alone, whatever zone the device is in. */
export function dayWords(day: string): { weekday: string; number: number; month: string } {
  const date = new Date(day)
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    number: date.getUTCDate(),
    month: months[date.getUTCMonth()] ?? '',
  }
}

/** 'Tuesday 24 November' */
export function dayText(day: string): string {
  const { weekday, number, month } = dayWords(day)
  return `${weekday} ${number} ${month}`
}
