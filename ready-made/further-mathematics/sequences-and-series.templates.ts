import { frac, gcd, maths, num, power, quantity, round, terms, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

export const sequencesAndSeries = [
  template({
    id: 'term-from-the-formula-of-the-sum',
    topic: 'A.k',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, n] = [draw.int(2, 6), draw.int(-7, 9), draw.int(5, 12)]
      draw.need(b !== 0)
      const sum = (count: number) => a * count * count + b * count
      return {
        ask: `The sum of the first $n$ terms of a sequence is $${terms([a, 'n^{2}'], [b, 'n'])}$. Find the ${n}th term.`,
        answer: maths(sum(n) - sum(n - 1)),
        slips: {
          'gave the sum of so many terms': maths(sum(n)),
          'took the difference to the next sum': maths(sum(n + 1) - sum(n)),
          'subtracted the first term': maths(sum(n) - sum(1)),
          'differentiated the formula': maths(2 * a * n + b),
        },
        work: `$S_{${n}} - S_{${n - 1}} = ${sum(n)} - ${sum(n - 1)} = ${sum(n) - sum(n - 1)}$.`,
      }
    },
  }),
  template({
    id: 'number-of-terms-from-the-sum',
    topic: 'A.k',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, d, n] = [draw.int(3, 12), draw.int(2, 6), draw.int(8, 20)]
      const sum = (n * (2 * a + (n - 1) * d)) / 2
      draw.need(a !== d && ![n - 1, n + 1, 2 * n].some((one) => [a, a + d, a + 2 * d].includes(one)))
      return {
        ask: `How many terms of the arithmetic progression $${a}, ${a + d}, ${a + 2 * d}, \\ldots$ add up to ${num(sum)}?`,
        answer: num(n),
        slips: {
          'took one term too few': num(n - 1),
          'took one term too many': num(n + 1),
          'doubled the number': num(2 * n),
          'halved the number': num(n / 2),
        },
        work: `$\\frac{n}{2}(${2 * a} + ${d}(n - 1)) = ${tex(sum)}$ gives $${terms([d, 'n^{2}'], [2 * a - d, 'n'], [-2 * sum, ''])} = 0$, and its positive root is ${num(n)}.`,
      }
    },
  }),
  template({
    id: 'arithmetic-means',
    topic: 'A.k',
    difficulty: 'Easy',
    make(draw) {
      const [a, d, count] = [draw.int(-9, 12), draw.int(2, 9), draw.int(3, 6)]
      const last = a + d * (count + 1)
      draw.need(a !== 0 && last !== 0)
      const word = ['three', 'four', 'five', 'six'][count - 3]
      const right = a + count * d
      return {
        ask: `${word?.replace(/^./, (one) => one.toUpperCase())} arithmetic means are inserted between $${a}$ and $${last}$. Find the greatest of them.`,
        answer: maths(right),
        slips: {
          'gave the least of them': maths(a + d),
          'gave the one before the greatest': maths(right - d),
          'divided by the number of means': maths(frac(last * count - (last - a), count)),
          'gave the arithmetic mean of the two numbers': maths(frac(a + last, 2)),
          'gave the common difference': maths(d),
        },
        work: `$${last}$ is the ${count + 2}th term, so the common difference is $\\frac{${last} - (${a})}{${count + 1}} = ${d}$ and the greatest mean is $${last} - ${d} = ${right}$.`,
      }
    },
  }),
  template({
    id: 'geometric-means',
    topic: 'A.k',
    difficulty: 'Easy',
    make(draw) {
      const [a, ratio] = [draw.int(2, 9), draw.int(2, 5)]
      draw.need(a !== ratio)
      const last = a * ratio ** 3
      return {
        ask: `Two geometric means are inserted between ${a} and ${num(last)}. Find their sum.`,
        answer: num(a * ratio + a * ratio ** 2),
        slips: {
          'inserted arithmetic means': num(a + last),
          'gave the greater of them': num(a * ratio ** 2),
          'gave the smaller of them': num(a * ratio),
          'took the difference': num(a * ratio ** 2 - a * ratio),
        },
        work: `$r^{3} = \\frac{${tex(last)}}{${a}} = ${ratio ** 3}$, so $r = ${ratio}$. The means are ${a * ratio} and ${a * ratio ** 2}, and their sum is ${num(a * ratio + a * ratio ** 2)}.`,
      }
    },
  }),
  template({
    id: 'ratio-from-the-sum-to-infinity',
    topic: 'A.k',
    difficulty: 'Medium',
    make(draw) {
      const [p, q, times] = [draw.int(1, 6), draw.int(3, 8), draw.int(2, 9)]
      draw.need(p < q && q - p !== p)
      const [first, sum] = [(q - p) * times, q * times]
      return {
        ask: `The sum to infinity of a geometric progression is ${sum}, and its first term is ${first}. Find the common ratio.`,
        answer: maths(frac(p, q)),
        slips: {
          'divided the first term by the sum': maths(frac(q - p, q)),
          'divided the sum by the first term': maths(frac(q, q - p)),
          'added 1 to the quotient': maths(frac(2 * q - p, q)),
          'subtracted 1 from the turned quotient': maths(frac(p, q - p)),
          'changed the sign': maths(frac(-p, q)),
        },
        work: `$1 - r = \\frac{${first}}{${sum}} = ${frac(q - p, q)}$, so $r = ${frac(p, q)}$.`,
      }
    },
  }),
  template({
    id: 'bouncing-ball',
    topic: 'A.k',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [p, q, times] = [draw.int(1, 4), draw.int(2, 5), draw.int(2, 14)]
      draw.need(p < q && q !== 2 * p && gcd(p, q) === 1)
      const height = times * (q - p)
      const [whole, up] = [(height * (q + p)) / (q - p), (height * p) / (q - p)]
      draw.need(height > 3 && height < 31)
      const metres = (value: number) => quantity(round(value, 2), 'm')
      return {
        ask: `A ball is dropped from a height of ${height} m. After each bounce it rises to $${frac(p, q)}$ of the height from which it fell. Find the total distance it moves before it comes to rest.`,
        answer: metres(whole),
        slips: {
          'counted the falls only': metres((height * q) / (q - p)),
          'counted the rises only': metres(up),
          'doubled the first fall as well': metres((2 * height * q) / (q - p)),
          'counted each rise once': metres(height + up),
          'took twice the first fall and the rises': metres(2 * height + up),
        },
        work: `The falls add up to $\\frac{${height}}{1 - ${frac(p, q)}} = ${num(round((height * q) / (q - p), 2))}$ m and the rises to ${metres(up)}, together ${metres(whole)}.`,
      }
    },
  }),
  template({
    id: 'three-numbers-in-progression',
    topic: 'A.k',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [middle, d] = [draw.int(5, 15), draw.int(2, 9)]
      draw.need(d < middle)
      const product = middle * (middle * middle - d * d)
      return {
        ask: `Three consecutive terms of an arithmetic progression have the sum ${3 * middle} and the product ${num(product)}. What is the greatest of them?`,
        answer: num(middle + d),
        slips: {
          'gave the middle one': num(middle),
          'gave the least of them': num(middle - d),
          'gave the common difference': num(d),
          'added the common difference twice': num(middle + 2 * d),
        },
        work: `The middle term is ${middle}, and $${middle}(${middle * middle} - d^{2}) = ${tex(product)}$ gives $d^{2} = ${d * d}$. The greatest is $${middle} + ${d}$, which is ${num(middle + d)}.`,
      }
    },
  }),
  template({
    id: 'geometric-progression-from-two-terms',
    topic: 'A.k',
    difficulty: 'Medium',
    make(draw) {
      const [a, ratio, m, gap] = [draw.int(2, 9), draw.int(2, 4), draw.int(3, 4), draw.pick([2, 3])]
      const [first, second] = [a * ratio ** (m - 1), a * ratio ** (m - 1 + gap)]
      draw.need(second < 9000 && a !== ratio && ![m, m + gap].some((one) => [a, ratio, a * ratio].includes(one)))
      const name = (at: number) => (at === 2 ? 'second' : at === 3 ? 'third' : `${at}th`)
      return {
        ask: `All terms of a geometric progression are positive. Its ${name(m)} term is ${num(first)} and its ${name(m + gap)} term is ${num(second)}. Find the first term.`,
        answer: maths(a),
        slips: {
          'gave the common ratio': maths(ratio),
          'divided once too often': maths(frac(a, ratio)),
          'divided once too few': maths(a * ratio),
          'divided the difference by the number of steps': maths(frac(second - first, gap)),
        },
        work: `$${power('r', gap)} = \\frac{${tex(second)}}{${tex(first)}} = ${ratio ** gap}$, so $r = ${ratio}$ and $a = \\frac{${tex(first)}}{${tex(ratio ** (m - 1))}} = ${a}$.`,
      }
    },
  }),
  template({
    id: 'term-of-a-recurrence',
    topic: 'A.k',
    difficulty: 'Easy',
    make(draw) {
      const [start, a, b] = [draw.int(1, 6), draw.int(2, 4), draw.int(-7, 7)]
      draw.need(b !== 0 && a * start + b !== start)
      const next = (value: number) => a * value + b
      const third = next(next(start))
      const right = next(third)
      return {
        ask: `A sequence is given by $u_{1} = ${start}$ and $u_{n + 1} = ${terms([a, 'u_{n}'], [b, ''])}$. Find $u_{4}$.`,
        answer: maths(right),
        slips: {
          'stopped one term too soon': maths(third),
          'went one term too far': maths(next(right)),
          'multiplied only': maths(start * a ** 3),
          'added the number once only': maths(start * a ** 3 + b),
        },
        work: `$u_{2} = ${next(start)}$, $u_{3} = ${third}$ and $u_{4} = ${terms([a, `(${third})`], [b, ''])} = ${right}$.`,
      }
    },
  }),
  template({
    id: 'rule-of-a-recurrence',
    topic: 'A.k',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [a, fixed, factor] = [draw.int(2, 5), draw.int(-5, 5), draw.int(1, 4)]
      const b = fixed * (1 - a)
      draw.need(fixed !== 0 && a !== factor)
      const start = factor * a + fixed
      draw.need(start !== 0 && b + start !== 0)
      const rule = (k: number, index: string, rest: number) =>
        maths(`u_{n} = ${k === 1 ? '' : `${k} \\times `}${a}^{${index}} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`)
      return {
        ask: `Solve the difference equation $u_{n + 1} = ${terms([a, 'u_{n}'], [b, ''])}$, given that $u_{1} = ${start}$.`,
        answer: rule(factor, 'n', fixed),
        slips: {
          'started at the power 0': rule(factor, 'n - 1', fixed),
          'changed the sign of the constant': rule(factor, 'n', -fixed),
          'took the constant of the equation': rule(factor, 'n', b),
          'went one power too far': rule(factor, 'n + 1', fixed),
        },
        work: `The constant solution is $${fixed}$, so $u_{n} = C \\times ${a}^{n} ${fixed < 0 ? '-' : '+'} ${Math.abs(fixed)}$, and $u_{1} = ${start}$ gives $C = ${factor}$. Hence ${rule(factor, 'n', fixed)}.`,
      }
    },
  }),
  template({
    id: 'multiples-between-two-numbers',
    topic: 'A.k',
    difficulty: 'Medium',
    make(draw) {
      const [step, from, count] = [draw.int(3, 9), draw.int(2, 8), draw.int(10, 24)]
      const [first, last] = [step * from, step * (from + count - 1)]
      const [low, high] = [first - draw.int(1, step - 1), last + draw.int(1, step - 1)]
      const sum = (n: number, a: number, l: number) => (n * (a + l)) / 2
      return {
        ask: `Find the sum of all multiples of ${step} between ${low} and ${high}.`,
        answer: num(sum(count, first, last)),
        slips: {
          'counted one number too few': num(sum(count - 1, first, last)),
          'counted one number too many': num(sum(count + 1, first, last)),
          'left out the half': num(2 * sum(count, first, last)),
          'left the first one out': num(sum(count, first, last) - first),
        },
        work: `They run from ${first} to ${last}, ${count} numbers: $\\frac{${count}}{2}(${first} + ${last})$ is ${num(sum(count, first, last))}.`,
      }
    },
  }),
  template({
    id: 'sum-in-sigma-notation',
    topic: 'A.k',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, from, to] = [draw.int(2, 7), draw.int(-9, 9), draw.int(3, 5), draw.int(10, 20)]
      const sum = (low: number, high: number, constant = b) =>
        (a * (high * (high + 1) - low * (low - 1))) / 2 + constant * (high - low + 1)
      draw.need(b !== 0)
      return {
        ask: `Evaluate $\\sum_{r = ${from}}^{${to}} (${terms([a, 'r'], [b, ''])})$.`,
        answer: maths(sum(from, to)),
        slips: {
          'counted one term too few': maths(sum(from + 1, to)),
          'began at the first term': maths(sum(1, to)),
          'added the constant once only': maths(sum(from, to, 0) + b),
          'left the constant out': maths(sum(from, to, 0)),
        },
        work: `There are $${to - from + 1}$ terms from $${a * from + b}$ to $${a * to + b}$: $\\frac{${to - from + 1}}{2}(${a * from + b} + ${a * to + b < 0 ? `(${a * to + b})` : a * to + b}) = ${tex(sum(from, to))}$.`,
      }
    },
  }),
]
