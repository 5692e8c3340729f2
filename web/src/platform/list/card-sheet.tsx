import type { ReactNode } from 'react'
import { CardList } from '../ui/card-list.tsx'
import { ListFoot } from './list-foot.tsx'
import type { AnyListInput, ListRow } from './list-spec.ts'
import { ListState } from './list-state.tsx'
import type { List } from './use-list.ts'

type CardSheetProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** For screen readers: "Questions". */
  caption: string
  /** Cards with sentences in them. */
  isWide?: boolean
  /** What stands there while there is nothing at all: an EmptySheet. */
  empty: ReactNode
  /** One card; a ListCard. */
  children: (row: Row) => ReactNode
}

/** The sheet of a list whose things are too unlike for a table: cards, with the range and the pages at the foot. */
export function CardSheet<Input extends AnyListInput, Row extends ListRow>(props: CardSheetProps<Input, Row>) {
  const { list, caption, isWide = false, empty, children } = props
  const { rows } = list
  if (!rows || rows.length === 0) return <ListState list={list} empty={empty} />
  return (
    <>
      <ListState list={list} empty={empty} />
      <section aria-label={caption} aria-busy={list.isOld}>
        <CardList isWide={isWide}>{rows.map(children)}</CardList>
        <ListFoot list={list} bulk={[]} />
      </section>
    </>
  )
}
