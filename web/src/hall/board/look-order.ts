import { lookWeight } from '@sabimark/domain/hall/look-weight.ts'
import type { BoardRow } from '../merge-board.ts'

/**
 * Who is to be looked at, of whom there is most to look at first. For who stood in the order before it stays, so that no row moves from under
 * a finger; who is new stands before the first who weighs less. Who is equal stays by name.
 */
export function newcomersPlaced<Row extends Pick<BoardRow, 'id' | 'flags'>>(
  before: readonly string[],
  rows: readonly Row[],
): Row[] {
  const placed = before.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const stood = new Set(before)
  const fresh = rows.filter(({ id }) => !stood.has(id))
  for (const row of fresh.sort((one, other) => lookWeight(other.flags) - lookWeight(one.flags))) {
    const at = placed.findIndex((other) => lookWeight(row.flags) > lookWeight(other.flags))
    placed.splice(at < 0 ? placed.length : at, 0, row)
  }
  return placed
}
