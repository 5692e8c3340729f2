import { frac, gcd, maths, num, terms } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const line = (a: number, b: number, letter = 'x') => terms([a, letter], [b, ''])
const quadratic = (a: number, b: number, c: number) => terms([a, 'x^{2}'], [b, 'x'], [c, ''])
const roots = (one: string | number, other: string | number) => `$x = ${one}$ or $x = ${other}$`

export const equations = [
  template({
    id: 'letter-on-both-sides',
    topic: 'B.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, c, x, b] = [draw.int(4, 9), draw.int(1, 6), draw.int(-6, 9), draw.int(2, 15)]
      draw.need(a - c >= 2 && x !== 0 && Math.abs(x) !== 1)
      const d = (a - c) * x + b
      draw.need(d !== 0)
      return {
        ask: `Solve the equation $${line(a, b)} = ${line(c, d)}$.`,
        answer: maths(`x = ${x}`),
        slips: notGiven([a, b, c, d], {
          'added the letters': maths(`x = ${frac(d - b, a + c)}`),
          'added the constants': maths(`x = ${frac(d + b, a - c)}`),
          'changed the sign': maths(`x = ${-x}`),
          'did not divide': maths(`x = ${d - b}`),
        }),
        work: `$${line(a - c, 0)} = ${d - b}$, so $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'brackets-and-minus',
    topic: 'B.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [p, q, a, b, x] = [draw.int(4, 7), draw.int(2, 3), draw.int(1, 6), draw.int(1, 8), draw.int(2, 10)]
      const right = p * (x + a) - q * (x - b)
      const top = right - p * a
      return {
        ask: `Solve for $x$: $${p}(x + ${a}) - ${q}(x - ${b}) = ${right}$.`,
        answer: maths(`x = ${x}`),
        slips: {
          'kept the minus sign when opening the second bracket': maths(`x = ${frac(top + q * b, p - q)}`),
          'multiplied the first term of each bracket only': maths(`x = ${frac(right - a - b, p - q)}`),
          'added the letters': maths(`x = ${frac(top - q * b, p + q)}`),
          'missed it by one': maths(`x = ${x + 1}`),
        },
        work: `$${p}x + ${p * a} - ${q}x + ${q * b} = ${right}$, so $${line(p - q, 0)} = ${(p - q) * x}$ and $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'equation-with-fractions',
    topic: 'B.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [p, q, x, a, b] = [draw.int(2, 6), draw.int(2, 6), draw.int(3, 20), draw.int(1, 6), draw.int(1, 6)]
      draw.need(p !== q && (x + a) % p === 0 && (x - b) % q === 0 && x > b)
      const right = (x + a) / p + (x - b) / q
      return {
        ask: `Find $x$ if $\\frac{x + ${a}}{${p}} + \\frac{x - ${b}}{${q}} = ${right}$.`,
        answer: maths(`x = ${x}`),
        slips: notGiven([p, q, a, b, right], {
          'did not multiply the right side': maths(`x = ${frac(right - q * a + p * b, p + q)}`),
          'added the denominators': maths(`x = ${frac(right * (p + q) - a + b, 2)}`),
          'lost the sign of the second constant': maths(`x = ${frac(p * q * right - q * a - p * b, p + q)}`),
          'multiplied each fraction by its own denominator': maths(`x = ${frac(p * q * right - a + b, 2)}`),
        }),
        work: `Multiply by ${p * q}: $${q}(x + ${a}) + ${p}(x - ${b}) = ${p * q * right}$, so $${p + q}x = ${(p + q) * x}$ and $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'two-equations',
    topic: 'B.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 5), draw.int(2, 5), draw.int(1, 5), draw.int(1, 5)]
      const [x, y] = [draw.int(-4, 6), draw.int(-4, 6)]
      draw.need(a * d + b * c !== 0 && a * d !== b * c && x !== y && x * y !== 0 && x !== -y)
      const pair = (one: number, other: number) => `$x = ${one}$, $y = ${other}$`
      return {
        ask: `Solve the simultaneous equations $${terms([a, 'x'], [b, 'y'])} = ${a * x + b * y}$ and $${terms([c, 'x'], [-d, 'y'])} = ${c * x - d * y}$.`,
        answer: pair(x, y),
        slips: {
          'exchanged the letters': pair(y, x),
          'changed the sign of y': pair(x, -y),
          'changed the sign of x': pair(-x, y),
          'changed both signs': pair(-x, -y),
        },
        work: `Multiply the first by ${d} and the second by ${b} and add: $${a * d + b * c}x = ${(a * d + b * c) * x}$. Then put $x$ into the first: $x = ${x}$, $y = ${y}$.`,
      }
    },
  }),
  template({
    id: 'prices-of-two-goods',
    topic: 'B.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 6), draw.int(2, 6), draw.int(2, 6), draw.int(2, 6)]
      const [book, biro] = [draw.int(200, 600, 50), draw.int(100, 300, 20)]
      draw.need(a * d !== b * c && (a !== c || b !== d) && book !== biro && book > biro)
      const first = a * book + b * biro
      const second = c * book + d * biro
      return {
        ask: `${a} exercise books and ${b} biros cost ₦${first.toLocaleString('en-GB')}, while ${c} exercise books and ${d} biros cost ₦${second.toLocaleString('en-GB')}. Find the cost of one biro.`,
        answer: `₦${biro}`,
        slips: {
          'gave the cost of an exercise book': `₦${book}`,
          'gave the difference of the two costs': `₦${book - biro}`,
          'missed it by ten': `₦${biro + 10}`,
          'halved it': `₦${biro / 2}`,
        },
        work: `Let a book cost $b$ naira and a biro $r$ naira: $${a}b + ${b}r = ${first}$ and $${c}b + ${d}r = ${second}$. Then $b = ${book}$ and one biro costs ₦${biro}.`,
      }
    },
  }),
  template({
    id: 'ages',
    topic: 'B.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [child, times, years, later] = [draw.int(6, 15), draw.int(3, 5), draw.int(4, 15), draw.int(2, 3)]
      const parent = times * child
      draw.need(parent + years === later * (child + years) && parent < 60 && parent - child >= 18)
      const word = (count: number) =>
        count === 2 ? 'twice' : count === 3 ? 'three times' : count === 4 ? 'four times' : 'five times'
      return {
        ask: `A mother is ${word(times)} as old as her son. In ${years} years she will be ${word(later)} as old as he will be then. How old is the son now?`,
        answer: `${child} years`,
        slips: {
          'gave the age he will have': `${child + years} years`,
          'gave the age of the mother': `${parent} years`,
          'added the years to the mother only': `${num(Math.round(years / (times - later)) + 1)} years`,
          'gave the difference of the ages': `${parent - child} years`,
        },
        work: `If he is $x$ years old, $${times}x + ${years} = ${later}(x + ${years})$, so $${line(times - later, 0)} = ${years * (later - 1)}$ and he is ${child} years.`,
      }
    },
  }),
  template({
    id: 'quadratic-by-factors',
    topic: 'B.e',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [p, q] = [draw.int(-8, 8), draw.int(-8, 8)]
      draw.need(p < q && p * q !== 0 && p !== -q)
      return {
        ask: `Solve the equation $${quadratic(1, -(p + q), p * q)} = 0$.`,
        answer: roots(p, q),
        slips: {
          'changed both signs': roots(-q, -p),
          'changed the sign of one root': roots(Math.min(-p, q), Math.max(-p, q)),
          'changed the sign of the other root': roots(Math.min(p, -q), Math.max(p, -q)),
          'took the sum and the product': roots(Math.min(p + q, p * q), Math.max(p + q, p * q)),
        },
        work: `$(${line(1, -p)})(${line(1, -q)}) = 0$, so ${roots(p, q)}.`,
      }
    },
  }),
  template({
    id: 'quadratic-with-a-leading-number',
    topic: 'B.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, p, q] = [draw.int(2, 5), draw.int(-7, 7), draw.int(-6, 6)]
      draw.need(p * q !== 0 && gcd(a, p) === 1 && p !== q && a !== p * q)
      return {
        ask: `Find the roots of the equation $${quadratic(a, -(p + a * q), p * q)} = 0$.`,
        answer: roots(frac(p, a), q),
        slips: {
          'changed both signs': roots(frac(-p, a), -q),
          'left out the leading number': roots(p, q),
          'turned the fraction over': roots(frac(a, p), q),
          'changed the sign of the whole root': roots(frac(p, a), -q),
        },
        work: `$(${line(a, -p)})(${line(1, -q)}) = 0$, so ${roots(frac(p, a), q)}.`,
      }
    },
  }),
  template({
    id: 'equation-from-roots',
    topic: 'B.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [p, q] = [draw.int(-7, 7), draw.int(-7, 7)]
      draw.need(p < q && p * q !== 0 && p + q !== 0)
      const write = (b: number, c: number) => maths(`${quadratic(1, b, c)} = 0`)
      return {
        ask: `Find the quadratic equation whose roots are $${p}$ and $${q}$.`,
        answer: write(-(p + q), p * q),
        slips: {
          'changed the sign of the sum': write(p + q, p * q),
          'changed the sign of the product': write(-(p + q), -p * q),
          'changed both signs': write(p + q, -p * q),
          'exchanged the sum and the product': write(-p * q, p + q),
        },
        work: `$(${line(1, -p)})(${line(1, -q)}) = 0$ gives ${write(-(p + q), p * q)}.`,
      }
    },
  }),
  template({
    id: 'complete-the-square',
    topic: 'B.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [half, sign] = [draw.int(3, 25), draw.pick([1, -1] as const)]
      return {
        ask: `What number must be added to $${terms([1, 'x^{2}'], [sign * half, 'x'])}$ to make it a perfect square?`,
        answer: maths(frac(half * half, 4)),
        slips: {
          'did not halve': maths(half * half),
          'did not square the half': maths(frac(half, 2)),
          'halved the square': maths(frac(half * half, 2)),
          'halved twice before squaring': maths(frac(half * half, 16)),
        },
        work: `Half the factor of $x$ is $${frac(sign * half, 2)}$, and its square is $${frac(half * half, 4)}$.`,
      }
    },
  }),
  template({
    id: 'equal-roots',
    topic: 'B.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, root] = [draw.int(2, 9), draw.int(2, 7)]
      const b = 2 * a * root
      const k = a * root * root
      return {
        ask: `The equation $${a}x^{2} - ${b}x + k = 0$ has equal roots. Find the value of $k$.`,
        answer: maths(k),
        slips: notGiven([a, b], {
          'left out the 4': maths((b * b) / a),
          'left out the leading number': maths((b * b) / 4),
          'gave the root': maths(root),
          'divided by 2 instead of 4': maths(2 * k),
        }),
        work: `$b^{2} = 4ac$, so $${b}^{2} = 4 \\times ${a} \\times k$ and $k = ${k}$.`,
      }
    },
  }),
  template({
    id: 'rectangle-by-area',
    topic: 'B.e',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [width, more] = [draw.int(4, 15), draw.int(2, 9)]
      const length = width + more
      return {
        ask: `The length of a rectangular farm is ${more} m more than its width, and its area is ${width * length} m². Find its perimeter.`,
        answer: `${2 * (width + length)} m`,
        slips: {
          'added one length and one width': `${width + length} m`,
          'gave the length': `${length} m`,
          'gave the width': `${width} m`,
          'took it as a square of the length': `${4 * length} m`,
        },
        work: `$x(x + ${more}) = ${width * length}$ gives $(x - ${width})(x + ${length}) = 0$, so the width is ${width} m, the length ${length} m and the perimeter ${2 * (width + length)} m.`,
      }
    },
  }),
]
