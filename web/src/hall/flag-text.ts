import { counted } from '@sabimark/domain/words/plural.ts'
import type { BoardRow } from './merge-board.ts'

type Flag = BoardRow['flags'][number]

const minuteMs = 60_000

/** How long, as people say it: 'less than a minute', '4 minutes'. */
function awayText(ms: number): string {
  return ms < minuteMs ? 'less than a minute' : counted(Math.round(ms / minuteMs), 'minute')
}

/** What there is to look at, as a fact. It judges nobody. */
export function flagText({ kind, count, ms }: Flag): string {
  switch (kind) {
    case 'left_page':
      return `Left the page ${counted(count ?? 1, 'time')}${ms === undefined ? '' : `, ${awayText(ms)} in all`}.`
    case 'left_full_screen':
      return `Left full screen ${counted(count ?? 1, 'time')}.`
    case 'older_window':
      return 'Went on in an older window after a newer one was opened.'
    case 'other_address':
      return 'Is on another network than the rest of the room.'
    case 'sequence_reused':
      return 'Sent two different answers under one number.'
    case 'impossible_times':
      return 'Sent answers from after their time, or with times that do not fit. These are not counted.'
  }
}
