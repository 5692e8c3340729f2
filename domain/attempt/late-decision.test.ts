import { describe, expect, test } from 'vitest'
import { type ArrivedEvent, afterLateArrival, countedNow, decided, type LateDecision } from './late-decision.ts'

const at = (seq: number, arrivedMs: number, isLate: boolean): ArrivedEvent => ({
  ...{ epoch: 1, seq, atMs: 0, kind: 'answer', question: 'q1', value: ['a'] },
  ...{ arrivedMs, isLate },
})
const log = [at(1, 100, false), at(2, 900, false), at(3, 200, true), at(4, 300, true), at(5, 301, true)]
const counted = (throughMs: number | null) => countedNow(log, throughMs).map(({ seq }) => seq)

test('what came late counts once it is accepted, and nothing that came after that', () => {
  expect(counted(null)).toEqual([1, 2])
  expect(counted(300)).toEqual([1, 2, 3, 4])
  expect(counted(301)).toEqual([1, 2, 3, 4, 5])
})

describe('what staff decide', () => {
  test.each<[LateDecision, number | null, 'accepted' | 'refused', number | null]>([
    ['pending', null, 'accepted', 500],
    ['pending', 200, 'accepted', 500],
    ['refused', null, 'accepted', 500],
    ['accepted', 200, 'accepted', 500],
    ['pending', null, 'refused', null],
    // Refusing the new ones leaves those accepted before; asked again, nothing late is left.
    ['pending', 200, 'refused', 200],
    ['refused', 200, 'refused', null],
    ['accepted', 200, 'refused', null],
  ])('%s through %s, then %s: through %s', (decision, acceptedThroughMs, now, through) => {
    expect(decided({ decision, acceptedThroughMs }, now, 500)).toEqual({ decision: now, acceptedThroughMs: through })
  })
})

test.each<[LateDecision, boolean, LateDecision]>([
  [null, false, 'pending'],
  ['accepted', false, 'pending'],
  ['pending', false, 'pending'],
  ['refused', false, 'refused'],
  [null, true, 'refused'],
  ['accepted', true, 'accepted'],
  ['pending', true, 'pending'],
  ['refused', true, 'refused'],
])('late answers while it is %s, right answers open %s: %s', (before, areAnswersOpen, after) => {
  expect(afterLateArrival(before, { areAnswersOpen })).toBe(after)
})
