import { people } from '../make/nigeria.ts'
import { ends, frac, maths, naira, num, power, round, tex } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'
import { choose } from './forms.ts'

const chance = (top: number, under: number) => maths(frac(top, under))
const trueChance = (...list: ReadonlyArray<readonly [number, number]>) =>
  list.every(([top, under]) => top > 0 && top < under)

export const probability = [
  template({
    id: 'conditional-from-a-union',
    topic: 'B.b',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, both, all] = [draw.int(4, 11), draw.int(4, 11), draw.int(1, 6), draw.pick([12, 15, 16, 18, 20])]
      const union = a + b - both
      draw.need(both < Math.min(a, b) && union < all && a !== b && a * b !== both * all)
      return {
        ask: `$A$ and $B$ are two events with $P(A) = ${frac(a, all)}$, $P(B) = ${frac(b, all)}$ and $P(A \\cup B) = ${frac(union, all)}$. Find $P(A \\mid B)$.`,
        answer: chance(both, b),
        slips: {
          'divided by the wrong probability': chance(both, a),
          'gave the probability of both': chance(both, all),
          'divided by the union': chance(both, union),
          'multiplied the two probabilities': chance(a * b, all * all),
        },
        work: `$P(A \\cap B) = ${frac(a, all)} + ${frac(b, all)} - ${frac(union, all)} = ${frac(both, all)}$. Divided by $P(B)$ it is ${chance(both, b)}.`,
      }
    },
  }),
  template({
    id: 'conditional-from-a-table',
    topic: 'B.b',
    difficulty: 'Easy',
    make(draw) {
      const [a, b, c, d] = [draw.int(8, 25), draw.int(8, 25), draw.int(8, 25), draw.int(8, 25)]
      draw.need(a + b !== a + c && a * (a + b + c + d) !== (a + b) * (a + c))
      return {
        ask: `The table shows how pupils of two classes travel to school. A pupil is chosen at random and is found to walk. What is the probability that the pupil is in SS 2?\n\n| | Walk | Ride |\n|---|---|---|\n| SS 2 | ${a} | ${b} |\n| SS 3 | ${c} | ${d} |`,
        answer: chance(a, a + c),
        slips: {
          'divided by the size of the class': chance(a, a + b),
          'divided by the number of all pupils': chance(a, a + b + c + d),
          'took the other class': chance(c, a + c),
          'left out what is known of the pupil': chance(a + b, a + b + c + d),
        },
        work: `$${a} + ${c} = ${a + c}$ pupils walk, and ${a} of them are in SS 2: ${chance(a, a + c)}.`,
      }
    },
  }),
  template({
    id: 'independent-events-union',
    topic: 'B.b',
    difficulty: 'Easy',
    make(draw) {
      const [p, q, r, s] = [draw.int(1, 4), draw.int(3, 7), draw.int(1, 4), draw.int(3, 7)]
      draw.need(p < q && r < s && q !== s)
      const all = q * s
      draw.need(trueChance([p * s + r * q, all]) && p * s !== r * q)
      return {
        ask: `$A$ and $B$ are independent events. If $P(A) = ${frac(p, q)}$ and $P(B) = ${frac(r, s)}$, find $P(A \\cup B)$.`,
        answer: chance(p * s + r * q - p * r, all),
        slips: {
          'added the probabilities': chance(p * s + r * q, all),
          'multiplied the probabilities': chance(p * r, all),
          'found that neither happens': chance((q - p) * (s - r), all),
          'found that exactly one happens': chance(p * s + r * q - 2 * p * r, all),
        },
        work: `$P(A \\cap B) = ${frac(p, q)} \\times ${frac(r, s)} = ${frac(p * r, all)}$, and $${frac(p, q)} + ${frac(r, s)} - ${frac(p * r, all)} = ${frac(p * s + r * q - p * r, all)}$.`,
      }
    },
  }),
  template({
    id: 'exactly-so-many-successes',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [n, r, p, q] = [draw.int(4, 6), draw.int(2, 3), draw.int(1, 3), draw.int(3, 5)]
      draw.need(p < q)
      const fail = q - p
      const top = choose(n, r) * p ** r * fail ** (n - r)
      const name = draw.person()
      draw.need(p !== fail)
      return {
        ask: `${name} hits the target with probability $${frac(p, q)}$ at each shot. Find the probability of exactly ${r} hits in ${n} shots.`,
        answer: chance(top, q ** n),
        slips: {
          'left the binomial coefficient out': chance(p ** r * fail ** (n - r), q ** n),
          'exchanged success and failure': chance(choose(n, r) * fail ** r * p ** (n - r), q ** n),
          'left the misses out': chance(p ** r, q ** r),
          'took one order fewer': chance((choose(n, r) - 1) * p ** r * fail ** (n - r), q ** n),
        },
        work: `$\\binom{${n}}{${r}}\\left(${frac(p, q)}\\right)^{${r}}${power(`\\left(${frac(fail, q)}\\right)`, n - r)} = ${frac(top, q ** n)}$.`,
      }
    },
  }),
  template({
    id: 'at-least-one-success',
    topic: 'B.b',
    difficulty: 'Medium',
    make(draw) {
      const [n, p, q] = [draw.int(3, 4), draw.int(1, 3), draw.int(4, 7)]
      draw.need(2 * p !== q && p < q)
      const fail = q - p
      return {
        ask: `The probability that a seed does not germinate is $${frac(p, q)}$. ${n === 3 ? 'Three' : 'Four'} such seeds are planted. What is the probability that at least one of them germinates?`,
        answer: chance(q ** n - p ** n, q ** n),
        slips: {
          'found that all germinate': chance(fail ** n, q ** n),
          'found that at least one does not germinate': chance(q ** n - fail ** n, q ** n),
          'found that exactly one germinates': chance(n * fail * p ** (n - 1), q ** n),
          'found that none germinates': chance(p ** n, q ** n),
        },
        work: `$1 - \\left(${frac(p, q)}\\right)^{${n}} = ${frac(q ** n - p ** n, q ** n)}$.`,
      }
    },
  }),
  template({
    id: 'variance-of-a-binomial-distribution',
    topic: 'B.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [n, per] = [draw.int(4, 20) * 10, draw.pick([5, 10, 20, 30, 40, 60])]
      const p = per / 100
      draw.need(ends(n * p * (1 - p), 2))
      const of = (value: number) => num(round(value, 2))
      return {
        ask: `${per}% of the bulbs from a factory are faulty. The number of faulty bulbs in samples of ${n} has a binomial distribution. Find its variance.`,
        answer: of(n * p * (1 - p)),
        slips: {
          'found the mean': of(n * p),
          'squared the probability of a sound bulb': of(n * (1 - p) ** 2),
          'counted the sound bulbs': of(n * (1 - p)),
          'squared the probability': of(n * p * p),
        },
        work: `$npq = ${n} \\times ${num(p)} \\times ${num(1 - p)}$, which is ${of(n * p * (1 - p))}.`,
      }
    },
  }),
  template({
    id: 'probability-from-mean-and-variance',
    topic: 'B.b',
    difficulty: 'Medium',
    make(draw) {
      const [p, q, times] = [draw.int(1, 5), draw.int(3, 8), draw.int(2, 6)]
      draw.need(p < q && 2 * p !== q)
      const n = q * times
      const [mean, under] = [p * times, q]
      draw.need(n > 6 && (times * p * (q - p)) % q !== mean)
      return {
        ask: `A binomial distribution has the mean ${mean} and the variance $${frac(times * p * (q - p), under)}$. Find the number of trials.`,
        answer: num(n),
        slips: notGiven([mean], {
          'multiplied the mean by the denominator': num(mean * q),
          // Fewer trials than successes would give themselves away.
          'gave the mean number of failures': num(n - mean > mean ? n - mean : n),
          'added the successes to the trials': num(n + mean),
          'divided by the probability of failure, rounded': num(Math.round((mean * q) / (q - p))),
          'doubled the number': num(2 * n),
        }),
        work: `The variance divided by the mean is $q = ${frac(q - p, q)}$, so $p = ${frac(p, q)}$ and $n = ${mean} \\div ${frac(p, q)}$, which is ${num(n)}.`,
      }
    },
  }),
  template({
    id: 'exactly-one-of-three-solves',
    topic: 'B.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, c] = [draw.int(2, 5), draw.int(2, 5), draw.int(2, 6)]
      const [first, second, third] = draw.several(people, 3)
      draw.need(a !== b && b !== c && a !== c)
      const all = a * b * c
      const right = (b - 1) * (c - 1) + (a - 1) * (c - 1) + (a - 1) * (b - 1)
      return {
        ask: `The probabilities that ${first}, ${second} and ${third} can solve a problem are $${frac(1, a)}$, $${frac(1, b)}$ and $${frac(1, c)}$. They work alone. What is the probability that exactly one of them solves it?`,
        answer: chance(right, all),
        slips: {
          'found that at least one solves it': chance(all - (a - 1) * (b - 1) * (c - 1), all),
          'found that exactly two solve it': chance(a + b + c - 3, all),
          'found that nobody solves it': chance((a - 1) * (b - 1) * (c - 1), all),
          'found that all three solve it': chance(1, all),
        },
        work: `$\\frac{${(b - 1) * (c - 1)}}{${all}} + \\frac{${(a - 1) * (c - 1)}}{${all}} + \\frac{${(a - 1) * (b - 1)}}{${all}} = ${frac(right, all)}$.`,
      }
    },
  }),
  template({
    id: 'which-machine-made-it',
    topic: 'B.b',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [share, one, other] = [draw.int(20, 80, 5), draw.int(2, 8), draw.int(2, 8)]
      draw.need(share !== 50 && one !== other)
      const [first, second] = [share * one, (100 - share) * other]
      draw.need(first !== second)
      return {
        ask: `Machine $X$ makes ${share}% of the bottle caps of a factory, and ${one}% of its caps are faulty. Machine $Y$ makes the rest, and ${other}% of its caps are faulty. A cap is found to be faulty. What is the probability that $X$ made it?`,
        answer: chance(first, first + second),
        slips: {
          'found the probability for the other machine': chance(second, first + second),
          'left the shares of the machines out': chance(one, one + other),
          'found the share of faulty caps': chance(first + second, 10_000),
          'found that a cap is faulty and comes from the first machine': chance(first, 10_000),
        },
        work: `Of 10,000 caps, ${num(first)} are faulty from $X$ and ${num(second)} from $Y$. The probability is ${chance(first, first + second)}.`,
      }
    },
  }),
  template({
    id: 'committee-by-chance',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [men, women, size, w] = [draw.int(4, 7), draw.int(3, 6), draw.int(3, 4), draw.int(1, 2)]
      draw.need(men !== women)
      const all = choose(men + women, size)
      const right = choose(women, w) * choose(men, size - w)
      return {
        ask: `A committee of ${size} is chosen at random from ${men} men and ${women} women. Find the probability that it has exactly ${w === 1 ? 'one woman' : 'two women'}.`,
        answer: chance(right, all),
        slips: {
          'exchanged men and women': chance(choose(men, w) * choose(women, size - w), all),
          'added the two numbers of choices': chance(choose(women, w) + choose(men, size - w), all),
          'left the men out': chance(choose(women, w), all),
          'chose with replacement and in one order': chance(women ** w * men ** (size - w), (men + women) ** size),
        },
        work: `$\\frac{${choose(women, w)} \\times ${choose(men, size - w)}}{${all}} = ${frac(right, all)}$.`,
      }
    },
  }),
  template({
    id: 'expected-gain',
    topic: 'B.b',
    difficulty: 'Easy',
    make(draw) {
      const [few, some, prize] = [draw.int(1, 4), draw.int(5, 12), draw.int(4, 20) * 500]
      const small = draw.int(1, 5) * 200
      const all = 200
      draw.need(small < prize)
      const total = few * prize + some * small
      draw.need(total % all === 0)
      const of = (value: number) => naira(round(value))
      return {
        ask: `A school sells ${all} tickets of a draw. ${few === 1 ? 'One ticket wins' : `${few} tickets win`} ${naira(prize)}${few === 1 ? '' : ' each'}, ${some} tickets win ${naira(small)} each, and the others win nothing. Find the expected value of a ticket.`,
        answer: of(total / all),
        slips: {
          'left the small prizes out': of((few * prize) / all),
          'left the great prize out': of((some * small) / all),
          'divided by the tickets that win': of(total / (few + some)),
          'took one prize of each kind': of((prize + small) / all),
        },
        work: `$\\frac{${few} \\times ${tex(prize)} + ${some} \\times ${tex(small)}}{${all}}$ is ${of(total / all)}.`,
      }
    },
  }),
]
