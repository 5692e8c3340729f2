import { capitalised } from './capitalised.ts'
import { formatLagos } from './lagos-time.ts'
import { nameOfDay } from './near-time.ts'

/** The head over what belongs to one day: 'Today, Tue 24 Nov 2026', in Lagos. */
export function dayHead(at: Date, now: Date): string {
  const name = nameOfDay(at, now)
  const day = formatLagos(at).replace(/,.*/, '')
  return name ? `${capitalised(name)}, ${day}` : day
}
