// The palette: everything one may see, by typing, and nothing else.
import { expect, type Page, type Request } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { letRead } from './steps/at-rest.ts'
import { call } from './steps/by-call.ts'
import { become, type Role } from './steps/people.ts'
import { school } from './steps/sample.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, people, server }) => {
  const page = await browser.newPage({ baseURL: server.url })
  await become(page, people.signIns.school_admin)
  await page.goto('/terms')
  await call(page, 'POST', '/students', { name: 'Ụ̀lọ́ma Sample', studentNumber: 'GC/77' })
  await page.close()
})

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true })
const box = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: RegExp | string) => palette(page).getByRole('option', { name })
const status = (page: Page) => palette(page).getByRole('status')

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Search / })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('by keyboard: pages at once, a student without the accents, and the record of each', async ({ page, people }) => {
  await become(page, people.signIns.school_admin)
  await page.goto('/dashboard')
  const search = page.getByRole('button', { name: `Search ${school.schoolName}` })
  await search.focus()
  await open(page)
  await expect(option(page, 'Dashboard')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Subjects')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(option(page, 'Add New Question')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(search).toBeFocused()

  await open(page)
  await page.keyboard.type('uloma')
  await expect(option(page, /Ụ̀lọ́ma Sample/)).toHaveAttribute('aria-selected', 'true')
  await expect(status(page)).toHaveText('1 found')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/students/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Ụ̀lọ́ma Sample' })).toBeVisible()

  // On that very page once more.
  await open(page)
  await page.keyboard.type('chidi')
  await option(page, /Chidi Example/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chidi Example' })).toBeVisible()
})

test('exams, questions, subjects, teachers and results lead to where they stand', async ({ page, people }) => {
  await become(page, people.signIns.school_admin)
  const findings: [string, RegExp, RegExp][] = [
    ['open te', /Open test/, new RegExp(`/exams/${people.hall.examId}$`)],
    ['question 2', /Question 2\?/, /\/questions$/],
    ['mth', /Mathematics/, /\/subjects\/[\w-]+$/],
    ['tunde', /Tunde Example/, /\/teachers\/[\w-]+$/],
    ['prof', /Profile/, /\/profile$/],
    // What the menu has no entry for.
    ['emails', /Emails/, /\/mails$/],
    ['change p', /Change password/, /\/profile\?tab=security$/],
  ]
  await page.goto('/dashboard')
  // From wherever the one before has led.
  for (const [typed, hit, address] of findings) {
    await open(page)
    await page.keyboard.type(typed)
    await option(page, hit).first().click()
    await expect(page).toHaveURL(address)
    await expect(palette(page)).toHaveCount(0)
    await expect(page.getByText(hit).filter({ visible: true }).first()).toBeVisible()
  }
  await open(page)
  await page.keyboard.type('add new stu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add New Student' })).toBeVisible()
  // A dialog that is open has the keyboard.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
})

test('a teacher, a student and a super administrator find their own', async ({ page, people }) => {
  const enter = async (role: Role) => {
    await become(page, people.signIns[role])
    await page.goto('/dashboard')
    await open(page)
  }
  const finds = async (typed: string) => {
    await box(page).fill(typed)
    await expect(status(page)).not.toHaveText('Searching…')
    return await palette(page).getByRole('option').allTextContents()
  }
  await enter('teacher')
  // The class of the teacher is SS1A.
  expect(await finds('example')).toEqual(['Chidi ExampleSS1A · GC/1'])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/students/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Chidi Example' })).toBeVisible()
  await open(page)
  expect(await finds('Ngozi')).toEqual([])
  expect(await finds('Tunde')).toEqual([])

  await enter('student')
  expect(await finds('open')).toEqual(['Open testMathematics'])
  expect(await finds('Question 1')).toEqual([])
  expect(await finds('example')).toEqual([])
  await expect(status(page)).toHaveText('Nothing found for “example”.')

  await enter('super_admin')
  expect(await finds('greenf')).toEqual([`${school.schoolName}${school.subdomain}`])
  expect(await finds('Chidi')).toEqual([])
})

test('finds what was added since nothing was found', async ({ page, people }) => {
  await become(page, people.signIns.school_admin)
  await page.goto('/dashboard')
  await open(page)
  await page.keyboard.type('obinna')
  await expect(status(page)).toHaveText('Nothing found for “obinna”.')
  await page.keyboard.press('Escape')
  await call(page, 'POST', '/students', { name: 'Obinna Sample', studentNumber: 'GC/78' })
  await open(page)
  await page.keyboard.type('obinna')
  await expect(option(page, /Obinna Sample/)).toBeVisible()
})

test('what is typed while it is still coming is searched for, and reaches no field behind it', async ({
  page,
  people,
}) => {
  await become(page, people.signIns.school_admin)
  const coming = Promise.withResolvers<void>()
  await page.route(/assets\/palette-.*\.js$/, async (route) => {
    await coming.promise
    await route.continue()
  })
  await page.goto('/dashboard/exams/new')
  const title = page.locator('[name=title]')
  await title.fill('Half written')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('chixx')
  await page.keyboard.press('Escape')
  await page.keyboard.type('.')
  await expect(title).toHaveValue('Half written.')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('chix')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('d')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('chid')).toBeVisible()
  coming.resolve()
  await expect(box(page)).toHaveValue('chid')
  await expect(option(page, /Chidi Example/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Half written.')

  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('')
})

test('without a network it says so, and finds when it is back; a late reply changes nothing', async ({
  page,
  context,
  people,
}) => {
  await become(page, people.signIns.school_admin)
  await page.goto('/dashboard')
  await expect(page.getByText('Recent Exams')).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search could not be opened' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(box(page)).toBeFocused()
  // Its styles failed with it, and come again, too.
  await expect(palette(page)).toHaveCSS('border-top-left-radius', '12px')

  await context.setOffline(true)
  await page.keyboard.type('chidi')
  await expect(palette(page).getByText(/No network/)).toBeVisible()
  await expect(palette(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(option(page, /Chidi Example/)).toBeVisible()

  await box(page).fill('')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const late: Request[] = []
  await page.route('**/rpc/people/listStudents', async (route) => {
    const isFirst = route.request().postData()?.includes('ngoz') ?? false
    if (isFirst) late.push(route.request())
    if (isFirst) await held
    await route.continue().catch(() => {})
  })
  await page.keyboard.type('ngoz')
  await expect(status(page)).toHaveText('Searching…')
  await box(page).fill('uloma')
  await expect(option(page, /Ụ̀lọ́ma/)).toBeVisible()
  release()
  // The page may have given it up by then.
  for (const request of late) if (request.failure() === null) await (await request.response())?.finished()
  await letRead(page)
  await expect(option(page, /Ngozi/)).toHaveCount(0)
})

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the search box opens it over the whole screen', async ({ page, people }) => {
    await page.addInitScript(() => localStorage.setItem('cbt_theme', 'dark'))
    await become(page, people.signIns.school_admin)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Search/ }).tap()
    await box(page).fill('chidi')
    await expect(option(page, /Chidi Example/)).toBeVisible()
    await expectAccessible(page)
    const size = await palette(page).boundingBox()
    expect(size?.width).toBe(360)
    await palette(page).getByRole('button', { name: 'Close search' }).tap()
    await expect(palette(page)).toHaveCount(0)
  })
})
