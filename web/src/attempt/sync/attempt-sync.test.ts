import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHall, allowedMs, type Network, networks } from '../../../test/hall.ts'
import { memoryStore } from '../../../test/memory-store.ts'
import type { AttemptSync } from './attempt-sync.ts'
import type { Progress, QuestionAct } from './progress.ts'
import { type Save, SaveRefusedError } from './save-call.ts'
import { deliverable, sendLeftovers } from './send-leftovers.ts'
import { isSafeHere } from './sync-view.ts'

const answer = (question: string, option: string): QuestionAct => ({ kind: 'answer', question, value: [option] })

test('an answer is kept here first, then on the server, and the device forgets what the server has', async () => {
  const hall = aHall()
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.act(answer('q1', 'b'))
  expect(sync.view()).toMatchObject({ isWriting: true, waitingCount: 1 })
  await hall.pass(0)
  expect(sync.view()).toMatchObject({ isWriting: false, status: { status: 'saved_here' } })
  await hall.pass(150_000)
  expect(sync.view().status).toEqual({ status: 'not_on_server', minutes: 2, savedHere: true })
  hall.server.state.network = 'works'
  await hall.pass(20_000)
  expect(sync.view()).toMatchObject({ status: { status: 'saved_on_server' }, waitingCount: 0 })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect((await hall.store.all()).flatMap(({ events }) => events)).toEqual([])
})

test.each(['works', 'slow'] as const)(
  'an answer costs one request (network: %s), for moving on travels with the next answer',
  async (network) => {
    const hall = aHall()
    let requests = 0
    hall.tools.save = (batch, signal) => {
      requests += 1
      return hall.server.save(batch, signal)
    }
    const sync = await hall.open()
    await hall.pass(5_000)
    expect(requests).toBe(1)
    hall.server.state.network = network
    for (const question of ['q1', 'q2', 'q3', 'q4']) {
      await hall.pass(45_000)
      sync.act(answer(question, 'b'))
      // While the answer is on its way.
      await hall.pass(300)
      sync.act({ kind: 'visit', question: `after ${question}` })
    }
    await hall.pass(5_000)
    expect(requests).toBe(1 + 4)
    // Who thinks for longer than a minute is not lost from sight.
    await hall.pass(60_000)
    expect(hall.server.fold().lastQuestion).toBe('after q4')
    expect(requests).toBe(1 + 4 + 1)
  },
)

test('the network coming back is tried at once, not after the patience of many failures', async () => {
  const hall = aHall()
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.act(answer('q1', 'b'))
  await hall.pass(120_000)
  hall.server.state.network = 'works'
  await hall.pass(0)
  expect(hall.server.fold().answers).toEqual({})
  sync.tryNow()
  await hall.pass(0)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
})

test('at zero the paper hands itself in with exactly the allowed time, and nothing can be done any more', async () => {
  const hall = aHall()
  const sync = await hall.open()
  sync.act(answer('q1', 'b'))
  await hall.pass(allowedMs - 1)
  expect(sync.view().ended).toBeNull()
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ ended: 'time', isSubmitted: true })
  const submit = [...hall.server.log.values()].find(({ kind }) => kind === 'submit')
  expect(submit?.atMs).toBe(allowedMs)
  sync.act(answer('q1', 'c'))
  expect(sync.view().progress.answers).toEqual({ q1: ['b'] })
})

test('an older window is told, stops taking answers, and still sends what it has', async () => {
  const hall = aHall()
  const older = await hall.open()
  hall.server.state.network = 'request lost'
  older.act(answer('q1', 'b'))
  await hall.pass(1_000)
  hall.server.state.liveEpoch += 1
  hall.server.state.network = 'works'
  await hall.pass(20_000)
  expect(older.view()).toMatchObject({ isReplaced: true, waitingCount: 0 })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  older.act(answer('q1', 'c'))
  expect(older.view().progress.answers).toEqual({ q1: ['b'] })
})

test('a ticket nobody takes stops the sending, is said, and keeps the events', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(5_000)
  sync.stop()
  hall.tearAway(sync)
  hall.server.state.network = 'request lost'
  const again = await hall.open()
  again.act(answer('q1', 'b'))
  await hall.pass(1_000)
  again.stop()
  const refuse: Save = async () => {
    throw new SaveRefusedError('WINDOW_CLOSED', 'The time for delivering is over.', { isFinal: true })
  }
  const outcome = await sendLeftovers({ ...hall.tools, save: refuse }, () => true)
  expect(outcome).toEqual({ sentCount: 0, waitingCount: 0, refusals: ['The time for delivering is over.'] })
  expect(await deliverable(hall.tools)).toEqual([])
  const kept = (await hall.store.all()).flatMap(({ events }) => events)
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'answer', question: 'q1', value: ['b'] }))
})

test('a browser that can keep nothing says so and goes on sending; the disk coming back is noticed', async () => {
  let isFull = true
  const hall = aHall(
    memoryStore(() => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
    }),
  )
  const sync = await hall.open()
  sync.act(answer('q1', 'b'))
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ cannotKeep: true, status: { status: 'saved_on_server' } })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  hall.server.state.network = 'request lost'
  sync.act(answer('q2', 'a'))
  await hall.pass(1_000)
  expect(sync.view().status).toEqual({ status: 'not_on_server', minutes: 0, savedHere: false })
  isFull = false
  await hall.pass(6_000)
  expect(sync.view()).toMatchObject({ cannotKeep: false, status: { status: 'saved_here' } })
})

test('a storage that hangs counts as none after five seconds, and again as one when it answers', async () => {
  const waiting: (() => void)[] = []
  const real = memoryStore()
  const hall = aHall({
    ...real,
    append: async (page, events) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return real.append(page, events)
    },
  })
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.act(answer('q1', 'b'))
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ isWriting: true, cannotKeep: false })
  await hall.pass(5_000)
  expect(sync.view()).toMatchObject({ isWriting: false, cannotKeep: true, status: { savedHere: false } })
  sync.submit()
  await hall.pass(30_000)
  expect(isSafeHere(sync.view())).toBe(false)
  for (let round = 0; round < 3; round += 1) {
    for (const resolve of waiting.splice(0)) resolve()
    await hall.pass(6_000)
  }
  expect(sync.view().cannotKeep).toBe(false)
  expect(isSafeHere(sync.view())).toBe(true)
})

test('what older pages left goes before the handing in, and is never sent after it', async () => {
  const hall = aHall()
  const first = await hall.open()
  hall.server.state.network = 'request lost'
  first.act(answer('q1', 'b'))
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
  first.act(answer('q1', 'b'))
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

test('a ticket not known for now is tried again: here once a minute, of an older page at the next load', async () => {
  const hall = aHall()
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.act(answer('q1', 'b'))
  await hall.pass(1_000)
  await sync.stop()
  hall.server.state.network = 'ticket unknown'
  const refusals = ['This ticket is not valid.']
  expect((await sendLeftovers(hall.tools, () => true)).refusals).toEqual(refusals)
  expect((await sendLeftovers(hall.tools, () => true)).refusals).toEqual([])
  const atNextLoad = { ...hall.tools, refusedHere: new Set<string>() }
  expect((await sendLeftovers(atNextLoad, () => true)).refusals).toEqual(refusals)

  const running = await hall.open()
  running.act(answer('q2', 'a'))
  await hall.pass(10_000)
  expect(running.view().blocked).toBe('This ticket is not valid.')
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(running.view()).toMatchObject({ blocked: null, status: { status: 'saved_on_server' } })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['a'] })
})

test('extra time given in the last minutes is heard of before the end', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(allowedMs - 100_000 - (allowedMs % 300_000))
  hall.server.state.extraMs = 600_000
  // Nothing is done any more, so nothing but the last look tells of it.
  await hall.pass(allowedMs - hall.elapsed() + 1_000)
  expect(sync.view().ended).toBeNull()
  await hall.pass(600_000)
  expect(sync.view().ended).toBe('time')
})

test('a newer window beside this one stops it at once, without a network', async () => {
  const hall = aHall()
  const older = await hall.open()
  hall.server.state.network = 'request lost'
  older.act(answer('q1', 'b'))
  older.replace()
  expect(older.view().isReplaced).toBe(true)
  older.act(answer('q1', 'c'))
  expect(older.view().progress.answers).toEqual({ q1: ['b'] })
})

test('an answer of an older window that arrives while a newer one waits for its questions stands on its screen', async () => {
  const hall = aHall()
  const older = await hall.open()
  hall.server.state.network = 'request lost'
  older.act(answer('q1', 'b'))
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
  first.act(answer('q1', 'b'))
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

test('whoever wakes after the end can do nothing more, whichever comes first, the finger or the timer', async () => {
  const hall = aHall()
  const sync = await hall.open()
  sync.act(answer('q1', 'b'))
  await hall.pass(allowedMs - 1_000)
  hall.sleep(60_000)
  sync.act(answer('q1', 'c'))
  expect(sync.view()).toMatchObject({ ended: 'time', progress: { answers: { q1: ['b'] } } })
  await hall.pass(5_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect(hall.server.refused).toEqual([])
})

test('a window whose paper is slow opens as the older one it is, and says nothing of what a newer one did', async () => {
  const hall = aHall()
  const opening = hall.open(() => new Promise<void>((resolve) => hall.device.after(30_000, resolve)))
  await hall.pass(10_000)
  const newer = await hall.open()
  hall.server.state.network = 'request lost'
  newer.act(answer('q1', 'b'))
  await hall.pass(10)
  void newer.stop()
  await hall.pass(30_000)
  const slow = await opening
  expect(slow.view().isReplaced).toBe(true)
  slow.act(answer('q1', 'c'))
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  await sendLeftovers(hall.tools, () => true)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect(hall.server.arrived).not.toContainEqual(expect.objectContaining({ epoch: 1, question: 'q1' }))
})

test('what a slow disk tells of late stands on the screen, and not over what was done meanwhile', async () => {
  const hall = aHall()
  const first = await hall.open()
  first.act(answer('q1', 'a'))
  await hall.pass(5_000)
  hall.server.state.network = 'request lost'
  first.act(answer('q1', 'b'))
  first.act(answer('q2', 'b'))
  await hall.pass(10)
  hall.tearAway(first)
  const { all } = hall.store
  hall.store.all = () => new Promise<void>((resolve) => hall.device.after(12_000, resolve)).then(all)
  const opening = hall.open()
  await hall.pass(9_000)
  const second = await opening
  expect(second.view().progress.answers).toEqual({ q1: ['a'] })
  second.act(answer('q2', 'c'))
  await hall.pass(20_000)
  expect(second.view().progress.answers).toEqual({ q1: ['b'], q2: ['c'] })
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
  first.act(answer('q1', 'b'))
  await hall.pass(10)
  hall.tearAway(first)
  isFull = true
  const opening = hall.open()
  await hall.pass(10_000)
  await opening
  isFull = false
  expect((await hall.store.all()).map(({ page }) => [page.epoch, page.isSuperseded])).toEqual([[1, false]])
})

const questions = ['q1', 'q2', 'q3'] as const
const act: fc.Arbitrary<QuestionAct> = fc.oneof(
  fc.tuple(fc.constantFrom(...questions), fc.constantFrom('a', 'b', 'c')).map(([q, option]) => answer(q, option)),
  fc.record({
    kind: fc.constantFrom('clear', 'flag', 'unflag', 'visit'),
    question: fc.constantFrom(...questions),
  }),
)
/** `reload`: so many loads more took an epoch on the way and were given up before anybody saw them. */
type Step =
  | { act: QuestionAct }
  | { network: Network }
  | { passMs: number }
  | { reload: number }
  | { window: 'the browser tells the older one' | 'the server does' }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act }) },
  { weight: 3, arbitrary: fc.record({ passMs: fc.constantFrom(0, 100, 300, 1_000, 12_000, 70_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ network: fc.constantFrom<Network>(...networks) }),
  },
  { weight: 1, arbitrary: fc.record({ reload: fc.constantFrom(0, 0, 0, 1, 2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      window: fc.constantFrom('the browser tells the older one' as const, 'the server does' as const),
    }),
  },
)

/** Plays the steps, handing in before the network is back or after it, and looks after each load and at the end. */
async function play(steps: readonly Step[], isHandedIn: 'before' | 'after', startsAtMs: number): Promise<void> {
  const hall = aHall()
  await hall.pass(startsAtMs)
  let sync = await hall.open()
  const olders: AttemptSync[] = []
  for (const one of steps) {
    if ('act' in one) sync.act(one.act)
    if ('network' in one) hall.server.state.network = one.network
    if ('passMs' in one) await hall.pass(one.passMs)
    if (!('reload' in one || 'window' in one)) continue
    // Who comes when the time is over does not come in again.
    if (hall.elapsed() >= allowedMs - 10_000) continue
    // The write of the last act is done, as it is when the screen has said so.
    await hall.pass(0)
    const before = sync
    const shown = before.view().progress
    if ('reload' in one) {
      hall.tearAway(before)
      for (let lost = 0; lost < one.reload; lost += 1) hall.server.start()
    } else {
      olders.push(before)
    }
    const isTold = 'window' in one && one.window === 'the browser tells the older one'
    const opening = hall.open(async () => isTold && before.replace())
    await hall.pass(20_000)
    sync = await opening
    expect(asShown(sync.view().progress)).toEqual(asShown(shown))
  }
  if (isHandedIn === 'before') sync.submit()
  await hall.pass(3_000)
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  sync.submit()
  await hall.pass(60_000)
  expect(sync.view().isSubmitted).toBe(true)
  await Promise.all([...olders.map((older) => older.stop()), hall.pass(60_000)])
  await sendLeftovers(hall.tools, () => true)
  expect(asShown(hall.server.fold())).toEqual(asShown(sync.view().progress))
  expect(hall.server.refused).toEqual([])
  expect((await hall.store.all()).flatMap(({ events }) => events)).toEqual([])
}

function asShown({ answers, flagged }: Pick<Progress, 'answers' | 'flagged'>) {
  return { answers, flagged: [...flagged].sort() }
}

test('whatever the network loses and however often the page is torn away: what the screen shows is what the server folds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60, size: 'max' }),
      fc.constantFrom('before', 'after'),
      // Most begin early; some so that the time ends in the middle.
      fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(allowedMs - 20_000) }),
      play,
    ),
    {
      numRuns: 1_500,
      examples: [
        // Six loads leave answers of each other, and the seventh begins when only the older of them have arrived.
        [
          [
            { act: answer('q1', 'a') },
            { network: 'request lost' },
            { reload: 0 },
            { network: 'silent' },
            { reload: 0 },
            { network: 'request lost' },
            { reload: 0 },
            { act: answer('q1', 'c') },
            { reload: 0 },
            { act: answer('q1', 'a') },
            { reload: 0 },
            { reload: 0 },
            { network: 'slow' },
            { reload: 0 },
          ],
          'after',
          0,
        ],
        // An answer is changed without a network, and the load after the next is the first that anybody sees.
        [
          [
            { act: answer('q1', 'a') },
            { passMs: 1_000 },
            { network: 'request lost' },
            { act: { kind: 'clear', question: 'q1' } },
            { reload: 1 },
          ],
          'after',
          0,
        ],
      ],
    },
  )
}, 120_000)
