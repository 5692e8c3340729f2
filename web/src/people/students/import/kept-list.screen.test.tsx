import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { type Answers, refusal, showScreen } from '../../../../test/screen.tsx'
import { ids } from '../../../../test/students.ts'
import StudentImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

const button = (name: string) => page.getByRole('button', { name })
const said = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument()
async function look(text: string) {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await button('Read pasted text').click()
  await button('Look at the students').click()
}

test('a file that names nobody says so, and nothing asks for the order of names that stand in one column', async () => {
  await showScreen(StudentImportPage)
  await look('Full Name\tStudent ID\nTotal\t45')
  await said('0 rows.')
  await said('The file has no row with a student. Choose another file.')
  await expect.element(button('Add')).not.toBeInTheDocument()
  await button('Options for all rows').click()
  await expect.element(page.getByRole('checkbox', { name: 'Write ADA OBI as Ada Obi' })).toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: /^Order of names/ })).not.toBeInTheDocument()
})

test('order and capitals of names are asked under the columns, with the first names as they will be', async () => {
  const names = page.getByRole('region', { name: 'Names' })
  await showScreen(StudentImportPage)
  await page
    .getByRole('textbox', { name: 'Or paste it here' })
    .fill('Surname\tFirst Name\tOther Name\nObi\tAda\tNgozi\nBello\tMusa\t')
  await button('Read pasted text').click()
  await expect.element(names).toMatchTextContent(/Ada Ngozi Obi · Musa Bello/)
  await expect.element(names.getByRole('checkbox', { name: 'Write ADA OBI as Ada Obi' })).toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Other Name' }).selectOptions('Not used')
  await expect.element(names).toMatchTextContent(/Ada Obi · Musa Bello/)
  await page.getByRole('combobox', { name: 'First Name' }).selectOptions('Full Name')
  await page.getByRole('combobox', { name: 'Surname' }).selectOptions('Not used')
  await expect.element(names).toMatchTextContent(/Ada · Musa/)
  await expect.element(names.getByRole('combobox', { name: /^Order of names/ })).not.toBeInTheDocument()
})

test('names in one column that begin with the surname are known, shown turned, and stay as typed where that is chosen', async () => {
  const names = page.getByRole('region', { name: 'Names' })
  const order = names.getByRole('combobox', { name: /^Order of names/ })
  await showScreen(StudentImportPage)
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill('Name\tSex\nADEYEMI Tunde Samuel\tM\nOBI, Ada\tF')
  await button('Read pasted text').click()
  await expect.element(names).toMatchTextContent(/Tunde Samuel Adeyemi · Ada Obi/)
  await order.selectOptions('surname-first-other')
  await expect.element(names).toMatchTextContent(/Adeyemi Tunde Samuel · Obi Ada/)
  await names.getByRole('combobox', { name: 'Names in the file' }).selectOptions('last')
  await expect.element(names).toMatchTextContent(/Adeyemi Tunde Samuel · Obi, Ada/)
  await expect.element(order).not.toBeInTheDocument()
})

test('the review of somebody whose session has ended is there again once they have signed in', async () => {
  const sent: number[] = []
  let isOver = true
  const people: Answers['people'] = {
    matchStudents: () => ({ students: [] }),
    startRegister: () => {
      if (isOver) throw refusal('NOT_SIGNED_IN')
      return { importId: ids(90) }
    },
    importStudents: ({ rows }) => {
      sent.push(rows.length)
      return { answers: rows.map(({ position }) => ({ position, id: ids(20 + position), fields: [] })) }
    },
  }
  await showScreen(StudentImportPage, { answers: { people } })
  await look('Surname\tFirst Name\tStudent ID\nSAMPLE\tADA\tP/1\nSAMPLE\tBOLA\tP/2\nSAMPLE\tCHIDI\t')
  await said('3 rows: 3 new.')
  await button('Leave out').click()
  await said('3 rows: 2 new, 1 left out.')
  await button('Add 2').click()
  await expect.element(page.getByRole('alert')).toBeInTheDocument()
  expect(sent).toEqual([])
  isOver = false
  await showScreen(StudentImportPage, { answers: { people } })
  await said('3 rows: 2 new, 1 left out.')
  await button('Add 2').click()
  await said('2 students were added.')
  expect(sent).toEqual([2])
})

test('what is typed into a row stays when another is looked at, and of two phones in one cell the other is named', async () => {
  await showScreen(StudentImportPage, { answers: { people: { matchStudents: () => ({ students: [] }) } } })
  await look('Full Name\tPhone\nAda Sample\t08031234567, 08061234567\nBola Sample\t0803123456')
  await said('2 rows: 1 new, 1 needs you.')
  await said('This cell has two numbers: 08031234567 is taken, 08061234567 is not.')
  await button('Edit').click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Sample Obi')
  await page.getByRole('button', { name: /Bola Sample/ }).click()
  await said('0803123456 has 10 digits: a Nigerian number has 11.')
  await said('What you typed for Ada Sample is not saved yet.')
  await button('Go back to it').click()
  await expect.element(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Sample Obi')
  await button('Save').click()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await button('Edit').click()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('')
  await button('Save').click()
  await said('2 rows: 2 new.')
})
