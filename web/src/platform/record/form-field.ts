import { type Field, fieldProblem } from '@sabimark/domain/words/field.ts'
import type { Choices } from '../ui/choices.tsx'

/** A field that holds ids of what the school has: one of it, or several. */
export type Lookup = {
  label: string
  kind: 'one' | 'many'
  /** The name of its control where that is not `from`. */
  control?: string
  useOptions: () => Choices
  /** Where a stored record has what was chosen, each with id and name: `class`, `subjects`; or the text that is both: `level`. */
  from: string
  /** What stands for none: "No class assigned"; of several, what is said where the school has none. */
  none: string
  /** What a record says that has none of several; "None" unless said. */
  saidNone?: string
  isFixed?: true
  isLater?: true
  /** One has to be chosen. */
  isRequired?: true
  hint?: string
}

export type FormField = Field | Lookup
/** A form's fields by their names on the wire. */
export type FormFields<Values> = { readonly [Name in keyof Values]: FormField }
/** What is typed or ticked, as the controls hold it. */
export type Draft<Values> = { readonly [Name in keyof Values]: string | readonly string[] }
type Typed = string | readonly string[]

export const isLookup = (field: FormField): field is Lookup => field.kind === 'one' || field.kind === 'many'
export const controlOf = (name: string, field: FormField): string =>
  field.control ?? (isLookup(field) ? field.from : name)

const namesOf = <Values extends object>(fields: FormFields<Values>) => Object.keys(fields) as (keyof Values & string)[]

/** The form of a new record, with what one has unless something else is chosen. */
export function draftOf<Values extends object>(fields: FormFields<Values>, begin: Partial<Values> = {}): Draft<Values> {
  const pairs = namesOf(fields).map((name) => [name, typedOf(fields[name], begin[name] ?? initialOf(fields[name]))])
  return Object.fromEntries(pairs) as Draft<Values>
}

/** The form of a record as it is stored. */
export function storedDraft<Values extends object>(fields: FormFields<Values>, stored: object): Draft<Values> {
  const pairs = namesOf(fields).map((name) => [name, typedOf(fields[name], storedValue(fields[name], name, stored))])
  return Object.fromEntries(pairs) as Draft<Values>
}

function storedValue(field: FormField, name: string, stored: object): unknown {
  return isLookup(field) ? chosenIn(field, stored).map(({ id }) => id) : Reflect.get(stored, name)
}

/** What a stored record has of a lookup. */
export function chosenIn({ from }: Lookup, stored: object): { id: string; name: string }[] {
  const value: unknown = Reflect.get(stored, from)
  const several = Array.isArray(value) ? value : [value]
  const named = several.map((one) => (typeof one === 'string' && one !== '' ? { id: one, name: one } : one))
  return named.filter((one): one is { id: string; name: string } => typeof one === 'object' && one !== null)
}

/** The fields an edit may change. */
export function editable<Values extends object>(fields: FormFields<Values>): FormFields<Values> {
  const open = Object.entries<FormField>(fields).filter(([, field]) => !field.isFixed)
  return Object.fromEntries(open) as FormFields<Values>
}

/** The fields a new record is asked for. */
export function addable<Values extends object>(fields: FormFields<Values>): FormFields<Values> {
  const asked = Object.entries<FormField>(fields).filter(([, field]) => !field.isLater)
  return Object.fromEntries(asked) as FormFields<Values>
}

const initialOf = (field: FormField) => (isLookup(field) ? undefined : field.initial)

function typedOf(field: FormField, value: unknown): Typed {
  if (field.kind === 'many') return Array.isArray(value) ? value.map(String) : []
  const one: unknown = Array.isArray(value) ? value[0] : value
  return one === null || one === undefined ? '' : String(one)
}

/** What is wrong, by field. */
export function problemsOf<Values extends object>(
  fields: FormFields<Values>,
  draft: Draft<Values>,
): { [Name in keyof Values]?: string } {
  const found = namesOf(fields).flatMap((name) => {
    const field = fields[name]
    const typed = draft[name]
    const problem = isLookup(field)
      ? notChosen(field, typed)
      : typeof typed === 'string'
        ? fieldProblem(field, typed)
        : null
    return problem === null ? [] : [[name, problem]]
  })
  return Object.fromEntries(found) as { [Name in keyof Values]?: string }
}

function notChosen({ label, isRequired }: Lookup, typed: Typed): string | null {
  return isRequired && typed.length === 0 ? `${label} is required.` : null
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
  if (field.kind === 'switch') return text === 'true'
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

/** A value as people read it, for who compares two; `options` of a lookup. */
export function readable(field: FormField, typed: Typed, options: Choices['data'] = []): string {
  if (field.kind === 'switch') return typed === 'true' ? 'on' : 'off'
  const names = isLookup(field) ? {} : field.names
  const nameOf = (id: string) => options.find((one) => one.id === id)?.name ?? names?.[id] ?? id
  const text = typeof typed === 'string' ? nameOf(typed.trim()) : typed.map(nameOf).join(', ')
  return text === '' ? 'nothing' : text
}
