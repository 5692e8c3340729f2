import { type ClassParts, classNameOf } from '../../../school/classes/class-name.ts'
import { levelKey } from '../../../school/grading/levels.ts'
import { folded } from './folded.ts'

/** A class of the school, as a register needs to know it. */
export type KnownClass = { id: string } & ClassParts

const romans: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3' }
const shortNames: Readonly<Record<string, string>> = { sss: 'SS', js: 'JSS' }

/** Words before a number that are no level: a sum, or what a spreadsheet calls its sheets. */
const noLevels = /^(?:total|sheet|page|term|row|no|number|list|week|set|table|session)$/

/**
 * Level and arm of a class in the spellings schools use: "SS 2 B", "SSS2B", "SS II B" and "JSS 1 GOLD". Null for a text that is no
 * name of a class; a level without a number is none.
 */
export function classPartsIn(typed: string): ClassParts | null {
  const words = folded(typed.slice(0, 80))
    .replace(/^class /, '')
    .split(' ')
  const [, letters, figure, rest = ''] =
    /^(\p{L}{1,12}) ?(\d{1,2}|i{1,3}(?![a-z])) ?(\p{L}{0,20}|\d{1,2})$/u.exec(words.join(' ')) ?? []
  if (letters === undefined || figure === undefined || noLevels.test(letters)) return null
  const isLong = [...letters].length > 3
  const name = shortNames[letters] ?? (isLong ? capitalised(letters) : letters.toUpperCase())
  const level = `${name}${isLong ? ' ' : ''}${romans[figure] ?? String(Number(figure))}`
  return { level, arm: [...rest].length > 1 ? capitalised(rest) : rest.toUpperCase() }
}

/** Finds the class of the school that a text means. */
export type ClassFinder = (typed: string) => KnownClass | undefined

/** Finds classes by level and arm, or by the name as a whole. A text that fits none or several finds nothing. */
export function classFinder(classes: readonly KnownClass[]): ClassFinder {
  const byKey = new Map<string, Set<KnownClass>>()
  for (const one of classes) {
    // A school's own level may be spelled long, such as SSS2: it is read as a text of a file is.
    const level = classPartsIn(one.level)?.level ?? one.level
    for (const key of [keyOf(classNameOf(one)), partsKey({ level, arm: one.arm })]) {
      byKey.set(key, (byKey.get(key) ?? new Set()).add(one))
    }
  }
  return (typed) => {
    const parts = classPartsIn(typed)
    const keys = [keyOf(typed), ...(parts ? [partsKey(parts)] : [])]
    const alike = new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]))
    return alike.size === 1 ? [...alike][0] : undefined
  }
}

const partsKey = ({ level, arm }: ClassParts) => `${levelKey(level)} ${keyOf(arm)}`

const keyOf = (text: string) => folded(text).replaceAll(' ', '')

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The class that a row above a list names, such as "CLASS: JSS1A" or "JSS 1 GOLD" alone; null where it names none. */
export function classInTitle(texts: readonly string[]): string | null {
  const [first = '', second = ''] = texts
  const named = /^\s{0,9}class(?: name)?\s{0,9}[:=–-]?(.*)$/i.exec(first.slice(0, 200))?.[1]?.trim()
  if (named === '') return classPartsIn(second) === null ? null : second.trim()
  const typed = named ?? (texts.length === 1 ? first : '')
  // "CLASS: JSS1A, TERM: FIRST" says more than the class.
  const [only = ''] = typed.split(/[,;|(]|\s(?:term|session|year)\b|\s\s/i)
  return classPartsIn(only) === null ? null : only.trim()
}
