// The same story told by calls, for journeys that are about something else than getting an exam ready.
import { expect, type Page } from '@playwright/test'
import type { Server } from '../server.ts'
import { school as sampleSchool } from './sample.ts'
import { forgetSignUps } from './sign-up.ts'
import type { School } from './site.ts'
import type { Written } from './staff.ts'

export type Hall = {
  /** Where its server stands, and the domain it signs in under. */
  url: string
  subdomain: string
  examId: string
  draft: Record<string, unknown>
  candidate: { studentNumber: string; password: string; name: string }
  elsewhere: { studentNumber: string; password: string; name: string }
}

/** Makes a call of the product's REST side from the page, with its session and origin. */
export async function call<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { status, answer } = await page.evaluate(
    async (wanted) => {
      const reply = await fetch(`/api${wanted.path}`, {
        method: wanted.method,
        headers: { 'content-type': 'application/json' },
        ...(wanted.body === undefined ? {} : { body: JSON.stringify(wanted.body) }),
      })
      return { status: reply.status, answer: await reply.json() }
    },
    { method, path, body },
  )
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300)
  return answer as Answer
}

/**
 * A screen whose person goes or changes navigates by itself, whenever it notices: in the middle of the next `goto`, too. So it
 * is left before. A page without a screen of the app, such as `/terms`, stays: calls are made from it.
 */
export async function leaveScreen(page: Page): Promise<void> {
  if (page.url().includes('/dashboard')) await page.goto('about:blank')
}

/**
 * The page's browser is this student's from now on; what it showed is left, and nothing is opened. How students sign in
 * themselves: `sign-in`, `story`.
 */
export async function beStudent(page: Page, { url, subdomain }: Hall, who: Hall['candidate']): Promise<void> {
  await leaveScreen(page)
  const { studentNumber, password } = who
  const reply = await page.request.post(`${url}/api/sign-in/student`, {
    headers: { origin: url },
    data: { school: subdomain, studentNumber, password },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

type Id = { id: string }
type Items = { items: (Id & { name: string })[] }

/** What a student signs in with. */
export type Slip = { signInName: string; firstPassword: string; name: string }

/** Adds a student and issues the sign-in slip. */
export async function addStudent(page: Page, fields: Record<string, unknown>): Promise<Slip> {
  const { student } = await call<{ student: Id }>(page, 'POST', '/students', fields)
  const { slips } = await call<{ slips: Slip[] }>(page, 'POST', '/students/slips', { ids: [student.id] })
  const [slip] = slips
  if (!slip) throw new Error('no slip was issued')
  return slip
}

/** A question as `addQuestion` takes it; whatever is not said is that of a choice question whose first option is right. */
export type Posed = { question: string; options: string[]; section?: number } & Record<string, unknown>

const threeQuestions: Posed[] = [1, 2, 3].map((number) => ({
  question: `Question ${number}?`,
  options: [`right ${number}`, `wrong ${number}`, `also wrong ${number}`],
}))

/** Questions of the sample into the bank of the only subject: how they are typed is said by `story` and `tour`. */
export async function writeQuestions(page: Page, questions: readonly Written[]): Promise<void> {
  const { items } = await call<{ items: Id[] }>(page, 'GET', '/subjects')
  for (const written of questions) {
    const answer =
      'isTrue' in written
        ? { type: 'true_false', options: ['True', 'False'], correctAnswer: written.isTrue ? 0 : 1 }
        : { type: 'multiple_choice', options: written.options, correctAnswer: written.correct }
    await call(page, 'POST', '/questions', {
      ...{ ...answer, question: written.question, subjectId: items[0]?.id, topic: 'Number' },
      ...{ marksHundredths: 100, timeAllocationMinutes: 1 },
    })
  }
}

/** `questions` may be asked for once the administrator is signed in: what they need is sent before. */
type HallOptions = {
  school?: School
  questions?: Posed[] | (() => Promise<Posed[]>)
  title?: string
  /** Parts of the paper; the place of a question says which is its own. */
  sections?: { title: string; instructions: string }[]
}

/**
 * A verified school with an open exam for SS1A, whose first options are right, one student there and one in SS2A. The page
 * ends signed in as its administrator.
 */
export async function openHall(
  page: Page,
  server: Server,
  { school = sampleSchool, questions: posed = threeQuestions, title = 'Open test', sections = [] }: HallOptions = {},
): Promise<Hall> {
  await forgetSignUps(server)
  await page.goto('/terms')
  const { subdomain, ...person } = school
  await call(page, 'POST', '/sign-up', {
    ...person,
    subdomain,
    phone: '0800 000 0000',
    plan: 'starter',
    confirmPassword: school.password,
    agreeToTerms: true,
  })
  const mail = await server.mailTo(school.email, /verify/i)
  const link = mail.links.find((one) => one.includes('/verify-email?')) ?? ''
  const token = new URL(link).searchParams.get('token')
  await call(page, 'POST', '/verify-email', { token, type: 'signup' })
  await call(page, 'POST', '/sign-in', { email: school.email, password: school.password })
  const classes = (await call<Items>(page, 'GET', '/classes')).items
  const classId = (name: string) => classes.find((one) => one.name === name)?.id
  const { subject } = await call<{ subject: Id }>(page, 'POST', '/subjects', {
    name: 'Mathematics',
    code: 'MTH',
    durationMinutes: 60,
  })
  const student = async (name: string, studentNumber: string, className: string) => {
    const slip = await addStudent(page, { name, studentNumber, classId: classId(className) })
    return { studentNumber: slip.signInName, password: slip.firstPassword, name: slip.name }
  }
  const candidate = await student('Chidi Example', 'GC/1', 'SS1A')
  const elsewhere = await student('Ngozi Example', 'GC/2', 'SS2A')
  const questionIds: string[] = []
  const questions = typeof posed === 'function' ? await posed() : posed
  const places: (number | undefined)[] = []
  for (const { section, ...said } of questions) {
    places.push(section)
    const question = await call<Id>(page, 'POST', '/questions', {
      subjectId: subject.id,
      type: 'multiple_choice',
      correctAnswer: 0,
      topic: 'Number',
      marksHundredths: 100,
      timeAllocationMinutes: 1,
      ...said,
    })
    questionIds.push(question.id)
  }
  const today = new Date(Date.now() + 3_600_000).toISOString()
  const draft = {
    title,
    subjectId: subject.id,
    classIds: [classId('SS1A')],
    examType: 'quiz',
    durationMinutes: 60,
    scheduledDate: today.slice(0, 10),
    scheduledTime: today.slice(11, 16),
    closingDate: new Date(Date.now() + 90_000_000).toISOString().slice(0, 10),
    passingScore: 50,
    totalMarksHundredths: 100 * questions.length,
    sections,
    questions: questionIds.map((questionId, place) => ({ questionId, marksHundredths: 100, section: places[place] })),
  }
  const { examId } = await call<{ examId: string }>(page, 'POST', '/exams', draft)
  await call(page, 'POST', `/exams/${examId}/start-now`, { examId })
  return { url: server.url, subdomain, examId, draft, candidate, elsewhere }
}
