import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)

export const peopleAndTradeSolvers: readonly Solver[] = [
  {
    // The option's share of the circle is the crop's share of all.
    of: ['angle-of-a-crop'],
    solve: ({ read, text }) => {
      const [crop = ''] = read(/angle of the sector for (\w+)\?/)
      const place = rowOf(text, 'Crop').findIndex((one) => one.toLowerCase() === crop)
      const tonnes = rowOf(text, 'Output (thousand tonnes)').map(plain)
      return ({ value }) => near((value / 360) * sum(tonnes), tonnes[place] ?? 0)
    },
  },
  {
    // In both circles a square millimetre stands for as many people.
    of: ['radius-of-a-proportional-circle'],
    solve: ({ read }) => {
      const [people = 0, radius = 0, others = 0] = read(
        /town of ([\d,]+) people has a circle of radius ([\d.]+) mm\. .* a town of ([\d,]+) people/,
      ).map(plain)
      return ({ value }) => near(people / radius ** 2, others / value ** 2)
    },
  },
  {
    of: ['dots-on-a-map'],
    solve: ({ read }) => {
      const [each = 0, area = 0, dots = 0] = read(
        /one dot stands for ([\d,]+) people\. A district of ([\d,]+) km² has (\d+) dots/,
      ).map(plain)
      return ({ value }) => near((value * area) / each, dots)
    },
  },
  {
    // What one district has beyond the option, the other lacks.
    of: ['density-of-two-districts'],
    solve: ({ read }) => {
      const [area = 0, dense = 0, other = 0, second = 0] = read(
        /P has an area of ([\d,]+) km² and ([\d,]+) people per km²\. District Q has an area of ([\d,]+) km² and ([\d,]+) people/,
      ).map(plain)
      return ({ value }) => near(area * (dense - value) + 1, other * (value - second) + 1)
    },
  },
  {
    // Thousand by thousand, the option makes up for births and deaths.
    of: ['rate-of-natural-increase'],
    solve: ({ read }) => {
      const [births = 0, people = 0, deaths = 0] = read(
        /year ([\d,]+) children were born in a town of ([\d,]+) people, and ([\d,]+) people died/,
      ).map(plain)
      return ({ value }) => near((people / 1000) * value, births - deaths)
    },
  },
  {
    // Ten years, and ten years more.
    of: ['people-after-two-decades'],
    solve: ({ read }) => {
      const [area = 0, people = 0, rate = 0, years = 0] = read(
        /state of ([\d,]+) km² has ([\d,]+) people\. Its population grows by (\d+)% in each period of ten years\. .* after (\d+) years/,
      ).map(plain)
      let now = people
      for (let year = 10; year <= years; year += 10) now += (now * rate) / 100
      return ({ value }) => near(value * area, now)
    },
  },
  {
    of: ['men-for-a-hundred-women'],
    solve: ({ read }) => {
      const [all = 0, female = 0] = read(/^A town has ([\d,]+) people, and ([\d,]+) of them are female/).map(plain)
      return (all / female) * 100 - 100
    },
  },
  {
    // Back from the option to the beginning of the year.
    of: ['population-change-with-migration'],
    solve: ({ read }) => {
      const [start = 0, births = 0, deaths = 0, came = 0, left = 0] = read(
        /had ([\d,]+) people at the beginning .* there were ([\d,]+) births and ([\d,]+) deaths; ([\d,]+) people came to live there and ([\d,]+) left/,
      ).map(plain)
      return ({ value }) => value + left - came + deaths - births === start
    },
  },
  {
    // Kilometre by kilometre, less what loading costs.
    of: ['freight-by-road-and-rail'],
    solve: ({ read }) => {
      const [tonnes = 0, far = 0, road = 0, rail = 0, loading = 0] = read(
        /sends (\d+) tonnes of yams (\d+) km\. By road a tonne costs ₦(\d+) a kilometre, by rail ₦(\d+), but for loading at the station ₦([\d,]+) more/,
      ).map(plain)
      let saved = -loading
      for (let km = 0; km < far; km += 1) saved += tonnes * road - tonnes * rail
      return saved
    },
  },
  {
    // Kilogramme by hectare, then and now.
    of: ['yield-of-a-farm'],
    solve: ({ read }) => {
      const [hectares = 0, bags = 0, kilogrammes = 0, before = 0] = read(
        /farm of (\d+) hectares harvests ([\d,]+) bags of maize of (\d+) kg each\. .* harvested ([\d.]+) tonnes from each hectare/,
      ).map(plain)
      const each = (bags * kilogrammes) / hectares
      return each / (before * 10) - 100
    },
  },
  {
    of: ['balance-of-trade'],
    solve: ({ read, text }) => {
      const [imports = 0] = read(/Its imports cost ₦([\d,]+) billion/).map(plain)
      const left = sum(rowOf(text, 'Value (₦ billion)').map(plain)) - imports
      return `${left < 0 ? 'Deficit' : 'Surplus'} of ₦${Math.abs(left)} billion`
    },
  },
]
