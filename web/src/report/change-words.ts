/** Which way a figure went; `none` where last month has no figure. */
export type Direction = 'up' | 'down' | 'same' | 'none'

/** In what a change is counted: counts in percent, the average score in percentage points. */
export type ChangeUnit = 'percent' | 'points'

/** What stands below a card's figure: '+2.4 points from last month', '−10% from last month', '– from last month'. */
export function changeWords(change: number | null, unit: ChangeUnit): { direction: Direction; text: string } {
  if (change === null) return { direction: 'none', text: '– from last month' }
  if (change === 0) return { direction: 'same', text: 'No change from last month' }
  const size = Math.abs(change)
  const amount = size.toLocaleString('en-NG', { maximumFractionDigits: 1 })
  const counted = unit === 'percent' ? `${amount}%` : `${amount} ${size === 1 ? 'point' : 'points'}`
  return {
    direction: change > 0 ? 'up' : 'down',
    text: `${change > 0 ? '+' : '−'}${counted} from last month`,
  }
}
