import { frac, gcd, listed, maths, tex } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const linear = (factor: number, rest: number) =>
  `${factor === 1 ? '' : factor === -1 ? '-' : factor}n${rest === 0 ? '' : rest > 0 ? ` + ${rest}` : ` - ${-rest}`}`
const shown = (values: readonly number[]) => values.map((value) => maths(value)).join(', ')

export const sequences = [
  template({
    id: 'term-of-an-arithmetic-progression',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first, step, n] = [draw.int(2, 20), draw.int(3, 9), draw.int(9, 25)]
      const value = first + (n - 1) * step
      return {
        ask: `Find the ${n}th term of the arithmetic progression ${shown([first, first + step, first + 2 * step])}, $\\ldots$`.replace(
          /(\d*(?:21|22|23))th/,
          (_, number) => `${number}${{ '1': 'st', '2': 'nd', '3': 'rd' }[String(number).at(-1) ?? ''] ?? 'th'}`,
        ),
        answer: maths(value),
        slips: {
          'took one difference too many': maths(value + step),
          'took one difference too few': maths(value - step),
          'left out the first term': maths((n - 1) * step),
          'exchanged the first term and the difference': maths(step + (n - 1) * first),
        },
        work: `$a + (n - 1)d = ${first} + ${n - 1} \\times ${step} = ${value}$.`,
      }
    },
  }),
  template({
    id: 'rule-of-an-arithmetic-progression',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first, step] = [draw.int(1, 15), draw.int(2, 9)]
      draw.need(first !== step)
      const rest = first - step
      return {
        ask: `Find a formula for the $n$th term of the sequence ${shown([0, 1, 2, 3].map((at) => first + at * step))}, $\\ldots$`,
        answer: maths(linear(step, rest)),
        slips: {
          'began with the first term': maths(linear(step, first)),
          'exchanged the first term and the difference': maths(linear(first, step)),
          'changed the sign': maths(linear(step, -rest)),
          'added the difference': maths(linear(1, step)),
        },
        work: `$${first} + (n - 1) \\times ${step} = ${linear(step, rest)}$.`,
      }
    },
  }),
  template({
    id: 'difference-from-two-terms',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, step, m, more] = [draw.int(1, 20), draw.int(2, 9), draw.int(4, 7), draw.int(4, 9)]
      const n = m + more
      return {
        ask: `The ${m}th term of an arithmetic progression is ${first + (m - 1) * step} and the ${n}th term is ${first + (n - 1) * step}. Find the common difference.`,
        answer: maths(step),
        slips: {
          'did not divide by the number of steps': maths(more * step),
          'divided by one step too many': maths(frac(more * step, more + 1)),
          'divided by one step too few': maths(frac(more * step, more - 1)),
          'gave the first term': maths(first),
        },
        work: `From the ${m}th to the ${n}th term are ${more} steps, so $${more}d = ${more * step}$ and $d = ${step}$.`,
      }
    },
  }),
  template({
    id: 'sum-of-an-arithmetic-progression',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, step, n] = [draw.int(2, 15), draw.int(2, 8), draw.int(10, 24, 2)]
      const last = first + (n - 1) * step
      const sum = (n * (first + last)) / 2
      return {
        ask: `Calculate the sum of the first ${n} terms of the arithmetic progression ${shown([first, first + step, first + 2 * step])}, $\\ldots$`,
        answer: maths(sum),
        slips: {
          'left out the half': maths(2 * sum),
          'took one difference too many': maths(sum + (n * step) / 2),
          'did not double the first term': maths((n * last) / 2),
          'found the last term': maths(last),
        },
        work: `$\\frac{${n}}{2}(2 \\times ${first} + ${n - 1} \\times ${step}) = ${n / 2} \\times ${first + last} = ${tex(sum)}$.`,
      }
    },
  }),
  template({
    id: 'which-term',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, step, n] = [draw.int(2, 15), draw.int(3, 9), draw.int(12, 40)]
      const value = first + (n - 1) * step
      return {
        ask: `Which term of the arithmetic progression ${shown([first, first + step, first + 2 * step])}, $\\ldots$ is equal to ${value}? Give its number.`,
        answer: maths(n),
        slips: notGiven([first, first + step, first + 2 * step, value], {
          'did not count the first term': maths(n - 1),
          'counted one term too many': maths(n + 1),
          'divided the term by the difference': maths(Math.floor(value / step)),
          'subtracted the difference only once': maths(n + 2),
        }),
        work: `$${first} + (n - 1) \\times ${step} = ${value}$, so $n - 1 = ${n - 1}$ and $n = ${n}$.`,
      }
    },
  }),
  template({
    id: 'term-of-a-geometric-progression',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [first, ratio, n] = [draw.int(2, 7), draw.pick([2, 3, -2, -3]), draw.int(5, 8)]
      const value = first * ratio ** (n - 1)
      draw.need(Math.abs(value) < 9000)
      return {
        ask: `The first three terms of a geometric progression are ${listed([0, 1, 2].map((at) => maths(first * ratio ** at)))}. Find its ${n}th term.`,
        answer: maths(value),
        slips: {
          'used one factor too many': maths(value * ratio),
          'used one factor too few': maths(value / ratio),
          ...(ratio < 0 ? { 'changed the sign': maths(-value) } : {}),
          'added the ratio instead of multiplying': maths(first + (n - 1) * (first * ratio - first)),
        },
        work: `$ar^{n - 1} = ${first} \\times ${ratio < 0 ? `(${ratio})` : ratio}^{${n - 1}} = ${tex(value)}$.`,
      }
    },
  }),
  template({
    id: 'sum-of-a-geometric-progression',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, ratio, n] = [draw.int(2, 9), draw.int(2, 4), draw.int(5, 8)]
      const sum = (first * (ratio ** n - 1)) / (ratio - 1)
      draw.need(sum < 9000 && first !== ratio)
      return {
        ask: `Find the sum of the first ${n} terms of the geometric progression ${shown([first, first * ratio, first * ratio ** 2])}, $\\ldots$`,
        answer: maths(sum),
        slips: {
          'added one term too few': maths(sum - first * ratio ** (n - 1)),
          'added one term too many': maths(sum + first * ratio ** n),
          'found the last term': maths(first * ratio ** (n - 1)),
          'did not take 1 from the power': maths(frac(first * ratio ** n, ratio - 1)),
        },
        work: `$\\frac{a(r^{n} - 1)}{r - 1} = \\frac{${first}(${ratio}^{${n}} - 1)}{${ratio} - 1} = ${sum}$.`,
      }
    },
  }),
  template({
    id: 'sum-to-infinity',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, under, top] = [draw.int(2, 24), draw.int(2, 6), draw.int(1, 3)]
      draw.need(top < under && gcd(top, under) === 1)
      const answer = frac(first * under, under - top)
      return {
        ask: `Find the sum to infinity of the geometric progression $${first} + ${frac(first * top, under)} + ${frac(first * top ** 2, under ** 2)} + \\ldots$`,
        answer: maths(answer),
        slips: {
          'added the ratio to 1': maths(frac(first * under, under + top)),
          'divided by the ratio': maths(frac(first * under, top)),
          'multiplied by 1 less the ratio': maths(frac(first * (under - top), under)),
          'added the first three terms': maths(frac(first * (under ** 2 + under * top + top ** 2), under ** 2)),
        },
        work: `The ratio is $${frac(top, under)}$, so the sum is $${first} \\div (1 - ${frac(top, under)}) = ${answer}$.`,
      }
    },
  }),
  template({
    id: 'three-terms-with-a-letter',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [x, a, b, c] = [draw.int(2, 9), draw.int(1, 3), draw.int(1, 9), draw.int(3, 5)]
      const [first, second] = [a * x + b, (a + 1) * x + b + 3]
      const third = 2 * second - first
      const rest = third - c * x
      draw.need(rest !== 0 && c !== a + 2 && Math.abs(rest) < 40)
      const end = `${c}x ${rest > 0 ? '+' : '-'} ${Math.abs(rest)}`
      const factor = 2 * (a + 1) - a - c
      return {
        ask: `$${a === 1 ? '' : a}x + ${b}$, $${a + 1}x + ${b + 3}$ and $${end}$ are consecutive terms of an arithmetic progression. Find $x$.`,
        answer: maths(x),
        slips: notGiven([a, b, a + 1, b + 3, c, Math.abs(rest)], {
          'gave the common difference': maths(second - first),
          'took the middle term as the sum of the others': maths(frac(b + 3 - b - rest, a + c - a - 1)),
          'changed the sign of the constant': maths(frac(-(2 * (b + 3) - b + rest), factor)),
          'missed it by one': maths(x + 1),
          'did not divide': maths(factor * x),
        }),
        work: `The middle term is half the sum of the others: $2(${a + 1}x + ${b + 3}) = ${a === 1 ? '' : a}x + ${b} + ${end}$, so $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'next-term-of-second-differences',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first, step, more] = [draw.int(1, 12), draw.int(1, 6), draw.int(1, 4)]
      const values = [0, 1, 2, 3, 4, 5].map((n) => first + n * step + (more * n * (n - 1)) / 2)
      const next = values[5] ?? 0
      return {
        ask: `Find the next term of the sequence ${shown(values.slice(0, 5))}, $\\ldots$ if the differences grow by the same number each time.`,
        answer: maths(next),
        slips: {
          'added the last difference again': maths(next - more),
          'let the difference grow twice': maths(next + more),
          'added the first difference': maths((values[4] ?? 0) + step),
          'doubled the last difference': maths((values[4] ?? 0) * 2 - (values[3] ?? 0) + step + 4 * more),
        },
        work: `The differences are ${listed([0, 1, 2, 3].map((at) => step + at * more))}, and the next is ${step + 4 * more}: $${values[4]} + ${step + 4 * more} = ${next}$.`,
      }
    },
  }),
]
