import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { digitsOf, printedIn, shownAfter, stepsTo } from './odometer.ts'

const words: Record<string, number> = { two: 2, three: 3, four: 4 }

/** How many whole pieces of `size` something takes, one begun after the other. */
function pieces(much: number, size: number): number {
  let count = 0
  for (let left = much; left > 0; left -= size) count += 1
  return count
}

/** Bit by bit, byte by byte and job by job. */
export const registersSolvers: Solver[] = [
  {
    // Each place to the left doubles; what leaves the register is lost.
    of: ['bits-moved-left'],
    solve: ({ read }) => {
      const [bits = '', times] = read(
        /register holds \$([01]{8})\$\. Its bits are moved (\d) places? to the left, and noughts come in/,
      )
      let held = stepsTo(bits, 2, '00000000', 8)
      for (let time = 0; time < Number(times); time += 1) held = (held + held) % 256
      return held
    },
  },
  {
    // Back to the right from each option.
    of: ['bits-moved-round'],
    solve: ({ read }) => {
      const [bits, times] = read(
        /that holds \$([01]{8})\$ are rotated (\d) places? to the left: what leaves on the left comes in on the right/,
      )
      return ({ formula }) => {
        let now = formula
        for (let time = 0; time < Number(times); time += 1) now = (now.at(-1) ?? '') + now.slice(0, -1)
        return now === bits
      }
    },
  },
  {
    // Address by address.
    of: ['bytes-between-addresses'],
    solve: ({ read }) => {
      const [first = '', last = ''] = read(
        /begins at the address \$([^$]+)\$ and ends at \$([^$]+)\$, both included\. Each address holds one byte/,
      ).map((one) => digitsOf(one, 16))
      return stepsTo(last, 16, first) + 1
    },
  },
  {
    of: ['last-address-of-a-block'],
    solve: ({ read }) => {
      const [bytes, first = ''] = read(
        /A program of (\d+) bytes is loaded from the hexadecimal address \$([^$]+)\$ on, one byte to an address/,
      )
      return printedIn(16, shownAfter(Number(bytes) - 1, 16, digitsOf(first, 16)))
    },
  },
  {
    of: ['transfers-over-a-bus'],
    solve: ({ read }) => {
      const [lines = 0, bytes = 0, each = 0] = read(
        /A data bus of (\d+) lines moves a block of (\d+) bytes\. Each transfer takes (\d+) microseconds/,
      ).map(Number)
      return pieces(bytes * 8, lines) * each
    },
  },
  {
    // One more bit where the ones are not as they must be.
    of: ['parity-of-characters'],
    solve: ({ read, text }) => {
      const [kind] = read(
        /each with a parity bit for (odd|even) parity\. How many of the bits sent are 1, the parity bits included/,
      )
      const characters = [...text.matchAll(/\$([01]{7})\$/g)].map(([, bits = '']) => bits.replaceAll('0', '').length)
      if (characters.length !== 4) throw new Error(`not four characters: ${text}`)
      return characters.reduce((sum, ones) => sum + ones + ((ones % 2 === 1) === (kind === 'odd') ? 0 : 1), 0)
    },
  },
  {
    // With the option added, the sum can be divided by 11.
    of: ['check-digit-of-a-number'],
    solve: ({ read }) => {
      const [digits = ''] = read(
        /account number (\d{4}) are multiplied by 5, 4, 3 and 2 from the left and added\. The sum is divided by 11, and the check digit is 11 less the remainder/,
      )
      const sum = [...digits].reduce((now, digit, index) => now + Number(digit) * (5 - index), 0)
      return ({ value }) => value >= 1 && value <= 11 && (sum + value) % 11 === 0
    },
  },
  {
    of: ['clusters-of-files'],
    solve: ({ read }) => {
      const [size, count = '', list = ''] = read(
        /in clusters of (\d+) KB\. (\w+) files have ([\d, and]+) KB\. How much space/,
      )
      const files = (list.match(/\d+/g) ?? []).map(Number)
      if (files.length !== words[count.toLowerCase()]) throw new Error(`not ${count} files`)
      return files.reduce((sum, file) => sum + pieces(file, Number(size)) * Number(size), 0)
    },
  },
  {
    // Each millisecond of a job is waited for by all behind it.
    of: ['mean-wait-of-jobs'],
    solve: ({ read }) => {
      const list = read(
        /need ([\d, and]+) ms of the processor, in this order\. .* in the order given, each until it ends\. What is the mean time a job waits/,
      )[0]
      const jobs = (list?.match(/\d+/g) ?? []).map(Number)
      const waited = jobs.reduce((sum, job, index) => sum + job * (jobs.length - 1 - index), 0)
      return ({ value }) => near(value * jobs.length, waited)
    },
  },
  {
    of: ['pages-of-memory'],
    solve: ({ read }) => {
      const [memory = 0, size = 0, first = 0, second = 0] = read(
        /A memory of (\d+) KB is divided into pages of (\d+) KB\. Programs of (\d+) and (\d+) KB are loaded, each in pages of its own\. How many pages are free/,
      ).map(Number)
      return ({ value }) => value + pieces(first, size) + pieces(second, size) === pieces(memory, size)
    },
  },
]
