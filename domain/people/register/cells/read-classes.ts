import { classNameOf } from '../../../school/classes/class-name.ts'
import { folded } from '../../../words/signs/folded.ts'
import { type ClassFinder, classPartsIn, type KnownClass } from './read-class.ts'

/** What a cell of classes says: their ids, parts that name none, and what was made of a part that names several at once. */
export type ClassesRead = { ids: string[]; unknown: string[]; guessed: { typed: string; classes: string }[] }

/** The classes a cell names one by one, or several at once: "JSS1A; JSS1B", "All JSS", "JSS1-3", "SS2", "all classes". */
export function readClasses(typed: string, find: ClassFinder, classes: readonly KnownClass[]): ClassesRead {
  const read: ClassesRead = { ids: [], unknown: [], guessed: [] }
  for (const part of typed.split(/[,;\n]/).map((one) => one.trim())) {
    if (part !== '') readPart(part, { find, classes, read })
  }
  return { ...read, ids: [...new Set(read.ids)] }
}

type Reading = { find: ClassFinder; classes: readonly KnownClass[]; read: ClassesRead }

function readPart(part: string, { find, classes, read }: Reading): void {
  const found = find(part)
  if (found) {
    read.ids.push(found.id)
    return
  }
  const several = severalIn(part.slice(0, 80))
  const meant = several === null ? [] : classes.filter((one) => several(levelOf(one)))
  if (meant.length > 0) {
    read.ids.push(...meant.map(({ id }) => id))
    read.guessed.push({ typed: part, classes: meant.map(classNameOf).join(', ') })
    return
  }
  const pieces = part.split(/\s{1,9}and\s{1,9}|[&/+]/i).filter((piece) => piece.trim() !== '')
  if (pieces.length > 1) for (const piece of pieces) readPart(piece.trim(), { find, classes, read })
  else read.unknown.push(part)
}

type Level = { letters: string; figure: number }

/** A school's own level may be spelled long, such as SSS2: it is read as a text of a file is. */
const levelOf = ({ level }: KnownClass) => levelIn(classPartsIn(level)?.level ?? level)

function levelIn(text: string): Level | null {
  const [, letters, figure] = /^(\p{L}{1,20}) ?(\d{1,2})$/u.exec(text.trim()) ?? []
  return letters === undefined ? null : { letters: letters.toUpperCase(), figure: Number(figure) }
}

/** Which levels a text names, where it names several classes at once; null where it does not. */
function severalIn(typed: string): ((level: Level | null) => boolean) | null {
  const text = typed.replaceAll(/[‐‑‒–—−]/g, '-').replaceAll(/\s{1,9}(?:to|through)\s{1,9}/gi, '-')
  const words = folded(text.replaceAll('-', ' - '))
  if (/^(?:all|every|entire|whole)(?: the)?(?: school)?(?: class(?:es)?)?$/.test(words)) return () => true
  const [first = '', last = '', ...more] = text.split('-')
  if (more.length > 0) return null
  const bare = (one: string) =>
    folded(one)
      .replace(/^(?:all|every)(?: the)? /, '')
      .replace(/ class(?:es)?$/, '')
  const from = levelNamed(bare(first))
  if (last.trim() !== '') return from && between(from, lastNamed(bare(last), from))
  if (from) return (level) => level !== null && level.letters === from.letters && level.figure === from.figure
  const letters = lettersNamed(bare(first))
  return letters === null ? null : (level) => level?.letters === letters
}

/** "SS 2" and "SSS2" are one level; a text with an arm names none. */
function levelNamed(text: string): Level | null {
  const parts = classPartsIn(text)
  return parts?.arm === '' ? levelIn(parts.level) : null
}

/** "3" behind "JSS1-" is JSS3. */
const lastNamed = (text: string, { letters }: Level) =>
  /^\d{1,2}$/.test(text) ? { letters, figure: Number(text) } : levelNamed(text)

const sections: Readonly<Record<string, string>> = {
  ...{ jss: 'JSS', js: 'JSS', junior: 'JSS', juniors: 'JSS', 'junior secondary': 'JSS', 'junior school': 'JSS' },
  ...{ ss: 'SS', sss: 'SS', senior: 'SS', seniors: 'SS', 'senior secondary': 'SS', 'senior school': 'SS' },
}

const lettersNamed = (text: string) => (Object.hasOwn(sections, text) ? (sections[text] ?? null) : null)

/** From one level to another of the same letters, or from junior to senior ones. */
function between(from: Level, to: Level | null): ((level: Level | null) => boolean) | null {
  const [first, last] = [rankOf(from, from), to && rankOf(to, from)]
  if (first === null || last === null || last < first) return null
  return (level) => {
    const rank = level && rankOf(level, from)
    return rank !== null && rank >= first && rank <= last
  }
}

function rankOf({ letters, figure }: Level, from: Level): number | null {
  if (letters === from.letters) return figure
  return from.letters === 'JSS' && letters === 'SS' ? figure + 3 : null
}
