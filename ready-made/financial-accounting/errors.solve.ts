import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted } from './double-entry.ts'

const money = (amount: number) => `₦${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`

/** By making each mistake again from the option, or by posting what is wrong and what is right and comparing. */
export const errorsSolvers: Solver[] = [
  {
    // The option with all three mistakes made is the draft.
    of: ['profit-after-corrections'],
    solve: ({ read }) => {
      const [draft = 0, sales = 0, rent = 0, purchases = 0] = amounts(
        read,
        'shows a net profit of #\\. Later it is found that the sales day book was undercast by #, that rent of # was not recorded, and that the purchases day book was overcast by #\\.',
      )
      return ({ value }) => near(value - sales + rent - purchases, draft)
    },
  },
  {
    of: ['gross-profit-after-omissions'],
    solve: ({ read }) => {
      const [found = 0, purchase = 0, back = 0] = amounts(
        read,
        'a gross profit of # had been found, it was seen that a credit purchase of # and a sales return of # had been left out of the books\\. The goods of both are in the closing stock',
      )
      return -posted([
        ['balance', 'trading', found],
        ['trading', 'creditor', purchase],
        ['trading', 'debtor', back],
      ])('trading')
    },
  },
  {
    // Both sides are added up as they stand.
    of: ['posted-to-wrong-side'],
    solve: ({ read }) => {
      const [rent = 0, discount = 0] = amounts(
        read,
        'A payment of # for rent was posted to the credit side of the rent account, and discount allowed of # was not posted to the discount allowed account at all\\. All other entries are right',
      )
      // Cash and the debtor are credited as they should be.
      const [debits, credits] = [0, rent + rent + discount]
      return ({ value }) => near(value, Math.abs(debits - credits))
    },
  },
  {
    // After the entry Purchases holds none of it and the asset's account all of it.
    of: ['correcting-entry-for-an-asset'],
    solve: ({ read }) => {
      const [price = 0, delivery = 0] = amounts(
        read,
        'for use in the business was bought for #, and # was paid to have it delivered\\. Both amounts were debited to the Purchases account',
      )
      return ({ text }) => {
        const [, debit = '', credit = '', amount = ''] =
          /^Debit ([\w ]+) and credit ([\w ]+) with ₦([\d,]+)$/.exec(text) ?? []
        const balance = posted([
          ['Purchases', 'bank', price],
          ['Purchases', 'bank', delivery],
          [debit, credit, Number(amount.replaceAll(',', ''))],
        ])
        return balance('Purchases') === 0 && balance(debit) === price + delivery
      }
    },
  },
  {
    // The errors are put right against suspense; a credit balance is left.
    of: ['suspense-balance-left'],
    solve: ({ read }) => {
      const [short = 0, sales = 0, discount = 0] = amounts(
        read,
        'credit side of a trial balance was short by #, which was entered in a suspense account\\. Then two errors were found: the sales account was undercast by #, and discount received of # was posted to the debit of the discount received account',
      )
      return -posted([
        ['trial balance', 'suspense', short],
        ['suspense', 'sales', sales],
        ['suspense', 'discount', discount],
        ['suspense', 'discount', discount],
      ])('suspense')
    },
  },
  {
    of: ['repairs-treated-as-an-asset'],
    solve: ({ read }) => {
      const [repairs = 0, percent = 0, profit = 0] = amounts(
        read,
        'Repairs of # to a lorry were debited to the Motor Vehicles account, and depreciation of @% was charged on that account for the whole year\\. The net profit shown is #',
      )
      // What was charged of the repairs is less than all of them by what stays in the account.
      const left = repairs * ((100 - percent) / 100)
      return ({ value }) => near(value + left, profit)
    },
  },
  {
    of: ['customer-balance-corrected'],
    solve: ({ read }) => {
      const [shown = 0, right = 0, wrong = 0, other = 0] = amounts(
        read,
        'a customer, shows a debit balance of #\\. A credit sale of # to \\w+ was posted to it as #, and a cheque of # from another customer, \\w+, was credited to it by mistake',
      )
      return posted([
        ['customer', 'shown', shown],
        ['sales', 'customer', wrong],
        ['customer', 'sales', right],
        ['customer', 'other customer', other],
      ])('customer')
    },
  },
  {
    of: ['private-items-in-the-books'],
    solve: ({ read }) => {
      const [shown = 0, goods = 0, calls = 0, wages = 0] = amounts(
        read,
        'show a net profit of #\\. Goods that cost # were taken for private use and not recorded, private telephone calls of # were charged to the business, and wages of # due to a shop assistant were debited to drawings',
      )
      return -posted([
        ['balance', 'profit', shown],
        ['drawings', 'profit', goods],
        ['drawings', 'profit', calls],
        ['profit', 'drawings', wages],
      ])('profit')
    },
  },
  {
    of: ['side-and-size-of-difference'],
    solve: ({ read }) => {
      const [paid = 0, debited = 0] = amounts(
        read,
        'A cash payment of # for wages was posted to the wages account as #\\. The entry in the cash book is right, and there is no other error',
      )
      return `The ${debited > paid ? 'debit' : 'credit'} side is greater by ${money(Math.abs(debited - paid))}`
    },
  },
  {
    // With the option in suspense, the corrections close it.
    of: ['suspense-balance-at-first'],
    solve: ({ read }) => {
      const [returns = 0, wages = 0, debtor = 0] = amounts(
        read,
        "returns inwards of # had been posted to the credit of the returns outwards account, a wages payment of # had not been posted to the wages account, and a debtor['’]s balance had been included in the trial balance # too high\\. By how much was the debit side",
      )
      return ({ value }) => {
        const balance = posted([
          ['suspense', 'trial balance', value],
          ['returns outwards', 'suspense', returns],
          ['returns inwards', 'suspense', returns],
          ['wages', 'suspense', wages],
          ['suspense', 'debtor', debtor],
        ])
        return near(balance('suspense') / wages + 1, 1)
      }
    },
  },
]
