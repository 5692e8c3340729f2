import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { gradesReport, madeReport } from '../../../test/reports.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import ReportsPage from './reports-page.tsx'

// From the specification's section “Reports”.
const said = ['Student Report Cards', 'Class Performance', 'Merit Lists']

async function showReports() {
  const asked: object[] = []
  const made: object[] = []
  const listed = [madeReport({ title: 'Student Report Cards', state: 'waiting' })]
  await showScreen(ReportsPage, {
    answers: {
      report: {
        listMade: () => ({ items: made.length > 0 ? listed : [] }),
        preview: (input) => {
          asked.push(input)
          return gradesReport
        },
        make: (input) => {
          made.push(input)
          if (input.level !== undefined) throw refusal('REPORT_TOO_LARGE')
          return listed[0] ?? madeReport({})
        },
      },
    },
  })
  for (const name of said) await expect.element(page.getByRole('button', { name })).toBeEnabled()
  return { asked, made, dialog: (name: string) => page.getByRole('dialog', { name }) }
}

test('a merit list of a class and a subject is shown, and its places are changed on the page', async () => {
  const { asked, dialog } = await showReports()
  await page.getByRole('button', { name: 'Merit Lists' }).click()
  await expect.element(dialog('Merit Lists').getByRole('combobox', { name: 'Class' })).toHaveFocus()
  await expectAccessible()
  await dialog('Merit Lists').getByRole('combobox', { name: 'Class' }).selectOptions('All of SS2')
  await dialog('Merit Lists').getByRole('combobox', { name: 'Subject' }).selectOptions('Biology')
  await dialog('Merit Lists').getByRole('combobox', { name: 'Places' }).selectOptions('The first 20')
  await dialog('Merit Lists').getByRole('button', { name: 'Show list' }).click()
  const list = { type: 'merit_list', level: 'SS2', subjectId: expect.any(String), range: 'this_month' }
  await expect.poll(() => asked.at(-1)).toEqual({ ...list, top: 20 })
  await page.getByRole('combobox', { name: 'Places' }).selectOptions('The first 10')
  await expect.poll(() => asked.at(-1)).toEqual(list)
  // Back to one of the four, which has no places.
  await expect.element(page.getByText('Shown below: Merit Lists')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Back to Performance' }).click()
  await expect.element(page.getByRole('radio', { name: /^Performance/ })).toHaveFocus()
  await expect.element(page.getByText('Shown below:')).not.toBeInTheDocument()
  await expect.poll(() => asked.at(-1)).toMatchObject({ type: 'performance', level: 'SS2' })
  await expect.element(page.getByRole('combobox', { name: 'Places' })).not.toBeInTheDocument()
})

test('class performance of chosen days is shown; wrong days are said in the dialog', async () => {
  const { asked, dialog } = await showReports()
  await page.getByRole('button', { name: 'Class Performance' }).click()
  await dialog('Class Performance').getByRole('combobox', { name: 'Date range' }).selectOptions('Custom')
  await dialog('Class Performance').getByLabelText('First day').fill('2026-11-20')
  await dialog('Class Performance').getByLabelText('Last day').fill('2026-11-02')
  await dialog('Class Performance').getByRole('button', { name: 'Show report' }).click()
  await expect.element(dialog('Class Performance').getByText('The last day is before the first.')).toBeVisible()
  await dialog('Class Performance').getByLabelText('Last day').fill('2026-11-22')
  await dialog('Class Performance').getByRole('button', { name: 'Show report' }).click()
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ type: 'class_performance', range: 'custom', from: '2026-11-20', to: '2026-11-22' })
})

test('report cards of a class or of one student become a PDF; a refusal leaves the dialog as it was', async () => {
  const { made, dialog } = await showReports()
  const cards = dialog('Student Report Cards')
  await page.getByRole('button', { name: 'Student Report Cards' }).click()
  await cards.getByRole('combobox', { name: 'Class' }).selectOptions('All of SS2')
  await cards.getByRole('button', { name: 'Make PDF' }).click()
  await expect.element(cards.getByRole('alert')).toMatchTextContent(/^This is too much for one file\./)
  await cards.getByRole('combobox', { name: 'Class' }).selectOptions('SS3A')
  const students = cards.getByRole('combobox', { name: 'Student' })
  await expect.element(students).toBeEnabled()
  const [, student] = [...students.element().querySelectorAll('option')]
  await students.selectOptions(student?.textContent ?? '')
  await cards.getByRole('button', { name: 'Make PDF' }).click()
  await expect.element(cards).not.toBeInTheDocument()
  expect(made.at(-1)).toEqual({ type: 'report_cards', format: 'pdf', range: 'this_month', studentId: student?.value })
  await expect.element(page.getByText(/^Waiting to make/)).toBeVisible()
})
