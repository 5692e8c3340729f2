/** How solvers read places and clocks. */

/** Degrees east of `20° E`; those west are negative. */
export const degreesEast = (longitude: string) =>
  Number(/^(\d+)°/.exec(longitude)?.[1]) * (longitude.endsWith('W') ? -1 : 1)

/** Minutes since midnight at `3:20 p.m.` or `12:00 noon`. */
export function minutesOf(clock: string): number {
  const [, hour, minute, half = ''] = /^(\d+):(\d\d) (a\.m\.|p\.m\.|noon|midnight)/.exec(clock) ?? []
  const late = half.startsWith('p') || half === 'noon' ? 12 * 60 : 0
  return (Number(hour) % 12) * 60 + Number(minute) + late
}
