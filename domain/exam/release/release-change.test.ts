import { expect, test } from 'vitest'
import type { ReleaseRule } from './release.ts'
import { type ReleaseChoice, releaseChangeProblem, releaseChoices, releaseText } from './release-change.ts'

const lastEndsAt = new Date('2026-11-20T11:00:00Z')
const before = new Date('2026-11-20T10:00:00Z')
const after = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-27T08:00:00Z')

const problem = (
  choice: ReleaseChoice,
  {
    rule = 'manual' as ReleaseRule,
    releasedAt = null as Date | null,
    submittedCount = 0,
    now = before,
    at = later,
  } = {},
) =>
  releaseChangeProblem(
    { choice, at: choice === 'at_date' ? at : null },
    { sittings: [{ rule, releasedAt }], lastEndsAt, submittedCount, now },
  )

test('while nobody sees a score and nobody has handed in, everything can be chosen', () => {
  for (const rule of ['immediate', 'after_exam', 'manual'] as const) {
    for (const choice of releaseChoices) expect(problem(choice, { rule })).toBeNull()
  }
})

test('what candidates see is not taken from them: scores released, shown at once, or shown since the exam is over', () => {
  for (const choice of releaseChoices) {
    expect(problem(choice, { releasedAt: before, now: after, submittedCount: 3 })).toBe('RESULTS_SHOWN')
    expect(problem(choice, { rule: 'immediate', submittedCount: 1 })).toBe('RESULTS_SHOWN')
    expect(problem(choice, { rule: 'after_exam', now: after, submittedCount: 1 })).toBe('RESULTS_SHOWN')
  }
  expect(problem('at_date', { rule: 'after_exam', submittedCount: 5 })).toBeNull()
})

test('a day that came before anybody handed in was seen by nobody, and can be put right', () => {
  for (const choice of releaseChoices) expect(problem(choice, { releasedAt: before, now: after })).toBeNull()
})

test('scores are not shown as soon as candidates hand in when some have', () => {
  expect(problem('immediate', { submittedCount: 1 })).toBe('HANDED_IN')
  expect(problem('after_exam', { submittedCount: 1, now: after })).toBeNull()
})

test('a date that is past, or missing, is refused', () => {
  expect(problem('at_date', { at: before, now: before })).toBe('RELEASE_TIME_PAST')
  const facts = { sittings: [], lastEndsAt, submittedCount: 0, now: before }
  expect(releaseChangeProblem({ choice: 'at_date', at: null }, facts)).toBe('RELEASE_TIME_PAST')
})

test('each choice is said in words, a date by the clock in Lagos', () => {
  expect(releaseText({ choice: 'at_date', at: later })).toBe('from Fri 27 Nov 2026, 9:00\u00a0am')
  expect(releaseText({ choice: 'manual', at: null })).toBe('when a teacher releases them')
})
