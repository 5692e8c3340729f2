import type { Printed, Solver } from '../make/solver.ts'

/** Places at which two expressions are compared: more than their power. */
const places = [-3.5, -2, -0.5, 1, 2.5, 4]

const close = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b))

/** The slope of a curve from four of its points, right up to the fourth power. */
function slope(curve: (at: number) => number, at: number): number {
  const step = 0.125
  const chord = (width: number) => (curve(at + width) - curve(at - width)) / (2 * width)
  return (4 * chord(step) - chord(2 * step)) / 3
}

/** The area under a curve in strips, each by its ends and its middle. */
function area(curve: (at: number) => number, from: number, to: number, strips = 24): number {
  const width = (to - from) / strips
  let sum = 0
  for (let index = 0; index < strips; index += 1) {
    const left = from + index * width
    sum += (width * (curve(left) + 4 * curve(left + width / 2) + curve(left + width))) / 6
  }
  return sum
}

/** A printed expression as a curve over x. */
const curveOf =
  ({ value }: Printed, formula: string) =>
  (x: number) =>
    value(formula, { x })

/** What stands on the right of an equation. */
const right = (formula = '') => formula.split('=').at(-1)?.trim() ?? ''

/** The option that has the height of the slope of `formula` everywhere. */
const isSlopeOf = (question: Printed, formula: string) => (option: { formula: string }) =>
  places.every((at) => close(curveOf(question, option.formula)(at), slope(curveOf(question, formula), at)))

export const calculusSolvers: Solver[] = [
  { of: ['derivative-of-a-polynomial'], solve: (question) => isSlopeOf(question, right(question.formulas[0])) },
  { of: ['derivative-of-a-product'], solve: (question) => isSlopeOf(question, question.formulas[0] ?? '') },
  {
    // How far the particle gets in a moment around the time asked for.
    of: ['velocity-from-displacement'],
    solve: ({ formulas, value }) => {
      const far = (t: number) => value(right(formulas.find((formula) => formula.startsWith('s ='))), { t })
      const found = slope(far, value(right(formulas.at(-1))))
      return (option) => close(option.value, found)
    },
  },
  {
    of: ['gradient-at-a-point'],
    solve: (question) => {
      const [curve, where] = question.formulas
      const found = slope(curveOf(question, right(curve)), question.value(right(where)))
      return ({ formula }) => close(question.value(formula), found)
    },
  },
  {
    // The curve is as high on either side of its turning point.
    of: ['turning-point'],
    solve: (question) => {
      const curve = curveOf(question, right(question.formulas[0]))
      return ({ formula }) => {
        const [x = Number.NaN, y = Number.NaN] = /\((-?\d+), (-?\d+)\)/.exec(formula)?.slice(1).map(Number) ?? []
        return close(curve(x), y) && [0.5, 1, 3].every((off) => close(curve(x - off), curve(x + off)))
      }
    },
  },
  {
    of: ['cubic-turning-points'],
    solve: (question) => {
      const curve = curveOf(question, right(question.formulas.find((formula) => formula.startsWith('y ='))))
      return ({ text }) => {
        const found = [...text.matchAll(/x = (-?\d+)/g)].map(([, x]) => Number(x))
        return new Set(found).size === 2 && found.every((x) => Math.abs(slope(curve, x)) < 1e-6)
      }
    },
  },
  {
    // The slope of each option is put beside what is to be integrated.
    of: ['integral-of-a-polynomial'],
    solve: (question) => {
      const inside = /^\\int \((.+)\)\\,dx$/.exec(question.formulas[0] ?? '')?.[1] ?? ''
      return ({ formula }) => formula.endsWith(' + c') && isSlopeOf(question, formula.slice(0, -4))({ formula: inside })
    },
  },
  {
    of: ['definite-integral'],
    solve: (question) => {
      const [, from = '', to = '', inside = ''] =
        /^\\int_\{(-?\d+)\}\^\{(-?\d+)\} \((.+)\)\\,dx$/.exec(question.formulas[0] ?? '') ?? []
      const found = area(curveOf(question, inside), Number(from), Number(to))
      return ({ formula }) => close(question.value(formula), found)
    },
  },
  {
    of: ['area-under-a-curve'],
    solve: (question) => {
      const [from = 0, to = 0] = question.read(/from \$x = (-?\d+)\$ to \$x = (-?\d+)\$\.$/).map(Number)
      const curve = curveOf(question, right(question.formulas[0]))
      const found = area((at) => Math.abs(curve(at)), from, to)
      return ({ value }) => close(value, found)
    },
  },
  {
    // Each option must go through the point and have the slope.
    of: ['curve-from-its-gradient'],
    solve: (question) => {
      const [x = 0, y = 0] = question.read(/passes through \$\((-?\d+), (-?\d+)\)\$/).map(Number)
      const gradient = { formula: question.formulas[0] ?? '' }
      return ({ formula }) =>
        close(curveOf(question, right(formula))(x), y) && isSlopeOf(question, right(formula))(gradient)
    },
  },
]
