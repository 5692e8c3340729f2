import { expect, test } from 'vitest'
import { allowedMs } from '../../../test/hall.ts'
import { answer } from '../../../test/moves.ts'
import { anUnheardHall } from '../../../test/unheard-hall.ts'
import { sendLeftovers } from '../sync/send-leftovers.ts'

/** A hall without a network. */
function cutOff() {
  const hall = anUnheardHall()
  hall.server.state.network = 'request lost'
  return hall
}

test('an exam is begun, sat and handed in without a network, and arrives as it was sat', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(90_000)
  expect(sync.view()).toMatchObject({
    status: { status: 'not_on_server', savedHere: true },
    unheard: { isMet: false, allWaits: false, isKept: true },
  })
  sync.move(answer('q2', 'b'))
  sync.submit()
  await hall.pass(600_000)
  expect(sync.view()).toMatchObject({ ended: 'candidate', isSubmitted: false })
  hall.server.state.network = 'works'
  sync.tryNow()
  await hall.pass(5_000)
  expect(sync.view()).toMatchObject({ isSubmitted: true, unheard: { isMet: true } })
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'], q2: ['b'] }, submitted: true })
  expect(hall.server.arrived0).toMatchObject([{ ticket: 'pass', pageId: 'page 1', epoch: 0, breaks: 0 }])
  expect(hall.server.arrived0[0]?.begunAgoMs).toBe(690_000)
  expect(hall.server.refused).toEqual([])
})

test('once everything is at the server nothing of it stays on the device', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  sync.submit()
  await hall.pass(1_000)
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  await sync.stop()
  expect(await hall.onDisk()).toEqual([])
  expect(await hall.room.store.all()).toEqual([])
  expect(await hall.room.kept.ofAttempt('a')).toEqual([])
})

test('out of time without a network, the paper is handed in by the clock, at the end and no later', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(allowedMs + 30_000)
  expect(sync.view().ended).toBe('time')
  sync.move(answer('q1', 'b'))
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'] }, submitted: true })
  expect(hall.server.refused).toEqual([])
})

test.each(['request lost', 'reply lost', 'silent'] as const)(
  'arriving is asked for again where the network fails it (%s), and does no harm twice',
  async (network) => {
    const hall = anUnheardHall()
    hall.server.state.network = network
    const sync = await hall.opened()
    sync.move(answer('q1', 'a'))
    await hall.pass(30_000)
    hall.server.state.network = 'works'
    await hall.pass(60_000)
    expect(sync.view()).toMatchObject({ waitingCount: 0, unheard: { isMet: true } })
    expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
    expect(new Set(hall.server.arrived0.map(({ pageId }) => pageId))).toEqual(new Set(['page 1']))
  },
)

test('after it has arrived the page hears of its end, and time that was given meanwhile', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(60_000)
  hall.server.state.extraMs = 600_000
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(sync.view()).toMatchObject({ allowedMs: allowedMs + 600_000, moreMs: 600_000 })
  expect(sync.remainingMs()).toBe(allowedMs + 600_000 - 90_000)
})

test('the close, which this device knew by a clock that is a little off, is put right without a word', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  hall.server.state.extraMs = -20_000
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(sync.view()).toMatchObject({ allowedMs: allowedMs - 20_000, moreMs: 0 })
  hall.server.state.extraMs = 40_000
  sync.move(answer('q1', 'b'))
  await hall.pass(30_000)
  expect(sync.view()).toMatchObject({ allowedMs: allowedMs + 40_000, moreMs: 60_000 })
})

test('without a network a reload goes on with page 0: its answers, its next number, its clock', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(7_000)
  hall.tearAway(sync)
  hall.sleep(53_000)
  const again = await hall.opened('another load of the door')
  expect(again.view().progress.answers).toEqual({ q1: ['a'] })
  expect(again.remainingMs()).toBe(allowedMs - 60_000)
  again.move(answer('q2', 'b'))
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.arrived0).toMatchObject([{ pageId: 'page 1', breaks: 1 }])
  expect(hall.server.fold().answers).toEqual({ q1: ['a'], q2: ['b'] })
  expect([...hall.server.log.values()].map(({ epoch, seq, kind }) => [epoch, seq, kind])).toEqual([
    [0, 1, 'start'],
    [0, 2, 'answer'],
    [0, 3, 'gap'],
    [0, 4, 'answer'],
  ])
})

test('what the server has of page 0 still stands on the screen after a reload without a network, and is not said anew', async () => {
  const hall = anUnheardHall()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(30_000)
  expect(sync.view().waitingCount).toBe(0)
  await sync.stop()
  hall.tearAway(sync)
  hall.server.state.network = 'request lost'
  const again = await hall.opened()
  expect(again.view()).toMatchObject({ progress: { answers: { q1: ['a'] } }, waitingCount: 0 })
  again.move({ kind: 'clear', question: 'q1' })
  await hall.pass(1_000)
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.fold().answers).toEqual({})
  expect([...hall.server.log.values()].filter(({ kind }) => kind === 'answer')).toHaveLength(1)
})

test('what somebody else on the device heard to be at the server is not lost to the page, and no number of it is used twice', async () => {
  const hall = anUnheardHall()
  const sync = await hall.opened()
  await hall.pass(10_000)
  hall.server.state.network = 'reply lost'
  sync.move(answer('q1', 'a'))
  await hall.pass(1_000)
  hall.tearAway(sync)
  hall.server.state.network = 'works'
  await sendLeftovers({ ...hall.sender(), arriveFirst: async () => null }, () => true)
  expect(await hall.room.store.all()).toEqual([])
  hall.server.state.network = 'request lost'
  const again = await hall.opened()
  expect(again.view().progress.answers).toEqual({ q1: ['a'] })
  again.move(answer('q2', 'b'))
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'], q2: ['b'] })
})

test('nothing leaves page 0 that is not durable on the device; where it keeps nothing any more, it is sent and nobody goes on', async () => {
  const hall = anUnheardHall()
  const sync = await hall.opened()
  await hall.pass(10_000)
  expect(hall.undurable).toEqual([])
  hall.disk.isBroken = true
  sync.move(answer('q1', 'a'))
  await hall.pass(10_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
  expect(sync.view()).toMatchObject({ unheard: { isKept: false } })
  hall.disk.isBroken = false
  hall.tearAway(sync)
  expect(await hall.open()).toBe('not_kept')
})

test('a device that keeps nothing begins nothing', async () => {
  const hall = cutOff()
  hall.disk.isBroken = true
  expect(await hall.open()).toBe('not_kept')
})

test('one window at a time has the page', async () => {
  const hall = cutOff()
  const first = await hall.open()
  expect(await hall.open('page 2')).toBe('open_elsewhere')
  if (first && typeof first !== 'string') {
    first.leave()
    await first.sync.stop()
  }
  expect(await hall.open('page 2')).toMatchObject({ started: { epoch: 0 } })
})

test('a window that is left has the page until its last answer is written', async () => {
  const hall = cutOff()
  const first = await hall.open()
  if (!first || typeof first === 'string') throw new Error('Not opened.')
  hall.disk.slowMs = 500
  first.sync.move(answer('q1', 'a'))
  first.leave()
  expect(await hall.open('page 2')).toBe('open_elsewhere')
  await hall.pass(60_000)
  hall.disk.slowMs = 0
  expect((await hall.opened()).view().progress.answers).toEqual({ q1: ['a'] })
})

test('a paper that was begun without the server on another device, too, stays here with its answers', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(1_000)
  hall.server.state.pageZero = 'of another device'
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(sync.view()).toMatchObject({ blocked: 'Refused: BEGUN_ELSEWHERE.', waitingCount: 1 })
  await sync.stop()
  hall.tearAway(sync)
  expect(await hall.open()).toBe('refused')
  const [here] = await hall.room.store.all()
  expect(here).toMatchObject({ page: { refusal: 'BEGUN_ELSEWHERE' }, events: [{ kind: 'start' }, { question: 'q1' }] })
})

test('an exam that has gone on with a network elsewhere has page 0 as an older one: its answers arrive, and it stops', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(1_000)
  hall.server.start()
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(sync.view()).toMatchObject({ isReplaced: true, waitingCount: 0 })
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
  hall.tearAway(sync)
  expect(await hall.open()).toBe('not_kept')
})

test('a clock that was set takes no time from anybody once, and gives nobody more than what is noted every few seconds', async () => {
  const hall = cutOff()
  let sync = await hall.opened()
  const loads = 20
  for (let load = 0; load < loads; load += 1) {
    await hall.pass(4_900)
    hall.tearAway(sync)
    hall.wall.aheadMs -= 60_000
    sync = await hall.opened()
  }
  expect(allowedMs - sync.remainingMs()).toBeGreaterThanOrEqual(loads * 4_900 - 5_000)
})

test('a device that slept has the time it slept gone, and its page says that it knows nothing of it', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  await hall.pass(10_000)
  hall.standStill(600_000)
  await hall.pass(10_000)
  expect(sync.remainingMs()).toBe(allowedMs - 620_000)
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect([...hall.server.log.values()].map(({ kind }) => kind)).toEqual(['start', 'gap'])
})

test('where the running clock counts sleep, a clock that is set right takes no time, and sleep is gone all the same', async () => {
  const hall = cutOff()
  hall.running.runsAsleep = true
  const sync = await hall.opened()
  await hall.pass(10_000)
  hall.wall.aheadMs += 600_000
  await hall.pass(10_000)
  expect(sync.remainingMs()).toBe(allowedMs - 20_000)
  hall.sleep(300_000)
  await hall.pass(10_000)
  expect(sync.remainingMs()).toBe(allowedMs - 330_000)
  hall.sleep(allowedMs)
  await hall.pass(6_000)
  expect(sync.view().ended).toBe('time')
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(hall.server.refused).toEqual([])
})

test('a device that slept over the end has handed in by the clock when it wakes', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  hall.standStill(allowedMs - 1_000)
  await hall.pass(6_000)
  expect(sync.view().ended).toBe('time')
})

test('a disk that fails for a while before the server has heard of the page takes nobody the way back', async () => {
  const hall = cutOff()
  const sync = await hall.opened()
  hall.disk.isBroken = true
  sync.move(answer('q1', 'a'))
  await hall.pass(30_000)
  hall.disk.isBroken = false
  await hall.pass(30_000)
  expect(sync.view()).toMatchObject({ status: { status: 'saved_here' }, unheard: { isMet: false, isKept: true } })
  hall.tearAway(sync)
  const again = await hall.opened('another load of the door')
  expect(again.view().progress.answers).toEqual({ q1: ['a'] })
})
