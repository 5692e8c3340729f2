import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { fittingTexts, likelyTexts } from './hostile-values.ts'

/** Values of the living world by the field they fit: real ids, tickets and passwords, to get past the first checks. */
export type SampleValues = Readonly<Record<string, readonly unknown[]>>

/**
 * Bodies that fit a schema of the contract, made by walking it: a call that is new is covered without anybody naming
 * it. A kind of schema this does not know is an error, so that it cannot be left out in silence.
 */
export function fitting(schema: unknown, known: SampleValues, field = ''): Arbitrary<unknown> {
  const inner = (next: unknown, name = field) => fitting(next, known, name)
  if (schema instanceof z.ZodObject) {
    const optional: string[] = []
    const fields: Record<string, Arbitrary<unknown>> = {}
    for (const [name, next] of Object.entries(schema.shape)) {
      fields[name] = inner(next, name)
      if (next instanceof z.ZodOptional || next instanceof z.ZodDefault) optional.push(name)
    }
    const requiredKeys = Object.keys(fields).filter((name) => !optional.includes(name))
    return fc.record(fields, { requiredKeys })
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inner(schema.unwrap())
  if (schema instanceof z.ZodNullable) {
    return fc.oneof({ weight: 4, arbitrary: inner(schema.unwrap()) }, fc.constant(null))
  }
  if (schema instanceof z.ZodPipe) return inner(schema.out)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => inner(option)))
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodBoolean) return preferKnown(schema, known[field], fc.boolean())
  if (schema instanceof z.ZodArray) {
    const one = inner(schema.element, field.replace(/s$/, ''))
    const minLength = Math.max(0, ...checksOf(schema).map((def) => ('minimum' in def ? Number(def.minimum) : 0)))
    const few = fc.array(one, { minLength, maxLength: minLength + 2 })
    return fc.oneof({ weight: 3, arbitrary: few }, fc.array(one, { minLength, maxLength: minLength + 6 }))
  }
  if (schema instanceof z.ZodRecord) {
    const keys = textOf(schema.keyType, known, 'question').map(String)
    return fc.dictionary(keys, inner(schema.valueType, 'value'), { maxKeys: 4 })
  }
  if (schema instanceof z.ZodNumber) return preferKnown(schema, known[field], numbers(schema))
  return textOf(schema, known, field)
}

function textOf(schema: unknown, known: SampleValues, field: string): Arbitrary<unknown> {
  if (schema instanceof z.ZodUUID) {
    return preferKnown(schema, known[field], preferKnown(schema, known.anyId, fc.uuid(), 2))
  }
  if (schema instanceof z.ZodISODate) return preferKnown(schema, known[field], days)
  if (schema instanceof z.ZodISODateTime) return preferKnown(schema, known[field], moments)
  if (schema instanceof z.ZodEmail) return preferKnown(schema, known[field], emails(schema.maxLength ?? 300))
  if (schema instanceof z.ZodString) {
    const checks = checksOf(schema)
    const [pattern] = checks.flatMap((def) => ('pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : []))
    if (pattern) return preferKnown(schema, known[field], fc.stringMatching(pattern))
    const made = texts(schema.minLength ?? 0, schema.maxLength ?? 5_000)
    // What a rule of its own asks of a text cannot be read from the schema: it is tried what passes.
    const hasRule = checks.some(({ check }) => check === 'custom')
    return preferKnown(schema, known[field], hasRule ? preferKnown(schema, likelyTexts, made, mostly) : made, 3)
  }
  throw new Error(`Nobody has said how to make a value for ${schema?.constructor.name ?? typeof schema} (${field}).`)
}

const checksOf = ({ def }: z.ZodType) => (def.checks ?? []).map((check) => check._zod.def)

/** A form may have ten fields with a rule each: one that fails is enough. */
const mostly = 20

/** Fields of the same name may be of different kinds: of the values, only those count that fit this one. */
function preferKnown(
  schema: z.ZodType,
  values: readonly unknown[] | undefined,
  made: Arbitrary<unknown>,
  weight = 5,
): Arbitrary<unknown> {
  const fit = values?.filter((value) => schema.safeParse(value).success) ?? []
  return fit.length > 0 ? fc.oneof({ weight, arbitrary: fc.constantFrom(...fit) }, made) : made
}

function numbers(schema: z.ZodNumber): Arbitrary<number> {
  const { minValue, maxValue } = schema
  const [min, max] = [Math.max(minValue ?? 0, -1e15), Math.min(maxValue ?? 1e15, 1e15)]
  return schema.isInt
    ? fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
    : fc.oneof(fc.double({ min, max, noNaN: true, minExcluded: true }), fc.constantFrom(max, 1, Number.MIN_VALUE))
}

/** Texts that a person could type, and those nobody would, cut to what the field takes. */
function texts(min: number, max: number): Arbitrary<string> {
  const odd = fc.constantFrom(...fittingTexts).filter((text) => text.length <= max)
  const longest = fc.constantFrom('x', 'é', '字').map((letter) => letter.repeat(Math.min(max, 3_000)))
  return fc
    .oneof(odd, fc.string({ minLength: min, maxLength: Math.min(max, 30), unit: 'grapheme' }), longest)
    .map((text) => text.padEnd(min, 'x'))
}

const moments = fc.oneof(
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom('0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
)
const days = fc.oneof(
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('0000-01-01', '0001-01-01', '1899-12-31', '2024-02-29', '9999-12-31'),
)

const emails = (max: number): Arbitrary<string> =>
  fc
    .tuple(fc.stringMatching(/^[a-z0-9]{3,20}$/), fc.integer({ min: 0, max }))
    .map(([name, length]) => `${name.padEnd(Math.max(0, length - 13), 'x')}@hostile.test`)
