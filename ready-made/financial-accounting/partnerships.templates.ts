import { people } from '../make/nigeria.ts'
import { gcd, naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

/** In their lowest terms. */
const ratios = [
  [2, 1],
  [1, 2],
  [3, 1],
  [3, 2],
  [2, 3],
  [4, 1],
  [4, 3],
  [3, 4],
  [5, 3],
  [5, 2],
] as const
const dates = { 3: '1 April', 6: '1 July', 9: '1 October' } as const

export const partnerships = [
  template({
    id: 'profit-by-ratio',
    topic: '10.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [mine = 3, yours = 2] = draw.ints(2, 1, 7)
      const part = draw.int(12, 60) * 1000
      draw.need(mine + yours > 3 && gcd(mine, yours) === 1)
      return asked(draw, {
        ask: `${one} and ${other} share profits in the ratio ${mine} : ${yours}. What is ${one}'s share of a profit of ${naira(part * (mine + yours))}?`,
        answer: part * mine,
        slips: {
          "gave the other partner's share": part * yours,
          'shared equally': (part * (mine + yours)) / 2,
          'divided by the first number of the ratio': Math.round((part * (mine + yours)) / mine),
          'gave one part': part,
        },
        work: `One of ${mine + yours} parts is ${naira(part)}, and ${mine === 1 ? 'one part' : `${mine} parts`} come to`,
      })
    },
  }),
  template({
    id: 'profit-in-ratio-of-capitals',
    topic: '10.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [a = 4, b = 3, c = 2] = draw.ints(3, 2, 9)
      const [unit, part] = [draw.int(4, 20) * 10_000, draw.int(8, 40) * 1000]
      const [one, two, three] = draw.several(people, 3)
      const profit = part * (a + b + c)
      return asked(draw, {
        ask: `${one}, ${two} and ${three} have capitals of ${naira(a * unit)}, ${naira(b * unit)} and ${naira(c * unit)} and share profits in the ratio of their capitals. How much of a profit of ${naira(profit)} goes to ${two}?`,
        answer: part * b,
        slips: {
          'shared equally': profit / 3,
          "gave the first partner's share": part * a,
          "gave the third partner's share": part * c,
          'left out the third partner': Math.round((profit * b) / (a + b)),
        },
        work: `The ratio is ${a} : ${b} : ${c}, one part is ${naira(part)}, and ${b} parts are`,
      })
    },
  }),
  template({
    id: 'interest-on-capital-that-grew',
    topic: '10.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [capital, more, rate] = [
        draw.int(20, 80, 2) * 10_000,
        draw.int(4, 20, 2) * 10_000,
        draw.pick([5, 6, 8, 10, 12]),
      ]
      const months = draw.pick([3, 6, 9] as const)
      const [whole, part] = [(capital * rate) / 100, (more * rate * (12 - months)) / 1200]
      return asked(draw, {
        ask: `${draw.person()}'s capital in a partnership was ${naira(capital)} on 1 January, and a further ${naira(more)} was brought in on ${dates[months]}. Interest on capital is ${rate}% per annum. Find the interest for the year ended 31 December.`,
        answer: whole + part,
        slips: {
          'took the further capital for a whole year': whole + (more * rate) / 100,
          'left out the further capital': whole,
          'counted the months before it came': whole + (more * rate * months) / 1200,
          'took the further capital off': whole - part,
        },
        work: `A year of ${naira(capital)} earns ${naira(whole)}, and ${12 - months} months of ${naira(more)} earn ${naira(part)}: together`,
      })
    },
  }),
  template({
    id: 'interest-on-drawings',
    topic: '10.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second] = draw.ints(2, 2, 12).map((count) => count * 10_000) as [number, number]
      const rate = draw.pick([5, 6, 8, 10, 12])
      const [early, late] = draw.several([3, 6, 9] as const, 2).sort((a, b) => a - b) as [3 | 6, 6 | 9]
      const interest = (sum: number, months: number) => (sum * rate * months) / 1200
      return asked(draw, {
        ask: `A partner drew ${naira(first)} on ${dates[early]} and ${naira(second)} on ${dates[late]}. Interest on drawings is ${rate}% per annum, and the year ends on 31 December. Calculate the interest charged for the year.`,
        answer: interest(first, 12 - early) + interest(second, 12 - late),
        slips: {
          'took a whole year of both': interest(first + second, 12),
          'counted the months before the drawings': interest(first, early) + interest(second, late),
          'exchanged the months': interest(first, 12 - late) + interest(second, 12 - early),
          'left out the second drawing': interest(first, 12 - early),
        },
        work: `${naira(first)} for ${12 - early} months and ${naira(second)} for ${12 - late} months give an interest of`,
      })
    },
  }),
  template({
    id: 'profit-left-to-share',
    topic: '10.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [mine, yours] = draw.ints(2, 12, 50).map((count) => count * 10_000) as [number, number]
      const [rate, salary] = [draw.pick([5, 8, 10]), draw.int(24, 80, 2) * 1000]
      const [profit, charged] = [draw.int(240, 520, 5) * 1000, draw.int(20, 90) * 100]
      const interest = ((mine + yours) * rate) / 100
      const left = profit + charged - interest - salary
      draw.need(left > 60_000)
      return asked(draw, {
        ask: `${one} and ${other} have capitals of ${naira(mine)} and ${naira(yours)}. Interest on capital is ${rate}%, ${other} has a salary of ${naira(salary)}, and interest on drawings comes to ${naira(charged)}. How much of a net profit of ${naira(profit)} is left to be shared?`,
        answer: left,
        slips: {
          'took the interest on drawings off': left - 2 * charged,
          'left out the salary': left + salary,
          'left out the interest on drawings': left - charged,
          'left out the interest on capital': left + interest,
        },
        work: `${naira(profit)} and ${naira(charged)}, less interest on capital of ${naira(interest)} and the salary, leave`,
      })
    },
  }),
  template({
    id: 'all-that-a-partner-is-credited-with',
    topic: '10.a',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [mine, yours] = draw.ints(2, 10, 40).map((count) => count * 10_000) as [number, number]
      const [a, b] = draw.pick(ratios)
      const [rate, salary, part] = [draw.pick([5, 10]), draw.int(20, 60, 2) * 1000, draw.int(15, 50) * 1000]
      const [first, second] = [(mine * rate) / 100, (yours * rate) / 100]
      const rest = part * (a + b)
      const profit = rest + first + second + salary
      return asked(draw, {
        ask: `${one} (capital ${naira(mine)}) and ${other} (capital ${naira(yours)}) share profits in the ratio ${a} : ${b}, after ${rate}% interest on capital and a salary of ${naira(salary)} for ${one}. The net profit is ${naira(profit)}. What is credited to ${one} in all?`,
        answer: part * a + first + salary,
        slips: {
          'gave the share of the remaining profit alone': part * a,
          'left out the salary': part * a + first,
          'left out the interest on capital': part * a + salary,
          "gave the other partner's total": part * b + second,
          'shared the whole profit': Math.round((profit * a) / (a + b)),
        },
        work: `${naira(rest)} is left to share, of which ${one} has ${naira(part * a)}; with interest of ${naira(first)} and the salary it is`,
      })
    },
  }),
  template({
    id: 'closing-current-account',
    topic: '10.a',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [opening, share] = [draw.int(10, 45) * 1000, draw.int(60, 160, 4) * 1000]
      const [interest, drawn] = [draw.int(12, 40, 2) * 1000, draw.int(40, 120, 3) * 1000]
      const charged = draw.int(8, 48) * 100
      const closing = opening + share + interest - drawn - charged
      draw.need(closing > 15_000 && opening !== interest)
      return asked(draw, {
        ask: `From these items find the credit balance of a partner's current account at the end of the year.${list([
          ['Balance at the beginning (credit)', opening],
          ['Share of profit', share],
          ['Interest on capital', interest],
          ['Drawings', drawn],
          ['Interest on drawings', charged],
        ])}`.trim(),
        answer: closing,
        slips: {
          'credited the interest on drawings': closing + 2 * charged,
          'took the balance at the beginning for a debit': closing - 2 * opening,
          'debited the interest on capital': closing - 2 * interest,
          'left out the interest on drawings': closing + charged,
        },
        work: `Credits are ${naira(opening + share + interest)} and debits ${naira(drawn + charged)}, so the credit balance is`,
      })
    },
  }),
  template({
    id: 'no-agreement-and-a-loan',
    topic: '10.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [mine, yours] = draw.ints(2, 2, 9).map((count) => count * 60_000) as [number, number]
      const [loan, half] = [draw.int(2, 12) * 20_000, draw.int(40, 110) * 1000]
      const interest = loan / 20
      const profit = half * 2 + interest
      const share = Math.round((profit * mine) / (mine + yours))
      return asked(draw, {
        ask: `${one} and ${other} put in capitals of ${naira(mine)} and ${naira(yours)}, and ${one} lent the firm ${naira(loan)} as well. There is no partnership agreement. The profit before interest on the loan, which the Partnership Act sets at 5% per annum, is ${naira(profit)}. What is ${one}'s share of the profit for the year, without the interest?`,
        answer: half,
        slips: {
          'left out the interest on the loan': profit / 2,
          'shared by the capitals': Math.round((half * 2 * mine) / (mine + yours)),
          'added the interest to the share': half + interest,
          'shared the whole profit by the capitals': share,
        },
        work: `Interest on the loan is ${naira(interest)}. Without an agreement the remaining ${naira(half * 2)} is shared equally, and half of it is`,
      })
    },
  }),
  template({
    id: 'guaranteed-share',
    topic: '10.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [one = '', two = '', three = ''] = draw.several(people, 3)
      const [a, b] = draw.pick(ratios)
      const part = draw.int(12, 40) * 1000
      const profit = part * (a + b + 1)
      const missing = (a + b) * draw.int(1, 5) * 1000
      draw.need(missing < part * 0.8)
      const share = part * a - (missing * a) / (a + b)
      return asked(draw, {
        ask: `${one}, ${two} and ${three} share profits in the ratio ${a} : ${b} : 1. ${three} is guaranteed at least ${naira(part + missing)}, and ${one} and ${two} bear what is missing in their own ratio of ${a} : ${b}. What does ${one} receive of a profit of ${naira(profit)}?`,
        answer: share,
        slips: {
          'left out the guarantee': part * a,
          'bore all of what is missing': part * a - missing,
          'bore half of what is missing': part * a - missing / 2,
          'added the part instead of bearing it': part * a + (missing * a) / (a + b),
        },
        work: `${three}'s share of ${naira(part)} is ${naira(missing)} too little; ${one} bears ${naira((missing * a) / (a + b))} of it and receives`,
      })
    },
  }),
  template({
    id: 'profit-from-one-share',
    topic: '10.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [a, b] = draw.pick(ratios)
      const [part, salary] = [draw.int(15, 60) * 1000, draw.int(30, 90, 2) * 1000]
      const [capital, rate] = [draw.int(20, 60, 2) * 10_000, draw.pick([5, 8, 10])]
      const interest = (capital * rate) / 100
      const rest = part * (a + b)
      return asked(draw, {
        ask: `${one} and ${other} share profits in the ratio ${a} : ${b} after a salary of ${naira(salary)} for ${other} and interest at ${rate}% on their capitals of ${naira(capital)} in all. ${one}'s share of what remained was ${naira(part * a)}. Find the net profit of the firm.`,
        answer: rest + salary + interest,
        slips: {
          'gave what remained to be shared': rest,
          'left out the interest on capital': rest + salary,
          'left out the salary': rest + interest,
          'took salary and interest off': rest - salary - interest,
          'exchanged the ratio': Math.round((part * a * (a + b)) / b) + salary + interest,
        },
        work: `${naira(rest)} remained to be shared; with the salary and interest of ${naira(interest)} the net profit is`,
      })
    },
  }),
]
