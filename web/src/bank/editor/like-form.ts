import { questionTypes } from '@sabimark/domain/bank/question.ts'
import { emptyQuestion, type QuestionForm } from '../question-draft.ts'

/**
 * A form that was kept by an earlier version of this program, as one of today: what has another shape by now is as in an empty
 * form, and what is new is there. Null for what was no form.
 */
export function formFrom(kept: unknown): QuestionForm | null {
  if (!isObject(kept) || typeof kept.question !== 'string') return null
  const form = like(emptyQuestion(''), kept)
  return questionTypes.includes(form.type) ? form : null
}

function like<Value>(sample: Value, kept: unknown): Value {
  if (sample === null || sample === undefined) return kept as Value
  if (Array.isArray(sample)) {
    if (!Array.isArray(kept)) return sample
    const [first] = sample
    return (first === undefined ? kept : kept.map((one) => like(first, one))) as Value
  }
  if (isObject(sample)) {
    if (!isObject(kept)) return sample
    return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, like(value, kept[name])])) as Value
  }
  return typeof kept === typeof sample ? (kept as Value) : sample
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
