import { lcm, listed, maths, num } from '../make/number.ts'
import { template } from '../make/template.ts'

const set = (members: readonly number[]) => `\\{${members.join(', ')}\\}`
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const multiple = (of: number) => `$n$ is a multiple of ${of}`
const notMultiple = (of: number) => `$n$ is not a multiple of ${of}`
const ifThen = (first: string, second: string) => `If ${first}, then ${second}`

export const setsAndLogic = [
  template({
    id: 'intersection-with-a-union',
    topic: 'A.a',
    difficulty: 'Easy',
    make(draw) {
      const [size, a, b, low] = [draw.int(16, 24), draw.int(2, 4), draw.int(3, 6), draw.int(8, 14)]
      draw.need(b % a !== 0 && a !== b)
      const universe = between(1, size)
      const inA = universe.filter((x) => x % a === 0)
      const inB = universe.filter((x) => x % b === 0)
      const inC = universe.filter((x) => x > low)
      const of = (holds: (x: number) => boolean) => maths(set(universe.filter(holds)))
      draw.need(inA.some((x) => x % b === 0 && x <= low))
      const right = of((x) => inA.includes(x) && (inB.includes(x) || inC.includes(x)))
      return {
        ask: `$U$ is the set of whole numbers from 1 to ${size}. $A$ is the set of multiples of ${a}, $B$ the set of multiples of ${b}, and $C$ the set of numbers greater than ${low}, all in $U$. List the members of $A \\cap (B \\cup C)$.`,
        answer: right,
        slips: {
          'put the brackets round the first two sets': of(
            (x) => (inA.includes(x) && inB.includes(x)) || inC.includes(x),
          ),
          'left the second set out': of((x) => inA.includes(x) && inC.includes(x)),
          'left the third set out': of((x) => inA.includes(x) && inB.includes(x)),
        },
        work: `Take the members of $A = ${set(inA)}$ that are multiples of ${b} or greater than ${low}: ${right}.`,
      }
    },
  }),
  template({
    id: 'intersection-of-two-ranges',
    topic: 'A.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c, d] = [draw.int(-9, -3), draw.int(2, 6), draw.int(-2, 1), draw.int(7, 12)]
      const signs = ['<', '\\le'] as const
      const [one, two, three, four] = [draw.pick(signs), draw.pick(signs), draw.pick(signs), draw.pick(signs)]
      const flipped = (sign: string) => (sign === '<' ? '\\le' : '<')
      const range = (low: number, first: string, second: string, high: number) =>
        maths(`\\{x : ${low} ${first} x ${second} ${high}\\}`)
      draw.need(c !== 0)
      const right = range(c, three, two, b)
      return {
        ask: `If $P = ${range(a, one, two, b).slice(1, -1)}$ and $Q = ${range(c, three, four, d).slice(1, -1)}$, where $x$ is a real number, find $P \\cap Q$.`,
        answer: right,
        slips: {
          'found the union': range(a, one, four, d),
          'changed the signs': range(c, flipped(three), flipped(two), b),
          'changed the sign of the lower end': range(c, flipped(three), two, b),
          'took the part of the first set alone': range(a, one, two, c),
        },
        work: `The greater lower end is that of $Q$, at $${c}$, and the smaller upper end that of $P$, at $${b}$: ${right}.`,
      }
    },
  }),
  template({
    id: 'all-three-games',
    topic: 'A.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, c, ab, ac, bc] = [
        draw.int(3, 12),
        draw.int(3, 12),
        draw.int(3, 12),
        draw.int(2, 8),
        draw.int(2, 8),
        draw.int(2, 8),
      ]
      const [all, none] = [draw.int(2, 9), draw.int(2, 6)]
      const [p, q, r] = [a + ab + ac + all, b + ab + bc + all, c + ac + bc + all]
      const [pq, pr, qr] = [ab + all, ac + all, bc + all]
      const total = a + b + c + ab + ac + bc + all + none
      draw.need(![p, q, r, pq, pr, qr, none].includes(all + none) && all !== none)
      return {
        ask: `In a class of ${total} pupils, ${p} play football, ${q} play volleyball and ${r} play chess. ${pq} play football and volleyball, ${pr} football and chess, and ${qr} volleyball and chess. ${none} play none of the three. How many play all three?`,
        answer: num(all),
        slips: {
          'forgot those who play none': num(all + none),
          'took those who play none off twice': num(Math.abs(all - none)),
          'gave those who play exactly two': num(ab + ac + bc),
          'gave those who play exactly one': num(a + b + c),
        },
        work: `$${p} + ${q} + ${r} - ${pq} - ${pr} - ${qr} + x = ${total} - ${none}$, so $x$ is ${num(all)}.`,
      }
    },
  }),
  template({
    id: 'subsets-with-a-given-member',
    topic: 'A.a',
    difficulty: 'Medium',
    make(draw) {
      const [size, given] = [draw.int(6, 10), draw.int(1, 3)]
      const names = ['a', 'b', 'c'].slice(0, given)
      const which = given === 1 ? '$a$' : given === 2 ? 'both $a$ and $b$' : 'all three of these'
      return {
        ask: `A set has ${size} members, among them ${listed(names.map((name) => maths(name)))}. How many of its subsets contain ${which}?`,
        answer: num(2 ** (size - given)),
        slips: {
          'counted all subsets': num(2 ** size),
          'counted the subsets without them as well': num(2 ** size - 2 ** (size - given)),
          'left one member too many out': num(2 ** (size - given - 1)),
          'took one subset off': num(2 ** (size - given) - 1),
        },
        work: `Each of the other ${size - given} members is in the subset or not: $2^{${size - given}}$ is ${num(2 ** (size - given))}.`,
      }
    },
  }),
  template({
    id: 'multiples-of-one-or-the-other',
    topic: 'A.a',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, top] = [draw.int(2, 6), draw.int(4, 9), draw.int(10, 40) * 10]
      draw.need(b % a !== 0 && a < b)
      const both = Math.floor(top / lcm(a, b))
      const [first, second] = [Math.floor(top / a), Math.floor(top / b)]
      return {
        ask: `How many of the whole numbers from 1 to ${top} are multiples of ${a} or of ${b}?`,
        answer: num(first + second - both),
        slips: {
          'counted the multiples of both twice': num(first + second),
          'left the multiples of both out': num(first + second - 2 * both),
          'counted the multiples of both only': num(both),
          'added the numbers before dividing': num(Math.floor(top / (a + b))),
        },
        work: `There are ${first} multiples of ${a}, ${second} of ${b} and ${both} of ${lcm(a, b)}: $${first} + ${second} - ${both}$ is ${num(first + second - both)}.`,
      }
    },
  }),
  template({
    id: 'contrapositive',
    topic: 'A.d',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [small, times] = [draw.int(2, 9), draw.int(2, 6)]
      const great = small * times
      return {
        ask: `Which statement says the same as “${ifThen(multiple(great), multiple(small))}”?`,
        answer: ifThen(notMultiple(small), notMultiple(great)),
        slips: {
          'took the converse': ifThen(multiple(small), multiple(great)),
          'took the inverse': ifThen(notMultiple(great), notMultiple(small)),
          'denied the end only': ifThen(multiple(great), notMultiple(small)),
        },
        work: `What follows is denied first, and then the condition: ${ifThen(notMultiple(small), notMultiple(great))}.`,
      }
    },
  }),
  template({
    id: 'negation-of-an-implication',
    topic: 'A.d',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [a, b] = [draw.int(2, 12), draw.int(3, 20)]
      draw.need(a !== b)
      const [first, second] = [`$x > ${a}$`, `$y < ${b}$`]
      const [notFirst, notSecond] = [`$x \\le ${a}$`, `$y \\ge ${b}$`]
      return {
        ask: `Which statement is the negation of “If ${first}, then ${second}”?`,
        answer: `${first} and ${notSecond}`,
        slips: {
          'denied the end only': ifThen(first, notSecond),
          'denied the first part': `${notFirst} and ${second}`,
          'denied both parts': `${notFirst} and ${notSecond}`,
        },
        work: `It fails only where the first part holds and the second does not: ${first} and ${notSecond}.`,
      }
    },
  }),
  template({
    id: 'counterexample',
    topic: 'A.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b] = [draw.int(2, 8), draw.int(3, 9)]
      const common = lcm(a, b)
      draw.need(common !== a && common !== b)
      const k = draw.int(2, 9)
      const wrong = a * k
      draw.need(wrong % b !== 0 && wrong !== a)
      const others = [common, 2 * common, 3 * common, b * (draw.int(1, 3) * a + 1)]
      return {
        ask: `“Every whole number that is divisible by ${a} is divisible by ${b}.” Which number shows that this statement is false?`,
        answer: num(wrong),
        slips: {
          'took a number for which it holds': num(others[0] ?? 1),
          'took another number for which it holds': num(others[1] ?? 1),
          'took a number that is not divisible by the first': num(
            (others[3] ?? 0) % a === 0 ? 3 * common : (others[3] ?? 1),
          ),
          'took a multiple of both': num(others[2] ?? 1),
        },
        work: `It must be divisible by ${a} and not by ${b}: $${wrong} = ${a} \\times ${k}$, so it is ${num(wrong)}.`,
      }
    },
  }),
]
