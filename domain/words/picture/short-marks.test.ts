import { expect, test } from 'vitest'
import { numberedPictures, withLongMarks, withShortMarks } from './short-marks.ts'

const [cell, leaf, root] = [1, 2, 3].map((one) => `0199ffff-ffff-7fff-8fff-00000000000${one}`) as [
  string,
  string,
  string,
]
const both = `Look:\n\n![A cell](file:${cell} =60%)\n\nand ![](file:${leaf})`

test('pictures are read by their numbers, and kept by their ids', () => {
  const ids = numberedPictures([], both)
  expect(ids).toEqual([cell, leaf])
  const read = withShortMarks(both, ids)
  expect(read).toBe('Look:\n\n![A cell](picture-1 =60%)\n\nand ![](picture-2)')
  expect(withLongMarks(read, ids)).toBe(both)
})

test.each([
  ['no picture', 'What is 2 + 2?'],
  ['the same picture twice', `![](file:${cell}) ![again](file:${cell} =20%)`],
  ['words that look like a number of a picture', `![x](picture-1) ![](file:${cell}) (picture-2) ![](file:${leaf})`],
  ['a number with a further figure', `(picture-12) ![](file:${cell})`],
  ['a mark that is broken', `![A cell(file:${cell} =60%`],
  ['an id that is none', '![A cell](file:cell.png)'],
])('%s comes back as it was', (_name, text) => {
  const ids = numberedPictures([], text)
  expect(withLongMarks(withShortMarks(text, ids), ids)).toBe(text)
})

test('a number keeps its picture while others go, come back and come to it', () => {
  const ids = numberedPictures([], both)
  const withoutFirst = `![](file:${leaf}) ![](file:${root})`
  const later = numberedPictures(ids, withoutFirst)
  expect(later).toEqual([cell, leaf, root])
  expect(withShortMarks(withoutFirst, later)).toBe('![](picture-2) ![](picture-3)')
  // Undo brings back what was read, and a copy names the same picture.
  expect(withLongMarks('![A cell](picture-1) ![](picture-1)', later)).toBe(`![A cell](file:${cell}) ![](file:${cell})`)
})

test('a number that no picture has stays as it was typed', () => {
  expect(withLongMarks('![x](picture-0) (picture-7)', [cell])).toBe('![x](picture-0) (picture-7)')
})
