import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  closeSittings,
  countRows,
  moveBack,
  newPageId,
  openPage,
  type Sitting,
  send,
  sit,
} from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { students: 1 })
})
afterAll(() => server.stop())

const newStudent = async (classId?: string) =>
  (await aStudent(server, sitting.school, classId ? { classId } : {})).client
const inThisSchool = (text: string, values: unknown[] = []) =>
  inSchool(server.pools.app, sitting.school, (tx) => tx.rows<Record<string, unknown>>(text, values))

describe('a start', () => {
  test('gives the order of the paper, its content without a key, the time and a ticket', async () => {
    const student = await newStudent()
    const page = await openPage(student, sitting.examId)
    expect(page).toMatchObject({
      epoch: 1,
      allowedMs: hour,
      title: 'First term mock',
      subject: 'Mathematics',
      log: [],
    })
    expect(page.elapsedMs + page.remainingMs).toBe(page.allowedMs)
    expect(page.order.map(({ questionId }) => questionId).sort()).toEqual(
      page.content.questions.map(({ id }) => id).sort(),
    )
    expect(JSON.stringify(page.content)).not.toMatch(/correct|key|explanation/i)
    const [due] = (
      await server.pools.app.query<{ afterMs: number }>(
        `SELECT extract(epoch FROM due_at - now()) * 1000 AS "afterMs" FROM due_work
         WHERE kind = 'close_attempt' AND reference = $1`,
        [page.attemptId],
      )
    ).rows
    expect(Number(due?.afterMs)).toBeGreaterThan(hour)
    expect(Number(due?.afterMs)).toBeLessThanOrEqual(hour + 60_000)
  })

  test('is not tried out, which would show the paper before the clock runs; its tickets are kept under no key', async () => {
    const student = await newStudent()
    const asked = { examId: sitting.examId, pageId: newPageId() }
    expect(await refusalOf(student.with({ 'x-trial': '1' }).attempt.start(asked))).toMatchObject({
      code: 'BAD_REQUEST',
    })
    const keyed = student.with({ 'idempotency-key': newPageId() })
    const { attemptId } = await keyed.attempt.start(asked)
    expect(await keyed.attempt.start(asked)).toMatchObject({ attemptId, epoch: 1 })
    expect(await inThisSchool(`SELECT FROM requests WHERE call = 'attempt.start'`)).toEqual([])
  })

  test('ends with the sitting when that closes first', async () => {
    const short = await aSitting(server, { closesAt: new Date(Date.now() + 10 * 60_000) })
    const page = await openPage(short.students[0], short.examId)
    expect(page.allowedMs).toBeLessThanOrEqual(10 * 60_000)
  })

  test('by the same page again is the same epoch, by another page the next one', async () => {
    const student = await newStudent()
    const pageId = newPageId()
    const first = await openPage(student, sitting.examId, pageId)
    const again = await openPage(student, sitting.examId, pageId)
    const other = await openPage(student, sitting.examId)
    expect([first.epoch, again.epoch, other.epoch]).toEqual([1, 1, 2])
    expect(new Set([first, again, other].map(({ attemptId }) => attemptId)).size).toBe(1)
    expect(await openPage(student, sitting.examId, pageId)).toMatchObject({ epoch: 1 })
    expect(await send(first, [])).toMatchObject({ isLive: false })
    expect(await send(other, [])).toMatchObject({ isLive: true })
  })

  test('several at the same moment make one attempt', async () => {
    const student = await newStudent()
    const pages = await Promise.all(Array.from({ length: 6 }, () => openPage(student, sitting.examId)))
    expect(new Set(pages.map(({ attemptId }) => attemptId)).size).toBe(1)
    expect(pages.map(({ epoch }) => epoch).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('again finds every answer, the flag and the place', async () => {
    const student = await newStudent()
    const page = await openPage(student, sitting.examId)
    const [one, two, three] = page.order.map(({ questionId, optionIds }) => ({
      id: questionId,
      option: optionIds[0] ?? '',
    }))
    if (!one || !two || !three) throw new Error('three questions')
    await send(page, [
      act(page, { kind: 'answer', question: one.id, value: [one.option] }),
      act(page, { kind: 'answer', question: two.id, value: [two.option] }),
      act(page, { kind: 'flag', question: three.id }),
      act(page, { kind: 'clear', question: one.id }),
    ])
    await moveBack(server, sitting.school, page.attemptId, 20 * 60_000)
    const resumed = await openPage(student, sitting.examId)
    expect(resumed).toMatchObject({ order: page.order, contentHash: page.contentHash, allowedMs: hour })
    expect(resumed.log).toEqual([
      { epoch: 1, seq: 1, kind: 'answer', question: one.id, value: [one.option] },
      { epoch: 1, seq: 2, kind: 'answer', question: two.id, value: [two.option] },
      { epoch: 1, seq: 3, kind: 'flag', question: three.id },
      { epoch: 1, seq: 4, kind: 'clear', question: one.id },
    ])
    expect(foldAttempt(resumed.log, { countLate: true })).toEqual({
      answers: { [two.id]: [two.option] },
      flagged: [three.id],
      visited: [one.id, two.id, three.id],
      lastQuestion: one.id,
      submitted: false,
    })
    expect(resumed.remainingMs).toBeLessThanOrEqual(40 * 60_000)
    expect(resumed.remainingMs).toBeGreaterThan(39 * 60_000)
  })

  test('is refused to the 501st page load, and the page that is open goes on', async () => {
    const student = await newStudent()
    const pageId = newPageId()
    const page = await openPage(student, sitting.examId, pageId)
    await inThisSchool(
      `WITH many AS (
         INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at)
         SELECT school_id, id, epoch, 'page ' || epoch, '', '', now()
         FROM exam_attempts, generate_series(2, 499) epoch WHERE id = $1)
       UPDATE exam_attempts SET live_epoch = 499 WHERE id = $1`,
      [page.attemptId],
    )
    const last = await openPage(student, sitting.examId)
    expect(last.epoch).toBe(500)
    const before = await countRows(server, sitting.school)
    const refusal = await refusalOf(openPage(student, sitting.examId))
    expect(refusal).toMatchObject({ code: 'TOO_MANY_WINDOWS', status: 409 })
    expect(await countRows(server, sitting.school)).toEqual(before)
    expect(await openPage(student, sitting.examId, pageId)).toMatchObject({ epoch: 1 })
    expect(await send(last, [act(last, { kind: 'leave' })])).toMatchObject({ ackedSeq: 1, isLive: true })
  })

  test('goes on while the attempt runs, whatever became of sitting and class', async () => {
    const own = await aSitting(server)
    const page = await openPage(own.students[0], own.examId)
    await inSchool(server.pools.app, own.school, async (tx) => {
      await tx.run("UPDATE exam_sittings SET closes_at = now() - interval '1 minute'")
      await tx.run('UPDATE students SET class_id = $1', [own.school.classes[3]?.id])
    })
    expect((await openPage(own.students[0], own.examId)).attemptId).toBe(page.attemptId)
  })

  test('when more attempts are allowed begins the next one, with a paper of its own', async () => {
    const twice = await aSitting(server, { draft: { attemptsAllowed: 2 } })
    const [student] = twice.students
    const first = await openPage(student, twice.examId)
    await sit(first, {}, { right: 0 })
    const second = await openPage(student, twice.examId)
    expect(second.attemptId).not.toBe(first.attemptId)
    expect(second.epoch).toBe(1)
    await sit(second, {}, { right: 0 })
    expect(await refusalOf(openPage(student, twice.examId))).toMatchObject({ code: 'NO_ATTEMPTS_LEFT' })
  })
})

describe('is refused and changes nothing', () => {
  type Case = [string, string, () => Promise<{ client: TestClient | undefined; examId: string; of?: Sitting }>]
  test.each<Case>([
    ['an unknown exam', 'UNKNOWN_EXAM', async () => ({ client: sitting.students[0], examId: newId() })],
    [
      'an exam of another school',
      'UNKNOWN_EXAM',
      async () => ({ client: sitting.students[0], examId: (await aSitting(server)).examId }),
    ],
    [
      'a draft',
      'UNKNOWN_EXAM',
      async () => {
        const of = await aSitting(server, { isPublished: false })
        return { client: of.students[0], examId: of.examId, of }
      },
    ],
    [
      'a student of another class',
      'NOT_YOUR_EXAM',
      async () => ({ client: await newStudent(sitting.school.classes[4]?.id), examId: sitting.examId }),
    ],
    [
      'before it opens',
      'NOT_OPEN',
      async () => {
        const of = await aSitting(server, { opensAt: new Date(Date.now() + hour) })
        return { client: of.students[0], examId: of.examId, of }
      },
    ],
    [
      'after it has closed',
      'SITTING_CLOSED',
      async () => {
        const of = await aSitting(server)
        await closeSittings(server, of.school, of.examId)
        return { client: of.students[0], examId: of.examId, of }
      },
    ],
    [
      'handed in already',
      'NO_ATTEMPTS_LEFT',
      async () => {
        const client = await newStudent()
        const page = await openPage(client, sitting.examId)
        await sit(page, {}, { right: 0 })
        await cardOf(page)
        return { client, examId: sitting.examId }
      },
    ],
    [
      'past its deadline and not closed yet',
      'NO_ATTEMPTS_LEFT',
      async () => {
        const client = await newStudent()
        const page = await openPage(client, sitting.examId)
        await moveBack(server, sitting.school, page.attemptId, hour + 1000)
        return { client, examId: sitting.examId }
      },
    ],
    [
      'a paper of other rules',
      'OTHER_RULES_VERSION',
      async () => {
        const of = await aSitting(server)
        await inSchool(server.pools.app, of.school, (tx) =>
          tx.run(
            `INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id,
               rules_version, paper)
             SELECT s.school_id, s.id, u.user_id, 1, s.version_id, $1, 99, '{"rulesVersion":99,"order":[]}'
             FROM exam_sittings s, students u WHERE s.exam_id = $2
             ON CONFLICT DO NOTHING`,
            [newId(), of.examId],
          ),
        )
        return { client: of.students[0], examId: of.examId, of }
      },
    ],
    ['staff', 'NOT_ALLOWED', async () => ({ client: sitting.teacher, examId: sitting.examId })],
    ['a stranger', 'NOT_SIGNED_IN', async () => ({ client: server.client(), examId: sitting.examId })],
  ])('%s: %s', async (_what, code, prepare) => {
    const { client, examId, of = sitting } = await prepare()
    const before = await countRows(server, of.school)
    const refusal = await refusalOf(openPage(client, examId))
    expect(refusal.code).toBe(code)
    if (code === 'NOT_OPEN') expect((refusal.data as { opensInMs: number }).opensInMs).toBeGreaterThan(50 * 60_000)
    expect(await countRows(server, of.school)).toEqual(before)
  })
})

test('every page load is kept with its device and address', async () => {
  const student = await newStudent()
  student.headers['user-agent'] = 'A phone'
  const { attemptId } = await openPage(student, sitting.examId)
  expect(
    await inThisSchool('SELECT epoch, device, address FROM attempt_epochs WHERE attempt_id = $1', [attemptId]),
  ).toEqual([{ epoch: 1, device: 'A phone', address: '127.0.0.1' }])
})
