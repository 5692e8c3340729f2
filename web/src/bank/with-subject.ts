import type { Subject } from '@sabimark/contract/answers.ts'
import { isAccentedSubject } from '@sabimark/domain/bank/accented-subject.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import type { QuestionForm } from './question-draft.ts'

type Known = Pick<Subject, 'id' | 'name' | 'code'>

/**
 * The form with this subject. A blank nobody has filled in yet compares words as the subject does: in Yoruba, Igbo, Hausa and
 * French accents count. One that has answers keeps what its author chose.
 */
export function withSubject(form: QuestionForm, subject: string, subjects: readonly Known[]): QuestionForm {
  const { accepted, compare } = form.blank
  if (accepted.some(({ text }) => text.trim() !== '')) return { ...form, subject }
  const known = subjects.find(({ id }) => id === subject)
  const accents = known ? isAccentedSubject(known) : usualCompare.accents
  return { ...form, subject, blank: { ...form.blank, compare: { ...compare, accents } } }
}
