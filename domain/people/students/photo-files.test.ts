import { expect, test } from 'vitest'
import { photoOwners } from './photo-files.ts'

const students = ['GRN/2026/0012', 'GRN 2026 0013', 'ST-1', 'st/1', 'Ẹ_7', '--'].map((studentNumber) => ({
  studentNumber,
}))
const ownersOf = photoOwners(students)

test.each([
  ['GRN-2026-0012.jpg', ['GRN/2026/0012']],
  ['grn_2026_0013.JPEG', ['GRN 2026 0013']],
  [' GRN20260012 .png', ['GRN/2026/0012']],
  ['GRN/2026/0012', ['GRN/2026/0012']],
  ['ẹ7.webp'.normalize('NFD'), ['Ẹ_7']],
  ['St_1.jpg', ['ST-1', 'st/1']],
  ['GRN-2026-0012 (1).jpg', []],
  ['GRN-2026-0012.jpg.exe', []],
  ['Ada Obi.jpg', []],
  ['.jpg', []],
  ['-.jpg', []],
])('%s is of %j', (name, numbers) => {
  expect(ownersOf(name).map(({ studentNumber }) => studentNumber)).toEqual(numbers)
})
