import { isSame, type Point, pointOf, pointsIn } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The entries of each printed matrix or determinant, row by row. */
function entriesIn(text: string): string[][][] {
  return [...text.matchAll(/\\begin\{[pv]matrix\} (.+?) \\end\{[pv]matrix\}/g)].map(([, inside = '']) =>
    inside.split(' \\\\ ').map((row) => row.split(' & ')),
  )
}

const numbersIn = (text: string) => entriesIn(text).map((rows) => rows.map((row) => row.map(Number)))

/** Where a matrix of two rows takes a point. */
function taken([[a = 0, b = 0] = [], [c = 0, d = 0] = []]: number[][] = [], [x, y]: Point): Point {
  return [a * x + b * y, c * x + d * y]
}

/** Points that no two matrices take to the same places. */
const samples: Point[] = [
  [1, 0],
  [0, 1],
  [3, -7],
]

/** One row after the other is cleared below its first entry. */
function cleared(rows: number[][]): number {
  const [first = [], ...rest] = rows
  if (rows.length === 1) return first[0] ?? Number.NaN
  const [lead = 0] = first
  if (lead === 0) {
    const other = rest.findIndex((row) => row[0] !== 0)
    if (other < 0) return 0
    const [chosen = []] = rest.splice(other, 1)
    return -cleared([chosen, ...rest.slice(0, other), first, ...rest.slice(other)])
  }
  const less = rest.map((row) => row.slice(1).map((entry, at) => entry - ((row[0] ?? 0) * (first[at + 1] ?? 0)) / lead))
  return lead * cleared(less)
}

const rootsIn = ({ value }: Printed, option: string) =>
  option.split('\\text{ or }').map((part) => value(part.replace(/^\s*x = /, '')))

export const matricesSolvers: readonly Solver[] = [
  {
    // The option takes points where Q and then P take them.
    of: ['product-of-two-matrices'],
    solve: ({ text, read }) => {
      const [p, q] = numbersIn(text)
      read(/find \$(PQ)\$/)
      return ({ formula }) => samples.every((at) => isSame(taken(numbersIn(formula)[0], at), taken(p, taken(q, at))))
    },
  },
  {
    // The option brings points back from where the matrix took them.
    of: ['inverse-of-a-matrix'],
    solve: ({ text, value }) => {
      const [matrix] = numbersIn(text)
      return ({ formula }) => {
        const front = formula.slice(0, formula.indexOf('\\begin'))
        const factor = front === '' ? 1 : front === '-' ? -1 : value(front)
        return samples.every((at) => {
          const [x, y] = taken(numbersIn(formula)[0], taken(matrix, at))
          return isSame([factor * x, factor * y], at)
        })
      }
    },
  },
  {
    of: ['determinant-of-three-rows'],
    solve: ({ text }) => {
      const found = cleared(numbersIn(text)[0] ?? [])
      return ({ value }) => Math.abs(value - found) < 1e-9
    },
  },
  {
    // At each value of the option both columns go the same way.
    of: ['singular-matrix'],
    solve: (question) => {
      const [rows = []] = entriesIn(question.text)
      return ({ formula }) => {
        const roots = rootsIn(question, formula)
        return (
          new Set(roots).size === 2 &&
          roots.every((x) => {
            const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = rows.map((row) =>
              row.map((entry) => question.value(entry, { x })),
            )
            return near(a * d + 1, b * c + 1)
          })
        )
      }
    },
  },
  {
    // The matrix takes the option to what stands on the right.
    of: ['matrix-equation'],
    solve: ({ text, value }) => {
      const [matrix, , right = []] = numbersIn(text)
      const to: Point = [right[0]?.[0] ?? Number.NaN, right[1]?.[0] ?? Number.NaN]
      return ({ formula }) => isSame(taken(matrix, pointOf(formula, value)), to)
    },
  },
  {
    // With the option as q, the p that one entry asks for must suit the others.
    of: ['square-of-a-matrix'],
    solve: ({ text, read }) => {
      const [matrix = []] = numbersIn(text)
      read(/satisfies the equation \$(A\^\{2\} = pA \+ qI)\$/)
      const twice = (at: Point) => taken(matrix, taken(matrix, at))
      return ({ value: q }) => {
        const [, across] = [twice([1, 0])[0], twice([1, 0])[1]]
        const p = across / (matrix[1]?.[0] ?? Number.NaN)
        return samples.every((at) => {
          const [x, y] = taken(matrix, at)
          return isSame(twice(at), [p * x + q * at[0], p * y + q * at[1]])
        })
      }
    },
  },
  {
    of: ['image-under-a-linear-transformation'],
    solve: ({ read, value }) => {
      const [across = '', up = '', x = '', y = ''] = read(
        /\$\(x, y\) \\to \(([^,]+), ([^)]+)\)\$\. Find the image of the point \$\((-?\d+), (-?\d+)\)\$/,
      )
      const given = { x: Number(x), y: Number(y) }
      return ({ formula }) => isSame(pointOf(formula, value), [value(across, given), value(up, given)])
    },
  },
  {
    // The option takes both points where they are said to go.
    of: ['matrix-of-a-transformation'],
    solve: ({ text }) => {
      const [one = [0, 0], first = [0, 0], other = [0, 0], second = [0, 0]] = pointsIn(text)
      return ({ formula }) => {
        const [matrix] = numbersIn(formula)
        return isSame(taken(matrix, one), first) && isSame(taken(matrix, other), second)
      }
    },
  },
  {
    of: ['point-before-a-transformation'],
    solve: ({ text, value }) => {
      const [matrix] = numbersIn(text)
      const [image = [Number.NaN, 0]] = pointsIn(text)
      return ({ formula }) => isSame(taken(matrix, pointOf(formula, value)), image)
    },
  },
  {
    of: ['one-transformation-after-another'],
    solve: ({ text, read, value }) => {
      const [p, q] = numbersIn(text)
      const [point = [Number.NaN, 0]] = pointsIn(text)
      read(/\$(P)\$ is applied to the point .* and then \$Q\$ to its image/)
      return ({ formula }) => isSame(pointOf(formula, value), taken(q, taken(p, point)))
    },
  },
  {
    // A triangle of that area is moved corner by corner and measured.
    of: ['area-after-a-transformation'],
    solve: ({ text, read }) => {
      const [size = 0] = read(/^A triangle of area (\d+) square units/).map(Number)
      const [matrix] = numbersIn(text)
      const [[a, b], [c, d]] = [taken(matrix, [2 * size, 0]), taken(matrix, [5, 1])]
      return ({ value, text: option }) => option.endsWith(' square units') && near(value, Math.abs(a * d - b * c) / 2)
    },
  },
]
