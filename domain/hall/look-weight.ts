import type { Flag } from './flags.ts'

/** To leave and come back takes somebody's eyes off the paper for as long, however short it was. */
const eachLeaveMs = 10_000
/** What is noticed without a leave, such as another network, is worth as much of a walk as a minute away. */
const eachOtherMs = 60_000

/**
 * How much there is to go and look at, as milliseconds away: of pages that were left the time, of these and of leaves of full screen ten
 * seconds each, and of whatever else was noticed a minute. So nine leaves of full screen weigh more than one second on another page, and
 * five minutes there more than both. It orders a list and judges nobody.
 */
export function lookWeight(flags: readonly Flag[]): number {
  return flags.reduce((sum, { kind, count = 1, ms = 0 }) => {
    const isLeave = kind === 'left_page' || kind === 'left_full_screen'
    return sum + (isLeave ? ms + count * eachLeaveMs : eachOtherMs)
  }, 0)
}
