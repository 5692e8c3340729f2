import type { AnswerValue } from '../attempt/event.ts'
import type { AnswerRules, SeveralRules } from '../bank/answer-rules.ts'
import { type Judgement, judgeNumber, judgeText, nothing, type Share } from '../bank/judge-typed.ts'
import type { ContentQuestion, ExamKey } from '../exam/version.ts'
import { CannotMarkError } from './cannot-mark.ts'

/**
 * What one answer earns under rules version 2: a share of the question's marks, or 'waits' for a person; 'unanswered'
 * for none. An essay on paper always waits, with or without an answer in the log: staff type its mark, also nothing for a
 * sheet that never came. Refuses (throws) a question whose key does not fit it.
 */
export function judgeByRules2(
  question: ContentQuestion,
  key: ExamKey[string] | undefined,
  value: AnswerValue | undefined,
): Judgement | 'unanswered' {
  const rules = rulesOf(question, key)
  if (rules.kind === 'essay' && rules.answerOn === 'paper') return 'waits'
  if (value === undefined || isBlank(value)) return 'unanswered'
  switch (rules.kind) {
    case 'one':
    case 'several':
      return judgeOptions(question, requireOptions(question, key), rules, value)
    case 'text':
      return typeof value === 'string' ? judgeText(value, rules, key?.rulings) : nothing
    case 'number':
      return typeof value === 'string' ? judgeNumber(value, rules, key?.rulings) : nothing
    case 'essay':
      return 'waits'
  }
}

/** Nothing ticked, nothing typed, or nothing but spaces. */
export function isBlank(value: AnswerValue): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** A question says to candidates how it is answered; its key must say the same. */
function rulesOf(question: ContentQuestion, key: ExamKey[string] | undefined): AnswerRules {
  if (key === undefined) throw new CannotMarkError(question.id, 'no key')
  const rules = key.rules ?? { kind: 'one' }
  if (rules.kind !== (question.rules?.kind ?? 'one')) throw new CannotMarkError(question.id, 'a key of another kind')
  return rules
}

function requireOptions(question: ContentQuestion, key: ExamKey[string] | undefined): Set<string> {
  const right = new Set(key?.correctOptionIds)
  if (right.size === 0) throw new CannotMarkError(question.id, 'no key')
  return right
}

function judgeOptions(
  { options }: ContentQuestion,
  right: ReadonlySet<string>,
  rules: { kind: 'one' } | SeveralRules,
  value: AnswerValue,
): Share {
  if (!Array.isArray(value)) return nothing
  const ticked = new Set(value)
  const rightly = [...ticked].filter((id) => right.has(id)).length
  const wrongly = ticked.size - rightly
  switch (rules.kind === 'one' ? 'all' : rules.partial) {
    case 'all':
      return rightly === right.size && wrongly === 0 ? { part: 1, whole: 1 } : nothing
    case 'right_minus_wrong':
      return { part: Math.max(0, rightly - wrongly), whole: right.size }
    case 'per_option':
      return { part: options.filter(({ id }) => ticked.has(id) === right.has(id)).length, whole: options.length }
  }
}
