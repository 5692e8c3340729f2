import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaiting } from '../../test/builders/held-up.ts'
import { aStudent } from '../../test/builders/people.ts'
import { comesBack, offered, packed, shown } from '../../test/builders/seal.ts'
import { aSitting, newPageId, type Sitting } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

// A device comes back at the very moment somebody does something else about its exam.

const minute = 60_000
let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function hall({ isShown = true } = {}) {
  const of = await aSitting(server, { students: 0 })
  const sealed = await offered(server, of)
  const who = await aStudent(server, of.school, { classId: of.classId })
  const own = await packed(who, sealed, of.examId)
  if (isShown) await shown(server, of, sealed.sealId, 20 * minute)
  return { of, own, ...who }
}
const rows = (of: Sitting, text: string) =>
  inSchool(server.pools.app, of.school, (tx) => tx.rows<Record<string, unknown>>(text))
const arrive = (ticket: string, pageId = newPageId(), begunAgoMs = 15 * minute) =>
  server.client().attempt.arrive(comesBack(ticket, { pageId, begunAgoMs }))
const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  await call.then(
    () => 'done',
    async () => String((await refusalOf(call)).code),
  )
const leftOf = async (of: Sitting) => {
  const [left] = await rows(of, `SELECT (extract(epoch FROM deadline - now()) / 60)::float8 AS left FROM exam_attempts`)
  return Math.round(Number(left?.left))
}

test('a start of the same candidate: one attempt, page 0 and a newer one', async () => {
  const { of, own, client } = await hall()
  const starts = Array.from({ length: 3 }, () =>
    client.attempt.start({ examId: of.examId, pageId: newPageId(), knows: 1_000 }),
  )
  const pageId = newPageId()
  const [first, second, ...started] = await Promise.all([
    arrive(own.passTicket, pageId),
    arrive(own.passTicket, pageId),
    ...starts,
  ])
  expect(first).toEqual(second)
  expect(started.map(({ attemptId }) => attemptId)).toEqual(Array(3).fill(own.attemptId))
  const pages = await rows(of, 'SELECT epoch FROM attempt_epochs ORDER BY epoch')
  expect(pages.map(({ epoch }) => epoch)).toEqual([0, 1, 2, 3])
  expect(await rows(of, 'SELECT live_epoch FROM exam_attempts')).toEqual([{ live_epoch: 3 }])
})

test('a second device: the first to be heard is page 0', async () => {
  const { of, own } = await hall()
  const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(arrive(own.passTicket))))
  expect(outcomes.sort()).toEqual(['BEGUN_ELSEWHERE', 'BEGUN_ELSEWHERE', 'done'])
  expect(await rows(of, 'SELECT FROM attempt_epochs')).toHaveLength(1)
})

test('more time, which it has whether it comes before or after', async () => {
  const { of, own } = await hall()
  const arriving = await inSchool(server.pools.app, of.school, async (tx) => {
    await tx.run('SELECT FROM exam_sittings FOR UPDATE')
    await tx.run(`UPDATE exam_sittings SET duration_minutes = duration_minutes + 10,
      closes_at = closes_at + interval '10 minutes', time_revision = time_revision + 1`)
    await tx.run(
      `INSERT INTO sitting_changes (school_id, id, sitting_id, kind, ms, reason, by, at)
       SELECT school_id, gen_random_uuid(), id, 'more_time', 600000, 'Power cut', id, now() FROM exam_sittings`,
    )
    const begun = arrive(own.passTicket)
    await untilWaiting(server, of.school.schoolId, 1)
    return { begun }
  })
  await arriving.begun
  expect(await leftOf(of)).toBe(55)
})

test.each([
  ['doors that are shut, which cut nobody who had begun', 'run_out', 45],
  ['an end for all, which leaves three minutes', 'end_now', 3],
] as const)('%s', async (_what, runners, left) => {
  const { of, own } = await hall()
  const sittingId = of.detail.sittingId ?? ''
  const shut = of.teacher.exam.closeNow({ examId: of.examId, sittingId, runners, reason: 'The hall is flooded' })
  await Promise.all([shut, arrive(own.passTicket)])
  expect(await leftOf(of)).toBe(left)
})

test('a withdrawal: either the exam is gone or somebody has begun it', async () => {
  const { of, own } = await hall({ isShown: false })
  const outcomes = await Promise.all([
    outcomeOf(of.teacher.exam.withdraw({ examId: of.examId })),
    outcomeOf(arrive(own.passTicket)),
  ])
  expect([
    ['done', 'UNKNOWN_ATTEMPT'],
    ['ATTEMPTS_EXIST', 'done'],
  ]).toContainEqual(outcomes)
})

test('a student may be deleted as long as nobody was shown the code, and stays once they may have begun', async () => {
  const { of, own, student } = await hall()
  const kept = await of.school.admin.people.deleteStudents({ ids: [student.id] })
  expect(kept).toMatchObject({ doneCount: 0, skipped: [{ why: expect.stringMatching(/May have begun/) }] })
  expect(await outcomeOf(arrive(own.passTicket))).toBe('done')

  const other = await hall({ isShown: false })
  const ids = [other.student.id]
  expect(await other.of.school.admin.people.deleteStudents({ ids })).toMatchObject({ doneCount: 1, skipped: [] })
  expect(await outcomeOf(arrive(other.own.passTicket))).toBe('UNKNOWN_ATTEMPT')
})
