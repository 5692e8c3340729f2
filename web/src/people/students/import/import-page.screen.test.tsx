import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { refusal, showScreen } from '../../../../test/screen.tsx'
import { becomes, counts, list, look, paste, school } from '../../../../test/student-import.ts'
import { ids } from '../../../../test/students.ts'
import StudentImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

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
  await expect.element(page.getByRole('heading', { level: 1, name: 'The import is done' })).toHaveFocus()
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
