import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { equation } from './substances.ts'

/** How many electrons an ion `Cu^2+` takes to become metal. */
const electrons = (ion: string) => Number(/^[A-Z][a-z]?\^?(\d*)\+$/.exec(ion)?.[1] || 1)

/** By substitution of each option, and by steps. */
export const energyAndElectrolysisSolvers: Solver[] = [
  {
    // The charge that the option's atoms take up has flowed.
    of: ['mass-on-cathode'],
    solve: ({ read }) => {
      const [current, time, ion = '', atom, faraday = ''] = read(
        /current of ([\d.]+) A is passed for ([\d.,]+) s .*\\ce\{([^}]+)\}.* = ([\d.]+); 1 faraday is ([\d,]+) C/,
      )
      const charge = (mass: number) => (mass / Number(atom)) * electrons(ion) * Number(faraday.replace(',', ''))
      return ({ value }) => near(charge(value), Number(current) * Number(time?.replace(',', '')))
    },
  },
  {
    // The mass that the option's time deposits.
    of: ['time-for-deposit'],
    solve: ({ read }) => {
      const [current, mass, ion = '', atom, faraday = ''] = read(
        /current of ([\d.]+) A flow to deposit ([\d.]+) g .*\\ce\{([^}]+)\}.* = ([\d.]+); 1 faraday is ([\d,]+) C/,
      )
      const flowed = (time: number) => (Number(current) * time) / Number(faraday.replace(',', ''))
      return ({ value }) => near((flowed(value) / electrons(ion)) * Number(atom), Number(mass))
    },
  },
  {
    // As many electrons in both cells.
    of: ['metals-in-series'],
    solve: ({ read }) => {
      const [first = '', second = '', mass, firstAtom, secondAtom] = read(
        /one with \$\\ce\{([^}]+)\}\$ and one with \$\\ce\{([^}]+)\}\$ ions\. While ([\d.]+) g .*\[\w+ = ([\d.]+), \w+ = ([\d.]+)\]/,
      )
      const taken = (Number(mass) / Number(firstAtom)) * electrons(first)
      return ({ value }) => near((value / Number(secondAtom)) * electrons(second), taken)
    },
  },
  {
    // The warming that each option would bring, with its sign.
    of: ['heat-of-neutralisation'],
    solve: ({ read }) => {
      const [acid = 0, strength = 0, base = 0, other = 0, rise = 0, density = 0, capacity = 0] = read(
        /When ([\d.]+) cm³ of ([\d.]+) mol dm⁻³ hydrochloric acid is mixed with ([\d.]+) cm³ of ([\d.]+) mol dm⁻³ sodium hydroxide, the temperature rises by ([\d.]+) .*is ([\d.]+) g cm⁻³; specific heat capacity is ([\d.]+) J/,
      ).map(Number)
      const made = Math.min(acid * strength, base * other) / 1000
      const perDegree = (acid + base) * density * capacity
      return ({ value }) => near((-value * 1000 * made) / perDegree, rise)
    },
  },
  {
    // Up from P and Q to the elements and down to R, or straight by the option: the same way.
    of: ['enthalpy-from-formation'],
    solve: ({ read, value }) => {
      const [p = 0, q = 0, r = 0] = read(
        /\\ce\{P \+ Q -> R\}\$, .*formation of P, Q and R are \$([^$]+)\$, \$([^$]+)\$ and \$([^$]+)\$ kJ/,
      ).map((one) => value(one))
      return (option) => near(p + q + option.value, r)
    },
  },
  {
    // How far below loose atoms the elements lie and the product lies.
    of: ['enthalpy-from-bonds'],
    solve: ({ read }) => {
      const [amount, other, reaction = '', first, second, made] = read(
        /when ([\d.]+) mol of hydrogen reacts with ([\d.]+) mol of .*: \$(\\ce[^$]+)\$\. .*: H–H ([\d.]+), \w+–\w+ ([\d.]+), H–\w+ ([\d.]+)\]/,
      )
      const { takes, gives } = equation(reaction)
      const [product = 0] = gives.values()
      if (amount !== other || [...takes.values()].some((many) => many !== 1)) throw new Error('one gas is in excess')
      const elements = -Number(amount) * (Number(first) + Number(second))
      return ({ value }) => near(elements + value, -Number(amount) * product * Number(made))
    },
  },
  {
    // The option shared out to a mole.
    of: ['heat-from-burning-fuel'],
    solve: ({ read }) => {
      const [enthalpy = 0, mass = 0, molar = 0] = read(
        /is \$-([\d.]+)\$ kJ mol⁻¹\. .* when ([\d.]+) g of it burns .* is ([\d.]+) g mol⁻¹/,
      ).map(Number)
      return ({ value }) => near((value / mass) * molar, enthalpy)
    },
  },
  {
    // The gas collected later, at the option's rate.
    of: ['average-rate-of-gas'],
    solve: ({ read }) => {
      const [before = 0, start = 0, after = 0, end = 0] = read(
        /reaction ([\d.]+) cm³ of gas has been collected after (\d+) s and ([\d.]+) cm³ after (\d+) s/,
      ).map(Number)
      return ({ value }) => near(before + value * (end - start), after)
    },
  },
  {
    // Back from the option, twice the time for each 10 °C colder.
    of: ['time-at-higher-temperature'],
    solve: ({ read }) => {
      const [cold = 0, time = 0, hot = 0] = read(
        /doubles with every rise of 10 °C\. At (\d+) °C it takes ([\d.]+) s\. How long does it take at (\d+) °C/,
      ).map(Number)
      return ({ value }) => {
        let longer = value
        for (let at = hot; at > cold; at -= 10) longer *= 2
        return near(longer, time)
      }
    },
  },
]
