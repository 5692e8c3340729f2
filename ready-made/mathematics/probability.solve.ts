import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** Whether an option is the share of `all` that is `good`: everything that can happen is written down and counted. */
function counted<One>({ value }: Printed, all: readonly One[], good: (one: One) => boolean) {
  const found = all.filter(good).length
  return (option: { formula: string }) => near(value(option.formula) * all.length, found)
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Every thing once, under the name of its kind. */
const laidOut = (kinds: readonly (readonly [string, number])[]) =>
  kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind))

/** Each thing with each, itself as well. */
const pairs = <One>(list: readonly One[]) => list.flatMap((one) => list.map((other): [One, One] => [one, other]))

/** Each two different things once, in no order. */
const choices = <One>(list: readonly One[]) =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [One, One] => [one, other]))

const isPrime = (number: number) => upTo(number).filter((divisor) => number % divisor === 0).length === 2

export const probabilitySolvers: Solver[] = [
  {
    of: ['one-ball'],
    solve: (question) => {
      const [red, blue, white, asked] = question.read(
        /(\d+) red, (\d+) blue and (\d+) white balls\. One ball .* that it is (red|blue|white)\.$/,
      )
      const balls = laidOut([
        ['red', Number(red)],
        ['blue', Number(blue)],
        ['white', Number(white)],
      ])
      return counted(question, balls, (ball) => ball === asked)
    },
  },
  {
    of: ['not-one-colour'],
    solve: (question) => {
      const [mangoes, oranges, guavas, asked] = question.read(
        /(\d+) mangoes, (\d+) oranges and (\d+) guavas\. .* that it is not an? (mango|orange|guava)\?$/,
      )
      const fruits = laidOut([
        ['mango', Number(mangoes)],
        ['orange', Number(oranges)],
        ['guava', Number(guavas)],
      ])
      return counted(question, fruits, (fruit) => fruit !== asked)
    },
  },
  {
    of: ['sum-of-two-dice'],
    solve: (question) => {
      const [side, bound] = question.read(/sum of the numbers is (less|greater) than (\d+)\?$/)
      const good = (sum: number) => (side === 'less' ? sum < Number(bound) : sum > Number(bound))
      return counted(question, pairs(upTo(6)), ([one, other]) => good(one + other))
    },
  },
  {
    of: ['two-balls-with-replacement'],
    solve: (question) => {
      const [red, green] = question.read(/(\d+) red and (\d+) green pens\. .* put back, .* that both are red\.$/)
      const pens = laidOut([
        ['red', Number(red)],
        ['green', Number(green)],
      ])
      return counted(question, pairs(pens), (two) => two.every((pen) => pen === 'red'))
    },
  },
  {
    of: ['two-balls-without-replacement'],
    solve: (question) => {
      const [black, white] = question.read(
        /without replacement, from (\d+) black and (\d+) white ones\. .* that both are black\?$/,
      )
      const marbles = laidOut([
        ['black', Number(black)],
        ['white', Number(white)],
      ])
      return counted(question, choices(marbles), (two) => two.every((marble) => marble === 'black'))
    },
  },
  {
    of: ['one-of-each-colour'],
    solve: (question) => {
      const [all, faulty] = question.read(
        /^Out of (\d+) \w+, (\d+) are faulty\. .* without replacement\. .* exactly one of them is faulty\.$/,
      )
      const torches = upTo(Number(all)).map((torch) => torch <= Number(faulty))
      return counted(question, choices(torches), ([one, other]) => one !== other)
    },
  },
  {
    // Of as many equal days as both denominators make, the days on which somebody passes.
    of: ['at-least-one-passes'],
    solve: (question) => {
      question.read(/(at least one of them passes), if the two results are independent/)
      const [first, second] = question.formulas.map((formula) =>
        /\{(\d+)\}\{(\d+)\}/.exec(formula)?.slice(1).map(Number),
      )
      const [pass = 0, of = 0] = first ?? []
      const [other = 0, ofOther = 0] = second ?? []
      const days = upTo(of).flatMap((day) => upTo(ofOther).map((again): [number, number] => [day, again]))
      return counted(question, days, ([day, again]) => day <= pass || again <= other)
    },
  },
  {
    of: ['prime-or-multiple'],
    solve: (question) => {
      const [last, factor] = question.read(/whole numbers 1 to (\d+)\. .* prime or a multiple of (\d+)\.$/)
      return counted(question, upTo(Number(last)), (number) => isPrime(number) || number % Number(factor) === 0)
    },
  },
  {
    // The faces come in turn, each as often as the others.
    of: ['expected-number'],
    solve: ({ read }) => {
      const [faces = 0, throws = 0, bound = 0] = read(
        /numbered 1 to (\d+)\. It is thrown (\d+) times\. .* a number greater than (\d+) expected\?$/,
      ).map(Number)
      return upTo(throws).filter((turn) => (turn % faces) + 1 > bound).length
    },
  },
  {
    // The balls of each option are put in, and the bag is counted.
    of: ['unknown-number-of-balls'],
    solve: ({ read, formulas, value }) => {
      const [red = 0, blue = 0] = read(/has (\d+) red and (\d+) blue balls\. How many red balls must be added/).map(
        Number,
      )
      const asked = value(formulas[0] ?? '')
      return ({ value: added }) => near((red + added) / (red + blue + added), asked)
    },
  },
]
