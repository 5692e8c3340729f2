import type { Subject } from '@sabimark/contract/answers.ts'
import { folded } from './to-found.ts'

/** The name of a subject as a file writes it, no longer than a line. */
export const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name)

const isNoLongerUsed = (name: string, subjects: readonly Pick<Subject, 'name'>[]) =>
  subjects.some((subject) => folded(subject.name) === folded(name))

/** Why the subject a file names cannot be taken. A teacher is not told which others the school has. */
export function whyNotTaken(name: string, subjects: readonly Pick<Subject, 'name'>[], mayAdd: boolean): string {
  if (isNoLongerUsed(name, subjects)) return 'This subject is no longer in use.'
  return mayAdd
    ? 'Your school has no such subject.'
    : 'Your school has no such subject, or you do not teach it: ask your administrator to add it or assign it to you.'
}

/** The same at a question that waits for its subject. */
export function whyItWaits(name: string, subjects: readonly Pick<Subject, 'name'>[], mayAdd: boolean): string {
  const short = shortened(name)
  const why = isNoLongerUsed(name, subjects)
    ? `The subject ${short} is no longer in use.`
    : `The school has no subject ${short}${mayAdd ? '' : ', or you do not teach it'}.`
  return `${why} Choose one, or leave it out.`
}
