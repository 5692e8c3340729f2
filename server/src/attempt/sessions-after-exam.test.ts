import { afterHandingInMs, studentSessionMs } from '@sabimark/domain/people/sessions/session-watch.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent } from '../../test/builders/people.ts'
import { act, aSitting, moveBack, openPage, type Sitting, send } from '../../test/builders/sitting.ts'
import type { TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { closeAttempts } from './close-attempt.ts'

let server: TestServer
let sitting: Sitting
beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

const leftOf = async (client: TestClient) => (await client.people.me()).sessionLeftMs ?? 0
const minute = 60_000

/** Somebody of the class, signed in on such a device and sitting the exam. */
async function aCandidate({ isOwnDevice = false } = {}) {
  const { student, slip } = await aStudent(server, sitting.school, { classId: sitting.classId, isSignedIn: false })
  const client = server.client()
  await client.people.signInStudent({
    ...{
      school: sitting.school.subdomain,
      studentNumber: student.studentNumber,
      password: slip.firstPassword,
      isOwnDevice,
    },
  })
  return { client, page: await openPage(client, sitting.examId) }
}

const isCut = { interval: 100, timeout: 60_000 }

describe('handing in', () => {
  test('leaves five minutes of a session on a shared computer, and an own device as it was', async () => {
    const shared = await aCandidate()
    const own = await aCandidate({ isOwnDevice: true })
    expect(await leftOf(shared.client)).toBeGreaterThan(studentSessionMs - minute)
    for (const { page } of [own, shared]) await send(page, [act(page, { kind: 'submit' })])
    await expect.poll(() => leftOf(shared.client), isCut).toBeLessThanOrEqual(afterHandingInMs)
    expect(await leftOf(shared.client)).toBeGreaterThan(afterHandingInMs - minute)
    // Nobody gets the hours back by naming the own school once more.
    const schoolId = (await shared.client.people.me()).me?.schoolId ?? ''
    expect(await shared.client.people.chooseMembership({ schoolId })).toMatchObject({ role: 'student', schoolId })
    expect(await leftOf(shared.client)).toBeLessThanOrEqual(afterHandingInMs)
    expect(await leftOf(own.client)).toBeGreaterThan(studentSessionMs - minute)
  })

  test('waits for another exam that the candidate still sits; that one may end by time', async () => {
    const { client, page } = await aCandidate()
    const { subjectId, classId, school } = sitting
    const { examId } = await anExam(sitting.teacher, { subjectId, classIds: [classId] })
    const other = await openPage(client, examId)
    await send(page, [act(page, { kind: 'submit' })])
    // Handed in after it, and cut: by then the first has been looked at.
    const after = await aCandidate()
    await send(after.page, [act(after.page, { kind: 'submit' })])
    await expect.poll(() => leftOf(after.client), isCut).toBeLessThanOrEqual(afterHandingInMs)
    expect(await leftOf(client)).toBeGreaterThan(studentSessionMs - minute)

    await moveBack(server, school, other.attemptId, 62 * minute)
    await closeAttempts({ pools: server.pools, wakeJobs: () => undefined })({
      schoolId: school.schoolId,
      reference: other.attemptId,
    })
    expect(await leftOf(client)).toBeLessThanOrEqual(afterHandingInMs)
  })

  test('is forgotten by whoever starts the next exam in those minutes; a refused start gives nothing back', async () => {
    const { client, page } = await aCandidate()
    const { subjectId, classId } = sitting
    const { examId } = await anExam(sitting.teacher, { subjectId, classIds: [classId] })
    await send(page, [act(page, { kind: 'submit' })])
    await expect.poll(() => leftOf(client), isCut).toBeLessThanOrEqual(afterHandingInMs)

    await expect(openPage(client, sitting.examId)).rejects.toMatchObject({ code: 'NO_ATTEMPTS_LEFT' })
    // A start after it is handed on after it: by then the refused one has been looked at.
    const after = await aCandidate()
    await send(after.page, [act(after.page, { kind: 'submit' })])
    await expect.poll(() => leftOf(after.client), isCut).toBeLessThanOrEqual(afterHandingInMs)
    await openPage(after.client, examId)
    await expect.poll(() => leftOf(after.client), isCut).toBeGreaterThan(studentSessionMs - minute)
    expect(await leftOf(client)).toBeLessThanOrEqual(afterHandingInMs)

    const next = await openPage(client, examId)
    await expect.poll(() => leftOf(client), isCut).toBeGreaterThan(studentSessionMs - minute)
    await send(next, [act(next, { kind: 'submit' })])
    await expect.poll(() => leftOf(client), isCut).toBeLessThanOrEqual(afterHandingInMs)
  })
})
