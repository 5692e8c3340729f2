import type { ReactNode } from 'react'
import { PageLink } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import { Stat, StatRow } from './card.tsx'
import styles from './figures.module.css'
import { Loaded } from './loaded.tsx'

/** A figure by its name; `shown` where a press shows here what waits, or leads to a page that shows what is counted. */
export type Figure = readonly [label: string, value: string | number, shown?: (() => void) | PageAddress]

/** Figures of a record, by name in it or made of it. */
export type FiguresOf<Row> = Readonly<Record<string, FigureName<Row> | ((row: Row) => string | number)>>
type FigureName<Row> = { [Name in keyof Row]: Row[Name] extends number ? Name : never }[keyof Row] & string

export function figuresIn<Row>(figures: FiguresOf<Row>, row: Row): Figure[] {
  return Object.entries(figures).map(([label, of]): Figure => {
    return [label, typeof of === 'function' ? of(row) : (row[of] as number)]
  })
}

/** What needs somebody, with its number: '14 answers to mark'. It leads to a page or filters the list. */
export type Need = { text: string; shown: (() => void) | PageAddress }

type FiguresProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  of: (data: Data) => readonly Figure[]
  /** At the right; nothing where there is nothing to do. */
  needs?: (data: Data) => readonly Need[]
  /** A quiet link there. */
  aside?: ReactNode
}

/** The strip of figures above a list, from a call of its own: the list does not wait for it. */
export function Figures<Data>({ query, of, needs, aside }: FiguresProps<Data>) {
  return (
    <Loaded query={query} waiting="Loading figures...">
      {(data) => <FigureRow figures={of(data)} needs={needs?.(data) ?? []} aside={aside} />}
    </Loaded>
  )
}

type FigureRowProps = { figures: readonly Figure[]; needs?: readonly Need[]; aside?: ReactNode }

export function FigureRow({ figures, needs = [], aside }: FigureRowProps) {
  const links = needs.map((need) => <NeedLink key={need.text} {...need} />)
  return (
    <StatRow needs={aside ? [...links, <span key="aside">{aside}</span>] : links}>
      {figures.map(([label, value, shown]) => (
        <Stat
          key={label}
          label={label}
          value={value}
          {...(typeof shown === 'function' ? { onShow: shown, isWaiting: true } : { leadsTo: shown })}
        />
      ))}
    </StatRow>
  )
}

function NeedLink({ text, shown }: Need) {
  if (typeof shown !== 'function') {
    return (
      <PageLink {...shown} className={styles.need}>
        {text}
      </PageLink>
    )
  }
  return (
    <button type="button" className={styles.need} onClick={shown}>
      {text}
    </button>
  )
}
