import { listed, maths, num } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const braces = (items: readonly number[]) =>
  items.length === 0 ? '$\\{\\}$' : `$\\{${[...items].sort((a, b) => a - b).join(', ')}\\}$`
const both = (one: readonly number[], other: readonly number[]) => one.filter((item) => other.includes(item))
const all = (one: readonly number[], other: readonly number[]) => [...new Set([...one, ...other])]
const without = (one: readonly number[], other: readonly number[]) => one.filter((item) => !other.includes(item))
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const pairs = [
  ['yam', 'rice'],
  ['football', 'table tennis'],
  ['Biology', 'Chemistry'],
  ['tea', 'coffee'],
  ['Government', 'Economics'],
] as const

export const sets = [
  template({
    id: 'intersection',
    topic: 'A.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [p, q] = [draw.ints(5, 1, 12), draw.ints(5, 1, 12)]
      const found = both(p, q)
      draw.need(found.length >= 2 && found.length <= 3)
      return {
        ask: `If $P = ${braces(p).slice(1, -1)}$ and $Q = ${braces(q).slice(1, -1)}$, find $P \\cap Q$.`,
        answer: braces(found),
        slips: {
          'found the members of P alone': braces(without(p, q)),
          'found the members of Q alone': braces(without(q, p)),
          'found the union': braces(all(p, q)),
          'left one out': braces(found.slice(1)),
        },
        work: `Only ${listed([...found].sort((a, b) => a - b))} are in both sets: ${braces(found)}.`,
      }
    },
  }),
  template({
    id: 'complement-of-union',
    topic: 'A.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.ints(4, 1, 10), draw.ints(4, 1, 10)]
      const universe = upTo(10)
      const found = without(universe, all(a, b))
      draw.need(both(a, b).length >= 1 && found.length >= 2 && both(a, b).length <= 2)
      return {
        ask: `$U = \\{1, 2, 3, \\ldots, 10\\}$, $A = ${braces(a).slice(1, -1)}$ and $B = ${braces(b).slice(1, -1)}$. Find $(A \\cup B)'$.`,
        answer: braces(found),
        slips: {
          'found the union': braces(all(a, b)),
          'found the complement of the intersection': braces(without(universe, both(a, b))),
          'found the complement of A': braces(without(universe, a)),
          'found the complement of B': braces(without(universe, b)),
        },
        work: `$A \\cup B = ${braces(all(a, b)).slice(1, -1)}$. What is left of $U$ is ${braces(found)}.`,
      }
    },
  }),
  template({
    id: 'complement-and-intersection',
    topic: 'A.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.ints(4, 1, 9), draw.ints(4, 1, 9)]
      const found = without(b, a)
      draw.need(both(a, b).length >= 1 && both(a, b).length <= 2 && found.length >= 2)
      const universe = upTo(9)
      return {
        ask: `The universal set is $U = \\{1, 2, 3, \\ldots, 9\\}$. If $A = ${braces(a).slice(1, -1)}$ and $B = ${braces(b).slice(1, -1)}$, find $A' \\cap B$.`,
        answer: braces(found),
        slips: {
          'took the complement of B': braces(without(a, b)),
          'left out the complement': braces(both(a, b)),
          'found the complement of the union': braces(without(universe, all(a, b))),
          'found the union with the complement': braces(all(without(universe, a), b)),
        },
        work: `$A' = ${braces(without(universe, a)).slice(1, -1)}$, and of these $B$ has ${braces(found)}.`,
      }
    },
  }),
  template({
    id: 'number-of-subsets',
    topic: 'A.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [size, first] = [draw.int(3, 7), draw.int(2, 5)]
      const members = Array.from({ length: size }, (_, at) => first * (at + 1))
      return {
        ask: `How many subsets has the set ${braces(members)}?`,
        answer: num(2 ** size),
        slips: notGiven([...members], {
          'multiplied the number of members by 2': num(2 * size),
          'squared the number of members': num(size * size),
          'left out the empty set': num(2 ** size - 1),
          'left out one member': num(2 ** (size - 1)),
        }),
        work: `Each of the ${size} members is taken or left, so there are $2^{${size}}$ subsets, which is ${num(2 ** size)}.`,
      }
    },
  }),
  template({
    id: 'size-of-union',
    topic: 'A.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, common] = [draw.int(12, 40), draw.int(12, 40), draw.int(3, 11)]
      draw.need(a !== b)
      return {
        ask: `If $n(A) = ${a}$, $n(B) = ${b}$ and $n(A \\cap B) = ${common}$, find $n(A \\cup B)$.`,
        answer: num(a + b - common),
        slips: {
          'counted the common members twice': num(a + b),
          'counted the common members three times': num(a + b + common),
          'left the common members out': num(a + b - 2 * common),
          'took only the members of A alone': num(a - common),
        },
        work: `$n(A \\cup B) = ${a} + ${b} - ${common}$, which is ${num(a + b - common)}.`,
      }
    },
  }),
  template({
    id: 'size-of-intersection',
    topic: 'A.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [onlyOne, onlyOther, common, none] = [draw.int(5, 20), draw.int(5, 20), draw.int(3, 15), draw.int(2, 8)]
      const [one, other] = draw.pick(pairs)
      draw.need(onlyOne !== onlyOther && common !== none)
      const total = onlyOne + onlyOther + common + none
      return {
        ask: `In a class of ${total}, ${onlyOne + common} like ${one}, ${onlyOther + common} like ${other} and ${none} like neither. How many like both?`,
        answer: num(common),
        slips: notGiven([total, onlyOne + common, onlyOther + common, none], {
          'left out those who like neither': num(Math.max(0, common - none)),
          'found those who like only the first': num(onlyOne),
          'found those who like only the second': num(onlyOther),
          'found those who like exactly one': num(onlyOne + onlyOther),
        }),
        work: `$${onlyOne + common} + ${onlyOther + common} - x = ${total} - ${none}$, so the number who like both is ${num(common)}.`,
      }
    },
  }),
  template({
    id: 'exactly-one-of-two',
    topic: 'A.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [onlyOne, onlyOther, common] = [draw.int(8, 30), draw.int(8, 30), draw.int(4, 20)]
      draw.need(onlyOne !== onlyOther)
      const total = onlyOne + onlyOther + common
      return {
        ask: `Each of ${total} traders sells garri, beans or both. If ${onlyOne + common} sell garri and ${onlyOther + common} sell beans, how many sell only one of the two?`,
        answer: num(onlyOne + onlyOther),
        slips: {
          'found those who sell both': num(common),
          'found those who sell only garri': num(onlyOne),
          'found those who sell only beans': num(onlyOther),
          'subtracted the two numbers': num(Math.abs(onlyOne - onlyOther)),
        },
        work: `Both are sold by $${onlyOne + common} + ${onlyOther + common} - ${total} = ${common}$ traders, so one alone is sold by ${num(onlyOne + onlyOther)}.`,
      }
    },
  }),
  template({
    id: 'three-sets',
    topic: 'A.g',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [a, b, c] = [draw.int(4, 12), draw.int(4, 12), draw.int(4, 12)]
      const [ab, bc, ca, abc] = [draw.int(2, 6), draw.int(2, 6), draw.int(2, 6), draw.int(2, 5)]
      const none = draw.int(1, 6)
      const total = a + b + c + ab + bc + ca + abc + none
      return {
        ask: `Of ${total} pupils, ${a + ab + ca + abc} take Physics, ${b + ab + bc + abc} take Biology and ${c + bc + ca + abc} take Geography. ${ab + abc} take Physics and Biology, ${bc + abc} take Biology and Geography, ${ca + abc} take Physics and Geography, and ${abc} take all three. How many take none of them?`,
        answer: num(none),
        slips: notGiven([a + ab + ca + abc, b + ab + bc + abc, c + bc + ca + abc, ab + abc, bc + abc, ca + abc, abc], {
          'did not add those who take all three again': num(none + abc),
          'took those who take all three away once more': num(none + 2 * abc),
          'found those who take Physics only': num(a),
          'found those who take Biology only': num(b),
          'found those who take Geography only': num(c),
        }),
        work: `At least one is taken by $${a + ab + ca + abc} + ${b + ab + bc + abc} + ${c + bc + ca + abc} - ${ab + abc} - ${bc + abc} - ${ca + abc} + ${abc} = ${total - none}$ pupils, so none is taken by ${num(none)}.`,
      }
    },
  }),
  template({
    id: 'set-by-a-rule',
    topic: 'A.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [step, low, count] = [draw.int(3, 8), draw.int(5, 25), draw.int(3, 5)]
      const first = Math.ceil((low + 1) / step) * step
      const members = Array.from({ length: count }, (_, at) => first + step * at)
      const last = (members.at(-1) ?? 0) + 1
      draw.need(first - low < step && first - low > 0)
      return {
        ask: `List the set of the multiples of ${step} that are greater than ${low} and less than ${last}.`,
        answer: braces(members),
        slips: {
          'began one multiple too late': braces(members.slice(1)),
          'stopped one multiple too early': braces(members.slice(0, -1)),
          'began one multiple too early': braces([first - step, ...members]),
          'went one multiple too far': braces([...members, last - 1 + step]),
        },
        work: `The first multiple above ${low} is ${first}, and the last below ${last} is ${last - 1}: ${braces(members)}.`,
      }
    },
  }),
  template({
    id: 'unknown-in-a-venn-diagram',
    topic: 'A.g',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [x, a, b, none] = [draw.int(4, 12), draw.int(2, 3), draw.int(3, 9), draw.int(3, 9)]
      const total = a * x + x + (x + b) + none
      return {
        ask: `In a survey of ${total} people, $x$ read both of two newspapers, $${a}x$ read only the first, $x + ${b}$ read only the second and ${none} read neither. Find $x$.`,
        answer: maths(x),
        slips: notGiven([total, b, none], {
          'found those who read the first only': maths(a * x),
          'found those who read the second only': maths(x + b),
          'left out those who read neither': maths(Math.round((total - b) / (a + 2))),
          'left out those who read both': maths(Math.round((total - b - none) / (a + 1))),
        }),
        work: `$x + ${a}x + x + ${b} + ${none} = ${total}$, so $${a + 2}x = ${total - b - none}$ and $x = ${x}$.`,
      }
    },
  }),
]
