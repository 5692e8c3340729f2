import type { Fields } from '../../words/field.ts'

/** How exams of a school begin and run. From when each holds is said once for those that stand together (specification part 2, section 3: Settings, exam; defaults: section 9). */
export const examSettingFields = {
  defaultDuration: {
    label: 'Default Duration',
    kind: 'integer',
    min: 1,
    max: 600,
    isRequired: true,
    initial: 180,
    unit: 'minute',
    hint: 'How long an exam lasts, until you change it in the exam.',
  },
  warningTime: {
    label: 'Warning Time',
    kind: 'integer',
    min: 1,
    max: 60,
    isRequired: true,
    initial: 10,
    unit: 'minute',
    hint: 'The clock turns amber when this much time is left.',
  },
  maxAttempts: {
    label: 'Max Attempts',
    kind: 'integer',
    min: 1,
    max: 10,
    isRequired: true,
    initial: 1,
    hint: 'How many times a student may write the same exam.',
  },
  showResults: {
    label: 'Show Results',
    kind: 'choice',
    max: 20,
    isRequired: true,
    initial: 'immediate',
    choices: ['immediate', 'after_exam', 'manual'],
    names: { immediate: 'Immediately', after_exam: 'After the exam', manual: 'When released by staff' },
    hint: 'When students see their score.',
  },
  autoSubmit: {
    label: 'Auto Submit',
    kind: 'switch',
    initial: true,
    hint: 'When time is up, the paper is handed in. What was answered counts either way.',
  },
  randomizeQuestions: {
    label: 'Randomize Questions',
    kind: 'switch',
    initial: true,
    hint: 'Each student gets the questions in a different order.',
  },
  allowReview: {
    label: 'Allow Review',
    kind: 'switch',
    initial: true,
    hint: 'Students can read the questions and their own answers afterwards.',
  },
  proctoring: {
    label: 'Proctoring',
    kind: 'switch',
    initial: false,
    hint: 'Asks for full screen and notes each time a student leaves it.',
  },
  approvalRequired: {
    label: 'Approval Before Publishing',
    kind: 'switch',
    initial: false,
    hint: 'An administrator looks at each exam before students can see it.',
  },
} as const satisfies Fields
