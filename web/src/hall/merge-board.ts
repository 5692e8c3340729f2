import type { HallBoard } from '@sabimark/contract/answers.ts'

type Reading = HallBoard
type Light = Reading['rows'][number]

/** A candidate on the board: who they are and how they stand, by the newest reading. */
export type BoardRow = Omit<Light, 'place'> & Reading['people'][number]

/** The board as this device has it: every row, from the last whole reading and all since. */
export type Board = Omit<Reading, 'rows' | 'people' | 'heard' | 'isWhole'> & { rows: readonly BoardRow[] }

const secondMs = 1000

/**
 * Puts a reading over the one before it. A whole one stands alone; another says only what has changed, by places in the list of people
 * that came last. Rows that did not change stay the same objects, so that they are not drawn again.
 */
export function mergeBoard(before: Board | null, { rows, people, heard, isWhole, ...reading }: Reading): Board {
  if (isWhole || before === null) {
    const byPlace = new Map(rows.map((row) => [row.place, row]))
    return {
      ...reading,
      rows: people.flatMap((person, place) => {
        const row = byPlace.get(place)
        if (!row) return []
        const { place: _place, ...light } = row
        return [{ ...light, ...person }]
      }),
    }
  }
  const next = [...before.rows]
  for (const { place, ...light } of rows) {
    const old = next[place]
    if (old) next[place] = { ...old, ...light }
  }
  const readMs = Date.parse(reading.readAt)
  for (const [place, seconds] of heard) {
    const old = next[place]
    if (old) next[place] = { ...old, heardAt: new Date(readMs - seconds * secondMs).toISOString() }
  }
  return { ...reading, rows: next }
}
