import type { LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterEvent, noProgress, resume } from './progress.ts'

const onServer = { ...noProgress, answers: { q1: ['c'], q2: ['a'] }, flagged: ['q2'], visited: ['q1', 'q2'] }

test('what this device did and could not send stands on the screen and is said again', () => {
  const { progress, again } = resume(
    onServer,
    [
      { epoch: 1, seq: 4, atMs: 10, kind: 'answer', question: 'q1', value: ['b'] },
      { epoch: 1, seq: 5, atMs: 20, kind: 'clear', question: 'q2' },
      { epoch: 1, seq: 6, atMs: 30, kind: 'unflag', question: 'q2' },
      { epoch: 1, seq: 7, atMs: 40, kind: 'visit', question: 'q3' },
    ],
    2,
  )
  expect(progress).toEqual({ answers: { q1: ['b'] }, flagged: [], visited: ['q1', 'q2', 'q3'], lastQuestion: 'q3' })
  expect(again).toEqual([
    { kind: 'answer', question: 'q1', value: ['b'] },
    { kind: 'clear', question: 'q2' },
    { kind: 'unflag', question: 'q2' },
  ])
})

test('what the server already knows is not said again', () => {
  const { progress, again } = resume(
    onServer,
    [
      { epoch: 1, seq: 1, atMs: 10, kind: 'answer', question: 'q1', value: ['c'] },
      { epoch: 1, seq: 2, atMs: 11, kind: 'leave' },
    ],
    2,
  )
  expect(progress.answers).toEqual(onServer.answers)
  expect(again).toEqual([])
})

test('events are folded in the order of their pages, whatever order the device keeps them in', () => {
  const { progress } = resume(
    noProgress,
    [
      { epoch: 2, seq: 1, atMs: 50, kind: 'answer', question: 'q1', value: ['b'] },
      { epoch: 1, seq: 9, atMs: 10, kind: 'answer', question: 'q1', value: ['a'] },
    ],
    3,
  )
  expect(progress.answers).toEqual({ q1: ['b'] })
})

test('one more event keeps the rest', () => {
  const next = afterEvent(onServer, { seq: 1, atMs: 0, kind: 'flag', question: 'q1' })
  expect(next).toEqual({ ...onServer, flagged: ['q2', 'q1'], lastQuestion: 'q1' })
})

test('an older load of this device does not answer over a newer one elsewhere; where nobody answered, it counts', () => {
  const { progress, again } = resume(
    { ...noProgress, answers: { q1: ['c'] }, visited: ['q1'] },
    [
      { epoch: 1, seq: 4, atMs: 10, kind: 'answer', question: 'q1', value: ['b'] },
      { epoch: 1, seq: 5, atMs: 20, kind: 'answer', question: 'q2', value: ['a'] },
    ],
    3,
  )
  expect(progress.answers).toEqual({ q1: ['c'], q2: ['a'] })
  // Said again: should the old answer still arrive, the newer one stands after it.
  expect(again).toEqual([
    { kind: 'answer', question: 'q1', value: ['c'] },
    { kind: 'answer', question: 'q2', value: ['a'] },
  ])
})

const doing = fc.record({
  kind: fc.constantFrom('answer', 'clear', 'flag', 'unflag', 'visit'),
  question: fc.constantFrom('q1', 'q2', 'q3'),
  option: fc.constantFrom('a', 'b', 'c'),
})
type Doing = { kind: 'answer' | 'clear' | 'flag' | 'unflag' | 'visit'; question: string; option: string }
const load = fc.record({ acts: fc.array(doing, { maxLength: 6 }), sentCount: fc.nat(6) })

/** What one load did, and how far it got through. */
function logOf(epoch: number, { acts, sentCount }: { acts: Doing[]; sentCount: number }) {
  const events = acts.map(({ kind, question, option }, index): LoggedEvent => {
    return { epoch, seq: index + 1, atMs: index, kind, question, ...(kind === 'answer' ? { value: [option] } : {}) }
  })
  return { sent: events.slice(0, sentCount), unsent: events.slice(sentCount) }
}

test('three loads, two devices: an answer given elsewhere stands, and the screen is what counts, whatever arrives', () => {
  fc.assert(
    fc.property(load, load, load, (firstHere, elsewhere, lastHere) => {
      // Epochs 1 and 3 are this device's, 2 is another's; what that one has not sent nobody here can know.
      const [one, two, three] = [logOf(1, firstHere), logOf(2, elsewhere), logOf(3, lastHere)]
      const third = check([...one.sent, ...two.sent], one.unsent, 3)
      const said = two.sent.flatMap(({ kind, question }) => (kind === 'answer' && question ? [question] : []))
      for (const question of said) {
        const given = foldAttempt([...one.sent, ...two.sent], { countLate: true }).answers[question]
        if (given !== undefined) expect(third.answers[question]).toEqual(given)
      }
      check([...one.sent, ...two.sent, ...three.sent], [...one.unsent, ...three.unsent], 4)
    }),
    { numRuns: 2_000 },
  )
})

/** Resumes, and looks whether what is shown then is what counts, however much of the unsent ever arrives. */
function check(sent: LoggedEvent[], unsent: LoggedEvent[], epoch: number) {
  const { submitted: _, ...server } = foldAttempt(sent, { countLate: true })
  const { progress, again } = resume(server, unsent, epoch)
  const said = again.map((act, index): LoggedEvent => ({ ...act, seq: index + 1, atMs: 99, epoch }))
  for (let arrived = 0; arrived <= unsent.length; arrived += 1) {
    const counted = foldAttempt([...sent, ...unsent.slice(0, arrived), ...said], { countLate: true })
    expect(counted.answers).toEqual(progress.answers)
    expect([...counted.flagged].sort()).toEqual([...progress.flagged].sort())
  }
  return progress
}
