import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { madeReport, performanceReport } from '../../../test/reports.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import StaffResults from '../../result/staff/staff-results.tsx'
import ReportsPage from './reports-page.tsx'

const made = madeReport({ state: 'ready', fileUrl: '/files/x', bytes: 40_000 })
const answers: Answers = {
  report: { listMade: () => ({ items: [made] }), preview: () => performanceReport, make: () => made },
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test.each([
  ['light', 1280, 900],
  ['dark', 360, 740],
] as const)('a teacher makes and downloads reports, and sends none, %s at %i px', async (theme, width, height) => {
  await page.viewport(width, height)
  await showScreen(ReportsPage, { as: 'teacher', theme, answers })
  await expect.element(page.getByText('Reports of your own classes and subjects.')).toBeVisible()
  await expect.element(button('Generate Report')).toBeEnabled()
  await expect.element(button('Print')).toBeEnabled()
  await expect.element(page.getByRole('link', { name: `Download ${made.title}` })).toBeVisible()
  for (const name of ['Class Performance', 'Merit Lists']) await expect.element(button(name)).toBeVisible()
  for (const name of ['Email', 'Share', 'Student Report Cards']) {
    await expect.element(button(name)).not.toBeInTheDocument()
  }
  await page.getByRole('button', { name: `Actions for ${made.title}` }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  await expectAccessible()
})

test('only the own classes can be chosen', async () => {
  await page.viewport(1280, 900)
  await showScreen(ReportsPage, { as: 'teacher', answers })
  const classes = page.getByRole('combobox', { name: 'Class' })
  await expect.element(classes).toBeEnabled()
  const names = [...classes.element().querySelectorAll('optgroup[label=Classes] option')].map((one) => one.textContent)
  // Those of the demo's teacher, of nine.
  expect(names).toEqual(['SS2A', 'SS3A', 'SS3B'])
  expect(classes.element().querySelector('option')?.textContent).toBe('All my classes')
  // Dates of terms are the administrator's to set.
  await page.getByRole('combobox', { name: 'Date range' }).selectOptions('This Year')
  await expect.element(page.getByRole('link', { name: 'Dates of your terms' })).not.toBeInTheDocument()
})

test('Generate Report of a teacher’s Results leads there, with a class only where it is the teacher’s', async () => {
  await page.viewport(1280, 900)
  const { answer } = await import('@sabimark/demo/demo.ts')
  const email = demoAccounts.find(({ role }) => role === 'teacher')?.email ?? null
  const listed = await answer(['school', 'listClasses'], { size: 500 }, { email, leave: () => undefined })
  const classes = (listed as { items: { id: string; name: string }[] }).items
  const idOf = (name: string) => classes.find((one) => one.name === name)?.id ?? ''
  const report = page.getByRole('link', { name: 'Generate Report' })
  await showScreen(StaffResults, { as: 'teacher', at: `/?classId=${idOf('SS2A')}` })
  await expect.element(report).toHaveAttribute('href', expect.stringContaining(idOf('SS2A')))
  await showScreen(StaffResults, { as: 'teacher', at: `/?classId=${idOf('SS1A')}` })
  await expect.element(report).toHaveAttribute('href', '/dashboard/reports?range=this_year')
})
