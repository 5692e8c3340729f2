import { angleAt, gone, isSame, length, type Point, pointOf, pointsIn, step } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const origin: Point = [0, 0]
type Field = (at: Point) => number

/** What the left side of a printed equation is more than its right side. */
function fieldOf(value: Printed['value'], equation: string): Field {
  const [left = '', right = ''] = equation.split(' = ')
  return ([x, y]) => value(left, { x, y }) - value(right, { x, y })
}

const isZero = (size: number) => Math.abs(size) < 1e-8

/** The equation of a circle that a text prints. */
const circleIn = ({ formulas, value }: Printed) =>
  fieldOf(value, formulas.find((formula) => formula.includes('y^{2}')) ?? '')

/** The point about which a circle is the same on both sides. */
function centreOf(circle: Field): Point {
  const middle = (along: (at: number) => Point) =>
    balance(-1000, 1000, (at) => circle(along(at + 1)) - circle(along(at - 1)))
  return [middle((at) => [at, 0]), middle((at) => [0, at])]
}

/** How far it is from the centre to the circle. */
function radiusOf(circle: Field): number {
  const centre = centreOf(circle)
  return balance(0, 1000, (at) => circle(gone(centre, [1, 0], at)))
}

/** The direction that is square to a line, and one along it. */
function directions(line: Field): { across: Point; along: Point } {
  const [a, b] = [line([1, 0]) - line(origin), line([0, 1]) - line(origin)]
  return { across: [a / Math.hypot(a, b), b / Math.hypot(a, b)], along: [-b, a] }
}

/** The point of a line nearest to another. */
function footOn(line: Field, from: Point): Point {
  const { across } = directions(line)
  return gone(
    from,
    across,
    balance(-1000, 1000, (at) => line(gone(from, across, at))),
  )
}

/** A parabola by the letter that is not squared in it: where it turns, and points on it. */
function parabolaIn({ formulas, value }: Printed) {
  const equation = formulas.find((formula) => formula.includes('^{2}')) ?? ''
  const curve = fieldOf(value, equation)
  const axis = /y(?: [+-] \d+\))?\^\{2\}/.test(equation) ? 'x' : 'y'
  const point = (side: number, ahead: number): Point => (axis === 'x' ? [ahead, side] : [side, ahead])
  const ahead = (side: number) => balance(-10_000, 10_000, (at) => curve(point(side, at)))
  const bend = (ahead(1) + ahead(-1)) / 2 - ahead(0)
  const turn = -(ahead(1) - ahead(-1)) / (4 * bend)
  return {
    axis,
    turn: { side: turn, ahead: ahead(turn) },
    points: [3.5, -6.5, 12].map((side) => point(side, ahead(side))),
  }
}

/** Whether each point is as far from the focus as from the line square to the axis. */
const isParabola = (points: readonly Point[], axis: string, focus: Point, directrix: number) =>
  points.every((at) => Math.abs(length(step(at, focus)) - Math.abs((axis === 'x' ? at[0] : at[1]) - directrix)) < 1e-6)

export const coordinateGeometrySolvers: readonly Solver[] = [
  {
    // The equation says the same on either side of the option.
    of: ['centre-of-a-circle'],
    solve: (question) => {
      const circle = circleIn(question)
      return ({ formula }) => {
        const at = pointOf(formula, question.value)
        return [
          [3, 0],
          [0, 5],
        ].every(([x = 0, y = 0]) => isZero(circle(gone(at, [x, y])) - circle(gone(at, [-x, -y]))))
      }
    },
  },
  {
    of: ['radius-of-a-circle'],
    solve: (question) => {
      const radius = radiusOf(circleIn(question))
      return ({ formula }) => near(question.value(formula), radius)
    },
  },
  {
    // The option goes through both ends, and through where a square on the diameter has its third corner.
    of: ['circle-on-a-diameter'],
    solve: ({ text, value }) => {
      const [one = origin, other = origin] = pointsIn(text)
      const half = step(one, other)
      const middle = gone(one, half, 0.5)
      const third = gone(middle, [-half[1], half[0]], 0.5)
      return ({ formula }) => [one, other, third].every((at) => isZero(fieldOf(value, formula)(at)))
    },
  },
  {
    // The option meets the circle at the point, and lies outside it on either side.
    of: ['tangent-to-a-circle'],
    solve: (question) => {
      const circle = circleIn(question)
      const [at = origin] = pointsIn(question.text)
      return ({ formula }) => {
        const line = fieldOf(question.value, formula)
        const { along } = directions(line)
        return isZero(line(at)) && isZero(circle(at)) && [0.1, -0.1].every((far) => circle(gone(at, along, far)) > 0)
      }
    },
  },
  {
    // The square on the tangent is the near way to the circle times the far way through it.
    of: ['length-of-a-tangent'],
    solve: (question) => {
      const circle = circleIn(question)
      const [from = origin] = pointsIn(question.text)
      const [away, radius] = [length(step(from, centreOf(circle))), radiusOf(circle)]
      return ({ formula }) => near(question.value(formula) ** 2, (away - radius) * (away + radius))
    },
  },
  {
    // One goes square to the line until one meets it.
    of: ['distance-from-a-line'],
    solve: ({ text, formulas, value }) => {
      const [from = origin] = pointsIn(text)
      const line = fieldOf(value, formulas.find((formula) => formula.includes('=')) ?? '')
      return (option) => near(option.value, length(step(from, footOn(line, from))))
    },
  },
  {
    // Both lines are drawn from the origin, and the angle is measured.
    of: ['angle-between-two-lines'],
    solve: ({ formulas, value }) => {
      const [one = origin, other = origin] = formulas
        .filter((formula) => formula.includes('='))
        .map((formula) => directions(fieldOf(value, formula)).along)
      const angle = angleAt(origin, one, other)
      return (option) => near(option.value, Math.tan((Math.min(angle, 180 - angle) * Math.PI) / 180))
    },
  },
  {
    // Points of the curve are as far from the option as from the line behind the turn.
    of: ['focus-of-a-parabola'],
    solve: (question) => {
      const { axis, turn, points } = parabolaIn(question)
      return ({ formula }) => {
        const focus = pointOf(formula, question.value)
        const ahead = axis === 'x' ? focus[0] : focus[1]
        return ahead !== turn.ahead && isParabola(points, axis, focus, 2 * turn.ahead - ahead)
      }
    },
  },
  {
    of: ['directrix-of-a-parabola'],
    solve: (question) => {
      const { axis, turn, points } = parabolaIn(question)
      return ({ formula }) => {
        const [letter = '', size = ''] = formula.split(' = ')
        const [directrix, side] = [question.value(size), turn.side]
        const ahead = 2 * turn.ahead - directrix
        return letter === axis && isParabola(points, axis, axis === 'x' ? [ahead, side] : [side, ahead], directrix)
      }
    },
  },
  {
    // The two parts of the way, each taken so often as the other's share, are the same.
    of: ['point-that-divides-a-line'],
    solve: ({ text, read, value }) => {
      const [a = origin, b = origin] = pointsIn(text)
      const [m = 0, n = 0] = read(/internally in the ratio \$(\d+) : (\d+)\$/).map(Number)
      return ({ formula }) => {
        const at = pointOf(formula, value)
        return isSame(gone(origin, step(a, at), n), gone(origin, step(at, b), m))
      }
    },
  },
  {
    // Two points of the option are as far from one end as from the other.
    of: ['perpendicular-bisector'],
    solve: ({ text, value }) => {
      const [one = origin, other = origin] = pointsIn(text)
      return ({ formula }) => {
        const line = fieldOf(value, formula)
        return [footOn(line, [7, 3]), footOn(line, [-40, 25])].every((at) =>
          near(length(step(at, one)), length(step(at, other))),
        )
      }
    },
  },
  {
    // Two sides and the angle between them.
    of: ['area-of-a-triangle-by-coordinates'],
    solve: ({ text }) => {
      const [a = origin, b = origin, c = origin] = pointsIn(text)
      const angle = (angleAt(a, b, c) * Math.PI) / 180
      return ({ value }) => near(value, (length(step(a, b)) * length(step(a, c)) * Math.sin(angle)) / 2)
    },
  },
]
