import { type ReactNode, useRef } from 'react'
import type { AnyListInput } from '../list-input.ts'
import type { MenuItem } from '../ui/menu.tsx'
import { type BulkAct, ListFoot } from './list-foot.tsx'
import type { ListRow } from './list-spec.ts'
import { ListState } from './list-state.tsx'
import panes from './pane.module.css'
import { PaneSection, usePane } from './pane.tsx'
import { type PaneColumn, PaneRow } from './pane-row.tsx'
import styles from './pane-table.module.css'
import { SelectPage } from './select-bubble.tsx'
import { SortHead } from './sort-head.tsx'
import { stays } from './table-roles.ts'
import type { List } from './use-list.ts'

type PaneTableProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** For screen readers: "Audit". */
  caption: string
  /** The first is what a row is known by; under days, the last keeps its place on a phone. The same from one drawing to the next. */
  columns: readonly PaneColumn<Input, Row>[]
  /** The row in one sentence, where its first cell does not say it: what a press on it opens. As `line`, the same function each time. */
  sentence?: (row: Row) => string
  /** On a phone below the first column. */
  line: (row: Row) => ReactNode
  /** What stands over all rows that have it in common: their day. Without it the columns have heads. */
  groupOf?: ((row: Row) => string) | undefined
  paneTitle: (row: Row) => string
  pane: (row: Row) => ReactNode
  /** At the foot of the pane, in sight however long it is. */
  paneActs?: (row: Row) => ReactNode
  /** As `menu` and `bulk` of a DataTable. */
  menu?: ((row: Row) => readonly MenuItem[]) | undefined
  bulk?: readonly BulkAct[]
  /** It ends where the screen does, and list and pane scroll apart: for a page that is `isTall`. */
  isTall?: boolean
  /** At the foot, left of the range. */
  said?: ReactNode
  empty: ReactNode
}

/**
 * A list one looks through one row at a time: the row that is open stands whole in a pane beside it, and J and K or the arrows
 * go on. Where there is no room for both, the pane is a page of its own.
 */
export function PaneTable<Input extends AnyListInput, Row extends ListRow>(props: PaneTableProps<Input, Row>) {
  const {
    list,
    caption,
    columns,
    sentence,
    line,
    groupOf,
    paneTitle,
    pane,
    paneActs,
    menu,
    bulk = [],
    said,
    empty,
  } = props
  const { isTall = false } = props
  const rows = list.rows ?? []
  const { shown, ...beside } = usePane(rows)
  const { sheet, isPage, isWide } = beside
  const scroller = useRef<HTMLDivElement>(null)
  const isSelectable = bulk.length > 0
  const rowOf = (row: Row) => (
    <PaneRow
      key={row.id}
      row={row}
      spec={list.spec}
      columns={columns}
      line={line}
      sentence={sentence}
      isOpen={row === shown}
      isFirst={row.id === beside.first}
      onOpen={beside.show}
      isSelected={list.selected.has(row.id)}
      select={isSelectable ? list.select : undefined}
      menuOf={menu}
    />
  )
  if (!list.rows || rows.length === 0) return <ListState list={list} empty={empty} />
  const acts = shown && paneActs?.(shown)
  return (
    <>
      <ListState list={list} empty={empty} />
      <section
        ref={sheet}
        className={panes.sheet}
        aria-label={caption}
        aria-busy={list.isOld}
        data-old={list.isOld}
        data-tall={isTall}
        onKeyDown={beside.onKeyDown}
      >
        {!isPage && (
          <div className={styles.list} data-rows>
            <div ref={scroller} className={styles.rows}>
              <table className={styles.table} data-grouped={groupOf !== undefined} {...stays.table}>
                <caption className="only-heard">{caption}</caption>
                {groupOf && (
                  // Heads that are only heard have no width.
                  <colgroup>
                    {columns.map(({ header, width }) => (
                      <col key={header} style={{ width }} />
                    ))}
                  </colgroup>
                )}
                <Heads list={list} columns={columns} groupOf={groupOf} menu={menu} isSelectable={isSelectable} />
                {groupOf ? (
                  grouped(rows, groupOf).map(({ group, members }) => (
                    <tbody key={group} {...stays.rowGroup}>
                      <tr className={styles.group} {...stays.row}>
                        <th scope="rowgroup" colSpan={columns.length} {...stays.rowHead}>
                          {group}
                        </th>
                      </tr>
                      {members.map(rowOf)}
                    </tbody>
                  ))
                ) : (
                  <tbody {...stays.rowGroup}>{rows.map(rowOf)}</tbody>
                )}
              </table>
            </div>
            <ListFoot
              list={list}
              bulk={bulk}
              {...(said !== undefined && { said })}
              {...(isTall && isWide && { onTurn: () => scroller.current?.scrollTo({ top: 0 }) })}
            />
          </div>
        )}
        {shown && (
          <PaneSection pane={beside} title={paneTitle(shown)} acts={acts}>
            {pane(shown)}
          </PaneSection>
        )}
      </section>
    </>
  )
}

type HeadsProps<Input extends AnyListInput, Row extends ListRow> = Pick<
  PaneTableProps<Input, Row>,
  'list' | 'columns' | 'groupOf' | 'menu'
> & { isSelectable: boolean }

/** Under days the cells say themselves, and the heads are for who hears the table. */
function Heads<Input extends AnyListInput, Row extends ListRow>(props: HeadsProps<Input, Row>) {
  const { list, columns, groupOf, menu, isSelectable } = props
  const { rows = [], selected, select, spec } = list
  return (
    <thead className={groupOf ? 'only-heard' : undefined} {...stays.rowGroup}>
      <tr {...stays.row}>
        {isSelectable && (
          <th scope="col" className={styles.bubble}>
            <SelectPage ids={rows.map(({ id }) => id)} selected={selected} select={select} nouns={spec.nouns} />
          </th>
        )}
        {columns.map((column) => (
          <SortHead key={column.header} list={list} {...column} />
        ))}
        {menu && (
          <th scope="col" className={styles.menu}>
            <span className="only-heard">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Rows that follow one another and have their head in common. */
function grouped<Row>(rows: readonly Row[], groupOf: (row: Row) => string): { group: string; members: Row[] }[] {
  const groups: { group: string; members: Row[] }[] = []
  for (const row of rows) {
    const group = groupOf(row)
    const last = groups.at(-1)
    if (last?.group === group) last.members.push(row)
    else groups.push({ group, members: [row] })
  }
  return groups
}
