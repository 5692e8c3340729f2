import { folded } from '../../../words/signs/folded.ts'
import type { genders } from '../../students/student-fields.ts'
import type { Reading } from './sheet.ts'

const words: Record<(typeof genders)[number], readonly string[]> = {
  Male: ['m', 'male', 'boy', 'b'],
  Female: ['f', 'female', 'girl', 'g'],
}

/** M, F, Boy, Girl, Male and Female in any case. */
export function readGender(typed: string): Reading {
  const word = folded(typed)
  const found = (Object.keys(words) as (keyof typeof words)[]).find((gender) => words[gender].includes(word))
  return found ? { value: found } : { problem: `“${typed.trim()}” is neither male nor female.` }
}
