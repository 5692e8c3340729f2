import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

type Curve = (x: number) => number
/** Places at which two slopes are compared. */
const places = [-3.717, -1.913, 4.223, 6.371, 9.541]
const close = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b))

/** The slope of a curve from four of its points close by. */
function slope(curve: Curve, at: number, step = 0.002): number {
  const chord = (width: number) => (curve(at + width) - curve(at - width)) / (2 * width)
  return (4 * chord(step) - chord(2 * step)) / 3
}

/** What stands on the right of a printed equation, or the expression itself, as a curve. */
function curveOf({ value }: Printed, formula = ''): Curve {
  const right = formula.split(' = ').at(-1) ?? ''
  return (x) => value(right, { x })
}

const isSlopeOf = (question: Printed) => (option: { formula: string }) =>
  places.every((x) => close(question.value(option.formula, { x }), slope(curveOf(question, question.formulas[0]), x)))

/** The place `x = 3` that a text names last. */
const placeIn = ({ read }: Printed) => Number(read(/\$x = (-?\d+)\$\D*$/)[0])

export const differentiationSolvers: readonly Solver[] = [
  {
    // The option is as high everywhere as the curve is steep.
    of: ['derivative-of-a-quotient', 'derivative-of-a-power-of-a-bracket', 'derivative-of-sines-and-cosines'],
    solve: isSlopeOf,
  },
  {
    of: ['second-derivative-at-a-point'],
    solve: (question) => {
      const curve = curveOf(question, question.formulas[0])
      const found = slope((x) => slope(curve, x, 0.125), placeIn(question), 0.125)
      return ({ value }) => close(value, found)
    },
  },
  {
    of: ['gradient-of-a-product'],
    solve: (question) => {
      const found = slope(curveOf(question, question.formulas[0]), placeIn(question))
      return ({ value }) => close(value, found)
    },
  },
  {
    // Beside the point the curve is looked for, above and below it.
    of: ['gradient-by-implicit-differentiation'],
    solve: ({ read, value }) => {
      const [left = '', right = '', x = '', y = ''] = read(
        /curve \$([^$]+) = ([^$]+)\$ at the point \$\((-?\d+), (-?\d+)\)\$/,
      )
      const height = (at: number) =>
        balance(Number(y) - 0.05, Number(y) + 0.05, (up) => value(left, { x: at, y: up }) - value(right))
      const found = slope(height, Number(x), 0.0005)
      return (option) => Math.abs(option.value - found) < 1e-4
    },
  },
  {
    // From left to right, the first point higher than what lies on either side.
    of: ['greatest-value-of-a-cubic'],
    solve: (question) => {
      const curve = curveOf(
        question,
        question.formulas.find((formula) => formula.startsWith('y =')),
      )
      for (let at = -40; at <= 40; at += 0.5) {
        const [low, high] = [slope(curve, at - 0.25, 0.125), slope(curve, at + 0.25, 0.125)]
        if (low > 0 && high < 0) {
          const top = curve(balance(at - 0.25, at + 0.25, (x) => slope(curve, x, 0.125)))
          return ({ value }) => close(value, top)
        }
      }
      throw new Error(question.text)
    },
  },
  {
    // What the patch gains around the moment.
    of: ['growing-patch-of-oil'],
    solve: ({ read }) => {
      const [rate = 0, radius = 0] = read(/radius grows at ([\d.]+) cm s⁻¹\. .* when the radius is ([\d.]+) cm\?/).map(
        Number,
      )
      const found = slope((time) => Math.PI * (radius + rate * time) ** 2, 0)
      return ({ value }) => near(value + 1, found + 1)
    },
  },
  {
    // With the option as its rate, the balloon takes in the air that is pumped.
    of: ['radius-of-a-growing-balloon'],
    solve: ({ read }) => {
      const [air = 0, radius = 0] = read(/balloon at ([\d.]+) cm³ s⁻¹\. .* grow when it is ([\d.]+) cm\?/).map(Number)
      return ({ value: rate }) =>
        close(
          slope((time) => (4 / 3) * Math.PI * (radius + rate * time) ** 3, 0),
          air,
        )
    },
  },
  {
    // Along the slope at the first place.
    of: ['small-change'],
    solve: (question) => {
      const [from = 0, to = 0] = question.read(/increases from ([\d.]+) to ([\d.]+)\.$/).map(Number)
      const found = slope(curveOf(question, question.formulas[0]), from, 0.125) * (to - from)
      return ({ value }) => Math.abs(value - found) < 1e-9
    },
  },
  {
    // The option meets the curve there, and the curve stays on one side of it.
    of: ['tangent-to-a-curve'],
    solve: (question) => {
      const [curve, at] = [curveOf(question, question.formulas[0]), placeIn(question)]
      return ({ formula }) => {
        const off = (x: number) => curve(x) - curveOf(question, formula)(x)
        return Math.abs(off(at)) < 1e-9 && [0.01, 1, 5].every((far) => off(at - far) * off(at + far) > 0)
      }
    },
  },
  {
    // Just before and just behind the place that is left out.
    of: ['limit-of-a-quotient'],
    solve: ({ read, value }) => {
      const [place = '', quotient = ''] = read(/\\lim_\{x \\to (-?\d+)\} ([^$]+)\$/)
      const at = (off: number) => value(quotient, { x: Number(place) + off })
      return (option) => Math.abs((at(0.001) + at(-0.001)) / 2 - option.value) < 1e-6
    },
  },
]
