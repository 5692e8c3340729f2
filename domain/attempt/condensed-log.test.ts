import fc from 'fast-check'
import { expect, test } from 'vitest'
import { condensedLog } from './condensed-log.ts'
import type { LogEntry } from './event.ts'
import { foldAttempt } from './fold.ts'

const fold = (log: Iterable<LogEntry>) => foldAttempt(log, { countLate: true })

test('of each question the first look, the last answer and the last flag are kept, in order', () => {
  const log: LogEntry[] = [
    { epoch: 1, seq: 1, kind: 'start' },
    { epoch: 1, seq: 2, kind: 'visit', question: 'q1' },
    { epoch: 1, seq: 3, kind: 'answer', question: 'q1', value: ['a'] },
    { epoch: 1, seq: 4, kind: 'flag', question: 'q1' },
    { epoch: 1, seq: 5, kind: 'visit', question: 'q2' },
    { epoch: 1, seq: 6, kind: 'answer', question: 'q1', value: ['b'] },
    { epoch: 2, seq: 1, kind: 'gap' },
    { epoch: 2, seq: 2, kind: 'unflag', question: 'q1' },
    { epoch: 2, seq: 3, kind: 'visit', question: 'q1' },
    { epoch: 2, seq: 4, kind: 'leave' },
  ]
  const kept = condensedLog(log.toReversed()).map(({ epoch, seq }) => `${epoch}:${seq}`)
  expect(kept).toEqual(['1:2', '1:5', '1:6', '2:2', '2:3', '2:4'])
})

test('nothing done is nothing kept', () => {
  expect(condensedLog([])).toEqual([])
})

const move = fc.record(
  {
    kind: fc.constantFrom('answer', 'answer', 'clear', 'flag', 'unflag', 'visit', 'gap', 'submit'),
    question: fc.constantFrom('q1', 'q2', 'q3'),
    option: fc.constantFrom('a', 'b', 'c'),
    isLate: fc.boolean(),
  },
  { requiredKeys: ['kind', 'question', 'option'] },
)
/** What one load did; how many of its moves the server has; how many of those the device does not know to be there. */
const load = fc.record({ moves: fc.array(move, { maxLength: 12 }), arrived: fc.nat(12), unheard: fc.nat(4) })

test('with what is still missing, in whatever part it comes, it is the whole log', () => {
  fc.assert(
    fc.property(fc.array(load, { maxLength: 4 }), fc.nat(12), (loads, more) => {
      const logs = loads.map(({ moves, arrived, unheard }, index) => {
        const entries = moves.map(({ kind, question, option, isLate }, at): LogEntry => {
          const place = { epoch: index + 1, seq: at + 1, ...(isLate ? { isLate } : {}) }
          if (kind === 'gap' || kind === 'submit') return { ...place, kind }
          return { ...place, kind, question, ...(kind === 'answer' ? { value: [option] } : {}) }
        })
        return { there: entries.slice(0, arrived), device: entries.slice(Math.max(0, arrived - unheard)) }
      })
      const there = logs.flatMap((one) => one.there)
      const coming = logs.flatMap((one) => one.device.slice(0, more))
      expect(fold([...condensedLog(there), ...coming])).toEqual(fold([...there, ...coming]))
    }),
    { numRuns: 2_000 },
  )
})

test('each question costs three entries at most', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 100 }), (moves) => {
      const log = moves.map(({ kind, question, option }, at): LogEntry => {
        if (kind === 'gap' || kind === 'submit') return { epoch: 1, seq: at + 1, kind: 'gap' }
        return { epoch: 1, seq: at + 1, kind, question, value: [option] }
      })
      expect(condensedLog(log).length).toBeLessThanOrEqual(3 * 3 + 2)
    }),
  )
})
