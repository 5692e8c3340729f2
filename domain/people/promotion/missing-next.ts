import type { ClassParts } from '../../school/classes/class-name.ts'
import { presetLevels } from '../../school/classes/class-set.ts'
import { levelKey } from '../../school/grading/levels.ts'

/**
 * The class that students of `one` go on to at most schools where it is not among the `open` ones: JSS3A after JSS2A. Null where there
 * is a class to go to, after the last level, for a level few schools have, and after JSS3 at a school without any SS class: it ends there.
 */
export function missingNext(one: ClassParts, open: readonly ClassParts[]): ClassParts | null {
  const place = presetLevels.findIndex((level) => levelKey(level) === levelKey(one.level))
  const next = place < 0 ? undefined : presetLevels[place + 1]
  if (next === undefined) return null
  const there = open.filter(({ level }) => levelKey(level) === levelKey(next))
  if (there.length === 1 || there.some(({ arm }) => levelKey(arm) === levelKey(one.arm))) return null
  const goesOn = next !== 'SS1' || open.some(({ level }) => levelKey(level).startsWith('ss'))
  return goesOn ? { level: next, arm: one.arm } : null
}
