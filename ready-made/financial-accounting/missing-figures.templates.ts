import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

export const missingFigures = [
  template({
    id: 'corrected-list-of-debtors',
    topic: '7.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const total = draw.int(80, 200) * 1000
      const [omitted, wrong, over] = draw.ints(3, 4, 30).map((count) => count * 500) as [number, number, number]
      return asked(draw, {
        ask: `The list of balances taken from a sales ledger comes to ${naira(total)}, which does not agree with the control account. A debit balance of ${naira(omitted)} was left out, a debit balance of ${naira(wrong)} was listed as a credit, and the list was overcast by ${naira(over)}. What is the correct total of the list?`,
        answer: total + omitted + 2 * wrong - over,
        slips: {
          'added the wrong balance once only': total + omitted + wrong - over,
          'added the overcast': total + omitted + 2 * wrong + over,
          'took the wrong balance off': total + omitted - 2 * wrong - over,
          'left out the balance that was left out': total + 2 * wrong - over,
        },
        work: `${naira(omitted)} and twice ${naira(wrong)} are added, and ${naira(over)} is taken off, so the total is`,
      })
    },
  }),
  template({
    id: 'discount-as-the-missing-figure',
    topic: '7.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, bought] = [draw.int(30, 80) * 1000, draw.int(180, 420, 5) * 1000]
      const [paid, returned, discount] = [draw.int(150, 400, 5) * 1000, draw.int(3, 12) * 1000, draw.int(15, 60) * 100]
      const closing = opening + bought - paid - returned - discount
      draw.need(closing > 15_000 && paid < bought)
      return asked(draw, {
        ask: `In a purchases ledger control account all figures but one are known: opening creditors ${naira(opening)}, credit purchases ${naira(bought)}, payments ${naira(paid)}, returns outwards ${naira(returned)} and closing creditors ${naira(closing)}. How much is the discount received?`,
        answer: discount,
        slips: {
          'left out the returns': discount + returned,
          'added the returns': discount + 2 * returned,
          'exchanged the two balances': Math.abs(discount - 2 * opening + 2 * closing),
          'left out the closing creditors': discount + closing,
        },
        work: `The credits are ${naira(opening + bought)} and the other debits ${naira(opening + bought - discount)}. The discount is`,
      })
    },
  }),
  template({
    id: 'debtors-with-interest-and-refund',
    topic: '7.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, sales] = [draw.int(30, 80) * 1000, draw.int(160, 380, 5) * 1000]
      const [cash, interest, refund] = [draw.int(140, 360, 5) * 1000, draw.int(6, 30) * 100, draw.int(8, 40) * 100]
      draw.need(cash < sales && interest !== refund)
      return asked(draw, {
        ask: `A sales ledger control account has an opening balance of ${naira(opening)}, credit sales of ${naira(sales)} and receipts of ${naira(cash)}. Interest of ${naira(interest)} was charged on overdue accounts, and ${naira(refund)} was refunded to a customer who had paid too much. Find the closing debtors.`,
        answer: opening + sales + interest + refund - cash,
        slips: {
          'credited the refund': opening + sales + interest - refund - cash,
          'credited the interest': opening + sales - interest + refund - cash,
          'left out the refund': opening + sales + interest - cash,
          'left out the interest': opening + sales + refund - cash,
          'credited both': opening + sales - interest - refund - cash,
        },
        work: `Interest and refund are both debited. The debits are ${naira(opening + sales + interest + refund)}; less the receipts the debtors are`,
      })
    },
  }),
  template({
    id: 'drawings-as-the-missing-figure',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, taken] = [draw.int(8, 30) * 1000, draw.int(260, 560, 10) * 1000]
      const [suppliers, wages, rent] = [
        draw.int(120, 260, 5) * 1000,
        draw.int(30, 70, 2) * 1000,
        draw.int(18, 48, 3) * 1000,
      ]
      const closing = draw.int(7, 40) * 1000
      const drawn = opening + taken - suppliers - wages - rent - closing
      draw.need(drawn > 25_000 && drawn < 160_000 && opening !== closing)
      return asked(draw, {
        ask: `${draw.person()} does not write down private drawings. The cash summary of the year shows:${list([
          ['Balance at the beginning', opening],
          ['Received from customers', taken],
          ['Paid to suppliers', suppliers],
          ['Wages', wages],
          ['Rent', rent],
          ['Balance at the end', closing],
        ])}How much were the drawings, if the cash account is to balance?`,
        answer: drawn,
        slips: {
          'exchanged the two balances': drawn - 2 * opening + 2 * closing,
          'left out the balance at the end': drawn + closing,
          'left out the balance at the beginning': drawn - opening,
          'left out the rent': drawn + rent,
        },
        work: `${naira(opening + taken)} was there; ${naira(suppliers + wages + rent)} was paid and ${naira(closing)} is left, so the drawings were`,
      })
    },
  }),
  template({
    id: 'opening-capital-from-the-year',
    topic: '8.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [closing, profit] = [draw.int(300, 800, 10) * 1000, draw.int(80, 200, 5) * 1000]
      const [monthly, added] = [draw.int(3, 9) * 1000, draw.int(20, 90, 5) * 1000]
      const drawn = monthly * 12
      return asked(draw, {
        ask: `At the end of a year a trader's capital was ${naira(closing)}. The profit of the year was ${naira(profit)}, and further capital of ${naira(added)} had been paid in. The trader drew ${naira(monthly)} each month. What was the capital at the beginning of the year?`,
        answer: closing - profit - added + drawn,
        slips: {
          'took the drawings off': closing - profit - added - drawn,
          'took the drawings of one month': closing - profit - added + monthly,
          'added the further capital': closing - profit + added + drawn,
          'added the profit': closing + profit - added + drawn,
        },
        work: `Drawings were ${naira(drawn)}. Without profit and further capital, and with the drawings back, the capital was`,
      })
    },
  }),
  template({
    id: 'all-sales-of-a-year',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [before, after] = [draw.int(20, 60) * 1000, draw.int(20, 66) * 1000]
      const [received, banked] = [draw.int(140, 320, 5) * 1000, draw.int(80, 220, 5) * 1000]
      const [wages, drawn] = [draw.int(12, 40) * 1000, draw.int(10, 36) * 1000]
      draw.need(before !== after && wages !== drawn)
      const [credit, cash] = [received + after - before, banked + wages + drawn]
      return asked(draw, {
        ask: `A shop's debtors went from ${naira(before)} to ${naira(after)} in a year, and cheques of ${naira(received)} were received from them. Cash sales were used to pay wages of ${naira(wages)} and private drawings of ${naira(drawn)}, and the remaining ${naira(banked)} was paid into the bank. What were the total sales?`,
        answer: credit + cash,
        slips: {
          'exchanged the debtors': received + before - after + cash,
          'left out what was paid from cash sales': credit + banked,
          'left out the drawings': credit + cash - drawn,
          'took receipts from debtors for credit sales': received + cash,
        },
        work: `Credit sales were ${naira(credit)} and cash sales ${naira(cash)}, together`,
      })
    },
  }),
  template({
    id: 'expenses-between-two-profits',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [sales, margin] = [draw.int(360, 800, 20) * 1000, draw.pick([25, 30, 35, 40])]
      const [opening, drawn] = [draw.int(200, 500, 10) * 1000, draw.int(30, 90, 3) * 1000]
      const gross = (sales * margin) / 100
      const expenses = draw.int(40, 120, 2) * 1000
      const closing = opening + gross - expenses - drawn
      draw.need(gross - expenses > 25_000 && closing !== opening)
      return asked(draw, {
        ask: `A trader's capital was ${naira(opening)} at the beginning of a year and ${naira(closing)} at its end, after drawings of ${naira(drawn)}. Sales were ${naira(sales)} at a gross margin of ${margin}%. What were the expenses of the year?`,
        answer: expenses,
        slips: {
          'left out the drawings': expenses + drawn,
          'took the drawings off the profit': expenses + 2 * drawn,
          'gave the gross profit': gross,
          'gave the net profit': gross - expenses,
          'began from the sales': sales - (gross - expenses),
        },
        work: `The gross profit was ${naira(gross)} and the net profit ${naira(gross - expenses)}, so the expenses were`,
      })
    },
  }),
  template({
    id: 'furniture-bought-in-the-year',
    topic: '8.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, bought] = [draw.int(120, 360, 10) * 1000, draw.int(40, 140, 5) * 1000]
      const [wear, sold] = [draw.int(12, 48, 2) * 1000, draw.int(6, 30, 2) * 1000]
      draw.need(new Set([wear, sold, bought]).size === 3)
      return asked(draw, {
        ask: `Furniture stood in a trader's books at ${naira(opening)} on 1 January and at ${naira(opening + bought - sold - wear)} on 31 December. Depreciation of the year was ${naira(wear)}, and furniture with a book value of ${naira(sold)} was sold. The invoices of what was bought are lost. How much furniture was bought?`,
        answer: bought,
        slips: {
          'left out the depreciation': bought - wear,
          'left out the furniture sold': bought - sold,
          'took the change of the book value': Math.abs(bought - sold - wear),
          'added the depreciation once more': bought + wear,
        },
        work: `The book value at the end, with what was written off and sold, is ${naira(opening + bought)}. Less that at the beginning it is`,
      })
    },
  }),
]
