import { grid } from '../make/grid.ts'
import { ends, largeNaira, naira, num, round } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const billion = (amount: number) => largeNaira(amount, 'billion')
const table = (...rows: ReadonlyArray<readonly [string, number]>) => grid(['Item', 'Amount (₦ billion)'], ...rows)

export const nationalIncome = [
  template({
    id: 'gross-domestic-product-by-spending',
    topic: '17',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [homes, firms, state] = [draw.int(300, 700, 10), draw.int(80, 250, 10), draw.int(60, 220, 10)]
      const [sold, bought] = [draw.int(90, 240, 5), draw.int(50, 200, 5)]
      const product = homes + firms + state + sold - bought
      draw.need(Math.abs(sold - bought) >= 10)
      return reachable({
        ask: `The table shows the spending in a country in a year.\n\n${table(
          ['Consumption by households', homes],
          ['Investment', firms],
          ['Government spending', state],
          ['Exports', sold],
          ['Imports', bought],
        )}\n\nCalculate the gross domestic product.`,
        answer: billion(product),
        slips: {
          'added the imports': billion(product + 2 * bought),
          'left out trade': billion(homes + firms + state),
          'exchanged exports and imports': billion(homes + firms + state + bought - sold),
          'left out the imports': billion(product + bought),
        },
        work: `Spending at home is ${billion(homes + firms + state)}. With exports added and imports taken off it is ${billion(product)}.`,
      })
    },
  }),
  template({
    id: 'net-national-product',
    topic: '17',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [product, sent, received, worn] = [
        draw.int(600, 1500, 10),
        draw.int(20, 120, 5),
        draw.int(20, 120, 5),
        draw.int(30, 140, 5),
      ]
      draw.need(Math.abs(sent - received) >= 15 && sent !== worn && received !== worn)
      const answer = product + received - sent - worn
      return reachable({
        ask: `In a year the gross domestic product of a country is ${billion(product)}. Its residents receive ${billion(received)} of income from abroad, and ${billion(sent)} is paid to foreigners. Depreciation is ${billion(worn)}. What is the net national product?`,
        answer: billion(answer),
        slips: {
          'exchanged what is received and paid': billion(product + sent - received - worn),
          'left out depreciation': billion(product + received - sent),
          'left out income from abroad': billion(product - worn),
          'added depreciation': billion(answer + 2 * worn),
        },
        work: `The gross national product is ${billion(product + received - sent)}. Less depreciation it is ${billion(answer)}.`,
      })
    },
  }),
  template({
    id: 'product-at-factor-cost',
    topic: '17',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [product, taxes, help] = [draw.int(500, 1400, 10), draw.int(60, 180, 5), draw.int(15, 70, 5)]
      draw.need(taxes - help >= 20)
      return reachable({
        ask: `The gross domestic product of a country at market prices is ${billion(product)}. Indirect taxes are ${billion(taxes)} and subsidies ${billion(help)}. What is its gross domestic product at factor cost?`,
        answer: billion(product - taxes + help),
        slips: {
          'exchanged taxes and subsidies': billion(product + taxes - help),
          'took both off': billion(product - taxes - help),
          'added both': billion(product + taxes + help),
          'left out the subsidies': billion(product - taxes),
        },
        work: `Taxes are taken off and subsidies added: $${product} - ${taxes} + ${help}$ gives ${billion(product - taxes + help)}.`,
      })
    },
  }),
  template({
    id: 'value-added-at-two-stages',
    topic: '17',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [wheat, flour, bread] = [draw.int(20, 60, 2), draw.int(15, 50), draw.int(20, 70)]
      const money = (amount: number) => naira(amount * 1000)
      draw.need(flour !== bread)
      return reachable({
        ask: `A farmer sells wheat to a miller for ${money(wheat)}. The miller sells all the flour to a baker for ${money(wheat + flour)}, and the baker sells the bread to consumers for ${money(wheat + flour + bread)}. What is the value added by the miller and the baker together?`,
        answer: money(flour + bread),
        slips: {
          'left out the baker': money(flour),
          'left out the miller': money(bread),
          'added the sales of both': money(2 * (wheat + flour) + bread),
          'took the mean of both': money((flour + bread) / 2),
        },
        work: `The miller adds ${money(flour)} and the baker ${money(bread)}, together ${money(flour + bread)}.`,
      })
    },
  }),
  template({
    id: 'income-per-head',
    topic: '17',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [people, each, rent] = [draw.int(8, 60), draw.int(12, 90) * 10, draw.int(1, 6) * 10]
      const income = people * each
      draw.need(rent < each * 0.4)
      return reachable({
        ask: `A country of ${people} million people has a national income of ${billion(income)}. What will its income per head be if the income grows by ${billion(rent * people)} and the population stays the same?`,
        answer: naira((each + rent) * 1000),
        slips: {
          'left out the growth': naira(each * 1000),
          'took the growth off': naira((each - rent) * 1000),
          'divided the growth alone': naira(rent * 1000),
          'counted ten times as many people': naira((each + rent) * 100),
        },
        work: `The income is then ${billion(income + rent * people)}. Divided by ${people} million it is ${naira((each + rent) * 1000)}.`,
      })
    },
  }),
  template({
    id: 'real-product-by-deflator',
    topic: '17',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [index, part] = [draw.pick([120, 125, 140, 150, 160]), draw.int(6, 32)]
      const real = part * (index === 125 ? 16 : 25)
      const nominal = (real * index) / 100
      draw.need(real % 100 !== 0 && Number.isInteger((nominal * index) / 100))
      return reachable({
        ask: `In a year the nominal gross domestic product of a country is ${billion(nominal)} and the GDP deflator is ${index}. What is its real gross domestic product at the prices of the base year?`,
        answer: billion(real),
        slips: {
          'multiplied by the deflator': billion((nominal * index) / 100),
          'took the deflator off as a percentage': billion((nominal * (200 - index)) / 100),
          'gave what prices have added': billion(nominal - real),
          'subtracted the deflator': billion(nominal - index),
        },
        work: `$${nominal} \\times \\frac{100}{${index}}$ gives ${billion(real)}.`,
      })
    },
  }),
  template({
    id: 'consumption-after-income-grows',
    topic: '17',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [income, part, rise] = [
        draw.int(200, 600, 20),
        draw.pick([0.6, 0.7, 0.75, 0.8, 0.9]),
        draw.int(20, 120, 20),
      ]
      const fixed = draw.int(20, 80, 10)
      const [before, after] = [fixed + part * income, fixed + part * (income + rise)]
      draw.need(Number.isInteger(before) && Number.isInteger(after) && income - before >= 10)
      draw.need(![before, rise].includes(income + rise - after))
      return reachable({
        ask: `Households with an income of ${billion(income)} spend ${billion(before)} on consumption. Their marginal propensity to consume is ${num(part)}. What do they save when their income has risen by ${billion(rise)}?`,
        answer: billion(income + rise - after),
        slips: {
          'gave the consumption': billion(after),
          'gave the rise of consumption': billion(part * rise),
          'gave the rise of saving': billion(round((1 - part) * rise, 1)),
          'left out that consumption rises': billion(income + rise - before),
          'gave what was saved before': billion(income - before),
        },
        work: `Consumption rises by ${billion(part * rise)} to ${billion(after)}. Of an income of ${billion(income + rise)} what is saved is ${billion(income + rise - after)}.`,
      })
    },
  }),
  template({
    id: 'rise-of-income-by-the-multiplier',
    topic: '17',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [spent, part] = [draw.int(12, 120), draw.pick([0.6, 0.75, 0.8, 0.9])]
      const rise = spent / (1 - part)
      draw.need(ends(rise, 0) && ends(spent * part, 0))
      return reachable({
        ask: `In a closed economy without taxes, ${num(part)} of each further naira of income is spent on consumption. The government spends ${billion(spent)} more on roads. By how much does national income rise in the end?`,
        answer: billion(round(rise)),
        slips: {
          'left out the first spending': billion(round(rise - spent)),
          'added one round only': billion(round(spent * (1 + part))),
          'multiplied by the propensity to consume': billion(round(spent * part)),
        },
        work: `The multiplier is $\\frac{1}{1 - ${num(part)}} = ${num(round(1 / (1 - part), 2))}$, so income rises by ${billion(round(rise))}.`,
      })
    },
  }),
  template({
    id: 'investment-to-reach-an-income',
    topic: '17',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [income, saved, gap] = [draw.int(300, 900, 20), draw.pick([0.1, 0.2, 0.25, 0.4]), draw.int(40, 200, 20)]
      const more = gap * saved
      draw.need(ends(more, 0))
      return reachable({
        ask: `National income is ${billion(income)}, and full employment needs ${billion(income + gap)}. The marginal propensity to save is ${num(saved)}, and there are no taxes or imports. By how much must investment rise?`,
        answer: billion(round(more)),
        slips: {
          'used the propensity to consume': billion(round(gap * (1 - saved), 1)),
          'gave the whole gap': billion(gap),
          'divided by the propensity to consume': billion(round(gap / (1 - saved), 1)),
          'multiplied the present income': billion(round(income * saved, 1)),
          'divided by the propensity to save': billion(round(gap / saved, 1)),
        },
        work: `The multiplier is $\\frac{1}{${num(saved)}} = ${num(1 / saved)}$. Income must rise by ${billion(gap)}, so investment must rise by ${billion(round(more))}.`,
      })
    },
  }),
  template({
    id: 'income-where-spending-equals-it',
    topic: '17',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [fixed, part] = [draw.int(20, 90, 5), draw.pick([0.6, 0.75, 0.8, 0.9])]
      const [firms, state] = [draw.int(30, 100, 5), draw.int(20, 80, 5)]
      const income = (fixed + firms + state) / (1 - part)
      const sums = [fixed + firms + state, fixed + firms, firms + state]
      draw.need(sums.every((sum) => ends(sum / (1 - part), 0)) && firms !== state)
      return reachable({
        ask: `In an economy without trade and taxes consumption is $C = ${fixed} + ${num(part)}Y$, where $Y$ is national income. Investment is ${firms} and government spending ${state}. All amounts are in billion naira. Find the equilibrium national income.`,
        answer: billion(round(income)),
        slips: {
          'left out government spending': billion(round((fixed + firms) / (1 - part))),
          'left out the fixed consumption': billion(round((firms + state) / (1 - part))),
          'added the parts': billion(fixed + firms + state),
        },
        work: `$Y = ${fixed} + ${num(part)}Y + ${firms} + ${state}$, so $${num(round(1 - part, 2))}Y = ${fixed + firms + state}$ and the income is ${billion(round(income))}.`,
      })
    },
  }),
  template({
    id: 'growth-of-real-product',
    topic: '17',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [base, growth, prices] = [draw.int(10, 50) * 10, draw.int(16, 84, 2) / 10, draw.pick([5, 10, 15, 20, 25])]
      const later = (base * (100 + growth) * (100 + prices)) / 10_000
      const nominal = (later / base - 1) * 100
      draw.need(ends(later, 2))
      const rate = (value: number) => `${num(round(value, 1), 1)}%`
      return reachable({
        ask: `From the base year to the next the nominal gross domestic product rises from ${billion(base)} to ${billion(later)}, and the GDP deflator from 100 to ${100 + prices}. By what percentage does the real gross domestic product grow, correct to one decimal place?`,
        answer: rate(growth),
        slips: {
          'gave the growth of the nominal product': rate(nominal),
          'took the rise of prices off that growth': rate(nominal - prices),
          'divided that growth by the deflator': rate((nominal / prices) * 10),
          'halved it': rate(growth / 2),
        },
        work: `At prices of the base year the later product is ${billion(round((base * (100 + growth)) / 100, 2))}. Against ${billion(base)} that is a growth of ${rate(growth)}.`,
      })
    },
  }),
]
