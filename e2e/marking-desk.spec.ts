// Two people mark the same question of three candidates, each at a desk of their own; then the results are released.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { Server } from './server.ts'
import { addStudent, call, type Hall, openHall, type Posed } from './steps/by-call.ts'
import { lookBothWays } from './steps/look.ts'
import { school } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'marking-desk' })
test.describe.configure({ mode: 'serial' })

type Started = { ticket: string; order: { questionId: string }[]; elapsedMs: number }

const essay: Posed = {
  ...{ type: 'essay', question: 'Explain osmosis.', options: [], correctAnswer: [], marksHundredths: 100 },
  rules: {
    ...{ kind: 'essay', minWords: null, maxWords: 5, answerOn: 'screen', guide: 'Water and a membrane.' },
    rubric: [
      { id: 'point01', text: 'Names the membrane', hundredths: 50 },
      { id: 'point02', text: 'Says which way', hundredths: 25 },
    ],
  },
}
const written = ['Water moves through a membrane to where there is less of it.', 'Water moves.', 'I do not know.']

let hall: Hall
let examId: string
let admin: Page
let teacher: Page
const candidates: { studentNumber: string; password: string; name: string }[] = []

async function newPage(browser: Browser, options: BrowserContextOptions, server: Server): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: server.url })
  return await context.newPage()
}

test.beforeAll(async ({ browser, contextOptions, server }) => {
  admin = await newPage(browser, contextOptions, server)
  hall = await openHall(admin, server, { questions: [essay], title: 'Not this one' })
  const draft = { ...hall.draft, title: 'Theory paper', showResults: 'manual' }
  examId = (await call<{ examId: string }>(admin, 'POST', '/exams', draft)).examId
  await call(admin, 'POST', `/exams/${examId}/start-now`, { examId })
  const [classId] = hall.draft.classIds as string[]
  candidates.push(hall.candidate)
  for (const [name, studentNumber] of [
    ['Bola Example', 'GC/11'],
    ['Ada Example', 'GC/12'],
  ]) {
    const slip = await addStudent(admin, { name, studentNumber, classId })
    candidates.push({ studentNumber: slip.signInName, password: slip.firstPassword, name: slip.name })
  }
  for (const [place, candidate] of candidates.entries()) {
    const page = await newPage(browser, contextOptions, server)
    await signInStudent(page, { subdomain: school.subdomain, ...candidate })
    await handIn(page, written[place] ?? '')
    await page.context().close()
  }
  const subjectId = hall.draft.subjectId
  const email = 'marker@greenfield.test'
  const added = { name: 'Marker Example', email, employeeId: 'T1', subjectIds: [subjectId], signIn: 'first_password' }
  const { slip } = await call<{ slip: { firstPassword: string } }>(admin, 'POST', '/teachers', added)
  teacher = await newPage(browser, contextOptions, server)
  await teacher.goto('/terms')
  await call(teacher, 'POST', '/sign-in', { email, password: slip.firstPassword })
})
test.afterAll(async () => {
  await admin.context().close()
  await teacher.context().close()
})

async function handIn(page: Page, value: string): Promise<void> {
  const opened = { examId, pageId: 'a'.repeat(32), knows: 2 }
  const { ticket, order, elapsedMs: atMs } = await call<Started>(page, 'POST', `/exams/${examId}/start`, opened)
  const events = [
    { seq: 1, atMs, kind: 'answer', question: order[0]?.questionId, value },
    { seq: 2, atMs, kind: 'submit' },
  ]
  await call(page, 'POST', '/attempts/save', { ticket, sentAtMs: 600_000, events })
}

/** The answer that lies on a desk. */
const onDesk = (page: Page) => page.getByRole('region', { name: 'The answer' })

test('two markers get different answers, and mark all three by keyboard', async () => {
  await admin.goto(`/dashboard/results/exam/${examId}`)
  await expect(admin.getByText('1 answer to mark').first()).toBeVisible()
  await admin.getByRole('link', { name: 'Mark answers (3)' }).click()
  await admin.getByRole('link', { name: 'Mark question 1' }).click()
  await expect(onDesk(admin)).toContainText('No names are shown')
  await teacher.goto(admin.url())
  await expect(onDesk(teacher)).toContainText('No names are shown')
  const [mine, theirs] = [await onDesk(admin).innerText(), await onDesk(teacher).innerText()]
  expect(written.filter((text) => mine.includes(text) && theirs.includes(text))).toEqual([])
  for (const { name, studentNumber } of candidates) {
    for (const text of [await admin.content(), await teacher.content()]) {
      expect(text).not.toContain(name)
      expect(text).not.toContain(studentNumber)
    }
  }
  await lookBothWays(admin)
  await expectAccessible(admin)

  await admin.keyboard.press('1')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('Last: 0.5 of 1')).toBeVisible()
  await teacher.keyboard.press('0')
  await teacher.keyboard.press('f')
  await teacher.keyboard.type('Read chapter 3 again.')
  await teacher.keyboard.press('Control+Enter')
  await expect(teacher.getByText('The rest is with other markers')).toBeVisible()
  await admin.keyboard.press('2')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('You have marked every answer to this question')).toBeVisible()
  await expect(admin.getByText('3 of 3 marked')).toBeVisible()
})

test('no candidate sees a score before it is released, and then the comment with it', async ({ page }) => {
  const [candidate] = candidates
  await signInStudent(page, { subdomain: school.subdomain, ...(candidate ?? hall.candidate) })
  await page.goto('/dashboard/results')
  await expect(page.getByText('when your school releases the results')).toBeVisible()
  await admin.goto(`/dashboard/results/exam/${examId}`)
  // It stands in the place of "Mark answers" once the list has come and nothing is left to mark.
  await expect(admin.getByRole('link', { name: 'Answers', exact: true })).toBeVisible()
  await expect(admin.getByRole('link', { name: /^Mark answers/ })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Release results' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Release results' }).click()
  await expect(admin.getByText('results released')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^(0|25|50)%$/)).toBeVisible()
  for (const name of candidates.map((one) => one.name)) await expect(admin.getByRole('link', { name })).toBeVisible()
})
