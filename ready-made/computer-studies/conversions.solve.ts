import type { Solver } from '../make/solver.ts'
import { digitsOf, printedIn, shownAfter, stepsTo } from './odometer.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** How many steps a counter goes to show a printed number, in whichever base it is. */
function counted(formula: string): number {
  const base = Number(/_\{(\d+)\}$/.exec(formula)?.[1])
  return stepsTo(digitsOf(formula, base), base)
}

/** By turning counters of both bases. */
export const conversionsSolvers: Solver[] = [
  {
    of: ['octal-to-decimal'],
    solve: ({ read }) => counted(read(/^What is \$([^$]+_\{8\})\$ in decimal\?$/)[0] ?? ''),
  },
  {
    of: ['decimal-to-octal'],
    solve: ({ read }) => printedIn(8, shownAfter(counted(read(/^Convert \$([^$]+_\{10\})\$ to octal\.$/)[0] ?? ''), 8)),
  },
  {
    of: ['binary-to-octal'],
    solve: ({ read }) =>
      printedIn(8, shownAfter(counted(read(/^Which octal number is equal to \$([^$]+_\{2\})\$\?$/)[0] ?? ''), 8)),
  },
  {
    of: ['hexadecimal-to-octal'],
    solve: ({ read }) =>
      printedIn(
        8,
        shownAfter(counted(read(/^Express the hexadecimal number \$([^$]+_\{16\})\$ in octal\.$/)[0] ?? ''), 8),
      ),
  },
  {
    // From what is taken away up to what it is taken from.
    of: ['hexadecimal-difference'],
    solve: ({ read }) => {
      const [more = '', less = ''] = read(/^Calculate \$([^$]+) - ([^$]+)\$ in hexadecimal\.$/).map((one) =>
        digitsOf(one, 16),
      )
      return printedIn(16, shownAfter(stepsTo(more, 16, less), 16))
    },
  },
  {
    of: ['octal-sum'],
    solve: ({ read }) => {
      const [first = '', second = ''] = read(/^Find the sum \$([^$]+) \+ ([^$]+)\$ in octal\.$/).map((one) =>
        digitsOf(one, 8),
      )
      return printedIn(8, shownAfter(stepsTo(second, 8), 8, first))
    },
  },
  {
    // How often the counter passes the divisor on its way.
    of: ['binary-quotient'],
    solve: ({ read }) => {
      const [dividend = 0, divisor = 0] = read(/^Divide \$([^$]+)\$ by \$([^$]+)\$\.$/).map(counted)
      let times = '0'
      for (let left = dividend; left >= divisor; left -= divisor) times = shownAfter(1, 2, times)
      return printedIn(2, times)
    },
  },
  {
    of: ['largest-of-four-numbers'],
    solve: ({ options, read }) => {
      read(/^A computer sorts four numbers .* Which of them comes last in ascending order\?$/)
      const most = Math.max(...options.map((option) => counted(option.replaceAll('$', ''))))
      return ({ formula }) => counted(formula) === most
    },
  },
  {
    of: ['sum-of-numbers-in-two-bases'],
    solve: ({ read }) =>
      read(/^What is \$([^$]+) \+ ([^$]+)\$ in decimal\?$/)
        .map(counted)
        .reduce((sum, one) => sum + one, 0),
  },
  {
    // All ones, and all ones behind a sign of 0.
    of: ['largest-numbers-of-registers'],
    solve: ({ read }) => {
      const [unsigned = 0, complement = 0] = read(
        /^One register holds unsigned numbers of (\d+) bits, another numbers in two['’]s complement of (\d+) bits\. What is the sum of the largest numbers/,
      ).map(Number)
      return stepsTo('1'.repeat(unsigned), 2) + stepsTo('1'.repeat(complement - 1), 2)
    },
  },
  {
    // Letter by letter from A.
    of: ['word-in-hexadecimal-codes'],
    solve: ({ read }) => {
      const [first = '', code = '', word = ''] = read(
        /^In ASCII the letter ([A-Z]) has the hexadecimal code ([\dA-F]{2}), and the letters follow one another\. Which codes stand for ([A-Z]+), in hexadecimal\?$/,
      )
      const codes = [...word].map((letter) => shownAfter(alphabet.indexOf(letter) - alphabet.indexOf(first), 16, code))
      return ({ text }) => text === `$\\text{${codes.join(' ')}}$`
    },
  },
]
