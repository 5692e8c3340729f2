import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'
import { atoms } from './substances.ts'

/** The charge behind `^`: `3-` is −3, `-` is −1. */
function chargeOf(sign: string): number {
  const [, size, minus] = /^(\d*)([+-])$/.exec(sign) ?? []
  if (!minus) throw new Error(`no charge: ${sign}`)
  return Number(size || 1) * (minus === '-' ? -1 : 1)
}

/** By substitution of each option. */
export const redoxAndNucleiSolvers: Solver[] = [
  {
    of: ['oxidation-number-in-ion'],
    solve: ({ read }) => {
      const [ion = '', charge = ''] = read(/X in the ion \$\\ce\{([A-Z\d]+)\^(\S+)\}\$\? .*oxygen is \$-2\$/)
      const { X = 0, O = 0 } = atoms(ion)
      return ({ value }) => X * value - 2 * O === chargeOf(charge)
    },
  },
  {
    // The lower potential lifted by the option comes to the higher one.
    of: ['electromotive-force-of-cell'],
    solve: ({ read, value }) => {
      const ends = read(/half-cells are \$([^$]+)\$ V and \$([^$]+)\$ V\. /).map((end) => value(end))
      return (option) => near(Math.min(...ends) + option.value, Math.max(...ends))
    },
  },
  {
    // The mass number put together again from the option.
    of: ['electrons-of-ion'],
    solve: ({ read }) => {
      const [neutrons, mass, charge = ''] = read(
        /has (\d+) neutrons and a mass number of (\d+)\. .* the ion \$\\ce\{X\^(\S+)\}\$/,
      )
      return ({ value }) => Number(neutrons) + value + chargeOf(charge) === Number(mass)
    },
  },
  {
    // What is left doubles with each half-life back to the start.
    of: ['fraction-decayed'],
    solve: ({ read }) => {
      const [start = 0, half = 0, time = 0] = read(
        /holds ([\d.]+) g of .* half-life of (\d+) \w+\. What mass of the isotope has decayed after (\d+) /,
      ).map(Number)
      return ({ value }) => {
        let left = start - value
        for (let back = time; back > 0; back -= half) left *= 2
        return near(left, start)
      }
    },
  },
  {
    // The constant at which as much is formed as is said: halving within halving.
    of: ['equilibrium-constant-from-amounts'],
    solve: ({ read }) => {
      const [hydrogen = 0, iodine = 0, formed = 0] = read(
        /^([\d.]+) mol of hydrogen and ([\d.]+) mol of iodine .* ([\d.]+) mol of hydrogen iodide has been formed: \$\\ce\{H2 \+ I2 <=> 2HI\}/,
      ).map(Number)
      const most = 2 * Math.min(hydrogen, iodine)
      const amount = (constant: number) =>
        balance(0, most, (at) => at ** 2 - constant * (hydrogen - at / 2) * (iodine - at / 2))
      return balance(0, 100_000, (constant) => amount(constant) - formed)
    },
  },
]
