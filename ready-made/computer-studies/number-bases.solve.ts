import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { digitsOf, printedIn, shownAfter, stepsTo } from './odometer.ts'

/** Two counters of different bases turned together until the first shows what is printed. */
const together =
  (from: number, to: number, sentence: RegExp) =>
  ({ read }: Printed) => {
    const [formula = ''] = read(sentence)
    return printedIn(to, shownAfter(stepsTo(digitsOf(formula, from), from), to))
  }

/** How many steps a counter makes until it shows what is printed. */
const counted =
  (from: number, sentence: RegExp) =>
  ({ read }: Printed) =>
    stepsTo(digitsOf(read(sentence)[0] ?? '', from), from)

/** A binary number with a point, counted in its smallest part. */
function binaryFraction(digits: string): number {
  const [whole = '', part = ''] = digits.split('.')
  return stepsTo(whole + part, 2) / stepsTo(`1${'0'.repeat(part.length)}`, 2)
}

/** By counting. */
export const numberBasesSolvers: Solver[] = [
  { of: ['binary-to-decimal'], solve: counted(2, /^What is the decimal equivalent of \$([^$]+)\$\?$/) },
  {
    of: ['decimal-to-binary'],
    solve: ({ read }) => printedIn(2, shownAfter(Number(read(/^Convert the decimal number (\d+) to binary\.$/)[0]), 2)),
  },
  { of: ['hexadecimal-to-decimal'], solve: counted(16, /^Express \$([^$]+)\$ as a decimal number\.$/) },
  {
    of: ['decimal-to-hexadecimal'],
    solve: ({ read }) =>
      printedIn(
        16,
        shownAfter(Number(read(/^Which hexadecimal number is equal to the decimal number (\d+)\?$/)[0]), 16),
      ),
  },
  { of: ['hexadecimal-to-binary'], solve: together(16, 2, /^Convert \$([^$]+)\$ to binary\.$/) },
  { of: ['binary-to-hexadecimal'], solve: together(2, 16, /^Express \$([^$]+)\$ in hexadecimal\.$/) },
  { of: ['octal-to-binary'], solve: together(8, 2, /^What is \$([^$]+)\$ in binary\?$/) },
  {
    of: ['octal-to-hexadecimal'],
    solve: together(8, 16, /^The octal number \$([^$]+)\$ is to be written in hexadecimal\. Which is it\?$/),
  },
  {
    of: ['binary-fraction-to-decimal'],
    solve: ({ read }) => {
      const worth = binaryFraction(digitsOf(read(/^Convert \$([^$]+)\$ to decimal\.$/)[0] ?? '', 2))
      return ({ value }) => near(value, worth)
    },
  },
  {
    of: ['decimal-fraction-to-binary'],
    solve: ({ read }) => {
      const wanted = Number(read(/^Express the decimal number ([\d.]+) in binary\.$/)[0])
      return ({ formula }) => near(binaryFraction(digitsOf(formula, 2)), wanted)
    },
  },
  {
    // Each option put in the place of the letter.
    of: ['missing-hexadecimal-digit'],
    solve: ({ read }) => {
      const [formula = '', decimal] = read(
        /^The hexadecimal number \$([^$]+)\$ is (\d+) in decimal\. Which digit does X stand for\?$/,
      )
      return ({ text }) => stepsTo(digitsOf(formula, 16).replace('X', text), 16) === Number(decimal)
    },
  },
]
