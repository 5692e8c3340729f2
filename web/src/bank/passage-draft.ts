import type { BankQuestion } from '@sabimark/contract/answers.ts'

/**
 * What a question is about, as the form has it: nothing, a new passage, or one of the bank (`id`; empty while none is chosen), as it
 * was `stored` for the questions of `subject`, `othersCount` of them beside this one.
 */
export type PassageForm = {
  kind: 'none' | 'new' | 'kept'
  id: string
  revision: number
  subject: string
  stored: string
  othersCount: number
  text: string
}

export type Passage = NonNullable<BankQuestion['passage']>

/** The longest the bank takes. */
export const mostInPassage = 20_000

export function emptyPassage(): PassageForm {
  return { kind: 'none', id: '', revision: 1, subject: '', stored: '', othersCount: 0, text: '' }
}

/** A passage that is not in the bank yet, or will be found there by its text. */
export function newPassage(text: string): PassageForm {
  return { ...emptyPassage(), kind: 'new', text }
}

/** A passage of the bank. */
export function keptPassage({ id, text, revision }: Passage, subject: string, othersCount: number): PassageForm {
  return { kind: 'kept', id, revision, subject, stored: text, othersCount, text }
}

/** The passage of the next question of the same exercise. Saving the question before has put it in the bank, where it is found by its text. */
export function nextPassage({ kind, text }: PassageForm): PassageForm {
  return kind === 'none' ? emptyPassage() : newPassage(text)
}

/** What the call takes. A subject that has not got this passage gets its own. */
export function toPassage({ kind, id, revision, subject: of, stored, text: typed }: PassageForm, subject: string) {
  const text = typed.trim()
  if (kind === 'none') return null
  if (kind === 'new' || of !== subject) return { text }
  return text === stored ? { id } : { id, revision, text }
}

/** What keeps it from being saved; null for nothing. */
export function passageProblem({ kind, id, text }: PassageForm): string | null {
  if (kind === 'none') return null
  if (kind === 'kept' && id === '') return 'Choose a passage, or choose “No passage”.'
  if (text.trim() === '') return 'Write the passage, or choose “No passage”.'
  return text.length > mostInPassage ? 'A passage can have at most 20,000 characters.' : null
}
