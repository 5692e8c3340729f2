import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'
import { atoms, massOf } from './substances.ts'

/** By weighing each option. */
export const molesSolvers: Solver[] = [
  {
    of: ['moles-from-mass'],
    solve: ({ read, text }) => {
      const [formula = '', mass] = read(/moles of .*\$(\\ce[^$]+)\$, are there in ([\d.]+) g of it/)
      return ({ value }) => near(value * massOf(formula, text), Number(mass))
    },
  },
  {
    // The volume that the option's mass takes up.
    of: ['mass-of-gas-volume'],
    solve: ({ read, text }) => {
      const [volume, formula = '', molar] = read(
        /mass of ([\d.]+) dm³ of .*\$(\\ce[^$]+)\$, measured at s\.t\.p\. .*s\.t\.p\. is ([\d.]+) dm³ mol⁻¹/,
      )
      return ({ value }) => near((value / massOf(formula, text)) * Number(molar), Number(volume))
    },
  },
  {
    // The part of the crystals that stays behind, with the option's water.
    of: ['water-of-crystallisation'],
    solve: ({ read, text }) => {
      const [crystals, salt = '', left] = read(
        /, ([\d.]+) g of hydrated .*\$(\\ce\{\w+\}) \\cdot x\\ce\{H2O\}\$, leaves ([\d.]+) g of the anhydrous/,
      )
      const [dry, water] = [massOf(salt, text), massOf('H2O', text)]
      return ({ value }) => near((Number(crystals) * dry) / (dry + value * water), Number(left))
    },
  },
  {
    // What is not oxygen has the mass of the other atoms.
    of: ['oxygen-in-compound'],
    solve: ({ read, text }) => {
      const [mass, formula = ''] = read(/oxygen is combined in ([\d.]+) g of .*\$(\\ce[^$]+)\$/)
      const oxygen = (atoms(formula).O ?? 0) * massOf('O', text)
      return ({ value }) => near((Number(mass) - value) / (massOf(formula, text) - oxygen), value / oxygen)
    },
  },
  {
    // Where the two isotopes balance on a beam.
    of: ['average-atomic-mass'],
    solve: ({ read }) => {
      const [part = 0, light = 0, rest = 0, heavy = 0] = read(
        /of ([\d.]+)% of an isotope of mass number (\d+) and ([\d.]+)% of one of mass number (\d+)/,
      ).map(Number)
      if (part + rest !== 100) throw new Error('the isotopes are not all of the element')
      return balance(Math.min(light, heavy), Math.max(light, heavy), (at) => part * (at - light) - rest * (heavy - at))
    },
  },
  {
    // The mass that so many molecules have.
    of: ['molecules-in-mass'],
    solve: ({ read, text, value }) => {
      const [mass, formula = '', each = ''] = read(
        /are there in ([\d.]+) g of .*\$(\\ce[^$]+)\$\? \[.*Avogadro’s number is \$([^$]+)\$ mol⁻¹\]/,
      )
      return (option) => near((value(option.formula) / value(each)) * massOf(formula, text), Number(mass))
    },
  },
]
