import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetNames } from './sheet-names.ts'

test('any titles become names that Excel takes, each once', () => {
  const title = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('History', "'", '[a]:/b?', 'a'.repeat(40)))
  fc.assert(
    fc.property(fc.array(title, { maxLength: 8 }), (titles) => {
      const names = sheetNames(titles)
      expect(names).toHaveLength(titles.length)
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^(?!'|history$)[^[\]:*?/\\]{1,31}(?<!')$/i)
    }),
  )
})

test('a title that is there twice gets a number', () => {
  expect(sheetNames(['By class', 'by class', 'By class'])).toEqual(['By class', 'by class 2', 'By class 3'])
})
