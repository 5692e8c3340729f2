import { copyableAlphabet, copyableLetters } from '../copyable-letters.ts'
import { codeDigits } from './second-factor.ts'

/** So many are given out together. */
export const recoveryCodeCount = 10
const letters = 10
const half = letters / 2

/** A code to write down, like 'bk7mt-q4xzw': 28^10 possibilities, 48 bits; it opens once. */
export function recoveryCode(randomBytes: Uint8Array): string {
  const code = copyableLetters(randomBytes, letters)
  return `${code.slice(0, half)}-${code.slice(half)}`
}

/** What was typed where a code is asked: one of the app, one that was written down, or nothing that can be either. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string } | null

const ofApp = new RegExp(`^[0-9]{${codeDigits}}$`)
const writtenDown = new RegExp(`^[${copyableAlphabet}]{${letters}}$`)

/** Reads it kindly: case, spaces and dashes do not matter. */
export function readCode(typed: string): TypedCode {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
  if (ofApp.test(code)) return { kind: 'app', code }
  return writtenDown.test(code) ? { kind: 'recovery', code } : null
}
