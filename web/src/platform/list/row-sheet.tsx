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

/** The sheet of a list whose facts carry their units: rows of one height without a head. */
export function RowSheet<Input extends AnyListInput, Row extends ListRow>(props: RowSheetProps<Input, Row>) {
  const { list, caption, draw, said, empty } = props
  const { rows } = list
  if (!rows || rows.length === 0) return <ListState list={list} empty={empty} />
  return (
    <>
      <ListState list={list} empty={empty} />
      <section className={styles.sheet} aria-label={caption} aria-busy={list.isOld} data-old={list.isOld}>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <DrawnRow key={row.id} row={row} draw={draw as (row: ListRow) => ReactNode} />
          ))}
        </ul>
        <ListFoot list={list} bulk={[]} {...(said !== undefined && { said })} />
      </section>
    </>
  )
}

type DrawnRowProps = { row: ListRow; draw: (row: ListRow) => ReactNode }

/** A key in the search redraws no row. */
const DrawnRow: ComponentType<DrawnRowProps> = memo(function Drawn({ row, draw }: DrawnRowProps) {
  return <li>{draw(row)}</li>
})
