import { expect, it, test } from 'vitest'
import { saidName } from './said-name.ts'

it.each([
  ['a plain one', 'Ada Sample', 'Ada Sample'],
  ['tone marks and dots below', 'Adéṣọlá Ọláwálé', 'Adéṣọlá Ọláwálé'],
  ['tone marks typed apart', 'Ade\u0301', 'Adé'],
  ['right to left', 'مدرسة النور', 'مدرسة النور'],
  ['a sign that turns what follows', 'Ada\u202egpj.exe', 'Ada gpj.exe'],
  ['isolates and marks', '\u2067Ada\u2069\u200f', 'Ada'],
  ['line ends that would begin a header', 'Ada\r\nBcc: all@people.test', 'Ada Bcc: all@people.test'],
  ['line ends of Unicode', 'Ada\u2028Bola\u2029', 'Ada Bola'],
  ['nothing but spaces', ' \t ', ''],
  ['a family of one letter', '👩‍👩‍👧', '👩‍👩‍👧'],
])('%s', (_what, name, said) => {
  expect(saidName(name)).toBe(said)
})

test('a long one is cut between letters, and says so', () => {
  expect(saidName('a'.repeat(80))).toBe('a'.repeat(80))
  expect(saidName('a'.repeat(5000))).toBe(`${'a'.repeat(79)}…`)
  expect(saidName('👩‍👩‍👧'.repeat(200), 3)).toBe('👩‍👩‍👧👩‍👩‍👧…')
  expect(saidName('Ada Sample', 5)).toBe('Ada…')
})
