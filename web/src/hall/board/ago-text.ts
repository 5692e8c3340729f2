const secondMs = 1000
const minuteSeconds = 60
const hourMinutes = 60

/** How long ago: '40 s ago', '3 min ago', '1 h ago', short enough for a column of its own. Never 'just now' for what is older than a look at the board. */
export function agoText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / secondMs))
  if (seconds < 5) return 'just now'
  if (seconds < 2 * minuteSeconds) return `${seconds} s ago`
  const minutes = Math.floor(seconds / minuteSeconds)
  return minutes < hourMinutes ? `${minutes} min ago` : `${Math.floor(minutes / hourMinutes)} h ago`
}
