import { expect, test } from 'vitest'
import { packOrder, unpackOrder } from './packed-order.ts'

const question = (id: string, ...options: string[]) => ({
  ...{ id, type: 'multiple_choice' as const, text: id, marksHundredths: 100 },
  options: options.map((option) => ({ id: option, text: option })),
})
const content = { questions: [question('one', 'a', 'b', 'c'), question('two'), question('three', 'd', 'e')] }
const order = [
  { questionId: 'three', optionIds: ['e', 'd'] },
  { questionId: 'one', optionIds: ['b', 'c', 'a'] },
  { questionId: 'two', optionIds: [] },
]

test('an order becomes places in the content, and is the same again', () => {
  const packed = packOrder(content, order)
  expect(packed).toEqual([
    [2, [1, 0]],
    [0, [1, 2, 0]],
    [1, []],
  ])
  expect(unpackOrder(content, packed)).toEqual(order)
})

test('an order of another content is none', () => {
  expect(() => packOrder(content, [{ questionId: 'four', optionIds: [] }])).toThrow('another content')
  expect(() => packOrder(content, [{ questionId: 'one', optionIds: ['d'] }])).toThrow('another content')
  expect(() => unpackOrder(content, [[3, []]])).toThrow('another content')
  expect(() => unpackOrder(content, [[0, [3]]])).toThrow('another content')
})
