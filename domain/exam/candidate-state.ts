import { type SittingWindow, sittingPhase } from './sitting.ts'

/** What a candidate can do with an exam now. */
export const candidateStates = ['not_open', 'ready', 'in_progress', 'submitted', 'closed'] as const

export type CandidateState = (typeof candidateStates)[number]

/**
 * `isCandidate`: whether they may begin. Who has left the class since may not, and still stands with what they began.
 * `attemptsUsed` counts every attempt begun; `runningUntil` is the deadline of one not handed in, null for none.
 */
export type CandidateFacts = {
  window: SittingWindow
  isCandidate: boolean
  attemptsAllowed: number
  attemptsUsed: number
  runningUntil: Date | null
}

/**
 * Where a candidate stands with an exam. An attempt whose time is over counts as handed in, whether or not the closing
 * job has seen it; who never began a closed exam finds it closed.
 */
export function candidateState(facts: CandidateFacts, now: Date): CandidateState {
  if (facts.runningUntil !== null && facts.runningUntil > now) return 'in_progress'
  const phase = sittingPhase(facts.window, now)
  if (phase === 'closed' || !facts.isCandidate) return facts.attemptsUsed > 0 ? 'submitted' : 'closed'
  if (facts.attemptsUsed >= facts.attemptsAllowed) return 'submitted'
  return phase === 'open' ? 'ready' : 'not_open'
}
