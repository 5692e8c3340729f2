import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import { aSitting, keyOf, openPage, type Sitting, sit } from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

const newStudent = async () => (await aStudent(server, sitting.school)).client

test('the door says who, what and when before the start', async () => {
  const { client, student } = await aStudent(server, sitting.school)
  const { studentNumber } = student
  const door = await client.attempt.door({ examId: sitting.examId })
  expect(door).toMatchObject({
    exam: { title: 'First term mock', questionCount: 3, durationMinutes: 60, passingScore: 50, attemptsAllowed: 1 },
    candidate: { name: 'Chidi Eze', studentNumber, className: 'SS1A', school: 'Greenfield College' },
    state: 'ready',
    opensInMs: null,
    remainingMs: null,
    attemptsUsed: 0,
    lastAttemptId: null,
  })
  expect(door.attempts).toBeUndefined()
  expect(door.closesInMs).toBeGreaterThan(0)
  expect(door.closesInMs).toBeLessThan(new Date(door.exam.closesAt).getTime() - new Date(door.exam.opensAt).getTime())
})

test('the door says where the exam is sat and how long there still is to begin, and not the latter to who has begun', async () => {
  const closesAt = new Date(Date.now() + 10 * 60_000)
  const short = await aSitting(server, { closesAt, draft: { location: 'Examination Hall' } })
  const student = short.students[0]
  const door = await student?.attempt.door({ examId: short.examId })
  expect(door?.exam.location).toBe('Examination Hall')
  const closesInMs = door?.closesInMs
  expect(closesInMs).toBeGreaterThan(0)
  expect(closesInMs).toBeLessThanOrEqual(10 * 60_000)
  await openPage(student, short.examId)
  expect((await student?.attempt.door({ examId: short.examId }))?.closesInMs).toBeNull()
})

test('the door follows the attempt', async () => {
  const student = await newStudent()
  const page = await openPage(student, sitting.examId)
  const running = await student.attempt.door({ examId: sitting.examId })
  expect(running.remainingMs).toBeGreaterThan(50 * 60_000)
  expect(running.remainingMs).toBeLessThanOrEqual(60 * 60_000)
  expect(running).toMatchObject({
    state: 'in_progress',
    attemptsUsed: 1,
    lastAttemptId: null,
    attempts: [{ id: page.attemptId, isOver: false }],
  })
  await sit(page, await keyOf(server, sitting), { right: 1 })
  expect(await student.attempt.door({ examId: sitting.examId })).toMatchObject({
    state: 'submitted',
    attemptsUsed: 1,
    lastAttemptId: page.attemptId,
    attempts: [{ id: page.attemptId, isOver: true }],
  })
})
