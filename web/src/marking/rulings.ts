import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { Client } from '../platform/client.ts'

export type Answers = Awaited<ReturnType<Client['marking']['listAnswers']>>
/** What is to be decided about answers, in per cent of the marks, by their key. */
export type Choices = Readonly<Record<string, number>>

/** How many papers a decision would mark again. */
export function ruledCount(items: Answers['items'], choices: Choices): number {
  return items.reduce((sum, { answerKey, count }) => sum + (Object.hasOwn(choices, answerKey) ? count : 0), 0)
}

export function candidates(count: number): string {
  return count === 1 ? '1 candidate' : `${count.toLocaleString('en-NG')} candidates`
}

/** What an answer has earned so far, and whether a teacher has decided so. */
export function earnedText({ earned, waitingCount, count, ruled }: Answers['items'][number], of: string): string {
  if (waitingCount > 0) return waitingCount === count ? 'waiting for you' : `${waitingCount} waiting for you`
  const marks = earned === null ? 'different marks' : `${marksText(earned)} of ${of}`
  return ruled === null ? marks : `${marks}, as was decided`
}
