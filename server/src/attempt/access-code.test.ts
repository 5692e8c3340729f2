import { expect, test } from 'vitest'
import { from } from '../../test/builders/further.ts'
import { sharedSitting } from '../../test/builders/shared-sitting.ts'
import { newPageId } from '../../test/builders/sitting.ts'
import { giveTime } from '../../test/builders/time.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import type { Services } from '../platform/process/services.ts'
import { createWrongCodes } from './wrong-codes.ts'

const shared = sharedSitting()

async function withCode(code: string | null = 'hall 7') {
  const { examId } = await shared.anotherExam()
  await shared.of.teacher.exam.setAccessCode({ examId, code })
  const { client, student } = await shared.anotherStudent()
  return { examId, client, student }
}
const start = (client: TestClient, examId: string, code?: string) =>
  client.attempt.start({ examId, pageId: newPageId(), knows: 1_000, ...(code !== undefined && { code }) })
const codeOf = async (started: Promise<unknown>) => (await refusalOf(started)).code

test('an exam with a code is begun by who types it, and a running attempt never asks again', async () => {
  const { examId, client } = await withCode()
  const door = await client.attempt.door({ examId })
  expect(door.exam.asksCode).toBe(true)
  expect(await codeOf(start(client, examId))).toBe('WRONG_ACCESS_CODE')
  expect(await codeOf(start(client, examId, 'hall 8'))).toBe('WRONG_ACCESS_CODE')
  const begun = await start(client, examId, 'Hall7 ')
  expect((await start(client, examId)).attemptId).toBe(begun.attemptId)
  // No candidate is ever told it.
  expect(JSON.stringify([door, begun, await client.exam.listMine()])).not.toContain('HALL7')
  expect((await shared.of.teacher.exam.get({ examId })).accessCode).toBe('HALL7')
})

test('a draft is given its code, which writing it anew leaves and publishing keeps', async () => {
  const { teacher } = shared.of
  const { examId: published } = await shared.anotherExam()
  const { draft } = await teacher.exam.get({ examId: published })
  const { examId, revision } = await teacher.exam.create({ ...draft, title: 'With a code' })
  await teacher.exam.setAccessCode({ examId, code: 'K7MP4X', seen: null })
  await teacher.exam.update({ ...draft, title: 'With a code, again', examId, revision })
  await teacher.exam.startNow({ examId })
  const { client } = await shared.anotherStudent()
  expect(await codeOf(start(client, examId))).toBe('WRONG_ACCESS_CODE')
  expect((await start(client, examId, 'k7mp4x')).epoch).toBe(1)
})

test('tried a hundred times, also at one moment, it is looked at ten times; the others who sit it do not wait', async () => {
  const { examId, client } = await withCode()
  const codes = await Promise.all(
    Array.from({ length: 100 }, (_, place) => codeOf(start(client, examId, `X${1_000 + place}`))),
  )
  expect(codes.filter((code) => code === 'WRONG_ACCESS_CODE')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_ACCESS_CODES')).toHaveLength(90)
  const right = await refusalOf(start(client, examId, 'HALL7'))
  expect(right).toMatchObject({ code: 'TOO_MANY_ACCESS_CODES', data: { waitSeconds: expect.any(Number) } })
  const other = await shared.anotherStudent()
  expect((await start(other.client, examId, 'HALL7')).epoch).toBe(1)
})

test('a further sitting gives no ten more guesses of the same code, and a new code is guessed anew', async () => {
  const { examId, client, student } = await withCode()
  for (let guess = 0; guess < 10; guess++) await codeOf(start(client, examId, `X${1_000 + guess}`))
  expect(await codeOf(start(client, examId, 'HALL7'))).toBe('TOO_MANY_ACCESS_CODES')
  await shared.of.teacher.exam.addSitting({ examId, ...from(-1, 3), ids: [student.id] })
  expect(await codeOf(start(client, examId, 'HALL7'))).toBe('TOO_MANY_ACCESS_CODES')
  await shared.of.teacher.exam.setAccessCode({ examId, code: 'ROOM22' })
  expect((await start(client, examId, 'ROOM22')).epoch).toBe(1)
})

test('a code is changed and removed while the exam runs, holds for further sittings, and is in no log', async () => {
  const { examId, client } = await withCode()
  expect(await shared.of.teacher.exam.setAccessCode({ examId, code: 'Hall 7' })).toMatchObject({ doneCount: 0 })
  await shared.of.teacher.exam.setAccessCode({ examId, code: 'ROOM22' })
  expect(await codeOf(start(client, examId, 'HALL7'))).toBe('WRONG_ACCESS_CODE')
  const named = await shared.anotherStudent()
  await shared.of.teacher.exam.addSitting({ examId, ...from(-1, 3), ids: [named.student.id] })
  expect(await codeOf(start(named.client, examId, 'HALL7'))).toBe('WRONG_ACCESS_CODE')
  expect((await start(named.client, examId, 'room 22')).epoch).toBe(1)
  await shared.of.teacher.exam.setAccessCode({ examId, code: null })
  const { accessCode, history } = await shared.of.teacher.exam.get({ examId })
  expect(accessCode).toBeNull()
  expect(JSON.stringify(history)).not.toMatch(/HALL7|ROOM22/)
  expect((await start(client, examId)).epoch).toBe(1)
  for (const code of ['abc', 'HALL-7', 'A'.repeat(13), ' '.repeat(10)]) {
    expect(await codeOf(shared.of.teacher.exam.setAccessCode({ examId, code }))).toBe('BAD_REQUEST')
  }
})

test('of two who set the code by what they saw, the second is told who was first', async () => {
  const { examId } = await withCode()
  await shared.of.teacher.exam.setAccessCode({ examId, code: 'ROOM22', seen: 'HALL7' })
  const second = shared.of.school.admin.exam.setAccessCode({ examId, code: 'ROOM23', seen: 'HALL7' })
  expect(await refusalOf(second)).toMatchObject({
    ...{ code: 'CHANGED_MEANWHILE', data: { by: expect.any(String), at: expect.any(String) } },
  })
  expect((await shared.of.teacher.exam.get({ examId })).accessCode).toBe('ROOM22')
  expect(await shared.of.school.admin.exam.setAccessCode({ examId, code: null, seen: 'ROOM22' })).toMatchObject({
    doneCount: 1,
  })
})

test('a code stays where the exam is withdrawn, which says what goes, and is asked when it is published again', async () => {
  const opensAt = new Date(Date.now() + 3_600_000)
  const { examId, detail } = await shared.anotherExam({ opensAt })
  await shared.of.teacher.exam.setAccessCode({ examId, code: 'HALL7' })
  const { student } = await shared.anotherStudent()
  const given = { examId, sittingId: detail.sittingId ?? '', ids: [student.id], reason: 'A broken arm' }
  await giveTime(shared.of.teacher, { ...given, minutes: 30 })
  await shared.of.teacher.exam.addSitting({ examId, ...from(48, 51) })
  await shared.of.teacher.exam.setRelease({ examId, choice: 'at_date', date: '2036-11-24', time: '09:00' })
  const { effects } = await shared.of.teacher.exam.withdraw({ examId })
  expect(effects).toEqual(
    expect.arrayContaining([
      '1 further sitting goes with it: add them again.',
      'Extra time that 1 student was given goes with it: give it again.',
      'The day from which scores are shown goes with it: choose it again.',
      'Its access code stays.',
    ]),
  )
  await shared.of.teacher.exam.publish({ examId })
  expect((await shared.of.teacher.exam.get({ examId })).accessCode).toBe('HALL7')
})

test('what one process has seen wrong counts in every other, and no longer than ten minutes', async () => {
  const silent = { error: (...said: unknown[]) => expect(said).toEqual([]) } as unknown as Services['log']
  const services = { pools: shared.server.pools, log: silent }
  const [one, other] = [createWrongCodes(services), createWrongCodes(services)]
  const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(shared.server.pools.app, shared.of.school, work)
  const waitMs = () => within((tx) => other.waitMs(tx, 'one'))
  await within(async (tx) => {
    for (let count = 0; count < 10; count++) one.note(tx, 'one')
  })
  await expect.poll(waitMs).toBeGreaterThan(500_000)
  expect(await within((tx) => other.waitMs(tx, 'another'))).toBe(0)
  await within((tx) =>
    tx.run(`WITH gone AS (DELETE FROM allowance_uses RETURNING *) INSERT INTO allowance_uses (what, who, used_at)
      SELECT what, who, used_at - interval '10 minutes' FROM gone`),
  )
  expect(await waitMs()).toBe(0)
})
