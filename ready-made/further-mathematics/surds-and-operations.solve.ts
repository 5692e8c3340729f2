import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

/** The printed operation as a function of two numbers. */
function operation({ formulas, value }: Printed): (a: number, b: number) => number {
  const [, rule = ''] = formulas.find((formula) => formula.startsWith('a \\ast b'))?.split('=') ?? []
  return (a, b) => value(rule, { a, b })
}

const whole = (formula = '') => (formula.match(/-?\d+/g) ?? []).map(Number)

export const surdsAndOperationsSolvers: readonly Solver[] = [
  {
    // As decimals, before and after.
    of: ['sum-and-difference-of-two-surds', 'fractions-with-conjugate-denominators', 'cube-of-a-binomial-surd'],
    solve:
      ({ formulas, value }) =>
      (option) =>
        near(value(option.formula), value(formulas[0] ?? '')),
  },
  {
    // Each option is squared.
    of: ['square-root-of-a-surd'],
    solve:
      ({ formulas, value }) =>
      (option) => {
        const root = value(option.formula)
        return root > 0 && near(root * root, value(formulas[0] ?? ''))
      },
  },
  {
    // Each option is put into the equation as it is printed, where a root is never negative.
    of: ['equation-with-a-root'],
    solve: ({ formulas, value }) => {
      const [left = '', right = ''] = (formulas[0] ?? '').split('=')
      return ({ value: x }) => near(value(left, { x }), value(right, { x }))
    },
  },
  {
    of: ['value-of-a-binary-operation'],
    solve: (question) => {
      const [a = 0, b = 0] = whole(question.formulas.at(-1))
      return operation(question)(a, b)
    },
  },
  {
    // The bracket is worked out first.
    of: ['operation-used-twice'],
    solve: (question) => {
      const last = question.formulas.at(-1) ?? ''
      if (!/^\(-?\d+ \\ast -?\d+\) \\ast -?\d+$/.test(last)) throw new Error(last)
      const [a = 0, b = 0, c = 0] = whole(last)
      const of = operation(question)
      return of(of(a, b), c)
    },
  },
  {
    // The element that leaves 7 as it is, and the option that leads to it.
    of: ['inverse-under-a-shifted-sum'],
    solve: (question) => {
      const of = operation(question)
      const identity = balance(-100, 100, (at) => of(7, at) - 7)
      const [given = 0] = question.read(/inverse of \$(-?\d+)\$ under/).map(Number)
      return ({ value }) => near(of(value, given) + 1000, identity + 1000)
    },
  },
  {
    of: ['inverse-under-sum-and-product'],
    solve: (question) => {
      const of = operation(question)
      const [identity = 0, given = 0] = question
        .read(/identity element is (\d+)\. What is the inverse of \$(-?\d+)\$/)
        .map(Number)
      if (![1, 2, 5].every((one) => of(one, identity) === one)) throw new Error(question.text)
      return ({ value }) => near(of(value, given) + 1, identity + 1)
    },
  },
  {
    // The option leaves every number as it is, on either side.
    of: ['identity-element'],
    solve: (question) => {
      const of = operation(question)
      return ({ value: e }) => [-3, 1, 2.5, 8].every((one) => near(of(one, e), one) && near(of(e, one), one))
    },
  },
  {
    of: ['operation-on-equal-numbers'],
    solve: (question) => {
      const of = operation(question)
      const [result = 0] = question.read(/x \\ast x = (\d+)\$ and \$x\$ is positive/).map(Number)
      return ({ value: x }) => x > 0 && near(of(x, x), result)
    },
  },
]
