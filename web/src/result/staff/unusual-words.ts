import type { UnusualPapers } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { lengthText, timesText } from '../how-sat-words.ts'

export type UnusualPaper = UnusualPapers['papers'][number]
type Reason = UnusualPaper['reasons'][number]

const number = (count: number) => count.toLocaleString('en-NG')

const words: Readonly<Record<Reason['kind'], (reason: Reason) => string>> = {
  dated_back: ({ count, ms }) =>
    `${counted(count, 'answer')} came after the end with times up to ${lengthText(ms)} earlier than they can be`,
  late: ({ count }) => `${counted(count, 'answer')} came late`,
  impossible: ({ count }) =>
    `${counted(count, 'entry', 'entries')} did not count: by the device’s own clock after the end`,
  repeated: ({ count }) => `${counted(count, 'entry', 'entries')} came again with another content`,
  elsewhere: () => 'Started from another address than the rest',
  moved: ({ count }) => (count === 2 ? 'Moved to another device' : `Opened on ${number(count)} devices`),
  moved_address: ({ count }) => `Opened from ${number(count)} addresses`,
  beside: () => 'An older window was still used after a newer one was opened',
  other_address: () => 'Also sent from another address',
  left: ({ count, ms }) => `Left the page ${timesText(count)}${ms === 0 ? '' : `, for ${lengthText(ms)} in all`}`,
  left_full: ({ count }) => `Left full screen ${timesText(count)}`,
  waited: ({ count, ms }) => `${counted(count, 'entry', 'entries')} waited on the device, for up to ${lengthText(ms)}`,
  slept: ({ count }) => `The device slept or stood still ${timesText(count)}`,
  clock: ({ ms }) => `The device’s clock disagreed, or the network was slow, by up to ${lengthText(ms)}`,
  time_given: ({ ms }) => `Was given ${lengthText(ms)} more`,
}

/** 'Left the page 3 times, for 4 min 10 s in all' */
export const reasonText = (reason: Reason): string => words[reason.kind](reason)

/** How many papers of the exam it is about, in one sentence. */
export function unusualText({ unusualCount, lookedAtCount, paperCount }: UnusualPapers): string {
  const of = lookedAtCount < paperCount ? `the newest ${counted(lookedAtCount, 'paper')}` : counted(paperCount, 'paper')
  if (unusualCount === 0) return `Nothing unusual in how ${of} ${paperCount === 1 ? 'was' : 'were'} sat.`
  return `${number(unusualCount)} of ${of} ${unusualCount === 1 ? 'was' : 'were'} sat unusually.`
}
