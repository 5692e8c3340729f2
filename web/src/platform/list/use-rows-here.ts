import { foldForSearch } from '@sabimark/domain/words/signs/search-fold.ts'
import { useCallback, useMemo } from 'react'
import type { AnyListInput, FilterOf, SortOf } from '../list-input.ts'
import type { ListRow, ListSpec } from './list-spec.ts'
import { type Filters, useOwnFilters } from './use-filters.ts'
import type { List } from './use-list.ts'
import { usualPageSize } from './use-pages.ts'
import { usePlace } from './use-place.ts'

/** How rows that are all on the device are searched, narrowed and put in order. */
export type RowsHere<Input extends AnyListInput, Row> = {
  rows: readonly Row[] | undefined
  /** What a search looks through, beside the name. */
  wordsOf: (row: Row) => string
  isIn: (row: Row, filters: Filters<Input>) => boolean
  /** The order by this, upwards. Rows it calls alike stay in the order they came in. */
  compare: Record<SortOf<Input>, (one: Row, other: Row) => number>
  error: unknown
  refetch: () => unknown
}

/** A list whose rows are all here and change by themselves: the same screen as any other, without asking the server for each page. */
export function useRowsHere<Input extends AnyListInput, Row extends ListRow>(
  spec: ListSpec<Input, Row>,
  here: RowsHere<Input, Row>,
): List<Input, Row> {
  const { rows, wordsOf, isIn, compare, error, refetch } = here
  const { filters, setFilters, sort, setSort, page, setPage } = useOwnFilters(spec)
  const [place, move] = usePlace(spec.nouns[1])
  const { pageSize = usualPageSize } = spec
  const words = useMemo(() => foldForSearch(place.typed).split(/\s+/).filter(Boolean), [place.typed])
  const found = useMemo(() => {
    const isFound = (row: Row) => {
      const text = foldForSearch(`${spec.nameOf(row)} ${wordsOf(row)}`)
      return words.every((word) => text.includes(word))
    }
    const some = rows?.filter((row) => isIn(row, filters) && (words.length === 0 || isFound(row)))
    const way = sort.order === 'asc' ? 1 : -1
    // A copy of their own, so that it may be put in order.
    return some?.sort((one, other) => way * compare[sort.by](one, other))
  }, [rows, words, filters, sort.by, sort.order, spec, wordsOf, isIn, compare])
  const total = found?.length ?? null
  // Rows that went meanwhile leave no empty page.
  const shownPage = Math.min(page, Math.max(1, Math.ceil((total ?? 0) / pageSize)))
  const from = (shownPage - 1) * pageSize
  const shown = useMemo(() => found?.slice(from, from + pageSize), [found, from, pageSize])
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) =>
      move(({ selected }) => {
        const next = new Set(selected)
        for (const id of ids) {
          if (isSelected) next.add(id)
          else next.delete(id)
        }
        return { selected: next }
      }),
    [move],
  )
  const narrow = (next: Filters<Input>) => {
    move(() => ({ selected: new Set() }))
    setFilters(next)
  }
  return {
    spec,
    rows: shown,
    total,
    range: shown?.length ? `${from + 1}–${from + shown.length} of ${total}` : null,
    error,
    refetch,
    isOld: false,
    typed: place.typed,
    type: (typed) => {
      setPage(1)
      move(() => ({ typed, selected: new Set() }))
    },
    filters,
    setFilter: (name: FilterOf<Input>, value) => {
      const others = Object.entries(filters).filter(([other]) => other !== name)
      narrow(Object.fromEntries(value === undefined ? others : [...others, [name, value]]) as Filters<Input>)
    },
    problem: null,
    isNarrowed: place.typed.trim() !== '' || Object.keys(filters).length > 0,
    clear: () => {
      move(() => ({ typed: '' }))
      narrow({})
    },
    sort,
    sortBy: (by) => {
      const isSame = by === sort.by
      setSort({ by, order: isSame ? (sort.order === 'asc' ? 'desc' : 'asc') : spec.sorts[by].order })
    },
    goBack: shownPage === 1 ? null : () => setPage(shownPage - 1),
    goOn: total !== null && from + pageSize < total ? () => setPage(shownPage + 1) : null,
    selected: place.selected,
    select,
    fetchAll: async () => [...(found ?? [])],
    fetchAllOf: () => Promise.reject(new Error('Rows that are here are of no other call.')),
  }
}
