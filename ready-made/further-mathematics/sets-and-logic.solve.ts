import { isIn } from '../make/ranges.ts'
import type { Solver } from '../make/solver.ts'

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

export const setsAndLogicSolvers: readonly Solver[] = [
  {
    // Number by number.
    of: ['intersection-with-a-union'],
    solve: ({ read }) => {
      const [last = 0, a = 0, b = 0, c = 0] = read(
        /numbers from 1 to (\d+)\. \$A\$ is the set of multiples of (\d+), \$B\$ the set of multiples of (\d+), and \$C\$ the set of numbers greater than (\d+), .* \$A \\cap \(B \\cup C\)\$/,
      ).map(Number)
      const members: number[] = []
      for (let one = 1; one <= last; one += 1) if (one % a === 0 && (one % b === 0 || one > c)) members.push(one)
      return ({ formula }) => numbersIn(formula).join() === members.join()
    },
  },
  {
    // Points on the line, the ends among them.
    of: ['intersection-of-two-ranges'],
    solve: ({ read, value }) => {
      const [p = '', q = ''] = read(
        /P = \\\{x : ([^\\]*(?:\\le[^\\]*)*)\\\}\$ and \$Q = \\\{x : ([^\\]*(?:\\le[^\\]*)*)\\\}\$/,
      )
      return ({ formula }) => {
        const range = formula.replace('\\{x : ', '').replace('\\}', '')
        for (let at = -30; at <= 30; at += 0.5)
          if (isIn(range, at, value) !== (isIn(p, at, value) === true && isIn(q, at, value) === true)) return false
        return true
      }
    },
  },
  {
    // With the option in the middle, all pupils are counted, region by region.
    of: ['all-three-games'],
    solve: ({ numbers }) => {
      const [all = 0, f = 0, v = 0, c = 0, fv = 0, fc = 0, vc = 0, none = 0] = numbers
      return ({ value: x }) => {
        const pairs = [fv - x, fc - x, vc - x]
        const alone = [f - fv - fc + x, v - fv - vc + x, c - fc - vc + x]
        return [...pairs, ...alone, x, none].reduce((sum, one) => sum + one, 0) === all
      }
    },
  },
  {
    // Every subset is looked at; the named members come first.
    of: ['subsets-with-a-given-member'],
    solve: ({ read }) => {
      const [size = '', named = ''] = read(/^A set has (\d+) members, among them (.+?)\. How many/)
      const count = (named.match(/\$[a-z]\$/g) ?? []).length
      let found = 0
      for (let set = 0; set < 2 ** Number(size); set += 1) if (set % 2 ** count === 2 ** count - 1) found += 1
      return found
    },
  },
  {
    of: ['multiples-of-one-or-the-other'],
    solve: ({ read }) => {
      const [last = 0, a = 0, b = 0] = read(/numbers from 1 to (\d+) are multiples of (\d+) or of (\d+)\?/).map(Number)
      let found = 0
      for (let one = 1; one <= last; one += 1) if (one % a === 0 || one % b === 0) found += 1
      return found
    },
  },
  {
    // The turned and denied form alone has the same truth for whatever both parts are.
    of: ['contrapositive'],
    solve: ({ read }) => {
      const [first = '', second = ''] = read(/“If \$n\$ is a multiple of (\d+), then \$n\$ is a multiple of (\d+)”/)
      return ({ text }) => {
        const parts = /^If \$n\$ is (not )?a multiple of (\d+), then \$n\$ is (not )?a multiple of (\d+)$/.exec(text)
        if (!parts) return false
        const [, noFirst, one, noSecond, other] = parts
        return [
          [true, true],
          [true, false],
          [false, true],
          [false, false],
        ].every(([p = false, q = false]) => {
          const truth: Record<string, boolean> = { [first]: p, [second]: q }
          const [left, right] = [truth[one ?? ''] !== Boolean(noFirst), truth[other ?? ''] !== Boolean(noSecond)]
          return (!left || right) === (!p || q)
        })
      }
    },
  },
  {
    // The option is true at just those points at which the statement is false.
    of: ['negation-of-an-implication'],
    solve: ({ read }) => {
      const part = (text: string) => {
        const [, letter, sign, size] = /([xy]) (<|>|\\le|\\ge) (-?\d+)/.exec(text) ?? []
        return (x: number, y: number) => {
          const [at, end] = [letter === 'x' ? x : y, Number(size)]
          if (sign === '<') return at < end
          if (sign === '>') return at > end
          return sign === '\\le' ? at <= end : at >= end
        }
      }
      const [first = '', second = ''] = read(/“If \$([^$]+)\$, then \$([^$]+)\$”/)
      return ({ text }) => {
        const [one = '', other = ''] = [...text.matchAll(/\$([^$]+)\$/g)].map((found) => found[1] ?? '')
        for (let x = -60; x <= 60; x += 1)
          for (let y = -60; y <= 60; y += 1) {
            const isSaid = !part(first)(x, y) || part(second)(x, y)
            const left = part(one)(x, y)
            const isOption = text.startsWith('If ') ? !left || part(other)(x, y) : left && part(other)(x, y)
            if (isOption === isSaid) return false
          }
        return true
      }
    },
  },
  {
    of: ['counterexample'],
    solve: ({ read }) => {
      const [by = 0, too = 0] = read(/divisible by (\d+) is divisible by (\d+)\.”/).map(Number)
      return ({ value }) => value % by === 0 && value % too !== 0
    },
  },
]
