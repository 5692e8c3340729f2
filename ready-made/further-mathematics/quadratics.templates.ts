import { frac, gcd, maths, terms } from '../make/number.ts'
import { template } from '../make/template.ts'
import { polynomial } from './forms.ts'

const roots = (a: number, b: number, c: number) =>
  `If $\\alpha$ and $\\beta$ are the roots of the equation $${polynomial([a, b, c])} = 0$,`
const isLowest = (...numbers: number[]) => numbers.reduce((common, one) => gcd(common, one), 0) === 1
/** A quadratic whose roots have this sum and product, over `a`. */
const equation = (a: number, b: number, c: number) => maths(`${polynomial([a, b, c])} = 0`)

export const quadratics = [
  template({
    id: 'sum-of-squares-of-roots',
    topic: 'A.f',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, c] = [draw.int(2, 5), draw.int(-9, 9), draw.int(-8, 8)]
      draw.need(isLowest(a, b, c))
      draw.need(b !== 0 && c !== 0 && b * b !== 4 * a * c && b * b - 4 * a * c > 0)
      return {
        ask: `${roots(a, b, c)} find the value of $\\alpha^{2} + \\beta^{2}$.`,
        answer: maths(frac(b * b - 2 * a * c, a * a)),
        slips: {
          'added twice the product': maths(frac(b * b + 2 * a * c, a * a)),
          'squared the sum': maths(frac(b * b, a * a)),
          'took the product once only': maths(frac(b * b - a * c, a * a)),
          'took four times the product': maths(frac(b * b - 4 * a * c, a * a)),
        },
        work: `$(\\alpha + \\beta)^{2} - 2\\alpha\\beta = ${frac(b * b, a * a)} - 2\\left(${frac(c, a)}\\right) = ${frac(b * b - 2 * a * c, a * a)}$.`,
      }
    },
  }),
  template({
    id: 'sum-of-reciprocals-of-roots',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(2, 6), draw.int(-9, 9), draw.int(-9, 9)]
      draw.need(isLowest(a, b, c))
      draw.need(b !== 0 && c !== 0 && b * b - 4 * a * c > 0 && b % c !== 0)
      return {
        ask: `${roots(a, b, c)} find the value of $\\frac{1}{\\alpha} + \\frac{1}{\\beta}$.`,
        answer: maths(frac(-b, c)),
        slips: {
          'lost the minus sign of the sum': maths(frac(b, c)),
          'divided the product by the sum': maths(frac(-c, b)),
          'took the reciprocal of the sum': maths(frac(-a, b)),
          'multiplied the sum and the product': maths(frac(-b * c, a * a)),
        },
        work: `$\\frac{\\alpha + \\beta}{\\alpha\\beta}$ with the sum $${frac(-b, a)}$ and the product $${frac(c, a)}$ is ${maths(frac(-b, c))}.`,
      }
    },
  }),
  template({
    id: 'sum-of-quotients-of-roots',
    topic: 'A.f',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = [draw.int(1, 4), draw.int(-9, 9), draw.int(-7, 7)]
      draw.need(isLowest(a, b, c))
      draw.need(b !== 0 && c !== 0 && b * b - 4 * a * c > 0)
      return {
        ask: `${roots(a, b, c)} evaluate $\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}$.`,
        answer: maths(frac(b * b - 2 * a * c, a * c)),
        slips: {
          'added twice the product': maths(frac(b * b + 2 * a * c, a * c)),
          'squared the sum above the line': maths(frac(b * b, a * c)),
          'did not divide by the product': maths(frac(b * b - 2 * a * c, a * a)),
          'divided by the sum': maths(frac(-(b * b - 2 * a * c), a * b)),
        },
        work: `$\\frac{\\alpha^{2} + \\beta^{2}}{\\alpha\\beta}$ is $${frac(b * b - 2 * a * c, a * a)}$ divided by $${frac(c, a)}$, which is ${maths(frac(b * b - 2 * a * c, a * c))}.`,
      }
    },
  }),
  template({
    id: 'sum-of-cubes-of-roots',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [sum, c] = [draw.int(-6, 6), draw.int(-7, 7)]
      draw.need(Math.abs(sum) > 1 && c !== 0 && sum * sum - 4 * c > 0 && c !== 1)
      return {
        ask: `${roots(1, -sum, c)} find the value of $\\alpha^{3} + \\beta^{3}$.`,
        answer: maths(sum ** 3 - 3 * c * sum),
        slips: {
          'added the second term': maths(sum ** 3 + 3 * c * sum),
          'cubed the sum': maths(sum ** 3),
          'took the product once only': maths(sum ** 3 - c * sum),
          'left out the sum in the second term': maths(sum ** 3 - 3 * c),
        },
        work: `$(\\alpha + \\beta)^{3} - 3\\alpha\\beta(\\alpha + \\beta) = (${sum})^{3} - 3(${c})(${sum}) = ${sum ** 3 - 3 * c * sum}$.`,
      }
    },
  }),
  template({
    id: 'square-of-the-difference-of-roots',
    topic: 'A.f',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = [draw.int(2, 5), draw.int(-9, 9), draw.int(-6, 6)]
      const inside = b * b - 4 * a * c
      draw.need(isLowest(a, b, c))
      draw.need(b !== 0 && c !== 0 && inside > 0 && !Number.isInteger(Math.sqrt(inside)))
      return {
        ask: `${roots(a, b, c)} find the value of $(\\alpha - \\beta)^{2}$.`,
        answer: maths(frac(inside, a * a)),
        slips: {
          'took twice the product': maths(frac(b * b - 2 * a * c, a * a)),
          'added four times the product': maths(frac(b * b + 4 * a * c, a * a)),
          'did not square the denominator': maths(frac(inside, a)),
          'doubled the denominator': maths(frac(inside, 2 * a)),
        },
        work: `$(\\alpha + \\beta)^{2} - 4\\alpha\\beta = ${frac(b * b, a * a)} - 4\\left(${frac(c, a)}\\right) = ${frac(inside, a * a)}$.`,
      }
    },
  }),
  template({
    id: 'equation-with-shifted-roots',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, k] = [draw.int(1, 3), draw.int(-7, 7), draw.int(-9, 9), draw.int(1, 4)]
      draw.need(isLowest(a, b, c))
      draw.need(b !== 0 && c !== 0 && b * b - 4 * a * c > 0)
      const of = (shift: number) => [b - 2 * a * shift, c - b * shift + a * shift * shift] as const
      const [second, third] = of(k)
      draw.need(second !== 0 && third !== 0 && of(-k)[1] !== 0 && of(-k)[0] !== 0 && second + 2 * a * k !== 0)
      return {
        ask: `${roots(a, b, c)} find the equation whose roots are $\\alpha + ${k}$ and $\\beta + ${k}$.`,
        answer: equation(a, second, third),
        slips: {
          'moved the roots the other way': equation(a, ...of(-k)),
          'changed the sign of the sum': equation(a, -second, third),
          'left out the sum in the product': equation(a, second, c + a * k * k),
          'added the number once to the sum': equation(a, b - a * k, third),
        },
        work: `The new sum is $${frac(-b, a)} + ${2 * k} = ${frac(-second, a)}$ and the new product $${frac(c, a)} + ${k}\\left(${frac(-b, a)}\\right) + ${k * k} = ${frac(third, a)}$. The equation is ${equation(a, second, third)}.`,
      }
    },
  }),
  template({
    id: 'equation-with-reciprocal-roots',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, k] = [draw.int(2, 6), draw.int(-9, 9), draw.int(2, 9), draw.int(2, 4)]
      draw.need(isLowest(a, b, c))
      draw.need(b !== 0 && b * b - 4 * a * c > 0 && a !== c && c % k !== 0)
      return {
        ask: `${roots(a, b, c)} find the equation whose roots are $\\frac{${k}}{\\alpha}$ and $\\frac{${k}}{\\beta}$.`,
        answer: equation(c, k * b, k * k * a),
        slips: {
          'changed the sign of the sum': equation(c, -k * b, k * k * a),
          'did not square the number in the product': equation(c, k * b, k * a),
          'left the number out of the sum': equation(c, b, k * k * a),
          'multiplied the roots': equation(a, k * b, k * k * c),
        },
        work: `The sum is $${k} \\times \\frac{\\alpha + \\beta}{\\alpha\\beta} = ${frac(-k * b, c)}$ and the product $\\frac{${k * k}}{\\alpha\\beta} = ${frac(k * k * a, c)}$. The equation is ${equation(c, k * b, k * k * a)}.`,
      }
    },
  }),
  template({
    id: 'one-root-a-multiple-of-the-other',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, times, root] = [draw.int(1, 3), draw.int(2, 4), draw.int(-4, 4)]
      draw.need(Math.abs(root) > 1)
      const [b, k] = [-a * root * (1 + times), a * times * root * root]
      draw.need(k !== times && a * times * root * root !== Math.abs(b))
      const word = ['twice', 'three times', 'four times'][times - 2]
      return {
        ask: `One root of the equation $${terms([a, 'x^{2}'], [b, 'x'], [1, 'k'])} = 0$ is ${word} the other. Find the value of $k$.`,
        answer: maths(k),
        slips: {
          'gave the square of the smaller root': maths(a * root * root),
          'squared the sum of the roots': maths(a * root * root * (1 + times) ** 2),
          'changed the sign': maths(-k),
          'squared the multiple as well': maths(a * times * times * root * root),
        },
        work: `With the roots $\\alpha$ and $${times}\\alpha$ the sum is $${1 + times}\\alpha = ${frac(-b, a)}$, so $\\alpha = ${root}$. The product $${times}\\alpha^{2} = ${times * root * root}$ is $${a === 1 ? 'k' : `\\frac{k}{${a}}`}$, so $k = ${k}$.`,
      }
    },
  }),
  template({
    id: 'no-real-roots',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, c] = [draw.pick([1, 4, 9]), draw.pick([4, 9, 16, 25, 36])]
      const shift = draw.int(1, 5)
      const edge = 2 * Math.sqrt(a * c)
      draw.need(edge !== shift)
      const [low, high] = [-shift - edge, -shift + edge]
      const between = (from: number, to: number) => maths(`${from} < k < ${to}`)
      const beyond = (from: number, to: number) => maths(`k < ${from} \\text{ or } k > ${to}`)
      return {
        ask: `Find the range of values of $k$ for which $${terms([a, 'x^{2}'], [1, `(k + ${shift})x`], [c, ''])} = 0$ has no real roots.`,
        answer: between(low, high),
        slips: {
          'gave the values for two real roots': beyond(low, high),
          'moved the range the other way': between(-high, -low),
          'left out the number beside the letter': between(-edge, edge),
          'moved the other way and gave the values for two real roots': beyond(-high, -low),
        },
        work: `$(k + ${shift})^{2} < 4 \\times ${a} \\times ${c} = ${edge * edge}$, so $-${edge} < k + ${shift} < ${edge}$, which is ${between(low, high)}.`,
      }
    },
  }),
  template({
    id: 'quadratic-inequality',
    topic: 'A.f',
    difficulty: 'Easy',
    make(draw) {
      const [p, q, least] = [draw.int(-7, 3), draw.int(-2, 8), draw.int(0, 1)]
      draw.need(p < q && p !== 0 && q !== 0 && p + q !== 0)
      const between = (from: number, to: number) => maths(`${from} < x < ${to}`)
      const beyond = (from: number, to: number) => maths(`x < ${from} \\text{ or } x > ${to}`)
      const [right, wrong] = least === 1 ? [between, beyond] : [beyond, between]
      return {
        ask: `Find the values of $x$ for which $${polynomial([1, -p - q, p * q])} ${least === 1 ? '<' : '>'} 0$.`,
        answer: right(p, q),
        slips: {
          'took the wrong side of the roots': wrong(p, q),
          'changed the signs of the roots': right(-q, -p),
          'changed the signs and took the wrong side': wrong(-q, -p),
        },
        work: `$(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})(x ${q < 0 ? '+' : '-'} ${Math.abs(q)})$ is 0 at $${p}$ and $${q}$ and ${least === 1 ? 'negative between' : 'positive outside'} them, so it is ${right(p, q)}.`,
      }
    },
  }),
]
