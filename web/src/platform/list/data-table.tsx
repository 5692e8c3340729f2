import { initials } from '@sabimark/domain/words/signs/initials.ts'
import type { CellValue } from '@sabimark/domain/words/table/csv.ts'
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { AnyListInput, SortOf } from '../list-input.ts'
import { RecordLink } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import type { MenuItem } from '../ui/menu.tsx'
import { exceptionOf, StateMark, type States, stateWord } from '../ui/state.tsx'
import styles from './data-table.module.css'
import type { ExportColumns } from './export-button.tsx'
import { type BulkAct, ListFoot } from './list-foot.tsx'
import type { ListRow, ListSpec } from './list-spec.ts'
import { ListState } from './list-state.tsx'
import { RowIcons } from './row-icons.tsx'
import { RowMenu } from './row-menu.tsx'
import { SelectBubble, SelectPage } from './select-bubble.tsx'
import { SortHead } from './sort-head.tsx'
import { stays } from './table-roles.ts'
import type { List } from './use-list.ts'

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
  /** The line takes a second one where it has no room: nothing of it is cut off. Of some rows, where a row has more to say than others. */
  isWrapped?: boolean | ((row: Row) => boolean)
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

/** What the line of a phone says, part by part; what has no room beside another part goes to the next line whole. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone; two may say the same.
    <span key={at} className={styles.part}>
      {at > 0 && <span className={styles.dot}> · </span>}
      {part}
    </span>
  ))
}

type DataTableProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** For screen readers: "Students". */
  caption: string
  columns: Columns<Input, Row>
  /** What can be done to one row, asked for when its menu opens: Edit first, Delete last. */
  menu?: (row: Row) => readonly MenuItem[]
  /** Viewing, editing and deleting a row stand as icons before "…", where there is room. */
  hasIcons?: boolean
  /** What can be done to the rows that are selected; without it none can be. */
  bulk?: readonly BulkAct[]
  /** What stands there while there is nothing at all: an EmptySheet. What is narrowed to nothing says so itself. */
  empty: ReactNode
  /** Beside other things on a page, with less room: no initials; the line of a name shares its own where there is room. */
  isPart?: boolean
  /** Its rows are sentences: nothing of them is cut off, and a row is as high as it takes. */
  isWhole?: boolean
}

/** More columns stand closer together, so that the name keeps its room. */
const mostRoomy = 5

function cellOf<Input extends AnyListInput, Row>(column: Column<Input, Row>, row: Row): ReactNode {
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

/** The sheet of a list: one line a row, sortable heads, the initials to select by, "…" for the acts on one row. */
export function DataTable<Input extends AnyListInput, Row extends ListRow>(props: DataTableProps<Input, Row>) {
  const { list, caption, columns, menu, hasIcons = false, bulk, empty, isPart = false, isWhole = false } = props
  const { rows, spec, selected, select } = list
  const isSelectable = bulk !== undefined && bulk.length > 0
  const latestMenu = useRef(menu)
  useEffect(() => {
    latestMenu.current = menu
  })
  const menuOf = useCallback((row: Row) => latestMenu.current?.(row) ?? [], [])
  if (!rows || rows.length === 0) return <ListState list={list} empty={empty} />
  return (
    <>
      <ListState list={list} empty={empty} />
      <section className={styles.sheet} aria-label={caption} aria-busy={list.isOld} data-old={list.isOld}>
        <table
          className={styles.table}
          data-part={isPart}
          data-whole={isWhole}
          data-icons={hasIcons}
          data-high={columns.title.below !== undefined && (columns.title.isBelowExtra ? 'extra' : true)}
          data-names={columns.title.isNameWhole}
          data-dense={columns.others.length > mostRoomy}
          {...stays.table}
        >
          <caption className="only-heard">{caption}</caption>
          <thead {...stays.rowGroup}>
            <tr {...stays.row}>
              {!isPart && (
                <th scope="col" className={styles.bubble}>
                  {isSelectable ? (
                    <SelectPage ids={rows.map(({ id }) => id)} selected={selected} select={select} nouns={spec.nouns} />
                  ) : (
                    <span className="only-heard">Initials</span>
                  )}
                </th>
              )}
              <SortHead list={list} header={columns.title.header} sort={columns.title.sort} />
              {columns.others.map((column) => (
                <SortHead key={column.header} list={list} {...column} />
              ))}
              {menu && (
                <th scope="col" className={styles.menu}>
                  {hasIcons ? 'Actions' : <span className="only-heard">Actions</span>}
                </th>
              )}
            </tr>
          </thead>
          <tbody {...stays.rowGroup}>
            {rows.map((row) => (
              <MemoRow
                key={row.id}
                row={row}
                name={spec.nameOf(row)}
                letters={isPart ? null : initials(spec.initialsFrom?.(row) ?? spec.nameOf(row))}
                columns={columns}
                menuOf={menu && menuOf}
                hasIcons={hasIcons}
                isSelected={selected.has(row.id)}
                select={isSelectable ? select : undefined}
              />
            ))}
          </tbody>
        </table>
        <ListFoot list={list} bulk={bulk ?? []} />
      </section>
    </>
  )
}

type RowProps<Input extends AnyListInput, Row extends ListRow> = {
  row: Row
  name: string
  /** None where rows have no initials. */
  letters: string | null
  columns: Columns<Input, Row>
  menuOf: ((row: Row) => readonly MenuItem[]) | undefined
  hasIcons: boolean
  isSelected: boolean
  select: List<Input, Row>['select'] | undefined
}

function TableRow<Input extends AnyListInput, Row extends ListRow>(props: RowProps<Input, Row>) {
  const { row, name, letters, columns, menuOf, hasIcons, isSelected, select } = props
  const { title, others } = columns
  const address = title.page?.(row) ?? null
  const mark = title.mark?.(row)
  const named = (
    <>
      {address ? (
        <RecordLink {...address} className={styles.name} data-marked={Boolean(mark)}>
          {name}
        </RecordLink>
      ) : (
        <span className={styles.name} data-marked={Boolean(mark)}>
          {name}
        </span>
      )}
      {mark && <span className={styles.mark}>{mark}</span>}
      {title.below && <span className={styles.below}>{title.below(row)}</span>}
      <span
        className={styles.line}
        data-dotted={title.isDotted}
        data-wrapped={typeof title.isWrapped === 'function' ? title.isWrapped(row) : title.isWrapped}
      >
        {title.line(row)}
      </span>
    </>
  )
  return (
    <tr {...stays.row} data-selected={isSelected}>
      {letters !== null && (
        <td {...stays.cell} className={styles.bubble}>
          <SelectBubble
            letters={letters}
            picture={title.picture?.(row)}
            label={`Select ${name}`}
            isSelected={isSelected}
            onSelect={select && ((is) => select([row.id], is))}
          />
        </td>
      )}
      <td {...stays.rowHead} className={styles.title}>
        {letters === null || title.isBelowLess ? (
          <div className={letters === null ? styles.beside : styles.high}>{named}</div>
        ) : (
          named
        )}
      </td>
      {others.map((column) => (
        <Cell key={column.header} column={column} row={row} />
      ))}
      {menuOf && (
        <td {...stays.cell} className={styles.menu}>
          {hasIcons && <RowIcons name={name} page={address ?? undefined} items={() => menuOf(row)} />}
          <RowMenu name={name} items={() => menuOf(row)} />
        </td>
      )}
    </tr>
  )
}

/** What is cut off can be read by resting the pointer on it. */
function Cell<Input extends AnyListInput, Row>({ column, row }: { column: Column<Input, Row>; row: Row }) {
  const shown = cellOf(column, row)
  return (
    <td
      {...stays.cell}
      data-numeric={column.isNumeric}
      data-kept={column.isKept}
      data-extra={column.isExtra}
      data-whole={column.isWhole}
      title={typeof shown === 'string' && !column.isWhole ? shown : undefined}
    >
      {shown}
    </td>
  )
}

/** Drawn again only when something of its own has changed: a key in the search redraws no row. */
const MemoRow = memo(TableRow) as typeof TableRow
