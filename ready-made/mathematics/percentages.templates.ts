import { gcd, naira, num, quantity } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const percents = [5, 10, 12, 15, 20, 25, 30, 35, 40]

export const percentages = [
  template({
    id: 'one-as-percentage-of-another',
    topic: 'A.m',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [whole, percent] = [draw.int(20, 80, 4), draw.int(15, 90, 5)]
      const part = (whole * percent) / 100
      draw.need(Number.isInteger(part) && percent !== 50 && part < 50)
      const slips = {
        'gave the percentage that was lost': quantity(100 - percent, '%'),
        'took the test as marked out of 50': quantity(2 * part, '%'),
        'missed it by five': quantity(percent + 5, '%'),
        'missed it by ten': quantity(percent - 10, '%'),
      }
      return {
        ask: `In a test marked out of ${whole}, ${draw.person()} scored ${part}. What percentage is this?`,
        answer: quantity(percent, '%'),
        slips: notGiven([whole, part], slips),
        work: `$\\frac{${part}}{${whole}} \\times 100$ is ${quantity(percent, '%')}.`,
      }
    },
  }),
  template({
    id: 'discount',
    topic: 'A.m',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [price, percent] = [draw.int(4000, 20_000, 500), draw.pick(percents)]
      return {
        ask: `A shop gives a discount of ${percent}% on a school bag marked ${naira(price)}. How much does a customer pay?`,
        answer: naira((price * (100 - percent)) / 100),
        slips: {
          'gave the discount': naira((price * percent) / 100),
          'added the discount': naira((price * (100 + percent)) / 100),
          'took the discount off as naira': naira(price - percent * 10),
          'took it off twice': naira((price * (100 - 2 * percent)) / 100),
        },
        work: `The discount is ${naira((price * percent) / 100)}, so the customer pays ${naira((price * (100 - percent)) / 100)}.`,
      }
    },
  }),
  template({
    id: 'profit-per-cent',
    topic: 'A.m',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [cost, percent] = [draw.int(2000, 12_000, 400), draw.pick([5, 10, 15, 20, 25, 30, 40, 50])]
      const sale = (cost * (100 + percent)) / 100
      const ofSale = Math.round((percent / (100 + percent)) * 1000) / 10
      return {
        ask: `A trader bought a pair of sandals for ${naira(cost)} and sold it for ${naira(sale)}. Find the percentage profit.`,
        answer: quantity(percent, '%'),
        slips: {
          'divided by the selling price': quantity(ofSale, '%'),
          'gave the selling price as a percentage': quantity(100 + percent, '%'),
          'took it from a hundred': quantity(100 - percent, '%'),
          'doubled the profit': quantity(2 * percent, '%'),
        },
        work: `The profit is ${naira(sale - cost)}, and $\\frac{${sale - cost}}{${cost}} \\times 100$ is ${quantity(percent, '%')}.`.replace(
          /(\d{2})(\d{3})\}/g,
          '$1{,}$2}',
        ),
      }
    },
  }),
  template({
    id: 'cost-from-selling-price',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [cost, percent] = [draw.int(20, 90) * 1000, draw.pick([5, 10, 15, 20, 25])]
      const sale = (cost * (100 + percent)) / 100
      draw.need((sale * percent) % 100 === 0)
      return {
        ask: `By selling a phone for ${naira(sale)}, a dealer made a profit of ${percent}%. What did the phone cost the dealer?`,
        answer: naira(cost),
        slips: {
          'took the percentage off the selling price': naira((sale * (100 - percent)) / 100),
          'added the percentage to the selling price': naira((sale * (100 + percent)) / 100),
          'found the profit': naira(sale - cost),
          'took the profit off twice': naira(cost - (sale - cost)),
        },
        work: `${naira(sale)} is ${100 + percent}% of the cost, so the cost is ${naira(cost)}.`,
      }
    },
  }),
  template({
    id: 'loss-then-profit',
    topic: 'A.m',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [cost, loss, gain] = [
        draw.int(20, 120, 4) * 1000,
        draw.pick([5, 10, 12, 15, 20, 25]),
        draw.pick([5, 8, 10, 15, 20]),
      ]
      const sale = (cost * (100 - loss)) / 100
      const wanted = (cost * (100 + gain)) / 100
      const rise = (sale * (100 + gain + loss)) / 100
      draw.need(loss !== gain && Number.isInteger(rise) && (sale * gain) % 100 === 0)
      return {
        ask: `A trader sells a radio set for ${naira(sale)} at a loss of ${loss}%. For how much must it be sold to make a profit of ${gain}%?`,
        answer: naira(wanted),
        slips: {
          'added the profit to the selling price': naira((sale * (100 + gain)) / 100),
          'added both percentages to the selling price': naira(rise),
          'found the cost': naira(cost),
          'added the loss to the cost': naira((cost * (100 + loss)) / 100),
        },
        work: `The cost is $\\frac{100}{${100 - loss}}$ of ${naira(sale)}, which is ${naira(cost)}; ${100 + gain}% of it is ${naira(wanted)}.`,
      }
    },
  }),
  template({
    id: 'two-changes-in-a-row',
    topic: 'A.m',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [up, down] = [draw.int(10, 50, 5), draw.int(10, 40, 5)]
      const change = (100 + up) * (100 - down) - 10_000
      draw.need(change > 0 && up !== down)
      return {
        ask: `The price of a bag of rice rose by ${up}% and later fell by ${down}%. By what percentage was it then above the first price?`,
        answer: quantity(change / 100, '%'),
        slips: {
          'subtracted the percentages': quantity(up - down, '%'),
          'added the percentages': quantity(up + down, '%'),
          'gave the last price as a percentage': quantity(100 + change / 100, '%'),
          'raised it twice': quantity(up + down + (up * down) / 100, '%'),
        },
        work: `$\\frac{${100 + up}}{100} \\times \\frac{${100 - down}}{100} = ${num(1 + change / 10_000)}$ of the first price, a rise of ${quantity(change / 100, '%')}.`,
      }
    },
  }),
  template({
    id: 'whole-from-percentage',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [percent, whole] = [draw.pick([15, 35, 40, 45, 55, 60, 65]), draw.int(200, 900, 20)]
      const boys = (whole * percent) / 100
      return {
        ask: `${percent}% of the pupils of a school are boys. If there are ${whole - boys} girls, how many pupils are in the school?`,
        answer: num(whole),
        slips: {
          'found the boys': num(boys),
          'divided by the percentage of boys': num(Math.round(((whole - boys) * 100) / percent)),
          'added the percentage to the girls': num(Math.round(((whole - boys) * (100 + percent)) / 100)),
          'counted the boys twice': num(whole + boys),
        },
        work: `The girls are ${100 - percent}%, so 1% is $${num((whole - boys) / (100 - percent))}$ and the whole school is ${num(whole)}.`,
      }
    },
  }),
  template({
    id: 'share-in-a-ratio',
    topic: 'A.l',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a = 2, b = 3, c = 5] = draw.ints(3, 2, 9)
      const part = draw.int(2, 20) * 500
      draw.need(a < b && b < c && gcd(gcd(a, b), c) === 1)
      const [one, two, three] = draw.several(
        ['Ada', 'Bala', 'Chidi', 'Ebere', 'Femi', 'Halima', 'Musa', 'Ngozi', 'Tari'],
        3,
      )
      return {
        ask: `${one}, ${two} and ${three} share ${naira((a + b + c) * part)} in the ratio ${a} : ${b} : ${c}. How much does ${three} get?`,
        answer: naira(c * part),
        slips: {
          [`gave the share of ${two}`]: naira(b * part),
          [`gave the share of ${one}`]: naira(a * part),
          'gave the two other shares together': naira((a + b) * part),
          'gave one part': naira(part),
        },
        work: `There are ${a + b + c} parts of ${naira(part)} each, and ${c} of them are ${naira(c * part)}.`,
      }
    },
  }),
  template({
    id: 'difference-of-shares',
    topic: 'A.l',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a = 2, b = 5] = draw.ints(2, 2, 11)
      const part = draw.int(2, 30) * 250
      draw.need(b - a >= 2 && gcd(a, b) === 1)
      const [one, two] = draw.several(
        ['Ayo', 'Bisi', 'Danjuma', 'Efe', 'Fatima', 'Ifeoma', 'Jide', 'Kemi', 'Sani', 'Uche'],
        2,
      )
      return {
        ask: `${one} and ${two} shared some money in the ratio ${a} : ${b}. If ${two} got ${naira((b - a) * part)} more than ${one}, how much was shared?`,
        answer: naira((a + b) * part),
        slips: {
          'gave the larger share': naira(b * part),
          'gave the smaller share': naira(a * part),
          'multiplied the difference by all the parts': naira((a + b) * (b - a) * part),
          'counted one part too few': naira((a + b - 1) * part),
        },
        work: `The difference is ${b - a} parts, so one part is ${naira(part)} and all ${a + b} parts are ${naira((a + b) * part)}.`,
      }
    },
  }),
  template({
    id: 'workers-and-days',
    topic: 'A.l',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [men, days, other] = [draw.int(4, 16), draw.int(5, 20), draw.int(3, 20)]
      const result = (men * days) / other
      draw.need(Number.isInteger(result) && other !== men && result !== men && Math.abs(other - men) > 1)
      return {
        ask: `${men} men can weed a farm in ${days} days. In how many days will ${other} men weed it if they work at the same rate?`,
        answer: `${result} days`,
        slips: {
          'used direct proportion': `${num(Math.round((days * other) / men))} days`,
          'added the difference of the men': `${num(Math.abs(days + men - other))} days`,
          'missed it by one day': `${num(result + 1)} days`,
          'missed it by two days': `${num(Math.max(1, result - 2))} days`,
        },
        work: `The work is $${men} \\times ${days} = ${men * days}$ days of one man. Divided by ${other} it is ${result} days.`,
      }
    },
  }),
  template({
    id: 'two-ratios-into-one',
    topic: 'A.l',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c, d] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(2, 9)]
      draw.need(gcd(a, b) === 1 && gcd(c, d) === 1 && b !== c && a * c !== b * d && a !== d)
      const write = (one: number, two: number) => `${one / gcd(one, two)} : ${two / gcd(one, two)}`
      return {
        ask: `If $x : y = ${a} : ${b}$ and $y : z = ${c} : ${d}$, find $x : z$.`,
        answer: write(a * c, b * d),
        slips: {
          'took the first and the last number': write(a, d),
          'turned the ratio round': write(b * d, a * c),
          'multiplied crosswise': write(a * d, b * c),
          'added the numbers': write(a + c, b + d),
        },
        work: `$\\frac{x}{z} = \\frac{${a}}{${b}} \\times \\frac{${c}}{${d}}$, so the ratio is ${write(a * c, b * d)}.`,
      }
    },
  }),
  template({
    id: 'map-scale',
    topic: 'A.l',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [scale, length] = [draw.pick([20_000, 25_000, 50_000, 100_000, 200_000]), draw.int(12, 150, 2)]
      const way = (length / 10) * (scale / 100_000)
      draw.need(length % 10 !== 0)
      return {
        ask: `On a map with the scale 1 : ${num(scale)}, two villages are ${num(length / 10)} cm apart. How many kilometres apart are they?`,
        answer: quantity(way, 'km'),
        slips: {
          'took 10,000 cm as a kilometre': quantity(way * 10, 'km'),
          'took a million centimetres as a kilometre': quantity(way / 10, 'km'),
          'took 1000 cm as a kilometre': quantity(way * 100, 'km'),
        },
        work: `$${num(length / 10)} \\times ${num(scale).replace(',', '{,}')}$ cm, and 100,000 cm are 1 km, so it is ${quantity(way, 'km')}.`,
      }
    },
  }),
]
