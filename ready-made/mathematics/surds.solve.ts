import type { Solver } from '../make/solver.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b))

/** Whether no root of a formula can give a whole factor any more, tried by every square. */
function isSimplest(formula: string): boolean {
  return [...formula.matchAll(/\\sqrt\{(\d+)\}/g)].every(([, under]) => {
    const inside = Number(under)
    for (let root = 2; root * root <= inside; root += 1) if (inside % (root * root) === 0) return false
    return true
  })
}

export const surdsSolvers: Solver[] = [
  {
    // Decimal values of what is printed and of the options; what is to be simplified has no square left under a root.
    of: [
      'simplest-form',
      'sum-of-like-surds',
      'three-surds',
      'square-of-a-bracket',
      'product-of-brackets',
      'product-of-two-surds',
    ],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[0] ?? '')
      return ({ formula }) => near(value(formula), asked) && isSimplest(formula)
    },
  },
  {
    // The same, and no root below a line.
    of: ['rationalise-one-surd', 'rationalise-a-bracket', 'quotient-of-brackets'],
    solve: ({ formulas, value }) => {
      const asked = value(formulas[0] ?? '')
      const hasRootBelow = (formula: string) => /\\frac\{(?:[^{}]|\{[^{}]*\})*\}\{[^{}]*\\sqrt/.test(formula)
      return ({ formula }) => near(value(formula), asked) && !hasRootBelow(formula)
    },
  },
  {
    of: ['difference-of-two-squares'],
    solve: ({ formulas, value }) => {
      const [first = '', second = ''] = (formulas[0] ?? '').slice(1, -1).split(')(')
      return Math.round(value(first) * value(second) * 1e6) / 1e6
    },
  },
  {
    // Each option is put into both sides.
    of: ['unknown-factor-of-a-surd'],
    solve: ({ formulas, value }) => {
      const [left = '', right = ''] = (formulas[0] ?? '').split('=')
      return (option) => near(value(right, { k: option.value }), value(left))
    },
  },
]
