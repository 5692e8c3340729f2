import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const kinds = ['youth club', 'tennis club', 'football club', 'drama club', 'chess club'] as const

export const clubs = [
  template({
    id: 'subscriptions-of-the-year',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const received = draw.int(160, 480, 4) * 1000
      const [owedBefore, owedNow] = draw.ints(2, 8, 40).map((count) => count * 500) as [number, number]
      const [earlyBefore, earlyNow] = draw.ints(2, 4, 20).map((count) => count * 500) as [number, number]
      draw.need(new Set([owedBefore, owedNow, earlyBefore, earlyNow]).size === 4)
      const income = received - owedBefore + owedNow + earlyBefore - earlyNow
      return asked(draw, {
        ask: `The books of a ${draw.pick(kinds)} show:${list([
          ['Subscriptions received in the year', received],
          ['In arrears at the beginning', owedBefore],
          ['In arrears at the end', owedNow],
          ['In advance at the beginning', earlyBefore],
          ['In advance at the end', earlyNow],
        ])}What are the subscriptions for the income and expenditure account?`,
        answer: income,
        slips: {
          'exchanged all the signs': received + owedBefore - owedNow - earlyBefore + earlyNow,
          'exchanged the signs of what is in advance': received - owedBefore + owedNow - earlyBefore + earlyNow,
          'left out the balances at the beginning': received + owedNow - earlyNow,
          'added all the balances': received + owedBefore + owedNow + earlyBefore + earlyNow,
        },
        work: `To the receipts add arrears at the end and advances at the beginning, ${naira(owedNow + earlyBefore)}, and take off the other two, ${naira(owedBefore + earlyNow)}: the subscriptions are`,
      })
    },
  }),
  template({
    id: 'arrears-by-members',
    topic: '9.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [members, each] = [draw.int(40, 150, 5), draw.int(4, 20) * 500]
      const [owing, early] = [draw.int(3, 15), draw.int(2, 10)]
      draw.need(owing !== early)
      const received = (members - owing + early) * each
      return asked(draw, {
        ask: `A ${draw.pick(kinds)} has ${members} members, and each pays ${naira(each)} a year. In the year ${naira(received)} was received, of which ${naira(early * each)} was for the next year. Nothing was owed or paid in advance at the beginning. How much is in arrears at the end?`,
        answer: owing * each,
        slips: {
          'counted what is for the next year': Math.abs(members * each - received),
          'took the advance for arrears and added it': (owing + early) * each,
          'took one member too many': (owing + 1) * each,
          'took one member too few': (owing - 1) * each,
        },
        work: `Due for the year is ${naira(members * each)}, and ${naira(received - early * each)} was received for it. In arrears is`,
      })
    },
  }),
  template({
    id: 'subscriptions-received-in-cash',
    topic: '9.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [members, each] = [draw.int(60, 160, 4), draw.int(4, 16) * 500]
      const [before, now, early] = draw.ints(3, 2, 14).map((count) => count * each) as [number, number, number]
      const income = members * each
      return asked(draw, {
        ask: `A ${draw.pick(kinds)} of ${members} members charges ${naira(each)} a year. Subscriptions in arrears were ${naira(before)} at the beginning of the year, and all of that has been paid. At the end ${naira(now)} was in arrears and ${naira(early)} had been paid in advance. How much was received in the year?`,
        answer: income + before - now + early,
        slips: {
          'exchanged the signs': income - before + now - early,
          'left out what was paid in advance': income + before - now,
          'took the advance off': income + before - now - early,
          'left out the arrears at the beginning': income - now + early,
        },
        work: `Due for the year is ${naira(income)}. With the old arrears and the advance, and without the new arrears, it is`,
      })
    },
  }),
  template({
    id: 'accumulated-fund',
    topic: '9.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [equipment, bank] = [draw.int(120, 480, 10) * 1000, draw.int(30, 120, 3) * 1000]
      const [owed, early, rent] = draw.ints(3, 6, 40).map((count) => count * 500) as [number, number, number]
      const fund = equipment + bank + owed - early - rent
      return asked(draw, {
        ask: `On 1 January a ${draw.pick(kinds)} had:${list([
          ['Equipment', equipment],
          ['Balance at bank', bank],
          ['Subscriptions in arrears', owed],
          ['Subscriptions in advance', early],
          ['Rent owing', rent],
        ])}Calculate the accumulated fund on that date.`,
        answer: fund,
        slips: {
          'added the subscriptions in advance': fund + 2 * early,
          'took the arrears for a liability': fund - 2 * owed,
          'left out the rent owing': fund + rent,
          'added everything': equipment + bank + owed + early + rent,
        },
        work: `Assets are ${naira(equipment + bank + owed)} and liabilities ${naira(early + rent)}, so the fund is`,
      })
    },
  }),
  template({
    id: 'profit-of-the-bar',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, closing] = draw.ints(2, 12, 40).map((count) => count * 1000) as [number, number]
      const [bought, wages] = [draw.int(120, 300, 4) * 1000, draw.int(24, 60, 2) * 1000]
      const cost = opening + bought - closing
      const sales = cost + wages + draw.int(20, 90, 2) * 1000
      return asked(draw, {
        ask: `The bar of a club had takings of ${naira(sales)}. Bar stock was ${naira(opening)} at the beginning and ${naira(closing)} at the end, bar purchases were ${naira(bought)} and the barman's wages ${naira(wages)}. Find the profit of the bar.`,
        answer: sales - cost - wages,
        slips: {
          'left out the wages': sales - cost,
          'exchanged the stocks': sales - (closing + bought - opening) - wages,
          'left out the stocks': sales - bought - wages,
          'left out the closing stock': sales - opening - bought - wages,
          'gave the cost of the drinks sold': cost,
        },
        work: `The goods sold cost ${naira(cost)}; with wages it is ${naira(cost + wages)}. The takings leave a profit of`,
      })
    },
  }),
  template({
    id: 'surplus-of-the-year',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [subscriptions, donations] = [draw.int(200, 420, 5) * 1000, draw.int(20, 90, 2) * 1000]
      const [rent, wages] = [draw.int(40, 90, 2) * 1000, draw.int(50, 110, 3) * 1000]
      const [chairs, wear] = [draw.int(60, 140, 5) * 1000, draw.int(6, 14) * 1000]
      const surplus = subscriptions + donations - rent - wages - wear
      draw.need(surplus > chairs * 0.3 && surplus !== chairs)
      return asked(draw, {
        ask: `For a year a society has:${list([
          ['Subscriptions', subscriptions],
          ['Donations, treated as income', donations],
          ['Rent', rent],
          ['Wages', wages],
          ['New chairs bought', chairs],
          ['Depreciation of chairs', wear],
        ])}What is the surplus of income over expenditure?`,
        answer: surplus,
        slips: {
          'took off the chairs as well': surplus - chairs,
          'took off the chairs for the depreciation': surplus + wear - chairs,
          'left out the depreciation': surplus + wear,
          'left out the donations': surplus - donations,
        },
        work: `The chairs are capital expenditure. Income is ${naira(subscriptions + donations)}, expenditure ${naira(rent + wages + wear)} and the surplus`,
      })
    },
  }),
  template({
    id: 'balance-of-receipts-and-payments',
    topic: '9.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, fees] = [draw.int(15, 60) * 1000, draw.int(180, 420, 5) * 1000]
      const [printing, hall, piano] = [draw.int(12, 40) * 500, draw.int(30, 90, 3) * 1000, draw.int(60, 150, 5) * 1000]
      const closing = opening + fees - printing - hall - piano
      draw.need(closing > 10_000)
      return asked(draw, {
        ask: `A choir began the year with ${naira(opening)} at the bank. It received subscriptions of ${naira(fees)} and paid ${naira(printing)} for printing, ${naira(hall)} for the hire of a hall and ${naira(piano)} for a piano. What balance does its receipts and payments account show at the end?`,
        answer: closing,
        slips: {
          'left out the piano as capital expenditure': closing + piano,
          'left out the opening balance': closing - opening,
          'took the opening balance for an overdraft': closing - 2 * opening,
          'left out the printing': closing + printing,
        },
        work: `The account holds all cash, the piano included: ${naira(opening + fees)} less ${naira(printing + hall + piano)} is`,
      })
    },
  }),
  template({
    id: 'life-membership-fund',
    topic: '9.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [members, fee, years] = [draw.int(4, 15), draw.int(4, 12) * 5000, draw.pick([4, 8, 10])]
      const opening = draw.int(60, 200, 10) * 1000
      const [whole, part] = [members * fee, (members * fee) / years]
      const closing = opening + whole - part - opening / 5
      return asked(draw, {
        ask: `The life membership fund of a club stood at ${naira(opening)} on 1 January, and one fifth of it is transferred to income this year. During the year ${members} members paid ${naira(fee)} each for life; their fees are transferred to income in equal parts over ${years} years, this year included. What is the balance of the fund on 31 December?`,
        answer: closing,
        slips: {
          'transferred all the new fees': opening - opening / 5,
          'transferred nothing of the new fees': closing + part,
          'transferred nothing of the opening balance': closing + opening / 5,
          'added what is transferred': opening + whole + part + opening / 5,
        },
        work: `Of the opening balance ${naira((opening * 4) / 5)} remains, and of the new fees ${naira(whole - part)}. Together the fund is`,
      })
    },
  }),
  template({
    id: 'rent-of-a-club',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const paid = draw.int(120, 300, 6) * 1000
      const [ahead, owing] = draw.ints(2, 6, 36).map((count) => count * 1000) as [number, number]
      return asked(draw, {
        ask: `A club paid rent of ${naira(paid)} in the year. Rent of ${naira(ahead)} had been prepaid at the beginning, and ${naira(owing)} was owing at the end. How much rent belongs in the income and expenditure account?`,
        answer: paid + ahead + owing,
        slips: {
          'took the prepaid rent off': paid - ahead + owing,
          'took the rent owing off': paid + ahead - owing,
          'took both off': paid - ahead - owing,
          'left out the rent owing': paid + ahead,
        },
        work: `What was prepaid and what is owing both belong to the year, so the rent is`,
      })
    },
  }),
  template({
    id: 'subscription-for-a-surplus',
    topic: '9.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [members, each] = [draw.pick([40, 48, 60, 80, 100, 120]), draw.int(10, 30) * 250]
      const [other, surplus] = [members * draw.int(3, 8) * 250, members * draw.int(1, 5) * 250]
      const spending = members * each + other - surplus
      draw.need(spending > surplus && other !== surplus)
      return asked(draw, {
        ask: `A society expects an expenditure of ${naira(spending)} and other income of ${naira(other)} next year. What must each of its ${members} members pay so that the surplus is ${naira(surplus)}?`,
        answer: each,
        slips: {
          'left out the surplus': (spending - other) / members,
          'left out the other income': (spending + surplus) / members,
          'took the surplus off': (spending - other - surplus) / members,
          'added the other income': (spending + other + surplus) / members,
        },
        work: `Subscriptions of ${naira(members * each)} are needed; from each of ${members} members that is`,
      })
    },
  }),
]
