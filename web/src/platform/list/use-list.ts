import { useDebouncedValue } from '@mantine/hooks'
import type { ProcedureUtils } from '@orpc/tanstack-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { PlainContext } from '../client.ts'
import type { AnyListInput, FilterOf, SortOf } from '../list-input.ts'
import { usePath } from '../navigation.tsx'
import type { FilterProblem, ListRow, ListSpec } from './list-spec.ts'
import { keepTrail, type Pages, type Trail } from './trail.ts'
import { type Filters, type Narrowing, type Sorting, useFilters, useOwnFilters } from './use-filters.ts'
import { type Beginnings, usePages, usualPageSize, wholeSize } from './use-pages.ts'
import { usePlace } from './use-place.ts'

/** The most rows one act takes. */
export const mostSelected = 5_000

type Page<Row> = { items: Row[]; nextCursor: string | null; total: number | null }
export type ListCall<Input, Row> = ProcedureUtils<PlainContext, Input, Page<Row>, Error>

/** A list on the screen: what is shown of it, how it is narrowed and sorted, and what of it is selected. */
export type List<Input extends AnyListInput, Row extends ListRow> = {
  spec: ListSpec<Input, Row>
  rows: readonly Row[] | undefined
  /** How many match in all; null until that is known. */
  total: number | null
  /** '51–100 of 2,014'; null without rows. */
  range: string | null
  error: unknown
  refetch: () => unknown
  /** Other rows are on their way: these are of the search or page before. */
  isOld: boolean
  typed: string
  type: (text: string) => void
  filters: Filters<Input>
  setFilter: (name: FilterOf<Input>, value: string | undefined) => void
  /** The rows stay those of before until it is put right. */
  problem: FilterProblem<FilterOf<Input>> | null
  /** Those that would find nothing as the school has set things. */
  hiddenFilters?: readonly FilterOf<Input>[]
  /** Something narrows it. */
  isNarrowed: boolean
  clear: () => void
  sort: Sorting<Input>
  /** Sorts by it; once more turns it round. */
  sortBy: (by: SortOf<Input>) => void
  goBack: (() => void) | null
  goOn: (() => void) | null
  selected: ReadonlySet<string>
  select: (ids: readonly string[], isSelected: boolean) => void
  /** Every row that matches, fetched page by page. */
  fetchAll: (onProgress: (doneCount: number) => void, purpose?: 'export') => Promise<Row[]>
  /** The same rows as another call answers them, which takes the same filters. */
  fetchAllOf: <Other>(call: ListCall<Input, Other>, onProgress: (doneCount: number) => void) => Promise<Other[]>
}

/** Nothing is there at all, so nothing to search, to filter or to count; not a search that found nothing. */
export const isBare = ({ rows, isNarrowed, isOld }: Pick<List<never, ListRow>, 'rows' | 'isNarrowed' | 'isOld'>) =>
  rows?.length === 0 && !isNarrowed && !isOld

const nobody: ReadonlySet<string> = new Set()

export type ListOptions<Always, Row> = {
  /** What this screen always asks for, beside what somebody chooses: `{ examId }`. */
  always?: Always
  /** How often the rows are asked for again by themselves, for those that change with the clock. */
  everyMs?: number | ((rows: readonly Row[]) => number | false)
}

/** A call whose input holds what is chosen and what is always asked for. */
type CallWith<Input, Always, Row> = ListCall<NoInfer<Input & Always>, Row>

/** One list of the contract as a screen works with it: address, pages, selection and what is still on its way. */
export function useList<Input extends AnyListInput, Row extends ListRow, Always extends object = object>(
  call: CallWith<Input, Always, Row>,
  spec: ListSpec<Input, Row>,
  options: ListOptions<Always, Row> = {},
): List<Input, Row> {
  const path = usePath()
  const list = useNarrowedList(call, spec, useFilters(spec), options)
  const { rows, isOld, total, from, more } = list
  useEffect(() => {
    if (rows && !isOld) keepTrail({ path, ids: rows.map(({ id }) => id), from, total, more })
  })
  return list
}

/** As `useList`, for a list that is part of another screen: its filters and order stay out of the address. */
export function usePartList<Input extends AnyListInput, Row extends ListRow, Always extends object = object>(
  call: CallWith<Input, Always, Row>,
  spec: ListSpec<Input, Row>,
  options: ListOptions<Always, Row> = {},
): List<Input, Row> {
  return useNarrowedList(call, spec, useOwnFilters(spec), options)
}

function useNarrowedList<Input extends AnyListInput, Row extends ListRow, Always extends object>(
  call: CallWith<Input, Always, Row>,
  spec: ListSpec<Input, Row>,
  narrowing: Narrowing<Input>,
  { always, everyMs = () => false }: ListOptions<Always, Row>,
): List<Input, Row> & Pick<Trail, 'from' | 'more'> {
  const { filters, setFilters, sort, setSort } = narrowing
  const { pageSize = usualPageSize } = spec
  const problem = spec.problemOf?.(filters) ?? null
  const isAsked = problem === null
  const [place, move] = usePlace(spec.nouns[1])
  const typed = place.typed.trim()
  const [asked] = useDebouncedValue(typed, 250)
  const { page, setPage } =
    typed === '' ? narrowing : { page: place.page, setPage: (to: number) => move(() => ({ page: to })) }
  // The filters were held against the spec, whose names are the contract's.
  const inputOf = (part: AnyListInput) =>
    ({
      ...filters,
      ...always,
      ...(asked !== '' && { search: asked }),
      sort: sort.by,
      order: sort.order,
      ...part,
    }) as Input & Always
  const pageAt = (at: string | undefined) => inputOf({ size: pageSize, ...(at !== undefined && { cursor: at }) })
  const keep = useCallback((known: Beginnings) => move(() => ({ known })), [move])
  const pages = usePages({
    page,
    setPage,
    known: place.known,
    keep,
    pageSize,
    isAsked,
    of: JSON.stringify([spec.nouns[1], inputOf({})]),
    ask: (part) => call.call(inputOf(part)),
  })
  // The first page knows the total, and is asked again when something has changed.
  const kept = {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: { state: { data?: Page<Row> | undefined } }) =>
      typeof everyMs === 'number' ? everyMs : everyMs(data?.items ?? []),
  }
  const first = useQuery({ ...call.queryOptions({ input: pageAt(undefined) }), ...kept, enabled: isAsked })
  const shown = useQuery({
    ...call.queryOptions({ input: pageAt(pages.cursor ?? (page === 1 ? undefined : 'to be found')) }),
    ...kept,
    enabled: isAsked && pages.cursor !== null,
  })
  const rows = shown.data?.items
  const total = first.data?.total ?? null
  const nextCursor = shown.isPlaceholderData ? null : shown.data?.nextCursor

  const isPastEnd = rows?.length === 0 && page > 1 && !shown.isPlaceholderData
  useEffect(() => {
    if (isPastEnd) setPage(page - 1)
  })

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
    move(() => ({ page: 1, selected: nobody }))
    setFilters(next)
  }
  const fetchAllOf = async <Other>(
    from: Pick<CallWith<Input, Always, Other>, 'call'>,
    onProgress: (doneCount: number) => void,
    purpose?: 'export',
  ) => {
    const all: Other[] = []
    let at: string | undefined
    do {
      const some = await from.call(
        inputOf({ size: wholeSize, ...(purpose && { purpose }), ...(at !== undefined && { cursor: at }) }),
      )
      all.push(...some.items)
      onProgress(all.length)
      at = some.nextCursor ?? undefined
    } while (at !== undefined)
    return all
  }
  const from = (page - 1) * pageSize
  const pagesFrom = (cursor: string | null | undefined): Pages =>
    cursor
      ? async () => {
          const { items, nextCursor: next } = await call.call(pageAt(cursor))
          return { ids: items.map(({ id }) => id), more: pagesFrom(next) }
        }
      : null
  return {
    spec,
    from: from + 1,
    more: pagesFrom(nextCursor),
    rows,
    total,
    range: rows?.length && isAsked ? rangeText(from + 1, from + rows.length, total) : null,
    error: pages.error ?? shown.error,
    refetch: pages.error ? pages.find : shown.refetch,
    isOld: isAsked && rows !== undefined && (asked !== typed || shown.isPlaceholderData),
    typed: place.typed,
    type: (text) => {
      if (narrowing.page > 1) narrowing.setPage(1)
      move(() => ({ typed: text, page: 1, selected: nobody }))
    },
    filters,
    setFilter: (name, value) => {
      const rest = Object.entries(filters).filter(
        ([other]) => other !== name && spec.filters[other as FilterOf<Input>].within !== name,
      )
      narrow(Object.fromEntries(value === undefined ? rest : [...rest, [name, value]]) as Filters<Input>)
    },
    problem,
    isNarrowed: typed !== '' || Object.keys(filters).length > 0,
    clear: () => {
      move(() => ({ typed: '' }))
      narrow({})
    },
    sort,
    sortBy: (by) => {
      move(() => ({ page: 1 }))
      const isSame = by === sort.by
      setSort({ by, order: isSame ? (sort.order === 'asc' ? 'desc' : 'asc') : spec.sorts[by].order })
    },
    goBack: page === 1 ? null : () => setPage(page - 1),
    goOn: nextCursor ? () => pages.goOn(nextCursor) : null,
    selected: place.selected,
    select,
    fetchAll: (onProgress, purpose) => fetchAllOf(call, onProgress, purpose),
    // It is asked what the list is, and that for this screen alone, too.
    fetchAllOf: (from, onProgress) =>
      fetchAllOf(from as unknown as ListCall<Input & Always, never>, onProgress, 'export'),
  }
}

function rangeText(from: number, to: number, total: number | null): string {
  const shown = [from, to].map((place) => place.toLocaleString('en-NG')).join('–')
  return total === null ? shown : `${shown} of ${total.toLocaleString('en-NG')}`
}
