import { hiddenSignProblem } from './signs/invisible-signs.ts'

/**
 * One field of a record, said once: form, contract, export heading and conflict all read it. `max` counts characters; of an
 * integer, with `min`, it is the largest value. `control` is the name of the form control where the specification calls it
 * otherwise than the wire does.
 */
export type Field = {
  label: string
  kind: 'text' | 'email' | 'tel' | 'url' | 'area' | 'date' | 'choice' | 'integer' | 'colour' | 'switch'
  /** Of all but a switch, which is on or off. */
  max?: number
  min?: number
  isRequired?: true
  choices?: readonly string[]
  /** How people read a choice that is stored as a word for programs. */
  names?: Readonly<Record<string, string>>
  /** What a new record has unless something else is chosen: then a call need not send it either. */
  initial?: string | number | boolean
  control?: string
  /** Said once, when the record is added; no edit changes it. */
  isFixed?: true
  /** Said once the record is there: the form that adds one leaves it out. */
  isLater?: true
  /** What an integer counts: 'year'. */
  unit?: string
  /** What a colour is called where none is chosen; without it one cannot be taken away again. */
  none?: string
  /** A line under the control. */
  hint?: string
  /** Why it has no effect yet: it is shown as coming, and nobody can change it. */
  notYet?: string
  /** What is wrong with a text that is there and not too long, or with a whole number within its bounds; or null. */
  problem?: (typed: string) => string | null
}

/** The fields of a kind of record, by their names on the wire. */
export type Fields = Readonly<Record<string, Field>>

/** What is wrong with what was typed into a field, as one sentence, or null. Texts are judged trimmed. */
export function fieldProblem(field: Field, typed: string): string | null {
  const text = typed.trim()
  if (field.kind === 'switch') return null
  const { max = 0 } = field
  if (text === '') return field.isRequired ? `${field.label} is required.` : null
  if (field.kind === 'integer') return integerProblem(field, text) ?? field.problem?.(text) ?? null
  if (field.choices && !field.choices.includes(text)) return `Choose one of the listed values for ${field.label}.`
  if (text.length > max) return `${field.label} can have at most ${max} characters.`
  if (field.kind === 'colour' && !/^#[0-9a-f]{6}$/i.test(text)) return `${field.label} must look like #0B6B4F.`
  // An area has lines of its own; everything else is read in one.
  const hidden = field.kind === 'area' ? null : hiddenSignProblem(field.label, text)
  return hidden ?? field.problem?.(text) ?? null
}

function integerProblem({ label, min = 0, max = 0 }: Field, text: string): string | null {
  const isWhole = /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max
  return isWhole ? null : `${label} must be a whole number from ${min} to ${max}.`
}

/** What is wrong with a typed form, by field; a field without a problem is not in it. */
export function fieldProblems<Names extends string>(
  fields: Readonly<Record<Names, Field>>,
  typed: Readonly<Record<Names, string>>,
): Partial<Record<Names, string>> {
  const found: Partial<Record<Names, string>> = {}
  for (const name of Object.keys(fields) as Names[]) {
    const problem = fieldProblem(fields[name], typed[name])
    if (problem !== null) found[name] = problem
  }
  return found
}
