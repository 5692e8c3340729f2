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
  expect(read).toBe('Look:\n\n[Picture 1: A cell, 60%]\n\nand [Picture 2]')
  expect(withLongMarks(read, ids)).toBe(both)
})

test.each([
  ['no picture', 'What is 2 + 2?'],
  ['the same picture twice', `![](file:${cell}) ![again](file:${cell} =20%)`],
  ['words that look like a number of a picture', `[Picture 1] ![](file:${cell}) [Picture 2: mine] ![](file:${leaf})`],
  ['a number with a further figure', `[Picture 12] ![](file:${cell})`],
  ['words that end like a width', `![Water, 60%](file:${cell}) ![Oil, 60%](file:${leaf} =40%)`],
  ['a width without words', `![](file:${cell} =25%)`],
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
  expect(withShortMarks(withoutFirst, later)).toBe('[Picture 2] [Picture 3]')
  // Undo brings back what was read, and a copy names the same picture.
  expect(withLongMarks('[Picture 1: A cell] [Picture 1]', later)).toBe(`![A cell](file:${cell}) ![](file:${cell})`)
})

test('a number that no picture has stays as it was typed', () => {
  expect(withLongMarks('[Picture 0] [Picture 7: x] [Picture 1, mine]', [cell])).toBe(
    '[Picture 0] [Picture 7: x] [Picture 1, mine]',
  )
})
