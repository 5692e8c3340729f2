import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { atoms, equation, massOf } from './substances.ts'

/** By atoms: what goes in comes out. The printed equation is read and must balance. */
export const reactingAmountsSolvers: Solver[] = [
  {
    // Back from the gas of each option to the metal.
    of: ['gas-from-mass-reacting'],
    solve: ({ read, text }) => {
      const [gas = '', mass, reaction = '', molar] = read(
        /^What volume of (.+) at s\.t\.p\. is formed from ([\d.]+) g of .*\? \$(\\ce[^$]+)\$.*s\.t\.p\. is ([\d.]+) dm³ mol⁻¹/,
      )
      const { takes, gives } = equation(reaction)
      const name = { hydrogen: 'H2', oxygen: 'O2', 'carbon(IV) oxide': 'CO2' }[gas] ?? ''
      const [solid = '', needed = 0] = [...takes][0] ?? []
      const each = needed / (gives.get(name) ?? 0)
      return ({ value }) => near((value / Number(molar)) * each * massOf(solid, text), Number(mass))
    },
  },
  {
    // All of the metal is in the oxide: its share of the option's mass.
    of: ['mass-of-oxide-formed'],
    solve: ({ read, text }) => {
      const [mass, reaction = ''] = read(/formed when ([\d.]+) g of .* burns completely\. \$(\\ce[^$]+)\$/)
      const { takes, gives } = equation(reaction)
      const [metal = ''] = takes.keys()
      const [oxide = ''] = gives.keys()
      const share = ((atoms(oxide)[metal] ?? 0) * massOf(metal, text)) / massOf(oxide, text)
      return ({ value }) => near(value * share, Number(mass))
    },
  },
  {
    // Carbon stays a gas, hydrogen takes half an oxygen atom away into the water: by the oxygen atoms that are left.
    of: ['gas-that-is-left'],
    solve: ({ read }) => {
      const [fuel, oxygen, reaction = ''] = read(
        /^([\d.]+) cm³ of .* exploded with ([\d.]+) cm³ of oxygen\. \$(\\ce[^$]+)\$ .* cooled to room temperature/,
      )
      const { C = 0, H = 0 } = atoms([...equation(reaction).takes.keys()][0] ?? '')
      const left = 2 * Number(oxygen) - (Number(fuel) * H) / 2
      if (left < 2 * C * Number(fuel)) throw new Error('there is too little oxygen')
      return ({ value }) => near(2 * value, left)
    },
  },
  {
    // One small portion after another until a gas is used up.
    of: ['limiting-reactant'],
    solve: ({ read }) => {
      const [nitrogen = 0, hydrogen = 0] = read(
        /amount of ammonia that ([\d.]+) mol of nitrogen and ([\d.]+) mol of hydrogen can give\? \$\\ce\{N2 \+ 3H2 -> 2NH3\}/,
      ).map(Number)
      const portions = 1200
      let [n, h, made] = [nitrogen * portions, hydrogen * portions, 0]
      while (n >= 1 && h >= 3) {
        n -= 1
        h -= 3
        made += 2
      }
      return ({ value }) => near(value, made / portions)
    },
  },
]
