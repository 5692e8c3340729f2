import { expect, test } from 'vitest'
import { sealedLabel, sealSign } from './sealed-form.ts'

const seal = '0b0c1f9e-6d0c-4a8e-9a53-1f1de2a40c77'

test('a label names the form, the seal and the place', () => {
  expect(sealedLabel(seal, 0)).toBe(`sabimark sealed 1 ${seal} 0`)
  expect(sealedLabel(seal, { ownOf: 'someone' })).toBe(`sabimark sealed 1 ${seal} own someone`)
})

test('a sign is a letter and a digit that are not taken for each other, the same each time', () => {
  const signs = Array.from({ length: 500 }, (_, at) =>
    sealSign(`${seal.slice(0, -6)}${(at * 7919).toString(16).padStart(6, '0')}`),
  )
  for (const sign of signs) expect(sign).toMatch(/^[A-Z][0-9]$/)
  // All 90 there can be.
  expect(new Set(signs).size).toBe(90)
  expect(sealSign(seal)).toBe(sealSign(seal))
})
