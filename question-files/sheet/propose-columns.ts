import { guessColumns, textIn } from './guess-columns.ts'
import { guessBesides, guessLoosely, mayAnswer } from './guess-loosely.ts'
import { type Columns, deepest, type Field, findHeader, readHeader } from './header.ts'
import type { Row } from './table.ts'

/**
 * The columns of a sheet. `isAsked`: somebody has to look at them before a question is made of a row. `isSure`: its rows surely are
 * questions.
 */
export type Proposal = { columns: Columns | undefined; isAsked: boolean; isSure: boolean }

/**
 * What the columns of a sheet hold: by the row that names them, else by what stands in them. A row that names the question but neither
 * its answer nor its options, where other columns look like them, is asked about, too.
 */
export function proposeColumns(rows: readonly Row[]): Proposal {
  const named = findHeader(rows)
  if (!named) return { columns: guessed(rows), isAsked: true, isSure: guessColumns(rows) !== undefined }
  if (named.fields.has('answer') && named.options.length >= 2) return { columns: named, isAsked: false, isSure: true }
  const below = rows.filter(({ number }) => number > (named.row?.number ?? 0))
  const completed = complete(named, below)
  const isMore = completed.fields.has('answer') && completed.options.length >= 2
  return { columns: isMore ? completed : named, isAsked: isMore, isSure: true }
}

function guessed(rows: readonly Row[]): Columns | undefined {
  const head = headOf(rows)
  const below = head === undefined ? rows : rows.filter(({ number }) => number > head.number)
  const named = head === undefined ? { row: null, fields: new Map<Field, number>(), options: [] } : readHeader(head)
  const columns = complete(named, below)
  return columns.fields.has('question') ? columns : undefined
}

/** The columns with what else stands in the rows; what a name says is kept. */
function complete({ row, fields: own, options: ownOptions }: Columns, below: readonly Row[]): Columns {
  const found = guessColumns(below) ?? guessLoosely(below)
  const fields = new Map(own)
  const taken = new Set([...own.values(), ...ownOptions])
  for (const [field, at] of found?.fields ?? []) {
    if (!fields.has(field) && !taken.has(at)) fields.set(field, at)
  }
  const isFree = (at: number) => ![...fields.values()].includes(at)
  const options = ownOptions.length > 0 ? ownOptions : (found?.options.filter(isFree) ?? [])
  const now = new Set([...fields.values(), ...options])
  for (const [field, at] of guessBesides(below, now, new Set(fields.keys()))) fields.set(field, at)
  return { row, fields, options }
}

/**
 * The row that names the columns though the question has no name that is known: short words, each once, above rows that look otherwise.
 * Undefined where the row could be a question itself: then it is read as one, and is seen.
 */
function headOf(rows: readonly Row[]): Row | undefined {
  const known = rows.slice(0, deepest).find((row) => {
    const { fields, options } = readHeader(row)
    return fields.size >= 1 && fields.size + options.length >= 3
  })
  const row = known ?? rows.find(({ cells }) => cells.size >= 2)
  if (!row || !isOfNames(row)) return undefined
  const below = rows.filter(({ number }) => number > row.number)
  const found = guessColumns(below) ?? guessLoosely(below)
  if (!found) return known
  const question = found.fields.get('question') ?? 0
  const answer = found.fields.get('answer')
  if (answer === undefined) return textIn(row, question).split(/\s+/).length <= 3 ? row : undefined
  const answers = textIn(row, answer)
  return answers !== '' && !/^\d+$/.test(answers) && !mayAnswer(answers, row, question + 1, answer) ? row : undefined
}

function isOfNames({ cells }: Row): boolean {
  const texts = [...cells.values()].map(({ text }) => text.trim().toLowerCase())
  const isName = (text: string) => text.length <= 40 && /\p{L}|#|№/u.test(text) && !/[?？]|_{2}/.test(text)
  return texts.every(isName) && new Set(texts).size === texts.length
}
