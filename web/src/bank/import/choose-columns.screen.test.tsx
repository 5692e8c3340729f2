import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import ImportPage from './import-page.tsx'

const answers: Answers = { bank: { checkDuplicates: () => ({ duplicates: [] }) } }

beforeEach(forgetKeptImport)

const paste = async (text: string) => {
  await showScreen(ImportPage, { as: 'teacher', answers })
  const box = page.getByRole('textbox', { name: 'Or paste it here' })
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await expect.element(box).toHaveAccessibleDescription(/Paste the rows or the text first/)
  await box.fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'What the columns hold' })).toBeInTheDocument()
}
const column = (name: string) => page.getByRole('combobox', { name, exact: true })
const look = () => page.getByRole('button', { name: 'Look at the questions' }).click()
const found = (text: string | RegExp) => expect.element(page.getByText(text)).toBeInTheDocument()

const unnamed = [
  'What is a ribosome for?\tProtein\tFat\tSugar\tA\tCells\tBiology\t2\t1\tEasy',
  'Which one is green?\tRoot\tLeaf\tStem\tB\tPlants\tBiology\t1\t1\tEasy',
  'Which one is blue?\tSky\tLeaf\tStem\t\tPlants\tBiology\t1\t1\tEasy',
  'Which one breathes?\tLung\tLeaf\tStem\t1\tPlants\tBiology\t1\t1\tEasy',
].join('\n')

test('the columns of a sheet without names are proposed, corrected, and the review follows them', async () => {
  await paste(unnamed)
  await expectAccessible()
  await found('There is no row of column names. Choose what each column holds.')
  for (const [name, field] of [
    ['Column A', 'question'],
    ['Column C', 'B'],
    ['Column E', 'answer'],
    ['Column G', 'subject'],
    ['Column J', 'difficulty'],
  ] as const)
    await expect.element(column(name)).toHaveValue(field)
  await found('What is a ribosome for? · Which one is green? · Which one is blue?')
  // Corrected: what was an option of the sheet is none of its questions.
  await column('Column F').selectOptions('Topic')
  await column('Column D').selectOptions('Not used')
  await look()
  await found('4 found: 2 ready, 1 needs you, 1 guess.')
  await page.getByRole('button', { name: /Next to check/ }).click()
  await found('The right answer is missing.')
  await page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: /^Guesses/ })
    .click()
  await found('Guessed: “1” was taken as the number of the option: A.')

  // What was mended stays as long as the columns do.
  await page.getByRole('button', { name: 'Confirm' }).click()
  await found('4 found: 3 ready, 1 needs you.')
  await page.getByRole('button', { name: 'Columns' }).click()
  await look()
  await found('4 found: 3 ready, 1 needs you.')
  await page.getByRole('button', { name: 'Columns' }).click()
  await column('Column D').selectOptions('Option C')
  await look()
  await found('4 found: 2 ready, 1 needs you, 1 guess.')
})

test('names that nobody knows lead to the columns, which stay through a reload', async () => {
  await paste('Asked thing\tP\tQ\tGood one\nWhich?\tx\ty\tB\nWhat?\tv\tw\tA')
  await found('The column names are in row 1.')
  await column('Asked thing').selectOptions('Not used')
  await look()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Choose the column that holds the question.')
  await column('Asked thing').selectOptions('Question')
  await page.getByRole('checkbox', { name: 'Row 1 has the column names' }).click()
  await found('Asked thing · Which? · What?')
  await page.viewport(360, 740)
  await showScreen(ImportPage, { as: 'teacher', answers, theme: 'dark' })
  await found('Asked thing · Which? · What?')
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('checkbox', { name: 'Row 1 has the column names' }).click()
  await look()
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  await found(/^2 questions found in your paste\. Used only where the file says nothing\./)
  // Closed, it leads back to the columns, and nothing is lost.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(column('Good one')).toHaveValue('answer')
  await page.viewport(1280, 800)
})

test('a sheet that gives no question as its columns are chosen keeps them to be chosen again', async () => {
  await paste('1\t2\t3\n4\t5\t6')
  await column('Column A').selectOptions('Option A')
  await column('Column B').selectOptions('Question')
  await column('Column B').selectOptions('Not used')
  await column('Column C').selectOptions('Question')
  await column('Column A').selectOptions('Number in the list')
  await look()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(column('Column C')).toHaveValue('question')
})
