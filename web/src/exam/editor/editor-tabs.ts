import type { ExamForm } from './exam-draft.ts'

/** The parts of the editor, as its address says them. */
export type PartOfExam = 'details' | 'questions' | 'who' | 'rules'

export const partTitles: Record<PartOfExam, string> = {
  details: 'Details',
  questions: 'Questions',
  who: 'Who and when',
  rules: 'Rules',
}

const fieldsOf: Record<PartOfExam, readonly (keyof ExamForm)[]> = {
  details: ['title', 'subject', 'examType', 'instructions', 'difficulty', 'tags'],
  questions: ['questions', 'sections'],
  who: [
    ...(['class', 'students', 'scheduledDate', 'scheduledTime', 'duration'] as const),
    ...(['closingDate', 'closingTime', 'location'] as const),
  ],
  rules: [
    ...(['totalQuestions', 'totalMarks', 'passingScore', 'maxAttempts', 'showResults'] as const),
    ...(['negative', 'negativePart', 'negativeWhole'] as const),
    ...(['randomizeQuestions', 'shuffleOptions', 'hasSecondMarker'] as const),
  ],
}

const parts = Object.keys(fieldsOf) as PartOfExam[]

export type Problem = { field: keyof ExamForm; text: string; part: PartOfExam }

/** What is wrong, in the order of the tabs and of the fields in them. */
export function problemsInOrder(problems: Partial<Record<keyof ExamForm, string>>): Problem[] {
  return parts.flatMap((part) =>
    fieldsOf[part].flatMap((field) => {
      const text = problems[field]
      return text === undefined ? [] : [{ field, text, part }]
    }),
  )
}
