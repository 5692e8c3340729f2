import { frac, gcd, maths, power, tex } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

export const indices = [
  template({
    id: 'product-and-quotient',
    topic: 'A.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const base = draw.pick([2, 3, 5, 7])
      const [m, n, r] = [draw.int(3, 9), draw.int(2, 8), draw.int(2, 6)]
      const index = m + n - r
      draw.need(index > 1)
      return {
        ask: `Simplify $\\frac{${base}^{${m}} \\times ${base}^{${n}}}{${base}^{${r}}}$, leaving your answer as a power of ${base}.`,
        answer: maths(power(base, index)),
        slips: {
          'multiplied the indices': maths(power(base, m * n - r)),
          'added all the indices': maths(power(base, m + n + r)),
          'left out the division': maths(power(base, m + n)),
          'multiplied the bases': maths(power(base * base, index)),
        },
        work: `Add the indices when multiplying and subtract when dividing: $${base}^{${m} + ${n} - ${r}} = ${power(base, index)}$.`,
      }
    },
  }),
  template({
    id: 'negative-index',
    topic: 'A.d',
    difficulty: 'Medium',
    make(draw) {
      const [top = 0, under = 0] = draw.ints(2, 2, 7)
      const n = draw.int(2, 3)
      draw.need(top % under !== 0 && under % top !== 0 && !(top === 4 && under === 6) && !(top === 6 && under === 4))
      return {
        ask: `Evaluate $\\left(\\frac{${top}}{${under}}\\right)^{-${n}}$.`,
        answer: maths(frac(under ** n, top ** n)),
        slips: {
          'ignored the minus sign': maths(frac(top ** n, under ** n)),
          'made the value negative': maths(frac(-(top ** n), under ** n)),
          'raised the denominator only': maths(frac(under ** n, top)),
          'multiplied by the index': maths(frac(under * n, top)),
        },
        work: `A negative index turns the fraction over: $\\left(\\frac{${under}}{${top}}\\right)^{${n}} = ${frac(under ** n, top ** n)}$.`,
      }
    },
  }),
  template({
    id: 'fractional-index',
    topic: 'A.d',
    difficulty: 'Easy',
    make(draw) {
      const root = draw.int(2, 4)
      const of = draw.int(2, root === 2 ? 12 : root === 3 ? 5 : 3)
      const m = draw.int(2, 4)
      draw.need(gcd(m, root) === 1 && of ** m <= 2000)
      const base = of ** root
      return {
        ask: `Evaluate $${tex(base)}^{\\frac{${m}}{${root}}}$.`,
        answer: maths(of ** m),
        slips: notGiven([base, m, root], {
          'took the root and left out the power': maths(of),
          'multiplied by the index': maths(frac(base * m, root)),
          'multiplied the root by the power': maths(of * m),
          'used one power too many': maths(of ** (m + 1)),
        }),
        work: `Take the root first, then the power: $(\\sqrt[${root}]{${tex(base)}})^{${m}} = ${of}^{${m}} = ${tex(of ** m)}$.`.replace(
          '\\sqrt[2]',
          '\\sqrt',
        ),
      }
    },
  }),
  template({
    id: 'equation-of-powers',
    topic: 'A.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const base = draw.pick([2, 3, 5])
      const [left, right] = [draw.int(2, 4), draw.int(1, 3)]
      const [x, shift] = [draw.int(2, 6), draw.int(2, 5)]
      const index = left * x - shift * right
      draw.need(left !== right && index > 0 && base ** index <= 20_000 && left % right !== 0)
      const whole = base ** index
      return {
        ask: `If $${tex(base ** left)}^{x} = ${tex(whole)} \\times ${tex(base ** right)}^{${shift}}$, find the value of $x$.`,
        answer: maths(x),
        slips: notGiven([base ** left, whole, base ** right, shift], {
          'left out the factor on the right': maths(frac(index, left)),
          'subtracted the indices': maths(frac(index - right * shift, left)),
          'added the index without its power': maths(frac(index + shift, left)),
          'did not divide by the index on the left': maths(left * x),
        }),
        work: `As powers of ${base}: $${base}^{${left === 1 ? '' : left}x} = ${base}^{${index} + ${right * shift}}$, so $${left}x = ${left * x}$ and $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'exponential-quadratic',
    topic: 'A.d',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const base = draw.pick([2, 3])
      const [one, other] = [draw.int(0, 2), draw.int(1, 4)]
      draw.need(one < other)
      const [sum, product] = [base ** one + base ** other, base ** (one + other)]
      const pair = (a: number, b: number) => `$x = ${a}$ or $x = ${b}$`
      return {
        ask: `Solve the equation $${base}^{2x} - ${tex(sum)}(${base}^{x}) + ${tex(product)} = 0$.`,
        answer: pair(one, other),
        slips: {
          'gave the powers and not the indices': pair(base ** one, base ** other),
          'changed the signs': pair(-one, -other),
          'added one to each index': pair(one + 1, other + 1),
          'added the indices': pair(0, one + other),
        },
        work: `Let $y = ${base}^{x}$. Then $y^{2} - ${tex(sum)}y + ${tex(product)} = 0$ gives $y = ${tex(base ** one)}$ or $y = ${tex(base ** other)}$, so $x = ${one}$ or $x = ${other}$.`,
      }
    },
  }),
]
