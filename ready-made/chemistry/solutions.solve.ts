import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'
import { atoms, equation, massOf } from './substances.ts'

const water = 1e-14

/** The pH at which all charges cancel, the water's own ions with them: acid gives `negative` ions, a base `positive` ones. */
const chargeless = (negative: number, positive: number) =>
  balance(-1, 15, (ph) => 10 ** -ph + positive - negative - water / 10 ** -ph)

/** By dissolving, diluting and neutralising with each option. */
export const solutionsSolvers: Solver[] = [
  {
    of: ['mass-for-solution'],
    solve: ({ read, text }) => {
      const [formula = '', volume, concentration] = read(/\$(\\ce[^$]+)\$.*make ([\d.]+) cm³ of a ([\d.]+) mol dm⁻³/)
      return ({ value }) => near(value / massOf(formula, text) / (Number(volume) / 1000), Number(concentration))
    },
  },
  {
    of: ['dilution-with-water'],
    solve: ({ read }) => {
      const [volume = 0, before = 0, after = 0] = read(
        /to ([\d.]+) cm³ of a ([\d.]+) mol dm⁻³ acid to make it ([\d.]+) mol dm⁻³/,
      ).map(Number)
      return ({ value }) => near((before * volume) / (volume + value), after)
    },
  },
  {
    // By ions: as much hydrogen of the acid as sodium or potassium of the base.
    of: ['concentration-by-titration'],
    solve: ({ read }) => {
      const [base, acid, strength, reaction = ''] = read(
        /^([\d.]+) cm³ of .* needs ([\d.]+) cm³ of ([\d.]+) mol dm⁻³ .* for neutralisation\. \$(\\ce[^$]+)\$/,
      )
      const [first = '', second = ''] = equation(reaction).takes.keys()
      const metals = (atoms(second).Na ?? 0) + (atoms(second).K ?? 0)
      const hydrogen = Number(acid) * Number(strength) * (atoms(first).H ?? 0)
      return ({ value }) => near(value * Number(base) * metals, hydrogen)
    },
  },
  {
    of: ['percentage-purity'],
    solve: ({ read }) => {
      const [sample = 0, all = 0, part = 0, acid = 0, strength = 0, molar = 0] = read(
        /^([\d.]+) g of impure sodium hydroxide .* made up to ([\d.]+) cm³\. ([\d.]+) cm³ .* neutralises ([\d.]+) cm³ of ([\d.]+) mol dm⁻³ hydrochloric.*\{NaOH\}\$ = ([\d.]+); \$\\ce\{NaOH \+ HCl -> NaCl \+ H2O\}/,
      ).map(Number)
      return ({ value }) => near((((sample * value) / 100 / molar) * part) / all, (acid * strength) / 1000)
    },
  },
  {
    of: ['ph-of-strong-acid'],
    solve: ({ read, value }) =>
      chargeless(value(read(/hydrochloric acid of concentration \$([^$]+)\$ mol dm⁻³/)[0] ?? ''), 0),
  },
  {
    of: ['ph-of-strong-base'],
    solve: ({ read, value }) => {
      const [base = '', concentration = ''] = read(/\$(\\ce[^$]+)\$, of concentration \$([^$]+)\$ mol dm⁻³/)
      return chargeless(0, value(concentration) * (atoms(base).O ?? 0))
    },
  },
  {
    // The option must hold with the water's own ions too.
    of: ['ph-after-dilution'],
    solve: ({ read }) => {
      const [start = 0, ph = 0, first = 0, taken = 0, last = 0] = read(
        /^([\d.]+) cm³ of a fully ionised monobasic acid of pH ([\d.]+) is diluted with water to ([\d.]+) cm³\. Then ([\d.]+) cm³ of this solution is diluted to ([\d.]+) cm³/,
      ).map(Number)
      const end = chargeless((((10 ** -ph * start) / first) * taken) / last, 0)
      return ({ value }) => Math.abs(value - end) < 0.05
    },
  },
  {
    of: ['solubility-from-evaporation'],
    solve: ({ read }) => {
      const [solution = 0, salt = 0] = read(/^([\d.]+) g of a saturated .* leaves ([\d.]+) g of the salt/).map(Number)
      return ({ value }) => near((solution * value) / (100 + value), salt)
    },
  },
  {
    of: ['crystals-on-cooling'],
    solve: ({ read }) => {
      const [hot = 0, from, cold = 0, to, mass = 0, start, end] = read(
        /is ([\d.]+) g per 100 g of water at (\d+) °C and ([\d.]+) g per 100 g of water at (\d+) °C\..*with ([\d.]+) g of water is cooled from (\d+) °C to (\d+) °C/,
      ).map(Number)
      return ({ value }) => from === start && to === end && near((((hot / 100) * mass - value) / mass) * 100, cold)
    },
  },
  {
    // What a solution of that concentration holds in its volume.
    of: ['mass-concentration'],
    solve: ({ read, text }) => {
      const [mass, formula = '', volume] = read(/^([\d.]+) g of .*\$(\\ce[^$]+)\$, .* made up to ([\d.]+) cm³/)
      return ({ value }) => near((value * massOf(formula, text) * Number(volume)) / 1000, Number(mass))
    },
  },
]
