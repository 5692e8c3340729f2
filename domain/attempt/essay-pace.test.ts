import { expect, test } from 'vitest'
import { changedBetween, sayEssayInMs, type Unsaid } from './essay-pace.ts'

test.each<[string, Partial<Unsaid>, number]>([
  ['a word', {}, 120_000],
  ['a word, a minute ago', { sinceMs: 60_000 }, 60_000],
  ['a word, three minutes ago', { sinceMs: 180_000 }, 0],
  ['399 characters', { changed: 399 }, 120_000],
  ['400 characters', { changed: 400 }, 0],
  ['a word that the device does not keep', { isKept: false }, 15_000],
])('%s is said in time', (_what, unsaid, inMs) => {
  expect(sayEssayInMs({ changed: 5, sinceMs: 0, isKept: true, ...unsaid })).toBe(inMs)
})

test.each<[string, string, number]>([
  ['', '', 0],
  ['same', 'same', 0],
  ['', 'typed', 5],
  ['It is so.', 'It is not so.', 4],
  ['aaa', 'aa', 1],
  ['abc', 'axc', 1],
  ['all of it', '', 9],
  ['one', 'two words', 9],
])('from %j to %j as many characters have changed', (before, after, changed) => {
  expect(changedBetween(before, after)).toBe(changed)
  expect(changedBetween(after, before)).toBe(changed)
})
