import { expect, test } from 'vitest'
import { candidateState } from './candidate-state.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const window = { opensAt: at('09:00'), closesAt: at('12:00') }
const facts = { window, isCandidate: true, attemptsAllowed: 2 }

test.each([
  ['08:59', 0, null, 'not_open'],
  ['09:00', 0, null, 'ready'],
  ['10:00', 1, '10:30', 'in_progress'],
  ['10:30', 1, '10:30', 'ready'],
  ['10:00', 1, null, 'ready'],
  ['10:00', 2, null, 'submitted'],
  ['10:30', 2, '10:30', 'submitted'],
  ['11:59', 0, null, 'ready'],
  ['12:00', 0, null, 'closed'],
  ['12:00', 1, null, 'submitted'],
  ['12:00', 1, '12:00', 'submitted'],
] as const)('at %s with %i of 2 attempts used, one running until %s: %s', (now, used, until, state) => {
  const runningUntil = until === null ? null : at(until)
  expect(candidateState({ ...facts, attemptsUsed: used, runningUntil }, at(now))).toBe(state)
})

test.each([
  [0, null, 'closed'],
  [1, null, 'submitted'],
  [1, '10:30', 'in_progress'],
] as const)('who may no longer begin, with %i of 2 attempts used, one running until %s: %s', (used, until, state) => {
  const runningUntil = until === null ? null : at(until)
  expect(candidateState({ ...facts, isCandidate: false, attemptsUsed: used, runningUntil }, at('10:00'))).toBe(state)
})
