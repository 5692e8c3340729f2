import { frac, maths, terms } from '../make/number.ts'
import { template } from '../make/template.ts'
import { column, matrix, point } from './forms.ts'

type Two = readonly [number, number, number, number]
const of = ([a, b, c, d]: Two) => matrix([a, b], [c, d])
const times = ([a, b, c, d]: Two, [p, q, r, s]: Two): Two => [
  a * p + b * r,
  a * q + b * s,
  c * p + d * r,
  c * q + d * s,
]
const image = ([a, b, c, d]: Two, x: number, y: number) => [a * x + b * y, c * x + d * y] as const

export const matrices = [
  template({
    id: 'product-of-two-matrices',
    topic: 'A.l',
    difficulty: 'Easy',
    make(draw) {
      const p: Two = [draw.int(1, 5), draw.int(-4, 4), draw.int(-4, 4), draw.int(1, 5)]
      const q: Two = [draw.int(-4, 4), draw.int(1, 5), draw.int(1, 5), draw.int(-4, 4)]
      draw.need([...p, ...q].every((one) => one !== 0))
      const [a, b, c, d] = p
      const [e, f, g, h] = q
      return {
        ask: `If $P = ${of(p)}$ and $Q = ${of(q)}$, find $PQ$.`,
        answer: maths(of(times(p, q))),
        slips: {
          'multiplied in the wrong order': maths(of(times(q, p))),
          'multiplied the numbers in the same places': maths(of([a * e, b * f, c * g, d * h])),
          'took rows for columns in the second matrix': maths(of(times(p, [e, g, f, h]))),
        },
        work: `Row by column: the first row is $${a * e + b * g}$ and $${a * f + b * h}$, the second $${c * e + d * g}$ and $${c * f + d * h}$. So $PQ = ${of(times(p, q))}$.`,
      }
    },
  }),
  template({
    id: 'inverse-of-a-matrix',
    topic: 'A.l',
    difficulty: 'Medium',
    make(draw) {
      const m: Two = [draw.int(1, 7), draw.int(-5, 6), draw.int(-5, 6), draw.int(1, 7)]
      const [a, b, c, d] = m
      const det = a * d - b * c
      draw.need(b * c !== 0 && Math.abs(det) > 1 && a !== d && Math.abs(det) < 30 && a * d + b * c !== 0)
      const over = (under: number, inner: Two) =>
        maths(`${under === 1 ? '' : under === -1 ? '-' : frac(1, under)}${of(inner)}`)
      return {
        ask: `Find the inverse of the matrix $${of(m)}$.`,
        answer: over(det, [d, -b, -c, a]),
        slips: {
          'did not change the signs': over(det, [d, b, c, a]),
          'changed the signs but did not exchange': over(det, [a, -b, -c, d]),
          'added the products in the determinant': over(a * d + b * c, [d, -b, -c, a]),
          'exchanged the other diagonal': over(det, [-d, c, b, -a]),
        },
        work: `The determinant is $(${a})(${d}) - (${b})(${c}) = ${det}$. Exchange one diagonal and change the signs of the other: ${over(det, [d, -b, -c, a])}.`,
      }
    },
  }),
  template({
    id: 'determinant-of-three-rows',
    topic: 'A.l',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c] = [draw.int(1, 4), draw.int(-3, 4), draw.int(-3, 4)]
      const [d, e, f] = [draw.int(-3, 4), draw.int(1, 5), draw.int(-3, 4)]
      const [g, h, i] = [draw.int(-3, 4), draw.int(-3, 4), draw.int(1, 5)]
      const [one, two, three] = [a * (e * i - f * h), b * (d * i - f * g), c * (d * h - e * g)]
      draw.need([b, c, d, f, g, h].every((part) => part !== 0) && one * two * three !== 0)
      const value = one - two + three
      draw.need(value !== 0)
      return {
        ask: `Evaluate the determinant $\\begin{vmatrix} ${a} & ${b} & ${c} \\\\ ${d} & ${e} & ${f} \\\\ ${g} & ${h} & ${i} \\end{vmatrix}$.`,
        answer: maths(value),
        slips: {
          'added the second product': maths(one + two + three),
          'subtracted the third product': maths(one - two - three),
          'added inside the small determinants': maths(a * (e * i + f * h) - b * (d * i + f * g) + c * (d * h + e * g)),
          'changed all signs': maths(-value),
        },
        work: `By the first row: $${a}(${e * i - f * h}) - (${b})(${d * i - f * g}) + (${c})(${d * h - e * g}) = ${value}$.`,
      }
    },
  }),
  template({
    id: 'singular-matrix',
    topic: 'A.l',
    difficulty: 'Medium',
    make(draw) {
      const [p, q, k] = [draw.int(-6, 6), draw.int(1, 8), draw.int(2, 4)]
      draw.need(p !== 0 && p !== q && p + q !== 0 && (p * q) % k === 0 && k !== Math.abs(p) && k !== Math.abs(q))
      // (x)(x - p - q) + pq = (x - p)(x - q).
      const two = (one: number, other: number) => maths(`x = ${one} \\text{ or } x = ${other}`)
      const rest = [(-p * q) / k, k] as const
      return {
        ask: `For which values of $x$ is the matrix $${matrix(['x', rest[0]], [rest[1], terms([1, 'x'], [-p - q, ''])])}$ singular?`,
        answer: two(p, q),
        slips: {
          'changed both signs': two(-p, -q),
          'changed the sign of one value': two(p, -q),
          'changed the sign of the other value': two(-p, q),
          'gave the values of the elements alone': two(p + q, p * q),
        },
        work: `The determinant $${terms([1, 'x^{2}'], [-p - q, 'x'], [p * q, ''])}$ is 0 for ${two(p, q)}.`,
      }
    },
  }),
  template({
    id: 'matrix-equation',
    topic: 'A.l',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const m: Two = [draw.int(1, 5), draw.int(-4, 5), draw.int(-4, 5), draw.int(1, 5)]
      const [x, y] = [draw.int(-5, 6), draw.int(-5, 6)]
      const [a, b, c, d] = m
      draw.need(b * c !== 0 && x * y !== 0 && Math.abs(x) !== Math.abs(y) && a * d !== b * c)
      const [first, second] = image(m, x, y)
      return {
        ask: `Given that $${of(m)}${column('x', 'y')} = ${column(first, second)}$, find $(x, y)$.`,
        answer: point([x, y]),
        slips: {
          'exchanged the two values': point([y, x]),
          'changed the sign of the second value': point([x, -y]),
          'changed the sign of the first value': point([-x, y]),
          'changed both signs': point([-x, -y]),
        },
        work: `The equations are $${terms([a, 'x'], [b, 'y'])} = ${first}$ and $${terms([c, 'x'], [d, 'y'])} = ${second}$, which give ${point([x, y])}.`,
      }
    },
  }),
  template({
    id: 'square-of-a-matrix',
    topic: 'A.l',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const m: Two = [draw.int(1, 5), draw.int(-4, 4), draw.int(1, 4), draw.int(-4, 5)]
      const [a, b, c, d] = m
      const det = a * d - b * c
      draw.need(b * d !== 0 && a + d !== 0 && det !== 0 && det !== 1)
      draw.need(![det, a + d, a * d + b * c].some((one) => [...m].includes(one)) && det !== -a - d)
      return {
        ask: `The matrix $A = ${of(m)}$ satisfies the equation $A^{2} = pA + qI$, where $I$ is the unit matrix. Find the value of $q$.`,
        answer: maths(-det),
        slips: {
          'changed the sign': maths(det),
          'gave the negative of the other letter': maths(-a - d),
          'gave the value of the other letter': maths(a + d),
          'added the products of the diagonals': maths(a * d + b * c),
        },
        work: `$A^{2} = ${of(times(m, m))}$. The element below the diagonal gives $${terms([c, 'p'])} = ${c * (a + d)}$, so $p = ${a + d}$; the first element gives $q = ${a * a + b * c} - (${a * (a + d)})$, which is ${maths(-det)}.`,
      }
    },
  }),
  template({
    id: 'image-under-a-linear-transformation',
    topic: 'A.l',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const m: Two = [draw.int(2, 5), draw.int(-4, 4), draw.int(-4, 4), draw.int(2, 5)]
      const [x, y] = [draw.int(-5, 6), draw.int(-5, 6)]
      const [a, b, c, d] = m
      draw.need(b * c * x * y !== 0 && b !== c && x !== y)
      return {
        ask: `A linear transformation is given by $(x, y) \\to (${terms([a, 'x'], [b, 'y'])}, ${terms([c, 'x'], [d, 'y'])})$. Find the image of the point ${point([x, y])}.`,
        answer: point(image(m, x, y)),
        slips: {
          'exchanged the coordinates': point(image(m, y, x)),
          'used the columns of the matrix': point(image([a, c, b, d], x, y)),
          'lost the sign of the second term': point(image([a, -b, c, -d], x, y)),
          'multiplied by the diagonal only': point([a * x, d * y]),
        },
        work: `$${a}(${x}) + (${b})(${y}) = ${image(m, x, y)[0]}$ and $${c < 0 ? `(${c})` : c}(${x}) + ${d}(${y}) = ${image(m, x, y)[1]}$, so the image is ${point(image(m, x, y))}.`,
      }
    },
  }),
  template({
    id: 'matrix-of-a-transformation',
    topic: 'A.l',
    difficulty: 'Easy',
    make(draw) {
      const m: Two = [draw.int(-5, 6), draw.int(-5, 6), draw.int(-5, 6), draw.int(-5, 6)]
      const [a, b, c, d] = m
      draw.need(a * b * c * d !== 0 && b !== c && a !== d && a !== b && a !== c)
      return {
        ask: `A linear transformation takes $(1, 0)$ to ${point([a, c])} and $(0, 1)$ to ${point([b, d])}. Write down its matrix.`,
        answer: maths(of(m)),
        slips: {
          'wrote the images as rows': maths(of([a, c, b, d])),
          'exchanged the two images': maths(of([b, a, d, c])),
          'exchanged the rows': maths(of([c, d, a, b])),
        },
        work: `The images of $(1, 0)$ and $(0, 1)$ are the columns: $${of(m)}$.`,
      }
    },
  }),
  template({
    id: 'point-before-a-transformation',
    topic: 'A.l',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const m: Two = [draw.int(1, 4), draw.int(-3, 4), draw.int(-3, 4), draw.int(1, 4)]
      const [x, y] = [draw.int(-5, 6), draw.int(-5, 6)]
      const [a, b, c, d] = m
      draw.need(b * c * x * y !== 0 && Math.abs(x) !== Math.abs(y) && a * d - b * c !== 0)
      const [first, second] = image(m, x, y)
      draw.need(first * second !== 0)
      const det = a * d - b * c
      return {
        ask: `Under the transformation with the matrix $${of(m)}$ the image of a point is ${point([first, second])}. Find the point.`,
        answer: point([x, y]),
        slips: {
          'applied the matrix once more': point(image(m, first, second)),
          'exchanged the coordinates': point([y, x]),
          'did not divide by the determinant': point([det * x, det * y]),
          'changed the signs': point([-x, -y]),
        },
        work: `The inverse is $${det === 1 ? '' : det === -1 ? '-' : frac(1, det)}${of([d, -b, -c, a])}$, and applied to ${point([first, second])} it gives ${point([x, y])}.`,
      }
    },
  }),
  template({
    id: 'one-transformation-after-another',
    topic: 'A.l',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const p: Two = [draw.int(1, 3), draw.int(-3, 3), draw.int(-3, 3), draw.int(1, 3)]
      const q: Two = [draw.int(-3, 3), draw.int(1, 3), draw.int(1, 3), draw.int(-3, 3)]
      const [x, y] = [draw.int(1, 5), draw.int(-4, -1)]
      draw.need([...p, ...q].every((one) => one !== 0))
      const [u, v] = image(p, x, y)
      const [s, t] = image(q, x, y)
      return {
        ask: `The transformations $P$ and $Q$ have the matrices $${of(p)}$ and $${of(q)}$. $P$ is applied to the point ${point([x, y])} and then $Q$ to its image. Find the final image.`,
        answer: point(image(q, u, v)),
        slips: {
          'applied the second transformation first': point(image(p, s, t)),
          'stopped after the first transformation': point([u, v]),
          'applied the second transformation only': point([s, t]),
          'added the two images': point([u + s, v + t]),
        },
        work: `$P$ gives ${point([u, v])}, and then $Q$ gives ${point(image(q, u, v))}.`,
      }
    },
  }),
  template({
    id: 'area-after-a-transformation',
    topic: 'A.l',
    difficulty: 'Medium',
    make(draw) {
      const m: Two = [draw.int(1, 5), draw.int(-4, 4), draw.int(-4, 4), draw.int(1, 5)]
      const area = draw.int(3, 12)
      const [a, b, c, d] = m
      const det = Math.abs(a * d - b * c)
      draw.need(b * c !== 0 && det > 1 && a * d + b * c !== 0 && det !== area)
      const units = (value: number) => `${value} square units`
      return {
        ask: `A triangle of area ${units(area)} is transformed by the matrix $${of(m)}$. Find the area of its image.`,
        answer: units(det * area),
        slips: {
          'added the products in the determinant': units(Math.abs(a * d + b * c) * area),
          'squared the determinant': units(det * det * area),
          'added the determinant': units(det + area),
          'multiplied by the product of the diagonal': units(a * d * area),
        },
        work: `The area is multiplied by the size of the determinant, $|(${a})(${d}) - (${b})(${c})| = ${det}$, so it is ${units(det * area)}.`,
      }
    },
  }),
]
