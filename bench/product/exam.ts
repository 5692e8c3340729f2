// An exam written and published through the product's own calls, its papers made by the product's own job.
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import type { School, Student } from './school.ts'
import type { Product } from './start-product.ts'

/** A question as it is typed; multiple choice unless it says otherwise. */
export type Written = {
  question: string
  options: string[]
  correctAnswer: number | number[]
  type?: string
  rules?: object
}
export type Exam = { examId: string; contentHash: string; students: Student[] }

const papersWithinMs = 120_000
const hourMs = 3_600_000

const sums: Written[] = Array.from({ length: 50 }, (_, index) => ({
  question: `A trader buys ${index + 1} bags of rice at ₦${(index + 1) * 700} each and sells them at ₦${(index + 1) * 910} each. What is the profit in per cent?`,
  options: [20, 30, 35, 77].map((base) => `${base + ((index + 1) % 7)} per cent of the price`),
  correctAnswer: (index + 1) % 4,
}))

/** Questions of the school's subject, for any number of exams; fifty sums unless told. */
export async function layQuestions(product: Product, school: School, written = sums): Promise<string[]> {
  const ids: string[] = []
  for (const one of written) {
    ids.push(
      await callForText(product, school, '/questions', 'id', {
        type: 'multiple_choice',
        ...one,
        subjectId: school.subjectId,
        topic: 'Term work',
        marksHundredths: 200,
        timeAllocationMinutes: 1,
      }),
    )
  }
  return ids
}

/**
 * An exam of these questions for at least so many students, in whole classes, open for an hour unless it opens in so many hours;
 * returns with every paper made.
 */
export async function layExam(
  product: Product,
  school: School,
  questionIds: string[],
  count: number,
  opensInHours = -1,
): Promise<Exam> {
  const classes = classesFor(school, count)
  const now = Date.now()
  const [opensAt, closesAt] = [new Date(now + opensInHours * hourMs), new Date(now + (opensInHours + 13) * hourMs)]
  const examId = await callForText(product, school, '/exams', 'examId', {
    title: `Mathematics for ${count}`,
    subjectId: school.subjectId,
    classIds: classes.map(({ id }) => id),
    examType: 'mock',
    instructions: 'Answer every question.',
    durationMinutes: 600,
    scheduledDate: lagosDate(opensAt),
    scheduledTime: lagosTime(opensAt),
    closingDate: lagosDate(closesAt),
    closingTime: lagosTime(closesAt),
    passingScore: 50,
    totalMarksHundredths: questionIds.length * 200,
    questions: questionIds.map((questionId) => ({ questionId, marksHundredths: 200 })),
  })
  await call(product, school, `/exams/${examId}/publish`, { examId })
  const students = classes.flatMap((one) => one.students)
  const contentHash = await untilPapersAreMade(product, school, examId, students.length)
  return { examId, contentHash, students: students.slice(0, count) }
}

/** Offers the exam's only sitting without a network, as its school's administrator; returns the hall code, which counts as shown. */
export async function offerOffline(product: Product, school: School, examId: string): Promise<string> {
  const { schoolId } = school
  const { id } = await inSchool(product.pools.app, { schoolId }, (tx) =>
    tx.one<{ id: string }>('SELECT id FROM exam_sittings WHERE school_id = $1 AND exam_id = $2', [schoolId, examId]),
  )
  const path = `/exams/${examId}/sittings/${id}/offline`
  await call(product, school, path, { isOffered: true })
  return await callForText(product, school, `${path}/code`, 'code', {})
}

function classesFor(school: School, count: number): School['classes'] {
  const chosen: School['classes'] = []
  for (const one of school.classes) {
    if (chosen.reduce((sum, { students }) => sum + students.length, 0) >= count) break
    chosen.push(one)
  }
  return chosen
}

async function untilPapersAreMade(
  { pools }: Product,
  { schoolId }: School,
  examId: string,
  count: number,
): Promise<string> {
  const giveUpAt = performance.now() + papersWithinMs
  while (performance.now() < giveUpAt) {
    const { hash, made } = await inSchool(pools.app, { schoolId }, (tx) =>
      tx.one<{ hash: string; made: number }>(
        `SELECT v.content_hash AS hash, (SELECT count(*) FROM exam_papers p WHERE p.school_id = $1
           AND p.version_id = v.id) AS made FROM exam_versions v WHERE v.school_id = $1 AND v.exam_id = $2`,
        [schoolId, examId],
      ),
    )
    if (made === count) return hash
    await wait(100)
  }
  throw new Error('The papers were not made in time.')
}

async function callForText(
  product: Product,
  school: School,
  path: string,
  name: string,
  body: object,
): Promise<string> {
  const answer: unknown = JSON.parse(await call(product, school, path, body))
  const value = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
  if (typeof value !== 'string') throw new Error(`POST ${path} answered without ${name}.`)
  return value
}

/** A call of the product's REST side by the school's administrator. */
function call({ port }: Product, { teacherCookie }: School, path: string, body: object): Promise<string> {
  const host = `localhost:${port}`
  const headers = { 'content-type': 'application/json', host, origin: `http://${host}`, cookie: teacherCookie }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: `/api${path}`, method: 'POST', headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if ((reply.statusCode ?? 500) < 300) resolve(text)
        else reject(new Error(`POST ${path} was answered with ${reply.statusCode}: ${text}`))
      })
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}
