import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import PlansPage from './plans-page.tsx'

test.each([
  ['light', 1280, 900],
  ['dark', 360, 740],
] as const)('what ends, is asked for and was paid stands on one page, %s at %i px', async (theme, width, height) => {
  await page.viewport(width, height)
  await showScreen(PlansPage, { as: 'super_admin', theme })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Plans and Payments' })).toBeVisible()
  for (const [caption, text] of [
    ['Plans that end soon or ended not long ago', 'Ends soon'],
    ['Plans that schools ask for', 'Enterprise'],
    ['Payments of all schools', 'SM-000007'],
  ] as const) {
    await expect.element(page.getByRole('table', { name: caption })).toMatchTextContent(new RegExp(text))
  }
  await expect
    .element(page.getByRole('link', { name: 'Greenfield College' }).first())
    .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/schools\/[0-9a-f-]{36}$/))
  const payment = page.getByRole('table', { name: 'Payments of all schools' }).getByRole('row').last()
  await expect.element(payment).toMatchTextContent(/₦120,000/)
  expect(payment.element().getBoundingClientRect().height).toBeLessThanOrEqual(width > 900 ? 57 : 140)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
  await page.viewport(1280, 900)
})

test('a day without any of it says so; more than is shown is counted', async () => {
  const none = { items: [], total: 0 }
  await showScreen(PlansPage, {
    as: 'super_admin',
    answers: { school: { plans: () => ({ payments: { ...none, total: 1_234 }, requests: none, ends: none }) } },
  })
  for (const text of ['No plan ends within thirty days.', 'No school asks for another plan.', '0 of 1,234']) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
})

test('what cannot be read is said, and asked for again', async () => {
  const plans = () => {
    throw refusal('UNAVAILABLE')
  }
  await showScreen(PlansPage, { as: 'super_admin', answers: { school: { plans } } })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
