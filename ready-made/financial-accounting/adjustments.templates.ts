import { months } from '../make/months.ts'
import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked } from './amounts.ts'

const thousands = (value: number) => value * 1000
export const adjustments = [
  template({
    id: 'expense-with-accrual',
    topic: '4.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [what, paid, owing] = [
        draw.pick(['Wages', 'Electricity bills', 'Telephone charges', 'Repairs']),
        thousands(draw.int(60, 190, 2)),
        thousands(draw.int(4, 22)),
      ]
      const before = thousands(draw.int(3, 18))
      draw.need(before !== owing)
      return asked(draw, {
        ask: `${what} paid in a year came to ${naira(paid)}. Of this ${naira(before)} was owing from the year before. A further ${naira(owing)} is still owing at the end of the year. How much is charged to the profit and loss account?`,
        answer: paid - before + owing,
        slips: {
          'exchanged the two amounts': paid + before - owing,
          'added both': paid + before + owing,
          'left out what was owing before': paid + owing,
          'took both off': paid - before - owing,
        },
        work: `What belongs to the year before is taken off and what is owing is added. The charge is`,
      })
    },
  }),
  template({
    id: 'insurance-paid-in-advance',
    topic: '4.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [month, premium] = [draw.int(1, 10), draw.int(3, 20) * 6000]
      const used = 12 - month
      const advance = (premium * month) / 12
      draw.need(month !== 6)
      return asked(draw, {
        ask: `On 1 ${months[month]} a trader paid ${naira(premium)} for one year's insurance. The financial year ends on 31 December. How much is shown in the balance sheet as paid in advance?`,
        answer: advance,
        slips: {
          'gave what is charged to the year': premium - advance,
          'took one month too many': (premium * (month + 1)) / 12,
          'took one month too few': (premium * (month - 1)) / 12,
          'took half a year': premium / 2,
        },
        work: `The year has used ${used} months, and ${month} of the twelve ${month === 1 ? 'is' : 'are'} left:`,
      })
    },
  }),
  template({
    id: 'rent-charged-on-change-of-rate',
    topic: '4.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [old, month] = [thousands(draw.int(12, 30)), draw.int(3, 9)]
      const [rise, paid] = [thousands(draw.int(2, 9)), draw.int(9, 11)]
      const total = old * month + (old + rise) * (12 - month)
      const owing = (old + rise) * (12 - paid)
      draw.need(paid > month)
      return asked(draw, {
        ask: `A shop was rented at ${naira(old)} a month. From 1 ${months[month]} the rent was raised to ${naira(old + rise)} a month. By 31 December, the end of the financial year, the rent of ${paid} months had been paid. What rent is charged in the profit and loss account for the year?`,
        answer: total,
        slips: {
          'gave the rent paid': total - owing,
          'used the old rent all year': old * 12,
          'used the new rent all year': (old + rise) * 12,
          'exchanged the months': old * (12 - month) + (old + rise) * month,
        },
        work: `${month} months at ${naira(old)} and ${12 - month} at ${naira(old + rise)}, whether paid or not, come to`,
      })
    },
  }),
  template({
    id: 'rent-received-in-the-year',
    topic: '4.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [received, arrears, advance] = [
        thousands(draw.int(140, 320, 4)),
        thousands(draw.int(8, 33)),
        thousands(draw.int(10, 38)),
      ]
      const before = thousands(draw.int(5, 29))
      draw.need(new Set([arrears, advance, before]).size === 3)
      const income = received - arrears + before - advance
      return asked(draw, {
        ask: `A landlord received ${naira(received)} in rent during the year. When the year began, tenants owed ${naira(arrears)} and other tenants had paid ${naira(before)} in advance. When it ended, ${naira(advance)} had been paid in advance and nothing was owed. What rent is credited to the profit and loss account?`,
        answer: income,
        slips: {
          'added the arrears': income + 2 * arrears,
          'left out the advance when the year began': income - before,
          'exchanged the two advances': received - arrears - before + advance,
          'added the advance when it ended': income + 2 * advance,
          'left out the arrears': income + arrears,
        },
        work: `The arrears belong to the year before, the first advance to this year and the second to the next. The credit is`,
      })
    },
  }),
  template({
    id: 'stationery-used',
    topic: '4.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [paid, opening, closing] = [
        thousands(draw.int(60, 140, 2)),
        thousands(draw.int(4, 19)),
        thousands(draw.int(5, 22)),
      ]
      const owed = thousands(draw.int(3, 16))
      draw.need(new Set([opening, closing, owed]).size === 3)
      const used = paid + opening + owed - closing
      return asked(draw, {
        ask: `An office paid ${naira(paid)} for stationery in the year and owes another ${naira(owed)} for stationery delivered in December. Stationery in stock was ${naira(opening)} on 1 January and ${naira(closing)} on 31 December. What was the cost of the stationery used in the year?`,
        answer: used,
        slips: {
          'left out what is owed': used - owed,
          'exchanged the stocks': paid + owed + closing - opening,
          'took off what is owed': used - 2 * owed,
          'left out the opening stock': used - opening,
        },
        work: `Stationery bought came to ${naira(paid + owed)}. With the opening stock and less the closing stock it is`,
      })
    },
  }),
  template({
    id: 'net-profit-after-adjustments',
    topic: '4.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [profit, accrued, prepaid] = [
        thousands(draw.int(160, 380, 2)),
        thousands(draw.int(6, 27)),
        thousands(draw.int(5, 24)),
      ]
      const commission = thousands(draw.int(4, 21))
      draw.need(new Set([accrued, prepaid, commission]).size === 3)
      const net = profit - accrued + prepaid + commission
      return asked(draw, {
        ask: `Before adjustments a net profit was ${naira(profit)}. Wages of ${naira(accrued)} are owing, rates of ${naira(prepaid)} have been paid in advance, and commission of ${naira(commission)} has been earned and not yet received. What is the net profit after these adjustments?`,
        answer: net,
        slips: {
          'took the commission off': net - 2 * commission,
          'took the rates off': net - 2 * prepaid,
          'added the wages': net + 2 * accrued,
          'left out the commission': net - commission,
        },
        work: `What is owing lowers the profit; what is paid in advance and income earned raise it. It is`,
      })
    },
  }),
  template({
    id: 'expense-paid-found',
    topic: '4.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [charge, advance, owing] = [
        thousands(draw.int(84, 180, 2)),
        thousands(draw.int(5, 24)),
        thousands(draw.int(6, 27)),
      ]
      draw.need(advance !== owing)
      const paid = charge - advance - owing
      return asked(draw, {
        ask: `The profit and loss account of a year shows rates of ${naira(charge)}. Rates of ${naira(advance)} had been paid in advance when the year began, and ${naira(owing)} is owing when it ends. How much was paid for rates during the year?`,
        answer: paid,
        slips: {
          'added what is owing': paid + 2 * owing,
          'added both': charge + advance + owing,
          'added what was paid in advance': paid + 2 * advance,
          'left out what is owing': charge - advance,
          'left out what was paid in advance': charge - owing,
        },
        work: `Of the charge ${naira(advance)} was paid the year before and ${naira(owing)} is not paid yet. In the year was paid`,
      })
    },
  }),
  template({
    id: 'loan-interest-owing',
    topic: '4.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [loan, rate, month] = [thousands(draw.int(200, 900, 20)), draw.pick([6, 9, 12, 15]), draw.int(2, 9)]
      const due = 12 - month
      const interest = (loan * rate * due) / 1200
      const paid = Math.round((interest * draw.pick([40, 50, 60])) / 100)
      draw.need(Number.isInteger(interest) && paid % 100 === 0 && paid * 2 !== interest)
      return asked(draw, {
        ask: `On 1 ${months[month]} a business borrowed ${naira(loan)} at ${rate}% interest per annum. By 31 December, the end of its financial year, it had paid interest of ${naira(paid)}. How much interest is owing on that date?`,
        answer: interest - paid,
        slips: {
          'took the interest of a whole year': (loan * rate) / 100 - paid,
          'gave the interest of the year': interest,
          'took one month too few': (loan * rate * (due - 1)) / 1200 - paid,
          'took one month too many': (loan * rate * (due + 1)) / 1200 - paid,
        },
        work: `Interest for ${due} months is ${naira(interest)}. Less what was paid there is owing`,
      })
    },
  }),
  template({
    id: 'goods-available-and-drawings',
    topic: '4.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, purchases, own] = [
        thousands(draw.int(40, 96, 2)),
        thousands(draw.int(260, 480, 5)),
        thousands(draw.int(6, 21)),
      ]
      const [sample, sales, closing] = [
        thousands(draw.int(2, 9)),
        thousands(draw.int(440, 700, 5)),
        thousands(draw.int(40, 98, 3)),
      ]
      const profit = sales - (opening + purchases - own - sample - closing)
      draw.need(own !== sample && profit > 40_000)
      return asked(draw, {
        ask: `In a year a shop sold goods for ${naira(sales)}. Opening stock was ${naira(opening)}, purchases were ${naira(purchases)} and closing stock was ${naira(closing)}. Of the goods purchased the owner took some for private use at a cost of ${naira(own)}, and others at a cost of ${naira(sample)} were given away as samples to advertise the shop. What is the gross profit?`,
        answer: profit,
        slips: {
          'left out both': profit - own - sample,
          'left out the samples': profit - sample,
          'left out the goods taken for private use': profit - own,
          'added both to the purchases': profit - 2 * own - 2 * sample,
        },
        work: `Purchases for sale are ${naira(purchases - own - sample)}, so the goods sold had cost ${naira(sales - profit)}. The gross profit is`,
      })
    },
  }),
]
