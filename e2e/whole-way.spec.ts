// The whole way of a question: from a sheet into the bank, into an exam of all types, through five candidates' hands, under two
// markers' eyes, to the score of each. Staff sit at a host without https.
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { HALL_HOST } from './hosts.ts'
import { type Server, startServer } from './server.ts'
import { addStudent, call, type Hall, openHall, type Slip } from './steps/by-call.ts'
import { lookBothWays } from './steps/look.ts'
import { school } from './steps/sample.ts'
import { signInStudent, typeSchoolIfAsked } from './steps/site.ts'
import { answerPaper, handIn, type Said, sitByKeys, tabTo } from './steps/whole-paper.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const sheet = [
  'Question,A,B,C,D,Answer,Type,Marks,Unit',
  // It stands in the bank already, with its options in another order.
  'question 1?,Wrong 1,right 1,also wrong 1,,B,,,',
  'Which gas do plants take in?,Oxygen,Carbon dioxide,Nitrogen,Argon,B,,2,',
  'The organelle in the diagram is called the,nucleus,chloroplast,mitochondrion,vacuole,,,,',
  'Water boils at 100 °C at sea level.,,,,,True,true_false,,',
  'Which of these are vitamins?,A,Salt,C,Sand,A and C,,3,',
  'Name the capital of Nigeria.,,,,,Abuja,fill_blank,1,',
  'What is half of 5 km?,,,,,2.5,number,1,km',
  'Discuss the harmattan.,,,,,,essay,5,',
  '"<img src=x onerror=alert(1)> Ẹ̀jẹ̀ ni a ń pè ní blood?",=1+1,-2,@sum,+4,C,,,',
  ...Array.from({ length: 491 }, (_, place) => `What is ${place + 1} twice?,${place + 1},${2 * place + 2},x,y,B,,1,`),
].join('\n')

const essay = 'Discuss the harmattan.'
const right: Said = {
  'Which gas do plants take in?': ['Carbon dioxide'],
  'Water boils at 100 °C at sea level.': ['True'],
  'Which of these are vitamins?': ['A', 'C'],
  'Name the capital of Nigeria.': 'Abuja',
  'What is half of 5 km?': '2.5 km',
}
/** Five marks beside the essay, and what a marker gives for that. */
const seats = {
  plain: { wrong: {}, essay: 'Dust from the Sahara dries the land.', marks: 5, score: '100%' },
  phone: {
    wrong: { 'Water boils at 100 °C at sea level.': ['False'] },
    essay: 'Ọjọ́ dara. The dust comes.',
    marks: 3,
    score: '70%',
  },
  offline: {
    wrong: { 'Name the capital of Nigeria.': 'Lagos' },
    essay: 'It is cold in the morning.',
    marks: 2,
    score: '60%',
  },
  keys: {
    wrong: { 'What is half of 5 km?': '5 km', 'Which gas do plants take in?': ['Argon'] },
    ...{ essay: 'Skin cracks and lips bleed.', marks: 5, score: '80%' },
  },
  hall: {
    wrong: { 'Which of these are vitamins?': ['Salt', 'Sand'] },
    essay: 'I do not know.',
    marks: 1,
    score: '50%',
  },
} satisfies Record<string, { wrong: Said; essay: string; marks: number; score: string }>
type Seat = keyof typeof seats
const names = Object.keys(seats) as Seat[]
const saidAt = (seat: Seat): Said => ({ ...right, ...seats[seat].wrong, [essay]: seats[seat].essay })

let server: Server
let hall: Hall
let admin: Page
let teacher: Page
let examId: string
const students = new Map<Seat, { page: Page; studentNumber: string; password: string; name: string }>()

test.beforeAll(async ({ browser, contextOptions }) => {
  server = await startServer({ host: HALL_HOST })
  admin = await newPage(browser, contextOptions, server.url)
  hall = await openHall(admin, server)
})
test.afterAll(async () => {
  for (const { page } of students.values()) await page.context().close()
  await teacher?.context().close()
  await admin.context().close()
  await server.stop()
})

async function newPage(browser: Browser, options: BrowserContextOptions, baseURL: string): Promise<Page> {
  return await (await browser.newContext({ ...options, baseURL })).newPage()
}

test('a sheet of 500 questions is looked at, mended, added, undone and added again; then it leaves as a file', async () => {
  const page = admin
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))

  await page.goto('/dashboard/questions')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByLabel('File of questions').setInputFiles({
    ...{ name: 'SS2 mock.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) },
  })
  const asked = page.getByRole('dialog', { name: 'Settings for every question' })
  await asked.getByRole('textbox', { name: 'Topic' }).fill('Mock exam')
  await asked.getByRole('button', { name: 'Look at the questions' }).click()
  await expect(page.getByText('500 found: 498 ready, 1 needs you, 1 duplicate.')).toBeVisible()
  await lookBothWays(page)

  await page.getByRole('button', { name: /^Next to check/ }).click()
  await page.keyboard.press('c')
  await expect(page.getByText('500 found: 499 ready, 1 duplicate.')).toBeVisible()
  // The review is still there after a reload, once the device has it.
  await expect.poll(() => page.evaluate(answersKept)).toBe(true)
  await page.reload()
  await expect(page.getByText('500 found: 499 ready, 1 duplicate.')).toBeVisible()
  expect(await inBank('Mock')).toHaveLength(0)

  const add = async () => {
    await page.getByRole('button', { name: 'Add 499 questions' }).click()
    await expect(page.getByText('499 questions were added to the bank.')).toBeVisible()
  }
  await add()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It was undone.')).toBeVisible()
  expect(await inBank('Mock')).toHaveLength(0)
  await add()
  await page.getByRole('link', { name: 'Open the Question Bank' }).click()
  await expect(page.getByText('Total Questions')).toBeVisible()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Questions' })
  await dialog.getByLabel('Format').selectOption('aiken')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByText('1 question with several right answers cannot be written as Aiken')).toBeVisible()
  await lookBothWays(page)
  await dialog.getByLabel('Format').selectOption('xlsx')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('questions.xlsx')
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  expect(problems).toEqual([])
})

async function inBank(search: string): Promise<{ id: string; question: string }[]> {
  const path = `/questions?search=${encodeURIComponent(search)}`
  return (await call<{ items: { id: string; question: string }[] }>(admin, 'GET', path)).items
}

test('five candidates sit an exam of them: plainly, on a phone, without a network, by keys, and at a plain host', async ({
  browser,
  contextOptions,
}) => {
  await setExam()
  const [classId] = hall.draft.classIds as string[]
  for (const [place, seat] of names.entries()) {
    const slip: Slip = await addStudent(admin, { name: `Candidate ${seat}`, studentNumber: `GC/1${place}`, classId })
    const baseURL = seat === 'hall' ? server.url : `http://localhost:${server.port}`
    const page = await newPage(browser, contextOptions, baseURL)
    students.set(seat, { page, studentNumber: slip.signInName, password: slip.firstPassword, name: slip.name })
  }
  await Promise.all(names.map((seat) => sits[seat](pageOf(seat), seat)))
})

/** Questions of the sheet become an exam by calls: how an exam is written is told elsewhere. */
async function setExam(): Promise<void> {
  const questions = []
  for (const asked of [...Object.keys(right), essay]) {
    const found = (await inBank(asked)).find(({ question }) => question === asked)
    questions.push({ questionId: found?.id, marksHundredths: asked === essay ? 500 : 100 })
  }
  const draft = { ...hall.draft, title: 'Whole paper', showResults: 'manual', totalMarksHundredths: 1_000, questions }
  examId = (await call<{ examId: string }>(admin, 'POST', '/exams', draft)).examId
  await call(admin, 'POST', `/exams/${examId}/start-now`, { examId })
}

const pageOf = (seat: Seat): Page => {
  const page = students.get(seat)?.page
  if (!page) throw new Error('Nobody sits there.')
  return page
}

async function openPaper(page: Page, seat: Seat): Promise<void> {
  const student = students.get(seat)
  if (student) await signInStudent(page, { subdomain: school.subdomain, ...student })
  await page.goto(`/dashboard/exam/${examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
}

async function sitPlainly(page: Page, seat: Seat): Promise<void> {
  await openPaper(page, seat)
  await answerPaper(page, { said: saidAt(seat) })
  await endedBy(page)
}

async function endedBy(page: Page): Promise<void> {
  await handIn(page)
  await expect(page.getByText(/Your teacher is still marking 1 of your answers/)).toBeVisible()
}

const sits: Record<Seat, (page: Page, seat: Seat) => Promise<void>> = {
  plain: sitPlainly,
  hall: sitPlainly,
  phone: async (page, seat) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPaper(page, seat)
    const vitamins = async () => expectAccessible(page)
    // An essay that only the device has outlives a reload.
    const reloaded = async () => {
      await page.route('**/attempt/save', (route) => route.abort())
      await page.getByRole('textbox').pressSequentially('Ọjọ́ dara.')
      await expect(page.getByText(/^Saved on this/).first()).toBeVisible()
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
      await page.reload()
      await page.unroute('**/attempt/save')
      await page.getByRole('button', { name: /Continue exam/i }).click()
      while (!(await page.getByText(essay).isVisible())) {
        const next = page.getByRole('button', { name: 'Next' })
        await ((await next.isVisible()) ? next : page.getByRole('button', { name: 'Question 1' })).click()
      }
      await expect(page.getByRole('textbox')).toHaveValue('Ọjọ́ dara.')
    }
    await answerPaper(page, {
      said: saidAt(seat),
      before: { [essay]: reloaded },
      after: { 'Which of these are vitamins?': vitamins, [essay]: vitamins },
    })
    await endedBy(page)
  },
  offline: async (page, seat) => {
    await openPaper(page, seat)
    const setOffline = (isOffline: boolean) => async () => await page.context().setOffline(isOffline)
    const without = ['Name the capital of Nigeria.', 'Which of these are vitamins?', essay]
    await answerPaper(page, {
      said: saidAt(seat),
      before: Object.fromEntries(without.map((asked) => [asked, setOffline(true)])),
    })
    await expect(page.getByText(/^Saved on this/).first()).toBeVisible()
    await setOffline(false)()
    await endedBy(page)
  },
  keys: async (page, seat) => {
    const { studentNumber = '', password = '' } = students.get(seat) ?? {}
    await page.goto('/login?as=student')
    await typeSchoolIfAsked(page, school.subdomain)
    await tabTo(page, page.locator('[name=email]'))
    await page.keyboard.type(studentNumber)
    await tabTo(page, page.locator('[name=password]'))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await page.goto(`/dashboard/exam/${examId}`)
    await sitByKeys(page, saidAt(seat))
    await expect(page.getByText(/Your teacher is still marking 1 of your answers/)).toBeVisible()
  },
}

/** The answer that lies on a desk. */
const onDesk = (page: Page) => page.getByRole('region', { name: 'The answer' })

test('two markers get different answers, and mark all five by keyboard', async ({ browser, contextOptions }) => {
  const email = 'marker@greenfield.test'
  const added = { name: 'Marker Example', email, employeeId: 'T1', subjectIds: [hall.draft.subjectId] }
  const { slip } = await call<{ slip: { firstPassword: string } }>(admin, 'POST', '/teachers', {
    ...{ ...added, signIn: 'first_password' },
  })
  teacher = await newPage(browser, contextOptions, server.url)
  await teacher.goto('/terms')
  await call(teacher, 'POST', '/sign-in', { email, password: slip.firstPassword })

  await admin.goto(`/dashboard/results/exam/${examId}`)
  await expect(admin.getByText('1 to mark').first()).toBeVisible()
  await admin.getByRole('link', { name: '5 answers to mark' }).click()
  await admin
    .getByRole('link', { name: /^Mark question/ })
    .first()
    .click()
  await expect(onDesk(admin)).toContainText('No names are shown')
  await teacher.goto(admin.url())
  await expect(onDesk(teacher)).toContainText('No names are shown')
  expect(await seatOn(admin)).not.toBe(await seatOn(teacher))
  for (const { name, studentNumber } of students.values()) {
    for (const text of [await admin.content(), await teacher.content()]) {
      expect(text).not.toContain(name)
      expect(text).not.toContain(studentNumber)
    }
  }
  await lookBothWays(admin)

  await mark(admin)
  await expect(admin.getByText(/^Last: [1235] of 5/)).toBeVisible()
  await mark(teacher, 'Read chapter 3 again.')
  await mark(teacher)
  await mark(teacher)
  await expect(teacher.getByText('The rest is with other markers')).toBeVisible()
  await mark(admin)
  await expect(admin.getByText('You have marked every answer to this question')).toBeVisible()
  await expect(admin.getByText('5 of 5 marked')).toBeVisible()
})

/** Whose essay lies on a desk. */
async function seatOn(page: Page): Promise<Seat> {
  let seat: Seat | undefined
  // Between two answers the desk may be empty.
  await expect(async () => {
    const text = await onDesk(page).innerText()
    seat = names.find((one) => text.includes(seats[one].essay))
    expect(seat, `On the desk lies something else: ${text}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return seat as Seat
}

/** Gives what this answer is worth, perhaps with a comment, and goes on. */
async function mark(page: Page, comment?: string): Promise<void> {
  const seat = await seatOn(page)
  await page.keyboard.press(String(seats[seat].marks))
  if (comment !== undefined) {
    await page.keyboard.press('f')
    await page.keyboard.type(comment)
  }
  await page.keyboard.press(comment === undefined ? 'Enter' : 'Control+Enter')
  await expect(onDesk(page).getByText(seats[seat].essay)).toHaveCount(0)
}

test('no candidate sees a score before it is released, and then each the right one', async () => {
  await pageOf('phone').goto('/dashboard/results')
  await expect(pageOf('phone').getByText('when your school releases the results')).toBeVisible()
  await admin.goto(`/dashboard/results/exam/${examId}`)
  await expect(admin.getByText('Scores are held back. Students do not see them yet.')).toBeVisible()
  await expect(admin.getByRole('link', { name: /to mark$/ })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Release scores' }).click()
  const release = admin.getByRole('dialog').getByRole('button', { name: 'Release scores' })
  await expect(admin.getByRole('dialog')).toContainText('candidates can still begin it')
  await release.click()
  await expect(admin.getByText('Students see their scores.')).toBeVisible()
  await Promise.all(
    names.map(async (seat) => {
      await pageOf(seat).goto('/dashboard/results')
      await expect(pageOf(seat).getByText(seats[seat].score, { exact: true }).first(), seat).toBeVisible()
    }),
  )
  await admin.getByRole('link', { name: students.get('plain')?.name ?? '' }).click()
  await expect(admin.getByText('2.5 km').first()).toBeVisible()
  await expect(admin.getByText('Right · 1 of 1')).toHaveCount(5)
  await expect(admin.getByText(seats.plain.essay).first()).toBeVisible()
  await expectAccessible(admin)
})

/** In the page: whether the device keeps the review with the right answer somebody has given. */
async function answersKept(): Promise<boolean> {
  const store = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('question-import')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const shelf = [...store.objectStoreNames].find((name) => name.startsWith('reviews')) ?? ''
  const reviews = await new Promise<{ found: { source: string; form: { correctAnswer: string[] } }[] }[]>((resolve) => {
    const reading = store.transaction(shelf).objectStore(shelf).getAll()
    reading.onsuccess = () => resolve(reading.result)
  })
  store.close()
  const mended = reviews.flatMap(({ found }) => found).find(({ source }) => source.includes('organelle'))
  return (mended?.form.correctAnswer.length ?? 0) > 0
}
