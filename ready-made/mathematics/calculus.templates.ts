import { frac, maths, power, quantity, terms } from '../make/number.ts'
import { template } from '../make/template.ts'

type Term = readonly [factor: number, index: number]
const poly = (...list: readonly Term[]) =>
  terms(...list.map(([factor, index]) => [factor, index === 0 ? '' : power('x', index)] as const))
const rate = (...list: readonly Term[]) => poly(...list.map(([factor, index]) => [factor * index, index - 1] as const))
const at = (x: number, ...list: readonly Term[]) => list.reduce((sum, [factor, index]) => sum + factor * x ** index, 0)
/** An integral, whose factors may be fractions. */
function integral(...list: readonly Term[]): string {
  const written = list
    .filter(([factor]) => factor !== 0)
    .map(([factor, index], place) => {
      const size = frac(Math.abs(factor), index + 1)
      const term = `${size === '1' ? '' : size}${power('x', index + 1)}`
      return place === 0 ? `${factor < 0 ? '-' : ''}${term}` : `${factor < 0 ? ' - ' : ' + '}${term}`
    })
  return `${written.join('')} + c`
}

export const calculus = [
  template({
    id: 'derivative-of-a-polynomial',
    topic: 'G.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 7), draw.int(-9, 9), draw.int(2, 9), draw.int(1, 12)]
      draw.need(b !== 0)
      const of: Term[] = [
        [a, 3],
        [b, 2],
        [-c, 1],
        [d, 0],
      ]
      return {
        ask: `If $y = ${poly(...of)}$, find $\\frac{dy}{dx}$.`,
        answer: maths(rate(...of)),
        slips: {
          'kept the constant': maths(terms([3 * a, 'x^{2}'], [2 * b, 'x'], [d - c, ''])),
          'did not lower the powers': maths(terms([3 * a, 'x^{3}'], [2 * b, 'x^{2}'], [-c, 'x'])),
          'did not multiply by the powers': maths(terms([a, 'x^{2}'], [b, 'x'], [-c, ''])),
          'kept the letter of the linear term': maths(terms([3 * a, 'x^{2}'], [2 * b - c, 'x'])),
        },
        work: `Multiply each term by its power and lower the power by 1: $${rate(...of)}$.`,
      }
    },
  }),
  template({
    id: 'derivative-of-a-product',
    topic: 'G.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 5), draw.int(1, 7), draw.int(1, 4), draw.int(-7, 7)]
      draw.need(d !== 0 && a * d + b * c !== 0)
      const of: Term[] = [
        [a * c, 2],
        [a * d + b * c, 1],
        [b * d, 0],
      ]
      return {
        ask: `Differentiate $(${terms([a, 'x'], [b, ''])})(${terms([c, 'x'], [d, ''])})$ with respect to $x$.`,
        answer: maths(rate(...of)),
        slips: {
          'multiplied the derivatives': maths(a * c),
          'did not double the first factor': maths(terms([a * c, 'x'], [a * d + b * c, ''])),
          'subtracted the middle terms': maths(terms([2 * a * c, 'x'], [a * d - b * c, ''])),
          'added the derivatives': maths(a + c),
        },
        work: `The product is $${poly(...of)}$, and its derivative is $${rate(...of)}$.`,
      }
    },
  }),
  template({
    id: 'gradient-at-a-point',
    topic: 'G.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [a, b, c, x] = [draw.int(1, 5), draw.int(-8, 8), draw.int(-9, 9), draw.int(-3, 5)]
      const slope = 2 * a * x + b
      draw.need(b !== 0 && c !== 0 && Math.abs(x) > 1 && slope !== 0)
      return {
        ask: `Find the gradient of the curve $y = ${poly([a, 2], [b, 1], [c, 0])}$ at the point where $x = ${x}$.`,
        answer: maths(slope),
        slips: {
          'found the height of the curve': maths(at(x, [a, 2], [b, 1], [c, 0])),
          'did not multiply by the power': maths(a * x + b),
          'did not lower the power': maths(2 * a * x * x + b),
          'left out the linear term': maths(2 * a * x),
          'added the constant': maths(slope + c),
        },
        work: `$\\frac{dy}{dx} = ${terms([2 * a, 'x'], [b, ''])}$, and at $x = ${x}$ it is $${slope}$.`,
      }
    },
  }),
  template({
    id: 'turning-point',
    topic: 'G.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, p, q] = [draw.int(1, 4), draw.int(-5, 6), draw.int(-9, 12)]
      draw.need(p !== 0 && q !== 0 && p !== q && p !== -q)
      const c = a * p * p + q
      draw.need(c !== 0)
      const point = (x: number, y: number) => `$(${x}, ${y})$`
      return {
        ask: `Find the turning point of the curve $y = ${poly([a, 2], [-2 * a * p, 1], [c, 0])}$.`,
        answer: point(p, q),
        slips: {
          'changed the sign of the first coordinate': point(-p, q),
          'took the constant as the height': point(p, c),
          'exchanged the coordinates': point(q, p),
          'left out the 2 of the derivative': point(2 * p, c),
        },
        work: `$\\frac{dy}{dx} = ${terms([2 * a, 'x'], [-2 * a * p, ''])} = 0$ at $x = ${p}$, where $y = ${q}$: ${point(p, q)}.`,
      }
    },
  }),
  template({
    id: 'cubic-turning-points',
    topic: 'G.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [p, q, c] = [draw.int(-5, 5), draw.int(-5, 6), draw.int(1, 12)]
      draw.need(p < q && (p + q) % 2 === 0 && p !== 0 && q !== 0 && p !== -q)
      const of: Term[] = [
        [1, 3],
        [(-3 * (p + q)) / 2, 2],
        [3 * p * q, 1],
        [c, 0],
      ]
      const pair = (one: number, other: number) => `$x = ${Math.min(one, other)}$ or $x = ${Math.max(one, other)}$`
      return {
        ask: `For which values of $x$ is the gradient of $y = ${poly(...of)}$ equal to zero?`,
        answer: pair(p, q),
        slips: {
          'changed both signs': pair(-p, -q),
          'changed the sign of one value': pair(-p, q),
          'changed the sign of the other value': pair(p, -q),
          'missed both by one': pair(p - 1, q + 1),
        },
        work: `$\\frac{dy}{dx} = ${rate(...of)}$, which is $3(${terms([1, 'x'], [-p, ''])})(${terms([1, 'x'], [-q, ''])})$. It is zero for ${pair(p, q)}.`,
      }
    },
  }),
  template({
    id: 'velocity-from-displacement',
    topic: 'G.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, time] = [draw.int(1, 3), draw.int(2, 9), draw.int(2, 5)]
      const speed = 3 * a * time ** 2 - 2 * b * time
      draw.need(speed > 4 && a * time > b)
      return {
        ask: `A particle moves in a straight line, and its displacement from a point $O$ after $t$ seconds is $s = ${terms([a, 't^{3}'], [-b, 't^{2}'])}$ metres. Find its velocity when $t = ${time}$.`,
        answer: quantity(speed, 'm s⁻¹'),
        slips: {
          'found the displacement': quantity(a * time ** 3 - b * time ** 2, 'm s⁻¹'),
          'found the acceleration': quantity(6 * a * time - 2 * b, 'm s⁻¹'),
          'did not multiply by the powers': quantity(a * time ** 2 - b * time, 'm s⁻¹'),
          'changed the sign of the second term': quantity(3 * a * time ** 2 + 2 * b * time, 'm s⁻¹'),
        },
        work: `$\\frac{ds}{dt} = ${terms([3 * a, 't^{2}'], [-2 * b, 't'])}$, and at $t = ${time}$ it is ${quantity(speed, 'm s⁻¹')}.`,
      }
    },
  }),
  template({
    id: 'integral-of-a-polynomial',
    topic: 'G.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(2, 9), draw.int(-8, 8), draw.int(2, 9)]
      draw.need(b !== 0 && a % 3 === 0 && b % 2 === 0)
      const of: Term[] = [
        [a, 2],
        [b, 1],
        [c, 0],
      ]
      return {
        ask: `Find $\\int (${poly(...of)})\\,dx$.`,
        answer: maths(integral(...of)),
        slips: {
          differentiated: maths(`${rate(...of)} + c`),
          'did not divide by the new powers': maths(`${poly([a, 3], [b, 2], [c, 1])} + c`),
          'left the constant as it is': maths(`${poly([a / 3, 3], [b / 2, 2], [c, 0])} + c`),
          'divided by the old powers': maths(
            integral([a * 3, 2], [b * 2, 1], [c, 0]).replace(/^\S+/, `${frac(a, 2)}x^{3}`),
          ),
        },
        work: `Raise each power by 1 and divide by the new power: $${integral(...of)}$.`,
      }
    },
  }),
  template({
    id: 'definite-integral',
    topic: 'G.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, low, width] = [draw.int(2, 8, 2), draw.int(1, 9), draw.int(1, 3), draw.int(1, 3)]
      const high = low + width
      const whole = (x: number) => (a / 2) * x * x + b * x
      const value = whole(high) - whole(low)
      return {
        ask: `Evaluate $\\int_{${low}}^{${high}} (${terms([a, 'x'], [b, ''])})\\,dx$.`,
        answer: maths(value),
        slips: {
          'added the lower value': maths(whole(high) + whole(low)),
          'left out the lower limit': maths(whole(high)),
          'put the limits into the function': maths(a * (high - low)),
          'did not divide by the new power': maths(a * (high ** 2 - low ** 2) + b * (high - low)),
        },
        work: `$\\left[${terms([a / 2, 'x^{2}'], [b, 'x'])}\\right]_{${low}}^{${high}} = ${whole(high)} - ${whole(low)} = ${value}$.`,
      }
    },
  }),
  template({
    id: 'area-under-a-curve',
    topic: 'G.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, c, low, width] = [draw.int(1, 6), draw.int(1, 9), draw.int(1, 3), draw.int(1, 3)]
      const high = low + width
      const value = a * (high ** 3 - low ** 3) + c * width
      return {
        ask: `Find the area between the curve $y = ${terms([3 * a, 'x^{2}'], [c, ''])}$ and the $x$-axis from $x = ${low}$ to $x = ${high}$.`,
        answer: `${value} square units`,
        slips: {
          'did not divide by the new power': `${3 * a * (high ** 3 - low ** 3) + c * width} square units`,
          'left out the lower limit': `${a * high ** 3 + c * high} square units`,
          'left out the constant': `${a * (high ** 3 - low ** 3)} square units`,
          'subtracted the heights of the curve': `${3 * a * (high ** 2 - low ** 2)} square units`,
        },
        work: `$\\left[${terms([a, 'x^{3}'], [c, 'x'])}\\right]_{${low}}^{${high}} = ${a * high ** 3 + c * high} - ${a * low ** 3 + c * low}$, which is ${value} square units.`,
      }
    },
  }),
  template({
    id: 'curve-from-its-gradient',
    topic: 'G.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, x, y] = [draw.int(1, 4), draw.int(-6, 6), draw.int(-3, 3), draw.int(-8, 9)]
      const c = y - a * x * x - b * x
      draw.need(b !== 0 && x !== 0 && c !== 0 && y !== 0 && c !== y)
      const curve = (one: number, two: number, rest: number) => maths(`y = ${poly([one, 2], [two, 1], [rest, 0])}`)
      return {
        ask: `The gradient of a curve is $${terms([2 * a, 'x'], [b, ''])}$, and the curve passes through $(${x}, ${y})$. Find its equation.`,
        answer: curve(a, b, c),
        slips: {
          'took the height as the constant': curve(a, b, y),
          'changed the sign of the constant': curve(a, b, -c),
          'did not divide by the new power': curve(2 * a, b, y - 2 * a * x * x - b * x),
          'left out the constant': curve(a, b, 0),
        },
        work: `$y = ${poly([a, 2], [b, 1])} + c$, and the point gives $c = ${c}$, so the equation is ${curve(a, b, c)}.`,
      }
    },
  }),
]
