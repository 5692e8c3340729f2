/** Which way a figure went. */
type Direction = 'up' | 'down' | 'same'

/** In what a change is counted: counts in percent, the average score in percentage points. */
export type ChangeUnit = 'percent' | 'points'

/**
 * What stands below a card's figure: '+2.4 points from last month', '−10% from last month', of which `amount` is the beginning; null where
 * last month has no figure.
 */
export function changeWords(
  change: number | null,
  unit: ChangeUnit,
): { direction: Direction; amount: string; text: string } | null {
  if (change === null) return null
  if (change === 0) return { direction: 'same', amount: '', text: 'No change from last month' }
  const size = Math.abs(change)
  const figure = size.toLocaleString('en-NG', { maximumFractionDigits: 1 })
  const counted = unit === 'percent' ? `${figure}%` : `${figure} ${size === 1 ? 'point' : 'points'}`
  const sign = change > 0 ? '+' : '−'
  return {
    direction: change > 0 ? 'up' : 'down',
    amount: `${sign}${counted}`,
    text: `${sign}${counted} from last month`,
  }
}
