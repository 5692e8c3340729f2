import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graceMs } from '../grace.ts'
import type { RightAnswersFacts } from '../right-answers.ts'
import { answersShowing, questionsShowing, type ReleaseRule, releaseRules, scoreShowing } from './release.ts'

const before = new Date('2026-11-20T09:00:00Z')
const ends = new Date('2026-11-20T22:59:00Z')
const opens = new Date('2026-11-20T23:00:00Z')
const after = new Date('2026-11-21T09:00:00Z')

type Facts = Pick<RightAnswersFacts, 'lastEndsAt'> & { rule: ReleaseRule; releasedAt: Date | null; now: Date }

/** Where everybody has handed in. */
function whatMayBeShown(facts: Facts) {
  const { waitsForDevices, ...answers } = answersShowing({ ...facts, silentUntil: null, openedAt: null })
  expect(waitsForDevices).toBe(false)
  return { score: scoreShowing(facts), questions: questionsShowing(facts), answers }
}

test('right answers wait for a device that is silent, the score does not', () => {
  const facts = { rule: 'after_exam', releasedAt: null, lastEndsAt: ends, silentUntil: after, openedAt: null } as const
  const at = (now: Date) => answersShowing({ ...facts, now })
  expect(scoreShowing({ ...facts, now: opens }).shown).toBe(true)
  expect(at(before)).toEqual({ shown: false, at: opens, waitsForDevices: false })
  expect(at(opens)).toEqual({ shown: false, at: after, waitsForDevices: true })
  expect(at(after)).toEqual({ shown: true, at: after, waitsForDevices: false })
  expect(answersShowing({ ...facts, now: opens, openedAt: opens })).toEqual({
    ...{ shown: true, at: opens, waitsForDevices: false },
  })
})

test('immediate: the score at once, the answers when nothing more counts', () => {
  const facts = { rule: 'immediate', releasedAt: null, lastEndsAt: ends } as const
  expect(whatMayBeShown({ ...facts, now: before })).toEqual({
    score: { shown: true, at: null },
    questions: { shown: true, at: null },
    answers: { shown: false, at: opens },
  })
  expect(whatMayBeShown({ ...facts, now: opens }).answers).toEqual({ shown: true, at: opens })
})

test.each([
  ['at the last close', 0, false],
  ['30 s after it, while answers are still on their way', 30_000, false],
  ['a millisecond before the grace is over', graceMs - 1, false],
  ['when the grace is over', graceMs, true],
  ['61 s after the close', 61_000, true],
])('right answers, and score and questions where the rule is after_exam, %s', (_when, afterMs, shown) => {
  const facts = { releasedAt: null, lastEndsAt: ends, now: new Date(ends.getTime() + afterMs) } as const
  const showing = { shown, at: opens }
  expect(whatMayBeShown({ ...facts, rule: 'after_exam' })).toEqual({
    score: showing,
    questions: showing,
    answers: showing,
  })
  expect(whatMayBeShown({ ...facts, rule: 'immediate' }).answers).toEqual(showing)
})

test('manual: nothing until somebody releases it, then the answers still wait for the end of the grace', () => {
  const facts = { rule: 'manual', lastEndsAt: ends } as const
  const nothing = { shown: false, at: null }
  expect(whatMayBeShown({ ...facts, releasedAt: null, now: after })).toEqual({
    score: nothing,
    questions: { shown: true, at: opens },
    answers: nothing,
  })
  for (const releasedAt of [before, ends]) {
    expect(whatMayBeShown({ ...facts, releasedAt, now: ends })).toEqual({
      score: { shown: true, at: releasedAt },
      questions: { shown: false, at: opens },
      answers: { shown: false, at: opens },
    })
  }
  expect(whatMayBeShown({ ...facts, releasedAt: after, now: after })).toEqual({
    score: { shown: true, at: after },
    questions: { shown: true, at: opens },
    answers: { shown: true, at: after },
  })
})

test('manual with a day: it is said from when, also of right answers, and no more once it has passed', () => {
  const day = new Date(after.getTime() + 1_000)
  const facts = { rule: 'manual', lastEndsAt: ends, releasedAt: null, releaseAt: day } as const
  expect(whatMayBeShown({ ...facts, now: before })).toMatchObject({
    score: { shown: false, at: day },
    answers: { shown: false, at: day },
  })
  const passed = { ...facts, now: new Date(day.getTime() + 1) }
  expect(whatMayBeShown(passed)).toMatchObject({
    score: { shown: false, at: null },
    answers: { shown: false, at: null },
  })
  expect(whatMayBeShown({ ...passed, releasedAt: day })).toMatchObject({ score: { shown: true, at: day } })
})

test('right answers never while an answer may count unasked, never before the score, and exactly from the time told', () => {
  const instant = fc.date({ noInvalidDate: true, max: new Date('9999-12-31') })
  const facts = fc.record({
    rule: fc.constantFrom(...releaseRules),
    releasedAt: fc.option(instant),
    releaseAt: fc.option(instant),
    lastEndsAt: instant,
    silentUntil: fc.option(instant),
    openedAt: fc.option(instant),
    now: instant,
  })
  fc.assert(
    fc.property(facts, (known) => {
      const [score, answers] = [scoreShowing(known), answersShowing(known)]
      const isOver = known.lastEndsAt.getTime() + graceMs <= known.now.getTime()
      const isWaitedFor = known.silentUntil !== null && known.silentUntil > known.now
      const isOpened = known.openedAt !== null && known.openedAt <= known.now
      expect(questionsShowing(known).shown).toBe(known.rule === 'immediate' || isOver)
      if (answers.shown) expect(isOver && score.shown && (!isWaitedFor || isOpened)).toBe(true)
      expect(answers.shown).toBe(answers.at !== null && answers.at <= known.now)
      if (score.at !== null) expect(score.shown).toBe(score.at <= known.now)
    }),
  )
})
