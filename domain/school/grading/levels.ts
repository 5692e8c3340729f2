import { hiddenSignProblem } from '../../words/signs/invisible-signs.ts'

/** The levels a new school begins with, as its classes have them. */
export const defaultLevels = ['SS1', 'SS2', 'SS3'] as const

export const mostLevels = 40
export const longestLevel = 20

/** Two spellings of one level: 'SS 1' and 'ss1' would make classes nobody can tell apart. */
export const levelKey = (name: string) => name.normalize('NFC').replaceAll(' ', '').toLowerCase()

/** A level as it is saved: its name, and the one it had; null for a new one. */
export type NamedLevel = { name: string; was: string | null }

/**
 * What is wrong with a list of levels, by the control it is about: 'level.2', 'levels'. What has its name from before stays as
 * it is, also where a school typed one level in two spellings, or more of them than there may be now: else it could not even put them in order.
 */
export function levelProblems(levels: readonly NamedLevel[]): Record<string, string> {
  const found: Record<string, string> = {}
  const isOld = levels.length > 0 && levels.every(({ was }) => was !== null)
  if (levels.length === 0 || (levels.length > mostLevels && !isOld))
    found.levels = `A school has 1 to ${mostLevels} levels.`
  for (const [place, { name, was }] of levels.entries()) {
    const isTwice = was !== null && levels.findIndex((other) => other.was === was) < place
    const problem = isTwice ? `${was} is renamed here twice.` : was === name ? null : levelProblem(levels, place)
    if (problem !== null) found[`level.${place}`] = problem
  }
  return found
}

function levelProblem(levels: readonly NamedLevel[], place: number): string | null {
  const name = levels[place]?.name.trim() ?? ''
  if (name === '') return 'Type a level, such as SS2.'
  if (name.length > longestLevel) return `A level can have at most ${longestLevel} characters.`
  const hidden = hiddenSignProblem('The level', name)
  if (hidden !== null) return hidden
  // Of two that are typed now the later one gives way; of one that is there, the typed one.
  const others = levels.filter((other, at) => at < place || (at > place && other.was === other.name))
  const isTaken = others.some((other) => levelKey(other.name.trim()) === levelKey(name))
  return isTaken ? `${name} appears here twice.` : null
}

/** Why a level stays: 'SS2 is the level of SS2A, SS2B and SS2C. Give them another level first.' */
export function levelInUseText(level: string, classNames: readonly string[]): string {
  const [first, ...others] = [...classNames].reverse()
  const names = others.length === 0 ? first : `${others.reverse().join(', ')} and ${first}`
  const them = classNames.length === 1 ? 'it' : 'them'
  return `${level} is the level of ${names}. Give ${them} another level first.`
}
