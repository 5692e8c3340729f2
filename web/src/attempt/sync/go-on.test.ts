import type { LogEntry } from '@sabimark/domain/attempt/event.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHall, allowedMs, type Network, networks } from '../../../test/hall.ts'
import { memoryStore } from '../../../test/memory-store.ts'
import { memoryWayBack } from '../../../test/memory-way-back.ts'
import { answer, asShown, move } from '../../../test/moves.ts'
import type { AttemptSync } from './attempt-sync.types.ts'
import type { QuestionMove } from './progress.ts'

/** A room with a way back, which can be left and gone on with. */
async function roomWithWayBack(hall = aHall(), onGone = () => {}) {
  let sync = await hall.open()
  let others: LogEntry[] = []
  const back = memoryWayBack()
  const keep = (to: AttemptSync) => {
    sync = to
    others = to.keepWayBack(back.way)
  }
  keep(sync)
  const goOn = async (how: 'left' | 'torn away') => {
    if (how === 'left') void sync.stop()
    else hall.tearAway(sync)
    await hall.pass(0)
    hall.tearAway(sync)
    onGone()
    const { note, isOpen } = back.held
    const again = isOpen && note ? await hall.goOnWith(sync, { others, acked: back.acked, noted: note }) : null
    if (again) keep(again)
    return again
  }
  return { hall, back, now: () => sync, goOn }
}

test('without a network a reload comes back to all answers, sent or not, and to the clock', async () => {
  const { hall, now, goOn } = await roomWithWayBack()
  now().move(answer('q1', 'a'))
  await hall.pass(60_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
  hall.server.state.network = 'request lost'
  now().move(answer('q2', 'b'))
  await hall.pass(7_000)
  const again = await goOn('left')
  expect(again?.view()).toMatchObject({ progress: { answers: { q1: ['a'], q2: ['b'] } }, hasWayBack: true })
  expect(again?.remainingMs()).toBe(allowedMs - 67_000)
  again?.move(answer('q3', 'c'))
  hall.server.state.network = 'works'
  await hall.pass(30_000)
  again?.submit()
  await hall.pass(5_000)
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'], q2: ['b'], q3: ['c'] }, submitted: true })
  expect(hall.server.state).toMatchObject({ liveEpoch: 1, isSubmitted: true })
})

test('what was done after time was added to a paper the clock had handed in is there after a reload', async () => {
  const { hall, now, goOn } = await roomWithWayBack()
  hall.server.state.network = 'request lost'
  await hall.pass(allowedMs - 1_000)
  hall.server.state.extraMs = 600_000
  await hall.pass(2_000)
  expect(now().view().ended).toBe('time')
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(now().view().ended).toBeNull()
  now().move(answer('q1', 'a'))
  await hall.pass(30_000)
  const again = await goOn('left')
  expect(again?.view()).toMatchObject({ ended: null, progress: { answers: { q1: ['a'] } } })
  again?.submit()
  await hall.pass(30_000)
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'] }, submitted: true })
})

test('a paper handed in without a network is still handed in after a reload, and the time that ran out hands in', async () => {
  for (const by of ['candidate', 'time'] as const) {
    const { hall, now, goOn } = await roomWithWayBack()
    hall.server.state.network = 'request lost'
    now().move(answer('q1', 'a'))
    await hall.pass(100)
    if (by === 'candidate') now().submit()
    await hall.pass(by === 'candidate' ? 100 : allowedMs - 5_000)
    void now().stop()
    hall.sleep(10_000)
    const again = await goOn('torn away')
    await hall.pass(1_000)
    expect(again?.view().ended).toBe(by)
    hall.server.state.network = 'works'
    await hall.pass(30_000)
    expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'] }, submitted: true })
  }
})

test('nothing leaves that the device could forget, and one that cannot keep it has no way back', async () => {
  const disk = { isBroken: false }
  const hall = aHall(
    memoryStore(() => {
      if (disk.isBroken) throw new Error('The disk is full.')
    }),
  )
  const { back, now, goOn } = await roomWithWayBack(hall)
  await hall.pass(10_000)
  disk.isBroken = true
  now().move(answer('q1', 'a'))
  await hall.pass(1_000)
  // Sent all the same, now that the device is known to keep nothing.
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
  expect(back.held.isOpen).toBe(false)
  expect(now().view().hasWayBack).toBe(false)
  expect(await goOn('left')).toBeNull()
})

test('what is missing on the device is not made up for: its number may be on the server', async () => {
  const { hall, back, now, goOn } = await roomWithWayBack()
  now().move(answer('q1', 'a'))
  now().move(answer('q2', 'a'))
  await hall.pass(10_000)
  back.acked.splice(1, 1)
  expect(await goOn('left')).toBeNull()
})

test('an exam that goes on elsewhere meanwhile has the page stopped at the first contact, and its answers delivered', async () => {
  const { hall, now, goOn } = await roomWithWayBack()
  hall.server.state.network = 'request lost'
  now().move(answer('q1', 'a'))
  await hall.pass(100)
  const again = await goOn('left')
  hall.server.start()
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(again?.view()).toMatchObject({ isReplaced: true, waitingCount: 0 })
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
})

/** A disk that takes its time, and has not what was on its way to it when the page went. */
function slowDisk(ms: number) {
  const store = memoryStore()
  let load = 0
  const hall = aHall({
    ...store,
    append: async (page, events) => {
      const during = load
      if (ms > 0) await new Promise<void>((resolve) => hall.device.after(ms, resolve))
      // The page that waits for it is gone.
      if (during !== load) await new Promise(() => {})
      await store.append(page, events)
    },
  })
  const loseWrites = () => {
    load += 1
  }
  return { hall, loseWrites }
}

test('a paper that was taken meanwhile says so at the first contact, and what was answered since waits for staff', async () => {
  const { hall, now, goOn } = await roomWithWayBack()
  hall.server.state.network = 'request lost'
  now().move(answer('q1', 'a'))
  await hall.pass(100)
  const again = await goOn('left')
  hall.server.state.isSubmitted = true
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(again?.view()).toMatchObject({ isSubmitted: true, waitingCount: 0 })
  expect([...hall.server.log.values()].find(({ question }) => question === 'q1')).toMatchObject({ isLate: true })
})

type Step =
  | { move: QuestionMove }
  | { typed: string }
  | { network: Network }
  | { passMs: number }
  | { reload: 'left' | 'torn away' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ move }) },
  { weight: 1, arbitrary: fc.record({ typed: fc.string({ maxLength: 20 }) }) },
  { weight: 4, arbitrary: fc.record({ passMs: fc.constantFrom(0, 100, 300, 1_000, 12_000, 70_000) }) },
  { weight: 2, arbitrary: fc.record({ network: fc.constantFrom<Network>(...networks) }) },
  { weight: 2, arbitrary: fc.record({ reload: fc.constantFrom('left' as const, 'torn away' as const) }) },
)

/** A reply puts the clock right, forwards and back, and the page is torn away before it has done anything more. */
const clockPutRight: [Step[], boolean][] = [
  [
    [
      { move: { kind: 'clear', question: 'q1' } },
      { network: 'request slow' },
      ...[1_000, 300, 300, 1_000, 300, 300, 300].map((passMs) => ({ passMs })),
      { reload: 'torn away' },
      { passMs: 70_000 },
    ],
    true,
  ],
  [
    [{ network: 'request slow' }, { passMs: 70_000 }, { network: 'works' }, { typed: '' }, { reload: 'torn away' }],
    false,
  ],
]

test('however often a page is loaded again and whatever the network loses: what the screen shows is what the server folds, under one number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), fc.boolean(), async (steps, isDiskSlow) => {
      const disk = slowDisk(isDiskSlow ? 300 : 0)
      const { hall, now, goOn } = await roomWithWayBack(disk.hall, disk.loseWrites)
      for (const one of steps) {
        if ('move' in one) now().move(one.move)
        if ('typed' in one) now().typed({ kind: 'answer', question: 'q4', value: one.typed })
        if ('network' in one) hall.server.state.network = one.network
        if ('passMs' in one) await hall.pass(one.passMs)
        if (!('reload' in one)) continue
        // The write of the last move is done, as it is when the screen has said so.
        if (one.reload === 'torn away' && !isDiskSlow) await hall.pass(0)
        const { progress } = now().view()
        const again = await goOn(one.reload)
        if (isDiskSlow && one.reload === 'torn away') continue
        expect(asShown(again?.view().progress ?? { answers: {}, flagged: [] })).toEqual(asShown(progress))
      }
      hall.server.state.network = 'works'
      await hall.pass(60_000)
      now().submit()
      await hall.pass(60_000)
      expect(now().view().isSubmitted).toBe(true)
      expect(asShown(hall.server.fold())).toEqual(asShown(now().view().progress))
      expect([hall.server.state.liveEpoch, hall.server.refused, hall.server.impossible]).toEqual([1, [], []])
    }),
    { numRuns: 300, examples: clockPutRight },
  )
}, 120_000)
