import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { foldForSearch } from '../database/search-fold.ts'
import type { Ask } from '../database/tenant.ts'
import { type Refused, refuse } from '../http/refused.ts'
import type { InputOf, OutputOf } from '../http/route.ts'

export type Order = 'asc' | 'desc'

/** What every list is asked with (contract/list.ts). */
export type ListInput<Sort extends string> = {
  cursor?: string | undefined
  search?: string | undefined
  sort?: Sort | undefined
  order?: Order | undefined
  size: number
  /** Only this one; no call is asked so. */
  id?: string
}

/**
 * A way to sort: an expression that is never null, its type, and the order it begins with. A row without a value stands
 * last in both orders: such an expression depends on the order. `parts`: the rows by other roads, on which the order costs
 * less than sorting all of them. No part may bind a value that another does not use.
 */
export type SortKey<Input = never> = {
  key: string | ((order: Order) => string)
  type: KeyType
  /** What sorts the rows of one key: they are walked key by key, and no further than the page goes. */
  within?: Key
  usual: Order
  parts?: (order: Order, input: Input, bind: Bind) => readonly Part[]
}

/**
 * Rows that stand together in an order, before those of the next part, which is read where a page goes so far. `from`: the
 * tables of the list, joined so that an index gives the order or a few columns do; `keys` and `where`: what is else in it.
 */
export type Part = { from: string; keys?: readonly string[]; where?: string }
/** A moment is in a cursor as microseconds, which a number holds exactly. */
type KeyType = 'text' | 'uuid' | 'float8' | 'timestamptz'
type Key = { key: string; type: KeyType }

/**
 * A list as SQL. `from`, `whose` and the filters find and sort rows, `columns` and `joins` (of `page p`, by p.id) read what is
 * shown of a page's few rows, always by the same text. $1 is the school.
 */
export type ListSpec<Sort extends string, Input> = {
  /** In the cursor, so that one of another list is refused. */
  name: string
  /** The tables, beginning with the one whose id the rows have. */
  from: string
  id: string
  /** Which rows there are at all: `c.school_id = $1`. */
  whose: string
  /** Filters that a column meets by being equal: `{ status: 'c.status' }`. */
  equals?: { readonly [Name in keyof Input]?: string }
  /** Filters that ask more. `bind` is given each value, and answers its place. */
  where?: (input: Input, bind: Bind) => string[]
  /** How many match, or how the school's are counted, where counting rows would read a history; undefined to count rows. */
  count?: (input: Input) => string | number | undefined
  /** Beyond so many they are not counted, and the total is null: counting a million costs more than reading a page. */
  mostCounted?: number
  /** Folded texts in which every word of the search must occur. */
  searched: readonly string[]
  sorts: Record<Sort, SortKey<Input>>
  first: Sort
  columns: string
  joins: string
}

/** Is given a value of a statement, and answers its place. */
export type Bind = (value: unknown) => string

/** What a list of the contract is asked with, and a row of what it answers: `typeof classContract.listClasses`. */
export type QueryOf<Call> = InputOf<Call>
export type RowOf<Call> = OutputOf<Call> extends { items: (infer Row)[] } ? Row : never
export type SortOf<Call> = InputOf<Call> extends { sort?: infer Sort } ? Extract<Sort, string> : never

export type ListPage<Row> = { items: Row[]; nextCursor: string | null; total: number | null }

/** Whom a list is read by: a transaction of a school, or the role that counts across them (across-schools.ts). */
export type Reader = Pick<Ask, 'schoolId' | 'rows' | 'unnamedRows'> & {
  /** It answers the rows of one database behind those of another. */
  isOfSeveral?: boolean
}

/** A page of a list by keyset, with the total beside the first page. A cursor that is not of this list is BAD_REQUEST. */
export async function readList<Row extends QueryResultRow, Sort extends string, Input extends ListInput<Sort>>(
  tx: Reader,
  spec: ListSpec<Sort, Input>,
  input: Input,
): Promise<ListPage<Row> | Refused<'BAD_REQUEST'>> {
  const sort = input.sort ?? spec.first
  const sorting = spec.sorts[sort]
  const order = input.order ?? sorting.usual
  const keys = keysOf(sorting, order, spec.id)
  const mark = markOf(tx.schoolId, [spec.name, sort, order])
  const after = input.cursor === undefined ? null : readCursor(input.cursor, mark, keys)
  if (after === undefined) return refuse('BAD_REQUEST')

  const values: unknown[] = [tx.schoolId]
  const bind: Bind = (value) => `$${values.push(value)}`
  const conditions = [...conditionsOf(spec, input, bind), ...searchOf(spec.searched, input.search ?? '', bind)]
  const where = `WHERE ${conditions.join(' AND ')}`
  const countAsked = after === null ? countRows(tx, spec, input, { text: `${spec.from} ${where}`, values }) : null
  const bounds = after?.map(bind)
  const readPart = async ({ from, keys: own = [], where: more }: Part, limit: number) => {
    const partKeys = keys.map((one, index) => ({ ...one, key: own[index] ?? one.key }))
    const narrowed = [where, ...(more ? [more] : []), ...(bounds ? [beyondOf(partKeys, order, bounds)] : [])]
    const places = await tx.unnamedRows<Place>(
      `SELECT ${partKeys.map((one, index) => `${sentOf(one)} AS key${index}`).join(', ')}, ${spec.id} AS id
       FROM ${from} ${narrowed.join(' AND ')}
       ORDER BY ${partKeys.map((one) => `${one.key} ${order}`).join(', ')} LIMIT ${limit}`,
      values,
    )
    return tx.isOfSeveral ? merged(places, keys.length, order).slice(0, limit) : places
  }
  const [places, counted] = await Promise.all([
    readParts(sorting.parts?.(order, input, bind) ?? [{ from: spec.from }], input.size + 1, readPart),
    countAsked,
  ])
  const page = places.slice(0, input.size)
  const last = places.length > page.length ? page.at(-1) : undefined
  return {
    items: page.length === 0 ? [] : await readRows<Row>(tx, spec, page),
    nextCursor: last
      ? cursorOf(
          mark,
          keys.map((_key, index) => last[`key${index}`]),
        )
      : null,
    total: totalOf(
      spec,
      counted?.reduce((sum, { count }) => sum + count, 0),
    ),
  }
}

function totalOf({ mostCounted = Number.POSITIVE_INFINITY }: { mostCounted?: number }, count?: number): number | null {
  return count === undefined || count > mostCounted ? null : count
}

async function countRows<Input>(
  tx: Reader,
  { count, mostCounted }: Pick<ListSpec<string, Input>, 'count' | 'mostCounted'>,
  input: Input,
  rows: { text: string; values: readonly unknown[] },
): Promise<{ count: number }[]> {
  const other = count?.(input)
  if (typeof other === 'number') return [{ count: other }]
  const values = other === undefined ? [...rows.values] : [tx.schoolId]
  // Without a value of its own it is one of few texts, and has a name: planning it costs half as much as counting thousands.
  const ask = values.length === 1 ? tx.rows : tx.unnamedRows
  const counted = mostCounted === undefined ? rows.text : `(SELECT FROM ${rows.text} LIMIT ${mostCounted + 1}) counted`
  return await ask<{ count: number }>(other ?? `SELECT count(*) FROM ${counted}`, values)
}

/** So many rows, from as many parts as that takes. */
async function readParts(
  parts: readonly Part[],
  most: number,
  read: (part: Part, limit: number) => Promise<Place[]>,
): Promise<Place[]> {
  const places: Place[] = []
  for (const part of parts) {
    if (places.length < most) places.push(...(await read(part, most - places.length)))
  }
  return places
}

/** What is shown of the rows of a page. Planning this costs more than running it: it has a name, and is planned once. */
async function readRows<Row extends QueryResultRow>(
  tx: Reader,
  { columns, joins }: { columns: string; joins: string },
  page: readonly Place[],
): Promise<Row[]> {
  const rows = await tx.rows<Row>(
    `SELECT ${columns} FROM unnest($2::uuid[]) WITH ORDINALITY AS p (id, place) ${joins} ORDER BY p.place`,
    [tx.schoolId, page.map(({ id }) => id)],
  )
  if (!tx.isOfSeveral) return rows
  const placeOf = new Map(page.map(({ id }, place) => [id, place]))
  return rows.sort((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0))
}

/** Rows of several databases in the order in which one would have them; texts by their bytes, as the nodes of a cluster sort them. */
function merged(places: readonly Place[], keyCount: number, order: Order): Place[] {
  const sign = order === 'asc' ? 1 : -1
  const compare = (one: unknown, other: unknown): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
  return [...places].sort((one, other) => {
    for (let index = 0; index < keyCount; index += 1) {
      const found = compare(one[`key${index}`], other[`key${index}`])
      if (found !== 0) return sign * found
    }
    return 0
  })
}

function conditionsOf<Input extends { id?: string }>(
  { id, whose, equals = {}, where }: Pick<ListSpec<string, Input>, 'id' | 'whose' | 'equals' | 'where'>,
  input: Input,
  bind: Bind,
): string[] {
  const columns = Object.entries<string | undefined>({ id, ...equals })
  const equal = columns.flatMap(([name, column]) => {
    const value: unknown = Reflect.get(input, name)
    return value === undefined ? [] : [`${column} = ${bind(value)}`]
  })
  return [whose, ...equal, ...(where?.(input, bind) ?? [])]
}

/** SQL: every word of a search must occur somewhere in these folded texts. */
export function searchOf(searched: readonly string[], typed: string, bind: Bind): string[] {
  const text = searched.join(` || E'\\n' || `)
  const words = foldForSearch(typed).split(/\s+/)
  return words.filter((word) => word !== '').map((word) => `strpos(${text}, ${bind(word)}) > 0`)
}

/** A row by its keys, `key0` and on. */
type Place = { id: string; [key: string]: unknown }

/** What rows are sorted by: the key, what sorts those of one key, the id. */
function keysOf({ key, type, within }: Pick<SortKey, 'key' | 'type' | 'within'>, order: Order, id: string): Key[] {
  return [
    { key: typeof key === 'function' ? key(order) : key, type },
    ...(within ? [within] : []),
    { key: id, type: 'uuid' },
  ]
}

/** The rows behind a place. That the first key is not before it adds nothing, but it is where an index can begin. */
function beyondOf(keys: readonly Key[], order: Order, places: readonly string[]): string {
  const bounds = keys.map(({ type }, index) =>
    type === 'timestamptz' ? `to_timestamp(${places[index]}::float8 / 1000000)` : `${places[index]}::${type}`,
  )
  const sign = order === 'asc' ? '>' : '<'
  return `${keys[0]?.key} ${sign}= ${bounds[0]} AND (${keys.map(({ key }) => key).join(', ')}) ${sign} (${bounds.join(', ')})`
}

/** A key as a cursor holds it. */
function sentOf({ key, type }: Key): string {
  return type === 'timestamptz' ? `(extract(epoch FROM ${key}) * 1000000)::bigint` : key
}

/** What a cursor belongs to: list, sort and school, not to be read from it. */
function markOf(schoolId: string, parts: readonly string[]): string {
  return createHash('sha256')
    .update([schoolId, ...parts].join('\n'))
    .digest('base64url')
    .slice(0, 12)
}

function cursorOf(mark: string, values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([mark, ...values])).toString('base64url')
}

/** The keys of a place; undefined for whatever was not given out by this list in this order to this school. */
function readCursor(cursor: string, mark: string, keys: readonly Key[]): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read[0] !== mark) return undefined
    const values = read.slice(1)
    return values.length === keys.length && keys.every(({ type }, index) => isOfType(values[index], type))
      ? values
      : undefined
  } catch {
    return undefined
  }
}

function isOfType(value: unknown, type: KeyType): boolean {
  if (type === 'uuid') return isId(value)
  if (type === 'timestamptz') return Number.isSafeInteger(value)
  return type === 'float8' ? typeof value === 'number' : typeof value === 'string' && !value.includes('\u0000')
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}
