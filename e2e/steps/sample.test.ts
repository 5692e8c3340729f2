import { lookOf } from '@sabimark/domain/words/signs/look-alike.ts'
import { expect, test } from 'vitest'
import { domainOf } from './sample.ts'

test('no two domains of journeys look alike', () => {
  const looks = Array.from({ length: 2_000 }, (_, number) => lookOf(domainOf('hilltop', number)))
  expect(new Set(looks).size).toBe(2_000)
})
