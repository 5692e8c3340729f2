import { frac, gcd, maths, num, quantity, round, terms, tex } from '../make/number.ts'
import { template } from '../make/template.ts'
import { polynomial } from './forms.ts'

const linear = (a: number, b: number) => terms([a, 'x'], [b, ''])
/** A fraction before what it multiplies: `\frac{3}{4}x^{4}`. */
const part = (top: number, under: number, of: string) => {
  const value = frac(top, under)
  return `${value === '1' ? '' : value === '-1' ? '-' : value}${of}`
}

export const integration = [
  template({
    id: 'integral-of-a-power-of-a-bracket',
    topic: 'A.p',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, n] = [draw.int(2, 6), draw.int(-7, 7), draw.int(2, 6)]
      draw.need(gcd(a, b) === 1 && b !== 0)
      const of = (top: number, under: number, index: number) =>
        maths(`${part(top, under, `(${linear(a, b)})^{${index}}`)} + c`)
      return {
        ask: `Find $\\int (${linear(a, b)})^{${n}}\\,dx$.`,
        answer: of(1, a * (n + 1), n + 1),
        slips: {
          'left out the factor of the letter': of(1, n + 1, n + 1),
          'multiplied by the factor of the letter': of(a, n + 1, n + 1),
          'divided by the old index': of(1, a * n, n + 1),
          'kept the old index': of(1, a * (n + 1), n),
        },
        work: `Raise the index by 1 and divide by $${n + 1} \\times ${a} = ${a * (n + 1)}$: ${of(1, a * (n + 1), n + 1)}.`,
      }
    },
  }),
  template({
    id: 'integral-of-a-quotient',
    topic: 'A.p',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, c] = [draw.int(2, 6) * 2, draw.int(-9, 9), draw.int(2, 9)]
      draw.need(b !== 0)
      const of = (first: number, second: number, third: number) =>
        maths(`${terms([first, 'x^{2}'], [second, 'x'])} ${third < 0 ? '-' : '+'} \\frac{${Math.abs(third)}}{x} + k`)
      return {
        ask: `Find $\\int \\frac{${terms([a, 'x^{3}'], [b, 'x^{2}'], [c, ''])}}{x^{2}}\\,dx$, where $k$ stands for the constant.`,
        answer: of(a / 2, b, -c),
        slips: {
          'took the wrong sign for the last term': of(a / 2, b, c),
          'did not divide the first term': of(a, b, -c),
          'differentiated the last term': maths(`${terms([a / 2, 'x^{2}'], [b, 'x'])} - \\frac{${2 * c}}{x^{3}} + k`),
          'multiplied the first term by 2': of(2 * a, b, -c),
        },
        work: `The integrand is $${linear(a, b)} + ${c}x^{-2}$, so the integral is ${of(a / 2, b, -c)}.`,
      }
    },
  }),
  template({
    id: 'integral-of-a-square-root',
    topic: 'A.p',
    difficulty: 'Medium',
    make(draw) {
      const [p, low, high] = [draw.int(1, 4) * 3, draw.int(1, 3), draw.int(2, 6)]
      draw.need(low < high)
      const value = (2 * p * (high ** 3 - low ** 3)) / 3
      return {
        ask: `Evaluate $\\int_{${low ** 2}}^{${high ** 2}} ${p}\\sqrt{x}\\,dx$.`,
        answer: maths(value),
        slips: {
          'multiplied by the new index': maths(frac(3 * p * (high ** 3 - low ** 3), 2)),
          'did not divide by the new index': maths(p * (high ** 3 - low ** 3)),
          'left the factor before the root out': maths(frac(2 * (high ** 3 - low ** 3), 3)),
          'put the limits into the integrand': maths(p * (high - low)),
        },
        work: `$\\left[${part(2 * p, 3, 'x^{\\frac{3}{2}}')}\\right]_{${low ** 2}}^{${high ** 2}} = ${(2 * p) / 3}(${high ** 3} - ${low ** 3}) = ${tex(value)}$.`,
      }
    },
  }),
  template({
    id: 'integral-by-substitution',
    topic: 'A.p',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, k, n] = [draw.int(1, 5), draw.int(2, 4), draw.int(2, 3)]
      const [low, high] = [a, k * k + a]
      const top = high ** (n + 1) - low ** (n + 1)
      draw.need(top < 20_000)
      return {
        ask: `Evaluate $\\int_{0}^{${k}} 2x(x^{2} + ${a})^{${n}}\\,dx$.`,
        answer: maths(frac(top, n + 1)),
        slips: {
          'put in the upper limit only': maths(frac(high ** (n + 1), n + 1)),
          'kept the old limits': maths(frac(k ** (n + 1), n + 1)),
          'did not divide by the new index': maths(top),
          'halved once more': maths(frac(top, 2 * n + 2)),
        },
        work: `With $u = x^{2} + ${a}$ it is $\\int_{${low}}^{${high}} u^{${n}}\\,du = \\frac{${tex(high ** (n + 1))} - ${low ** (n + 1)}}{${n + 1}}$, which is ${maths(frac(top, n + 1))}.`,
      }
    },
  }),
  template({
    id: 'integral-of-a-sine',
    topic: 'A.p',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, whole] = [draw.int(3, 15), draw.int(2, 6), draw.int(0, 1)]
      draw.need(a !== b && a !== 2 * b)
      const limit = whole === 1 ? `\\frac{\\pi}{${b}}` : `\\frac{\\pi}{${2 * b}}`
      const times = whole === 1 ? 2 : 1
      return {
        ask: `Evaluate $\\int_{0}^{${limit}} ${a}\\sin ${b}x\\,dx$.`,
        answer: maths(frac(times * a, b)),
        slips: {
          'multiplied by the factor of the letter': maths(times * a * b),
          'changed the sign': maths(frac(-times * a, b)),
          'took the cosine at the wrong limits': maths(frac(whole === 1 ? a : 2 * a, b)),
          'left the factor of the letter out': maths(times * a),
        },
        work: `$\\left[-${frac(a, b)}\\cos ${b}x\\right]$ from 0 to $${limit}$ is $${frac(a, b)} ${whole === 1 ? `+ ${frac(a, b)}` : '- 0'}$, which is ${maths(frac(times * a, b))}.`,
      }
    },
  }),
  template({
    id: 'area-between-a-parabola-and-a-line',
    topic: 'A.p',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [m, width] = [draw.int(1, 5), draw.int(2, 6)]
      const a = m + width
      const units = (top: number, under: number) => `$${frac(top, under)}$ square units`
      return {
        ask: `Find the area enclosed by the curve $y = ${a}x - x^{2}$ and the line $y = ${m === 1 ? '' : m}x$.`,
        answer: units(width ** 3, 6),
        slips: {
          'found the area between the curve and the axis': units(a ** 3, 6),
          'did not take the line off': units(3 * a * width * width - 2 * width ** 3, 6),
          'found the area under the line': units(m * width * width, 2),
          'left out the half of the first term': units(4 * width ** 3, 6),
        },
        work: `They meet at $x = 0$ and $x = ${width}$. $\\int_{0}^{${width}} (${width}x - x^{2})\\,dx = ${frac(width ** 3, 2)} - ${frac(width ** 3, 3)}$, so the area is ${units(width ** 3, 6)}.`,
      }
    },
  }),
  template({
    id: 'volume-of-revolution',
    topic: 'A.p',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, low, high] = [draw.int(2, 9), draw.int(0, 3), draw.int(2, 6)]
      draw.need(low < high)
      const square = high * high - low * low
      const of = (top: number, under = 1) => `$${part(top, under, '\\pi')}$ cubic units`
      return {
        ask: `The region under the curve $y^{2} = ${a}x$ between $x = ${low}$ and $x = ${high}$ is rotated through 360° about the $x$-axis. Find the volume of the solid.`,
        answer: of(a * square, 2),
        slips: {
          'squared once too often': of(a * a * (high ** 3 - low ** 3), 3),
          'did not halve': of(a * square),
          'put the limits into the function': of(a * (high - low)),
          'rotated through half a turn': of(a * square, 4),
        },
        work: `$\\pi\\int_{${low}}^{${high}} ${a}x\\,dx = ${part(a, 2, '\\pi')}(${high * high} - ${low * low})$, which is ${of(a * square, 2)}.`,
      }
    },
  }),
  template({
    id: 'trapezium-rule',
    topic: 'A.p',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [from, step] = [draw.int(0, 3), draw.pick([0.5, 1, 2])]
      const heights = [draw.int(2, 6), draw.int(5, 9), draw.int(8, 13), draw.int(6, 11), draw.int(3, 8)]
      const [first = 0, second = 0, third = 0, fourth = 0, last = 0] = heights
      const inner = second + third + fourth
      const of = (value: number) => num(round(value, 2))
      const at = heights.map((_, index) => num(from + index * step))
      return {
        ask: `The table gives values of $x$ and $y$.\n\n| $x$ | ${at.join(' | ')} |\n|---|${'---|'.repeat(5)}\n| $y$ | ${heights.join(' | ')} |\n\nUse the trapezium rule with these five ordinates to find the area under the curve.`,
        answer: of((step / 2) * (first + last + 2 * inner)),
        slips: {
          'did not double the middle ordinates': of((step / 2) * (first + last + inner)),
          'left the half out': of(step * (first + last + 2 * inner)),
          'added all ordinates': of(step * (first + last + inner)),
          'doubled the first and the last ordinate': of((step / 2) * (2 * first + 2 * last + inner)),
        },
        work: `$\\frac{${num(step)}}{2}[${first} + ${last} + 2(${second} + ${third} + ${fourth})]$ is ${of((step / 2) * (first + last + 2 * inner))}.`,
      }
    },
  }),
  template({
    id: 'unknown-limit',
    topic: 'A.p',
    difficulty: 'Medium',
    make(draw) {
      const [a, k, low] = [draw.int(1, 5), draw.int(3, 8), draw.int(1, 2)]
      const value = k * k + a * k - low * low - a * low
      draw.need(![k - 1, k + 1, k + a].some((one) => [a, low, value].includes(one)))
      return {
        ask: `If $\\int_{${low}}^{k} (2x + ${a})\\,dx = ${value}$ and $k$ is positive, find the value of $k$.`,
        answer: maths(k),
        slips: {
          'gave the other root without its sign': maths(k + a),
          'missed it by one': maths(k - 1),
          'took the next whole number': maths(k + 1),
          'doubled it': maths(2 * k),
        },
        work: `$k^{2} + ${a === 1 ? '' : a}k - ${low * low + a * low} = ${value}$, so $(k - ${k})(k + ${k + a}) = 0$ and $k = ${k}$.`,
      }
    },
  }),
  template({
    id: 'square-of-a-binomial-integrated',
    topic: 'A.p',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, sign] = [draw.int(1, 4) * 3, draw.int(1, 7), draw.pick([1, -1] as const)]
      const of = (first: number, second: number, third: number) => maths(`${polynomial([first, second, third, 0])} + c`)
      return {
        ask: `Expand the brackets and find $\\int (${linear(a, sign * b)})^{2}\\,dx$.`,
        answer: of((a * a) / 3, sign * a * b, b * b),
        slips: {
          'left the middle term out': of((a * a) / 3, 0, b * b),
          'differentiated the expansion': maths(`${polynomial([2 * a * a, 2 * sign * a * b])} + c`),
          'did not divide the middle term': of((a * a) / 3, 2 * sign * a * b, b * b),
          'changed the sign of the middle term': of((a * a) / 3, -sign * a * b, b * b),
        },
        work: `$${polynomial([a * a, 2 * sign * a * b, b * b])}$ has the integral ${of((a * a) / 3, sign * a * b, b * b)}.`,
      }
    },
  }),
  template({
    id: 'curve-from-its-second-derivative',
    topic: 'A.p',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [a, b, c, d] = [draw.int(1, 3), draw.int(-4, 5), draw.int(-5, 6), draw.int(-6, 7)]
      const x = draw.int(1, 3)
      draw.need(b * c * d !== 0)
      const value = a * x ** 3 + b * x * x + c * x + d
      draw.need(value !== 0 && ![6 * a, 2 * b, c, d].includes(value))
      return {
        ask: `A curve has $\\frac{d^{2}y}{dx^{2}} = ${linear(6 * a, 2 * b)}$. At $x = 0$ its gradient is $${c}$ and $y = ${d}$. Find the value of $y$ at $x = ${x}$.`,
        answer: maths(value),
        slips: {
          'left the gradient out': maths(value - c * x),
          'left the constant out': maths(value - d),
          'gave the gradient': maths(3 * a * x * x + 2 * b * x + c),
          'added the gradient without the letter': maths(value - c * x + c),
        },
        work: `$\\frac{dy}{dx} = ${polynomial([3 * a, 2 * b, c])}$ and $y = ${polynomial([a, b, c, d])}$, which at $x = ${x}$ is ${maths(value)}.`,
      }
    },
  }),
  template({
    id: 'distance-from-a-velocity',
    topic: 'A.p',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, from, to] = [draw.int(1, 4), draw.int(1, 9), draw.int(1, 3), draw.int(3, 7)]
      draw.need(from < to)
      const at = (t: number) => a * t ** 3 + b * t
      const of = (value: number) => quantity(value, 'm')
      return {
        ask: `The velocity of a body after $t$ seconds is $(${terms([3 * a, 't^{2}'], [b, ''])})$ m s⁻¹. How far does it move between $t = ${from}$ and $t = ${to}$?`,
        answer: of(at(to) - at(from)),
        slips: {
          'put in the greater time only': of(at(to)),
          'left the constant out': of(a * (to ** 3 - from ** 3)),
          'took the difference of the velocities': of(3 * a * (to * to - from * from)),
          'took the constant without the time': of(a * (to ** 3 - from ** 3) + b),
        },
        work: `$\\left[${terms([a, 't^{3}'], [b, 't'])}\\right]_{${from}}^{${to}}$ is $${at(to)} - ${at(from)}$, so the distance is ${of(at(to) - at(from))}.`,
      }
    },
  }),
]
