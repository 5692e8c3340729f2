import { formats } from './formats.ts'
import { picturesOf } from './neutral/picture.ts'
import { type Question, questionFields } from './neutral/question.ts'
import type { FormatId } from './neutral/result.ts'

/** What a format does not hold of one question: its position from 0, and what, for a sentence: 'marks', 'its pictures'. */
export type Loss = { index: number; lost: string[] }

/**
 * What would not come back if the questions were written in a format and read again, question by question; those that would
 * come back whole are not listed. Found by doing it, so it is true of every question.
 */
export function losses(format: FormatId, questions: readonly Question[]): Loss[] {
  const found = formats.find(({ id }) => id === format)
  if (!found) return []
  return questions.flatMap((question, index) => {
    const [back, ...others] = found.readBack(question).questions
    const fields = back === undefined || others.length > 0 ? ['the whole question'] : lostFields(question, back)
    const pictures = format !== 'json' && picturesOf(question).length > 0 ? ['its pictures'] : []
    const lost = [...fields, ...pictures]
    return lost.length === 0 ? [] : [{ index, lost }]
  })
}

function lostFields(question: Question, back: Question): string[] {
  const fields = questionFields.filter((field) => JSON.stringify(question[field]) !== JSON.stringify(back[field]))
  if (fields.includes('type')) return ['the whole question']
  return fields.map((field) => (isEmpty(back[field]) ? names[field] : `${names[field]} as it stands`))
}

function isEmpty(value: Question[keyof Question]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

const names: Record<keyof Question, string> = {
  type: 'its type',
  text: 'its text',
  options: 'its options',
  right: 'its right answer',
  accepted: 'its accepted answers',
  number: 'its number with tolerance and unit',
  marks: 'its marks',
  minutes: 'its minutes',
  difficulty: 'its difficulty',
  topic: 'its topic',
  tags: 'its tags',
  explanation: 'its explanation',
  passage: 'its passage',
}
