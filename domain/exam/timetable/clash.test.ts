import { expect, test } from 'vitest'
import { cannotHoldBoth, clashingClasses, crowdedDays, isOnSunday, type TimetableSitting } from './clash.ts'

let made = 0
/** On Tuesday 24 November, Lagos time. */
function sitting(from: string, until: string, changes: Partial<TimetableSitting> = {}): TimetableSitting {
  made += 1
  const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)
  const window = { opensAt: at(from), closesAt: at(until), durationMinutes: 60 }
  return { id: `s${made}`, examType: 'mock', subjectId: 'maths', classIds: ['ss2b'], ...window, ...changes }
}

test.each([
  [true, '09:00', '10:00', '09:30', '10:30'],
  [false, '09:00', '10:00', '10:00', '11:00'],
  [false, '09:00', '11:00', '09:00', '11:00'],
  [true, '09:00', '10:59', '09:00', '10:59'],
  [false, '09:00', '10:00', '08:00', '17:00'],
  [true, '09:00', '09:30', '09:15', '09:45'],
  [false, '09:00', '09:30', '09:30', '10:00'],
])('that nobody can sit both is %s: %s to %s and %s to %s, an hour each', (expected, from, until, from2, until2) => {
  const [one, other] = [sitting(from, until), sitting(from2, until2)]
  expect([cannotHoldBoth(one, other), cannotHoldBoth(other, one)]).toEqual([expected, expected])
})

test('only a class of both can clash', () => {
  const [one, other] = [
    sitting('09:00', '10:00', { classIds: ['a', 'b'] }),
    sitting('09:00', '10:00', { classIds: ['b'] }),
  ]
  expect(clashingClasses(one, other)).toEqual(['b'])
  expect(clashingClasses(one, sitting('09:00', '10:00', { classIds: ['c'] }))).toEqual([])
})

test('a third exam on a day is too many for a class, a third practice is not', () => {
  const two = [sitting('08:00', '09:00'), sitting('10:00', '11:00')]
  expect(crowdedDays(two)).toEqual([])
  const third = sitting('12:00', '13:00', { classIds: ['ss2b', 'ss3c'] })
  expect(crowdedDays([...two, third])).toEqual([
    { classId: 'ss2b', day: '2026-11-24', ids: [two[0]?.id, two[1]?.id, third.id] },
  ])
  expect(crowdedDays([...two, sitting('12:00', '13:00', { examType: 'practice' })])).toEqual([])
})

test('an exam on a Sunday is noticed, one that is open over it is not', () => {
  const on = (from: string, until: string) =>
    sitting('09:00', '10:00', { opensAt: new Date(from), closesAt: new Date(until) })
  expect(isOnSunday(on('2026-11-22T08:00Z', '2026-11-22T10:00Z'))).toBe(true)
  expect(isOnSunday(on('2026-11-21T08:00Z', '2026-11-22T10:00Z'))).toBe(false)
  expect(isOnSunday(on('2026-11-23T08:00Z', '2026-11-23T10:00Z'))).toBe(false)
})
