import type { Steps } from '@sabimark/domain/words/steps.ts'
import type { BadgeTone } from '../ui/status-badge.tsx'
import type { FieldNote, ImportKind, KnownRow, ReadRow, RowReview, RowToSend, RowVerdict } from './kind.ts'
import type { ReviewLine } from './review-list.tsx'
import type { ReviewTab } from './review-tabs.tsx'

export const rowVerdicts = ['new', 'changed', 'same', 'needs-you', 'left-out', 'added'] as const
export type RowState = (typeof rowVerdicts)[number]
export type RowTab = 'all' | RowState | 'unused'
export type RowCounts = Readonly<Record<RowState, number>>

/** A row with what becomes of it, as a line of the list. `notes` are what has to be looked at. */
export type JudgedRow = ReviewLine & {
  row: ReadRow
  state: RowState
  said: RowVerdict
  notes: readonly FieldNote[]
}

const badges: Readonly<Record<RowState, { tone: BadgeTone; words: string; isUsual?: boolean }>> = {
  new: { tone: 'green', words: 'New', isUsual: true },
  changed: { tone: 'blue', words: 'Changed' },
  same: { tone: 'grey', words: 'Same' },
  'needs-you': { tone: 'amber', words: 'Needs you' },
  'left-out': { tone: 'grey', words: 'Left out' },
  added: { tone: 'green', words: 'Done' },
}

/** Each row in the order of the file, with one state. What the server has refused needs somebody until its row is changed. */
export function* judgedRows(
  kind: ImportKind,
  review: RowReview,
  read: readonly ReadRow[],
  known: readonly KnownRow[],
  firstNumber: number | null,
): Steps<JudgedRow[]> {
  const rows = read.map((row, position) => {
    const texts = review.choices[position]?.texts
    return texts === undefined ? row : kind.mend(row, texts)
  })
  const verdicts = yield* kind.judge(rows, known, review, firstNumber)
  return verdicts.map((said, position): JudgedRow => {
    const row = rows[position] as ReadRow
    const answer = review.answers[position]
    const isRefused = answer !== undefined && answer.id === null && said.verdict !== 'left-out'
    const state = answer?.id ? 'added' : isRefused ? 'needs-you' : said.verdict
    const notes = isRefused ? answer.fields : said.verdict === 'needs-you' ? said.problems : []
    const words = kind.nameOf(row) || 'Without a name'
    const where = review.tables.length > 1 ? (row.sheet ?? undefined) : undefined
    return { position, number: row.row, words, where, badge: badges[state], row, state, said, notes }
  })
}

/** Rows that name somebody else since they were edited, as they are now: the school is asked about them, too. */
export function namedAnew(kind: ImportKind, rows: readonly ReadRow[], { choices }: RowReview): ReadRow[] {
  return Object.entries(choices).flatMap(([at, { texts }]) => {
    const row = rows[Number(at)]
    if (!row || texts === undefined) return []
    const mended = kind.mend(row, texts)
    return kind.keyOf(mended) === kind.keyOf(row) ? [] : [mended]
  })
}

export function countRows(rows: readonly JudgedRow[]): RowCounts {
  const counts = Object.fromEntries(rowVerdicts.map((state) => [state, 0])) as Record<RowState, number>
  for (const { state } of rows) counts[state] += 1
  return counts
}

/** The tabs over the rows: their counts add up. */
export function tabsOfRows(counts: RowCounts, notUsed: number): readonly ReviewTab<RowTab>[] {
  const all = rowVerdicts.reduce((sum, state) => sum + counts[state], 0)
  return [
    { name: 'all', label: 'All', count: all, stays: true },
    { name: 'new', label: 'New', count: counts.new, stays: true },
    { name: 'changed', label: 'Changed', count: counts.changed, stays: true },
    { name: 'same', label: 'Same', count: counts.same, stays: true },
    { name: 'needs-you', label: 'Needs you', count: counts['needs-you'], tone: 'amber', stays: true },
    { name: 'left-out', label: 'Left out', count: counts['left-out'] },
    { name: 'added', label: 'Done', count: counts.added },
    { name: 'unused', label: 'Not used', count: notUsed },
  ]
}

/** What the button sends: everybody new, and of those who are there what has changed. */
export function rowsToSend(rows: readonly JudgedRow[], known: readonly KnownRow[]): RowToSend[] {
  const revisions = new Map(known.map(({ id, revision }) => [id, revision]))
  return rows.flatMap(({ position, state, said }): RowToSend[] => {
    if (state === 'new' && said.verdict === 'new') return [{ position, id: null, revision: null, values: said.values }]
    if (state !== 'changed' || said.verdict !== 'changed') return []
    const values = Object.fromEntries(said.changes.map(({ field, after }) => [field, after]))
    const { id, isMore = false } = said
    return [{ position, id, revision: revisions.get(id) ?? null, values, ...(isMore && { isMore }) }]
  })
}
