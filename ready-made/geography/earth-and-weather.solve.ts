import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'
import { degreesEast, minutesOf } from './places.ts'

const day = 24 * 60
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)

/** The clock after so many degrees towards the east, each of them four minutes. */
function clockAfter(minutes: number, from: number, to: number): number {
  let clock = minutes
  for (let at = from; at < to; at += 1) clock += 4
  for (let at = from; at > to; at -= 1) clock -= 4
  return (clock + 2 * day) % day
}

export const earthAndWeatherSolvers: readonly Solver[] = [
  {
    // Degree by degree.
    of: ['time-at-another-place'],
    solve: ({ read }) => {
      const [from = '', to = '', time = ''] = read(
        /^\w is on longitude (\d+° [EW]) and \w on longitude (\d+° [EW])\. When the local time at \w is (.+?), what/,
      )
      const clock = clockAfter(minutesOf(time), degreesEast(from), degreesEast(to))
      return ({ text }) => minutesOf(text) === clock
    },
  },
  {
    // At the option the clock shows what it does at the ship.
    of: ['longitude-from-two-times'],
    solve: ({ read }) => {
      const [here = '', from = '', there = ''] = read(
        /^When it is (.+?) local time at a place on longitude (\d+° [EW]), it is (.+?) local time on the same day/,
      )
      return ({ text }) => minutesOf(there) - minutesOf(here) === 4 * (degreesEast(text) - degreesEast(from))
    },
  },
  {
    of: ['distance-along-a-meridian'],
    solve: ({ read }) => {
      const [one = '', side = '', other = '', otherSide = '', km = ''] = read(
        /at latitude (\d+)° ([NS]) and the other at (\d+)° ([NS])\. .*1° of latitude as (\d+) km/,
      )
      const north = (degrees: string, half: string) => Number(degrees) * (half === 'N' ? 1 : -1)
      return ({ value }) => near(value / Number(km), Math.abs(north(one, side) - north(other, otherSide)))
    },
  },
  {
    // The watch of the traveller, and then the degrees.
    of: ['flight-and-local-time'],
    solve: ({ read }) => {
      const [from = '', time = '', hours = '', to = ''] = read(
        /on longitude (\d+° [EW]) at (.+?) local time and flies for (\d+) hours to a town on longitude (\d+° [EW])/,
      )
      const clock = clockAfter(minutesOf(time) + 60 * Number(hours), degreesEast(from), degreesEast(to))
      return ({ text }) => minutesOf(text) === clock
    },
  },
  {
    // Metre by metre.
    of: ['temperature-on-a-mountain'],
    solve: ({ read }) => {
      const [warm = 0, low = 0, fall = 0, high = 0] = read(
        /is ([\d.]+) °C at a station (\d+) m above .* falls by ([\d.]+) °C for each 1000 m of height\. What is it at (\d+) m/,
      ).map(Number)
      let cold = warm
      for (let metre = low; metre < high; metre += 1) cold -= fall / 1000
      return cold
    },
  },
  {
    of: ['relative-humidity'],
    solve: ({ read }) => {
      const [can = 0, holds = 0] = read(/can hold ([\d.]+) g of water vapour, and it holds ([\d.]+) g/).map(Number)
      return 100 - ((can - holds) / can) * 100
    },
  },
  {
    // How far all months lie below the hottest, on the mean.
    of: ['hottest-month-above-the-mean'],
    solve: ({ text }) => {
      const months = rowOf(text, 'Temperature (°C)').map(Number)
      const below = sum(months.map((month) => Math.max(...months) - month)) / 12
      return ({ value }) => near(value, below)
    },
  },
  {
    // What is left when the rain of the other months is taken off.
    of: ['share-of-rain-in-a-season'],
    solve: ({ text, read }) => {
      read(/falls from (May to September)/)
      const months = rowOf(text, 'Rainfall (mm)').map(Number)
      const others = sum([...months.slice(0, 4), ...months.slice(9)])
      return 100 - (others / sum(months)) * 100
    },
  },
  {
    // Third by third of the width.
    of: ['discharge-of-a-river'],
    solve: ({ read }) => {
      const [width = '', depths = '', time = '', way = ''] = read(
        /is ([\d.]+) m wide\. Its depth at three points is (.+?)\. A float takes (\d+) s to travel (\d+) m/,
      )
      const each = depths.split(', ').map((depth) => Number.parseFloat(depth) * (Number(width) / 3))
      return ({ value }) => near(value * Number(time), sum(each) * Number(way))
    },
  },
  {
    of: ['drainage-density'],
    solve: ({ read }) => {
      const [area = '', streams = ''] = read(/basin of (\d+) km² are (.+?) long, and no others/)
      return sum(streams.split(', ').map((stream) => Number.parseFloat(stream) / Number(area)))
    },
  },
]
