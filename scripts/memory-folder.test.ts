import { expect, test } from 'vitest'
import { isRoomEnough } from './memory-folder.ts'

const gigabytes = (count: number) => count * 2 ** 30

test.each([
  ['a computer with much of both', { folder: gigabytes(8), memory: gigabytes(12) }, true],
  ['a container whose folder in memory is small', { folder: 2 ** 26, memory: gigabytes(12) }, false],
  ['a computer that needs its memory for other things', { folder: gigabytes(8), memory: gigabytes(2) }, false],
  ['a system without such a folder', { folder: null, memory: gigabytes(12) }, false],
])('%s', (_name, room, isEnough) => {
  expect(isRoomEnough(room)).toBe(isEnough)
})
