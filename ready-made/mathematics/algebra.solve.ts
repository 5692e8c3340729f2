import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** Places at which two expressions are compared: more than their power, and none that a denominator is 0 at. */
const places = [-7.3, -2.6, -0.4, 1.7, 3.3, 10.9]

/** The option that comes to the same as what is asked, whatever x is. */
const same =
  ({ formulas, value }: Printed) =>
  (option: { formula: string }) =>
    places.every((x) => near(value(option.formula, { x }), value(formulas[0] ?? '', { x })))

/** Whether a printed inequality with one sign or two holds at x. */
function holds({ value }: Printed, inequality: string, x: number): boolean {
  const parts = inequality.split(/(\\le(?![a-z])|\\ge(?![a-z])|<|>)/).map((part) => part.trim())
  if (parts.length !== 3 && parts.length !== 5) throw new Error(`no inequality: ${inequality}`)
  const compare = (left: number, sign: string, right: number) => {
    if (Number.isNaN(left) || Number.isNaN(right)) throw new Error(`not read: ${inequality}`)
    if (sign === '<') return left < right
    if (sign === '>') return left > right
    return sign === '\\le' ? left <= right : left >= right
  }
  const at = (index: number) => value(parts[index] ?? '', { x })
  return [1, 3]
    .filter((sign) => sign < parts.length)
    .every((sign) => compare(at(sign - 1), parts[sign] ?? '', at(sign + 1)))
}

/** All eighths from −20 to 20: both inequalities hold at the same ones. */
const holdTogether = (question: Printed, asked: string) => (option: { formula: string }) =>
  Array.from({ length: 321 }, (_, index) => index / 8 - 20).every(
    (x) => holds(question, option.formula, x) === holds(question, asked, x),
  )

export const algebraSolvers: Solver[] = [
  {
    // From the ratio of the values, without the constant.
    of: ['direct-variation-of-a-square'],
    solve: ({ read, value }) => {
      const [y = 0, x = 0, then = 0] = read(
        /as the square of \$x\$\. If \$y = (\d+)\$ when \$x = (\d+)\$, find \$y\$ when \$x = (\d+)\$\.$/,
      ).map(Number)
      return ({ formula }) => near(Math.sqrt(value(formula) / y), then / x)
    },
  },
  {
    of: ['inverse-variation'],
    solve: ({ read, value }) => {
      const [p = 0, q = 0, then = 0] = read(
        /varies inversely as \$q\$, and \$p = (\d+)\$ when \$q = (\d+)\$, find \$p\$ when \$q = (\d+)\$\.$/,
      ).map(Number)
      return ({ formula }) => near(value(formula) / p, q / then)
    },
  },
  {
    // First x is changed and then y, each by its factor.
    of: ['joint-variation'],
    solve: ({ read, value }) => {
      const [z = 0, x = 0, y = 0, x2 = 0, y2 = 0] = read(
        /directly as \$x\$ and inversely as the square of \$y\$\. If \$z = (\d+)\$ when \$x = (\d+)\$ and \$y = (\d+)\$, find \$z\$ when \$x = (\d+)\$ and \$y = (\d+)\$\.$/,
      ).map(Number)
      const changed = ((z * (x2 / x)) / (y2 / y)) * (y / y2)
      return ({ formula }) => near(value(formula), changed)
    },
  },
  {
    // The three costs lie on one line.
    of: ['partial-variation'],
    solve: ({ text, numbers }) => {
      if (!/partly constant and partly varies as the number of guests\. It is .* Find the cost/.test(text))
        throw new Error(text)
      const [cost = 0, guests = 0, higher = 0, more = 0, asked = 0] = numbers
      return ({ value }) => near((value - cost) * (more - guests), (higher - cost) * (asked - guests))
    },
  },
  { of: ['factorise-a-quadratic', 'expand-and-collect', 'sum-of-algebraic-fractions'], solve: same },
  {
    // x is taken out, and the bracket worked out first.
    of: ['value-of-an-expression'],
    solve: ({ read, value }) => {
      const [x = 0, y = 0, a = 0, b = 0] = read(
        /\$x = (-?\d+)\$ and \$y = (-?\d+)\$, evaluate \$(\d+)x\^\{2\} - (\d+)xy\$\.$/,
      ).map(Number)
      return ({ formula }) => near(value(formula) / x, a * x - b * y)
    },
  },
  {
    of: ['linear-inequality', 'double-inequality'],
    solve: (question) => holdTogether(question, question.formulas.find((formula) => /<|>|\\[lg]e/.test(formula)) ?? ''),
  },
  {
    // Each option must lead from y back to the x it came from.
    of: ['subject-of-a-fraction'],
    solve: ({ formulas, value }) => {
      const [, right = ''] = formulas.find((formula) => formula.startsWith('y ='))?.split('=') ?? []
      return ({ formula }) => places.every((x) => near(value(formula, { y: value(right, { x }) }), x))
    },
  },
  {
    // What is below the line is 0 for both numbers of an option.
    of: ['undefined-fraction'],
    solve: (question) => {
      const [below = ''] = question.read(/expression \$\\frac\{[^{}]+\}\{(.+)\}\$ no meaning\?$/)
      return ({ text }) => {
        const found = (text.match(/-?\d+/g) ?? []).map(Number)
        return new Set(found).size === 2 && found.every((x) => question.value(below, { x }) === 0)
      }
    },
  },
  {
    // f is a line: from its height at 0 it takes as many steps as g comes to.
    of: ['value-of-a-composite-function'],
    solve: (question) => {
      const [f = '', g = '', x = ''] = question.read(
        /\$f\(x\) = ([^$]+)\$ and \$g\(x\) = ([^$]+)\$, find \$f\(g\((-?\d+)\)\)\$\.$/,
      )
      const start = question.value(f, { x: 0 })
      const step = question.value(f, { x: 1 }) - start
      const found = start + step * question.value(g, { x: Number(x) })
      return ({ formula }) => near(question.value(formula), found)
    },
  },
]
