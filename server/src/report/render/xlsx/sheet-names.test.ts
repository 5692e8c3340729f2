import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetNames } from './sheet-names.ts'

test('any titles become names that Excel takes, each once', () => {
  const title = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('History', "'", '[a]:/b?', 'a'.repeat(40), '🙂'.repeat(20), `${'a'.repeat(30)}🙂`),
  )
  fc.assert(
    fc.property(fc.array(title, { maxLength: 5 }), (titles) => {
      const names = sheetNames(titles)
      const isTaken = (name: string) => name.isWellFormed() && /^(?!'|history$)[^[\]:*?/\\]{1,31}(?<!')$/i.test(name)
      expect(names.filter(isTaken)).toEqual(names)
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length)
    }),
  )
})

test('a title that is there twice gets a number', () => {
  expect(sheetNames(['By class', 'by class', 'By class'])).toEqual(['By class', 'by class 2', 'By class 3'])
})
