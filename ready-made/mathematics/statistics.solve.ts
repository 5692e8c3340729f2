import type { Printed, Solver } from '../make/solver.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b))
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
const mean = (list: readonly number[]) => sum(list) / list.length

/** Every value of a table of frequencies as often as it is there. */
function laidOut({ text }: Printed): number[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|') && /\d/.test(line))
  const [values = [], counts = []] = rows.map((line) => (line.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number))
  return values.flatMap((value, index) => Array.from({ length: counts[index] ?? 0 }, () => value))
}

/** The smallest and the largest are taken away until one or two are left. */
function middle(list: readonly number[]): number {
  const left = [...list]
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1)
    left.splice(left.indexOf(Math.max(...left)), 1)
  }
  return mean(left)
}

export const statisticsSolvers: Solver[] = [
  {
    // What lies above the mean and what lies below it are the same.
    of: ['mean-of-a-list'],
    solve:
      ({ numbers }) =>
      ({ value }) =>
        near(sum(numbers.map((one) => one - value)) + 1, 1),
  },
  { of: ['median-of-a-list'], solve: ({ numbers }) => middle(numbers) },
  {
    // Each option is put into the list.
    of: ['missing-number-from-mean'],
    solve: ({ numbers, value }) => {
      const [known, asked] = [numbers.slice(0, -1), numbers.at(-1) ?? 0]
      return ({ formula }) => near(mean([...known, value(formula)]), asked)
    },
  },
  {
    of: ['mean-of-a-table'],
    solve:
      (question) =>
      ({ value }) =>
        near(sum(laidOut(question).map((one) => one - value)) + 1, 1),
  },
  { of: ['median-of-a-table'], solve: (question) => middle(laidOut(question)) },
  {
    // Every pupil gets the mean mark of the group.
    of: ['combined-mean'],
    solve: ({ read }) => {
      const [boys = 0, high = 0, girls = 0, low = 0] = read(
        /of (\d+) boys is ([\d.]+) and that of (\d+) girls is ([\d.]+)/,
      ).map(Number)
      const all = Array.from({ length: boys + girls }, (_, index) => (index < boys ? high : low))
      return ({ value }) => near(sum(all.map((one) => one - value)) + 1, 1)
    },
  },
  {
    // From the differences of all pairs, without the mean.
    of: ['standard-deviation'],
    solve: ({ numbers, value }) => {
      const pairs = numbers.flatMap((one) => numbers.map((other) => (one - other) ** 2))
      const variance = sum(pairs) / (2 * numbers.length ** 2)
      return ({ formula }) => near(value(formula) ** 2, variance)
    },
  },
  {
    // What lies above the mean, twice.
    of: ['mean-deviation'],
    solve: ({ numbers }) => {
      const above = numbers.filter((one) => one > mean(numbers))
      return Math.round(((2 * (sum(above) - above.length * mean(numbers))) / numbers.length) * 1e9) / 1e9
    },
  },
  {
    // Each angle is turned back into farmers.
    of: ['angle-of-a-pie-chart'],
    solve: ({ read }) => {
      const [all = 0, some = 0] = read(/^Of (\d+) farmers, (\d+) grow cassava/).map(Number)
      return ({ value: angle }) => near((angle / 360) * all, some)
    },
  },
  {
    // For each option, one pupil must have the same angle in both subjects.
    of: ['number-from-a-pie-chart'],
    solve: ({ read }) => {
      const [first = 0, second = 0, pupils = 0] = read(/angle of (\d+)° and \w+ one of (\d+)°\. If (\d+) pupils/).map(
        Number,
      )
      return ({ value }) => near(first / pupils, second / value)
    },
  },
  {
    // The largest of the differences of all pairs of days.
    of: ['range-after-a-change'],
    solve: ({ numbers }) => Math.max(...numbers.flatMap((one) => numbers.map((other) => one - other))),
  },
]
