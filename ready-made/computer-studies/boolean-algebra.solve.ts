import type { Solver } from '../make/solver.ts'

type Inputs = Record<string, boolean>

/** The value of a printed expression: bars, products, sums and ⊕ of letters. */
function worthOf(formula: string, inputs: Inputs): boolean {
  const tokens = formula.match(/\\overline|\\cdot|\\oplus|[A-D+(){}]/g) ?? []
  if (tokens.join('') !== formula.replaceAll(' ', '')) throw new Error(`no Boolean expression: ${formula}`)
  let at = 0
  const take = (...wanted: string[]) => (wanted.includes(tokens[at] ?? '') ? tokens[at++] : undefined)
  const closed = (end: string): boolean => {
    const value = sum()
    if (!take(end)) throw new Error(`a bracket stays open: ${formula}`)
    return value
  }
  const atom = (): boolean => {
    if (take('\\overline')) {
      if (!take('{')) throw new Error(`a bar over nothing: ${formula}`)
      return !closed('}')
    }
    if (take('(')) return closed(')')
    const letter = tokens[at++] ?? ''
    const value = inputs[letter]
    if (value === undefined) throw new Error(`${letter} has no value: ${formula}`)
    return value
  }
  const product = (): boolean => {
    let value = atom()
    while (take('\\cdot')) value = atom() && value
    return value
  }
  const sum = (): boolean => {
    let value = product()
    for (let sign = take('+', '\\oplus'); sign; sign = take('+', '\\oplus')) {
      const other = product()
      value = sign === '+' ? value || other : value !== other
    }
    return value
  }
  const value = sum()
  if (at !== tokens.length) throw new Error(`an expression that goes on: ${formula}`)
  return value
}

const allInputs: Inputs[] = Array.from({ length: 8 }, (_, row) => ({
  A: row >= 4,
  B: row % 4 >= 2,
  C: row % 2 === 1,
}))

/** Whether two expressions have one truth table. */
const isEqual = (one: string, other: string) =>
  allInputs.every((inputs) => worthOf(one, inputs) === worthOf(other, inputs))

/** By truth tables. */
export const booleanAlgebraSolvers: Solver[] = [
  {
    of: [
      'absorbed-term',
      'complement-that-falls-away',
      'complement-of-a-sum',
      'product-of-two-sums',
      'input-that-does-not-matter',
    ],
    solve: ({ formulas, text }) => {
      const [asked, more] = formulas
      if (asked === undefined || more !== undefined) throw new Error(`not one expression: ${text}`)
      return ({ formula }) => isEqual(formula, asked)
    },
  },
  {
    of: ['value-of-an-expression'],
    solve: ({ read, formulas }) => {
      const [A, B, C, D] = read(
        /^With A = ([01]), B = ([01]), C = ([01]) and D = ([01]), a circuit has the three outputs/,
      ).map((bit) => bit === '1')
      const outputs = ['X', 'Y', 'Z'].map((name) => {
        const formula = formulas.find((one) => one.startsWith(`${name} = `))?.slice(4)
        if (formula === undefined || A === undefined || B === undefined || C === undefined || D === undefined)
          throw new Error(`no output ${name}`)
        return worthOf(formula, { A, B, C, D }) ? '1' : '0'
      })
      return ({ formula }) => formula === outputs.join('')
    },
  },
  {
    // Gate by gate: each joins two signals into one.
    of: ['gates-of-an-expression'],
    solve: ({ read }) => {
      const [products = 0, inputs = 0, turned = 0] = read(
        /^A circuit adds \(OR\) (\d+) products \(AND\) of (\d+) inputs each\. (\d+) of the inputs (?:passes|each pass) through a NOT gate first\. No gate has more than two inputs/,
      ).map(Number)
      let gates = turned
      for (let signals = products * inputs; signals > 1; signals -= 1) gates += 1
      return gates
    },
  },
]
