// The dashboard's home: figures that a person can add up, each role its own, and no network.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Server } from './server.ts'
import { addStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { card, figure, firstSteps, lookEverywhere } from './steps/home.ts'
import { moveToLastMonth } from './steps/last-month.ts'
import { look } from './steps/look.ts'
import { withinOneDay } from './steps/one-day.ts'
import { otherSchool, school, teacher } from './steps/sample.ts'
import { signInStaff, signInStudent, signOut, signUpSchool } from './steps/site.ts'
import { addSubject, addTeacher } from './steps/staff.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'home' })

const patient = { timeout: 60_000 }

/** Hands in by calls: so many right answers, for `openHall`'s questions whose first options are right. */
async function handIn(
  browser: Browser,
  server: Server,
  hall: Hall,
  slip: Hall['candidate'],
  right: number,
): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signInStudent(page, { subdomain: school.subdomain, ...slip })
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  for (let number = 1; number <= 3; number++) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 3` })).toBeVisible()
    const words = number <= right ? /\) right/ : /\) wrong/
    await page.getByRole('radio', { name: words }).check({ force: true })
    if (number < 3) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('region', { name: 'Handed in' })).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in and go to the dashboard' }).click()
  await expect(
    page.getByText(`Exams taken: 1 · Average score: ${['0.0', '33.3', '66.7', '100.0'][right]}%`),
  ).toBeVisible()
  // For the other it is the same screen.
  for (const width of right === 3 ? [1280, 360] : []) {
    await page.setViewportSize({ width, height: 740 })
    await look(page, { isSecondTime: width === 360 })
  }
  await context.close()
}

test('are what a person adds up, against last month, and a teacher’s are narrowed', async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(800_000)
  // What was last month is so until the month ends.
  await withinOneDay({ earlierMs: 0, laterMs: 300_000 }, (ms) => test.setTimeout(test.info().timeout + ms))
  const hall = await openHall(page, server)
  await handIn(browser, server, hall, hall.candidate, 3)
  await moveToLastMonth(server)
  // Last month: one student with 100%, another elsewhere. This month: a third, with 33%.
  const { items: classes } = await call<{ items: { id: string; name: string }[] }>(page, 'GET', '/classes')
  const classId = classes.find(({ name }) => name === 'SS1A')?.id
  const slip = await addStudent(page, { name: 'Sade Example', studentNumber: 'GC/3', classId })
  const late = { studentNumber: slip.signInName, password: slip.firstPassword, name: slip.name }
  await handIn(browser, server, hall, late, 1)
  await page.goto('/dashboard')
  await expect(figure(page, 'Total Students')).toHaveText(/Total Students\s*3\s*\+50% from last month/)
  // Last month had none of these: nothing is said of a change.
  await expect(figure(page, 'Total Teachers')).toHaveText(/Total Teachers\s*0$/)
  await expect(figure(page, 'Active Exams')).toHaveText(/Active Exams\s*1$/)
  // 100 and 33.33… make 66.7; 33.3 this month is 66.7 points below the 100 of last month.
  await expect(figure(page, 'Average Score')).toHaveText(/Average Score\s*66\.7%\s*−66\.7 points from last month/)
  await expect(card(page, 'Top Students').getByRole('listitem')).toHaveText([
    /Chidi Example\s*SS1A · 1 exam\s*100\.0%/,
    /Sade Example\s*SS1A · 1 exam\s*33\.3%/,
  ])
  await expect(card(page, 'Subject Performance').getByRole('listitem')).toHaveText([/Mathematics\s*66\.7%\s*2 papers/])
  await expect(card(page, 'Needs you today').getByRole('listitem')).toHaveText([
    /All 2 have handed in\s*Open test · closes/,
  ])
  await expect(card(page, 'Quick Actions').locator('a, button')).toHaveText([
    ...['New Exam', 'Add Student', 'New Subject', 'View Reports'],
  ])
  await lookEverywhere(page)

  await test.step('a teacher of another subject and class has nothing of it', async () => {
    await addSubject(page, { name: 'Biology', code: 'BIO' })
    const password = await addTeacher(page, { ...teacher, subject: 'Biology', className: 'SS2A' })
    await page.goto('/dashboard')
    await signOut(page)
    await signInStaff(page, { email: teacher.email, password })
    await expect(figure(page, 'Total Students')).toContainText('1')
    await expect(figure(page, 'Average Score')).toContainText('–')
    await expect(page.getByText('No students found')).toBeVisible()
    await expect(page.getByText(/Chidi|Sade|Open test/)).toHaveCount(0)
    await expect(firstSteps(page)).toHaveText([/Get your subjects/, /Write questions/, /Set an exam/, /See the marks/])
    await expect(card(page, 'Quick Actions').locator('a, button')).toHaveText([
      'New Exam',
      'Add Question',
      'Marking',
      'Timetable',
      'View Reports',
    ])
    await lookEverywhere(page)
    await signOut(page)
  })

  await test.step('without a network each block says so and stands again by itself', async () => {
    await signInStaff(page, school)
    await expect(figure(page, 'Average Score')).toBeVisible()
    await page.route('**/report/performance**', (route) => route.abort())
    await page.reload()
    // A network is given up only after two more tries.
    await expect(card(page, 'Top Students').getByRole('alert')).toBeVisible(patient)
    await expect(figure(page, 'Total Students')).toContainText('3')
    await expect(card(page, 'Recent Activities').getByRole('listitem').first()).toBeVisible()
    await page.unroute('**/report/performance**')
    await card(page, 'Top Students').getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'Top Students').getByRole('listitem')).toHaveCount(2)
    await expect(card(page, 'Subject Performance').getByRole('listitem')).toHaveCount(1)
    await page.route('**/report/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert').first()).toBeVisible(patient)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Overview' })).toBeVisible()
    await expect(card(page, 'Recent Exams').getByRole('listitem')).toHaveCount(1)
    await expect(card(page, 'Quick Actions').getByRole('link', { name: 'New Exam' })).toBeVisible()
    await look(page)
    await page.unroute('**/report/**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(figure(page, 'Total Students')).toContainText('3')
  })
})

test('the super administrator has the schools and their totals', async ({ page, server }) => {
  test.setTimeout(800_000)
  const [email = '', password = ''] = readFileSync(join(server.dataDir, 'first-admin.txt'), 'utf8').split('\n')
  await signUpSchool(page, server, otherSchool)
  await signInStaff(page, { email, password })
  await expect(figure(page, 'Total Schools')).toContainText(/[1-9]/)
  await expect(card(page, 'Newest Schools').getByRole('listitem').first()).toContainText(
    /Riverside Academy\s*Starter · 0 students signed up/,
  )
  await expect(page.getByRole('link', { name: 'Create New Exam' })).toHaveCount(0)
  await lookEverywhere(page)
  await card(page, 'Newest Schools').getByRole('link', { name: 'View all schools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schools Management' })).toBeVisible()
})
