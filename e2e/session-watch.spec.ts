// A session of staff: watched on the device, kept for who is there, left when it has run out, ended by signing out.
import { expect, type Page } from '@playwright/test'
import { atRest, letRead } from './steps/at-rest.ts'
import { enterDemo } from './steps/demo.ts'
import { become, type People } from './steps/people.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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
    await letRead(page)
  }
  /** A teacher's quiet screen, with a clock that the journey winds. */
  const openWatched = async (page: Page, people: People) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await atRest(page)
  }

  test('is watched without a request, kept for who is there, and left when it has run out', async ({
    page,
    context,
    people,
  }) => {
    await openWatched(page, people)
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

  test('is kept at the next look when the network was gone at the first', async ({ page, people }) => {
    await openWatched(page, people)
    await page.getByRole('heading', { level: 1 }).click()
    const calls = '**/rpc/people/refreshSession'
    await page.route(calls, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.clock.runFor('28:31')
    await failed
    await letRead(page)
    await page.unroute(calls)
    await answered(page, 'refreshSession', () => page.clock.runFor('00:31'))
  })

  test('that somebody ended is not said to have run out', async ({ page, context, people }) => {
    await openWatched(page, people)
    await page.getByRole('heading', { level: 1 }).click()
    await context.clearCookies()
    await page.clock.runFor('29:00')
    await page.waitForURL('**/login?next=%2Fdashboard%2Fprofile')
  })

  test('that has run out takes nothing unsaved from the screen', async ({ page, context, people }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/exams/new')
    const title = page.locator('[name=title]')
    await title.fill('Half written')
    await atRest(page)
    await context.clearCookies()
    await answered(page, 'me', () => page.clock.runFor('32:00'))
    await expect(title).toHaveValue('Half written')
    expect(page.url()).toContain('/dashboard/exams/new')
  })

  test('is asked about after the device has slept', async ({ page, people }) => {
    await openWatched(page, people)
    const calls = listen(page)
    await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
    await answered(page, 'me', () => page.clock.runFor('00:31'))
    expect(calls).toEqual(['/rpc/people/me'])
  })

  test('is not kept by a list that asks by itself', async ({ page, people }) => {
    await page.clock.install()
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/exams')
    await expect(page.getByText('Open test').first()).toBeVisible()
    await atRest(page)
    /** What the list says of itself the next time it asks. */
    const nextAsked = async () => {
      const request = page.waitForRequest('**/rpc/exam/list')
      await page.clock.runFor('00:31')
      const asked = await request
      await (await asked.response())?.finished()
      await letRead(page)
      return asked.headers()['x-unattended']
    }
    expect(await nextAsked()).toBeUndefined()
    await nextAsked()
    expect(await nextAsked()).toBe('1')
    await page.getByRole('heading', { level: 1 }).click()
    expect(await nextAsked()).toBeUndefined()
  })

  test('is not watched in the exam room, nor for a student, nor in the demo', async ({ page, people }) => {
    const watches: string[] = []
    page.on('request', (request) => {
      if (/session-watch/.test(request.url())) watches.push(request.url())
    })
    await become(page, people.signIns.student)
    await page.goto('/dashboard')
    await expect(heading(page, 'Dashboard Overview')).toBeVisible()
    await atRest(page)
    await become(page, people.signIns.teacher)
    await page.goto(`/dashboard/exam/${people.hall.examId}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await atRest(page)
    expect(watches).toEqual([])
    await enterDemo(page, 'teacher')
    await atRest(page)
    expect(watches).toEqual([])
    await page.evaluate(() => localStorage.clear())
    await page.goto('/dashboard')
    await atRest(page)
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

  test('leads to the first page, also where a screen hears of it before the reply has come', async ({
    page,
    people,
  }) => {
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.route('**/rpc/people/signOut', async (route) => {
      const refused = page.waitForResponse((response) => response.status() === 401)
      const reply = await route.fetch()
      const goOn = page.getByRole('complementary').getByRole('link', { name: 'Students' }).click()
      // A page that asked something by itself has heard already, and has no menu any more.
      await Promise.race([goOn, refused])
      goOn.catch(() => undefined)
      await (await refused).finished()
      await letRead(page)
      await route.fulfill({ response: reply })
    })
    expect(await leave(page)).not.toContain('/login')
  })

  test('of the school ends the session, also after another window has entered the demo', async ({ page, people }) => {
    await become(page, people.signIns.teacher)
    await page.goto('/dashboard/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await enterDemo(page)
    expect(await leave(page)).toContain('/rpc/people/signOut')
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
  })
})
