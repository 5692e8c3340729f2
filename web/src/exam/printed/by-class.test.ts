import type { ExamCandidate } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { byClass } from './by-class.ts'

const candidate = (id: string, name: string, className: string | null): ExamCandidate => ({
  ...{ id, name, className, studentNumber: `GC/${id}`, status: 'not_begun', endsAt: null },
  ...{ extraPercent: 0, extraMinutes: 0, isExcused: false, isNamed: false, reason: null, reasonBy: null, seen: null },
})

test('candidates stand by class and name, those of no class last', () => {
  const all = [
    candidate('1', 'Zara Sample', 'SS2B'),
    candidate('2', 'Èbùn Sample', 'SS2B'),
    candidate('3', 'Ada Sample', null),
    candidate('4', 'Femi Sample', 'SS10A'),
  ]
  expect(byClass(all).map(({ name, candidates }) => [name, ...candidates.map(({ id }) => id)])).toEqual([
    ['SS2B', '2', '1'],
    ['SS10A', '4'],
    [null, '3'],
  ])
})
