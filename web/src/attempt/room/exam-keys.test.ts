import { expect, test } from 'vitest'
import { wishOf } from './exam-keys.ts'

const nothing = { held: new Set<string>(), isAsking: false }

test.each([
  ['a', { kind: 'answer', index: 0 }],
  ['D', { kind: 'answer', index: 3 }],
  ['f', { kind: 'answer', index: 5 }],
  ['p', { kind: 'previous' }],
  ['N', { kind: 'next' }],
  ['s', { kind: 'submit' }],
  ['r', null],
  ['g', null],
  ['Enter', null],
])('%s', (key, wish) => {
  expect(wishOf(key, nothing)).toEqual(wish)
})

test('S is ignored while an answer key is held, and a key that stays down counts once', () => {
  expect(wishOf('s', { held: new Set(['a']), isAsking: false })).toBeNull()
  expect(wishOf('s', { held: new Set(['d']), isAsking: false })).toBeNull()
  expect(wishOf('s', { held: new Set(['p']), isAsking: false })).toEqual({ kind: 'submit' })
  expect(wishOf('n', { held: new Set(['n']), isAsking: false })).toBeNull()
})

test('while the dialog asks, only R counts', () => {
  const asking = { held: new Set<string>(), isAsking: true }
  expect(wishOf('r', asking)).toEqual({ kind: 'back' })
  expect(['a', 's', 'n', 'p'].map((key) => wishOf(key, asking))).toEqual([null, null, null, null])
})
