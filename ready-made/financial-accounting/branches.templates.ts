import { naira, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

export const branches = [
  template({
    id: 'goodwill-on-purchase',
    topic: '12.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [land, stock, debtors] = [
        draw.int(30, 90, 2) * 10_000,
        draw.int(60, 160, 5) * 1000,
        draw.int(20, 70) * 1000,
      ]
      const [creditors, goodwill] = [draw.int(22, 80) * 1000, draw.int(30, 120, 5) * 1000]
      draw.need(debtors !== creditors && goodwill !== stock)
      const net = land + stock + debtors - creditors
      return asked(draw, {
        ask: `A company bought a business for ${naira(net + goodwill)} and took over:${list([
          ['Premises', land],
          ['Stock', stock],
          ['Debtors', debtors],
          ['Creditors', creditors],
        ])}How much did it pay for goodwill?`,
        answer: goodwill,
        slips: {
          'left out the creditors': Math.abs(goodwill - creditors),
          'took the creditors off twice': goodwill + creditors,
          'left out the debtors': goodwill + debtors,
          'gave the net assets': net,
        },
        work: `The net assets are ${naira(net)}; the price is higher by`,
      })
    },
  }),
  template({
    id: 'capital-reserve-on-purchase',
    topic: '12.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [book, rise, fall] = [draw.int(40, 90, 2) * 10_000, draw.int(20, 90, 5) * 1000, draw.int(4, 18) * 1000]
      const [debts, reserve] = [draw.int(40, 120, 4) * 1000, draw.int(26, 90, 3) * 1000]
      const net = book + rise - fall - debts
      return asked(draw, {
        ask: `A business with assets of ${naira(book)} and liabilities of ${naira(debts)} in its books was bought for ${naira(net - reserve)}. The buyer valued the premises ${naira(rise)} higher and the stock ${naira(fall)} lower than the books. What was the capital reserve of the buyer?`,
        answer: reserve,
        slips: {
          'left out both new values': Math.abs(reserve - rise + fall),
          'left out the fall of the stock': reserve + fall,
          'added the fall of the stock': reserve + 2 * fall,
          'left out the liabilities': reserve + debts,
        },
        work: `The net assets at the new values are ${naira(net)}; the price is lower by`,
      })
    },
  }),
  template({
    id: 'shares-given-for-a-business',
    topic: '12.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [shares, premium] = [draw.int(80, 300, 5) * 1000, draw.pick([20, 25, 50, 60])]
      const [cash, debentures] = [draw.int(30, 120, 5) * 1000, draw.int(50, 150, 10) * 1000]
      draw.need(cash !== debentures)
      const value = (shares * (100 + premium)) / 100
      return asked(draw, {
        ask: `The purchase price of a business is ${naira(value + cash + debentures)}. The buyer pays ${naira(cash)} in cash, gives debentures of ${naira(debentures)}, and issues ordinary shares of ₦1 each at a premium of ${premium} kobo for the rest. How many shares are issued?`,
        answer: shares,
        slips: {
          'left out the premium': value,
          'took the whole price in shares': Math.round(((value + cash + debentures) * 100) / (100 + premium)),
          'left out the debentures': Math.round(((value + debentures) * 100) / (100 + premium)),
          'took the premium for a discount': Math.round((value * 100) / (100 - premium)),
        },
        work: `${naira(value)} is left for shares at ₦${((100 + premium) / 100).toFixed(2)}, so the number of shares is`,
        write: num,
      })
    },
  }),
  template({
    id: 'profit-of-a-department',
    topic: '13.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, closing] = draw.ints(2, 12, 45).map((count) => count * 1000) as [number, number]
      const [bought, profit] = [draw.int(120, 360, 4) * 1000, draw.int(40, 150, 3) * 1000]
      const moved = draw.int(4, 16) * 1000
      const cost = opening + bought + moved - closing
      return asked(draw, {
        ask: `For the furniture department of a shop find the gross profit.${list([
          ['Opening stock', opening],
          ['Purchases', bought],
          ['Goods received from another department', moved],
          ['Closing stock', closing],
          ['Sales', cost + profit],
        ])}`.trim(),
        answer: profit,
        slips: {
          'left out the goods of the other department': profit + moved,
          'took the goods of the other department for sales': profit + 2 * moved,
          'exchanged the stocks': profit + 2 * (opening - closing),
          'left out the closing stock': profit - closing,
        },
        work: `The cost of goods sold is ${naira(cost)}, and the gross profit`,
      })
    },
  }),
  template({
    id: 'cost-of-goods-moved-between-departments',
    topic: '13.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [cost, rate] = [draw.int(16, 80, 2) * 1000, draw.pick([10, 20, 25, 50])]
      const [bought, returned] = [draw.int(140, 400, 5) * 1000, draw.int(3, 12) * 1000]
      const moved = (cost * (100 + rate)) / 100
      return asked(draw, {
        ask: `The cloth department of a store bought goods for ${naira(bought)} and returned ${naira(returned)} of them. It passed goods to the tailoring department at ${naira(moved)}, which is their cost plus ${rate}%. What did the goods that stayed in the cloth department cost?`,
        answer: bought - returned - cost,
        slips: {
          'took off the price of the goods passed on': bought - returned - moved,
          'took the percentage off that price': bought - returned - (moved * (100 - rate)) / 100,
          'left out the returns': bought - cost,
          'added the goods passed on': bought - returned + cost,
        },
        work: `The goods passed on cost ${naira(cost)} and those returned ${naira(returned)}, so the goods that stayed cost`,
      })
    },
  }),
  template({
    id: 'net-profit-of-a-department',
    topic: '13.a',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [a, b] = draw.ints(2, 2, 7) as [number, number]
      const [unit, margin] = [draw.int(40, 90, 5) * 1000, draw.pick([25, 30, 35, 40])]
      const [wages, each] = [draw.int(12, 36) * 1000, draw.int(3, 9) * 1000]
      const shared = each * (a + b)
      const gross = (a * unit * margin) / 100
      draw.need(gross - wages - each * a > 8000)
      return asked(draw, {
        ask: `Departments A and B of a store have sales of ${naira(a * unit)} and ${naira(b * unit)}. A earns a gross profit of ${margin}% on its sales and pays wages of ${naira(wages)}. Common expenses of ${naira(shared)} are shared in the ratio of sales. What is the net profit of A?`,
        answer: gross - wages - each * a,
        slips: {
          'shared the expenses equally': gross - wages - shared / 2,
          'left out the common expenses': gross - wages,
          'charged A with all common expenses': gross - wages - shared,
          "took B's share of the expenses": gross - wages - each * b,
          'left out the wages': gross - each * a,
        },
        work: `The gross profit of A is ${naira(gross)}, and its share of the expenses ${naira(each * a)}. The net profit is`,
      })
    },
  }),
  template({
    id: 'loading-in-branch-stock',
    topic: '13.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cost, rate] = [draw.int(60, 240, 4) * 1000, draw.pick([10, 15, 20, 25, 30, 40])]
      const stock = (cost * (100 + rate)) / 100
      return asked(draw, {
        ask: `A head office sends goods to its branch at cost plus ${rate}%. At the end of the year the branch has stock of ${naira(stock)} at that price. What provision for unrealised profit is needed?`,
        answer: stock - cost,
        slips: {
          'took the loading as a part of the invoice price': (stock * rate) / 100,
          'gave the stock at cost': cost,
          'took the loading off the invoice price': (stock * (100 - rate)) / 100,
          'divided by what is left of the invoice price': Math.round((stock * rate) / (100 - rate)),
        },
        work: `${rate} of ${100 + rate} parts of ${naira(stock)} are`,
      })
    },
  }),
  template({
    id: 'goods-sent-to-branch-at-cost',
    topic: '13.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [cost, rate] = [draw.int(200, 700, 8) * 1000, draw.pick([20, 25, 50])]
      const returned = draw.int(4, 24) * 1000
      const load = (amount: number) => (amount * (100 + rate)) / 100
      return asked(draw, {
        ask: `Goods are invoiced to a branch at cost plus ${rate}%. Goods sent in the year were ${naira(load(cost))} and goods returned by the branch ${naira(load(returned))}, both at invoice price. Find the cost of the goods the branch kept.`,
        answer: cost - returned,
        slips: {
          'gave them at invoice price': load(cost - returned),
          'took the loading off the invoice price': (load(cost - returned) * (100 - rate)) / 100,
          'left out the returns': cost,
          'added the returns': cost + returned,
        },
        work: `At invoice price it is ${naira(load(cost - returned))}; divided by ${(100 + rate) / 100} the cost is`,
      })
    },
  }),
  template({
    id: 'branch-stock-at-invoice-price',
    topic: '13.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, sent] = [draw.int(30, 80) * 1000, draw.int(240, 520, 5) * 1000]
      const [cash, credit, returned] = [
        draw.int(100, 240, 5) * 1000,
        draw.int(60, 160, 4) * 1000,
        draw.int(3, 14) * 1000,
      ]
      const closing = opening + sent - cash - credit - returned
      draw.need(closing > 20_000 && closing < sent / 2)
      return asked(draw, {
        ask: `A branch stock account is kept at selling price.${list([
          ['Opening stock', opening],
          ['Goods from head office', sent],
          ['Cash sales', cash],
          ['Credit sales', credit],
          ['Goods returned to head office', returned],
        ])}What should the closing stock be?`,
        answer: closing,
        slips: {
          'added the goods returned': closing + 2 * returned,
          'left out the goods returned': closing + returned,
          'left out the credit sales': closing + credit,
          'left out the opening stock': closing - opening,
        },
        work: `${naira(opening + sent)} came in, and ${naira(cash + credit + returned)} went out, so the stock should be`,
      })
    },
  }),
  template({
    id: 'gross-profit-of-a-branch',
    topic: '13.b',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const rate = draw.pick([20, 25, 50])
      const [sentCost, leftCost] = [draw.int(200, 480, 8) * 1000, draw.int(20, 80, 4) * 1000]
      const load = (amount: number) => (amount * (100 + rate)) / 100
      const sales = load(sentCost - leftCost) - draw.int(0, 6) * 1000
      const cost = sentCost - leftCost
      return asked(draw, {
        ask: `A branch received goods invoiced at ${naira(load(sentCost))}, which is cost plus ${rate}%. It sold some of them for ${naira(sales)} and has ${naira(load(leftCost))} left at invoice price. There was no opening stock. Calculate the gross profit of the branch at cost to the head office.`,
        answer: sales - cost,
        slips: {
          'took the closing stock at invoice price': sales - sentCost + load(leftCost),
          'took the loading off the invoice price': Math.round(sales - (load(cost) * (100 - rate)) / 100),
          'left out the closing stock': sales - sentCost,
          'took the mark-up of the sales': Math.round((sales * rate) / 100),
          'gave the loading of the goods sent': load(sentCost) - sentCost,
        },
        work: `The goods sent cost ${naira(sentCost)} and those left ${naira(leftCost)}, so the goods sold cost ${naira(cost)}. The gross profit is`,
      })
    },
  }),
]
