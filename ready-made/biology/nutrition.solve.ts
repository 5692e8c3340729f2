import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** Whether `percent`, printed to one decimal place, of `whole` is `part`, as nearly as the place allows. */
const isShare = (percent: number, whole: number, part: number) =>
  Math.abs((percent * whole) / 100 - part) <= whole * 0.0005 * (1 + 1e-9)

const plain = (one: string) => Number(one.replaceAll(',', ''))

/** By eating, burning and breathing with each option, hour by hour or gram by gram. */
export const nutritionSolvers: Solver[] = [
  {
    // Gram by gram.
    of: ['energy-of-a-meal'],
    solve: ({ read }) => {
      const [sugar = 0, protein = 0, fat = 0, low = 0, high = 0] = read(
        /has (\d+) g of carbohydrate, (\d+) g of protein and (\d+) g of fat\. Carbohydrate and protein give (\d+) kJ per gram and fat gives (\d+) kJ per gram/,
      ).map(Number)
      let energy = 0
      for (let gram = 0; gram < sugar + protein; gram += 1) energy += low
      for (let gram = 0; gram < fat; gram += 1) energy += high
      return energy
    },
  },
  {
    of: ['share-of-energy-from-fat'],
    solve: ({ read }) => {
      const [sugar = 0, protein = 0, fat = 0, low = 0, high = 0] = read(
        /eats (\d+) g of carbohydrate, (\d+) g of protein and (\d+) g of fat\. A gram of carbohydrate or protein gives (\d+) kJ and a gram of fat (\d+) kJ\. What percentage of her energy comes from fat/,
      ).map(Number)
      return ({ value }) => isShare(value, (sugar + protein) * low + fat * high, fat * high)
    },
  },
  {
    // The water that each option would warm.
    of: ['energy-of-a-burnt-groundnut'],
    solve: ({ read }) => {
      const [nut = 0, water = 0, rise = 0, each = 0] = read(
        /A groundnut of mass ([\d.]+) g is burnt under a tube with (\d+) g of water, whose temperature rises by (\d+) °C\. 1 g of water needs ([\d.]+) J/,
      ).map(Number)
      return ({ value }) => near((value * nut) / each / rise, water)
    },
  },
  {
    // The mass that somebody of that height and each index would have.
    of: ['body-mass-index'],
    solve: ({ read }) => {
      const [mass = 0, height = 0] = read(/has a mass of (\d+) kg and is ([\d.]+) m tall\./).map(Number)
      return ({ value }) => Math.abs(value * height * height - mass) <= height * height * 0.05 * (1 + 1e-9)
    },
  },
  {
    // Day by day.
    of: ['fat-stored-from-spare-energy'],
    solve: ({ read }) => {
      const [needs = 0, eats = 0, each = 0, days = 0] = read(
        /needs ([\d,]+) kJ a day and eats food with ([\d,]+) kJ a day\. .* which stores (\d+) kJ per gram, how much fat does he put on in (\d+) days/,
      ).map(plain)
      let spare = 0
      for (let day = 0; day < days; day += 1) spare += eats - needs
      return ({ value }) => near(value * each, spare)
    },
  },
  {
    // Tooth by tooth of one half, above and below, and as many on the other side.
    of: ['teeth-of-a-dental-formula'],
    solve: ({ read }) => {
      const [first, one = '', second, other = '', asked] = read(
        /^The dental formula of an? (\w+) is \$([^$]+)\$, and that of an? (\w+) is \$([^$]+)\$\. How many more teeth has the (\w+)\?/,
      )
      const teeth = (formula: string) =>
        2 * [...formula.matchAll(/\{(\d)\}/g)].reduce((sum, [, count]) => sum + Number(count), 0)
      if (asked !== first && asked !== second) throw new Error(`no ${asked}`)
      return ({ value }) => near(teeth(asked === first ? other : one) + value, teeth(asked === first ? one : other))
    },
  },
  {
    // As much vitamin in the juice as in the solution that did the same.
    of: ['vitamin-c-by-titration'],
    solve: ({ read }) => {
      const [volume = 0, strength = 0, juice = 0] = read(
        /1 cm³ of DCPIP solution, ([\d.]+) cm³ of a vitamin C solution of ([\d.]+) mg cm⁻³ is needed, or ([\d.]+) cm³ of \w+ juice/,
      ).map(Number)
      return ({ value }) => Math.abs(value * juice - volume * strength) <= juice * 0.005 * (1 + 1e-9)
    },
  },
  {
    // Minute by minute.
    of: ['oxygen-from-bubbles'],
    solve: ({ read }) => {
      const [bubbles = 0, minutes = 0, each = 0] = read(
        /gives off (\d+) bubbles of oxygen in (\d+) minutes\. Each bubble has a volume of ([\d.]+) cm³\. How much oxygen does the plant give off in one hour/,
      ).map(Number)
      let gas = 0
      for (let minute = 0; minute < 60; minute += 1) gas += (bubbles * each) / minutes
      return ({ value }) => Math.abs(value - gas) < 1e-6
    },
  },
  {
    // Hour by hour; what respiration gives off in the light is used again at once.
    of: ['gross-photosynthesis-in-a-day'],
    solve: ({ read }) => {
      const [taken = 0, given = 0, light = 0] = read(
        /In light a leaf takes up (\d+) mg of carbon dioxide an hour\. In the dark it gives off (\d+) mg an hour, .* in a day with (\d+) hours of light/,
      ).map(Number)
      let outside = 0
      for (let hour = 0; hour < 24; hour += 1) outside += hour < light ? -taken : given
      // What the leaf gave off all day, less what came to be outside.
      return 24 * given - outside
    },
  },
  {
    // The option's water fills the way of the bubble.
    of: ['water-uptake-by-potometer'],
    solve: ({ read }) => {
      const [way = 0, minutes = 0, section = 0] = read(
        /bubble moves (\d+) mm in (\d+) minutes\. The tube has a cross-section of ([\d.]+) mm²/,
      ).map(Number)
      return ({ value }) => Math.abs((value * minutes) / section - way) < 1e-6
    },
  },
]
