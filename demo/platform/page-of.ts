/** As many rows as a page of the server's lists holds. */
const usualSize = 50

/** A page of rows that stand newest first: those after the row `cursor` names. Works like the server's lists. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  cursor: string | undefined,
  size = usualSize,
): { items: Row[]; nextCursor: string | null } {
  const after = cursor === undefined ? [...rows] : rows.filter(({ id }) => id < cursor)
  const items = after.slice(0, size)
  return { items, nextCursor: after.length > size ? (items.at(-1)?.id ?? null) : null }
}
