import { grid } from '../make/grid.ts'
import { ends, largeNaira, num, quantity, round } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const percent = (value: number) => quantity(round(value, 1), '%', 1)

export const peopleAndTrade = [
  template({
    id: 'angle-of-a-crop',
    topic: 'A.4',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [yam, maize, rice] = [draw.int(18, 34), draw.int(12, 26), draw.int(8, 20)]
      const [unit, other] = [draw.pick([2, 3, 5, 6]), 90 - yam - maize - rice]
      draw.need(other >= 6 && new Set([yam, maize, rice, other]).size === 4 && other + rice !== 45)
      const crops = [yam, maize, rice, other].map((share) => share * unit)
      return reachable({
        ask: `The table shows the crops of a state in a year.\n\n${grid(
          ['Crop', 'Yam', 'Maize', 'Rice', 'Others'],
          ['Output (thousand tonnes)', ...crops],
        )}\n\nIn a pie chart of the crops, what is the angle of the sector for maize?`,
        answer: quantity(maize * 4, '°'),
        slips: {
          'gave the percentage': quantity(round(maize / 0.9, 1), '°'),
          'took the sector of rice': quantity(rice * 4, '°'),
          'left out the other crops': quantity(round((maize * 360) / (yam + maize + rice), 1), '°'),
          'took half a circle': quantity(maize * 2, '°'),
        },
        work: `Maize is ${maize * unit} of ${num(total(crops))} thousand tonnes, and that part of 360° is ${quantity(maize * 4, '°')}.`,
      })
    },
  }),
  template({
    id: 'radius-of-a-proportional-circle',
    topic: 'A.4',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [small, first, second] = [draw.int(2, 20) * 5, draw.int(2, 6), draw.int(2, 7)]
      const unit = draw.pick([0.5, 1, 1.5, 2])
      const [one, other] = [small * first ** 2, small * second ** 2]
      draw.need(first !== second && other <= 5000 && Math.max(first, second) * unit <= 12)
      draw.need(Math.max(first, second) <= 2.5 * Math.min(first, second))
      return reachable({
        ask: `On a map the population of towns is shown by circles whose areas are proportional to it. A town of ${num(one * 1000)} people has a circle of radius ${num(first * unit)} mm. What is the radius of the circle of a town of ${num(other * 1000)} people?`,
        answer: quantity(second * unit, 'mm'),
        slips: {
          'made the radius proportional to the population': quantity(round((first * unit * other) / one, 1), 'mm'),
          'halved the ratio of populations': quantity(round((first * unit * other) / one / 2, 1), 'mm'),
          'turned the ratio upside down': quantity(round((first * first * unit) / second, 1), 'mm'),
          'took the diameter': quantity(second * unit * 2, 'mm'),
        },
        work: `The radius grows with the square root: $\\sqrt{\\frac{${other}}{${one}}} \\times ${num(first * unit)}$ is ${quantity(second * unit, 'mm')}.`,
      })
    },
  }),
  template({
    id: 'dots-on-a-map',
    topic: 'A.4',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [each, area, dots] = [draw.pick([200, 250, 400, 500, 2000]), draw.int(20, 120, 10), draw.int(24, 96)]
      const density = (each * dots) / area
      draw.need(Number.isInteger(density) && density >= 20 && density <= 2000)
      return reachable({
        ask: `On a dot map one dot stands for ${num(each)} people. A district of ${area} km² has ${dots} dots. What is its population density?`,
        answer: `${num(density)} people per km²`,
        slips: {
          'gave the people of the district': `${num(each * dots)} people per km²`,
          'divided the value of a dot by the area': `${num(round(each / area, 1))} people per km²`,
          'doubled the area': `${num(round(density / 2, 1))} people per km²`,
          'divided the value of a dot by the dots': `${num(round(each / dots, 1))} people per km²`,
        },
        work: `${dots} dots stand for ${num(each * dots)} people. Divided by ${area} km² that is ${num(density)} people per km².`,
      })
    },
  }),
  template({
    id: 'density-of-two-districts',
    topic: 'B.1',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [part, unit] = [draw.int(2, 8), draw.pick([20, 40, 50, 60, 80])]
      const [first, second] = [part * unit, (10 - part) * unit]
      const [one, other] = [draw.int(60, 240, 10), draw.int(60, 400, 10)]
      const density = (first * one + second * other) / (first + second)
      draw.need(Number.isInteger(density) && first !== second && Math.abs(one - other) > 20)
      draw.need(density !== (one + other) / 2)
      const write = (value: number) => `${num(round(value))} people per km²`
      return reachable({
        ask: `District P has an area of ${num(first)} km² and ${one} people per km². District Q has an area of ${num(second)} km² and ${other} people per km². What is the population density of both together?`,
        answer: write(density),
        slips: {
          'took the mean of the densities': write((one + other) / 2),
          'exchanged the areas': write((first * other + second * one) / (first + second)),
          'added the densities': write(one + other),
          'took the difference': write(Math.abs(one - other)),
        },
        work: `Together ${num(first * one + second * other)} people live on ${num(first + second)} km², which is ${write(density)}.`,
      })
    },
  }),
  template({
    id: 'rate-of-natural-increase',
    topic: 'B.1',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [people, rate, deaths] = [draw.int(8, 90) * 10_000, draw.int(22, 45), draw.int(8, 18)]
      const write = (value: number) => `${num(round(value, 1))} per thousand`
      return reachable({
        ask: `In a year ${num((people / 1000) * rate)} children were born in a town of ${num(people)} people, and ${num((people / 1000) * deaths)} people died. What is the rate of natural increase?`,
        answer: write(rate - deaths),
        slips: {
          'gave the birth rate': write(rate),
          'gave the death rate': write(deaths),
          'added births and deaths': write(rate + deaths),
          'gave it per hundred': write((rate - deaths) / 10),
        },
        work: `The birth rate is ${rate} and the death rate ${deaths} per thousand, so the increase is ${write(rate - deaths)}.`,
      })
    },
  }),
  template({
    id: 'people-after-two-decades',
    topic: 'B.1',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [people, rate] = [draw.int(8, 60) * 100, draw.pick([10, 15, 20, 25, 30])]
      const [area, after] = [draw.int(4, 25) * 10, (people * (100 + rate) ** 2) / 10_000]
      const density = (after * 1000) / (area * 100)
      draw.need(ends(density, 0))
      const write = (value: number) => `${num(round(value))} people per km²`
      return reachable({
        ask: `A state of ${num(area * 100)} km² has ${num(people * 1000)} people. Its population grows by ${rate}% in each period of ten years. What will its population density be after 20 years?`,
        answer: write(density),
        slips: {
          'took twice the percentage': write((people * (100 + 2 * rate)) / 10 / area),
          'grew for ten years only': write((people * (100 + rate)) / 10 / area),
          'left out the growth': write((people * 10) / area),
          'gave the rise of the density': write(density - (people * 10) / area),
        },
        work: `The population will be ${num(after * 1000)}, and divided by ${num(area * 100)} km² it is ${write(density)}.`,
      })
    },
  }),
  template({
    id: 'men-for-a-hundred-women',
    topic: 'B.1',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [women, ratio] = [draw.int(10, 60) * 1000, draw.int(861, 1189) / 10]
      const men = (women * ratio) / 100
      draw.need(Math.abs(ratio - 100) >= 4)
      const write = (value: number) => num(round(value, 1), 1)
      return reachable({
        ask: `A town has ${num(men + women)} people, and ${num(women)} of them are female. How many males are there for every 100 females, correct to one decimal place?`,
        answer: write(ratio),
        slips: {
          'turned it upside down': write((women / men) * 100),
          'divided the males by all people': write((men / (men + women)) * 100),
          'divided the females by all people': write((women / (men + women)) * 100),
          'divided all people by the females': write(((men + women) / women) * 100),
        },
        work: `There are ${num(men)} males, and $${num(men).replaceAll(',', '{,}')} \\div ${num(women).replaceAll(',', '{,}')} \\times 100$ is ${write(ratio)}.`,
      })
    },
  }),
  template({
    id: 'population-change-with-migration',
    topic: 'B.1',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [before, births, deaths] = [draw.int(40, 200, 5), draw.int(20, 80), draw.int(6, 30)]
      const [came, left] = [draw.int(10, 60), draw.int(10, 60)]
      const after = before * 1000 + (births - deaths + came - left) * 100
      draw.need(births - deaths >= 10 && Math.abs(came - left) >= 5)
      return reachable({
        ask: `A town had ${num(before * 1000)} people at the beginning of a year. In that year there were ${num(births * 100)} births and ${num(deaths * 100)} deaths; ${num(came * 100)} people came to live there and ${num(left * 100)} left. How many people did it have at the end?`,
        answer: num(after),
        slips: {
          'exchanged those who came and left': num(after + 2 * (left - came) * 100),
          'left out migration': num(after - (came - left) * 100),
          'added the deaths': num(after + 2 * deaths * 100),
          'left out births and deaths': num(before * 1000 + (came - left) * 100),
        },
        work: `Births less deaths add ${num((births - deaths) * 100)}, and migration ${came > left ? 'adds' : 'takes away'} ${num(Math.abs(came - left) * 100)}. At the end there are ${num(after)}.`,
      })
    },
  }),
  template({
    id: 'freight-by-road-and-rail',
    topic: 'B.3',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [tonnes, far] = [draw.int(10, 60, 5), draw.int(100, 700, 20)]
      const [road, rail, loading] = [draw.int(45, 90, 5), draw.int(15, 40, 5), draw.int(2, 9) * 20_000]
      const saved = tonnes * far * (road - rail) - loading
      draw.need(saved > 20_000)
      const money = (amount: number) => `₦${num(amount)}`
      return reachable({
        ask: `A trader sends ${tonnes} tonnes of yams ${far} km. By road a tonne costs ₦${road} a kilometre, by rail ₦${rail}, but for loading at the station ₦${num(loading)} more is paid in all. How much is saved by rail?`,
        answer: money(saved),
        slips: {
          'left out the loading': money(saved + loading),
          'added the loading': money(saved + 2 * loading),
          'gave what is paid by rail': money(tonnes * far * rail + loading),
          'gave what is paid by road': money(tonnes * far * road),
        },
        work: `Road costs ₦${num(tonnes * far * road)} and rail ₦${num(tonnes * far * rail + loading)}, so what is saved is ${money(saved)}.`,
      })
    },
  }),
  template({
    id: 'yield-of-a-farm',
    topic: 'B.4',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [fields, now, before] = [draw.int(4, 30), draw.int(24, 60), draw.int(20, 56)]
      draw.need(now - before >= 4 && now - before <= 20)
      return reachable({
        ask: `A farm of ${fields} hectares harvests ${num(fields * now)} bags of maize of 50 kg each. The year before it harvested ${num(before / 20)} tonnes from each hectare. By what percentage has the harvest of a hectare risen, correct to one decimal place?`,
        answer: percent((now / before - 1) * 100),
        slips: {
          'divided by the later harvest': percent((1 - before / now) * 100),
          'divided the later harvest by the earlier': percent((now / before) * 100),
          'gave the difference in bags': percent(now - before),
          'gave the earlier harvest as a percentage': percent((before / now) * 100),
        },
        work: `A hectare bears ${now} bags, which are ${num(now / 20)} tonnes, after ${num(before / 20)} tonnes. It has risen by ${percent((now / before - 1) * 100)}.`,
      })
    },
  }),
  template({
    id: 'balance-of-trade',
    topic: 'B.5',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const goods = [draw.int(40, 160, 5), draw.int(20, 90, 5), draw.int(10, 60, 5)]
      const imports = draw.int(60, 300, 5)
      const balance = total(goods) - imports
      const name = (value: number) =>
        `${value < 0 ? 'Deficit' : 'Surplus'} of ${largeNaira(Math.abs(value), 'billion')}`
      const printed = [balance, balance - (goods[2] ?? 0), balance - (goods[1] ?? 0)].map(Math.abs)
      draw.need(Math.abs(balance) >= 15 && !printed.some((value) => [...goods, imports].includes(value)))
      return {
        ask: `The exports of a country in a year are shown below.\n\n${grid(
          ['Export', 'Crude oil', 'Cocoa', 'Rubber'],
          ['Value (₦ billion)', ...goods],
        )}\n\nIts imports cost ${largeNaira(imports, 'billion')}. What is its balance of trade?`,
        answer: name(balance),
        slips: {
          'exchanged exports and imports': name(-balance),
          'left out rubber': name(balance - (goods[2] ?? 0)),
          'left out cocoa': name(balance - (goods[1] ?? 0)),
        },
        work: `Exports are worth ${largeNaira(total(goods), 'billion')} and imports ${largeNaira(imports, 'billion')}: a ${name(balance).toLowerCase()}.`,
      }
    },
  }),
]
