import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const thousands = (value: number) => value * 1000
const plain = (amount: number) => naira(amount).replace('₦', '')

export const concepts = [
  template({
    id: 'stock-by-prudence',
    topic: '3.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const costs = [thousands(draw.int(20, 60)), thousands(draw.int(24, 70)), thousands(draw.int(15, 48))]
      const changes = [thousands(draw.int(3, 12)), thousands(draw.int(3, 14)), thousands(draw.int(2, 9))]
      const fallen = draw.int(0, 2)
      const rows = costs.map((cost, index) => {
        const change = changes[index] ?? 0
        return { cost, value: index === fallen ? cost - change : cost + change }
      })
      const sum = (of: (row: { cost: number; value: number }) => number) =>
        rows.reduce((total, row) => total + of(row), 0)
      const [cost, value] = [sum((row) => row.cost), sum((row) => row.value)]
      const names = ['Rice', 'Beans', 'Groundnut oil']
      return asked(draw, {
        ask: `The stock of a trader on 31 December is:\n\n| Goods | Cost (₦) | Net realisable value (₦) |\n|---|---:|---:|\n${rows
          .map((row, index) => `| ${names[index]} | ${plain(row.cost)} | ${plain(row.value)} |`)
          .join(
            '\n',
          )}\n\nFollowing the concept of prudence (conservatism) for each kind of goods, at what value is the stock shown?`,
        answer: sum((row) => Math.min(row.cost, row.value)),
        slips: {
          'took cost for all': cost,
          'took net realisable value for all': value,
          'took the higher of each': sum((row) => Math.max(row.cost, row.value)),
          'took the mean of cost and value': (cost + value) / 2,
        },
        work: `Each kind is taken at the lower of cost and net realisable value:`,
      })
    },
  }),
  template({
    id: 'damaged-goods-in-stock',
    topic: '3.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [stock, damaged, price] = [
        thousands(draw.int(160, 420, 2)),
        thousands(draw.int(24, 60, 2)),
        thousands(draw.int(18, 44)),
      ]
      const repair = thousands(draw.int(2, 9))
      const value = price - repair
      draw.need(value < damaged - 2000)
      return asked(draw, {
        ask: `Stock at cost is ${naira(stock)}. It includes damaged goods that cost ${naira(damaged)}. After repairs for ${naira(repair)} these can be sold for ${naira(price)}. At what value should the whole stock be shown?`,
        answer: stock - damaged + value,
        slips: {
          'left the damaged goods at cost': stock,
          'left out the repairs': stock - damaged + price,
          'added the repairs': stock - damaged + price + repair,
          'left out the damaged goods': stock - damaged,
          'took the repairs off the cost': stock - repair,
        },
        work: `The damaged goods are worth ${naira(value)}, which is less than their cost. The other goods cost ${naira(stock - damaged)}, and together it is`,
      })
    },
  }),
  template({
    id: 'revenue-when-earned',
    topic: '3.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cash, credit, received] = [
        thousands(draw.int(120, 260, 2)),
        thousands(draw.int(180, 360, 4)),
        thousands(draw.int(120, 340, 4)),
      ]
      const deposit = thousands(draw.int(10, 45))
      draw.need(received < credit - 8000)
      return asked(draw, {
        ask: `In a year a furniture maker sold goods for ${naira(cash)} cash and for ${naira(credit)} on credit. Of the credit sales ${naira(received)} was received by the end of the year. A customer also paid ${naira(deposit)} in advance for chairs to be delivered next year. By the realisation concept, what is the revenue of the year?`,
        answer: cash + credit,
        slips: {
          'counted the money received': cash + received,
          'counted what was paid in advance': cash + credit + deposit,
          'counted all the money received': cash + received + deposit,
          'added what customers owe': cash + 2 * credit - received,
        },
        work: `Revenue is earned when goods are delivered, whether they are paid for or not: ${naira(cash)} and ${naira(credit)} are together`,
      })
    },
  }),
  template({
    id: 'asset-at-historical-cost',
    topic: '3.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [price, fees, value] = [
        thousands(draw.int(400, 900, 10)),
        thousands(draw.int(12, 48, 2)),
        thousands(draw.int(1000, 1600, 20)),
      ]
      const survey = thousands(draw.int(5, 25))
      draw.need(fees !== survey)
      return asked(draw, {
        ask: `A firm bought land for ${naira(price)}, paid a lawyer ${naira(fees)} for the purchase and a surveyor ${naira(survey)} to mark its limits. Five years later the land could be sold for ${naira(value)}. By the historical cost concept, at what value is it shown?`,
        answer: price + fees + survey,
        slips: {
          'left out the surveyor': price + fees,
          'left out the lawyer': price + survey,
          'added the costs to the later value': value + fees + survey,
          'took the costs off the later value': value - fees - survey,
          'took the costs off the price': price - fees - survey,
        },
        work: `What was spent to have the land is its cost; its later value is not recorded. It is shown at`,
      })
    },
  }),
  template({
    id: 'assets-of-the-business-alone',
    topic: '3.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const person = draw.person()
      const [shop, van, stock] = [
        thousands(draw.int(300, 700, 10)),
        thousands(draw.int(180, 360, 5)),
        thousands(draw.int(40, 120, 2)),
      ]
      const [bank, house, savings] = [
        thousands(draw.int(20, 78)),
        thousands(draw.int(800, 1500, 10)),
        thousands(draw.int(30, 96, 3)),
      ]
      const total = shop + van + stock + bank
      const rows = [
        ['Shop', shop],
        ['Delivery van', van],
        ['Goods for sale', stock],
        ['Bank account of the business', bank],
        [`House in which ${person} lives`, house],
        [`Private savings of ${person}`, savings],
      ] as const
      return asked(draw, {
        ask: `${person} owns a shop and has:${list(rows)}By the business entity concept, what are the assets of the business?`,
        answer: total,
        slips: {
          'counted the private savings': total + savings,
          'counted the house': total + house,
          'counted everything': total + house + savings,
          'left out the bank account': total - bank,
        },
        work: `House and private savings belong to the owner and not to the business. Its assets are`,
      })
    },
  }),
  template({
    id: 'cost-matched-with-sales',
    topic: '3.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [bought, cost, sold] = [draw.int(80, 200, 10), draw.int(20, 60, 2) * 100, draw.int(50, 180, 5)]
      const [price, rate] = [cost + draw.int(8, 24) * 100, draw.pick([2, 4, 5])]
      const commission = (sold * price * rate) / 100
      const profit = sold * (price - cost) - commission
      draw.need(sold < bought - 10 && profit > 10_000)
      return asked(draw, {
        ask: `In its first year a shop bought ${bought} lamps at ${naira(cost)} each and sold ${sold} of them at ${naira(price)} each. It owes its salesman a commission of ${rate}% of the sales, which is not paid yet. By the matching concept, what is the profit of the year?`,
        answer: profit,
        slips: {
          'left out the commission': profit + commission,
          'took the commission of the lamps bought': sold * (price - cost) - (bought * price * rate) / 100,
          'took the cost of all the lamps': sold * price - bought * cost - commission,
          'added the commission': profit + 2 * commission,
          'took the commission of the cost': sold * (price - cost) - (sold * cost * rate) / 100,
        },
        work: `The ${sold} lamps sold for ${naira(sold * price)} and had cost ${naira(sold * cost)}. Less the commission of ${naira(commission)} the profit is`,
      })
    },
  }),
  template({
    id: 'capital-expenditure-of-a-year',
    topic: '3.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [machine, install, repair] = [
        thousands(draw.int(240, 520, 10)),
        thousands(draw.int(12, 40)),
        thousands(draw.int(8, 36)),
      ]
      const [wing, paint, fuel] = [
        thousands(draw.int(150, 380, 5)),
        thousands(draw.int(14, 46)),
        thousands(draw.int(10, 32)),
      ]
      draw.need(new Set([install, repair, paint, fuel]).size === 4)
      const capital = machine + install + wing
      const rows = [
        ['New machine', machine],
        ['Wages to install the new machine', install],
        ['Repairs of an old machine', repair],
        ['New wing of the workshop', wing],
        ['Painting of the old workshop', paint],
        ['Fuel for machines', fuel],
      ] as const
      return asked(draw, {
        ask: `A workshop spent in one year:${list(rows)}How much of this is capital expenditure?`,
        answer: capital,
        slips: {
          'left out the wages to install the machine': capital - install,
          'counted the repairs': capital + repair,
          'counted the painting': capital + paint,
          'gave the revenue expenditure': repair + paint + fuel,
          'counted repairs and painting': capital + repair + paint,
        },
        work: `The machine with its installation and the new wing serve for years; the rest is revenue expenditure. Capital expenditure is`,
      })
    },
  }),
  template({
    id: 'cash-profit-and-accrual-profit',
    topic: '3.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [cashProfit, debtors, owed] = [
        thousands(draw.int(80, 260, 2)),
        thousands(draw.int(14, 48)),
        thousands(draw.int(8, 36)),
      ]
      const [stock, advance] = [thousands(draw.int(10, 44)), thousands(draw.int(4, 20))]
      draw.need(new Set([debtors, owed, stock, advance]).size === 4)
      const profit = cashProfit + debtors - owed + stock + advance
      return asked(draw, {
        ask: `In its first year a shop received ${naira(cashProfit)} more than it paid for goods and expenses. At the end of the year customers owe ${naira(debtors)}, suppliers are owed ${naira(owed)}, there are unsold goods of ${naira(stock)}, and rent of ${naira(advance)} has been paid in advance. What is the profit by the accruals concept?`,
        answer: profit,
        slips: {
          'left out the unsold goods': profit - stock,
          'took off the rent paid in advance': profit - 2 * advance,
          'added what suppliers are owed': profit + 2 * owed,
          'took the unsold goods off': profit - 2 * stock,
          'left out what customers owe': profit - debtors,
        },
        work: `What customers owe, unsold goods and rent of next year are added, and what suppliers are owed is taken off. The profit is`,
      })
    },
  }),
]
