import { expect, test } from 'vitest'
import { type Field, fieldProblem, fieldProblems } from './field.ts'

const name: Field = { label: 'Full Name', kind: 'text', max: 5, isRequired: true }
const address: Field = { label: 'Address', kind: 'area', max: 9 }
const years: Field = { label: 'Experience', kind: 'integer', min: 0, max: 60 }
const gender: Field = { label: 'Gender', kind: 'choice', max: 10, choices: ['Male', 'Female'] }
const odd: Field = { label: 'Code', kind: 'text', max: 9, problem: (typed) => (typed === 'x' ? 'Not x.' : null) }

test.each([
  [name, '  ', 'Full Name is required.'],
  [name, ' Adaob ', null],
  [name, 'Adaobi', 'Full Name can have at most 5 characters.'],
  [name, 'A\u202eda', 'Full Name has a hidden sign in it, as pasting can bring along. Please type it again.'],
  [address, 'A\nb', null],
  [years, '', null],
  [years, '0', null],
  [years, '60', null],
  [years, '61', 'Experience must be a whole number from 0 to 60.'],
  [years, '-1', 'Experience must be a whole number from 0 to 60.'],
  [years, '1.5', 'Experience must be a whole number from 0 to 60.'],
  [years, '8e1', 'Experience must be a whole number from 0 to 60.'],
  [gender, '', null],
  [gender, 'Male', null],
  [gender, 'male', 'Choose one of the listed values for Gender.'],
  [odd, 'x', 'Not x.'],
  [odd, 'y', null],
])('%j with %j says %j', (field, typed, expected) => {
  expect(fieldProblem(field, typed)).toBe(expected)
})

test('a form is judged field by field', () => {
  expect(fieldProblems({ name, years }, { name: '', years: '7' })).toEqual({ name: 'Full Name is required.' })
})
