/** A cell as a person sees it. `problem` and `guess` are sentences about how the text came to be. */
export type Cell = {
  text: string
  /** How many characters of the file it stands for; `text` may have got marks for bold beside them. */
  length: number
  /** The day a cell holds that the sheet counts as a date (YYYY-MM-DD), however it is shown. */
  day?: string
  problem?: string
  guess?: string
}

/**
 * A row by its number as spreadsheets count it, from 1; its cells by their column, from 0. Empty ones are not there. `spread`: the cells
 * of a row above that reach over this one.
 */
export type Row = { number: number; cells: Map<number, Cell>; spread?: Map<number, Cell> }

/** One sheet. `name` is null where there is only one. */
export type Table = { name: string | null; rows: Row[] }

export function cellOf(text: string): Cell {
  return { text, length: text.length }
}

export function placeOf(table: Table, row: number): string {
  return table.name === null ? `row ${row}` : `sheet “${table.name}”, row ${row}`
}
