import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** How many centimetres of ground a centimetre of a map stands for, as a scale is printed. */
const scalesIn = (text: string) =>
  [...text.matchAll(/1:([\d{},]+)/g)].map((found) => Number((found[1] ?? '').replaceAll(/[{},]/g, '')))

export const barsAndBasinsSolvers: readonly Solver[] = [
  {
    // The longer bar stands for what the shorter one does and the option.
    of: ['difference-of-two-bars'],
    solve: ({ read }) => {
      const [each = 0, long = 0, short = 0] = read(
        /1 cm stands for (\d+) tonnes of cocoa\. The bar of one village is ([\d.]+) cm long and that of another ([\d.]+) cm/,
      ).map(Number)
      return ({ value }) => near(short * each + value, long * each)
    },
  },
  {
    // Both maps show the same ground.
    of: ['road-on-a-reduced-map'],
    solve: ({ read, text }) => {
      const [cm = 0] = read(/^A road is ([\d.]+) cm long/).map(Number)
      const [before = 0, after = 0] = scalesIn(text)
      return ({ value }) => near(value * after, cm * before)
    },
  },
  {
    // In the minutes of the option one comes so far.
    of: ['ride-between-two-villages'],
    solve: ({ read, text }) => {
      const [cm = 0, speed = 0] = read(/is ([\d.]+) cm long on a map .* at ([\d.]+) km h⁻¹/).map(Number)
      const [scale = 0] = scalesIn(text)
      return ({ value, text: option }) =>
        option.endsWith(' minutes') && near((value / 60) * speed, (cm * scale) / 100_000)
    },
  },
  {
    // Kilometre by kilometre, what is lost of the first height.
    of: ['fall-of-a-river'],
    solve: ({ read }) => {
      const [high = 0, low = 0, far = 0] = read(
        /rises ([\d.]+) m above sea level and joins another ([\d.]+) m above sea level after ([\d.]+) km/,
      ).map(Number)
      return high / far - low / far
    },
  },
  {
    // Square kilometre by square kilometre: a millimetre on it is a thousand cubic metres.
    of: ['rain-on-a-basin'],
    solve: ({ read }) => {
      const [area = 0, rain = 0, share = 0] = read(
        /basin of (\d+) km² receives (\d+) mm of rain in a year\. (\d+)% of this water runs off/,
      ).map(Number)
      let carried = 0
      for (let square = 0; square < area; square += 1) carried += (rain * 1000 * share) / 100
      return ({ value, text }) => text.endsWith(' million m³') && near(value * 1e6, carried)
    },
  },
  {
    // Year after year.
    of: ['forest-after-clearing'],
    solve: ({ read }) => {
      const [covers = 0, cleared = 0, planted = 0, years = 0] = read(
        /covers (\d+) hectares\. Each year (\d+) hectares are cleared and (\d+) hectares are planted anew\. .* after (\d+) years/,
      ).map(Number)
      let left = covers
      for (let year = 0; year < years; year += 1) left = left - cleared + planted
      return left
    },
  },
]
