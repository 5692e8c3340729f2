import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** Whether `percent`, printed to one decimal place, of `whole` is `part`, as nearly as the place allows. */
const isShare = (percent: number, whole: number, part: number) =>
  Math.abs((percent * whole) / 100 - part) <= whole * 0.0005 * (1 + 1e-9)

/** By breathing, resting and counting with each option, hour by hour and day by day. */
export const lifeProcessesSolvers: Solver[] = [
  {
    // The carbon dioxide that belongs to each option.
    of: ['respiratory-quotient'],
    solve: ({ read }) => {
      const [oxygen = 0, dioxide = 0] = read(
        /take up (\d+) cm³ of oxygen and give off (\d+) cm³ of carbon dioxide in the same time/,
      ).map(Number)
      return ({ value }) => Math.abs(value * oxygen - dioxide) <= oxygen * 0.005 * (1 + 1e-9)
    },
  },
  {
    // As far as all the maggots would move the liquid.
    of: ['oxygen-uptake-in-a-respirometer'],
    solve: ({ read }) => {
      const [grams = 0, way = 0, minutes = 0, section = 0] = read(
        /with ([\d.]+) g of maggots the liquid moves ([\d.]+) mm in ([\d.]+) minutes along a tube with a cross-section of ([\d.]+) mm²/,
      ).map(Number)
      return ({ value }) => Math.abs((value * grams * minutes) / section - way) < 1e-6
    },
  },
  {
    // Molecule by molecule.
    of: ['atp-with-and-without-oxygen'],
    solve: ({ read }) => {
      const [aerobic = 0, anaerobic = 0, many = 0, few = 0] = read(
        /breaks down (\d+) molecules of glucose with oxygen and (\d+) without oxygen\. If a molecule of glucose gives (\d+) molecules of ATP with oxygen and (\d+) without/,
      ).map(Number)
      let formed = 0
      for (let molecule = 0; molecule < aerobic + anaerobic; molecule += 1) formed += molecule < aerobic ? many : few
      return formed
    },
  },
  {
    // Back down by ten degrees at a time, halving.
    of: ['enzyme-rate-at-another-temperature'],
    solve: ({ read }) => {
      const [from = 0, rate = 0, most = 0, step = 0, to = 0] = read(
        /^At (\d+) °C an enzyme breaks down ([\d.]+) mg of starch a minute\. Up to (\d+) °C its rate doubles with every rise of (\d+) °C\. What is its rate at (\d+) °C/,
      ).map(Number)
      if (to > most || (to - from) % step !== 0) throw new Error('no whole number of steps')
      return ({ value }) => {
        let slow = value
        for (let now = to; now > from; now -= step) slow /= 2
        return near(slow, rate)
      }
    },
  },
  {
    // Only thoracic vertebrae carry ribs.
    of: ['vertebrae-of-a-mammal'],
    solve: ({ read }) => {
      const bones = read(
        /has (\d+) cervical, (\d+) thoracic, (\d+) lumbar, (\d+) sacral and (\d+) caudal vertebrae\. What percentage of its vertebrae carry ribs/,
      ).map(Number)
      const all = bones.reduce((sum, one) => sum + one, 0)
      return ({ value }) => isShare(value, all, bones[1] ?? 0)
    },
  },
  {
    // Each 100 cm³ of blood by itself.
    of: ['glucose-in-the-blood'],
    solve: ({ read }) => {
      const [blood = 0, before = 0, each = 0, after = 0] = read(
        /has ([\d.]+) dm³ of blood\. Before a meal there are (\d+) mg of glucose in (\d+) cm³ of blood, and after it (\d+) mg/,
      ).map(Number)
      return ({ value }) => Math.abs((value * 1000 * each) / (blood * 1000) + before - after) < 1e-6
    },
  },
  {
    // With the option as sweat the two columns are equal.
    of: ['sweat-from-a-water-balance'],
    solve: ({ text }) => {
      const rows = [...text.matchAll(/^\| \w+ \| (\d+) \| \w+ \| (\d+) \|$/gm)]
      if (rows.length !== 3) throw new Error(`another table: ${text}`)
      const [gain, loss] = [1, 2].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
      return ({ value }) => near((loss ?? 0) + value, gain ?? 0)
    },
  },
  {
    // From the next menstruation back, day by day on the calendar.
    of: ['day-of-ovulation'],
    solve: ({ read }) => {
      const [cycle, day, month = '', before] = read(
        /lasts (\d+) days\. Her last menstruation began on (\d+) ([A-Z][a-z]+)\. If ovulation is (\d+) days before the next menstruation begins/,
      )
      const date = new Date(`${day} ${month} 2023 12:00 UTC`)
      if (Number.isNaN(date.getTime())) throw new Error(`no day: ${day} ${month}`)
      date.setUTCDate(date.getUTCDate() + Number(cycle))
      date.setUTCDate(date.getUTCDate() - Number(before))
      return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    },
  },
  {
    // So many of all the seeds, by the option.
    of: ['germination-of-seeds'],
    solve: ({ read }) => {
      const [each = 0, dishes = 0, not = 0] = read(
        /, (\d+) seeds are put on wet cotton wool in each of (\d+) dishes\. In all (\d+) seeds do not germinate/,
      ).map(Number)
      return ({ value }) => isShare(100 - value, each * dishes, not)
    },
  },
  {
    // Hour by hour.
    of: ['energy-at-rest-in-a-day'],
    solve: ({ read }) => {
      const [each = 0, mass = 0, work = 0, times = 0] = read(
        /needs (\d+) kJ of energy per hour for each kilogram of body mass\. A farmer of (\d+) kg works for (\d+) hours a day, when he needs (\d+) times as much, and rests for the other hours/,
      ).map(Number)
      let energy = 0
      for (let hour = 0; hour < 24; hour += 1) energy += each * mass * (hour < work ? times : 1)
      return energy
    },
  },
  {
    // The option's stomata, spread over the leaf, in one field.
    of: ['stomata-of-a-leaf'],
    solve: ({ read }) => {
      const [seen = 0, field = 0, area = 0, each = 0] = read(
        /microscope (\d+) stomata are seen in a field of ([\d.]+) mm² .* has an area of (\d+) cm²\. How many stomata are on it\? \(1 cm² is (\d+) mm²/,
      ).map(Number)
      return ({ value }) => near((value / (area * each)) * field, seen)
    },
  },
]
