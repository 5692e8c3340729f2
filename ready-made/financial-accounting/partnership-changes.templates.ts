import { people } from '../make/nigeria.ts'
import { frac, gcd, maths, naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

/** Of two partners, in their lowest terms. */
const ratios = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 1],
  [4, 3],
  [5, 3],
  [5, 2],
] as const

export const partnershipChanges = [
  template({
    id: 'goodwill-from-average-profits',
    topic: '10.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [first, second, third] = draw.ints(3, 30, 90).map((count) => count * 3000) as [number, number, number]
      const years = draw.pick([2, 4])
      const mean = (first + second + third) / 3
      return asked(draw, {
        ask: `Profits of a firm in its last three years were ${naira(first)}, ${naira(second)} and ${naira(third)}. Goodwill is valued at ${years === 2 ? 'two' : 'four'} years' purchase of the average profit. What is the goodwill?`,
        answer: mean * years,
        slips: {
          'gave the average profit': mean,
          'took the last profit': third * years,
          'divided by the years of purchase': (first + second + third) / years,
          'took three years of purchase': mean * 3,
        },
        work: `The average profit is ${naira(mean)}, and ${years} times this is`,
      })
    },
  }),
  template({
    id: 'goodwill-with-a-loss-year',
    topic: '10.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [one, two, three] = draw.ints(3, 40, 100).map((count) => count * 4000) as [number, number, number]
      const loss = draw.int(5, 20) * 4000
      const years = draw.pick([2, 3, 5])
      const total = one + two + three - loss
      return asked(draw, {
        ask: `In four years a partnership made profits of ${naira(one)}, ${naira(two)} and ${naira(three)} and a loss of ${naira(loss)}. Calculate the goodwill at ${years} years' purchase of the average profit of the four years.`,
        answer: (total / 4) * years,
        slips: {
          'added the loss': ((total + 2 * loss) / 4) * years,
          'left out the loss': ((total + loss) / 3) * years,
          'divided by three years': (total / 3) * years,
          'gave the average profit': total / 4,
        },
        work: `The average profit is ${naira(total / 4)}, and ${years} years of it are`,
      })
    },
  }),
  template({
    id: 'goodwill-from-super-profit',
    topic: '10.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [capital, rate] = [draw.int(30, 90, 2) * 10_000, draw.pick([8, 10, 12, 15])]
      const [more, years] = [draw.int(20, 80, 2) * 1000, draw.int(2, 5)]
      const normal = (capital * rate) / 100
      return asked(draw, {
        ask: `A firm with a capital of ${naira(capital)} makes an average profit of ${naira(normal + more)}. The normal return in its trade is ${rate}%. Find the goodwill at ${years} years' purchase of the super profit.`,
        answer: more * years,
        slips: {
          'took the average profit': (normal + more) * years,
          'took the normal profit': normal * years,
          'gave the super profit of one year': more,
          'added the normal profit': (2 * normal + more) * years,
        },
        work: `Normal profit is ${naira(normal)} and the super profit ${naira(more)}; ${years} times this is`,
      })
    },
  }),
  template({
    id: 'share-after-an-admission',
    topic: '10.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [one = '', two = '', three = ''] = draw.several(people, 3)
      const [a = 3, b = 2] = draw.ints(2, 1, 7)
      const [part, whole] = [draw.int(3, 8), a + b]
      draw.need(gcd(a, b) === 1 && a !== part - 1 && whole !== part)
      return {
        ask: `${one} and ${two} share profits in the ratio ${a} : ${b}. They admit ${three} with a share of $\\frac{1}{${part}}$ and go on sharing the rest in their old ratio. What is ${one}'s new share?`,
        answer: maths(frac(a * (part - 1), whole * part)),
        slips: {
          'kept the old share': maths(frac(a, whole)),
          'gave the new share of the other partner': maths(frac(b * (part - 1), whole * part)),
          'shared the rest equally': maths(frac(part - 1, 2 * part)),
          'took the share of the new partner only': maths(frac(a, whole * part)),
        },
        work: `The rest is $\\frac{${part - 1}}{${part}}$, and $\\frac{${a}}{${whole}}$ of it is $${frac(a * (part - 1), whole * part)}$.`,
      }
    },
  }),
  template({
    id: 'premium-credited-to-a-partner',
    topic: '10.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [one = '', two = '', three = ''] = draw.several(people, 3)
      const [a, b] = draw.pick(ratios)
      const [part, portion] = [draw.int(4, 24) * 1000, draw.int(3, 6)]
      const premium = part * (a + b)
      return asked(draw, {
        ask: `${one} and ${two}, who share profits in the ratio ${a} : ${b}, admit ${three} for one ${['third', 'quarter', 'fifth', 'sixth'][portion - 3]} of the profits. The goodwill of the firm is ${naira(premium * portion)}. ${three} pays for the share of it in cash, which the old partners divide in their old ratio. How much is credited to ${one}?`,
        answer: part * a,
        slips: {
          'gave what is paid in all': premium,
          'divided the whole goodwill': part * a * portion,
          "gave the other partner's part": part * b,
          'divided equally': premium / 2,
        },
        work: `${three} pays ${naira(premium)}; $\\frac{${a}}{${a + b}}$ of it is`,
      })
    },
  }),
  template({
    id: 'capital-of-a-new-partner',
    topic: '10.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [one = '', two = '', three = ''] = draw.several(people, 3)
      const [part, unit] = [draw.int(3, 6), draw.int(30, 110, 2) * 1000]
      const old = unit * (part - 1)
      const mine = Math.round((old * draw.pick([0.4, 0.45, 0.55, 0.6])) / 1000) * 1000
      return asked(draw, {
        ask: `${one} and ${two} have capitals of ${naira(mine)} and ${naira(old - mine)} after all adjustments. ${three} is to have $\\frac{1}{${part}}$ of the profits and to bring in $\\frac{1}{${part}}$ of the total capital of the new firm. How much must ${three} bring in?`,
        answer: unit,
        slips: {
          'took the part of the old capital': Math.round(old / part),
          'took the mean of the two capitals': old / 2,
          'gave the total capital of the new firm': unit * part,
          'divided the old capital by one part more': Math.round(old / (part + 1)),
        },
        work: `${naira(old)} is $\\frac{${part - 1}}{${part}}$ of the new capital of ${naira(unit * part)}, and $\\frac{1}{${part}}$ of it is`,
      })
    },
  }),
  template({
    id: 'profit-on-revaluation',
    topic: '10.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b] = draw.pick(ratios)
      const [stock, doubtful] = [draw.int(4, 20) * 1000, draw.int(10, 60) * 100]
      const gain = (a + b) * draw.int(6, 24) * 1000
      const land = gain + stock + doubtful
      return asked(draw, {
        ask: `Partners who share profits in the ratio ${a} : ${b} revalue their assets. Buildings rise by ${naira(land)}, stock falls by ${naira(stock)}, and a provision for doubtful debts of ${naira(doubtful)} is made. What is credited to the partner with the larger share?`,
        answer: (gain * a) / (a + b),
        slips: {
          'gave the whole profit on revaluation': gain,
          'left out the provision': Math.round(((gain + doubtful) * a) / (a + b)),
          'shared the rise of the buildings alone': Math.round((land * a) / (a + b)),
          'gave the smaller share': (gain * b) / (a + b),
        },
        work: `The profit on revaluation is ${naira(gain)}, of which $\\frac{${a}}{${a + b}}$ is`,
      })
    },
  }),
  template({
    id: 'due-to-a-retiring-partner',
    topic: '10.b',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [a, b] = draw.pick(ratios)
      const [capital, current] = [draw.int(20, 60, 2) * 10_000, draw.int(8, 40) * 1000]
      const [part, fall] = [draw.int(12, 40) * 1000, draw.int(2, 7) * 1000]
      const [goodwill, loss] = [part * (a + b), fall * (a + b)]
      return asked(draw, {
        ask: `Two partners share profits in the ratio ${a} : ${b}, and the one with the larger share retires.${list([
          ['Capital of the retiring partner', capital],
          ['Current account (credit)', current],
          ['Goodwill of the firm, not in the books', goodwill],
          ['Loss on revaluation', loss],
        ])}What is due to the retiring partner?`,
        answer: capital + current + (part - fall) * a,
        slips: {
          'added the loss on revaluation': capital + current + (part + fall) * a,
          'left out the loss on revaluation': capital + current + part * a,
          'took the whole goodwill and loss': capital + current + goodwill - loss,
          'debited the current account': capital - current + (part - fall) * a,
          'left out the goodwill': capital + current - fall * a,
        },
        work: `Goodwill adds ${naira(part * a)} and the loss takes ${naira(fall * a)} off capital and current account, so what is due is`,
      })
    },
  }),
  template({
    id: 'loss-on-realisation',
    topic: '10.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b] = draw.pick(ratios)
      const [costs, part] = [draw.int(3, 15) * 1000, draw.int(8, 30) * 1000]
      const loss = part * (a + b)
      const book = draw.int(40, 90, 2) * 10_000
      const sold = book - loss + costs
      return asked(draw, {
        ask: `On dissolution a firm's assets of ${naira(book)} were sold for ${naira(sold)}, and the expenses of realisation were ${naira(costs)}. The partners share losses in the ratio ${a} : ${b}. How much of the loss does the partner with the smaller share bear?`,
        answer: part * b,
        slips: {
          'left out the expenses': Math.round(((loss - costs) * b) / (a + b)),
          'took the expenses off the loss': Math.round(((loss - 2 * costs) * b) / (a + b)),
          'gave the larger share': part * a,
          'shared equally': loss / 2,
        },
        work: `The loss is ${naira(loss)} with the expenses, and $\\frac{${b}}{${a + b}}$ of it is`,
      })
    },
  }),
  template({
    id: 'cash-left-for-partners',
    topic: '10.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [bank, sold] = [draw.int(12, 60) * 1000, draw.int(240, 560, 10) * 1000]
      const [owed, rate] = [draw.int(40, 120, 4) * 1000, draw.pick([2, 4, 5, 10])]
      const costs = draw.int(4, 16) * 1000
      const discount = (owed * rate) / 100
      draw.need(bank !== costs && discount !== costs)
      const left = bank + sold - costs - owed + discount
      return asked(draw, {
        ask: `When a partnership was dissolved it had ${naira(bank)} at the bank. Its other assets were sold for ${naira(sold)}, expenses of ${naira(costs)} were paid, and the creditors, who were owed ${naira(owed)}, accepted a discount of ${rate}%. How much was left for the partners?`,
        answer: left,
        slips: {
          'left out the discount': left - discount,
          'added the discount to the debt': left - 2 * discount,
          'left out the money at the bank': left - bank,
          'left out the expenses': left + costs,
        },
        work: `${naira(bank + sold)} was there; creditors took ${naira(owed - discount)} and expenses ${naira(costs)}, which left`,
      })
    },
  }),
]
