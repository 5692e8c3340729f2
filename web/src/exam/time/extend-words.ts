import { lagosClock, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { client } from '../../platform/client.ts'
import { lagosText } from '../exams.ts'
import { minutesProblem, typedMinutes } from './minutes.ts'

type Extended = Awaited<ReturnType<typeof client.exam.extend>>

/** What so many minutes come to, before they are given; null for what is refused. */
export function moreMinutesText(
  typed: string,
  { closesAt, isShut }: { closesAt: Date; isShut: boolean },
): string | null {
  if (minutesProblem(typed) !== null) return null
  const minutes = typedMinutes(typed)
  const more = `${counted(minutes, 'minute')} more`
  if (isShut) return `Candidates sitting it now have ${more}; the exam stays closed for others.`
  return `Everybody has ${more}; the exam closes ${closeText(new Date(closesAt.getTime() + minutes * 60_000), closesAt)}.`
}

/** What a later close comes to; null for what is refused. */
export function laterCloseText(
  until: Date | null,
  { closesAt, opensAgain }: { closesAt: Date; opensAgain: boolean },
): string | null {
  if (until === null || until <= closesAt) return null
  return opensAgain
    ? `It opens again now and closes ${lagosText(until.toISOString())}.`
    : `It closes ${closeText(until, closesAt)} instead of ${lagosClock(closesAt)}.`
}

/** Who gets nothing of an extension, in a sentence each. */
export function leftOutText({ ended, handedInCount }: Extended['leftOut']): string[] {
  return [
    ...(ended.length > 0
      ? [
          `Staff had ended ${counted(ended.length, 'candidate')}, who ${ended.length === 1 ? 'gets' : 'get'} no more time.`,
        ]
      : []),
    ...(handedInCount > 0 ? [`${counted(handedInCount, 'candidate has', 'candidates have')} handed in already.`] : []),
  ]
}

/** On the day it closed anyway the hour says it all. */
function closeText(at: Date, before: Date): string {
  return lagosDay(at) === lagosDay(before) ? lagosClock(at) : lagosText(at.toISOString())
}
