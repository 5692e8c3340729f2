import type { Subject } from '@sabimark/contract/answers.ts'
import { subjectKey } from '@sabimark/domain/school/subjects/subject-names.ts'
import { pressOfImport } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { addSubjects, newSubjectName } from '../../school/subjects/new-subjects.ts'
import { type Defaults, isNamed, type Review, subjectFor, toAdd, verdictOf } from './found.ts'

type Named = NonNullable<Defaults['named']>

/** What those subjects will be called that questions on their way name and somebody wants added, each once in whatever spelling. */
export function subjectsToAdd({ found, defaults }: Review): string[] {
  const names = found.flatMap((one) => {
    const said = isNamed(one) && subjectFor(one.subjectSaid, defaults) === toAdd ? one.subjectSaid : undefined
    return said !== undefined && verdictOf(one, defaults) === 'ready' ? newSubjectName(said) : []
  })
  return names.filter((name, at) => names.findIndex((other) => isSame(other, name)) === at)
}

/**
 * Adds those subjects; `onAdded` hears of each. The school is asked first which it has: after a reply that was lost, or where somebody else
 * was quicker, the subject is there and is taken.
 */
export async function addNamed(review: Review, onAdded: (named: Named, name: string) => void): Promise<Review> {
  const wanted = subjectsToAdd(review)
  if (wanted.length === 0) return review
  let { named = [] } = review.defaults
  const put = (name: string, id: string) => {
    named = named.map((one) =>
      one.subject === toAdd && isSame(newSubjectName(one.name), name) ? { ...one, subject: id } : one,
    )
    onAdded(named, name)
  }
  const { items } = await client.school.listSubjects({ size: 500, sort: 'name' })
  for (const name of wanted) {
    const there = hereAs(name, items)
    if (there) put(name, there.id)
  }
  const lacking = wanted.filter((name) => !hereAs(name, items))
  if (lacking.length > 0) await addSubjects(lacking, items, pressOfImport(), put)
  return { ...review, defaults: { ...review.defaults, named } }
}

const isSame = (one: string, other: string) => subjectKey(one) === subjectKey(other)

const hereAs = (name: string, here: readonly Subject[]) => here.find((one) => isSame(one.name, name))
