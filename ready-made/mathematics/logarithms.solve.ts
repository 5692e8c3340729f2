import type { Solver } from '../make/solver.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b))

export const logarithmsSolvers: Solver[] = [
  {
    // Decimal values of what is printed and of the options.
    of: [
      'value-of-a-logarithm',
      'logarithm-of-a-fraction',
      'base-and-number-are-powers',
      'sum-of-two-logarithms',
      'three-common-logarithms',
      'quotient-of-logarithms',
    ],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[0] ?? '')
      return ({ formula }) => near(value(formula), asked)
    },
  },
  {
    // The machine's own logarithm: given ones of four places are right to a thousandth.
    of: ['from-given-logarithms', 'logarithm-of-a-shifted-number'],
    solve: ({ formulas, value }) => {
      const asked = value(formulas.at(-1) ?? '')
      return (option) => Math.abs(option.value - asked) < 1e-3
    },
  },
  {
    // Each option is put into the equation.
    of: ['unknown-under-a-logarithm', 'unknown-base', 'product-of-brackets-under-logarithms'],
    solve: ({ formulas, value }) => {
      const [left = '', right = ''] = (formulas.find((formula) => formula.includes('\\log')) ?? '').split('=')
      return ({ value: x }) => near(value(left, { x }), value(right))
    },
  },
  {
    of: ['in-terms-of-letters'],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[2] ?? '')
      return ({ formula }) => near(value(formula, { p: Math.log10(2), q: Math.log10(3) }), asked)
    },
  },
]
