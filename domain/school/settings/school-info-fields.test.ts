import { expect, test } from 'vitest'
import { fieldProblem } from '../../words/field.ts'
import { saidEmail, schoolInfoFields } from './school-info-fields.ts'

const tooFew = 'Phone must have at least 7 digits, such as 0803 000 0000.'

test.each([
  ['0803 000 0000', null],
  ['+234 (0) 803-000-0000, office', null],
  ['123 45 67', null],
  ['123456', tooFew],
  ['abc', tooFew],
  ['+++++++', tooFew],
])('as the phone of a school, %s: %s', (typed, problem) => {
  expect(fieldProblem(schoolInfoFields.phone, typed)).toBe(problem)
})

test.each([
  ['office@greenfield.test', 'office@greenfield.test'],
  ['o’brien@greenfield.test', ''],
  ['www.evil.test/login?next=@a.test', ''],
  ['www.evil.test@a.test', ''],
  ['"><a href=x>@a.test', ''],
])('in the foot of a mail, the email %s of a school is “%s”', (stored, said) => {
  expect(saidEmail(stored)).toBe(said)
})
