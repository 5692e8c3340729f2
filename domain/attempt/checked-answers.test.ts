import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckedAnswers, noteChecked, withChecked } from './checked-answers.ts'
import type { LogEntry } from './event.ts'
import { foldAttempt } from './fold.ts'

const question = fc.constantFrom('first', 'second', 'third', 'constructor')
type Step = { kind: 'answer'; question: string; value: string } | { kind: 'clear' | 'check'; question: string }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), question, value: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constantFrom('clear' as const, 'check' as const, 'check' as const), question }),
)

test('the first checked value of a question counts, whatever comes later; of the others the last answer', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const log: LogEntry[] = []
      let checked: CheckedAnswers = {}
      const expected = new Map<string, string>()
      const fixed = new Set<string>()
      for (const [index, one] of steps.entries()) {
        const { answers } = foldAttempt(log, { countLate: false })
        const isOpen = !fixed.has(one.question)
        if (one.kind === 'check') {
          const value = Object.hasOwn(answers, one.question) ? answers[one.question] : undefined
          if (value === undefined) continue
          checked = noteChecked(checked, one.question, value)
          fixed.add(one.question)
          continue
        }
        const { kind, question: of } = one
        log.push({ epoch: 1, seq: index + 1, kind, question: of, ...(kind === 'answer' && { value: [one.value] }) })
        if (!isOpen) continue
        if (kind === 'answer') expected.set(of, one.value)
        else expected.delete(of)
      }
      const counted = withChecked(foldAttempt(log, { countLate: false }).answers, checked)
      expect(Object.entries(counted).sort()).toEqual([...expected].map(([id, value]) => [id, [value]]).sort())
    }),
  )
})
