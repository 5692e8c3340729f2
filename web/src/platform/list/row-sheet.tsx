import { type ComponentType, type CSSProperties, memo, type ReactNode } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { ListFoot } from './list-foot.tsx'
import type { ListRow } from './list-spec.ts'
import { ListState } from './list-state.tsx'
import styles from './row-sheet.module.css'
import type { List } from './use-list.ts'

type RowSheetProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** For screen readers: "Exams". */
  caption: string
  /** Draws one row, and is the same function each time: then only rows whose own record has changed are drawn again. */
  draw: (row: Row) => ReactNode
  /** What stands at the foot, left of the range: in what order they are. */
  said?: string
  /** What stands there while there is nothing at all: an EmptySheet. */
  empty: ReactNode
  /** The columns of all rows on a wide screen, where the browser can share them: one that is empty in every row takes no room. */
  columns?: string
}

/** Rows that are all here, on the page's sheet. */
export function RowsSheet({ caption, isOld = false, columns, children, foot }: RowsSheetProps) {
  return (
    <section className={styles.sheet} aria-label={caption} aria-busy={isOld} data-old={isOld}>
      <ul className={styles.rows} data-columns={columns && true} style={{ '--columns': columns } as CSSProperties}>
        {children}
      </ul>
      {foot}
    </section>
  )
}

type RowsSheetProps = {
  caption: string
  isOld?: boolean
  columns?: string | undefined
  children: ReactNode
  foot?: ReactNode
}

/** The sheet of a list whose facts carry their units: rows of one height without a head. */
export function RowSheet<Input extends AnyListInput, Row extends ListRow>(props: RowSheetProps<Input, Row>) {
  const { list, caption, draw, said, empty, columns } = props
  const { rows } = list
  if (!rows || rows.length === 0) return <ListState list={list} empty={empty} />
  return (
    <>
      <ListState list={list} empty={empty} />
      <RowsSheet
        caption={caption}
        isOld={list.isOld}
        columns={columns}
        foot={<ListFoot list={list} bulk={[]} {...(said !== undefined && { said })} />}
      >
        {rows.map((row) => (
          <DrawnRow key={row.id} row={row} draw={draw as (row: ListRow) => ReactNode} />
        ))}
      </RowsSheet>
    </>
  )
}

type DrawnRowProps = { row: ListRow; draw: (row: ListRow) => ReactNode }

/** A key in the search redraws no row. */
const DrawnRow: ComponentType<DrawnRowProps> = memo(function Drawn({ row, draw }: DrawnRowProps) {
  return <li>{draw(row)}</li>
})
