import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { RecordLink } from '../navigation.tsx'
import type { MenuItem } from '../ui/menu.tsx'
import { type Column, type Columns, cellOf } from './data-columns.tsx'
import styles from './data-table.module.css'
import { type BulkAct, ListFoot } from './list-foot.tsx'
import type { ListRow } from './list-spec.ts'
import { ListState } from './list-state.tsx'
import { RowIcons } from './row-icons.tsx'
import { RowMenu } from './row-menu.tsx'
import { SelectBubble, SelectPage } from './select-bubble.tsx'
import { SortHead } from './sort-head.tsx'
import { stays } from './table-roles.ts'
import type { List } from './use-list.ts'

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
      <span className={styles.line} data-dotted={title.isDotted} data-wrapped={title.isWrapped}>
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
