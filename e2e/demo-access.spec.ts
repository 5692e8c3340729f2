// The way into the demo: a panel below the sign-in form, and the shared password.
import { expect } from '@playwright/test'
import { letRead } from './steps/at-rest.ts'
import { name, open, password, refusal, signIn } from './steps/sign-in.ts'
import { test } from './test.ts'

test('the panel lists three roles, each of which fills the form in', async ({ page }) => {
  await open(page)
  const panel = page.getByRole('region', { name: 'Demo access' })
  await expect(panel.getByRole('button')).toHaveText([/^School Admin/, /^Teacher/, /^Student/])
  for (const [role, address] of [
    ['School Admin', 'admin@greenfield.example'],
    ['Teacher', 'teacher@greenfield.example'],
    ['Student', 'student@greenfield.example'],
  ] as const) {
    await panel.getByRole('button', { name: role }).click()
    await expect(name(page)).toHaveValue(address)
    await expect(password(page)).toHaveValue('demo1234')
    await expect(signIn(page)).toBeFocused()
  }
})

test('the demo takes its second, asks nobody, and keeps who came in on the device', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: /^Student/ }).click()
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(rpc|api)\//.test(request.url())) calls.push(request.url())
  })
  let isGone = false
  const left = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/dashboard',
  )
  void left.then(() => {
    isGone = true
  })
  await signIn(page).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await page.clock.runFor(990)
  // A page that is left takes a moment to say so.
  await letRead(page)
  expect(isGone).toBe(false)
  await page.clock.runFor(20)
  await left
  await page.clock.resume()
  expect(calls.filter((url) => url.includes('/people/signIn'))).toEqual([])
  const kept = () => page.evaluate(() => [localStorage.cbt_data_mode, localStorage.cbt_demo_user])
  await expect.poll(() => kept().catch(() => null)).toEqual(['demo', 'student@greenfield.example'])
})

test('the demo knows the super administrator, too, who types the address', async ({ page }) => {
  await open(page)
  await name(page).fill('super@sabimark.example')
  await password(page).fill('demo1234')
  await signIn(page).click()
  await expect(page.getByText('Welcome back, Sade Sample!')).toBeVisible()
  await expect(page.getByRole('banner').getByText('super admin', { exact: true })).toBeVisible()
})

test('the demo refuses a wrong password like every other', async ({ page }) => {
  await open(page)
  await name(page).fill('teacher@greenfield.example')
  await password(page).fill('demo123')
  await signIn(page).click()
  await expect(page.getByText(refusal)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cbt_data_mode'))).toBeNull()
})
