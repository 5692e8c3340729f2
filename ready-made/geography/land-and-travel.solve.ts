import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'
import { degreesEast, minutesOf } from './places.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const week = 7 * 24 * 60
const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
/** How many centimetres of ground a centimetre of a map stands for, as a scale is printed. */
const scaleIn = (text: string) => Number((/1:([\d{},]+)/.exec(text)?.[1] ?? 'x').replaceAll(/[{},]/g, ''))

export const landAndTravelSolvers: readonly Solver[] = [
  {
    // So many centimetres of the option are the kilometres.
    of: ['statement-as-a-fraction'],
    solve: ({ read }) => {
      const [cm = 0, km = 0] = read(/stated as ([\d.]+) cm to ([\d.]+) km/).map(Number)
      return (option) => near(cm * scaleIn(option.text), km * 100_000)
    },
  },
  {
    // Two halves make a square, and the squares are laid one by one.
    of: ['area-by-counting-squares'],
    solve: ({ read, text }) => {
      const [whole = 0, halves = 0, side = 0] = read(
        /covers (\d+) whole squares and (\d+) half squares of a grid\. The sides of a square are (\d+) cm on the map/,
      ).map(Number)
      const metres = (side * scaleIn(text)) / 100
      let area = 0
      for (let half = 0; half < 2 * whole + halves; half += 1) area += (metres * metres) / 2
      return ({ value }) => near(value * 1_000_000, area)
    },
  },
  {
    // Chain after chain is laid, each with what it is too long.
    of: ['line-measured-with-a-long-chain'],
    solve: ({ read }) => {
      const [chain = 0, found = 0, more = 0] = read(
        /with a (\d+) m chain and finds ([\d,]+) m\. The chain is then seen to be (\d+) cm too long/,
      ).map(plain)
      let length = 0
      for (let laid = 0; laid < found; laid += chain) length += chain + more / 100
      return ({ value }) => near(value, length)
    },
  },
  {
    // The sun sinks by a degree for each degree from the equator.
    of: ['sun-at-noon-of-the-equinox'],
    solve: ({ read }) => {
      const [latitude = '', side = '', far = '', way = '', each = ''] = read(
        /at latitude (\d+)° ([NS]), and a second town is ([\d,]+) km due (north|south) of it\. .*1° of latitude as (\d+) km/,
      )
      const onward = (way === 'north') === (side === 'N') ? 1 : -1
      const from = Number(latitude) + (onward * plain(far)) / Number(each)
      return ({ value }) => near(value + Math.abs(from), 90)
    },
  },
  {
    // Both clocks, brought to Greenwich, show the same day and time.
    of: ['day-beyond-the-date-line'],
    solve: ({ read }) => {
      const [time = '', day = '', from = '', to = ''] = read(
        /^It is (.+?) on (\w+) at an island on longitude (\d+° [EW])\. .* on longitude (\d+° [EW])\?/,
      )
      const atGreenwich = (clock: string, name: string, place: string) =>
        (days.indexOf(name) * 24 * 60 + minutesOf(clock) - 4 * degreesEast(place) + week) % week
      return ({ text }) => {
        const [clock = '', name = ''] = text.split(' on ')
        return days.includes(name) && atGreenwich(clock, name, to) === atGreenwich(time, day, from)
      }
    },
  },
  {
    // How far the fifth year lies off, five times over.
    of: ['mean-rainfall-of-five-years'],
    solve: ({ text }) => {
      const years = rowOf(text, 'Rainfall (mm)').map(plain)
      const [fifth = 0] = years.slice(-1)
      const off = years.reduce((all, year) => all + fifth - year, 0) / years.length
      return `${Math.abs(off)} mm ${off < 0 ? 'below' : 'above'} it`
    },
  },
  {
    // Those who are left in villages, taken from all.
    of: ['share-in-towns-after-growth'],
    solve: ({ read }) => {
      const [all = 0, towns = 0, born = 0, moved = 0] = read(
        /has (\d+) million people, (\d+) million of them in towns\. .* of the towns by (\d+) million and (\d+) million people move from villages to towns/,
      ).map(Number)
      return 100 - ((all - towns - moved) / (all + born)) * 100
    },
  },
  {
    of: ['density-of-a-road-network'],
    solve: ({ read }) => {
      const [area = 0, tarred = 0, earth = 0] = read(
        /state of ([\d,]+) km² has ([\d,]+) km of tarred roads and ([\d,]+) km of earth roads/,
      ).map(plain)
      return tarred / (area / 100) + earth / (area / 100)
    },
  },
  {
    // Measured on the map, the road is so much longer.
    of: ['detour-of-a-road'],
    solve: ({ read, text }) => {
      const [straight = 0, road = 0] = read(/are ([\d.]+) cm apart in a straight line .* is ([\d.]+) km long/).map(
        Number,
      )
      const drawn = (road * 100_000) / scaleIn(text)
      return ((drawn - straight) / straight) * 100
    },
  },
  {
    // The option, taken of the base year.
    of: ['index-of-exports'],
    solve: ({ read }) => {
      const [base = 0, third = 0] = read(
        /exported (\d+) thousand tonnes .* in the third year (\d+) thousand tonnes/,
      ).map(Number)
      return ({ value }) => near((base * value) / 100, third)
    },
  },
]
