import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked } from './amounts.ts'

const thousands = (value: number) => value * 1000

export const provisions = [
  template({
    id: 'increase-in-provision',
    topic: '5.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [debtors, rate, old] = [
        thousands(draw.int(180, 640, 10)),
        draw.pick([4, 5, 6, 8, 10]),
        draw.int(40, 180) * 100,
      ]
      const needed = (debtors * rate) / 100
      draw.need(needed > old + 800)
      return asked(draw, {
        ask: `The provision for doubtful debts was ${naira(old)} at the beginning of the year. At its end debtors are ${naira(debtors)}, and a provision of ${rate}% of debtors is wanted. How much is charged to the profit and loss account?`,
        answer: needed - old,
        slips: {
          'charged the whole new provision': needed,
          'added the old provision': needed + old,
          'took the percentage of debtors less the old provision': ((debtors - old) * rate) / 100,
          'took the percentage of debtors with the old provision': ((debtors + old) * rate) / 100,
        },
        work: `The new provision is ${naira(needed)}, and ${naira(old)} of it is there already. The charge is`,
      })
    },
  }),
  template({
    id: 'provision-after-bad-debts',
    topic: '5.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [debtors, bad, rate] = [
        thousands(draw.int(160, 520, 5)),
        thousands(draw.int(8, 40)),
        draw.pick([2.5, 4, 5, 10]),
      ]
      const provision = ((debtors - bad) * rate) / 100
      return asked(draw, {
        ask: `Debtors in a trial balance are ${naira(debtors)}. Of these ${naira(bad)} is a bad debt that has still to be written off. A provision for doubtful debts of ${rate}% is made on the rest. What is the provision?`,
        answer: provision,
        slips: {
          'left the bad debt in': (debtors * rate) / 100,
          'added the bad debt': ((debtors + bad) * rate) / 100,
          'took the percentage of the bad debt': (bad * rate) / 100,
          'added the bad debt to the provision': provision + bad,
        },
        work: `Good debtors are ${naira(debtors - bad)}, and ${rate}% of them is`,
      })
    },
  }),
  template({
    id: 'bad-debts-and-rise-of-provision',
    topic: '5.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [debtors, rate, old] = [
        thousands(draw.int(200, 600, 10)),
        draw.pick([5, 6, 8, 10]),
        draw.int(50, 200) * 100,
      ]
      const bad = draw.int(30, 150) * 100
      const needed = (debtors * rate) / 100
      draw.need(needed > old + 1500 && bad !== old)
      return asked(draw, {
        ask: `During the year bad debts of ${naira(bad)} were written off. Debtors at the end of the year, after that, are ${naira(debtors)}. The provision for doubtful debts stands at ${naira(old)} and is to be ${rate}% of debtors. What do bad debts and the change of the provision cost the profit and loss account in all?`,
        answer: bad + needed - old,
        slips: {
          'charged the whole new provision': bad + needed,
          'left out the bad debts': needed - old,
          'wrote the bad debts off once more': bad + ((debtors - bad) * rate) / 100 - old,
          'took the bad debts off the rise': Math.abs(needed - old - bad),
        },
        work: `The provision rises from ${naira(old)} to ${naira(needed)}. With the bad debts the cost is`,
      })
    },
  }),
  template({
    id: 'fall-of-provision-and-profit',
    topic: '5.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [debtors, rate, profit] = [
        thousands(draw.int(120, 360, 10)),
        draw.pick([4, 5, 8, 10]),
        thousands(draw.int(90, 280, 2)),
      ]
      const needed = (debtors * rate) / 100
      const old = needed + draw.int(15, 80) * 100
      return asked(draw, {
        ask: `Before the provision for doubtful debts is adjusted, the net profit is ${naira(profit)}. The provision is ${naira(old)} and is to be ${rate}% of debtors of ${naira(debtors)}. What is the net profit after the adjustment?`,
        answer: profit + old - needed,
        slips: {
          'took the difference off': profit - old + needed,
          'took the new provision off': profit - needed,
          'took the old provision off': profit - old,
          'added the new provision': profit + needed,
        },
        work: `The provision falls to ${naira(needed)}, and the difference of ${naira(old - needed)} is income. The net profit is`,
      })
    },
  }),
  template({
    id: 'provision-for-discounts-allowed',
    topic: '5.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [debtors, doubtful, discount] = [
        thousands(draw.int(150, 600, 10)),
        draw.pick([4, 5, 10]),
        draw.pick([2, 2.5, 3]),
      ]
      const bad = (debtors * doubtful) / 100
      const answer = ((debtors - bad) * discount) / 100
      return asked(draw, {
        ask: `Debtors are ${naira(debtors)}. A provision for doubtful debts of ${doubtful}% and then a provision for discounts on debtors of ${discount}% are to be made. What is the provision for discounts on debtors?`,
        answer,
        slips: {
          'took it of all debtors': (debtors * discount) / 100,
          'gave the provision for doubtful debts': bad,
          'took it of the doubtful debts': (bad * discount) / 100,
          'gave both provisions': bad + answer,
        },
        work: `Discount is expected on good debtors alone: ${discount}% of ${naira(debtors - bad)} is`,
      })
    },
  }),
  template({
    id: 'net-debtors-in-balance-sheet',
    topic: '5.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [debtors, bad] = [thousands(draw.int(210, 640, 10)), thousands(draw.int(10, 40, 5))]
      const [doubtful, discount] = [draw.pick([4, 5, 10]), draw.pick([2, 2.5, 5])]
      draw.need(doubtful !== discount)
      const good = debtors - bad
      const first = good - (good * doubtful) / 100
      const net = first - (first * discount) / 100
      return asked(draw, {
        ask: `A trial balance shows debtors of ${naira(debtors)}. A debt of ${naira(bad)} is to be written off, and provisions are to be made of ${doubtful}% for doubtful debts and of ${discount}% for discounts on debtors. At what amount do debtors stand in the balance sheet?`,
        answer: net,
        slips: {
          'added the two percentages': good - (good * (doubtful + discount)) / 100,
          'left the bad debt in': debtors * (1 - doubtful / 100) * (1 - discount / 100),
          'left out the discounts': first,
          'took both provisions of all the debtors': debtors - bad - (debtors * (doubtful + discount)) / 100,
        },
        work: `After the bad debt there is ${naira(good)}, and after the doubtful debts ${naira(first)}. Less ${discount}% for discounts it is`,
      })
    },
  }),
  template({
    id: 'specific-and-general-provision',
    topic: '5.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [person, debtors, one] = [draw.person(), thousands(draw.int(220, 560, 10)), thousands(draw.int(16, 48, 2))]
      const [half, rate] = [draw.pick([25, 50, 75]), draw.pick([4, 5, 10])]
      const specific = (one * half) / 100
      const total = specific + ((debtors - one) * rate) / 100
      return asked(draw, {
        ask: `Debtors of ${naira(debtors)} include ${naira(one)} owed by ${person}, of whose debt ${half}% is expected to be lost. A general provision of ${rate}% is made on all other debtors. What is the whole provision for doubtful debts?`,
        answer: total,
        slips: {
          'took the general provision of all debtors': specific + (debtors * rate) / 100,
          'took the general provision alone': total - specific,
          'took the general provision of all but the expected loss': specific + ((debtors - specific) * rate) / 100,
          'counted the whole debt as lost': one + ((debtors - one) * rate) / 100,
          'took the general rate of everything': (debtors * rate) / 100,
        },
        work: `The debt of ${person} needs ${naira(specific)} and the others ${naira(total - specific)}. Together it is`,
      })
    },
  }),
  template({
    id: 'ageing-schedule',
    topic: '5.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const amounts = [
        thousands(draw.int(120, 260, 10)),
        thousands(draw.int(50, 110, 5)),
        thousands(draw.int(20, 48, 4)),
      ] as const
      const rates = [draw.pick([1, 2]), draw.pick([4, 5, 6]), draw.pick([20, 25])] as const
      const each = [
        (amounts[0] * rates[0]) / 100,
        (amounts[1] * rates[1]) / 100,
        (amounts[2] * rates[2]) / 100,
      ] as const
      const total = each[0] + each[1] + each[2]
      const sum = amounts[0] + amounts[1] + amounts[2]
      const plain = (amount: number) => naira(amount).replace('₦', '')
      return asked(draw, {
        ask: `A provision for doubtful debts is made by the age of the debts:\n\n| Age of debt | Amount (₦) | Provision |\n|---|---:|---:|\n| Up to 1 month | ${plain(amounts[0])} | ${rates[0]}% |\n| 1 to 3 months | ${plain(amounts[1])} | ${rates[1]}% |\n| Over 3 months | ${plain(amounts[2])} | ${rates[2]}% |\n\nWhat is the provision?`,
        answer: total,
        slips: {
          'exchanged the first and the last rate':
            (amounts[0] * rates[2] + amounts[1] * rates[1] + amounts[2] * rates[0]) / 100,
          'took the mean of the rates of all debts': (sum * (rates[0] + rates[1] + rates[2])) / 300,
          'left out the debts up to one month': total - each[0],
          'took the second rate of all debts': (sum * rates[1]) / 100,
          'left out the debts over three months': total - each[2],
        },
        work: `The three provisions are ${naira(each[0])}, ${naira(each[1])} and ${naira(each[2])}, together`,
      })
    },
  }),
  template({
    id: 'debtors-behind-a-provision',
    topic: '5.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [good, rate, bad] = [
        thousands(draw.int(120, 480, 10)),
        draw.pick([4, 5, 8, 10]),
        thousands(draw.int(6, 28)),
      ]
      const provision = (good * rate) / 100
      return asked(draw, {
        ask: `After bad debts of ${naira(bad)} had been written off, a provision of ${rate}% of the remaining debtors came to ${naira(provision)}. What were the debtors before the bad debts were written off?`,
        answer: good + bad,
        slips: {
          'gave the debtors after the bad debts': good,
          'took the bad debts off': good - bad,
          'added the provision as well': good + bad + provision,
          'added the provision in place of the bad debts': good + provision,
        },
        work: `The remaining debtors are ${naira(good)}. Before the bad debts there were`,
      })
    },
  }),
  template({
    id: 'bad-debt-recovered-and-profit',
    topic: '5.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [profit, recovered, written] = [
        thousands(draw.int(90, 260, 2)),
        draw.int(20, 95) * 100,
        draw.int(30, 140) * 100,
      ]
      draw.need(recovered !== written)
      return asked(draw, {
        ask: `A profit before bad debts is ${naira(profit)}. In the year debts of ${naira(written)} were written off as bad, and ${naira(recovered)} was received of a debt that had been written off three years before. What is the profit after both?`,
        answer: profit - written + recovered,
        slips: {
          'took the amount received off as well': profit - written - recovered,
          'left out the amount received': profit - written,
          'exchanged the two': profit + written - recovered,
          'added both': profit + written + recovered,
        },
        work: `Bad debts are an expense and a bad debt recovered is income. The profit is`,
      })
    },
  }),
]
