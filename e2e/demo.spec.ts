// Demo mode, for everybody who can be somebody in it: every screen, no request, and nothing that is saved.
import type { Page } from '@playwright/test'
import { roles } from '@sabimark/domain/people/role.ts'
import { enterDemo, keptHere, watchRequests } from './steps/demo.ts'
import { card, figure } from './steps/home.ts'
import { look, lookBothWays } from './steps/look.ts'
import { signOut } from './steps/site.ts'
import { expect, test } from './test.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Demo' })
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

for (const role of roles) {
  test(`${role}: every entry of the menu, wide and in the dark on a phone, without a request`, async ({
    page,
    context,
    server,
  }) => {
    const asked = watchRequests(context, server.url)
    await enterDemo(page, role)
    const entries = await mainMenu(page).getByRole('link').allInnerTexts()
    expect(entries.length).toBeGreaterThan(1)
    for (const entry of entries) {
      await mainMenu(page).getByRole('link', { name: entry, exact: true }).click()
      await expect(mainMenu(page).getByRole('link', { name: entry, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      // Super administrators and teachers have the administrator's screens, of which axe looks at everything there.
      await lookBothWays(page, { isSecondTime: role === 'super_admin' || role === 'teacher' })
      await expect(strip(page).getByText('Demo: nothing is saved')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await signOut(page)
    expect(await keptHere(page)).toEqual({ mode: 'database', user: null })
    expect(asked).toEqual([])
  })
}

test('in the dark on a phone every entry of the menu loads anew', async ({ page, context, server }) => {
  const asked = watchRequests(context, server.url)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('cbt_theme', 'dark'))
  await enterDemo(page, 'school_admin')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const links = mainMenu(page).getByRole('link')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  for (const address of addresses) {
    await page.goto(address)
    await expect(strip(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  expect(asked).toEqual([])
})

test('the home has the specification’s fixed figures and no more than five of anything', async ({ page }) => {
  await enterDemo(page, 'school_admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Overview')
  await expect(
    page.getByText("Welcome back, Ada Sample! Here's what's happening in your CBT system.", { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New Exam' })).toHaveAttribute('href', '/dashboard/exams/new')
  for (const [label, words] of [
    ['Total Students', '5+12% from last month'],
    ['Total Teachers', '5+5% from last month'],
    ['Active Exams', '2+8% from last month'],
    ['Average Score', '73.5%+3.2 points from last month'],
  ] as const) {
    await expect(figure(page, label)).toHaveText(label + words)
  }
  for (const [title, count] of [
    ['Recent Exams', 5],
    ['Top Students', 5],
    ['Subject Performance', 5],
    ['Recent Activities', 5],
  ] as const) {
    await expect(card(page, title).getByRole('listitem'), title).toHaveCount(count)
  }
  await expect(card(page, 'Top Students')).toContainText('No class assigned')
  for (const [title, path] of [
    ['Recent Exams', '/dashboard/exams'],
    ['Top Students', '/dashboard/students'],
  ] as const) {
    const all = card(page, title).getByRole('link', { name: /^View All|^View all/ })
    await expect(all).toHaveText('View All')
    await expect(all).toHaveAttribute('href', path)
  }
  for (const [action, heading] of [
    ['New Exam', 'Create New Exam'],
    ['Add Student', 'Students Management'],
    ['New Subject', 'Subjects Management'],
    ['View Reports', 'Reports'],
  ] as const) {
    await card(page, 'Quick Actions').locator('a, button').filter({ hasText: action }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading, includeHidden: true })).toBeVisible()
    await page.goto('/dashboard')
  }
})

test('the lists hold as many samples as the specification says', async ({ page }) => {
  await enterDemo(page, 'super_admin')
  const rows = () => page.locator('tbody tr')
  for (const [path, count, samples] of [
    ['/schools', 3, rows()],
    ['/subjects', 8, page.getByRole('main').getByRole('article')],
    ['/students', 5, rows()],
    ['/teachers', 5, rows()],
    ['/exams', 6, page.getByRole('main').getByRole('article')],
    ['/questions', 5, rows()],
  ] as const) {
    await page.goto(`/dashboard${path}`)
    await expect(samples, path).toHaveCount(count)
    if (path === '/students') await expect(rows().filter({ hasText: 'No class assigned' })).toHaveCount(1)
  }
  await page.goto('/dashboard/results')
  await expect(figure(page, 'Total Results')).toHaveText('Total Results3')
})

test('the super administrator of the demo has whole screens, and no name there leads nowhere', async ({ page }) => {
  await enterDemo(page, 'super_admin')
  const main = page.getByRole('main')
  for (const [path, add] of [
    ['/subjects', 'Add New Subject'],
    ['/students', 'Add New Student'],
    ['/teachers', 'Add New Teacher'],
  ] as const) {
    await page.goto(`/dashboard${path}`)
    await expect(page.getByRole('button', { name: add })).toBeVisible()
    const link = main.locator(`a[href^="/dashboard${path}/"]:not([href$="/classes"])`).first()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.goto('/dashboard/results')
  await main.getByRole('row').locator('a').first().click()
  await expect(page).toHaveURL(/\/dashboard\/results\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the bell says its fixed 3, and nothing under it can be marked as read', async ({ page, context, server }) => {
  const asked = watchRequests(context, server.url)
  await enterDemo(page, 'teacher')
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
  const list = page.getByRole('dialog')
  await expect(list.getByText(/^Late answers: /).first()).toBeVisible()
  await look(page)
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(list.getByText('Demo: nothing is saved. Sign in to your own school to do this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  expect(asked).toEqual([])
})

test('the own password is not changed, and the palette finds what the lists hold', async ({
  page,
  context,
  server,
}) => {
  const asked = watchRequests(context, server.url)
  await enterDemo(page, 'teacher')
  await mainMenu(page).getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.locator('[name=currentPassword]').fill('demo1234')
  await page.locator('[name=newPassword]').fill('another 1234')
  await page.locator('[name=confirmPassword]').fill('another 1234')
  await page.getByRole('button', { name: /change password/i }).click()
  await expect(page.getByText('Demo: nothing is saved. Sign in to your own school to do this.')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('danlami')
  await expect(page.getByRole('dialog').getByText('Ɗanlami Sample')).toBeVisible()
  await page.getByRole('dialog').getByRole('combobox').fill('biology mock')
  await expect(page.getByRole('dialog').getByText('Biology Mock Examination')).toBeVisible()
  expect(asked).toEqual([])
})

test('what the administrator would add is refused by its noun', async ({ page, context, server }) => {
  const asked = watchRequests(context, server.url)
  await enterDemo(page, 'school_admin')
  const open = async (entry: string, button: string) => {
    await mainMenu(page).getByRole('link', { name: entry, exact: true }).click()
    await page.getByRole('button', { name: button }).first().click()
  }
  const dialog = page.getByRole('dialog')

  await open('Students', 'Add New Student')
  await dialog.locator('[name=name]').fill('Somebody Sample')
  await dialog.locator('[name=studentId]').fill('GF/2026/099')
  // A double click is refused once, and the form stays as it was.
  await dialog.getByRole('button', { name: 'Add Student' }).dblclick()
  await expect(dialog.getByText('Database mode required for creating users')).toBeVisible()
  await expect(dialog.locator('[name=studentId]')).toHaveValue('GF/2026/099')
  await look(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog).toHaveCount(0)

  await open('Subjects', 'Add New Subject')
  await dialog.locator('[name=name]').fill('Further Mathematics')
  await dialog.locator('[name=code]').fill('FMT')
  await dialog.getByRole('button', { name: 'Add Subject' }).click()
  await expect(dialog.getByText('Database mode required for creating subjects')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog).toHaveCount(0)

  await open('Question Bank', 'Add Question')
  await dialog.locator('[name=subject]').selectOption({ label: 'Mathematics' })
  await dialog.locator('[name=question]').fill('What is 2 + 2?')
  for (const [place, option] of ['3', '4', '5', '22'].entries()) {
    await dialog.locator('[name=options]').nth(place).fill(option)
  }
  await dialog.getByRole('radio', { name: 'B is correct' }).check({ force: true })
  await dialog.locator('[name=topic]').fill('Number')
  await dialog.getByRole('button', { name: 'Add Question' }).click()
  await expect(dialog.getByText('Database mode required for creating questions')).toBeVisible()
  expect(asked).toEqual([])
})

test('what is missing in a form has the keyboard, not a filter of that name behind it', async ({ page }) => {
  await enterDemo(page, 'school_admin')
  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: 'Add Question' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Question' })
  await dialog.locator('[name=question]').fill('Find x.')
  await dialog.getByRole('button', { name: 'Add Question' }).click()
  await expect(dialog.locator('[name=subject]')).toBeFocused()
})

test('a scheduled exam is not started, and search finds as ever', async ({ page, context, server }) => {
  const asked = watchRequests(context, server.url)
  await enterDemo(page, 'teacher')
  await page.goto('/dashboard/exams')
  const quiz = page.getByRole('listitem').filter({ hasText: 'Chemistry Practice' })
  await quiz.getByRole('link', { name: 'Chemistry Practice', exact: true }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /start/i }).click()
  await expect(dialog.getByText('Database mode required for creating exams')).toBeVisible()

  await page.goto('/dashboard/students')
  await page.getByRole('searchbox').fill('adesola')
  await expect(page.getByText('Adéṣọlá Sample').first()).toBeVisible()
  await expect(page.getByText('Ɗanlami Sample')).toHaveCount(0)
  await page.getByRole('searchbox').fill('nobody of this name')
  await expect(page.getByText('No students found')).toBeVisible()
  await look(page)
  expect(asked).toEqual([])
})

test('a reload and a second tab stay in the demo; who leaves it in one has left it in both', async ({
  page,
  context,
  server,
}) => {
  const asked = watchRequests(context, server.url)
  await enterDemo(page, 'teacher')
  await page.reload()
  await expect(page.getByText('Welcome back,')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/dashboard/questions')
  await expect(second.getByRole('heading', { level: 1, name: 'Question Bank' })).toBeVisible()
  await expect(strip(second)).toBeVisible()
  expect(asked).toEqual([])
  await strip(second).getByRole('button', { name: 'Leave the demo' }).click()
  await second.waitForURL((url) => url.pathname === '/')
  expect(await keptHere(second)).toEqual({ mode: 'database', user: null })
  // The first tab is nobody's from here on, and sees it by itself; it lies behind the second, and need not be drawn whole.
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Demo: nothing is saved')).toHaveCount(0)
})

test('after signing out, Back shows nothing of the demo', async ({ page }) => {
  await enterDemo(page, 'student')
  await mainMenu(page).getByRole('link', { name: 'My Results' }).click()
  await page.waitForURL('**/results')
  await signOut(page)
  await page.goBack()
  await expect(page.getByText('Mathematics Mock Examination')).toHaveCount(0)
  await page.waitForURL('**/login**')
})

test('somebody who is none of the demo’s people, and an unknown mode, are sent to the sign-in page', async ({
  page,
}) => {
  for (const [mode, user] of [
    ['demo', 'nobody@greenfield.example'],
    ['demo', null],
    ['practice', 'student@greenfield.example'],
  ] as const) {
    await page.goto('/mark.svg')
    await page.evaluate(
      ([kept, email]) => {
        localStorage.clear()
        localStorage.setItem('cbt_data_mode', kept)
        if (email) localStorage.setItem('cbt_demo_user', email)
      },
      [mode, user] as const,
    )
    await page.goto('/dashboard')
    await page.waitForURL('**/login**')
  }
})
