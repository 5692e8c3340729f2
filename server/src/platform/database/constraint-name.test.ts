import { expect, test } from 'vitest'
import { constraintRefusals } from '../http/constraint-refusal.ts'
import { nameOfConstraint } from './constraint-name.ts'

const longestWithNumber = 63 - '_102008'.length
const cutName = 'exam_attempts_school_id_sitting_id_student_id_attempt_numb_fkey'

test('a constraint of a shard has the name of the constraint of its table', () => {
  for (const name of Object.keys(constraintRefusals)) {
    expect(nameOfConstraint(name)).toBe(name)
    // A longer one is cut, and has to be known by what is left of it.
    if (name.length > longestWithNumber) expect(name).toBe(cutName)
    else expect(nameOfConstraint(`${name}_102143`)).toBe(name)
  }
  expect(nameOfConstraint('exam_attempts_school_id_sitting_id_student_id_a_fa866018_102226')).toBe(cutName)
})
