import { type ComponentType, memo, type ReactNode } from 'react'
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
}

/** Rows that are all here, on the page's sheet. */
export function RowsSheet({ caption, isOld = false, children, foot }: RowsSheetProps) {
  return (
    <section className={styles.sheet} aria-label={caption} aria-busy={isOld} data-old={isOld}>
      <ul className={styles.rows}>{children}</ul>
      {foot}
    </section>
  )
}

type RowsSheetProps = { caption: string; isOld?: boolean; children: ReactNode; foot?: ReactNode }

/** The sheet of a list whose facts carry their units: rows of one height without a head. */
export function RowSheet<Input extends AnyListInput, Row extends ListRow>(props: RowSheetProps<Input, Row>) {
  const { list, caption, draw, said, empty } = props
  const { rows } = list
  if (!rows || rows.length === 0) return <ListState list={list} empty={empty} />
  return (
    <>
      <ListState list={list} empty={empty} />
      <RowsSheet
        caption={caption}
        isOld={list.isOld}
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
