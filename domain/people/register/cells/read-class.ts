import { type ClassParts, classNameOf } from '../../../school/classes/class-name.ts'
import { levelKey } from '../../../school/grading/levels.ts'
import { folded } from '../../../words/signs/folded.ts'

/** A class of the school, as a register needs to know it. */
export type KnownClass = { id: string } & ClassParts

/** Figures in words are read behind what schools call their levels alone. */
const inWords = 'one two three four five six seven eight nine'.split(' ')
const figures: Readonly<Record<string, string>> = {
  ...{ i: '1', ii: '2', iii: '3' },
  ...Object.fromEntries(inWords.map((word, at) => [word, String(at + 1)])),
}
const shortNames: Readonly<Record<string, string>> = { sss: 'SS', js: 'JSS' }

/** Words before a number that are no level: a sum, or what a spreadsheet calls its sheets. */
const noLevels =
  /^(?:total|boys?|girls?|males?|females?|students?|pupils?|sheet|page|term|row|no|number|list|week|set|table|session)$/

const classPattern =
  /^(\p{L}{1,12}) ?(\d{1,2}|i{1,3}(?![a-z])|(?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L})) ?(\p{L}{0,20}|\d{1,2}|\p{L}{2,20} \p{L})$/u

/**
 * Level and arm of a class in the spellings schools use: "SS 2 B", "SSS2B", "SS II B", "jss two a" and "JSS 1 GOLD". Null for a text
 * that is no name of a class; a level without a number is none.
 */
export function classPartsIn(typed: string): ClassParts | null {
  const words = folded(
    typed
      .slice(0, 80)
      .replaceAll(/(?<!\p{L})(?:\p{L}\.){1,3}\p{L}\.?(?!\p{L})/gu, (dotted) => `${dotted.replaceAll('.', '')} `),
  )
    .replace(/^class /, '')
    .replace(/^(junior|senior) secondary(?: school)?(?: class)? /, (_, which) => (which === 'junior' ? 'jss ' : 'ss '))
  const [, letters, figure, rest = ''] = classPattern.exec(words) ?? []
  if (letters === undefined || figure === undefined || noLevels.test(letters)) return null
  if (inWords.includes(figure) && !namesLevel(`${letters}1`)) return null
  const isLong = [...letters].length > 3
  const name = shortNames[letters] ?? (isLong ? capitalised(letters) : letters.toUpperCase())
  const level = `${name}${isLong ? ' ' : ''}${figures[figure] ?? String(Number(figure))}`
  const arm = rest.split(' ').map((word) => ([...word].length > 1 ? capitalised(word) : word.toUpperCase()))
  return { level, arm: arm.join(' ') }
}

/** The same three years are Basic 7 to 9 and JSS1 to JSS3: which name a school has them by, its classes say. */
function otherLevel(level: string): string | undefined {
  const [, name, figure] = /^(JSS|Basic )([1-9])$/.exec(level) ?? []
  const other = name === 'JSS' ? Number(figure) + 6 : Number(figure) - 6
  if (name === undefined || other < 1 || other > 9) return undefined
  return name === 'JSS' ? `Basic ${other}` : `JSS${other}`
}

/** A class as a school with these levels calls it: "Basic 7A" is JSS1A where it has JSS1 and no Basic 7. */
export function partsBy(levels: readonly string[], typed: string): ClassParts | null {
  const parts = classPartsIn(typed)
  const other = parts && otherLevel(parts.level)
  if (!parts || !other) return parts
  const has = (level: string) => levels.some((one) => levelKey(classPartsIn(one)?.level ?? one) === levelKey(level))
  return !has(parts.level) && has(other) ? { ...parts, level: other } : parts
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
  const levels = [...new Set(classes.map(({ level }) => level))]
  return (typed) => {
    const parts = partsBy(levels, typed)
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
  const named = /^\s{0,9}(?:class|form)(?: name)?\s{0,9}[:=–-]?(.*)$/i.exec(first.slice(0, 200))?.[1]?.trim()
  if (named === '') return classPartsIn(second) === null ? null : second.trim()
  const typed = named ?? (texts.length === 1 ? first : '')
  // "CLASS: JSS1A, TERM: FIRST" says more than the class.
  const [only = ''] = typed.split(/[,;|(]|\s(?:term|session|year|(?:form |class )?teacher)\b|\s\s/i)
  return classPartsIn(only) === null ? null : only.trim()
}

/** Whether a text begins as schools call their levels: "JSS 1", "Basic 7". */
export const namesLevel = (typed: string) => levelWord.test(typed.replaceAll(/[\s.]/g, ''))

/** What schools call their levels, as it stands among other words. */
const levelWord = /^(?:jss?|sss?|primary|pry|basic|grade|nursery|kg)(?:\d|$)/i

/**
 * The class that stands among the words above a list: "LIST OF STUDENTS IN JSS1A", "SS2B NOMINAL ROLL". Null for none and for several. A
 * word behind the level is its arm at the end alone, where nothing else can follow it: "SS2 GOLD STUDENTS" may be all of SS2.
 */
export function classAmongWords(text: string): string | null {
  const words = text
    .slice(0, 200)
    .split(/[\s,;:()]/)
    .filter(Boolean)
  const found = words.flatMap((word, at) => {
    if (!levelWord.test(word)) return []
    const rest = words.slice(at)
    if (rest.length <= 3 && classPartsIn(rest.join(' ')) !== null) return [rest.join(' ')]
    const short = [rest.slice(0, 1), rest.slice(0, 2), rest.slice(0, 3)].map((some) => some.join(' '))
    return short.filter((one) => /^\p{L}$/u.test(classPartsIn(one)?.arm ?? '')).slice(0, 1)
  })
  return found.length === 1 && words.filter((word) => levelWord.test(word)).length === 1 ? (found[0] ?? null) : null
}
