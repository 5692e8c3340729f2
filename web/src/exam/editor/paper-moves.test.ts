import { expect, test } from 'vitest'
import { putAt } from './paper-moves.ts'

const paper = ['a0', 'b0', 'c0', 'd1'].map((one) => ({
  questionId: one.charAt(0),
  marks: '1',
  section: Number(one.charAt(1)),
}))
const put = (id: string, section: number, before: string | null) =>
  putAt(paper, id, { section, before })
    .map(({ questionId, section }) => `${questionId}${section}`)
    .join(' ')

test.each<[string, Parameters<typeof put>, string]>([
  ['before another', ['c', 0, 'a'], 'c0 a0 b0 d1'],
  ['further down', ['a', 0, 'c'], 'b0 a0 c0 d1'],
  ['at the end of its section', ['a', 0, null], 'b0 c0 a0 d1'],
  ['into another section', ['a', 1, 'd'], 'b0 c0 a1 d1'],
  ['into a section that is empty', ['b', 2, null], 'a0 c0 d1 b2'],
  ['on itself, which changes nothing', ['b', 0, 'b'], 'a0 b0 c0 d1'],
  ['before one that is gone, which changes nothing', ['b', 0, 'z'], 'a0 b0 c0 d1'],
])('a question is put down %s', (_where, asked, order) => {
  expect(put(...asked)).toBe(order)
})
