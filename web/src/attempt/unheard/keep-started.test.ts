import { expect, test } from 'vitest'
import { allowedMs } from '../../../test/hall.ts'
import { answer } from '../../../test/moves.ts'
import { anUnheardHall } from '../../../test/unheard-hall.ts'
import { keepStarted } from './keep-started.ts'

test('a page that was begun with a network goes on without one after a reload, under its number and by its clock', async () => {
  const hall = anUnheardHall()
  const sync = await hall.openOnline('page 1')
  sync.move(answer('q1', 'a'))
  await hall.pass(10_000)
  hall.server.state.network = 'request lost'
  sync.move(answer('q2', 'b'))
  await hall.pass(7_000)
  hall.tearAway(sync)
  hall.sleep(43_000)
  const again = await hall.opened('another load of the door')
  expect(again.view()).toMatchObject({
    progress: { answers: { q1: ['a'], q2: ['b'] } },
    unheard: { isMet: false, isKept: true },
  })
  expect(again.remainingMs()).toBe(allowedMs - 60_000)
  again.move(answer('q3', 'c'))
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.arrived0).toMatchObject([{ ticket: 'pass', pageId: 'page 1', epoch: 1, breaks: 1 }])
  again.submit()
  await hall.pass(5_000)
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'], q2: ['b'], q3: ['c'] }, submitted: true })
  expect(hall.server.state.liveEpoch).toBe(1)
  expect(await hall.room.kept.ofAttempt('a')).toEqual([])
})

test('what others had done when it began, and what was heard since, stands on it again', async () => {
  const hall = anUnheardHall()
  const other = hall.anotherDevice()
  const first = await other.openOnline('of another device')
  first.move(answer('q1', 'a'))
  await hall.pass(5_000)
  first.move(answer('q2', 'b'))
  // Sent, and not heard of by the page that begins at this moment.
  const sync = await hall.openOnline('page 2')
  await hall.pass(5_000)
  sync.move(answer('q3', 'c'))
  await hall.pass(5_000)
  const shown = { q1: ['a'], q2: ['b'], q3: ['c'] }
  expect(sync.view().progress.answers).toEqual(shown)
  hall.server.state.network = 'request lost'
  hall.tearAway(sync)
  expect((await hall.opened()).view().progress.answers).toEqual(shown)
})

test('a page of which nothing was kept is not gone on with, and no page 0 is begun beside it', async () => {
  const hall = anUnheardHall()
  hall.disk.isBroken = true
  const sync = await hall.openOnline()
  hall.disk.isBroken = false
  sync.move(answer('q1', 'a'))
  await hall.pass(10_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
  hall.tearAway(sync)
  hall.server.state.network = 'request lost'
  expect(await hall.open()).toBe('not_kept')
})

test('the newest page is what goes on: page 0 no longer, once the exam was gone on with by a network', async () => {
  const hall = anUnheardHall()
  const zero = await hall.opened('page 0')
  zero.move(answer('q1', 'a'))
  await hall.pass(5_000)
  hall.tearAway(zero)
  const one = await hall.openOnline('page 1')
  one.move(answer('q1', 'b'))
  await hall.pass(5_000)
  hall.tearAway(one)
  hall.server.state.network = 'request lost'
  const again = await hall.opened()
  again.move(answer('q2', 'a'))
  expect(again.view().progress.answers).toEqual({ q1: ['b'], q2: ['a'] })
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['a'] })
  expect(again.view().isReplaced).toBe(false)
})

test('nor where nothing of the newest page could be kept, not even that it is open here', async () => {
  const hall = anUnheardHall()
  const zero = await hall.opened('page 0')
  zero.move(answer('q1', 'a'))
  await hall.pass(5_000)
  hall.tearAway(zero)
  const hold = async () => Promise.reject(new DOMException('', 'InvalidStateError'))
  const { began } = keepStarted(
    { ...hall.toolsOf({ isGone: false }), hold },
    {
      ...{ whose: { examId: 'e', studentId: 'c' }, pageId: 'page 1', isHere: Promise.resolve(true) },
      readLog: (ticket) => hall.server.readLog(ticket),
    },
  )
  await began(hall.server.start())
  hall.server.state.network = 'request lost'
  expect(await hall.open()).toBe('not_kept')
})

test('a page that its own tab goes on with stays one that the code goes on with', async () => {
  const hall = anUnheardHall()
  const sync = await hall.openOnline()
  sync.move(answer('q1', 'a'))
  await hall.pass(10_000)
  const tab = await hall.goOnInTab(sync)
  tab?.move(answer('q2', 'b'))
  await hall.pass(10_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'], q2: ['b'] })
  expect(await hall.open()).toBe('open_elsewhere')
  if (tab) hall.tearAway(tab)
  hall.server.state.network = 'request lost'
  const again = await hall.opened()
  expect(again.view().progress.answers).toEqual({ q1: ['a'], q2: ['b'] })
  again.move(answer('q3', 'c'))
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'], q2: ['b'], q3: ['c'] })
})

/** Begun with a network on a disk that says only later whether a paper lies here; something is at the server by then. */
async function begunOnASlowDisk(found: { foundAfterMs: number; isPaperHere?: boolean }) {
  const hall = anUnheardHall()
  const sync = await hall.openOnline('page 1', found)
  sync.move(answer('q1', 'a'))
  await hall.pass(20_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
  return { hall, sync }
}

test('a paper that is found late on a slow disk leaves the way back, too, with what was at the server before', async () => {
  const { hall, sync } = await begunOnASlowDisk({ foundAfterMs: 60_000 })
  await hall.pass(60_000)
  hall.server.state.network = 'request lost'
  sync.move(answer('q2', 'b'))
  await hall.pass(7_000)
  hall.tearAway(sync)
  const again = await hall.opened()
  expect(again.view().progress.answers).toEqual({ q1: ['a'], q2: ['b'] })
  again.move(answer('q1', 'c'))
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['c'], q2: ['b'] })
  expect(hall.undurable).toEqual([])
})

test('one that is lost before it was found is not gone on with, and no page 0 is begun beside it', async () => {
  const { hall, sync } = await begunOnASlowDisk({ foundAfterMs: 60_000 })
  hall.tearAway(sync)
  hall.server.state.network = 'request lost'
  expect(await hall.open()).toBe('not_kept')
})

test('where it turns out late that no paper lies here, nothing is kept, and what the server has goes', async () => {
  const { hall, sync } = await begunOnASlowDisk({ foundAfterMs: 60_000, isPaperHere: false })
  await hall.pass(60_000)
  expect(await hall.onDisk()).toEqual([])
  sync.move(answer('q2', 'b'))
  sync.submit()
  await hall.pass(10_000)
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'], q2: ['b'] }, submitted: true })
  expect([await hall.onDisk(), await hall.room.kept.ofAttempt('a')]).toEqual([[], []])
})

test('what was handed in before the paper was found stays nowhere', async () => {
  const { hall, sync } = await begunOnASlowDisk({ foundAfterMs: 60_000 })
  sync.submit()
  await hall.pass(90_000)
  await sync.stop()
  expect([await hall.onDisk(), await hall.room.kept.ofAttempt('a')]).toEqual([[], []])
})
