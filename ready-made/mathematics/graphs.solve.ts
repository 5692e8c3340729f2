import { isSame, pointOf } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The height of a graph at each x: the right side of its equation, or an expression alone. */
function curve(equation: string, value: Printed['value']): (x: number) => number {
  const right = equation.replace(/^y = /, '')
  return (x) => value(right, { x })
}

const isZero = (value: number) => Math.abs(value) < 1e-9

export const graphsSolvers: Solver[] = [
  {
    // The graph is as high on the left of the option as on its right.
    of: ['line-of-symmetry'],
    solve: ({ read, value }) => {
      const height = curve(read(/of the graph of \$(y = [^$]+)\$/)[0] ?? '', value)
      return ({ value: middle }) => [1, 2.5].every((off) => isZero(height(middle - off) - height(middle + off)))
    },
  },
  {
    // From far out one goes downhill by ever smaller steps until it is nowhere lower.
    of: ['least-value'],
    solve: ({ read, value }) => {
      const height = curve(read(/least value of \$([^$]+)\$ for all values of \$x\$/)[0] ?? '', value)
      let at = 20
      for (let size = 16; size > 1e-6; size /= 2) {
        while (height(at - size) < height(at)) at -= size
        while (height(at + size) < height(at)) at += size
      }
      return (option) => Math.abs(option.value - height(at)) < 1e-6
    },
  },
  {
    // The option lies on the axis and on the graph.
    of: ['where-a-parabola-crosses'],
    solve: ({ read, value }) => {
      const height = curve(read(/graph of \$(y = [^$]+)\$ meet the \$y\$-axis/)[0] ?? '', value)
      return ({ formula }) => {
        const [x, y] = pointOf(formula, value)
        return isSame([x, y], [0, height(x)])
      }
    },
  },
  {
    // The option goes through all three points.
    of: ['equation-of-a-parabola'],
    solve: ({ read, value }) => {
      const [one = 0, other = 0, high = 0] = read(
        /at \$x = (-?\d+)\$ and \$x = (-?\d+)\$ and the \$y\$-axis at \$y = (-?\d+)\$/,
      ).map(Number)
      return ({ formula }) => {
        const height = curve(formula, value)
        return isZero(height(one)) && isZero(height(other)) && isZero(height(0) - high)
      }
    },
  },
  {
    // At both values of the option the graphs are equally high.
    of: ['line-and-parabola'],
    solve: ({ read, value }) => {
      const [one = '', other = ''] = read(/graphs of \$(y = [^$]+)\$ and \$(y = [^$]+)\$ meet/)
      const [first, second] = [curve(one, value), curve(other, value)]
      return ({ text }) => {
        const places = new Set([...text.matchAll(/x = (-?\d+)/g)].map((found) => Number(found[1])))
        return places.size === 2 && [...places].every((x) => isZero(first(x) - second(x)))
      }
    },
  },
  {
    // The table is continued from 0, 1 and 2 downwards: its second differences are all the same.
    of: ['table-of-values'],
    solve: ({ read, value }) => {
      const [equation = '', asked = ''] = read(/values of \$(y = [^$]+)\$.*belongs to \$x = (-?\d+)\$/)
      const height = curve(equation, value)
      let [here, next] = [height(0), height(1)]
      const second = height(2) - next - (next - here)
      for (let x = 0; x > Number(asked); x -= 1) [here, next] = [here - (next - here - second), here]
      return Number(asked) < 0 ? here : Number.NaN
    },
  },
  {
    // At the option's speed the bus comes from the first mark to the second.
    of: ['speed-from-a-straight-graph'],
    solve: ({ read }) => {
      const [far = 0, early = 0, farther = 0, late = 0] = read(
        /shows (\d+) km after (\d+) h and (\d+) km after (\d+) h\. Find the speed/,
      ).map(Number)
      return (option) => near(far + option.value * (late - early), farther)
    },
  },
]
