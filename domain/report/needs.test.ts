import { expect, test } from 'vitest'
import { needsOf, type WaitingExam } from './needs.ts'

const now = new Date('2026-11-23T09:00:00Z')
const at = (iso: string) => new Date(`2026-11-${iso}:00Z`)
const one = (kind: WaitingExam['kind'], of: Partial<WaitingExam> = {}): WaitingExam => ({
  ...{ kind, examId: 'x', title: 'Mock 1', count: 1, at: null, by: null, examsCount: 1 },
  countInAll: of.count ?? 1,
  ...of,
})
const second = { title: 'Quiz 2', examId: 'y' }

test.each<[WaitingExam, number | '!', string, string, string]>([
  [one('late'), 1, '1 paper has answers that came late', 'Mock 1 · accept or refuse them', 'Decide'],
  [one('late', { count: 3 }), 3, '3 papers have answers that came late', 'Mock 1 · accept or refuse them', 'Decide'],
  [one('mark'), 1, '1 answer waits for you', 'Mock 1', 'Mark'],
  [one('mark', { count: 1_180 }), 1_180, '1,180 answers wait for you', 'Mock 1', 'Mark'],
  [
    one('approve', { count: 6, by: 'Bola Sample' }),
    ...([1, '1 exam waits for your approval', 'Mock 1 · by Bola Sample · 6 questions', 'Review'] as const),
  ],
  [
    one('slips', { count: 9, at: at('26T07:00') }),
    ...([9, '9 students have no sign-in slip', 'Mock 1 · opens Thu 26 Nov, 8:00\u00a0am', 'Print'] as const),
  ],
  [
    one('open', { count: 24, at: at('23T10:30') }),
    ...([24, '24 students are writing now', 'Mock 1 · closes at 11:30\u00a0am', 'Watch'] as const),
  ],
  [
    one('open', { count: 0, at: at('24T10:30') }),
    ...([1, '1 exam is open, and nobody is writing', 'Mock 1 · closes tomorrow, 11:30\u00a0am', 'Watch'] as const),
  ],
  [
    one('done', { count: 38, at: at('24T10:30') }),
    ...([38, 'All 38 have handed in', 'Mock 1 · closes tomorrow, 11:30\u00a0am', 'Results'] as const),
  ],
  [
    one('done', { at: at('23T10:30') }),
    ...([1, 'The only candidate has handed in', 'Mock 1 · closes at 11:30\u00a0am', 'Results'] as const),
  ],
  [one('today', { at: at('23T13:00') }), 1, '1 exam opens today', 'Mock 1 · 2:00\u00a0pm', 'Look'],
  [
    one('release', { count: 38, at: at('17T08:00') }),
    ...(['!', 'Scores held back for 6 days', 'Mock 1 · 38 students wait', 'Review'] as const),
  ],
  [one('release', { at: at('23T08:00') }), '!', 'Scores wait to be released', 'Mock 1 · 1 student waits', 'Review'],
  [
    one('draft', { count: 0, at: at('24T07:00') }),
    ...([
      1,
      '1 exam is due soon, not published yet',
      'Mock 1 · no questions yet · tomorrow, 8:00\u00a0am',
      'Continue',
    ] as const),
  ],
])('%o', (exam, count, title, line, verb) => {
  expect(needsOf([exam], now)).toMatchObject([{ count, title, line, verb, examId: 'x' }])
})

test('exams that stand in one list are one row, which leads to the list; the others have a row each', () => {
  const both = { examsCount: 4, countInAll: 14 }
  const rows = needsOf(
    [
      ...[one('late', both), one('late', { ...second, ...both })],
      ...[one('mark', both), one('mark', { ...second, ...both })],
      one('approve', { by: 'Ada Sample', examsCount: 2 }),
      one('approve', { ...second, by: null, examsCount: 2 }),
      one('open', { examsCount: 2, countInAll: 33, at: at('23T10:30') }),
    ],
    now,
  )
  expect(rows.map(({ title, line, examId }) => [title, line, examId])).toEqual([
    ['1 paper has answers that came late', 'Mock 1 · accept or refuse them', 'x'],
    ['1 paper has answers that came late', 'Quiz 2 · accept or refuse them', 'y'],
    ['14 answers wait for you', 'Mock 1, Quiz 2 and 2 more', null],
    ['2 exams wait for your approval', 'Mock 1 by Ada Sample, Quiz 2', null],
    ['33 students are writing now', '2 exams · the first closes at 11:30\u00a0am', null],
  ])
})

test('what others wait for comes before what is merely due, however it came', () => {
  const kinds = ['draft', 'release', 'today', 'open', 'slips', 'approve', 'mark', 'late'] as const
  expect(
    needsOf(
      kinds.map((kind) => one(kind)),
      now,
    ).map(({ kind }) => kind),
  ).toEqual([...kinds].reverse())
  expect(needsOf([], now)).toEqual([])
})
