import { frac, maths, num, power, round, terms, tex } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'
import { factorOf, polynomial, product } from './forms.ts'

/** `\frac{3}{x - 2} - \frac{1}{x + 1}`. */
function fractions(...list: ReadonlyArray<readonly [top: number, under: string]>): string {
  return list
    .filter(([top]) => top !== 0)
    .map(([top, under], index) => {
      const sign = top < 0 ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + '
      return `${sign}\\frac{${Math.abs(top)}}{${under}}`
    })
    .join('')
}
const bare = (root: number) => factorOf(root).slice(1, -1)

export const rationalsAndLogarithms = [
  template({
    id: 'partial-fractions',
    topic: 'A.g',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [p, q, a, b] = [draw.int(-5, 5), draw.int(-4, 6), draw.int(1, 5), draw.int(-5, -1)]
      draw.need(p * q !== 0 && p !== q && p + q !== 0 && p * b + q * a !== 0)
      const of = (first: number, second: number) => maths(fractions([first, bare(a)], [second, bare(b)]))
      return {
        ask: `Resolve $\\frac{${terms([p + q, 'x'], [-(p * b + q * a), ''])}}{${factorOf(a)}${factorOf(b)}}$ into partial fractions.`,
        answer: of(p, q),
        slips: {
          'exchanged the numerators': of(q, p),
          'changed the sign of the second fraction': of(p, -q),
          'changed the sign of the first fraction': of(-p, q),
          'changed both signs': of(-p, -q),
        },
        work: `With $x = ${a}$ the first numerator is $\\frac{${p * (a - b)}}{${a - b}} = ${p}$, and with $x = ${b}$ the second is $\\frac{${q * (b - a)}}{${b - a}} = ${q}$. So it is ${of(p, q)}.`,
      }
    },
  }),
  template({
    id: 'repeated-factor',
    topic: 'A.g',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [p, q, a] = [draw.int(2, 7), draw.int(-9, 9), draw.int(-6, 6)]
      draw.need(q !== 0 && a !== 0 && q !== p * a && Math.abs(q) !== p)
      const of = (first: number, second: number) => maths(fractions([first, bare(a)], [second, `${factorOf(a)}^{2}`]))
      const rest = q - p * a
      return {
        ask: `Express $\\frac{${terms([p, 'x'], [rest, ''])}}{${factorOf(a)}^{2}}$ in partial fractions.`,
        answer: of(p, q),
        slips: {
          'took the constant as the second numerator': of(p, rest),
          'subtracted where it should be added': of(p, rest - p * a),
          'changed the sign of the second fraction': of(p, -q),
          'exchanged the numerators': of(q, p),
        },
        work: `$${terms([p, 'x'], [rest, ''])} = ${p}${factorOf(a)} ${q < 0 ? '-' : '+'} ${Math.abs(q)}$, so it is ${of(p, q)}.`,
      }
    },
  }),
  template({
    id: 'constant-over-a-quadratic-factor',
    topic: 'A.g',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [p, q, r, a, c] = [draw.int(1, 5), draw.int(-4, 4), draw.int(-6, 6), draw.int(-3, 3), draw.int(1, 5)]
      draw.need(q * r * a !== 0 && p + q !== 0 && q !== r && q + r !== 0)
      const top = product([q, r], [1, -a])
      const whole = [p + (top[0] ?? 0), top[1] ?? 0, p * c + (top[2] ?? 0)]
      draw.need(whole[1] !== 0 && whole[2] !== 0 && ![q, -r, p].some((one) => [...whole, a, c].includes(one)))
      draw.need(p !== q && p !== r && ![q, -r, p].includes(r))
      return {
        ask: `Given that $\\frac{${polynomial(whole)}}{${factorOf(a)}(x^{2} + ${c})} = \\frac{A}{${bare(a)}} + \\frac{Bx + C}{x^{2} + ${c}}$, find the value of $C$.`,
        answer: maths(r),
        slips: {
          'gave another constant, B': maths(q),
          'gave another constant, A': maths(p),
          'changed the sign': maths(-r),
          'left the first fraction out': maths(frac(-(whole[2] ?? 0), a)),
        },
        work: `$x = ${a}$ gives $A = ${p}$, and the terms in $x^{2}$ give $B = ${whole[0]} - ${p} = ${q}$. The constants are $${p * c} - (${a})C = ${whole[2]}$, so the value is ${maths(r)}.`,
      }
    },
  }),
  template({
    id: 'value-a-function-never-takes',
    topic: 'A.g',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 9), draw.int(-9, 9), draw.int(2, 7), draw.int(-9, 9)]
      draw.need(a !== c && b !== 0 && d !== 0 && a * d !== b * c && a % c !== 0)
      return {
        ask: `Which value can the function $f(x) = \\frac{${terms([a, 'x'], [b, ''])}}{${terms([c, 'x'], [d, ''])}}$ not take?`,
        answer: maths(frac(a, c)),
        slips: {
          'gave the value that the letter cannot take': maths(frac(-d, c)),
          'gave the zero of the function': maths(frac(-b, a)),
          'gave the value at 0': maths(frac(b, d)),
          'turned the fraction over': maths(frac(c, a)),
        },
        work: `$y(${terms([c, 'x'], [d, ''])}) = ${terms([a, 'x'], [b, ''])}$ gives $x(${terms([c, 'y'], [-a, ''])}) = ${terms([b, ''], [-d, 'y'])}$, which has no solution where $y$ is ${maths(frac(a, c))}.`,
      }
    },
  }),
  template({
    id: 'rational-inequality',
    topic: 'A.g',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, k] = [draw.int(-6, 6), draw.int(-6, 6), draw.int(2, 4)]
      draw.need(a * b !== 0 && a !== b && (k * b - a) % (k - 1) === 0)
      const edge = (k * b - a) / (k - 1)
      draw.need(edge !== 0 && Math.abs(edge) !== Math.abs(b) && Math.abs(edge) < 15)
      const [low, high] = [Math.min(b, edge), Math.max(b, edge)]
      const beyond = maths(`x < ${low} \\text{ or } x > ${high}`)
      return {
        ask: `Find the range of values of $x$ for which $\\frac{${bare(a)}}{${bare(b)}} > ${k}$.`,
        answer: maths(`${low} < x < ${high}`),
        slips: {
          'took the wrong side of the two values': beyond,
          'multiplied as if the denominator were always positive': maths(`x < ${edge}`),
          'turned the sign round when multiplying': maths(`x > ${edge}`),
          'looked at the denominator only': maths(`x > ${b}`),
        },
        work: `$\\frac{${bare(a)}}{${bare(b)}} - ${k} = \\frac{${terms([1 - k, 'x'], [k * b - a, ''])}}{${bare(b)}}$, which is positive between $${low}$ and $${high}$ only: ${maths(`${low} < x < ${high}`)}.`,
      }
    },
  }),
  template({
    id: 'powers-with-a-letter',
    topic: 'A.h',
    difficulty: 'Easy',
    make(draw) {
      const [base, high, low, times] = [draw.pick([2, 3, 5]), draw.int(2, 4), draw.int(1, 2), draw.int(2, 6)]
      draw.need(high > low && times % base !== 0)
      const value = base ** high - times * base ** low
      draw.need(value > 1)
      return {
        ask: `Simplify $\\frac{${base}^{n + ${high}} - ${times} \\times ${base}^{n + ${low}}}{${base}^{n}}$.`,
        answer: maths(value),
        slips: {
          'added the two terms': maths(base ** high + times * base ** low),
          'left the factor out': maths(base ** high - base ** low),
          'multiplied the base by the index': maths(base * high - times * base * low),
          'left the second power out': maths(base ** high - times),
        },
        work: `Divide each term: $${base}^{${high}} - ${times} \\times ${power(base, low)} = ${value}$.`,
      }
    },
  }),
  template({
    id: 'two-equations-in-indices',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [x, y, p, q] = [draw.int(1, 6), draw.int(1, 4), draw.pick([2, 3]), draw.pick([2, 3, 5])]
      const [sum, rest] = [x + 2 * y, x - y]
      draw.need(p !== q && rest > 0 && p ** sum < 5000 && x !== y)
      draw.need(![x, sum, sum + rest].some((one) => [p, q, 2, q ** rest].includes(one)))
      return {
        ask: `If $${p}^{x + 2y} = ${tex(p ** sum)}$ and $${q}^{x - y} = ${q ** rest}$, find the value of $x + y$.`,
        answer: maths(x + y),
        slips: {
          'gave the first unknown': maths(x),
          'gave the sum of the two indices': maths(sum + rest),
          'gave the index of the first power': maths(sum),
          'gave the product': maths(x * y),
          'missed it by one': maths(x + y + 1),
        },
        work: `$x + 2y = ${sum}$ and $x - y = ${rest}$, so $y = ${y}$ and $x = ${x}$, and $x + y = ${x + y}$.`,
      }
    },
  }),
  template({
    id: 'unknown-index-by-logarithms',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [base, value, shift] = [draw.int(3, 9), draw.int(11, 60), draw.int(1, 3)]
      const log = round(Math.log10(base), 4)
      const of = round(Math.log10(value), 4)
      draw.need(value % base !== 0 && ![25, 27, 49].includes(value))
      const x = Math.log(value) / Math.log(base) + shift
      draw.need(Math.abs(of / log + shift - x) < 0.001 && Math.abs(x * 100 - Math.floor(x * 100) - 0.5) > 0.1)
      const to = (found: number) => maths(num(found, 2))
      return {
        ask: `Solve the equation $${base}^{x - ${shift}} = ${value}$, correct to two decimal places. [$\\log ${base} = ${num(log, 4)}$, $\\log ${value} = ${num(of, 4)}$]`,
        answer: to(x),
        slips: {
          'subtracted the number in the index': to(x - 2 * shift),
          'left the number in the index out': to(x - shift),
          'subtracted the logarithms': to(of - log + shift),
          'divided the numbers': to(value / base + shift),
        },
        work: `$x - ${shift} = \\frac{${num(of, 4)}}{${num(log, 4)}} = ${num(x - shift, 2)}$, so $x$ is ${to(x)}.`,
      }
    },
  }),
  template({
    id: 'logarithm-and-its-reciprocal',
    topic: 'A.h',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [base, m, n] = [draw.pick([2, 3, 5]), draw.int(1, 4), draw.int(-2, 5)]
      draw.need(m < n || n < 0)
      draw.need(n !== 0 && m + n > 0 && base ** Math.max(m, n) < 300 && m + n !== 1)
      const times = m * n
      const written = (index: number) => (index < 0 ? frac(1, base ** -index) : String(base ** index))
      const two = (one: number, other: number) => maths(`x = ${written(one)} \\text{ or } x = ${written(other)}`)
      return {
        ask: `Solve the equation $\\log_{${base}} x ${times < 0 ? '-' : '+'} ${Math.abs(times)}\\log_{x} ${base} = ${m + n}$.`,
        answer: two(m, n),
        slips: {
          'gave the logarithms': maths(`x = ${m} \\text{ or } x = ${n}`),
          'changed the signs of the logarithms': two(-m, -n),
          'multiplied the base by the logarithms': maths(`x = ${base * m} \\text{ or } x = ${base * n}`),
          'took the base for the index': maths(`x = ${frac(m ** base, 1)} \\text{ or } x = ${frac(n ** base, 1)}`),
        },
        work: `With $y = \\log_{${base}} x$: $${polynomial([1, -m - n, times], 'y')} = 0$, so $y$ is $${m}$ or $${n}$, and ${two(m, n)}.`,
      }
    },
  }),
  template({
    id: 'logarithms-to-a-base-and-its-square',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [base, k, whole] = [draw.pick([2, 3, 4, 5]), draw.pick([1, 2, 3]), draw.int(2, 3)]
      const [factor, right] = [2 * k + 1, (2 * k + 1) * whole]
      const x = base ** (2 * whole)
      draw.need(x < 1000)
      // Only where the mistake leads to a whole index.
      const reached = (index: number) => (Number.isInteger(index) && base ** index < 20_000 ? base ** index : x)
      const [same, alone] = [reached(right / (k + 1)), reached(right / k)]
      return {
        ask: `If $${k === 1 ? '' : k}\\log_{${base}} x + \\log_{${base ** 2}} x = ${right}$, find $x$.`,
        answer: maths(x),
        slips: notGiven([base, base ** 2, right], {
          'took the logarithm to the square as the same': maths(same),
          'left the second logarithm out': maths(alone),
          'took one power too many': maths(x * base),
          'multiplied base and logarithm': maths(base * 2 * whole),
          'gave the square root': maths(base ** whole),
          'took the logarithm to the square twice': maths(reached(right / (k + 2))),
          'gave the power of the number on the right': maths(reached(right)),
        }),
        work: `$\\log_{${base ** 2}} x = \\frac{1}{2}\\log_{${base}} x$, so $\\frac{${factor}}{2}\\log_{${base}} x = ${right}$ and $x = ${base}^{${2 * whole}} = ${x}$.`,
      }
    },
  }),
  template({
    id: 'bacteria-that-double',
    topic: 'A.h',
    difficulty: 'Easy',
    make(draw) {
      const [start, doubling, times] = [draw.int(15, 60, 5) * 10, draw.pick([15, 20, 30, 40]), draw.int(3, 6)]
      return {
        ask: `A colony of ${num(start)} bacteria doubles every ${doubling} minutes. How many bacteria are there after ${times * doubling} minutes?`,
        answer: num(start * 2 ** times),
        slips: {
          'multiplied by twice the number of periods': num(start * 2 * times),
          'took one period too many': num(start * 2 ** (times + 1)),
          'took one period too few': num(start * 2 ** (times - 1)),
          'squared the number of periods': num(start * times ** 2),
        },
        work: `There are $${times}$ periods, so the number is $${num(start)} \\times 2^{${times}}$, which is ${num(start * 2 ** times)}.`,
      }
    },
  }),
  template({
    id: 'law-from-a-logarithmic-graph',
    topic: 'A.h',
    difficulty: 'Medium',
    make(draw) {
      const [n, whole, x] = [draw.pick([2, 3, 4]), draw.int(2, 9), draw.int(2, 5)]
      const of = (factor: number, index: number) => `${num(factor * x ** index)}`
      draw.need(n !== x && whole !== x)
      return {
        ask: `When $\\log_{10} y$ is plotted against $\\log_{10} x$, the graph is a straight line of gradient $${n}$ that cuts the vertical axis at $\\log_{10} ${whole}$. Find the value of $y$ when $x = ${x}$.`,
        answer: of(whole, n),
        slips: {
          'read the line as the graph itself': `${num(n * x + whole)}`,
          'multiplied by the gradient': `${num(whole * n * x)}`,
          'added the intercept': `${num(x ** n + whole)}`,
          'raised the product to the power': `${num((whole * x) ** n)}`,
        },
        work: `$\\log_{10} y = ${n}\\log_{10} x + \\log_{10} ${whole}$, so $y = ${whole}x^{${n}} = ${whole} \\times ${x}^{${n}}$, which is ${of(whole, n)}.`,
      }
    },
  }),
]
