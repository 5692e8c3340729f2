import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { showScreen } from '../../../../test/screen.tsx'
import { becomes, counts, known, look, paste, school } from '../../../../test/student-import.ts'
import { ids } from '../../../../test/students.ts'
import StudentImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

const aClass = (place: number, level: string, arm: string) => ({
  ...{ id: ids(place), name: `${level}${arm}`, level, arm, position: place, formTeacher: null },
  ...{ status: 'open' as const, studentsCount: 1, examsCount: 0, revision: 1 },
})
const classless = [
  'Full Name\tClass\tSex',
  'Ada Sample\tSS1A\tF',
  'Bola Sample\tSS9Z\tM',
  'Chidi Sample\tSS9Z\tM',
  'Dapo Sample\tScience\tM',
].join('\n')

test('IDs are made and shown before, classes are added in one press or taken for another, and who is absent is listed', async () => {
  const { answers, sent } = school()
  const added: unknown[] = []
  const asked: string[][] = []
  const open = [aClass(1, 'SS1', 'A')]
  await showScreen(StudentImportPage, {
    answers: {
      ...answers,
      people: {
        ...answers.people,
        matchStudents: ({ rows }) => {
          asked.push(rows.map(({ studentNumber = '' }) => studentNumber))
          const isTaken = rows.some(({ studentNumber }) => studentNumber === 'GC/2026/001')
          return { students: isTaken ? [known(40, 'Long There', 'GC/2026/011')] : [] }
        },
      },
      school: {
        ...answers.school,
        listClasses: () => ({ items: [...open], nextCursor: null, total: open.length }),
        addClasses: (input) => {
          added.push(input)
          open.push(aClass(2, 'SS9', 'Z'))
          return { batch: ids(80), doneCount: 1, skipped: [], effects: [] }
        },
      },
    },
  })
  await paste(classless)
  await look()
  await counts('4 rows: 1 new, 3 need you.')
  await expect
    .element(page.getByText('1 student has no student ID in the file: the student gets GC/2026/012.'))
    .toBeInTheDocument()
  await expect.element(becomes()).toMatchTextContent(/Student ID.*GC\/2026\/012/)
  await expect.element(page.getByText(/^1 active student of SS1A is not in this file/)).toBeInTheDocument()
  await expectAccessible()
  // A class that is about to be added can be meant, too, and what was said stands there to be changed.
  const science = page.getByRole('combobox', { name: 'Science (1 row)' })
  await science.selectOptions('SS9Z (to be added)')
  await counts('3 rows name 1 class your school does not have: add it, or choose which class is meant.')
  await expect.element(science).toHaveValue('as SS9Z')
  await science.selectOptions('Choose a class')
  await page.getByRole('button', { name: 'Add SS9Z' }).click()
  await counts('4 rows: 3 new, 1 needs you.')
  expect(added).toEqual([{ levels: ['SS9'], arms: ['Z'] }])
  await science.selectOptions('SS9Z')
  await counts('You chose the class for 1 name in the file:')
  await science.selectOptions('SS1A')
  await counts('4 rows: 4 new.')
  await expect.element(page.getByText(/they get GC\/2026\/012 to GC\/2026\/015/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('textbox', { name: 'New student IDs begin with' }).fill('a@b')
  await expect.element(page.getByText(/cannot contain an @/)).toBeInTheDocument()
  await page.getByRole('textbox', { name: 'New student IDs begin with' }).fill('NEW-')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText(/they get NEW-001 to NEW-004/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Add 4' }).click()
  await counts('4 students were added.')
  expect(sent[0]?.map(({ values }) => [values.studentNumber, values.className])).toEqual([
    ['NEW-001', ids(1)],
    ['NEW-002', ids(2)],
    ['NEW-003', ids(2)],
    ['NEW-004', ids(1)],
  ])
  // Each says the ID it was given, and nobody who came by the file is missed in it.
  await page.getByRole('button', { name: 'Show the 4 rows' }).click()
  await page.getByRole('button', { name: /Chidi Sample/ }).click()
  await expect.element(becomes()).toMatchTextContent(/Student ID.*NEW-003/)
  await expect.element(page.getByText(/no student ID in the file/)).not.toBeInTheDocument()
})

test('a class is added for the rows that are left, too, once others were added', async () => {
  await page.viewport(360, 740)
  const { answers, sent } = school()
  const open = [aClass(1, 'SS1', 'A')]
  await showScreen(StudentImportPage, {
    answers: {
      ...answers,
      people: { ...answers.people, matchStudents: () => ({ students: [] }) },
      school: {
        ...answers.school,
        listClasses: () => ({ items: [...open], nextCursor: null, total: open.length }),
        addClasses: () => {
          open.push(aClass(2, 'SS9', 'Z'))
          return { batch: ids(80), doneCount: 1, skipped: [], effects: [] }
        },
      },
    },
  })
  await paste('Full Name\tStudent ID\tClass\nAda Sample\tP/1\tSS1A\nBola Sample\tP/2\tSS9Z\nDayo Sample\tP/3\tSS8Y')
  await look()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await expect.element(page.getByText('1 student was added.')).toBeInTheDocument()
  const many = '2 rows name 2 classes your school does not have: add them, or correct the rows below.'
  await expect.element(page.getByText(many)).toBeInTheDocument()
  await expectAccessible()
  // Who leaves a row out has nothing to add for it.
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect.element(page.getByRole('button', { name: 'Add SS8Y' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Include again' }).click()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect
    .element(page.getByText('1 row names 1 class your school does not have: add it, or correct the rows below.'))
    .toBeInTheDocument()
  await page.getByRole('button', { name: 'Add SS9Z' }).click()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await expect.element(page.getByText('2 students were added.')).toBeInTheDocument()
  expect(sent.map((call) => call.map(({ values }) => [values.studentNumber, values.className]))).toEqual([
    [['P/1', ids(1)]],
    [['P/2', ids(2)]],
  ])
})
