import { expect, test } from 'vitest'
import { lookOf } from './look-alike.ts'

test.each([
  ['greenfield', 'greenfie1d'],
  ['greenfield', 'greenf1eld'],
  ['greenfield', 'gr33nfield'],
  ['greenfield', 'greennfield'],
  ['loyola', 'l0y0la'],
  ['hillcrest', 'hi11crest'],
  ['hillcrest', 'hilcrest'],
  ['hill', 'hi11'],
  ['model', 'rnodel'],
  ['wesley', 'vvesley'],
  ['dominion', 'clominion'],
  ['kings', 'king5'],
  ['bishop', '8ishop'],
])('%s and %s look alike', (one, other) => {
  expect(lookOf(other)).toBe(lookOf(one))
})

test.each([
  ['greenfield', 'greenfields'],
  ['greenfield', 'greenfield2'],
  ['loyola', 'layola'],
  ['gss6', 'gss9'],
  ['model', 'modal'],
])('%s and %s do not', (one, other) => {
  expect(lookOf(other)).not.toBe(lookOf(one))
})
