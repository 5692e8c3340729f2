import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { stepsTo } from './odometer.ts'

const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
const plain = (one: string) => Number(one.replaceAll(',', ''))

/** By moving beads, typing pages and counting cells one by one. */
export const officeSolvers: Solver[] = [
  {
    // Bead by bead.
    of: ['number-on-an-abacus'],
    solve: ({ read, text }) => {
      read(/each bead moved above the bar counts 5, and each below it counts 1\. Which number is shown/)
      let number = 0
      for (const [name, worth] of [
        ['Hundreds', 100],
        ['Tens', 10],
        ['Units', 1],
      ] as const) {
        const [, above, below] = new RegExp(`^\\| ${name} \\| (\\d) \\| (\\d) \\|$`, 'm').exec(text) ?? []
        for (let bead = 0; bead < Number(above); bead += 1) number += 5 * worth
        for (let bead = 0; bead < Number(below); bead += 1) number += worth
      }
      return number
    },
  },
  {
    // A new card whenever the last is full.
    of: ['punched-cards-of-records'],
    solve: ({ read }) => {
      const [columns = 0, characters = 0, records = 0] = read(
        /card has (\d+) columns, one for each character\. A record of (\d+) characters begins on a new card each time\. How many cards do (\d+) records need/,
      ).map(Number)
      let cards = 0
      for (let record = 0; record < records; record += 1) {
        for (let left = characters; left > 0; left -= columns) cards += 1
      }
      return cards
    },
  },
  {
    // Halved back from each option.
    of: ['doubling-of-a-chip'],
    solve: ({ read }) => {
      const [every = '', now, years] = read(
        /doubles every (\w+) years\. A chip has (\d+) million now\. How many million will a chip have after (\d+) years/,
      )
      const step = words[every]
      if (step === undefined) throw new Error(`how many years are ${every}`)
      return ({ value }) => {
        let chip = value
        for (let year = Number(years); year > 0; year -= step) chip /= 2
        return near(chip, Number(now))
      }
    },
  },
  {
    // The words typed in the option without its rest.
    of: ['time-of-typing'],
    solve: ({ read }) => {
      const [speed = 0, rest = 0, pages = 0, each = 0] = read(
        /types (\d+) words a minute and rests (\d+) minutes once\. How many minutes does a document of (\d+) pages with (\d+) words each take, the rest included/,
      ).map(Number)
      return ({ value }) => near((value - rest) * speed, pages * each)
    },
  },
  {
    of: ['letters-by-mail-merge'],
    solve: ({ read }) => {
      const [pages = 0, records = 0, left = 0, spoilt = 0] = read(
        /letter of (\d+) pages for each of (\d+) records, except (\d+) that are filtered out\. (\d+) sheets are spoilt and printed again/,
      ).map(Number)
      let sheets = spoilt
      for (let record = left; record < records; record += 1) sheets += pages
      return sheets
    },
  },
  {
    // The same shape: width to height stays.
    of: ['picture-made-smaller'],
    solve: ({ read }) => {
      const [wide = 0, high = 0, width = 0] = read(
        /picture of \$(\d+) \\times (\d+)\$ pixels \(width by height\) is made (\d+) pixels wide, and its proportions are kept/,
      ).map(Number)
      return ({ value }) => near(value * wide, width * high)
    },
  },
  {
    // Slide by slide, a change between each two.
    of: ['length-of-a-slide-show'],
    solve: ({ read }) => {
      const [slides = 0, each = 0, change = 0] = read(
        /of (\d+) slides shows each slide for (\d+) seconds, and each change from one slide to the next takes (\d+) seconds more/,
      ).map(Number)
      let seconds = 0
      for (let slide = 1; slide <= slides; slide += 1) seconds += each + (slide < slides ? change : 0)
      return seconds
    },
  },
  {
    // Second by second.
    of: ['frames-of-an-animation'],
    solve: ({ read }) => {
      const [frames = 0, seconds = 0, each = 0, kilobytes = 0] = read(
        /shows (\d+) frames a second for (\d+) seconds, and a frame takes (\d+) KB\. .* \[In this question 1 MB is (\d+) KB/,
      ).map(Number)
      let size = 0
      for (let second = 0; second < seconds; second += 1) size += frames * each
      return ({ value }) => near(value * kilobytes, size)
    },
  },
  {
    of: ['part-of-a-web-colour'],
    solve: ({ read }) => {
      const [code = '', colour = ''] = read(
        /colour code #([\dA-F]{6}) gives red, green and blue in this order, with two hexadecimal digits each\. What is the value of (red|green|blue) in decimal/,
      )
      const place = ['red', 'green', 'blue'].indexOf(colour)
      return stepsTo(code.slice(2 * place, 2 * place + 2), 16, '00', 2)
    },
  },
  {
    // Place by place of the grid: a wide cell takes the places beside it, a tall one those below.
    of: ['cells-of-a-web-table'],
    solve: ({ read }) => {
      const [rows = 0, columns = 0, wide = 0, tall = 0] = read(
        /table of (\d+) rows and (\d+) columns\. One of its cells has colspan (\d+), another in a different place has rowspan (\d+), and all the others are ordinary/,
      ).map(Number)
      let cells = 0
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const isBeside = row === 0 && column > 0 && column < wide
          const isBelow = column === 0 && row > 1 && row <= tall
          if (!isBeside && !isBelow) cells += 1
        }
      }
      return cells
    },
  },
  {
    // Place by place: each further sign multiplies what can be written so far.
    of: ['passwords-of-a-kind'],
    solve: ({ read }) => {
      const [letters = 0, list = 0, digits = 0] = read(
        /^A password has (\d) letters? from a list of (\d+), followed by (\d) digits? from 0 to 9\. Letters and digits may be repeated/,
      ).map(Number)
      let passwords = 1
      for (let place = 0; place < letters + digits; place += 1) {
        let more = 0
        for (let sign = 0; sign < (place < letters ? list : 10); sign += 1) more += passwords
        passwords = more
      }
      return passwords
    },
  },
  {
    // Computer by computer; what is saved and the licence are all of it.
    of: ['licences-of-a-program'],
    solve: ({ read }) => {
      const [each = 0, site = 0, computers = 0] = read(
        /costs ₦([\d,]+) for each computer, or ₦([\d,]+) for a whole site\. How much does a school with (\d+) computers save by the licence for the site/,
      ).map(plain)
      let single = 0
      for (let computer = 0; computer < computers; computer += 1) single += each
      return ({ value }) => near(value + site, single)
    },
  },
]
