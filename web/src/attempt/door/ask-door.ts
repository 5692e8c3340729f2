import type { ExamDoor } from '@sabimark/contract/answers.ts'

const hourMs = 3_600_000

/**
 * When to ask again whether a shut door has opened, which staff may bring about at any time; false for never. `chance`
 * (0 to 1) spreads the candidates of a hall: 300 of them ask 40 times a second, and never all at once.
 */
export function askDoorAfterMs(
  door: Pick<ExamDoor, 'state' | 'opensInMs'> | undefined,
  chance: number,
): number | false {
  if (door?.state !== 'not_open') return false
  const spread = 5_000 + 5_000 * chance
  // A tab that is left open until tomorrow need not pay for this.
  return (door.opensInMs ?? 0) <= hourMs ? spread : 6 * spread
}

/** At zero every device asks: within three seconds, and again about every three. */
export function askAtZeroAfterMs(hasAsked: boolean, chance: number): number {
  return hasAsked ? 2_000 + 2_000 * chance : 3_000 * chance
}
