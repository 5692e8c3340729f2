import { hiddenSignProblem } from '../../words/signs/invisible-signs.ts'
import { levelKey } from '../grading/levels.ts'
import { classFields } from './class-fields.ts'
import { type ClassParts, classNameOf } from './class-name.ts'

/** The levels of a Nigerian secondary school, in their order. */
export const presetLevels = ['JSS1', 'JSS2', 'JSS3', 'SS1', 'SS2', 'SS3'] as const

export const mostArms = 26
/** As many as lists to choose from show. */
export const mostOpenClasses = 500

/** 'SS2B', 'ss 2b' and 'SS2 b' are one name: what the database keeps apart. */
export const classKey = (parts: ClassParts): string => levelKey(classNameOf(parts))

/**
 * The arms in a line as people type it: 'A, B', 'Gold; Blue'. Single letters may have spaces alone between them: 'A B C'. An
 * empty line is no arm at all.
 */
export function armsOf(typed: string): string[] {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const letters = parts.length === 1 ? (parts[0] ?? '').split(' ').filter((part) => part !== '') : []
  return letters.length > 1 && letters.every((letter) => [...letter].length === 1) ? letters : parts
}

/** What is wrong with the arms that each level gets, as one sentence; null for nothing. */
export function armsProblem(arms: readonly string[]): string | null {
  if (arms.length > mostArms) return `A level can have at most ${mostArms} arms.`
  for (const [place, arm] of arms.entries()) {
    if (arm.length > classFields.arm.max) return `An arm can have at most ${classFields.arm.max} characters.`
    const hidden = hiddenSignProblem('An arm', arm)
    if (hidden !== null) return hidden
    if (arms.findIndex((other) => levelKey(other) === levelKey(arm)) < place) return `${arm} appears here twice.`
  }
  return null
}

/** Every level with every arm, level by level; without arms each level is a class of its own. */
export function classesOf(levels: readonly string[], arms: readonly string[]): ClassParts[] {
  return levels.flatMap((level) => (arms.length === 0 ? [''] : arms).map((arm) => ({ level, arm })))
}

/** What becomes of the classes somebody names: those that are new, those an open class has the name of, and those closed. */
export type ClassSetJudged<Kept> = { added: ClassParts[]; standing: Kept[]; closed: Kept[] }

/** Parts the classes named by those there are. A name that an open class has is no longer free; one that only a closed class has waits for it. */
export function judgeClassSet<Kept extends ClassParts & { status: 'open' | 'closed' }>(
  named: readonly ClassParts[],
  kept: readonly Kept[],
): ClassSetJudged<Kept> {
  const byKey = new Map<string, Kept>()
  for (const one of kept) {
    const key = classKey(one)
    if (one.status === 'open' || !byKey.has(key)) byKey.set(key, one)
  }
  const judged: ClassSetJudged<Kept> = { added: [], standing: [], closed: [] }
  const seen = new Set<string>()
  for (const one of named) {
    const key = classKey(one)
    if (seen.has(key)) continue
    seen.add(key)
    const there = byKey.get(key)
    if (!there) judged.added.push(one)
    else if (there.status === 'open') judged.standing.push(there)
    else judged.closed.push(there)
  }
  return judged
}

/** The level as the school spells it: 'ss 1' is its SS1. */
export function speltAs(levels: readonly string[], level: string): string {
  return levels.find((one) => levelKey(one) === levelKey(level)) ?? level
}

/** The levels of a school with some more: JSS1 stands before SS1, and what is no level of most schools stands last. */
export function withLevels(levels: readonly string[], more: readonly string[]): string[] {
  const all = [...levels]
  for (const level of more) {
    if (all.some((one) => levelKey(one) === levelKey(level))) continue
    const place = presetPlace(level)
    const before = place < 0 ? -1 : all.findIndex((one) => presetPlace(one) > place)
    all.splice(before < 0 ? all.length : before, 0, level)
  }
  return all
}

const presetPlace = (level: string) => presetLevels.findIndex((one) => levelKey(one) === levelKey(level))

/** 'JSS1A, JSS1B and 16 more': as many names as are read at a glance. */
export function namesOfClasses(classes: readonly ClassParts[]): string {
  const names = classes.map(classNameOf)
  const shown = names.length > 7 ? names.slice(0, 6) : names.slice(0, -1)
  const rest = names.length > 7 ? `${names.length - 6} more` : names.at(-1)
  return shown.length === 0 ? `${rest}` : `${shown.join(', ')} and ${rest}`
}
