import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const thousands = (value: number) => value * 1000

export const finalAccounts = [
  template({
    id: 'cost-of-goods-sold',
    topic: '4.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, purchases, closing] = [
        thousands(draw.int(30, 90, 2)),
        thousands(draw.int(240, 520, 5)),
        thousands(draw.int(35, 95, 3)),
      ]
      const [carriage, returns] = [thousands(draw.int(6, 24)), thousands(draw.int(5, 22))]
      draw.need(carriage !== returns && opening !== closing)
      const cost = opening + purchases + carriage - returns - closing
      const rows = [
        ['Opening stock', opening],
        ['Purchases', purchases],
        ['Carriage inwards', carriage],
        ['Returns outwards', returns],
        ['Closing stock', closing],
      ] as const
      return asked(draw, {
        ask: `Find the cost of goods sold from these balances:${list(rows).trimEnd()}`,
        answer: cost,
        slips: {
          'left out the carriage': cost - carriage,
          'added the returns': cost + 2 * returns,
          'added the closing stock': cost + 2 * closing,
          'exchanged the stocks': closing + purchases + carriage - returns - opening,
        },
        work: `Opening stock, purchases and carriage inwards less returns outwards are ${naira(cost + closing)}. Less closing stock it is`,
      })
    },
  }),
  template({
    id: 'gross-profit-with-returns',
    topic: '4.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [sales, inwards, purchases] = [
        thousands(draw.int(420, 760, 5)),
        thousands(draw.int(6, 26)),
        thousands(draw.int(200, 380, 5)),
      ]
      const [opening, closing] = [thousands(draw.int(30, 80, 2)), thousands(draw.int(35, 85, 2))]
      const outwards = thousands(draw.int(5, 24))
      draw.need(inwards !== outwards && opening !== closing)
      const profit = sales - inwards - (opening + purchases - outwards - closing)
      draw.need(profit > sales * 0.2 && profit < sales * 0.5)
      const rows = [
        ['Sales', sales],
        ['Purchases', purchases],
        ['Stock on 1 January', opening],
        ['Stock on 31 December', closing],
        ['Returns inwards', inwards],
        ['Returns outwards', outwards],
      ] as const
      return asked(draw, {
        ask: `What is the gross profit of a trader with these balances?${list(rows).trimEnd()}`,
        answer: profit,
        slips: {
          'exchanged the returns': profit + 2 * inwards - 2 * outwards,
          'exchanged the stocks': profit + 2 * opening - 2 * closing,
          'left out the returns inwards': profit + inwards,
          'left out the returns outwards': profit - outwards,
        },
        work: `Net sales are ${naira(sales - inwards)} and the cost of goods sold is ${naira(sales - inwards - profit)}. The gross profit is`,
      })
    },
  }),
  template({
    id: 'net-profit-from-gross',
    topic: '4.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const gross = thousands(draw.int(240, 480, 5))
      const [wages, rent, carriage] = [
        thousands(draw.int(60, 110, 2)),
        thousands(draw.int(20, 48)),
        thousands(draw.int(6, 19)),
      ]
      const [received, allowed, drawings] = [
        thousands(draw.int(4, 18)),
        thousands(draw.int(3, 15)),
        thousands(draw.int(20, 58)),
      ]
      draw.need(received !== allowed)
      const net = gross + received - wages - rent - carriage - allowed
      const rows = [
        ['Gross profit', gross],
        ['Wages', wages],
        ['Rent', rent],
        ['Carriage outwards', carriage],
        ['Discount received', received],
        ['Discount allowed', allowed],
        ['Drawings', drawings],
      ] as const
      return asked(draw, {
        ask: `A sole trader has these balances:${list(rows)}Calculate the net profit.`,
        answer: net,
        slips: {
          'charged the drawings': net - drawings,
          'exchanged the discounts': net - 2 * received + 2 * allowed,
          'left out the carriage outwards': net + carriage,
          'left out the discount received': net - received,
        },
        work: `Discount received is added, and the four expenses of ${naira(gross + received - net)} are taken off; drawings are none of them. The net profit is`,
      })
    },
  }),
  template({
    id: 'stock-counted-after-the-year-end',
    topic: '4.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [counted, bought, sold] = [
        thousands(draw.int(80, 190, 2)),
        thousands(draw.int(12, 40, 2)),
        thousands(draw.int(20, 60, 4)),
      ]
      const rate = draw.pick([20, 25, 30])
      const cost = (sold * (100 - rate)) / 100
      draw.need(cost !== bought)
      return asked(draw, {
        ask: `A shop whose year ends on 31 December counted its stock on 6 January and found ${naira(counted)} at cost. From 1 to 6 January it had bought goods for ${naira(bought)} and sold goods for ${naira(sold)} at a gross profit of ${rate}% on sales. What was the cost of the stock on 31 December?`,
        answer: counted - bought + cost,
        slips: {
          'took the sales at selling price': counted - bought + sold,
          'went the wrong way': counted + bought - cost,
          'left out the sales': counted - bought,
          'left out the purchases': counted + cost,
          'added the purchases as well': counted + bought + cost,
        },
        work: `The goods sold had cost ${naira(cost)} and were there on 31 December; the goods bought were not. The stock was`,
      })
    },
  }),
  template({
    id: 'closing-stock-from-margin',
    topic: '4.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [sales, rate] = [thousands(draw.int(300, 640, 10)), draw.pick([20, 25, 30, 40])]
      const [opening, purchases] = [thousands(draw.int(50, 110, 5)), thousands(draw.int(240, 480, 5))]
      const cost = (sales * (100 - rate)) / 100
      const closing = opening + purchases - cost
      draw.need(closing > 30_000 && closing < 160_000)
      return asked(draw, {
        ask: `All the stock of a shop was destroyed by fire. Since the beginning of the year purchases had been ${naira(purchases)} and sales ${naira(sales)}, and the opening stock was ${naira(opening)}. The shop earns a gross profit of ${rate}% on sales. What was the cost of the stock destroyed?`,
        answer: closing,
        slips: {
          'used a mark-up on cost': opening + purchases - sales / (1 + rate / 100),
          'took the gross profit for the cost of sales': opening + purchases - (sales * rate) / 100,
          'took the opening stock off': Math.abs(purchases - opening - cost),
          'left out the opening stock': Math.abs(purchases - cost),
          'gave the cost of goods sold': cost,
        },
        work: `The goods sold had cost ${100 - rate}% of the sales, ${naira(cost)}. Of the goods that could be sold, ${naira(opening + purchases)}, there was left`,
      })
    },
  }),
  template({
    id: 'working-capital',
    topic: '4.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [stock, debtors, bank] = [
        thousands(draw.int(80, 180, 2)),
        thousands(draw.int(40, 95)),
        thousands(draw.int(20, 78)),
      ]
      const [creditors, owing, furniture] = [
        thousands(draw.int(35, 90)),
        thousands(draw.int(4, 17)),
        thousands(draw.int(120, 240, 2)),
      ]
      const capital = stock + debtors + bank - creditors - owing
      const rows = [
        ['Furniture', furniture],
        ['Stock', stock],
        ['Debtors', debtors],
        ['Cash at bank', bank],
        ['Creditors', creditors],
        ['Wages owing', owing],
      ] as const
      return asked(draw, {
        ask: `A business has these balances:${list(rows)}What is its working capital?`,
        answer: capital,
        slips: {
          'counted the furniture': capital + furniture,
          'added the wages owing': capital + 2 * owing,
          'left out the wages owing': capital + owing,
          'gave the current assets': stock + debtors + bank,
          'left out the stock': capital - stock,
        },
        work: `Current assets are ${naira(stock + debtors + bank)} and current liabilities ${naira(creditors + owing)}. The working capital is`,
      })
    },
  }),
  template({
    id: 'closing-capital',
    topic: '4.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [person, opening, profit] = [
        draw.person(),
        thousands(draw.int(400, 900, 10)),
        thousands(draw.int(120, 280, 4)),
      ]
      const [cash, goods] = [thousands(draw.int(24, 66, 2)), thousands(draw.int(5, 23, 2))]
      const closing = opening + profit - cash - goods
      return asked(draw, {
        ask: `${person} began the year with a capital of ${naira(opening)}. The net profit of the year was ${naira(profit)}. In the year ${naira(cash)} in cash and goods that had cost ${naira(goods)} were taken for private use. What is the capital in the balance sheet at the end of the year?`,
        answer: closing,
        slips: {
          'left out the goods': closing + goods,
          'left out the profit': closing - profit,
          'added the drawings': closing + 2 * (cash + goods),
          'left out the cash': closing + cash,
        },
        work: `Drawings are ${naira(cash + goods)}. Opening capital plus profit less drawings is`,
      })
    },
  }),
  template({
    id: 'balance-sheet-total-of-assets',
    topic: '4.b',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [machinery, written, stock] = [
        thousands(draw.int(300, 620, 10)),
        thousands(draw.int(40, 120, 5)),
        thousands(draw.int(50, 130, 2)),
      ]
      const [debtors, doubtful, paid] = [
        thousands(draw.int(40, 96, 2)),
        thousands(draw.int(2, 9)),
        thousands(draw.int(3, 18)),
      ]
      const [overdraft, owing] = [thousands(draw.int(12, 44)), thousands(draw.int(4, 17))]
      const assets = machinery - written + stock + debtors - doubtful + paid
      const rows = [
        ['Machinery, at cost', machinery],
        ['Provision for depreciation of machinery', written],
        ['Stock', stock],
        ['Debtors', debtors],
        ['Provision for doubtful debts', doubtful],
        ['Insurance paid in advance', paid],
        ['Bank overdraft', overdraft],
        ['Rent owing', owing],
      ] as const
      return asked(draw, {
        ask: `These balances are left after the profit and loss account has been made:${list(rows)}What is the total of the assets in the balance sheet?`,
        answer: assets,
        slips: {
          'left out the insurance paid in advance': assets - paid,
          'left out the depreciation': assets + written,
          'treated the overdraft as an asset': assets + overdraft,
          'treated rent owing as an asset in place of insurance': assets - paid + owing,
          'left out both provisions': assets + written + doubtful,
        },
        work: `Machinery is worth ${naira(machinery - written)} in the books and debtors ${naira(debtors - doubtful)}. With stock and the insurance paid in advance the assets are`,
      })
    },
  }),
]
