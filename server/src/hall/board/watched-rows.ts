import { type Light, lights } from '@sabimark/domain/hall/light.ts'
import type { BoardRow } from './board-rows.ts'

/** What a later look is told of a row where it has changed. When somebody was heard changes nearly always, and goes apart. */
const parts = [
  'attemptId',
  'light',
  'answered',
  'waiting',
  'endsAtMs',
  'extraMinutes',
  'onDeviceSince',
  'flags',
] as const
type Part = (typeof parts)[number]

/** A row, at which reading each part of it changed, and any of them, and when they were heard. */
type WatchedRow = {
  row: BoardRow
  changedMs: number
  partsMs: Readonly<Record<Part, number>>
  heardMs: number
}

/** All rows, and how many of them have each light. */
export type WatchedRows = { rows: readonly WatchedRow[]; counts: Readonly<Record<Light, number>> }

/** Rows of which nothing was known before. */
export function watchedFirst(read: readonly { row: BoardRow }[], nowMs: number): WatchedRows {
  const counts = Object.fromEntries(lights.map((light) => [light, 0])) as Record<Light, number>
  for (const { row } of read) counts[row.light] += 1
  return { rows: read.map(({ row }) => watchedAfter(undefined, row, nowMs)), counts }
}

/** The same people's rows as they were read now, of which those at the places `anew` are others than before. */
export function watchedNext(
  before: WatchedRows,
  { rows: read, anew }: { rows: readonly { row: BoardRow }[]; anew: readonly number[] },
  nowMs: number,
): WatchedRows {
  const rows = before.rows.slice()
  const counts = { ...before.counts }
  for (const place of anew) {
    const [known, now] = [rows[place], read[place]]
    if (!known || !now) continue
    counts[known.row.light] -= 1
    counts[now.row.light] += 1
    rows[place] = watchedAfter(known, now.row, nowMs)
  }
  return { rows, counts }
}

function watchedAfter(before: WatchedRow | undefined, row: BoardRow, nowMs: number): WatchedRow {
  if (!before) {
    const partsMs = Object.fromEntries(parts.map((part) => [part, nowMs])) as Record<Part, number>
    return { row, changedMs: nowMs, partsMs, heardMs: nowMs }
  }
  if (before.row === row) return before
  const isHeard = before.row.heardMs !== row.heardMs
  const heardMs = isHeard ? nowMs : before.heardMs
  // Nearly every row of nearly every reading.
  if (!parts.some((part) => isOther(part, before.row, row))) return isHeard ? { ...before, row, heardMs } : before
  const changed = parts.filter((part) => isOther(part, before.row, row))
  const partsMs = { ...before.partsMs }
  for (const part of changed) partsMs[part] = nowMs
  return { row, changedMs: nowMs, partsMs, heardMs }
}

const isOther = (part: Part, before: BoardRow, row: BoardRow) =>
  part === 'flags' ? areOther(before.flags, row.flags) : before[part] !== row[part]

const areOther = (before: BoardRow['flags'], flags: BoardRow['flags']) =>
  before.length + flags.length > 0 && JSON.stringify(before) !== JSON.stringify(flags)

/** The parts of a row that have changed after this moment. */
export const partsAfter = ({ partsMs }: WatchedRow, sinceMs: number) => parts.filter((part) => partsMs[part] > sinceMs)
