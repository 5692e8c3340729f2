import type { Solver } from '../make/solver.ts'
import { moved, near } from '../make/steps.ts'

/** By the pushes on each body and by the common centre, where the usual way is the sum of momenta. */
export const momentumSolvers: Solver[] = [
  {
    // The push that slows the first trolley is the push that starts the second.
    of: ['common-velocity'],
    solve: ({ read }) => {
      const [first = 0, speed = 0, second = 0] = read(
        /mass ([\d.]+) kg moving at ([\d.]+) m s⁻¹ .*mass ([\d.]+) kg at rest/,
      ).map(Number)
      return ({ value }) => near(first * (speed - value), second * value)
    },
  },
  {
    // A second later the common centre is still where the gun was fired.
    of: ['recoil-of-gun'],
    solve: ({ read }) => {
      const [gun = 0, grams = 0, speed = 0] = read(
        /gun of mass ([\d.]+) kg .*mass ([\d.]+) g with a velocity of ([\d.]+) m s⁻¹/,
      ).map(Number)
      const bullet = grams / 1000
      return ({ value }) => near((gun * value) / (gun + bullet), (bullet * speed) / (gun + bullet))
    },
  },
  {
    // The ball that each force turns round leaves with its own speed.
    of: ['force-of-rebound'],
    solve: ({ read }) => {
      const [grams = 0, before = 0, after = 0, time = 0] = read(
        /mass ([\d.]+) g strikes .*at ([\d.]+) m s⁻¹ and rebounds .*at ([\d.]+) m s⁻¹\..*for ([\d.]+) s/,
      ).map(Number)
      return ({ value }) => near(moved(-before, value / (grams / 1000), time).speed, after)
    },
  },
]
