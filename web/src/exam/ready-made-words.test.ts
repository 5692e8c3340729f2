import { expect, test } from 'vitest'
import { readyMadeTexts } from './ready-made-words.ts'

const texts = (publicCount: number, withdrawnCount: number, total: number) =>
  readyMadeTexts({ publicCount, withdrawnCount }, total)

test('what anybody can read is counted, and a paper of it alone is named so', () => {
  expect(texts(0, 0, 20)).toEqual([])
  expect(texts(3, 0, 20)).toEqual([
    '3 of 20 questions can be read by anybody, with their answers: they are ready-made facts, the same in every school.',
  ])
  expect(texts(1, 0, 20)[0]).toMatch(/^1 of 20 questions .* with its answer: it is a ready-made fact,/)
  expect(texts(20, 0, 20)[0]).toMatch(/^All 20 questions are ready-made facts, .* the whole paper and its answers\./)
  expect(texts(1, 0, 1)[0]).toMatch(/^The only question is a ready-made fact,/)
})

test('what was found wrong is to be replaced', () => {
  expect(texts(0, 1, 9)).toEqual([
    '1 ready-made question was found wrong since it was taken. Replace it in the Question Bank.',
  ])
  expect(texts(9, 2, 9)).toHaveLength(2)
  expect(texts(0, 2, 9)[0]).toMatch(/^2 ready-made questions were found wrong since they were taken\. Replace them/)
})
