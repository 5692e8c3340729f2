import type { Printed, Solver } from '../make/solver.ts'

const names: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

/** A number in a base, counted digit by digit from the left; NaN where a digit is not one of that base. */
function worth(digits: string, base: number): number {
  return [...digits].reduce((sum, digit) => (Number(digit) < base ? sum * base + Number(digit) : Number.NaN), 0)
}

/** Every number with its base, such as `225_{6}`, as what it is worth. */
function printedNumbers({ text }: Printed): number[] {
  return [...text.matchAll(/(\d+)_\{(\d+)\}/g)].map(([, digits = '', base]) => worth(digits, Number(base)))
}

/** An option must be worth so much, in the base the question asks for. */
const worthOf = (asked: number, base: number) => (option: { formula: string }) => {
  const [, digits = '', printed] = /^(\d+)_\{(\d+)\}$/.exec(option.formula) ?? []
  return Number(printed) === base && worth(digits, base) === asked
}

const askedBase = ({ text }: Printed) => names[[...text.matchAll(/base (\w+)/g)].at(-1)?.[1] ?? ''] ?? Number.NaN

export const numberBasesSolvers: Solver[] = [
  {
    of: ['to-base-ten'],
    solve: (question) => printedNumbers(question)[0] ?? Number.NaN,
  },
  {
    // Options are read back into base ten.
    of: ['from-base-ten'],
    solve: (question) => worthOf(question.numbers[0] ?? Number.NaN, askedBase(question)),
  },
  {
    of: ['add-in-a-base', 'mixed-bases-sum'],
    solve: (question) => {
      const [first = 0, second = 0] = printedNumbers(question)
      return worthOf(first + second, askedBase(question))
    },
  },
  {
    // What is left, added to what is taken away, must be the first number.
    of: ['subtract-in-a-base'],
    solve: (question) => {
      const [less = 0, whole = 0] = printedNumbers(question)
      const base = askedBase(question)
      return (option) => {
        const [, digits = ''] = /^(\d+)_/.exec(option.formula) ?? []
        return worth(digits, base) + less === whole
      }
    },
  },
  {
    of: ['multiply-in-a-base'],
    solve: (question) => {
      const [first = 0, second = 0] = printedNumbers(question)
      return worthOf(first * second, askedBase(question))
    },
  },
  {
    of: ['binary-square'],
    solve: (question) => {
      const [first = 0, second = 0] = printedNumbers(question)
      return worthOf(first * second, 2)
    },
  },
  {
    of: ['binary-to-octal'],
    solve: (question) => worthOf(printedNumbers(question)[0] ?? Number.NaN, askedBase(question)),
  },
  {
    // Each option is tried as the base.
    of: ['base-of-two-digits', 'base-by-quadratic'],
    solve: ({ read }) => {
      const [digits = '', ten] = read(/\$(\d+)_\{?[a-z]\}? = (\d+)_\{10\}\$/)
      return ({ value: base }) => worth(digits, base) === Number(ten)
    },
  },
]
