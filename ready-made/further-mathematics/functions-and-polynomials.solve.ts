import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

/** Places at which two functions are compared: more than their power, and no root. */
const places = [-5.3, -2.7, -0.6, 1.9, 4.4, 7.1]
const same = (one: (x: number) => number, other: (x: number) => number) =>
  places.every((x) => Math.abs(one(x) - other(x)) < 1e-7 * Math.max(1, Math.abs(other(x))))

/** What a printed function does to x: behind `f(x) =` or `f: x \to`. */
function rule({ formulas, value }: Printed, start: string): (x: number) => number {
  const formula = formulas.find((one) => one.startsWith(start))
  if (formula === undefined) throw new Error(start)
  return (x) => value(formula.slice(start.length), { x })
}

const curve = (value: Printed['value'], formula: string) => (x: number) => value(formula, { x })
/** The number that makes `x - 3` zero. */
const rootOf = (value: Printed['value'], factor: string) => balance(-100, 100, (x) => value(factor, { x }))

export const functionsAndPolynomialsSolvers: readonly Solver[] = [
  {
    // The function undoes the option.
    of: ['inverse-of-a-linear-fraction'],
    solve: (question) => {
      const f = rule(question, 'f(x) =')
      return ({ formula }) =>
        same(
          (x) => f(question.value(formula, { x })),
          (x) => x,
        )
    },
  },
  {
    // The function takes the option where it should.
    of: ['value-of-an-inverse'],
    solve: (question) => {
      const f = rule(question, 'f: x \\to')
      const [to = 0] = question.read(/f\^\{-1\}\((-?\d+)\)/).map(Number)
      return ({ value }) => near(f(value) + 1000, to + 1000)
    },
  },
  {
    of: ['composite-with-a-square'],
    solve: (question) => {
      const [f, g] = [rule(question, 'f: x \\to'), rule(question, 'g: x \\to')]
      question.read(/Find \$(f\(g\(x\)\))\$/)
      return ({ formula }) => same(curve(question.value, formula), (x) => f(g(x)))
    },
  },
  {
    // The function takes the option to what is given.
    of: ['inner-function-from-a-composite'],
    solve: (question) => {
      const [f, both] = [rule(question, 'f(x) ='), rule(question, 'f(g(x)) =')]
      return ({ formula }) => same((x) => f(question.value(formula, { x })), both)
    },
  },
  {
    // A long way beyond the root, the way divides what is above the remainder.
    of: ['remainder'],
    solve: ({ read, value }) => {
      const [polynomial = '', factor = ''] = read(/remainder when \$([^$]+)\$ is divided by \$([^$]+)\$/)
      const root = Math.round(rootOf(value, factor))
      return (option) =>
        [9973, 10_007].every((way) => (value(polynomial, { x: root + way }) - option.value) % way === 0)
    },
  },
  {
    // With the option, the polynomial is zero where the factor is.
    of: ['coefficient-from-a-factor'],
    solve: ({ read, value }) => {
      const [factor = '', polynomial = ''] = read(/^If \$([^$]+)\$ is a factor of \$([^$]+)\$, find the value of \$k\$/)
      const x = rootOf(value, factor)
      return (option) => Math.abs(value(polynomial, { x, k: option.value })) < 1e-7
    },
  },
  {
    // With the option as p, the q that suits one remainder must suit the other.
    of: ['two-remainders-of-a-cubic'],
    solve: ({ read, value }) => {
      const [cubic = '', one = '', left = '', other = '', rest = ''] = read(
        /^When \$([^$]+)\$ is divided by \$([^$]+)\$ the remainder is \$([^$]+)\$, and when it is divided by \$([^$]+)\$ the remainder is \$([^$]+)\$\. Find the value of \$p\$/,
      )
      return ({ value: p }) => {
        const q = balance(-1000, 1000, (at) => value(cubic, { x: rootOf(value, one), p, q: at }) - value(left))
        return Math.abs(value(cubic, { x: rootOf(value, other), p, q }) - value(rest)) < 1e-6
      }
    },
  },
  {
    // What the option does not cover is the same everywhere: the remainder.
    of: ['quotient-of-a-cubic'],
    solve: ({ read, value }) => {
      const [cubic = '', factor = ''] = read(/quotient when \$([^$]+)\$ is divided by \$([^$]+)\$/)
      return ({ formula }) => {
        const rests = places.map((x) => value(cubic, { x }) - value(formula, { x }) * value(factor, { x }))
        return rests.every((rest) => Math.abs(rest - (rests[0] ?? 0)) < 1e-7)
      }
    },
  },
  {
    // The three factors together are the cubic.
    of: ['third-root-of-a-cubic'],
    solve: ({ read, value }) => {
      const [cubic = '', one = 0, other = 0] = read(
        /equation \$([^$]+) = 0\$ are \$(-?\d+)\$ and \$(-?\d+)\$\. Find the third root/,
      )
      return ({ value: third }) =>
        same(curve(value, cubic), (x) => (x - Number(one)) * (x - Number(other)) * (x - third))
    },
  },
  {
    // The quotient is 0 where the remainder is asked for: the option takes both remainders given.
    of: ['remainder-by-a-quadratic'],
    solve: ({ read, value }) => {
      const [one = '', other = '', first = '', second = ''] = read(
        /divided by \$([^$]+)\$ and by \$([^$]+)\$, the remainders are \$([^$]+)\$ and \$([^$]+)\$/,
      )
      return ({ formula }) =>
        [
          [one, first],
          [other, second],
        ].every(
          ([factor = '', rest = '']) => Math.abs(value(formula, { x: rootOf(value, factor) }) - value(rest)) < 1e-7,
        )
    },
  },
]
