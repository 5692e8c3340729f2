import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { type Answers, refusal, showScreen } from '../../../../test/screen.tsx'
import { ids, ngozi } from '../../../../test/students.ts'
import StudentImportPage from './import-page.tsx'

const list = [
  'Admission No\tSurname\tFirst Name\tClass\tDate of Birth\tPhone',
  'GC/1\tOBI\tADA\tSS1A\t5/12/2010\t8031234567',
  'GC/2\tEZE\tNGOZI\tSS2B\t1/2/2010\t',
  'GC/3\tBELLO\tMUSA\tSS9Z\t3/4/2010\t8.03E+09',
  'GC/4\tOJO\tTOLA\tSS1A\t6/6/2010\t',
  'gc / 1\tOBI\tADA\tSS1A\t\t',
].join('\n')
const empty = { name: '', studentNumber: '', email: '', phone: '', dateOfBirth: '', gender: '' }
const known = (place: number, name: string, studentNumber: string) => ({
  ...{ id: ids(place), revision: 4, status: 'active' as const },
  values: {
    ...{
      ...empty,
      guardianName: '',
      guardianPhone: '',
      guardianRelationship: '',
      guardianEmail: '',
      guardian2Name: '',
      guardian2Phone: '',
      address: '',
      extraTimePercent: '0',
      className: '',
      subjects: '',
    },
    ...{ name, studentNumber, phone: place === 2 ? '0700' : '' },
  },
})

type Sent = { position: number; id: string | null; revision: number | null; values: Record<string, string> }

/** A school where Ngozi Eze is already, under another name. */
function school(importStudents?: (rows: Sent[]) => { position: number; id: string | null; fields: [] }[]) {
  const sent: Sent[][] = []
  const calls: string[] = []
  const answers: Answers = {
    people: {
      // The school numbers its students as most do; last year's are the newest.
      listStudents: () => ({ items: [{ ...ngozi, studentNumber: 'GC/2025/010' }], nextCursor: null, total: 1 }),
      matchStudents: () => ({ students: [known(2, 'Ngozi Ezeh', 'GC/2')] }),
      startRegister: () => ({ importId: ids(90) }),
      importStudents: ({ rows }) => {
        sent.push(rows as Sent[])
        const taken = (rows as Sent[]).map(({ position, id }) => ({
          position,
          id: id ?? ids(20 + position),
          fields: [] as [],
        }))
        return { answers: importStudents?.(rows as Sent[]) ?? taken }
      },
    },
    school: {
      undo: ({ batch }) => {
        calls.push(batch)
        return { batch: null, doneCount: 4, skipped: [], effects: [] }
      },
    },
  }
  return { answers, sent, calls }
}

beforeEach(forgetKeptImport)

const paste = async (text: string) => {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'What the columns hold' })).toBeInTheDocument()
}
const look = () => page.getByRole('button', { name: 'Look at the students' }).click()
const counts = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument()
const becomes = () => page.getByRole('region', { name: 'Becomes' })

test('a list is read, each row has its verdict, what needs somebody is mended, and all is added and undone', async () => {
  const { answers, sent, calls } = school()
  await showScreen(StudentImportPage, { answers })
  await expectAccessible()
  await paste(list)
  await expect.element(page.getByRole('combobox', { name: 'Surname' })).toHaveValue('surname')
  await expectAccessible()
  await look()
  await counts('5 rows: 2 new, 1 changed, 1 left out, 1 needs you.')
  expect(sent).toEqual([])
  await expect.element(becomes()).toMatchTextContent(/Ada Obi.*5 December 2010/)
  await page.getByRole('button', { name: /Ngozi Eze/ }).click()
  await expect.element(becomes()).toMatchTextContent(/Ngozi Ezeh → Ngozi Eze/)
  // The class of who is there stays, unless somebody switches that on.
  await expect.element(becomes()).not.toMatchTextContent(/Empty → SS2B/)
  await expectAccessible()

  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect.element(becomes().getByText('There is no class SS9Z.')).toBeInTheDocument()
  await expect.element(becomes().getByText(/Excel has shortened this number/)).toBeInTheDocument()
  await becomes().getByRole('button', { name: 'Edit' }).click()
  // The file has nothing of a guardian.
  const guardian = becomes().getByRole('textbox', { name: 'Guardian Name', exact: true })
  await expect.element(guardian).not.toBeInTheDocument()
  await becomes().getByRole('button', { name: 'More fields' }).click()
  await expect.element(guardian).toBeInTheDocument()
  await becomes().getByRole('textbox', { name: 'Class' }).fill('SS 1 A')
  await becomes().getByRole('textbox', { name: 'Phone', exact: true }).fill('08031112222')
  await becomes().getByRole('button', { name: 'Save' }).click()
  await counts('5 rows: 3 new, 1 changed, 1 left out.')

  await page.getByRole('button', { name: 'Add 3, change 1' }).click()
  await counts('3 students were added and 1 changed.')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.map(({ position, id, revision }) => [position, id, revision])).toEqual([
    [0, null, null],
    [1, ids(2), 4],
    [2, null, null],
    [3, null, null],
  ])
  expect(sent[0]?.[0]?.values).toMatchObject({
    name: 'Ada Obi',
    studentNumber: 'GC/1',
    dateOfBirth: '2010-12-05',
    phone: '08031234567',
  })
  // Nothing is left: what comes next is offered, and nothing more to do with the file.
  await expect.element(page.getByRole('heading', { level: 1, name: 'The import is done' })).toBeInTheDocument()
  const slips = page.getByRole('link', { name: 'Next: sign-in slips' })
  await expect.element(slips).toHaveAttribute('href', '/dashboard/students?missing=slip')
  await expectAccessible()
  for (const name of ['Finish', 'Choose another file', /^Add/, /^Needs you/])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click()
  await counts('5 rows: 3 new, 1 changed, 1 left out.')
  // Rehearsed, then done.
  expect(calls).toEqual([ids(90), ids(90)])
})

test('a reply that is lost is sent again as it was, and what the server refuses waits at its row', async () => {
  let isCutOff = true
  const { answers, sent } = school((rows) => {
    // The network goes once.
    if (isCutOff) throw new TypeError('Failed to fetch')
    return rows.map(({ position }) =>
      position === 0
        ? {
            position,
            id: null,
            fields: [{ field: 'row', message: 'No place left in your plan (200 students).' }] as never,
          }
        : { position, id: ids(20 + position), fields: [] },
    )
  })
  await showScreen(StudentImportPage, { answers })
  await paste(list)
  await look()
  await page.getByRole('button', { name: 'Add 2, change 1' }).click()
  await expect.element(page.getByText(/^No network/)).toBeInTheDocument()
  isCutOff = false
  await page.getByRole('button', { name: 'Continue: Add 2, change 1' }).click()
  await counts('5 rows: 1 left out, 2 done, 2 need you.')
  expect(sent[1]).toEqual(sent[0])
  await expect.element(becomes().getByText('No place left in your plan (200 students).')).toBeInTheDocument()
})

test('a table without a row of names is asked about, and the review is there again after the tab was closed', async () => {
  const { answers } = school()
  await showScreen(StudentImportPage, { answers })
  await paste('Ada Obi\tSS1A\nNgozi Eze\tSS1A\nMusa Bello\tSS1A')
  await expect
    .element(page.getByText('There is no row of column names. Choose what each column holds.'))
    .toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Column A' }).selectOptions('Not used')
  await look()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Choose the column that holds the name/)
  await page.getByRole('combobox', { name: 'Column A' }).selectOptions('Full Name')
  await look()
  await counts('3 rows: 3 new.')
  await page.viewport(360, 740)
  await showScreen(StudentImportPage, { answers, theme: 'dark' })
  await counts('3 rows: 3 new.')
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expect.element(page.getByText(/they get GC\/2026\/001 to GC\/2026\/003/)).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.viewport(1280, 800)
})

test('on a phone the list opens over the row, and the next that needs somebody is one press away', async () => {
  await page.viewport(360, 740)
  const { answers } = school()
  await showScreen(StudentImportPage, { answers })
  await paste(list)
  await look()
  await page.getByRole('button', { name: 'Next to check' }).click()
  await expect.element(becomes()).toMatchTextContent(/There is no class SS9Z\./)
  await expect.element(becomes()).toBeInViewport()
  const line = page.getByRole('button', { name: /Tola Ojo/ })
  await expect.element(line).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show the list (5)' }).click()
  await line.click()
  await expect.element(becomes()).toMatchTextContent(/Tola Ojo/)
  await expect.element(line).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.viewport(1280, 800)
})

test('whom the school cannot be asked about is said, and asked again', async () => {
  let isDown = true
  const { answers } = school()
  const matchStudents = () => {
    if (isDown) throw refusal('NOT_SIGNED_IN')
    return { students: [] }
  }
  await showScreen(StudentImportPage, { answers: { ...answers, people: { ...answers.people, matchStudents } } })
  await paste(list)
  await look()
  await expect.element(page.getByRole('button', { name: 'Compare again' })).toBeInTheDocument()
  isDown = false
  await page.getByRole('button', { name: 'Compare again' }).click()
  await counts('5 rows: 3 new, 1 left out, 1 needs you.')
})

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

test('rows that only wait to be confirmed are confirmed together', async () => {
  const { answers } = school()
  await showScreen(StudentImportPage, {
    answers: { ...answers, people: { ...answers.people, matchStudents: () => ({ students: [] }) } },
  })
  await paste(
    'Full Name\tStudent ID\tDate of Birth\nAda Sample\tP/1\t1/2/1960\nBola Sample\tP/2\t1/2/1961\nChidi Sample\tP/3\tnever',
  )
  await look()
  await counts('3 rows: 3 need you.')
  await expect
    .element(page.getByText(/^2 rows need only your confirmation\. The first is Ada Sample: Born on 1 February 1960/))
    .toBeInTheDocument()
  await page.getByRole('button', { name: 'Confirm all 2' }).click()
  await counts('3 rows: 2 new, 1 needs you.')
})
