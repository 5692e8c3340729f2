// The demo's exam: the same paper for everybody under every address, marked on the device, kept nowhere.
import type { Page } from '@playwright/test'
import { roles } from '@sabimark/domain/people/role.ts'
import { enterDemo, watchRequests } from './steps/demo.ts'
import { look } from './steps/look.ts'
import { expect, test } from './test.ts'

const question = (page: Page, number: number) => page.getByRole('heading', { name: `Question ${number} of 15` })
const bubble = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: `Question ${number},` })
const timer = (page: Page) => page.getByRole('timer')

/** Opens the instructions under any address and starts. */
async function start(page: Page, address = '/dashboard/exam/whatever-it-is'): Promise<void> {
  if (new URL(page.url()).pathname !== address) await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Mathematics Sample Exam' })).toBeVisible()
  await expect(page.getByText('In the demo every exam opens this sample paper.')).toBeVisible()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(question(page, 1)).toBeVisible()
}

async function choose(page: Page, letter: string): Promise<void> {
  const radio = page.getByRole('radio').nth('ABCD'.indexOf(letter))
  await radio.check({ force: true })
  await expect(radio).toBeChecked()
}

for (const role of roles) {
  test(`${role} takes it from the instructions to the result, without a request`, async ({ page, context, server }) => {
    const asked = watchRequests(context, server.url)
    await enterDemo(page, role)
    // The screens are the same for all four.
    const lookOnce = () => (role === 'student' ? look(page) : undefined)
    await page.goto('/dashboard/exam/whatever-it-is')
    await expect(page.getByRole('button', { name: 'Start Exam' })).toBeVisible()
    await lookOnce()
    await start(page)
    await lookOnce()
    await expect(timer(page)).toHaveText(/^(20:00|19:\d\d)$/)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(page.getByRole('radio')).toHaveCount(4)
    await choose(page, 'B')
    await page.getByRole('button', { name: 'Next' }).click()
    await choose(page, 'A')
    await page.getByRole('button', { name: 'Next' }).click()
    // The third is answered wrongly and flagged.
    await choose(page, 'A')
    await page.getByRole('button', { name: 'Flag' }).click()
    await expect(bubble(page, 3)).toHaveAccessibleName(/flagged/i)
    await bubble(page, 15).click()
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
    await page.getByRole('button', { name: 'Look over and submit' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('12', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue Exam' }).click()
    await expect(question(page, 15)).toBeVisible()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await dialog.getByRole('button', { name: 'Submit Exam' }).click()
    await page.waitForURL('**/dashboard')
    const result = page.getByRole('region', { name: 'Demo: nothing was saved' })
    await expect(result.getByText('2 of 15 correct')).toBeVisible()
    await expect(result.getByText('13%', { exact: true })).toBeVisible()
    await expect(result.getByRole('listitem').filter({ hasText: 'Question 3' }).getByText('Wrong')).toBeVisible()
    await lookOnce()
    // In memory alone.
    await page.reload()
    await expect(page.getByText('Welcome back,')).toBeVisible()
    await expect(result).toHaveCount(0)
    expect(asked).toEqual([])
  })
}

test('every right answer is 15 of 15, on a phone in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('cbt_theme', 'dark'))
  await enterDemo(page, 'student')
  await start(page)
  for (const [place, letter] of [...'BACDACBDBACDABC'].entries()) {
    await expect(question(page, place + 1)).toBeVisible()
    await choose(page, letter)
    if (place < 14) await page.getByRole('button', { name: 'Next' }).click()
  }
  await look(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('15 of 15 correct')).toBeVisible()
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await look(page)
})

test('ten minutes before the end the clock warns, and at zero the paper is handed in', async ({
  page,
  context,
  server,
}) => {
  await page.clock.install()
  const asked = watchRequests(context, server.url)
  await enterDemo(page, 'student')
  await start(page, '/dashboard/exam/0199a000-0006-7000-8000-000000000005')
  await choose(page, 'B')
  // A slow machine may have taken half a minute of the exam by here.
  await page.clock.fastForward('09:10')
  const countdown = page.locator('[data-tone]', { has: timer(page) })
  await expect(timer(page)).toHaveText(/^10:\d\d$/)
  await expect(countdown).toHaveAttribute('data-tone', 'calm')
  await page.clock.fastForward('00:51')
  await expect(timer(page)).toHaveText(/^(9:\d\d|10:00)$/)
  await expect(countdown).toHaveAttribute('data-tone', 'warning')
  await expect(page.getByText('10 minutes left.')).toBeAttached()
  // The dialog does not stop the clock.
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.fastForward('10:00')
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('1 of 15 correct')).toBeVisible()
  expect(asked).toEqual([])
})

test('a student opens it from the own list', async ({ page }) => {
  await enterDemo(page, 'student')
  await page.goto('/dashboard/exams')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'English Language Assessment' })
    .getByRole('link', { name: 'Take Exam' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mathematics Sample Exam' })).toBeVisible()
  // Whoever goes back finds the list as it was.
  await page.goBack()
  await expect(page.getByText('English Language Assessment').first()).toBeVisible()
})
