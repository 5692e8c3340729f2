import { expect, test } from 'vitest'
import { emptyQuestion, type QuestionForm, withType } from './question-draft.ts'
import { withSubject } from './with-subject.ts'

const subjects = [
  { id: 'yoruba', name: 'Yoruba', code: 'YOR' },
  { id: 'physics', name: 'Physics', code: 'PHY' },
]
const accentsIn = (form: QuestionForm) => form.blank.compare.accents
const blank = withType(emptyQuestion(''), 'fill_blank')

test('accents count in a new blank of Yoruba, until another subject is chosen', () => {
  const inYoruba = withSubject(blank, 'yoruba', subjects)
  expect([inYoruba.subject, accentsIn(inYoruba)]).toEqual(['yoruba', true])
  expect(accentsIn(withSubject(inYoruba, 'physics', subjects))).toBe(false)
})

test('a blank with an answer keeps what its author chose', () => {
  const accepted = [{ id: 'a1', text: 'ọjọ́', percent: '100' }]
  const written = { ...blank, blank: { ...blank.blank, accepted } }
  expect(accentsIn(withSubject(written, 'yoruba', subjects))).toBe(false)
})
