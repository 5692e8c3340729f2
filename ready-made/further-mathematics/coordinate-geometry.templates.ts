import { frac, gcd, maths, surd, terms } from '../make/number.ts'
import { template } from '../make/template.ts'
import { point } from './forms.ts'

/** The equation of a line: `3x - 2y + 5 = 0`. */
function line(a: number, b: number, c: number): string {
  const common = gcd(gcd(a, b), c) * (a < 0 ? -1 : 1) || 1
  return `${terms([a / common, 'x'], [b / common, 'y'], [c / common, ''])} = 0`
}
/** `x^{2} + y^{2} - 4x + 6y - 3 = 0`. */
const circle = (g: number, f: number, c: number) =>
  `${terms([1, 'x^{2}'], [1, 'y^{2}'], [g, 'x'], [f, 'y'], [c, ''])} = 0`

/** Coefficients of $x$ and $y$ with the root of the sum of their squares. */
const lines = [
  [3, 4, 5],
  [4, -3, 5],
  [5, 12, 13],
  [12, -5, 13],
  [8, 6, 10],
  [6, -8, 10],
] as const

export const coordinateGeometry = [
  template({
    id: 'centre-of-a-circle',
    topic: 'A.n',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, k, c] = [draw.int(-6, 7), draw.int(-6, 7), draw.int(2, 3), draw.int(-9, 5)]
      draw.need(a * b * c !== 0 && a !== b && a + b !== 0 && a * a + b * b > c)
      return {
        ask: `Find the centre of the circle $${terms([k, 'x^{2}'], [k, 'y^{2}'], [-2 * a * k, 'x'], [-2 * b * k, 'y'], [c * k, ''])} = 0$.`,
        answer: point([a, b]),
        slips: {
          'changed the signs': point([-a, -b]),
          'did not divide by the coefficient of the squares': point([a * k, b * k]),
          'did not halve': point([2 * a, 2 * b]),
          'changed the sign of one coordinate': point([a, -b]),
        },
        work: `Divided by ${k}: $${circle(-2 * a, -2 * b, c)}$. Half the coefficients with their signs changed give ${point([a, b])}.`,
      }
    },
  }),
  template({
    id: 'radius-of-a-circle',
    topic: 'A.n',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, r] = [draw.int(-6, 6), draw.int(-6, 6), draw.int(3, 9)]
      const c = a * a + b * b - r * r
      draw.need(a * b * c !== 0 && c !== r && 2 * a !== r && 2 * b !== r && Math.abs(c) !== r)
      return {
        ask: `Find the radius of the circle $${circle(-2 * a, -2 * b, c)}$.`,
        answer: maths(r),
        slips: {
          'did not take the root': maths(r * r),
          'left the constant out': maths(surd(1, a * a + b * b)),
          'added the constant': maths(surd(1, Math.abs(a * a + b * b + c))),
          'did not halve the coefficients': maths(surd(1, Math.abs(4 * a * a + 4 * b * b - c))),
        },
        work: `$(${a})^{2} + (${b})^{2} - (${c}) = ${r * r}$, so the radius is ${maths(r)}.`,
      }
    },
  }),
  template({
    id: 'circle-on-a-diameter',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, d] = [draw.int(-5, 6), draw.int(-5, 6), draw.int(-5, 6), draw.int(-5, 6)]
      draw.need([a + c, b + d, a - c, b - d, a * c + b * d].every((part) => part !== 0))
      draw.need((a + c) % 2 === 0 && (b + d) % 2 === 0)
      const right = maths(circle(-a - c, -b - d, a * c + b * d))
      return {
        ask: `The points ${point([a, b])} and ${point([c, d])} are the ends of a diameter of a circle. Find the equation of the circle.`,
        answer: right,
        slips: {
          'changed the sign of the coordinates of the centre': maths(circle(a + c, b + d, a * c + b * d)),
          'took the diameter for the radius': maths(
            circle(-a - c, -b - d, a * c + b * d - (3 * ((a - c) ** 2 + (b - d) ** 2)) / 4),
          ),
          'changed the sign of the constant': maths(circle(-a - c, -b - d, -a * c - b * d)),
          'halved the terms of the centre': maths(circle((-a - c) / 2, (-b - d) / 2, a * c + b * d)),
        },
        work: `The centre is ${point([(a + c) / 2, (b + d) / 2])} and the square of the radius is $${frac((a - c) ** 2 + (b - d) ** 2, 4)}$. Expanded, it is ${right}.`,
      }
    },
  }),
  template({
    id: 'tangent-to-a-circle',
    topic: 'A.n',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [a, b, u, v] = [draw.int(-4, 5), draw.int(-4, 5), draw.int(-4, 5), draw.int(-4, 5)]
      draw.need(a * b !== 0 && u * v !== 0 && Math.abs(u) !== Math.abs(v))
      const [x, y, c] = [a + u, b + v, a * a + b * b - u * u - v * v]
      draw.need(x !== 0 && y !== 0 && c !== 0)
      const through = (p: number, q: number) => maths(line(p, q, -p * x - q * y))
      return {
        ask: `Find the equation of the tangent to the circle $${circle(-2 * a, -2 * b, c)}$ at the point ${point([x, y])}.`,
        answer: through(u, v),
        slips: {
          'found the radius produced': through(-v, u),
          'turned the gradient over without its sign': through(u, -v),
          'changed the sign of the gradient of the radius': through(v, u),
          'used the centre in place of the point': maths(line(u, v, -u * a - v * b)),
        },
        work: `The centre is ${point([a, b])}, so the radius has the gradient $${frac(v, u)}$ and the tangent the gradient $${frac(-u, v)}$. Through ${point([x, y])} it is ${through(u, v)}.`,
      }
    },
  }),
  template({
    id: 'length-of-a-tangent',
    topic: 'A.n',
    difficulty: 'Medium',
    make(draw) {
      const [g, f, c, x, y] = [draw.int(-4, 4), draw.int(-4, 4), draw.int(-9, 9), draw.int(-6, 8), draw.int(-6, 8)]
      const square = x * x + y * y + 2 * g * x + 2 * f * y + c
      draw.need(g * f * c * x * y !== 0 && square > 4 && g * g + f * f > c && square < 120)
      const whole = g * g + f * f - c
      return {
        ask: `A tangent is drawn from the point ${point([x, y])} to the circle $${circle(2 * g, 2 * f, c)}$. Find its length.`,
        answer: maths(surd(1, square)),
        slips: {
          'did not take the root': maths(square),
          'found the distance to the centre': maths(surd(1, square + whole)),
          'added the square of the radius': maths(surd(1, square + 2 * whole)),
          'left the constant out': maths(surd(1, Math.abs(square - c))),
        },
        work: `The square of the length is what the left side comes to at the point: $${square}$. So the length is ${maths(surd(1, square))}.`,
      }
    },
  }),
  template({
    id: 'distance-from-a-line',
    topic: 'A.n',
    difficulty: 'Easy',
    make(draw) {
      const [p, q, r] = draw.pick(lines)
      const [c, x, y] = [draw.int(-9, 9), draw.int(-5, 6), draw.int(-5, 6)]
      const value = p * x + q * y + c
      draw.need(c * x * y !== 0 && Math.abs(value) > 1 && p * x + q * y !== 0 && Math.abs(value) < 90)
      return {
        ask: `Find the perpendicular distance from the point ${point([x, y])} to the line $${terms([p, 'x'], [q, 'y'], [c, ''])} = 0$.`,
        answer: maths(frac(Math.abs(value), r)),
        slips: {
          'left the constant out': maths(frac(Math.abs(p * x + q * y), r)),
          'did not divide': maths(Math.abs(value)),
          'divided by the sum of the coefficients': maths(frac(Math.abs(value), Math.abs(p) + Math.abs(q))),
          'changed the sign of the constant': maths(frac(Math.abs(value - 2 * c), r)),
        },
        work: `$\\frac{|${p}(${x}) + (${q})(${y}) + (${c})|}{\\sqrt{${p * p} + ${q * q}}} = ${frac(Math.abs(value), r)}$.`,
      }
    },
  }),
  template({
    id: 'angle-between-two-lines',
    topic: 'A.n',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c, d] = [draw.int(1, 5), draw.int(2, 6), draw.int(-5, 5), draw.int(1, 5)]
      const [m, n] = [draw.int(-8, 8), draw.int(-8, 8)]
      // Gradients a/b and c/d.
      const [top, under] = [a * d - b * c, b * d + a * c]
      draw.need(c !== 0 && m * n !== 0 && top !== 0 && under !== 0 && gcd(a, b) === 1 && gcd(c, d) === 1)
      const size = (one: number, other: number) => maths(frac(Math.abs(one), Math.abs(other)))
      draw.need(b * d !== a * c && a * d + b * c !== 0)
      return {
        ask: `Find the tangent of the acute angle between the lines $${line(a, -b, m)}$ and $${line(c, -d, n)}$.`,
        answer: size(top, under),
        slips: {
          'changed the sign below the line': size(top, b * d - a * c),
          'changed the sign above the line': size(a * d + b * c, under),
          'subtracted the gradients only': size(top, b * d),
          'turned the fraction over': size(under, top),
        },
        work: `The gradients are $${frac(a, b)}$ and $${frac(c, d)}$: the size of $\\frac{m_{1} - m_{2}}{1 + m_{1}m_{2}}$ is ${size(top, under)}.`,
      }
    },
  }),
  template({
    id: 'focus-of-a-parabola',
    topic: 'A.n',
    difficulty: 'Medium',
    make(draw) {
      const [a, h, k] = [draw.int(-5, 6), draw.int(-6, 6), draw.int(-6, 6)]
      draw.need(a !== 0 && Math.abs(a) > 1 && h * k !== 0 && h + a !== 0 && h - a !== 0 && h + 4 * a !== 0)
      const part = (letter: string, from: number) => `${letter} ${from < 0 ? '+' : '-'} ${Math.abs(from)}`
      return {
        ask: `Find the focus of the parabola $(${part('y', k)})^{2} = ${4 * a}(${part('x', h)})$.`,
        answer: point([h + a, k]),
        slips: {
          'gave the vertex': point([h, k]),
          'moved along the wrong axis': point([h, k + a]),
          'did not divide by 4': point([h + 4 * a, k]),
          'moved the wrong way': point([h - a, k]),
        },
        work: `The vertex is ${point([h, k])} and $4a = ${4 * a}$, so the focus is $${a}$ further along the $x$-direction, at ${point([h + a, k])}.`,
      }
    },
  }),
  template({
    id: 'directrix-of-a-parabola',
    topic: 'A.n',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, k, flat] = [draw.int(-9, 9), draw.int(2, 4), draw.int(0, 1)]
      draw.need(a !== 0 && Math.abs(a) > 1)
      const [square, alone] = flat === 1 ? ['x', 'y'] : ['y', 'x']
      const at = (value: number, letter = alone) => maths(`${letter} = ${value}`)
      return {
        ask: `Find the equation of the directrix of the parabola $${k}${square}^{2} = ${4 * a * k}${alone}$.`,
        answer: at(-a),
        slips: {
          'gave the line through the focus': at(a),
          'did not divide by 4': at(-4 * a),
          'took the wrong letter': at(-a, square),
          'did not divide by the coefficient of the square': at(-a * k),
        },
        work: `$${square}^{2} = ${4 * a}${alone}$ has $4a = ${4 * a}$, so the directrix is ${at(-a)}.`,
      }
    },
  }),
  template({
    id: 'point-that-divides-a-line',
    topic: 'A.n',
    difficulty: 'Easy',
    make(draw) {
      const [m, n, u, v] = [draw.int(1, 4), draw.int(1, 4), draw.int(-3, 4), draw.int(-3, 4)]
      const [x, y] = [draw.int(-6, 6), draw.int(-6, 6)]
      draw.need(m !== n && gcd(m, n) === 1 && u * v * x * y !== 0)
      const end = [x + (m + n) * u, y + (m + n) * v] as const
      return {
        ask: `Find the coordinates of the point that divides the line from $A${point([x, y]).slice(1, -1)}$ to $B${point(end).slice(1, -1)}$ internally in the ratio $${m} : ${n}$.`,
        answer: point([x + m * u, y + m * v]),
        slips: {
          'exchanged the parts of the ratio': point([x + n * u, y + n * v]),
          'gave the steps from the first point': point([m * u, m * v]),
          'measured from the other end, beyond it': point([end[0] + m * u, end[1] + m * v]),
          'subtracted the steps': point([x - m * u, y - m * v]),
        },
        work: `$\\frac{${n}(${x}) + ${m}(${end[0]})}{${m + n}} = ${x + m * u}$ and $\\frac{${n}(${y}) + ${m}(${end[1]})}{${m + n}} = ${y + m * v}$, so the point is ${point([x + m * u, y + m * v])}.`,
      }
    },
  }),
  template({
    id: 'perpendicular-bisector',
    topic: 'A.n',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [x, y, u, v] = [draw.int(-5, 5), draw.int(-5, 5), draw.int(-4, 4), draw.int(-4, 4)]
      draw.need(u * v * x * y !== 0 && Math.abs(u) !== Math.abs(v) && x !== u && y !== v)
      const through = (p: number, q: number, [a, b]: readonly [number, number] = [x, y]) =>
        maths(line(p, q, -p * a - q * b))
      draw.need(u * x + v * y !== 0 && v * x - u * y !== 0 && x + u !== 0 && y + v !== 0)
      return {
        ask: `Find the equation of the perpendicular bisector of the line that joins ${point([x - u, y - v])} and ${point([x + u, y + v])}.`,
        answer: through(u, v),
        slips: {
          'found the line itself': through(v, -u),
          'turned the gradient over without its sign': through(u, -v),
          'drew it through one of the points': through(u, v, [x + u, y + v]),
          'drew it through the other point': through(u, v, [x - u, y - v]),
        },
        work: `The midpoint is ${point([x, y])} and the gradient of the line $${frac(v, u)}$, so that of the bisector is $${frac(-u, v)}$. The equation is ${through(u, v)}.`,
      }
    },
  }),
  template({
    id: 'area-of-a-triangle-by-coordinates',
    topic: 'A.n',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c, d] = [draw.int(-5, 6), draw.int(-5, 6), draw.int(-6, 7), draw.int(-6, 7)]
      const [x, y, twice] = [draw.int(-4, 5), draw.int(-4, 5), Math.abs(a * d - b * c)]
      draw.need(a * b * c * d * x * y !== 0 && twice > 5 && a * d + b * c !== 0)
      const of = (value: number) => maths(frac(Math.abs(value), 2))
      const [p, q] = [[x + a, y + b] as const, [x + c, y + d] as const]
      const given = [x, y, ...p, ...q].flatMap((one) => [Math.abs(one), Math.abs(2 * one)])
      draw.need(![twice, a * d + b * c, a * b - c * d, a * d].some((area) => given.includes(Math.abs(area))))
      return {
        ask: `Calculate the area of the triangle with the vertices ${point([x, y])}, ${point(p)} and ${point(q)}, in square units.`,
        answer: of(twice),
        slips: {
          'left the half out': maths(twice),
          'added the two products': of(a * d + b * c),
          'multiplied the differences of each point': of(a * b - c * d),
          'took the first product only': of(a * d),
        },
        work: `From the first vertex the others are $(${a}, ${b})$ and $(${c}, ${d})$ away: half the size of $(${a})(${d}) - (${b})(${c})$ is ${of(twice)}.`,
      }
    },
  }),
]
