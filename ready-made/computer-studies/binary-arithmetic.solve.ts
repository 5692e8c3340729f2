import type { Solver } from '../make/solver.ts'
import { digitsOf, printedIn, shownAfter, stepsTo } from './odometer.ts'

const zero = '00000000'
/** Steps of a counter with eight wheels until it begins again. */
const round = 256
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What a counter with eight wheels shows when it is turned back so many steps. */
const turnedBack = (steps: number, start = zero) => shownAfter(round - steps, 2, start, 8)

const pattern = (formula = '') => {
  if (!/^[01]{8}$/.test(formula)) throw new Error(`no pattern of 8 bits: ${formula}`)
  return formula
}

/** By turning counters forwards and back. */
export const binaryArithmeticSolvers: Solver[] = [
  {
    of: ['binary-sum'],
    solve: ({ read }) => {
      const [first = '', second = ''] = read(/^Add \$([^$]+)\$ and \$([^$]+)\$\.$/).map((one) => digitsOf(one, 2))
      return printedIn(2, shownAfter(stepsTo(second, 2), 2, first))
    },
  },
  {
    // From what is taken away up to what it is taken from.
    of: ['binary-difference'],
    solve: ({ read }) => {
      const [less = '', more = ''] = read(/^Subtract \$([^$]+)\$ from \$([^$]+)\$\.$/).map((one) => digitsOf(one, 2))
      return printedIn(2, shownAfter(stepsTo(more, 2, less), 2))
    },
  },
  {
    // The first number counted on as often as the second says.
    of: ['binary-product'],
    solve: ({ read }) => {
      const [first = '', second = ''] = read(/^Find the product of \$([^$]+)\$ and \$([^$]+)\$\.$/).map((one) =>
        digitsOf(one, 2),
      )
      let product = '0'
      for (let time = 0; time < stepsTo(second, 2); time += 1) product = shownAfter(stepsTo(first, 2), 2, product)
      return printedIn(2, product)
    },
  },
  {
    of: ['hexadecimal-sum'],
    solve: ({ read }) => {
      const [first = '', second = ''] = read(/^What is \$([^$]+) \+ ([^$]+)\$ in hexadecimal\?$/).map((one) =>
        digitsOf(one, 16),
      )
      return printedIn(16, shownAfter(stepsTo(second, 16), 16, first))
    },
  },
  {
    of: ['octal-difference'],
    solve: ({ read }) => {
      const [more = '', less = ''] = read(/^Calculate \$([^$]+) - ([^$]+)\$, giving the answer in octal\.$/).map(
        (one) => digitsOf(one, 8),
      )
      return printedIn(8, shownAfter(stepsTo(more, 8, less), 8))
    },
  },
  {
    // A number and its one's complement have a 1 in each place between them, and never two.
    of: ['ones-complement'],
    solve: ({ read }) => {
      const bits = pattern(read(/^What is the one['’]s complement of the 8-bit number \$([^$]+)\$\?$/)[0])
      return ({ formula }) => [...pattern(formula)].every((bit, index) => bit !== bits[index])
    },
  },
  {
    of: ['negative-number-in-eight-bits'],
    solve: ({ read }) => {
      const [size] = read(/^How is the decimal number \$-(\d+)\$ stored in 8 bits in two['’]s complement\?$/)
      return `$${turnedBack(Number(size))}$`
    },
  },
  {
    // As far below nothing as the counter is from beginning again.
    of: ['value-of-a-complement'],
    solve: ({ read }) => {
      const bits = pattern(read(/^The 8-bit pattern \$([^$]+)\$ is a number in two['’]s complement\./)[0])
      if (!bits.startsWith('1')) throw new Error(`no negative number: ${bits}`)
      return -stepsTo(zero, 2, bits, 8)
    },
  },
  {
    of: ['subtraction-by-complement'],
    solve: ({ read }) => {
      const [more, less, again] = read(
        /^A computer works out \$(\d+) - (\d+)\$ in 8 bits by adding the two['’]s complement of (\d+)\./,
      ).map(Number)
      if (less !== again) throw new Error('the complement of another number')
      return `$${turnedBack(less ?? 0, shownAfter(more ?? 0, 2, zero, 8))}$`
    },
  },
  {
    // Four wheels for each digit.
    of: ['decimal-to-bcd'],
    solve: ({ read }) => {
      const [digits = ''] = read(/^Write the decimal number (\d+) in binary coded decimal \(BCD\)\.$/)
      const groups = [...digits].map((digit) => shownAfter(Number(digit), 2, '0000', 4))
      return ({ formula }) => formula.split('\\ ').join(' ') === groups.join(' ')
    },
  },
  {
    of: ['bcd-to-decimal'],
    solve: ({ read }) => {
      const [code = ''] = read(/^Which decimal number does the BCD code \$([^$]+)\$ stand for\?$/)
      return code
        .split('\\ ')
        .map((group) => stepsTo(group, 2, '0000', 4))
        .join('')
    },
  },
  {
    // Letter by letter.
    of: ['letter-by-its-code'],
    solve: ({ read }) => {
      const [first = '', code, wanted = ''] = read(
        /^In ASCII the letter ([A-Z]) has the decimal code (\d+), and the letters follow one another\. What is the code of ([A-Z]) in binary\?$/,
      )
      let [letter, shown] = [first, shownAfter(Number(code), 2)]
      while (letter !== wanted) {
        letter = alphabet[alphabet.indexOf(letter) + 1] ?? ''
        if (letter === '') throw new Error(`${wanted} does not follow ${first}`)
        shown = shownAfter(1, 2, shown)
      }
      return `$${shown}$`
    },
  },
]
