import { eventKinds } from '@sabimark/domain/attempt/event.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LoggedMove } from './board.db.ts'
import { toldAfter, toldByLog } from './told-by-log.ts'

const loads = [1, 2].map((epoch) => ({ epoch, openedMs: epoch * 1_000, address: '10.0.0.1', device: '' }))
/** What has come later is behind all that was there, on the newest page load. */
const move = (epochs: readonly number[]) =>
  fc.record({
    ...{
      epoch: fc.constantFrom(...epochs),
      kind: fc.constantFrom(...eventKinds),
      question: fc.constantFrom('a', 'b', 'c'),
    },
    ...{ ms: fc.nat(5_000), isLate: fc.boolean(), refusal: fc.constantFrom(null, null, null, 'AFTER_DEADLINE') },
  })
const isAboutAQuestion = (kind: string) => ['answer', 'clear', 'flag', 'unflag', 'visit'].includes(kind)
const numbered = (
  moves: {
    epoch: number
    kind: LoggedMove[2]
    question: string
    ms: number
    isLate: boolean
    refusal: string | null
  }[],
) =>
  moves.map(({ epoch, kind, question, ms, isLate, refusal }, place): LoggedMove => {
    const atMs = place * 1_000 + ms
    return [epoch, place + 1, kind, atMs, atMs + 200, isAboutAQuestion(kind) ? question : null, isLate, refusal]
  })

test('what has come since tells the same as the whole log, or that it has to be read whole', () => {
  let built = 0
  fc.assert(
    fc.property(fc.array(move([1, 2]), { maxLength: 8 }), fc.array(move([2]), { maxLength: 3 }), (first, later) => {
      const moves = numbered([...first, ...later])
      const head = moves.slice(0, first.length)
      if (head.some(([, , kind]) => kind === 'submit')) return
      const told = toldAfter(toldByLog({ loads, moves: head }), moves.slice(first.length))
      if (told === undefined) return
      built++
      expect(told).toEqual(toldByLog({ loads, moves }))
    }),
    { numRuns: 2_000 },
  )
  expect(built).toBeGreaterThan(200)
})
