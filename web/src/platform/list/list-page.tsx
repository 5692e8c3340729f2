import type { ReactNode } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { Announcements } from '../news/announcements.tsx'
import bar from '../ui/bar-title.module.css'
import { type AddAct, AddButton } from './add-button.tsx'
import type { ExportColumns, WholeExport } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListActions, type ListWay } from './list-actions.tsx'
import styles from './list-page.module.css'
import type { ListRow } from './list-spec.ts'
import { isBare, type List } from './use-list.ts'

export type PartOf = { title: string; tabs: ReactNode }

type ListPageProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** The page's one h1, unless it is part of another. */
  title: string
  /** What it is a part of: the name of that is the h1, and its tabs stand below. */
  partOf?: PartOf | undefined
  /** What stands beside it where that is not how many rows there are; null until it is known. */
  count?: number | null
  /** A sentence under it, where the title does not say all. */
  note?: ReactNode
  /** What the search looks through: "Search by name, email or student ID". */
  search: string
  /** What comes before all of it: a card, or nothing. */
  above?: ReactNode
  /** A StatRow. */
  figures?: ReactNode
  /** They need the whole of their line on a phone. */
  hasWideFigures?: boolean
  /** What its search says of itself where the whole of it has no room: 'Search'. */
  hint?: string | undefined
  /** What has no heads to press, such as cards, is sorted by a choice beside the filters. */
  hasSortChoice?: boolean
  /** The green button; null for who may not. */
  add?: AddAct | null
  /** One or two pages beside it. */
  ways?: readonly ListWay[]
  /** What of it can be saved as a file. */
  exported?: ExportColumns<Row>
  /** A further file, which says more of each row than is listed. */
  whole?: WholeExport<Input> | undefined
  /** How it stands, at the end of the filters: a LookSwitch. */
  look?: ReactNode
  /** There are rows that are listed only where a filter asks for them: the filters stay. */
  hasHidden?: boolean
  /** As high as the screen where there is room for a pane beside the rows: they scroll, and the page does not. */
  isTall?: boolean
  /** The table, and what opens above it. */
  children: ReactNode
}

/** A list as every list stands: title, count and actions, figures, what narrows it, the sheet. */
export function ListPage<Input extends AnyListInput, Row extends ListRow>(props: ListPageProps<Input, Row>) {
  const {
    list,
    title,
    partOf,
    count = list.total,
    note,
    above,
    search,
    hasSortChoice,
    figures,
    hasWideFigures = false,
    hint,
    add,
    ways = [],
    exported,
    whole,
    look,
    hasHidden = false,
    isTall = false,
    children,
  } = props
  // One act then: the one of the empty sheet.
  const isEmpty = isBare(list) && !hasHidden
  // On a phone its acts stand beside the search: nothing else would share their line.
  const isLean = !isEmpty && !note && (!figures || hasWideFigures)
  return (
    <div
      className={styles.page}
      data-tall={isTall}
      data-part={partOf !== undefined}
      data-lean={isLean}
      data-empty={isEmpty}
    >
      <header className={styles.head}>
        <div className={`${styles.title} ${bar.title}`}>
          <h1>{partOf?.title ?? title}</h1>
          {count !== null && !partOf && <span className={styles.count}>{count.toLocaleString('en-NG')}</span>}
        </div>
        <div className={styles.actions}>
          <ListActions list={list} ways={ways} exported={isEmpty ? undefined : exported} whole={whole} />
          {add && !(isEmpty && add.isInEmpty) && <AddButton add={add} hasNoSearch={isEmpty} />}
        </div>
      </header>
      {partOf?.tabs}
      {note && <p className={styles.note}>{note}</p>}
      {above && <div className={styles.above}>{above}</div>}
      {!isEmpty && figures && <div className={styles.figures}>{figures}</div>}
      {!isEmpty && (
        <FilterBar
          list={list}
          search={search}
          hint={hint}
          hasSortChoice={hasSortChoice === true}
          add={add}
          end={look}
        />
      )}
      {children}
      <Announcements />
    </div>
  )
}
