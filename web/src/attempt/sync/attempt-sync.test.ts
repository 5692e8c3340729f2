import type { AttemptEvent, LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStore } from '../../../test/memory-store.ts'
import { stillDevice } from '../../../test/still-device.ts'
import { type AttemptSync, attemptSync } from './attempt-sync.ts'
import { type LocalStore, pageKey, toResume, unsentOf } from './local-page.ts'
import { type QuestionAct, resume } from './progress.ts'
import { type Device, type Save, SaveRefusedError } from './save-call.ts'
import { deliverable, sendLeftovers } from './send-leftovers.ts'

const allowedMs = 3_600_000

const networks = ['works', 'slow', 'request lost', 'reply lost', 'silent'] as const
type Network = (typeof networks)[number]

/** The server as the contract describes it: stores each number once, knows the live epoch, answers after storing. */
function fakeServer(device: Device) {
  const elapsed = device.now
  const log = new Map<string, LoggedEvent>()
  const state = { network: 'works' as Network, liveEpoch: 0, isSubmitted: false }
  const receive = (epoch: number, events: readonly AttemptEvent[]) => {
    for (const event of events) {
      const key = `${epoch}:${event.seq}`
      const before = log.get(key)
      if (before) expect({ ...event, epoch }).toEqual(before)
      log.set(key, { ...event, epoch })
      if (event.kind === 'submit' && epoch === state.liveEpoch) state.isSubmitted = true
    }
    let ackedSeq = 0
    while (log.has(`${epoch}:${ackedSeq + 1}`)) ackedSeq++
    return {
      ackedSeq,
      remainingMs: Math.max(0, allowedMs - elapsed()),
      isLive: epoch === state.liveEpoch,
      isSubmitted: state.isSubmitted,
      refused: [],
      notices: [],
    }
  }
  const save: Save = async ({ ticket, events, sentAtMs }, signal) => {
    for (const { atMs } of events) expect(atMs).toBeLessThanOrEqual(sentAtMs)
    if (state.network === 'request lost') throw new TypeError('Failed to fetch')
    const reply = receive(Number(ticket), events)
    if (state.network === 'reply lost') throw new TypeError('Failed to fetch')
    if (state.network === 'slow') await new Promise<void>((resolve) => device.after(500, resolve))
    if (state.network === 'silent') {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    }
    return reply
  }
  const fold = () => foldAttempt(log.values(), { countLate: true })
  return { state, save, log, fold }
}

function aHall(store: LocalStore = memoryStore()) {
  const time = stillDevice()
  const server = fakeServer(time.device)
  const tools = { store, save: server.save, device: time.device }
  /** A load of the exam room: leftovers first, then a new epoch, then what this device still knows better. */
  const open = async (): Promise<AttemptSync> => {
    await sendLeftovers(tools, () => true)
    server.state.liveEpoch += 1
    const epoch = server.state.liveEpoch
    const olders = await toResume(store, 'a')
    const unsent = unsentOf(olders)
    const { progress, again } = resume(server.fold(), unsent)
    const sync = attemptSync({
      ...tools,
      page: {
        key: pageKey('a', epoch),
        attemptId: 'a',
        examId: 'e',
        candidateId: 'c',
        epoch,
        ticket: String(epoch),
        elapsedMs: time.elapsed(),
        notedAtWallMs: time.device.wallNow(),
        refusal: null,
        isSuperseded: false,
      },
      allowedMs,
      clock: { baseElapsedMs: time.elapsed(), monotonicAtBase: time.device.now() },
      progress,
    })
    sync.note(epoch === 1 ? 'start' : 'gap')
    for (const act of again) sync.act(act)
    sync.supersede(olders.map(({ page }) => page))
    return sync
  }
  return { ...time, server, store, tools, open }
}

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
  hall.forgetTimers()
  hall.server.state.network = 'request lost'
  const again = await hall.open()
  again.act(answer('q1', 'b'))
  await hall.pass(1_000)
  again.stop()
  const refuse: Save = async () => {
    throw new SaveRefusedError('WINDOW_CLOSED', 'The time for delivering is over.')
  }
  const outcome = await sendLeftovers({ ...hall.tools, save: refuse }, () => true)
  expect(outcome).toEqual({ sentCount: 0, waitingCount: 0, refusals: ['The time for delivering is over.'] })
  expect(await deliverable(hall.store)).toEqual([])
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

const questions = ['q1', 'q2', 'q3'] as const
const act: fc.Arbitrary<QuestionAct> = fc.oneof(
  fc.tuple(fc.constantFrom(...questions), fc.constantFrom('a', 'b', 'c')).map(([q, option]) => answer(q, option)),
  fc.record({
    kind: fc.constantFrom('clear', 'flag', 'unflag', 'visit'),
    question: fc.constantFrom(...questions),
  }),
)
type Step = { act: QuestionAct } | { network: Network } | { passMs: number } | { reload: true }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act }) },
  { weight: 3, arbitrary: fc.record({ passMs: fc.constantFrom(0, 100, 300, 1_000, 12_000, 70_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ network: fc.constantFrom<Network>(...networks) }),
  },
  { weight: 1, arbitrary: fc.record({ reload: fc.constant<true>(true) }) },
)

test('whatever the network loses and however often the page is torn away: what the screen shows is what the server folds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const hall = aHall()
      let sync = await hall.open()
      for (const one of steps) {
        if ('act' in one) sync.act(one.act)
        if ('network' in one) hall.server.state.network = one.network
        if ('passMs' in one) await hall.pass(one.passMs)
        if ('reload' in one) {
          // The write of the last act is done, as it is when the screen has said so; then the page is gone.
          await hall.pass(0)
          const shown = sync.view().progress
          hall.forgetTimers()
          const opening = hall.open()
          await hall.pass(200_000)
          sync = await opening
          expect(sync.view().progress.answers).toEqual(shown.answers)
          expect([...sync.view().progress.flagged].sort()).toEqual([...shown.flagged].sort())
        }
      }
      hall.server.state.network = 'works'
      await hall.pass(60_000)
      await sendLeftovers(hall.tools, () => true)
      const { answers, flagged } = hall.server.fold()
      const shown = sync.view().progress
      expect(answers).toEqual(shown.answers)
      expect([...flagged].sort()).toEqual([...shown.flagged].sort())
      expect((await hall.store.all()).flatMap(({ events }) => events)).toEqual([])
    }),
    { numRuns: 1_500 },
  )
}, 60_000)
