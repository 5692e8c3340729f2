// A published exam is withdrawn; who was absent sits another day; a teacher leaves and somebody else publishes their exam.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Server } from './server.ts'
import { addStudent, beStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { openDoor, start } from './steps/candidate.ts'
import { lookBothWays } from './steps/look.ts'
import { become } from './steps/people.ts'
import { schoolBeside } from './steps/sample.ts'
import { expect, test } from './test.ts'

type Named = { id: string; name: string }
type Notices = { items: { title: string }[] }
type Told = { slip: { firstPassword: string } }

const school = schoolBeside()
let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  staff = await aBrowser({ browser, contextOptions, server })
  hall = await openHall(staff.page, server, { school })
})
test.afterAll(() => staff.context.close())

type Around = { browser: Browser; contextOptions: BrowserContextOptions; server: Server }

async function aBrowser({ browser, contextOptions, server }: Around) {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  return { context, page: await context.newPage() }
}

const dialog = (page: Page) => page.getByRole('dialog')
const lagos = (ms = 0) => new Date(Date.now() + 3_600_000 + ms).toISOString()
const [dayMs, hourMs] = [86_400_000, 3_600_000]

/** Another exam of the class like the first, tomorrow or as said. */
async function anotherExam(page: Page, said: Record<string, unknown>) {
  const day = lagos(dayMs).slice(0, 10)
  const times = { scheduledDate: day, scheduledTime: '09:00', closingDate: day, closingTime: '11:00' }
  return (await call<{ examId: string }>(page, 'POST', '/exams', { ...hall.draft, ...times, ...said })).examId
}

async function act(page: Page, examId: string, title: string, label: string) {
  await page.goto(`/dashboard/exams/${examId}`)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: label }).click()
}

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Waits until a student is told: the bell rings a moment after what it is about. */
const expectTold = (page: Page, title: string) =>
  expect.poll(async () => (await call<Notices>(page, 'GET', '/notices')).items.map((one) => one.title)).toContain(title)

test('an exam that is withdrawn is gone for its students, who are told', async ({ page }) => {
  const title = 'Taken back'
  const examId = await anotherExam(staff.page, { title })
  await call(staff.page, 'POST', `/exams/${examId}/publish`, { examId })
  await beStudent(page, hall, hall.candidate)
  await page.goto('/dashboard')
  await expectTold(page, `New exam: ${title}`)
  await page.reload()
  await expect(card(page, title)).toBeVisible()

  await act(staff.page, examId, title, 'Withdraw')
  await expect(dialog(staff.page).getByText('1 student is told.')).toBeVisible()
  await dialog(staff.page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(staff.page.getByText(`“${title}” is withdrawn and a draft again.`)).toBeVisible()

  await page.reload()
  await expect(card(page, 'Open test')).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`Withdrawn: ${title}`)).toBeVisible()
  await expect(page.getByText(/It was set for .* and is no longer on/)).toBeVisible()
  // Whoever has kept the address is told the same.
  await page.goto(`/exam/${examId}`)
  await expect(page.getByRole('button', { name: 'Start Exam' })).toHaveCount(0)
  await lookBothWays(page)
})

test('a sitting is offered without a network, with what it costs and who is ready, and is taken back', async () => {
  const title = 'Got ready for'
  const examId = await anotherExam(staff.page, { title })
  await call(staff.page, 'POST', `/exams/${examId}/publish`, { examId })
  const { page } = staff
  await page.goto(`/dashboard/exams/${examId}`)
  const part = page.getByRole('region', { name: 'Without network' })
  await expect(part).toContainText('Devices get the paper before the day')
  await part.getByRole('switch').click()
  const cost = /On each device 350 kB once, \d+ \w+ for this paper; sitting it 60 kB; 1 candidate/
  await expect(dialog(page)).toContainText(cost)
  await expect(dialog(page).getByText('nobody can read it before the exam begins', { exact: false })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Offer it' }).click()
  await expect(part.getByText(/^0 of 1 ready/)).toBeVisible()
  await part.getByText('Who is not ready, and data used').click()
  await expect(part.getByText(hall.candidate.name)).toBeVisible()
  await lookBothWays(page)

  await part.getByRole('switch').click()
  await dialog(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(part.getByText(/^0 of 1 ready/)).toHaveCount(0)
  await page.reload()
  await expect(part.getByRole('switch')).not.toBeChecked()
})

test('the hall code is shown once it was said what that locks, and then the exam stays as it is', async () => {
  const title = 'Opened by a code'
  const examId = await anotherExam(staff.page, { title })
  await call(staff.page, 'POST', `/exams/${examId}/publish`, { examId })
  const { page } = staff
  const { sittingId } = await call<{ sittingId: string }>(page, 'GET', `/exams/${examId}`)
  await call(page, 'POST', `/exams/${examId}/sittings/${sittingId}/offline`, { isOffered: true })
  await page.goto(`/dashboard/exams/${examId}`)
  const part = page.getByRole('region', { name: 'Without network' })
  await part.getByRole('button', { name: 'Show the hall code' }).click()
  await expect(dialog(page).getByText('can no longer be withdrawn, moved or changed', { exact: false })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Show the code' }).click()
  const code = part.getByText(/^(\d{4} ){3}\d{4}$/)
  await expect(code).toBeVisible()
  await lookBothWays(page)
  await part.getByRole('button', { name: 'Hide the hall code' }).click()
  await expect(code).toHaveCount(0)
  await expect(part.getByRole('switch')).toBeDisabled()

  // What is refused from then on is offered no more, and who wants to edit reads why.
  await page.goto(`/dashboard/exams/${examId}`)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Withdraw' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(dialog(page).getByText('Somebody has looked at its hall code', { exact: false })).toBeVisible()
})

test('a further sitting is seen and sat by who was absent alone', async ({ page, browser, contextOptions, server }) => {
  const title = 'Sat twice'
  const examId = await anotherExam(staff.page, {
    ...{ title, showResults: 'manual', scheduledDate: lagos().slice(0, 10), scheduledTime: lagos().slice(11, 16) },
  })
  await call(staff.page, 'POST', `/exams/${examId}/start-now`, { examId })
  const absent = await aClassmate('Halima Example', 'GC/3')
  await beStudent(page, hall, hall.candidate)
  await page.goto('/terms')
  const pageId = 'a'.repeat(32)
  const { ticket, elapsedMs: atMs } = await call<{ ticket: string; elapsedMs: number }>(
    ...([page, 'POST', `/exams/${examId}/start`, { examId, pageId }] as const),
  )
  const events = [{ seq: 1, atMs, kind: 'submit' }]
  await call(page, 'POST', '/attempts/save', { ticket, sentAtMs: 600_000, events })
  const { sittingId } = await call<{ sittingId: string }>(staff.page, 'GET', `/exams/${examId}`)
  const closing = { examId, sittingId, runners: 'run_out', reason: 'All have handed in' }
  await call(staff.page, 'POST', `/exams/${examId}/close-now`, closing)

  await act(staff.page, examId, title, 'Add a sitting')
  const ask = dialog(staff.page)
  await expect(ask.getByRole('radio', { name: 'Those who were absent' })).toBeChecked()
  const [opens, closes] = [lagos(), lagos(3 * hourMs)]
  await ask.locator('[name=scheduledDate]').fill(opens.slice(0, 10))
  await ask.locator('[name=scheduledTime]').fill(opens.slice(11, 16))
  await ask.locator('[name=closingDate]').fill(closes.slice(0, 10))
  await ask.locator('[name=closingTime]').fill(closes.slice(11, 16))
  await expect(ask.getByText('1 student is told now.')).toBeVisible()
  await lookBothWays(staff.page)
  await ask.getByRole('button', { name: 'Add sitting' }).click()
  await expect(staff.page.getByText(`“${title}” has a further sitting.`)).toBeVisible()

  await page.goto('/dashboard')
  await expect(card(page, title).getByRole('link', { name: 'Take Exam' })).toHaveCount(0)
  await page.goto(`/exam/${examId}`)
  await expect(page.getByRole('button', { name: 'Start Exam' })).toHaveCount(0)
  const other = await aBrowser({ browser, contextOptions, server })
  await beStudent(other.page, hall, absent)
  await openDoor(other.page, { title, name: absent.name, className: 'SS1A' })
  await start(other.page)
  await other.context.close()
})

test('a teacher leaves: their work is handed over, they are shut out, and who has it now publishes it', async ({
  page,
  browser,
  contextOptions,
  server,
}) => {
  const title = 'Left behind'
  const [leaving, staying] = [await aTeacher('Sade Leaving'), await aTeacher('Bayo Staying')]
  await page.goto('/terms')
  await become(page, signInOf(leaving))
  const examId = await anotherExam(page, { title, questions: [], totalMarksHundredths: 100 })
  const { subjectId } = hall.draft
  const question = await call<Named>(page, 'POST', '/questions', {
    ...{ subjectId, type: 'multiple_choice', question: 'Whose question is this?', options: ['Ours', 'Theirs'] },
    ...{ correctAnswer: 0, topic: 'Number', marksHundredths: 100, timeAllocationMinutes: 1 },
  })
  const { draft, revision } = await call<{ draft: object; revision: number }>(page, 'GET', `/exams/${examId}`)
  await call(page, 'PUT', `/exams/${examId}`, {
    ...{ ...draft, examId, revision, questions: [{ questionId: question.id, marksHundredths: 100 }] },
  })

  await staff.page.goto('/dashboard/teachers')
  await actOnTeacher(leaving.name, 'Hand over exams and questions')
  await dialog(staff.page).getByLabel('To').selectOption({ label: staying.name })
  await expect(dialog(staff.page).getByText(/1 exam and 1 question go to/)).toBeVisible()
  await dialog(staff.page).getByRole('button', { name: 'Hand over' }).click()
  await expect(staff.page.getByText(`exams and questions of ${leaving.name} handed over.`)).toBeVisible()
  await actOnTeacher(leaving.name, 'Deactivate')
  await dialog(staff.page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog(staff.page)).toBeHidden()
  // Whoever has left is nobody here any more.
  await page.goto(`/dashboard/exams/${examId}`)
  await page.waitForURL('**/login**')

  const other = await aBrowser({ browser, contextOptions, server })
  await become(other.page, signInOf(staying))
  await other.page.goto(`/dashboard/exams/${examId}`)
  await other.page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog(other.page).getByRole('button', { name: 'Publish' }).click()
  await expect(other.page.getByText(`“${title}” is published.`)).toBeVisible()
  await other.page.getByRole('tab', { name: 'Rules' }).click()
  await expect(other.page.getByRole('definition').filter({ hasText: leaving.name })).toBeVisible()
  await lookBothWays(other.page)
  await other.context.close()
})

async function aClassmate(name: string, studentNumber: string) {
  const { classIds } = hall.draft as { classIds: string[] }
  const slip = await addStudent(staff.page, { name, studentNumber, classId: classIds[0] })
  return { studentNumber: slip.signInName, password: slip.firstPassword, name }
}

async function aTeacher(name: string) {
  const { subjectId, classIds } = hall.draft as { subjectId: string; classIds: string[] }
  const email = `${name.split(' ')[0]?.toLowerCase()}@${hall.subdomain}.test`
  const { slip } = await call<Told>(staff.page, 'POST', '/teachers', {
    ...{ name, email, employeeId: `T-${name.slice(0, 4)}`, signIn: 'first_password' },
    ...{ subjectIds: [subjectId], classIds },
  })
  return { name, email, password: slip.firstPassword }
}

const signInOf = ({ email, password }: { email: string; password: string }) => ({
  ...{ url: hall.url, path: '/sign-in' as const, typed: { email, password } },
})

async function actOnTeacher(name: string, label: string) {
  await staff.page.getByRole('button', { name: `Actions for ${name}` }).click()
  await staff.page.getByRole('menuitem', { name: label }).click()
}
