// The main job, end to end: a school signs up, sets a paper, two students sit it, marks come out.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeQuestions } from './steps/by-call.ts'
import * as candidate from './steps/candidate.ts'
import { otherSchool, questions, school, students, teacher } from './steps/sample.ts'
import { signInStaff, signInStudent, signOut, signUpSchool } from './steps/site.ts'
import { addQuestions, addStudent, addSubject, addTeacher, closesInAbout, startExamNow } from './steps/staff.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'story', isFirstStart: true, contextOptions: { reducedMotion: 'no-preference' } })

const title = 'First term test'
const [ada, dan] = students
const uuid = /^[0-9a-f-]{36}$/

test('a school signs up, sets a paper, two students sit it, marks come out', async ({
  page,
  server,
  contextOptions,
  launchOptions,
  playwright,
}) => {
  test.setTimeout(1_000_000)
  const begunAt = Date.now()
  const slips = await test.step('the school, its subject, teacher and students', async () => {
    await signUpSchool(page, server, school)
    await signInStaff(page, school)
    await page.goto('/dashboard/students/classes')
    const classes = page.getByRole('table', { name: 'Classes' })
    for (const className of ['SS1A', 'SS2B', 'SS3C']) await expect(classes).toContainText(className)
    await addSubject(page, { name: 'Mathematics', code: 'MTH' })
    const teacherPassword = await addTeacher(page, teacher)
    const passwords = [await addStudent(page, ada), await addStudent(page, dan)] as const
    await page.getByRole('button', { name: 'Done' }).click()
    await signOut(page)
    return { teacherPassword, passwords }
  })

  const closesAt = await test.step('the teacher fills the bank and opens an exam', async () => {
    await signInStaff(page, { email: teacher.email, password: slips.teacherPassword })
    // With two options, four and six, and one that is true or false; more of the same is written by calls.
    const isTyped = (_: unknown, place: number) => [0, 2, 3, 6].includes(place)
    await addQuestions(page, 'Mathematics', questions.filter(isTyped))
    await writeQuestions(
      page,
      questions.filter((_, place) => !isTyped(_, place)),
    )
    // A machine that took long until here takes long to sit the paper, too.
    const closing = closesInAbout(Math.max(100, (3 * (Date.now() - begunAt)) / 1000))
    await startExamNow(page, { title, subject: 'Mathematics', className: 'SS1A', closesAt: closing })
    return closing
  })

  // Two browsers of their own, with a profile on disk: one of them will be closed and opened again.
  const profiles = [mkdtempSync(join(tmpdir(), 'sabimark-a-')), mkdtempSync(join(tmpdir(), 'sabimark-b-'))] as const
  const openBrowser = async (profile: string) => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      baseURL: server.url,
    })
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  let first = await openBrowser(profiles[0])
  const second = await openBrowser(profiles[1])
  try {
    await test.step('both sign in, confirm who they are and start', async () => {
      await Promise.all([
        enter(first.page, ada, slips.passwords[0]),
        // Typed as children type: other case, no slash.
        enter(second.page, { ...dan, studentNumber: 'gc 002' }, slips.passwords[1].toUpperCase()),
      ])
    })

    await test.step('the second answers three questions and lets the time run', async () => {
      const { page: room } = second
      await expect(room.getByRole('button', { name: 'Previous' })).toBeDisabled()
      for (const number of [1, 2, 3]) {
        await candidate.answer(room, true)
        if (number < 3) await candidate.next(room, number + 1)
      }
      await candidate.expectSavedOnServer(room)
    })

    const answers = await test.step('the first answers, flags, loses the network and goes on', async () => {
      const { page: room, context } = first
      const given: string[] = []
      given.push(await candidate.answer(room, true))
      await candidate.next(room, 2)
      given.push(await candidate.answer(room, true))
      await room.getByRole('button', { name: 'Flag' }).click()
      await candidate.goTo(room, 10)
      await expect(room.getByRole('button', { name: 'Next' })).toBeHidden()
      await candidate.expectSavedOnServer(room)
      await context.setOffline(true)
      await candidate.goTo(room, 3)
      given.push(await candidate.answer(room, true))
      await expect(room.getByText('Saved on this computer').first()).toBeVisible()
      await context.setOffline(false)
      await candidate.expectSavedOnServer(room)
      return given
    })

    await test.step('the first closes the browser, opens it again and finds everything', async () => {
      const before = await readClock(first.page)
      await first.context.close()
      first = await openBrowser(profiles[0])
      const { page: room } = first
      // On a shared computer the session went with the browser.
      await signInStudent(room, { subdomain: school.subdomain, ...ada, password: slips.passwords[0] })
      await candidate.openDoor(room, { title, ...ada })
      await room.getByRole('button', { name: 'Continue exam' }).click()
      await expect(room.getByRole('timer')).toBeVisible()
      const after = await readClock(room)
      // To be read takes a moment, on a busy machine a long one.
      const [least, most] = [after.earliest - before.latest, after.latest - before.earliest]
      expect(before.left - after.left).toBeGreaterThanOrEqual(least - 5)
      expect(before.left - after.left).toBeLessThanOrEqual(most + 5)
      for (const [index, words] of answers.entries()) {
        await candidate.goTo(room, index + 1)
        expect(await candidate.chosen(room)).toBe(words)
      }
      await expect(candidate.bubble(room, 2)).toHaveAccessibleName(/answered, flagged/)
      await candidate.goTo(room, 4)
    })

    await test.step('the first hands in through the dialog and sees the result, but not the key', async () => {
      const { page: room } = first
      for (let number = 4; number <= 10; number++) {
        await candidate.answer(room, number !== 10)
        if (number < 10) await candidate.next(room, number + 1)
      }
      await room.getByRole('button', { name: 'Submit', exact: true }).click()
      const dialog = room.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const atOpening = await candidate.secondsLeft(room)
      await expect.poll(() => candidate.secondsLeft(room)).toBeLessThan(atOpening)
      await dialog.getByRole('button', { name: 'Continue Exam' }).click()
      await expect(dialog).toBeHidden()
      await room.getByRole('button', { name: 'Submit', exact: true }).click()
      await dialog.getByRole('button', { name: 'Submit Exam' }).click()
      await room.waitForURL('**/dashboard')
      const result = room.getByRole('region', { name: new RegExp(title) })
      await expect(result.getByText('10 of 10 answered')).toBeVisible()
      await expect(result.getByText('9 of 10 correct')).toHaveCount(0)
      await candidate.showScore(room)
      await expect(result.getByText('9 of 10 correct')).toBeVisible()
      await expect(result.getByText('18 of 20 marks')).toBeVisible()
      await expect(result.getByText('90%')).toBeVisible()
      await expect(result.getByText(/The right answers will be shown from/)).toBeVisible()
      await expect(result.getByText(/right answer$/)).toHaveCount(0)
      // The next pupil may sit down; the exam may stay open for longer than a session without use.
      await room.getByRole('button', { name: /^Sign out/ }).click()
      await room.waitForURL((url) => !url.pathname.startsWith('/dashboard'))
    })

    await test.step('for the second the time runs out and the paper hands itself in', async () => {
      const { page: room } = second
      await room.waitForURL('**/dashboard', { timeout: Math.max(1, closesAt.getTime() - Date.now()) + 60_000 })
      expect(Date.now()).toBeGreaterThanOrEqual(closesAt.getTime() - 1_000)
      const result = room.getByRole('region', { name: new RegExp(title) })
      await candidate.showScore(room)
      await expect(result.getByText('3 of 10 correct')).toBeVisible()
      await expect(result.getByText('30%')).toBeVisible()
      await expect(result.getByText('when time ran out')).toBeVisible()
    })

    await test.step('a minute after it has closed, when nothing more counts, the first sees which were right', async () => {
      const { page: room } = first
      await signInStudent(room, { subdomain: school.subdomain, ...ada, password: slips.passwords[0] })
      await room.goto('/dashboard/results')
      await room
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click()
      await expect(room.getByText('9 of 10 correct')).toBeVisible()
      // Answers of others may still be on their way: the key is not there at the closing, and is a minute later.
      if (Date.now() < closesAt.getTime() + 45_000) {
        await expect(room.getByText(/The right answers will be shown from/)).toBeVisible()
        await expect(room.getByText(/right answer$/)).toHaveCount(0)
      }
      await expect(async () => {
        await room.reload()
        await expect(room.getByText(/right answer$/).first()).toBeVisible({ timeout: 20_000 })
      }).toPass({ timeout: 240_000, intervals: [5_000] })
      await expect(room.getByText('Right · 2 of 2')).toHaveCount(9)
    })
  } finally {
    await first.context.close()
    await second.context.close()
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true })
  }

  const ids = await test.step('the teacher sees both results', async () => {
    await page.goto('/dashboard/results')
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click()
    for (const [student, percentage] of [
      [ada, '90'],
      [dan, '30'],
    ] as const) {
      const row = page.getByRole('row', { name: new RegExp(student.name) })
      await expect(row).toContainText(percentage)
    }
    const link = (await page.getByRole('link', { name: ada.name }).getAttribute('href')) ?? ''
    const examId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const attemptId = link.split('/').at(-1) ?? ''
    expect([examId, attemptId]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)])
    await signOut(page)
    return { examId, attemptId }
  })

  await test.step("another school's administrator sees none of it and cannot fetch it by id", async () => {
    await signUpSchool(page, server, otherSchool)
    await signInStaff(page, otherSchool)
    await page.goto('/dashboard/exams')
    await expect(page.getByText('No exams yet')).toBeVisible()
    for (const path of [
      `exams/${ids.examId}`,
      `exams/${ids.examId}/results`,
      `exams/${ids.examId}/preview`,
      `results/${ids.attemptId}`,
    ]) {
      expect(await statusOf(page, `/api/${path}`), path).toBe(404)
    }
    await page.goto(`/dashboard/results/exam/${ids.examId}`)
    await expect(page.getByText('There is no such exam in your school.')).toBeVisible()
  })
})

async function enter(
  page: Page,
  student: (typeof students)[number] | { name: string; studentNumber: string; className: string },
  password: string,
) {
  await signInStudent(page, { subdomain: school.subdomain, studentNumber: student.studentNumber, password })
  await candidate.openDoor(page, { title, ...student })
  await expect(page.getByText('Answer every question.')).toBeVisible()
  await candidate.start(page)
}

async function statusOf(page: Page, path: string): Promise<number> {
  return await page.evaluate(async (url) => (await fetch(url)).status, path)
}

/** What the countdown shows, and between which moments it was read, in seconds. */
async function readClock(page: Page): Promise<{ left: number; earliest: number; latest: number }> {
  const earliest = Date.now() / 1000
  const left = await candidate.secondsLeft(page)
  return { left, earliest, latest: Date.now() / 1000 }
}
