import { expect, test } from 'vitest'
import { studentRegister, surroundingsOf } from './kinds.ts'
import { mendRow } from './mend-row.ts'

const around = surroundingsOf('2026-11-24', [{ id: 'k1', level: 'SS2', arm: 'B' }], [])
const row = {
  ...{ sheet: null, row: 2, id: null },
  values: { name: 'Ada Obi', phone: '08031234567' },
  problems: [{ field: 'className', message: 'There is no class SS9.' }],
  guesses: [{ field: 'dateOfBirth', message: 'Check the year.' }],
}

test('what is typed is read as its cell would be, and answers what was said of the field', () => {
  const mended = mendRow(row, { className: 'SSS 2 b', dateOfBirth: '5/12/2010' }, studentRegister, around)
  expect(mended).toEqual({
    ...row,
    values: { ...row.values, className: 'k1', dateOfBirth: '2010-12-05' },
    problems: [],
    guesses: [],
  })
})

test('an emptied field says nothing, and what cannot be read stays a problem', () => {
  const mended = mendRow(row, { phone: ' ', className: 'SS8' }, studentRegister, around)
  expect(mended.values).toEqual({ name: 'Ada Obi' })
  expect(mended.problems).toEqual([{ field: 'className', message: 'There is no class SS8.', unknown: ['SS8'] }])
  expect(mended.guesses).toEqual(row.guesses)
})
