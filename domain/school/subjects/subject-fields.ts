import type { Fields } from '../../words/field.ts'

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export const activeStatuses = ['active', 'inactive'] as const

/**
 * What a school keeps of a subject: "Add New Subject", specification part 2, section 2. Name and code are enough; the
 * specification's sample subjects last 180 minutes. Without a colour it gets the next one (subject-colours.ts).
 */
export const subjectFields = {
  name: { label: 'Subject Name', kind: 'text', max: 80, isRequired: true },
  code: { label: 'Subject Code', kind: 'text', max: 12, isRequired: true, hint: 'Short, like MTH' },
  durationMinutes: {
    label: 'Duration (minutes)',
    control: 'duration',
    kind: 'integer',
    min: 1,
    max: 600,
    isRequired: true,
    initial: 180,
  },
  difficulty: {
    label: 'Difficulty',
    kind: 'choice',
    max: 10,
    isRequired: true,
    choices: difficulties,
    initial: 'Medium',
  },
  status: { label: 'Status', kind: 'choice', max: 10, isRequired: true, choices: activeStatuses, initial: 'active' },
  color: { label: 'Color', kind: 'colour', max: 7 },
  description: { label: 'Description', kind: 'area', max: 500 },
} as const satisfies Fields
