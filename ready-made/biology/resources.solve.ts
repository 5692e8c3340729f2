import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The numbers of an expression in which `@` is one. */
const numbers = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('@', '([\\d,.]*\\d)'))).map((one) => Number(one.replaceAll(',', '')))

/** By putting each option back into the plate, the town, the forest or the lake. */
export const resourcesSolvers: Solver[] = [
  {
    // So many colonies would grow of the option.
    of: ['bacteria-from-colonies'],
    solve: ({ read }) => {
      const [times = 0, volume = 0, colonies = 0] = numbers(
        read,
        'diluted @ times, and @ cm³ of it is spread on a plate, on which @ colonies grow',
      )
      return ({ value }) => near((value / times) * volume, colonies)
    },
  },
  {
    // Both zones ring by ring, a thousandth of a radius at a time.
    of: ['area-without-bacteria'],
    solve: ({ read }) => {
      const [first = 0, second = 0] = numbers(
        read,
        'clear round zone @ mm in diameter, and a disc with another one a zone @ mm in diameter\\. How many times as large as the first is the area of the second',
      )
      const area = (diameter: number) => {
        const width = diameter / 2000
        let sum = 0
        for (let ring = 0; ring < 1000; ring += 1) sum += 2 * Math.PI * (ring + 0.5) * width * width
        return sum
      }
      return area(second) / area(first)
    },
  },
  {
    of: ['children-still-to-be-vaccinated'],
    solve: ({ read }) => {
      const [children = 0, done = 0, wanted = 0] = numbers(
        read,
        'there are @ children under five, and @% of them are vaccinated against measles\\. How many more must be vaccinated so that @% are',
      )
      return ({ value }) => near((((children * done) / 100 + value) / children) * 100, wanted)
    },
  },
  {
    // Thousand by thousand.
    of: ['new-cases-per-thousand'],
    solve: ({ read }) => {
      const [people = 0, cases = 0, each = 0] = numbers(
        read,
        'town of @ people there were @ new cases of cholera in one year; .* for every @ people',
      )
      return ({ value }) => {
        let all = 0
        for (let left = people; left > 0; left -= each) all += (value * Math.min(left, each)) / each
        return Math.abs(all - cases) < 1e-6
      }
    },
  },
  {
    // What the option leaves doubles back to the first mass.
    of: ['litter-that-rots'],
    solve: ({ read }) => {
      const [mass = 0, half = 0, weeks = 0] = numbers(
        read,
        'Dead leaves of mass @ g .* reduce their mass by half every @ weeks\\. What mass has been decomposed after @ weeks',
      )
      return ({ value }) => {
        let left = mass - value
        for (let week = weeks; week > 0; week -= half) left *= 2
        return near(left, mass)
      }
    },
  },
  {
    // Thousand by thousand: those born less those who died.
    of: ['natural-increase'],
    solve: ({ read }) => {
      const [people = 0, born = 0, died = 0, each = 0] = numbers(
        read,
        'A town of @ people has a birth rate of @ and a death rate of @ per @ people a year, and nobody moves in or out\\. By how many people does it grow in one year',
      )
      return ({ value }) => near((value / people) * each + died, born)
    },
  },
  {
    // Year by year.
    of: ['forest-lost-and-planted'],
    solve: ({ read }) => {
      const [area = 0, cleared = 0, planted = 0, years = 0] = numbers(
        read,
        'covers @ hectares\\. Each year @ hectares are cleared and @ hectares are planted again\\. What area of forest is there after @ years',
      )
      let forest = area
      for (let year = 0; year < years; year += 1) forest += planted - cleared
      return forest
    },
  },
  {
    // After a year with the option's catch there are as many as before.
    of: ['fish-that-may-be-caught'],
    solve: ({ read }) => {
      const [fish = 0, grow = 0, die = 0, again = 0] = numbers(
        read,
        'A lake has @ adult fish\\. In a year young fish equal to @% of this number grow up, and @% of the @ die of natural causes',
      )
      if (fish !== again) throw new Error('two different numbers of fish')
      return ({ value }) => near(fish + (fish * grow) / 100 - (fish * die) / 100 - value, fish)
    },
  },
  {
    // Diluted again, the option uses up what went.
    of: ['oxygen-demand-of-dirty-water'],
    solve: ({ read }) => {
      const [times = 0, before = 0, after = 0] = numbers(
        read,
        'is diluted @ times with clean water\\. In five days its dissolved oxygen falls from @ mg dm⁻³ to @ mg dm⁻³',
      )
      return ({ value }) => Math.abs(before - value / times - after) < 1e-9
    },
  },
  {
    // Day by day, lizard by lizard.
    of: ['leaves-behind-the-lizards'],
    solve: ({ read }) => {
      const [lizards = 0, hoppers = 0, leaves = 0, days = 0] = numbers(
        read,
        'In a garden @ lizards eat @ grasshoppers each in a day, and each of these grasshoppers has eaten @ g of leaves\\. .* in @ days, correct',
      )
      let grams = 0
      for (let day = 0; day < days; day += 1) {
        for (let lizard = 0; lizard < lizards; lizard += 1) grams += hoppers * leaves
      }
      return grams / 1000
    },
  },
  {
    // Were light moths caught as often as dark ones, the option says by how much fewer they were.
    of: ['moths-caught-again'],
    solve: ({ read }) => {
      const [dark = 0, light = 0, darkAgain = 0, lightAgain = 0] = numbers(
        read,
        '@ dark and @ light moths were marked and released\\. Later @ of the dark and @ of the light ones were caught again\\. What is the share of dark moths caught again divided by the share of light moths',
      )
      const equally = (darkAgain * light) / dark
      return ({ value }) => Math.abs(value * lightAgain - equally) <= lightAgain * 0.005 * (1 + 1e-9)
    },
  },
  {
    // The mean of the parents, raised by the option, is the hybrid.
    of: ['hybrid-better-than-parents'],
    solve: ({ read }) => {
      const [first = 0, second = 0, hybrid = 0] = numbers(
        read,
        'yield @ tonnes per hectare and @ tonnes per hectare\\. A hybrid of them yields @ tonnes per hectare\\. By what percentage is the hybrid above the mean of its parents',
      )
      const mean = first + (second - first) / 2
      return ({ value }) => Math.abs(mean + (mean * value) / 100 - hybrid) <= mean * 0.0005 * (1 + 1e-9)
    },
  },
]
