import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { graceMs } from '@sabimark/domain/exam/grace.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { AttemptSync } from '../src/attempt/sync/attempt-sync.types.ts'
import type { QuestionMove } from '../src/attempt/sync/progress.ts'
import { sendLeftovers } from '../src/attempt/sync/send-leftovers.ts'
import { arriveFirst } from '../src/attempt/unheard/arrive-first.ts'
import { allowedMs, type Network, networks } from './hall.ts'
import { asShown, move } from './moves.ts'
import { anUnheardHall } from './unheard-hall.ts'

/** `crashAfter`: the power fails after so many writes more. `setMs`: the clock on the wall is set. `elsewhere`: the exam goes on at another device. */
type Step =
  | { move: QuestionMove }
  | { passMs: number }
  | { network: Network }
  | { reload: 'left' | 'torn away'; closedMs: number }
  | { crashAfter: number }
  | { setMs: number }
  | { sleepMs: number }
  | { extraMs: number }
  | { elsewhere: true }

/** As long as a request takes on the slowest network of the hall, where that becomes a slow one on the way. */
const tripMs = 3_500
const years = 17 * 365 * 24 * 3_600_000

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ move }) },
  { weight: 5, arbitrary: fc.record({ passMs: fc.constantFrom(0, 100, 300, 4_900, 12_000, 70_000) }) },
  { weight: 3, arbitrary: fc.record({ network: fc.constantFrom<Network>('request lost', ...networks) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      reload: fc.constantFrom('left' as const, 'torn away' as const),
      closedMs: fc.constantFrom(0, 40_000, 600_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ crashAfter: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ setMs: fc.constantFrom(-4_000, -600_000, 600_000, -years, years) }) },
  { weight: 1, arbitrary: fc.record({ sleepMs: fc.constantFrom(1_000, 90_000, 900_000) }) },
)
const once: fc.Arbitrary<Step> = fc.constantFrom<Step>({ extraMs: 600_000 }, { elsewhere: true })

const foldOf = (acts: readonly QuestionMove[]) =>
  foldAttempt(
    acts.map((act, index) => ({ ...act, seq: index + 1, epoch: 0 })),
    { countLate: true },
  )
const movesOf = (events: readonly AttemptEvent[]): QuestionMove[] =>
  [...new Map(events.map((event) => [event.seq, event])).values()]
    .sort((one, other) => one.seq - other.seq)
    .flatMap(({ kind, question, value }) =>
      question === undefined ? [] : [{ kind, question, ...(value !== undefined && { value }) }],
    )

/** Plays the steps, and looks after each load and at the end. */
async function play(steps: readonly Step[], isOverAtTheEnd: boolean, runsAsleep: boolean): Promise<void> {
  const hall = anUnheardHall()
  hall.running.runsAsleep = runsAsleep
  const { server } = hall
  server.state.network = 'request lost'
  let sync: AttemptSync | null = await hall.opened()
  /** What the candidate did and the screen took; of the last, those that were not durable may go with a crash. */
  let acts: QuestionMove[] = []
  let durable = 0
  /** For so long the page was open, and somebody could write. */
  let openMs = 0

  const pass = async (ms: number) => {
    const from = hall.elapsed()
    await hall.pass(ms)
    if (!sync) return
    openMs += (hall.goneAtMs(sync) ?? hall.elapsed()) - from
    if (hall.goneAtMs(sync) !== null) return
    durable = acts.length
    const { allowedMs: whole } = sync.view()
    // What is noted every few seconds, and the trip of its first word, of which the server cannot know.
    expect(whole - sync.remainingMs()).toBeGreaterThanOrEqual(Math.min(openMs - 5_000 - tripMs, whole))
  }
  const goOn = async (closedMs: number) => {
    if (sync) hall.tearAway(sync)
    hall.sleep(closedMs)
    if (server.state.isSubmitted) {
      // All of it has arrived: the device is forgetting it, and may have been cut off in the middle of that.
      sync = null
      return
    }
    const here = movesOf(await hall.onDisk())
    expect(here).toEqual(acts.slice(0, here.length))
    expect(here.length).toBeGreaterThanOrEqual(durable)
    acts = here
    durable = here.length
    const room = await hall.open('another load')
    sync = room && typeof room !== 'string' ? room.sync : null
    if (sync) expect(asShown(sync.view().progress)).toEqual(asShown(foldOf(acts)))
    // Only where it goes on elsewhere is there nothing to go on with.
    else expect([server.state.liveEpoch, room]).toEqual([1, 'not_kept'])
  }

  for (const one of steps) {
    if (!sync || server.state.isSubmitted) break
    if ('move' in one) {
      const { ended, isReplaced, isSubmitted } = sync.view()
      sync.move(one.move)
      if (ended === null && sync.view().ended === null && !isReplaced && !isSubmitted) acts.push(one.move)
    }
    if ('passMs' in one) await pass(one.passMs)
    if ('network' in one) server.state.network = one.network
    if ('setMs' in one) hall.wall.aheadMs += one.setMs
    if ('sleepMs' in one) runsAsleep ? hall.sleep(one.sleepMs) : hall.standStill(one.sleepMs)
    if ('extraMs' in one) server.state.extraMs += one.extraMs
    // Who comes when the time is over does not come in.
    if ('elsewhere' in one && server.state.liveEpoch === 0 && hall.elapsed() < allowedMs) server.start()
    if ('crashAfter' in one) hall.disk.crashAfter = one.crashAfter
    if ('reload' in one) {
      if (one.reload === 'left') void sync.stop()
      await pass(0)
      await goOn(one.closedMs)
    } else if (hall.goneAtMs(sync) !== null) await goOn(0)
  }

  hall.disk.crashAfter = Number.POSITIVE_INFINITY
  if (sync && hall.goneAtMs(sync) !== null) await goOn(0)
  if (sync && !isOverAtTheEnd) {
    server.state.network = 'works'
    await pass(60_000)
    sync.submit()
    await pass(60_000)
    expect(sync.view().isSubmitted || sync.view().isReplaced).toBe(true)
    if (!sync.view().isReplaced) expect(asShown(sync.view().progress)).toEqual(asShown(foldOf(acts)))
  } else {
    // Nobody comes back; another page of ours sends it when the time of everybody is over.
    if (sync) await Promise.all([sync.stop(), hall.pass(60_000)])
    if (sync) hall.tearAway(sync)
    server.state.network = 'works'
    await hall.pass(2 * allowedMs + graceMs)
  }
  const tools = hall.sender()
  await sendLeftovers({ ...tools, arriveFirst: (page) => arriveFirst(tools, page) }, () => true)
  expect(asShown(server.fold())).toEqual(asShown(foldOf(acts)))
  expect(movesOf([...server.log.values()])).toEqual(acts)
  expect((await hall.room.store.all()).flatMap(({ events }) => events)).toEqual([])
  expect([hall.undurable, server.refused]).toEqual([[], []])
}

/** Sits an exam so many times, each time otherwise. */
export async function sitUnheard(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc
        .tuple(fc.array(step, { maxLength: 40, size: 'max' }), fc.array(once, { maxLength: 2 }), fc.nat())
        .map(([steps, others, place]) => {
          const at = place % (steps.length + 1)
          return [...steps.slice(0, at), ...others, ...steps.slice(at)]
        }),
      fc.boolean(),
      fc.boolean(),
      play,
    ),
    { numRuns },
  )
}
