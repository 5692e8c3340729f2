// The screens of the story once more: in a hall without https, in the dark on a phone, and each as a wide screen has it.
import type { Page } from '@playwright/test'
import { HALL_HOST } from './hosts.ts'
import { type Server, startServer } from './server.ts'
import { atRest } from './steps/at-rest.ts'
import * as candidate from './steps/candidate.ts'
import { fontsOf, lookFromPhone } from './steps/look.ts'
import { questions, school, students, teacher } from './steps/sample.ts'
import { signInStaff, signInStudent, signOut, signUpSchool } from './steps/site.ts'
import { addQuestions, addStudent, addSubject, addTeacher, closesInAbout, startExamNow } from './steps/staff.ts'
import { expect, test } from './test.ts'

const title = 'Second term test'
const [first] = students

test.describe('in a hall, over plain HTTP under a name of its own', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the whole story works where the browser trusts nothing, and every screen fits, reads and passes axe', async ({
    browser,
    contextOptions,
    viewport,
    hasTouch,
  }) => {
    const server = await startServer({ host: HALL_HOST })
    try {
      const context = await browser.newContext({ ...contextOptions, viewport, hasTouch, baseURL: server.url })
      const page = await context.newPage()
      await page.addInitScript(() => localStorage.setItem('cbt_theme', 'dark'))
      const strangers: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) strangers.push(request.url())
      })
      await page.goto('/')
      expect(await page.evaluate(() => isSecureContext)).toBe(false)
      await tour(page, server)
      expect(strangers, 'a page asked another host').toEqual([])
      await context.close()
    } finally {
      await server.stop()
    }
  })
})

async function tour(page: Page, server: Server): Promise<void> {
  // How these look is said by `public-look` and `sign-in`.
  await test.step('public pages', async () => {
    for (const path of [
      '/',
      '/signup',
      '/login',
      '/login?as=student',
      '/terms',
      '/forgot-password',
      '/verify-email',
      '/reset-password',
    ]) {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
    }
    await page.goto('/no-such-page')
    await page.waitForURL((url) => url.pathname === '/')
    await signUpSchool(page, server, school)
  })

  const passwords = await test.step('the administrator', async () => {
    await signInStaff(page, school)
    await lookFromPhone(page)
    await addSubject(page, { name: 'Mathematics', code: 'MTH' })
    await lookFromPhone(page)
    const teacherPassword = await addTeacher(page, teacher)
    await lookFromPhone(page)
    const studentPassword = await addStudent(page, first)
    await lookFromPhone(page)
    await page.goto('/dashboard/students')
    const student = page.getByText(first.name).first()
    await expect(student).toBeVisible()
    await signOut(page)
    return { teacherPassword, studentPassword }
  })

  await test.step('the teacher', async () => {
    await signInStaff(page, { email: teacher.email, password: passwords.teacherPassword })
    await lookFromPhone(page)
    await addQuestions(page, 'Mathematics', questions.slice(0, 4))
    await lookFromPhone(page)
    await page.goto('/dashboard/exams/new')
    await lookFromPhone(page)
    await startExamNow(page, { title, subject: 'Mathematics', className: 'SS1A', closesAt: closesInAbout(1800) })
    await lookFromPhone(page)
    await page.goto('/dashboard/exams')
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Take Exam' }).click()
    await expect(page.getByText('Preview: nothing is saved').first()).toBeVisible()
    await lookFromPhone(page)
    await page.goto('/dashboard')
    await signOut(page)
  })

  await test.step('the student', async () => {
    await signInStudent(page, {
      subdomain: school.subdomain,
      studentNumber: first.studentNumber,
      password: passwords.studentPassword,
    })
    await lookFromPhone(page)
    await candidate.openDoor(page, { title, ...first })
    await lookFromPhone(page)
    // Every letter of the name has its mark, in our own face and not in one the device happened to have.
    expect(await fontsOf(page, '[aria-labelledby=who] strong')).toEqual(['Noto Sans'])
    await atRest(page)
    const fetchedLate: string[] = []
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(new URL(request.url()).pathname)) fetchedLate.push(request.url())
    })
    await candidate.start(page)
    await lookFromPhone(page)
    for (let number = 1; number <= 4; number++) {
      await candidate.answer(page, number <= 3)
      if (number < 4) await candidate.next(page, number + 1)
    }
    await page.getByRole('button', { name: 'Flag' }).click()
    await candidate.expectSavedOnServer(page)
    await lookFromPhone(page)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookFromPhone(page)
    expect(fetchedLate, 'parts of the program that came after the clock had started').toEqual([])
    await page.getByRole('button', { name: 'Submit Exam' }).click()
    await page.waitForURL('**/dashboard')
    await lookFromPhone(page)
    await candidate.showScore(page)
    await expect(page.getByText('3 of 4 correct').first()).toBeVisible()
    await lookFromPhone(page)
    await page.goto('/dashboard/results')
    await lookFromPhone(page)
    await signOut(page)
  })

  await test.step('the teacher again', async () => {
    await signInStaff(page, { email: teacher.email, password: passwords.teacherPassword })
    await page.goto('/dashboard/results')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await lookFromPhone(page)
    // On a phone the list leads to the paper, and that to the exam's.
    await page.getByRole('link', { name: first.name }).first().click()
    await page.getByRole('link', { name: 'All results' }).click()
    await expect(page.getByText('75').first()).toBeVisible()
    await lookFromPhone(page)
    await page.getByRole('link', { name: first.name }).first().click()
    await expect(page.getByText('Right · 5 of 5').first()).toBeVisible()
    await lookFromPhone(page)
  })
}
