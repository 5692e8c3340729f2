import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { AnyListInput, SortOf } from '../list-input.ts'
import type { ListRow } from './list-spec.ts'
import styles from './sort-head.module.css'
import type { List } from './use-list.ts'

type SortHeadProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  header: string
  /** The contract's order it sorts by; without one it is only a name. */
  sort?: SortOf<Input> | undefined
  width?: string | undefined
  isNumeric?: boolean | undefined
  isExtra?: boolean | 'last' | undefined
}

const figureWidth = '12%'

/** The head of a column; a press sorts by it, and one more turns that round. */
export function SortHead<Input extends AnyListInput, Row extends ListRow>({
  list,
  header,
  sort,
  isNumeric,
  isExtra,
  width = isNumeric ? figureWidth : undefined,
}: SortHeadProps<Input, Row>) {
  if (sort === undefined) {
    return (
      <th scope="col" style={{ width }} data-numeric={isNumeric} data-extra={isExtra}>
        {header}
      </th>
    )
  }
  const isSorted = list.sort.by === sort
  const isUp = list.sort.order === 'asc'
  const Arrow = isUp ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      style={{ width }}
      data-numeric={isNumeric}
      data-extra={isExtra}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => list.sortBy(sort)}>
        {header}
        {isSorted && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  )
}
