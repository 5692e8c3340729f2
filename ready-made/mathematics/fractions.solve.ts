import type { Solver } from '../make/solver.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.abs(b)

export const fractionsSolvers: Solver[] = [
  {
    // Decimal values of what is printed and of the options.
    of: ['order-of-operations', 'subtract-mixed-numbers', 'divide-mixed-numbers', 'quotient-of-decimals'],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[0] ?? '')
      return ({ formula }) => near(value(formula), asked)
    },
  },
  {
    // The same, and one figure other than 0 stands before the point.
    of: ['standard-form', 'product-in-standard-form'],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[0] ?? '')
      return ({ formula }) => near(value(formula), asked) && /^[1-9](\.\d+)? \\times 10\^\{-?\d+\}$/.test(formula)
    },
  },
  {
    // Off by at most half of the third figure, which is also the last one written; a half goes up.
    of: ['significant-figures'],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[0] ?? '')
      return ({ formula }) => {
        const figures = formula.replace(/^[0.]+/, '').replace('.', '').length
        const unit = 10 ** -(formula.split('.')[1] ?? '').length
        const [above, below] = [(value(formula) - asked) / unit, (asked - value(formula)) / unit]
        return figures === 3 && above < 0.5 + 1e-6 && below < 0.5 - 1e-6
      }
    },
  },
  {
    // Each fraction is divided out, and has no common factor.
    of: ['recurring-decimal'],
    solve: ({ formulas, value }) => {
      const [, whole = '', pair = ''] = /^(\d+)\.(\d{2})\2\2\\ldots$/.exec(formulas[0] ?? '') ?? []
      const shown = Number(`${whole}.${pair.repeat(8)}`)
      return ({ formula }) => {
        const [top = 0, under = 0] = (/^\d*\\frac\{(\d+)\}\{(\d+)\}$/.exec(formula)?.slice(1) ?? []).map(Number)
        for (let by = 2; by <= under; by += 1) if (top % by === 0 && under % by === 0) return false
        return Math.abs(value(formula) - shown) < 1e-12
      }
    },
  },
  {
    // Each percentage is put on the true length, or taken off it.
    of: ['percentage-error'],
    solve: ({ read }) => {
      const [right = 0, measured = 0] = read(/length of .* is ([\d.]+) cm, but .* as ([\d.]+) cm/).map(Number)
      return ({ value: percent }) =>
        near(right + (right * percent) / 100, measured) || near(right - (right * percent) / 100, measured)
    },
  },
  {
    // Each salary is spent.
    of: ['fraction-of-the-rest'],
    solve: ({ formulas, value, read }) => {
      const [left = ''] = read(/had ₦([\d,]+) left/)
      const [rent = 0, food = 0] = formulas.map((formula) => value(formula))
      return ({ value: salary }) => {
        const rest = salary - salary * rent
        return near(rest - rest * food, Number(left.replaceAll(',', '')))
      }
    },
  },
  {
    of: ['fraction-of-fraction'],
    solve: ({ formulas, value, read }) => {
      const [pupils] = read(/school of (\d+) pupils/)
      const [girls = 0, boarders = 0] = formulas.map((formula) => value(formula))
      return Math.round(Number(pupils) * girls * boarders * 1e9) / 1e9
    },
  },
]
