import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { ofCompany } from '../../../test/company.ts'
import { gradesReport, performanceReport } from '../../../test/reports.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import { latestNews, onNews } from '../../platform/news/announcer.ts'
import ReportsPage from './reports-page.tsx'

const listMade = () => ({ items: [] })
const answers: Answers = {
  report: { listMade, preview: ({ type }) => (type === 'grades' ? gradesReport : performanceReport) },
}
const card = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const range = () => page.getByRole('combobox', { name: 'Date range' })

// From the specification's section “Reports”.
const said = {
  buttons: ['Print', 'Email', 'Generate Report', 'Share'],
  types: ['Performance', 'Attendance', 'Grades', 'Analytics'],
  ranges: ['This Week', 'This Month', 'This Term', 'This Year', 'Custom'],
  formats: ['PDF', 'Excel', 'CSV'],
  tiles: ['Average Score60.3%', 'Pass Rate74.2%', 'Total Students1,234', 'Total Exams12'],
  columns: ['Student', 'Subject', 'Score', 'Grade', 'Date'],
}

test('the texts of the specification are there, and the preview reads as the report says it', async () => {
  await page.viewport(1280, 900)
  await showScreen(ReportsPage, { answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  for (const name of said.buttons) await expect.element(page.getByRole('button', { name })).toBeEnabled()
  for (const name of said.types) await expect.element(card(name)).toBeInTheDocument()
  await expect.element(card('Performance')).toBeChecked()
  const options = (name: string) =>
    [...page.getByRole('combobox', { name }).element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options('Date range')).toEqual(said.ranges)
  expect(options('Format')).toEqual(said.formats)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByRole('heading', { name: 'Performance', exact: true })).toBeVisible()
  for (const text of ['Greenfield College', performanceReport.range, performanceReport.counted]) {
    await expect.element(preview.getByText(text)).toBeVisible()
  }
  const tiles = [...preview.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(tiles).toEqual(said.tiles)
  await expect
    .element(preview.getByRole('table', { name: 'Subject Performance' }).getByRole('row').nth(2))
    .toMatchTextContent('English Language64.7%241')
  const recent = preview.getByRole('table', { name: 'Recent Results' })
  expect(
    recent
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(said.columns)
  const rows = recent
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
  expect(rows).toHaveLength(6)
  expect(rows.slice(1, 3)).toEqual([
    'Ada SampleMathematics34/40A20 Nov 2026',
    'Bola SampleEnglish Language21.5/50F19 Nov 2026',
  ])
  expect(rows[5]).toBe('Efe SamplePhysics––16 Nov 2026')
  await expect.element(preview.getByText('The first 5 of 1,284 rows. PDF and Excel have them all.')).toBeVisible()
  await expectAccessible()
})

test('type and days are chosen by mouse and keyboard and stand in the address', async () => {
  const asked: object[] = []
  const preview = (input: object) => {
    asked.push(input)
    return gradesReport
  }
  await page.viewport(1280, 900)
  await showScreen(ReportsPage, {
    at: '/?type=grades&range=this_week&format=csv',
    answers: { report: { listMade, preview } },
  })
  await expect.element(card('Grades')).toBeChecked()
  await expect.element(range()).toHaveValue('this_week')
  await expect.element(page.getByRole('combobox', { name: 'Format' })).toHaveValue('csv')
  await expect.poll(() => asked.at(-1)).toEqual({ type: 'grades', range: 'this_week' })
  await expect.element(page.getByText(/^No student sat both English/).first()).toBeVisible()
  await card('Grades').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Analytics')).toBeChecked()
  await expect.poll(() => asked.at(-1)).toEqual({ type: 'analytics', range: 'this_week' })
  await card('Attendance').click()
  await expect.poll(() => asked.at(-1)).toEqual({ type: 'attendance', range: 'this_week' })
})

test('another choice is told once its report is there, and the first one is not', async () => {
  const told: string[] = []
  const stop = onNews(() => told.push(latestNews()?.text ?? ''))
  await showScreen(ReportsPage, { answers })
  await expect.element(page.getByText('Recent Results').first()).toBeVisible()
  await card('Grades').click()
  const said = 'Grades, First term 2026/2027, 14 Sep 2026 to 11 Dec 2026: 120 papers handed in, of 3 exams'
  await expect.element(page.getByRole('status').filter({ hasText: said })).toBeInTheDocument()
  expect(told.filter((text) => text !== '')).toEqual([said])
  stop()
})

test('a report is narrowed to a class, a level or a subject', async () => {
  const asked: object[] = []
  await showScreen(ReportsPage, {
    answers: {
      report: {
        listMade,
        preview: (input) => {
          asked.push(input)
          return performanceReport
        },
      },
    },
  })
  const classes = page.getByRole('combobox', { name: 'Class' })
  await expect.element(classes).toBeEnabled()
  await classes.selectOptions('SS2B')
  await expect.poll(() => asked.at(-1)).toHaveProperty('classId')
  await classes.selectOptions('All of SS2')
  await expect.poll(() => asked.at(-1)).toEqual({ type: 'performance', range: 'this_month', level: 'SS2' })
  await page.getByRole('combobox', { name: 'Subject' }).selectOptions('Biology')
  await expect.poll(() => asked.at(-1)).toMatchObject({ level: 'SS2', subjectId: expect.any(String) })
  // Reports over schools are narrowed to none of them, whatever the address says.
  const preview = (input: object) => {
    asked.push(input)
    return performanceReport
  }
  const at = '/?type=merit_list&level=SS2&top=20&range=this_week'
  await showScreen(ReportsPage, {
    as: 'super_admin',
    at,
    answers: { people: ofCompany, report: { listMade, preview } },
  })
  await expect.poll(() => asked.at(-1)).toEqual({ type: 'performance', range: 'this_week' })
  await expect.element(page.getByText('Recent Results').first()).toBeVisible()
  await expect.element(classes).not.toBeInTheDocument()
})

test('over schools no term is offered, and one in the address is not asked for', async () => {
  const asked: object[] = []
  const preview = (input: object) => {
    asked.push(input)
    return gradesReport
  }
  await showScreen(ReportsPage, {
    ...{
      as: 'super_admin',
      at: '/?type=grades&range=this_term',
      answers: { people: ofCompany, report: { listMade, preview } },
    },
  })
  await expect.element(range()).toHaveValue('this_month')
  const options = [...range().element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toEqual(['This Week', 'This Month', 'This Year', 'Custom'])
  await expect.poll(() => asked).toEqual([{ type: 'grades', range: 'this_month' }])
})

test('chosen days begin with this month; what is wrong with them is said at the field', async () => {
  const asked: object[] = []
  await showScreen(ReportsPage, {
    answers: {
      report: {
        listMade,
        preview: (input) => {
          asked.push(input)
          if (input.to === '2027-01-31') throw refusal('RANGE_INVALID')
          return performanceReport
        },
      },
    },
  })
  await range().selectOptions('Custom')
  const [first, last] = [page.getByLabelText('First day'), page.getByLabelText('Last day')]
  await expect.poll(() => asked.at(-1)).toHaveProperty('from', expect.stringMatching(/-01$/))
  await first.fill('2027-01-02')
  await last.fill('2027-01-01')
  await expect.element(page.getByText('The last day is before the first.')).toBeVisible()
  await expect.element(page.getByText('Choose its dates to see the report here.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeDisabled()
  await last.fill('2027-01-31')
  await expect.element(last).toHaveAccessibleDescription(/^Choose a first and a last day in this order/)
  await last.fill('2029-01-31')
  await expect.element(first).toHaveAccessibleDescription(/^Choose days that are at most 400 apart\./)
  await last.fill('')
  await expect.element(last).toHaveAccessibleDescription('Choose the last day.')
  await last.fill('2027-01-08')
  await expect.element(page.getByText('Recent Results').first()).toBeVisible()
})

test('what is printed is the preview, black on white', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await showScreen(ReportsPage, { theme: 'dark', answers })
  await page.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalledOnce()
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet] > div')
  expect(sheet?.textContent).toContain('Recent Results')
  expect(sheet && getComputedStyle(sheet).getPropertyValue('--ink')).toBe('#000000')
  print.mockRestore()
})

test('without a running term the report says where the dates are set, a lost network offers a second try', async () => {
  await showScreen(ReportsPage, {
    at: '/?range=this_term',
    answers: {
      report: {
        listMade,
        preview: () => {
          throw refusal('NO_TERM')
        },
      },
    },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^No term is running today\./)
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  let isLost = true
  await showScreen(ReportsPage, {
    answers: {
      report: {
        listMade,
        preview: () => {
          if (isLost) throw refusal('UNAVAILABLE')
          return performanceReport
        },
      },
    },
  })
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Ada Sample').first()).toBeVisible()
  await showScreen(ReportsPage, { answers: { report: { listMade, preview: () => never } } })
  await expect.element(page.getByText('Loading the report...')).toBeVisible()
})

test.each(['light', 'dark'] as const)('nothing is wider than a phone in the %s theme', async (theme) => {
  await page.viewport(360, 740)
  await showScreen(ReportsPage, { theme, at: '/?type=grades&range=custom&from=2026-11-01&to=2026-11-23', answers })
  await expect.element(page.getByText('61.3%').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
