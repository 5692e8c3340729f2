import { frac, gcd, maths, surdSum, terms } from '../make/number.ts'
import { template } from '../make/template.ts'

const free = [2, 3, 5, 6, 7, 10, 11] as const
const root = (under: number) => `\\sqrt{${under}}`
const operation = (rule: string) =>
  `An operation $\\ast$ is defined on the set of real numbers by $a \\ast b = ${rule}$.`

export const surdsAndOperations = [
  template({
    id: 'sum-and-difference-of-two-surds',
    topic: 'A.b',
    difficulty: 'Medium',
    make(draw) {
      const [a, b] = [draw.pick(free), draw.pick(free)]
      draw.need(a > b && gcd(a, b) === 1)
      const of = (factor: number, over: number) => maths(surdSum(a + b, factor, a * b, over))
      return {
        ask: `Rationalise the denominator of $\\frac{${root(a)} + ${root(b)}}{${root(a)} - ${root(b)}}$ and simplify.`,
        answer: of(2, a - b),
        slips: {
          'left out the 2 of the middle term': of(1, a - b),
          'added the squares below the line': of(2, a + b),
          'changed the sign of the middle term': of(-2, a - b),
        },
        work: `Multiply above and below by $${root(a)} + ${root(b)}$: the numerator is $${a} + 2${root(a * b)} + ${b}$ and the denominator $${a} - ${b} = ${a - b}$, so the result is ${of(2, a - b)}.`,
      }
    },
  }),
  template({
    id: 'fractions-with-conjugate-denominators',
    topic: 'A.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, top, under] = [draw.int(3, 8), draw.int(2, 7), draw.pick(free)]
      const rest = a * a - under
      draw.need(rest > 1 && (2 * a * top) % rest !== 0)
      return {
        ask: `Simplify $\\frac{${top}}{${a} - ${root(under)}} + \\frac{${top}}{${a} + ${root(under)}}$.`,
        answer: maths(frac(2 * a * top, rest)),
        slips: {
          'added the squares below the line': maths(frac(2 * a * top, a * a + under)),
          'took one numerator only': maths(frac(a * top, rest)),
          'added the denominators': maths(frac(top, a)),
          'left the factor out above the line': maths(frac(2 * a, rest)),
        },
        work: `$\\frac{${top}(${a} + ${root(under)}) + ${top}(${a} - ${root(under)})}{${a * a} - ${under}} = ${frac(2 * a * top, rest)}$.`,
      }
    },
  }),
  template({
    id: 'square-root-of-a-surd',
    topic: 'A.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, sign] = [draw.pick(free), draw.pick(free), draw.pick([1, -1] as const)]
      draw.need(a > b && gcd(a, b) === 1)
      const [mark, other] = sign > 0 ? ['+', '-'] : ['-', '+']
      return {
        ask: `Find the positive square root of $${a + b} ${mark} 2${root(a * b)}$.`,
        answer: maths(`${root(a)} ${mark} ${root(b)}`),
        slips: {
          'took the wrong sign': maths(`${root(a)} ${other} ${root(b)}`),
          'split the product as itself and 1': maths(`${root(a * b)} ${mark} 1`),
          'left the root out of the first number': maths(`${a} ${mark} ${root(b)}`),
          'left the root out of the second number': maths(`${root(a)} ${mark} ${b}`),
        },
        work: `Two numbers with the sum $${a + b}$ and the product $${a * b}$ are $${a}$ and $${b}$, so the root is $${root(a)} ${mark} ${root(b)}$.`,
      }
    },
  }),
  template({
    id: 'equation-with-a-root',
    topic: 'A.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, c, m] = [draw.int(2, 5), draw.int(1, 6), draw.int(3, 8)]
      const b = m * (m - a) - a * c
      draw.need(m > a && b !== 0)
      const [x, other] = [c + m, c + a - m]
      draw.need(other !== 0 && ![a, c, Math.abs(b)].includes(Math.abs(other)))
      return {
        ask: `Solve the equation $\\sqrt{${terms([a, 'x'], [b, ''])}} = x - ${c}$.`,
        answer: maths(`x = ${x}`),
        slips: {
          'kept the root that makes the right side negative': maths(`x = ${other}`),
          'added the two roots of the quadratic': maths(`x = ${x + other}`),
          'changed the sign': maths(`x = -${x}`),
          'gave the value of the square root': maths(`x = ${m}`),
        },
        work: `Squared: $${terms([1, 'x^{2}'], [-(2 * c + a), 'x'], [c * c - b, ''])} = 0$, so $x$ is $${x}$ or $${other}$. Only $${x}$ makes $x - ${c}$ positive, so $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'cube-of-a-binomial-surd',
    topic: 'A.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, under, sign] = [draw.int(1, 5), draw.pick(free), draw.pick([1, -1] as const)]
      const of = (whole: number, factor: number) => maths(surdSum(whole, sign * factor, under))
      return {
        ask: `Expand and simplify $(${surdSum(a, sign, under)})^{3}$.`,
        answer: of(a ** 3 + 3 * a * under, 3 * a * a + under),
        slips: {
          'cubed each term alone': of(a ** 3, under),
          'left out the factors of 3': of(a ** 3 + a * under, a * a + under),
          'left the cube of the surd without its factor': of(a ** 3 + 3 * a * under, 3 * a * a + 1),
          'changed the sign of the surd': of(a ** 3 + 3 * a * under, -3 * a * a - under),
        },
        work: `The rational terms are $${a ** 3} + ${3 * a * under}$, and $${root(under)}$ is taken $${sign < 0 ? '-' : ''}(${3 * a * a} + ${under})$ times, which gives ${of(a ** 3 + 3 * a * under, 3 * a * a + under)}.`,
      }
    },
  }),
  template({
    id: 'value-of-a-binary-operation',
    topic: 'A.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [k, m, x, y] = [draw.int(2, 5), draw.int(2, 6), draw.int(2, 7), draw.int(-6, -2)]
      const value = (p: number, q: number) => p * p + k * p * q - m * q
      draw.need(![k, -m, x, y].includes(value(x, y) + 2 * m * y))
      return {
        ask: `${operation(terms([1, 'a^{2}'], [k, 'ab'], [-m, 'b']))} Evaluate $${x} \\ast (${y})$.`,
        answer: maths(value(x, y)),
        slips: {
          'exchanged the two numbers': maths(value(y, x)),
          'added the last term': maths(value(x, y) + 2 * m * y),
          'lost the minus sign of the second number': maths(value(x, -y)),
          'doubled the first number instead of squaring it': maths(2 * x + k * x * y - m * y),
        },
        work: `$${x}^{2} + ${k}(${x})(${y}) - ${m}(${y}) = ${x * x} - ${-k * x * y} + ${-m * y} = ${value(x, y)}$.`,
      }
    },
  }),
  template({
    id: 'operation-used-twice',
    topic: 'A.c',
    difficulty: 'Medium',
    make(draw) {
      const [k, x, y, z] = [draw.int(2, 4), draw.int(1, 6), draw.int(2, 6), draw.int(2, 6)]
      const of = (p: number, q: number) => k * p + q + p * q
      draw.need(x !== y && y !== z)
      return {
        ask: `${operation(`${k}a + b + ab`)} Find the value of $(${x} \\ast ${y}) \\ast ${z}$.`,
        answer: maths(of(of(x, y), z)),
        slips: {
          'worked out the last two numbers first': maths(of(x, of(y, z))),
          'put the third number first': maths(of(z, of(x, y))),
          'added the third number only': maths(of(x, y) + z),
          'left out the product in the second step': maths(k * of(x, y) + z),
        },
        work: `$${x} \\ast ${y} = ${k * x} + ${y} + ${x * y} = ${of(x, y)}$, and $${of(x, y)} \\ast ${z} = ${k * of(x, y)} + ${z} + ${of(x, y) * z} = ${of(of(x, y), z)}$.`,
      }
    },
  }),
  template({
    id: 'inverse-under-a-shifted-sum',
    topic: 'A.c',
    difficulty: 'Easy',
    make(draw) {
      const [k, p] = [draw.int(2, 9), draw.int(3, 15)]
      draw.need(p !== k && p !== 2 * k && 2 * k - p !== k)
      return {
        ask: `${operation(`a + b - ${k}`)} Find the inverse of $${p}$ under $\\ast$.`,
        answer: maths(2 * k - p),
        slips: {
          'changed the sign as in ordinary addition': maths(-p),
          'used 0 as the identity element': maths(k - p),
          'subtracted the other way': maths(p - 2 * k),
          'took the reciprocal': maths(frac(1, p)),
        },
        work: `From $a + e - ${k} = a$ the identity element is $${k}$. Then $${p} + b - ${k} = ${k}$, so $b = ${2 * k - p}$.`,
      }
    },
  }),
  template({
    id: 'inverse-under-sum-and-product',
    topic: 'A.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [k, p] = [draw.int(2, 6), draw.int(2, 9)]
      return {
        ask: `${operation(`a + b + ${k}ab`)} The identity element is 0. What is the inverse of $${p}$?`,
        answer: maths(frac(-p, 1 + k * p)),
        slips: {
          'lost the minus sign': maths(frac(p, 1 + k * p)),
          'left out the term in the unknown alone': maths(frac(-1, k)),
          'used 1 as the identity element': maths(frac(1 - p, 1 + k * p)),
          'changed the sign below the line': maths(frac(-p, 1 - k * p)),
        },
        work: `$${p} + b + ${k * p}b = 0$, so $${1 + k * p}b = -${p}$ and $b = ${frac(-p, 1 + k * p)}$.`,
      }
    },
  }),
  template({
    id: 'identity-element',
    topic: 'A.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [k, m] = [draw.int(2, 6), draw.int(3, 15)]
      draw.need((m * m - m) % k === 0 && k !== m)
      const rest = (m * m - m) / k
      return {
        ask: `${operation(`${k}ab + ${m}a + ${m}b + ${rest}`)} Find the identity element of the operation.`,
        answer: maths(frac(1 - m, k)),
        slips: {
          'set the product with the identity to 0': maths(frac(-m, k)),
          'changed the sign': maths(frac(m - 1, k)),
          'did not divide': maths(1 - m),
          'added 1': maths(frac(-1 - m, k)),
        },
        work: `$a \\ast e = a$ for every $a$ needs $${k}e + ${m} = 1$, and $${m}e + ${rest} = 0$ then holds as well. So $e = ${frac(1 - m, k)}$.`,
      }
    },
  }),
  template({
    id: 'operation-on-equal-numbers',
    topic: 'A.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [k, x] = [draw.int(2, 6), draw.int(2, 9)]
      const value = x * x + 2 * k * x
      return {
        ask: `${operation(`ab + ${k}(a + b)`)} If $x \\ast x = ${value}$ and $x$ is positive, find $x$.`,
        answer: maths(x),
        slips: {
          'gave the other root without its sign': maths(x + 2 * k),
          'added half the coefficient': maths(x + k),
          'took the sum of the roots without its sign': maths(2 * k),
          'missed it by one': maths(x + 1),
        },
        work: `$x^{2} + ${2 * k}x - ${value} = 0$ is $(x - ${x})(x + ${x + 2 * k}) = 0$, so $x = ${x}$.`,
      }
    },
  }),
]
