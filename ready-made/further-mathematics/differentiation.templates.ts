import { frac, gcd, maths, num, power, round, terms, tex } from '../make/number.ts'
import { template } from '../make/template.ts'
import { factorOf, polynomial, valueAt } from './forms.ts'

const linear = (a: number, b: number) => terms([a, 'x'], [b, ''])

export const differentiation = [
  template({
    id: 'derivative-of-a-quotient',
    topic: 'A.o',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 7), draw.int(-6, 6), draw.int(2, 5), draw.int(-6, 6)]
      const top = a * d - b * c
      draw.need(gcd(a, b) === 1 && gcd(c, d) === 1 && b * d !== 0 && Math.abs(top) > 1 && a * d + b * c !== 0)
      const over = (above: number, under: string) =>
        maths(`${above < 0 ? '-' : ''}\\frac{${Math.abs(above)}}{${under}}`)
      const square = `(${linear(c, d)})^{2}`
      return {
        ask: `If $y = \\frac{${linear(a, b)}}{${linear(c, d)}}$, find $\\frac{dy}{dx}$.`,
        answer: over(top, square),
        slips: {
          'subtracted the other way': over(-top, square),
          'added the products': over(a * d + b * c, square),
          'did not square below the line': over(top, linear(c, d)),
          'divided the derivatives': maths(frac(a, c)),
        },
        work: `$\\frac{${a}(${linear(c, d)}) - ${c}(${linear(a, b)})}{${square}}$, which is ${over(top, square)}.`,
      }
    },
  }),
  template({
    id: 'derivative-of-a-power-of-a-bracket',
    topic: 'A.o',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, n, k] = [draw.int(2, 6), draw.int(-7, 7), draw.int(3, 7), draw.int(2, 4)]
      draw.need(gcd(a, b) === 1 && a !== n)
      const of = (factor: number, index: number) => maths(`${factor}${power(`(${linear(a, b)})`, index)}`)
      return {
        ask: `Differentiate $${k}(${linear(a, b)})^{${n}}$ with respect to $x$.`,
        answer: of(k * n * a, n - 1),
        slips: {
          'left out the derivative of the bracket': of(k * n, n - 1),
          'kept the index': of(k * n * a, n),
          'left out the index as a factor': of(k * a, n - 1),
          'integrated the bracket': maths(`\\frac{${k}(${linear(a, b)})^{${n + 1}}}{${a * (n + 1)}}`),
        },
        work: `$${k} \\times ${n}${power(`(${linear(a, b)})`, n - 1)} \\times ${a}$, which is ${of(k * n * a, n - 1)}.`,
      }
    },
  }),
  template({
    id: 'second-derivative-at-a-point',
    topic: 'A.o',
    difficulty: 'Easy',
    make(draw) {
      const of = [draw.int(1, 4), draw.int(-6, 6), draw.int(-9, 9), draw.int(-9, 9)]
      const x = draw.int(-3, 4)
      const [a = 1, b = 1, c = 1] = of
      draw.need(of.every((one) => one !== 0) && x !== 0)
      const value = 6 * a * x + 2 * b
      draw.need(value !== 0)
      return {
        ask: `If $y = ${polynomial(of)}$, find the value of $\\frac{d^{2}y}{dx^{2}}$ at $x = ${x}$.`,
        answer: maths(value),
        slips: {
          'differentiated once only': maths(3 * a * x * x + 2 * b * x + c),
          'differentiated three times': maths(6 * a),
          'left out the constant term': maths(6 * a * x),
          'did not multiply by the second index': maths(3 * a * x + 2 * b),
        },
        work: `$\\frac{d^{2}y}{dx^{2}} = ${polynomial([6 * a, 2 * b])}$, and at $x = ${x}$ it is ${maths(value)}.`,
      }
    },
  }),
  template({
    id: 'gradient-of-a-product',
    topic: 'A.o',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, n, x] = [draw.int(2, 4), draw.int(-7, 5), draw.int(3, 4), draw.int(2, 4)]
      const inner = a * x + b
      draw.need(gcd(a, b) === 1 && inner !== 0 && Math.abs(inner) <= 3)
      const [first, second] = [2 * x * inner ** n, x * x * n * a * inner ** (n - 1)]
      draw.need(first + second !== 0)
      return {
        ask: `Find the gradient of the curve $y = x^{2}(${linear(a, b)})^{${n}}$ at the point where $x = ${x}$.`,
        answer: maths(first + second),
        slips: {
          'differentiated the first factor only': maths(first),
          'left out the derivative of the bracket': maths(first + second / a),
          'multiplied the two derivatives': maths(2 * x * n * a * inner ** (n - 1)),
          'differentiated the second factor only': maths(second),
        },
        work: `$2x(${linear(a, b)})^{${n}} + x^{2} \\times ${n * a}(${linear(a, b)})^{${n - 1}}$ at $x = ${x}$ is $${first} + (${second}) = ${tex(first + second)}$.`,
      }
    },
  }),
  template({
    id: 'gradient-by-implicit-differentiation',
    topic: 'A.o',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [k, m, x, y] = [draw.int(2, 5), draw.int(1, 3), draw.int(1, 4), draw.int(-3, 4)]
      const value = x * x + k * x * y + m * y * y
      const [top, under] = [-(2 * x + k * y), k * x + 2 * m * y]
      draw.need(y !== 0 && top !== 0 && under !== 0 && value !== 0)
      draw.need(2 * x - k * y !== 0 && k * x - 2 * m * y !== 0)
      return {
        ask: `Find the gradient of the curve $${terms([1, 'x^{2}'], [k, 'xy'], [m, 'y^{2}'])} = ${value}$ at the point $(${x}, ${y})$.`,
        answer: maths(frac(top, under)),
        slips: {
          'lost the minus sign': maths(frac(-top, under)),
          'turned the fraction over': maths(frac(under, top)),
          'did not use the product rule': maths(frac(-2 * x, k + 2 * m * y || 1)),
          'left the mixed term out': maths(frac(-x, m * y)),
        },
        work: `$${terms([2, 'x'], [k, 'y'])} + (${terms([k, 'x'], [2 * m, 'y'])})\\frac{dy}{dx} = 0$. At the point: $${-top} + (${under})\\frac{dy}{dx} = 0$, so the gradient is ${maths(frac(top, under))}.`,
      }
    },
  }),
  template({
    id: 'greatest-value-of-a-cubic',
    topic: 'A.o',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [p, q, d] = [draw.int(-4, 1), draw.int(0, 5), draw.int(-9, 9)]
      draw.need(p < q && (p + q) % 2 === 0 && p !== 0 && d !== 0 && q !== 0)
      // y' = 3(x - p)(x - q): the first is the maximum.
      const of = [1, (-3 * (p + q)) / 2, 3 * p * q, d]
      const [high, low] = [valueAt(of, p), valueAt(of, q)]
      draw.need(high !== 0 && low !== 0 && high !== d)
      return {
        ask: `Find the maximum value of $y$ on the curve $y = ${polynomial(of)}$.`,
        answer: maths(high),
        slips: {
          'found the minimum value': maths(low),
          'gave where the maximum is': maths(p),
          'changed the sign of the turning point': maths(valueAt(of, -p)),
          'left the constant out': maths(high - d),
        },
        work: `$\\frac{dy}{dx} = 3${factorOf(p)}${factorOf(q)}$, and the maximum is at $x = ${p}$, where $y$ is ${maths(high)}.`,
      }
    },
  }),
  template({
    id: 'growing-patch-of-oil',
    topic: 'A.o',
    difficulty: 'Easy',
    make(draw) {
      const [rate, radius] = [draw.pick([0.2, 0.3, 0.4, 0.5, 0.6, 1.5, 2, 3]), draw.int(5, 20)]
      const of = (value: number) => `$${num(round(value, 2))}\\pi$ cm² s⁻¹`
      return {
        ask: `Oil spreads on water in a circle whose radius grows at ${num(rate)} cm s⁻¹. At what rate does the area grow when the radius is ${radius} cm? Leave $\\pi$ in your answer.`,
        answer: of(2 * radius * rate),
        slips: {
          'left the 2 out': of(radius * rate),
          'multiplied the area by the rate': of(radius * radius * rate),
          'left the rate out': of(2 * radius),
          'squared the rate': of(2 * radius * rate * rate),
        },
        work: `$\\frac{dA}{dt} = 2\\pi r\\frac{dr}{dt} = 2\\pi \\times ${radius} \\times ${num(rate)}$, which is ${of(2 * radius * rate)}.`,
      }
    },
  }),
  template({
    id: 'radius-of-a-growing-balloon',
    topic: 'A.o',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [radius, times] = [draw.int(2, 10), draw.int(2, 12)]
      const rate = times * 12
      const of = (top: number, under: number) => {
        const [, above = '', below = ''] = /^\\frac\{(.+)\}\{(.+)\}$/.exec(frac(top, under)) ?? [
          '',
          frac(top, under),
          '',
        ]
        return `$\\frac{${above}}{${below}\\pi}$ cm s⁻¹`
      }
      draw.need(rate !== radius)
      return {
        ask: `Air is pumped into a spherical balloon at ${rate} cm³ s⁻¹. At what rate does its radius grow when it is ${radius} cm? Leave $\\pi$ in your answer.`,
        answer: of(rate, 4 * radius * radius),
        slips: {
          'divided by the volume': of(3 * rate, 4 * radius ** 3),
          'used the area of a circle': of(rate, radius * radius),
          'did not square the radius': of(rate, 4 * radius),
          'left one factor of 2 out': of(rate, 2 * radius * radius),
        },
        work: `$\\frac{dV}{dt} = 4\\pi r^{2}\\frac{dr}{dt}$, so $\\frac{dr}{dt} = \\frac{${rate}}{4\\pi \\times ${radius}^{2}}$, which is ${of(rate, 4 * radius * radius)}.`,
      }
    },
  }),
  template({
    id: 'small-change',
    topic: 'A.o',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, x, small] = [draw.int(2, 5), draw.int(-7, 9), draw.int(2, 6), draw.pick([0.01, 0.02, 0.03, 0.05])]
      const rate = 2 * a * x + b
      draw.need(b !== 0 && a * x + b > 1 && rate !== a * x * x + b * x)
      const of = (value: number) => num(round(value, 4))
      return {
        ask: `If $y = ${terms([a, 'x^{2}'], [b, 'x'])}$, use differentiation to estimate by how much $y$ grows when $x$ increases from ${x} to ${num(x + small)}.`,
        answer: of(rate * small),
        slips: {
          'multiplied the value of the function by the increase': of((a * x * x + b * x) * small),
          'left out the second term': of(2 * a * x * small),
          'did not multiply by the index': of((a * x + b) * small),
          'took the second derivative': of(2 * a * small),
        },
        work: `$\\frac{dy}{dx} = ${linear(2 * a, b)} = ${rate}$ at $x = ${x}$, and $${rate} \\times ${num(small)}$ is ${of(rate * small)}.`,
      }
    },
  }),
  template({
    id: 'derivative-of-sines-and-cosines',
    topic: 'A.o',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, p, b, q] = [draw.int(2, 6), draw.int(2, 5), draw.int(2, 6), draw.int(2, 5)]
      draw.need(a !== b && p !== q)
      const of = (one: number, other: number) => maths(terms([one, `\\cos ${p}x`], [other, `\\sin ${q}x`]))
      return {
        ask: `Find the derivative of $${a}\\sin ${p}x + ${b}\\cos ${q}x$ with respect to $x$.`,
        answer: of(a * p, -b * q),
        slips: {
          'took the wrong sign for the cosine': of(a * p, b * q),
          'took the wrong sign for the sine': of(-a * p, b * q),
          'left the factors of the angles out': of(a, -b),
          'added the factors': of(a + p, -b - q),
        },
        work: `$${a} \\times ${p}\\cos ${p}x - ${b} \\times ${q}\\sin ${q}x$, which is ${of(a * p, -b * q)}.`,
      }
    },
  }),
  template({
    id: 'tangent-to-a-curve',
    topic: 'A.o',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, x] = [draw.int(1, 4), draw.int(-6, 6), draw.int(-7, 7), draw.int(-3, 4)]
      const [m, y] = [2 * a * x + b, a * x * x + b * x + c]
      draw.need(b * c * x !== 0 && Math.abs(m) > 1 && y - m * x !== 0 && y !== 0)
      const through = (gradient: number, at: number) => maths(`y = ${linear(gradient, at)}`)
      return {
        ask: `Find the equation of the tangent to the curve $y = ${polynomial([a, b, c])}$ at the point where $x = ${x}$.`,
        answer: through(m, y - m * x),
        slips: {
          'drew it through the wrong side of the point': through(m, y + m * x),
          'took the height of the point for the intercept': through(m, y),
          'took the constant for the intercept': through(m, c),
          'changed the sign of the gradient': through(-m, y + m * x),
        },
        work: `At $x = ${x}$ the gradient is $${m}$ and $y = ${y}$. The intercept is $${y} - (${m * x}) = ${y - m * x}$, so the tangent is ${through(m, y - m * x)}.`,
      }
    },
  }),
  template({
    id: 'limit-of-a-quotient',
    topic: 'A.o',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, k] = [draw.int(-6, 7), draw.int(-6, 7), draw.int(2, 4)]
      draw.need(a * b !== 0 && a !== b && a + b !== 0)
      const of = [k, -k * (a + b), k * a * b]
      const stem = [a, ...of].map(Math.abs)
      draw.need(![a - b, k * (a - b), k * a, b].some((one) => stem.includes(Math.abs(one))))
      return {
        ask: `Evaluate $\\lim_{x \\to ${a}} \\frac{${polynomial(of)}}{${factorOf(a).slice(1, -1)}}$.`,
        answer: maths(k * (a - b)),
        slips: {
          'left the factor before the brackets out': maths(a - b),
          'changed the sign': maths(k * (b - a)),
          'left the other root out': maths(k * a),
          'gave the other root': maths(b),
        },
        work: `The numerator is $${k}${factorOf(a)}${factorOf(b)}$, so the limit is $${k}(${a} - (${b})) = ${k * (a - b)}$.`,
      }
    },
  }),
]
