import type { HandStanding } from './hand-mark.ts'

/**
 * What became of one answer: 'right' has full marks, 'partly' some, 'waiting' is for a person to mark, 'not_counted' is of a section
 * that counts others. By a correction of the key 'bonus' has full marks whatever was answered, and 'annulled' counts for nothing,
 * 0 of 0.
 */
export const outcomes = [
  'right',
  'partly',
  'wrong',
  'unanswered',
  'waiting',
  'not_counted',
  'bonus',
  'annulled',
] as const
export type Outcome = (typeof outcomes)[number]

/**
 * One question of a marked attempt; marks in hundredths, 0 while it is waiting, below 0 where a wrong answer costs marks, 0 of 0
 * where it does not count. `hand` where a person marks the answer: how far that is.
 */
export type MarkedAnswer = {
  questionId: string
  outcome: Outcome
  earnedHundredths: number
  ofHundredths: number
  hand?: HandStanding
}
