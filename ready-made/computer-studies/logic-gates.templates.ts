import { maths, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { bits, posed } from './posed.ts'

const pattern = (value: number, width = 4) => maths(bits(value, width))
const gates = {
  AND: (a: number, b: number) => a & b,
  OR: (a: number, b: number) => a | b,
  NAND: (a: number, b: number) => 1 - (a & b),
  NOR: (a: number, b: number) => 1 - (a | b),
  XOR: (a: number, b: number) => a ^ b,
  XNOR: (a: number, b: number) => 1 - (a ^ b),
} as const
type Gate = keyof typeof gates
/** A gate on two patterns, bit by bit. */
const onBits = (gate: Gate, a: number, b: number, width: number) =>
  Number.parseInt(
    Array.from({ length: width }, (_, at) =>
      gates[gate]((a >> (width - 1 - at)) & 1, (b >> (width - 1 - at)) & 1),
    ).join(''),
    2,
  )

/** Of three inputs. */
const circuits: ReadonlyArray<{ said: string; of: (a: number, b: number, c: number) => number }> = [
  { said: '(A AND B) OR C', of: (a, b, c) => (a & b) | c },
  { said: 'A AND (B OR C)', of: (a, b, c) => a & (b | c) },
  { said: '(A OR B) AND (NOT C)', of: (a, b, c) => (a | b) & (1 - c) },
  { said: '(A NAND B) AND C', of: (a, b, c) => (1 - (a & b)) & c },
  { said: '(A NOR B) OR C', of: (a, b, c) => (1 - (a | b)) | c },
  { said: '(A XOR B) OR C', of: (a, b, c) => (a ^ b) | c },
  { said: '(A XOR B) AND (NOT C)', of: (a, b, c) => (a ^ b) & (1 - c) },
  { said: 'A OR (B AND (NOT C))', of: (a, b, c) => a | (b & (1 - c)) },
  { said: '(NOT A) AND (B OR C)', of: (a, b, c) => (1 - a) & (b | c) },
  { said: '(A AND B) XOR C', of: (a, b, c) => (a & b) ^ c },
  { said: '(A OR B) NAND C', of: (a, b, c) => 1 - ((a | b) & c) },
  { said: '(NOT A) OR (B AND C)', of: (a, b, c) => (1 - a) | (b & c) },
]
const rows = [0, 1, 2, 3, 4, 5, 6, 7]
const column = (of: (a: number, b: number, c: number) => number) =>
  rows.map((row) => of((row >> 2) & 1, (row >> 1) & 1, row & 1))

export const logicGates = [
  template({
    id: 'gate-on-two-signals',
    topic: '3.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b] = draw.ints(2, 2, 14) as [number, number]
      const gate = draw.pick(['AND', 'OR', 'NAND', 'NOR'] as const)
      const others = {
        AND: ['OR', 'NAND', 'XOR'],
        OR: ['AND', 'NOR', 'XOR'],
        NAND: ['AND', 'NOR', 'OR'],
        NOR: ['OR', 'NAND', 'XNOR'],
      } as const
      const [first, second, third] = others[gate]
      return posed(draw, {
        ask: `One input of a two-input ${gate} gate receives the bits ${pattern(a)} one after another, and the other receives ${pattern(b)} at the same time. What bits come out?`,
        answer: pattern(onBits(gate, a, b, 4)),
        slips: {
          [`used ${first}`]: pattern(onBits(first, a, b, 4)),
          [`used ${second}`]: pattern(onBits(second, a, b, 4)),
          [`used ${third}`]: pattern(onBits(third, a, b, 4)),
          'turned the first bit over': pattern(onBits(gate, a, b, 4) ^ 8),
          'turned the last bit over': pattern(onBits(gate, a, b, 4) ^ 1),
        },
        work: `Bit by bit, ${bits(a, 4)} ${gate} ${bits(b, 4)} gives ${pattern(onBits(gate, a, b, 4))}.`,
      })
    },
  }),
  template({
    id: 'exclusive-or-of-two-signals',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [a, b] = draw.ints(2, 40, 250) as [number, number]
      const out = onBits('XOR', a, b, 8)
      return posed(draw, {
        ask: `Two 8-bit patterns, ${pattern(a, 8)} and ${pattern(b, 8)}, are combined bit by bit by XOR gates. Which pattern comes out?`,
        answer: pattern(out, 8),
        slips: {
          'took 1 and 1 as 1': pattern(a | b, 8),
          'used XNOR gates': pattern(255 - out, 8),
          'used AND gates': pattern(a & b, 8),
          'used NAND gates': pattern(255 - (a & b), 8),
        },
        work: `XOR gives 1 where the bits differ: ${pattern(out, 8)}.`,
      })
    },
  }),
  template({
    id: 'rows-of-a-truth-table',
    topic: '3.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [inputs, others] = draw.ints(2, 2, 6) as [number, number]
      const [first, second] = [2 ** inputs, 2 ** others]
      return posed(draw, {
        ask: `A circuit with ${inputs} inputs and another with ${others} inputs are to be tested. How many rows do their truth tables have together?`,
        answer: num(first + second),
        slips: {
          'made one table of all inputs': num(2 ** (inputs + others)),
          'doubled the inputs': num(2 * (inputs + others)),
          'squared the inputs': num(inputs ** 2 + others ** 2),
          'left out the rows of noughts': num(first + second - 2),
        },
        work: `$2^{${inputs}} + 2^{${others}}$ is ${num(first + second)}.`,
      })
    },
  }),
  template({
    id: 'rows-with-output-one',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [ors, ands] = [draw.int(2, 6), draw.int(2, 6)]
      const gate = draw.pick(['OR', 'NAND'] as const)
      const size = ors + (ands === ors ? 1 : 0)
      const [single, second] = [2 ** size - 1, 2 ** ands]
      return posed(draw, {
        ask: `How many rows of its truth table have the output 1 for ${gate === 'OR' ? 'an OR' : 'a NAND'} gate with ${size} inputs and for an AND gate with ${ands} inputs, counted together?`,
        answer: num(single + 1),
        slips: {
          'counted all rows': num(2 ** size + second),
          'exchanged noughts and ones': num(1 + second - 1),
          'left out the AND gate': num(single),
          'took both for the same kind of gate': num(single + second - 1),
          'took one row too many': num(single + 2),
        },
        work: `The ${gate} gate has ${single} such rows and the AND gate one, together ${num(single + 1)}.`,
      })
    },
  }),
  template({
    id: 'output-column-of-a-circuit',
    topic: '3.e',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [at, other, third] = draw.ints(3, 0, circuits.length - 1) as [number, number, number]
      const [circuit, second, last] = [circuits[at], circuits[other], circuits[third]]
      draw.need(circuit !== undefined && second !== undefined && last !== undefined)
      const out = column(circuit?.of ?? (() => 0))
      const text = (values: readonly number[]) => maths(values.join(''))
      return posed(draw, {
        ask: `The truth table of ${circuit?.said} has the inputs ABC from 000 in the first row to 111 in the last. Read from the first row to the last, which is its output column?`,
        answer: text(out),
        slips: {
          'turned each output over': text(out.map((bit) => 1 - bit)),
          'read the column from the last row': text(out.toReversed()),
          [`took it for ${second?.said}`]: text(column(second?.of ?? (() => 0))),
          [`took it for ${last?.said}`]: text(column(last?.of ?? (() => 0))),
        },
        work: `${out.filter((bit) => bit === 1).length} of the 8 rows have the output 1, and the column is ${text(out)}.`,
      })
    },
  }),
  template({
    id: 'rows-of-a-circuit-with-one',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const at = draw.int(0, circuits.length - 1)
      const circuit = circuits[at]
      draw.need(circuit !== undefined)
      const ones = column(circuit?.of ?? (() => 0)).filter((bit) => bit === 1).length
      const count = draw.int(3, 9)
      return posed(draw, {
        ask: `A tester applies all eight inputs to each of ${count} equal circuits whose output is ${circuit?.said}. How many times is the output 1?`,
        answer: num(ones * count),
        slips: {
          'counted the outputs of 0': num((8 - ones) * count),
          'counted one row too many': num((ones + 1) * count),
          'counted one row too few': num((ones - 1) * count),
          'counted all outputs': num(8 * count),
        },
        work: `Each circuit gives 1 for ${ones} of the 8 inputs, so it is ${num(ones * count)}.`,
      })
    },
  }),
  template({
    id: 'chips-for-gates',
    topic: '3.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [circuits, ands, nots] = [draw.int(4, 14), draw.int(2, 7), draw.int(2, 7)]
      const [chips, others] = [Math.ceil((circuits * ands) / 4), Math.ceil((circuits * nots) / 6)]
      draw.need(ands !== nots && (circuits * ands) % 4 !== 0)
      return posed(draw, {
        ask: `A chip holds four AND gates, or six NOT gates. A class builds ${circuits} circuits, each with ${ands} AND gates and ${nots} NOT gates. What is the smallest number of chips it needs?`,
        answer: num(chips + others),
        slips: {
          'took the gates for one kind of four to a chip': num(Math.ceil((circuits * (ands + nots)) / 4)),
          'took chips for each circuit alone': num(circuits * (Math.ceil(ands / 4) + Math.ceil(nots / 6))),
          'left out a chip that is not full': num(chips + others - 1),
          'left out the NOT gates': num(chips),
        },
        work: `${circuits * ands} AND gates need ${chips} chips and ${circuits * nots} NOT gates ${others}, together ${num(chips + others)}.`,
      })
    },
  }),
  template({
    id: 'masked-register',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [value, mask] = [draw.int(80, 250), draw.pick([15, 60, 85, 170, 204, 240])]
      draw.need((value & mask) > 3)
      return posed(draw, {
        ask: `A register holds ${pattern(value, 8)}. It is combined bit by bit with ${pattern(mask, 8)} by AND gates. What is the result as a decimal number?`,
        answer: num(value & mask),
        slips: {
          'used OR gates': num(value | mask),
          'used XOR gates': num(value ^ mask),
          'kept the other bits': num(value & (255 - mask)),
          'gave the value of the mask': num(mask),
        },
        work: `The bits left are ${pattern(value & mask, 8)}, which is ${num(value & mask)}.`,
      })
    },
  }),
  template({
    id: 'full-adder-outputs',
    topic: '3.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b, carry] = [draw.int(3, 15), draw.int(3, 15), draw.int(0, 1)]
      const sum = a + b + carry
      draw.need(a !== b && sum > 15 && sum % 16 !== 0)
      const said = (total: number) => `sum ${pattern(total % 16)}, carry ${total > 15 ? 1 : 0}`
      return posed(draw, {
        ask: `Four full adders in a row add ${pattern(a)} and ${pattern(b)} with a carry in of ${carry}. What are the four sum bits and the carry out?`,
        answer: said(sum),
        slips: {
          [carry === 1 ? 'left out the carry in' : 'added a carry in']: said(carry === 1 ? sum - 1 : sum + 1),
          'did not carry between the adders': `sum ${pattern((a ^ b) | carry)}, carry ${(a & b) > 7 ? 1 : 0}`,
          'left out the carry out': `sum ${pattern(sum % 16)}, carry 0`,
          'missed the carry into the second adder': said(sum > 17 ? sum - 2 : sum + 2),
        },
        work: `In decimal it is ${a} + ${b} + ${carry} = ${sum}, that is 16 and ${sum - 16}: ${said(sum)}.`,
      })
    },
  }),
]
