import { describe, expect, it } from 'vitest'
import { isPlainJson, mostDepth, mostDigits } from './plain-json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const digits = (count: number) => '9'.repeat(count)

describe('a body', () => {
  it.each([
    ['that is empty', ''],
    ['of a call', '{"json":{"email":"ada@greenfield.test","marks":[1,2.5,-3e2]}}'],
    ['as deep as allowed', nested(mostDepth)],
    ['that goes up and down again and again', `[${Array(1_000).fill('[{}]').join()}]`],
    ['with a number as long as allowed', `[${digits(mostDigits)}]`],
    ['with many numbers', `[${Array(1_000).fill('12345').join()}]`],
    ['with brackets and digits inside a text', JSON.stringify({ a: nested(1_000) + digits(1_000) })],
    ['with quotes and strokes inside a text', JSON.stringify({ a: `\\"${nested(1_000)}\\\\"` })],
    ['whose text ends in a stroke', JSON.stringify(['\\', digits(1_000)])],
    ['that stops in the middle of a text', `{"a":"${nested(1_000)}`],
  ])('%s is read', (_what, text) => {
    expect(isPlainJson(text)).toBe(true)
  })

  it.each([
    ['deeper than allowed', nested(mostDepth + 1)],
    ['deeper than allowed, of objects', `${'{"a":'.repeat(mostDepth + 1)}1`],
    ['that only opens', '['.repeat(1_000_000)],
    ['with a number too long', `[${digits(mostDigits + 1)}]`],
    ['with a fraction too long', `[0.${digits(mostDigits + 1)}]`],
    ['deep behind a text that ends in a stroke', `["\\\\",${nested(mostDepth)}]`],
  ])('%s is not', (_what, text) => {
    expect(isPlainJson(text)).toBe(false)
  })
})
