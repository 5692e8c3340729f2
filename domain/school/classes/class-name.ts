/** The classes a new school begins with (specification part 2, section 9). */
export const defaultClassNames = ['SS1A', 'SS1B', 'SS1C', 'SS2A', 'SS2B', 'SS2C', 'SS3A', 'SS3B', 'SS3C'] as const

/** Where a class stands and which of its kind it is: SS2 and B. An arm may be a word, or none. */
export type ClassParts = { level: string; arm: string }

/** 'SS2B', 'SS2 Gold', 'Reception': a letter stands at its level, a word after a space. */
export function classNameOf({ level, arm }: ClassParts): string {
  return [...arm].length > 1 ? `${level} ${arm}` : `${level}${arm}`
}

/** Level and arm of a name such as SS2B; any other name is a level without arms. As the migration read older names. */
export function classPartsOf(name: string): ClassParts {
  const [, level = name, arm = ''] = /^(.*\d)([A-Za-z])$/.exec(name) ?? []
  return { level, arm }
}
