import { leftOut, unheardMs } from '@sabimark/domain/attempt/left-out.ts'
import { batchLimit } from '@sabimark/domain/attempt/outbox.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHall, allowedMs, type Network, networks } from '../../../test/hall.ts'
import { answer, asShown, move } from '../../../test/moves.ts'
import type { AttemptSync } from './attempt-sync.types.ts'
import type { QuestionMove } from './progress.ts'
import { sendLeftovers } from './send-leftovers.ts'

/** `often`: more than travel together. `reload`: so many loads more took an epoch on the way and were given up before anybody saw them. */
type Step =
  | { move: QuestionMove; often?: number }
  | { typed: QuestionMove }
  | { network: Network }
  | { passMs: number }
  | { standStillMs: number }
  | { reload: number }
  | { window: 'the browser tells the older one' | 'the server does' }

const written = (question: string, value: string): QuestionMove => ({ kind: 'answer', question, value })
const longest = 'ọ'.repeat(10_000) + '₦'.repeat(2_000)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ move }) },
  { weight: 1, arbitrary: fc.record({ move, often: fc.constant(batchLimit + 9) }) },
  // Of the longest, two do not travel together.
  { weight: 1, arbitrary: fc.record({ move: fc.constant(written('q4', longest)), often: fc.constantFrom(1, 3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      typed: fc.oneof(
        fc.string({ maxLength: 20 }).map((text) => written('q4', text)),
        fc.constantFrom(written('q4', longest), written('q5', 'Another'), { kind: 'clear' as const, question: 'q4' }),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ passMs: fc.constantFrom(0, 100, 300, 1_000, 12_000, 70_000) }) },
  { weight: 1, arbitrary: fc.record({ standStillMs: fc.constantFrom(2_000, 90_000, 900_000) }) },
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
    if ('move' in one) for (let said = 0; said < (one.often ?? 1); said += 1) sync.move(one.move)
    if ('typed' in one) sync.typed(one.typed)
    if ('network' in one) hall.server.state.network = one.network
    if ('passMs' in one) await hall.pass(one.passMs)
    if ('standStillMs' in one) hall.standStill(one.standStillMs)
    if (!('reload' in one || 'window' in one)) continue
    // Who comes when the time is over does not come in again.
    if (hall.elapsed() >= allowedMs - 10_000) continue
    // The write of the last move is done, as it is when the screen has said so.
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
  expect(hall.server.impossible).toEqual([])
  // Whenever its time had been over; what was not heard for longer is sent again, which no log tells.
  const { deaf, evidence } = hall.server
  if (deaf.longestMs <= unheardMs) expect(leftOut(evidence, 0)).toEqual({ count: 0, mostMs: 0 })
  expect((await hall.store.all()).flatMap(({ events }) => events)).toEqual([])
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
      numRuns: 1_000,
      examples: [
        // Six loads leave answers of each other, and the seventh begins when only the older of them have arrived.
        [
          [
            { move: answer('q1', 'a') },
            { network: 'request lost' },
            { reload: 0 },
            { network: 'silent' },
            { reload: 0 },
            { network: 'request lost' },
            { reload: 0 },
            { move: answer('q1', 'c') },
            { reload: 0 },
            { move: answer('q1', 'a') },
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
            { move: answer('q1', 'a') },
            { passMs: 1_000 },
            { network: 'request lost' },
            { move: { kind: 'clear', question: 'q1' } },
            { reload: 1 },
          ],
          'after',
          0,
        ],
      ],
    },
  )
}, 300_000)
