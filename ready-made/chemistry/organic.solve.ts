import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { atoms, massOf } from './substances.ts'

/** Whether a formula is one of the family, by its hydrogen and oxygen. */
const families: Record<string, (c: number, h: number, o: number) => boolean> = {
  'an alkane': (c, h, o) => h === 2 * c + 2 && o === 0,
  'an alkene': (c, h, o) => h === 2 * c && o === 0,
  'an alkyne': (c, h, o) => h === 2 * c - 2 && o === 0,
  'an alkanol with one hydroxyl group': (c, h, o) => h === 2 * c + 2 && o === 1,
}

/** By burning or taking apart the compound of each option. */
export const organicSolvers: Solver[] = [
  {
    of: ['formula-from-molecular-mass'],
    solve: ({ read, text }) => {
      const [family = '', mass] = read(/formula of (an .+) whose relative molecular mass is (\d+)\?/)
      const belongs = families[family]
      if (!belongs) throw new Error(`no family: ${family}`)
      return ({ formula }) => {
        const { C = 0, H = 0, O = 0 } = atoms(formula)
        return belongs(C, H, O) && massOf(formula, text) === Number(mass)
      }
    },
  },
  {
    // The option's own percentages come to the printed ones, and it cannot be made smaller.
    of: ['empirical-formula-from-percentages'],
    solve: ({ read, text }) => {
      const printed = read(/contains ([\d.]+)% carbon, ([\d.]+)% hydrogen and ([\d.]+)% oxygen by mass/).map(Number)
      return ({ formula }) => {
        const found = atoms(formula)
        const counts = ['C', 'H', 'O'].map((symbol) => found[symbol] ?? 0)
        const isSmallest = [2, 3, 4, 5].every((by) => counts.some((count) => count % by !== 0))
        const percentages = ['C', 'H', 'O'].map(
          (symbol) => (100 * (found[symbol] ?? 0) * massOf(symbol, text)) / massOf(formula, text),
        )
        return isSmallest && percentages.every((one, index) => Math.abs(one - (printed[index] ?? 0)) <= 0.05 + 1e-9)
      }
    },
  },
  {
    of: ['molecular-from-empirical'],
    solve: ({ read, text }) => {
      const [simplest = '', mass] = read(/empirical formula \$(\\ce[^$]+)\$ and a relative molecular mass of (\d+)\./)
      const { C = 0, H = 0 } = atoms(simplest)
      return ({ formula }) => {
        const found = atoms(formula)
        return (found.C ?? 0) * H === (found.H ?? 0) * C && massOf(formula, text) === Number(mass)
      }
    },
  },
  {
    of: ['hydrocarbon-from-combustion'],
    solve: ({ read, text }) => {
      const [amount = 0, gas = 0, water = 0] = read(
        /^([\d.]+) mol of a hydrocarbon .* gives ([\d.]+) g of carbon\(IV\) oxide and ([\d.]+) g of water/,
      ).map(Number)
      return ({ formula }) => {
        const { C = 0, H = 0 } = atoms(formula)
        return near(amount * C * massOf('CO2', text), gas) && near(((amount * H) / 2) * massOf('H2O', text), water)
      }
    },
  },
  {
    of: ['hydrocarbon-from-gas-volumes'],
    solve: ({ read }) => {
      const [fuel = 0, oxygen = 0, gas = 0] = read(
        /^([\d.]+) cm³ of a gaseous hydrocarbon needs ([\d.]+) cm³ of oxygen .* gives ([\d.]+) cm³ of carbon/,
      ).map(Number)
      return ({ formula }) => {
        const { C = 0, H = 0 } = atoms(formula)
        return near(fuel * C, gas) && near(fuel * (C + H / 4), oxygen)
      }
    },
  },
  {
    // Oxygen atoms before and after.
    of: ['oxygen-for-alkane'],
    solve: ({ read }) => {
      const [amount, alkane = ''] = read(/needed to burn ([\d.]+) mol of the alkane \$(\\ce[^$]+)\$ completely/)
      const { C = 0, H = 0 } = atoms(alkane)
      if (H !== 2 * C + 2) throw new Error(`no alkane: ${alkane}`)
      return ({ value }) => near(2 * value, Number(amount) * (2 * C + H / 2))
    },
  },
  {
    // As many bromine atoms as hydrogen atoms are missing to the alkane.
    of: ['bromine-for-alkyne'],
    solve: ({ read, text }) => {
      const [mass, alkyne = ''] = read(/to change ([\d.]+) g of the alkyne \$(\\ce[^$]+)\$ completely into a saturated/)
      const { C = 0, H = 0 } = atoms(alkyne)
      const missing = (Number(mass) / massOf(alkyne, text)) * (2 * C + 2 - H)
      return ({ value }) => near(value / massOf('Br', text), missing)
    },
  },
  {
    // The chain weighed again, unit by unit.
    of: ['units-in-polymer'],
    solve: ({ read, text }) => {
      const [unit = '', mass = ''] = read(
        /polymer of \w+, \$(\\ce[^$]+)\$, has a relative molecular mass of ([\d,]+)\./,
      )
      return ({ value }) => {
        let chain = 0
        for (let units = 0; units < value; units += 1) chain += massOf(unit, text)
        return near(chain, Number(mass.replaceAll(',', '')))
      }
    },
  },
]
