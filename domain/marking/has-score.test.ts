import { describe, expect, test } from 'vitest'
import type { LateDecision } from '../attempt/late-decision.ts'
import { hasScore } from './has-score.ts'
import type { Outcome } from './mark-paper.ts'

const paper = (...marked: [Outcome, string[] | string | null][]) =>
  marked.map(([outcome, answer]) => ({ outcome, answer }))
const nothing = paper(['unanswered', null], ['unanswered', ''])

describe('a paper of which late answers wait', () => {
  test.each([
    ['nothing came in time', nothing, false],
    [
      'nothing came in time, and everybody has full marks for one question',
      paper(['unanswered', null], ['bonus', null]),
      false,
    ],
    [
      'nothing came in time but what was written on paper, which is marked',
      paper(['unanswered', null], ['partly', null]),
      false,
    ],
    ['what came in time was annulled', paper(['unanswered', null], ['annulled', ['b']]), false],
    ['what came in time is left out of its section', paper(['unanswered', null], ['not_counted', ['b']]), false],
    ['an option was taken back', paper(['unanswered', null], ['unanswered', []]), false],
    ['a wrong answer came in time', paper(['unanswered', null], ['wrong', ['b']]), true],
    ['what came in time has full marks like everybody', paper(['unanswered', null], ['bonus', ['b']]), true],
  ])('%s', (_of, marked, expected) => {
    expect(hasScore({ waitingCount: 0, lateDecision: 'pending', marked })).toBe(expected)
  })
})

test.each<LateDecision>([null, 'accepted', 'refused'])(
  'a paper nobody is asked about has a score, empty or not: %s',
  (lateDecision) => {
    expect(hasScore({ waitingCount: 0, lateDecision, marked: nothing })).toBe(true)
    expect(hasScore({ waitingCount: 1, lateDecision, marked: paper(['waiting', 'a text'], ['right', ['a']]) })).toBe(
      false,
    )
  },
)
