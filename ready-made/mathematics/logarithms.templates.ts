import { frac, gcd, maths, num, power, terms, tex } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const log = (base: number, of: string | number) => `\\log_{${base}} ${of}`
const [logTwo, logThree, logSeven] = [0.301, 0.4771, 0.8451]

export const logarithms = [
  template({
    id: 'value-of-a-logarithm',
    topic: 'A.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [base, index] = [draw.int(2, 9), draw.int(2, 7)]
      draw.need(base ** index < 3000 && base ** index > 20)
      return {
        ask: `Evaluate $${log(base, base ** index)}$.`,
        answer: maths(index),
        slips: notGiven([base], {
          'divided the number by the base': maths(base ** (index - 1)),
          'counted one factor too many': maths(index + 1),
          'counted one factor too few': maths(index - 1),
          'multiplied the base by the index': maths(base * index),
        }),
        work: `$${base ** index} = ${base}^{${index}}$, so the logarithm is $${index}$.`,
      }
    },
  }),
  template({
    id: 'logarithm-of-a-fraction',
    topic: 'A.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [base, index] = [draw.int(2, 9), draw.int(2, 6)]
      draw.need(base ** index < 1300 && !(base === 2 && index === 2))
      return {
        ask: `Find the value of $${log(base, `\\left(\\frac{1}{${base ** index}}\\right)`)}$.`,
        answer: maths(-index),
        slips: {
          'left out the minus sign': maths(index),
          'turned the index over': maths(frac(1, index)),
          'turned the index over and changed the sign': maths(frac(-1, index)),
          'counted one factor too many': maths(-index - 1),
        },
        work: `$\\frac{1}{${base ** index}} = ${base}^{-${index}}$, so the logarithm is $-${index}$.`,
      }
    },
  }),
  template({
    id: 'base-and-number-are-powers',
    topic: 'A.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const root = draw.int(2, 5)
      const [m, n] = [draw.int(2, 4), draw.int(2, 7)]
      draw.need(n % m !== 0 && m % n !== 0 && root ** m <= 130 && root ** n <= 1100)
      return {
        ask: `Without using tables, evaluate $${log(root ** m, root ** n)}$ as a fraction.`,
        answer: maths(frac(n, m)),
        slips: {
          'turned the fraction over': maths(frac(m, n)),
          'subtracted the indices': maths(n - m),
          'multiplied the indices': maths(n * m),
          'made the value negative': maths(frac(-n, m)),
        },
        work: `If the value is $x$, $${root}^{${m}x} = ${root}^{${n}}$, so $${m}x = ${n}$ and $x = ${frac(n, m)}$.`,
      }
    },
  }),
  template({
    id: 'sum-of-two-logarithms',
    topic: 'A.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const base = draw.pick([2, 3, 4, 5, 6, 10])
      const [index, factor, share] = [draw.int(2, 4), draw.int(2, 9), draw.int(0, 2)]
      const whole = base ** index
      const first = factor * base ** share
      const second = whole / factor
      draw.need(whole <= 1300 && Number.isInteger(second) && second > 1 && first !== second && first !== base)
      const total = index + share
      return {
        ask: `Simplify $${log(base, first)} + ${log(base, second)}$.`,
        answer: maths(total),
        slips: notGiven([base, first, second], {
          'counted one factor too few': maths(total - 1),
          'counted one factor too many': maths(total + 1),
          'divided the product by the base': maths((first * second) / base),
          'gave the product': maths(first * second),
        }),
        work: `$${log(base, `(${first} \\times ${second})`)} = ${log(base, first * second)} = ${total}$.`,
      }
    },
  }),
  template({
    id: 'three-common-logarithms',
    topic: 'A.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [c, part, value] = [draw.int(3, 12), draw.pick([4, 5, 8, 20, 25, 40, 50]), draw.int(2, 3)]
      const [a, b] = [c * part, 10 ** value / part]
      draw.need(a !== b && b !== c)
      return {
        ask: `Evaluate $${log(10, a)} + ${log(10, b)} - ${log(10, c)}$.`,
        answer: maths(value),
        slips: {
          'counted the noughts and one more': maths(value + 1),
          'counted one nought too few': maths(value - 1),
          'added and subtracted the numbers': maths(a + b - c),
          'did not take the logarithm': maths((a * b) / c),
        },
        work: `$${log(10, `\\left(\\frac{${a} \\times ${b}}{${c}}\\right)`)} = ${log(10, tex((a * b) / c))} = ${value}$.`,
      }
    },
  }),
  template({
    id: 'quotient-of-logarithms',
    topic: 'A.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const root = draw.pick([2, 3, 5, 7])
      const [m, n] = [draw.int(2, 8), draw.int(2, 6)]
      draw.need(m !== n && gcd(m, n) === 1 && root ** m < 2500 && root ** n < 2500)
      return {
        ask: `Simplify $\\frac{\\log ${root ** m}}{\\log ${root ** n}}$.`,
        answer: maths(frac(m, n)),
        slips: {
          'divided the numbers': maths(m > n ? root ** (m - n) : frac(1, root ** (n - m))),
          'turned the fraction over': maths(frac(n, m)),
          'subtracted the indices': maths(m - n),
          'multiplied the indices': maths(m * n),
        },
        work: `$\\frac{${m} \\log ${root}}{${n} \\log ${root}} = ${frac(m, n)}$.`,
      }
    },
  }),
  template({
    id: 'from-given-logarithms',
    topic: 'A.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [two, three, seven] = [draw.int(1, 3), draw.int(1, 3), draw.int(0, 1)]
      const number = 2 ** two * 3 ** three * 7 ** seven
      const value = two * logTwo + three * logThree + seven * logSeven
      const known = `$\\log_{10} 2 = 0.3010$, $\\log_{10} 3 = 0.4771$ and $\\log_{10} 7 = 0.8451$`
      return {
        ask: `Given that ${known}, evaluate $${log(10, number)}$.`,
        answer: num(value, 4),
        slips: {
          'left out the indices': num(logTwo + logThree + seven * logSeven + (two + three === 2 ? 1 : 0), 4),
          'exchanged the indices of 2 and 3': num(three * logTwo + two * logThree + seven * logSeven, 4),
          'took one factor 2 too many': num(value + logTwo, 4),
          'took one factor 3 too many': num(value + logThree, 4),
          'multiplied the logarithms': num(two * logTwo * three * logThree, 4),
        },
        work: `$${number} = ${[
          [2, two],
          [3, three],
          [7, seven],
        ]
          .filter(([, index]) => index)
          .map(([of, index]) => (index === 1 ? of : `${of}^{${index}}`))
          .join(' \\times ')}$, so add the logarithms of its factors: ${num(value, 4)}.`,
      }
    },
  }),
  template({
    id: 'logarithm-of-a-shifted-number',
    topic: 'A.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [figures, index] = [draw.int(112, 989), draw.int(2, 5)]
      draw.need(figures % 10 !== 0)
      const mantissa = Math.round(Math.log10(figures / 100) * 10_000) / 10_000
      const whole = figures * 10 ** (index - 2)
      return {
        ask: `If $\\log_{10} ${tex(figures / 100)} = ${tex(mantissa, 4)}$, find $\\log_{10} ${tex(whole)}$.`,
        answer: num(index + mantissa, 4),
        slips: {
          'counted the figures': num(index + 1 + mantissa, 4),
          'counted one place too few': num(index - 1 + mantissa, 4),
          'multiplied the logarithm by the index': num(index * mantissa, 4),
          'counted two places too many': num(index + 2 + mantissa, 4),
        },
        work: `$${tex(whole)} = ${tex(figures / 100)} \\times 10^{${index}}$, so add ${index} to the logarithm: ${num(index + mantissa, 4)}.`,
      }
    },
  }),
  template({
    id: 'unknown-under-a-logarithm',
    topic: 'A.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [base, index, factor, add] = [draw.int(2, 6), draw.int(2, 4), draw.int(2, 5), draw.int(1, 9)]
      const whole = base ** index
      draw.need(whole <= 260 && (whole - add) % factor === 0 && whole - add > 0)
      const x = (whole - add) / factor
      return {
        ask: `Solve for $x$ if $\\log_{${base}}(${factor}x + ${add}) = ${index}$.`,
        answer: maths(x),
        slips: {
          'multiplied the base by the index': maths(frac(base * index - add, factor)),
          'raised the index to the base': maths(frac(index ** base - add, factor)),
          'added instead of subtracting': maths(frac(whole + add, factor)),
          'did not divide by the factor': maths(whole - add),
        },
        work: `$${factor}x + ${add} = ${base}^{${index}} = ${whole}$, so $${factor}x = ${whole - add}$ and $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'unknown-base',
    topic: 'A.e',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [root, m, n] = [draw.int(2, 6), draw.int(2, 5), draw.int(2, 4)]
      draw.need(m !== n && root ** m < 700 && m % n !== 0)
      const base = root ** n
      const [number, index] = [root ** m, frac(m, n)]
      return {
        ask: `If $\\log_{x} ${number} = ${index}$, find the value of $x$.`,
        answer: maths(base),
        slips: notGiven([number, m, n], {
          'took a root only': maths(root),
          'multiplied the number by the index': maths(frac(number * m, n)),
          'divided the number by the index': maths(frac(number * n, m)),
          'took the power only': maths(root ** m * root),
        }),
        work: `$x^{${index}} = ${number} = ${root}^{${m}}$, so $x = ${root}^{${n}}$ and $x = ${base}$.`,
      }
    },
  }),
  template({
    id: 'in-terms-of-letters',
    topic: 'A.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [two, three, ten] = [draw.int(1, 4), draw.int(1, 3), draw.int(0, 2)]
      draw.need(two !== three)
      const number = 2 ** two * 3 ** three * 10 ** ten
      const write = (p: number, q: number, rest: number) => maths(terms([p, 'p'], [q, 'q'], [rest, '']))
      return {
        ask: `If $\\log_{10} 2 = p$ and $\\log_{10} 3 = q$, express $\\log_{10} ${tex(number)}$ in terms of $p$ and $q$.`,
        answer: write(two, three, ten),
        slips: {
          'exchanged the letters': write(three, two, ten),
          'took one factor 2 too many': write(two + 1, three, ten),
          'took one factor 3 too many': write(two, three + 1, ten),
          'took the noughts away': write(two, three, -ten),
        },
        work: `$${tex(number)} = ${power(2, two)} \\times ${power(3, three)}${ten ? ` \\times ${power(10, ten)}` : ''}$, and the logarithm of 10 is 1, so it is ${write(two, three, ten)}.`,
      }
    },
  }),
  template({
    id: 'product-of-brackets-under-logarithms',
    topic: 'A.e',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [base, index] = [draw.pick([2, 3, 6, 10]), draw.int(1, 6)]
      const whole = base ** index
      const pairs = Array.from({ length: 30 }, (_, at) => at + 1).filter(
        (one) => one > 1 && whole % one === 0 && one < whole / one,
      )
      const one = draw.pick(pairs)
      draw.need(one > 1 && whole <= 1000)
      const [low, high] = [one, whole / one]
      const less = draw.int(1, 4)
      const x = low + less
      const more = high - x
      draw.need(more > 0 && more < 60)
      return {
        ask: `Solve the equation $\\log_{${base}}(x + ${more}) + \\log_{${base}}(x - ${less}) = ${index}$.`,
        answer: maths(`x = ${x}`),
        slips: notGiven([more, less, base, index], {
          'took the larger bracket': maths(`x = ${high + more}`),
          'took the root of the other bracket': maths(`x = ${high}`),
          'gave the value of a bracket': maths(`x = ${low}`),
          'subtracted in the second bracket': maths(`x = ${Math.abs(low - less) + (low === less ? 1 : 0)}`),
        }),
        work: `$(x + ${more})(x - ${less}) = ${whole}$. Of its roots only $x = ${x}$ keeps both brackets positive: $${high} \\times ${low} = ${whole}$. So $x = ${x}$.`,
      }
    },
  }),
]
