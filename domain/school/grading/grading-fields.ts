import type { Fields } from '../../words/field.ts'
import { roundings } from './rounding.ts'

/** What of marks and grades is a field; the scale and the levels are lists beside them. */
export const gradingFields = {
  rounding: {
    label: 'Rounding',
    kind: 'choice',
    max: 20,
    isRequired: true,
    initial: 'half_up',
    choices: roundings,
    names: { half_up: 'Half up: 74.5% is 75%', down: 'Down: 74.9% is 74%' },
    hint: 'Exams published before keep theirs, also when they are marked again.',
  },
  syncWindowHours: {
    label: 'Window for Late Answers',
    kind: 'integer',
    min: 1,
    max: 720,
    isRequired: true,
    initial: 24,
    unit: 'hour',
    hint: 'If the network fails, answers are still accepted this long after the end.',
  },
} as const satisfies Fields
