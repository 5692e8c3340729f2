/** How long before an exam somebody can be reminded, in minutes, and how people say it. */
const words = {
  10: '10 minutes',
  30: '30 minutes',
  60: '1 hour',
  180: '3 hours',
  1440: '1 day',
  2880: '2 days',
  10080: '7 days',
  20160: '14 days',
} as const

export type ReminderSpan = keyof typeof words

/** From ten minutes to fourteen days. */
export const reminderSpans = [10, 30, 60, 180, 1_440, 2_880, 10_080, 20_160] as const satisfies readonly ReminderSpan[]

/** When everybody is reminded who has not chosen otherwise. */
export const usualReminders: readonly ReminderSpan[] = [1_440, 60]

export const reminderWords = (span: ReminderSpan): string => words[span]

/** 'You will be reminded 1 day and 1 hour before.'; the longest first, empty for none. */
export function remindersText(spans: readonly ReminderSpan[]): string {
  const said = [...spans].sort((one, other) => other - one).map(reminderWords)
  const last = said.pop()
  if (last === undefined) return ''
  return `You will be reminded ${said.length === 0 ? last : `${said.join(', ')} and ${last}`} before.`
}

const minuteMs = 60_000

/** When a reminder is due. */
export function remindAt(opensAt: Date, span: number): Date {
  return new Date(opensAt.getTime() - span * minuteMs)
}

/** Whether a reminder can still come: its moment lies ahead. */
export function isReminderAhead(opensAt: Date, span: number, now: Date): boolean {
  return remindAt(opensAt, span) > now
}
