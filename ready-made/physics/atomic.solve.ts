import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const charges: Record<string, number> = { one: 1, two: 2, three: 3 }

/** What is left of an amount after a time, by the decay constant. */
const left = (amount: number, half: number, time: number) => amount * Math.exp((-Math.LN2 * time) / half)

/** By the decay constant, by counting and by substitution. */
export const atomicSolvers: Solver[] = [
  {
    of: ['part-left-after-half-lives'],
    solve: ({ read }) => {
      const [half = 0, amount = 0, time = 0] = read(
        /is ([\d.]+) days\. How much of ([\d.]+) g of it is left after ([\d.]+) days/,
      ).map(Number)
      return ({ value }) => near(value, left(amount, half, time))
    },
  },
  {
    of: ['half-life-from-activity'],
    solve: ({ read }) => {
      const [before = 0, after = 0, time = 0] = read(
        /from ([\d.]+) counts per minute to ([\d.]+) counts per minute in ([\d.]+) hours/,
      ).map(Number)
      return ({ value }) => near(left(before, value, time), after)
    },
  },
  {
    of: ['activity-without-background'],
    solve: ({ read }) => {
      const [shown = 0, background = 0, half = 0, time = 0] = read(
        /shows ([\d.]+) counts per minute, of which ([\d.]+) .*is ([\d.]+) hours\..*after ([\d.]+) hours/,
      ).map(Number)
      return ({ text }) =>
        near(Number(/^[\d.]+/.exec(text.replaceAll(',', ''))?.[0]), background + left(shown - background, half, time))
    },
  },
  {
    // Particle after particle.
    of: ['nucleus-after-decays'],
    solve: ({ read }) => {
      const [mass = 0, charge = 0, alphas = 0, betas = 0] = read(
        /mass number (\d+) and atomic number (\d+) emits (\d+) alpha particles? and (\d+) beta particles?/,
      ).map(Number)
      let nucleus = { neutrons: mass - charge, protons: charge }
      for (let count = 0; count < alphas; count += 1)
        nucleus = { neutrons: nucleus.neutrons - 2, protons: nucleus.protons - 2 }
      for (let count = 0; count < betas; count += 1)
        nucleus = { neutrons: nucleus.neutrons - 1, protons: nucleus.protons + 1 }
      return `mass number ${nucleus.neutrons + nucleus.protons} and atomic number ${nucleus.protons}`
    },
  },
  {
    // The nucleus that each set of particles would leave.
    of: ['count-of-alpha-and-beta'],
    solve: ({ read }) => {
      const [mass = 0, charge = 0, lastMass = 0, lastCharge = 0] = read(
        /mass number (\d+) and atomic number (\d+) becomes .*mass number (\d+) and atomic number (\d+)\./,
      ).map(Number)
      return ({ text }) => {
        const [alphas = 0, betas = 0] = (text.match(/\d+/g) ?? []).map(Number)
        return mass - 4 * alphas === lastMass && charge - 2 * alphas + betas === lastCharge
      }
    },
  },
  {
    // What an electron of each energy had before it left the metal.
    of: ['photon-energy-in-electronvolts'],
    solve: ({ read }) => {
      const [photon = 0, work = 0] = read(/energy of ([\d.]+) eV .*function ([\d.]+) eV/).map(Number)
      return ({ value }) => near(value + work, photon)
    },
  },
  {
    // The wavelength whose photon takes the electron up again, found by halving.
    of: ['wavelength-of-transition'],
    solve: ({ formulas, value, read }) => {
      const [upper = 0, lower = 0] = formulas.map((formula) => value(formula))
      const product = Number(read(/hc = (\d+)/)[0])
      return balance(1, 1e5, (length) => lower + product / length - upper)
    },
  },
  {
    // The mass of each energy.
    of: ['energy-of-mass-defect'],
    solve: ({ read, formulas, value: worth }) => {
      const [micrograms = 0] = read(/by ([\d.]+) μg/).map(Number)
      const light = worth(formulas[0] ?? '')
      return ({ value }) => near(((value * 1e6) / light / light) * 1e9, micrograms)
    },
  },
  {
    // The mass number that each number of neutrons gives.
    of: ['neutrons-of-ion'],
    solve: ({ read }) => {
      const [word = '', electrons, mass] = read(/charge of plus (\w+) has (\d+) electrons, .*nucleus is (\d+)/)
      return ({ value }) => value + Number(electrons) + (charges[word] ?? Number.NaN) === Number(mass)
    },
  },
  {
    // The square of the wavelength times the voltage stays, as the energy grows with the voltage.
    of: ['electron-through-voltage'],
    solve: ({ numbers }) => {
      const [before = 0, length = 0, after = 0] = numbers
      return ({ value }) => near(value ** 2 * after, length ** 2 * before)
    },
  },
]
