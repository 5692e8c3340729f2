import { gone, isSame, length, type Point, pointOf, pointsIn, polar, step } from '../make/points.ts'
import type { Solver } from '../make/solver.ts'

const origin: Point = [0, 0]

/** A step along each line in which a point may be reflected. */
const mirrors: Record<string, Point> = {
  '$x$-axis': [1, 0],
  '$y$-axis': [0, 1],
  'line $y = x$': [1, 1],
  'line $y = -x$': [1, -1],
}

/** The four entries of each matrix of two rows, row by row, as printed. */
function matrices(text: string): string[][] {
  const found = text.matchAll(/\\begin\{pmatrix\} (\S+) & (\S+) \\\\ (\S+) & (\S+) \\end\{pmatrix\}/g)
  return [...found].map(([, ...entries]) => entries)
}

/** The area, with its sign, that the rows of a matrix span: one corner after another. */
function spanned([a = 0, b = 0, c = 0, d = 0]: number[]): number {
  const corners: Point[] = [origin, [a, b], [a + c, b + d], [c, d]]
  const pieces = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? origin
    return (x - nextX) * (y + nextY)
  })
  return pieces.reduce((sum, piece) => sum + piece, 0) / 2
}

/** Where a matrix takes a point. */
const taken = ([a = 0, b = 0, c = 0, d = 0]: number[], [x, y]: Point): Point => [a * x + b * y, c * x + d * y]

export const vectorsSolvers: Solver[] = [
  {
    // From the option on, the q that were taken away lead to where the p lead.
    of: ['combination-of-vectors'],
    solve: ({ text, read, value }) => {
      const [p = origin, q = origin] = pointsIn(text)
      const [times = 0, less = 0] = read(/Find \$(\d+)p - (\d+)q\$/).map(Number)
      return ({ formula }) => isSame(gone(pointOf(formula, value), q, less), gone(origin, p, times))
    },
  },
  {
    of: ['length-of-a-vector'],
    solve: ({ read }) => {
      const [a = 0, b = 0, c = 0, d = 0] = read(/A\((-?\d+), (-?\d+)\)\$ and \$B\((-?\d+), (-?\d+)\)/).map(Number)
      return length(step([a, b], [c, d]))
    },
  },
  {
    // Halfway between point and option lies the mirror, and the way between them is square to it.
    of: ['reflection'],
    solve: ({ text, read, value }) => {
      const [point = origin] = pointsIn(text)
      const [across, up] = mirrors[read(/reflection in the (.+)\.$/)[0] ?? ''] ?? [Number.NaN, Number.NaN]
      return ({ formula }) => {
        const way = step(point, pointOf(formula, value))
        const middle = gone(point, way, 0.5)
        return middle[0] * up === middle[1] * across && way[0] * across + way[1] * up === 0
      }
    },
  },
  {
    // Turned by the angle from where it points.
    of: ['rotation-about-the-origin'],
    solve: ({ text, read, value }) => {
      const [point = origin] = pointsIn(text)
      const [turn = '', way = ''] = read(/through (\d+)° (clockwise|anticlockwise) about the origin/)
      const pointed = (Math.atan2(point[1], point[0]) * 180) / Math.PI
      const image = polar(length(point), pointed + (way === 'clockwise' ? -Number(turn) : Number(turn)))
      return ({ formula }) => isSame(pointOf(formula, value), image)
    },
  },
  {
    // The way from the centre to the option is cut into equal parts: the first ends at the point.
    of: ['enlargement-from-a-centre'],
    solve: ({ text, read, value }) => {
      const [point = origin, centre = origin] = pointsIn(text)
      const [times = 0] = read(/scale factor \$(-?\d+)\$/).map(Number)
      return ({ formula }) => isSame(gone(centre, step(centre, pointOf(formula, value)), 1 / times), point)
    },
  },
  {
    // The option is moved by the vector.
    of: ['translation-undone'],
    solve: ({ text, read, value }) => {
      const [image = origin] = pointsIn(text)
      const [across = 0, up = 0] = read(/\\begin\{pmatrix\} (-?\d+) \\\\ (-?\d+) \\end/).map(Number)
      return ({ formula }) => isSame(gone(pointOf(formula, value), [across, up]), image)
    },
  },
  {
    of: ['determinant'],
    solve: ({ text }) => spanned((matrices(text)[0] ?? []).map(Number)),
  },
  {
    // With the option the rows span the area given.
    of: ['unknown-in-a-determinant'],
    solve: ({ text, read, value }) => {
      const area = Number(read(/ is \$(-?\d+)\$\. Find the value of \$x\$/)[0])
      return ({ value: x }) => {
        const entries = (matrices(text)[0] ?? []).map((entry) => value(entry, { x }))
        return Math.abs(spanned(entries) - area) < 1e-9
      }
    },
  },
  {
    // Q and then P move two points that are one step up apart: by how much further right the one ends.
    of: ['element-of-a-product'],
    solve: ({ text, read }) => {
      read(/in the first row and second column of \$PQ\$/)
      const [p = [], q = []] = matrices(text).map((entries) => entries.map(Number))
      const ends = [3, 4].map((up): Point => taken(p, taken(q, [7, up])))
      return step(ends[0] ?? origin, ends[1] ?? origin)[0]
    },
  },
]
