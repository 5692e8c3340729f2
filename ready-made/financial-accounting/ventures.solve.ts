import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By the accounts of the venture or the consignment, or case by case. */
export const venturesSolvers: Solver[] = [
  {
    of: ['profit-of-a-joint-venture'],
    solve: ({ read }) => {
      const [goods = 0, carriage = 0, storage = 0, sales = 0] = amounts(
        read,
        'bought yams for # in a joint venture\\. \\w+ paid # for carriage and \\w+ # for storage\\. All the yams were sold for #\\.',
      )
      return -posted([
        ['venture', 'bank', goods],
        ['venture', 'first', carriage],
        ['venture', 'second', storage],
        ['bank', 'venture', sales],
      ])('venture')
    },
  },
  {
    // After the payment both have the same profit in hand.
    of: ['payment-between-venturers'],
    solve: ({ read }) => {
      const [buyer, goods = 0, seller, expenses = 0, sales = 0, sender, receiver] = read(
        /In a joint venture (\w+) bought goods for ₦([\d,]+)\. (\w+) paid expenses of ₦([\d,]+), sold all the goods and received ₦([\d,]+)\. They share the profit equally\. How much must (\w+) send to (\w+)\?/,
      )
      if (buyer !== receiver || seller !== sender) throw new Error('the payment goes the other way')
      const plain = (one: string | number) => Number(String(one).replaceAll(',', ''))
      return ({ value }) => near(value - plain(goods), plain(sales) - plain(expenses) - value)
    },
  },
  {
    of: ['share-of-a-venturer-with-commission'],
    solve: ({ read }) => {
      const [cost = 0, sales = 0, percent = 0, mine = 0, theirs = 0] = amounts(
        read,
        'cost # with all expenses and were sold by \\w+ for #\\. (?:\\w+) has a commission of @% on sales, and the remaining profit is shared by \\w+ and \\w+ in the ratio @ : @\\. What does',
      )
      const [seller, again, first, asked] = read(
        /sold by (\w+) for .*?\. (\w+) has a commission .* shared by (\w+) and \w+ in .*What does (\w+) earn in all/,
      )
      if (new Set([seller, again, first, asked]).size > 1) throw new Error('another venturer is asked for')
      const commission = (sales * percent) / 100
      // What the other gets stands to the share as their parts do.
      return ({ value }) => near((value - commission) * theirs, (sales - cost - value) * mine)
    },
  },
  {
    of: ['goods-taken-over-by-a-venturer'],
    solve: ({ read }) => {
      const [goods = 0, expenses = 0, sales = 0, taken = 0] = amounts(
        read,
        'Goods for a joint venture cost #, and expenses were #\\. Most of the goods were sold for #, and one venturer took over the rest at an agreed value of #\\. Find the profit',
      )
      return -posted([
        ['venture', 'bank', goods],
        ['venture', 'bank', expenses],
        ['bank', 'venture', sales],
        ['venturer', 'venture', taken],
      ])('venture')
    },
  },
  {
    of: ['commission-with-del-credere'],
    solve: ({ read }) => {
      const [cash = 0, credit = 0, ordinary = 0, extra = 0] = amounts(
        read,
        'sold goods for # in cash and # on credit\\. The ordinary commission is @%, and the del credere commission @%, both on all sales',
      )
      return ({ value }) => near((value / (cash + credit)) * 100, ordinary + extra)
    },
  },
  {
    // The consignee's account with the option paid is closed.
    of: ['money-sent-to-the-consignor'],
    solve: ({ read }) => {
      const [sales = 0, expenses = 0, percent = 0, advance = 0] = amounts(
        read,
        'shows sales of #, expenses of the consignee of # and a commission of @% on sales\\. The consignee had already sent # in advance\\. How much is still to be sent',
      )
      return ({ value }) => {
        const balance = posted([
          ['consignee', 'consignment', sales],
          ['consignment', 'consignee', expenses],
          ['consignment', 'consignee', (sales * percent) / 100],
          ['bank', 'consignee', advance],
          ['bank', 'consignee', value],
        ])
        return near(balance('consignee') / sales + 1, 1)
      }
    },
  },
  {
    // One by one, with what it cost to bring each there; advertising brings nothing there.
    of: ['stock-left-on-consignment'],
    solve: ({ read }) => {
      const [sent = 0, price = 0, freight = 0, unloading = 0, left = 0] = amounts(
        read,
        '^@ \\w+ at # each were sent on consignment\\. The consignor paid freight of #; the consignee paid # for unloading and ₦[\\d,]+ for advertising\\. @ \\w+ are unsold',
      )
      let stock = 0
      for (let one = 0; one < left; one += 1) stock += price + freight / sent + unloading / sent
      return ({ value }) => near(value, stock)
    },
  },
  {
    of: ['profit-on-consignment'],
    solve: ({ read, text }) => {
      const [percent = 0] = amounts(read, 'on which the consignee earns @% of the sales')
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another table: ${text}`)
      return ({ value }) => {
        const balance = posted([
          ['consignment', 'goods', of('Goods sent, at cost')],
          ['consignment', 'bank', of('Freight paid by the consignor')],
          ['consignment', 'consignee', of('Selling expenses of the consignee')],
          ['consignee', 'consignment', of('Sales')],
          ['consignment', 'consignee', (of('Sales') * percent) / 100],
          ['stock', 'consignment', of('Stock with the consignee')],
          ['consignment', 'profit', value],
        ])
        return near(balance('consignment') / of('Sales') + 1, 1)
      }
    },
  },
  {
    // Case by case with its carriage; the insurance pays a part.
    of: ['goods-lost-on-the-way'],
    solve: ({ read }) => {
      const [cases = 0, cost = 0, carriage = 0, lost = 0, paid = 0] = amounts(
        read,
        '^@ cases of goods that cost # each were consigned, and the consignor paid carriage of #\\. @ cases were destroyed on the way, and the insurance company paid #\\. What loss',
      )
      let loss = -paid
      for (let one = 0; one < lost; one += 1) loss += cost + carriage / cases
      return ({ value }) => near(value, loss)
    },
  },
  {
    // The commission on each article, as often as the option says.
    of: ['sales-from-commission'],
    solve: ({ read }) => {
      const [percent = 0, earned = 0, price = 0] = amounts(
        read,
        'commission of @% on sales earned #\\. Each article was sold at #\\. How many articles',
      )
      return ({ value }) => near(((value * price) / 100) * percent, earned)
    },
  },
]
