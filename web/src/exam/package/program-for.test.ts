import { expect, test } from 'vitest'
import { programFor } from './program-for.ts'

const one = (readyWith: string | null, maths = false, latinExt = false) => ({
  readyWith,
  facts: { needs: { maths, latinExt } },
})

test('an exam is shown by the files that were kept for it', () => {
  const own = one('new')
  expect(programFor(own, [own], 'new')).toBe(own)
})

test('one got ready by an older build is shown by the files of a newer one, as far as these go', () => {
  const plain = one('old')
  const formulas = one('old', true)
  const newer = one('new', false, true)
  expect(programFor(plain, [plain, formulas, newer], 'new')).toBe(newer)
  expect(programFor(formulas, [plain, formulas, newer], 'new')).toBeNull()
})

test('seldom letters of formulas are in the files of who needs them, or got ready before anybody said so', () => {
  const withRare = (rareMaths?: boolean) => ({
    readyWith: 'new',
    facts: { needs: { maths: true, latinExt: false, ...(rareMaths !== undefined && { rareMaths }) } },
  })
  const [usual, rare, before] = [withRare(false), withRare(true), withRare()]
  expect(programFor(rare, [usual], 'new')).toBeNull()
  expect(programFor(before, [usual], 'new')).toBeNull()
  expect(programFor(rare, [usual, before], 'new')).toBe(before)
  expect(programFor(usual, [rare], 'new')).toBe(rare)
})

test('what is not all here yet shows nothing', () => {
  const begun = one(null)
  expect(programFor(begun, [begun], 'new')).toBeNull()
})
