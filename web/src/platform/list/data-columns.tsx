import type { CellValue } from '@sabimark/domain/words/table/csv.ts'
import type { ReactNode } from 'react'
import type { AnyListInput, SortOf } from '../list-input.ts'
import type { PageAddress } from '../page.ts'
import { exceptionOf, StateMark, type States, stateWord } from '../ui/state.tsx'
import styles from './data-table.module.css'
import type { ExportColumns } from './export-button.tsx'
import type { ListRow, ListSpec } from './list-spec.ts'

export type Column<Input extends AnyListInput, Row> = {
  header: string
  /** The contract's order this head sorts by; without one it does not sort. */
  sort?: SortOf<Input>
  /** Its share of the room: '16%'; that of a figure unless said. */
  width?: string
  /** Figures stand at the right; the one with `isKept` stays on a phone. */
  isNumeric?: boolean
  isKept?: boolean
  /** It goes first where a laptop has little room; `last` goes only where the table would not have room for the names else. */
  isExtra?: boolean | 'last'
  /** Its text takes as many lines as it needs, where the others are cut off. */
  isWhole?: boolean
} & Shown<Row>

/** What a cell holds, for the screen and for a file, and how the screen shows it where that is something else. */
type Shown<Row> = { value: ValueOf<Row>; cell?: (row: Row) => ReactNode } | { cell: (row: Row) => ReactNode }

/** By the name it has in the row, or made of it. */
type ValueOf<Row> = NameOfCell<Row> | ((row: Row) => CellValue)
type NameOfCell<Row> = { [Name in keyof Row]: Row[Name] extends CellValue ? Name : never }[keyof Row] & string

function valueIn<Row>(value: ValueOf<Row>, row: Row): CellValue {
  return typeof value === 'function' ? value(row) : (row[value] as CellValue)
}

/** What a row is known by. On a phone `line` stands below it, in place of the columns that are gone. */
export type TitleColumn<Input extends AnyListInput, Row> = {
  header: string
  sort?: SortOf<Input>
  /** The record's own page; null for one that has none yet. */
  page?: (row: Row) => PageAddress | null
  line: (row: Row) => ReactNode
  /** What is true of this one alone, behind its name: 'Now'. */
  mark?: (row: Row) => ReactNode
  /** In small letters below it, where the columns are: a row is then higher. */
  below?: (row: Row) => ReactNode
  /** Only where the extra columns are gone: it says what they say. */
  isBelowExtra?: boolean
  /** Rows stay of one height: a name of two lines takes the place of what stands below it. */
  isBelowLess?: boolean
  /** The line takes a second one where it has no room: nothing of it is cut off. */
  isWrapped?: boolean
  /** The line is `Dotted`: it takes as many lines as it needs, and no dot stands at the end of one. */
  isDotted?: boolean
  /** The address of a picture of the row, which stands in the place of its initials; null for one that has none. */
  picture?: (row: Row) => string | null
  /** Names begin alike: one takes a second line rather than be cut off where they differ. */
  isNameWhole?: boolean
}

export type Columns<Input extends AnyListInput, Row> = {
  title: TitleColumn<Input, Row>
  others: readonly Column<Input, Row>[]
}

/** Columns that end with the state of each row; on a phone its line says what differs from the usual one. */
export function withState<Input extends AnyListInput, Status extends string, Row extends { status: Status }>(
  states: States<Status>,
  { title, others }: Columns<Input, Row>,
  width = '14%',
): Columns<Input, Row> {
  const last: Column<Input, Row> = {
    header: 'Status',
    width,
    value: ({ status }) => stateWord(states[status]),
    cell: ({ status }) => <StateMark state={states[status]} />,
  }
  const line = (row: Row) => (
    <>
      {exceptionOf(states[row.status])} {title.line(row)}
    </>
  )
  return { title: { ...title, line }, others: [...others, last] }
}

/** A cell of two lines, in a row that is high enough: the first leads, the second is small. Either is cut off where it has no room. */
export function TwoLines({ first, second }: { first: string; second: string | null }) {
  return (
    <span title={second === null ? first : `${first}, ${second}`}>
      {first}
      {second !== null && <span className={styles.below}>{second}</span>}
    </span>
  )
}

/** What the cell of a column shows. */
export function cellOf<Input extends AnyListInput, Row>(column: Column<Input, Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = 'value' in column ? valueIn(column.value, row) : null
  return typeof value === 'number' ? value.toLocaleString('en-NG') : (value ?? '–')
}

/** The file of a table: what its rows are known by, and every column that holds a value. */
export function exportOf<Input extends AnyListInput, Row extends ListRow>(
  { nameOf }: Pick<ListSpec<Input, Row>, 'nameOf'>,
  { title, others }: Columns<Input, Row>,
): ExportColumns<Row> {
  const values = others.flatMap((column) =>
    'value' in column ? [[column.header, (row: Row) => valueIn(column.value, row)] as const] : [],
  )
  return { [title.header]: nameOf, ...Object.fromEntries(values) }
}
