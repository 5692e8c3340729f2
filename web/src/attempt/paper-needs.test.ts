import { expect, test } from 'vitest'
import { paperNeeds } from './paper-needs.ts'

const of = (text: string, ...options: string[]) =>
  paperNeeds([{ text, options: options.map((one) => ({ text: one })) }])

test('prices span no formula, not even over two options', () => {
  expect(of('From $5 to $10', '$5', '$10')).toEqual({ formulas: [], bold: [] })
})

test('formulas and bold words of every depth', () => {
  const text = '$$\nx = 1\n$$\nSolve **for *all* of `b` $y$**\n- $z$'
  expect(of(text, '**two**')).toEqual({
    formulas: [
      { tex: 'x = 1', isBlock: true },
      { tex: 'y', isBlock: false },
      { tex: 'z', isBlock: false },
    ],
    bold: ['for ', 'all', ' of ', ' ', 'two'],
  })
})
