import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AttemptEvent } from './event.ts'
import { jsonBytes } from './json-bytes.ts'
import {
  acknowledge,
  batchBytes,
  batchLimit,
  emptyOutbox,
  failed,
  nextBatch,
  type Outbox,
  record,
  resumedOutbox,
  sending,
  sentAtMsOf,
} from './outbox.ts'

const visits = (count: number): Outbox =>
  Array.from({ length: count }).reduce<Outbox>(
    (state, _, index) => record(state, { kind: 'visit', question: `q${index}`, elapsedMs: index }),
    emptyOutbox(1),
  )
/** The next batch leaves. */
const send = (state: Outbox): Outbox => sending(state, nextBatch(state))
const seqs = (events: readonly AttemptEvent[]) => events.map(({ seq }) => seq)

test('moves are numbered from 1 and their time never goes back', () => {
  const moves = [10, 20.4, 15, 30].map((elapsedMs) => ({ kind: 'leave' as const, elapsedMs }))
  const state = moves.reduce(record, emptyOutbox(3))
  expect(state.events).toEqual([
    { seq: 1, atMs: 10, kind: 'leave' },
    { seq: 2, atMs: 20, kind: 'leave' },
    { seq: 3, atMs: 20, kind: 'leave' },
    { seq: 4, atMs: 30, kind: 'leave' },
  ])
  expect([sentAtMsOf(state, 29), sentAtMsOf(state, 31)]).toEqual([30, 31])
})

test('a batch is at most fifty events, oldest first, and only one is on its way', () => {
  const state = visits(120)
  expect(seqs(nextBatch(state))).toEqual(Array.from({ length: batchLimit }, (_, index) => index + 1))
  expect(nextBatch(state, 1000)).toHaveLength(batchLimit)
  expect(seqs(nextBatch(state, 2))).toEqual([1, 2])
  expect(nextBatch(send(state))).toEqual([])
})

test('a batch takes 48,000 bytes at most, or one event alone', () => {
  const essays = ['x'.repeat(20_000), 'y'.repeat(20_000), '₦'.repeat(20_000), 'z', '₦'.repeat(15_900), 'last']
  let state = essays.reduce<Outbox>(
    (before, value) => record(before, { kind: 'answer', question: 'q1', value, elapsedMs: 1 }),
    emptyOutbox(1),
  )
  const sent: number[][] = []
  while (state.events.length > 0) {
    const batch = nextBatch(state)
    sent.push(seqs(batch))
    expect(batch.length === 1 || jsonBytes(batch) <= batchBytes).toBe(true)
    state = acknowledge(sending(state, batch), batch.at(-1)?.seq ?? 0)
  }
  expect(sent).toEqual([[1, 2], [3], [4, 5, 6]])
})

test('an acknowledgement takes out what it covers and forgets the failures', () => {
  const state = acknowledge(failed(send(visits(5))), 3)
  expect(state).toMatchObject({ ackedSeq: 3, inFlight: false, failures: 0 })
  expect(seqs(nextBatch(state))).toEqual([4, 5])
})

test('a failure keeps everything and counts', () => {
  const state = failed(send(failed(send(visits(2)))))
  expect(state).toMatchObject({ ackedSeq: 0, inFlight: false, failures: 2 })
  expect(seqs(nextBatch(state))).toEqual([1, 2])
})

test('an old acknowledgement takes nothing back, one from nowhere takes nothing new', () => {
  const state = acknowledge(send(visits(5)), 4)
  expect(acknowledge(state, 2)).toEqual(state)
  const beyond = acknowledge(state, 99)
  expect(beyond.ackedSeq).toBe(5)
  expect(seqs(record(beyond, { kind: 'leave', elapsedMs: 9 }).events)).toEqual([6])
})

test('what never left is not taken for arrived, whatever a reply says: it stays and leaves next', () => {
  expect(acknowledge(visits(3), 3)).toMatchObject({ ackedSeq: 0, sentSeq: 0 })
  const state = acknowledge(record(send(visits(2)), { kind: 'leave', elapsedMs: 9 }), 3)
  expect(state.ackedSeq).toBe(2)
  expect(seqs(nextBatch(state))).toEqual([3])
})

/**
 * A server that stores each number once and acknowledges the highest without a gap; as the real one, it knows nothing
 * of order.
 */
class Server {
  readonly stored = new Map<number, AttemptEvent>()

  receive(batch: readonly AttemptEvent[]): number {
    for (const event of batch) {
      const before = this.stored.get(event.seq)
      if (before !== undefined) expect(event).toEqual(before)
      this.stored.set(event.seq, event)
    }
    let acked = 0
    while (this.stored.has(acked + 1)) acked++
    return acked
  }
}

const fates = ['arrives', 'request lost', 'reply lost', 'arrives twice', 'request late', 'reply late'] as const
type Step =
  | { do: 'move'; elapsedMs: number }
  | { do: 'send'; fate: (typeof fates)[number]; limit: number }
  | { do: 'late' }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('move' as const), elapsedMs: fc.nat(10_000) }),
  fc.record({
    do: fc.constant('send' as const),
    fate: fc.constantFrom(...fates),
    limit: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('late' as const) }),
)

/** Plays moves and a bad network; what was late arrives at 'late', newest first. Ends with a network that works. */
function play(steps: readonly Step[]): { done: AttemptEvent[]; server: Server; state: Outbox } {
  const server = new Server()
  const done: AttemptEvent[] = []
  let late: (() => void)[] = []
  let state = emptyOutbox(1)
  const reply = (ackedSeq: number) => {
    expect(ackedSeq).toBeLessThanOrEqual(done.length)
    state = acknowledge(state, ackedSeq)
  }
  const send = (fate: (typeof fates)[number], limit?: number) => {
    const batch = nextBatch(state, limit)
    expect(seqs(batch)).toEqual(batch.map((_, index) => state.ackedSeq + 1 + index))
    state = sending(state, batch)
    if (fate === 'arrives') return reply(server.receive(batch))
    if (fate === 'arrives twice') server.receive(batch)
    if (fate === 'arrives twice') return reply(server.receive(batch))
    if (fate === 'reply lost') server.receive(batch)
    if (fate === 'request late') late.push(() => server.receive(batch))
    if (fate === 'reply late') {
      const ackedSeq = server.receive(batch)
      late.push(() => reply(ackedSeq))
    }
    state = failed(state)
  }
  for (const one of steps) {
    if (one.do === 'move') {
      state = record(state, { kind: 'answer', question: 'q1', value: [`o${state.nextSeq}`], elapsedMs: one.elapsedMs })
      done.push(...state.events.slice(-1))
    }
    if (one.do === 'send') send(one.fate, one.limit)
    if (one.do === 'late') {
      for (const arrive of late.reverse()) arrive()
      late = []
    }
  }
  for (let tries = 0; state.events.length > 0 && tries <= steps.length; tries++) send('arrives')
  return { done, server, state }
}

test('whatever the network loses, repeats or delays, the server ends with exactly what was done', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const { done, server, state } = play(steps)
      expect([...server.stored.values()].toSorted((a, b) => a.seq - b.seq)).toEqual(done)
      expect(state.events).toEqual([])
      expect(state.ackedSeq).toBe(done.length)
    }),
    { numRuns: 500 },
  )
})

test('an acknowledged event is never dropped before the server has it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { server, state } = play(steps)
      for (let seq = 1; seq <= state.ackedSeq; seq++) expect(server.stored.has(seq)).toBe(true)
    }),
  )
})

test('after a reload the same numbers go on: nothing is sent under one that was used, and what was not acknowledged is sent again', () => {
  const before = acknowledge(send(visits(3)), 2)
  const did = visits(3).events
  const after = resumedOutbox(1, did, 2)
  expect(after).toEqual({ ...before, inFlight: false })
  expect(seqs(nextBatch(record(after, { kind: 'leave', elapsedMs: 1 })))).toEqual([3, 4])
  expect(resumedOutbox(1, [], 0)).toEqual(emptyOutbox(1))
  expect(acknowledge(after, 3).events).toEqual([])
})
