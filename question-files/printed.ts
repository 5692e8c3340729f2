import { columnName } from '@sabimark/domain/words/table/column-name.ts'
import { questionFields } from './neutral/question.ts'
import type { ReadResult, Sheets } from './neutral/result.ts'

/**
 * What an import understands, in the shape the command prints: without the pieces of source and the bytes of pictures. Only where the
 * columns are to be looked at, they stand in `sheets`, as they are proposed; the questions are read by that.
 */
export function printed({ format, questions, leftOut, chars, refused, sheets }: ReadResult) {
  const shown = questions.map((question) => ({
    ...Object.fromEntries(questionFields.map((field) => [field, question[field]])),
    place: question.place,
    problems: question.problems,
    guessed: question.guessed,
  }))
  return { format, questions: shown, leftOut, chars, refused, ...(sheets && { sheets: printedSheets(sheets) }) }
}

function printedSheets({ tables, columns }: Sheets) {
  return tables.map(({ name, rows }, place) => {
    const { row = null, fields = {} } = columns[place] ?? {}
    const head = rows.find(({ number }) => number === row)?.cells
    const places = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b)
    const said = places.map((at) => ({
      ...{ column: columnName(at), header: head?.get(at)?.text ?? null, field: fields[at] ?? null },
    }))
    return { name, row, columns: said }
  })
}
