import { expect, test } from 'vitest'
import { examDeed } from './exam-deed.ts'

const names: Record<string, string> = { a: 'Ada Sample', b: 'Bola Sample' }

test.each([
  ['exam.excused', { studentIds: ['a'] }, 'excused Ada Sample'],
  ['exam.expected', { studentIds: ['a', 'b'] }, 'expected Ada Sample, Bola Sample again'],
  ['exam.time_given', { studentIds: ['a'], minutes: 30 }, 'gave Ada Sample 30 minutes'],
  ['exam.time_given', { studentIds: ['a', 'b', 'c', 'd'], minutes: 1 }, 'gave 4 students 1 minute'],
  ['exam.time_taken_back', { studentIds: ['gone'] }, 'took extra time back from a student who was deleted'],
  ['exam.extended', { kind: 'more_time', minutes: 15 }, 'gave everybody 15 minutes more'],
  ['exam.extended', { kind: 'closes_later', minutes: 20 }, 'let this exam close 20 minutes later'],
  ['exam.excused', {}, null],
  ['exam.published', { studentIds: ['a'] }, null],
])('%s of %j is: %s', (action, detail, said) => {
  expect(examDeed(action, detail, (id) => names[id])).toBe(said)
})
