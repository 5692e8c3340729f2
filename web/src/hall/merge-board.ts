import type { HallBoard } from '@sabimark/contract/answers.ts'

type Reading = HallBoard
type Light = Reading['rows'][number]

/** A candidate on the board: who they are and how they stand, by the newest reading. */
export type BoardRow = Light & Reading['people'][number]

/** The board as this device has it: every row, from the last whole reading and all since. */
export type Board = Omit<Reading, 'rows' | 'people' | 'changed' | 'heard' | 'isWhole'> & { rows: readonly BoardRow[] }

const secondMs = 1000

/**
 * Puts a reading over the one before it. A whole one stands alone; another says only what has changed, by places in the list of people
 * that came last. Rows that did not change stay the same objects, so that they are not drawn again.
 */
export function mergeBoard(
  before: Board | null,
  { rows, people, changed, heard, isWhole, ...reading }: Reading,
): Board {
  if (isWhole || before === null) {
    return {
      ...reading,
      rows: people.flatMap((person, place) => {
        const row = rows[place]
        return row ? [{ ...row, ...person }] : []
      }),
    }
  }
  const next = [...before.rows]
  for (const { place, ...change } of changed) {
    const old = next[place]
    if (old) next[place] = { ...old, ...change }
  }
  const readMs = Date.parse(reading.readAt)
  for (const [place, seconds] of heard) {
    const old = next[place]
    if (old) next[place] = { ...old, heardAt: new Date(readMs - seconds * secondMs).toISOString() }
  }
  return { ...reading, rows: next }
}
