// What goes wrong is one sentence on the screen and changes nothing.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { beStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { school } from './steps/sample.ts'
import { openPart } from './steps/staff.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'bad-input' })

const nowhere = '01890000-0000-7000-8000-000000000000'
let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server)
})
test.afterAll(() => staff.context.close())

test('an exam that is not there, is for another class, or has no result', async ({ page }) => {
  await beStudent(page, hall, hall.elsewhere)
  await page.goto(`/dashboard/exam/${nowhere}`)
  await expect(page.getByRole('heading', { name: 'This exam is not on' })).toBeVisible()
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await expect(page.getByText('This exam is not for your class. Please ask your teacher.')).toBeVisible()
  await page.goto(`/dashboard/results/${nowhere}`)
  await expect(page.getByText('This attempt was not found.')).toBeVisible()
  await page.goto(`/dashboard/exams/${hall.examId}`)
  await page.waitForURL('**/dashboard')
})

test('publishing without a class or a question says so at its place, before anything is asked', async () => {
  const { page } = staff
  const draft = { ...hall.draft, title: 'Nothing chosen', classIds: [], questions: [] }
  const { examId } = await call<{ examId: string }>(page, 'POST', '/exams', draft)
  const noClass = page.getByRole('button', {
    name: 'This exam has no class yet. Choose who sits it before publishing.',
  })
  const noQuestions = page.getByRole('button', {
    name: 'This exam has no questions yet. Choose at least one before publishing.',
  })
  await page.goto(`/dashboard/exams/${examId}`)
  for (const name of ['Publish', 'Start now']) {
    await openPart(page, 'Details')
    await page.getByRole('button', { name }).click()
    await expect(noQuestions).toBeFocused()
    await expect(noClass).toBeInViewport()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await noClass.click()
  await page.getByRole('checkbox', { name: 'SS1A' }).check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(noClass).toHaveCount(0)
  await noQuestions.press('Enter')
  await expect(page.getByRole('group', { name: 'Questions of this exam' })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'This exam has no questions yet.' })).toBeInViewport()
  await page.getByRole('button', { name: /^Add (all|\d+ new)/ }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog')).toContainText('The students of SS1A')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
})

test('wrong sums are said with both before anything is asked; a closing time that is past is refused at its field', async () => {
  const { page } = staff
  const past = { scheduledDate: '2020-01-01', closingDate: '2020-01-02', closingTime: '10:00' }
  const publish = async (change: Record<string, unknown>) => {
    const { examId } = await call<{ examId: string }>(page, 'POST', '/exams', {
      ...hall.draft,
      title: 'Not yet',
      ...change,
    })
    await page.goto(`/dashboard/exams/${examId}`)
    await page.getByRole('button', { name: 'Publish' }).click()
    return async () => (await call<{ status: string }>(page, 'GET', `/exams/${examId}`)).status
  }
  const ofSums = await publish({ totalMarksHundredths: 1000 })
  await page.getByRole('button', { name: /3 marks, not 10\./ }).click()
  await expect(page.locator('[name=totalMarks]')).toBeFocused()
  expect(await ofSums()).toBe('draft')

  const ofTimes = await publish(past)
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const closing = page.locator('[name=closingDate]')
  await expect(closing).toBeVisible()
  await expect(closing).toHaveAccessibleDescription(/The closing time has already passed/)
  expect(await ofTimes()).toBe('draft')
})

test('an answer that does not belong to the paper, and one after the time, are named and do not count', async ({
  page,
}) => {
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  const tampered: [(event: Event) => void, string][] = [
    [
      (event) => {
        event.question = 'notthere1234'
      },
      'This question is not in your paper.',
    ],
    [
      (event) => {
        event.value = ['notthere1234']
      },
      'This option does not belong to the question.',
    ],
    [
      (event) => {
        event.atMs = 3_600_001
      },
      'This answer was given after time was up and does not count.',
    ],
  ]
  for (const [spoil, sentence] of tampered) {
    await spoilNextAnswer(page, spoil)
    await chooseAndSave(page, page.getByRole('radio').nth(1))
    await expect(page.getByText(sentence)).toBeVisible()
    await chooseAndSave(page, page.getByRole('radio').nth(2))
    await expect(page.getByText('Saved on the server').first()).toBeVisible()
  }
})

test('a ticket that was tampered with is refused, and says that the answers are safe here', async ({ page }) => {
  await goOn(page)
  await page.route('**/rpc/attempt/save', async (route) => {
    const sent = route.request().postDataJSON() as Save
    const ticket = `${sent.json.ticket.slice(0, -4)}AAAA`
    await route.continue({ postData: JSON.stringify({ ...sent, json: { ...sent.json, ticket } }) })
  })
  await page.getByRole('radio').nth(0).check({ force: true })
  await expect(
    page.getByText('This exam ticket is not valid. Your answers stay on this device; call your teacher.'),
  ).toBeVisible()
})

test('an older window is told so, stops, and its answers count', async ({ page, context }) => {
  await goOn(page)
  await questionBubble(page, 3).click()
  // Only this window has no network: what it does now, the newer one must still find.
  await page.route('**/rpc/attempt/save', (route) => route.abort())
  const words = await page.getByRole('group').locator('label').first().innerText()
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByText('Saved on this computer').first()).toBeVisible()
  const newer = await context.newPage()
  await newer.goto(`/dashboard/exam/${hall.examId}`)
  await newer.getByRole('button', { name: 'Continue exam' }).click()
  await expect(newer.getByRole('timer')).toBeVisible()
  await page.unroute('**/rpc/attempt/save')
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'This exam is open in another window' })).toBeVisible()
  await expect(page.getByText('Everything you answered here is sent.')).toBeVisible()
  await newer.bringToFront()
  await questionBubble(newer, 3).click()
  await expect(newer.getByRole('group').locator('label').first()).toHaveText(words, { useInnerText: true })
  await expect(newer.getByRole('radio').first()).toBeChecked()
})

test('a device whose clock is years off sits the exam like any other', async ({ page }) => {
  await page.addInitScript(() => {
    const years = 9 * 365 * 86_400_000
    const RightDate = Date
    globalThis.Date = class extends RightDate {
      constructor(...given: [] | [string | number | Date]) {
        super(...((given.length === 0 ? [RightDate.now() - years] : given) as [number]))
      }
      static override now = () => RightDate.now() - years
    } as DateConstructor
  })
  await goOn(page)
  const minutes = Number((await page.getByRole('timer').innerText()).split(':')[0])
  expect(minutes).toBeGreaterThan(20)
  for (let number = 1; number <= 3; number++) {
    await questionBubble(page, number).click()
    const right = page.getByRole('radio', { name: /\) right/ })
    // An earlier test may have hit upon it.
    if (!(await right.isChecked())) await chooseAndSave(page, right)
  }
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await showScore(page)
  await expect(page.getByText('3 of 3 correct').first()).toBeVisible()
})

test('wrong passwords, and what is no call at all', async ({ page }) => {
  await page.goto('/login?as=staff')
  await page.locator('[name=email]').fill(school.email)
  await page.locator('[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid credentials. Please check your email and password.')).toBeVisible()
  const statuses = await page.evaluate(async () => {
    const send = async (body: string) =>
      (await fetch('/api/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
    return [await send('{"email":'), await send('{"email":1,"password":2}'), await send(`"${'x'.repeat(10_000_000)}"`)]
  })
  expect(statuses).toEqual([400, 400, 413])
})

type Event = { kind: string; question?: string; value?: unknown; atMs: number }
type Save = { json: { ticket: string; events: Event[] } }

/** Changes the next answer on its way out, once; what the server says to it is the server's own. */
async function spoilNextAnswer(page: Page, spoil: (event: Event) => void): Promise<void> {
  let isDone = false
  await page.route('**/rpc/attempt/save', async (route) => {
    const sent = route.request().postDataJSON() as Save
    const event = isDone ? undefined : sent.json.events.find(({ kind }) => kind === 'answer')
    if (!event) return await route.continue()
    isDone = true
    spoil(event)
    await route.continue({ postData: JSON.stringify(sent) })
  })
}

/** Chooses an option and waits until the server has answered the save that carries it, whatever it answers. */
async function chooseAndSave(page: Page, radio: Locator): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/rpc/attempt/save') &&
      (response.request().postDataJSON() as Save).json.events.some(({ kind }) => kind === 'answer'),
  )
  await radio.check({ force: true })
  await saved
}

const questionBubble = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: `Question ${number},` })

/** Signs the candidate in and into the exam that runs. */
async function goOn(page: Page): Promise<void> {
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}
