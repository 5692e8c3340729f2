// Every row of the specification's route tables, for each of the four roles and for nobody.
import { expect, type Page } from '@playwright/test'
import { call } from './steps/by-call.ts'
import { become, type Role, roles } from './steps/people.ts'
import { goInside } from './steps/site.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'serial' })

type Row = {
  path: string
  roles: readonly Role[]
  /** The screen's heading, for all or by role. */
  title: string | RegExp
}

const administrators: readonly Role[] = ['super_admin', 'school_admin']
const staff: readonly Role[] = [...administrators, 'teacher']

const table: Row[] = [
  { path: '/dashboard', roles, title: 'Dashboard Overview' },
  { path: '/dashboard/profile', roles, title: 'Profile' },
  { path: '/dashboard/schools', roles: ['super_admin'], title: 'Schools Management' },
  { path: '/dashboard/subjects', roles: administrators, title: 'Subjects Management' },
  { path: '/dashboard/students', roles: staff, title: /^(Students Management|My Students)$/ },
  { path: '/dashboard/teachers', roles: administrators, title: 'Teachers Management' },
  { path: '/dashboard/exams', roles, title: /^(Exams Management|My Exams)$/ },
  { path: '/dashboard/try-out', roles: ['super_admin', 'student'], title: 'Try the exam room' },
  { path: '/dashboard/questions', roles: staff, title: 'Question Bank' },
  { path: '/dashboard/results', roles, title: /^(Results|My Results|Results & Analytics)$/ },
  { path: '/dashboard/schedule', roles: ['student'], title: 'Schedule' },
  { path: '/dashboard/reports', roles: staff, title: 'Reports' },
  { path: '/dashboard/settings', roles: administrators, title: 'Settings' },
  // Unknown ones.
  { path: '/dashboard/nothing', roles: [], title: '' },
  { path: '/dashboard/exams/some/where/else', roles: [], title: '' },
  { path: '/dashboard/profile/edit', roles: [], title: '' },
  { path: '/dashboard/exam', roles: [], title: '' },
]

const menus: Record<Role, [string, string][]> = {
  super_admin: [
    ['Dashboard', '/dashboard'],
    ['Schools', '/dashboard/schools'],
    ['Subjects', '/dashboard/subjects'],
    ['Students', '/dashboard/students'],
    ['Teachers', '/dashboard/teachers'],
    ['Exams', '/dashboard/exams'],
    ['Question Bank', '/dashboard/questions'],
    ['Results & Analytics', '/dashboard/results'],
    ['Reports', '/dashboard/reports'],
    ['Settings', '/dashboard/settings'],
    ['Profile', '/dashboard/profile'],
  ],
  school_admin: [
    ['Dashboard', '/dashboard'],
    ['Subjects', '/dashboard/subjects'],
    ['Students', '/dashboard/students'],
    ['Teachers', '/dashboard/teachers'],
    ['Exams', '/dashboard/exams'],
    ['Question Bank', '/dashboard/questions'],
    ['Results & Analytics', '/dashboard/results'],
    ['Reports', '/dashboard/reports'],
    ['Settings', '/dashboard/settings'],
    ['Profile', '/dashboard/profile'],
  ],
  teacher: [
    ['Dashboard', '/dashboard'],
    ['My Exams', '/dashboard/exams'],
    ['Question Bank', '/dashboard/questions'],
    ['My Students', '/dashboard/students'],
    ['Results', '/dashboard/results'],
    ['Profile', '/dashboard/profile'],
  ],
  student: [
    ['Dashboard', '/dashboard'],
    ['My Exams', '/dashboard/exams'],
    ['My Results', '/dashboard/results'],
    ['Schedule', '/dashboard/schedule'],
    ['Profile', '/dashboard/profile'],
  ],
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

for (const role of roles) {
  test(`a ${role} reaches the own screens, and the Dashboard instead of any other`, async ({ page, people }) => {
    await become(page, people.signIns[role])
    await page.goto('/dashboard')
    for (const row of table) {
      await goInside(page, row.path)
      const isOwn = row.roles.includes(role)
      await expect.poll(() => new URL(page.url()).pathname, row.path).toBe(isOwn ? row.path : '/dashboard')
      await expect(heading(page), row.path).toHaveText(isOwn ? row.title : 'Dashboard Overview')
    }
    const none = page.getByText('There is no page at that address, so this is your dashboard.')
    await goInside(page, '/dashboard/nowhere')
    await expect(none).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    // The same when it is typed: the own one, and another's.
    for (const isOwn of [true, false]) {
      const row = table.filter(({ roles: may }) => may.includes(role) === isOwn).at(isOwn ? -1 : 0)
      await page.goto(row?.path ?? '')
      await expect(heading(page), row?.path).toHaveText(isOwn ? (row?.title ?? '') : 'Dashboard Overview')
      // To a student no page of staff is known.
      const said = page.getByText('You do not have access to that page, so this is your dashboard.')
      await expect(said).toHaveCount(isOwn || role === 'student' ? 0 : 1)
      await expect(none).toHaveCount(!isOwn && role === 'student' ? 1 : 0)
    }
    // Every role may take an exam: who is not a candidate is shown it.
    await page.goto(`/dashboard/exam/${people.hall.examId}`)
    await expect(heading(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/dashboard/exam/${people.hall.examId}`)
    await expect(menu(page)).toHaveCount(0)
  })

  test(`the menu of a ${role}: every entry leads to its screen, and is the one that is marked`, async ({
    page,
    people,
  }) => {
    await become(page, people.signIns[role])
    await page.goto('/dashboard')
    const links = menu(page).getByRole('link')
    await expect(links).toHaveText(menus[role].map(([label]) => label))
    for (const [label, path] of menus[role]) {
      await links.filter({ hasText: new RegExp(`^${label}$`) }).click()
      await page.waitForURL(`**${path}`)
      await expect(heading(page)).toBeVisible()
      await expect(menu(page).locator('[aria-current=page]')).toHaveText([label])
      await expect(page).toHaveTitle(`${label} · Sabimark`)
    }
    const sidebar = page.getByRole('complementary')
    const { me } = await call<{ me: { name: string } }>(page, 'GET', '/me')
    for (const place of [sidebar, page.getByRole('banner')]) {
      await expect(place.getByText(me.name, { exact: true })).toBeVisible()
      await expect(place.getByText(role.replace('_', ' '), { exact: true })).toBeVisible()
      // Nobody has a picture yet: the default one.
      await expect(place.locator('svg[viewBox="0 0 40 40"]')).toBeVisible()
    }
    await expect(sidebar.getByRole('link', { name: 'Sabimark' })).toHaveAttribute('href', '/dashboard')
    await sidebar.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
}

test('nobody is sent to sign in, from every screen, and comes back to it', async ({ page, people }) => {
  for (const { path } of table) {
    await page.goto(path)
    await page.waitForURL('**/login*')
    const next = new URL(page.url()).searchParams.get('next')
    expect(next, path).toBe(path === '/dashboard' ? null : path)
  }
  await page.goto(`/dashboard/exam/${people.hall.examId}`)
  await page.waitForURL('**/login?next=*')
})
