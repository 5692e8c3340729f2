// A school's first day: the home leads from nothing to the first marks.
import type { Page } from '@playwright/test'
import { writeQuestions } from './steps/by-call.ts'
import * as candidate from './steps/candidate.ts'
import { card, figure, firstSteps, lookEverywhere } from './steps/home.ts'
import { questions, schoolBeside, students } from './steps/sample.ts'
import { forgetSignUps } from './steps/sign-up.ts'
import { signInStaff, signInStudent, signOut, signUpSchool } from './steps/site.ts'
import { addStudent, closesInAbout, startExamNow } from './steps/staff.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()
const otherSchool = schoolBeside()
test.beforeEach(({ server }) => forgetSignUps(server))

const [first] = students

/** What is green and asks to be pressed: one on a screen. */
async function expectPrimary(page: Page, label: string): Promise<void> {
  const found = () =>
    page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((controls) => {
        const probe = document.body.appendChild(document.createElement('span'))
        probe.style.color = 'var(--green)'
        const green = getComputedStyle(probe).color
        probe.remove()
        return controls
          .filter((control) => getComputedStyle(control).backgroundColor === green)
          .map((control) => control.textContent)
      })
  await expect.poll(found).toEqual([label])
}

test('the steps to a first test lead to it, tick as they are done, and go with the first marks', async ({
  page,
  server,
}) => {
  test.setTimeout(800_000)
  await signUpSchool(page, server, school)
  await signInStaff(page, school)
  await expect(
    page.getByText(`Welcome back, ${school.name}! Here's what's happening in your CBT system.`),
  ).toBeVisible()
  await expect(firstSteps(page)).toHaveText([
    /Add a subject/,
    /Say which classes/,
    /Add your students/,
    /Write questions/,
    /Set an exam/,
    /See/,
  ])
  await expect(card(page, 'Your first test')).toContainText('0 of 6 done')
  for (const empty of ['No exams found', 'No students found']) await expect(page.getByText(empty)).toBeVisible()
  await expect(figure(page, 'Average Score')).toContainText('–')
  await expectPrimary(page, 'New Subject')
  await lookEverywhere(page)

  await test.step('each step has the one button, and it opens the form', async () => {
    await firstSteps(page).first().getByRole('button', { name: 'New Subject' }).click()
    const form = page.getByRole('dialog')
    await form.locator('[name=name]').fill('Mathematics')
    await form.locator('[name=code]').fill('MTH')
    await form.getByRole('button', { name: 'Add Subject' }).click()
    await expect(form).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Subjects Management' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(firstSteps(page).nth(0)).toContainText('Add a subject, done')
    await expect(firstSteps(page).nth(1)).toHaveAttribute('aria-current', 'step')
    await firstSteps(page).nth(1).getByRole('button', { name: 'Set Up Classes' }).click()
    await page.getByRole('button', { name: 'Add 9 classes' }).click()
    await expect(firstSteps(page).nth(1)).toContainText('Say which classes you have, done')
    await firstSteps(page).nth(2).getByRole('button', { name: 'Add Student' }).click()
    await expect(page.getByRole('dialog').locator('[name=studentId]')).toBeVisible()
  })
  const password = await addStudent(page, first)
  await page.goto('/dashboard')
  await firstSteps(page).nth(3).getByRole('button', { name: 'Add Question' }).click()
  await expect(page.getByRole('dialog').locator('[name=question]')).toBeVisible()
  await writeQuestions(page, questions)
  await page.goto('/dashboard')
  await expect(card(page, 'Your first test')).toContainText('4 of 6 done')
  await firstSteps(page).nth(4).getByRole('link', { name: 'Create New Exam' }).click()
  await page.waitForURL('**/dashboard/exams/new')
  // There is no other to choose.
  await expect(page.locator('[name=subject]').locator('option:checked')).toHaveText('Mathematics')
  await startExamNow(page, {
    ...{ title: 'First test', subject: 'Mathematics', className: 'SS1A', closesAt: closesInAbout(1800) },
  })
  await page.goto('/dashboard')
  await expect(card(page, 'Your first test')).toContainText('5 of 6 done')
  await expect(card(page, 'Needs you today')).toContainText('1 exam is open, and nobody is writing')
  await expect(card(page, 'Recent Activities')).toContainText('You started First test')
  await lookEverywhere(page)
  await signOut(page)

  await signInStudent(page, { subdomain: school.subdomain, studentNumber: first.studentNumber, password })
  await expect(page.getByText('Average score')).toHaveCount(0)
  await candidate.openDoor(page, { title: 'First test', ...first })
  await candidate.start(page)
  for (let number = 1; number <= 10; number++) {
    await candidate.answer(page, number <= 7)
    if (number < 10) await candidate.next(page, number + 1)
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Stay signed in and go to the dashboard' }).click()
  await expect(page.getByText('Exams taken: 1 · Average score: 70.0%')).toBeVisible()
  await signOut(page)

  await signInStaff(page, school)
  await expect(card(page, 'Top Students').getByRole('listitem')).toHaveText([/Ụ̀lọ́ma Sample\s*SS1A · 1 exam\s*70\.0%/])
  await expect(card(page, 'Your first test')).toHaveCount(0)
  await expect(figure(page, 'Average Score')).toContainText('70.0%')
  await expect(card(page, 'Subject Performance').getByRole('listitem')).toHaveText([/Mathematics\s*70\.0%\s*1 paper/])
  await lookEverywhere(page)
})

test('who knows the way puts the steps away, for good where the browser keeps anything', async ({ page, server }) => {
  await signUpSchool(page, server, otherSchool)
  await signInStaff(page, otherSchool)
  await expect(firstSteps(page)).toHaveCount(6)
  await expectPrimary(page, 'New Subject')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(card(page, 'Your first test')).toHaveCount(0)
  await expectPrimary(page, 'Create New Exam')
  await page.reload()
  await expect(page.getByText('No exams found')).toBeVisible()
  await expect(card(page, 'Your first test')).toHaveCount(0)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.reload()
  await expect(firstSteps(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(card(page, 'Your first test')).toHaveCount(0)
})
