import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

export const incompleteRecords = [
  template({
    id: 'capital-by-statement-of-affairs',
    topic: '8.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [van, stock, debtors] = [draw.int(20, 60) * 10_000, draw.int(60, 180, 5) * 1000, draw.int(20, 80) * 1000]
      const [cash, creditors] = [draw.int(10, 60) * 1000, draw.int(25, 90) * 1000]
      draw.need(new Set([debtors, cash, creditors]).size === 3)
      const assets = van + stock + debtors + cash
      return asked(draw, {
        ask: `${draw.person()} keeps no complete books. At the end of the year the position was:${list([
          ['Motor van', van],
          ['Stock', stock],
          ['Debtors', debtors],
          ['Cash at bank', cash],
          ['Creditors', creditors],
        ])}Find the capital by a statement of affairs.`,
        answer: assets - creditors,
        slips: {
          'added the creditors': assets + creditors,
          'left out the creditors': assets,
          'took the debtors away as well': assets - creditors - 2 * debtors,
          'left out the cash at bank': assets - creditors - cash,
        },
        work: `Assets are ${naira(assets)}; less creditors of ${naira(creditors)}, capital is`,
      })
    },
  }),
  template({
    id: 'profit-from-two-capitals',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, drawings, added] = [
        draw.int(200, 600, 10) * 1000,
        draw.int(30, 120, 3) * 1000,
        draw.int(20, 90, 5) * 1000,
      ]
      const profit = draw.int(60, 240, 4) * 1000
      const closing = opening + added + profit - drawings
      return asked(draw, {
        ask: `A sole trader's capital was ${naira(opening)} on 1 January and ${naira(closing)} on 31 December. During the year the trader drew ${naira(drawings)} for private use and brought in further capital of ${naira(added)}. Calculate the profit for the year.`,
        answer: profit,
        slips: {
          'exchanged drawings and further capital': closing - opening - drawings + added,
          'left out the drawings': profit - drawings,
          'left out the further capital': profit + added,
          'took the increase in capital alone': closing - opening,
        },
        work: `The increase of capital, with drawings added and the further capital of ${naira(added)} taken off, gives a profit of`,
      })
    },
  }),
  template({
    id: 'loss-from-two-capitals',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, drawings, loss] = [
        draw.int(300, 700, 10) * 1000,
        draw.int(30, 100, 2) * 1000,
        draw.int(15, 80) * 1000,
      ]
      const assets = opening - drawings - loss + draw.int(20, 70) * 1000
      const debts = assets - (opening - drawings - loss)
      return asked(draw, {
        ask: `A trader began a year with a capital of ${naira(opening)} and drew ${naira(drawings)} during it. At the end of the year the assets were ${naira(assets)} and the liabilities ${naira(debts)}. Find the loss for the year.`,
        answer: loss,
        slips: {
          'left out the drawings': loss + drawings,
          'took the assets for the closing capital': Math.abs(opening - drawings - assets),
          'added the drawings twice': loss + 2 * drawings,
          'took the liabilities away from the loss': Math.abs(loss - debts),
          'added the liabilities': loss + debts,
        },
        work: `Closing capital is ${naira(assets - debts)}. Opening capital less drawings is ${naira(opening - drawings)}, so the loss is`,
      })
    },
  }),
  template({
    id: 'cost-of-sales-from-margin',
    topic: '8.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [sales, margin] = [draw.int(120, 600, 20) * 1000, draw.pick([15, 20, 25, 30, 35, 40])]
      const profit = (sales * margin) / 100
      return asked(draw, {
        ask: `A shop makes a margin of ${margin}% on sales. If the sales are ${naira(sales)}, what is the cost of goods sold?`,
        answer: sales - profit,
        slips: {
          'gave the gross profit': profit,
          'took the margin as a mark-up': Math.round((sales * 100) / (100 + margin)),
          'added the profit': sales + profit,
          'took half the margin': sales - profit / 2,
        },
        work: `The gross profit is ${margin}% of ${naira(sales)}, which is ${naira(profit)}. The cost of goods sold is`,
      })
    },
  }),
  template({
    id: 'sales-from-mark-up',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [opening, bought] = [draw.int(20, 80, 4) * 1000, draw.int(160, 480, 8) * 1000]
      const [closing, rate] = [draw.int(20, 84, 4) * 1000, draw.pick([20, 25, 30, 40, 50])]
      draw.need(opening !== closing)
      const cost = opening + bought - closing
      return asked(draw, {
        ask: `Opening stock is ${naira(opening)}, purchases are ${naira(bought)} and closing stock is ${naira(closing)}. Goods are sold at a mark-up of ${rate}%. Find the sales.`,
        answer: (cost * (100 + rate)) / 100,
        slips: {
          'gave the cost of goods sold': cost,
          'took the mark-up off the cost': (cost * (100 - rate)) / 100,
          'exchanged the stocks': ((closing + bought - opening) * (100 + rate)) / 100,
          'left out the stocks': (bought * (100 + rate)) / 100,
          'gave the gross profit': (cost * rate) / 100,
        },
        work: `The cost of goods sold is ${naira(cost)}; with ${rate}% of it added, sales are`,
      })
    },
  }),
  template({
    id: 'gross-profit-inside-sales',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [cost, rate] = [draw.int(120, 480, 4) * 1000, draw.pick([15, 20, 25, 30, 40, 60])]
      const sales = (cost * (100 + rate)) / 100
      return asked(draw, {
        ask: `All goods of a shop are sold at a mark-up of ${rate}% on cost. The sales of a quarter were ${naira(sales)}. Calculate the gross profit.`,
        answer: sales - cost,
        slips: {
          'took the mark-up of the sales': (sales * rate) / 100,
          'gave the cost of goods sold': cost,
          'took the mark-up off the sales': (sales * (100 - rate)) / 100,
          'divided by what is left of the sales': Math.round((sales * rate) / (100 - rate)),
        },
        work: `Sales are ${100 + rate}% of the cost, which is ${naira(cost)}. The gross profit is`,
      })
    },
  }),
  template({
    id: 'purchases-from-margin',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [sales, margin] = [draw.int(200, 700, 20) * 1000, draw.pick([20, 25, 30, 40])]
      const [opening, closing] = [draw.int(20, 90, 3) * 1000, draw.int(20, 90, 4) * 1000]
      draw.need(opening !== closing)
      const cost = (sales * (100 - margin)) / 100
      return asked(draw, {
        ask: `A trader's sales for the year were ${naira(sales)} at a margin of ${margin}%. Stock was ${naira(opening)} at the beginning and ${naira(closing)} at the end. Calculate the purchases.`,
        answer: cost + closing - opening,
        slips: {
          'exchanged the stocks': cost + opening - closing,
          'took the margin as a mark-up': Math.round((sales * 100) / (100 + margin)) + closing - opening,
          'gave the cost of goods sold': cost,
          'began from the gross profit': sales - cost + closing - opening,
          'added both stocks': cost + closing + opening,
        },
        work: `The cost of goods sold is ${naira(cost)}; with closing stock added and opening stock taken off, purchases are`,
      })
    },
  }),
  template({
    id: 'stock-lost-in-fire',
    topic: '8.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [opening, bought] = [draw.int(60, 160, 5) * 1000, draw.int(240, 600, 10) * 1000]
      const [cost, rate, saved] = [draw.int(200, 560, 12) * 1000, draw.pick([20, 25, 50]), draw.int(5, 40) * 1000]
      const left = opening + bought - cost
      const sales = (cost * (100 + rate)) / 100
      draw.need(left > saved + 20_000 && left < bought / 2)
      return asked(draw, {
        ask: `A fire destroyed part of a trader's stock. Up to that day there were opening stock of ${naira(opening)}, purchases of ${naira(bought)} and sales of ${naira(sales)} at a mark-up of ${rate}%. Stock of ${naira(saved)} was saved. What was the cost of the stock lost?`,
        answer: left - saved,
        slips: {
          'left out the stock that was saved': left,
          'took the mark-up as a margin': opening + bought - (sales * (100 - rate)) / 100 - saved,
          'took sales at selling price': opening + bought - sales - saved,
          'added the stock that was saved': left + saved,
        },
        work: `Sales at cost are ${naira(cost)}, so stock should be ${naira(left)}. Less the ${naira(saved)} saved, the loss is`,
      })
    },
  }),
  template({
    id: 'cash-stolen',
    topic: '8.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [opening, takings] = [draw.int(5, 25) * 1000, draw.int(240, 520, 5) * 1000]
      const [banked, wages, closing] = [
        draw.int(150, 400, 5) * 1000,
        draw.int(20, 70, 2) * 1000,
        draw.int(4, 22) * 1000,
      ]
      const stolen = opening + takings - banked - wages - closing
      draw.need(stolen > 10_000 && stolen < 60_000 && opening !== closing)
      return asked(draw, {
        ask: `A shop had cash of ${naira(opening)} on 1 March. In the month cash sales were ${naira(takings)}, cash paid into the bank was ${naira(banked)} and wages paid in cash were ${naira(wages)}. Only ${naira(closing)} was left in the till on 31 March, as the rest had been stolen. How much was stolen?`,
        answer: stolen,
        slips: {
          'left out the opening cash': stolen - opening,
          'left out the closing cash': stolen + closing,
          'exchanged opening and closing cash': stolen - 2 * opening + 2 * closing,
          'left out the wages': stolen + wages,
          'took the opening cash away twice': stolen + closing - opening,
        },
        work: `Cash should be ${naira(stolen + closing)}, and ${naira(closing)} is there, so the cash stolen is`,
      })
    },
  }),
]
