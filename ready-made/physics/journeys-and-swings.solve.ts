import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

/** By going the way back, by the clock and by energy, where the usual way is a formula of motion or oscillation. */
export const journeysAndSwingsSolvers: Solver[] = [
  {
    // The straight line that is left when each option is taken off the walk must be the hypotenuse.
    of: ['path-longer-than-displacement'],
    solve: ({ read }) => {
      const [east = 0, north = 0] = read(/walks ([\d.]+) m due east and then ([\d.]+) m due north/).map(Number)
      const direction = Math.atan2(north, east)
      return ({ value }) => near((east + north - value) * Math.cos(direction), east)
    },
  },
  {
    // Half lap after half lap: the place on the track and the way run so far.
    of: ['half-lap-more'],
    solve: ({ read, formulas, value }) => {
      const [laps = 0, radius = 0] = read(/runs ([\d.]+) times round a circular track of radius ([\d.]+) m/).map(Number)
      const pi = value((formulas[0] ?? '').replace(/^.*=/, ''))
      let [place, run] = [radius, 0]
      for (let half = 0; half < laps * 2; half += 1) {
        place = -place
        run += pi * radius
      }
      return run - Math.abs(place - radius)
    },
  },
  {
    // At each steady velocity the boy would be at the same place at the end.
    of: ['velocity-there-and-back'],
    solve: ({ read }) => {
      const [out = 0, first = 0, back = 0, second = 0] = read(
        /runs ([\d.]+) m due east in ([\d.]+) s, turns and runs ([\d.]+) m due west in ([\d.]+) s/,
      ).map(Number)
      return ({ value }) => near(value * first + value * second + back, out)
    },
  },
  {
    // Where each car is after the minutes of each option.
    of: ['cars-that-meet'],
    solve: ({ read }) => {
      const [apart = 0, one = 0, other = 0] = read(
        /towns ([\d.]+) km apart .*speeds of ([\d.]+) km h⁻¹ and ([\d.]+) km h⁻¹/,
      ).map(Number)
      return ({ value }) => near((one / 60) * value, apart - (other / 60) * value)
    },
  },
  {
    // So many swings of the period that each frequency has fill the time.
    of: ['frequency-from-swings'],
    solve: ({ read }) => {
      const [swings = 0, seconds = 0] = read(/makes ([\d.]+) complete oscillations in ([\d.]+) s/).map(Number)
      return ({ value }) => near((1 / value) * swings, seconds)
    },
  },
  {
    // The acceleration of free fall is the same with both pendulums.
    of: ['period-of-other-length'],
    solve: ({ read }) => {
      const [length = 0, period = 0, other = 0] = read(
        /length ([\d.]+) cm has a period of ([\d.]+) s\..*length is made ([\d.]+) cm/,
      ).map(Number)
      const fall = (long: number, time: number) => (4 * Math.PI ** 2 * long) / time ** 2
      return ({ value }) => near(fall(other, value), fall(length, period))
    },
  },
  {
    // The angle at which the body is so far out, found by halving, and the speed of the turning point that casts its shadow.
    of: ['speed-at-displacement'],
    solve: ({ read }) => {
      const [amplitude = 0, angular = 0, out = 0] = read(
        /amplitude of ([\d.]+) cm and an angular speed of ([\d.]+) rad s⁻¹\..*when it is ([\d.]+) cm/,
      ).map(Number)
      const angle = balance(0, Math.PI / 2, (turned) => amplitude * Math.sin(turned) - out)
      return ({ value }) => near(value, amplitude * angular * Math.cos(angle))
    },
  },
]
