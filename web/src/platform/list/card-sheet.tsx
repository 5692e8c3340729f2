import type { ReactNode } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { CardList } from '../ui/card-list.tsx'
import styles from './card-sheet.module.css'
import { type BulkAct, ListFoot } from './list-foot.tsx'
import type { ListRow } from './list-spec.ts'
import { ListState } from './list-state.tsx'
import { SelectPage } from './select-bubble.tsx'
import type { List } from './use-list.ts'

/** Whether a card is selected, and what selects it. */
export type CardSelection = { isSelected: boolean; select: List<AnyListInput, ListRow>['select'] }

type CardSheetProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** For screen readers: "Questions". */
  caption: string
  /** Cards with sentences in them. */
  isWide?: boolean
  /** On a phone they are rows. */
  isRows?: boolean
  /** What can be done to the cards that are selected; without it none can be. */
  bulk?: readonly BulkAct[]
  /** What stands there while there is nothing at all: an EmptySheet. */
  empty: ReactNode
  /** One card; a ListCard. */
  children: (row: Row, selection: CardSelection) => ReactNode
}

/** The sheet of a list whose things are too unlike for a table: cards, with the range and the pages at the foot. */
export function CardSheet<Input extends AnyListInput, Row extends ListRow>(props: CardSheetProps<Input, Row>) {
  const { list, caption, isWide = false, isRows = false, bulk = [], empty, children } = props
  const { rows, selected, select, spec } = list
  if (!rows || rows.length === 0) return <ListState list={list} empty={empty} />
  return (
    <>
      <ListState list={list} empty={empty} />
      <section className={styles.sheet} aria-label={caption} aria-busy={list.isOld}>
        {bulk.length > 0 && (
          <div className={styles.head}>
            <SelectPage
              ids={rows.map(({ id }) => id)}
              selected={selected}
              select={select}
              nouns={spec.nouns}
              isWorded
            />
          </div>
        )}
        <CardList isWide={isWide} isRows={isRows}>
          {rows.map((row) => children(row, { isSelected: selected.has(row.id), select }))}
        </CardList>
        <ListFoot list={list} bulk={bulk} />
      </section>
    </>
  )
}
