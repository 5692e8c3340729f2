import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'
import { rowOf, tableIn } from '../make/tables.ts'

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)

/** The standard deviation from the differences of all pairs, each value so often as its weight says. */
function spread(values: readonly number[], weights: readonly number[]): number {
  const pairs = values.map((one, at) =>
    sum(values.map((other, place) => (one - other) ** 2 * (weights[at] ?? 0) * (weights[place] ?? 0))),
  )
  return Math.sqrt(sum(pairs) / 2) / sum(weights)
}

/** Up to which mark a share of all lies, where each class is spread evenly between its boundaries. */
function markBelow(text: string, share: number): number {
  const [head = [], counts = []] = tableIn(text)
  const classes = head.slice(1).map((name, at) => {
    const [low = 0, high = 0] = name.split('–').map(Number)
    return { low: low - 0.5, high: high + 0.5, count: Number(counts[at + 1]) }
  })
  const all = sum(classes.map(({ count }) => count))
  const below = (mark: number) =>
    sum(classes.map(({ low, high, count }) => count * Math.min(1, Math.max(0, (mark - low) / (high - low)))))
  return balance(0, 1000, (mark) => below(mark) - share * all)
}

export const statisticsSolvers: readonly Solver[] = [
  {
    // From the option, all deviations make up for each other.
    of: ['mean-from-an-assumed-mean'],
    solve: ({ read }) => {
      const [count = 0, assumed = 0, off = 0] = read(
        /deviations of (\d+) marks from an assumed mean of (\d+) add up to \$(-?\d+)\$/,
      ).map(Number)
      return ({ value }) => near(count * (assumed - value) + off + 1, 1)
    },
  },
  {
    // The squares of all values, had each of them the mean, and the option beside.
    of: ['variance-from-two-sums'],
    solve: ({ read }) => {
      const [count = 0, values = 0, squares = 0] = read(
        /^For (\d+) values of \$x\$, \$\\sum x = (\d+)\$ and \$\\sum x\^\{2\} = (\d+)\$/,
      ).map(Number)
      return ({ value }) => near(count * (value + (values / count) ** 2), squares)
    },
  },
  {
    // Two marks as far from 50 as is said, and where they go.
    of: ['marks-that-are-scaled'],
    solve: ({ read }) => {
      const [deviation = 0, factor = 0, add = 0] = read(
        /marks is ([\d.]+)\. Each mark is multiplied by ([\d.]+) and then ([\d.]+) is added/,
      ).map(Number)
      const marks = [50 - deviation, 50 + deviation].map((mark) => mark * factor + add)
      return ({ value }) => near(value, spread(marks, [1, 1]))
    },
  },
  {
    of: ['standard-deviation-of-a-table'],
    solve: ({ text }) => spread(rowOf(text, 'Score').map(Number), rowOf(text, 'Number of players').map(Number)),
  },
  { of: ['median-of-grouped-marks'], solve: ({ text }) => markBelow(text, 1 / 2) },
  { of: ['upper-quartile-of-grouped-marks'], solve: ({ text }) => markBelow(text, 3 / 4) },
  {
    // Where the two lines across the highest bar of the histogram meet.
    of: ['mode-of-grouped-data'],
    solve: ({ read }) => {
      const [low = 0, high = 0, most = 0, before = 0, after = 0] = read(
        /modal class is (\d+)–(\d+) with a frequency of (\d+)\. The class before it has a frequency of (\d+) and the class after it (\d+)/,
      ).map(Number)
      const across = balance(0, 1, (at) => before + (most - before) * at - (most + (after - most) * at))
      return low - 0.5 + across * (high - low + 1)
    },
  },
  {
    // The places are put beside each other as marks are: by their pairs.
    of: ['correlation-of-ranks'],
    solve: ({ text }) => {
      const [one, other] = [rowOf(text, 'First judge').map(Number), rowOf(text, 'Second judge').map(Number)]
      const middle = (one.length + 1) / 2
      const together = sum(one.map((place, at) => (place - middle) * ((other[at] ?? 0) - middle)))
      const alone = sum(one.map((place) => (place - middle) ** 2))
      return ({ value }) => near(value, together / alone)
    },
  },
  {
    // Half of each group above its mean and half below.
    of: ['standard-deviation-of-two-groups'],
    solve: ({ read }) => {
      const [boys = 0, mean = 0, deviation = 0, girls = 0, other = 0, second = 0] = read(
        /^(\d+) boys have marks with the mean ([\d.]+) and the standard deviation ([\d.]+); (\d+) girls have marks with the mean ([\d.]+) and the standard deviation ([\d.]+)/,
      ).map(Number)
      return spread(
        [mean - deviation, mean + deviation, other - second, other + second],
        [boys / 2, boys / 2, girls / 2, girls / 2],
      )
    },
  },
  {
    // Of seven numbers the second lowest and the second highest are the quartiles.
    of: ['semi-interquartile-range'],
    solve: ({ numbers }) => {
      if (numbers.length !== 7) throw new Error('seven numbers are needed')
      const inner = [...numbers]
      inner.splice(inner.indexOf(Math.min(...inner)), 1)
      inner.splice(inner.indexOf(Math.max(...inner)), 1)
      return (Math.max(...inner) - Math.min(...inner)) / 2
    },
  },
  {
    // With the option as k, what lies above the mean and below it are the same.
    of: ['frequency-from-the-mean'],
    solve: ({ read, text }) => {
      const [mean = 0] = read(/mean of the values in the table is ([\d.]+)\./).map(Number)
      const [values, counts] = [rowOf(text, '$x$').map(Number), rowOf(text, 'Frequency')]
      return ({ value: k }) =>
        Math.abs(sum(counts.map((count, at) => (count === '$k$' ? k : Number(count)) * ((values[at] ?? 0) - mean)))) <
        1e-6
    },
  },
]
