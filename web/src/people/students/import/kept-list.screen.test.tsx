import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ofCompany } from '../../../../test/company.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { type Answers, refusal, showScreen } from '../../../../test/screen.tsx'
import { ids } from '../../../../test/students.ts'
import StudentImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

const button = (name: string) => page.getByRole('button', { name })
const said = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument()
async function look(text: string) {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await button('Read what was pasted').click()
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

test('order and capitals of names are asked under the columns, and proposed as they were said last', async () => {
  const read = async (text: string) => {
    await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
    await button('Read what was pasted').click()
  }
  const [order, small] = [page.getByRole('combobox', { name: /^Order of names/ }), page.getByRole('checkbox')]
  // A school of its own: what it said stays on the device, where other tests are.
  const people: Answers['people'] = { ...ofCompany, matchStudents: () => ({ students: [] }) }
  await showScreen(StudentImportPage, { answers: { people } })
  await read('Surname\tFirst Name\tOther Name\nOBI\tADA\tNGOZI\nBELLO\tMUSA\t')
  await said('Ada Ngozi Obi · Musa Bello')
  await order.selectOptions('surname-first-other')
  await said('Obi Ada Ngozi · Bello Musa')
  await small.click()
  await said('OBI ADA NGOZI · BELLO MUSA')
  await button('Look at the students').click()
  await expect.element(page.getByRole('button', { name: /OBI ADA NGOZI/ })).toBeInTheDocument()
  await button('Choose another file').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose another file' }).click()

  // Names stand in the columns that somebody chose, also where the file says otherwise.
  await read('Names\tClass\nADE TOLA\tSS1A\nEZE CHIDI\tSS1A')
  const names = page.getByRole('region', { name: 'Names' })
  await expect.element(names).toMatchTextContent(/ADE TOLA · EZE CHIDI/)
  await expect.element(order).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Class' }).selectOptions('Surname')
  await expect.element(order).toHaveValue('surname-first-other')
  await said('SS1A ADE TOLA · SS1A EZE CHIDI')
  await page.getByRole('combobox', { name: 'Names' }).selectOptions('Not used')
  await expect.element(names).toMatchTextContent(/SS1A · SS1A/)
  await small.click()
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
