// A school with its questions and students, and an exam for them: all by the calls a browser makes.
import { randomUUID } from 'node:crypto'
import { contract } from '@sabimark/contract/contract.ts'
import type { Mail } from '../mail.ts'
import { type Browser, call, newBrowser } from './call.ts'
import { untilTrue } from './patience.ts'
import { marksOf, questionCount, writtenOf } from './questions.ts'

export type Pupil = { school: string; studentNumber: string; password: string; browser: Browser }

export type School = {
  admin: Browser
  subjectId: string
  classIds: { candidates: string; leavers: string }
  questionIds: string[]
  pupils: Pupil[]
  leavers: Pupil[]
}

const usual = 'greenfield'
const password = 'nine tall palms'

const totalMarksHundredths = Array.from({ length: questionCount }, (_, question) => marksOf(question)).reduce(
  (sum, marks) => sum + marks,
)

type Size = { candidates: number; leavers: number; subdomain?: string }

/** What is laid in here is asked once: longer than a busy machine takes to hash a password. */
const layingInMs = 120_000

/** `mails` are those the product has sent so far. */
export async function openSchool(url: string, mails: () => Mail[], size: Size): Promise<School> {
  const { subdomain = usual } = size
  const admin = await signUp(url, mails, subdomain)
  const { items: classes } = await call(admin, contract.school.listClasses, {})
  const classId = (name: string) => {
    const found = classes.find((one) => one.name === name)
    if (!found) throw new Error(`The school has no class ${name}.`)
    return found.id
  }
  const classIds = { candidates: classId('SS1A'), leavers: classId('SS2A') }
  const { subject } = await call(admin, contract.school.addSubject, {
    name: 'Mathematics',
    code: 'MTH',
    durationMinutes: 60,
  })
  const questionIds: string[] = []
  for (let question = 0; question < questionCount; question++) {
    const { id } = await call(admin, contract.bank.addQuestion, { subjectId: subject.id, ...writtenOf(question) })
    questionIds.push(id)
  }
  const pupilsOf = async (count: number, prefix: string, id: string) => {
    const pupils: Pupil[] = []
    for (let number = 1; number <= count; number++) {
      const studentNumber = `${prefix}/${number}`
      const name = `Candidate ${prefix} ${number}`
      const { student } = await call(admin, contract.people.addStudent, { name, studentNumber, classId: id })
      const { slips } = await call(admin, contract.people.issueSlips, { ids: [student.id] })
      const pupil: Pupil = {
        school: subdomain,
        studentNumber,
        password: slips[0]?.firstPassword ?? '',
        browser: newBrowser(url),
      }
      pupil.browser.waitsMs = layingInMs
      await signIn(pupil)
      pupil.browser.waitsMs = undefined
      pupils.push(pupil)
    }
    return pupils
  }
  const pupils = await pupilsOf(size.candidates, 'C', classIds.candidates)
  const leavers = await pupilsOf(size.leavers, 'L', classIds.leavers)
  admin.waitsMs = undefined
  return { admin, subjectId: subject.id, classIds, questionIds, pupils, leavers }
}

export async function signIn({ school, studentNumber, password: typed, browser }: Pupil): Promise<void> {
  await call(browser, contract.people.signInStudent, { school, studentNumber, password: typed })
}

async function signUp(url: string, mails: () => Mail[], subdomain: string): Promise<Browser> {
  const email = `ada@${subdomain}.test`
  const admin = newBrowser(url)
  admin.waitsMs = layingInMs
  await call(admin, contract.people.signUp, {
    name: 'Ada Example',
    email,
    phone: '0800 000 0000',
    schoolName: 'Greenfield College',
    subdomain,
    plan: 'enterprise',
    password,
    confirmPassword: password,
    agreeToTerms: true,
  })
  const findLink = () =>
    mails()
      .filter((mail) => mail.to === email)
      .flatMap((mail) => mail.links)
      .find((link) => link.includes('/verify-email?'))
  await untilTrue('the mail with the link comes', 120_000, async () => findLink() !== undefined)
  const token = new URL(findLink() ?? '').searchParams.get('token') ?? ''
  await call(admin, contract.people.verifyEmail, { token, type: 'signup' })
  await call(admin, contract.people.signIn, { email, password })
  return admin
}

/** Writes an exam that is open for a day once it is started; the same `requestId` again is the same exam. */
export function examOf(
  school: School,
  { title, durationMinutes, classId }: { title: string; durationMinutes: number; classId: string },
) {
  const lagos = (ms: number) => new Date(Date.now() + 3_600_000 + ms).toISOString()
  return {
    requestId: randomUUID(),
    title,
    subjectId: school.subjectId,
    classIds: [classId],
    examType: 'mock' as const,
    durationMinutes,
    scheduledDate: lagos(0).slice(0, 10),
    scheduledTime: lagos(0).slice(11, 16),
    closingDate: lagos(86_400_000).slice(0, 10),
    passingScore: 50,
    totalMarksHundredths,
    questions: school.questionIds.map((questionId, question) => ({ questionId, marksHundredths: marksOf(question) })),
  }
}
