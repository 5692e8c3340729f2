import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The numbers of an expression in which `@` is one. */
const numbers = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('@', '([\\d,.]*\\d)'))).map((one) => Number(one.replaceAll(',', '')))

/** By counting legs, drops and cows, or year by year. */
export const environmentSolvers: Solver[] = [
  {
    // The legs that each option gives.
    of: ['insects-and-spiders-by-legs'],
    solve: ({ read }) => {
      const [animals = 0, six = 0, eight = 0, legs = 0] = numbers(
        read,
        'holds @ animals, which are insects with @ legs each and spiders with @ legs each\\. In all they have @ legs\\. How many of them are spiders',
      )
      return ({ value }) => near(value * eight + (animals - value) * six, legs)
    },
  },
  {
    of: ['share-of-a-species-in-a-catch'],
    solve: ({ read, text }) => {
      const [asked = ''] = read(/What percentage of the catch are (\w+), correct/)
      const row = (name: string) => (new RegExp(`^\\| ${name} \\| (.+) \\|$`, 'm').exec(text)?.[1] ?? '').split(' | ')
      const [animals, counts] = [row('Animal'), row('Number').map(Number)]
      const all = counts.reduce((sum, one) => sum + one, 0)
      const found = counts[animals.findIndex((one) => one.toLowerCase() === asked)] ?? Number.NaN
      return ({ value }) => Math.abs((value * all) / 100 - found) <= all * 0.0005 * (1 + 1e-9)
    },
  },
  {
    // Snail by snail.
    of: ['biomass-of-a-level'],
    solve: ({ read }) => {
      const [area = 0, snails = 0, mass = 0] = numbers(
        read,
        '^On @ m² of a garden there are @ snails with a mean mass of @ g',
      )
      let all = 0
      for (let snail = 0; snail < snails; snail += 1) all += mass
      return ({ value }) => Math.abs(value * area - all) < 1e-6
    },
  },
  {
    // With the grain so many more eat as the option says; the others could have eaten the meat.
    of: ['people-fed-by-grain-or-meat'],
    solve: ({ read }) => {
      const [million = 0, need = 0, percent = 0, days = 0] = numbers(
        read,
        'holds @ million kJ\\. A person needs @ kJ a day\\. If the grain is fed to goats, @% of its energy becomes meat\\. How many more people can be fed for @ days',
      )
      const grain = million * 1e6
      return ({ value }) => near(value * need * days + (grain * percent) / 100, grain)
    },
  },
  {
    of: ['salt-in-lagoon-water'],
    solve: ({ read }) => {
      const [volume = 0, salt = 0, each = 0] = numbers(
        read,
        '^@ cm³ of water from a lagoon leaves @ g of salt when it is evaporated\\. What is the salinity of the water\\? \\(1 dm³ is @ cm³',
      )
      return ({ value }) => Math.abs((value / each) * volume - salt) < 1e-9
    },
  },
  {
    // What did not run through; the option times the sand's is the clay's.
    of: ['water-held-by-two-soils'],
    solve: ({ read }) => {
      const [sand = 0, grams = 0, clay = 0, others = 0, first = 0, second = 0] = numbers(
        read,
        '^@ cm³ of water is poured on @ g of dry sand and @ cm³ on @ g of dry clay, each in a funnel\\. @ cm³ runs through the sand and @ cm³ through the clay',
      )
      if (sand !== clay || grams !== others) throw new Error('unlike samples')
      const [held, more] = [sand - first, clay - second]
      return ({ value }) => Math.abs(value * held - more) <= held * 0.005 * (1 + 1e-9)
    },
  },
  {
    // Cow by cow, as long as there is grass for the season.
    of: ['cattle-on-a-pasture'],
    solve: ({ read }) => {
      const [hectares = 0, grass = 0, days = 0, percent = 0, each = 0] = numbers(
        read,
        'A pasture of @ hectares grows @ kg of dry grass per hectare in a season of @ days\\. To protect the soil, only @% of the grass may be eaten\\. A cow eats @ kg of it a day',
      )
      let [left, cows] = [(hectares * grass * percent) / 100, 0]
      for (; left >= each * days - 1e-6; left -= each * days) cows += 1
      return cows
    },
  },
  {
    // Year by year.
    of: ['herd-that-shrinks'],
    solve: ({ read }) => {
      const [herd = 0, percent = 0] = numbers(
        read,
        'There were @ [\\w ]+ in a forest\\. Because of poaching, their number falls by @% in each year\\. How many are there after two years',
      )
      let left = herd
      for (let year = 0; year < 2; year += 1) left -= (left * percent) / 100
      return ({ value }) => near(value, left)
    },
  },
  {
    // Week by week.
    of: ['firewood-of-a-village'],
    solve: ({ read }) => {
      const [families = 0, burns = 0, tree = 0, weeks = 0] = numbers(
        read,
        'Each of @ families of a village burns @ kg of firewood a week\\. A tree gives @ kg of firewood\\. How many trees are needed for @ weeks',
      )
      let wood = 0
      for (let week = 0; week < weeks; week += 1) wood += families * burns
      return ({ value }) => near(value * tree, wood)
    },
  },
  {
    // Minute by minute.
    of: ['dripping-taps'],
    solve: ({ read }) => {
      const [taps = 0, drops = 0, drop = 0, hours = 0, litre = 0] = numbers(
        read,
        'In a school @ taps drip, each with @ drops a minute\\. A drop has a volume of @ cm³\\. How much water is lost in a day of @ hours\\? \\(1 litre is @ cm³',
      )
      let water = 0
      for (let minute = 0; minute < hours * 60; minute += 1) water += taps * drops * drop
      return ({ value }) => Math.abs(value * litre - water) < 1e-3
    },
  },
]
