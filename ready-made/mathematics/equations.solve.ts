import type { Printed, Solver } from '../make/solver.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b))
const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

/** Whether both sides of a printed equation come to the same. */
function holds({ value }: Printed, equation: string, given: Record<string, number>): boolean {
  const [left = '', right = ''] = equation.split('=')
  return near(value(left, given), value(right, given))
}

/** What an option gives for a letter, once or several times. */
const givenFor = ({ value }: Printed, letter: string, text: string) =>
  [...text.matchAll(/\$([^$]+)\$/g)].flatMap(([, formula = '']) => {
    const [name, found = ''] = formula.split(' = ')
    return name === letter ? [value(found)] : []
  })

const equationOf = ({ formulas }: Printed) => formulas.find((formula) => formula.includes('=')) ?? ''

export const equationsSolvers: Solver[] = [
  {
    // Each option is put into the equation.
    of: ['letter-on-both-sides', 'brackets-and-minus', 'equation-with-fractions'],
    solve: (question) => (option) => {
      const [x = Number.NaN] = givenFor(question, 'x', option.text)
      return holds(question, equationOf(question), { x })
    },
  },
  {
    // Each pair must satisfy both.
    of: ['two-equations'],
    solve: (question) => (option) => {
      const [[x = Number.NaN] = [], [y = Number.NaN] = []] = ['x', 'y'].map((one) =>
        givenFor(question, one, option.text),
      )
      return question.formulas.slice(0, 2).every((equation) => holds(question, equation, { x, y }))
    },
  },
  {
    // Both roots must satisfy it, and differ.
    of: ['quadratic-by-factors', 'quadratic-with-a-leading-number'],
    solve: (question) => (option) => {
      const roots = givenFor(question, 'x', option.text)
      return (
        roots.length === 2 && roots[0] !== roots[1] && roots.every((x) => holds(question, equationOf(question), { x }))
      )
    },
  },
  {
    // Each equation must hold at both roots.
    of: ['equation-from-roots'],
    solve: (question) => {
      const roots = question.formulas.map((formula) => question.value(formula)).filter((root) => !Number.isNaN(root))
      return ({ formula }) => roots.length === 2 && roots.every((x) => holds(question, formula, { x }))
    },
  },
  {
    // The book follows from the first purchase; the second must come out.
    of: ['prices-of-two-goods'],
    solve: ({ read }) => {
      const [books = 0, biros = 0, first = 0, more = 0, others = 0, second = 0] = read(
        /^(\d+) exercise books and (\d+) biros cost ₦([\d,]+), while (\d+) exercise books? and (\d+) biros? cost ₦([\d,]+)\. .* one biro/,
      ).map(plain)
      return ({ value: biro }) => near(((first - biros * biro) / books) * more + others * biro, second)
    },
  },
  {
    // Both ages are counted on, year by year.
    of: ['ages'],
    solve: ({ read }) => {
      const words = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times']
      const [now = '', years, then = ''] = read(/is (.+?) as old as .* In (\d+) years .* will be (.+?) as old as/)
      return ({ value: age }) => {
        let [son, parent] = [age, age * words.indexOf(now)]
        for (let year = 0; year < Number(years); year += 1) {
          son += 1
          parent += 1
        }
        return parent === son * words.indexOf(then)
      }
    },
  },
  {
    // With the number added, the least value is 0.
    of: ['complete-the-square'],
    solve:
      ({ formulas, value }) =>
      (option) => {
        const at = (x: number) => value(formulas[0] ?? '', { x }) + value(option.formula)
        const b = (at(1) - at(-1)) / 2
        return near(at(-b / 2) + 1, 1)
      },
  },
  {
    // With each k, the curve must touch the axis where it turns.
    of: ['equal-roots'],
    solve:
      ({ formulas, value }) =>
      (option) => {
        const [left = ''] = (formulas[0] ?? '').split('=')
        const at = (x: number) => value(left, { x, k: value(option.formula) })
        const a = (at(1) + at(-1)) / 2 - at(0)
        const b = (at(1) - at(-1)) / 2
        return near(at(-b / (2 * a)) + 1, 1)
      },
  },
  {
    // Each width from 1 m up is tried.
    of: ['rectangle-by-area'],
    solve: ({ read }) => {
      const [more = 0, area = 0] = read(
        /is (\d+) m more than its width, and its area is ([\d,]+) m²\. Find its perimeter/,
      ).map(plain)
      for (let width = 1; width < 1000; width += 1) if (width * (width + more) === area) return 4 * width + 2 * more
      throw new Error('no width fits')
    },
  },
]
