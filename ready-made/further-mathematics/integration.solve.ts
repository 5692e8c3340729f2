import type { Printed, Solver } from '../make/solver.ts'
import { balance } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

type Curve = (x: number) => number
const places = [-3.717, -1.913, 0.619, 2.311, 4.223]
const close = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b))

/** The slope of a curve from four of its points close by. */
function slope(curve: Curve, at: number, step = 0.002): number {
  const chord = (width: number) => (curve(at + width) - curve(at - width)) / (2 * width)
  return (4 * chord(step) - chord(2 * step)) / 3
}

/** The area under a curve in strips, each by its ends and its middle. */
function area(curve: Curve, from: number, to: number, strips = 200): number {
  const width = (to - from) / strips
  let sum = 0
  for (let index = 0; index < strips; index += 1) {
    const left = from + index * width
    sum += (width * (curve(left) + 4 * curve(left + width / 2) + curve(left + width))) / 6
  }
  return sum
}

/** The option is as steep everywhere as the integrand is high; its constant stands for any number. */
function isIntegral({ read, value }: Printed) {
  const [integrand = ''] = read(/\$\\int (.+)\\,dx\$/)
  return (option: { formula: string }) =>
    /\+ [ck]$/.test(option.formula) &&
    places.every((at) => {
      const whole = (x: number) => value(option.formula, { x, c: 2, k: 2 })
      return close(slope(whole, at), value(integrand, { x: at }))
    })
}

export const integrationSolvers: readonly Solver[] = [
  {
    of: ['integral-of-a-power-of-a-bracket', 'integral-of-a-quotient', 'square-of-a-binomial-integrated'],
    solve: isIntegral,
  },
  {
    // The area, strip by strip.
    of: ['integral-of-a-square-root', 'integral-by-substitution', 'integral-of-a-sine'],
    solve: ({ read, value }) => {
      const [from = '', to = '', integrand = ''] = read(
        /\$\\int_\{(\d+)\}\^\{(\d+|\\pi|\\frac\{\\pi\}\{\d+\})\} (.+)\\,dx\$/,
      )
      const found = area((x) => value(integrand, { x }), value(from), value(to))
      return (option) => close(option.value, found)
    },
  },
  {
    // From the origin to where line and curve meet again.
    of: ['area-between-a-parabola-and-a-line'],
    solve: ({ formulas, value }) => {
      const [curve = '', line = ''] = formulas.map((formula) => formula.replace('y = ', ''))
      const above = (x: number) => value(curve, { x }) - value(line, { x })
      if (above(0) !== 0) throw new Error(curve)
      const end = balance(0.001, 1000, above)
      const found = area(above, 0, end)
      return (option) => option.text.endsWith(' square units') && close(option.value, found)
    },
  },
  {
    // Disc by disc.
    of: ['volume-of-revolution'],
    solve: ({ read, value }) => {
      const [square = '', from = '', to = ''] = read(
        /curve \$y\^\{2\} = ([^$]+)\$ between \$x = (\d+)\$ and \$x = (\d+)\$ is rotated through 360° about the \$x\$-axis/,
      )
      const found = area((x) => Math.PI * value(square, { x }), Number(from), Number(to))
      return (option) => close(option.value, found)
    },
  },
  {
    // In each strip a rectangle, and half of what stands on it.
    of: ['trapezium-rule'],
    solve: ({ text }) => {
      const [x, y] = [rowOf(text, '$x$').map(Number), rowOf(text, '$y$').map(Number)]
      let sum = 0
      for (let at = 1; at < x.length; at += 1) {
        const [low = 0, high = 0] = [y[at - 1] ?? 0, y[at] ?? 0].sort((one, other) => one - other)
        const width = (x[at] ?? 0) - (x[at - 1] ?? 0)
        sum += width * low + (width * (high - low)) / 2
      }
      return ({ value }) => close(value, sum)
    },
  },
  {
    // The option is the upper limit.
    of: ['unknown-limit'],
    solve: ({ read, value }) => {
      const [from = '', integrand = '', size = ''] = read(
        /\$\\int_\{(-?\d+)\}\^\{k\} (.+)\\,dx = (-?\d+)\$ and \$k\$ is positive/,
      )
      return ({ value: k }) =>
        k > 0 &&
        close(
          area((x) => value(integrand, { x }), Number(from), k),
          Number(size),
        )
    },
  },
  {
    // The gradient grows strip by strip, and the height with it.
    of: ['curve-from-its-second-derivative'],
    solve: ({ read, value }) => {
      const [second = '', gradient = '', height = '', at = ''] = read(
        /= ([^$]+)\$\. At \$x = 0\$ its gradient is \$(-?\d+)\$ and \$y = (-?\d+)\$\. Find the value of \$y\$ at \$x = (-?\d+)\$/,
      )
      const steep = (x: number) => Number(gradient) + area((along) => value(second, { x: along }), 0, x, 4)
      const found = Number(height) + area(steep, 0, Number(at), 20)
      return (option) => close(option.value, found)
    },
  },
  {
    of: ['distance-from-a-velocity'],
    solve: ({ read, value }) => {
      const [velocity = '', from = '', to = ''] = read(
        /after \$t\$ seconds is \$([^$]+)\$ m s⁻¹\. How far does it move between \$t = (\d+)\$ and \$t = (\d+)\$/,
      )
      const found = area((t) => value(velocity, { t }), Number(from), Number(to))
      return (option) => close(option.value, found)
    },
  },
]
