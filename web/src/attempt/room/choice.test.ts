import { expect, test } from 'vitest'
import { choiceOf } from './choice.ts'

const one = { id: 'q1' }
const several = { id: 'q1', rules: { kind: 'several', partial: 'all' } } as const

test('where one is right, another option takes the place of the first, and the same changes nothing', () => {
  expect(choiceOf(one, undefined, 'a')).toEqual({ kind: 'answer', question: 'q1', value: ['a'] })
  expect(choiceOf(one, ['a'], 'b')).toEqual({ kind: 'answer', question: 'q1', value: ['b'] })
  expect(choiceOf(one, ['a'], 'a')).toBeNull()
})

test('where several may be right, each press is a tick more or less, in one order whatever came first', () => {
  expect(choiceOf(several, ['b'], 'a')).toEqual({ kind: 'answer', question: 'q1', value: ['a', 'b'] })
  expect(choiceOf(several, ['a'], 'b')).toEqual({ kind: 'answer', question: 'q1', value: ['a', 'b'] })
  expect(choiceOf(several, ['a', 'b'], 'a')).toEqual({ kind: 'answer', question: 'q1', value: ['b'] })
  expect(choiceOf(several, ['b'], 'b')).toEqual({ kind: 'clear', question: 'q1' })
})
