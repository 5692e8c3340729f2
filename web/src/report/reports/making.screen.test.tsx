import type { MadeReport } from '@sabimark/contract/answers.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { madeReport, performanceReport } from '../../../test/reports.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import ReportsPage from './reports-page.tsx'

/** A server that keeps what is made, and how often its list was asked for. */
function makingServer(...begun: MadeReport[]) {
  const server = { items: begun, asked: [] as object[], cancelled: [] as string[], listed: 0 }
  const change = (id: string, to: Partial<MadeReport>) => {
    server.items = server.items.map((one) => (one.id === id ? { ...one, ...to } : one))
    return server.items.find((one) => one.id === id) ?? madeReport({ id, ...to })
  }
  const answers: Answers = {
    report: {
      preview: () => performanceReport,
      listMade: () => {
        server.listed += 1
        return { items: server.items }
      },
      make: (input) => {
        server.asked.push(input)
        const made = madeReport({ id: newId(server.items.length + 1), format: input.format, state: 'waiting' })
        server.items = [made, ...server.items]
        return made
      },
      cancel: ({ id }) => {
        server.cancelled.push(id)
        return change(id, { state: 'cancelled', fileUrl: null, bytes: null })
      },
    },
  }
  return { server, answers, change }
}

const newId = (last: number) => `0199ffff-ffff-7fff-8fff-00000000000${last}`
const ready = { state: 'ready', fileUrl: '/files/7', bytes: 421_888, expiresAt: '2026-12-23T10:00:00.000Z' } as const
const row = (text: string | RegExp) =>
  page.getByRole('table', { name: 'Reports made' }).getByRole('row').filter({ hasText: text })

test('a report is made with progress, downloads itself once, and stays in the list', async () => {
  const { server, answers, change } = makingServer()
  const clicks: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicks.push(`${this.getAttribute('href')} ${this.download}`)
  })
  await showScreen(ReportsPage, { at: '/?range=this_week&format=excel', answers })
  await expect.element(page.getByText('Reports you generate are kept here for 30 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await expect.element(page.getByText(/^Waiting to make/)).toBeVisible()
  expect(server.asked).toEqual([{ type: 'performance', range: 'this_week', format: 'excel' }])
  change(newId(1), { state: 'making', doneCount: 600, totalCount: 1284 })
  await expect.element(page.getByRole('progressbar').first()).toHaveAttribute('value', '600')
  await expect.element(page.getByText('600 of 1,284').first()).toBeVisible()
  await expectAccessible()
  change(newId(1), ready)
  await expect.element(page.getByText(/was downloaded/)).toBeVisible()
  expect(clicks).toEqual(['/files/7 greenfield-performance-2026-11-23.pdf'])
  await expect
    .element(row('Performance Report'))
    .toMatchTextContent(/Ada Example, 23 Nov 2026ExcelReady412 kB23 Dec 2026/)
  await expect
    .element(page.getByRole('link', { name: 'Download Performance Report' }))
    .toHaveAttribute('href', '/files/7')
  // Nothing is under way: the list is left alone.
  const { listed } = server
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(server.listed).toBe(listed)
  click.mockRestore()
})

test('on a phone how far a report is stands whole in its card', async () => {
  await page.viewport(360, 740)
  const { answers } = makingServer(madeReport({ state: 'making', doneCount: 0, totalCount: 1284 }))
  await showScreen(ReportsPage, { answers })
  const card = row('Performance Report')
  const count = card.getByText('0 of 1,284')
  await expect.element(count).toBeVisible()
  const right = (part: Element) => part.getBoundingClientRect().right
  expect(right(count.element())).toBeLessThanOrEqual(right(card.element()))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('the report that is shown is made into a file first, then shared or emailed', async () => {
  const { server, answers, change } = makingServer()
  const shared = { report: { ...answers.report, listShares: () => ({ items: [] }) } }
  await showScreen(ReportsPage, { at: '/?type=grades&format=csv', answers: shared })
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(page.getByText(/^Waiting to make/)).toBeVisible()
  expect(server.asked).toEqual([{ type: 'grades', range: 'this_month', format: 'csv', takesReady: true }])
  change(newId(1), ready)
  await page.getByRole('dialog', { name: 'Share: Performance Report' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Email' }).click()
  change(newId(2), { ...ready, title: 'Grades Report' })
  await page.getByRole('dialog', { name: 'Email: Grades Report' }).getByRole('button', { name: 'Cancel' }).click()
  // From the list without making another.
  await page.getByRole('button', { name: 'Actions for Grades Report' }).click()
  await page.getByRole('menuitem', { name: 'Email' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Email: Grades Report' })).toBeVisible()
  expect(server.asked).toHaveLength(2)
})

test('a file that would say the same is shared at once', async () => {
  const there = madeReport({ id: newId(1), ...ready })
  const { answers } = makingServer(there)
  const shared = { report: { ...answers.report, listShares: () => ({ items: [] }), make: () => there } }
  await showScreen(ReportsPage, { answers: shared })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Share: Performance Report' })).toBeVisible()
  expect(page.getByText(/^Waiting to make/).elements()).toEqual([])
})

test('what is under way is stopped and a file deleted after one question', async () => {
  const { server, answers } = makingServer(
    madeReport({ id: newId(1), state: 'making', doneCount: 1, totalCount: 9 }),
    madeReport({ id: newId(2), title: 'Grades Report', ...ready }),
  )
  await showScreen(ReportsPage, { answers })
  await page.getByRole('button', { name: 'Cancel Performance Report' }).click()
  await page.getByRole('button', { name: 'Keep making it' }).click()
  expect(server.cancelled).toEqual([])
  await page.getByRole('button', { name: 'Cancel Performance Report' }).click()
  await page
    .getByRole('dialog', { name: 'Stop making Performance Report?' })
    .getByRole('button', { name: 'Stop', exact: true })
    .click()
  await expect.element(row('Performance Report')).toMatchTextContent(/Cancelled/)
  await page.getByRole('button', { name: 'Actions for Grades Report' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete file' }).click()
  await expect.element(row('Grades Report')).toMatchTextContent(/PDFDeleted––Make it again$/)
  expect(server.cancelled).toEqual([newId(1), newId(2)])
})

test('what has expired or failed is made again; why nothing begins is said', async () => {
  const params = { type: 'merit_list', range: 'this_term', top: 20 } as const
  const problem = 'The server was stopped three times while it was made.'
  const { server, answers } = makingServer(
    madeReport({ id: newId(1), title: 'Merit List', state: 'expired', params }),
    madeReport({ id: newId(2), title: 'Grades Report', state: 'failed', problem }),
  )
  await showScreen(ReportsPage, { answers })
  await expect.element(row('Grades Report')).toMatchTextContent(problem)
  await page.getByRole('button', { name: 'Make Merit List again' }).click()
  await expect.poll(() => server.asked).toEqual([{ ...params, format: 'pdf', againOf: newId(1) }])
  await showScreen(ReportsPage, {
    answers: {
      report: {
        ...answers.report,
        make: () => {
          throw refusal('REPORT_BUSY')
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Several reports are being made already\./)
  // Of another choice it says nothing.
  await page.getByRole('radio', { name: /^Grades/ }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('nothing of what is being made is wider than a phone', async () => {
  await page.viewport(360, 740)
  const { answers } = makingServer(
    madeReport({ id: newId(1), state: 'making', doneCount: 1200, totalCount: 49_000 }),
    madeReport({ id: newId(2), title: 'Grades Report', ...ready }),
  )
  await showScreen(ReportsPage, { theme: 'dark', answers })
  await expect.element(page.getByText('1,200 of 49,000').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
