/** A cell of a sheet: its text, and the day where the sheet holds a date there (YYYY-MM-DD). `problem` says why its text is not to be trusted. */
export type SheetCell = { text: string; day?: string; problem?: string }

/** A row by its number as spreadsheets count it, its filled cells by column from 0; `spread` are merged cells that reach over it from above. */
export type SheetRow = {
  number: number
  cells: ReadonlyMap<number, SheetCell>
  spread?: ReadonlyMap<number, SheetCell>
}

/** One sheet of a file; `name` is null where there is only one. */
export type Sheet = { name: string | null; rows: readonly SheetRow[] }

/**
 * What a cell says for one field; an empty value says nothing. A `guess` waits to be confirmed, a `problem` for a person; `value` beside it
 * is what could be read all the same, `unknown` the classes or subjects that the school does not have. A `remark` is only to be seen.
 */
export type Reading =
  | { value: string; guess?: string; remark?: string; problem?: undefined }
  | { problem: string; value?: string; unknown?: readonly string[] }
