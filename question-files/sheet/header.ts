import { columnName } from '@sabimark/domain/words/table/column-name.ts'
import { fold } from './fold.ts'
import type { Row } from './table.ts'

/** What a column may hold. `number` is the number somebody gave the question; options are columns of their own. */
export type Field =
  | 'type'
  | 'question'
  | 'answer'
  | 'marks'
  | 'minutes'
  | 'seconds'
  | 'difficulty'
  | 'subject'
  | 'topic'
  | 'tags'
  | 'explanation'
  | 'tolerance'
  | 'unit'
  | 'passage'
  | 'picture'
  | 'number'

export type Columns = {
  /** The row of names, or null where the columns were recognised by what is in them. */
  row: Row | null
  fields: Map<Field, number>
  /** The columns of options in the order of their letters; -1 for a letter that no column holds. */
  options: number[]
}

/** What people call the columns, folded as `fold` does it. */
const names: Record<Field, string> = {
  type: 'type|question type|kind|item type|question format',
  question: 'question|questions|question text|question stem|stem|item|problem|prompt|question title|text',
  answer:
    'answer|answers|correct answer|correct answers|correct|right answer|right answers|right|key|answer key|correct option|correct options|correct choice|right option|ans|correct ans|accepted answers|accepted answer|accepted|correct letter',
  marks: 'marks|mark|score|scores|point|points|weight|marks obtainable|mark obtainable|marks each',
  minutes:
    'minutes|minute|mins|min|time|time minutes|time mins|time min|time in minutes|time allocation|time allocation minutes|time allocated|time limit|time limit minutes|duration|duration minutes',
  seconds: 'seconds|sec|secs|time seconds|time sec|time in seconds|time limit seconds|time limit sec|duration seconds',
  difficulty: 'difficulty|level|difficulty level|hardness',
  subject: 'subject|subjects|subject name|course',
  topic: 'topic|topics|chapter|category|theme|topic name',
  tags: 'tags|tag|keywords|keyword|labels|label',
  explanation:
    'explanation|explanations|solution|feedback|general feedback|reason|rationale|working|workings|explanation solution',
  tolerance: 'tolerance|margin|error|margin of error|plus or minus|accepted error',
  unit: 'unit|units',
  passage: 'passage|comprehension|comprehension passage|reading passage|stimulus|context|extract|shared text',
  picture: 'picture|image|diagram|figure|picture name|image name|picture file',
  number: 'number|no|s n|sn|s no|q no|qno|question no|question number|serial number|id|nr',
}

const known = new Map(
  (Object.keys(names) as Field[]).flatMap((field) => names[field].split('|').map((name) => [name, field] as const)),
)

/** How far down the row of names may stand: above it are a school's name, a title, instructions. */
export const deepest = 20

/** The first row that names a column of questions and at least one more; undefined for none. */
export function findHeader(rows: readonly Row[]): Columns | undefined {
  for (const row of rows.slice(0, deepest)) {
    const columns = readHeader(row)
    const count = columns.fields.size + columns.options.length
    if (columns.fields.has('question') && (count > 1 || isAlone(row)) && !asksItself(columns)) return columns
  }
  return undefined
}

/** Everything a row names. Of two columns with one name the first counts. */
export function readHeader(row: Row): Columns {
  const fields = new Map<Field, number>()
  const options = new Map<number, number>()
  for (const [column, { text }] of row.cells) {
    const name = fold(text)
    const field = known.get(name)
    const place = optionPlace(name)
    if (field !== undefined && !fields.has(field)) fields.set(field, column)
    else if (field === undefined && place !== null && !options.has(place)) options.set(place, column)
  }
  return { row, fields, options: optionColumns(options) }
}

/** 'option b', 'choice 2', 'b' and 'answer b' are the second option. */
function optionPlace(name: string): number | null {
  const letter = /^(?:(?:option|opt|choice|alternative|answer|distractor|answer option|answer choice) ?)?([a-j])$/.exec(
    name,
  )
  if (letter) return (letter[1] ?? 'a').charCodeAt(0) - 97
  const figure = /^(?:option|opt|choice|alternative|answer|answer option|answer choice) ?(\d{1,2})$/.exec(name)
  return figure ? Number(figure[1]) - 1 : null
}

/** 'Which one is green?' beside an option 'Stem' names nothing. */
function asksItself({ row, fields }: Columns): boolean {
  const name = row?.cells.get(fields.get('question') ?? -1)?.text ?? ''
  const asks = (text: string) => text.trim().endsWith('?') && text.trim().split(/\s/).length > 2
  return !/question/i.test(name) && [...(row?.cells.values() ?? [])].some(({ text }) => asks(text))
}

function isAlone({ cells }: Row): boolean {
  return cells.size === 1 && [...cells.values()].some(({ text }) => /^(questions?|question text)$/i.test(text.trim()))
}

/** How a column is called when it is spoken of. */
export function columnTitle(columns: Columns, column: number): string {
  const title = columns.row?.cells.get(column)?.text.trim() ?? ''
  return title === '' ? `column ${columnName(column)}` : `column ${columnName(column)} “${title}”`
}

/**
 * The columns of the options in the order of their letters. A letter between others that no column holds has a column that is nowhere:
 * otherwise the answer C would be what the sheet calls D.
 */
export function optionColumns(byPlace: ReadonlyMap<number, number>): number[] {
  const places = [...byPlace.keys()].sort((a, b) => a - b)
  const last = places.at(-1) ?? -1
  const isLettered = (places[0] ?? 0) >= 0 && last < 10
  if (!isLettered) return places.map((place) => byPlace.get(place) ?? -1)
  return Array.from({ length: last + 1 }, (_, place) => byPlace.get(place) ?? -1)
}
