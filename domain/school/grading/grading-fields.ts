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
    hint: 'For exams published from now on. Exams published before keep theirs, also when they are marked again.',
  },
  syncWindowHours: {
    label: 'Window for Late Answers',
    kind: 'integer',
    min: 1,
    max: 720,
    isRequired: true,
    initial: 24,
    unit: 'hour',
    hint: 'How many hours after the end late answers are still accepted. For attempts begun from now on.',
  },
} as const satisfies Fields
