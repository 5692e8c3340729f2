import type { Me } from '@sabimark/contract/answers.ts'
import { randomName } from '../../platform/random-name.ts'
import type { QuestionForm } from '../question-draft.ts'
import { formFrom } from './like-form.ts'

/** A question somebody has not saved yet, as this device keeps it. */
export type KeptQuestion = {
  /** The question that is edited, or the name of one that is not in the bank yet (`newQuestionId`). */
  questionId: string
  form: QuestionForm
  /** Of an edited one: which state of it the form began with. */
  revision: number
  keptAt: number
}

const ofNew = 'new'

/** The name of a question that is begun: each has its own, so that two that are written side by side are both kept. */
export function newQuestionId(): string {
  return `${ofNew}-${randomName().slice(0, 12)}`
}

/** Whether an address asks for a new question, or names one that was begun. */
export const isNewQuestion = (questionId: string) => questionId === ofNew || questionId.startsWith(`${ofNew}-`)

/** One person's at one school: who signs in here next sees nothing of it. */
const placeOf = ({ schoolId, id }: Me) => `sabimark_question:${schoolId}:${id}:`

/** Keeps it; false where this device keeps nothing. */
export function keepQuestion(me: Me, { questionId, ...kept }: KeptQuestion): boolean {
  try {
    localStorage.setItem(placeOf(me) + questionId, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function keptQuestion(me: Me, questionId: string): KeptQuestion | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(me) + questionId) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { form: written, revision, keptAt } = kept as Record<string, unknown>
    const form = formFrom(written)
    if (!form || typeof revision !== 'number' || typeof keptAt !== 'number') return null
    return { questionId, form, revision, keptAt }
  } catch {
    return null
  }
}

export function dropQuestion(me: Me, questionId: string): void {
  try {
    localStorage.removeItem(placeOf(me) + questionId)
  } catch {
    // What cannot be kept is not there either.
  }
}

/** All this person has not saved here, the newest first. */
export function keptQuestions(me: Me): KeptQuestion[] {
  try {
    const place = placeOf(me)
    const ids = Object.keys(localStorage).flatMap((name) => (name.startsWith(place) ? name.slice(place.length) : []))
    return ids.flatMap((id) => keptQuestion(me, id) ?? []).sort((one, other) => other.keptAt - one.keptAt)
  } catch {
    return []
  }
}
