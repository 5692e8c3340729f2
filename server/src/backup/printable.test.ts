import { expect, test } from 'vitest'
import { printable, printableLines } from './printable.ts'

test('a text from a file is one line, and moves no cursor', () => {
  const crafted = 'Cedar\u001b[2J\u009b1A\r\n\u202eRestored and checked'
  expect(printable(crafted)).toBe('Cedar [2J 1A Restored and checked')
  expect(printableLines('Ọ̀pẹ́ College\nÀdùkẹ́\u0007')).toBe('Ọ̀pẹ́ College\nÀdùkẹ́ ')
})
