import { expect, test } from 'vitest'
import { findColumns, type Synonyms, studentColumns, teacherColumns } from './columns.ts'
import { guessStudentColumns, guessTeacherColumns } from './guess-columns.ts'
import { sheetOf } from './sheet-of.ts'

const heads = [
  'S/N',
  'SURNAME',
  'First Name',
  'Other Names',
  'Admission No.',
  'Sex',
  'E-mail',
  'D.O.B',
  "Parent's Phone No",
  'CLASS',
]
const fields = [
  'serial',
  'surname',
  'firstName',
  'otherName',
  'studentNumber',
  'gender',
  'email',
  'dateOfBirth',
  'guardianPhone',
  'className',
]

const turned = <Item>(items: readonly Item[], by: number) => [...items.slice(by), ...items.slice(0, by)]

test.each(heads.map((_, by) => [by]))('names of columns are known in any order: turned by %d', (by) => {
  const found = findColumns(sheetOf(['GREENFIELD COLLEGE', turned(heads, by)]).rows, studentColumns)
  expect(found?.row?.number).toBe(2)
  expect(Object.fromEntries(found?.fields ?? [])).toEqual(
    Object.fromEntries(turned(fields, by).map((field, at) => [field, at])),
  )
})

test.each([studentColumns, teacherColumns] as Synonyms<string>[])(
  'no name is of two columns, and each is folded: %#',
  (synonyms) => {
    const names = Object.values(synonyms).flatMap((text) => text.split('|'))
    expect(new Set(names).size).toBe(names.length)
    expect(
      names.filter((name) => !/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u.test(name) || name !== name.toLowerCase()),
    ).toEqual([])
  },
)

test('what stands in brackets says how a column is filled in', () => {
  const row = 'S/No.|Reg. No|Name of Student (Surname First)|Sex (M/F)|Class (e.g. SS2B)|D.O.B (dd/mm/yyyy)'
  expect([...(findColumns(sheetOf([row]).rows, studentColumns)?.fields ?? [])]).toEqual(
    ['serial', 'studentNumber', 'name', 'gender', 'className', 'dateOfBirth'].map((field, at) => [field, at]),
  )
})

test('one known name makes no row of names, and below row 20 nobody looks', () => {
  expect(findColumns(sheetOf(['Name|Colour', 'Ada Obi|red']).rows, studentColumns)).toBeUndefined()
  const late = (above: number) => sheetOf([...Array.from({ length: above }, () => 'A school'), 'Name|Sex'])
  expect(findColumns(late(19).rows, studentColumns)?.row?.number).toBe(20)
  expect(findColumns(late(20).rows, studentColumns)).toBeUndefined()
})

test('names of columns over two rows are taken together, the lower one before the upper', () => {
  const found = findColumns(
    sheetOf(['SAMPLE COLLEGE', 'S/N|ADM NO|NAME|||SEX', '||SURNAME|FIRST NAME|OTHER NAMES|', '1|001|Obi|Ada|N.|F'])
      .rows,
    studentColumns,
  )
  expect(Object.fromEntries(found?.fields ?? [])).toEqual({
    ...{ serial: 0, studentNumber: 1, surname: 2, firstName: 3, otherName: 4, gender: 5 },
  })
  expect([...(found?.row?.cells.values() ?? [])].map(({ text }) => text)).toEqual(
    'S/N,ADM NO,SURNAME,FIRST NAME,OTHER NAMES,SEX'.split(','),
  )
})

test('of two columns with one meaning the first counts', () => {
  expect(findColumns(sheetOf(['Name|Sex|Gender']).rows, studentColumns)?.fields.get('gender')).toBe(1)
})

const people = [
  ['1', 'GC/001', 'Obi Ada Ngozi', 'F', '5/12/2010', 'SS2B', '08031234567', 'Obi Peter'],
  ['2', 'GC/002', 'Ade Bola', 'M', '6/12/2010', 'SS2B', '08031234568', 'Ade Mary'],
  ['3', 'GC/003', 'Ade Kunle', 'M', '7/1/2011', 'SS2C', '08031234568', 'Ade Mary'],
  ['4', 'GC/004', 'Eze Chidi', 'M', '28/1/2011', 'SS2C', '08031234569', 'Eze John'],
]
const sorts = ['serial', 'studentNumber', 'name', 'gender', 'dateOfBirth', 'className', 'phone']

test.each(people.map((_, by) => [by * 2]))(
  'without names, columns are told by what is in them, in any order: turned by %d',
  (by) => {
    const found = guessStudentColumns(sheetOf(people.map((cells) => turned(cells, by))).rows, '2026-11-24')
    const expected = turned([...sorts, ''], by).flatMap((field, at) => (field === '' ? [] : [[field, at]]))
    expect(found?.row).toBeNull()
    expect(Object.fromEntries(found?.fields ?? [])).toEqual(Object.fromEntries(expected))
  },
)

test('what fits two columns is given to none of them', () => {
  const twoPhones = people.map((cells) => [...cells, '09011112222'])
  const found = guessStudentColumns(sheetOf(twoPhones).rows, '2026-11-24')
  expect(found?.fields.has('phone')).toBe(false)
  expect(found?.fields.get('name')).toBe(2)
})

test('a column of levels is that of the class, however few share one and however it is spaced', () => {
  const rows = ['Ada Obi|SS 2B|F', 'Bola Ade|SS2 B|M', 'Chidi Eze|SS 2 C|M', 'Dupe Ojo|J.S.S 1|F']
  expect(guessStudentColumns(sheetOf(rows).rows, '2026-11-24')?.fields.get('className')).toBe(1)
})

test('a name in parts beside each other has its surname first', () => {
  const rows = ['OBI|ADA|SS 2B|F', 'ADE|BOLA GRACE|SS2 B|M', 'EZE|CHIDI|SS 2 C|M']
  const placesOf = (all: string[]) => [...(guessStudentColumns(sheetOf(all).rows, '2026-11-24')?.fields ?? [])]
  expect(placesOf(rows)).toEqual(
    expect.arrayContaining([
      ['surname', 0],
      ['firstName', 1],
      ['className', 2],
    ]),
  )
  // Before a column of several names each stands the surname.
  const others = ['OBI|ADA NGOZI|F', 'ADE|BOLA GRACE|M', 'EZE|CHIDI JOHN|M']
  expect(placesOf(others)).toEqual(
    expect.arrayContaining([
      ['surname', 0],
      ['name', 1],
    ]),
  )
})

test('without a column of names nothing is proposed', () => {
  expect(guessStudentColumns(sheetOf(['1|12', '2|15', '3|9']).rows, '2026-11-24')).toBeUndefined()
})

test('teachers are told by their address', () => {
  const staff = ['Bola Ade|bola@school.ng|08031234567', 'Chidi Eze|chidi@school.ng|08031234568']
  expect(Object.fromEntries(guessTeacherColumns(sheetOf(staff).rows, '2026-11-24')?.fields ?? [])).toEqual({
    name: 0,
    email: 1,
    phone: 2,
  })
})
