import { behindAnswer, isFigure, isOption, pointsAt, textIn } from './guess-columns.ts'
import type { Columns, Field } from './header.ts'
import { isSubjectName } from './subject-words.ts'
import type { Row } from './table.ts'
import { truthOf, typeOf } from './words.ts'

/** How many rows are looked at, and how many columns. */
const looked = 50
const widest = 60
const mostOptions = 10

/** What the cells of one column have in common; shares are of its filled cells, `filled` of the rows. */
type Look = { at: number; filled: number; words: number; asks: number; different: number; figures: number }

/**
 * The columns of a sheet by what mostly stands in them, where its rows are too uneven to be read without asking: somebody looks at each
 * column before a question is made of it. The question is what asks or is the longest, the answer what is a letter or the same as a cell of its row,
 * and options stand between the two, or behind both. Undefined where nothing looks like a question.
 */
export function guessLoosely(rows: readonly Row[]): Pick<Columns, 'fields' | 'options'> | undefined {
  const some = rowsToLookAt(rows)
  const looks = looksOf(some)
  const question = questionIn(looks)
  if (question === undefined) return undefined
  const behind = looks.filter(({ at, filled }) => at > question && filled >= 0.3).map(({ at }) => at)
  const fromRight = [...behind].reverse()
  const answer =
    fromRight.find((at) => share(some, at, isLetter) >= 0.6) ??
    fromRight.find(
      (at) =>
        pointsAt(
          some.filter((row) => textIn(row, at) !== ''),
          question + 1,
          at,
        ) >= 0.6,
    ) ??
    numberedAnswer(some, behind) ??
    onlyAnswer(looks, question, behind)
  const fields = new Map<Field, number>([['question', question]])
  if (answer === undefined) return { fields, options: [] }
  const between = behind.filter((at) => at < answer)
  const after = behind.filter((at) => at > answer)
  const options = between.length > 0 ? between : untilOther(some, after)
  fields.set('answer', answer)
  return { fields, options: options.length >= 2 && options.length <= mostOptions ? options : [] }
}

/** What columns hold that are neither question nor option nor answer: each field once, the first column that fits. */
export function guessBesides(
  rows: readonly Row[],
  taken: ReadonlySet<number>,
  has: ReadonlySet<Field>,
): Map<Field, number> {
  const some = rowsToLookAt(rows)
  const found = new Map<Field, number>()
  for (const look of looksOf(some)) {
    if (taken.has(look.at)) continue
    const isMostly = (fits: (text: string) => boolean) => share(some, look.at, fits) >= 0.8
    const field = besides.find(([name, fits]) => !has.has(name) && !found.has(name) && fits(look, isMostly))?.[0]
    if (field !== undefined) found.set(field, look.at)
  }
  return found
}

type Mostly = (fits: (text: string) => boolean) => boolean

const besides: readonly (readonly [Field, (look: Look, isMostly: Mostly) => boolean])[] = [
  [
    'number',
    ({ at, different }, isMostly) => at === 0 && different === 1 && isMostly((text) => /^\d{1,4}[.)]?$/.test(text)),
  ],
  ['type', (_, isMostly) => isMostly((text) => text.length > 2 && typeOf(text) !== null)],
  ['subject', (_, isMostly) => isMostly(isSubjectName)],
  ...behindAnswer.map(([field, fits]) => [field, (_: Look, isMostly: Mostly) => isMostly(fits)] as const),
  ['explanation', ({ words, different }) => words >= 4 && different > 0.8],
  [
    'topic',
    ({ words, figures, different, filled }) => words <= 6 && figures < 0.5 && different <= 0.7 && filled >= 0.5,
  ],
]

function rowsToLookAt(rows: readonly Row[]): Row[] {
  const wide = rows.filter(({ cells }) => cells.size >= 2)
  return (wide.length > 0 ? wide : rows).slice(0, looked)
}

function looksOf(rows: readonly Row[]): Look[] {
  const places = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b).slice(0, widest)
  return places.map((at) => {
    const texts = rows.map((row) => textIn(row, at)).filter((text) => text !== '')
    const of = (fits: (text: string) => boolean) => texts.filter(fits).length / texts.length
    return {
      at,
      filled: texts.length / rows.length,
      words: texts.reduce((sum, text) => sum + wordsIn(text), 0) / texts.length,
      asks: of((text) => /[?？]\s*$|_{2,}|\.{4,}|…/.test(text.slice(-2_000))),
      different: new Set(texts.map((text) => text.toLowerCase())).size / texts.length,
      figures: of((text) => isFigure(text)),
    }
  })
}

const wordsIn = (text: string) => text.slice(0, 2_000).split(/\s/).filter(Boolean).length

function questionIn(looks: readonly Look[]): number | undefined {
  const texts = looks.filter(({ filled, different, figures }) => filled >= 0.5 && different >= 0.7 && figures < 0.5)
  const asking = texts.find(({ asks, words }) => asks >= 0.4 && words >= 2)
  return (asking ?? texts.find(({ words }) => words >= 4))?.at
}

const isLetter = (text: string) => /^\(?[a-j][.)]?$/i.test(text)

/** Numbers of options behind options: 1 to as many as there are, and not all the same, as marks are. */
function numberedAnswer(rows: readonly Row[], behind: readonly number[]): number | undefined {
  return behind.find((at, place) => {
    if (
      place < 2 ||
      share(rows, at, (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= place) < 1
    )
      return false
    return new Set(rows.map((row) => textIn(row, at))).size > 1
  })
}

/** The one short text beside a question is its answer. */
function onlyAnswer(looks: readonly Look[], question: number, behind: readonly number[]): number | undefined {
  const [only, ...others] = behind
  if (only === undefined || others.length > 0) return undefined
  const words = (at: number) => looks.find((look) => look.at === at)?.words ?? 0
  return words(only) <= words(question) ? only : undefined
}

/** Columns side by side, up to the first that says something else than an option does. */
function untilOther(rows: readonly Row[], columns: readonly number[]): number[] {
  const isOther = (at: number) =>
    behindAnswer.some(([field, fits]) => field === 'difficulty' && share(rows, at, fits) >= 0.8) ||
    share(rows, at, isSubjectName) >= 0.8
  const end = columns.findIndex((at, place) => isOther(at) || at !== (columns[0] ?? 0) + place)
  return columns.slice(0, end === -1 ? columns.length : end)
}

/** Of the filled cells of a column, how many fit; an empty cell says nothing. */
function share(rows: readonly Row[], at: number, fits: (text: string, row: Row) => boolean): number {
  const filled = rows.filter((row) => textIn(row, at) !== '')
  return filled.length === 0 ? 0 : filled.filter((row) => fits(textIn(row, at), row)).length / filled.length
}

/** Whether an answer can be what a cell says: the letter of an option, true or false, or the words of another cell of its row. */
export function mayAnswer(text: string, row: Row, from: number, until: number): boolean {
  return isLetter(text) || truthOf(text) !== null || isOption(text, row, from, until)
}
