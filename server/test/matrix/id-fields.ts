import { z } from 'zod'
import { isRecord } from './wire.ts'

/** Texts that a field for ids would take, and one for times, colours or names of people would not. */
const ids = ['0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000', '23456789abcd', 'a'.repeat(32), 'a'.repeat(64)]
const namesSomething = /(^|[a-z])(id|ids|hash|ticket|token|cursor|subdomain|school|email|receipt|number)$/i

/**
 * Where the input of a call names a row: every place that takes an id by its type or pattern, or is called so. `[]` is
 * an element of a list, `{}` a name in a record. A kind of schema this does not know is an error: it could hide an id.
 */
export function idFieldsOf(schema: unknown, path = ''): string[] {
  if (schema === null) return []
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, next]) => idFieldsOf(next, path ? `${path}.${name}` : name))
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return idFieldsOf(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodPipe) return idFieldsOf(schema.out, path)
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((option) => idFieldsOf(option, path)))]
  if (schema instanceof z.ZodArray) return idFieldsOf(schema.element, `${path}[]`)
  if (schema instanceof z.ZodRecord) {
    return [...idFieldsOf(schema.keyType, `${path}{}`), ...idFieldsOf(schema.valueType, `${path}{}.value`)]
  }
  if (schema instanceof z.ZodUUID) return [path]
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || schema instanceof z.ZodISODate) return []
  if (schema instanceof z.ZodISODateTime) return []
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean) return []
  if (schema instanceof z.ZodEmail) return [path]
  if (schema instanceof z.ZodString) {
    // A kind of act this version does not know is any word; no row is called by it.
    if (path === 'events[].kind') return []
    // A line of a rubric has a name in its question alone.
    if (path.endsWith('rules.rubric[].id')) return []
    const takesIds = patternsOf(schema).some((pattern) => ids.some((one) => pattern.test(one)))
    return takesIds || namesSomething.test(path.replace('[]', '')) ? [path] : []
  }
  throw new Error(`Nobody has said whether ${schema?.constructor.name ?? typeof schema} (${path}) holds an id.`)
}

function patternsOf(schema: z.ZodString): RegExp[] {
  return (schema.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod
    return 'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : []
  })
}

/** A copy of the input with another id at that place; in a list or a record, in its first entry. */
export function withId(input: unknown, path: string, id: string): unknown {
  const copy: unknown = structuredClone(input)
  const steps = path.replaceAll('[]', '.0').replaceAll('{}', '.{}').split('.')
  put(copy, steps, { path, id })
  return copy
}

function put(place: unknown, [step = '', ...rest]: string[], asked: { path: string; id: string }): void {
  if (!isRecord(place) && !Array.isArray(place)) throw new Error(`The input has nothing at ${asked.path}.`)
  const entries = new Map<string, unknown>(Object.entries(place))
  const [firstName = ''] = entries.keys()
  if (step === '{}' && rest.length === 0) {
    const held = entries.get(firstName)
    Reflect.deleteProperty(place, firstName)
    Reflect.set(place, asked.id, held)
  } else if (rest.length === 0) Reflect.set(place, step, asked.id)
  else if (step === '{}') {
    // `value` of an entry is the entry itself.
    const [, ...deeper] = rest
    if (deeper.length === 0) Reflect.set(place, firstName, asked.id)
    else put(entries.get(firstName), deeper, asked)
  } else put(entries.get(step), rest, asked)
}
