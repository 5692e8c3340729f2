import { classPartsOf, defaultClassNames } from '@sabimark/domain/school/classes/class-name.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { sampleId } from '../../platform/sample.ts'

type ClassName = (typeof defaultClassNames)[number]

/** How many sample students are in a class, and exams set for it; the rooms that hold them stand after this one. */
const had: { [Name in ClassName]?: [students: number, exams: number] } = { SS2A: [1, 1], SS3A: [2, 6], SS3B: [1, 3] }

/** The classes a new school begins with. */
export const sampleClasses = defaultClassNames.map((name, index) => ({
  id: sampleId('class', index + 1),
  name,
  ...classPartsOf(name),
  position: index + 1,
  formTeacher: null,
  status: 'open' as const,
  studentsCount: had[name]?.[0] ?? 0,
  examsCount: had[name]?.[1] ?? 0,
  revision: 1,
}))

/** The sample classes as the list of the server has them. */
export function listSampleClasses(input: InputOf<'school', 'listClasses'>) {
  return listOf(sampleClasses, input, {
    equals: ['status'],
    searched: ({ name }) => [name],
    sorts: { position: ['position', 'asc'], name: ['name', 'asc'], students: ['studentsCount', 'desc'] },
  })
}

/** Classes by name, each with its id. */
export function classesNamed(...names: ClassName[]): { id: string; name: string }[] {
  return sampleClasses.filter(({ name }) => names.includes(name)).map(({ id, name }) => ({ id, name }))
}

/** The class of this name; null for none. */
export function classNamed(name: ClassName): { id: string; name: string } | null {
  return classesNamed(name)[0] ?? null
}
