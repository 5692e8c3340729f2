// What a school sets while an exam runs: the running one keeps its own, the next one has the new.
import type { BrowserContext, Page } from '@playwright/test'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { openDoor, showScore, start } from './steps/candidate.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server, { school })
})
test.afterAll(() => staff.context.close())

const right = (page: Page) => page.getByRole('radio', { name: /\) right/ }).check({ force: true })
const fullScreen = (page: Page) => page.getByText(/sat in full screen/)
async function handIn(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
}

test('an exam that runs keeps what it was published with, and the next one has what the school has set since', async ({
  page,
}) => {
  const { name } = hall.candidate
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await openDoor(page, { title: 'Open test', name, className: 'SS1A' })
  await start(page)
  await right(page)

  const { exam } = await call<{ exam: { revision: number } }>(staff.page, 'GET', '/settings')
  await call(staff.page, 'PATCH', '/settings/exam', {
    ...{ revision: exam.revision, defaultDuration: 45, warningTime: 60, allowReview: false, proctoring: true },
  })

  // A load of its own asks the server again, and finds the exam as it was.
  await page.reload()
  await expect(fullScreen(page)).toBeHidden()
  await page.getByRole('button', { name: 'Continue exam' }).click()
  const clock = page.getByRole('timer').locator('..')
  await expect(clock).toHaveAttribute('data-tone', 'calm')
  await expect(page.getByRole('radio', { name: /\) right/ })).toBeChecked()
  await expect(fullScreen(page)).toBeHidden()
  await handIn(page)
  await showScore(page)
  await page.getByRole('link', { name: 'See my answers' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()

  await staff.page.goto('/dashboard/exams/new')
  await expect(staff.page.locator('[name=duration]')).toHaveValue('45')
  // Its doors close in fifty minutes, in Lagos: whoever begins has less time left than the new warning.
  const closesAt = new Date(Date.now() + 3_600_000 + 50 * 60_000).toISOString()
  const next = await call<{ examId: string }>(staff.page, 'POST', '/exams', {
    ...{ ...hall.draft, title: 'Second test', durationMinutes: 120 },
    ...{ closingDate: closesAt.slice(0, 10), closingTime: closesAt.slice(11, 16) },
  })
  await staff.page.goto(`/dashboard/exams/${next.examId}`)
  await staff.page.getByRole('button', { name: 'Start now' }).click()
  const dialog = staff.page.getByRole('dialog')
  await expect(dialog).toContainText(
    'the clock warns 60 minutes before the end; candidates see their score, not their answers; full screen is asked for',
  )
  await lookBothWays(staff.page)
  await dialog.getByRole('button', { name: 'Start now' }).click()
  await expect(staff.page.getByText('Full screen is asked for').or(staff.page.getByText(/; full screen/))).toBeVisible()

  await openDoor(page, { title: 'Second test', name, className: 'SS1A' })
  await expect(fullScreen(page)).toBeVisible()
  await start(page)
  await expect(clock).toHaveAttribute('data-tone', 'warning')
  await right(page)
  await handIn(page)
  await showScore(page)
  await expect(page.getByText('Your school does not show the questions and answers of this exam.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my answers' })).toBeHidden()
})
