import type { Solver } from '../make/solver.ts'

export const indicesSolvers: Solver[] = [
  {
    // What is printed is worked out as it stands, and the options too.
    of: ['product-and-quotient', 'negative-index', 'fractional-index'],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[0] ?? '')
      return (option) => Math.abs(value(option.formula) / asked - 1) < 1e-9
    },
  },
  {
    // Each option is put into both sides.
    of: ['equation-of-powers'],
    solve: ({ formulas, value }) => {
      const [left = '', right = ''] = (formulas[0] ?? '').split('=')
      return ({ value: x }) => Math.abs(value(left, { x }) / value(right) - 1) < 1e-9
    },
  },
  {
    // Both roots of an option must satisfy the equation.
    of: ['exponential-quadratic'],
    solve: ({ formulas, value }) => {
      const [left = ''] = (formulas[0] ?? '').split('=')
      return ({ text }) => {
        const roots = [...text.matchAll(/x = (-?\d+)/g)].map((found) => Number(found[1]))
        return roots.length === 2 && roots.every((x) => Math.abs(value(left, { x })) < 1e-9)
      }
    },
  },
]
