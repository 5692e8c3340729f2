import type { BoardRow } from '../merge-board.ts'

/**
 * Who is to be looked at, in the order to go and look: who left the page longest first, then who left it most often, then of whom most was
 * noticed. Who is equal in all stays where they were, by name.
 */
export function longestLeaveFirst<Row extends Pick<BoardRow, 'flags'>>(rows: readonly Row[]): Row[] {
  const weighed = rows.map((row) => ({ row, weight: weightOf(row) }))
  return weighed.sort((one, other) => compare(one.weight, other.weight)).map(({ row }) => row)
}

/** The same order for who stood in it before, so that no row moves from under a finger; who is new stands before the first who weighs less. */
export function newcomersPlaced<Row extends Pick<BoardRow, 'id' | 'flags'>>(
  before: readonly string[],
  rows: readonly Row[],
): Row[] {
  const placed = before.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const stood = new Set(before)
  for (const row of longestLeaveFirst(rows.filter(({ id }) => !stood.has(id)))) {
    const at = placed.findIndex((other) => compare(weightOf(row), weightOf(other)) < 0)
    placed.splice(at < 0 ? placed.length : at, 0, row)
  }
  return placed
}

type Weight = readonly number[]

function weightOf({ flags }: Pick<BoardRow, 'flags'>): Weight {
  const left = flags.find(({ kind }) => kind === 'left_page')
  return [left?.ms ?? 0, left?.count ?? 0, flags.length]
}

function compare(one: Weight, other: Weight): number {
  const place = one.findIndex((part, at) => part !== other[at])
  return place < 0 ? 0 : (other[place] ?? 0) - (one[place] ?? 0)
}
