import { frac, maths, num, surd, terms } from '../make/number.ts'
import { template } from '../make/template.ts'
import { factorOf, polynomial, product, valueAt } from './forms.ts'

const linear = (a: number, b: number) => terms([a, 'x'], [b, ''])
const range = (low: string, high: string, sign = '<') => maths(`${low} ${sign} x ${sign} ${high}`)

export const moreFunctions = [
  template({
    id: 'roots-of-a-cubic',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [b, c, d] = [draw.int(-7, 7), draw.int(-8, 8), draw.int(-9, 9)]
      draw.need(b * c * d !== 0 && Math.abs(b) > 1 && b * b !== 2 * c && b * b !== c)
      const value = b * b - 2 * c
      draw.need(![b, c, d].includes(b * b - c) && value > 0)
      return {
        ask: `If $\\alpha$, $\\beta$ and $\\gamma$ are the roots of the equation $${polynomial([1, b, c, d])} = 0$, find the value of $\\alpha^{2} + \\beta^{2} + \\gamma^{2}$.`,
        answer: maths(value),
        slips: {
          'added twice the sum of the products': maths(b * b + 2 * c),
          'squared the sum': maths(b * b),
          'took the sum of the products once': maths(b * b - c),
          'subtracted twice the product of all roots': maths(b * b + 2 * d),
        },
        work: `The sum of the roots is $${-b}$ and the sum of their products in pairs $${c}$, so it is $(${-b})^{2} - 2(${c}) = ${value}$.`,
      }
    },
  }),
  template({
    id: 'constants-of-an-identity',
    topic: 'A.f',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c, p] = [draw.int(2, 5), draw.int(-7, 7), draw.int(-9, 9), draw.int(-4, 4)]
      draw.need(b * c * p !== 0)
      const whole = [a, b - 2 * a * p, a * p * p - b * p + c]
      draw.need(whole.every((one) => one !== 0) && ![...whole, p].includes(b) && ![...whole, p].includes(-b))
      const [, q = 0] = whole
      const square = `${factorOf(p)}^{2}`
      return {
        ask: `If $${polynomial(whole)} = ${a}${square} + B${factorOf(p)} + C$ for all values of $x$, find $B$.`,
        answer: maths(b),
        slips: {
          'gave the other constant': maths(c),
          'subtracted in place of adding': maths(q - 2 * a * p),
          'left the 2 of the middle term out': maths(q + a * p),
          'changed the sign': maths(-b),
        },
        work: `The terms in $x$: $${q} = ${-2 * a * p} + B$, so $B = ${b}$.`,
      }
    },
  }),
  template({
    id: 'modulus-inequality',
    topic: 'A.f',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, c] = [draw.int(2, 5), draw.int(-9, 9), draw.int(3, 19)]
      const [low, high] = [-c - b, c - b]
      draw.need(b !== 0 && low < 0 && high > 0 && Math.abs(b) !== c)
      const of = (from: number, to: number) => range(frac(from, a), frac(to, a))
      return {
        ask: `Find the values of $x$ for which $|${linear(a, b)}| < ${c}$.`,
        answer: of(low, high),
        slips: {
          'moved the range the other way': of(-high, -low),
          'took the outside of the range': maths(`x < ${frac(low, a)} \\text{ or } x > ${frac(high, a)}`),
          'left the constant out': of(-c, c),
          'did not divide': range(String(low), String(high)),
        },
        work: `$-${c} < ${linear(a, b)} < ${c}$, so $${low} < ${a}x < ${high}$, which is ${of(low, high)}.`,
      }
    },
  }),
  template({
    id: 'greatest-value-over-a-region',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [p, q, sum, most] = [draw.int(2, 9), draw.int(2, 9), draw.int(8, 15), draw.int(2, 7)]
      draw.need(p > q && most < sum)
      const value = p * most + q * (sum - most)
      return {
        ask: `Find the greatest value of $${p}x + ${q}y$ for points with $x \\ge 0$, $y \\ge 0$, $x \\le ${most}$ and $x + y \\le ${sum}$.`,
        answer: num(value),
        slips: {
          'took the corner on the vertical axis': num(q * sum),
          'took the corner on the horizontal axis': num(p * most),
          'left the limit of the first letter out': num(p * sum),
          'took both limits at once': num(p * most + q * sum),
        },
        work: `The corners are $(0, 0)$, $(${most}, 0)$, $(${most}, ${sum - most})$ and $(0, ${sum})$, with the values 0, ${p * most}, ${value} and ${q * sum}. The greatest is ${num(value)}.`,
      }
    },
  }),
  template({
    id: 'line-that-touches-a-curve',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [b, c, m] = [draw.int(-7, 7), draw.int(-6, 9), draw.int(-5, 6)]
      draw.need(b * c * m !== 0 && (b - m) % 2 === 0 && b !== m)
      const square = ((b - m) / 2) ** 2
      const k = c - square
      draw.need(k !== 0 && square !== c && ![c + square, c - 4 * square, -k].some((one) => [b, c, m].includes(one)))
      return {
        ask: `The line $y = ${terms([m, 'x'], [1, 'k'])}$ touches the curve $y = ${polynomial([1, b, c])}$. Find the value of $k$.`,
        answer: maths(k),
        slips: {
          'added the square': maths(c + square),
          'did not divide by 4': maths(c - 4 * square),
          'added the coefficients of the letter': maths(frac(4 * c - (b + m) ** 2, 4)),
          'changed the sign': maths(-k),
        },
        work: `$${terms([1, 'x^{2}'], [b - m, 'x'], [c, ''])} - k = 0$ has equal roots: $${(b - m) ** 2} = 4(${c} - k)$, so $k = ${k}$.`,
      }
    },
  }),
  template({
    id: 'sum-from-difference-and-product',
    topic: 'A.f',
    difficulty: 'Easy',
    make(draw) {
      const [difference, part] = [draw.int(1, 9), draw.int(2, 15)]
      const value = part * (part + difference)
      const sum = 2 * part + difference
      draw.need(part !== difference && sum !== value)
      return {
        ask: `If $x - y = ${difference}$ and $xy = ${value}$, where $x$ and $y$ are positive, find $x + y$.`,
        answer: maths(sum),
        slips: {
          'added the product once': maths(surd(1, difference * difference + value)),
          'added twice the product': maths(surd(1, difference * difference + 2 * value)),
          'did not take the root': maths(sum * sum),
          'gave the greater number': maths(part + difference),
        },
        work: `$(x + y)^{2} = (x - y)^{2} + 4xy = ${difference * difference} + ${4 * value} = ${sum * sum}$, so $x + y = ${sum}$.`,
      }
    },
  }),
  template({
    id: 'domain-of-a-square-root',
    topic: 'A.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b] = [draw.int(5, 30), draw.int(2, 7)]
      draw.need(a !== b)
      const isPlus = draw.int(0, 1) === 1
      const edge = frac(isPlus ? -a : a, b)
      const minus = frac(isPlus ? a : -a, b)
      const of = (sign: string, at: string) => maths(`x ${sign} ${at}`)
      return {
        ask: `Find the largest set of real numbers for which the function $f(x) = \\sqrt{${a} ${isPlus ? '+' : '-'} ${b}x}$ is defined.`,
        answer: of(isPlus ? '\\ge' : '\\le', edge),
        slips: {
          'turned the sign round': of(isPlus ? '\\le' : '\\ge', edge),
          'changed the sign of the number': of(isPlus ? '\\ge' : '\\le', minus),
          'made both mistakes': of(isPlus ? '\\le' : '\\ge', minus),
        },
        work: `$${a} ${isPlus ? '+' : '-'} ${b}x \\ge 0$, so ${of(isPlus ? '\\ge' : '\\le', edge)}.`,
      }
    },
  }),
  template({
    id: 'cubic-inequality',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b, c, isLess] = [draw.int(-7, -3), draw.int(-2, 2), draw.int(3, 7), draw.int(0, 1) === 1]
      draw.need(b !== 0 && a + c !== 0)
      const more = (one: number, two: number, three: number) => maths(`${one} < x < ${two} \\text{ or } x > ${three}`)
      const less = (one: number, two: number, three: number) => maths(`x < ${one} \\text{ or } ${two} < x < ${three}`)
      const [right, wrong] = isLess ? [less, more] : [more, less]
      return {
        ask: `Find the range of values of $x$ for which $${factorOf(a)}${factorOf(b)}${factorOf(c)} ${isLess ? '<' : '>'} 0$.`,
        answer: right(a, b, c),
        slips: {
          'took the wrong sides': wrong(a, b, c),
          'changed the signs of the numbers': right(-c, -b, -a),
          'changed the signs and took the wrong sides': wrong(-c, -b, -a),
        },
        work: `The product changes its sign at $${a}$, $${b}$ and $${c}$ and is positive beyond $${c}$: it is ${right(a, b, c)}.`,
      }
    },
  }),
  template({
    id: 'range-of-a-function',
    topic: 'A.e',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, low] = [draw.int(2, 5), draw.int(-6, 6), draw.int(-3, -1)]
      draw.need(b !== 0)
      const domain = [low, low + 1, low + 2, low + 3, low + 4].filter((x) => x <= 2)
      const values = (of: readonly number[], at = domain) =>
        [...new Set(at.map((x) => valueAt(of, x)))].sort((p, q) => p - q)
      const set = (members: readonly number[]) => maths(`\\{${members.join(', ')}\\}`)
      return {
        ask: `The domain of the function $f: x \\to ${polynomial([a, 0, b])}$ is $\\{${domain.join(', ')}\\}$. Find its range.`,
        answer: set(values([a, 0, b])),
        slips: {
          'did not square': set(values([a, b])),
          'lost the minus sign of the squares': set([...new Set(domain.map((x) => a * x * Math.abs(x) + b))]),
          'left the constant out': set(values([a, 0, 0])),
          'squared the coefficient as well': set(values([a * a, 0, b])),
        },
        work: `The squares of the domain are ${[...new Set(domain.map((x) => x * x))].sort((p, q) => p - q).join(', ')}, so the range is ${set(values([a, 0, b]))}.`,
      }
    },
  }),
  template({
    id: 'function-applied-twice',
    topic: 'A.e',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, x] = [draw.int(2, 5), draw.int(-9, 9), draw.int(-5, 8)]
      const value = a * (a * x + b) + b
      draw.need(b !== 0 && x !== 0 && x !== a && x !== b && value !== a * x + b && value !== 0)
      return {
        ask: `If $f(x) = ${linear(a, b)}$ and $f(f(x)) = ${value}$, find the value of $x$.`,
        answer: maths(x),
        slips: {
          'applied the function once only': maths(frac(value - b, a)),
          'squared the function': maths(frac(value - b * b, a * a)),
          'took the constant off once only': maths(frac(value - b, a * a)),
          'added the constant at the end': maths(frac(value + a * b + b, a * a)),
        },
        work: `$${a}(${linear(a, b)}) ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${linear(a * a, a * b + b)} = ${value}$, so $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'repeated-factor-of-a-cubic',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, k] = [draw.int(-4, 4), draw.int(-6, 6)]
      draw.need(a !== 0 && k !== 0 && k !== a && Math.abs(a) > 1 && k + 2 * a !== 0)
      const of = product(product([1, -a], [1, -a]), [1, -k])
      const [, p = 0, q = 0, r = 0] = of
      draw.need(p * q * r !== 0 && ![-k, k, a * k, -p - a].some((one) => [p, q, r, a].includes(one)))
      return {
        ask: `$${factorOf(a)}^{2}$ is a factor of $${polynomial(of)}$. Find the root of $${polynomial(of)} = 0$ that is different from $${a}$.`,
        answer: maths(k),
        slips: {
          'changed the sign': maths(-k),
          'took one root off the sum only': maths(-p - a),
          'divided the constant by one root': maths(frac(-r, a)),
          'added the roots to the sum': maths(-p + 2 * a),
        },
        work: `The three roots add up to $${-p}$, and two of them are $${a}$: $${-p} - 2(${a}) = ${k}$.`,
      }
    },
  }),
  template({
    id: 'roots-with-a-given-difference',
    topic: 'A.f',
    difficulty: 'Medium',
    make(draw) {
      const [first, difference] = [draw.int(-8, 9), draw.int(2, 9)]
      const [sum, k] = [2 * first + difference, first * (first + difference)]
      draw.need(sum !== 0 && k !== 0 && Math.abs(sum) !== difference && k !== sum && k !== difference && k !== -sum)
      return {
        ask: `The roots of the equation $${terms([1, 'x^{2}'], [-sum, 'x'], [1, 'k'])} = 0$ differ by ${difference}. Find the value of $k$.`,
        answer: maths(k),
        slips: {
          'did not square the difference': maths(frac(sum * sum - difference, 4)),
          'added the squares': maths(frac(sum * sum + difference * difference, 4)),
          'did not divide by 4': maths(sum * sum - difference * difference),
          'changed the sign': maths(-k),
        },
        work: `$(\\alpha - \\beta)^{2} = (\\alpha + \\beta)^{2} - 4\\alpha\\beta$: $${difference * difference} = ${sum * sum} - 4k$, so $k = ${k}$.`,
      }
    },
  }),
]
