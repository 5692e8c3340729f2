// What stands around every screen: the drawer, the theme, what crashes or is still loading, whose menu it is.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { become } from './steps/people.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the drawer opens, closes with Escape and beside it, and when an entry is chosen', async ({ page, people }) => {
    await become(page, people.signIns.school_admin)
    await page.goto('/dashboard')
    const open = page.getByRole('button', { name: 'Open menu' })
    await expect(menu(page)).toBeHidden()
    await open.click()
    await expect(menu(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await page.mouse.click(350, 400)
    await expect(menu(page)).toBeHidden()
    await open.click()
    await menu(page).getByRole('link', { name: 'Profile' }).click()
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(menu(page)).toBeHidden()
    const small = await page
      .getByRole('banner')
      .locator('button')
      .evaluateAll((found) => found.filter((one) => one.getBoundingClientRect().height < 44).length)
    expect(small).toBe(0)
  })
})

test('the theme is light at first, kept on the device, and changes without storage, too', async ({ page, people }) => {
  await become(page, people.signIns.teacher)
  await page.goto('/dashboard/profile')
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  expect(await scheme()).toBe('light')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect.poll(scheme).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('cbt_theme'))).toBe('dark')
  await page.reload()
  await expect(heading(page, 'Profile')).toBeVisible()
  expect(await scheme()).toBe('dark')

  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      }
    }
  })
  await page.reload()
  await expect(heading(page, 'Profile')).toBeVisible()
  expect(await scheme()).toBe('light')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect.poll(scheme).toBe('dark')
  expect(errors).toEqual([])
})

for (const [what, body] of [
  ['cannot be loaded', 'throw new Error("This part has a fault")'],
  ['crashes when it is drawn', 'export default function Broken() { throw new Error("This screen has a fault") }'],
] as const) {
  test(`a screen that ${what} leaves the shell standing, with a way back`, async ({ page, people }) => {
    await become(page, people.signIns.school_admin)
    await page.route(/assets\/teachers-page-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.goto('/dashboard')
    await menu(page).getByRole('link', { name: 'Teachers' }).click()
    await expect(heading(page, 'This page could not be shown')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(heading(page, 'Dashboard Overview')).toBeVisible()

    await menu(page).getByRole('link', { name: 'Teachers' }).click()
    await expect(heading(page, 'This page could not be shown')).toBeVisible()
    await page.unroute(/assets\/teachers-page-.*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Teachers Management')).toBeVisible()
  })
}

test('until the figures are here the home says that it is loading', async ({ page, people }) => {
  await become(page, people.signIns.school_admin)
  const figures = Promise.withResolvers<void>()
  await page.route('**/rpc/report/overview', async (route) => {
    await figures.promise
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(heading(page, 'Dashboard Overview')).toBeVisible()
  // The home itself is there; it is its figures that are waited for.
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  await expect(page.getByText('Loading dashboard...')).toBeVisible()
  await expect(page.getByText('Total Students')).toHaveCount(0)
  figures.resolve()
  await expect(page.getByText('Total Students')).toBeVisible()
  await expect(page.getByText('Loading dashboard...')).toHaveCount(0)
})

test('a list that could not be read comes by itself when the network is back', async ({ page, people, context }) => {
  await become(page, people.signIns.school_admin)
  await page.goto('/dashboard/students')
  await expect(page.getByText('Chidi Example')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Search by name, email or student ID').fill('Ngozi')
  await expect(page.getByText(/No network/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Ngozi Example')).toBeVisible()
  await expect(page.getByText(/No network/)).toHaveCount(0)
})

test('whose role nobody knows sees the Dashboard alone', async ({ page, people }) => {
  await become(page, people.signIns.teacher)
  // As a later server with one role more would answer.
  await page.route('**/rpc/people/me', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"teacher"', '"house_master"')
    await route.fulfill({ response, body })
  })
  await page.goto('/dashboard/exams')
  await expect(heading(page, 'Dashboard Overview')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await expect(menu(page).getByRole('link')).toHaveText(['Dashboard'])
  await expect(page.getByRole('banner').getByText('house master')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New Exam' })).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveText(
    /^Dashboard Overview\s*Welcome back, Tunde Example! Here's what's happening in your CBT system\.$/,
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('after an upgrade an open tab says that a new version is here, and goes on with it', async ({ page, people }) => {
  await become(page, people.signIns.school_admin)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent Exams' })).toBeVisible()
  // What this tab still wants is gone, and the server gives out a page with another program.
  const part = /assets\/subjects-page-.*\.js$/
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/dashboard/**', async (route) => {
    if (route.request().resourceType() !== 'fetch') return await route.continue()
    await route.fulfill({ contentType: 'text/html', body: '<div id="root"></div><script src="/assets/app-newer.js">' })
  })
  await menu(page).getByRole('link', { name: 'Subjects' }).click()
  await expect(heading(page, 'A new version is available')).toBeVisible()
  await expect(page.getByText('No network')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).last().click()
  await expect(heading(page, 'Subjects')).toBeVisible()
})

test('a block of the home that crashes leaves the others', async ({ page, people }) => {
  await become(page, people.signIns.super_admin)
  const part = /assets\/platform-mails-.*\.js$/
  await page.route(part, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("no") }',
    }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('This part of the page could not be shown. Everything else works.')).toBeVisible()
  await expect(page.getByText('Total Schools')).toBeVisible()
})

test.describe('the list of pages', () => {
  const ofStaff = /assets\/pages-.*\.js$/
  const mark = (page: Page, whose: string) =>
    page.addInitScript((kept) => {
      if (!sessionStorage.getItem('marked')) localStorage.setItem('sabimark_signed_in', kept)
      sessionStorage.setItem('marked', 'yes')
    }, whose)

  test('of staff is not loaded for a student whom this browser knows', async ({ page, people }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await mark(page, 'student')
    await become(page, people.signIns.student)
    await page.goto('/dashboard')
    await expect(menu(page).getByRole('link', { name: 'My Exams' })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Profile' }).click()
    await expect(heading(page, 'Profile')).toBeVisible()
    expect(asked.filter((url) => ofStaff.test(url))).toEqual([])
  })

  test('comes for staff whom this browser took for a student', async ({ page, people }) => {
    await mark(page, 'student')
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/questions')
    await expect(heading(page, 'Question Bank')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'My Students' })).toBeVisible()
  })

  test('that does not come says so, with another try', async ({ page, people }) => {
    await become(page, people.signIns.teacher)
    await page.route(ofStaff, (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: /^(Try again|Reload)$/ })).toBeVisible()
    await page.unroute(ofStaff)
    await page.getByRole('button', { name: /^(Try again|Reload)$/ }).click()
    await expect(heading(page, 'Dashboard Overview')).toBeVisible()
  })
})
