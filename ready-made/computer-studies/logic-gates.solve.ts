import type { Solver } from '../make/solver.ts'
import { stepsTo } from './odometer.ts'

/** Two-input gates by what they give for 00, 01, 10 and 11. */
const gates: Record<string, string> = {
  AND: '0001',
  OR: '0111',
  NAND: '1110',
  NOR: '1000',
  XOR: '0110',
}

function gate(name: string, first: string, second: string): string {
  const column = gates[name]
  if (column === undefined) throw new Error(`no gate: ${name}`)
  return column[Number(first) * 2 + Number(second)] ?? ''
}

const bitByBit = (name: string, first = '', second = '') =>
  [...first].map((bit, index) => gate(name, bit, second[index] ?? '')).join('')

/** The output of `(A OR B) AND (NOT C)` for the inputs given. */
function output(expression: string, inputs: Record<string, string>): string {
  let text = Object.entries(inputs).reduce(
    (now, [name, bit]) => now.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), bit),
    expression,
  )
  // From the inside outwards: brackets, NOT, gates.
  for (let count = 0; !/^[01]$/.test(text); count += 1) {
    if (count > 20) throw new Error(`no circuit: ${expression}`)
    text = text
      .replaceAll(/\(([01])\)/g, '$1')
      .replaceAll(/\bNOT ([01])\b/g, (_, bit) => (bit === '1' ? '0' : '1'))
      .replaceAll(/\(([01]) ([A-Z]+) ([01])\)/g, (_, one, name, other) => gate(name, one, other))
      .replace(/^([01]) ([A-Z]+) ([01])$/, (_, one, name, other) => gate(name, one, other))
  }
  return text
}

/** All inputs of so many in their order: 00, 01, 10, 11. */
const rows = (inputs: number) => Array.from({ length: 2 ** inputs }, (_, row) => row.toString(2).padStart(inputs, '0'))

/** How a gate with many inputs answers. */
const manyInputs: Record<string, (row: string) => boolean> = {
  AND: (row) => !row.includes('0'),
  NAND: (row) => row.includes('0'),
  OR: (row) => row.includes('1'),
  NOR: (row) => !row.includes('1'),
}

const columnOf = (circuit: string) =>
  rows(3)
    .map(([A = '', B = '', C = '']) => output(circuit, { A, B, C }))
    .join('')

/** By letting signals through the gates, row by row. */
export const logicGatesSolvers: Solver[] = [
  {
    of: ['gate-on-two-signals'],
    solve: ({ read }) => {
      const [name = '', first, second] = read(
        /^One input of a two-input ([A-Z]+) gate receives the bits \$([01]+)\$ one after another, and the other receives \$([01]+)\$ at the same time/,
      )
      return `$${bitByBit(name, first, second)}$`
    },
  },
  {
    // The option combined with one pattern gives the other.
    of: ['exclusive-or-of-two-signals'],
    solve: ({ read }) => {
      const [first = '', second = ''] = read(
        /^Two 8-bit patterns, \$([01]{8})\$ and \$([01]{8})\$, are combined bit by bit by XOR gates\./,
      )
      return ({ formula }) => bitByBit('XOR', formula, first) === second
    },
  },
  {
    of: ['rows-of-a-truth-table'],
    solve: ({ read }) => {
      const [first = 0, second = 0] = read(/^A circuit with (\d+) inputs and another with (\d+) inputs are to be/).map(
        Number,
      )
      return rows(first).length + rows(second).length
    },
  },
  {
    of: ['rows-with-output-one'],
    solve: ({ read }) => {
      const [one = '', first, other = '', second] = read(
        /have the output 1 for an? ([A-Z]+) gate with (\d+) inputs and for an? ([A-Z]+) gate with (\d+) inputs, counted together/,
      )
      const ones = (name: string, inputs: number) => rows(inputs).filter((row) => manyInputs[name]?.(row)).length
      return ones(one, Number(first)) + ones(other, Number(second))
    },
  },
  {
    of: ['output-column-of-a-circuit'],
    solve: ({ read }) => {
      const [circuit = ''] = read(
        /^The truth table of (.+) has the inputs ABC from 000 in the first row to 111 in the last\./,
      )
      return `$${columnOf(circuit)}$`
    },
  },
  {
    of: ['rows-of-a-circuit-with-one'],
    solve: ({ read }) => {
      const [many, circuit = ''] = read(
        /^A tester applies all eight inputs to each of (\d+) equal circuits whose output is (.+)\. How many times is the output 1/,
      )
      return Number(many) * columnOf(circuit).replaceAll('0', '').length
    },
  },
  {
    // Gate by gate; a new chip is begun where the last is used up.
    of: ['chips-for-gates'],
    solve: ({ read }) => {
      const [circuits = 0, ands = 0, nots = 0] = read(
        /^A chip holds four AND gates, or six NOT gates\. A class builds (\d+) circuits, each with (\d+) AND gates and (\d+) NOT gates\. What is the smallest number/,
      ).map(Number)
      const chips = (gatesNeeded: number, held: number) => {
        let [begun, free] = [0, 0]
        for (let built = 0; built < gatesNeeded; built += 1) {
          if (free === 0) [begun, free] = [begun + 1, held]
          free -= 1
        }
        return begun
      }
      return chips(circuits * ands, 4) + chips(circuits * nots, 6)
    },
  },
  {
    of: ['masked-register'],
    solve: ({ read }) => {
      const [held, mask] = read(
        /^A register holds \$([01]{8})\$\. It is combined bit by bit with \$([01]{8})\$ by AND gates\./,
      )
      return stepsTo(bitByBit('AND', held, mask), 2, '00000000', 8)
    },
  },
  {
    // From the right, place by place.
    of: ['full-adder-outputs'],
    solve: ({ read }) => {
      const [first = '', second = '', carryIn = ''] = read(
        /add \$([01]{4})\$ and \$([01]{4})\$ with a carry in of ([01])\. What are the four sum bits and the carry out/,
      )
      let [sum, carry] = ['', carryIn]
      for (let place = 3; place >= 0; place -= 1) {
        const [one, other] = [first[place] ?? '', second[place] ?? '']
        const half = gate('XOR', one, other)
        sum = gate('XOR', half, carry) + sum
        carry = gate('OR', gate('AND', one, other), gate('AND', half, carry))
      }
      return `sum $${sum}$, carry ${carry}`
    },
  },
]
