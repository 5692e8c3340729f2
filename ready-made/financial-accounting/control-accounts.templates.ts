import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

export const controlAccounts = [
  template({
    id: 'closing-debtors',
    topic: '7.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, sales] = [draw.int(20, 60) * 1000, draw.int(120, 400, 5) * 1000]
      const [paid, returned] = [draw.int(100, 360, 4) * 1000, draw.int(2, 12) * 1000]
      draw.need(opening + sales - paid - returned > 10_000 && paid < sales)
      return asked(draw, {
        ask: `The following relate to the sales ledger control account of a trader:${list([
          ['Debtors at the beginning', opening],
          ['Credit sales', sales],
          ['Cheques received from debtors', paid],
          ['Sales returns', returned],
        ])}Find the balance of debtors at the end.`,
        answer: opening + sales - paid - returned,
        slips: {
          'added the returns': opening + sales - paid + returned,
          'left out the returns': opening + sales - paid,
          'left out the opening balance': sales - paid - returned,
          'took the opening balance away': sales - paid - returned - opening,
          'left out the receipts': opening + sales - returned,
        },
        work: `Debtors and sales come to ${naira(opening + sales)}; receipts and returns of ${naira(paid + returned)} are taken off, which leaves`,
      })
    },
  }),
  template({
    id: 'closing-creditors',
    topic: '7.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, bought] = [draw.int(25, 70) * 1000, draw.int(150, 380, 5) * 1000]
      const [paid, discount] = [draw.int(130, 350, 5) * 1000, draw.int(15, 60) * 100]
      draw.need(opening + bought - paid - discount > 12_000 && paid < bought)
      return asked(draw, {
        ask: `A purchases ledger control account begins with creditors of ${naira(opening)}. In the month credit purchases were ${naira(bought)}, payments to suppliers ${naira(paid)} and discounts received ${naira(discount)}. What is the closing balance of creditors?`,
        answer: opening + bought - paid - discount,
        slips: {
          'added the discounts': opening + bought - paid + discount,
          'left out the discounts': opening + bought - paid,
          'left out the opening balance': bought - paid - discount,
          'left out the payments': opening + bought - discount,
        },
        work: `Creditors and purchases come to ${naira(opening + bought)}, less payments and discounts of ${naira(paid + discount)} they are`,
      })
    },
  }),
  template({
    id: 'credit-sales-as-balance',
    topic: '7.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, closing] = [draw.int(18, 50) * 1000, draw.int(18, 55) * 1000]
      const [received, discount, bad] = [draw.int(140, 360, 5) * 1000, draw.int(12, 45) * 100, draw.int(10, 40) * 100]
      draw.need(opening !== closing && discount !== bad)
      const sales = closing + received + discount + bad - opening
      return asked(draw, {
        ask: `From the balances below, calculate the credit sales of the year.${list([
          ['Debtors, 1 January', opening],
          ['Debtors, 31 December', closing],
          ['Cash received from debtors', received],
          ['Discounts allowed', discount],
          ['Bad debts written off', bad],
        ])}`.trim(),
        answer: sales,
        slips: {
          'exchanged the two balances': opening + received + discount + bad - closing,
          'left out the bad debts': sales - bad,
          'left out the discounts': sales - discount,
          'took discounts and bad debts away': closing + received - discount - bad - opening,
          'added the opening balance': sales + 2 * opening,
        },
        work: `Credits and the closing balance come to ${naira(closing + received + discount + bad)}; less the opening ${naira(opening)}, sales are`,
      })
    },
  }),
  template({
    id: 'credit-purchases-as-balance',
    topic: '7.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, closing] = [draw.int(20, 60) * 1000, draw.int(20, 66) * 1000]
      const [paid, returned] = [draw.int(160, 400, 5) * 1000, draw.int(3, 15) * 1000]
      draw.need(Math.abs(opening - closing) > 3000)
      const bought = closing + paid + returned - opening
      return asked(draw, {
        ask: `Creditors of a shop were ${naira(opening)} on 1 January and ${naira(closing)} on 31 December. During the year ${naira(paid)} was paid to them and goods worth ${naira(returned)} were returned to them. Find the credit purchases of the year.`,
        answer: bought,
        slips: {
          'exchanged the two balances': opening + paid + returned - closing,
          'left out the returns': bought - returned,
          'took the returns away': bought - 2 * returned,
          'left out both balances': paid + returned,
          'added both balances': closing + paid + returned + opening,
        },
        work: `Closing creditors, payments and returns come to ${naira(closing + paid + returned)}; less the opening ${naira(opening)}, purchases are`,
      })
    },
  }),
  template({
    id: 'cash-received-from-debtors',
    topic: '7.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, closing] = [draw.int(25, 60) * 1000, draw.int(25, 60) * 1000]
      const [sales, discount, returned] = [draw.int(150, 420, 5) * 1000, draw.int(15, 50) * 100, draw.int(20, 90) * 100]
      draw.need(opening !== closing && discount !== returned)
      const received = opening + sales - discount - returned - closing
      return asked(draw, {
        ask: `${draw.person()}'s debtors were ${naira(opening)} at the beginning of a year and ${naira(closing)} at its end. Credit sales were ${naira(sales)}, discounts allowed ${naira(discount)} and returns inwards ${naira(returned)}. How much was received from debtors?`,
        answer: received,
        slips: {
          'exchanged the two balances': closing + sales - discount - returned - opening,
          'left out the discounts': received + discount,
          'left out the returns': received + returned,
          'left out the closing balance': received + closing,
          'added discounts and returns': received + 2 * (discount + returned),
        },
        work: `Opening debtors and sales are ${naira(opening + sales)}. Less discounts, returns and the closing balance, receipts are`,
      })
    },
  }),
  template({
    id: 'dishonoured-cheque',
    topic: '7.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, sales] = [draw.int(30, 70) * 1000, draw.int(150, 300, 5) * 1000]
      const [received, bounced, bad] = [draw.int(130, 290, 5) * 1000, draw.int(4, 18) * 1000, draw.int(10, 35) * 100]
      draw.need(received < sales)
      const closing = opening + sales + bounced - received - bad
      return asked(draw, {
        ask: `In a sales ledger control account the opening debtors are ${naira(opening)}, credit sales ${naira(sales)}, cheques received ${naira(received)}, cheques dishonoured ${naira(bounced)} and bad debts ${naira(bad)}. Calculate the closing debtors.`,
        answer: closing,
        slips: {
          'credited the dishonoured cheques': closing - 2 * bounced,
          'left out the dishonoured cheques': closing - bounced,
          'added the bad debts': closing + 2 * bad,
          'left out the bad debts': closing + bad,
        },
        work: `Debits are ${naira(opening + sales + bounced)} with the dishonoured cheques, credits ${naira(received + bad)}, so the balance is`,
      })
    },
  }),
  template({
    id: 'set-off-between-ledgers',
    topic: '7.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [opening, bought] = [draw.int(30, 80) * 1000, draw.int(160, 360, 5) * 1000]
      const [paid, discount, offset] = [draw.int(140, 340, 5) * 1000, draw.int(12, 40) * 100, draw.int(3, 14) * 1000]
      draw.need(paid < bought && offset !== discount)
      const closing = opening + bought - paid - discount - offset
      return asked(draw, {
        ask: `The purchases ledger control account of a wholesaler has these entries:${list([
          ['Balance at the beginning (credit)', opening],
          ['Credit purchases', bought],
          ['Payments to creditors', paid],
          ['Discounts received', discount],
          ['Set-off against the sales ledger', offset],
        ])}What is the credit balance at the end?`,
        answer: closing,
        slips: {
          'credited the set-off': closing + 2 * offset,
          'left out the set-off': closing + offset,
          'credited the discounts': closing + 2 * discount,
          'left out the opening balance': closing - opening,
        },
        work: `A set-off is debited here as well: ${naira(opening + bought)} less ${naira(paid + discount + offset)} is`,
      })
    },
  }),
  template({
    id: 'list-against-control-account',
    topic: '7.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const control = draw.int(60, 140) * 1000
      const [undercast, discount] = [draw.int(3, 15) * 1000, draw.int(8, 60) * 100]
      draw.need(undercast !== discount && discount % 1000 !== 0)
      return asked(draw, {
        ask: `A sales ledger control account shows a debit balance of ${naira(control)}. It was then found that the sales day book had been undercast by ${naira(undercast)}, and that discounts allowed of ${naira(discount)} had not been posted to the control account. What is the corrected balance?`,
        answer: control + undercast - discount,
        slips: {
          'took the undercast away': control - undercast - discount,
          'added the discounts': control + undercast + discount,
          'exchanged the signs': control - undercast + discount,
          'left out the discounts': control + undercast,
        },
        work: `Sales are too low by ${naira(undercast)}, and debtors too high by the discounts of ${naira(discount)}. The corrected balance is`,
      })
    },
  }),
]
