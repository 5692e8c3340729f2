import type { Subject } from '@sabimark/contract/answers.ts'
import { subjectFinder } from '@sabimark/domain/school/subjects/subject-finder.ts'

/** The name of a subject as a file writes it, no longer than a line. */
export const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name)

type Subjects = readonly Pick<Subject, 'id' | 'name' | 'code' | 'status'>[]

/** The subject of the school that a file may mean by this name. */
function meantBy(name: string, subjects: Subjects) {
  const meant = subjectFinder(subjects)(name)
  return subjects.find(({ id }) => id === meant)
}

/** Why the subject a file names is asked for. A teacher is not told which others the school has. */
export function whyNotTaken(name: string, subjects: Subjects, mayAdd: boolean): string {
  const meant = meantBy(name, subjects)
  if (meant) return meant.status === 'active' ? `It may be ${meant.name}.` : 'This subject is no longer in use.'
  return mayAdd
    ? 'Your school has no subject of this name.'
    : 'Your school has no subject of this name, or you do not teach it: ask your administrator to add it or assign it to you.'
}

/** The same at a question that waits for its subject. */
export function whyItWaits(name: string, subjects: Subjects, mayAdd: boolean): string {
  return `${whyItIsAsked(shortened(name), meantBy(name, subjects), mayAdd)} Choose one, or leave it out.`
}

function whyItIsAsked(short: string, meant: Subjects[number] | undefined, mayAdd: boolean): string {
  if (meant?.status === 'active') return `The subject ${short} may be ${meant.name}.`
  if (meant) return `The subject ${short} is no longer in use.`
  return `The school has no subject called ${short}${mayAdd ? '' : ', or you do not teach it'}.`
}
