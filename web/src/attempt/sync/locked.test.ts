import { expect, test } from 'vitest'
import { aHall, allowedMs } from '../../../test/hall.ts'
import { answer } from '../../../test/moves.ts'

async function lockedHall() {
  const hall = aHall()
  hall.server.state.submitsByItself = false
  const sync = await hall.open()
  sync.move(answer('q1', 'b'))
  await hall.pass(allowedMs - 1_000)
  return { hall, sync }
}
const submits = ({ server }: ReturnType<typeof aHall>) =>
  [...server.log.values()].filter(({ kind }) => kind === 'submit')

test('where the clock does not hand in, the room locks at zero and takes nothing more, and a press hands in', async () => {
  const { hall, sync } = await lockedHall()
  sync.typed({ kind: 'answer', question: 'essay', value: 'To the last second' })
  await hall.pass(2_000)
  expect(sync.view()).toMatchObject({ ended: null, isLocked: true, isSubmitted: false })
  sync.move(answer('q1', 'c'))
  sync.typed({ kind: 'answer', question: 'essay', value: 'And more' })
  sync.note('leave')
  await hall.pass(10_000)
  expect(submits(hall)).toEqual([])
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], essay: 'To the last second' })
  sync.submit()
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ ended: 'candidate', isSubmitted: true })
  expect(submits(hall)).toMatchObject([{ atMs: allowedMs }])
  expect(hall.server.refused).toEqual([])
})

test('who never presses sees in the end that the server has taken the paper', async () => {
  const { hall, sync } = await lockedHall()
  await hall.pass(60_000)
  expect(sync.view()).toMatchObject({ isLocked: true, isSubmitted: false })
  await hall.pass(40_000)
  expect(sync.view()).toMatchObject({ isLocked: true, isSubmitted: true, ended: null })
})

test('without a network at zero nothing is lost: the answers arrive with the press, in the grace', async () => {
  const { hall, sync } = await lockedHall()
  hall.server.state.network = 'request lost'
  sync.move(answer('q2', 'a'))
  await hall.pass(5_000)
  expect(sync.view()).toMatchObject({ isLocked: true, isFailing: true, status: { status: 'saved_here' } })
  sync.submit()
  await hall.pass(5_000)
  hall.server.state.network = 'works'
  sync.tryNow()
  await hall.pass(20_000)
  expect(sync.view()).toMatchObject({ isSubmitted: true, waitingCount: 0 })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['a'] })
  expect([...hall.server.log.values()].filter(({ isLate }) => isLate)).toEqual([])
})

test('answers arrive also when nobody presses', async () => {
  const { hall, sync } = await lockedHall()
  hall.server.state.network = 'request lost'
  sync.move(answer('q2', 'a'))
  await hall.pass(20_000)
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['a'] })
  expect(submits(hall)).toEqual([])
})

test('extra time that comes after zero opens the room again, until it is over, too', async () => {
  const { hall, sync } = await lockedHall()
  await hall.pass(2_000)
  hall.server.state.extraMs = 300_000
  sync.tryNow()
  await hall.pass(1_000)
  expect(sync.view().isLocked).toBe(false)
  sync.move(answer('q1', 'c'))
  await hall.pass(300_000)
  expect(sync.view().isLocked).toBe(true)
  expect(hall.server.fold().answers).toEqual({ q1: ['c'] })
})

test('of two windows the older one stops, and the newer one locks', async () => {
  const { hall, sync } = await lockedHall()
  const newer = await hall.open()
  await hall.pass(10_000)
  expect(newer.view()).toMatchObject({ isLocked: true, isReplaced: false, progress: { answers: { q1: ['b'] } } })
  sync.submit()
  newer.submit()
  await hall.pass(1_000)
  expect(newer.view().isSubmitted).toBe(true)
})
