import type { ResultCard } from '@sabimark/contract/answers.ts'
import { formatLagos, lagosClock } from '@sabimark/domain/words/lagos-time.ts'

type AfterEnd = NonNullable<ResultCard['afterEnd']>

type WhyWaits = NonNullable<AfterEnd['waits']>[number]

/** Why nobody can tell whether what was written without a network was written as in the hall. */
const whyText: Record<WhyWaits, string> = {
  begun_late: 'It was begun more than ten minutes after the hall, by the word of the device.',
  other_address: 'The device reported from an address your school does not allow.',
  seal_ended: 'The paper it was begun with was replaced or no longer offered before.',
  code_not_shown: 'Nobody on the staff had looked at the hall code.',
  no_attempts_left: 'The candidate had used up their attempts on another device.',
}

const clock = (at: string) => lagosClock(new Date(at))
const msFrom = (from: string, to: string) => Math.max(0, Date.parse(to) - Date.parse(from))
/** What a left page still had on the device is late before the end, too. */
const fromTheEnd = (endedAt: string, at: string) =>
  at < endedAt ? `${spanText(msFrom(at, endedAt))} before the end` : `${spanText(msFrom(endedAt, at))} after the end`

/** What staff judge late answers by, the server's own times before what the device claims; one sentence each. */
export function lateEvidence({ endedAt, lastContactAt, late, waits = [] }: AfterEnd): string[] {
  if (late === null) return []
  const { count, acceptedCount, afterAnswersCount, firstAt, lastAt, claimedAt, addresses } = late
  const since = `${fromTheEnd(endedAt, lastAt)} (${clock(endedAt)})`
  const until = firstAt === lastAt ? '' : `, the first at ${clock(firstAt)}`
  return [
    ...(waits.length > 0
      ? [
          'It was begun on a device without a network, and all of it waits for you:',
          ...waits.map((why) => whyText[why]),
        ]
      : []),
    `${answers(count)} arrived by ${formatLagos(new Date(lastAt))}, ${since}${until}.`,
    ...(afterAnswersCount > 0
      ? [`${ofThem(afterAnswersCount, count)} arrived after the right answers were shown.`]
      : []),
    contactSentence(endedAt, lastContactAt),
    `The device claims ${clock(claimedAt)} for the last one. The server cannot check that.`,
    fromText(addresses),
    ...(acceptedCount > 0 && acceptedCount < count ? [`${ofThem(acceptedCount, count)} accepted, the rest not.`] : []),
  ]
}

/** What counts unasked though it arrived after the end. */
export function graceEvidence({ endedAt, lastContactAt, grace }: AfterEnd): string[] {
  if (grace === null) return []
  return [
    `${answers(grace.count)} arrived in the minute after the end and ${grace.count === 1 ? 'counts' : 'count'}.`,
    contactSentence(endedAt, lastContactAt),
    fromText(grace.addresses),
  ]
}

function fromText(addresses: readonly string[]): string {
  return addresses.length === 0 ? 'The school keeps no addresses.' : `From ${addresses.join(', ')}.`
}

function contactSentence(endedAt: string, lastContactAt: string | null): string {
  if (lastContactAt === null) return 'Nothing had reached the server before the end.'
  return `Last contact ${spanText(msFrom(lastContactAt, endedAt))} before the end.`
}

/** A short word about late answers for a list: when they came, or what weighs more. */
export function shortEvidence({ endedAt }: Pick<AfterEnd, 'endedAt'>, late: NonNullable<AfterEnd['late']>): string {
  if (late.afterAnswersCount > 0) return 'after answers were shown'
  return fromTheEnd(endedAt, late.lastAt).replace(' minutes ', ' min ')
}

/** "58 s", "64 minutes", "5 hours", "3 days": as exact as anybody needs it. */
export function spanText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}

function answers(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`
}

function ofThem(some: number, count: number): string {
  if (some === count) return count === 1 ? 'It' : 'All of them'
  return `${some} of them`
}
