import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAboutAQuestion, type LoggedEvent } from './event.ts'
import { foldAttempt } from './fold.ts'

type Move = Partial<LoggedEvent> & Pick<LoggedEvent, 'kind'>

/** The moves of one page load, numbered from 1. */
const page = (epoch: number, ...moves: Move[]): LoggedEvent[] =>
  moves.map((move, index) => ({ epoch, seq: index + 1, atMs: index * 1000, ...move }))
const answer = (question: string, option: string): Move => ({ kind: 'answer', question, value: [option] })
const fold = (events: Iterable<LoggedEvent>) => foldAttempt(events, { countLate: false })

test('nothing done is an empty state', () => {
  expect(fold([])).toEqual({ answers: {}, flagged: [], visited: [], submitted: false })
})

test('the last move on a question counts', () => {
  const state = fold(
    page(
      1,
      { kind: 'start' },
      { kind: 'visit', question: 'q1' },
      answer('q1', 'a'),
      answer('q1', 'b'),
      { kind: 'visit', question: 'q2' },
      { kind: 'flag', question: 'q2' },
      answer('q2', 'c'),
      { kind: 'clear', question: 'q2' },
      { kind: 'flag', question: 'q3' },
      { kind: 'unflag', question: 'q2' },
      { kind: 'leave' },
    ),
  )
  expect(state).toEqual({
    answers: { q1: ['b'] },
    flagged: ['q3'],
    visited: ['q1', 'q2', 'q3'],
    submitted: false,
    lastQuestion: 'q2',
  })
})

test('what follows the submit of its page does not count', () => {
  const state = fold(page(1, answer('q1', 'a'), { kind: 'submit' }, answer('q1', 'b'), answer('q2', 'b')))
  expect(state).toMatchObject({ answers: { q1: ['a'] }, submitted: true, lastQuestion: 'q1' })
})

test('an older page cannot end the attempt, but what it answered before stays', () => {
  const older = page(1, answer('q1', 'a'), answer('q2', 'a'), { kind: 'submit' }, answer('q3', 'a'))
  const newer = page(2, answer('q2', 'b'))
  expect(fold([...newer, ...older])).toMatchObject({ answers: { q1: ['a'], q2: ['b'] }, submitted: false })
})

test('late events count only when staff accept them', () => {
  const onTime = page(1, answer('q1', 'a'))
  const late = page(2, answer('q1', 'b'), { kind: 'submit' }).map((event) => ({ ...event, isLate: true }))
  expect(fold([...onTime, ...late])).toMatchObject({ answers: { q1: ['a'] }, submitted: false })
  expect(foldAttempt([...onTime, ...late], { countLate: true })).toMatchObject({
    answers: { q1: ['b'] },
    submitted: true,
  })
})

test('a refused late page leaves the submit of the page before it standing', () => {
  const late = page(2, answer('q1', 'b')).map((event) => ({ ...event, isLate: true }))
  expect(fold([...page(1, answer('q1', 'a'), { kind: 'submit' }), ...late]).submitted).toBe(true)
})

test('a late submit takes nothing back that came in time; what comes late after it does not count', () => {
  const late = { isLate: true }
  const log = page(1, answer('q1', 'a'), { kind: 'submit', ...late }, answer('q1', 'b'), {
    ...answer('q2', 'a'),
    ...late,
  })
  expect(foldAttempt(log, { countLate: true })).toMatchObject({ answers: { q1: ['b'] }, submitted: true })
  const ended = page(1, { kind: 'submit', ...late }, { kind: 'submit' }, answer('q1', 'b'))
  expect(foldAttempt(ended, { countLate: true })).toMatchObject({ answers: {}, submitted: true })
})

test('ids that every object has are ordinary questions', () => {
  const { answers } = fold(page(1, answer('__proto__', 'a'), answer('constructor', 'b')))
  expect(Object.entries(answers)).toEqual([
    ['__proto__', ['a']],
    ['constructor', ['b']],
  ])
})

const question = fc.constantFrom('q1', 'q2', 'q3', 'q4')
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(question, fc.constantFrom('a', 'b', 'c')).map(([id, option]) => answer(id, option)),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('clear' as const, 'flag' as const, 'unflag' as const, 'visit' as const),
      question,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('start' as const, 'leave' as const, 'return' as const, 'gap' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Move>({ kind: 'submit' }) },
)
/** One to three page loads of an attempt, each event on time or late. */
const attemptLog = fc
  .array(fc.array(fc.tuple(move, fc.boolean()), { maxLength: 25 }), { minLength: 1, maxLength: 3 })
  .map((pages) =>
    pages.flatMap((moves, index) => page(index + 1, ...moves.map(([one, isLate]) => ({ ...one, isLate })))),
  )
/** A log, and the same log as a bad network delivers it: in any order, some events several times. */
const delivered = attemptLog.chain((log) =>
  fc
    .array(fc.nat({ max: Math.max(0, log.length - 1) }), { maxLength: 20 })
    .map((again) => [...log, ...again.flatMap((index) => log.slice(index, index + 1))])
    .chain((events) => fc.shuffledSubarray(events, { minLength: events.length }))
    .map((arrived) => ({ log, arrived })),
)

test('any order and any repetition give the same state', () => {
  fc.assert(
    fc.property(delivered, fc.boolean(), ({ log, arrived }, countLate) => {
      expect(foldAttempt(arrived, { countLate })).toEqual(foldAttempt(log, { countLate }))
    }),
    { numRuns: 500 },
  )
})

test('folding changes nothing in the log', () => {
  fc.assert(
    fc.property(delivered, ({ arrived }) => {
      const before = structuredClone(arrived)
      fold(arrived)
      expect(arrived).toEqual(before)
    }),
  )
})

test('two tabs lose nothing: each question has the last move of the newest page that touched it', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 25 }), fc.array(move, { maxLength: 25 }), (first, second) => {
      const counted = [first, second].map((moves) => {
        const end = moves.findIndex(({ kind }) => kind === 'submit')
        return end === -1 ? moves : moves.slice(0, end)
      })
      const { answers } = fold([...page(2, ...second), ...page(1, ...first)])
      for (const id of ['q1', 'q2', 'q3', 'q4']) {
        const touching = counted.flat().filter((one) => one.question === id && ['answer', 'clear'].includes(one.kind))
        expect(answers[id]).toEqual(touching.at(-1)?.value)
      }
    }),
    { numRuns: 500 },
  )
})

test('everything answered, flagged or visited stands in visited once', () => {
  fc.assert(
    fc.property(attemptLog, (log) => {
      const { answers, flagged, visited } = foldAttempt(log, { countLate: true })
      expect(new Set(visited).size).toBe(visited.length)
      for (const id of [...Object.keys(answers), ...flagged]) expect(visited).toContain(id)
      const named = log.filter(({ kind }) => isAboutAQuestion(kind)).map((event) => event.question)
      for (const id of visited) expect(named).toContain(id)
    }),
  )
})
