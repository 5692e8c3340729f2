import { foldForSearch } from '@sabimark/domain/words/signs/search-fold.ts'
import { refuse } from './answering.ts'

type Input<Sort extends string> = {
  cursor?: string | undefined
  search?: string | undefined
  sort?: Sort | undefined
  order?: 'asc' | 'desc' | undefined
  size: number
}

type Rules<Row, Sort extends string> = {
  /** Filters that a value of a row meets by being equal, where one is asked for. */
  equals?: readonly (keyof Row & string)[]
  /** The texts of a row in which every word of the search must occur. */
  searched: (row: Row) => readonly (string | null)[]
  /** What rows are compared by, and the order each begins with; null stands last. The first holds where none is asked for. */
  sorts: Record<Sort, [of: (keyof Row & string) | ((row: Row) => string | number | null), usual: 'asc' | 'desc']>
}

/** A page of sample rows that passed the filters: searched, sorted and counted like the server's lists. */
export function listOf<Row extends { id: string }, Sort extends string>(
  rows: readonly Row[],
  input: Input<Sort>,
  { equals = [], searched, sorts }: Rules<Row, Sort>,
): { items: Row[]; nextCursor: string | null; total: number | null } {
  const { cursor, search, sort, order, size } = input
  const asked = equals.filter((name) => Reflect.get(input, name) !== undefined)
  const words = foldForSearch(search ?? '').split(/\s+/)
  const found = rows.filter((row) => {
    const text = foldForSearch(searched(row).join('\n'))
    return asked.every((name) => Reflect.get(input, name) === row[name]) && words.every((word) => text.includes(word))
  })
  const [first] = Object.keys(sorts) as Sort[]
  const chosen = sorts[(sort ?? first) as Sort]
  const [by, usual] = chosen
  const of = typeof by === 'function' ? by : (row: Row) => row[by] as string | number | null
  const way = (order ?? usual) === 'asc' ? 1 : -1
  const sorted = [...found].sort(
    (one, other) => compared(of(one), of(other), way) || one.id.localeCompare(other.id) * way,
  )
  const from = cursor === undefined ? 0 : sorted.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && from === 0) return refuse('BAD_REQUEST')
  const items = sorted.slice(from, from + size)
  const isMore = sorted.length > from + size
  return {
    items,
    nextCursor: isMore ? (items.at(-1)?.id ?? null) : null,
    total: cursor === undefined ? found.length : null,
  }
}

function compared(one: string | number | null, other: string | number | null, way: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * way
  return String(one).localeCompare(String(other), 'en', { numeric: true }) * way
}
