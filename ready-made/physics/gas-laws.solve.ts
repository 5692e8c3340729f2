import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** As much gas before as after: pressure times volume over the temperature counted from −273 °C. */
const amount = (pressure: number, volume: number, celsius = 0) => (pressure * volume) / (celsius + 273)

/** By substitution of each option into the amount of gas, and by the change for each degree from 0 °C. */
export const gasLawsSolvers: Solver[] = [
  {
    of: ['boyle-volume'],
    solve: ({ read }) => {
      const [volume = 0, before = 0, after = 0] = read(
        /volume of ([\d.]+) cm³ at a pressure of ([\d.]+) kPa\..*at ([\d.]+) kPa/,
      ).map(Number)
      return ({ value }) => near(amount(after, value), amount(before, volume))
    },
  },
  {
    // Each degree adds a 273rd part of the volume at 0 °C.
    of: ['charles-volume'],
    solve: ({ read }) => {
      const [volume = 0, from = 0, to = 0] = read(
        /volume of ([\d.]+) cm³ at ([\d.]+) °C\..*to ([\d.]+) °C at constant pressure/,
      ).map(Number)
      const atZero = volume / (1 + from / 273)
      return ({ value }) => near(value, volume + ((to - from) * atZero) / 273)
    },
  },
  {
    // The pressure at each temperature: each degree adds a 273rd part of that at 0 °C.
    of: ['temperature-for-pressure'],
    solve: ({ read }) => {
      const [from = 0, before = 0, after = 0] = read(
        /at ([\d.]+) °C and a pressure of ([\d.]+) kPa\..*become ([\d.]+) kPa/,
      ).map(Number)
      const atZero = before / (1 + from / 273)
      return ({ value }) => near(before + ((value - from) * atZero) / 273, after)
    },
  },
  {
    of: ['general-gas-equation'],
    solve: ({ read }) => {
      const [volume = 0, from = 0, before = 0, to = 0, after = 0] = read(
        /occupies ([\d.]+) cm³ at ([\d.]+) °C and ([\d.]+) kPa\..*at ([\d.]+) °C and ([\d.]+) kPa/,
      ).map(Number)
      return ({ value }) => near(amount(after, value, to), amount(before, volume, from))
    },
  },
  {
    // The depth from which a bubble of the first volume grows to each option.
    of: ['bubble-from-depth'],
    solve: ({ read }) => {
      const [volume = 0, depth = 0, air = 0] = read(
        /volume ([\d.]+) cm³ rises .*lake ([\d.]+) m deep .*that of ([\d.]+) m of water/,
      ).map(Number)
      return ({ value }) => near((value / volume) * air - air, depth)
    },
  },
  {
    // The mercury that would shorten the air to each option.
    of: ['air-in-tube'],
    solve: ({ read }) => {
      const [length = 0, thread = 0, air = 0] = read(
        /air ([\d.]+) cm long shut in by a thread of mercury ([\d.]+) cm long when it lies horizontally\..*open end at the top.*is ([\d.]+) cmHg/,
      ).map(Number)
      return ({ value }) => near((length / value) * air - air, thread)
    },
  },
  {
    of: ['pressure-in-tyre'],
    solve: ({ read }) => {
      const [before = 0, from = 0, to = 0] = read(/is ([\d.]+) kPa at ([\d.]+) °C\..*is at ([\d.]+) °C/).map(Number)
      const atZero = before / (1 + from / 273)
      return ({ value }) => near(value, before + ((to - from) * atZero) / 273)
    },
  },
  {
    // 100 cm³ of the gas.
    of: ['volume-change-of-pressure'],
    solve: ({ read }) => {
      const [before = 0, less = 0] = read(/gas at ([\d.]+) kPa .*volume is ([\d.]+)% less/).map(Number)
      return ({ value }) => near(amount(value, 100 - less), amount(before, 100))
    },
  },
]
