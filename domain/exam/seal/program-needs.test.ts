import { expect, test } from 'vitest'
import type { ExamContent } from '../version.ts'
import { programNeeds } from './program-needs.ts'

const paper = (text: string, said: Partial<ExamContent> = {}): ExamContent => ({
  rulesVersion: 1,
  questions: [{ id: 'one', type: 'true_false', text, options: [], marksHundredths: 100 }],
  ...said,
})

test.each([
  ['How many rivers meet at Lokoja?', false],
  ['“Déjà vu” costs €5 – or £4…', false],
  ['Kí ni orúkọ rẹ?', true],
  ['It costs ₦500.', true],
  ['A ƙ of Hausa', true],
])('%s', (text, latinExt) => {
  expect(programNeeds(paper(text), '')).toEqual({ maths: false, rareMaths: false, latinExt })
})

test('passages and instructions are looked at, too, of the paper and of a section', () => {
  expect(programNeeds(paper('x', { passages: [{ id: 'p', text: 'Ọ̀yọ́' }] }), '').latinExt).toBe(true)
  expect(programNeeds(paper('x', { sections: [{ title: 'A', instructions: 'See $x^2$' }] }), '').maths).toBe(true)
  expect(programNeeds(paper('x'), 'Take $g = 10$, and $\\mathbf{v}$ as given. Ẹ kú iṣẹ́!')).toEqual({
    maths: true,
    rareMaths: true,
    latinExt: true,
  })
})

test.each([
  ['Solve $x^2 - 5x + 6 \\ge 0$.', false],
  ['$\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$ costs ₦500 – “as said”', false],
  ['$$\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}$$', false],
  ['Ìwọ̀n $30^\\circ$, $\\angle ABC$, 5 µm × 2', false],
  ['$\\mathbf{a} + \\mathbf{b}$', true],
  ['$x \\in \\mathbb{R}$', true],
  ['$\\ce{H2O}$', true],
  ['$x \\leqslant 3$', true],
  ['$x ≦ 3$', true],
  ['$\\nosuchcommand$', true],
  ['$\\def\\a{b}$', true],
  ['ends in $x$ \\', true],
  ['no formula: \\mathbb{R}', false],
])('the letters of every formula are enough for %s: %s', (text, rareMaths) => {
  expect(programNeeds(paper(text), '').rareMaths).toBe(rareMaths)
})
