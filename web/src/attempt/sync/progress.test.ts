import { condensedLog } from '@sabimark/domain/attempt/condensed-log.ts'
import type { LogEntry } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterEvent, noProgress, resume } from './progress.ts'

const known: LogEntry[] = [
  { epoch: 1, seq: 1, kind: 'answer', question: 'q1', value: ['c'] },
  { epoch: 1, seq: 2, kind: 'answer', question: 'q2', value: ['a'] },
  { epoch: 1, seq: 3, kind: 'flag', question: 'q2' },
]

test('what this device did and could not send stands on the screen and is said again', () => {
  const { progress, again } = resume(known, [
    { epoch: 1, seq: 4, kind: 'answer', question: 'q1', value: ['b'] },
    { epoch: 1, seq: 5, kind: 'clear', question: 'q2' },
    { epoch: 1, seq: 6, kind: 'unflag', question: 'q2' },
    { epoch: 1, seq: 7, kind: 'visit', question: 'q3' },
  ])
  expect(progress).toEqual({ answers: { q1: ['b'] }, flagged: [], visited: ['q1', 'q2', 'q3'], lastQuestion: 'q3' })
  expect(again).toEqual([
    { kind: 'answer', question: 'q1', value: ['b'] },
    { kind: 'clear', question: 'q2' },
    { kind: 'unflag', question: 'q2' },
  ])
})

test('what the server already knows is not said again', () => {
  const { progress, again } = resume(known, [
    { epoch: 1, seq: 1, kind: 'answer', question: 'q1', value: ['c'] },
    { epoch: 1, seq: 4, kind: 'leave' },
    { epoch: 1, seq: 5, kind: 'answer', question: 'q2', value: ['a'] },
  ])
  expect(progress.answers).toEqual({ q1: ['c'], q2: ['a'] })
  expect(again).toEqual([])
})

test('the last answer counts although a load came between that nobody ever saw', () => {
  // The reply to that load's start was lost with it: this is the third.
  const { progress, again } = resume(known, [{ epoch: 1, seq: 4, kind: 'clear', question: 'q1' }])
  expect(progress.answers).toEqual({ q2: ['a'] })
  expect(again).toEqual([{ kind: 'clear', question: 'q1' }])
})

test('the same answer is said again while another one before it may still arrive after all', () => {
  const { again } = resume(known, [
    { epoch: 2, seq: 1, kind: 'answer', question: 'q1', value: ['b'] },
    { epoch: 3, seq: 1, kind: 'answer', question: 'q1', value: ['c'] },
  ])
  expect(again).toEqual([{ kind: 'answer', question: 'q1', value: ['c'] }])
})

test('events are folded in the order of their pages, whatever order the device keeps them in', () => {
  const { progress } = resume(
    [],
    [
      { epoch: 2, seq: 1, kind: 'answer', question: 'q1', value: ['b'] },
      { epoch: 1, seq: 9, kind: 'answer', question: 'q1', value: ['a'] },
    ],
  )
  expect(progress.answers).toEqual({ q1: ['b'] })
})

test('one more event keeps the rest', () => {
  const before = { ...noProgress, answers: { q1: ['c'], q2: ['a'] }, flagged: ['q2'], visited: ['q1', 'q2'] }
  const next = afterEvent(before, { seq: 1, atMs: 0, kind: 'flag', question: 'q1' })
  expect(next).toEqual({ ...before, flagged: ['q2', 'q1'], lastQuestion: 'q1' })
})

test('an older load of this device does not answer over a newer one elsewhere, nor bring back what was taken back there', () => {
  const { progress, again } = resume(
    [
      { epoch: 2, seq: 3, kind: 'answer', question: 'q1', value: ['c'] },
      { epoch: 2, seq: 4, kind: 'clear', question: 'q3' },
    ],
    [
      { epoch: 1, seq: 4, kind: 'answer', question: 'q1', value: ['b'] },
      { epoch: 1, seq: 5, kind: 'answer', question: 'q2', value: ['a'] },
      { epoch: 1, seq: 6, kind: 'answer', question: 'q3', value: ['a'] },
    ],
  )
  expect(progress.answers).toEqual({ q1: ['c'], q2: ['a'] })
  expect(again).toEqual([{ kind: 'answer', question: 'q2', value: ['a'] }])
})

const doing = fc.record({
  kind: fc.constantFrom('answer', 'clear', 'flag', 'unflag', 'visit'),
  question: fc.constantFrom('q1', 'q2', 'q3'),
  option: fc.constantFrom('a', 'b', 'c'),
})
type Doing = { kind: 'answer' | 'clear' | 'flag' | 'unflag' | 'visit'; question: string; option: string }
const load = fc.record({ moves: fc.array(doing, { maxLength: 6 }), sentCount: fc.nat(6) })

/** What one load did, and how far it got through. */
function logOf(epoch: number, { moves, sentCount }: { moves: Doing[]; sentCount: number }) {
  const events = moves.map(({ kind, question, option }, index): LogEntry => {
    return { epoch, seq: index + 1, kind, question, ...(kind === 'answer' ? { value: [option] } : {}) }
  })
  return { sent: events.slice(0, sentCount), unsent: events.slice(sentCount) }
}

test('loads on two devices: the newest answer anybody gave stands, and the screen is what counts, whatever arrives', () => {
  fc.assert(
    fc.property(fc.array(load, { minLength: 1, maxLength: 4 }), fc.nat(4), (loads, elsewhere) => {
      // One of them is another device's; what that one has not sent nobody here can know.
      const logs = loads.map((one, index) => logOf(index + 1, one))
      const sent = logs.flatMap((one) => one.sent)
      const unsent = logs.filter((_, index) => index !== elsewhere).flatMap((one) => one.unsent)
      const progress = check(sent, unsent, loads.length + 1)
      const { submitted: _, ...all } = foldAttempt([...sent, ...unsent], { countLate: true })
      expect(progress).toEqual(all)
    }),
    { numRuns: 3_000 },
  )
})

/** Resumes, and looks whether what is shown then is what counts, whichever of the unsent ever arrive. */
function check(sent: LogEntry[], unsent: LogEntry[], epoch: number) {
  const { progress, again } = resume(condensedLog(sent), unsent)
  const said = again.map((move, index): LogEntry => ({ ...move, seq: index + 1, epoch }))
  // Oldest first, as they are sent; or a page is never heard of again.
  const arriving = unsent.map((_, count) => unsent.slice(0, count + 1))
  const missing = [...new Set(unsent.map((one) => one.epoch))].map((gone) => unsent.filter((one) => one.epoch !== gone))
  for (const arrived of [[], ...arriving, ...missing]) {
    const counted = foldAttempt([...sent, ...arrived, ...said], { countLate: true })
    expect(counted.answers).toEqual(progress.answers)
    expect([...counted.flagged].sort()).toEqual([...progress.flagged].sort())
  }
  return progress
}
