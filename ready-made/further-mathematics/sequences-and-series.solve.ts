import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const places = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const placeOf = (word = '') => (places.includes(word) ? places.indexOf(word) : Number.parseInt(word, 10))
const plain = (text = '') => Number(text.replaceAll(',', ''))

/** Each term of a printed recurrence from the one before. */
function recurrence({ read, value }: Printed): (place: number) => number {
  const [first = '', rule = ''] = [...read(/u_\{1\} = (-?\d+)\$/), ...read(/u_\{n \+ 1\} = ([^$]+)\$/)]
  return (place) => {
    let term = Number(first)
    for (let at = 1; at < place; at += 1) term = value(rule, { un: term })
    return term
  }
}

export const sequencesAndSeriesSolvers: readonly Solver[] = [
  {
    // From the first two terms one walks on by their difference.
    of: ['term-from-the-formula-of-the-sum'],
    solve: ({ read, value }) => {
      const [sum = '', place = ''] = read(/first \$n\$ terms of a sequence is \$([^$]+)\$\. Find the (\w+) term/)
      const first = value(sum, { n: 1 })
      const step = value(sum, { n: 2 }) - first - first
      let term = first
      for (let at = 1; at < placeOf(place); at += 1) term += step
      return term
    },
  },
  {
    // Term after term is added until the sum is reached.
    of: ['number-of-terms-from-the-sum'],
    solve: ({ read }) => {
      const [first = 0, second = 0, sum = 0] = read(
        /progression \$(-?\d+), (-?\d+), -?\d+, \\ldots\$ add up to ([\d,]+)\?/,
      ).map(plain)
      let [left, term, count] = [sum, first, 0]
      while (left > 0) {
        left -= term
        term += second - first
        count += 1
      }
      return left === 0 ? count : Number.NaN
    },
  },
  {
    // Back from the last number by the step to the option, one meets the first.
    of: ['arithmetic-means'],
    solve: ({ read }) => {
      const [count = '', first = '', last = ''] = read(
        /^(\w+) arithmetic means are inserted between \$(-?\d+)\$ and \$(-?\d+)\$\. Find the greatest/,
      )
      return ({ value }) => {
        let at = Number(last)
        for (let step = 0; step <= words.indexOf(count.toLowerCase()); step += 1) at -= Number(last) - value
        return Math.abs(at - Number(first)) < 1e-9
      }
    },
  },
  {
    // The ratio is narrowed down until three steps lead to the last number.
    of: ['geometric-means'],
    solve: ({ read }) => {
      const [first = 0, last = 0] = read(
        /^Two geometric means are inserted between (\d+) and ([\d,]+)\. Find their sum/,
      ).map(plain)
      const ratio = balance(0, 100, (at) => first * at * at * at - last)
      return first * ratio + first * ratio * ratio
    },
  },
  {
    // A thousand terms are added.
    of: ['ratio-from-the-sum-to-infinity'],
    solve: ({ read }) => {
      const [sum = 0, first = 0] = read(
        /sum to infinity of a geometric progression is ([\d,]+), and its first term is ([\d,]+)/,
      ).map(plain)
      return ({ value: ratio }) => {
        let [all, term] = [0, first]
        for (let at = 0; at < 1000; at += 1) {
          all += term
          term *= ratio
        }
        return near(all, sum)
      }
    },
  },
  {
    // The ball falls and rises five hundred times.
    of: ['bouncing-ball'],
    solve: ({ read, value }) => {
      const [height = '', share = ''] = read(/height of (\d+) m\. After each bounce it rises to \$([^$]+)\$/)
      let [way, up] = [0, Number(height)]
      for (let bounce = 0; bounce < 500; bounce += 1) {
        way += up
        up *= value(share)
        way += up
      }
      return (option) => near(option.value, way)
    },
  },
  {
    // Every common difference is tried.
    of: ['three-numbers-in-progression'],
    solve: ({ read }) => {
      const [sum = 0, product = 0] = read(
        /terms of an arithmetic progression have the sum (\d+) and the product ([\d,]+)/,
      ).map(plain)
      for (let step = 1; step < 500; step += 1)
        for (let least = -200; least <= sum; least += 1)
          if (3 * least + 3 * step === sum && least * (least + step) * (least + 2 * step) === product)
            return least + 2 * step
      return Number.NaN
    },
  },
  {
    // From the option, the ratio that leads to one term must lead to the other.
    of: ['geometric-progression-from-two-terms'],
    solve: ({ read, value }) => {
      const [one = '', low = '', other = '', high = ''] = read(
        /Its (\w+) term is ([\d,]+) and its (\w+) term is ([\d,]+)\. Find the first term/,
      )
      return (option) => {
        const term = (ratio: number, place: string) => value(option.formula) * ratio ** (placeOf(place) - 1)
        const ratio = balance(0, 100, (at) => term(at, one) - plain(low))
        return near(term(ratio, other), plain(high))
      }
    },
  },
  {
    of: ['term-of-a-recurrence'],
    solve: (question) => {
      const [place = ''] = question.read(/Find \$u_\{(\d+)\}\$/)
      return recurrence(question)(Number(place))
    },
  },
  {
    // The option gives each of the first six terms.
    of: ['rule-of-a-recurrence'],
    solve: (question) => {
      const term = recurrence(question)
      return ({ formula }) =>
        [1, 2, 3, 4, 5, 6].every((n) => near(question.value(formula.replace('u_{n} =', ''), { n }), term(n)))
    },
  },
  {
    // Each number between the two is looked at.
    of: ['multiples-between-two-numbers'],
    solve: ({ read }) => {
      const [of = 0, from = 0, to = 0] = read(/all multiples of (\d+) between (\d+) and (\d+)/).map(Number)
      let sum = 0
      for (let at = from + 1; at < to; at += 1) if (at % of === 0) sum += at
      return sum
    },
  },
  {
    of: ['sum-in-sigma-notation'],
    solve: ({ read, value }) => {
      const [from = '', to = '', term = ''] = read(/\\sum_\{r = (\d+)\}\^\{(\d+)\} ([^$]+)\$/)
      let sum = 0
      for (let r = Number(from); r <= Number(to); r += 1) sum += value(term, { r })
      return sum
    },
  },
]
