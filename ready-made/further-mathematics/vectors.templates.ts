import { frac, gcd, maths, num, quantity, round, surd, terms } from '../make/number.ts'
import { template } from '../make/template.ts'
import { point } from './forms.ts'

type Pair = readonly [number, number]
const ij = ([x, y]: Pair) => terms([x, '\\mathbf{i}'], [y, '\\mathbf{j}'])
const dot = ([a, b]: Pair, [c, d]: Pair) => a * c + b * d
const size = ([a, b]: Pair) => surd(1, a * a + b * b)
const degrees = (radians: number) => (radians * 180) / Math.PI
const one = (value: number) => quantity(round(value, 1), '°', 1)
const isClear = (value: number) => Math.abs(value * 10 - Math.floor(value * 10) - 0.5) > 0.03
/** Over a denominator: `\frac{1}{5}(3\mathbf{i} + 4\mathbf{j})`. */
const over = (under: string, pair: Pair) => maths(`\\frac{1}{${under}}(${ij(pair)})`)

export const vectors = [
  template({
    id: 'dot-product',
    topic: 'C.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const p: Pair = [draw.int(2, 8), draw.int(-7, 7)]
      const q: Pair = [draw.int(-7, 7), draw.int(2, 8)]
      const k = draw.int(2, 4)
      draw.need(p[1] * q[0] !== 0 && dot(p, q) !== 0)
      return {
        ask: `If $\\mathbf{p} = ${ij(p)}$ and $\\mathbf{q} = ${ij(q)}$, evaluate $${k}\\mathbf{p} \\cdot \\mathbf{q}$.`,
        answer: maths(k * dot(p, q)),
        slips: {
          'subtracted the second product': maths(k * (p[0] * q[0] - p[1] * q[1])),
          'multiplied across': maths(k * (p[0] * q[1] + p[1] * q[0])),
          'left the factor out': maths(dot(p, q)),
          'used the factor once only': maths(k * p[0] * q[0] + p[1] * q[1]),
        },
        work: `$${k}[(${p[0]})(${q[0]}) + (${p[1]})(${q[1]})] = ${k}(${dot(p, q)}) = ${k * dot(p, q)}$.`,
      }
    },
  }),
  template({
    id: 'angle-between-two-vectors',
    topic: 'C.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const p: Pair = [draw.int(1, 7), draw.int(-6, 6)]
      const q: Pair = [draw.int(-6, 6), draw.int(1, 7)]
      draw.need(p[1] * q[0] !== 0 && dot(p, q) !== 0)
      const cosine = dot(p, q) / Math.hypot(...p) / Math.hypot(...q)
      const angle = degrees(Math.acos(cosine))
      draw.need(isClear(angle) && Math.abs(cosine) < 0.99)
      return {
        ask: `Find the angle between the vectors $${ij(p)}$ and $${ij(q)}$, correct to one decimal place.`,
        answer: one(angle),
        slips: {
          'took the supplement': one(180 - angle),
          'used the sine': one(Math.abs(degrees(Math.asin(cosine)))),
          'subtracted the second product': one(
            degrees(Math.acos((p[0] * q[0] - p[1] * q[1]) / Math.hypot(...p) / Math.hypot(...q))),
          ),
          'halved the angle': one(angle / 2),
        },
        work: `The cosine is $\\frac{${dot(p, q)}}{\\sqrt{${p[0] ** 2 + p[1] ** 2}} \\times \\sqrt{${q[0] ** 2 + q[1] ** 2}}} = ${num(round(cosine, 4))}$, so the angle is ${one(angle)}.`,
      }
    },
  }),
  template({
    id: 'projection-of-a-vector',
    topic: 'C.a',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = draw.pick([
        [3, 4, 5],
        [4, -3, 5],
        [5, 12, 13],
        [-12, 5, 13],
        [6, 8, 10],
        [-8, 6, 10],
      ] as const)
      const p: Pair = [draw.int(-7, 8), draw.int(-7, 8)]
      const product = dot(p, [a, b])
      draw.need(p[0] * p[1] !== 0 && product > 1 && product % c !== 0)
      return {
        ask: `Find the scalar projection of $${ij(p)}$ on $${ij([a, b])}$.`,
        answer: maths(frac(product, c)),
        slips: {
          'did not divide': maths(product),
          'divided by the square of the length': maths(frac(product, c * c)),
          'subtracted the second product': maths(frac(p[0] * a - p[1] * b, c)),
          'divided by the sum of the components': maths(frac(product, Math.abs(a) + Math.abs(b))),
        },
        work: `$\\frac{(${p[0]})(${a}) + (${p[1]})(${b})}{\\sqrt{${a * a} + ${b * b}}} = ${frac(product, c)}$.`,
      }
    },
  }),
  template({
    id: 'unit-vector-of-a-difference',
    topic: 'C.a',
    difficulty: 'Easy',
    make(draw) {
      const a: Pair = [draw.int(-5, 6), draw.int(-5, 6)]
      const step: Pair = [draw.int(-6, 6), draw.int(-6, 6)]
      draw.need(a[0] * a[1] * step[0] * step[1] !== 0 && gcd(step[0], step[1]) === 1)
      const b: Pair = [a[0] + step[0], a[1] + step[1]]
      const [square, sum] = [step[0] ** 2 + step[1] ** 2, Math.abs(step[0]) + Math.abs(step[1])]
      draw.need(b[0] * b[1] !== 0 && a[0] + b[0] !== 0 && a[1] + b[1] !== 0)
      draw.need((a[0] + b[0]) * step[1] !== (a[1] + b[1]) * step[0])
      return {
        ask: `The position vectors of $A$ and $B$ are $${ij(a)}$ and $${ij(b)}$. Find the unit vector in the direction of $\\overrightarrow{AB}$.`,
        answer: over(surd(1, square), step),
        slips: {
          'took the opposite direction': over(surd(1, square), [-step[0], -step[1]]),
          'did not take the root': over(String(square), step),
          'added the components': over(String(sum), step),
          'added the position vectors': over(surd(1, (a[0] + b[0]) ** 2 + (a[1] + b[1]) ** 2), [
            a[0] + b[0],
            a[1] + b[1],
          ]),
        },
        work: `$\\overrightarrow{AB} = ${ij(step)}$ has the length $${surd(1, square)}$, so the unit vector is ${over(surd(1, square), step)}.`,
      }
    },
  }),
  template({
    id: 'perpendicular-vectors',
    topic: 'C.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(2, 9), draw.int(-8, 8), draw.int(2, 9)]
      draw.need(b !== 0 && Math.abs(b) !== c && gcd(a, c) === 1)
      return {
        ask: `The vectors $${ij([a, b])}$ and $${terms([1, 'k\\mathbf{i}'], [c, '\\mathbf{j}'])}$ are perpendicular. Find the value of $k$.`,
        answer: maths(frac(-b * c, a)),
        slips: {
          'lost the minus sign': maths(frac(b * c, a)),
          'made them parallel': maths(frac(a * c, b)),
          'turned the fraction over': maths(frac(-a, b * c)),
          'divided by the wrong component': maths(frac(-a * c, b)),
        },
        work: `The dot product is 0: $${a}k + (${b})(${c}) = 0$, so $k = ${frac(-b * c, a)}$.`,
      }
    },
  }),
  template({
    id: 'position-vector-of-a-dividing-point',
    topic: 'C.a',
    difficulty: 'Medium',
    make(draw) {
      const [m, n] = [draw.int(2, 5), draw.int(1, 4)]
      const a: Pair = [draw.int(-6, 6), draw.int(-6, 6)]
      const step: Pair = [draw.int(-3, 3), draw.int(-3, 3)]
      draw.need(m > n && gcd(m, n) === 1 && a.every((part) => part !== 0) && step.every((part) => part !== 0))
      // B between A and the point P outside: AP : PB = m : n.
      const b: Pair = [a[0] + (m - n) * step[0], a[1] + (m - n) * step[1]]
      const at = (times: number): Pair => [a[0] + times * step[0], a[1] + times * step[1]]
      draw.need(
        b.every((part) => part !== 0) && at(m).every((part) => part !== 0) && at(-n).every((part) => part !== 0),
      )
      return {
        ask: `The position vectors of $A$ and $B$ are $${ij(a)}$ and $${ij(b)}$. Find the position vector of the point that divides $AB$ externally in the ratio $${m} : ${n}$.`,
        answer: maths(ij(at(m))),
        slips: {
          'exchanged the parts of the ratio': maths(ij(at(-n))),
          'gave the steps from the first point': maths(ij([m * step[0], m * step[1]])),
          'went on from the second point': maths(ij(at(2 * m - n))),
          'added the position vectors': maths(ij([a[0] + b[0], a[1] + b[1]])),
        },
        work: `$\\frac{${m}\\mathbf{b} - ${n === 1 ? '' : n}\\mathbf{a}}{${m - n}}$: the components are $\\frac{${m}(${b[0]}) - ${n}(${a[0]})}{${m - n}} = ${at(m)[0]}$ and $\\frac{${m}(${b[1]}) - ${n}(${a[1]})}{${m - n}} = ${at(m)[1]}$, so it is ${maths(ij(at(m)))}.`,
      }
    },
  }),
  template({
    id: 'vector-in-terms-of-two-others',
    topic: 'C.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const p: Pair = [draw.int(1, 5), draw.int(-4, 4)]
      const q: Pair = [draw.int(-4, 4), draw.int(1, 5)]
      const [m, n] = [draw.int(-4, 5), draw.int(-4, 5)]
      const whole: Pair = [m * p[0] + n * q[0], m * p[1] + n * q[1]]
      draw.need(p[1] * q[0] * m * n !== 0 && Math.abs(m) !== Math.abs(n) && p[0] * q[1] !== p[1] * q[0])
      draw.need(whole.every((part) => part !== 0) && Math.abs(m) > 1)
      const of = (one_: number, other: number) => maths(terms([one_, '\\mathbf{p}'], [other, '\\mathbf{q}']))
      return {
        ask: `If $\\mathbf{p} = ${ij(p)}$ and $\\mathbf{q} = ${ij(q)}$, express $${ij(whole)}$ in terms of $\\mathbf{p}$ and $\\mathbf{q}$.`,
        answer: of(m, n),
        slips: {
          'exchanged the factors': of(n, m),
          'changed the sign of the second factor': of(m, -n),
          'changed the sign of the first factor': of(-m, n),
          'took the components for the factors': of(whole[0], whole[1]),
        },
        work: `$${terms([p[0], 'm'], [q[0], 'n'])} = ${whole[0]}$ and $${terms([p[1], 'm'], [q[1], 'n'])} = ${whole[1]}$ give $m = ${m}$ and $n = ${n}$, so it is ${of(m, n)}.`,
      }
    },
  }),
  template({
    id: 'resultant-of-three-forces',
    topic: 'C.a',
    difficulty: 'Medium',
    make(draw) {
      const forces: Pair[] = [
        [draw.int(-6, 8), draw.int(-6, 8)],
        [draw.int(-6, 8), draw.int(-6, 8)],
        [draw.int(-6, 8), draw.int(-6, 8)],
      ]
      const [a = [0, 0], b = [0, 0], c = [0, 0]] = forces
      const whole: Pair = [a[0] + b[0] + c[0], a[1] + b[1] + c[1]]
      draw.need(forces.flat().every((part) => part !== 0) && whole[0] * whole[1] !== 0)
      const newtons = (root: string) => `$${root}$ N`
      return {
        ask: `Three forces $(${ij(a)})$ N, $(${ij(b)})$ N and $(${ij(c)})$ N act at a point. Find the magnitude of their resultant.`,
        answer: newtons(size(whole)),
        slips: {
          'left the third force out': newtons(size([a[0] + b[0], a[1] + b[1]])),
          'subtracted the squares': newtons(surd(1, Math.abs(whole[0] ** 2 - whole[1] ** 2))),
          'added the components': newtons(String(Math.abs(whole[0]) + Math.abs(whole[1]))),
          'did not take the root': newtons(String(whole[0] ** 2 + whole[1] ** 2)),
        },
        work: `The resultant is $(${ij(whole)})$ N, and $\\sqrt{${whole[0] ** 2} + ${whole[1] ** 2}}$ is ${newtons(size(whole))}.`,
      }
    },
  }),
  template({
    id: 'fourth-vertex-of-a-parallelogram',
    topic: 'C.a',
    difficulty: 'Easy',
    make(draw) {
      const [p, q, u, v, x, y] = [
        draw.int(-5, 5),
        draw.int(-5, 5),
        draw.int(1, 6),
        draw.int(-4, 4),
        draw.int(-4, 4),
        draw.int(1, 6),
      ]
      const a: Pair = [p, q]
      const b: Pair = [p + u, q + v]
      const c: Pair = [p + u + x, q + v + y]
      draw.need(v * x !== 0 && u * y !== v * x)
      const plus = (one_: Pair, other: Pair, less: Pair): Pair => [
        one_[0] + other[0] - less[0],
        one_[1] + other[1] - less[1],
      ]
      return {
        ask: `$PQRS$ is a parallelogram with $P${point(a).slice(1, -1)}$, $Q${point(b).slice(1, -1)}$ and $R${point(c).slice(1, -1)}$. Use $\\overrightarrow{PQ} = \\overrightarrow{SR}$ to find $S$.`,
        answer: point(plus(a, c, b)),
        slips: {
          'added the vector to the last vertex': point(plus(b, c, a)),
          'took the vertices in another order': point(plus(a, b, c)),
          'gave the vector alone': point([u, v]),
          'added all three vertices': point([a[0] + b[0] + c[0], a[1] + b[1] + c[1]]),
        },
        work: `$\\overrightarrow{PQ} = (${u}, ${v})$, and $R$ less this vector is ${point(plus(a, c, b))}.`,
      }
    },
  }),
  template({
    id: 'resultant-of-two-displacements',
    topic: 'C.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [first, second, bearing, turn] = [
        draw.int(3, 12),
        draw.int(3, 12),
        draw.int(1, 8) * 10,
        draw.pick([60, 120]),
      ]
      draw.need(first !== second)
      const whole = first * first + second * second + (turn === 60 ? 1 : -1) * first * second
      const of = (square: number) => `$${surd(1, square)}$ km`
      const name = draw.person()
      const three = (angle: number) => `${String(angle).padStart(3, '0')}°`
      return {
        ask: `${name} walks ${first} km on a bearing of ${three(bearing)} and then ${second} km on a bearing of ${three(bearing + turn)}. Find the magnitude of the resultant displacement.`,
        answer: of(whole),
        slips: {
          'took the wrong sign in the cosine rule': of(
            first * first + second * second - (turn === 60 ? 1 : -1) * first * second,
          ),
          'used the rule for a right angle': of(first * first + second * second),
          'added the distances': of((first + second) ** 2),
          'doubled the last term': of(
            Math.abs(first * first + second * second + (turn === 60 ? 2 : -2) * first * second),
          ),
        },
        work: `The two displacements are ${turn}° apart: $R^{2} = ${first}^{2} + ${second}^{2} + 2 \\times ${first} \\times ${second}\\cos ${turn}° = ${whole}$, and its root is ${of(whole)}.`,
      }
    },
  }),
]
