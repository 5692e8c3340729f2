import { createHash } from 'node:crypto'
import { unpackOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import { sealedLabel, sealSign } from '@sabimark/domain/exam/seal/sealed-form.ts'
import type { DeviceReason } from '@sabimark/domain/exam/seal/unready.ts'
import { canonicalJson } from '@sabimark/domain/exam/version.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEssay } from '../../test/builders/essay.ts'
import { anExam } from '../../test/builders/exam.ts'
import { from } from '../../test/builders/further.ts'
import { aStudent } from '../../test/builders/people.ts'
import { endSeal, offered, ownPartOf, unsealed } from '../../test/builders/seal.ts'
import { act, aSitting, newPage, newPageId, openPage, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import type { SealedPaper } from '../exam/seal/seal-paper.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { readTicket } from './ticket.ts'

const newest = { knows: 1_000 }
let server: TestServer
let sitting: Sitting
let sealed: SealedPaper

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
  sealed = await offered(server, sitting)
})
afterAll(() => server.stop())

const newStudent = async (of = sitting) => await aStudent(server, of.school, { classId: of.classId })
const run = (text: string, values: unknown[] = [], of = sitting) =>
  inSchool(server.pools.app, of.school, (tx) => tx.rows<Record<string, unknown>>(text, values))
const packageOf = async (studentId: string) =>
  (await run('SELECT * FROM exam_packages WHERE student_id = $1', [studentId]))[0]
const cookieOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const fetchPart = (client: TestClient, path: string) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie: cookieOf(client) } })

describe('a package', () => {
  test('holds the paper and the order of the candidate who starts later, under the key of the sitting alone', async () => {
    const { client, student } = await newStudent()
    const reply = await client.attempt.package({ examId: sitting.examId, ...newest })
    expect(reply).toMatchObject({
      ...{ sealId: sealed.sealId, sign: sealSign(sealed.sealId), title: 'First term mock', subject: 'Mathematics' },
      ...{
        durationMinutes: 60,
        needs: { maths: false, rareMaths: false, latinExt: false },
        candidate: { name: student.name },
      },
    })
    // What the door says before the start, and no more.
    const { exam, attemptsUsed } = await client.attempt.door({ examId: sitting.examId })
    const { questionCount, totalMarksHundredths, passingScore, instructions, attemptsAllowed } = exam
    expect(reply.asks).toEqual({
      ...{ questionCount, totalMarksHundredths, passingScore, instructions, attemptsAllowed, attemptsUsed },
    })
    const parts = await Promise.all(
      reply.parts.map(async ({ sha256, bytes: length }, number) => {
        const { headers, ...part } = await fetchPart(client, `/sealed/${reply.sealId}/${number}`).then(async (one) => ({
          headers: one.headers,
          bytes: Buffer.from(await one.arrayBuffer()),
        }))
        expect(headers.get('content-type')).toBe('application/octet-stream')
        expect(headers.get('cache-control')).toBe('no-store')
        expect([part.bytes.length, createHash('sha256').update(part.bytes).digest('hex')]).toEqual([length, sha256])
        return part.bytes
      }),
    )
    const content = JSON.parse(unsealed(parts[0] ?? Buffer.alloc(0), sealedLabel(sealed.sealId, 0), sealed.key))
    const own = ownPartOf(sealed, reply.own, student.id)
    const page = await openPage(client, sitting.examId)
    expect(canonicalJson(content)).toBe(canonicalJson(page.content))
    expect(unpackOrder(content, own.order)).toEqual(page.order)
    expect(own).toMatchObject({ attemptId: page.attemptId, durationMs: 3_600_000, extraMs: 0, title: reply.title })
    expect(readTicket(own.deliveryTicket, server.config.secrets, 'delivery')).toMatchObject({
      ...{ attemptId: page.attemptId, studentId: student.id, epoch: 0 },
    })
    expect(readTicket(own.passTicket, server.config.secrets, 'pass')).toMatchObject({ studentId: student.id, epoch: 0 })
    const saved = client.attempt.save({ ticket: own.passTicket, sentAtMs: 0, events: [] })
    expect(await refusalOf(saved)).toMatchObject({ code: 'FORGED_TICKET' })
    // Nothing of it is in the reply before.
    for (const { id, text } of page.content.questions) expect(JSON.stringify(reply)).not.toMatch(`${id}|${text}`)
    expect(JSON.stringify(reply)).not.toContain(sealed.code)
  })

  test('is noted as ready once the device says so of the live seal, and of no other', async () => {
    const { client, student } = await newStudent()
    const ask = (has?: string) => client.attempt.package({ examId: sitting.examId, ...newest, ...(has && { has }) })
    await ask()
    expect(await packageOf(student.id)).toMatchObject({ seal_id: sealed.sealId, ready_at: null })
    expect((await ask(newId())).sealId).toBe(sealed.sealId)
    expect(await packageOf(student.id)).toMatchObject({ ready_at: null })
    await ask(sealed.sealId)
    const ready = await packageOf(student.id)
    expect(ready?.ready_at).not.toBeNull()
    await ask()
    expect((await packageOf(student.id))?.ready_at).toEqual(ready?.ready_at)
    expect(await run('SELECT FROM exam_attempts WHERE student_id = $1', [student.id])).toEqual([])
  })

  test('of another seal is ready only when its own parts are there', async () => {
    const of = await aSitting(server)
    const first = await offered(server, of)
    const ask = (has?: string) => of.students[0]?.attempt.package({ examId: of.examId, ...newest, ...(has && { has }) })
    await ask(first.sealId)
    await endSeal(server, of, first.sealId)
    expect(await refusalOf(ask() ?? Promise.resolve())).toMatchObject({ code: 'NOT_OFFERED' })
    expect((await fetchPart(of.students[0] as TestClient, `/sealed/${first.sealId}/0`)).status).toBe(404)
    const second = await offered(server, of)
    const [sittingId = ''] = (await of.teacher.exam.get({ examId: of.examId })).sittings.map(({ id }) => id)
    const { items } = await of.teacher.exam.listCandidates({ examId: of.examId, sittingId })
    expect(items.map(({ readiness }) => readiness)).toEqual([{ why: 'changed', at: null }])
    expect((await ask(first.sealId))?.sealId).toBe(second.sealId)
    expect(await run('SELECT seal_id, ready_at FROM exam_packages', [], of)).toEqual([
      { seal_id: second.sealId, ready_at: null },
    ])
  })

  test('of a sitting that is moved has the new times, with the parts that are there; until it was asked for, nobody is ready', async () => {
    const [opensAt, closesAt] = [24, 27].map((hours) => new Date(Date.now() + hours * 3_600_000))
    const of = await aSitting(server, { ...(opensAt && { opensAt }), ...(closesAt && { closesAt }) })
    const { sealId } = await offered(server, of)
    const [sittingId = ''] = (await of.teacher.exam.get({ examId: of.examId })).sittings.map(({ id }) => id)
    const ask = () => of.students[0]?.attempt.package({ examId: of.examId, ...newest, has: sealId })
    const ready = async () => (await of.teacher.exam.readOffline({ examId: of.examId, sittingId })).ready
    const listed = { examId: of.examId, sittingId, status: 'not_ready' as const }
    const unready = async () => (await of.teacher.exam.listCandidates(listed)).items.map(({ status }) => status)
    const told = async (status?: 'ready' | 'not_ready') =>
      (await of.teacher.exam.listCandidates({ examId: of.examId, sittingId, status })).items.map(
        ({ readiness }) => readiness?.why,
      )
    expect(await unready()).toEqual(['not_begun'])
    expect(await told('not_ready')).toEqual(['never'])
    // It has asked for the paper, and did not say that all of it is there.
    await of.students[0]?.attempt.package({ examId: of.examId, ...newest })
    expect(await told('not_ready')).toEqual(['begun'])
    const first = await ask()
    expect([await told('ready'), await told('not_ready')]).toEqual([[null], []])
    const times = { ...from(48, 51), durationMinutes: 90 }
    const { effects } = await of.teacher.exam.reschedule({ examId: of.examId, ...times })
    expect(effects).toContain(
      '1 student got a device ready for the old times. It has the new ones once they open My Exams on it with a network.',
    )
    expect(await ready()).toBe(0)
    expect(await told()).toEqual(['moved'])
    const second = await ask()
    expect(second).toMatchObject({ sealId, parts: first?.parts, durationMinutes: 90 })
    expect(second?.opensAt).not.toBe(first?.opensAt)
    expect(await ready()).toBe(1)
    expect(await unready()).toEqual([])
    await of.teacher.exam.moveSitting({ examId: of.examId, sittingId, ...from(72, 75) })
    expect(await ready()).toBe(0)
  })

  test('says why a device is not ready, until it asks again, and staff read it by reason', async () => {
    const of = await aSitting(server)
    const { sealId } = await offered(server, of)
    const [sittingId = ''] = (await of.teacher.exam.get({ examId: of.examId })).sittings.map(({ id }) => id)
    const student = await newStudent(of)
    const ask = (said: { has?: string; lacks?: DeviceReason } = {}) =>
      student.client.attempt.package({ examId: of.examId, ...newest, ...said })
    const whys = async () => {
      const { ready, notReady } = await of.teacher.exam.readOffline({ examId: of.examId, sittingId })
      const why = notReady.find(({ students }) => students.some(({ id }) => id === student.student.id))?.why
      return [ready, why ?? 'ready', notReady.reduce((sum, { count }) => sum + count, 0)]
    }
    // Who never asked has no package by saying why they have none: nothing waits for it.
    expect(await ask({ lacks: 'no_store' })).toMatchObject({ sealId, parts: [], own: '' })
    expect([await packageOf(student.student.id), await whys()]).toEqual([undefined, [0, 'never', 2]])
    await ask()
    expect(await whys()).toEqual([0, 'begun', 2])
    const timesOf = async () => {
      const { fetched_at: fetchedAt, unready_at: unreadyAt } =
        (await run('SELECT * FROM exam_packages', [], of))[0] ?? {}
      return { fetchedAt, unreadyAt }
    }
    const asked = await timesOf()
    expect(await ask({ lacks: 'no_space' })).toMatchObject({ parts: [], own: '' })
    expect(await whys()).toEqual([0, 'no_space', 2])
    // When it said so is kept beside when it was given the paper.
    const said = await timesOf()
    expect([asked.unreadyAt, said.fetchedAt, said.unreadyAt]).toEqual([null, asked.fetchedAt, expect.any(Date)])
    const { items } = await of.teacher.exam.listCandidates({ examId: of.examId, sittingId })
    const at = items.find(({ readiness }) => readiness?.why === 'no_space')?.readiness?.at
    expect(at).toBe((said.unreadyAt as Date).toISOString())
    expect((await of.teacher.exam.readOffline({ examId: of.examId, sittingId })).notReady).toEqual([
      { why: 'no_space', count: 1, students: [{ id: student.student.id, name: student.student.name }] },
      { why: 'never', count: 1, students: [expect.anything()] },
    ])
    await ask({ has: sealId })
    expect(await whys()).toEqual([1, 'ready', 1])
    // A second device has no space: the first is ready all the same, until it says that it is so no more.
    await ask({ lacks: 'no_space' })
    expect(await whys()).toEqual([1, 'ready', 1])
    await ask({ has: sealId, lacks: 'gone' })
    expect(await whys()).toEqual([0, 'gone', 2])
    await ask({ has: sealId })
    expect(await run('SELECT unready_why, unready_at FROM exam_packages', [], of)).toEqual([
      { unready_why: null, unready_at: null },
    ])
    // What is said of an ended seal is not of the new one.
    await endSeal(server, of, sealId)
    await offered(server, of)
    await ask({ lacks: 'gone' })
    expect(await whys()).toEqual([0, 'changed', 2])
    expect(await refusalOf(ask({ lacks: 'moved' as DeviceReason }))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test("says on which device it is ready: staff see who shares one, and another device takes nobody's readiness", async () => {
    const of = await aSitting(server)
    const { sealId } = await offered(server, of)
    const [sittingId = ''] = (await of.teacher.exam.get({ examId: of.examId })).sittings.map(({ id }) => id)
    const [one, other] = [await newStudent(of), await newStudent(of)]
    const [deviceId, elsewhere] = [newPageId(), newPageId()]
    const say = (who: typeof one, said: object) =>
      who.client.attempt.package({ examId: of.examId, ...newest, deviceId, ...said })
    const read = () => of.teacher.exam.readOffline({ examId: of.examId, sittingId })
    await say(one, { has: sealId })
    // Who has not all of it there shares nothing yet.
    await say(other, {})
    expect((await read()).shared).toBeUndefined()
    await say(other, { has: sealId })
    const names = (await read()).shared?.map(({ count, students }) => [count, students.map(({ id }) => id).sort()])
    expect(names).toEqual([[2, [one.student.id, other.student.id].sort()]])
    await say(one, { lacks: 'gone', deviceId: elsewhere })
    expect((await read()).ready).toBe(2)
    await say(one, { lacks: 'gone' })
    const now = await read()
    expect([now.ready, now.shared]).toEqual([1, undefined])
    await say(one, { has: sealId, deviceId: elsewhere })
    expect((await read()).shared).toBeUndefined()
  })

  test('keeps neither address nor browser where the school keeps none', async () => {
    const of = await aSitting(server)
    const { sealId } = await offered(server, of)
    await run('UPDATE security_settings SET device_tracking = false', [], of)
    await of.students[0]?.attempt.package({ examId: of.examId, ...newest, has: sealId, deviceId: newPageId() })
    expect(await run('SELECT device, address, device_id FROM exam_packages', [], of)).toEqual([
      { device: '', address: '', device_id: null },
    ])
  })

  test('goes on for who has begun, and is for nobody who has handed in', async () => {
    const page = await newPage(server, sitting)
    const ask = () => page.client.attempt.package({ examId: sitting.examId, ...newest })
    expect((await ask()).sealId).toBe(sealed.sealId)
    await send(page, [act(page, { kind: 'submit' })])
    expect(await refusalOf(ask())).toMatchObject({ code: 'NO_ATTEMPTS_LEFT' })
  })
})

describe('no package', () => {
  const asked = async (of: Sitting, change: string, values: unknown[] = []) => {
    await run(change, values, of)
    return await refusalOf(of.students[0]?.attempt.package({ examId: of.examId, ...newest }) ?? Promise.resolve())
  }
  const move = 'UPDATE exam_sittings SET opens_at = now() + $1::interval, closes_at = now() + $2::interval'

  test.each([
    ['NOT_OFFERED', 'more than a week before', move, ['8 days', '9 days']],
    ['SITTING_CLOSED', 'once the doors have closed', move, ['-2 hours', '-1 hours']],
    ['NOT_OFFERED', 'where it is not offered', 'UPDATE sitting_seals SET ended_at = now()', []],
    ['PLAN_LACKS', 'where the plan lacks it', "UPDATE schools SET subscription = 'starter', trial_ends_at = now()", []],
  ])('%s %s', async (code, _when, change, values) => {
    const of = await aSitting(server)
    await offered(server, of)
    expect(await asked(of, change, values)).toMatchObject({ code })
  })

  test('of a paper the page cannot show, or of rules the program does not have', async () => {
    const of = await aSitting(server)
    const essay = await anEssay(of.teacher, of.subjectId)
    const { examId } = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], questions: [essay] })
    await offered(server, { ...of, examId })
    const ask = (said = {}) => of.students[0]?.attempt.package({ examId, ...said }) ?? Promise.resolve()
    expect(await refusalOf(ask())).toMatchObject({ code: 'PAGE_TOO_OLD' })
    expect(await run('SELECT FROM exam_packages', [], of)).toEqual([])
    await run('DELETE FROM exam_papers', [], of)
    await run(
      `INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id, rules_version, paper)
       SELECT s.school_id, s.id, u.user_id, 1, s.version_id, $1, 99, '{"rulesVersion":99,"order":[]}'
       FROM exam_sittings s, students u WHERE s.exam_id = $2`,
      [newId(), examId],
      of,
    )
    expect(await refusalOf(ask(newest))).toMatchObject({ code: 'OTHER_RULES_VERSION' })
  })
})

describe('a sealed part', () => {
  test('is not there for strangers, another school, another number and another id, and says nothing', async () => {
    const { client } = await newStudent()
    const other = await aSitting(server)
    const mine = `/sealed/${sealed.sealId}/0`
    expect((await fetchPart(client, mine)).status).toBe(200)
    const asks: [TestClient, string][] = [
      [server.client(), mine],
      [other.students[0] as TestClient, mine],
      [client, `/sealed/${sealed.sealId}/1`],
      [client, `/sealed/${sealed.sealId}/99999`],
      [client, `/sealed/${sealed.sealId}/-1`],
      [client, `/sealed/${newId()}/0`],
      [client, '/sealed/x/0'],
    ]
    for (const [asker, path] of asks) {
      const reply = await fetchPart(asker, path)
      expect([path, reply.status, await reply.text()]).toEqual([path, 404, ''])
    }
  })
})
