import type { KeptHere } from '../../platform/import/use-kept.ts'
import type { Found, Review } from './found.ts'

/** The import on this device, as the screen has it. */
export type ReviewHere = KeptHere<Review>

/** The review with these questions changed. */
export function changeFound(
  { change }: ReviewHere,
  positions: ReadonlySet<number> | number,
  by: (found: Found) => Found,
): void {
  const isMeant = ({ position }: Found) =>
    typeof positions === 'number' ? positions === position : positions.has(position)
  change((now) => ({ ...now, found: now.found.map((one) => (isMeant(one) ? by(one) : one)) }))
}
