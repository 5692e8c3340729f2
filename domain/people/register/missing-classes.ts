import { type ClassParts, classNameOf } from '../../school/classes/class-name.ts'
import { levelKey } from '../../school/grading/levels.ts'
import { partsBy } from './cells/read-class.ts'

/** Classes that one call adds: each of the levels with each of the arms. */
export type ClassGroup = { levels: string[]; arms: string[] }

/**
 * The classes these texts name at a school with these levels, each once: 'SS2C' and 'ss 2 c' are one. A text that is no level with an
 * arm names none.
 */
export function classesNamed(typed: readonly string[], levels: readonly string[] = []): ClassParts[] {
  const found = typed.flatMap((one) => partsBy(levels, one) ?? [])
  return [...new Map(found.map((one) => [levelKey(classNameOf(one)), one])).values()]
}

/** These classes and no others, in as few groups as levels that lack the same arms allow. */
export function classGroups(classes: readonly ClassParts[]): ClassGroup[] {
  const armless = classes.filter(({ arm }) => arm === '').map(({ level }) => level)
  const armsOf = new Map<string, string[]>()
  for (const { level, arm } of classes) if (arm !== '') armsOf.set(level, [...(armsOf.get(level) ?? []), arm].sort())
  const groups = new Map<string, ClassGroup>()
  for (const [level, arms] of armsOf) {
    const group = groups.get(arms.join('\n')) ?? { levels: [], arms }
    group.levels.push(level)
    groups.set(arms.join('\n'), group)
  }
  return [...(armless.length > 0 ? [{ levels: armless, arms: [] }] : []), ...groups.values()]
}
