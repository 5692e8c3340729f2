// What staff decide about an exam says beforehand what it fixes, and afterwards what was decided.
import type { BrowserContext, Page } from '@playwright/test'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { openPart } from './steps/staff.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

type Started = { ticket: string; order: { questionId: string; optionIds: string[] }[]; elapsedMs: number }
type Results = { items: { lateCount: number }[] }
type Content = { questions: { id: string; text: string; options: { id: string; text: string }[] }[] }

let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server, { school })
})
test.afterAll(() => staff.context.close())

test('publishing asks first, and says what it fixes; then the questions stand there with their key', async () => {
  const { page } = staff
  const tomorrow = new Date(Date.now() + 90_000_000).toISOString().slice(0, 10)
  const draft = { ...hall.draft, title: 'To be published', scheduledDate: tomorrow, scheduledTime: '09:00' }
  const { examId } = await call<{ examId: string }>(page, 'POST', '/exams', {
    ...draft,
    closingDate: tomorrow,
    closingTime: '09:30',
  })
  const statusOf = async () => (await call<{ status: string }>(page, 'GET', `/exams/${examId}`)).status
  const dialog = page.getByRole('dialog')

  await page.goto(`/dashboard/exams/${examId}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toContainText('Its classes are fixed from then on.')
  await expect(dialog).toContainText('only 30 minutes from opening to closing, but the exam takes 60 minutes')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await lookBothWays(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await statusOf()).toBe('draft')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('“To be published” is published.')).toBeVisible()
  expect(await statusOf()).toBe('scheduled')
  await page.getByRole('tab', { name: 'Paper 3' }).click()
  const sheet = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Questions and right answers' }) })
  const listed = sheet.getByRole('listitem').filter({ hasText: /Question \d/ })
  await expect(listed).toHaveCount(3)
  for (const number of [1, 2, 3]) {
    const right = listed
      .nth(number - 1)
      .getByRole('listitem')
      .filter({ hasText: 'Correct' })
    await expect(right).toHaveCount(1)
    await expect(right).toContainText(`right ${number}`)
  }
  await lookBothWays(page)
})

test('opening an exam now says when less time is left than it takes', async () => {
  const { page } = staff
  const closesAt = new Date(Date.now() + 3_600_000 + 8 * 60_000).toISOString()
  const { examId } = await call<{ examId: string }>(page, 'POST', '/exams', {
    ...hall.draft,
    title: 'Nearly over',
    closingDate: closesAt.slice(0, 10),
    closingTime: closesAt.slice(11, 16),
    durationMinutes: 10,
  })
  await page.goto(`/dashboard/exams/${examId}`)
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByRole('dialog')).toContainText(/only [567] minutes from .* the exam takes 10 minutes/)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openPart(page, 'Who and when')
  await page.locator('[name=duration]').fill('5')
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByRole('dialog')).toContainText('Once somebody has begun it, it cannot be withdrawn')
  await expect(page.getByRole('dialog')).not.toContainText('but the exam takes')
})

test('late answers that were refused are shown as such, and can be accepted after all', async ({ page }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  const late = await sendLate(page)
  await page.goto('/dashboard/results')
  const { page: staffPage } = staff
  // The queue marks the paper again.
  const lateCount = async () =>
    (await call<Results>(staffPage, 'GET', `/exams/${hall.examId}/results`)).items.map((one) => one.lateCount)
  await expect.poll(lateCount).toEqual([1])
  await staffPage.goto(`/dashboard/results/exam/${hall.examId}`)
  const row = staffPage.getByRole('row').filter({ hasText: hall.candidate.name })
  await expect(row).toContainText('1 to look at')
  await lookBothWays(staffPage)
  const decide = async (label: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await staffPage.getByRole('menuitem', { name: label }).click()
  }
  await decide('Refuse late answers')
  const dialog = staffPage.getByRole('dialog')
  await expect(dialog).toContainText('1 answer arrived by')
  await expect(dialog).toContainText('The device claims')
  await expect(dialog).toContainText('From 127.0.0.1.')
  await expect(dialog).toContainText('You can change this here later')
  await lookBothWays(staffPage)
  await dialog.getByRole('button', { name: 'Refuse them' }).click()
  await expect(row).toContainText('1 refused')

  await row.getByRole('link', { name: hall.candidate.name, exact: true }).click()
  await expect(staffPage.getByText('1 answer arrived late and was refused: it does not count.')).toBeVisible()
  const refused = staffPage.getByRole('region', { name: 'Late answers' })
  await expect(refused).toContainText('Refused answers')
  await expect(refused).toContainText(late)
  await expect(refused).toContainText('not counted')
  await expect(staffPage.getByText('your answer')).toHaveCount(0)
  await lookBothWays(staffPage)

  await page.reload()
  await page.getByRole('link', { name: 'Open the result of Open test' }).click()
  await expect(page.getByText('1 answer arrived late and was refused: it does not count.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Late answers' })).toHaveCount(0)

  await staffPage.goBack()
  await decide('Accept late answers after all')
  await dialog.getByRole('button', { name: 'Accept them' }).click()
  await expect(row).toContainText('1 accepted')
  await page.reload()
  await expect(page.getByText('1 answer arrived late and was accepted: it counts.')).toBeVisible()
})

/** Hands in on a second page, then answers one question more on the first; what that answer says. */
async function sendLate(page: Page): Promise<string> {
  const open = (pageId: string) =>
    call<Started>(page, 'POST', `/exams/${hall.examId}/start`, { examId: hall.examId, pageId: pageId.repeat(32) })
  const save = (ticket: string, event: Record<string, unknown>) =>
    call(page, 'POST', '/attempts/save', { ticket, sentAtMs: 600_000, events: [{ seq: 1, ...event }] })
  const older = await open('a')
  const newer = await open('b')
  const { content } = await call<{ content: Content }>(staff.page, 'GET', `/exams/${hall.examId}/preview`)
  await save(newer.ticket, { atMs: newer.elapsedMs, kind: 'submit' })
  const question = content.questions[0]
  const option = question?.options.find(({ text }) => text.startsWith('right'))
  await save(older.ticket, { atMs: older.elapsedMs, kind: 'answer', question: question?.id, value: [option?.id] })
  return option?.text ?? 'nothing'
}
