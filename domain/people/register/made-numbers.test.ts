import { expect, test } from 'vitest'
import type { Verdict } from './judge.ts'
import { lastNumber, madeNumber, prefixProblem, proposedPrefix, withMadeNumbers } from './made-numbers.ts'

test.each([
  [['GC/2026/001', 'GC/2026/17', 'OLD-3'], 'GC/2026/'],
  [['ADM 12', 'adm 13', 'ADM 14'], 'ADM '],
  [['17', '18'], 'GC/2026/'],
  [[], 'GC/2026/'],
])('a prefix is proposed as most numbers have it, else by the school: %j', (numbers, prefix) => {
  expect(proposedPrefix({ inFile: numbers, here: [], schoolName: 'greenfield (College)', year: 2026 })).toBe(prefix)
})

test('a school whose name has no letter still has a prefix', () => {
  expect(proposedPrefix({ inFile: [], here: [], schoolName: '…', year: 2026 })).toBe('S/2026/')
})

test.each([
  [['GFC/26/001', 'GFC/26/002', 'X9'], 'GFC/26/'],
  [['GFC/25/001'], 'GFC/26/'],
  [['GC/2024/017'], 'GC/2026/'],
  [['GC/10/1'], 'GC/10/'],
  [['BOX 123/4'], 'BOX 123/'],
])('a file without numbers goes on as the school does, in this year: %j', (here, prefix) => {
  const of = { schoolName: 'Greenfield', year: 2026 }
  expect(proposedPrefix({ ...of, inFile: [], here })).toBe(prefix)
  expect(proposedPrefix({ ...of, inFile: ['ADM 1'], here })).toBe('ADM ')
})

test('the last number is found in any spelling, and nothing else that begins alike', () => {
  const numbers = ['gc / 2026 / 041', 'GC2026007', 'GC/2026/5a', 'GC/20261', 'GC/2025/900', 'GC/2026/']
  expect(lastNumber('GC/2026/', numbers)).toBe(41)
  expect(lastNumber('XX', numbers)).toBe(0)
})

test('everybody new without a number gets the next, in the order of the file', () => {
  const verdicts: Verdict[] = [
    { verdict: 'new', values: { name: 'Ada' } },
    { verdict: 'new', values: { name: 'Bola', studentNumber: 'X/1' } },
    { verdict: 'needs-you', problems: [{ field: 'name', message: '' }] },
    { verdict: 'same', id: '1' },
    { verdict: 'new', values: { name: 'Chidi', studentNumber: '' } },
  ]
  expect(
    withMadeNumbers(verdicts, 'GC/', 999).map((one) => (one.verdict === 'new' ? one.values.studentNumber : null)),
  ).toEqual(['GC/999', 'X/1', null, null, 'GC/1000'])
  expect(madeNumber(' GC/', 7)).toBe('GC/007')
})

test('teachers’ IDs have a mark of their own where the school has none', () => {
  const of = { schoolName: 'Greenfield College', year: 2026, mark: 'T' }
  expect(proposedPrefix({ ...of, inFile: [], here: [] })).toBe('GC/T/')
  expect(proposedPrefix({ ...of, inFile: [], here: ['STF-007'] })).toBe('STF-')
  const made = withMadeNumbers([{ verdict: 'new', values: {} }], 'STF-', 8, 'employeeId')
  expect(made).toEqual([{ verdict: 'new', values: { employeeId: 'STF-008' } }])
})

test('a prefix nobody could sign in with is refused', () => {
  expect(['', ' ', 'GC/2026/', 'ỌLÁ-'].map(prefixProblem)).toEqual([null, null, null, null])
  for (const bad of ['a@b', 'x'.repeat(60), 'GС/', 'GC\u200B/']) expect(prefixProblem(bad)).toMatch(/\.$/)
})
