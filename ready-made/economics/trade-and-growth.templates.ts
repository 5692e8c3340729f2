import { grid } from '../make/grid.ts'
import { ends, largeNaira, naira, num, quantity, round } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const billion = (amount: number) => largeNaira(amount, 'billion')
const percent = (value: number) => `${num(round(value, 1), 1)}%`
const dollars = (amount: number, places?: number) => `${num(amount, places)} dollars`

export const tradeAndGrowth = [
  template({
    id: 'share-of-farming-in-the-product',
    topic: '15',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [crops, animals, rest] = [draw.int(60, 160, 5), draw.int(15, 60, 5), draw.int(250, 600, 10)]
      const all = crops + animals + rest
      return reachable({
        ask: `In a year crops add ${billion(crops)} to the product of a country, livestock ${billion(animals)} and all other sectors ${billion(rest)}. What percentage of the product comes from crops and livestock, correct to one decimal place?`,
        answer: percent(((crops + animals) / all) * 100),
        slips: {
          'divided by the other sectors': percent(((crops + animals) / rest) * 100),
          'left out livestock': percent((crops / all) * 100),
          'left out crops': percent((animals / all) * 100),
          'gave the other sectors': percent((rest / all) * 100),
        },
        work: `Crops and livestock add ${billion(crops + animals)} of ${billion(all)}, which is ${percent(((crops + animals) / all) * 100)}.`,
      })
    },
  }),
  template({
    id: 'use-of-a-factory',
    topic: '16',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [unit, now, goal] = [draw.int(4, 40) * 20, draw.int(8, 13) * 5, draw.int(15, 19) * 5]
      const [made, capacity] = [unit * now, unit * 100]
      return reachable({
        ask: `A cement factory that can produce ${num(capacity)} tonnes a month produces ${num(made)} tonnes. By how many tonnes must its monthly output rise, so that ${goal}% of its capacity is used?`,
        answer: quantity(unit * (goal - now), 'tonnes'),
        slips: {
          'gave the output that is needed': quantity(unit * goal, 'tonnes'),
          'filled the whole capacity': quantity(unit * (100 - now), 'tonnes'),
          'took the percentage of the present output': quantity(round((made * goal) / 100), 'tonnes'),
          'took what is missing of the present output': quantity(round((made * (100 - goal)) / 100), 'tonnes'),
        },
        work: `${goal}% of the capacity is ${num(unit * goal)} tonnes. Less ${num(made)} tonnes it is ${quantity(unit * (goal - now), 'tonnes')}.`,
      })
    },
  }),
  template({
    id: 'growth-of-income-per-head',
    topic: '21',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [product, people] = [draw.int(5, 12), draw.int(2, 4)]
      const [income, million] = [draw.int(60, 300) * 100, draw.int(11, 59)]
      const each = income / million
      const rate = ((100 + product) / (100 + people) - 1) * 100
      draw.need(round(rate, 1) !== round(product - people, 1))
      return reachable({
        ask: `A country of ${million} million people has a real income of ${billion(income)}. In a year the real income grows by ${product}% and the population by ${people}%. What is its real income per head after that year, to the nearest naira?`,
        answer: naira(round((each * 1000 * (100 + product)) / (100 + people))),
        slips: {
          'subtracted the percentages': naira(round(each * 10 * (100 + product - people))),
          'left out the growth of the population': naira(round(each * 10 * (100 + product))),
          'left out the growth of the income': naira(round((each * 1000 * 100) / (100 + people))),
          'turned the ratio upside down': naira(round((each * 1000 * (100 + people)) / (100 + product))),
        },
        work: `Income per head was ${naira(round(each * 1000))}. Times $\\frac{${100 + product}}{${100 + people}}$ it is ${naira(round((each * 1000 * (100 + product)) / (100 + people)))}.`,
      })
    },
  }),
  template({
    id: 'terms-of-trade-after-a-change',
    topic: '22',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [sold, bought] = [draw.int(90, 180, 2), draw.int(90, 180, 2)]
      draw.need(Math.abs(sold - bought) >= 10 && sold !== 100 && bought !== 100)
      return reachable({
        ask: `The base year's index of prices is 100. In a later year the index of export prices of a country is ${sold} and that of import prices ${bought}. Calculate its terms of trade, correct to one decimal place.`,
        answer: num((sold / bought) * 100, 1),
        slips: {
          'turned it upside down': num((bought / sold) * 100, 1),
          'took the difference as points': num(100 + sold - bought, 1),
          'took the opposite difference as points': num(100 + bought - sold, 1),
          'took the mean of the indices': num((sold + bought) / 2, 1),
        },
        work: `$\\frac{${sold}}{${bought}} \\times 100$ is ${num((sold / bought) * 100, 1)}.`,
      })
    },
  }),
  template({
    id: 'cost-of-cocoa-in-two-countries',
    topic: '22',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cocoa, first, second] = [draw.int(4, 12), draw.pick([1.5, 2, 2.5, 3, 4]), draw.pick([1.5, 2, 2.5, 3, 4])]
      const other = draw.int(3, 12)
      const [cloth, otherCloth] = [cocoa * first, other * second]
      draw.need(first !== second && Number.isInteger(cloth) && Number.isInteger(otherCloth) && cocoa !== other)
      const [low, high] = first < second ? ['X', 'Y'] : ['Y', 'X']
      const cost = Math.min(first, second)
      const bales = (value: number) => `${num(round(value, 2))} bales of cloth`
      return {
        ask: `The table shows what a worker produces in a month in two countries.\n\n${grid(
          ['Country', 'Cocoa (bags)', 'Cloth (bales)'],
          ['X', cocoa, cloth],
          ['Y', other, otherCloth],
        )}\n\nWhich country has the comparative advantage in cocoa, and what does a bag of cocoa cost it?`,
        answer: `Country ${low}, ${bales(cost)}`,
        slips: {
          'took the higher opportunity cost': `Country ${high}, ${bales(Math.max(first, second))}`,
          'gave the cost of the other country': `Country ${low}, ${bales(Math.max(first, second))}`,
          'gave the advantage to the other country': `Country ${high}, ${bales(cost)}`,
        },
        work: `A bag of cocoa costs ${num(first)} bales in X and ${num(second)} in Y. It costs less in country ${low}: Country ${low}, ${bales(cost)}.`,
      }
    },
  }),
  template({
    id: 'gain-from-trade',
    topic: '22',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [cost, more, bags] = [draw.int(2, 5), draw.int(1, 4), draw.int(4, 30) * 5]
      return reachable({
        ask: `Within a country a bag of maize has an opportunity cost of ${cost} kg of fish. Abroad a bag of maize is exchanged for ${cost + more} kg of fish. By how many kilogrammes of fish does the country gain when it produces ${bags} bags of maize more and exchanges them all?`,
        answer: quantity(bags * more, 'kg'),
        slips: {
          'left out the opportunity cost': quantity(bags * (cost + more), 'kg'),
          'gave the opportunity cost': quantity(bags * cost, 'kg'),
          'added both': quantity(bags * (2 * cost + more), 'kg'),
          'divided by the opportunity cost': quantity(round((bags * (cost + more)) / cost), 'kg'),
        },
        work: `It receives ${num(bags * (cost + more))} kg and gives up ${num(bags * cost)} kg, so it gains ${quantity(bags * more, 'kg')}.`,
      })
    },
  }),
  template({
    id: 'current-account-of-a-country',
    topic: '22',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [sold, bought] = [draw.int(100, 300, 5), draw.int(100, 300, 5)]
      const [services, freight, gifts] = [draw.int(20, 80, 5), draw.int(20, 90, 5), draw.int(5, 40, 5)]
      const balance = sold + services + gifts - bought - freight
      const name = (amount: number) => `${amount < 0 ? 'Deficit' : 'Surplus'} of ${billion(Math.abs(amount))}`
      draw.need(Math.abs(balance) >= 15 && services !== freight && Math.abs(sold - bought) >= 10)
      draw.need([sold - bought, balance - gifts, sold + services - bought - freight].every((wrong) => wrong !== 0))
      return {
        ask: `The table shows the transactions of a country with the rest of the world in a year.\n\n${grid(
          ['Item', 'Amount (₦ billion)'],
          ['Exports of goods', sold],
          ['Imports of goods', bought],
          ['Services sold abroad', services],
          ['Services bought abroad', freight],
          ['Gifts received from abroad', gifts],
        )}\n\nWhat is the balance on its current account?`,
        answer: name(balance),
        slips: {
          'gave the balance of trade in goods': name(sold - bought),
          'left out the gifts': name(balance - gifts),
          'exchanged receipts and payments': name(-balance),
          'took the gifts off': name(balance - 2 * gifts),
        },
        work: `Receipts are ${billion(sold + services + gifts)} and payments ${billion(bought + freight)}, which makes a ${name(balance).toLowerCase()}.`,
      }
    },
  }),
  template({
    id: 'price-of-an-import-after-devaluation',
    topic: '22',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [price, before, rise, duty] = [
        draw.int(8, 60) * 50,
        draw.int(6, 16) * 100,
        draw.pick([10, 20, 25, 40, 50]),
        draw.pick([5, 10, 20]),
      ]
      const after = (before * (100 + rise)) / 100
      const cost = (price * after * (100 + duty)) / 100
      draw.need(Number.isInteger(cost))
      return reachable({
        ask: `A machine costs ${dollars(price)} abroad. In this question a dollar costs ${naira(before)}, and then its price in naira rises by ${rise}%. With an import duty of ${duty}% of its value in naira, what does the machine cost after that?`,
        answer: naira(cost),
        slips: {
          'left out the duty': naira(price * after),
          'used the old rate of exchange': naira((price * before * (100 + duty)) / 100),
          'added both percentages': naira(price * before * (1 + (rise + duty) / 100)),
          'lowered the price of the dollar': naira(round((price * before * (100 - rise) * (100 + duty)) / 10_000)),
        },
        work: `A dollar then costs ${naira(after)}, the machine ${naira(price * after)} before duty, and with ${duty}% duty ${naira(cost)}.`,
      })
    },
  }),
  template({
    id: 'revenue-of-exported-oil',
    topic: '24',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [daily, home, days, price] = [
        draw.int(12, 22),
        draw.int(2, 5),
        draw.pick([10, 20, 30]),
        draw.int(50, 90, 5),
      ]
      const sold = (daily - home) / 10
      const million = sold * days * price
      return reachable({
        ask: `A country produces ${num(daily / 10, 1)} million barrels of crude oil a day, and refines ${num(home / 10, 1)} million of them at home. The rest is exported at ${price} dollars a barrel. What does it earn from exports in ${days} days?`,
        answer: `${num(round(million))} million dollars`,
        slips: {
          'exported everything': `${num(round((daily / 10) * days * price))} million dollars`,
          'gave the earnings of a day': `${num(round(sold * price, 1))} million dollars`,
          'took what is refined at home': `${num(round((home / 10) * days * price))} million dollars`,
          'left out the price': `${num(round(sold * days))} million dollars`,
        },
        work: `${num(sold, 1)} million barrels a day are exported, ${num(round(sold * days))} million in ${days} days. At ${price} dollars they bring ${num(round(million))} million dollars.`,
      })
    },
  }),
  template({
    id: 'years-of-reserves',
    topic: '24',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [years, yearly, found] = [draw.int(12, 45), draw.int(4, 8) * 100, draw.int(2, 9) * 1000]
      const reserves = years * yearly - found
      draw.need(found % yearly === 0 && reserves >= found + 2 * yearly)
      return reachable({
        ask: `A country has reserves of ${num(reserves)} million barrels of oil and produces ${yearly} million barrels a year. New fields with ${num(found)} million barrels are found. For how many years will the oil last in all at this rate?`,
        answer: quantity(years, 'years'),
        slips: {
          'left out the new fields': quantity(reserves / yearly, 'years'),
          'took the new fields off': quantity((reserves - found) / yearly, 'years'),
          'counted the new fields alone': quantity(found / yearly, 'years'),
          'counted the new fields twice': quantity((reserves + 2 * found) / yearly, 'years'),
        },
        work: `There are ${num(reserves + found)} million barrels in all. Divided by ${yearly} million a year they last ${quantity(years, 'years')}.`,
      })
    },
  }),
  template({
    id: 'oil-revenue-per-cent-change',
    topic: '24',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [price, fall] = [draw.int(50, 100, 5), draw.pick([10, 20, 25, 30, 40])]
      const [output, rise] = [draw.int(12, 22), draw.pick([5, 10, 20, 25, 30])]
      const change = 100 - ((100 - fall) * (100 + rise)) / 100
      draw.need(fall > rise && ends(change, 1) && change !== rise)
      return reachable({
        ask: `The price of crude oil falls by ${fall}% from ${price} dollars a barrel. To earn more, a country raises its output by ${rise}% from ${num(output / 10, 1)} million barrels a day. By what percentage does its revenue from oil fall, correct to one decimal place?`,
        answer: percent(change),
        slips: {
          'subtracted the percentages': percent(fall - rise),
          'left out the rise of output': percent(fall),
          'raised the fall by the rise of output': percent((fall * (100 + rise)) / 100),
          'gave what is left': percent(100 - change),
        },
        work: `$\\frac{${100 - fall}}{100} \\times \\frac{${100 + rise}}{100}$ of the revenue is left, ${percent(100 - change)}. It falls by ${percent(change)}.`,
      })
    },
  }),
]
