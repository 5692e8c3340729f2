import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const bitsOf = (set: number) => set.toString(2).replaceAll('0', '').length
const numbersOf = (found: readonly string[]) => found.map((one) => Number(one.replaceAll(',', '')))

/** How many of all sets of `people` suit: each is looked at. */
function setsThat(people: number, suits: (set: number) => boolean): number {
  let count = 0
  for (let set = 0; set < 2 ** people; set += 1) if (suits(set)) count += 1
  return count
}

/** In how many orders so many things stand: the next is each of those left. */
const orders = (count: number): number => (count < 2 ? 1 : count * orders(count - 1))

/** By power of x, its coefficient. */
type Expansion = ReadonlyMap<number, number>

function product(one: Expansion, other: Expansion): Expansion {
  const found = new Map<number, number>()
  for (const [p, a] of one) for (const [q, b] of other) found.set(p + q, (found.get(p + q) ?? 0) + a * b)
  return found
}

/** A bracket multiplied by itself, one at a time. */
function multiplied(bracket: Expansion, times: number): Expansion {
  let all: Expansion = new Map([[0, 1]])
  for (let at = 0; at < times; at += 1) all = product(all, bracket)
  return all
}

/** The bracket `(3 - 2x)`, or one in which x stands for something. */
function linear({ value }: Printed, bracket: string, given: Record<string, number> = {}): Expansion {
  const start = value(bracket, { ...given, x: 0 })
  return new Map([
    [0, start],
    [1, value(bracket, { ...given, x: 1 }) - start],
  ])
}

export const countingAndBinomialSolvers: readonly Solver[] = [
  {
    // The numbers are written one after the other.
    of: ['numbers-from-digits'],
    solve: ({ read }) => {
      const [word = '', list = ''] = read(/^How many (\w+)-digit numbers .* the digits (.+), if no digit is repeated/)
      const digits = (list.match(/\d/g) ?? []).map(Number)
      const length = words.indexOf(word)
      const written = (number: number[]): number => {
        if (number.length === length) return number[0] === 0 ? 0 : 1
        return digits.reduce((all, digit) => all + (number.includes(digit) ? 0 : written([...number, digit])), 0)
      }
      return written([])
    },
  },
  {
    // Of all choices of places for one subject, those that are side by side.
    of: ['books-of-one-subject-together'],
    solve: ({ read }) => {
      const [first, , second, , together] = read(
        /^(\d+) different (\w+) books and (\d+) different (\w+) books .* if the (\w+) books must stay together/,
      )
      const [one, other] = [Number(first), Number(second)]
      const isFirst = read(/^\d+ different (\w+)/)[0] === together
      const kept = isFirst ? one : other
      const sideBySide = setsThat(one + other, (set) => bitsOf(set) === kept && /^1+0*$/.test(set.toString(2)))
      return sideBySide * orders(one) * orders(other)
    },
  },
  {
    // Every order in a row is one of so many turns of the same circle.
    of: ['round-a-table'],
    solve: ({ read }) => {
      const [hosts = 0, guests = 0] = numbersOf(
        read(/^In how many ways can (\d+) hosts and their (\d+) guests sit round a circular table\?$/),
      )
      return orders(hosts + guests) / (hosts + guests)
    },
  },
  {
    // Every set of people is looked at; the men come first.
    of: ['committee-of-men-and-women'],
    solve: ({ read }) => {
      const [men = 0, women = 0, from = 0, others = 0] = numbersOf(
        read(/^A committee of (\d+) men and (\d+) women is to be chosen from (\d+) men and (\d+) women/),
      )
      return setsThat(from + others, (set) => bitsOf(set % 2 ** from) === men && bitsOf(set >> from) === women)
    },
  },
  {
    of: ['committee-with-at-least'],
    solve: ({ read }) => {
      const [size = '', boys = '', girls = '', least = ''] = read(
        /^(\d+) prefects are to be chosen from (\d+) boys and (\d+) girls\. .* if at least (\w+) of them must be girls/,
      )
      const [all, ofBoys] = [Number(size), Number(boys)]
      return setsThat(
        ofBoys + Number(girls),
        (set) => bitsOf(set) === all && bitsOf(set >> ofBoys) >= words.indexOf(least),
      )
    },
  },
  {
    // With the option as n, the pairs are counted.
    of: ['unknown-number-of-objects'],
    solve: ({ read }) => {
      const [factor = 0, total = 0] = numbersOf(read(/^If \$(\d+) \\times \{\}\^\{n\}C_\{2\} = (\d+)\$/))
      return ({ value: n }) => {
        let pairs = 0
        for (let one = 1; one <= n; one += 1) for (let other = one + 1; other <= n; other += 1) pairs += 1
        return factor * pairs === total
      }
    },
  },
  {
    // Every three points are looked at; the first few lie in line.
    of: ['triangles-from-points'],
    solve: ({ read }) => {
      const [all = 0, inLine = 0] = numbersOf(
        read(/^(\d+) points are marked .* (\d+) of them lie on one straight line, and no other three are in line/),
      )
      return setsThat(all, (set) => bitsOf(set) === 3 && set >= 2 ** inLine)
    },
  },
  {
    of: ['coefficient-in-an-expansion'],
    solve: (question) => {
      const [power = '', bracket = '', times = ''] = question.read(
        /coefficient of \$x\^\{(\d+)\}\$ in the expansion of \$(\([^)]+\))\^\{(\d+)\}\$/,
      )
      return multiplied(linear(question, bracket), Number(times)).get(Number(power)) ?? 0
    },
  },
  {
    of: ['term-without-x'],
    solve: ({ read }) => {
      const [, power = '1', sign = '', top = '', , under = '1', times = ''] = read(
        /\\left\(x(\^\{(\d+)\})? ([+-]) \\frac\{(\d+)\}\{x(\^\{(\d+)\})?\}\\right\)\^\{(\d+)\}/,
      )
      const bracket = new Map([
        [Number(power), 1],
        [-Number(under), Number(`${sign}${top}`)],
      ])
      return multiplied(bracket, Number(times)).get(0) ?? 0
    },
  },
  {
    // Only the first three terms of what is multiplied out are added.
    of: ['approximation-by-a-binomial'],
    solve: (question) => {
      const [bracket = '', times = '', power = ''] = question.read(
        /first three terms of the expansion of \$(\([^)]+\))\^\{(\d+)\}\$ to find .*\$([\d.]+)\^/,
      )
      const expansion = multiplied(linear(question, bracket), Number(times))
      const x = Math.abs(Number(power) - 1)
      return [0, 1, 2].reduce((sum, at) => sum + (expansion.get(at) ?? 0) * x ** at, 0)
    },
  },
  {
    of: ['unknown-in-an-expansion'],
    solve: (question) => {
      const [power = '', bracket = '', times = '', is = ''] = question.read(
        /coefficient of \$x\^\{(\d+)\}\$ in the expansion of \$(\([^)]+\))\^\{(\d+)\}\$ is ([\d,]+), where \$k\$ is positive/,
      )
      const [asked = 0] = numbersOf([is])
      return ({ value: k }) =>
        k > 0 && near(multiplied(linear(question, bracket, { k }), Number(times)).get(Number(power)) ?? 0, asked)
    },
  },
  {
    of: ['coefficient-in-a-product'],
    solve: (question) => {
      const [power = '', first = '', bracket = '', times = ''] = question.read(
        /coefficient of \$x\^\{(\d+)\}\$ in the expansion of \$(\([^)]+\))(\([^)]+\))\^\{(\d+)\}\$/,
      )
      const all = product(linear(question, first), multiplied(linear(question, bracket), Number(times)))
      return all.get(Number(power)) ?? 0
    },
  },
]
