import { frac, gcd, maths, num, quantity, round, surd, terms } from '../make/number.ts'
import { template } from '../make/template.ts'

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
] as const
/** Opposite, adjacent and hypotenuse of a right-angled triangle, which counts as a number drawn. */
const triple = (draw: { int(from: number, to: number): number }) => triples[draw.int(0, 6)] ?? triples[0]
const degrees = (...angles: number[]) => angles.map((angle) => `${round(angle, 1)}°`)
const both = (...angles: number[]) => degrees(...angles.toSorted((one, other) => one - other)).join(' and ')

export const trigonometry = [
  template({
    id: 'sine-of-a-sum',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [[a, b, c], [p, q, r]] = [triple(draw), triple(draw)]
      const sign = draw.pick([1, -1] as const)
      draw.need(c !== r)
      const value = (top: number) => maths(frac(top, c * r))
      const right = a * q + sign * b * p
      draw.need(right !== 0)
      return {
        ask: `$A$ and $B$ are acute angles with $\\sin A = ${frac(a, c)}$ and $\\cos B = ${frac(q, r)}$. Find the value of $\\sin (A ${sign > 0 ? '+' : '-'} B)$.`,
        answer: value(right),
        slips: {
          'took the wrong sign': value(a * q - sign * b * p),
          'used the rule for the cosine': value(b * q - sign * a * p),
          'multiplied sine by sine and cosine by cosine': value(a * p + sign * b * q),
          'left the second product out': value(a * q),
        },
        work: `$\\cos A = ${frac(b, c)}$ and $\\sin B = ${frac(p, r)}$. Then $\\sin A\\cos B ${sign > 0 ? '+' : '-'} \\cos A\\sin B = ${frac(a * q, c * r)} ${sign > 0 ? '+' : '-'} ${frac(b * p, c * r)} = ${frac(right, c * r)}$.`,
      }
    },
  }),
  template({
    id: 'tangent-of-a-difference',
    topic: 'A.m',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 9), draw.int(1, 5), draw.int(1, 4), draw.int(2, 7)]
      draw.need(gcd(a, b) === 1 && gcd(c, d) === 1 && a * d > b * c && b * d !== a * c)
      return {
        ask: `If $\\tan A = ${frac(a, b)}$ and $\\tan B = ${frac(c, d)}$, find $\\tan (A - B)$.`,
        answer: maths(frac(a * d - b * c, b * d + a * c)),
        slips: {
          'subtracted below the line': maths(frac(a * d - b * c, b * d - a * c)),
          'added above the line': maths(frac(a * d + b * c, b * d - a * c)),
          'subtracted the tangents': maths(frac(a * d - b * c, b * d)),
          'added above and below the line': maths(frac(a * d + b * c, b * d + a * c)),
        },
        work: `$\\frac{${frac(a, b)} - ${frac(c, d)}}{1 + ${frac(a, b)} \\times ${frac(c, d)}} = ${frac(a * d - b * c, b * d + a * c)}$.`,
      }
    },
  }),
  template({
    id: 'cosine-of-a-double-angle',
    topic: 'A.m',
    difficulty: 'Easy',
    make(draw) {
      const [p, q] = [draw.int(1, 7), draw.int(3, 9)]
      const isSine = draw.int(0, 1) === 1
      draw.need(p < q && gcd(p, q) === 1 && q * q !== 2 * p * p)
      const right = isSine ? q * q - 2 * p * p : 2 * p * p - q * q
      return {
        ask: `If $\\${isSine ? 'sin' : 'cos'} \\theta = ${frac(p, q)}$, evaluate $\\cos 2\\theta$.`,
        answer: maths(frac(right, q * q)),
        slips: {
          'changed the sign': maths(frac(-right, q * q)),
          // More than 1 would give itself away.
          'doubled the ratio': maths(2 * p < q ? frac(2 * p, q) : frac(right, q * q)),
          'left the 2 out': maths(frac(isSine ? q * q - p * p : p * p - q * q, q * q)),
          'did not square': maths(frac(isSine ? q - 2 * p : 2 * p - q, q)),
        },
        work: `$${isSine ? `1 - 2\\sin^{2} \\theta = 1 - 2 \\times ${frac(p * p, q * q)}` : `2\\cos^{2} \\theta - 1 = 2 \\times ${frac(p * p, q * q)} - 1`} = ${frac(right, q * q)}$.`,
      }
    },
  }),
  template({
    id: 'sine-of-a-double-obtuse-angle',
    topic: 'A.m',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = triple(draw)
      const given = draw.pick([0, 1, 2])
      const name = ['\\sin', '\\cos', '\\tan'][given]
      const value = [frac(a, c), frac(-b, c), frac(-a, b)][given]
      return {
        ask: `$\\theta$ is an obtuse angle with $${name} \\theta = ${value}$. Find $\\sin 2\\theta$.`,
        answer: maths(frac(-2 * a * b, c * c)),
        slips: {
          'forgot that the angle is obtuse': maths(frac(2 * a * b, c * c)),
          'left the 2 out': maths(frac(-a * b, c * c)),
          'found the cosine of twice the angle': maths(frac(b * b - a * a, c * c)),
          'doubled the sine': maths(frac(2 * a, c)),
        },
        work: `$\\sin \\theta = ${frac(a, c)}$ and $\\cos \\theta = ${frac(-b, c)}$, so $2\\sin \\theta\\cos \\theta = ${frac(-2 * a * b, c * c)}$.`,
      }
    },
  }),
  template({
    id: 'exact-value-by-two-angles',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [angle, factor] = [draw.pick([15, 75, 105, 165]), draw.pick([4, 8, 12, 20])]
      const isSine = draw.int(0, 1) === 1
      // sin 15° = (√6 - √2)/4, sin 75° = (√6 + √2)/4.
      const size = isSine ? (angle === 75 || angle === 105 ? 1 : -1) : angle === 15 || angle === 165 ? 1 : -1
      const sign = !isSine && angle > 90 ? -1 : 1
      const value = (six: number, two: number) =>
        maths(terms([(factor / 4) * six, '\\sqrt{6}'], [(factor / 4) * two, '\\sqrt{2}']))
      const right = value(sign, sign * size)
      return {
        ask: `Without using tables, evaluate $${factor}\\${isSine ? 'sin' : 'cos'} ${angle}°$.`,
        answer: right,
        slips: {
          'took the wrong sign between the surds': value(sign, -sign * size),
          'took the wrong sign for the quadrant': value(-sign, -sign * size),
          'made both mistakes': value(-sign, sign * size),
        },
        work: `${angle}° is ${angle === 15 ? '45° less 30°' : angle === 75 ? '45° and 30°' : angle === 105 ? '60° and 45°' : '120° and 45°'}, and the ${isSine ? 'sine' : 'cosine'} is $\\frac{${terms([sign, '\\sqrt{6}'], [sign * size, '\\sqrt{2}'])}}{4}$. Times ${factor} it is ${right}.`,
      }
    },
  }),
  template({
    id: 'quadratic-in-the-cosine',
    topic: 'A.m',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [k, half] = [draw.int(2, 6), draw.pick([1, -1] as const)]
      const m = draw.int(1, 4)
      // m(2cos θ - half)(cos θ + k) = 0; 2mk·cos² … with the sine put in.
      const [a, b, c] = [2 * m, m * (2 * k - half), -m * half * k]
      // a cos² + b cos + c = 0 is written as a sin² - b cos = a + c.
      const first = half > 0 ? 60 : 120
      return {
        ask: `Solve the equation $${terms([a, '\\sin^{2} \\theta'], [-b, '\\cos \\theta'])} = ${a + c}$ for $0° \\le \\theta \\le 360°$.`,
        answer: both(first, 360 - first),
        slips: {
          'took the cosine with the wrong sign': both(180 - first, 180 + first),
          'took the second angle as for the sine': both(first, 180 - first),
          'took half a turn as the period': both(first, 180 + first),
          'took the angles of the sine': both(30, 150),
        },
        work: `With $\\sin^{2} \\theta = 1 - \\cos^{2} \\theta$: $${terms([a, '\\cos^{2} \\theta'], [b, '\\cos \\theta'], [c, ''])} = 0$, so $\\cos \\theta = ${frac(half, 2)}$, since $-${k}$ is impossible. The angles are ${both(first, 360 - first)}.`,
      }
    },
  }),
  template({
    id: 'greatest-value-of-a-sum',
    topic: 'A.m',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, rest] = [draw.int(2, 9), draw.int(2, 9), draw.int(1, 9)]
      draw.need(a !== b)
      const root = surd(1, a * a + b * b)
      draw.need(root.includes('sqrt'))
      return {
        ask: `Find the greatest value of $${a}\\sin x + ${b}\\cos x + ${rest}$.`,
        answer: maths(`${rest} + ${root}`),
        slips: {
          'added the coefficients': maths(a + b + rest),
          'left the constant out': maths(root),
          'took the least value': maths(`${rest} - ${root}`),
          'put the constant under the root': maths(surd(1, a * a + b * b + rest)),
        },
        work: `$${a}\\sin x + ${b}\\cos x$ is at most $\\sqrt{${a * a} + ${b * b}} = ${root}$, so the greatest value is $${rest} + ${root}$.`,
      }
    },
  }),
  template({
    id: 'harmonic-form',
    topic: 'A.m',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b] = [draw.int(2, 9), draw.int(2, 9)]
      draw.need(a !== b)
      const angle = (Math.atan2(b, a) * 180) / Math.PI
      const at = Math.abs(angle * 10 - Math.floor(angle * 10) - 0.5)
      draw.need(at > 0.05)
      const of = (value: number) => `${num(value, 1)}°`
      return {
        ask: `$${a}\\cos x + ${b}\\sin x$ is written in the form $R\\cos (x - \\alpha)$, where $R$ is positive and $\\alpha$ is acute. Find $\\alpha$, correct to one decimal place.`,
        answer: of(angle),
        slips: {
          'turned the fraction over': of(90 - angle),
          'used the sine': of((Math.asin(Math.min(a, b) / Math.max(a, b)) * 180) / Math.PI),
          'used the cosine': of((Math.acos(Math.min(a, b) / Math.max(a, b)) * 180) / Math.PI),
          'took half of it': of(angle / 2),
        },
        work: `$R\\cos \\alpha = ${a}$ and $R\\sin \\alpha = ${b}$, so $\\tan \\alpha = ${frac(b, a)}$, and the angle is ${of(angle)}.`,
      }
    },
  }),
  template({
    id: 'sector-in-radians',
    topic: 'A.m',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [radius, angle] = [draw.int(4, 15), draw.pick([0.4, 0.5, 0.6, 0.8, 1.2, 1.4, 1.5, 1.6])]
      const area = (radius * radius * angle) / 2
      draw.need(radius !== 4)
      const of = (value: number) => quantity(round(value, 2), 'cm²')
      return {
        ask: `A sector of a circle of radius ${radius} cm has an angle of ${num(angle)} radians. Calculate its area.`,
        answer: of(area),
        slips: {
          'left the half out': of(2 * area),
          'did not square the radius': of((radius * angle) / 2),
          'found the arc': of(radius * angle),
          'squared the angle as well': of((radius * radius * angle * angle) / 2),
        },
        work: `$\\frac{1}{2}r^{2}\\theta = \\frac{1}{2} \\times ${radius}^{2} \\times ${num(angle)}$, which is ${of(area)}.`,
      }
    },
  }),
  template({
    id: 'eliminate-the-angle',
    topic: 'A.m',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = [draw.int(2, 7), draw.int(2, 7), draw.int(1, 6)]
      draw.need(a !== b && a !== c)
      const ellipse = (shift: number, one: number, other: number, sign = '+') =>
        maths(`\\frac{(x ${shift < 0 ? '+' : '-'} ${Math.abs(shift)})^{2}}{${one}} ${sign} \\frac{y^{2}}{${other}} = 1`)
      return {
        ask: `If $x = ${c} + ${a}\\cos \\theta$ and $y = ${b}\\sin \\theta$, find an equation in $x$ and $y$ without $\\theta$.`,
        answer: ellipse(c, a * a, b * b),
        slips: {
          'subtracted the squares': ellipse(c, a * a, b * b, '-'),
          'moved the curve the other way': ellipse(-c, a * a, b * b),
          'did not square the coefficients': ellipse(c, a, b),
          'exchanged the coefficients': ellipse(c, b * b, a * a),
        },
        work: `$\\cos \\theta = \\frac{x - ${c}}{${a}}$ and $\\sin \\theta = \\frac{y}{${b}}$. Their squares add up to 1: ${ellipse(c, a * a, b * b)}.`,
      }
    },
  }),
  template({
    id: 'period-of-a-curve',
    topic: 'A.m',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [high, speed] = [draw.pick([2, 3, 4, 5, 6, 8, 9]), draw.pick([2, 3, 4, 5, 6, 8, 9, 10, 12])]
      const isSine = draw.int(0, 1) === 1
      draw.need(high !== speed)
      const of = (angle: number) => `${num(angle)}°`
      return {
        ask: `After how many degrees does the graph of $y = ${high}\\${isSine ? 'sin' : 'cos'} ${speed}x$ first repeat itself?`,
        answer: of(360 / speed),
        slips: {
          'took half a turn': of(180 / speed),
          'took the coefficient before the ratio': of(360 / high),
          'multiplied by the coefficient': of(360 * speed),
          'doubled the period': of(720 / speed),
        },
        work: `$${speed}x$ must grow by 360°, so $x$ grows by $\\frac{360°}{${speed}}$, which is ${of(360 / speed)}.`,
      }
    },
  }),
]
