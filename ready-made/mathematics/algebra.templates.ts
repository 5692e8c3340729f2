import { frac, gcd, maths, terms } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const bracket = (a: number, b: number) => `(${terms([a, 'x'], [b, ''])})`

export const algebra = [
  template({
    id: 'direct-variation-of-a-square',
    topic: 'A.o',
    difficulty: 'Easy',
    make(draw) {
      const [k, x, other] = [draw.int(2, 7), draw.int(2, 6), draw.int(3, 9)]
      draw.need(x !== other)
      const y = k * x * x
      return {
        ask: `$y$ varies directly as the square of $x$. If $y = ${y}$ when $x = ${x}$, find $y$ when $x = ${other}$.`,
        answer: maths(k * other * other),
        slips: notGiven([y, x, other], {
          'did not square': maths(frac(y * other, x)),
          'found the constant': maths(k),
          'left out the constant': maths(other * other),
          'did not square the second time': maths(k * other),
        }),
        work: `$k = \\frac{${y}}{${x}^{2}} = ${k}$, so $y = ${k} \\times ${other}^{2} = ${k * other * other}$.`,
      }
    },
  }),
  template({
    id: 'inverse-variation',
    topic: 'A.o',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [x, y, other] = [draw.int(2, 12), draw.int(2, 15), draw.int(2, 12)]
      draw.need(x !== other && (x * y) % other === 0 && x * y !== other && y !== other)
      return {
        ask: `If $p$ varies inversely as $q$, and $p = ${y}$ when $q = ${x}$, find $p$ when $q = ${other}$.`,
        answer: maths((x * y) / other),
        slips: {
          'varied it directly': maths(frac(y * other, x)),
          'found the constant': maths(x * y),
          'multiplied by the new value': maths(x * y * other),
          'exchanged the two letters': maths(frac(x * other, y)),
        },
        work: `$pq = ${x} \\times ${y} = ${x * y}$, so $p = ${x * y} \\div ${other} = ${(x * y) / other}$.`,
      }
    },
  }),
  template({
    id: 'joint-variation',
    topic: 'A.o',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [k, a, b, c, d] = [draw.int(2, 6), draw.int(2, 16), draw.int(2, 5), draw.int(2, 24), draw.int(2, 6)]
      draw.need((k * a) % (b * b) === 0 && (k * c) % (d * d) === 0 && (a !== c || b !== d) && b !== d)
      const [first, second] = [(k * a) / (b * b), (k * c) / (d * d)]
      draw.need(first !== second)
      return {
        ask: `$z$ varies directly as $x$ and inversely as the square of $y$. If $z = ${first}$ when $x = ${a}$ and $y = ${b}$, find $z$ when $x = ${c}$ and $y = ${d}$.`,
        answer: maths(second),
        slips: notGiven([first, a, b, c, d], {
          'did not square': maths(frac(first * b * c, a * d)),
          'varied it directly as the square': maths(frac(first * c * d * d, a * b * b)),
          'found the constant': maths(k),
          'exchanged direct and inverse': maths(frac(first * a * d * d, c * b * b)),
        }),
        work: `$k = \\frac{zy^{2}}{x} = ${k}$, so $z = \\frac{${k} \\times ${c}}{${d}^{2}} = ${second}$.`,
      }
    },
  }),
  template({
    id: 'partial-variation',
    topic: 'A.o',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [fixed, per] = [draw.int(4, 20) * 5000, draw.int(4, 14) * 500]
      const [a = 20, b = 40, c = 80] = draw.ints(3, 2, 16).map((tens) => tens * 10)
      const cost = (count: number) => fixed + per * count
      const write = (value: number) => `₦${String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`
      draw.need(a < b && b < c && Number.isInteger((cost(b) * c) / b / 100))
      return {
        ask: `The cost of a feast is partly constant and partly varies as the number of guests. It is ${write(cost(a))} for ${a} guests and ${write(cost(b))} for ${b} guests. Find the cost for ${c} guests.`,
        answer: write(cost(c)),
        slips: {
          'varied all of it directly': write(Math.round((cost(b) * c) / b)),
          'left out the constant part': write(per * c),
          'added the constant part twice': write(cost(c) + fixed),
          'added the two costs': write(cost(a) + cost(b)),
        },
        work: `${b - a} more guests cost ${write(per * (b - a))} more, so each costs ${write(per)} and the constant part is ${write(fixed)}. For ${c} guests it is ${write(cost(c))}.`,
      }
    },
  }),
  template({
    id: 'factorise-a-quadratic',
    topic: 'B.b',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, d] = [draw.int(2, 5), draw.int(-7, 7), draw.int(-7, 7)]
      draw.need(b * d !== 0 && gcd(a, b) === 1 && a * d + b !== 0 && b !== d)
      return {
        ask: `Factorise $${terms([a, 'x^{2}'], [a * d + b, 'x'], [b * d, ''])}$.`,
        answer: maths(`${bracket(a, b)}${bracket(1, d)}`),
        slips: {
          'changed both signs': maths(`${bracket(a, -b)}${bracket(1, -d)}`),
          'exchanged the numbers': maths(`${bracket(a, d)}${bracket(1, b)}`),
          'changed one sign': maths(`${bracket(a, -b)}${bracket(1, d)}`),
          'changed the other sign': maths(`${bracket(a, b)}${bracket(1, -d)}`),
        },
        work: `The product of the outer numbers is $${a * b * d}$; split the middle term: $${bracket(a, b)}${bracket(1, d)}$.`,
      }
    },
  }),
  template({
    id: 'expand-and-collect',
    topic: 'B.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [p, a, b, q, c, d] = [
        draw.int(2, 6),
        draw.int(2, 5),
        draw.int(1, 7),
        draw.int(2, 5),
        draw.int(1, 4),
        draw.int(1, 7),
      ]
      const [x, rest] = [p * a - q * c, p * b + q * d]
      draw.need(x !== 0)
      return {
        ask: `Simplify $${p}(${terms([a, 'x'], [b, ''])}) - ${q}(${terms([c, 'x'], [-d, ''])})$.`,
        answer: maths(terms([x, 'x'], [rest, ''])),
        slips: {
          'kept the sign in the second bracket': maths(terms([x, 'x'], [p * b - q * d, ''])),
          'multiplied the first terms only': maths(terms([x, 'x'], [b + d, ''])),
          'added the letters': maths(terms([p * a + q * c, 'x'], [rest, ''])),
          'changed the sign of the constant': maths(terms([x, 'x'], [-rest, ''])),
        },
        work: `$${terms([p * a, 'x'], [p * b, ''], [-q * c, 'x'], [q * d, ''])} = ${terms([x, 'x'], [rest, ''])}$.`,
      }
    },
  }),
  template({
    id: 'value-of-an-expression',
    topic: 'B.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, x, y] = [draw.int(2, 6), draw.int(2, 6), draw.int(-5, -2), draw.int(2, 6)]
      const value = a * x * x - b * x * y
      return {
        ask: `If $x = ${x}$ and $y = ${y}$, evaluate $${a}x^{2} - ${b}xy$.`,
        answer: maths(value),
        slips: {
          'lost the sign of the second term': maths(a * x * x + b * x * y),
          'took the square as negative': maths(-a * x * x - b * x * y),
          'doubled instead of squaring': maths(a * 2 * x - b * x * y),
          'squared the factor as well': maths(a * a * x * x - b * x * y),
        },
        work: `$${a} \\times ${x * x} - ${b} \\times (${x * y}) = ${a * x * x} + ${-b * x * y} = ${value}$.`,
      }
    },
  }),
  template({
    id: 'linear-inequality',
    topic: 'B.g',
    difficulty: 'Medium',
    make(draw) {
      const [a, c, b, x] = [draw.int(1, 4), draw.int(5, 9), draw.int(2, 15), draw.int(-6, 8)]
      const d = (a - c) * x + b
      draw.need(x !== 0 && d !== 0 && c - a > 1)
      const write = (sign: string, value: number) => maths(`x ${sign} ${value}`)
      return {
        ask: `Solve the inequality $${terms([a, 'x'], [b, ''])} > ${terms([c, 'x'], [d, ''])}$.`,
        answer: write('<', x),
        slips: {
          'did not turn the sign round': write('>', x),
          'changed the sign of the number': write('<', -x),
          'changed both signs': write('>', -x),
          'did not divide': write('<', b - d),
        },
        work: `$${terms([a - c, 'x'])} > ${d - b}$. Dividing by a negative number turns the sign round: $x < ${x}$.`,
      }
    },
  }),
  template({
    id: 'double-inequality',
    topic: 'B.g',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, low, width] = [draw.int(2, 6), draw.int(1, 9), draw.int(-5, 3), draw.int(2, 7)]
      const high = low + width
      draw.need(low !== 0 && high !== 0)
      const write = (from: number, to: number) => maths(`${from} < x \\le ${to}`)
      const [left, right] = [a * low - b, a * high - b]
      return {
        ask: `Find the range of values of $x$ for which $${left} < ${a}x - ${b} \\le ${right}$.`,
        answer: write(low, high),
        slips: {
          'did not divide by the factor': write(a * low, a * high),
          'added on the left only': maths(`${low} < x \\le ${frac(right, a)}`),
          'added on the right only': maths(`${frac(left, a)} < x \\le ${high}`),
          'subtracted the number': maths(`${frac(left - b, a)} < x \\le ${frac(right - b, a)}`),
        },
        work: `Add ${b} to each part: $${a * low} < ${a}x \\le ${a * high}$. Divide by ${a}: $${low} < x \\le ${high}$.`,
      }
    },
  }),
  template({
    id: 'subject-of-a-fraction',
    topic: 'B.d',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = [draw.int(2, 9), draw.int(1, 9), draw.int(2, 9)]
      draw.need(gcd(gcd(a, b), c) === 1 && a !== b)
      return {
        ask: `Make $x$ the subject of the formula $y = \\frac{${a}x + ${b}}{x - ${c}}$.`,
        answer: maths(`\\frac{${c}y + ${b}}{y - ${a}}`),
        slips: {
          'lost a sign above the line': maths(`\\frac{${c}y - ${b}}{y - ${a}}`),
          'lost a sign below the line': maths(`\\frac{${c}y + ${b}}{y + ${a}}`),
          'exchanged the letters only': maths(`\\frac{${a}y + ${b}}{y - ${c}}`),
          'turned the fraction over': maths(`\\frac{y - ${a}}{${c}y + ${b}}`),
        },
        work: `$y(x - ${c}) = ${a}x + ${b}$, so $x(y - ${a}) = ${c}y + ${b}$ and $x = \\frac{${c}y + ${b}}{y - ${a}}$.`,
      }
    },
  }),
  template({
    id: 'sum-of-algebraic-fractions',
    topic: 'B.h',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [p, a, q, b] = [draw.int(2, 6), draw.int(1, 6), draw.int(1, 5), draw.int(1, 6)]
      const [x, rest] = [p - q, p * b + q * a]
      draw.need(x !== 0 && a !== b)
      const under = `(x - ${a})(x + ${b})`
      const write = (one: number, two: number) => maths(`\\frac{${terms([one, 'x'], [two, ''])}}{${under}}`)
      return {
        ask: `Express $\\frac{${p}}{x - ${a}} - \\frac{${q}}{x + ${b}}$ as a single fraction.`,
        answer: write(x, rest),
        slips: {
          'lost the sign of the last product': write(x, p * b - q * a),
          'added the fractions': write(p + q, p * b - q * a + (p * b === q * a ? 1 : 0)),
          'multiplied each by its own denominator': write(x, -p * a - q * b),
          'left out the letters': maths(`\\frac{${rest}}{${under}}`),
        },
        work: `Above the line: $${p}(x + ${b}) - ${q === 1 ? '' : q}(x - ${a}) = ${terms([x, 'x'], [rest, ''])}$, so it is ${write(x, rest)}.`,
      }
    },
  }),
  template({
    id: 'undefined-fraction',
    topic: 'B.h',
    difficulty: 'Medium',
    make(draw) {
      const [p, q, r] = [draw.int(-7, 7), draw.int(-7, 7), draw.int(1, 9)]
      draw.need(p < q && p * q !== 0 && p !== -q && r !== -p && r !== -q)
      const pair = (one: number, other: number) => `$${Math.min(one, other)}$ and $${Math.max(one, other)}$`
      return {
        ask: `For which values of $x$ has the expression $\\frac{x + ${r}}{${terms([1, 'x^{2}'], [-(p + q), 'x'], [p * q, ''])}}$ no meaning?`,
        answer: pair(p, q),
        slips: {
          'changed both signs': pair(-p, -q),
          'changed one sign': pair(-p, q),
          'changed the other sign': pair(p, -q),
          'took the zero of the upper part': pair(-r, p),
        },
        work: `The lower part is $${bracket(1, -p)}${bracket(1, -q)}$. It is zero for ${pair(p, q)}.`,
      }
    },
  }),
  template({
    id: 'value-of-a-composite-function',
    topic: 'B.i',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b, c, x] = [draw.int(2, 6), draw.int(-8, 8), draw.int(-6, 6), draw.int(2, 5)]
      draw.need(b !== 0 && c !== 0)
      const [f, g] = [(value: number) => a * value + b, (value: number) => value * value + c]
      return {
        ask: `If $f(x) = ${terms([a, 'x'], [b, ''])}$ and $g(x) = ${terms([1, 'x^{2}'], [c, ''])}$, find $f(g(${x}))$.`,
        answer: maths(f(g(x))),
        slips: {
          'took the functions in the wrong order': maths(g(f(x))),
          'multiplied the values': maths(f(x) * g(x)),
          'added the values': maths(f(x) + g(x)),
          'stopped after the first function': maths(g(x)),
        },
        work: `$g(${x}) = ${g(x)}$, and $f(${g(x)}) = ${f(g(x))}$.`,
      }
    },
  }),
]
