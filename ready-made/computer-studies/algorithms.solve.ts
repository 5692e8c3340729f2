import type { Solver } from '../make/solver.ts'
import { runSteps } from './run-steps.ts'

const numbersOf = (list = '') => (list.match(/\d+/g) ?? []).map(Number)

/** By carrying out the steps. */
export const algorithmsSolvers: Solver[] = [
  {
    // Hour by hour.
    of: ['pay-with-overtime'],
    solve: ({ read }) => {
      const [limit = 0, again = 0, times = 0, beyond = 0, hours = 0, rate = 0] = read(
        /If H is greater than (\d+), the pay is (\d+) times R plus (\d+) times R for each hour beyond (\d+); otherwise it is H times R\. What is the pay for H = (\d+) and R = ₦([\d,]+)\?/,
      ).map((one) => Number(one.replaceAll(',', '')))
      if (limit !== again || limit !== beyond) throw new Error('two different limits')
      let pay = 0
      for (let hour = 1; hour <= hours; hour += 1) pay += hour > limit ? times * rate : rate
      return pay
    },
  },
  {
    of: ['doubling-until-a-limit', 'remainders-of-a-division'],
    solve: ({ text }) => runSteps(text).printed[0] ?? Number.NaN,
  },
  {
    of: ['turns-until-it-stops'],
    solve: ({ read, text }) => {
      const [step] = read(/^How many times is step (\d+) of this algorithm carried out\?/)
      return runSteps(text).times.get(Number(step)) ?? 0
    },
  },
  {
    of: ['values-exchanged-by-sums'],
    solve: ({ read, text }) => {
      const [name = ''] = read(/^What value does (\w) have at the end\?/)
      return runSteps(text).values.get(name) ?? Number.NaN
    },
  },
  {
    // The largest so far is carried to the right.
    of: ['first-pass-of-a-sort'],
    solve: ({ read }) => {
      const list = numbersOf(
        read(/^The list ([\d, ]+) is put in ascending order by a bubble sort that goes from left to right\./)[0],
      )
      const passed: number[] = []
      let carried = list[0] ?? Number.NaN
      for (const number of list.slice(1)) {
        passed.push(Math.min(carried, number))
        carried = Math.max(carried, number)
      }
      return [...passed, carried].join(', ')
    },
  },
  {
    // The half that can still hold it, halved again and again.
    of: ['looks-of-a-binary-search'],
    solve: ({ read }) => {
      const [many = 0, first = 0, second = 0, last = 0, wanted = 0] = read(
        /^The (\d+) numbers (\d+), (\d+), \d+ and so on up to (\d+) are stored in order\. .* until it has found (\d+), that one included\?/,
      ).map(Number)
      let left = Array.from({ length: many }, (_, index) => first + index * (second - first))
      if (left.at(-1) !== last || Math.log2(many + 1) % 1 !== 0)
        throw new Error('a list whose middle can be two numbers')
      for (let looks = 1; left.length > 0; looks += 1) {
        const middle = (left.length - 1) / 2
        const seen = left[middle] ?? Number.NaN
        if (seen === wanted) return looks
        left = seen < wanted ? left.slice(middle + 1) : left.slice(0, middle)
      }
      throw new Error(`${wanted} is not in the list`)
    },
  },
  {
    // The list in order: its ends.
    of: ['largest-and-smallest-found'],
    solve: ({ read }) => {
      const list = numbersOf(read(/At the end P − Q is printed\. What is printed for ([\d, and]+)\?/)[0])
      const ordered = list.toSorted((one, other) => one - other)
      return (ordered.at(-1) ?? Number.NaN) - (ordered[0] ?? Number.NaN)
    },
  },
]
