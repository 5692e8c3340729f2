import { fitsRange, isIn } from '../make/ranges.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const close = (a: number, b: number) => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b))
const places = [-5.3, -0.6, 1.9, 7.1]

/** What a printed function does to x: behind `f(x) =` or `f: x \to`. */
function rule({ formulas, value }: Printed): (x: number) => number {
  const formula = formulas.find((one) => /^f(?:\(x\) =|: x \\to)/.test(one)) ?? ''
  return (x) => value(formula.replace(/^f(?:\(x\) =|: x \\to)/, ''), { x })
}

export const moreFunctionsSolvers: readonly Solver[] = [
  {
    // With sums by the coefficients: what the curve does far from its roots gives them one by one.
    of: ['roots-of-a-cubic'],
    solve: ({ read, value }) => {
      const [left = ''] = read(
        /roots of the equation \$([^$]+) = 0\$, find the value of \$\\alpha\^\{2\} \+ \\beta\^\{2\} \+ \\gamma\^\{2\}\$/,
      )
      const at = (x: number) => value(left, { x })
      const sum = -(at(1) + at(-1) - 2 * at(0)) / 2
      const pairs = (at(1) - at(-1)) / 2 - 1
      return ({ value: squares }) => near(squares + 2 * pairs + 100, sum * sum + 100)
    },
  },
  {
    // With the option as B, the C that suits one place suits the others.
    of: ['constants-of-an-identity'],
    solve: ({ read, value }) => {
      const [left = '', right = ''] = read(/^If \$([^$=]+) = ([^$]+)\$ for all values of \$x\$, find \$B\$/)
      return ({ value: B }) => {
        const off = (x: number) => value(left, { x }) - value(right, { x, B, C: 0 })
        return places.every((x) => close(off(x), off(0)))
      }
    },
  },
  {
    of: ['modulus-inequality'],
    solve: ({ read, value }) => {
      const [left = '', sign = '', right = ''] = read(/for which \$(\|[^$]+\|) ([<>]) (\d+)\$/)
      const isTrue = (x: number) =>
        sign === '<' ? value(left, { x }) < Number(right) : value(left, { x }) > Number(right)
      return ({ formula }) => fitsRange(formula, isTrue, value)
    },
  },
  {
    // Every point of the region with whole numbers, its corners among them.
    of: ['greatest-value-over-a-region'],
    solve: ({ read, value }) => {
      const [sum = '', most = '', both = ''] = read(
        /greatest value of \$([^$]+)\$ for points with \$x \\ge 0\$, \$y \\ge 0\$, \$x \\le (\d+)\$ and \$x \+ y \\le (\d+)\$/,
      )
      let best = 0
      for (let x = 0; x <= Number(most); x += 1)
        for (let y = 0; x + y <= Number(both); y += 1) best = Math.max(best, value(sum, { x, y }))
      return best
    },
  },
  {
    // With the option the line is never above the curve, and comes down to it.
    of: ['line-that-touches-a-curve'],
    solve: ({ read, value }) => {
      const [line = '', curve = ''] = read(/^The line \$y = ([^$]+)\$ touches the curve \$y = ([^$]+)\$/)
      return ({ value: k }) => {
        const off = (x: number) => value(curve, { x }) - value(line, { x, k })
        const turn = balance(-1000, 1000, (x) => off(x + 1) - off(x - 1))
        return Math.abs(off(turn)) < 1e-8
      }
    },
  },
  {
    // The smaller number is looked for until the product is right.
    of: ['sum-from-difference-and-product'],
    solve: ({ read }) => {
      const [off = 0, product = 0] = read(
        /^If \$x - y = (\d+)\$ and \$xy = (\d+)\$, where \$x\$ and \$y\$ are positive/,
      ).map(Number)
      const small = balance(0, 1e4, (at) => at * (at + off) - product)
      return ({ value }) => near(value, small + small + off)
    },
  },
  {
    // The function has a value where the option holds, and nowhere else.
    of: ['domain-of-a-square-root'],
    solve: (question) => {
      const f = rule(question)
      const edge = (formula: string) => question.value(formula.replace(/^x \\[gl]e /, ''))
      return ({ formula }) =>
        fitsRange(formula, (x) => !Number.isNaN(f(x)), question.value) &&
        isIn(formula, edge(formula), question.value) === true
    },
  },
  {
    of: ['cubic-inequality'],
    solve: ({ read, value }) => {
      const [left = '', sign = ''] = read(/for which \$(\(.+\)) ([<>]) 0\$/)
      return ({ formula }) => fitsRange(formula, (x) => (sign === '>') === value(left, { x }) > 0, value)
    },
  },
  {
    // Each member of the domain is taken to its place.
    of: ['range-of-a-function'],
    solve: (question) => {
      const [domain = ''] = question.read(/is \$\\\{([^}]+)\\\}\$\. Find its range/)
      const found = new Set(domain.split(', ').map((x) => rule(question)(Number(x))))
      return ({ formula }) => {
        const members = formula
          .replaceAll(/\\[{}]/g, '')
          .split(', ')
          .map(Number)
        return members.length === found.size && members.every((member) => found.has(member))
      }
    },
  },
  {
    of: ['function-applied-twice'],
    solve: (question) => {
      const f = rule(question)
      const [to = 0] = question.read(/f\(f\(x\)\) = (-?\d+)\$/).map(Number)
      return ({ value }) => Math.abs(f(f(value)) - to) < 1e-9
    },
  },
  {
    // The factor twice and the option once are the cubic.
    of: ['repeated-factor-of-a-cubic'],
    solve: ({ read, value }) => {
      const [factor = '', cubic = ''] = read(/^\$(\([^)]+\))\^\{2\}\$ is a factor of \$([^$]+)\$/)
      return ({ value: root }) =>
        places.every((x) => close(value(factor, { x }) ** 2 * (x - root), value(cubic, { x })))
    },
  },
  {
    // With the option as k, both roots are found, and their distance is measured.
    of: ['roots-with-a-given-difference'],
    solve: ({ read, value }) => {
      const [left = '', off = ''] = read(/^The roots of the equation \$([^$]+) = 0\$ differ by (\d+)\./)
      return ({ value: k }) => {
        const at = (x: number) => value(left, { x, k })
        const turn = balance(-1000, 1000, (x) => at(x + 1) - at(x - 1))
        if (at(turn) > 0) return false
        return close(balance(turn, turn + 1000, at) - balance(turn - 1000, turn, at), Number(off))
      }
    },
  },
]
