import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

/** By measuring with each option, and by counting what divides. */
export const cellsSolvers: Solver[] = [
  {
    // The cell made as many times longer.
    of: ['magnification-of-a-drawing'],
    solve: ({ read }) => {
      const [cell = 0, drawn = 0] = read(/^A cell that is ([\d.]+) μm long is drawn ([\d.]+) mm long\./).map(Number)
      return ({ value }) => near((value * cell) / 1000, drawn)
    },
  },
  {
    of: ['actual-size-of-a-cell'],
    solve: ({ read }) => {
      const [times = 0, wide = 0] = read(
        /^In a photograph magnified ([\d.]+) times, a nucleus is ([\d.]+) mm wide\. What is its actual width/,
      ).map(Number)
      return ({ value }) => near((value / 1000) * times, wide)
    },
  },
  {
    // All cells side by side, as wide as they look at the first magnification, fill the field that is seen there.
    of: ['cell-across-the-field-of-view'],
    solve: ({ read }) => {
      const [low = 0, field = 0, high = 0, cells = 0] = read(
        /^At a magnification of ([\d.]+) times the field of view of a microscope is ([\d.]+) mm wide\. At ([\d.]+) times, (\d+) cells of equal length lie end to end across it/,
      ).map(Number)
      return ({ value }) => near(((value * cells) / 1000) * high, field * low)
    },
  },
  {
    // One lens after the other.
    of: ['image-under-two-lenses'],
    solve: ({ read }) => {
      const [grain = 0, eyepiece = 0, objective = 0] = read(
        /^A pollen grain ([\d.]+) μm wide is seen through an eyepiece lens of ×(\d+) and an objective lens of ×(\d+)\. How wide does it appear/,
      ).map(Number)
      return ({ value }) => near((value / objective / eyepiece) * 1000, grain)
    },
  },
  {
    // Cube by cube of one millimetre: how many of its faces are outside.
    of: ['surface-area-to-volume'],
    solve: ({ read }) => {
      const sides = read(/block of jelly (\d+) mm wide, (\d+) mm high and (\d+) mm long/).map(Number)
      const [wide = 0, high = 0, long = 0] = sides
      let [faces, cubes] = [0, 0]
      for (let x = 1; x <= wide; x += 1) {
        for (let y = 1; y <= high; y += 1) {
          for (let z = 1; z <= long; z += 1) {
            cubes += 1
            for (const [at, end] of [
              [x, wide],
              [y, high],
              [z, long],
            ] as const) {
              if (at === 1) faces += 1
              if (at === end) faces += 1
            }
          }
        }
      }
      return faces / cubes
    },
  },
  {
    // The mass at the end, as the option would have it, to the nearest tenth of a per cent.
    of: ['change-in-mass-by-osmosis'],
    solve: ({ read }) => {
      const [first = '', last = '', way] = read(
        /of mass ([\d.]+) g was kept for one hour in [\w ]+\. Its mass was then ([\d.]+) g\. Calculate the percentage (loss|gain) in mass/,
      )
      const [before, after] = [Number(first), Number(last)]
      if (after > before !== (way === 'gain')) throw new Error(`no ${way} from ${first} to ${last}`)
      const onePercent = before / 100
      return ({ value }) => Math.abs(value * onePercent - Math.abs(after - before)) <= onePercent * 0.05 * (1 + 1e-9)
    },
  },
  {
    // Where the gain and the loss balance on a beam between the two.
    of: ['concentration-without-change'],
    solve: ({ read }) => {
      const [gain = 0, weak = 0, loss = 0, strong = 0] = read(
        /gained ([\d.]+)% in mass in a sugar solution of ([\d.]+) mol dm⁻³ and lost ([\d.]+)% in one of ([\d.]+) mol dm⁻³\. If the change is a straight line/,
      ).map(Number)
      return balance(weak, strong, (at) => gain * (strong - at) - loss * (at - weak))
    },
  },
  {
    // Division by division.
    of: ['bacteria-after-divisions'],
    solve: ({ read }) => {
      const [every = 0, first = 0, hours = 0] = read(
        /divide into two every ([\d.]+) minutes\. If there are (\d+) bacteria at first and none of them die, how many are there after ([\d.]+) hours?\?/,
      ).map(Number)
      let bacteria = first
      for (let minute = every; minute <= hours * 60; minute += every) bacteria += bacteria
      return bacteria
    },
  },
  {
    // Day by day it grows by the option.
    of: ['growth-rate-of-seedlings'],
    solve: ({ read }) => {
      const [first = 0, days = 0, last = 0] = read(/was ([\d.]+) mm tall, and (\d+) days later ([\d.]+) mm\./).map(
        Number,
      )
      return ({ value }) => {
        let tall = first
        for (let day = 0; day < days; day += 1) tall += value
        return near(tall, last)
      }
    },
  },
  {
    // Two divisions: each spermatocyte gives four sperms, each oocyte one egg beside polar bodies.
    of: ['gametes-of-both-sexes'],
    solve: ({ read }) => {
      const [spermatocytes = 0, oocytes = 0] = read(
        /(\d+) primary spermatocytes and (\d+) primary oocytes complete meiosis\. How many sperms and eggs/,
      ).map(Number)
      let [sperms, eggs] = [spermatocytes, oocytes]
      for (let division = 0; division < 2; division += 1) {
        sperms += sperms
        // One half of each becomes a polar body.
        eggs = (eggs + eggs) / 2
      }
      return sperms + eggs
    },
  },
]
