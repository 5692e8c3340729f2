import fc from 'fast-check'
import { expect, test } from 'vitest'
import { releaseRules, whatMayBeShown } from './release.ts'

const before = new Date('2026-11-20T09:00:00Z')
const closes = new Date('2026-11-20T22:59:00Z')
const after = new Date('2026-11-21T09:00:00Z')

test('immediate: the score at once, the answers at the last close', () => {
  const facts = { rule: 'immediate', releasedAt: null, lastClosesAt: closes } as const
  expect(whatMayBeShown({ ...facts, now: before })).toEqual({
    score: { shown: true, at: null },
    answers: { shown: false, at: closes },
  })
  expect(whatMayBeShown({ ...facts, now: closes }).answers).toEqual({ shown: true, at: closes })
})

test('after_exam: both at the last close, and not a millisecond earlier', () => {
  const facts = { rule: 'after_exam', releasedAt: null, lastClosesAt: closes } as const
  expect(whatMayBeShown({ ...facts, now: new Date(closes.getTime() - 1) })).toEqual({
    score: { shown: false, at: closes },
    answers: { shown: false, at: closes },
  })
  expect(whatMayBeShown({ ...facts, now: closes })).toEqual({
    score: { shown: true, at: closes },
    answers: { shown: true, at: closes },
  })
})

test('manual: nothing until somebody releases it, then the answers still wait for the last close', () => {
  const facts = { rule: 'manual', lastClosesAt: closes } as const
  const nothing = { shown: false, at: null }
  expect(whatMayBeShown({ ...facts, releasedAt: null, now: after })).toEqual({ score: nothing, answers: nothing })
  expect(whatMayBeShown({ ...facts, releasedAt: before, now: before })).toEqual({
    score: { shown: true, at: before },
    answers: { shown: false, at: closes },
  })
  expect(whatMayBeShown({ ...facts, releasedAt: after, now: after })).toEqual({
    score: { shown: true, at: after },
    answers: { shown: true, at: after },
  })
})

test('right answers never before the last close, never before the score, and exactly from the time told', () => {
  const instant = fc.date({ noInvalidDate: true })
  const facts = fc.record({
    rule: fc.constantFrom(...releaseRules),
    releasedAt: fc.option(instant),
    lastClosesAt: instant,
    now: instant,
  })
  fc.assert(
    fc.property(facts, (known) => {
      const { score, answers } = whatMayBeShown(known)
      if (answers.shown) expect(known.lastClosesAt <= known.now && score.shown).toBe(true)
      expect(answers.shown).toBe(answers.at !== null && answers.at <= known.now)
      if (score.at !== null) expect(score.shown).toBe(score.at <= known.now)
    }),
  )
})
