import type { AnyContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'

const calls = Object.entries(contract).flatMap(([room, verbs]) =>
  Object.entries(verbs).map(([verb, call]: [string, AnyContractProcedure]) => ({ name: `${room}.${verb}`, call })),
)

/** Places of a schema where a value may be as long as it likes. A record ends where the body does. */
function endless(schema: unknown, place: string): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, next]) => endless(next, `${place}.${name}`))
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return endless(schema.unwrap(), place)
  }
  if (schema instanceof z.ZodPipe) return endless(schema.out, place)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => endless(option, place))
  if (schema instanceof z.ZodRecord) {
    return [...endless(schema.keyType, `${place} by`), ...endless(schema.valueType, `${place} of`)]
  }
  if (schema instanceof z.ZodArray) {
    const hasEnd = schema.def.checks?.some(({ _zod }) => _zod.def.check === 'max_length') ?? false
    return [...(hasEnd ? [] : [place]), ...endless(schema.element, `${place}[]`)]
  }
  if (schema instanceof z.ZodUUID || schema instanceof z.ZodISODate) return []
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    const hasShape = schema instanceof z.ZodString && schema.format === 'regex'
    return hasShape || schema.maxLength !== null ? [] : [place]
  }
  return []
}

test('every text and every list a call takes has an end', () => {
  const found = calls.flatMap(({ name, call }) => endless(call['~orpc'].inputSchema, name))
  expect(found).toEqual([])
})

test('an end that is missing is seen', () => {
  const schema = z.object({ name: z.string(), tags: z.array(z.string().max(3)).optional(), id: z.uuid() })
  expect(endless(schema, 'x')).toEqual(['x.name', 'x.tags'])
})

test('an address a stranger types to be written to is asked for in one spelling', () => {
  for (const call of [contract.people.resendVerification, contract.people.requestPasswordReset]) {
    const schema = call['~orpc'].inputSchema
    expect(schema?.parse({ email: ' E\u0301VA@School.test' })).toEqual({ email: 'éva@school.test' })
  }
})
