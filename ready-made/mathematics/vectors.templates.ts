import { frac, maths, surd } from '../make/number.ts'
import { template } from '../make/template.ts'

type Pair = readonly [number, number]
const column = ([x, y]: Pair) => `\\begin{pmatrix} ${x} \\\\ ${y} \\end{pmatrix}`
const row = ([x, y]: Pair) => `$(${x}, ${y})$`
const matrix = (a: number | string, b: number | string, c: number | string, d: number | string) =>
  `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}`

export const vectors = [
  template({
    id: 'combination-of-vectors',
    topic: 'I.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const p: Pair = [draw.int(-6, 7), draw.int(-6, 7)]
      const q: Pair = [draw.int(-6, 7), draw.int(-6, 7)]
      const [m, n] = [draw.int(2, 5), draw.int(2, 4)]
      draw.need(p.every((part) => part !== 0) && q.every((part) => part !== 0) && p[0] !== q[0] && m !== n)
      const of = (one: number, other: number) => row([one * p[0] + other * q[0], one * p[1] + other * q[1]])
      return {
        ask: `Two vectors are written by their components: $p = ${row(p).slice(1)} and $q = ${row(q).slice(1)}. Find $${m}p - ${n}q$.`,
        answer: of(m, -n),
        slips: {
          added: of(m, n),
          'exchanged the factors': of(n, -m),
          'multiplied the first vector only': of(m, -1),
          'subtracted the other way': of(-m, n),
        },
        work: `First: $${m} \\times (${p[0]}) - ${n} \\times (${q[0]}) = ${m * p[0] - n * q[0]}$; second: $${m * p[1] - n * q[1]}$. So it is ${of(m, -n)}.`,
      }
    },
  }),
  template({
    id: 'length-of-a-vector',
    topic: 'I.a',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, x, y] = [draw.int(-5, 6), draw.int(-5, 6), draw.int(2, 9), draw.int(2, 9)]
      draw.need(x !== y)
      return {
        ask: `The points $A(${a}, ${b})$ and $B(${a - x}, ${b + y})$ are given. Find the magnitude of the vector $\\overrightarrow{AB}$ in its simplest form.`,
        answer: maths(surd(1, x * x + y * y)),
        slips: {
          'left out the root': maths(x * x + y * y),
          'added the components': maths(x + y),
          'subtracted the squares': maths(surd(1, Math.abs(x * x - y * y))),
          'did not square': maths(surd(1, x + y)),
        },
        work: `The components are $-${x}$ and $${y}$, so the magnitude is $\\sqrt{${x * x} + ${y * y}} = ${surd(1, x * x + y * y)}$.`,
      }
    },
  }),
  template({
    id: 'reflection',
    topic: 'I.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [x, y, line] = [draw.int(-8, 9), draw.int(-8, 9), draw.int(0, 2)]
      draw.need(x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y))
      const images: Pair[] = [
        [x, -y],
        [-x, y],
        [y, x],
        [-y, -x],
        [-x, -y],
      ]
      const [right = [0, 0], ...others] = [...images.slice(line), ...images.slice(0, line)]
      const names = [
        'in the $x$-axis',
        'in the $y$-axis',
        'in the line $y = x$',
        'in the line $y = -x$',
        'in the origin',
      ]
      const label = (at: number) => `reflected ${names[(line + at + 1) % 5]?.replaceAll('$', '')}`
      return {
        ask: `Find the image of the point ${row([x, y])} after reflection ${names[line]}.`,
        answer: row(right),
        slips: Object.fromEntries(others.map((other, at) => [label(at), row(other)])),
        work: `Reflected ${names[line]}, the point goes to ${row(right)}.`,
      }
    },
  }),
  template({
    id: 'rotation-about-the-origin',
    topic: 'I.b',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [x, y, turn] = [draw.int(-8, 9), draw.int(-8, 9), draw.int(0, 1)]
      draw.need(x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y))
      const [left, right]: [Pair, Pair] = [
        [-y, x],
        [y, -x],
      ]
      return {
        ask: `The point ${row([x, y])} is rotated through 90° ${turn === 1 ? 'clockwise' : 'anticlockwise'} about the origin. Find its image.`,
        answer: row(turn === 1 ? right : left),
        slips: {
          'turned the other way': row(turn === 1 ? left : right),
          'exchanged the coordinates only': row([y, x]),
          'turned through 180°': row([-x, -y]),
          'changed one sign only': row([-x, y]),
        },
        work: `${turn === 1 ? 'Clockwise, $(x, y)$ goes to $(y, -x)$' : 'Anticlockwise, $(x, y)$ goes to $(-y, x)$'}, which is ${row(turn === 1 ? right : left)}.`,
      }
    },
  }),
  template({
    id: 'enlargement-from-a-centre',
    topic: 'I.b',
    difficulty: 'Hard',
    make(draw) {
      const [x, y, a, b, k] = [
        draw.int(-5, 7),
        draw.int(-5, 7),
        draw.int(-4, 4),
        draw.int(-4, 4),
        draw.pick([2, 3, -2]),
      ]
      draw.need(x !== a && y !== b && a !== 0 && b !== 0 && x * y !== 0)
      return {
        ask: `A point ${row([x, y])} is enlarged from the centre ${row([a, b])} with the scale factor $${k}$. What are the coordinates of its image?`,
        answer: row([a + k * (x - a), b + k * (y - b)]),
        slips: {
          'enlarged from the origin': row([k * x, k * y]),
          'did not go back to the centre': row([k * (x - a), k * (y - b)]),
          'added the centre before enlarging': row([k * (x + a), k * (y + b)]),
          'subtracted the other way': row([a + k * (a - x), b + k * (b - y)]),
        },
        work: `From the centre the point is $${x - a}$ across and $${y - b}$ up; times $${k}$ and back from the centre it is ${row([a + k * (x - a), b + k * (y - b)])}.`,
      }
    },
  }),
  template({
    id: 'translation-undone',
    topic: 'I.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [x, y, a, b] = [draw.int(-7, 8), draw.int(-7, 8), draw.int(-6, 6), draw.int(-6, 6)]
      draw.need(a !== 0 && b !== 0 && a !== b && x * y !== 0)
      return {
        ask: `A translation by the vector $${column([a, b])}$ takes a point to ${row([x + a, y + b])}. Find the point.`,
        answer: row([x, y]),
        slips: {
          'added the vector': row([x + 2 * a, y + 2 * b]),
          'exchanged the parts of the vector': row([x + a - b, y + b - a]),
          'changed both signs': row([-x, -y]),
          'subtracted the first part only': row([x, y + 2 * b]),
        },
        work: `Go back: $${x + a} - (${a}) = ${x}$ and $${y + b} - (${b}) = ${y}$, so the point is ${row([x, y])}.`,
      }
    },
  }),
  template({
    id: 'determinant',
    topic: 'A.k',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c, d] = [draw.int(-5, 8), draw.int(-5, 8), draw.int(-5, 8), draw.int(-5, 8)]
      draw.need(a * b * c * d !== 0 && a * d !== b * c)
      return {
        ask: `Find the determinant of the matrix $${matrix(a, b, c, d)}$.`,
        answer: maths(a * d - b * c),
        slips: {
          'added the products': maths(a * d + b * c),
          'subtracted the other way': maths(b * c - a * d),
          'multiplied the rows': maths(a * b - c * d),
          'multiplied the columns': maths(a * c - b * d),
        },
        work: `$(${a})(${d}) - (${b})(${c}) = ${a * d - b * c}$.`,
      }
    },
  }),
  template({
    id: 'unknown-in-a-determinant',
    topic: 'A.k',
    difficulty: 'Medium',
    make(draw) {
      const [x, a, b, c] = [draw.int(-6, 8), draw.int(2, 6), draw.int(1, 6), draw.int(2, 6)]
      draw.need(x !== 0)
      const value = a * x - b * c
      return {
        ask: `The determinant of the matrix $${matrix('x', b, c, a)}$ is $${value}$. Find the value of $x$.`,
        answer: maths(x),
        slips: {
          'added the products': maths(frac(value - b * c, a)),
          'left out the second product': maths(frac(value, a)),
          'did not divide': maths(a * x),
          'changed the sign': maths(-x),
        },
        work: `$${a}x - ${b} \\times ${c} = ${value}$, so $${a}x = ${a * x}$ and $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'element-of-a-product',
    topic: 'A.k',
    difficulty: 'Hard',
    make(draw) {
      const [a, b, c, d] = [draw.int(-4, 6), draw.int(-4, 6), draw.int(-4, 6), draw.int(-4, 6)]
      const [p, q, r, s] = [draw.int(-4, 6), draw.int(-4, 6), draw.int(-4, 6), draw.int(-4, 6)]
      draw.need(a * b * c * d * p * q * r * s !== 0)
      const value = a * q + b * s
      draw.need(value !== p * b + q * d)
      return {
        ask: `If $P = ${matrix(a, b, c, d)}$ and $Q = ${matrix(p, q, r, s)}$, find the number in the first row and second column of $PQ$.`,
        answer: maths(value),
        slips: {
          'multiplied the matrices in the wrong order': maths(p * b + q * d),
          'multiplied the numbers in the same places': maths(b * q),
          'took the second row and first column': maths(c * p + d * r),
          'used the first column': maths(a * p + b * r),
        },
        work: `The first row times the second column: $(${a})(${q}) + (${b})(${s}) = ${value}$.`,
      }
    },
  }),
]
