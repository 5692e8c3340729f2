import { expect, test } from 'vitest'
import { wishOf } from './exam-keys.ts'

const nothing = { held: new Set<string>(), above: 'nothing' } as const

test.each([
  ['a', { kind: 'answer', index: 0 }],
  ['D', { kind: 'answer', index: 3 }],
  ['f', { kind: 'answer', index: 5 }],
  ['j', { kind: 'answer', index: 9 }],
  ['k', null],
  ['p', { kind: 'previous' }],
  ['N', { kind: 'next' }],
  ['s', { kind: 'submit' }],
  ['r', null],
  ['m', { kind: 'flag' }],
  ['Enter', null],
])('%s', (key, wish) => {
  expect(wishOf(key, nothing)).toEqual(wish)
})

test('S is ignored while an answer key is held, and a key that stays down counts once', () => {
  const holding = (key: string) => ({ ...nothing, held: new Set([key]) })
  expect(wishOf('s', holding('a'))).toBeNull()
  for (const key of 'dgj') expect(wishOf('s', holding(key))).toBeNull()
  expect(wishOf('s', holding('p'))).toEqual({ kind: 'submit' })
  expect(wishOf('n', holding('n'))).toBeNull()
})

test('while the dialog asks, only R counts', () => {
  const asking = { ...nothing, above: 'submit' } as const
  expect(wishOf('r', asking)).toEqual({ kind: 'back' })
  for (const key of 'asmnp') expect(wishOf(key, asking)).toBeNull()
})

test('behind any other dialog no key counts', () => {
  for (const key of 'abcdefghijmnpsr') expect(wishOf(key, { ...nothing, above: 'other' })).toBeNull()
})
