import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHall } from '../../../test/hall.ts'
import { memoryStore } from '../../../test/memory-store.ts'
import { answer, asShown, move } from '../../../test/moves.ts'
import { sendLeftovers } from './send-leftovers.ts'

/** Q1 is a on the server; somebody answered b at the first computer, without a network, and goes on at a second one. */
async function moved() {
  const hall = aHall()
  const first = await hall.open()
  first.move(answer('q1', 'a'))
  await hall.pass(5_000)
  hall.server.state.network = 'request lost'
  first.move(answer('q1', 'b'))
  first.move(answer('q3', 'c'))
  first.move({ kind: 'flag', question: 'q2' })
  await hall.pass(10)
  await first.stop()
  hall.server.state.network = 'works'
  const sync = await hall.open(async () => null, memoryStore())
  await hall.pass(5_000)
  expect(sync.view().progress.answers).toEqual({ q1: ['a'] })
  /** The first computer sends what it has, in a window that still has its ticket. */
  const arrive = () => sendLeftovers(hall.tools, () => true, '1')
  return { hall, sync, arrive }
}

test('what another device had to tell after all stands on the paper, and is said, before it is handed in', async () => {
  const { hall, sync, arrive } = await moved()
  sync.move(answer('q3', 'a'))
  await arrive()
  expect(sync.view()).toMatchObject({ progress: { answers: { q1: ['a'], q3: ['a'] } }, arrived: null })
  const looking = sync.askElsewhere()
  await hall.pass(1_000)
  await looking
  const { progress, arrived } = sync.view()
  expect(asShown(progress)).toEqual({ answers: { q1: ['b'], q3: ['a'] }, flagged: ['q2'] })
  expect(arrived).toEqual({ count: 1, questions: ['q1'] })
  sync.submit()
  await hall.pass(5_000)
  expect(asShown(hall.server.fold())).toEqual(asShown(sync.view().progress))
  expect(hall.server.arrived).toContainEqual(expect.objectContaining({ epoch: 2, question: 'q3', value: ['a'] }))
})

test('it is heard with the next answer, and asked for once for what has come', async () => {
  const { hall, sync, arrive } = await moved()
  await arrive()
  for (const option of ['a', 'b', 'c', 'a']) {
    sync.move(answer('q2', option))
    await hall.pass(2_000)
  }
  expect(sync.view().progress.answers).toEqual({ q1: ['b'], q2: ['a'], q3: ['c'] })
  expect(hall.server.asked.log).toBe(1)
})

test('a log that did not come is asked for again, and who hands in meanwhile waits for it a little', async () => {
  const { hall, sync, arrive } = await moved()
  await arrive()
  const { readLog } = hall.server
  let failures = 0
  hall.server.readLog = async (ticket) => {
    failures += 1
    if (failures < 3) throw new TypeError('Failed to fetch')
    return readLog(ticket)
  }
  const looking = sync.askElsewhere()
  let isLooked = false
  void looking?.then(() => {
    isLooked = true
  })
  await hall.pass(500)
  expect(isLooked).toBe(false)
  await hall.pass(6_000)
  expect(isLooked).toBe(true)
  expect(sync.view().progress.answers).toEqual({ q1: ['b'], q3: ['c'] })
})

test('without a network whoever hands in is not kept', async () => {
  const { hall, sync } = await moved()
  hall.server.state.network = 'silent'
  let isLooked = false
  void sync.askElsewhere()?.then(() => {
    isLooked = true
  })
  await hall.pass(4_500)
  expect(isLooked).toBe(true)
})

test('more that comes while the log is asked for is asked for, too', async () => {
  const { hall, sync } = await moved()
  const [kept] = await hall.store.all()
  const left = kept?.events ?? []
  const come = (events: typeof left) =>
    hall.server.save({ ticket: '1', sentAtMs: hall.elapsed(), events }, new AbortController().signal)
  const { readLog } = hall.server
  hall.server.readLog = async (ticket) => {
    const now = await readLog(ticket)
    await new Promise<void>((resolve) => hall.device.after(3_000, resolve))
    return now
  }
  await come(left.slice(0, 1))
  sync.move(answer('q2', 'a'))
  await hall.pass(1_000)
  await come(left.slice(1))
  sync.move(answer('q2', 'b'))
  await hall.pass(20_000)
  expect(hall.server.asked.log).toBe(2)
  expect(asShown(sync.view().progress)).toEqual(asShown(hall.server.fold()))
  expect(sync.view().arrived).toMatchObject({ count: 2, questions: ['q1', 'q3'] })
})

test('a page that has ended, was stopped or is left asks nobody', async () => {
  for (const end of ['submit', 'replace', 'stop'] as const) {
    const { hall, sync, arrive } = await moved()
    await arrive()
    sync.move(answer('q2', 'a'))
    void sync[end]()
    await hall.pass(20_000)
    expect(hall.server.asked.log).toBe(0)
  }
})

test('what this device has not sent is said again when another device says something else meanwhile', async () => {
  const hall = aHall()
  const first = await hall.open()
  first.move(answer('q1', 'a'))
  await hall.pass(5_000)
  await first.stop()
  const elsewhere = hall.server.start()
  const opening = hall.open()
  await hall.pass(1_000)
  const back = await opening
  hall.server.state.network = 'request lost'
  back.move(answer('q1', 'a'))
  await hall.pass(10)
  hall.tearAway(back)
  const last = hall.open()
  await hall.pass(10_000)
  const sync = await last
  // The same as on the server: until here nothing had to be said.
  expect((await hall.store.all()).flatMap(({ page, events }) => (page.epoch === 4 ? events : []))).not.toContainEqual(
    expect.objectContaining({ question: 'q1' }),
  )
  hall.server.state.network = 'works'
  const late = { seq: 1, atMs: 0, ...answer('q1', 'c') }
  const signal = new AbortController().signal
  await hall.server.save({ ticket: elsewhere.ticket, sentAtMs: hall.elapsed(), events: [late] }, signal)
  await Promise.all([sync.askElsewhere(), hall.pass(10_000)])
  expect(sync.view()).toMatchObject({ progress: { answers: { q1: ['a'] } }, arrived: null })
  expect(hall.server.arrived).toContainEqual(expect.objectContaining({ epoch: 4, question: 'q1', value: ['a'] }))
})

test('two computers: whatever the other one still had, and whenever it comes, the paper here shows what counts', async () => {
  const doing = fc.record({ isMove: fc.boolean(), move, come: fc.nat(4) })
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), fc.array(doing, { maxLength: 12 }), async (there, here) => {
      const hall = aHall()
      const other = await hall.open()
      hall.server.state.network = 'request lost'
      for (const one of there) other.move(one)
      await hall.pass(10)
      hall.tearAway(other)
      const left = (await hall.store.all()).flatMap(({ events }) => events)
      hall.server.state.network = 'works'
      const sync = await hall.open(async () => null, memoryStore())
      for (const one of here) {
        if (one.isMove) sync.move(one.move)
        const events = left.splice(0, one.come)
        await hall.server.save({ ticket: '1', sentAtMs: hall.elapsed(), events }, new AbortController().signal)
        void sync.askElsewhere()
        await hall.pass(1_000)
        expect(asShown(sync.view().progress)).toEqual(asShown(hall.server.fold()))
      }
    }),
    { numRuns: 300 },
  )
}, 180_000)

test('the first page of an attempt asks nobody about other devices', async () => {
  const sync = await aHall().open()
  expect(sync.askElsewhere()).toBeNull()
})
