// A school whose exam of 50 questions is open, made by calls, and as many candidates as are wanted.
import { mostSlips } from '@sabimark/contract/people/students/student.contract.ts'
import { clientOver } from '@sabimark/web/src/platform/client.ts'
import type { Server } from '../server.ts'

export const questionCount = 50
const optionCount = 4

export type Candidate = { studentNumber: string; password: string; name: string }
export type School = { subdomain: string; examId: string; candidates: Candidate[] }

const minuteMs = 60_000

/** Signs the school up through the front door, sets the exam and opens it. */
export async function openSchool(
  server: Server,
  candidateCount: number,
  { ofAllTypes = false }: { ofAllTypes?: boolean } = {},
): Promise<School> {
  const { client } = newVisitor(server.url)
  const subdomain = 'networks'
  const email = `ada@${subdomain}.test`
  const password = 'rain on zinc roofs'
  await client.people.signUp({
    ...{ name: 'Ada Example', email, phone: '0800 000 0000', schoolName: 'Networks College', subdomain },
    ...{ plan: 'professional', password, confirmPassword: password, agreeToTerms: true },
  })
  const mail = await server.mailTo(email, /verify/i)
  const link = mail.links.find((one) => one.includes('/verify-email?')) ?? ''
  await client.people.verifyEmail({ token: new URL(link).searchParams.get('token') ?? '', type: 'signup' })
  await client.people.signIn({ email, password })
  const { items: classes } = await client.school.listClasses({})
  const classId = classes[0]?.id ?? ''
  const { subject } = await client.school.addSubject({ name: 'Mathematics', code: 'MTH', durationMinutes: 60 })
  const subjectId = subject.id
  const questions: { questionId: string; marksHundredths: number }[] = []
  for (let number = 1; number <= questionCount; number += 1) {
    const marksHundredths = number % 3 === 0 ? 200 : 100
    const { id } = await client.bank.addQuestion({
      ...{ subjectId, type: 'multiple_choice', question: `What is ${number} times ten?`, topic: 'Number' },
      options: Array.from({ length: optionCount }, (_, index) => `${number * 10 + index}`),
      ...{ correctAnswer: 0, marksHundredths, timeAllocationMinutes: 1 },
      ...(ofAllTypes ? typeOf(number) : {}),
    })
    questions.push({ questionId: id, marksHundredths })
  }
  const opensAt = new Date(Date.now() + 60 * minuteMs).toISOString()
  const { examId } = await client.exam.create({
    ...{ title: 'Bad networks', subjectId, classIds: [classId], examType: 'mock', durationMinutes: 60 },
    ...{ scheduledDate: opensAt.slice(0, 10), scheduledTime: opensAt.slice(11, 16) },
    closingDate: new Date(Date.now() + 2 * 24 * 60 * minuteMs).toISOString().slice(0, 10),
    ...{ closingTime: '10:00', passingScore: 50, questions },
    totalMarksHundredths: questions.reduce((sum, { marksHundredths }) => sum + marksHundredths, 0),
  })
  await client.exam.startNow({ examId })
  const candidates: Candidate[] = []
  for (let number = 1; number <= candidateCount; number += 1) {
    await client.people.addStudent({ name: `Candidate ${number}`, studentNumber: `NC/${number}`, classId })
  }
  // As many slips as one call issues.
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await client.people.listStudents({ sort: 'studentNumber', size: mostSlips, ...(cursor && { cursor }) })
    const { slips } = await client.people.issueSlips({ ids: page.items.map(({ id }) => id) })
    for (const { signInName, firstPassword, name } of slips) {
      candidates.push({ studentNumber: signInName, password: firstPassword, name })
    }
    cursor = page.nextCursor
  }
  return { subdomain, examId, candidates }
}

/** One question of a kind of its own in five; the others have options, of which one is right. */
function typeOf(number: number): Partial<Parameters<Calls['bank']['addQuestion']>[0]> {
  const typed = { options: [], correctAnswer: [], type: 'fill_blank' as const }
  const blank = { before: '', after: '', near: 'wrong' as const }
  const compare = { case: false, accents: false, punctuation: false, spaces: true }
  if (number === 25) {
    const rules = { minWords: null, maxWords: 500, answerOn: 'screen', guide: 'Anything.', rubric: [] } as const
    return { ...typed, type: 'essay', rules: { kind: 'essay', ...rules, rubric: [] } }
  }
  switch (number % 10) {
    case 1:
    case 6:
      return { correctAnswer: [0, 2], rules: { kind: 'several', partial: 'right_minus_wrong' } }
    case 3:
      return { ...typed, rules: { kind: 'text', ...blank, compare, accepted: [{ text: 'Abuja', percent: 100 }] } }
    case 8:
      return {
        ...typed,
        rules: {
          ...{ kind: 'number', ...blank },
          accepted: [{ value: '12.4', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
          unit: { texts: ['km'], isRequired: true, withoutIt: 'half' },
        },
      }
    default:
      return {}
  }
}

type Calls = ReturnType<typeof clientOver>
export type Visitor = { client: Calls; cookie: () => string }

/** Somebody at a browser of their own: typed calls, with the cookies they are given. */
export function newVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const client = clientOver({
    url: `${origin}/rpc`,
    fetch: async (request, init) => {
      const asked = new Request(request, init)
      asked.headers.set('cookie', cookie())
      asked.headers.set('origin', origin)
      const reply = await fetch(asked)
      for (const header of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      return reply
    },
  })
  return { client, cookie }
}
