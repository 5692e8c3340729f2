import { angleAt, gone, isSame, length, type Point, pointOf, pointsIn, polar, step, vectorOf } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

const origin: Point = [0, 0]

/** Every vector in i and j that a text prints, in its order. */
const vectorsIn = ({ formulas, value }: Printed) =>
  formulas
    .filter((formula) => /\\mathbf\{[ij]\}/.test(formula))
    .map((formula) => vectorOf(formula.split(' = ').at(-1) ?? '', value))

export const vectorsSolvers: readonly Solver[] = [
  {
    // By the squares of the lengths of both and of their sum.
    of: ['dot-product'],
    solve: (question) => {
      const [p = origin, q = origin] = vectorsIn(question)
      const [one = '', other = ''] = question.read(/\$(\d*)\\mathbf\{p\} \\cdot (\d*)\\mathbf\{q\}\$/)
      const square = (at: Point) => length(at) ** 2
      const product = (square(gone(p, q)) - square(p) - square(q)) / 2
      return ({ value }) => near(value, product * Number(one || 1) * Number(other || 1))
    },
  },
  {
    of: ['angle-between-two-vectors'],
    solve: (question) => {
      const [p = origin, q = origin] = vectorsIn(question)
      return angleAt(origin, p, q)
    },
  },
  {
    // Along the second vector, points on either side of the option are as far from the first.
    of: ['projection-of-a-vector'],
    solve: (question) => {
      const [p = origin, q = origin] = vectorsIn(question)
      const far = (at: number) => length(step(p, gone(origin, q, at / length(q))))
      return ({ value }) => near(far(value - 1), far(value + 1))
    },
  },
  {
    // The option is 1 long and leads from A to B when taken often enough.
    of: ['unit-vector-of-a-difference'],
    solve: (question) => {
      const [a = origin, b = origin] = vectorsIn(question)
      return ({ formula }) => {
        const unit = vectorOf(formula, question.value)
        return near(length(unit), 1) && isSame(gone(a, unit, length(step(a, b))), b)
      }
    },
  },
  {
    of: ['perpendicular-vectors'],
    solve: (question) => {
      const [one = origin] = vectorsIn(question)
      const [other = 0] = question
        .read(/\$k\\mathbf\{i\} ([+-] \d+)\\mathbf\{j\}\$/)
        .map((text) => Number(text.replace(' ', '')))
      return ({ value: k }) => Math.abs(angleAt(origin, one, [k, other]) - 90) < 1e-9
    },
  },
  {
    // The ways from both ends to the option, each taken so often as the other's share, are the same.
    of: ['position-vector-of-a-dividing-point'],
    solve: (question) => {
      const [a = origin, b = origin] = vectorsIn(question)
      const [way = '', m = '', n = ''] = question.read(/divides \$AB\$ (\w+)ernally in the ratio \$(\d+) : (\d+)\$/)
      return ({ formula }) => {
        const at = vectorOf(formula, question.value)
        const onward = way === 'ext' ? step(b, at) : step(at, b)
        return isSame(gone(origin, step(a, at), Number(n)), gone(origin, onward, Number(m)))
      }
    },
  },
  {
    // The option, part by part.
    of: ['vector-in-terms-of-two-others'],
    solve: (question) => {
      const [p = origin, q = origin, whole = origin] = vectorsIn(question)
      return ({ formula }) => {
        const plain = formula.replaceAll(/\\mathbf\{([pq])\}/g, ' $1 ')
        return isSame([question.value(plain, { p: p[0], q: q[0] }), question.value(plain, { p: p[1], q: q[1] })], whole)
      }
    },
  },
  {
    // One force after the other is walked.
    of: ['resultant-of-three-forces'],
    solve: (question) => {
      const far = length(vectorsIn(question).reduce<Point>((at, force) => gone(at, force), origin))
      return ({ value }) => near(value, far)
    },
  },
  {
    // Both diagonals have one middle.
    of: ['fourth-vertex-of-a-parallelogram'],
    solve: ({ text, value }) => {
      const [p = origin, q = origin, r = origin] = pointsIn(text)
      return ({ formula }) => isSame(gone(p, r), gone(q, pointOf(formula, value)))
    },
  },
  {
    // Both ways are drawn.
    of: ['resultant-of-two-displacements'],
    solve: ({ read }) => {
      const [first = 0, one = 0, second = 0, other = 0] = read(
        /walks (\d+) km on a bearing of (\d+)° and then (\d+) km on a bearing of (\d+)°\. Find the magnitude/,
      ).map(Number)
      const far = length(gone(polar(first, 90 - one), polar(second, 90 - other)))
      return ({ value }) => near(value, far)
    },
  },
]
