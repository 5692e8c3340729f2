import { frac, gcd, maths, terms } from '../make/number.ts'
import { template } from '../make/template.ts'
import { factorOf, polynomial, product, valueAt } from './forms.ts'

const linear = (a: number, b: number) => terms([a, 'x'], [b, ''])
const real = 'defined on the set of real numbers'

export const functionsAndPolynomials = [
  template({
    id: 'inverse-of-a-linear-fraction',
    topic: 'A.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 6), draw.int(1, 9), draw.int(2, 5), draw.int(1, 7)]
      draw.need(a !== c && b !== d && a !== d)
      const over = (top: string, under: string) => maths(`\\frac{${top}}{${under}}`)
      return {
        ask: `A function is defined by $f(x) = \\frac{${linear(a, b)}}{${linear(c, -d)}}$, where $x \\ne ${frac(d, c)}$. Find $f^{-1}(x)$.`,
        answer: over(linear(d, b), linear(c, -a)),
        slips: {
          'took the reciprocal': over(linear(c, -d), linear(a, b)),
          'lost the sign of the number below the line': over(linear(-d, b), linear(c, -a)),
          'lost the sign of the coefficient above the line': over(linear(d, b), linear(c, a)),
          'changed the sign of the number above the line': over(linear(d, -b), linear(c, -a)),
        },
        work: `From $y(${linear(c, -d)}) = ${linear(a, b)}$: $x(${terms([c, 'y'], [-a, ''])}) = ${terms([d, 'y'], [b, ''])}$. So $f^{-1}(x)$ is ${over(linear(d, b), linear(c, -a))}.`,
      }
    },
  }),
  template({
    id: 'value-of-an-inverse',
    topic: 'A.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c, x] = [draw.int(2, 7), draw.int(-9, 9), draw.int(2, 6), draw.int(-5, 8)]
      const y = (a * x + b) / c
      draw.need(
        gcd(gcd(a, b), c) === 1 &&
          b !== 0 &&
          x !== 0 &&
          (c * y + b) / a !== b &&
          Number.isInteger(y) &&
          ![x, 0, 1].includes(y) &&
          ![a, b, c].includes(x),
      )
      return {
        ask: `If $f: x \\to \\frac{${linear(a, b)}}{${c}}$, find the value of $f^{-1}(${y})$.`,
        answer: maths(x),
        slips: {
          'found the value of the function': maths(frac(a * y + b, c)),
          'took the reciprocal of the value': maths(frac(c, a * y + b || 1)),
          'added the constant': maths(frac(c * y + b, a)),
          'did not multiply by the denominator': maths(frac(y - b, a)),
        },
        work: `$\\frac{${linear(a, b)}}{${c}} = ${y}$ gives $${terms([a, 'x'])} = ${c * y - b}$, so the value is ${maths(x)}.`,
      }
    },
  }),
  template({
    id: 'composite-with-a-square',
    topic: 'A.e',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = [draw.int(2, 4), draw.int(1, 6), draw.int(1, 9)]
      const sign = draw.pick([1, -1] as const)
      const inner = [a, sign * b]
      const right = product(inner, inner)
      right[2] = (right[2] ?? 0) - c
      return {
        ask: `The functions $f: x \\to x^{2} - ${c}$ and $g: x \\to ${linear(a, sign * b)}$ are ${real}. Find $f(g(x))$.`,
        answer: maths(polynomial(right)),
        slips: {
          'left out the 2 of the middle term': maths(polynomial([a * a, sign * a * b, b * b - c])),
          'added the constant': maths(polynomial([a * a, sign * 2 * a * b, b * b + c])),
          'put the functions together in the wrong order': maths(polynomial([a, 0, sign * b - a * c])),
          'squared each term alone': maths(polynomial([a * a, 0, b * b - c])),
        },
        work: `$(${linear(a, sign * b)})^{2} - ${c} = ${polynomial(product(inner, inner))} - ${c} = ${polynomial(right)}$.`,
      }
    },
  }),
  template({
    id: 'inner-function-from-a-composite',
    topic: 'A.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b] = [draw.int(2, 5), draw.int(1, 9)]
      const inner = [draw.int(1, 4), draw.int(-5, 5), draw.int(-6, 7)]
      draw.need(inner[1] !== 0 && inner[2] !== 0)
      const whole = inner.map((factor, at) => a * factor + (at === 2 ? b : 0))
      const [p = 1, q = 1, r = 1] = inner
      return {
        ask: `Given that $f(x) = ${linear(a, b)}$ and $f(g(x)) = ${polynomial(whole)}$, find $g(x)$.`,
        answer: maths(polynomial(inner)),
        slips: {
          'did not divide': maths(polynomial([a * p, a * q, a * r])),
          'divided the constant after adding': maths(polynomial([a * p, a * q, a * r + 2 * b])),
          'divided the first two terms only': maths(polynomial([p, q, a * r])),
          'left the constant undivided and unsubtracted': maths(polynomial([p, q, a * r + b])),
        },
        work: `$${a}g(x) + ${b} = ${polynomial(whole)}$, so $${a}g(x) = ${polynomial([a * p, a * q, a * r])}$ and $g(x)$ is ${maths(polynomial(inner))}.`,
      }
    },
  }),
  template({
    id: 'remainder',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const of = [draw.int(1, 4), draw.int(-5, 5), draw.int(-6, 6), draw.int(-9, 9)]
      const root = draw.int(-3, 3)
      draw.need(Math.abs(root) > 1 && of.every((factor) => factor !== 0))
      const value = valueAt(of, root)
      const [a = 1, b = 1, c = 1, d = 1] = of
      draw.need(value !== 0 && !of.includes(valueAt(of, -root)))
      return {
        ask: `Find the remainder when $${polynomial(of)}$ is divided by $${factorOf(root).slice(1, -1)}$.`,
        answer: maths(value),
        slips: {
          'put in the number with its sign changed': maths(valueAt(of, -root)),
          'left out the constant': maths(value - d),
          'lost the sign of the square': maths(value - 2 * b * root * root),
          'added the coefficients': maths(a + b + c + d),
        },
        work: `The remainder is the value at $x = ${root}$: $${value - d} + (${d}) = ${value}$.`,
      }
    },
  }),
  template({
    id: 'coefficient-from-a-factor',
    topic: 'A.f',
    difficulty: 'Medium',
    make(draw) {
      const [root, a, k, c] = [draw.int(-4, 4), draw.int(1, 3), draw.int(-8, 8), draw.int(-9, 9)]
      draw.need(Math.abs(root) > 1 && k !== 0 && c !== 0)
      const last = -(a * root ** 3 + k * root * root + c * root)
      draw.need(last !== 0 && Math.abs(last) < 80 && ![a, c, root, last].some((one) => Math.abs(one) === Math.abs(k)))
      const sum = a * root ** 3 + c * root
      return {
        ask: `If $${factorOf(root).slice(1, -1)}$ is a factor of $${terms([a, 'x^{3}'], [1, 'kx^{2}'], [c, 'x'], [last, ''])}$, find the value of $k$.`,
        answer: maths(k),
        slips: {
          'put in the number with its sign changed': maths(frac(sum - last, root * root)),
          'lost the minus sign': maths(-k),
          'did not square the number': maths(frac(-(sum + last), root)),
          'added the constant to the other side': maths(frac(-(sum - last), root * root)),
        },
        work: `At $x = ${root}$ the value is 0: $${terms([root * root, 'k'], [sum + last, ''])} = 0$, so $k = ${k}$.`,
      }
    },
  }),
  template({
    id: 'two-remainders-of-a-cubic',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [p, q, second, third] = [draw.int(-6, 6), draw.int(-7, 7), draw.int(2, 3), draw.int(1, 9)]
      draw.need(p !== 0 && q !== 0 && p !== q && p + q !== 0)
      const of = [1, p, q, third]
      const [first, other] = [valueAt(of, 1), valueAt(of, -second)]
      draw.need(
        first !== 0 &&
          other !== 0 &&
          ![q, p + q, p - q, -p].some((one) => [first, other, third, -1, second].includes(one)),
      )
      return {
        ask: `When $x^{3} + px^{2} + qx + ${third}$ is divided by $x - 1$ the remainder is $${first}$, and when it is divided by $x + ${second}$ the remainder is $${other}$. Find the value of $p$.`,
        answer: maths(p),
        slips: {
          'gave the other coefficient': maths(q),
          'lost the minus sign': maths(-p),
          'gave the sum of the two coefficients': maths(p + q),
          'gave the difference of the two coefficients': maths(p - q),
        },
        work: `$p + q = ${first - 1 - third}$ from $x = 1$, and $${second * second}p - ${second}q = ${other + second ** 3 - third}$ from $x = -${second}$. Together they give $p = ${p}$.`,
      }
    },
  }),
  template({
    id: 'quotient-of-a-cubic',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, root] = [draw.int(2, 4), draw.int(-6, 6), draw.int(-7, 9), draw.int(-4, 4)]
      const rest = draw.int(1, 9)
      draw.need(Math.abs(root) > 1 && b !== 0 && c !== 0)
      const of = product([a, b, c], [1, -root])
      of[3] = (of[3] ?? 0) + rest
      draw.need(of.every((factor) => factor !== 0))
      const [, p = 0, q = 0] = of
      return {
        ask: `Find the quotient when $${polynomial(of)}$ is divided by $${factorOf(root).slice(1, -1)}$.`,
        answer: maths(polynomial([a, b, c])),
        slips: {
          'divided by the factor with the other sign': maths(polynomial([a, p - a * root, q - (p - a * root) * root])),
          'subtracted where it should be added': maths(polynomial([a, b, q - b * root])),
          'left the second coefficient as it was': maths(polynomial([a, p, q + p * root])),
          'added the remainder to the last term': maths(polynomial([a, b, c + rest])),
        },
        work: `Synthetic division with $${root}$ brings down $${a}$, then $${p} + (${a * root}) = ${b}$ and $${q} + (${b * root}) = ${c}$. The quotient is ${maths(polynomial([a, b, c]))}.`,
      }
    },
  }),
  template({
    id: 'third-root-of-a-cubic',
    topic: 'A.f',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, c] = [draw.int(-5, 5), draw.int(-5, 5), draw.int(-6, 6)]
      draw.need(a * b * c !== 0 && a < b && b !== c && a !== c && a + b !== 0 && a + c !== 0 && b + c !== 0)
      const of = product(product([1, -a], [1, -b]), [1, -c])
      draw.need(of.every((factor) => factor !== 0))
      const [, p = 0] = of
      draw.need(![p - a - b, -p, -c].some((one) => [a, b, ...of].includes(one)))
      return {
        ask: `Two roots of the equation $${polynomial(of)} = 0$ are $${a}$ and $${b}$. Find the third root.`,
        answer: maths(c),
        slips: {
          'changed the sign': maths(-c),
          'added the coefficient in place of subtracting it': maths(p - a - b),
          'took the sum of all three roots': maths(a + b + c),
          'missed it by one': maths(c + 1),
        },
        work: `The three roots add up to $${-p}$, so the third is $${-p} - (${a + b}) = ${c}$.`,
      }
    },
  }),
  template({
    id: 'remainder-by-a-quadratic',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [a, b, m, n] = [draw.int(1, 4), draw.int(-4, -1), draw.int(-5, 6), draw.int(-9, 9)]
      draw.need(m !== 0 && n !== 0 && Math.abs(m) !== Math.abs(n))
      const [first, second] = [m * a + n, m * b + n]
      draw.need(first !== 0 && second !== 0 && first !== second)
      return {
        ask: `When a polynomial is divided by $${factorOf(a).slice(1, -1)}$ and by $${factorOf(b).slice(1, -1)}$, the remainders are $${first}$ and $${second}$. Find the remainder when it is divided by $${factorOf(a)}${factorOf(b)}$.`,
        answer: maths(linear(m, n)),
        slips: {
          'exchanged the two remainders': maths(linear(-m, m * (a + b) + n)),
          'changed the sign of the constant': maths(linear(m, -n)),
          'exchanged the coefficient and the constant': maths(linear(n, m)),
          'put in the numbers with their signs changed': maths(linear(-m, n)),
        },
        work: `Let the remainder be $px + q$: $${terms([a, 'p'], [1, 'q'])} = ${first}$ and $${terms([b, 'p'], [1, 'q'])} = ${second}$. So $p = ${m}$ and $q = ${n}$, and the remainder is ${maths(linear(m, n))}.`,
      }
    },
  }),
]
