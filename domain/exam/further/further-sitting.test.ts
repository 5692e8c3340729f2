import { expect, test } from 'vitest'
import {
  furtherTimesProblem,
  isForNobody,
  type PlacedSitting,
  sittingForGuests,
  statusWithFurther,
} from './further-sitting.ts'

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)
const now = at('10:00')

test.each([
  ['09:00', '11:00', null],
  ['11:00', '12:00', null],
  ['11:00', '11:00', 'CLOSES_BEFORE_IT_OPENS'],
  ['12:00', '11:00', 'CLOSES_BEFORE_IT_OPENS'],
  ['08:00', '09:00', 'CLOSING_TIME_PAST'],
  ['08:00', '10:00', 'CLOSING_TIME_PAST'],
] as const)('a further sitting from %s until %s, at 10:00: %s', (opens, closes, problem) => {
  expect(furtherTimesProblem({ opensAt: at(opens), closesAt: at(closes) }, now)).toBe(problem)
})

test.each([
  ['scheduled', '11:00', 'scheduled'],
  ['scheduled', '10:00', 'active'],
  ['active', '11:00', 'active'],
  ['active', '09:00', 'active'],
  ['completed', '11:00', 'scheduled'],
  ['completed', '09:00', 'active'],
] as const)('an exam that is %s and gets one that opens at %s, at 10:00, is %s', (status, opens, wanted) => {
  expect(statusWithFurther(status, { opensAt: at(opens) }, now)).toBe(wanted)
})

const sitting = (opens: string, closes: string, said: Partial<PlacedSitting> = {}): PlacedSitting => ({
  ...{ opensAt: at(opens), closesAt: at(closes), isForAbsent: false, isForClasses: false, namedCount: 0, ...said },
})
const classes = { isForClasses: true }
const absent = { isForAbsent: true }

test.each([
  [
    'after the doors of the classes have closed',
    sitting('12:00', '13:00', absent),
    [sitting('08:00', '11:00', classes)],
    false,
  ],
  ['before they have', sitting('09:00', '10:30', absent), [sitting('08:00', '11:00', classes)], true],
  ['as they do', sitting('09:00', '11:00', absent), [sitting('08:00', '11:00', classes)], true],
  [
    'before they have, and after those of named students',
    sitting('09:00', '10:30', absent),
    [sitting('08:00', '11:00', classes), sitting('08:00', '10:00', { namedCount: 2 })],
    false,
  ],
  [
    'behind another for who was absent that is open all the while',
    sitting('13:00', '14:00', absent),
    [sitting('08:00', '11:00', classes), sitting('12:00', '15:00', absent)],
    true,
  ],
  [
    'by name, whenever it is',
    sitting('08:00', '09:00', { namedCount: 1 }),
    [sitting('08:00', '11:00', classes)],
    false,
  ],
] as const)('one for who was absent that is %s', (_when, asked, others, isNobodys) => {
  expect(isForNobody(asked, [...others, asked])).toBe(isNobodys)
})

test('students beside the classes sit it with them, also where other doors open first; after that, in the next to come', () => {
  const travelling = sitting('10:30', '11:00', { namedCount: 2 })
  const first = sitting('11:00', '12:00', classes)
  const again = sitting('13:00', '14:00', { ...absent, isForClasses: false })
  expect(sittingForGuests([travelling, first, again], now)).toBe(first)
  expect(sittingForGuests([again, travelling], now)).toBe(travelling)
  expect(sittingForGuests([sitting('08:00', '09:00', classes)], now)).toBeUndefined()
})
