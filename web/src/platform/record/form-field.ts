import { type Field, fieldProblem } from '@sabimark/domain/school/field.ts'
import type { Choices } from '../ui/choices.tsx'

/** A field that holds ids of what the school has: one of it, or several. */
export type Lookup = {
  label: string
  kind: 'one' | 'many'
  /** The name of its control where the specification calls it otherwise than the wire does. */
  control: string
  options: Choices
  /** What stands for none: "No class assigned"; of several, what is said where the school has none. */
  none: string
  hint?: string
}

export type FormField = Field | Lookup
/** A form's fields by their names on the wire. */
export type FormFields<Values> = { readonly [Name in keyof Values]: FormField }
/** What is typed or ticked, as the controls hold it. */
export type Draft<Values> = { readonly [Name in keyof Values]: string | readonly string[] }
type Typed = string | readonly string[]

export const isLookup = (field: FormField): field is Lookup => field.kind === 'one' || field.kind === 'many'
export const controlOf = (name: string, field: FormField): string => field.control ?? name

const namesOf = <Values extends object>(fields: FormFields<Values>) => Object.keys(fields) as (keyof Values & string)[]

/** The form of what is stored; of nothing, one with what a new record has. */
export function draftOf<Values extends object>(
  fields: FormFields<Values>,
  stored: Partial<Values> = {},
): Draft<Values> {
  const pairs = namesOf(fields).map((name) => [name, typedOf(fields[name], stored[name] ?? initialOf(fields[name]))])
  return Object.fromEntries(pairs) as Draft<Values>
}

const initialOf = (field: FormField) => (isLookup(field) ? undefined : field.initial)

function typedOf(field: FormField, value: unknown): Typed {
  if (field.kind === 'many') return Array.isArray(value) ? value.map(String) : []
  return value === null || value === undefined ? '' : String(value)
}

/** What is wrong, by field. */
export function problemsOf<Values extends object>(
  fields: FormFields<Values>,
  draft: Draft<Values>,
): { [Name in keyof Values]?: string } {
  const found = namesOf(fields).flatMap((name) => {
    const field = fields[name]
    const typed = draft[name]
    const problem = isLookup(field) || typeof typed !== 'string' ? null : fieldProblem(field, typed)
    return problem === null ? [] : [[name, problem]]
  })
  return Object.fromEntries(found) as { [Name in keyof Values]?: string }
}

/** The values as they travel, of some fields or of all. */
export function wireOf<Values extends object>(
  fields: FormFields<Values>,
  draft: Draft<Values>,
  names: readonly (keyof Values & string)[] = namesOf(fields),
): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, wireValue(fields[name], draft[name])])) as Partial<Values>
}

function wireValue(field: FormField, typed: Typed): unknown {
  if (typeof typed !== 'string') return typed
  const text = typed.trim()
  if (field.kind === 'integer') return text === '' ? null : Number(text)
  if (field.kind === 'one') return text === '' ? null : text
  return text
}

/** The fields in which two forms differ; ids in another order are the same. */
export function differing<Values extends object>(
  fields: FormFields<Values>,
  one: Draft<Values>,
  other: Draft<Values>,
): (keyof Values & string)[] {
  const text = (typed: Typed) => (typeof typed === 'string' ? typed.trim() : [...typed].sort().join())
  return namesOf(fields).filter((name) => text(one[name]) !== text(other[name]))
}

/** A value as people read it, for who compares two. */
export function readable(field: FormField, typed: Typed): string {
  const nameOf = (id: string) => (isLookup(field) ? (field.options.data?.find((one) => one.id === id)?.name ?? id) : id)
  const text = typeof typed === 'string' ? nameOf(typed.trim()) : typed.map(nameOf).join(', ')
  return text === '' ? 'nothing' : text
}

/**
 * Somebody else saved while this form was open. What they changed and we did not is taken over; what both changed stays as
 * typed here and is named, so that neither value is lost.
 */
export function mergeTheirs<Values extends object>(
  fields: FormFields<Values>,
  opened: Draft<Values>,
  mine: Draft<Values>,
  theirs: Draft<Values>,
): { draft: Draft<Values>; conflicts: (keyof Values & string)[]; taken: (keyof Values & string)[] } {
  const byThem = differing(fields, opened, theirs)
  const byMe = new Set(differing(fields, opened, mine))
  const taken = byThem.filter((name) => !byMe.has(name))
  const isStillOther = new Set(differing(fields, mine, theirs))
  const conflicts = byThem.filter((name) => byMe.has(name) && isStillOther.has(name))
  const fromThem = Object.fromEntries(taken.map((name) => [name, theirs[name]]))
  return { draft: { ...mine, ...fromThem }, conflicts, taken }
}
