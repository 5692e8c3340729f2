import { frac, maths } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
const f = (top: number, under: number) => maths(frac(top, under))

export const probability = [
  template({
    id: 'one-ball',
    topic: 'H.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [red, blue, white] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)]
      draw.need(new Set([red, blue, white]).size === 3 && blue < red + white)
      const all = red + blue + white
      return {
        ask: `A bag holds ${red} red, ${blue} blue and ${white} white balls. One ball is taken at random. Find the probability that it is blue.`,
        answer: f(blue, all),
        slips: {
          'divided by the balls of other colours': f(blue, red + white),
          'found that it is not blue': f(red + white, all),
          'found that it is red': f(red, all),
          'took one colour as one chance': f(1, 3),
        },
        work: `${blue} of ${all} balls are blue, so the probability is ${f(blue, all)}.`,
      }
    },
  }),
  template({
    id: 'not-one-colour',
    topic: 'H.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [mango, orange, guava] = [draw.int(3, 12), draw.int(3, 12), draw.int(3, 12)]
      draw.need(new Set([mango, orange, guava]).size === 3)
      const all = mango + orange + guava
      return {
        ask: `A basket contains ${mango} mangoes, ${orange} oranges and ${guava} guavas. If a fruit is picked at random, what is the probability that it is not a mango?`,
        answer: f(all - mango, all),
        slips: {
          'found that it is a mango': f(mango, all),
          'left out the guavas': f(orange, all),
          'left out the oranges': f(guava, all),
          'divided by the mangoes and oranges': f(orange, mango + orange),
        },
        work: `${all - mango} of ${all} fruits are no mangoes: ${f(all - mango, all)}.`,
      }
    },
  }),
  template({
    id: 'sum-of-two-dice',
    topic: 'H.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [sum, up] = [draw.int(4, 10), draw.int(0, 1)]
      const ways = (holds: (value: number) => boolean) =>
        Array.from({ length: 36 }, (_, at) => Math.floor(at / 6) + (at % 6) + 2).filter(holds).length
      const good = ways((value) => (up === 1 ? value > sum : value < sum))
      const same = ways((value) => value === sum)
      return {
        ask: `Two fair dice are thrown together. What is the probability that the sum of the numbers is ${up === 1 ? 'greater' : 'less'} than ${sum}?`,
        answer: f(good, 36),
        slips: {
          'counted the sum itself as well': f(good + same, 36),
          'found the opposite': f(36 - good, 36),
          'took the eleven sums as equally likely': f(up === 1 ? 12 - sum : sum - 2, 11),
          'counted the sum itself only': f(same, 36),
        },
        work: `${good} of the 36 pairs have such a sum, so it is ${f(good, 36)}.`,
      }
    },
  }),
  template({
    id: 'two-balls-with-replacement',
    topic: 'H.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [red, green] = [draw.int(3, 9), draw.int(2, 9)]
      draw.need(red !== green)
      const all = red + green
      return {
        ask: `A box contains ${red} red and ${green} green pens. A pen is taken and put back, and then a pen is taken again. Find the probability that both are red.`,
        answer: f(red * red, all * all),
        slips: {
          'did not put the pen back': f(red * (red - 1), all * (all - 1)),
          'took the chance of one pen': f(red, all),
          'found that both are green': f(green * green, all * all),
          'found one of each colour': f(2 * red * green, all * all),
        },
        work: `$\\frac{${red}}{${all}} \\times \\frac{${red}}{${all}}$ is ${f(red * red, all * all)}.`,
      }
    },
  }),
  template({
    id: 'two-balls-without-replacement',
    topic: 'H.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [black, white] = [draw.int(3, 9), draw.int(2, 9)]
      draw.need(black !== white)
      const all = black + white
      return {
        ask: `Two marbles are drawn one after the other, without replacement, from ${black} black and ${white} white ones. What is the probability that both are black?`,
        answer: f(black * (black - 1), all * (all - 1)),
        slips: {
          'put the first one back': f(black * black, all * all),
          'reduced the black ones only': f(black * (black - 1), all * all),
          'reduced the total only': f(black * black, all * (all - 1)),
          'found that both are white': f(white * (white - 1), all * (all - 1)),
        },
        work: `$\\frac{${black}}{${all}} \\times \\frac{${black - 1}}{${all - 1}}$ is ${f(black * (black - 1), all * (all - 1))}.`,
      }
    },
  }),
  template({
    id: 'one-of-each-colour',
    topic: 'H.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [good, bad] = [draw.int(4, 12), draw.int(2, 6)]
      draw.need(good !== bad)
      const all = good + bad
      return {
        ask: `Out of ${all} torches, ${bad} are faulty. Two are chosen at random, without replacement. Find the probability that exactly one of them is faulty.`,
        answer: f(2 * good * bad, all * (all - 1)),
        slips: {
          'counted one order only': f(good * bad, all * (all - 1)),
          'put the first one back': f(2 * good * bad, all * all),
          'found that both are good': f(good * (good - 1), all * (all - 1)),
          'found that both are faulty': f(bad * (bad - 1), all * (all - 1)),
        },
        work: `Two orders: $2 \\times \\frac{${bad}}{${all}} \\times \\frac{${good}}{${all - 1}}$ is ${f(2 * good * bad, all * (all - 1))}.`,
      }
    },
  }),
  template({
    id: 'at-least-one-passes',
    topic: 'H.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [u, v] = [draw.int(3, 7), draw.int(3, 7)]
      const [a, b] = [draw.int(1, 5), draw.int(1, 5)]
      draw.need(a < u && b < v && !(a === b && u === v) && frac(a, u) !== frac(b, v))
      const [one, two] = draw.several(
        ['Ada', 'Bala', 'Efe', 'Femi', 'Halima', 'Kunle', 'Musa', 'Ngozi', 'Sade', 'Tari'],
        2,
      )
      return {
        ask: `The probabilities that ${one} and ${two} pass a test are $${frac(a, u)}$ and $${frac(b, v)}$. What is the probability that at least one of them passes, if the two results are independent?`,
        answer: f(u * v - (u - a) * (v - b), u * v),
        slips: {
          'found that both pass': f(a * b, u * v),
          'found that neither passes': f((u - a) * (v - b), u * v),
          'found that exactly one passes': f(a * (v - b) + b * (u - a), u * v),
          'took the mean of the two': f(a * v + b * u, 2 * u * v),
        },
        work: `Neither passes with $${frac(u - a, u)} \\times ${frac(v - b, v)} = ${frac((u - a) * (v - b), u * v)}$. Taken from 1 it is ${f(u * v - (u - a) * (v - b), u * v)}.`,
      }
    },
  }),
  template({
    id: 'prime-or-multiple',
    topic: 'H.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [last, of] = [draw.int(15, 40), draw.int(3, 7)]
      const numbers = Array.from({ length: last }, (_, at) => at + 1)
      const [prime, multiple] = [numbers.filter((one) => primes.includes(one)).length, Math.floor(last / of)]
      const both = primes.includes(of) ? 1 : 0
      return {
        ask: `A number is chosen at random from the whole numbers 1 to ${last}. Find the probability that it is prime or a multiple of ${of}.`,
        answer: f(prime + multiple - both, last),
        slips: {
          [both === 1 ? 'counted a number twice' : 'counted 1 as prime']: f(prime + multiple - both + 1, last),
          'counted the primes only': f(prime, last),
          'counted the multiples only': f(multiple, last),
          'multiplied the probabilities': f(prime * multiple, last * last),
        },
        work: `There are ${prime} primes and ${multiple} multiples of ${of}${both === 1 ? `, and ${of} is both` : ''}. So ${prime + multiple - both} of ${last} are good: ${f(prime + multiple - both, last)}.`,
      }
    },
  }),
  template({
    id: 'expected-number',
    topic: 'H.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [sides, times] = [draw.pick([4, 6, 8]), draw.int(10, 60)]
      const low = draw.int(2, 7)
      draw.need(low < sides)
      const good = sides - low
      return {
        ask: `A fair die has ${sides} faces numbered 1 to ${sides}. It is thrown ${times * sides} times. About how many times is a number greater than ${low} expected?`,
        answer: String(times * good),
        slips: {
          'counted the number itself as well': String(times * (good + 1)),
          'expected the numbers that are not greater': String(times * low),
          'expected one face only': String(times),
          'left one face out': String(times * (good - 1)),
        },
        work: `${good} of ${sides} faces are good, and $\\frac{${good}}{${sides}} \\times ${times * sides}$ is ${times * good}.`,
      }
    },
  }),
  template({
    id: 'unknown-number-of-balls',
    topic: 'H.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [red, blue, more] = [draw.int(3, 12), draw.int(3, 12), draw.int(2, 9)]
      const text = frac(red + more, red + blue + more)
      const under = Number(/\\frac\{\d+\}\{(\d+)\}/.exec(text)?.[1] ?? 0)
      draw.need(under > 1 && under < 10)
      return {
        ask: `A bag has ${red} red and ${blue} blue balls. How many red balls must be added so that the probability of taking a red ball is $${text}$?`,
        answer: String(more),
        slips: notGiven([red, blue, under], {
          'gave the red balls that are there then': String(red + more),
          'added one too many': String(more + 1),
          'added one too few': String(more - 1),
          'gave all the balls that are there then': String(red + blue + more),
        }),
        work: `$\\frac{${red} + x}{${red + blue} + x} = ${text}$ gives $x = ${more}$, so the number to add is ${more}.`,
      }
    },
  }),
]
