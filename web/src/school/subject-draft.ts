import type { Client } from '../platform/client.ts'

/** The form "Add New Subject", as typed. */
export type SubjectForm = {
  name: string
  code: string
  duration: string
  difficulty: 'Easy' | 'Medium' | 'Hard'
  color: string
  status: 'active' | 'inactive'
  description: string
}

/** Colours that stay apart from each other and carry the two letters of a badge. */
export const subjectColours = [
  { value: '#0B6B4F', name: 'Green' },
  { value: '#2457A6', name: 'Blue' },
  { value: '#8A4B08', name: 'Brown' },
  { value: '#7A3E9D', name: 'Purple' },
  { value: '#B3261E', name: 'Red' },
  { value: '#B83280', name: 'Pink' },
  { value: '#0F6E7C', name: 'Teal' },
  { value: '#4D5953', name: 'Grey' },
] as const

/** The specification's sample subjects last 180 minutes; the colour goes round so that neighbours differ. */
export function emptySubject(subjectCount: number): SubjectForm {
  const colour = subjectColours[subjectCount % subjectColours.length] ?? subjectColours[0]
  return {
    name: '',
    code: '',
    duration: '180',
    difficulty: 'Medium',
    color: colour.value,
    status: 'active',
    description: '',
  }
}

/** What keeps the form from being sent, by control. */
export function subjectProblems(form: SubjectForm): Partial<Record<keyof SubjectForm, string>> {
  return {
    ...(form.name.trim() === '' && { name: 'Subject Name is required.' }),
    ...(form.code.trim() === '' && { code: 'Subject Code is required.' }),
    ...(!isMinutes(form.duration) && { duration: 'Duration must be a whole number of minutes from 1 to 600.' }),
  }
}

/** The call's input. Only for a form without problems. */
export function toSubject({ duration, ...form }: SubjectForm): Parameters<Client['school']['addSubject']>[0] {
  return { ...form, durationMinutes: Number(duration) }
}

/** Whether a text is a whole number of minutes the contract takes, 1 to 600. */
function isMinutes(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 600
}
