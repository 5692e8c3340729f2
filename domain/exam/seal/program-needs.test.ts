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
  expect(programNeeds(paper(text))).toEqual({ maths: false, latinExt })
})

test('passages and instructions are looked at, too', () => {
  expect(programNeeds(paper('x', { passages: [{ id: 'p', text: 'Ọ̀yọ́' }] })).latinExt).toBe(true)
  expect(programNeeds(paper('x', { sections: [{ title: 'A', instructions: 'See $x^2$' }] })).maths).toBe(true)
})
