import { createHash } from 'node:crypto'
import { sealSign } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { expect, test } from 'vitest'
import { anExam, aQuestionForm } from '../../../test/builders/exam.ts'
import { from } from '../../../test/builders/further.ts'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { noteUse } from '../../platform/allowance/allowance.db.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { keyOfCode } from './seal-paper.ts'

const shared = sharedSitting()
const hour = 3_600_000
type Seal = { id: string; code: string; key: Buffer; version: string; ended_at: Date | null; parts: number }

/** An exam that opens so many hours from now. */
async function anExamIn(hours: number, isOffered = true) {
  const opensAt = new Date(Date.now() + hours * hour)
  const closesAt = new Date(Date.now() + (hours + 3) * hour)
  const { examId, detail, questions } = await shared.anotherExam({ opensAt, closesAt })
  const of = { examId, sittingId: detail.sittingId ?? '' }
  if (isOffered) await shared.of.teacher.exam.offerOffline({ ...of, isOffered: true })
  return { of, examId, question: questions[0] }
}
const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  inSchool(shared.server.pools.app, shared.of.school, (tx) => tx.rows<Row>(text, values))
const sealsOf = ({ sittingId }: { sittingId: string }) =>
  rows<Seal>(
    `SELECT id, code, key, version_id AS version, ended_at, (SELECT count(*) FROM sealed_parts p WHERE p.seal_id = l.id) AS parts
     FROM sitting_seals l WHERE sitting_id = $1 ORDER BY made_at`,
    [sittingId],
  )
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code
async function change({ bank }: TestClient, id = '') {
  const { revision, subjectId } = await bank.getQuestion({ id })
  await bank.updateQuestion({ ...aQuestionForm({ subjectId, question: 'What is one times ten?' }), id, revision })
}

test('a sitting that is offered has one seal, and taking it back leaves nothing to fetch', async () => {
  const { of } = await anExamIn(48)
  const { exam } = shared.of.teacher
  const [seal] = await sealsOf(of)
  if (!seal) throw new Error('no seal')
  expect(seal.key.equals(await keyOfCode(seal.code, seal.id))).toBe(true)
  const parts = await rows<{ bytes: Buffer; sha256: string }>('SELECT * FROM sealed_parts WHERE seal_id = $1', [
    seal.id,
  ])
  for (const { bytes, sha256 } of parts) expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  const read = await exam.readOffline(of)
  expect(read).toMatchObject({ isOffered: true, sign: sealSign(seal.id), ready: 0, shownAt: null })
  expect(read.budget.paperBytes).toBe(parts.reduce((sum, { bytes }) => sum + bytes.length, 0))
  expect(read.notReady).toMatchObject([{ why: 'never', count: read.expected }])
  expect((await exam.offerOffline({ ...of, isOffered: true })).doneCount).toBe(0)
  await exam.offerOffline({ ...of, isOffered: false })
  expect(await sealsOf(of)).toMatchObject([{ parts: 0, ended_at: expect.any(Date) }])
  expect(await codeOf(exam.showHallCode(of))).toBe('NOT_OFFERED')
  const about = Math.abs((await exam.readOffline(of)).budget.paperBytes - read.budget.paperBytes)
  expect(about).toBeLessThan(100)
})

test('publishing changes seals the new paper under another code', async () => {
  const { of, examId, question } = await anExamIn(48)
  const { teacher } = shared.of
  await change(teacher, question?.id)
  const { seen } = await teacher.exam.readChanges({ examId })
  await teacher.exam.publishChanges({ examId, seen, reason: 'A word was missing' })
  const [old, live] = await sealsOf(of)
  expect([old?.parts, old?.ended_at === null, live?.parts, live?.ended_at]).toEqual([0, false, 1, null])
  expect([old?.code, old?.version]).not.toContain(live?.code)
  expect(old?.version).not.toBe(live?.version)
})

test('once somebody has looked at the code, what is asked and when stays as it is, and the log has the look and no code', async () => {
  const { of, examId, question } = await anExamIn(48)
  const { teacher, school } = shared.of
  await change(teacher, question?.id)
  const { seen } = await teacher.exam.readChanges({ examId })
  expect(await teacher.exam.get({ examId })).not.toHaveProperty('isCodeShown')
  const { code, sign } = await teacher.exam.showHallCode(of)
  expect(await teacher.exam.get({ examId })).toMatchObject({ isCodeShown: true, isAnyCodeShown: true })
  expect([code, sign]).toEqual([(await sealsOf(of))[0]?.code, (await teacher.exam.readOffline(of)).sign])
  const later = from(72, 75)
  const refused = [
    teacher.exam.offerOffline({ ...of, isOffered: false }),
    teacher.exam.withdraw({ examId }),
    teacher.exam.moveSitting({ ...of, ...later }),
    teacher.exam.reschedule({ examId, ...later, durationMinutes: 60 }),
    teacher.exam.publishChanges({ examId, seen, reason: 'A word was missing' }),
  ]
  expect(await Promise.all(refused.map(codeOf))).toEqual(Array(5).fill('CODE_SHOWN'))
  // Once it has closed a device may still deliver what was begun there: what is asked of others later can change, and it is not taken back.
  const closing =
    "UPDATE exam_sittings SET opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour' WHERE exam_id = $1"
  await rows(closing, [examId])
  const now = await teacher.exam.get({ examId })
  expect([now.isCodeShown, now.isAnyCodeShown]).toEqual([undefined, true])
  expect(await codeOf(teacher.exam.withdraw({ examId }))).toBe('CODE_SHOWN')
  const log = JSON.stringify(await rows('SELECT * FROM audit_log WHERE subject = $1', [examId]))
  expect(log).toContain('exam.hall_code_shown')
  expect(log).not.toContain(code)
  expect((await school.admin.school.listAudit({ about: examId })).items[0]?.deed).toBe('looked at the hall code')
})

test('an invigilator sees the code from an hour before the doors open, and says when the hall began', async () => {
  const { client, teacher } = await aTeacher(shared.server, shared.of.school)
  const assign = (of: { examId: string; sittingId: string }) =>
    shared.of.teacher.hall.assign({ ...of, userIds: [teacher.id], isAssigned: true })
  const [early, soon, open] = [await anExamIn(2), await anExamIn(0.5), await anExamIn(-1)]
  for (const call of ['readOffline', 'showHallCode'] as const)
    expect(await codeOf(client.exam[call](soon.of))).toBe('NOT_ALLOWED')
  for (const { of } of [early, soon, open]) await assign(of)
  expect(await codeOf(client.exam.showHallCode(early.of))).toBe('CODE_NOT_YET')
  expect((await client.exam.showHallCode(soon.of)).code).toMatch(/^\d{16}$/)
  expect((await client.exam.readOffline(soon.of)).may).toMatchObject({ offer: false, show: true, sayBegan: false })
  const at = (minutes: number) => ({ ...open.of, at: new Date(Date.now() + minutes * 60_000).toISOString() })
  expect(await codeOf(client.exam.hallBegan(at(-5)))).toBe('INVALID_TIME')
  await client.exam.showHallCode(open.of)
  for (const minutes of [-90, 5]) expect(await codeOf(client.exam.hallBegan(at(minutes)))).toBe('INVALID_TIME')
  const said = at(-5)
  await client.exam.hallBegan(said)
  expect((await client.exam.readOffline(open.of)).hallBeganAt).toBe(said.at)
})

test('one person offers so many an hour, and asking what it would do uses none of them', async () => {
  const { client, teacher } = await aTeacher(shared.server, shared.of.school, { subjectIds: [shared.of.subjectId] })
  const { examId } = await anExam(client, {
    ...{ subjectId: shared.of.subjectId, classIds: [shared.of.classId] },
    ...{ opensAt: new Date(Date.now() + 48 * hour), closesAt: new Date(Date.now() + 51 * hour) },
  })
  const [sittingId = ''] = (await client.exam.get({ examId })).sittings.map(({ id }) => id)
  const of = { examId, sittingId }
  const use = { what: 'sittings offered offline by', who: teacher.id }
  await inSchool(shared.server.pools.app, shared.of.school, async (tx) => {
    for (let used = 1; used < 30; used++) await noteUse(tx, use)
  })
  const asking = client.with({ 'x-trial': '1' })
  for (const isOffered of [true, true]) await asking.exam.offerOffline({ ...of, isOffered })
  await client.exam.offerOffline({ ...of, isOffered: true })
  await client.exam.offerOffline({ ...of, isOffered: false })
  expect(await codeOf(client.exam.offerOffline({ ...of, isOffered: true }))).toBe('TOO_MANY_OFFERS')
  // A colleague has an allowance of their own.
  const { admin } = shared.of.school
  expect((await admin.exam.offerOffline({ ...of, isOffered: true })).doneCount).toBe(1)
})

test('it comes with Professional or in the trial, and never for practice', async () => {
  const { exam } = shared.of.teacher
  const { examId, detail } = await shared.anotherExam({ draft: { examType: 'practice' } })
  const practice = { examId, sittingId: detail.sittingId ?? '', isOffered: true }
  expect(await codeOf(exam.offerOffline(practice))).toBe('WRONG_STATUS')
  const { of } = await anExamIn(48, false)
  await rows(
    `UPDATE schools SET subscription = 'starter', trial_ends_at = now() - interval '1 day', trial_ends_plan = false`,
  )
  expect(await codeOf(exam.offerOffline({ ...of, isOffered: true }))).toBe('PLAN_LACKS')
  expect((await exam.readOffline(of)).may.lacks).toEqual({ feature: 'offline', plan: 'starter' })
})
