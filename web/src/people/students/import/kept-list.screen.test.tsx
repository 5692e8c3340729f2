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
  await button('Read what was pasted').click()
  await button('Look at the students').click()
}

test('a file that names nobody says so, and nothing asks for the order of names that stand in one column', async () => {
  await showScreen(StudentImportPage)
  await look('Full Name\tStudent ID\nTotal\t45')
  await said('0 rows.')
  await button('Add 0').click()
  await said('There is nothing to add.')
  await button('For all rows').click()
  await expect.element(page.getByRole('checkbox', { name: 'Ada Obi, not ADA OBI' })).toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: /^Order of names/ })).not.toBeInTheDocument()
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
  await said('2 students were added or changed.')
  expect(sent).toEqual([2])
})
