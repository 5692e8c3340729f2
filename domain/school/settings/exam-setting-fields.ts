import type { Fields } from '../../words/field.ts'

/** What each setting does, said first under its field; whoever sets it reads from when it holds behind that. */
export const examSettingUses = {
  defaultDuration: 'How long an exam lasts.',
  warningTime: 'When this much time is left, the clock warns the candidate.',
  maxAttempts: 'How often a candidate may sit the same exam.',
  showResults: 'When candidates see their score.',
  autoSubmit:
    'When the time is up, the exam is handed in by itself. Off: it is locked and the candidate is asked to hand in; what was answered counts either way.',
  randomizeQuestions: 'Each candidate has the questions in another order.',
  allowReview:
    'After the exam, candidates can read the questions and their answers again. Off: they see their score alone.',
  proctoring: 'Candidates are asked for full screen, and leaving it is noted.',
  approvalRequired: 'What a teacher sets is published once an administrator has approved it.',
} as const

const newExams = 'For new exams only. Existing exams do not change.'
const published = 'For exams published from now on.'

/** How exams of a school begin and run (specification part 2, section 3: Settings, exam; defaults: section 9). */
export const examSettingFields = {
  defaultDuration: {
    label: 'Default Duration',
    kind: 'integer',
    min: 1,
    max: 600,
    isRequired: true,
    initial: 180,
    unit: 'minute',
    hint: `${examSettingUses.defaultDuration} ${newExams}`,
  },
  warningTime: {
    label: 'Warning Time',
    kind: 'integer',
    min: 1,
    max: 60,
    isRequired: true,
    initial: 10,
    unit: 'minute',
    hint: `${examSettingUses.warningTime} ${published}`,
  },
  maxAttempts: {
    label: 'Max Attempts',
    kind: 'integer',
    min: 1,
    max: 10,
    isRequired: true,
    initial: 1,
    hint: `${examSettingUses.maxAttempts} ${newExams}`,
  },
  showResults: {
    label: 'Show Results',
    kind: 'choice',
    max: 20,
    isRequired: true,
    initial: 'immediate',
    choices: ['immediate', 'after_exam', 'manual'],
    names: { immediate: 'Immediately', after_exam: 'After the exam', manual: 'When released by staff' },
    hint: `${examSettingUses.showResults} ${newExams}`,
  },
  autoSubmit: {
    label: 'Auto Submit',
    kind: 'switch',
    initial: true,
    hint: `${examSettingUses.autoSubmit} ${published}`,
  },
  randomizeQuestions: {
    label: 'Randomize Questions',
    kind: 'switch',
    initial: true,
    hint: `${examSettingUses.randomizeQuestions} ${newExams}`,
  },
  allowReview: {
    label: 'Allow Review',
    kind: 'switch',
    initial: true,
    hint: `${examSettingUses.allowReview} ${published}`,
  },
  proctoring: {
    label: 'Proctoring',
    kind: 'switch',
    initial: false,
    hint: `${examSettingUses.proctoring} ${published}`,
  },
  approvalRequired: {
    label: 'Approval Before Publishing',
    kind: 'switch',
    initial: false,
    hint: `${examSettingUses.approvalRequired} Applies at once, also to drafts.`,
  },
} as const satisfies Fields
