import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The numbers of an expression in which `@` is one. */
const numbers = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('@', '([\\d,.]*\\d)'))).map((one) => Number(one.replaceAll(',', '')))

/** By filling, emptying and counting with each option. */
export const storageSolvers: Solver[] = [
  {
    of: ['kilobytes-to-bytes'],
    solve: ({ read }) => {
      const [kilobytes = 0, bytes = 0] = numbers(
        read,
        '^A text file takes @ KB on a flash drive\\. How many bytes is this\\? \\[Take 1 KB as @ bytes',
      )
      return ({ value }) => near(value / bytes, kilobytes)
    },
  },
  {
    // The bits of each option.
    of: ['bits-to-kilobytes'],
    solve: ({ read }) => {
      const [bits = 0, bytes = 0] = numbers(
        read,
        '^A block of data has @ bits\\. What is its size in kilobytes\\? \\[Take 1 KB as @ bytes',
      )
      return ({ value }) => near(value * bytes * 8, bits)
    },
  },
  {
    // Picture after picture until there is no room.
    of: ['pictures-on-a-card'],
    solve: ({ read }) => {
      const [gigabytes = 0, used = 0, each = 0, megabytes = 0] = numbers(
        read,
        '^A memory card of @ GB has @ MB in use\\. How many photographs of @ MB each can still be stored on it\\? \\[Take 1 GB as @ MB',
      )
      let [free, pictures] = [gigabytes * megabytes - used, 0]
      for (; free >= each; free -= each) pictures += 1
      return pictures
    },
  },
  {
    of: ['files-left-on-a-disk'],
    solve: ({ read }) => {
      const [gigabytes = 0, films = 0, film = 0, songs = 0, song = 0, megabytes = 0] = numbers(
        read,
        '^A flash drive of @ GB holds @ films of @ MB each and @ songs of @ MB each\\. How many megabytes are free\\? \\[Take 1 GB as @ MB',
      )
      return ({ value }) => near((value + films * film + songs * song) / megabytes, gigabytes)
    },
  },
  {
    // Each further line doubles what can be addressed.
    of: ['places-by-address-lines'],
    solve: ({ read }) => {
      const [lines = 0, bits = 0, bytes = 0] = numbers(
        read,
        '^A memory has an address bus of @ lines, and each location holds @ bits\\. What is its capacity in kilobytes\\? \\[Take 1 KB as @ bytes',
      )
      let places = 1
      for (let line = 0; line < lines; line += 1) places += places
      return ({ value }) => near((value * bytes * 8) / bits, places)
    },
  },
  {
    // Halved line by line until one word is left.
    of: ['address-lines-needed'],
    solve: ({ read }) => {
      const [kilobytes = 0, bits = 0, bytes = 0] = numbers(
        read,
        '^A memory of @ KB is arranged in words of @ bits, and each word has an address of its own\\. How many address lines does it need\\? \\[Take 1 KB as @ bytes',
      )
      let [words, lines] = [(kilobytes * bytes * 8) / bits, 0]
      for (; words > 1; words /= 2) lines += 1
      return lines
    },
  },
  {
    // The cycles that each option would take.
    of: ['instructions-in-a-time'],
    solve: ({ read }) => {
      const [rate = 0, cycles = 0, seconds = 0, million = 0] = numbers(
        read,
        '^A processor runs at @ GHz and needs @ clock cycles for an instruction\\. How many million instructions does it carry out in @ seconds\\? \\[1 GHz is @ million cycles a second',
      )
      return ({ value }) => near(value * cycles, rate * million * seconds)
    },
  },
  {
    of: ['time-of-one-instruction'],
    solve: ({ read }) => {
      const [cycles = 0, rate = 0] = numbers(
        read,
        '^How many nanoseconds does an instruction of @ clock cycles take in a processor of @ GHz\\? \\[At 1 GHz a cycle takes 1 nanosecond',
      )
      return ({ value }) => near(value * rate, cycles)
    },
  },
  {
    // Minute by minute until all are out.
    of: ['pages-printed'],
    solve: ({ read }) => {
      const [warm = 0, each = 0, copies = 0, pages = 0] = numbers(
        read,
        '^A printer needs @ minutes to warm up and then prints @ pages a minute\\. How many minutes after it is switched on are @ copies of a paper of @ pages ready',
      )
      let minutes = warm
      for (let left = copies * pages; left > 0; left -= each) minutes += left < each ? left / each : 1
      return ({ value }) => near(value, minutes)
    },
  },
  {
    // A new cartridge whenever the last is empty.
    of: ['ink-for-a-job'],
    solve: ({ read }) => {
      const [lasts = 0, price = 0, pages = 0, pupils = 0] = numbers(
        read,
        '^A toner cartridge prints @ pages and costs ₦@\\. A school prints @ pages for each of @ pupils\\. How much must it spend on cartridges, which are sold whole only',
      )
      let cost = 0
      for (let left = pages * pupils; left > 0; left -= lasts) cost += price
      return cost
    },
  },
]
