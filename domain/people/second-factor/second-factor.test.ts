import { describe, expect, it, test } from 'vitest'
import { readCode, recoveryCode, recoveryCodeCount } from './recovery-code.ts'
import { codeStepOf, judgeCode } from './second-factor.ts'

const at = (seconds: number) => new Date(seconds * 1000)
/** Each step has a code of its own. */
const codeAt = (step: number) => String(step).padStart(6, '0')
const judge = (code: string, step: number, lastStep: number | null = null) =>
  judgeCode(code, { now: at(step * 30 + 12), lastStep, codeAt })

describe('a code of an app', () => {
  it.each([
    [0, 0],
    [29.999, 0],
    [30, 1],
    [59, 1],
    [1_111_111_109, 37_037_036],
  ])('at %d seconds is that of step %d', (seconds, step) => expect(codeStepOf(at(seconds))).toBe(step))

  it.each([
    [98, 'wrong'],
    [99, 'right'],
    [100, 'right'],
    [101, 'right'],
    [102, 'wrong'],
  ])('of step %d at step 100 is %s', (step, kind) => expect(judge(codeAt(step), 100).kind).toBe(kind))

  it('opens once, and none before it opens any more', () => {
    expect(judge('000100', 100, 99)).toEqual({ kind: 'right', step: 100 })
    expect(judge('000100', 100, 100)).toEqual({ kind: 'used' })
    expect(judge('000099', 100, 100)).toEqual({ kind: 'used' })
    expect(judge('000101', 100, 100)).toEqual({ kind: 'right', step: 101 })
  })

  it('keeps nobody out whose last one was taken by a clock that has been put back', () => {
    expect(judge('000100', 100, 101)).toEqual({ kind: 'used' })
    expect(judge('000100', 100, 102)).toEqual({ kind: 'right', step: 100 })
  })

  it('that two steps share by chance is taken for the one that is still free', () => {
    const same = () => '123456'
    const verdict = judgeCode('123456', { now: at(3000), lastStep: 100, codeAt: same })
    expect(verdict).toEqual({ kind: 'right', step: 101 })
  })
})

test.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['１２３４５６', 'app', '123456'],
  ['123-456', 'app', '123456'],
  ['bk7mt-q4xzw', 'recovery', 'bk7mtq4xzw'],
  ['BK7MT Q4XZW', 'recovery', 'bk7mtq4xzw'],
  ['bk7mt–q4xzw', 'recovery', 'bk7mtq4xzw'],
  ['12345', null, null],
  ['1234567', null, null],
  ['bk7mtq4xz', null, null],
  ['bk7mtq4xzwz', null, null],
  ['bk7mtq4xzo', null, null],
  ['', null, null],
])('%j is read as %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual(kind === null ? null : { kind, code })
})

test('a recovery code has two groups of five letters and is read as it was given', () => {
  const code = recoveryCode(Uint8Array.from({ length: 32 }, (_, n) => n * 5))
  expect(code).toMatch(/^[b-z2-9]{5}-[b-z2-9]{5}$/)
  expect(readCode(code)).toEqual({ kind: 'recovery', code: code.replace('-', '') })
  expect(recoveryCodeCount).toBe(10)
  expect(() => recoveryCode(new Uint8Array(9))).toThrow(RangeError)
})
