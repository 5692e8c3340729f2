import { counted } from '@sabimark/domain/words/plural.ts'

const secondMs = 1000
const minuteSeconds = 60
const hourMinutes = 60

/** How long ago: '40 s ago', '3 min ago', 'over 1 hour ago'. Never 'just now' for what is older than a look at the board. */
export function agoText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / secondMs))
  if (seconds < 5) return 'just now'
  if (seconds < 2 * minuteSeconds) return `${seconds} s ago`
  const minutes = Math.floor(seconds / minuteSeconds)
  return minutes < hourMinutes ? `${minutes} min ago` : `over ${counted(Math.floor(minutes / hourMinutes), 'hour')} ago`
}
