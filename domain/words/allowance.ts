/** How often something may be done, by one who is counted; `null` is as often as they like. */
export type Allowance = { anHour: number | null; aDay: number | null }

/** How often it was done, in the last hour and in the last day, that hour included. */
export type Used = { lastHour: number; lastDay: number }

/** Whether it may be done once more. */
export function isWithin({ anHour, aDay }: Allowance, { lastHour, lastDay }: Used): boolean {
  return (anHour === null || lastHour < anHour) && (aDay === null || lastDay < aDay)
}
