import type { Solver } from '../make/solver.ts'
import { near, summed } from '../make/steps.ts'

const radii: Record<string, number> = { once: 1, twice: 2, 'three times': 3, 'four times': 4, 'five times': 5 }

/** By charges, work and substitution, where the usual way is a formula of the field or the coil. */
export const fieldsSolvers: Solver[] = [
  {
    // Second after second.
    of: ['charge-in-time'],
    solve: ({ read }) => {
      const [current = 0, minutes = 0] = read(/current of ([\d.]+) mA .*for ([\d.]+) minutes?/).map(Number)
      return ({ value }) =>
        near(
          value,
          summed(0, minutes * 60, (_, step) => (current / 1000) * step),
        )
    },
  },
  {
    // The voltages of the two come to that of the supply.
    of: ['capacitors-in-series'],
    solve: ({ read }) => {
      const [first = 0, second = 0, voltage = 0] = read(
        /of ([\d.]+) μF and ([\d.]+) μF .*across (?:a|an) ([\d.]+) V supply/,
      ).map(Number)
      return ({ value }) => near(value / first + value / second, voltage)
    },
  },
  {
    // Charge after charge is brought up against the voltage that is there.
    of: ['energy-of-capacitor'],
    solve: ({ numbers }) => {
      const [capacity = 0, voltage = 0] = numbers
      const charge = capacity * 1e-6 * voltage
      const work = summed(0, charge, (at, step) => (at / (capacity * 1e-6)) * step)
      return ({ value }) => near(value, work)
    },
  },
  {
    // What the first loses the second gains.
    of: ['voltage-when-capacitors-share'],
    solve: ({ numbers }) => {
      const [first = 0, voltage = 0, second = 0] = numbers
      return ({ value }) => near(first * (voltage - value), second * value)
    },
  },
  {
    // The work on one coulomb from plate to plate.
    of: ['field-between-plates'],
    solve: ({ read }) => {
      const [apart = 0, voltage = 0] = read(/plates ([\d.]+) mm apart .*of ([\d.]+) V/).map(Number)
      return ({ value }) =>
        near(
          summed(0, apart / 1000, (_, step) => value * step),
          voltage,
        )
    },
  },
  {
    // Force times the square of the distance stays.
    of: ['force-when-moved-apart'],
    solve: ({ read }) => {
      const [force = 0, before = 0, after = 0] = read(
        /is ([\d.]+) mN when they are ([\d.]+) cm apart\..*are ([\d.]+) cm apart/,
      ).map(Number)
      return ({ value }) => near(value * after ** 2, force * before ** 2)
    },
  },
  {
    // The distance from the centre at which a body has each weight.
    of: ['weight-above-the-earth'],
    solve: ({ read }) => {
      const [weight, words = ''] = read(/weighs ([\d.]+) N .*surface of (once|twice|[a-z]+ times) the radius/)
      return ({ value }) => near(Math.sqrt(Number(weight) / value) - 1, radii[words] ?? Number.NaN)
    },
  },
  {
    // The work of the force over a metre is the current times the flux that is cut.
    of: ['force-on-wire'],
    solve: ({ read }) => {
      const [length = 0, current = 0, density = 0] = read(
        /wire ([\d.]+) cm long carries a current of ([\d.]+) A .*density ([\d.]+) T/,
      ).map(Number)
      const flux = summed(0, 1, (_, step) => density * (length / 100) * step)
      return ({ value }) => near(value / current, flux)
    },
  },
  {
    // What the primary coil takes, less what is lost, is what the lamp needs.
    of: ['secondary-current'],
    solve: ({ read }) => {
      const [voltage = 0, power = 0, percent = 0] = read(
        /changes ([\d.]+) V to .*lamp of ([\d.]+) W.*is ([\d.]+)% efficient/,
      ).map(Number)
      const taken = (current: number) => voltage * current
      return ({ value }) => near(taken(value) - taken(value) * (1 - percent / 100), power)
    },
  },
  {
    // As many volts for each turn in both coils.
    of: ['turns-of-transformer'],
    solve: ({ read }) => {
      const [turns = 0, primary = 0, secondary = 0] = read(
        /has ([\d.]+) turns and is connected to ([\d.]+) V\..*to give ([\d.]+) V/,
      ).map(Number)
      return ({ value }) => near(secondary / value, primary / turns)
    },
  },
  {
    // The flux that each voltage would leave after the time.
    of: ['induced-voltage'],
    solve: ({ read }) => {
      const [turns = 0, before = 0, after = 0, time = 0] = read(
        /of ([\d.]+) turns falls from ([\d.]+) mWb to ([\d.]+) mWb in ([\d.]+) s/,
      ).map(Number)
      return ({ value }) => near(before - summed(0, time, (_, step) => (value / turns) * step) * 1000, after)
    },
  },
]
