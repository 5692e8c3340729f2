import { expect, test } from 'vitest'
import { aHall, allowedMs } from '../../../test/hall.ts'
import { memoryStore } from '../../../test/memory-store.ts'
import { answer } from '../../../test/moves.ts'
import { isOf } from './local-page.ts'
import { sendLeftovers } from './send-leftovers.ts'

test('what the device keeps says whose it is by the names every version reads, and is nobody else’s', async () => {
  const hall = aHall()
  await hall.open()
  await hall.pass(10)
  const [kept] = await hall.store.all()
  if (!kept) throw new Error('A page was kept.')
  expect(kept.page).toMatchObject({ examId: 'e', candidateId: 'c' })
  expect(isOf(kept.page, { examId: 'e', studentId: 'c' })).toBe(true)
  expect(isOf(kept.page, { examId: 'e', studentId: 'somebody else' })).toBe(false)
  expect(isOf(kept.page, { examId: 'other', studentId: 'c' })).toBe(false)
})

test('what older pages left goes before the handing in, and is never sent after it', async () => {
  const hall = aHall()
  const first = await hall.open()
  hall.server.state.network = 'request lost'
  first.move(answer('q1', 'b'))
  await hall.pass(1_000)
  hall.tearAway(first)
  const opening = hall.open()
  await hall.pass(5_000)
  const second = await opening
  second.submit()
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  const { arrived } = hall.server
  expect(arrived.at(-1)).toMatchObject({ epoch: 2, kind: 'submit' })
  expect(arrived).toContainEqual(expect.objectContaining({ epoch: 1, question: 'q1', value: ['b'] }))
})

test('what was said again and is still here once the paper is handed in is dropped', async () => {
  const hall = aHall()
  const first = await hall.open()
  hall.server.state.network = 'request lost'
  first.move(answer('q1', 'b'))
  await hall.pass(1_000)
  hall.tearAway(first)
  const opening = hall.open()
  await hall.pass(5_000)
  await opening
  hall.server.state.network = 'works'
  hall.server.state.isSubmitted = true
  expect(await sendLeftovers(hall.tools, ({ epoch }) => epoch === 1)).toMatchObject({ waitingCount: 0 })
  expect(hall.server.arrived).not.toContainEqual(expect.objectContaining({ epoch: 1, question: 'q1' }))
  expect((await hall.store.all()).filter(({ page }) => page.epoch === 1)).toEqual([])
})

test('an answer of an older window that arrives while a newer one waits for its questions stands on its screen', async () => {
  const hall = aHall()
  const older = await hall.open()
  hall.server.state.network = 'request lost'
  older.move(answer('q1', 'b'))
  await hall.pass(1_000)
  const opening = hall.open(async () => {
    hall.server.state.network = 'works'
    await new Promise<void>((resolve) => hall.device.after(20_000, resolve))
  })
  await hall.pass(30_000)
  const newer = await opening
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect(newer.view().progress.answers).toEqual({ q1: ['b'] })
})

test('a paper that comes after the end of the time takes no answer back that was given before', async () => {
  const hall = aHall()
  const first = await hall.open()
  await hall.pass(allowedMs - 20_000)
  hall.server.state.network = 'request lost'
  first.move(answer('q1', 'b'))
  await hall.pass(10)
  hall.tearAway(first)
  const opening = hall.open(() => new Promise<void>((resolve) => hall.device.after(30_000, resolve)))
  await hall.pass(40_000)
  const second = await opening
  expect(second.view().progress.answers).toEqual({ q1: ['b'] })
  await hall.pass(120_000)
  hall.server.state.network = 'works'
  await hall.pass(120_000)
  expect(second.view()).toMatchObject({ ended: 'time', isSubmitted: true, status: { status: 'saved_on_server' } })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect(hall.server.refused).toEqual([])
})

test('a window whose paper is slow opens as the older one it is, and says nothing of what a newer one did', async () => {
  const hall = aHall()
  const opening = hall.open(() => new Promise<void>((resolve) => hall.device.after(30_000, resolve)))
  await hall.pass(10_000)
  const newer = await hall.open()
  hall.server.state.network = 'request lost'
  newer.move(answer('q1', 'b'))
  await hall.pass(10)
  void newer.stop()
  await hall.pass(30_000)
  const slow = await opening
  expect(slow.view().isReplaced).toBe(true)
  slow.move(answer('q1', 'c'))
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  await sendLeftovers(hall.tools, () => true, '2')
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect(hall.server.arrived).not.toContainEqual(expect.objectContaining({ epoch: 1, question: 'q1' }))
})

test('what a slow disk tells of late stands on the screen, and not over what was done meanwhile', async () => {
  const hall = aHall()
  const first = await hall.open()
  first.move(answer('q1', 'a'))
  await hall.pass(5_000)
  hall.server.state.network = 'request lost'
  first.move(answer('q1', 'b'))
  first.move(answer('q2', 'b'))
  await hall.pass(10)
  hall.tearAway(first)
  const { all } = hall.store
  hall.store.all = () => new Promise<void>((resolve) => hall.device.after(12_000, resolve)).then(all)
  const opening = hall.open()
  await hall.pass(9_000)
  const second = await opening
  expect(second.view().progress.answers).toEqual({ q1: ['a'] })
  second.move(answer('q2', 'c'))
  await hall.pass(20_000)
  expect(second.view().progress.answers).toEqual({ q1: ['b'], q2: ['c'] })
  expect(second.view().arrived).toEqual({ count: 1, questions: ['q1'] })
  hall.store.all = all
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  await sendLeftovers(hall.tools, () => true)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['c'] })
})

test('a page that could not be written down is not given up for a newer one that was not either', async () => {
  let isFull = false
  const real = memoryStore()
  const hall = aHall({
    ...real,
    append: async (page, events) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      return real.append(page, events)
    },
  })
  const first = await hall.open()
  hall.server.state.network = 'request lost'
  first.move(answer('q1', 'b'))
  await hall.pass(10)
  hall.tearAway(first)
  isFull = true
  const opening = hall.open()
  await hall.pass(10_000)
  await opening
  isFull = false
  expect((await hall.store.all()).map(({ page }) => [page.epoch, page.isSuperseded])).toEqual([[1, false]])
})
