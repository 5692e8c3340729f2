import { formats } from './formats.ts'
import { picturesOf } from './neutral/picture.ts'
import { type Question, questionFields } from './neutral/question.ts'
import type { FormatId } from './neutral/result.ts'

/**
 * What a format does not hold of one question, by its position from 0: what is gone afterwards, and what comes back otherwise, for a
 * sentence ('its marks', 'its pictures').
 */
export type Loss = { index: number; lost: string[]; changed: string[] }

/**
 * What would not come back if the questions were written in a format and read again, question by question; those that would
 * come back whole are not listed. Found by doing it, so it is true of every question.
 */
export function losses(format: FormatId, questions: readonly Question[]): Loss[] {
  const found = formats.find(({ id }) => id === format)
  if (!found) return []
  return questions.flatMap((question, index) => {
    const [back, ...others] = found.readBack(question).questions
    const pictures = format !== 'json' && picturesOf(question).length > 0 ? ['its pictures'] : []
    const isWhole = back !== undefined && others.length === 0 && back.type === question.type
    const fields = isWhole ? questionFields.filter((field) => !isSame(question[field], back[field])) : []
    const gone = fields.filter((field) => isEmpty(back?.[field])).map((field) => names[field])
    const lost = isWhole ? [...gone, ...pictures] : ['the whole question']
    const changed = fields.filter((field) => !isEmpty(back?.[field])).map((field) => names[field])
    return lost.length + changed.length === 0 ? [] : [{ index, lost, changed }]
  })
}

function isSame(value: Question[keyof Question], back: Question[keyof Question]): boolean {
  return JSON.stringify(value) === JSON.stringify(back)
}

function isEmpty(value: Question[keyof Question] | undefined): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
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
  subject: 'its subject',
  topic: 'its topic',
  tags: 'its tags',
  explanation: 'its explanation',
  passage: 'its passage',
}
