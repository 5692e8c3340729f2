import { counted } from '@sabimark/domain/words/plural.ts'
import type { JudgedRow, RowCounts } from './judged-rows.ts'
import type { ImportKind, RowReview } from './kind.ts'

/** How many of them are new at the school. */
export const addedCount = (rows: readonly JudgedRow[], { sent = {} }: RowReview): number =>
  rows.filter(({ position, state }) => state === 'added' && sent[position] !== undefined).length

/** "45 students were added and 3 changed." */
export function doneText(rows: readonly JudgedRow[], review: RowReview, { one, many }: ImportKind['words']): string {
  const added = addedCount(rows, review)
  const changed = rows.filter(({ state }) => state === 'added').length - added
  const said = (count: number, deed: string) => `${counted(count, one, many)} ${count === 1 ? 'was' : 'were'} ${deed}`
  if (added === 0) return `${said(changed, 'changed')}.`
  return changed === 0
    ? `${said(added, 'added')}.`
    : `${said(added, 'added')} and ${changed.toLocaleString('en-NG')} changed.`
}

/** "45 rows: 40 new, 3 changed, 2 need you." */
export function countsText(counts: RowCounts): string {
  const words = { new: 'new', changed: 'changed', same: 'the same', 'left-out': 'left out', added: 'done' } as const
  const open = counts['needs-you']
  const parts = [
    ...(Object.keys(words) as (keyof typeof words)[]).map((state) => [counts[state], words[state]] as const),
    [open, open === 1 ? 'needs you' : 'need you'] as const,
  ]
  const total = parts.reduce((sum, [count]) => sum + count, 0)
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en-NG')} ${word}`)
  return `${counted(total, 'row')}${said.length > 0 ? `: ${said.join(', ')}` : ''}.`
}
