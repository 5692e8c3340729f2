import type { Draw } from '../make/draw.ts'
import { num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed } from './posed.ts'

/** A, B and C in a drawn order, each as it is or turned over. */
const inputs = (draw: Draw) =>
  draw.several(['A', 'B', 'C'], 3).map((name) => (draw.int(0, 1) === 1 ? `\\overline{${name}}` : name)) as [
    string,
    string,
    string,
  ]
/** What is turned over twice is as it was. */
const not = (of: string) => /^\\overline\{([A-Z])\}$/.exec(of)?.[1] ?? `\\overline{${of}}`
const and = (...of: readonly string[]) => of.join(' \\cdot ')
const said = (formula: string) => `$${formula}$`

export const booleanAlgebra = [
  template({
    id: 'absorbed-term',
    topic: '3.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = inputs(draw)
      return {
        ask: `Which of these is equal to the Boolean expression ${said(`${and(a, b)} + ${and(a, b, c)}`)}?`,
        answer: said(and(a, b)),
        slips: {
          'kept the longer term': said(and(a, b, c)),
          'took the two terms apart': said(`${and(a, b)} + ${c}`),
          'kept the third input alone': said(c),
          'took OR for AND': said(`${a} + ${b}`),
        },
        work: `Where ${said(and(a, b))} is 0 both terms are 0, and where it is 1 the sum is 1, so it is ${said(and(a, b))}.`,
      }
    },
  }),
  template({
    id: 'complement-that-falls-away',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c] = inputs(draw)
      return {
        ask: `Simplify the Boolean expression ${said(`${a} + ${and(not(a), b, c)}`)}.`,
        answer: said(`${a} + ${and(b, c)}`),
        slips: {
          'left out the other inputs': said(a),
          'took the complement away with its term': said(`${not(a)} + ${and(b, c)}`),
          'took AND for OR': said(`${a} + ${b} + ${c}`),
          'multiplied by the first input': said(and(a, b, c)),
        },
        work: `Where ${said(a)} is 1 the whole is 1; where it is 0 the term ${said(and(b, c))} decides. So it is ${said(`${a} + ${and(b, c)}`)}.`,
      }
    },
  }),
  template({
    id: 'complement-of-a-sum',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c] = inputs(draw)
      return {
        ask: `By De Morgan's laws, ${said(not(`${a} + ${and(b, c)}`))} is equal to which expression?`,
        answer: said(`${not(a)} \\cdot (${not(b)} + ${not(c)})`),
        slips: {
          'kept the operations': said(`${not(a)} + ${and(not(b), not(c))}`),
          'changed one operation only': said(and(not(a), not(b), not(c))),
          'kept the inputs': said(`${a} \\cdot (${b} + ${c})`),
          'changed the other operation only': said(`${not(a)} + ${not(b)} + ${not(c)}`),
        },
        work: `OR becomes AND, AND becomes OR, and each input its complement: ${said(`${not(a)} \\cdot (${not(b)} + ${not(c)})`)}.`,
      }
    },
  }),
  template({
    id: 'product-of-two-sums',
    topic: '3.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b, c] = inputs(draw)
      return {
        ask: `What is the simplest form of ${said(`(${a} + ${b}) \\cdot (${a} + ${not(c)})`)} in Boolean algebra?`,
        answer: said(`${a} + ${and(b, not(c))}`),
        slips: {
          'took the common input as a factor': said(`${a} \\cdot (${b} + ${not(c)})`),
          'added all the inputs': said(`${a} + ${b} + ${not(c)}`),
          'lost the complement': said(`${a} + ${and(b, c)}`),
          'lost the common input': said(and(b, not(c))),
        },
        work: `Multiplied out, every other term holds ${said(a)} and is absorbed by it: ${said(`${a} + ${and(b, not(c))}`)}.`,
      }
    },
  }),
  template({
    id: 'input-that-does-not-matter',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c] = inputs(draw)
      return {
        ask: `A circuit is described by ${said(`${and(a, b, c)} + ${and(a, not(b), c)}`)}. To which expression can it be simplified?`,
        answer: said(and(a, c)),
        slips: {
          'kept the input that falls away': said(and(a, b)),
          'kept one input only': said(a),
          'took OR for AND': said(`${a} + ${c}`),
          'kept the other pair': said(and(b, c)),
        },
        work: `${said(`${b} + ${not(b)}`)} is always 1, so what is left is ${said(and(a, c))}.`,
      }
    },
  }),
  template({
    id: 'value-of-an-expression',
    topic: '3.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c, d] = [draw.int(0, 1), draw.int(0, 1), draw.int(0, 1), draw.int(0, 1)]
      const first = (a & b) | (1 - c)
      const second = (1 - (b | d)) | (a & c)
      const third = (a ^ d) & (b | c)
      const outputs = `${first}${second}${third}`
      const turned = (...places: number[]) =>
        said([...outputs].map((bit, at) => (places.includes(at) ? String(1 - Number(bit)) : bit)).join(''))
      return {
        ask: `With A = ${a}, B = ${b}, C = ${c} and D = ${d}, a circuit has the three outputs $X = A \\cdot B + \\overline{C}$, $Y = \\overline{B + D} + A \\cdot C$ and $Z = (A \\oplus D) \\cdot (B + C)$. What are X, Y and Z in this order?`,
        answer: said(outputs),
        slips: {
          'left out the complement of C': said(`${(a & b) | c}${second}${third}`),
          'left out the complement of B + D': said(`${first}${b | d | (a & c)}${third}`),
          'took OR for the exclusive OR': said(`${first}${second}${(a | d) & (b | c)}`),
          'turned the last output over': turned(2),
          'turned the first output over': turned(0),
          'turned the second output over': turned(1),
        },
        work: `X is ${first}, Y is ${second} and Z is ${third}: ${said(outputs)}.`,
      }
    },
  }),
  template({
    id: 'gates-of-an-expression',
    topic: '3.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [terms, wide, turned] = [draw.int(2, 5), draw.int(2, 4), draw.int(1, 3)]
      const [ands, ors] = [terms * (wide - 1), terms - 1]
      draw.need(turned !== terms)
      return posed(draw, {
        ask: `A circuit adds (OR) ${terms} products (AND) of ${wide} inputs each. ${turned} of the inputs ${turned === 1 ? 'passes' : 'each pass'} through a NOT gate first. No gate has more than two inputs. How many gates are there?`,
        answer: num(ands + ors + turned),
        slips: {
          'left out the NOT gates': num(ands + ors),
          'took one gate for each product': num(terms + ors + turned),
          'took one OR gate': num(ands + 1 + turned),
          'took a gate for each input': num(terms * wide + ors + turned),
          'took one OR gate too many': num(ands + terms + turned),
        },
        work: `${ands} AND gates, ${ors} OR ${ors === 1 ? 'gate' : 'gates'} and ${turned} NOT ${turned === 1 ? 'gate' : 'gates'} are in all ${num(ands + ors + turned)}.`,
      })
    },
  }),
]
