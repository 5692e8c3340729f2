import { letterOf } from '../neutral/judge.ts'
import type { Note, Question } from '../neutral/question.ts'
import type { AnswersAre } from './answers-are.ts'
import type { Columns, Field } from './header.ts'
import type { Row } from './table.ts'

/** A row whose cells are taken one by one, so that what nobody took is known afterwards. */
export type RowReader = {
  problems: Note[]
  guessed: Note[]
  /** What figures among the answers of its sheet are. */
  answersAre: AnswersAre
  /** The text of a cell, trimmed; '' for none. It counts as used, and what is odd about it is noted at that field. */
  take: (field: Field, of: keyof Question) => string
  /** The same to look at. */
  peek: (field: Field) => string
  /** The options up to the last that is not empty, used. */
  takeOptions: () => string[]
  peekOptions: () => string[]
  /** Whether no other cell of the row holds anything. */
  isAlone: (field: Field) => boolean
  problem: (field: keyof Question, message: string) => void
  guess: (field: keyof Question, message: string) => void
}

/** What a cell over several rows may say of each of them. */
const mayReach = new Set<Field>([
  'type',
  'marks',
  'minutes',
  'difficulty',
  'subject',
  'topic',
  'tags',
  'passage',
  'unit',
])

/** `used` gets the columns that were taken. */
export function rowReader(row: Row, columns: Columns, used: Set<number>, answersAre: AnswersAre): RowReader {
  const problems: Note[] = []
  const guessed: Note[] = []
  const note = (column: number, field: keyof Question, name: string) => {
    const cell = row.cells.get(column)
    if (cell?.problem) problems.push({ field, message: `${name}${cell.problem}` })
    if (cell?.guess) guessed.push({ field, message: `${name}${cell.guess}` })
  }
  const textAt = (column: number | undefined) => {
    return column === undefined ? '' : withoutApostrophe(row.cells.get(column)?.text.trim() ?? '')
  }
  const peekOptions = () => {
    const texts = columns.options.map(textAt)
    while (texts.length > 0 && texts.at(-1) === '') texts.pop()
    return texts
  }
  return {
    problems,
    guessed,
    answersAre,
    take: (field, of) => {
      const column = columns.fields.get(field)
      if (column === undefined) return ''
      used.add(column)
      note(column, of, '')
      const spread = mayReach.has(field) ? row.spread?.get(column)?.text.trim() : undefined
      return textAt(column) || withoutApostrophe(spread ?? '')
    },
    peek: (field) => textAt(columns.fields.get(field)),
    takeOptions: () => {
      const texts = peekOptions()
      columns.options.forEach((column, index) => {
        used.add(column)
        note(column, 'options', `Option ${letterOf(index)}: `)
      })
      return texts
    },
    peekOptions,
    isAlone: (field) => row.cells.size === 1 && row.cells.has(columns.fields.get(field) ?? -1),
    problem: (field, message) => problems.push({ field, message }),
    guess: (field, message) => guessed.push({ field, message }),
  }
}

/** Before what a spreadsheet would take for a formula stands an apostrophe; it is not part of the text. */
function withoutApostrophe(text: string): string {
  return /^'+[=+\-@]/.test(text) ? text.slice(1) : text
}
