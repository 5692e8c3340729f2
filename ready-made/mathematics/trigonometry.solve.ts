import { gone, length, type Point, polar, step } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const inDegrees = (ratio: (angle: number) => number) => (degrees: number) => ratio((degrees * Math.PI) / 180)
const [sine, cosine, tangent] = [inDegrees(Math.sin), inDegrees(Math.cos), inDegrees(Math.tan)]

/** The fraction that a ratio such as `\tan \theta` is given as. */
function given({ read, value }: Printed, ratio: string): number {
  const [fraction = ''] = read(new RegExp(`\\\\${ratio} (?:x|A|\\\\theta) = (-?\\\\frac\\{\\d+\\}\\{\\d+\\})`))
  return value(fraction)
}

/** Where a way on a bearing leads: x is east and y north. */
const led = (way: number, bearing: number): Point => polar(way, 90 - bearing)

export const trigonometrySolvers: Solver[] = [
  {
    // The angle itself is found by halving.
    of: ['one-ratio-from-another'],
    solve: (question) => {
      question.read(/find \$\\tan x\$/)
      const angle = balance(0, 90, (at) => sine(at) - given(question, 'sin'))
      return (option) => near(option.value, tangent(angle))
    },
  },
  {
    of: ['sum-of-ratios'],
    solve: (question) => {
      question.read(/evaluate \$\\sin \\theta \+ \\cos \\theta\$/)
      const angle = balance(0, 89.999, (at) => tangent(at) - given(question, 'tan'))
      return (option) => near(option.value, sine(angle) + cosine(angle))
    },
  },
  {
    of: ['obtuse-angle'],
    solve: (question) => {
      question.read(/obtuse angle, find the value of \$\\tan A\$/)
      const angle = balance(90, 180, (at) => cosine(at) - given(question, 'cos'))
      return (option) => near(option.value, tangent(angle))
    },
  },
  {
    // Each option is put into both sides.
    of: ['equal-sine-and-cosine'],
    solve: ({ read, value }) => {
      const [one = '', other = ''] = read(/\\sin (\w+) = \\cos \((.+)\)\$ and both angles are acute/)
      return ({ value: x }) => {
        const angles = [value(one, { x }), value(other, { x })] as const
        return angles.every((angle) => angle > 0 && angle < 90) && near(sine(angles[0]), cosine(angles[1]))
      }
    },
  },
  {
    // What is printed is worked out as it stands.
    of: ['special-angles'],
    solve: ({ formulas, value }) => value(formulas[0] ?? ''),
  },
  {
    // The height at which the line of sight is as steep as the tangent says.
    of: ['height-by-elevation'],
    solve: ({ read }) => {
      const [away, steep] = read(/point (\d+) m .*tan \d+° = ([\d.]+)/).map(Number)
      return balance(0, 1000, (height) => height / (away ?? 0) - (steep ?? 0))
    },
  },
  {
    of: ['distance-by-depression'],
    solve: ({ read }) => {
      const [high, steep] = read(/(\d+) m high.*tan \d+° = ([\d.]+)/).map(Number)
      return balance(0, 1000, (away) => away * (steep ?? 0) - (high ?? 0))
    },
  },
  {
    // At the option's height the straight string makes the angle that is asked.
    of: ['height-of-a-kite'],
    solve: ({ numbers: [string = 0, angle = 0] }) => {
      return ({ value: high }) => {
        const along = Math.sqrt(string * string - high * high)
        return near((Math.atan2(high, along) * 180) / Math.PI, angle)
      }
    },
  },
  {
    // There and back ends where it began.
    of: ['back-bearing'],
    solve: ({ read }) => {
      const [bearing = 0] = read(/ is (\d+)°/).map(Number)
      return (option) => length(gone(led(1, bearing), led(1, option.value))) < 1e-9
    },
  },
  {
    // Drawn on a map: the second way begins where the first ends.
    of: ['two-legs-at-a-right-angle'],
    solve: ({ numbers: [first = 0, bearing = 0, second = 0, turned = 0] }) =>
      length(gone(led(first, bearing), led(second, turned))),
  },
  {
    // Drawn on a map: both ways begin at the junction.
    of: ['cosine-rule-on-bearings'],
    solve: ({ read }) => {
      const [one = 0, bearing = 0, other = 0, turned = 0] = read(
        /(\d+) km on a bearing of (\d+)° and the other (\d+) km on a bearing of (\d+)°/,
      ).map(Number)
      return length(step(led(one, bearing), led(other, turned)))
    },
  },
]
