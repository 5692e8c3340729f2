import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LoggedEvent } from './event.ts'
import { foldAttempt } from './fold.ts'
import { lateAnswersIn } from './late-answers.ts'
import type { ArrivedEvent } from './late-decision.ts'

type Move = Partial<LoggedEvent> & Pick<LoggedEvent, 'kind'>

const arrivedMs = 4_000_000
const page = (epoch: number, ...moves: Move[]): ArrivedEvent[] =>
  moves.map((move, index) => ({ epoch, seq: index + 1, atMs: index * 1000, arrivedMs, ...move }))
const answer = (question: string, option: string): Move => ({ kind: 'answer', question, value: [option] })
const clear = (question: string): Move => ({ kind: 'clear', question })
const submit: Move = { kind: 'submit' }
const late = (move: Move): Move => ({ ...move, isLate: true })
const told = (questionId: string, option: string | null, changesNothing = false) => ({
  questionId,
  answer: option === null ? null : [option],
  changesNothing,
  arrivedMs,
})

test.each<[string, ArrivedEvent[], ReturnType<typeof lateAnswersIn>]>([
  ['nothing came late', page(1, answer('q1', 'a'), submit), []],
  ['a late flag or submit is no answer', page(1, late({ kind: 'flag', question: 'q1' }), late(submit)), []],
  ['a first answer', page(1, late(answer('q1', 'a'))), [told('q1', 'a')]],
  ['the last of several', page(1, late(answer('q1', 'a')), late(answer('q1', 'b'))), [told('q1', 'b')]],
  ['taken back', page(1, answer('q1', 'a'), late(clear('q1'))), [told('q1', null)]],
  [
    'a newer page late, too',
    [...page(2, late(answer('q1', 'b'))), ...page(1, late(answer('q1', 'a')))],
    [told('q1', 'b')],
  ],
  [
    'overruled by a newer page',
    [...page(2, answer('q1', 'b')), ...page(1, late(answer('q1', 'a')))],
    [told('q1', 'a', true)],
  ],
  ['overruled further on by its own page', page(1, late(answer('q1', 'a')), clear('q1')), [told('q1', 'a', true)]],
  ['the same as before', page(1, answer('q1', 'a'), late(answer('q1', 'a'))), [told('q1', 'a', true)]],
  ['there and back', page(1, answer('q1', 'a'), late(clear('q1')), late(answer('q1', 'a'))), [told('q1', 'a', true)]],
  ['made after its page had ended', page(1, late(submit), late(answer('q1', 'a'))), [told('q1', 'a', true)]],
  [
    'one before its page had ended and one after',
    page(1, late(answer('q1', 'a')), late(submit), late(answer('q1', 'b'))),
    [told('q1', 'a')],
  ],
  ['a question called as what every object has', page(1, late(answer('__proto__', 'a'))), [told('__proto__', 'a')]],
])('%s', (_what, log, expected) => {
  expect(lateAnswersIn(log)).toEqual(expected)
})

const question = fc.constantFrom('q1', 'q2', 'q3')
const move: fc.Arbitrary<Move> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.tuple(question, fc.constantFrom('a', 'b')).map(([id, option]) => answer(id, option)) },
      { weight: 2, arbitrary: question.map(clear) },
      { weight: 1, arbitrary: fc.constant(submit) },
    ),
    fc.boolean(),
  )
  .map(([one, isLate]) => ({ ...one, isLate }))
const log = fc.array(fc.array(move, { maxLength: 8 }), { minLength: 1, maxLength: 3 }).chain((pages) =>
  fc.shuffledSubarray(
    pages.flatMap((moves, index) => page(index + 1, ...moves)),
    { minLength: pages.flat().length },
  ),
)

test('what changes something is what accepting changes, and nothing else does', () => {
  fc.assert(
    fc.property(log, (events) => {
      const accepted = foldAttempt(events, { countLate: true }).answers
      const refused = foldAttempt(events, { countLate: false }).answers
      const toldOf = new Map(lateAnswersIn(events).map((one) => [one.questionId, one]))
      for (const id of ['q1', 'q2', 'q3']) {
        const one = toldOf.get(id)
        if (one && !one.changesNothing) {
          expect(accepted[id] ?? null).toEqual(one.answer)
          expect(refused[id]).not.toEqual(accepted[id])
        } else expect(accepted[id]).toEqual(refused[id])
      }
    }),
    { numRuns: 1000 },
  )
})

test('every question an answer came late to is told of, once, in any order of arrival', () => {
  fc.assert(
    fc.property(log, (events) => {
      const questions = new Set(events.flatMap((one) => (one.isLate && one.question ? [one.question] : [])))
      const toldOf = lateAnswersIn(events)
      expect(toldOf.map(({ questionId }) => questionId).toSorted()).toEqual([...questions].toSorted())
      expect(lateAnswersIn(events.toReversed())).toEqual(toldOf)
    }),
  )
})
