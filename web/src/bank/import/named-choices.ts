import type { Subject } from '@sabimark/contract/answers.ts'
import { useMay } from '../../platform/may.ts'
import { useSubjects } from '../../school/school-lists.ts'
import { canBeAdded, newSubjectName } from '../../school/subjects/new-subjects.ts'
import { toAdd } from './found.ts'

type Choice = { value: string; label: string }

/** What can stand for a subject the file names: a new one, added together with the questions, where one may add it, and each of `subjects`. */
export function useNamedChoices(subjects: readonly Subject[]): (name: string, chosen: string | undefined) => Choice[] {
  const all = useSubjects().data ?? []
  const mayAdd = useMay('school.addSubject')
  return (name, chosen) => [
    ...(chosen === toAdd || (mayAdd && canBeAdded(name, all))
      ? [{ value: toAdd, label: `Add ${newSubjectName(name)}` }]
      : []),
    ...subjects.map(({ id, name }) => ({ value: id, label: name })),
  ]
}
