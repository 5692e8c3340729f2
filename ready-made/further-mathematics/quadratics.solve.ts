import { fitsRange } from '../make/ranges.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { balance } from '../make/steps.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b))
const times = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times']

/** Where a parabola turns, from three of its points. */
function turn(height: (x: number) => number): number {
  const bend = (height(1) + height(-1)) / 2 - height(0)
  return -(height(1) - height(-1)) / (4 * bend)
}

/** Both roots, looked for on either side of where the curve turns. */
function rootsOf(height: (x: number) => number): { alpha: number; beta: number } {
  const middle = turn(height)
  return { alpha: balance(middle, middle + 1000, height), beta: balance(middle - 1000, middle, height) }
}

const equationOf = ({ read, value }: Printed) => {
  const [left = ''] = read(/roots of the equation \$([^$]+) = 0\$/)
  return (x: number) => value(left, { x })
}

export const quadraticsSolvers: readonly Solver[] = [
  {
    // The roots are found, and put in for their letters.
    of: [
      'sum-of-squares-of-roots',
      'sum-of-reciprocals-of-roots',
      'sum-of-quotients-of-roots',
      'sum-of-cubes-of-roots',
      'square-of-the-difference-of-roots',
    ],
    solve: (question) => {
      const found = question.value(question.formulas.at(-1) ?? '', rootsOf(equationOf(question)))
      return ({ value }) => near(value, found)
    },
  },
  {
    // The option holds at both of the new roots.
    of: ['equation-with-shifted-roots', 'equation-with-reciprocal-roots'],
    solve: (question) => {
      const roots = rootsOf(equationOf(question))
      const fresh = question.formulas.slice(-2).map((formula) => question.value(formula, roots))
      return ({ formula }) => {
        const [left = ''] = formula.split('=')
        const size = Math.abs(question.value(left, { x: 50 }))
        return fresh.every((x) => Math.abs(question.value(left, { x })) < 1e-8 * size)
      }
    },
  },
  {
    // With each k, one root must be so many times the other.
    of: ['one-root-a-multiple-of-the-other'],
    solve: ({ read, value }) => {
      const [left = '', often = ''] = read(/^One root of the equation \$([^$]+) = 0\$ is (.+) the other/)
      const factor = times.indexOf(often)
      return ({ value: k }) => {
        const height = (x: number) => value(left, { x, k })
        if (height(turn(height)) > 1e-9) return false
        const { alpha, beta } = rootsOf(height)
        return near(alpha, factor * beta) || near(beta, factor * alpha)
      }
    },
  },
  {
    // Where the curve turns above the axis for this k, the option holds, and nowhere else.
    of: ['no-real-roots'],
    solve: ({ read, value }) => {
      const [left = ''] = read(/for which \$([^$]+) = 0\$ has no real roots/)
      return ({ formula }) =>
        fitsRange(
          formula,
          (k) => {
            const height = (x: number) => value(left, { x, k })
            return height(turn(height)) > 0
          },
          value,
        )
    },
  },
  {
    of: ['quadratic-inequality'],
    solve: ({ read, value }) => {
      const [left = ''] = read(/^Find the values of \$x\$ for which \$([^$]+[<>]) 0\$/)
      const sign = left.endsWith('>') ? 1 : -1
      return ({ formula }) => fitsRange(formula, (x) => sign * value(left.slice(0, -1), { x }) > 0, value)
    },
  },
]
