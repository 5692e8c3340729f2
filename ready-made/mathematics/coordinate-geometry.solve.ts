import { gone, isSame, length, type Point, pointOf, pointsIn, step } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'

const origin: Point = [0, 0]

/** By how much a point misses a line such as `2x - 5y = 8`. */
function missed(line: string, [x, y]: Point, value: Printed['value']): number {
  const [left = '', right = ''] = line.split('=')
  return value(left, { x, y }) - value(right, { x, y })
}

const isOn = (line: string, point: Point, value: Printed['value']) => Math.abs(missed(line, point, value)) < 1e-9

/** One step along a line: what a step across costs is paid by a step up. */
function along(line: string, value: Printed['value']): Point {
  const start = missed(line, origin, value)
  return [missed(line, [0, 1], value) - start, start - missed(line, [1, 0], value)]
}

const lineIn = ({ read }: Printed) => read(/\$(\d*x [+-] \d*y = -?\d+)\$/)[0] ?? ''

export const coordinateGeometrySolvers: Solver[] = [
  {
    // From the first point as steep as the option says, one comes to the second.
    of: ['gradient-of-two-points'],
    solve: ({ text }) => {
      const [one = origin, other = origin] = pointsIn(text)
      return ({ value: steep }) => isSame(gone(one, [1, steep], other[0] - one[0]), other)
    },
  },
  {
    // Twice the way to the middle leads to the other end.
    of: ['midpoint'],
    solve: ({ text, value }) => {
      const [one = origin, other = origin] = pointsIn(text)
      return ({ formula }) => isSame(gone(one, step(one, pointOf(formula, value)), 2), other)
    },
  },
  {
    of: ['distance-of-two-points'],
    solve: ({ text }) => {
      const [one = origin, other = origin] = pointsIn(text)
      return length(step(one, other))
    },
  },
  {
    // A step along the line is as steep as the option.
    of: ['gradient-from-equation'],
    solve: (question) => {
      const [across, up] = along(lineIn(question), question.value)
      return (option) => Math.abs(option.value * across - up) < 1e-9
    },
  },
  {
    // The option goes through the point, and one step on through the next.
    of: ['line-through-a-point'],
    solve: ({ text, read, value }) => {
      const [point = origin] = pointsIn(text)
      const next = gone(point, [1, value(read(/gradient \$([^$]+)\$/)[0] ?? '')])
      return ({ formula }) => isOn(formula, point, value) && isOn(formula, next, value)
    },
  },
  {
    of: ['line-through-two-points'],
    solve: ({ text, value }) => {
      const points = pointsIn(text)
      return ({ formula }) => points.length === 2 && points.every((point) => isOn(formula, point, value))
    },
  },
  {
    // The step along the given line is turned by a right angle.
    of: ['perpendicular-line'],
    solve: (question) => {
      const { text, value } = question
      const [point = origin] = pointsIn(text)
      const [across, up] = along(lineIn(question), value)
      const next = gone(point, [-up, across])
      return ({ formula }) => isOn(formula, point, value) && isOn(formula, next, value)
    },
  },
  {
    of: ['parallel-line'],
    solve: (question) => {
      const { text, value } = question
      const [point = origin] = pointsIn(text)
      const next = gone(point, along(lineIn(question), value))
      return ({ formula }) => isOn(formula, point, value) && isOn(formula, next, value)
    },
  },
  {
    // The option lies on the line and on the axis.
    of: ['crossing-the-axis'],
    solve: (question) => {
      const { read, value } = question
      const isAcross = read(/cross the \$([xy])\$-axis/)[0] === 'x'
      return ({ formula }) => {
        const point = pointOf(formula, value)
        return isOn(lineIn(question), point, value) && point[isAcross ? 1 : 0] === 0
      }
    },
  },
  {
    // With the option's coordinate the second point is reached at the gradient given.
    of: ['unknown-coordinate'],
    solve: ({ text, read, value }) => {
      const [start = origin] = pointsIn(text)
      const [high = '', steep = ''] = read(/\(k, (-?\d+)\)\$ has gradient \$([^$]+)\$/)
      return ({ value: k }) => isSame(gone(start, [1, value(steep)], k - start[0]), [k, Number(high)])
    },
  },
  {
    // The option lies on both lines.
    of: ['where-two-lines-meet'],
    solve: ({ formulas: [one = '', other = ''], value }) => {
      return ({ formula }) => [one, other].every((line) => isOn(line, pointOf(formula, value), value))
    },
  },
]
