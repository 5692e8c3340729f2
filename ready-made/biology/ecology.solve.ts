import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** Whether `percent`, printed to one decimal place, of `whole` is `part`, as nearly as the place allows. */
const isShare = (percent: number, whole: number, part: number) =>
  Math.abs((percent * whole) / 100 - part) <= whole * 0.0005 * (1 + 1e-9)

/** By laying quadrats over the field, following the energy and weighing with each option. */
export const ecologySolvers: Solver[] = [
  {
    // So many plants would stand in all the quadrats.
    of: ['density-by-quadrat'],
    solve: ({ read }) => {
      const [side, times, found = ''] = read(
        /quadrat with sides of ([\d.]+) m is thrown (\d+) times on a lawn\. The numbers of a weed found in it are ([\d, and]+)\. What is the density/,
      )
      const counts = (found.match(/\d+/g) ?? []).map(Number)
      if (counts.length !== Number(times)) throw new Error(`${times} throws, ${counts.length} counts`)
      const plants = counts.reduce((sum, count) => sum + count, 0)
      return ({ value }) => Math.abs(value * counts.length * Number(side) ** 2 - plants) < 1e-6
    },
  },
  {
    // Quadrat by quadrat over the whole field, each with the mean.
    of: ['population-of-a-field'],
    solve: ({ read }) => {
      const [quadrats = 0, side = 0, casts = 0, long = 0, wide = 0] = read(
        /In (\d+) square quadrats with sides of ([\d.]+) m, (\d+) earthworm casts are counted\. The field is (\d+) m long and (\d+) m wide/,
      ).map(Number)
      let all = 0
      for (let x = 0; x < long / side; x += 1) all += (wide / side) * (casts / quadrats)
      return ({ value }) => Math.abs(value - all) < 1e-6 * all
    },
  },
  {
    // With the option as population, the same part of it was marked as of the second catch.
    of: ['mark-release-recapture'],
    solve: ({ read }) => {
      const [marked = 0, caught = 0, again = 0] = read(
        /, (\d+) \w+ were caught, marked and released\. Later (\d+) \w+ were caught, of which (\d+) were marked/,
      ).map(Number)
      return ({ value }) => near(marked / value, again / caught)
    },
  },
  {
    of: ['frequency-of-a-species'],
    solve: ({ read }) => {
      const [quadrats = 0, held = 0] = read(/^Of (\d+) quadrats thrown on a farm, (\d+) had goat weed in them/).map(
        Number,
      )
      return ({ value }) => near((quadrats * value) / 100, held)
    },
  },
  {
    of: ['energy-passed-on'],
    solve: ({ read }) => {
      const [grass = 0, hoppers = 0] = read(
        /grass holds ([\d,]+) kJ, grasshoppers hold ([\d,]+) kJ and .* What percentage of the energy of the grass passes to the grasshoppers/,
      ).map((one) => Number(one.replaceAll(',', '')))
      return ({ value }) => isShare(value, grass, hoppers)
    },
  },
  {
    // Upwards again: what the option is a part of, level by level, is the light.
    of: ['energy-at-the-third-level'],
    solve: ({ read }) => {
      const [sun = 0, fixed = 0, eaten = 0, taken = 0] = read(
        /receive ([\d,]+) kJ of light energy and fix (\d+)% of it\. Herbivores take in (\d+)% of the energy of the plants, and carnivores (\d+)% of the energy of the herbivores/,
      ).map((one) => Number(one.replaceAll(',', '')))
      return ({ value }) => near((((value / taken) * 100) / eaten / fixed) * 10_000, sun)
    },
  },
  {
    // What goes and the option are all that was eaten.
    of: ['energy-left-for-growth'],
    solve: ({ read }) => {
      const [food = 0, ...goes] = read(
        /grass with ([\d,]+) kJ of energy\. Of this (\d+)% leaves in faeces, (\d+)% in urine, and (\d+)% is used in respiration/,
      ).map((one) => Number(one.replaceAll(',', '')))
      const gone = goes.reduce((sum, percent) => sum + (food * percent) / 100, 0)
      return ({ value }) => near(gone + value, food)
    },
  },
  {
    // Of what was dry, that is humus which burnt away.
    of: ['water-and-humus-in-soil'],
    solve: ({ read }) => {
      const [fresh = 0, dry = 0, burnt = 0] = read(
        /^(\d+) g of fresh soil has a mass of (\d+) g after drying at 105 °C, and of (\d+) g after strong heating .* percentage of humus in the fresh soil/,
      ).map(Number)
      return ({ value }) => isShare(value, fresh, dry - burnt)
    },
  },
  {
    // Without the option's air, soil and water fill the cylinder to the level.
    of: ['air-in-a-soil-sample'],
    solve: ({ read }) => {
      const [soil = 0, water = 0, level = 0] = read(
        /^(\d+) cm³ of dry soil is poured into (\d+) cm³ of water .* The level is then at (\d+) cm³/,
      ).map(Number)
      return ({ value }) => isShare(value, soil, soil + water - level)
    },
  },
  {
    of: ['population-after-a-year'],
    solve: ({ read }) => {
      const [first = 0, born = 0, died = 0, came = 0, left = 0] = read(
        /had (\d+) animals\. In one year (\d+) were born, (\d+) died, (\d+) came from other areas and (\d+) moved away/,
      ).map(Number)
      return ({ value }) => value + died + left === first + born + came
    },
  },
  {
    // Back down the chain to the water.
    of: ['poison-along-a-food-chain'],
    solve: ({ read }) => {
      const [water = 0, plankton = 0, fish = 0, eagles = 0] = read(
        /has ([\d.]+) mg of an insecticide per kg\. In plankton it is (\d+) times as concentrated as in water, in fish (\d+) times as concentrated as in plankton, and in fish eagles (\d+) times as concentrated as in fish/,
      ).map(Number)
      return ({ value }) => near(value / eagles / fish / plankton, water)
    },
  },
]
