import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { memo, type ReactNode } from 'react'
import type { AnyListInput, SortOf } from '../list-input.ts'
import type { MenuItem } from '../ui/menu.tsx'
import type { ListRow, ListSpec } from './list-spec.ts'
import styles from './pane-row.module.css'
import { RowMenu } from './row-menu.tsx'
import { SelectBubble } from './select-bubble.tsx'
import { stays } from './table-roles.ts'
import type { List } from './use-list.ts'

export type PaneColumn<Input extends AnyListInput, Row> = {
  header: string
  sort?: SortOf<Input>
  width?: string
  /** Figures stand at the right. */
  isNumeric?: true
  cell: (row: Row) => ReactNode
}

type PaneRowProps<Input extends AnyListInput, Row extends ListRow> = {
  row: Row
  spec: ListSpec<Input, Row>
  columns: readonly PaneColumn<Input, Row>[]
  sentence: ((row: Row) => string) | undefined
  line: (row: Row) => ReactNode
  isOpen: boolean
  isFirst: boolean
  onOpen: (id: string) => void
  isSelected: boolean
  select: List<Input, Row>['select'] | undefined
  menuOf: ((row: Row) => readonly MenuItem[]) | undefined
}

function DrawnRow<Input extends AnyListInput, Row extends ListRow>(props: PaneRowProps<Input, Row>) {
  const { row, spec, columns, sentence, line, isOpen, isFirst, onOpen, isSelected, select, menuOf } = props
  const name = spec.nameOf(row)
  return (
    <tr className={styles.row} {...stays.row} data-open={isOpen} data-selected={isSelected}>
      {select && (
        <td className={styles.bubble} {...stays.cell}>
          <SelectBubble
            letters=""
            label={`Select ${name}`}
            isSelected={isSelected}
            onSelect={(is) => select([row.id], is)}
          />
        </td>
      )}
      {columns.map(({ header, cell, isNumeric }, place) =>
        place === 0 ? (
          <th key={header} scope="row" className={styles.name} {...stays.rowHead}>
            {!select && (
              <SelectBubble letters={initials(spec.initialsFrom?.(row) ?? name)} label="" isSelected={false} />
            )}
            <button
              type="button"
              data-row={row.id}
              data-first={isFirst || undefined}
              aria-label={sentence?.(row)}
              aria-expanded={isOpen}
              onClick={() => onOpen(row.id)}
            >
              {cell(row)}
            </button>
            <span className={styles.line}>{line(row)}</span>
          </th>
        ) : (
          <td key={header} data-numeric={isNumeric} {...stays.cell}>
            {cell(row)}
          </td>
        ),
      )}
      {menuOf && (
        <td className={styles.menu} {...stays.cell}>
          <RowMenu name={name} items={() => menuOf(row)} />
        </td>
      )}
    </tr>
  )
}

/** Drawn again only when something of its own has changed: a key in the search redraws no row. */
export const PaneRow = memo(DrawnRow) as typeof DrawnRow
