import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const votes = ['office stationery', 'transport and travel', 'repairs of vehicles', 'training', 'drugs'] as const

export const publicSector = [
  template({
    id: 'balance-of-a-vote',
    topic: '15.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [vote, spent, bound] = [
        draw.int(30, 90) * 1_000_000,
        draw.int(90, 280, 5) * 100_000,
        draw.int(12, 70) * 100_000,
      ]
      return asked(draw, {
        ask: `The vote for ${draw.pick(votes)} of a ministry is ${naira(vote)}. Payments so far are ${naira(spent)}, and orders of ${naira(bound)} have been placed and not yet paid. What balance does the vote book show as available?`,
        answer: vote - spent - bound,
        slips: {
          'left out the orders': vote - spent,
          'added the orders': vote - spent + bound,
          'gave what is spent and ordered': spent + bound,
          'left out the payments': vote - bound,
        },
        work: `${naira(spent + bound)} is spent or committed, which leaves`,
      })
    },
  }),
  template({
    id: 'vote-after-virement',
    topic: '15.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [vote, more, out] = [
        draw.int(30, 80) * 1_000_000,
        draw.int(40, 150, 5) * 100_000,
        draw.int(20, 90, 2) * 100_000,
      ]
      const spent = draw.int(150, 320, 5) * 100_000
      draw.need(more !== out)
      return asked(draw, {
        ask: `A department's vote for ${draw.pick(votes)} was ${naira(vote)}. A supplementary warrant added ${naira(more)}, and ${naira(out)} was moved from it to another vote by virement. Expenditure is ${naira(spent)}. How much remains in the vote?`,
        answer: vote + more - out - spent,
        slips: {
          'added the virement': vote + more + out - spent,
          'left out the virement': vote + more - spent,
          'left out the supplementary warrant': vote - out - spent,
          'exchanged warrant and virement': vote - more + out - spent,
        },
        work: `The vote became ${naira(vote + more - out)}; less expenditure it is`,
      })
    },
  }),
  template({
    id: 'consolidated-revenue-fund',
    topic: '15.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, federal] = [draw.int(40, 150, 5) * 10_000_000, draw.int(300, 800, 10) * 10_000_000]
      const [taxes, fees] = [draw.int(120, 360, 6) * 10_000_000, draw.int(15, 90, 3) * 10_000_000]
      const [salaries, running] = [draw.int(200, 420, 10) * 10_000_000, draw.int(80, 240, 4) * 10_000_000]
      const moved = draw.int(120, 420, 10) * 10_000_000
      const closing = opening + federal + taxes + fees - salaries - running - moved
      draw.need(closing > 300_000_000 && closing < 3_000_000_000)
      return asked(draw, {
        ask: `From these figures of a state for one month find the closing balance of its consolidated revenue fund.${list(
          [
            ['Opening balance', opening],
            ['Statutory allocation', federal],
            ['Taxes', taxes],
            ['Fees and fines', fees],
            ['Personnel costs', salaries],
            ['Overhead costs', running],
            ['Transfer to capital development fund', moved],
          ],
        )}`.trim(),
        answer: closing,
        slips: {
          'left out the opening balance': closing - opening,
          'left out fees and fines': closing - fees,
          'left out the transfer': closing + moved,
          'took the fees for a cost': closing - 2 * fees,
        },
        work: `Revenue and opening balance are ${naira(opening + federal + taxes + fees)}, and ${naira(salaries + running + moved)} was paid out, so the balance is`,
      })
    },
  }),
  template({
    id: 'revenue-against-estimate',
    topic: '15.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const heads = ['Taxes', 'Fees', 'Rents'] as const
      const planned = draw.ints(3, 20, 80).map((count) => count * 500_000)
      const offs = draw.ints(3, 2, 9).map((count) => count * 250_000)
      const [up = 0, down = 0, more = 0] = offs
      const actual = [(planned[0] ?? 0) + up, (planned[1] ?? 0) - down, (planned[2] ?? 0) + more]
      draw.need(up + more - down > 500_000)
      const cells = heads.map(
        (head, at) =>
          `| ${head} | ${naira(planned[at] ?? 0).replace('₦', '')} | ${naira(actual[at] ?? 0).replace('₦', '')} |`,
      )
      return asked(draw, {
        ask: `A local government estimated and collected:\n\n| Revenue | Estimate (₦) | Actual (₦) |\n|---|---:|---:|\n${cells.join('\n')}\n\nBy how much is the total revenue above the estimate?`,
        answer: up + more - down,
        slips: {
          'added all the differences': up + more + down,
          'left out Fees': up + more,
          'left out Rents': Math.abs(up - down),
          'left out Taxes': Math.abs(more - down),
        },
        work: `Taxes and Rents are ${naira(up + more)} above the estimate and Fees ${naira(down)} below it, together`,
      })
    },
  }),
  template({
    id: 'monthly-release-of-a-vote',
    topic: '15.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [month, months] = [draw.int(20, 90) * 100_000, draw.int(3, 9)]
      const over = draw.int(4, 19) * 100_000
      draw.need(over !== month)
      const spent = month * months - over
      return asked(draw, {
        ask: `A yearly vote of ${naira(month * 12)} is released in twelve equal monthly parts. After ${months} months ${naira(spent)} has been spent. How much of what was released is unspent?`,
        answer: over,
        slips: {
          'took one month too many': over + month,
          'took one month too few': Math.abs(over - month),
          'gave what is left of the whole vote': month * 12 - spent,
          'gave the part of one month': month,
        },
        work: `${naira(month)} is released a month, ${naira(month * months)} in ${months} months. Unspent is`,
      })
    },
  }),
  template({
    id: 'imprest-retired',
    topic: '15.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [granted, nights, rate] = [draw.int(120, 260, 5) * 1000, draw.int(3, 7), draw.int(12, 20) * 1000]
      const [fuel, refused] = [draw.int(10, 35) * 1000, draw.int(2, 9) * 1000]
      const kept = nights * rate + fuel - refused
      draw.need(granted - kept > 5000 && refused < fuel)
      return asked(draw, {
        ask: `An officer was advanced ${naira(granted)} for a tour. The officer claims ${nights} nights at ${naira(rate)} and fuel of ${naira(fuel)}, but receipts for ${naira(refused)} of the fuel are not accepted. How much must the officer pay back?`,
        answer: granted - kept,
        slips: {
          'accepted all the receipts': granted - kept - refused,
          'took the refused receipts off once more': granted - kept + refused,
          'left out the fuel': granted - nights * rate,
          'gave the expenses that are accepted': kept,
        },
        work: `Expenses of ${naira(kept)} are accepted, so what is paid back is`,
      })
    },
  }),
  template({
    id: 'share-of-an-allocation',
    topic: '15.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [pool, equal] = [draw.int(20, 60, 2) * 100_000_000, draw.pick([30, 40, 50, 60])]
      const councils = draw.pick([8, 10, 16, 20])
      const [people, all] = [draw.int(4, 15) * 20_000, 4_000_000]
      const half = (pool * equal) / 100 / councils
      const rest = (pool * (100 - equal) * people) / 100 / all
      return asked(draw, {
        ask: `A state divides ${naira(pool)} among its ${councils} councils: ${equal}% in equal parts, and the rest by population. A council has ${people.toLocaleString('en')} of the state's 4,000,000 people. How much does it receive?`,
        answer: half + rest,
        slips: {
          'gave the equal part alone': half,
          'gave the part by population alone': rest,
          'divided all of it equally': pool / councils,
          'divided all of it by population': (pool * people) / all,
        },
        work: `The equal part is ${naira(half)}, the part by population ${naira(rest)}, and together`,
      })
    },
  }),
  template({
    id: 'net-pay-in-a-spreadsheet',
    topic: '16.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [basic, housing, tax] = [draw.int(80, 200, 4) * 1000, draw.int(10, 50, 2) * 1000, draw.pick([5, 7, 8, 10])]
      const pension = draw.pick([4, 6, 8])
      draw.need(pension !== tax)
      const gross = basic + housing
      const net = gross - (gross * tax) / 100 - (basic * pension) / 100
      return asked(draw, {
        ask: `In a payroll spreadsheet B2 holds basic pay of ${naira(basic)} and C2 housing of ${naira(housing)}. D2 holds =B2+C2, E2 holds =D2*${tax}% for tax, F2 holds =B2*${pension}% for pension, and G2 holds =D2-E2-F2. What does G2 show?`,
        answer: net,
        slips: {
          'took the pension of the gross pay': gross - (gross * (tax + pension)) / 100,
          'took the tax of the basic pay': gross - (basic * (tax + pension)) / 100,
          'left out the pension': gross - (gross * tax) / 100,
          'left out the housing': basic - (basic * (tax + pension)) / 100,
        },
        work: `D2 is ${naira(gross)}, E2 ${naira((gross * tax) / 100)} and F2 ${naira((basic * pension) / 100)}, so G2 shows`,
      })
    },
  }),
  template({
    id: 'missing-invoice-in-a-batch',
    topic: '16.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c, missing] = draw.ints(4, 12, 96).map((count) => count * 500) as [number, number, number, number]
      const low = draw.int(1, 9) * 100
      return asked(draw, {
        ask: `The batch control total of four invoices is ${naira(a + b + c + missing)}. Three of them were keyed in as ${naira(a)}, ${naira(b)} and ${naira(c)}, and the second of these was keyed in ${naira(low)} too low. What is the amount of the invoice that was not keyed in?`,
        answer: missing - low,
        slips: {
          'left out the error': missing,
          'corrected the error the wrong way': missing + low,
          'took the second invoice out': missing + b,
          'took the first invoice out': missing + a,
        },
        work: `The three invoices come to ${naira(a + b + c + low)}, and the total is higher by`,
      })
    },
  }),
]
