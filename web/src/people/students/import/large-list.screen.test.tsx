import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { showScreen } from '../../../../test/screen.tsx'
import StudentImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const linesOf = () =>
  [...document.querySelectorAll('[aria-label="Rows found"] li')].map(({ textContent }) => textContent)

/** Of everybody but one the day of birth is right. */
const list = [
  'Admission No\tSurname\tFirst Name\tDate of Birth',
  ...Array.from({ length: 2000 }, (_, at) => `GC/${at}\tSAMPLE${at}\tADA\t${at === 1949 ? 'never' : '5/12/2010'}`),
].join('\n')

test('two thousand rows are judged, a part of them is drawn, and nobody is asked about again who is only written otherwise', async () => {
  const asked: number[] = []
  await showScreen(StudentImportPage, {
    answers: {
      people: {
        matchStudents: ({ rows }) => {
          asked.push(rows.length)
          return { students: [] }
        },
      },
    },
  })
  await userEvent.upload(page.getByLabelText('File of students'), new File([list], 'students.txt'))
  await button('Look at the students').click()
  await expect.element(page.getByText('2,000 rows: 1,999 new, 1 needs you.')).toBeInTheDocument()
  expect(asked).toEqual([500, 500, 500, 500])
  expect(linesOf()).toHaveLength(100)
  await button('Show more').click()
  expect(linesOf()).toHaveLength(200)
  // The one in the distance comes with those around it alone.
  await button(/Next to check/).click()
  await expect.poll(linesOf).toContainEqual(expect.stringContaining('Ada Sample1949'))
  expect(linesOf()).toHaveLength(100)
  await button('Show earlier ones').click()
  expect(linesOf()).toHaveLength(200)

  await button('Options for all rows').click()
  await page.getByRole('combobox', { name: /^Order of names/ }).selectOptions('surname-first-other')
  await page.getByRole('checkbox', { name: 'Write ADA OBI as Ada Obi' }).click()
  await button('Done').click()
  await expect.poll(linesOf).toContainEqual(expect.stringContaining('SAMPLE1949 ADA'))
  await expect.element(button('Add 1,999')).toBeEnabled()
  expect(asked).toHaveLength(4)
})
