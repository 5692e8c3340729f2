import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { expect, test } from 'vitest'
import { aHall, allowedMs } from '../../test/hall.ts'
import { keepRoom, roomHere, roomsOf, setAside, takeUp } from './rooms-here.ts'

/** A room of candidate c in this window, and how often it was let go. */
async function aRoom(examId: string, isLeft = false) {
  const hall = aHall()
  const sync = await hall.open()
  const left = { count: 0 }
  const exam = {
    title: '',
    subject: '',
    studentId: 'c',
    ticket: '',
    conduct: usualConduct,
    questions: [],
    sync,
    saveAnswers: async () => {},
    leave: () => {
      left.count += 1
      void sync.stop()
    },
  }
  const room = { exam, LiveExam: () => null, candidate: { name: '', studentNumber: '', className: null } }
  keepRoom(examId, room, isLeft)
  if (!isLeft) takeUp(exam)
  return { hall, sync, exam, room, left }
}

test('a room that is left is found again by its candidate alone, and goes on by itself meanwhile', async () => {
  const { hall, sync, exam, room, left } = await aRoom('left')
  hall.server.state.network = 'request lost'
  setAside(exam)
  sync.move({ kind: 'answer', question: 'q1', value: ['b'] })
  await hall.pass(5_000)
  expect(roomHere('left', 'c')).toBe(room)
  expect(roomHere('left', 'somebody else')).toBeNull()
  expect(roomHere('other', 'c')).toBeNull()
  expect(roomsOf('c')).toEqual([{ examId: 'left', room }])
  takeUp(exam)
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect(hall.server.arrived.map(({ kind }) => kind)).toEqual(['start', 'leave', 'answer', 'return'])
  expect(left.count).toBe(0)
  exam.leave()
})

test('its time ends while it is left: it hands in, and is let go once the server has it', async () => {
  const { hall, exam, left } = await aRoom('over')
  setAside(exam)
  await hall.pass(allowedMs + 1_000)
  expect(hall.server.arrived.at(-1)).toMatchObject({ kind: 'submit', atMs: allowedMs })
  expect(left.count).toBe(1)
  expect(roomHere('over', 'c')).toBeNull()
})

test.each(['replaced', 'refused'] as const)('one that was %s is left to the door', async (what) => {
  const { hall, sync, exam, left } = await aRoom(what)
  if (what === 'replaced') sync.replace()
  else hall.server.state.network = 'ticket unknown'
  setAside(exam)
  await hall.pass(5_000)
  expect(roomHere(what, 'c')).toBeNull()
  expect(left.count).toBe(1)
})

test('a second room of the same exam takes the place of the first', async () => {
  const first = await aRoom('twice')
  setAside(first.exam)
  const second = await aRoom('twice')
  expect(first.left.count).toBe(1)
  expect(roomHere('twice', 'c')).toBe(second.room)
  second.exam.leave()
})

test('a room that was left while its paper was fetched is let go as any other, once it is handed in', async () => {
  const { hall, sync, left } = await aRoom('early', true)
  sync.submit()
  await hall.pass(5_000)
  expect(left.count).toBe(1)
  expect(roomHere('early', 'c')).toBeNull()
})
