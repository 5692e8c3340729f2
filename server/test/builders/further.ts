import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { examWorkers } from '../../src/exam/exam.workers.ts'
import { noticeWorkers } from '../../src/notice/notice.workers.ts'
import { inSchool, type Tx } from '../../src/platform/database/tenant.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'
import { anExam, type ExamOptions } from './exam.ts'
import { aStudent } from './people.ts'
import { cardOf, closeSittings, keyOf, openPage, type Sitting, sit } from './sitting.ts'

const hour = 3_600_000

/** From one hour of now to another, as staff type it. */
export function from(opens: number, closes: number) {
  const [at, until] = [new Date(Date.now() + opens * hour), new Date(Date.now() + closes * hour)]
  return {
    ...{ scheduledDate: lagosDate(at), scheduledTime: lagosTime(at) },
    ...{ closingDate: lagosDate(until), closingTime: lagosTime(until) },
  }
}

/** Exams of one class that are sat more than once, and what happens to them while time passes. */
export function furtherExams(at: () => { server: TestServer; of: Sitting }) {
  const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(at().server.pools.app, at().of.school, work)
  const rows = (text: string, values: unknown[]) => within((tx) => tx.rows<Record<string, unknown>>(text, values))
  const work = () => ({
    ...examWorkers(at().server),
    ...noticeWorkers({ ...at().server, isClockTrusted: () => true }),
  })
  const run = (kind: string, about: string) =>
    work()[kind]?.run({ schoolId: at().of.school.schoolId, reference: about })
  const get = (examId: string) => at().of.teacher.exam.get({ examId })
  const sittingsOf = async (examId: string) => (await get(examId)).sittings

  /** An exam of the class and its students, of whom some have handed in, all right. */
  async function anExamOf({ sat = 1, absent = 1, ...said }: Partial<ExamOptions> & Sat = {}) {
    const { server, of } = at()
    const exam = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], ...said })
    const people = []
    for (let number = 0; number < sat + absent; number++) {
      people.push(await aStudent(server, of.school, { classId: of.classId }))
    }
    const pages = []
    for (const { client } of people.slice(0, sat)) {
      const page = await openPage(client, exam.examId)
      await sit(page, await keyOf(server, { ...of, ...exam }), { right: 3 })
      await cardOf(page)
      pages.push(page)
    }
    return { ...exam, pages, sat: people.slice(0, sat), absent: people.slice(sat), first: exam.detail.sittingId ?? '' }
  }

  /** The first sitting closes as if time had passed; further ones stay as they are. */
  async function closeFirst({ examId, first }: { examId: string; first: string }) {
    const others = await rows('SELECT id, opens_at, closes_at FROM exam_sittings WHERE exam_id = $1 AND id <> $2', [
      ...[examId, first],
    ])
    await closeSittings(at().server, at().of.school, examId)
    for (const { id, opens_at, closes_at } of others) {
      await rows('UPDATE exam_sittings SET opens_at = $2, closes_at = $3 WHERE id = $1', [id, opens_at, closes_at])
    }
    await run('close_sitting', first)
  }

  return {
    ...{ rows, run, get, sittingsOf, anExamOf, closeFirst },
    openNow: (sittingId: string) =>
      rows(`UPDATE exam_sittings SET opens_at = clock_timestamp() - interval '1 minute' WHERE id = $1`, [sittingId]),
    shownSitting: async (examId: string) => (await get(examId)).sittingId ?? '',
    furtherOf: async (examId: string) => (await sittingsOf(examId)).at(-1)?.id ?? '',
    kindsHeard: async (client: TestClient) => (await client.notice.list({})).items.map(({ kind }) => kind),
    doorOf: async ({ client }: { client: TestClient }, examId: string) => {
      const { state, exam, attemptsUsed } = await client.attempt.door({ examId })
      return { state, opensAt: exam.opensAt, attemptsUsed }
    },
  }
}
type Sat = { sat?: number; absent?: number }
