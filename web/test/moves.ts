import fc from 'fast-check'
import type { Progress, QuestionMove } from '../src/attempt/sync/progress.ts'

export const answer = (question: string, option: string): QuestionMove => ({
  kind: 'answer',
  question,
  value: [option],
})

const questions = ['q1', 'q2', 'q3'] as const
/** Anything a candidate can do about a question. */
export const move: fc.Arbitrary<QuestionMove> = fc.oneof(
  fc.tuple(fc.constantFrom(...questions), fc.constantFrom('a', 'b', 'c')).map(([q, option]) => answer(q, option)),
  fc.record({
    kind: fc.constantFrom('clear', 'flag', 'unflag', 'visit'),
    question: fc.constantFrom(...questions),
  }),
)

/** What two folds must agree in: the order of the flags is nobody's business. */
export function asShown({ answers, flagged }: Pick<Progress, 'answers' | 'flagged'>) {
  return { answers, flagged: [...flagged].sort() }
}
