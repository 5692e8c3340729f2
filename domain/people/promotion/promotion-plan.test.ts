import { expect, test } from 'vitest'
import { type PromotedClass, promote, promotionProblems, proposedTargets, yearAfter } from './promotion-plan.ts'

const aClass = (name: string, level: string, arm: string, more: Partial<PromotedClass> = {}): PromotedClass => ({
  ...{ id: name, name, level, arm, status: 'open', studentsCount: 10 },
  ...more,
})
const levels = ['JSS3', 'SS1', 'SS2', 'SS3']

test.each([
  ['2026/2027', '2027/2028'],
  ['1999/2000', '2000/2001'],
  ['2026/2028', null],
  ['Session 5', null],
])('after %s comes %s', (year, next) => {
  expect(yearAfter(year)).toBe(next)
})

test('each class goes to the next level with the same arm, to the only class there, or leaves', () => {
  const classes = [
    aClass('JSS3A', 'JSS3', 'A'),
    aClass('JSS3 Gold', 'JSS3', 'Gold'),
    aClass('SS1A', 'SS1', 'A'),
    aClass('SS1 GOLD', 'SS1', 'GOLD'),
    aClass('SS1C', 'SS1', 'C', { studentsCount: 0 }),
    aClass('SS2', 'SS2', ''),
    aClass('SS3A', 'SS3', 'A'),
    aClass('SS3B', 'SS3', 'B', { status: 'closed', studentsCount: 1 }),
    aClass('Club', 'Club', ''),
  ]
  const to = Object.fromEntries(
    proposedTargets(classes, levels).map(({ classId, target }) => [
      classId,
      target?.kind === 'class' ? target.classId : (target?.kind ?? null),
    ]),
  )
  expect(to).toEqual({
    ...{ JSS3A: 'SS1A', 'JSS3 Gold': 'SS1 GOLD', SS1A: 'SS2', 'SS1 GOLD': 'SS2', SS2: 'SS3A' },
    ...{ SS3A: 'leave', SS3B: 'leave', Club: null },
  })
})

test('an arm that the next level has not is asked for, and so is a next level without a class: no level is skipped', () => {
  const classes = [
    aClass('SS2B', 'SS2', 'B'),
    aClass('SS3A', 'SS3', 'A', { studentsCount: 0 }),
    aClass('SS3C', 'SS3', 'C', { studentsCount: 0 }),
  ]
  expect(proposedTargets(classes, levels)).toEqual([{ classId: 'SS2B', target: null }])
  const [target] = proposedTargets([aClass('SS1A', 'SS1', 'A'), ...classes.slice(1)], levels)
  expect(target).toEqual({ classId: 'SS1A', target: null })
})

const sent = {
  classes: [
    { classId: 'SS1A', target: { kind: 'class' as const, classId: 'SS2A' } },
    { classId: 'SS3A', target: { kind: 'leave' as const } },
  ],
  exceptions: [
    { studentId: 'repeats', kind: 'repeat' as const },
    { studentId: 'elsewhere', kind: 'class' as const, classId: 'SS2B' },
    { studentId: 'leaves', kind: 'leave' as const, reason: 'transferred' as const },
    { studentId: 'again', kind: 'repeat' as const },
  ],
}

test('who does something else than the class does it; whoever is in no class stays so', () => {
  const students = [
    ...['moves', 'repeats', 'elsewhere', 'leaves'].map((id) => ({ id, classId: 'SS1A' })),
    ...['graduates', 'again'].map((id) => ({ id, classId: 'SS3A' })),
    { id: 'nowhere', classId: null },
  ]
  expect(promote(sent, students).map(({ studentId, ...one }) => [studentId, ...Object.values(one)].join(' '))).toEqual([
    'moves SS2A promoted',
    'repeats SS1A repeated',
    'elsewhere SS2B promoted',
    'leaves SS1A left transferred',
    'graduates SS3A left graduated',
    'again SS3A repeated',
    'nowhere  promoted',
  ])
})

test('a class nobody has said anything of, and one that is closed by now, stand in the way', () => {
  const classes = [
    aClass('SS1A', 'SS1', 'A'),
    aClass('SS1B', 'SS1', 'B'),
    aClass('SS2A', 'SS2', 'A', { status: 'closed', studentsCount: 0 }),
    aClass('SS3A', 'SS3', 'A'),
  ]
  expect(promotionProblems(sent, classes)).toEqual({ incomplete: ['SS1B'], closed: ['SS2A', 'SS2B'] })
  expect(promotionProblems({ classes: [], exceptions: [] }, [])).toEqual({ incomplete: [], closed: [] })
})
