import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnyListInput, FilterOf, Order, SortOf } from '../list-input.ts'
import { useAddressSearch } from '../navigation.tsx'
import { useMe } from '../session.ts'
import { keepFilters, keptFilters } from './kept-filter.ts'
import type { ListRow, ListSpec } from './list-spec.ts'

export type Filters<Input extends AnyListInput> = Partial<Record<FilterOf<Input>, string>>
export type Sorting<Input extends AnyListInput> = { by: SortOf<Input>; order: Order }

/** What a list is narrowed to and sorted by, and how either is changed: then it begins at its first page. */
export type Narrowing<Input extends AnyListInput> = {
  filters: Filters<Input>
  setFilters: (next: Filters<Input>) => void
  sort: Sorting<Input>
  setSort: (next: Sorting<Input>) => void
  /** From 1. */
  page: number
  setPage: (next: number) => void
}

/** Filters and sort of a list that is part of a screen: they are gone with it. */
export function useOwnFilters<Input extends AnyListInput, Row extends ListRow>(
  spec: ListSpec<Input, Row>,
): Narrowing<Input> {
  const [by] = Object.keys(spec.sorts) as [SortOf<Input>]
  const [filters, setFilters] = useState<Filters<Input>>({})
  const [sort, setSort] = useState<Sorting<Input>>({ by, order: spec.sorts[by].order })
  const [page, setPage] = useState(1)
  return {
    filters,
    sort,
    page,
    setPage,
    setFilters: (next) => {
      setPage(1)
      setFilters(next)
    },
    setSort: (next) => {
      setPage(1)
      setSort(next)
    },
  }
}

/** Filters, sort and page: they stand in the address, and what the spec keeps of the filters on the device, too. */
export function useFilters<Input extends AnyListInput, Row extends ListRow>(
  spec: ListSpec<Input, Row>,
): Narrowing<Input> {
  const [, listName] = spec.nouns
  const personId = useMe().id
  const [address, setAddress] = useAddressSearch()
  const { tab } = address
  const names = Object.keys(spec.filters) as FilterOf<Input>[]
  const inAddress = realFilters(spec, names, address)
  // An address that says nothing is the menu's: the list opens as it was left.
  const [kept, setKept] = useState(() => realFilters(spec, names, keptFilters(personId, listName)))
  const filters = Object.keys(inAddress).length > 0 ? inAddress : kept
  const sorts = Object.keys(spec.sorts) as SortOf<Input>[]
  const usual = sorts[0] as SortOf<Input>
  const by = sorts.find((sort) => sort === address.sort) ?? usual
  const page = Number(/^[1-9]\d{0,3}$/.exec(address.page ?? '')?.[0] ?? 1)
  const order: Order = address.order === 'asc' || address.order === 'desc' ? address.order : spec.sorts[by].order

  const show = useCallback(
    (nextFilters: Filters<Input>, next: Sorting<Input>, nextPage = 1) => {
      const said = { ...(nextFilters as Record<string, string>) }
      if (next.by !== usual) said.sort = next.by
      if (next.order !== spec.sorts[next.by].order) said.order = next.order
      if (nextPage > 1) said.page = `${nextPage}`
      // Of the screen that the list is a part of.
      if (tab !== undefined) said.tab = tab
      setAddress(said)
    },
    [setAddress, spec, usual, tab],
  )
  const isUnsaid = Object.keys(inAddress).length === 0 && Object.keys(kept).length > 0
  const isBegun = useRef(false)
  // Once, as the list opens: later somebody may have cleared it.
  useEffect(() => {
    if (!isBegun.current && isUnsaid) show(kept, { by, order })
    isBegun.current = true
  }, [isUnsaid, kept, by, order, show])
  const setFilters = (next: Filters<Input>) => {
    const toKeep = Object.fromEntries(
      (spec.kept ?? []).flatMap((name) => (next[name] === undefined ? [] : [[name, next[name]]])),
    ) as Filters<Input>
    setKept(toKeep)
    keepFilters(personId, listName, toKeep as Record<string, string>)
    show(next, { by, order })
  }
  const setSort = (next: Sorting<Input>) => show(filters, next)
  const setPage = (next: number) => show(filters, { by, order }, next)
  return { filters, setFilters, sort: { by, order }, setSort, page, setPage }
}

function realFilters<Input extends AnyListInput, Row extends ListRow>(
  spec: ListSpec<Input, Row>,
  names: readonly FilterOf<Input>[],
  said: Readonly<Record<string, string>>,
): Filters<Input> {
  const real = names.flatMap((name) => {
    const value = said[name]
    return value !== undefined && spec.filters[name].isReal(value) ? [[name, value]] : []
  })
  return Object.fromEntries(real) as Filters<Input>
}
