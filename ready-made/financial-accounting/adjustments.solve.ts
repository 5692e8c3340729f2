import { months } from '../make/months.ts'
import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted } from './double-entry.ts'

/** How many months of a year that ends in December are before the first of `month`. */
function monthsBefore(month = ''): number {
  const found = months.indexOf(month)
  if (found < 0) throw new Error(`no month: ${month}`)
  return found
}

const plain = (text = '') => Number(text.replaceAll(',', ''))

/** By keeping the account of the expense or income from one end of the year to the other, or month by month. */
export const adjustmentsSolvers: Solver[] = [
  {
    of: ['expense-with-accrual'],
    solve: ({ read }) => {
      const [paid = 0, before = 0, owing = 0] = amounts(
        read,
        'paid in a year came to #\\. Of this # was owing from the year before\\. A further # is still owing at the end of the year\\. How much is charged',
      )
      return ({ value }) => {
        const balance = posted([
          ['opening', 'expense', before],
          ['expense', 'bank', paid],
          ['profit and loss', 'expense', value],
        ])
        return near(-balance('expense'), owing)
      }
    },
  },
  {
    // Month by month the insurance is used up.
    of: ['insurance-paid-in-advance'],
    solve: ({ read }) => {
      const [month, paid] = read(
        /On 1 (\w+) a trader paid ₦([\d,]+) for one year['’]s insurance\. The financial year ends on 31 December\. How much is shown in the balance sheet as paid in advance/,
      )
      let left = plain(paid)
      for (let now = monthsBefore(month); now < 12; now += 1) left -= plain(paid) / 12
      return ({ value }) => Math.abs(value - left) < 0.01
    },
  },
  {
    // What was paid does not matter: twelve months are charged.
    of: ['rent-charged-on-change-of-rate'],
    solve: ({ read }) => {
      const [first, month, second] = read(
        /was rented at ₦([\d,]+) a month\. From 1 (\w+) the rent was raised to ₦([\d,]+) a month\. By 31 December, the end of the financial year, .*What rent is charged in the profit and loss account for the year/,
      )
      let rent = 0
      for (let now = 0; now < 12; now += 1) rent += plain(now < monthsBefore(month) ? first : second)
      return rent
    },
  },
  {
    of: ['rent-received-in-the-year'],
    solve: ({ read }) => {
      const [received = 0, owed = 0, advance = 0, end = 0] = amounts(
        read,
        'received # in rent during the year\\. When the year began, tenants owed # and other tenants had paid # in advance\\. When it ended, # had been paid in advance and nothing was owed',
      )
      return ({ value }) => {
        const balance = posted([
          ['rent', 'opening', owed],
          ['opening', 'rent', advance],
          ['bank', 'rent', received],
          ['rent', 'profit and loss', value],
        ])
        return near(-balance('rent'), end)
      }
    },
  },
  {
    // What came in is used or still there.
    of: ['stationery-used'],
    solve: ({ read }) => {
      const [paid = 0, owing = 0, start = 0, end = 0] = amounts(
        read,
        'paid # for stationery in the year and owes another # for stationery delivered in December\\. Stationery in stock was # on 1 January and # on 31 December',
      )
      return ({ value }) => near(value + end, start + paid + owing)
    },
  },
  {
    of: ['net-profit-after-adjustments'],
    solve: ({ read }) => {
      const [profit = 0, wages = 0, rates = 0, commission = 0] = amounts(
        read,
        'Before adjustments a net profit was #\\. Wages of # are owing, rates of # have been paid in advance, and commission of # has been earned and not yet received',
      )
      return -posted([
        ['balance', 'profit', profit],
        ['profit', 'wages', wages],
        ['rates', 'profit', rates],
        ['commission', 'profit', commission],
      ])('profit')
    },
  },
  {
    of: ['expense-paid-found'],
    solve: ({ read }) => {
      const [charged = 0, before = 0, owing = 0] = amounts(
        read,
        'shows rates of #\\. Rates of # had been paid in advance when the year began, and # is owing when it ends\\. How much was paid for rates',
      )
      return ({ value }) => {
        const balance = posted([
          ['rates', 'opening', before],
          ['rates', 'bank', value],
          ['profit and loss', 'rates', charged],
        ])
        return near(-balance('rates'), owing)
      }
    },
  },
  {
    // The interest grows month by month.
    of: ['loan-interest-owing'],
    solve: ({ read }) => {
      const [month, loan, percent, paid] = read(
        /On 1 (\w+) a business borrowed ₦([\d,]+) at ([\d.]+)% interest per annum\. By 31 December, the end of its financial year, it had paid interest of ₦([\d,]+)\./,
      )
      let owing = -plain(paid)
      for (let now = monthsBefore(month); now < 12; now += 1) owing += (plain(loan) * Number(percent)) / 1200
      return ({ value }) => near(value, owing)
    },
  },
  {
    of: ['goods-available-and-drawings'],
    solve: ({ read }) => {
      const [sales = 0, opening = 0, bought = 0, closing = 0, drawn = 0, samples = 0] = amounts(
        read,
        'sold goods for #\\. Opening stock was #, purchases were # and closing stock was #\\. Of the goods purchased the owner took some for private use at a cost of #, and others at a cost of # were given away as samples to advertise the shop\\. What is the gross profit',
      )
      return -posted([
        ['debtors', 'trading', sales],
        ['trading', 'stock', opening],
        ['trading', 'creditors', bought],
        ['stock', 'trading', closing],
        ['drawings', 'trading', drawn],
        ['advertising', 'trading', samples],
      ])('trading')
    },
  },
]
