import type { Field, Fields } from '@sabimark/domain/words/field.ts'
import { fieldProblem } from '@sabimark/domain/words/field.ts'
import { z } from 'zod'
import { mostRecords } from './list.ts'
import { id, instant, optionalText, text } from './text.ts'

type ValueOf<F extends Field> = F['kind'] extends 'switch'
  ? boolean
  : F['kind'] extends 'integer'
    ? F extends { isRequired: true }
      ? number
      : number | null
    : F['choices'] extends readonly (infer Choice)[]
      ? F extends { isRequired: true }
        ? Choice
        : Choice | ''
      : string

/** The values of a record's fields as they travel: texts, '' for one not given; whole numbers, null for one not given; on or off. */
export type FieldValues<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> }

type Added<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { isRequired: true; initial?: undefined }
    ? z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>>
    : z.ZodDefault<z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>>>
}
type Edited<F extends Fields> = {
  [Name in keyof F as F[Name] extends { isFixed: true } | { notYet: string } ? never : Name]: z.ZodOptional<
    z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>>
  >
}

function schemaOf(field: Field): z.ZodType {
  const { max = 0 } = field
  if (field.kind === 'switch') return z.boolean()
  if (field.kind === 'integer') {
    const whole = z
      .int()
      .min(field.min ?? 0)
      .max(max)
      .refine((value) => fieldProblem(field, String(value)) === null)
    return field.isRequired ? whole : whole.nullable()
  }
  if (field.choices) return z.enum(field.isRequired ? field.choices : ['', ...field.choices])
  const typed = field.isRequired ? text(max) : optionalText(max).unwrap()
  return typed.refine((value) => fieldProblem(field, value) === null, {
    error: ({ input }) => (typeof input === 'string' ? (fieldProblem(field, input) ?? undefined) : undefined),
  })
}

/** The fields of a record that is added: what is not required may be left out, and is then not given or as a new one has it. */
export function addedFields<const F extends Fields>(fields: F): Added<F> {
  return mapped(fields, (field) => {
    const schema = schemaOf(field)
    if (field.isRequired && field.initial === undefined) return schema
    return schema.default(field.initial ?? (field.kind === 'integer' ? null : ''))
  }) as Added<F>
}

/** The fields of a record that is edited: what is left out stays as it is. What is said once, or has no effect yet, is not among them. */
export function editedFields<const F extends Fields>(fields: F): Edited<F> {
  const open = Object.fromEntries(
    Object.entries<Field>(fields).filter(([, { isFixed, notYet }]) => !isFixed && notYet === undefined),
  )
  return mapped(open, (field) => schemaOf(field).optional()) as Edited<F>
}

type Stored<F extends Fields> = { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>> }

/** The fields of a record as they are answered: what was stored is not judged again. */
export function storedFields<const F extends Fields>(fields: F): Stored<F> {
  return mapped(fields, (field) => {
    if (field.kind === 'switch') return z.boolean()
    if (field.kind === 'integer') return field.isRequired ? z.int() : z.int().nullable()
    return field.choices ? z.enum(field.isRequired ? field.choices : ['', ...field.choices]) : z.string()
  }) as Stored<F>
}

/** What a record has whose fields nobody has filled in yet. */
export function initialValues<const F extends Fields>(fields: F): FieldValues<F> {
  const values = Object.entries<Field>(fields).map(([name, { kind, initial }]) => [
    name,
    initial ?? (kind === 'integer' ? null : kind === 'switch' ? false : ''),
  ])
  return Object.fromEntries(values) as FieldValues<F>
}

function mapped(fields: Fields, schema: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]))
}

/** Which records an act changes. */
export const ids = z.array(id).min(1).max(mostRecords)

/** How often a record was changed: an edit says which state it was made on. */
export const revision = z.int().min(1)

/**
 * What an act on several records did. `batch` names it for undo; null where nothing was done. `skipped`: whom it left as
 * they were, each with a sentence that says why. `effects`: what it means, in sentences with figures; sent as a rehearsal,
 * what it would mean.
 */
export const actOutcome = z.object({
  batch: id.nullable(),
  doneCount: z.int(),
  skipped: z.array(z.object({ id, name: z.string(), why: z.string() })),
  effects: z.array(z.string()),
})

/** What an act did that no undo takes back: what it gave is taken back by an act of its own. */
export const lastingOutcome = actOutcome.extend({ batch: z.null() })

/** What happened to a record: who did what, when, and each changed field before and after, as people read it. */
export const historyLine = z.object({
  id,
  at: instant,
  by: z.string().nullable(),
  /** Of a person: by themself. Absent: no. */
  isOwn: z.boolean().optional(),
  action: z.string(),
  /** What was done, with whom and how much, where `action` alone does not say it; and why, for who may read it. */
  deed: z.string().optional(),
  reason: z.string().optional(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
