import { maths, surdSum as sum, surd, terms } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const free = [2, 3, 5, 6, 7, 10] as const
const isSquare = (value: number) => Number.isInteger(Math.sqrt(value))

export const surds = [
  template({
    id: 'simplest-form',
    topic: 'A.j',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [factor, under] = [draw.int(2, 9), draw.pick(free)]
      return {
        ask: `Express $\\sqrt{${factor ** 2 * under}}$ in its simplest surd form.`,
        answer: maths(`${factor}\\sqrt{${under}}`),
        slips: {
          'did not take the root of the factor': maths(`${factor ** 2}\\sqrt{${under}}`),
          ...(isSquare(factor)
            ? {}
            : { 'exchanged the factor and the number under the root': maths(`${under}\\sqrt{${factor}}`) }),
          'took one too many': maths(`${factor + 1}\\sqrt{${under}}`),
          'took one too few': maths(surd(factor - 1, under)),
        },
        work: `$\\sqrt{${factor ** 2} \\times ${under}} = ${factor}\\sqrt{${under}}$.`,
      }
    },
  }),
  template({
    id: 'sum-of-like-surds',
    topic: 'A.j',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a = 2, b = 3] = draw.ints(2, 2, 7)
      const under = draw.pick([2, 3, 5])
      return {
        ask: `Simplify $\\sqrt{${a * a * under}} + \\sqrt{${b * b * under}}$.`,
        answer: maths(surd(a + b, under)),
        slips: {
          'added the numbers under the roots': maths(surd(1, (a * a + b * b) * under)),
          'multiplied the factors': maths(surd(a * b, under)),
          'added what is under the roots of the simple surds': maths(surd(a + b, 2 * under)),
          'subtracted the surds': maths(surd(Math.abs(a - b), under)),
        },
        work: `$${a}\\sqrt{${under}} + ${b}\\sqrt{${under}} = ${surd(a + b, under)}$.`,
      }
    },
  }),
  template({
    id: 'three-surds',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [p, q] = [draw.int(2, 5), draw.int(2, 5)]
      const [a = 2, b = 3] = draw.ints(2, 2, 6)
      const under = draw.pick([2, 3, 5])
      const c = draw.int(1, 4)
      const total = p * a - q * b + c
      draw.need(total !== 0 && total !== p - q + c)
      return {
        ask: `Simplify $${p}\\sqrt{${a * a * under}} - ${q}\\sqrt{${b * b * under}} + ${surd(c, under)}$.`,
        answer: maths(surd(total, under)),
        slips: {
          'left out the factors that come out of the roots': maths(surd(p - q + c, under)),
          'left out the last surd': maths(surd(p * a - q * b, under)),
          'added all three': maths(surd(p * a + q * b + c, under)),
          'subtracted the last surd': maths(surd(p * a - q * b - c, under)),
        },
        work: `$${surd(p * a, under)} - ${surd(q * b, under)} + ${surd(c, under)} = ${surd(total, under)}$.`,
      }
    },
  }),
  template({
    id: 'rationalise-one-surd',
    topic: 'A.j',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [under, times, less] = [draw.pick([2, 3, 5, 7]), draw.int(1, 6), draw.int(1, 3)]
      const top = under * times
      draw.need(times > 1)
      return {
        ask: `Rationalise the denominator of $\\frac{${top}}{\\sqrt{${under}}}$.`,
        answer: maths(surd(times, under)),
        slips: {
          'left out the division': maths(surd(top, under)),
          'left out the root': maths(times),
          'divided once too often': maths(`\\frac{\\sqrt{${under}}}{${times}}`),
          'took one too many': maths(surd(times + less, under)),
        },
        work: `$\\frac{${top}\\sqrt{${under}}}{${under}} = ${surd(times, under)}$.`,
      }
    },
  }),
  template({
    id: 'square-of-a-bracket',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, under] = [draw.int(2, 7), draw.int(1, 4), draw.pick(free)]
      const sign = draw.pick([1, -1] as const)
      const inner = terms([a, ''], [sign * b, `\\sqrt{${under}}`])
      return {
        ask: `Expand and simplify $(${inner})^{2}$.`,
        answer: maths(sum(a * a + b * b * under, 2 * a * b * sign, under)),
        slips: {
          'squared each term alone': maths(a * a + b * b * under),
          'left out the 2 of the middle term': maths(sum(a * a + b * b * under, a * b * sign, under)),
          'did not square the surd': maths(sum(a * a + b * under, 2 * a * b * sign, under)),
          'changed the sign of the middle term': maths(sum(a * a + b * b * under, -2 * a * b * sign, under)),
        },
        work: `$${a * a} ${sign > 0 ? '+' : '-'} 2 \\times ${a} \\times ${surd(b, under)} + ${b * b * under} = ${sum(a * a + b * b * under, 2 * a * b * sign, under)}$.`,
      }
    },
  }),
  template({
    id: 'product-of-brackets',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 6), draw.int(1, 4), draw.int(1, 6), draw.int(1, 4)]
      const under = draw.pick(free)
      draw.need(a !== c || b !== d)
      const [whole, factor] = [a * c - b * d * under, b * c - a * d]
      draw.need(factor !== 0 && whole !== 0)
      return {
        ask: `Simplify $(${terms([a, ''], [b, `\\sqrt{${under}}`])})(${terms([c, ''], [-d, `\\sqrt{${under}}`])})$.`,
        answer: maths(sum(whole, factor, under)),
        slips: {
          'added the last product': maths(sum(a * c + b * d * under, factor, under)),
          'added the middle terms': maths(sum(whole, b * c + a * d, under)),
          'did not multiply the surds with each other': maths(sum(a * c - b * d, factor, under)),
          'left out the middle terms': maths(whole),
        },
        work: `$${a * c} - ${surd(a * d, under)} + ${surd(b * c, under)} - ${b * d * under} = ${sum(whole, factor, under)}$.`,
      }
    },
  }),
  template({
    id: 'rationalise-a-bracket',
    topic: 'A.j',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, under, top] = [draw.int(2, 6), draw.pick(free), draw.int(1, 12)]
      const rest = a * a - under
      draw.need(rest > 1)
      return {
        ask: `Express $\\frac{${top}}{${a} - \\sqrt{${under}}}$ with a rational denominator.`,
        answer: maths(sum(top * a, top, under, rest)),
        slips: {
          'did not change the sign above': maths(sum(top * a, -top, under, rest)),
          'added below the line': maths(sum(top * a, top, under, a * a + under)),
          'multiplied only the first term above': maths(sum(top * a, 1, under, rest)),
          'did not square below the line': maths(sum(top * a, top, under, Math.abs(a - under) || 5)),
        },
        work: `Multiply above and below by $${a} + \\sqrt{${under}}$: the denominator is $${a * a} - ${under} = ${rest}$, which gives $${sum(top * a, top, under, rest)}$.`,
      }
    },
  }),
  template({
    id: 'quotient-of-brackets',
    topic: 'A.j',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, under] = [draw.int(2, 6), draw.int(1, 6), draw.pick(free)]
      const rest = a * a - under
      draw.need(rest > 1 && a !== b)
      const [whole, factor] = [a * b + under, a + b]
      return {
        ask: `Write $\\frac{${b} + \\sqrt{${under}}}{${a} - \\sqrt{${under}}}$ in the form $p + q\\sqrt{${under}}$, where $p$ and $q$ are rational.`,
        answer: maths(sum(whole, factor, under, rest)),
        slips: {
          'subtracted the product of the surds': maths(sum(a * b - under, factor, under, rest)),
          'multiplied by the same bracket': maths(sum(a * b - under, a - b, under, rest)),
          'added below the line': maths(sum(whole, factor, under, a * a + under)),
          'left out one middle term': maths(sum(whole, b, under, rest)),
        },
        work: `Multiply above and below by $${a} + \\sqrt{${under}}$: $\\frac{${sum(whole, factor, under)}}{${rest}}$, which is $${sum(whole, factor, under, rest)}$.`,
      }
    },
  }),
  template({
    id: 'difference-of-two-squares',
    topic: 'A.j',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b] = [draw.int(2, 6), draw.int(2, 9)]
      const under = draw.pick([3, 5, 7, 11, 13])
      const value = a * a * under - b * b
      draw.need(value > 1)
      return {
        ask: `Find the value of $(${a}\\sqrt{${under}} + ${b})(${a}\\sqrt{${under}} - ${b})$.`,
        answer: maths(value),
        slips: {
          'did not square the factor': maths(a * under - b * b),
          'added the squares': maths(a * a * under + b * b),
          'did not square the second term': maths(a * a * under - b),
          'did not square the surd': maths(a * a - b * b),
        },
        work: `It is the difference of two squares: $${a * a} \\times ${under} - ${b * b} = ${value}$.`,
      }
    },
  }),
  template({
    id: 'unknown-factor-of-a-surd',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a = 2, b = 3, c = 4] = draw.ints(3, 2, 9)
      const under = draw.pick([2, 3, 5])
      const k = a + b - c
      draw.need(k > 0)
      return {
        ask: `If $\\sqrt{${a * a * under}} + \\sqrt{${b * b * under}} = \\sqrt{${c * c * under}} + k\\sqrt{${under}}$, find the value of $k$.`,
        answer: maths(k),
        slips: notGiven([a * a * under, b * b * under, c * c * under, under], {
          'added the surd on the right': maths(a + b + c),
          'left out the second surd': maths(a - c),
          'left out the surd on the right': maths(a + b),
          'worked with the squares': maths(a * a + b * b - c * c),
        }),
        work: `$${a}\\sqrt{${under}} + ${b}\\sqrt{${under}} = ${c}\\sqrt{${under}} + k\\sqrt{${under}}$, so $k = ${a} + ${b} - ${c} = ${k}$.`,
      }
    },
  }),
  template({
    id: 'product-of-two-surds',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [p, q, common] = [draw.int(2, 5), draw.int(2, 5), draw.pick([2, 3, 5])]
      const [u, v] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 6],
        [2, 5],
        [3, 5],
        [2, 7],
      ] as const)
      const [under, first, second] = [u * v, common * u, common * v]
      draw.need(under !== common && !isSquare(first) && !isSquare(second))
      return {
        ask: `Simplify $${p}\\sqrt{${first}} \\times ${q}\\sqrt{${second}}$.`,
        answer: maths(surd(p * q * common, under)),
        slips: {
          'took the common factor out without its root': maths(surd(p * q * common * common, under)),
          'added the numbers under the roots': maths(surd(p * q, first + second)),
          'added the factors': maths(surd((p + q) * common, under)),
          'left the common factor out': maths(surd(p * q, under)),
        },
        work: `$${p * q}\\sqrt{${first * second}} = ${p * q} \\times ${surd(1, first * second)} = ${surd(p * q * common, under)}$.`,
      }
    },
  }),
]
