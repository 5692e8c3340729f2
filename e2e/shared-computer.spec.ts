// One computer, one tab, several people after another: nobody reaches with Back what the person before has seen.
import { expect, type Page } from '@playwright/test'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { look, lookBothWays } from './steps/look.ts'
import { school } from './steps/sample.ts'
import { signInStaff, signInStudent, signOut } from './steps/site.ts'
import { test } from './test.ts'

test.use({ installation: 'shared-computer' })

let hall: Hall
let second: Hall['candidate']

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server)
  const { items } = await call<{ items: { id: string; name: string }[] }>(page, 'GET', '/classes')
  const classId = items.find(({ name }) => name === 'SS1A')?.id
  const { slip } = await call<{ slip: { signInName: string; firstPassword: string; name: string } }>(
    page,
    'POST',
    '/students',
    { name: 'Bisi Example', studentId: 'GC/3', classId },
  )
  second = { studentId: slip.signInName, password: slip.firstPassword, name: slip.name }
  await page.close()
})

test('the answer key of a preview is gone with the person who saw it', async ({ page }) => {
  await signInStaff(page, school)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Start Preview' }).click()
  await handIn(page)
  const preview = page.getByRole('region', { name: 'Result of the preview' })
  await expect(preview.getByText('right answer').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the exam' })).toHaveAttribute(
    'href',
    `/dashboard/exams/${hall.examId}`,
  )
  await page.getByRole('link', { name: 'Subjects' }).click()
  await page.waitForURL('**/subjects')
  await signOut(page)

  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await expect(page.getByText(`Welcome back, ${hall.candidate.name}!`)).toBeVisible()
  expect(await pressBack(page, /Preview|right answer/)).toContain('/dashboard')
})

test('the result of one candidate is not shown to the next', async ({ page }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.getByRole('link', { name: /^Take Exam/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open test' })).toBeVisible()
  // From one layout into the other, the keyboard goes along.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await handIn(page)
  const result = page.getByRole('region', { name: 'Handed in Open test' })
  await expect(result.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(result.getByText('1 of 3 answered')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  await lookBothWays(page)
  // Nothing that a neighbour could read, until it is asked for, and then without a colour.
  await expect(page.getByText(/correct|grade|passed/i)).toHaveCount(0)
  await showScore(page)
  await expect(result.getByText('1 of 3 correct')).toBeVisible()
  await look(page)
  await page.reload()
  await showScore(page)
  await result.getByRole('link', { name: 'See my answers' }).click()
  await expect(page.getByText('your answer').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Results' }).click()
  await page.waitForURL('**/results')
  await signOut(page)

  await signInStudent(page, { subdomain: school.subdomain, ...second })
  await expect(page.getByText(`Welcome back, ${second.name}!`)).toBeVisible()
  expect(await pressBack(page, /Handed in|of 3 correct|right answer/)).toContain('/dashboard')
})

test('a page that Back brings out of memory is loaded anew', async ({ page }) => {
  await signInStaff(page, school)
  await expect(page.getByText(`Welcome back, ${school.name}!`)).toBeVisible()
  // The session ends where this page cannot see it, and Playwright's browser keeps no page in memory: it is told of one.
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  // Later, because the page that was asked is gone before it could answer.
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  })
  await page.waitForURL('**/login')
  await expect(page.getByText(school.name)).toHaveCount(0)
})

/** Answers the first question rightly and hands the paper in. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL(/\/dashboard$|\/result$/)
}

/** Presses Back to the beginning of the tab; on no page there is anything of what the first person saw. Returns their paths. */
async function pressBack(page: Page, secret: RegExp): Promise<string[]> {
  const paths: string[] = []
  for (let press = 1; press <= 12; press++) {
    const before = page.url()
    await page.goBack({ waitUntil: 'load' })
    if (page.url() === 'about:blank') break
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expect(page.getByText(secret), `${press} back, from ${before} to ${page.url()}`).toHaveCount(0)
    paths.push(new URL(page.url()).pathname)
  }
  return paths
}
