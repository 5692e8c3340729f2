import { expect, test } from 'vitest'
import { paperNeeds } from './paper-needs.ts'

const of = (text: string, ...options: string[]) =>
  paperNeeds([{ text, options: options.map((one) => ({ text: one })) }])

test('prices span no formula, not even over two options', () => {
  expect(of('From $5 to $10', '$5', '$10')).toEqual({ formulas: [], bold: [], pictureIds: [] })
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
    pictureIds: [],
  })
})

test('what stands in a table, and pictures wherever they stand', () => {
  const id = (place: number) => `018f3c2a-0000-7000-8000-00000000000${place}`
  const text = `| Sum | __How__ |\n|---|---|\n| $x$ | ![a](file:${id(1)}) |\n\n![b](file:${id(2)} =50%)`
  expect(of(text, `**![c](file:${id(3)})**`)).toEqual({
    formulas: [{ tex: 'x', isBlock: false }],
    bold: ['Sum', 'How'],
    pictureIds: [id(1), id(2), id(3)],
  })
})

test('what a passage shows, once for all its questions', () => {
  const passage = { id: 'p', text: '**Ọjọ́** $x$' }
  const asked = { text: 'What is it about?', options: [], passage }
  expect(paperNeeds([asked, asked])).toEqual({
    ...{ formulas: [{ tex: 'x', isBlock: false }], bold: ['Ọjọ́'], pictureIds: [] },
  })
})
