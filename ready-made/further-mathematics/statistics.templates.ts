import { ends, frac, maths, num, round, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
const table = (head: string, values: ReadonlyArray<number | string>, below: string, counts: readonly number[]) =>
  `| ${head} | ${values.join(' | ')} |\n|---|${values.map(() => '---|').join('')}\n| ${below} | ${counts.join(' | ')} |`
const one = (value: number) => num(round(value, 1), 1)
const two = (value: number) => num(round(value, 2), 2)
/** Class limits of grouped marks: `11–20`. */
const classes = (from: number, width: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${from + index * width}–${from + (index + 1) * width - 1}`)
const place = (value: number, digits: number) =>
  Math.abs(value * 10 ** digits - Math.floor(value * 10 ** digits) - 0.5) > 0.02

export const statistics = [
  template({
    id: 'mean-from-an-assumed-mean',
    topic: 'B.a',
    difficulty: 'Easy',
    make(draw) {
      const [count, mean, total] = [draw.pick([20, 25, 40, 50]), draw.int(40, 70), draw.int(-25, 30)]
      draw.need(Math.abs(total) > 4 && mean + total !== Math.abs(total) && ends(total / count, 2))
      const shift = total / count
      const of = (value: number) => num(round(value, 2))
      return {
        ask: `The deviations of ${count} marks from an assumed mean of ${mean} add up to $${total}$. Find the mean mark.`,
        answer: of(mean + shift),
        slips: {
          'took the sign of the deviations the other way': of(mean - shift),
          'did not divide the sum of the deviations': of(mean + total),
          'doubled the correction': of(mean + 2 * shift),
        },
        work: `$${mean} + \\frac{${total}}{${count}} = ${mean} ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}$, which is ${of(mean + shift)}.`,
      }
    },
  }),
  template({
    id: 'variance-from-two-sums',
    topic: 'B.a',
    difficulty: 'Medium',
    make(draw) {
      const [count, mean, variance] = [draw.pick([8, 10, 12, 15, 20]), draw.int(4, 15), draw.int(3, 20)]
      const [first, second] = [count * mean, count * (variance + mean * mean)]
      draw.need(variance !== count && variance !== mean)
      return {
        ask: `For ${count} values of $x$, $\\sum x = ${tex(first)}$ and $\\sum x^{2} = ${tex(second)}$. Calculate the variance.`,
        answer: num(variance),
        slips: {
          'did not subtract the square of the mean': num(variance + mean * mean),
          'subtracted the mean': num(variance + mean * mean - mean),
          'added the square of the mean': num(variance + 2 * mean * mean),
          'gave the sum of the squared deviations': num(variance * count),
        },
        work: `$\\frac{${tex(second)}}{${count}} - \\left(\\frac{${tex(first)}}{${count}}\\right)^{2} = ${variance + mean * mean} - ${mean * mean}$, which is ${num(variance)}.`,
      }
    },
  }),
  template({
    id: 'marks-that-are-scaled',
    topic: 'B.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [deviation, factor, more] = [draw.int(4, 12), draw.pick([1.2, 1.5, 2, 2.5, 3]), draw.int(2, 9)]
      const of = (value: number) => num(round(value, 2))
      draw.need(more !== deviation && more !== factor)
      return {
        ask: `The standard deviation of some marks is ${deviation}. Each mark is multiplied by ${num(factor)} and then ${more} is added to it. What is the new standard deviation?`,
        answer: of(deviation * factor),
        slips: {
          'added the number as well': of(deviation * factor + more),
          'squared the factor': of(deviation * factor * factor),
          'added only': of(deviation + more),
          'added before multiplying': of((deviation + more) * factor),
        },
        work: `Adding a number moves all marks alike and changes no deviation, so it is $${deviation} \\times ${num(factor)}$, which is ${of(deviation * factor)}.`,
      }
    },
  }),
  template({
    id: 'standard-deviation-of-a-table',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [from, step] = [draw.int(1, 6), draw.int(1, 3)]
      const values = [0, 1, 2, 3, 4].map((index) => from + index * step)
      const counts = [draw.int(1, 4), draw.int(3, 7), draw.int(5, 10), draw.int(3, 7), draw.int(1, 4)]
      const count = sum(counts)
      const mean = sum(values.map((value, index) => value * (counts[index] ?? 0))) / count
      const squares = sum(values.map((value, index) => value * value * (counts[index] ?? 0)))
      const variance = squares / count - mean * mean
      draw.need(place(Math.sqrt(variance), 2) && Number.isInteger(mean * 10))
      return {
        ask: `The table shows the scores of a group of players. Calculate the standard deviation, correct to two decimal places.\n\n${table('Score', values, 'Number of players', counts)}`,
        answer: two(Math.sqrt(variance)),
        slips: {
          'gave the variance': two(variance),
          'left the frequencies out': two(step * Math.SQRT2),
          'divided by the number of different scores': two(Math.sqrt((variance * count) / 5)),
        },
        work: `The mean is ${num(mean)} and the mean of the squares ${num(round(squares / count, 3))}. The root of $${num(round(squares / count, 3))} - ${num(mean)}^{2}$ is ${two(Math.sqrt(variance))}.`,
      }
    },
  }),
  template({
    id: 'median-of-grouped-marks',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const counts = [draw.int(3, 7), draw.int(6, 12), draw.int(10, 18), draw.int(6, 12), draw.int(3, 7)]
      const [from, width] = [draw.pick([1, 11, 21, 31]), 10]
      const count = sum(counts)
      const [a = 0, b = 0, c = 1, , last = 0] = counts
      const [half, below] = [count / 2, a + b]
      const edge = from + 2 * width - 0.5
      draw.need(half > below && half <= below + c && last !== a)
      const value = edge + ((half - below) / c) * width
      draw.need(place(value, 1))
      return {
        ask: `The table shows the marks of ${count} candidates. Estimate the median mark, correct to one decimal place.\n\n${table('Mark', classes(from, width, 5), 'Candidates', counts)}`,
        answer: one(value),
        slips: {
          'began at the upper edge of the class': one(value + width),
          'did not take off the candidates below': one(edge + (half / c) * width),
          'gave the middle of the class': one(edge + width / 2),
          'took the distance off': one(edge - ((half - below) / c) * width),
        },
        work: `The median class begins at ${num(edge)} with ${below} candidates below it: $${num(edge)} + \\frac{${num(half)} - ${below}}{${c}} \\times ${width}$ is ${one(value)}.`,
      }
    },
  }),
  template({
    id: 'upper-quartile-of-grouped-marks',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const counts = [draw.int(4, 9), draw.int(8, 14), draw.int(10, 16), draw.int(8, 14), draw.int(2, 6)]
      const [from, width] = [draw.pick([1, 11, 21]), 10]
      const count = sum(counts)
      const below = sum(counts.slice(0, 3))
      const inside = counts[3] ?? 1
      const edge = from + 3 * width - 0.5
      draw.need(count % 4 === 0 && (3 * count) / 4 > below && (3 * count) / 4 < below + inside)
      const value = edge + (((3 * count) / 4 - below) / inside) * width
      draw.need(place(value, 1))
      return {
        ask: `The masses of ${count} goats on a farm, in kg, are grouped as shown. Estimate the upper quartile, correct to one decimal place.\n\n${table('Mass (kg)', classes(from, width, 5), 'Goats', counts)}`,
        answer: one(value),
        slips: {
          'took the distance off': one(2 * edge - value),
          'began at the upper edge of the class': one(value + width),
          'gave the middle of the class': one(edge + width / 2),
          'divided by the number of all goats': one(edge + (((3 * count) / 4 - below) / count) * width),
        },
        work: `Three quarters of ${count} is ${(3 * count) / 4}, and ${below} lie below ${num(edge)}: $${num(edge)} + \\frac{${(3 * count) / 4} - ${below}}{${inside}} \\times ${width}$ is ${one(value)}.`,
      }
    },
  }),
  template({
    id: 'mode-of-grouped-data',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [before, most, after] = [draw.int(5, 14), draw.int(15, 24), draw.int(5, 14)]
      const [from, width] = [draw.pick([10, 20, 30, 40]), draw.pick([5, 10])]
      const [left, right] = [most - before, most - after]
      const value = from - 0.5 + (left / (left + right)) * width
      draw.need(left !== right && place(value, 1))
      return {
        ask: `In a table of grouped marks the modal class is ${from}–${from + width - 1} with a frequency of ${most}. The class before it has a frequency of ${before} and the class after it ${after}. Estimate the mode, correct to one decimal place.`,
        answer: one(value),
        slips: {
          'exchanged the two neighbours': one(from - 0.5 + (right / (left + right)) * width),
          'gave the middle of the class': one(from - 0.5 + width / 2),
          'began at the upper edge of the class': one(value + width),
          'divided by the frequency': one(from - 0.5 + (left / most) * width),
        },
        work: `$${num(from - 0.5)} + \\frac{${left}}{${left} + ${right}} \\times ${width}$ is ${one(value)}.`,
      }
    },
  }),
  template({
    id: 'correlation-of-ranks',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const ranks = draw.ints(6, 1, 6)
      const shift = ranks.map((rank, index) => rank - (index + 1))
      const squares = sum(shift.map((d) => d * d))
      const [top, under] = [6 * squares, 210]
      draw.need(squares > 0 && top !== under && squares < 60)
      return {
        ask: `Two judges placed six dancers as shown. Calculate Spearman's coefficient of rank correlation.\n\n${table('First judge', [1, 2, 3, 4, 5, 6], 'Second judge', ranks)}`,
        answer: maths(frac(under - top, under)),
        slips: {
          // More than 1 would give itself away.
          'forgot to subtract from 1': maths(frac(top > under ? under - top : top, under)),
          'left the 6 out': maths(frac(under - squares, under)),
          'divided by the cube of the number': maths(frac(216 - top, 216)),
          'did not square the differences': maths(frac(under - 6 * sum(shift.map(Math.abs)), under)),
          'multiplied by 3 in place of 6': maths(frac(under - 3 * squares, under)),
        },
        work: `The squares of the differences add up to ${squares}: $1 - \\frac{6 \\times ${squares}}{6 \\times 35} = ${frac(under - top, under)}$.`,
      }
    },
  }),
  template({
    id: 'standard-deviation-of-two-groups',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [m, n] = [draw.int(2, 6) * 5, draw.int(2, 6) * 5]
      const [first, second, p, q] = [draw.int(40, 60), draw.int(40, 60), draw.int(3, 9), draw.int(3, 9)]
      draw.need(m !== n && p !== q && Math.abs(first - second) > 3)
      const mean = (m * first + n * second) / (m + n)
      const variance = (m * (p * p + first * first) + n * (q * q + second * second)) / (m + n) - mean * mean
      draw.need(Number.isInteger(mean) && place(Math.sqrt(variance), 2))
      return {
        ask: `${m} boys have marks with the mean ${first} and the standard deviation ${p}; ${n} girls have marks with the mean ${second} and the standard deviation ${q}. Find the standard deviation of all their marks, correct to two decimal places.`,
        answer: two(Math.sqrt(variance)),
        slips: {
          'took the mean of the two deviations': two((p + q) / 2),
          'weighted the two deviations': two((m * p + n * q) / (m + n)),
          'left the difference of the means out': two(Math.sqrt((m * p * p + n * q * q) / (m + n))),
          'added the variances': two(Math.sqrt(p * p + q * q)),
        },
        work: `All marks have the mean ${num(mean)} and the mean square ${num(round(variance + mean * mean, 3))}. The root of $${num(round(variance + mean * mean, 3))} - ${num(mean)}^{2}$ is ${two(Math.sqrt(variance))}.`,
      }
    },
  }),
  template({
    id: 'semi-interquartile-range',
    topic: 'B.a',
    difficulty: 'Easy',
    make(draw) {
      const steps = draw.ints(6, 1, 9)
      const sorted = [draw.int(8, 30)]
      for (const step of steps) sorted.push((sorted.at(-1) ?? 0) + step)
      const [low = 0, q1 = 0, , , , q3 = 0, high = 0] = sorted
      const shown = draw.several(sorted, 7)
      const range = q3 - q1
      draw.need(![range / 2, range, (high - low) / 2, (q1 + q3) / 2].some((value) => sorted.includes(value)))
      return {
        ask: `Find the semi-interquartile range of ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}.`,
        answer: num(range / 2),
        slips: {
          'did not halve': num(range),
          'halved the whole range': num((high - low) / 2),
          'took the mean of the quartiles': num((q1 + q3) / 2),
          'gave the whole range': num(high - low),
        },
        work: `In order they are ${sorted.join(', ')}. The quartiles are the second and the sixth: $\\frac{${q3} - ${q1}}{2}$ is ${num(range / 2)}.`,
      }
    },
  }),
  template({
    id: 'frequency-from-the-mean',
    topic: 'B.a',
    difficulty: 'Medium',
    make(draw) {
      const [k, from] = [draw.int(3, 12), draw.int(1, 4)]
      const counts = [draw.int(2, 6), draw.int(3, 8), draw.int(2, 8), draw.int(1, 5)]
      const values = [0, 1, 2, 3, 4].map((index) => from + index)
      const [a = 0, b = 0, c = 0, d = 0] = counts
      const all = [a, b, k, c, d]
      const count = sum(all)
      const mean = sum(values.map((value, index) => value * (all[index] ?? 0))) / count
      const middle = from + 2
      const shown = [...counts, ...values]
      draw.need(
        Number.isInteger(mean * 20) && mean !== middle && !shown.some((value) => [k + 1, 2 * k].includes(value)),
      )
      const rows = `| $x$ | ${values.join(' | ')} |\n|---|---|---|---|---|---|\n| Frequency | ${a} | ${b} | $k$ | ${c} | ${d} |`
      return {
        ask: `The mean of the values in the table is ${num(mean)}. Find $k$.\n\n${rows}`,
        answer: num(k),
        slips: {
          'gave the number of values': num(count),
          'gave the number of the other values': num(count - k),
          'took one too many': num(k + 1),
          'doubled it': num(2 * k),
        },
        work: `$${sum(values.map((value, index) => (index === 2 ? 0 : value * (all[index] ?? 0))))} + ${middle}k = ${num(mean)}(${count - k} + k)$, so $k$ is ${num(k)}.`,
      }
    },
  }),
]
