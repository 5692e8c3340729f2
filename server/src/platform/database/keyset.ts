/** What a list asks the database for: the rows before the cursor, one more than a page holds. */
export type KeysetAsk = { before: string | null; limit: number }

/** How many rows a page of a list holds, unless the list says otherwise. */
const usualSize = 50

/**
 * A page of a list that is ordered by id, newest first: reads one row more than the page holds, to know whether there
 * is a next one. `cursor` is the id of the last row of the page before.
 */
export async function readPage<Row, Item>(
  cursor: string | undefined,
  { read, asItem, idOf, size = usualSize }: KeysetList<Row, Item>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const rows = await read({ before: cursor ?? null, limit: size + 1 })
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { items: shown.map(asItem), nextCursor: rows.length > size && last !== undefined ? idOf(last) : null }
}

type KeysetList<Row, Item> = {
  read(ask: KeysetAsk): Promise<Row[]>
  asItem(row: Row): Item
  idOf(row: Row): string
  size?: number
}
