import { fitsRange } from '../make/ranges.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

/** Places at which two expressions are compared: none is a root of what is printed. */
const places = [-17.3, -9.7, 0.35, 4.6, 8.45, 15.9]
const close = (a: number, b: number) => Math.abs(a - b) < 1e-8 * Math.max(1, Math.abs(b))

/** Both sides of a printed equation. */
const sidesOf = (equation = '') => equation.split(' = ')

/** What an option such as `x = 2 \text{ or } x = 32` gives for x. */
const rootsIn = ({ value }: Printed, option: string) =>
  option.split('\\text{ or }').map((part) => value(part.replace(/^\s*x = /, '')))

export const rationalsAndLogarithmsSolvers: readonly Solver[] = [
  {
    // Before and after, at six places.
    of: ['partial-fractions', 'repeated-factor'],
    solve:
      ({ formulas, value }) =>
      ({ formula }) =>
        places.every((x) => close(value(formula, { x }), value(formulas[0] ?? '', { x }))),
  },
  {
    // With the option as C, the A and B that suit two places must suit a third.
    of: ['constant-over-a-quadratic-factor'],
    solve: ({ formulas, value }) => {
      const [left = '', right = ''] = sidesOf(formulas[0])
      return ({ value: C }) => {
        const at = (x: number, A: number, B: number) => value(right, { x, A, B, C }) - value(left, { x })
        const rows = [0.35, 4.6].map((x) => [at(x, 0, 0), at(x, 1, 0) - at(x, 0, 0), at(x, 0, 1) - at(x, 0, 0)])
        const [[c = 0, a = 0, b = 0] = [], [f = 0, d = 0, e = 0] = []] = rows
        const A = (b * f - e * c) / (a * e - b * d)
        const B = (d * c - a * f) / (a * e - b * d)
        return Math.abs(at(-17.3, A, B)) < 1e-8
      }
    },
  },
  {
    // The height the curve comes to far out on either side.
    of: ['value-a-function-never-takes'],
    solve: ({ formulas, value }) => {
      const [, right = ''] = sidesOf(formulas[0])
      return (option) => [-1e9, 1e9].every((x) => Math.abs(value(right, { x }) - option.value) < 1e-7)
    },
  },
  {
    of: ['rational-inequality'],
    solve: ({ read, value }) => {
      const [left = '', sign = '', right = ''] = read(/for which \$(.+) ([<>]) (-?\d+)\$\.$/)
      const isTrue = (x: number) => (sign === '>') === value(left, { x }) > Number(right)
      return ({ formula }) => fitsRange(formula, isTrue, value)
    },
  },
  {
    of: ['powers-with-a-letter'],
    solve:
      ({ formulas, value }) =>
      (option) =>
        [0, 2, 3].every((n) => near(value(formulas[0] ?? '', { n }), option.value)),
  },
  {
    // Every pair of whole numbers is tried.
    of: ['two-equations-in-indices'],
    solve: ({ formulas, value }) => {
      const [one, other] = formulas.slice(0, 2).map(sidesOf)
      const found = new Set<number>()
      for (let x = -20; x <= 20; x += 1)
        for (let y = -20; y <= 20; y += 1)
          if ([one, other].every(([left = '', right = ''] = []) => near(value(left, { x, y }), value(right))))
            found.add(x + y)
      return (option) => found.size === 1 && found.has(option.value)
    },
  },
  {
    // The index is narrowed down until the power is right, without logarithms.
    of: ['unknown-index-by-logarithms'],
    solve: ({ formulas, value }) => {
      const [left = '', right = ''] = sidesOf(formulas[0])
      return balance(-20, 20, (x) => value(left, { x }) - value(right))
    },
  },
  {
    of: ['logarithm-and-its-reciprocal'],
    solve: (question) => {
      const [left = '', right = ''] = sidesOf(question.formulas[0])
      return ({ formula }) => {
        const roots = rootsIn(question, formula)
        return new Set(roots).size === 2 && roots.every((x) => close(question.value(left, { x }), Number(right)))
      }
    },
  },
  {
    of: ['logarithms-to-a-base-and-its-square'],
    solve: ({ formulas, value }) => {
      const [left = '', right = ''] = sidesOf(formulas[0])
      return ({ value: x }) => close(value(left, { x }), Number(right))
    },
  },
  {
    // The clock goes on from doubling to doubling.
    of: ['bacteria-that-double'],
    solve: ({ read }) => {
      const [start = 0, every = 0, until = 0] = read(
        /^A colony of ([\d,]+) bacteria doubles every (\d+) minutes\. .* after (\d+) minutes/,
      ).map((one) => Number(one.replaceAll(',', '')))
      let there = start
      for (let clock = every; clock <= until; clock += every) there += there
      return there
    },
  },
  {
    // The option lies on the line.
    of: ['law-from-a-logarithmic-graph'],
    solve: ({ read }) => {
      const [gradient = 0, cut = 0, x = 0] = read(
        /gradient \$(\d+)\$ that cuts the vertical axis at \$\\log_\{10\} (\d+)\$\. .* when \$x = (\d+)\$/,
      ).map(Number)
      return ({ value: y }) => close((Math.log10(y) - Math.log10(cut)) / Math.log10(x), gradient)
    },
  },
]
