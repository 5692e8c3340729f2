// What an administrator and a teacher do to get an exam ready.
import { expect, type Page } from '@playwright/test'

const dialog = (page: Page) => page.getByRole('dialog')

export async function addSubject(page: Page, subject: { name: string; code: string }): Promise<void> {
  await page.goto('/dashboard/subjects')
  await page.getByRole('button', { name: 'Add New Subject' }).first().click()
  await dialog(page).locator('[name=name]').fill(subject.name)
  await dialog(page).locator('[name=code]').fill(subject.code)
  await dialog(page).getByRole('button', { name: 'Add Subject' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: subject.name })).toBeVisible()
}

/** Adds a teacher with a first password and returns it: it is shown this once. */
export async function addTeacher(
  page: Page,
  teacher: { name: string; email: string; employeeId: string; subject: string; className: string },
): Promise<string> {
  await page.goto('/dashboard/teachers')
  await page.getByRole('button', { name: 'Add New Teacher' }).first().click()
  await dialog(page).locator('[name=name]').fill(teacher.name)
  await dialog(page).locator('[name=email]').fill(teacher.email)
  await dialog(page).locator('[name=employeeId]').fill(teacher.employeeId)
  await dialog(page).getByRole('checkbox', { name: teacher.subject }).check()
  await dialog(page).getByRole('checkbox', { name: teacher.className, exact: true }).check()
  await dialog(page).locator('[name=signIn]').selectOption({ label: 'Show a first password once' })
  await dialog(page).getByRole('button', { name: 'Add Teacher' }).click()
  await expect(dialog(page)).toBeHidden()
  return await readFirstPassword(page)
}

/** Issues a sign-in slip by the menu of the student's row. */
export async function issueSlip(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: /^Issue a/ }).click()
  await dialog(page).getByRole('button', { name: 'Issue slip' }).click()
  await expect(page.getByText('1 slip issued.')).toBeVisible()
}

/** Adds a student, issues the slip and returns its first password. */
export async function addStudent(
  page: Page,
  student: { name: string; studentNumber: string; className: string },
): Promise<string> {
  await page.goto('/dashboard/students')
  await page.getByRole('button', { name: 'Add New Student' }).first().click()
  await dialog(page).locator('[name=name]').fill(student.name)
  await dialog(page).locator('[name=studentId]').fill(student.studentNumber)
  await dialog(page).locator('[name=class]').selectOption({ label: student.className })
  await dialog(page).getByRole('button', { name: 'Add Student' }).click()
  await expect(dialog(page)).toBeHidden()
  await issueSlip(page, student.name)
  return await readFirstPassword(page)
}

/** The line above a slip may name how to start the server, and is no password. */
export const firstPassword = (page: Page) => page.locator('code').filter({ hasNotText: '--' })

async function readFirstPassword(page: Page): Promise<string> {
  const shown = firstPassword(page).first()
  await expect(shown).toBeVisible()
  return (await shown.innerText()).trim()
}

export type Written = { question: string; options: string[]; correct: number } | { question: string; isTrue: boolean }

/** Writes questions into the bank one after another, as a teacher does. */
export async function addQuestions(page: Page, subject: string, questions: Written[]): Promise<void> {
  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: 'Add Question' }).first().click()
  const form = dialog(page)
  for (const [index, written] of questions.entries()) {
    await form.locator('[name=subject]').selectOption({ label: subject })
    if ('isTrue' in written) {
      await form.locator('[name=type]').selectOption('true_false')
      await form.getByRole('radio', { name: `${written.isTrue ? 'A' : 'B'} is correct` }).check({ force: true })
    } else {
      await form.locator('[name=type]').selectOption('multiple_choice')
      while ((await form.locator('[name=options]').count()) < written.options.length) {
        await form.getByRole('button', { name: 'Add option' }).click()
      }
      while ((await form.locator('[name=options]').count()) > written.options.length) {
        await form
          .getByRole('button', { name: /Remove option/ })
          .last()
          .click()
      }
      for (const [place, option] of written.options.entries()) {
        await form.locator('[name=options]').nth(place).fill(option)
      }
      await form.getByRole('radio', { name: `${'ABCDEF'[written.correct]} is correct` }).check({ force: true })
    }
    await form.locator('[name=question]').fill(written.question)
    await form.locator('[name=topic]').fill('Number')
    await form.locator('[name=marks]').fill('1')
    await form.locator('[name=timeAllocation]').fill('1')
    const isLast = index === questions.length - 1
    await form.getByRole('button', { name: isLast ? 'Add Question' : 'Save and add another' }).click()
    if (isLast) await expect(form).toBeHidden()
    else
      await expect(
        form.getByText(index === 0 ? 'The question was added.' : `${index + 1} questions were added.`),
      ).toBeVisible()
  }
}

export type ExamPlan = { title: string; subject: string; className: string; closesAt: Date }

/** The first full minute that is at least so many seconds away: closing times are set in minutes. */
export function closesInAbout(seconds: number): Date {
  return new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000)
}

/** A part of the exam that is written: Details, Questions, Who and when, Rules or Check. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

/** Writes the exam with every question of the bank, the total spread evenly, and opens it now. */
export async function startExamNow(page: Page, exam: ExamPlan): Promise<void> {
  await page.goto('/dashboard/exams/new')
  await page.locator('[name=title]').fill(exam.title)
  await page.locator('[name=subject]').selectOption({ label: exam.subject })
  await page.locator('[name=examType]').selectOption('assessment')
  await page.locator('[name=instructions]').fill('Answer every question.')
  await openPart(page, 'Who and when')
  await page.getByRole('checkbox', { name: exam.className, exact: true }).check()
  await page.locator('[name=duration]').fill('30')
  await page.locator('[name=scheduledDate]').fill(lagos(new Date()).date)
  await page.locator('[name=scheduledTime]').fill(lagos(new Date()).time)
  await page.locator('[name=closingDate]').fill(lagos(exam.closesAt).date)
  await page.locator('[name=closingTime]').fill(lagos(exam.closesAt).time)
  await openPart(page, 'Rules')
  await page.locator('[name=totalMarks]').fill('20')
  await page.locator('[name=passingScore]').fill('50')
  await page.locator('[name=maxAttempts]').fill('1')
  await openPart(page, 'Questions')
  // On a phone the bank is a page of its own.
  const bank = page.getByRole('button', { name: 'Add questions' })
  const isPhone = await bank.isVisible()
  if (isPhone) await bank.click()
  await page.getByRole('button', { name: /^Add (all|\d+ new)/ }).click()
  if (isPhone) await page.getByRole('button', { name: /^Back to the paper \([1-9]/ }).click()
  await page.getByRole('button', { name: 'Share marks equally' }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await dialog(page).getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByText(`“${exam.title}” is open now`)).toBeVisible()
}

/** The wall clock of the school, whatever zone this machine is in. */
function lagos(instant: Date): { date: string; time: string } {
  const shifted = new Date(instant.getTime() + 3_600_000).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}
