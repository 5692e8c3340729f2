import { frac, maths, num, power, tex } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'
import { choose, factorial } from './forms.ts'

const arrange = (n: number, r: number) => factorial(n) / factorial(n - r)
const binomial = (n: number, r: number) => `\\binom{${n}}{${r}}`

export const countingAndBinomial = [
  template({
    id: 'numbers-from-digits',
    topic: 'A.i',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [count, length, first] = [draw.int(5, 8), draw.int(3, 4), draw.int(1, 2)]
      const digits = Array.from({ length: count }, (_, index) => first + index)
      return {
        ask: `How many ${length === 3 ? 'three' : 'four'}-digit numbers can be formed from the digits ${digits.slice(0, -1).join(', ')} and ${digits.at(-1)}, if no digit is repeated?`,
        answer: num(arrange(count, length)),
        slips: {
          'allowed digits to be repeated': num(count ** length),
          'left the order out': num(choose(count, length)),
          'took one digit too few': num(arrange(count, length - 1)),
          'took one choice too few at each place': num(arrange(count - 1, length)),
        },
        work: `The places can be filled in $${Array.from({ length }, (_, index) => count - index).join(' \\times ')}$ ways, which is ${num(arrange(count, length))}.`,
      }
    },
  }),
  template({
    id: 'books-of-one-subject-together',
    topic: 'A.i',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [group, physics] = [draw.int(2, 5), draw.int(2, 6)]
      draw.need(group !== physics && group + physics < 10)
      const right = factorial(group) * factorial(physics + 1)
      return {
        ask: `${group} different Mathematics books and ${physics} different Physics books are put on a shelf. In how many ways can they be arranged if the Mathematics books must stay together?`,
        answer: num(right),
        slips: {
          'arranged the books of each subject only': num(factorial(group) * factorial(physics)),
          'left the order within the group out': num(factorial(physics + 1)),
          'kept the books of both subjects together': num(2 * factorial(group) * factorial(physics)),
          'arranged all books freely': num(factorial(group + physics)),
        },
        work: `The group and the ${physics} other books stand in $${physics + 1}!$ orders, and the books in the group in $${group}!$: $${tex(factorial(physics + 1))} \\times ${factorial(group)}$ is ${num(right)}.`,
      }
    },
  }),
  template({
    id: 'round-a-table',
    topic: 'A.i',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [hosts, guests] = [draw.int(2, 4), draw.int(2, 6)]
      const count = hosts + guests
      draw.need(count > 4 && hosts !== guests)
      return {
        ask: `In how many ways can ${hosts} hosts and their ${guests} guests sit round a circular table?`,
        answer: num(factorial(count - 1)),
        slips: {
          'arranged them in a row': num(factorial(count)),
          'halved the number': num(factorial(count - 1) / 2),
          'fixed two of them': num(factorial(count - 2)),
          'arranged hosts and guests apart': num(factorial(hosts) * factorial(guests)),
        },
        work: `One of the ${count} is fixed, and the others sit in $${count - 1}!$ ways, which is ${num(factorial(count - 1))}.`,
      }
    },
  }),
  template({
    id: 'committee-of-men-and-women',
    topic: 'A.i',
    difficulty: 'Medium',
    make(draw) {
      const [men, women, m, w] = [draw.int(4, 9), draw.int(4, 8), draw.int(2, 4), draw.int(2, 3)]
      draw.need(m < men && w < women && men !== women && m !== w)
      const right = choose(men, m) * choose(women, w)
      return {
        ask: `A committee of ${m} men and ${w} women is to be chosen from ${men} men and ${women} women. In how many ways can it be done?`,
        answer: num(right),
        slips: {
          'added the two numbers of choices': num(choose(men, m) + choose(women, w)),
          'chose from all without regard to sex': num(choose(men + women, m + w)),
          'exchanged the numbers of men and women': num(choose(men, w) * choose(women, m)),
          'took the order into account': num(arrange(men, m) * arrange(women, w)),
        },
        work: `$${binomial(men, m)} \\times ${binomial(women, w)} = ${choose(men, m)} \\times ${choose(women, w)}$, which is ${num(right)}.`,
      }
    },
  }),
  template({
    id: 'committee-with-at-least',
    topic: 'A.i',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [men, women, size] = [draw.int(4, 7), draw.int(3, 5), draw.int(4, 5)]
      draw.need(men !== women)
      const of = (w: number) => choose(women, w) * choose(men, size - w)
      const all = choose(men + women, size)
      const right = all - of(0) - of(1)
      draw.need(right - of(2) > 10)
      return {
        ask: `${size} prefects are to be chosen from ${men} boys and ${women} girls. In how many ways can this be done if at least two of them must be girls?`,
        answer: num(right),
        slips: {
          'took exactly two girls': num(of(2)),
          'took at least one girl': num(all - of(0)),
          'took more than two girls': num(right - of(2)),
          'chose two girls first and then any of the rest': num(choose(women, 2) * choose(men + women - 2, size - 2)),
        },
        work: `Of ${num(all)} choices, ${num(of(0))} have no girl and ${num(of(1))} have one. What is left is ${num(right)}.`,
      }
    },
  }),
  template({
    id: 'unknown-number-of-objects',
    topic: 'A.i',
    difficulty: 'Easy',
    make(draw) {
      const [n, k] = [draw.int(6, 14), draw.int(2, 5)]
      const value = choose(n, 2) * k
      draw.need(n - 1 !== k && n * (n - 1) !== value)
      return {
        ask: `If $${k} \\times {}^{n}C_{2} = ${value}$, find the value of $n$.`,
        answer: maths(n),
        slips: {
          'took the next number down': maths(n - 1),
          'took the next number up': maths(n + 1),
          'gave the product of the two factors': maths(n * (n - 1)),
          'gave the number of pairs': maths(choose(n, 2)),
        },
        work: `$\\frac{n(n - 1)}{2} = ${choose(n, 2)}$, so $n(n - 1) = ${n * (n - 1)}$ and $n = ${n}$.`,
      }
    },
  }),
  template({
    id: 'triangles-from-points',
    topic: 'A.i',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [count, line] = [draw.int(8, 13), draw.int(4, 6)]
      const right = choose(count, 3) - choose(line, 3)
      draw.need(count - line > 3 && choose(count - line, 3) !== count && choose(count - line, 3) !== line)
      return {
        ask: `${count} points are marked on a sheet of paper. ${line} of them lie on one straight line, and no other three are in line. How many triangles have their corners at these points?`,
        answer: num(right),
        slips: {
          'forgot the points on the line': num(choose(count, 3)),
          'left the points on the line out altogether': num(choose(count - line, 3)),
          'took the pairs on the line off': num(choose(count, 3) - choose(line, 2)),
          'took off one triangle only': num(choose(count, 3) - 1),
        },
        work: `$${binomial(count, 3)} - ${binomial(line, 3)} = ${choose(count, 3)} - ${choose(line, 3)}$, which is ${num(right)}.`,
      }
    },
  }),
  template({
    id: 'coefficient-in-an-expansion',
    topic: 'A.j',
    difficulty: 'Medium',
    make(draw) {
      const [n, r, a, b] = [draw.int(4, 7), draw.int(2, 3), draw.int(2, 3), draw.int(-3, 4)]
      draw.need(Math.abs(b) > 1 && n - r >= 2 && Math.abs(b) !== a)
      const right = choose(n, r) * a ** (n - r) * b ** r
      return {
        ask: `Find the coefficient of $x^{${r}}$ in the expansion of $(${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)}x)^{${n}}$.`,
        answer: maths(right),
        slips: {
          'left the factor of the letter without its power': maths(choose(n, r) * a ** (n - r) * b),
          'left the binomial coefficient out': maths(a ** (n - r) * b ** r),
          'exchanged the two indices': maths(choose(n, r) * a ** r * b ** (n - r)),
          'took the next term': maths(choose(n, r + 1) * a ** (n - r - 1) * b ** (r + 1)),
        },
        work: `$${binomial(n, r)} \\times ${power(a, n - r)} \\times (${b})^{${r}} = ${choose(n, r)} \\times ${a ** (n - r)} \\times ${b < 0 && r === 3 ? `(${b ** r})` : b ** r} = ${tex(right)}$.`,
      }
    },
  }),
  template({
    id: 'term-without-x',
    topic: 'A.j',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [n, k, high] = [draw.pick([6, 9]), draw.int(-4, 4), draw.int(1, 2)]
      draw.need(Math.abs(k) > 1)
      // (x^high + k/x^low)^n: the exponents cancel at r.
      const low = 3 - high
      const r = (n * high) / 3
      const value = choose(n, r) * k ** r
      draw.need(Math.abs(value) < 50_000)
      return {
        ask: `Find the term independent of $x$ in the expansion of $\\left(${power('x', high)} ${k < 0 ? '-' : '+'} \\frac{${Math.abs(k)}}{${power('x', low)}}\\right)^{${n}}$.`,
        answer: maths(value),
        slips: {
          'exchanged the two indices': maths(choose(n, r) * k ** (n - r)),
          'took the factor without its power': maths(choose(n, r) * k),
          'left the binomial coefficient out': maths(k ** r),
          'left the factor out': maths(choose(n, r)),
        },
        work: `The index of $x$ is 0 for $r = ${r}$: $${binomial(n, r)} \\times (${k})^{${r}} = ${tex(value)}$.`,
      }
    },
  }),
  template({
    id: 'approximation-by-a-binomial',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [n, small, sign] = [draw.int(5, 9), draw.pick([0.01, 0.02, 0.03]), draw.pick([1, -1] as const)]
      const [first, second] = [n * small, choose(n, 2) * small ** 2]
      const of = (value: number) => num(value, 4)
      return {
        ask: `Use the first three terms of the expansion of $(1 ${sign < 0 ? '-' : '+'} x)^{${n}}$ to find an approximate value of $${num(1 + sign * small)}^{${n}}$, correct to four decimal places.`,
        answer: of(1 + sign * first + second),
        slips: {
          'took the first two terms only': of(1 + sign * first),
          'changed the sign of the third term': of(1 + sign * first - second),
          'left out the half in the third term': of(1 + sign * first + 2 * second),
          'took the sign of the second term the other way': of(1 - sign * first + second),
        },
        work: `$1 ${sign < 0 ? '-' : '+'} ${n}(${small}) + ${choose(n, 2)}(${small})^{2} = 1 ${sign < 0 ? '-' : '+'} ${num(first)} + ${num(second)}$, which is ${of(1 + sign * first + second)}.`,
      }
    },
  }),
  template({
    id: 'unknown-in-an-expansion',
    topic: 'A.j',
    difficulty: 'Medium',
    make(draw) {
      const [n, k] = [draw.int(4, 9), draw.int(2, 7)]
      draw.need(n !== k)
      const value = choose(n, 2) * k * k
      return {
        ask: `The coefficient of $x^{2}$ in the expansion of $(1 + kx)^{${n}}$ is ${num(value)}, where $k$ is positive. Find $k$.`,
        answer: maths(k),
        slips: notGiven([n, 2], {
          'gave the square': maths(k * k),
          'halved the square': maths(frac(k * k, 2)),
          'took twice as much': maths(2 * k),
          'missed it by one': maths(k + 1),
        }),
        work: `$${binomial(n, 2)}k^{2} = ${choose(n, 2)}k^{2} = ${tex(value)}$, so $k^{2} = ${k * k}$ and $k = ${k}$.`,
      }
    },
  }),
  template({
    id: 'coefficient-in-a-product',
    topic: 'A.j',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [n, a, b] = [draw.int(4, 7), draw.int(-4, 5), draw.int(2, 3)]
      draw.need(Math.abs(a) > 1 && a !== b)
      const [one, two] = [n * b, choose(n, 2) * b * b]
      return {
        ask: `Find the coefficient of $x^{2}$ in the expansion of $(1 ${a < 0 ? '-' : '+'} ${Math.abs(a)}x)(1 + ${b}x)^{${n}}$.`,
        answer: maths(two + a * one),
        slips: {
          'looked at the second bracket only': maths(two),
          'subtracted the second product': maths(two - a * one),
          'left the binomial coefficient of the second product out': maths(two + a * b),
          'left the square of the factor out': maths(choose(n, 2) * b + a * one),
        },
        work: `$(1 + ${b}x)^{${n}} = 1 + ${one}x + ${two}x^{2} + \\ldots$, so the coefficient is $${two} + (${a})(${one}) = ${tex(two + a * one)}$.`,
      }
    },
  }),
]
