import { frac, gcd, maths, surd, terms } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const point = (x: number | string, y: number | string) => `$(${x}, ${y})$`
/** `ax + by + c = 0` in its lowest terms, with a positive first factor. */
function equation(a: number, b: number, c: number): string {
  const common = gcd(gcd(a, b), c) * (a < 0 ? -1 : 1)
  return maths(`${terms([a / common, 'x'], [b / common, 'y'], [c / common, ''])} = 0`)
}
const straight = (slope: string, rest: string) => {
  const first = slope === '1' ? 'x' : slope === '-1' ? '-x' : `${slope}x`
  return maths(`y = ${first}${rest === '0' ? '' : rest.startsWith('-') ? ` - ${rest.slice(1)}` : ` + ${rest}`}`)
}

export const coordinateGeometry = [
  template({
    id: 'gradient-of-two-points',
    topic: 'E.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [x, y, p, q] = [draw.int(-6, 8), draw.int(-6, 8), draw.int(-6, 8), draw.int(-6, 8)]
      draw.need(x !== p && y !== q && Math.abs(x - p) !== Math.abs(y - q) && x + p !== 0 && y + q !== 0)
      return {
        ask: `Find the gradient of the line through the points ${point(x, y)} and ${point(p, q)}.`,
        answer: maths(frac(q - y, p - x)),
        slips: {
          'turned the fraction over': maths(frac(p - x, q - y)),
          'changed the sign': maths(frac(y - q, p - x)),
          'added the coordinates': maths(frac(q + y, p + x)),
          'found the gradient of the perpendicular': maths(frac(x - p, q - y)),
        },
        work: `The rise is $${q - y}$ and the run $${p - x}$, so the gradient is $${frac(q - y, p - x)}$.`,
      }
    },
  }),
  template({
    id: 'midpoint',
    topic: 'E.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [x, y, p, q] = [draw.int(-7, 9), draw.int(-7, 9), draw.int(-7, 9), draw.int(-7, 9)]
      draw.need(x !== p && y !== q && x + p !== 0 && y + q !== 0)
      return {
        ask: `Find the midpoint of the line that joins $P${point(x, y).slice(1)} and $Q${point(p, q).slice(1)}.`,
        answer: point(frac(x + p, 2), frac(y + q, 2)),
        slips: {
          'subtracted the coordinates': point(frac(x - p, 2), frac(y - q, 2)),
          'did not halve': point(x + p, y + q),
          'exchanged the coordinates': point(frac(y + q, 2), frac(x + p, 2)),
          'subtracted the other way': point(frac(p - x, 2), frac(q - y, 2)),
        },
        work: `Half the sums of the coordinates: ${point(frac(x + p, 2), frac(y + q, 2))}.`,
      }
    },
  }),
  template({
    id: 'distance-of-two-points',
    topic: 'E.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [x, y, right, up] = [draw.int(-5, 5), draw.int(-5, 5), draw.int(2, 9), draw.int(2, 9)]
      draw.need(right !== up)
      return {
        ask: `Calculate the distance between ${point(x, y)} and ${point(x + right, y - up)}, leaving a surd in its simplest form.`,
        answer: maths(surd(1, right ** 2 + up ** 2)),
        slips: {
          'left out the root': maths(right ** 2 + up ** 2),
          'added the differences': maths(right + up),
          'subtracted the squares': maths(surd(1, Math.abs(right ** 2 - up ** 2))),
          'did not square': maths(surd(1, right + up)),
        },
        work: `$\\sqrt{${right}^{2} + ${up}^{2}} = ${surd(1, right ** 2 + up ** 2)}$.`,
      }
    },
  }),
  template({
    id: 'gradient-from-equation',
    topic: 'E.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(2, 9), draw.int(-9, 9), draw.int(1, 15)]
      draw.need(b !== 0 && Math.abs(a) !== Math.abs(b) && Math.abs(b) > 1)
      return {
        ask: `What is the gradient of the line $${terms([a, 'x'], [b, 'y'])} = ${c}$?`,
        answer: maths(frac(-a, b)),
        slips: {
          'left out the minus sign': maths(frac(a, b)),
          'turned the fraction over': maths(frac(-b, a)),
          'gave the intercept': maths(frac(c, b)),
          'turned the fraction over and left out the sign': maths(frac(b, a)),
        },
        work: `$y = ${frac(-a, b)}x ${c * b > 0 ? '+' : '-'} ${frac(c, Math.abs(b))}$, so the gradient is $${frac(-a, b)}$.`.replaceAll(
          '1x',
          'x',
        ),
      }
    },
  }),
  template({
    id: 'line-through-a-point',
    topic: 'E.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [slope, x, y] = [draw.int(-6, 6), draw.int(-6, 6), draw.int(-6, 6)]
      const rest = y - slope * x
      draw.need(Math.abs(slope) > 1 && x !== 0 && y !== 0 && rest !== 0 && x !== y)
      const write = (of: number, and: number) => straight(String(of), String(and))
      return {
        ask: `Find the equation of the line with gradient $${slope}$ that passes through ${point(x, y)}.`,
        answer: write(slope, rest),
        slips: {
          'added the product': write(slope, y + slope * x),
          'exchanged the coordinates': write(slope, x - slope * y),
          'changed the sign of the constant': write(slope, -rest),
          'took the height as the constant': write(slope, y),
        },
        work: `$c = ${y} - (${slope})(${x}) = ${rest}$, so the equation is ${write(slope, rest)}.`,
      }
    },
  }),
  template({
    id: 'line-through-two-points',
    topic: 'E.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [x, y, p, q] = [draw.int(-5, 6), draw.int(-5, 6), draw.int(-5, 6), draw.int(-5, 6)]
      const [a, b] = [q - y, x - p]
      const c = -(a * x + b * y)
      draw.need(a !== 0 && b !== 0 && c !== 0 && Math.abs(a) !== Math.abs(b))
      return {
        ask: `A straight line passes through ${point(x, y)} and ${point(p, q)}. Find its equation.`,
        answer: equation(a, b, c),
        slips: {
          'changed the sign of the gradient': equation(a, -b, -(a * x - b * y)),
          'changed the sign of the constant': equation(a, b, -c),
          'turned the gradient over': equation(b, a, -(b * x + a * y)),
          'took the perpendicular': equation(b, -a, -(b * x - a * y)),
        },
        work: `The gradient is $${frac(a, -b)}$. With the first point the equation is ${equation(a, b, c)}.`,
      }
    },
  }),
  template({
    id: 'perpendicular-line',
    topic: 'E.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b, c, x, y] = [draw.int(2, 6), draw.int(-6, 6), draw.int(1, 9), draw.int(-4, 6), draw.int(-4, 6)]
      draw.need(Math.abs(b) > 1 && gcd(a, b) === 1 && x !== 0 && y !== 0)
      const rest = -(b * x - a * y)
      draw.need(rest !== 0 && a * x + b * y !== c)
      return {
        ask: `Find the equation of the line through ${point(x, y)} that is perpendicular to $${terms([a, 'x'], [b, 'y'])} = ${c}$.`,
        answer: equation(b, -a, rest),
        slips: {
          'took a parallel line': equation(a, b, -(a * x + b * y)),
          'left out the change of sign': equation(b, a, -(b * x + a * y)),
          'changed the sign of the constant': equation(b, -a, -rest),
          'changed the sign of a parallel gradient': equation(a, -b, -(a * x - b * y)),
        },
        work: `The gradient of the given line is $${frac(-a, b)}$, so that of the other is $${frac(b, a)}$, and its equation is ${equation(b, -a, rest)}.`,
      }
    },
  }),
  template({
    id: 'parallel-line',
    topic: 'E.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c, x, y] = [draw.int(2, 6), draw.int(-6, 6), draw.int(1, 9), draw.int(-4, 6), draw.int(-4, 6)]
      const rest = -(a * x + b * y)
      draw.need(Math.abs(b) > 1 && gcd(a, b) === 1 && rest !== 0 && rest !== -c && x !== y && x * y !== 0)
      return {
        ask: `A line is parallel to $${terms([a, 'x'], [b, 'y'])} = ${c}$ and passes through ${point(x, y)}. Find its equation.`,
        answer: equation(a, b, rest),
        slips: {
          'changed the sign of the constant': equation(a, b, -rest),
          'exchanged the coordinates': equation(a, b, -(a * y + b * x)),
          'took the perpendicular': equation(b, -a, -(b * x - a * y)),
          'kept the old constant': equation(a, b, -c),
        },
        work: `It is $${terms([a, 'x'], [b, 'y'])} = k$, and the point gives $k = ${-rest}$: ${equation(a, b, rest)}.`,
      }
    },
  }),
  template({
    id: 'crossing-the-axis',
    topic: 'E.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, k] = [draw.int(2, 7), draw.int(-7, 7), draw.int(1, 4)]
      draw.need(Math.abs(b) > 1 && Math.abs(a) !== Math.abs(b))
      const c = a * k * Math.abs(b)
      return {
        ask: `At which point does the line $${terms([a, 'x'], [b, 'y'])} = ${c}$ cross the $x$-axis?`,
        answer: point(c / a, 0),
        slips: {
          'put the number into the second place': point(0, c / a),
          'found where it crosses the other axis': point(0, c / b),
          'changed the sign': point(-c / a, 0),
          'divided by the factor of y': point(c / b, 0),
        },
        work: `There $y = 0$, so $${a}x = ${c}$ and the point is ${point(c / a, 0)}.`,
      }
    },
  }),
  template({
    id: 'unknown-coordinate',
    topic: 'E.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [x, y, run, top, under] = [
        draw.int(-5, 5),
        draw.int(-5, 5),
        draw.int(1, 4),
        draw.int(-5, 5),
        draw.int(2, 5),
      ]
      draw.need(top !== 0 && gcd(top, under) === 1 && x !== 0)
      const [p, q] = [x + run * under, y + run * top]
      draw.need(p !== 0 && p !== -x)
      return {
        ask: `The line through ${point(x, y)} and ${point('k', q)} has gradient $${frac(top, under)}$. Find the value of $k$.`,
        answer: maths(p),
        slips: notGiven([x, y, -x, -y, q, -q, top, -top, under], {
          'changed the sign of the first coordinate': maths(run * under - x),
          'turned the gradient over': maths(frac(x * under + run * top * top, under)),
          'took the difference as the coordinate': maths(run * under),
          'subtracted the difference': maths(x - run * under),
        }),
        work: `$\\frac{${q - y}}{k - (${x})} = ${frac(top, under)}$, so $k - (${x}) = ${run * under}$ and $k = ${p}$.`,
      }
    },
  }),
  template({
    id: 'where-two-lines-meet',
    topic: 'E.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b, x, y] = [draw.int(-4, 5), draw.int(-4, 5), draw.int(-5, 6), draw.int(-6, 8)]
      draw.need(Math.abs(a) > 1 && Math.abs(b) > 1 && a !== b && x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y))
      const [first, second] = [y - a * x, y - b * x]
      draw.need(first !== 0 && second !== 0)
      return {
        ask: `Find the point where the lines ${straight(String(a), String(first))} and ${straight(String(b), String(second))} meet.`,
        answer: point(x, y),
        slips: {
          'exchanged the coordinates': point(y, x),
          'changed the sign of the first coordinate': point(-x, y),
          'changed the sign of the second coordinate': point(x, -y),
          'changed both signs': point(-x, -y),
        },
        work: `Equal heights give $${terms([a - b, 'x'])} = ${second - first}$, so $x = ${x}$ and the point is ${point(x, y)}.`,
      }
    },
  }),
]
