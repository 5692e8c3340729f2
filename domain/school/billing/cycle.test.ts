import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Plan } from '../../words/plan/plan-name.ts'
import { type Cycle, endOfPlan, lastDayOf, nextTurn, type PaidPeriod, runningPeriod, turned } from './cycle.ts'
import { beginOf, dayAfter, endOfPeriod } from './period.ts'

const at = (day: string, hour = 0) => new Date(beginOf(day).getTime() + hour * 3_600_000)
const autumn: PaidPeriod = {
  ...{ startsOn: '2026-09-01', endsOn: '2026-12-31', plan: 'professional', madeAt: at('2026-08-20') },
}
const spring: PaidPeriod = { ...autumn, startsOn: '2027-01-01', endsOn: '2027-04-30', plan: 'enterprise' }
const trial: Cycle = { plan: 'starter', asked: null, trialEndsAt: at('2026-08-30', 12), periods: [] }
const paid: Cycle = { ...trial, plan: 'professional', periods: [autumn] }
const asks = (plan: Plan, day: string, hour = 9) => ({ asked: { plan, at: at(day, hour) } })
const long = at('2026-08-01')

describe('a change of plan takes effect at the next cycle', () => {
  test('when the trial ends, and not before', () => {
    const cycle = { ...trial, ...asks('enterprise', '2026-08-25') }
    expect(turned(cycle, long, at('2026-08-30', 11)).plan).toBe('starter')
    expect(turned(cycle, long, at('2026-08-30', 12))).toEqual({ plan: 'enterprise', asked: null })
    expect(nextTurn(cycle, long)).toEqual(at('2026-08-30', 12))
  })

  test('when the running period is over', () => {
    const cycle = { ...paid, ...asks('starter', '2026-10-01') }
    expect(turned(cycle, at('2026-10-01'), at('2026-12-31', 23))).toMatchObject({ plan: 'professional' })
    expect(turned(cycle, at('2026-10-01'), at('2027-01-01'))).toEqual({ plan: 'starter', asked: null })
  })

  test('when the next period begins, with the plan it was recorded for', () => {
    const before = { ...paid, periods: [spring, autumn], ...asks('starter', '2026-08-10') }
    expect(turned(before, at('2026-10-01'), at('2027-01-01'))).toEqual({ plan: 'enterprise', asked: null })
    const since = { ...paid, periods: [spring, autumn], ...asks('starter', '2026-10-01') }
    expect(turned(since, at('2026-10-02'), at('2027-01-01'))).toEqual({ plan: 'starter', asked: null })
  })

  test('whichever is first: days between two periods begin with what was asked', () => {
    const later = { ...spring, startsOn: '2027-01-11' }
    const cycle = { ...paid, periods: [later, autumn], ...asks('starter', '2026-10-01') }
    expect(turned(cycle, at('2026-10-01'), at('2027-01-01'))).toEqual({ plan: 'starter', asked: null })
    expect(turned(cycle, at('2026-10-01'), at('2027-01-11')).plan).toBe('enterprise')
  })

  test('what is asked once all is over waits for the next period', () => {
    const cycle = { ...paid, ...asks('starter', '2027-02-01') }
    expect(turned(cycle, at('2027-02-01'), at('2027-03-01'))).toEqual({ plan: 'professional', asked: cycle.asked })
    expect(nextTurn(cycle, at('2027-02-01'))).toBeNull()
  })

  test('a period that is recorded behind its first day begins as it is recorded', () => {
    const late = { ...autumn, madeAt: at('2026-09-14', 10) }
    const cycle = { ...trial, periods: [late], ...asks('enterprise', '2026-09-10') }
    expect(turned(cycle, at('2026-09-10'), at('2026-09-14', 9)).plan).toBe('starter')
    expect(turned(cycle, at('2026-09-10'), at('2026-09-14', 10))).toEqual({ plan: 'professional', asked: null })
  })

  test('one whose days are over changes nothing', () => {
    const over = { ...autumn, madeAt: at('2027-01-02') }
    expect(turned({ ...trial, periods: [over] }, at('2027-01-01'), at('2027-01-03')).plan).toBe('starter')
  })

  test('a trial that ends while a period runs ends no cycle', () => {
    const cycle = { ...paid, trialEndsAt: at('2026-09-10'), ...asks('starter', '2026-09-05') }
    expect(turned(cycle, at('2026-09-05'), at('2026-09-20'))).toEqual({ plan: 'professional', asked: cycle.asked })
  })
})

const periods = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 90 }), fc.nat({ max: 2 })), {
    maxLength: 5,
  })
  .map((spans) => {
    let day = '2026-09-01'
    return spans.map(([gap, length, plan]): PaidPeriod => {
      const startsOn = dayAfter(day, gap)
      day = dayAfter(startsOn, length + 1)
      const name = (['starter', 'professional', 'enterprise'] as const)[plan] ?? 'starter'
      return { startsOn, endsOn: dayAfter(day, -1), plan: name, madeAt: long }
    })
  })
const moments = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 2, maxLength: 8 })

test('however often it is looked at, the plan comes to the same', () => {
  fc.assert(
    fc.property(periods, moments, fc.boolean(), (all, hours, hasAsked) => {
      const cycle: Cycle = { ...trial, periods: all, ...(hasAsked && asks('enterprise', '2026-08-02')) }
      const times = hours
        .toSorted((a, b) => a - b)
        .map((hour) => new Date(at('2026-08-25').getTime() + hour * 3_600_000))
      const start = at('2026-08-25')
      const last = times.at(-1) ?? start
      let seen = cycle
      let since = start
      for (const time of times) {
        seen = { ...seen, ...turned(seen, since, time) }
        since = time
      }
      expect({ plan: seen.plan, asked: seen.asked }).toEqual(turned(cycle, start, last))
    }),
  )
})

test('while a period runs, and nothing else was asked for, its plan is in force', () => {
  fc.assert(
    fc.property(periods, fc.integer({ min: 0, max: 300 }), (all, count) => {
      const day = dayAfter('2026-09-01', count)
      const running = runningPeriod(all, day)
      fc.pre(running !== undefined)
      expect(turned({ ...trial, periods: all }, long, at(day, 12)).plan).toBe(running?.plan)
    }),
  )
})

test('the end is that of the last period, or of a trial that goes on beyond it; none without either', () => {
  fc.assert(
    fc.property(periods, fc.option(fc.integer({ min: -100, max: 500 })), (all, trialDay) => {
      const trialEndsAt = trialDay === null ? null : at(dayAfter('2026-09-01', trialDay), 12)
      const end = endOfPlan({ trialEndsAt, periods: all })
      const ends = [...all.map(endOfPeriod), ...(trialEndsAt ? [trialEndsAt] : [])]
      expect(end === null).toBe(ends.length === 0)
      for (const one of ends) expect(end && end >= one).toBe(true)
      if (end) expect(ends.map(Number)).toContain(end.getTime())
    }),
  )
  expect(lastDayOf(endOfPeriod(autumn))).toBe('2026-12-31')
  expect(lastDayOf(at('2026-08-30', 12))).toBe('2026-08-30')
})
