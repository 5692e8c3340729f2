import type { Printed, Solver } from '../make/solver.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b))

/** The first terms as they are printed, each in a formula of its own. */
const firstTerms = ({ formulas, value }: Printed) =>
  formulas.map((one) => value(one)).filter((one) => !Number.isNaN(one))

/** So many terms, written out one after the other: `next` follows from the last one. */
function writtenOut(first: number, count: number, next: (last: number) => number): number[] {
  const all = [first]
  while (all.length < count) all.push(next(all.at(-1) ?? 0))
  return all
}

export const sequencesSolvers: Solver[] = [
  {
    of: ['term-of-an-arithmetic-progression'],
    solve: (question) => {
      const [first = 0, second = 0] = firstTerms(question)
      const [place] = question.read(/the (\d+)\w+ term/)
      return writtenOut(first, Number(place), (last) => last + second - first).at(-1) ?? Number.NaN
    },
  },
  {
    // Each rule must give every printed term.
    of: ['rule-of-an-arithmetic-progression'],
    solve: (question) => {
      const terms = firstTerms(question)
      return ({ formula }) => terms.every((term, index) => near(question.value(formula, { n: index + 1 }), term))
    },
  },
  {
    // Each difference is counted on from the first of the two terms.
    of: ['difference-from-two-terms'],
    solve: ({ read }) => {
      const [from = 0, low = 0, to = 0, high = 0] = read(
        /The (\d+)\w+ term .* is (-?\d+) and the (\d+)\w+ term is (-?\d+)/,
      ).map(Number)
      return ({ value: step }) => near(writtenOut(low, to - from + 1, (last) => last + step).at(-1) ?? Number.NaN, high)
    },
  },
  {
    of: ['sum-of-an-arithmetic-progression'],
    solve: (question) => {
      const [first = 0, second = 0] = firstTerms(question)
      const [count] = question.read(/first (\d+) terms/)
      return writtenOut(first, Number(count), (last) => last + second - first).reduce((sum, one) => sum + one, 0)
    },
  },
  {
    of: ['which-term'],
    solve: (question) => {
      const [first = 0, second = 0] = firstTerms(question)
      const [asked] = question.read(/equal to (\d+)/)
      return writtenOut(first, 500, (last) => last + second - first).indexOf(Number(asked)) + 1
    },
  },
  {
    of: ['term-of-a-geometric-progression'],
    solve: (question) => {
      const [first = 0, second = 0] = firstTerms(question)
      const [place] = question.read(/Find its (\d+)\w+ term/)
      return writtenOut(first, Number(place), (last) => (last * second) / first).at(-1) ?? Number.NaN
    },
  },
  {
    of: ['sum-of-a-geometric-progression'],
    solve: (question) => {
      const [first = 0, second = 0] = firstTerms(question)
      const [count] = question.read(/first (\d+) terms/)
      return writtenOut(first, Number(count), (last) => (last * second) / first).reduce((sum, one) => sum + one, 0)
    },
  },
  {
    // Terms are added until they no longer matter.
    of: ['sum-to-infinity'],
    solve: ({ formulas, value }) => {
      const [first = 0, second = 0] = (formulas[0] ?? '').split(' + ').map((term) => value(term))
      const sum = writtenOut(first, 2000, (last) => (last * second) / first).reduce((all, one) => all + one, 0)
      return (option) => near(value(option.formula), sum)
    },
  },
  {
    // Each option is put into all three: the differences must be the same.
    of: ['three-terms-with-a-letter'],
    solve:
      ({ formulas, value }) =>
      (option) => {
        const [first = 0, second = 0, third = 0] = formulas.slice(0, 3).map((term) => value(term, { x: option.value }))
        return near(second - first, third - second)
      },
  },
  {
    // With the next term, the second differences stay the same.
    of: ['next-term-of-second-differences'],
    solve: (question) => {
      const terms = firstTerms(question)
      return ({ value: next }) => {
        const steps = [...terms, next].slice(1).map((term, index) => term - (terms[index] ?? Number.NaN))
        const second = steps.slice(1).map((step, index) => step - (steps[index] ?? Number.NaN))
        return second.every((step) => step === second[0])
      }
    },
  },
]
