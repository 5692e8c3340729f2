import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'
import { atoms, equation } from './substances.ts'

/** By substitution of each option, and by halving towards the volume or pressure that fits. */
export const gasesSolvers: Solver[] = [
  {
    // Each degree adds a 273rd part of the volume at 0 °C; then as much pressure times volume.
    of: ['volume-at-stp'],
    solve: ({ read }) => {
      const [volume = 0, celsius = 0, pressure = 0] = read(
        /occupies ([\d.]+) cm³ at ([\d.]+) °C and ([\d.]+) mmHg.*\[s\.t\.p\. is 0 °C and 760 mmHg; 0 °C is 273 K\]/,
      ).map(Number)
      const atZero = volume / (1 + celsius / 273)
      return balance(0, 10 * volume, (at) => 760 * at - pressure * atZero)
    },
  },
  {
    // Molecules of both gases have the same energy: mass times the square of the speed.
    of: ['time-of-diffusion'],
    solve: ({ read }) => {
      const [time = 0, first = 0, second = 0] = read(
        /in ([\d.]+) s\. How long does the same volume.*is ([\d.]+) g mol⁻¹, of .* ([\d.]+) g mol⁻¹\]/,
      ).map(Number)
      return ({ value }) => near(first / time ** 2, second / value ** 2)
    },
  },
  {
    of: ['molar-mass-from-diffusion'],
    solve: ({ read }) => {
      const [known = 0, fast = 0, slow = 0] = read(
        /molar mass ([\d.]+) g mol⁻¹\).* at ([\d.]+) cm³ s⁻¹ and a gas X at ([\d.]+) cm³ s⁻¹/,
      ).map(Number)
      return ({ value }) => near(value * slow ** 2, known * fast ** 2)
    },
  },
  {
    // A mole of nitrogen and a mole of the rest press alike.
    of: ['partial-pressure-in-mixture'],
    solve: ({ read }) => {
      const [nitrogen = 0, oxygen = 0, argon = 0, total = 0] = read(
        /([\d.]+) mol of nitrogen, ([\d.]+) mol of oxygen and ([\d.]+) mol of argon at a total pressure of ([\d.]+) kPa\. .* pressure of the nitrogen/,
      ).map(Number)
      return ({ value }) => near(value / nitrogen, (total - value) / (oxygen + argon))
    },
  },
  {
    of: ['dry-gas-over-water'],
    solve: ({ read }) => {
      const [volume = 0, total = 0, vapour = 0, pressure = 0] = read(
        /^([\d.]+) cm³ of .* total pressure of ([\d.]+) mmHg\..* is ([\d.]+) mmHg at that .* at ([\d.]+) mmHg and the same temperature/,
      ).map(Number)
      return balance(0, 10 * volume, (at) => pressure * at + vapour * volume - total * volume)
    },
  },
  {
    // By atoms: two of oxygen to each of carbon, half of one to each of hydrogen.
    of: ['gas-volumes-of-burning'],
    solve: ({ read }) => {
      const [volume, reaction = ''] = read(/oxygen is needed to burn ([\d.]+) cm³ of .* \$(\\ce[^$]+)\$/)
      const [fuel = ''] = equation(reaction).takes.keys()
      const { C = 0, H = 0 } = atoms(fuel)
      return ({ value }) => near(2 * value, Number(volume) * (2 * C + H / 2))
    },
  },
  {
    // The pressure at which each mole takes R to a kelvin; kPa times dm³ are joules.
    of: ['amount-by-ideal-gas-equation'],
    solve: ({ read }) => {
      const [amount = 0, volume = 0, celsius = 0, constant = 0] = read(
        /pressure of ([\d.]+) mol of .* vessel of ([\d.]+) dm³ at ([\d.]+) °C.*is ([\d.]+) J K⁻¹ mol⁻¹/,
      ).map(Number)
      return balance(0, 100_000, (at) => (at * volume) / amount / (celsius + 273) - constant)
    },
  },
]
