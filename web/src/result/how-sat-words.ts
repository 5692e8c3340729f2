import type { AttemptEvidence } from '@sabimark/contract/answers.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'

export type SatPage = AttemptEvidence['pages'][number]
type Away = AttemptEvidence['away'][number]
type Waited = AttemptEvidence['waited'][number]

const clock = (instant: string) => lagosClock(new Date(instant))

/** '45 s', '1 min 20 s', '12 min'. */
export function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return `${rest} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}

/** The address and who else had it: that is usual, as the computers of a hall share one. */
export function addressText({ address, othersCount }: SatPage): string {
  const shown = address === '' ? 'not kept' : address
  if (othersCount === 0) return shown
  return `${shown}, as ${counted(othersCount, 'other')} of this sitting`
}

/** Of a window whose address and browser the school did not keep, nothing tells where it was opened. */
export function isKept({ address }: SatPage): boolean {
  return address !== ''
}

/** What is to be known of one window beside where it was opened. */
export function pageNotes({ usedUntilClaimed, otherAddresses }: SatPage): string[] {
  return [
    ...(usedUntilClaimed === null
      ? []
      : [`Was still used after the next window was opened, the device says until ${clock(usedUntilClaimed)}.`]),
    ...(otherAddresses.length === 0 ? [] : [`Also sent from ${otherAddresses.join(', ')}.`]),
  ]
}

/** 'The page was left 3 times, for 4 min 10 s in all.' */
export function awayText({ awayCount, awayMs }: AttemptEvidence): string {
  if (awayCount === 0) return 'The page was never left.'
  return `The page was left ${timesText(awayCount)}${awayMs === 0 ? '' : `, for ${lengthText(awayMs)} in all`}.`
}

/** 'Full screen was left once; the exam itself stayed in sight.' */
export function fullScreenText(leftCount: number): string {
  if (leftCount === 0) return 'Full screen was never left.'
  return `Full screen was left ${timesText(leftCount)}. That alone does not leave the page: the exam was still in sight.`
}

/** 'once', 'twice', '3 times'. */
export const timesText = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en-NG')} times`

type LineOptions = {
  hasSeveral: boolean
  /** What is said of a time that did not end. */
  open: string
}

/** One time away; of several windows, of which. */
export function awayLine({ page, leftClaimed, returnedClaimed }: Away, { hasSeveral, open }: LineOptions): string {
  const where = hasSeveral ? `, window ${page}` : ''
  if (returnedClaimed === null) return `From ${clock(leftClaimed)}${where}: ${open}`
  return `From ${clock(leftClaimed)}${where}: for ${lengthText(Date.parse(returnedClaimed) - Date.parse(leftClaimed))}`
}

/** A delivery of what had waited on the device. */
export function waitedLine({ count, firstClaimed, lastClaimed, arrivedAt, address, isLate }: Waited): string {
  const [first, last] = [clock(firstClaimed), clock(lastClaimed)]
  const when = first === last ? `at ${first}` : `from ${first} to ${last}`
  const late = isLate ? ', too late to count unless accepted' : ''
  return `${counted(count, 'entry', 'entries')}, made ${when} by the device’s clock, arrived at ${clock(arrivedAt)}${address === '' ? '' : ` from ${address}`}${late}`
}

/** What else stands in the log. */
export function otherLines({ sleptCount, impossibleCount, reusedCount, behind, leftOut }: AttemptEvidence): string[] {
  return [
    ...(sleptCount === 0
      ? []
      : [`The device slept or stood still ${sleptCount === 1 ? 'once' : `${sleptCount} times`}.`]),
    ...(impossibleCount === 0
      ? []
      : [`${counted(impossibleCount, 'entry', 'entries')} did not count: by the device’s own clock after the end.`]),
    ...(reusedCount === 0
      ? []
      : [`${counted(reusedCount, 'entry', 'entries')} came again with different content; the first one counts.`]),
    ...(behind.count === 0
      ? []
      : [
          `${counted(behind.count, 'delivery', 'deliveries')} came up to ${lengthText(behind.mostMs)} after the device says it sent ${behind.count === 1 ? 'it' : 'them'}: a slow network, or a clock that stood still or was set back by hand.`,
        ]),
    ...(leftOut.count === 0
      ? []
      : [
          `${counted(leftOut.count, 'answer', 'answers')} came only after the end, though by the device’s own times ${leftOut.count === 1 ? 'it was' : 'they were'} given as much as ${lengthText(leftOut.mostMs)} before something else it sent. The exam page always sends all it has, so ${leftOut.count === 1 ? 'its time' : 'their times'} may have been written by hand.`,
        ]),
  ]
}
