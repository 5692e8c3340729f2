import { expect, test } from 'vitest'
import { figurePattern, patternText } from './figure-pattern.ts'

test.each([
  ['000', 1, '001'],
  ['000', 1234, '1234'],
  ['00', 0, '00'],
  ['"GC/"0000', 7, 'GC/0007'],
  ['\\G\\C\\/000', 7, 'GC/007'],
  ['0000"-"000"-"0000', 8031234567, '0803-123-4567'],
  ['0000 000 0000', 8031234567, '0803 123 4567'],
  ['00000000000', 8031234567, '08031234567'],
  ['"SS"#', 2, 'SS2'],
  ['[<=9999999]000-0000;(000) 000-0000', 5551234, '555-1234'],
  ['"A;B "00', 3, 'A;B 03'],
])('%s shows %d as %s', (code, amount, text) => {
  expect(patternText(amount, figurePattern(code) ?? [])).toBe(text)
})

test.each(['', '0', '#', '#,##0', '0.00', '0.00E+00', '@', 'General', '_-* #,##0_-', '0_ '])(
  '%j is no pattern',
  (code) => {
    expect(figurePattern(code)).toBeUndefined()
  },
)

test.each([-1, 1.5, 1e15])('%d is shown bare', (amount) => {
  expect(patternText(amount, [{ figure: '0' }, { figure: '0' }])).toBeUndefined()
})
