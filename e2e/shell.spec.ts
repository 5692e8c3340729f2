// What stands around every screen: the drawer, the theme, a screen that crashes, the session that is watched, the own password.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enterDemo } from './steps/demo.ts'
import { become, fourPeople, type People } from './steps/people.ts'
import { school } from './steps/sample.ts'
import { signInStaff, signInStudent } from './steps/site.ts'
import { test } from './test.ts'

test.use({ installation: 'shell' })

let people: People

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  people = await fourPeople(page, server)
  await page.close()
})

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the drawer opens, closes with Escape and beside it, and when an entry is chosen', async ({ page }) => {
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

test('the theme is light at first, kept on the device, and changes without storage, too', async ({ page }) => {
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
  test(`a screen that ${what} leaves the shell standing, with a way back`, async ({ page }) => {
    await become(page, people.signIns.school_admin)
    await page.route(/assets\/teachers-page-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.goto('/dashboard')
    await menu(page).getByRole('link', { name: 'Teachers' }).click()
    await expect(heading(page, 'This page could not be shown')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the Dashboard' }).click()
    await expect(heading(page, 'Dashboard Overview')).toBeVisible()

    await menu(page).getByRole('link', { name: 'Teachers' }).click()
    await expect(heading(page, 'This page could not be shown')).toBeVisible()
    await page.unroute(/assets\/teachers-page-.*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Teachers Management')).toBeVisible()
  })
}

test('until the figures are here the home says that it is loading', async ({ page }) => {
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

test('whose role nobody knows sees the Dashboard alone', async ({ page }) => {
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

test('a block of the home that crashes leaves the others', async ({ page }) => {
  await become(page, people.signIns.school_admin)
  const part = /assets\/trial-note-.*\.js$/
  await page.route(part, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("no") }',
    }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('This part of the page could not be shown. Everything else works.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent Exams' })).toBeVisible()
  await expect(page.getByText('Total Students')).toBeVisible()
})

test.describe('the session', () => {
  /** The calls made from now on. */
  const listen = (page: Page) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/rpc/')) calls.push(pathname)
    })
    return calls
  }
  /** Does something and waits until the page has read what it is answered. */
  const answered = async (page: Page, call: string, act: () => Promise<unknown>) => {
    const response = page.waitForResponse(`**/rpc/people/${call}`)
    await act()
    await (await response).finished()
    // The page reads in its own time.
    await page.waitForTimeout(300)
  }
  const settle = (page: Page) => page.waitForLoadState('networkidle')

  test('is watched without a request, kept for who is there, and left when it has run out', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await settle(page)
    const calls = listen(page)
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.runFor('28:00')
    expect(calls).toEqual([])
    await answered(page, 'refreshSession', () => page.clock.runFor('01:00'))
    expect(calls).toEqual(['/rpc/people/refreshSession'])

    // Nobody is there any more; but the server knows better, as when another tab is used.
    await page.clock.runFor('29:00')
    expect(calls).toEqual(['/rpc/people/refreshSession'])
    await answered(page, 'me', () => page.clock.runFor('02:00'))
    await expect(heading(page, 'Profile')).toBeVisible()
    expect(calls).toEqual(['/rpc/people/refreshSession', '/rpc/people/me'])

    await context.clearCookies()
    await page.clock.runFor('32:00')
    await page.waitForURL('**/login?ended=idle&next=%2Fdashboard%2Fprofile')
  })

  test('is kept at the next look when the network was gone at the first', async ({ page }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await settle(page)
    await page.getByRole('heading', { level: 1 }).click()
    const calls = '**/rpc/people/refreshSession'
    await page.route(calls, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.clock.runFor('28:31')
    await failed
    await page.waitForTimeout(300)
    await page.unroute(calls)
    await answered(page, 'refreshSession', () => page.clock.runFor('00:31'))
  })

  test('that somebody ended is not said to have run out', async ({ page, context }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await settle(page)
    await page.getByRole('heading', { level: 1 }).click()
    await context.clearCookies()
    await page.clock.runFor('29:00')
    await page.waitForURL('**/login?next=%2Fdashboard%2Fprofile')
  })

  test('that has run out takes nothing unsaved from the screen', async ({ page, context }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/exams/new')
    const title = page.locator('[name=title]')
    await title.fill('Half written')
    await settle(page)
    await context.clearCookies()
    await answered(page, 'me', () => page.clock.runFor('32:00'))
    await expect(title).toHaveValue('Half written')
    expect(page.url()).toContain('/dashboard/exams/new')
  })

  test('is asked about after the device has slept', async ({ page }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await settle(page)
    const calls = listen(page)
    await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
    await answered(page, 'me', () => page.clock.runFor('00:31'))
    expect(calls).toEqual(['/rpc/people/me'])
  })

  test('is not kept by a list that asks by itself', async ({ page }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/exams')
    await expect(page.getByText('Open test').first()).toBeVisible()
    await settle(page)
    /** What the list says of itself the next time it asks. */
    const nextAsked = async () => {
      const request = page.waitForRequest('**/rpc/exam/list')
      await page.clock.runFor('00:31')
      const asked = await request
      await (await asked.response())?.finished()
      await page.waitForTimeout(300)
      return asked.headers()['x-unattended']
    }
    expect(await nextAsked()).toBeUndefined()
    await nextAsked()
    expect(await nextAsked()).toBe('1')
    await page.getByRole('heading', { level: 1 }).click()
    expect(await nextAsked()).toBeUndefined()
  })

  test('is not watched in the exam room, nor for a student, nor in the demo', async ({ page }) => {
    const watches: string[] = []
    page.on('request', (request) => {
      if (/session-watch/.test(request.url())) watches.push(request.url())
    })
    await become(page, people.signIns.student)
    await page.goto('/dashboard')
    await expect(heading(page, 'Dashboard Overview')).toBeVisible()
    await settle(page)
    await become(page, people.signIns.teacher)
    await page.goto(`/dashboard/exam/${people.hall.examId}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settle(page)
    expect(watches).toEqual([])
    await enterDemo(page, 'teacher')
    await settle(page)
    expect(watches).toEqual([])
    await page.evaluate(() => localStorage.clear())
    await page.goto('/dashboard')
    await settle(page)
    expect(watches).toHaveLength(1)
  })
})

test.describe('signing out', () => {
  const enterDemo = (page: Page) =>
    page.evaluate(() => {
      localStorage.setItem('cbt_data_mode', 'demo')
      localStorage.setItem('cbt_demo_user', 'teacher@greenfield.example')
    })
  const leave = async (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const kept = await page.evaluate(() => [
      localStorage.getItem('cbt_data_mode'),
      localStorage.getItem('cbt_demo_user'),
    ])
    expect(kept).toEqual(['database', null])
    return asked
  }

  test('of the demo asks no server, and ends it on the device', async ({ page }) => {
    await page.goto('/mark.svg')
    await enterDemo(page)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    expect(await leave(page)).not.toContain('/rpc/people/signOut')
  })

  test('of the school ends the session, also after another window has entered the demo', async ({ page }) => {
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await enterDemo(page)
    expect(await leave(page)).toContain('/rpc/people/signOut')
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
  })
})

test.describe('the profile', () => {
  test('says who one is, and changes the password', async ({ page }) => {
    await signInStaff(page, school)
    await page.goto('/dashboard/profile')
    const main = page.getByRole('main')
    for (const fact of [school.name, school.email, 'school admin', school.schoolName]) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    const field = (name: string) => page.locator(`[name=${name}]`)
    const change = page.getByRole('button', { name: 'Change password' })
    await change.click()
    await expect(page.getByText('Current password is required.')).toBeVisible()
    await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
    await expect(field('currentPassword')).toBeFocused()

    const next = 'greener field 2'
    await field('currentPassword').fill('not the password')
    await field('newPassword').fill(next)
    await field('confirmPassword').fill(`${next}x`)
    await change.click()
    await expect(page.getByText('Passwords do not match.')).toBeVisible()
    await field('confirmPassword').fill(next)
    await change.click()
    await expect(page.getByText('The current password is not right.')).toBeVisible()
    await expect(field('newPassword')).toHaveValue(next)
    await field('currentPassword').fill(school.password)
    await change.dblclick()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await expect(field('newPassword')).toHaveValue('')

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await signInStaff(page, { email: school.email, password: next })
  })

  test('of a student names class and student ID, and leaves out an email', async ({ page }) => {
    const { candidate } = people.hall
    await signInStudent(page, { subdomain: school.subdomain, ...candidate })
    await page.goto('/dashboard/profile')
    const main = page.getByRole('main')
    for (const fact of [candidate.name, candidate.studentId, 'SS1A', 'student']) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('Email')).toHaveCount(0)
  })
})
