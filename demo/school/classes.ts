import { defaultClassNames } from '@sabimark/domain/school/class-name.ts'
import { sampleId } from '../platform/sample.ts'

/** The classes a new school begins with. */
export const sampleClasses = defaultClassNames.map((name, index) => ({ id: sampleId('class', index + 1), name }))

type ClassName = (typeof defaultClassNames)[number]

/** Classes by name, each with its id. */
export function classesNamed(...names: ClassName[]): { id: string; name: string }[] {
  return sampleClasses.filter(({ name }) => names.includes(name))
}

/** The class of this name; null for none. */
export function classNamed(name: ClassName): { id: string; name: string } | null {
  return classesNamed(name)[0] ?? null
}
