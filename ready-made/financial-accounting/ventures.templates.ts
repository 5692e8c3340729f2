import { people } from '../make/nigeria.ts'
import { naira, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

export const ventures = [
  template({
    id: 'profit-of-a-joint-venture',
    topic: '14.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [bought, carried] = [draw.int(120, 360, 5) * 1000, draw.int(8, 30) * 1000]
      const [store, profit] = [draw.int(6, 28) * 500, draw.int(40, 120, 2) * 1000]
      const sold = bought + carried + store + profit
      return asked(draw, {
        ask: `${one} and ${other} bought yams for ${naira(bought)} in a joint venture. ${one} paid ${naira(carried)} for carriage and ${other} ${naira(store)} for storage. All the yams were sold for ${naira(sold)}. What was the profit of the venture?`,
        answer: profit,
        slips: {
          'left out the storage': profit + store,
          'left out the carriage': profit + carried,
          'left out all expenses': profit + carried + store,
          'halved it': profit / 2,
        },
        work: `The venture cost ${naira(bought + carried + store)}; the takings are higher by`,
      })
    },
  }),
  template({
    id: 'payment-between-venturers',
    topic: '14.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [bought, spent] = [draw.int(150, 400, 10) * 1000, draw.int(12, 50, 2) * 1000]
      const half = draw.int(20, 70) * 1000
      const sold = bought + spent + 2 * half
      return asked(draw, {
        ask: `In a joint venture ${one} bought goods for ${naira(bought)}. ${other} paid expenses of ${naira(spent)}, sold all the goods and received ${naira(sold)}. They share the profit equally. How much must ${other} send to ${one}?`,
        answer: bought + half,
        slips: {
          'left out the share of profit': bought,
          'left out the expenses': bought + half + spent / 2,
          'took the whole profit': bought + 2 * half,
          'halved the money received': sold / 2,
          'gave the share of profit': half,
        },
        work: `The profit is ${naira(2 * half)}. ${one} has paid ${naira(bought)} and earned ${naira(half)}, so what is due is`,
      })
    },
  }),
  template({
    id: 'share-of-a-venturer-with-commission',
    topic: '14.a',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [one = '', other = ''] = draw.several(people, 2)
      const [sold, rate] = [draw.int(240, 600, 10) * 1000, draw.pick([2, 4, 5])]
      const [a = 3, b = 2] = draw.pick([
        [3, 2],
        [2, 1],
        [3, 1],
        [4, 1],
      ])
      const [commission, part] = [(sold * rate) / 100, draw.int(9, 24) * 1000]
      const cost = sold - commission - part * (a + b)
      draw.need(cost > sold / 2)
      return asked(draw, {
        ask: `The goods of a joint venture cost ${naira(cost)} with all expenses and were sold by ${one} for ${naira(sold)}. ${one} has a commission of ${rate}% on sales, and the remaining profit is shared by ${one} and ${other} in the ratio ${a} : ${b}. What does ${one} earn in all?`,
        answer: commission + part * a,
        slips: {
          'left out the commission': part * a,
          'shared the profit before commission': Math.round(((sold - cost) * a) / (a + b)),
          'did not take the commission off the profit': Math.round(((sold - cost) * a) / (a + b)) + commission,
          "took the other venturer's share": commission + part * b,
        },
        work: `The commission is ${naira(commission)}; of the remaining ${naira(part * (a + b))} the share is ${naira(part * a)}, which makes in all`,
      })
    },
  }),
  template({
    id: 'goods-taken-over-by-a-venturer',
    topic: '14.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cost, spent] = [draw.int(160, 420, 10) * 1000, draw.int(12, 45) * 1000]
      const [taken, profit] = [draw.int(14, 60, 2) * 1000, draw.int(50, 140, 2) * 1000]
      draw.need(taken !== spent && profit !== taken)
      return asked(draw, {
        ask: `Goods for a joint venture cost ${naira(cost)}, and expenses were ${naira(spent)}. Most of the goods were sold for ${naira(cost + spent + profit - taken)}, and one venturer took over the rest at an agreed value of ${naira(taken)}. Find the profit of the venture.`,
        answer: profit,
        slips: {
          'left out the goods taken over': profit - taken,
          'took the goods taken over for an expense': profit - 2 * taken,
          'left out the expenses': profit + spent,
          'left out expenses and goods taken over': profit + spent - taken,
        },
        work: `Sales and goods taken over are ${naira(cost + spent + profit)}, the cost ${naira(cost + spent)} and the profit`,
      })
    },
  }),
  template({
    id: 'commission-with-del-credere',
    topic: '14.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [cash, credit] = [draw.int(100, 300, 5) * 1000, draw.int(80, 240, 4) * 1000]
      const [rate, extra] = [draw.int(4, 10), draw.int(1, 3)]
      const sales = cash + credit
      draw.need(cash !== credit)
      return asked(draw, {
        ask: `A consignee sold goods for ${naira(cash)} in cash and ${naira(credit)} on credit. The ordinary commission is ${rate}%, and the del credere commission ${extra}%, both on all sales. What is the total commission?`,
        answer: (sales * (rate + extra)) / 100,
        slips: {
          'left out the del credere commission': (sales * rate) / 100,
          'took del credere on credit sales alone': (sales * rate + credit * extra) / 100,
          'took the difference of the rates': (sales * (rate - extra)) / 100,
          'took both on credit sales alone': (credit * (rate + extra)) / 100,
        },
        work: `${rate + extra}% of ${naira(sales)} is`,
      })
    },
  }),
  template({
    id: 'money-sent-to-the-consignor',
    topic: '14.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [sales, rate] = [draw.int(260, 640, 10) * 1000, draw.int(4, 12)]
      const [spent, ahead] = [draw.int(8, 30) * 500, draw.int(40, 120, 5) * 1000]
      const commission = (sales * rate) / 100
      const left = sales - commission - spent - ahead
      return asked(draw, {
        ask: `An account sales shows sales of ${naira(sales)}, expenses of the consignee of ${naira(spent)} and a commission of ${rate}% on sales. The consignee had already sent ${naira(ahead)} in advance. How much is still to be sent to the consignor?`,
        answer: left,
        slips: {
          'left out the advance': left + ahead,
          'left out the commission': left + commission,
          'left out the expenses': left + spent,
          'added the advance': left + 2 * ahead,
        },
        work: `Commission is ${naira(commission)}; sales less commission, expenses and advance are`,
      })
    },
  }),
  template({
    id: 'stock-left-on-consignment',
    topic: '14.b',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [sent, each] = [draw.int(80, 240, 20), draw.int(24, 60) * 500]
      const left = draw.int(3, 9) * 5
      const [ours, theirs] = [sent * draw.int(4, 12) * 100, sent * draw.int(2, 5) * 50]
      const selling = sent * draw.int(1, 6) * 50
      draw.need(ours !== theirs)
      const perUnit = (sent * each + ours + theirs) / sent
      return asked(draw, {
        ask: `${sent} radios at ${naira(each)} each were sent on consignment. The consignor paid freight of ${naira(ours)}; the consignee paid ${naira(theirs)} for unloading and ${naira(selling)} for advertising. ${left} radios are unsold. What is the value of this stock?`,
        answer: left * perUnit,
        slips: {
          'left out all expenses': left * each,
          'left out the unloading': (left * (sent * each + ours)) / sent,
          'added the advertising': Math.round((left * (sent * each + ours + theirs + selling)) / sent),
          'took the radios that were sold': (sent - left) * perUnit,
          'added all the expenses': left * each + ours + theirs,
        },
        work: `With freight and unloading one radio costs ${naira(perUnit)}; advertising is a selling expense. ${left} of them are`,
      })
    },
  }),
  template({
    id: 'profit-on-consignment',
    topic: '14.b',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [sent, rate] = [draw.int(200, 420, 10) * 1000, draw.pick([5, 10])]
      const [freight, stock, selling] = [draw.int(12, 36) * 1000, draw.int(30, 80, 2) * 1000, draw.int(4, 14) * 1000]
      const sales = Math.round(((sent + freight - stock) * draw.pick([1.25, 1.3, 1.35, 1.4])) / 2000) * 2000
      const commission = (sales * rate) / 100
      const profit = sales + stock - sent - freight - selling - commission
      draw.need(profit > 15_000 && profit !== stock)
      return asked(draw, {
        ask: `Calculate the profit on a consignment on which the consignee earns ${rate}% of the sales.${list([
          ['Goods sent, at cost', sent],
          ['Freight paid by the consignor', freight],
          ['Selling expenses of the consignee', selling],
          ['Sales', sales],
          ['Stock with the consignee', stock],
        ])}`.trim(),
        answer: profit,
        slips: {
          'left out the commission': profit + commission,
          'left out the stock': profit - stock,
          'left out the selling expenses': profit + selling,
          'left out the freight': profit + freight,
        },
        work: `Sales and stock are ${naira(sales + stock)}; goods, expenses and a commission of ${naira(commission)} take ${naira(sales + stock - profit)}, which leaves`,
      })
    },
  }),
  template({
    id: 'goods-lost-on-the-way',
    topic: '14.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [cases, lost] = [draw.int(50, 200, 10), draw.int(3, 12)]
      const [each, per] = [draw.int(8, 40) * 500, draw.int(4, 20) * 50]
      const paid = draw.int(5, 20) * 1000
      const loss = lost * (each + per)
      draw.need(loss - paid > 8000)
      return asked(draw, {
        ask: `${cases} cases of goods that cost ${naira(each)} each were consigned, and the consignor paid carriage of ${naira(cases * per)}. ${lost} cases were destroyed on the way, and the insurance company paid ${naira(paid)}. What loss is charged to profit and loss account?`,
        answer: loss - paid,
        slips: {
          'left out the insurance money': loss,
          'left out the carriage': lost * each - paid,
          'charged all the carriage': lost * each + cases * per - paid,
          'added the insurance money': loss + paid,
        },
        work: `With carriage a case costs ${naira(each + per)}, and ${lost} cases ${naira(loss)}. Less the insurance money the loss is`,
      })
    },
  }),
  template({
    id: 'sales-from-commission',
    topic: '14.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [units, price, rate] = [draw.int(40, 160, 5), draw.int(8, 40) * 250, draw.pick([4, 5, 6, 8, 10, 12])]
      const commission = (units * price * rate) / 100
      draw.need(Number.isInteger(commission))
      return asked(draw, {
        ask: `A consignee who has a commission of ${rate}% on sales earned ${naira(commission)}. Each article was sold at ${naira(price)}. How many articles were sold?`,
        answer: units,
        slips: {
          'took the commission of one article as the price': Math.round(commission / price),
          'multiplied by the rate twice': Math.round(units * (1 + rate / 100)),
          'took the rate off': Math.round(units * (1 - rate / 100)),
          'counted one article too many': units + 1,
        },
        work: `Sales were ${naira(units * price)}; at ${naira(price)} each the number of articles is`,
        write: num,
      })
    },
  }),
]
