import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'

export const resources = [
  template({
    id: 'bacteria-from-colonies',
    topic: 'C.g',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [colonies, dilution, volume] = [draw.int(24, 180, 2), draw.pick([100, 1000]), draw.pick([0.1, 0.2, 0.5])]
      const count = (colonies * dilution) / volume
      draw.need(ends(count))
      return {
        ask: `Water from a stream is diluted ${num(dilution)} times, and ${num(volume)} cm³ of it is spread on a plate, on which ${colonies} colonies grow. If each colony comes from one bacterium, how many bacteria are in 1 cm³ of the stream water?`,
        answer: num(count),
        slips: {
          'left out the volume spread': num(colonies * dilution),
          'took a tenth of the volume spread': num(count * 10),
          'left out the dilution': num(colonies / volume),
          'multiplied by the volume spread': num(colonies * dilution * volume),
        },
        work: `1 cm³ of diluted water has ${num(colonies / volume)} bacteria. In the stream water there are ${num(count)}.`,
      }
    },
  }),
  template({
    id: 'area-without-bacteria',
    topic: 'C.g',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [small, large] = [draw.int(8, 16), draw.int(18, 34)]
      const ratio = (large / small) ** 2
      return {
        ask: `On a plate of bacteria a disc with one antibiotic has a clear round zone ${small} mm in diameter, and a disc with another one a zone ${large} mm in diameter. How many times as large as the first is the area of the second zone, correct to two decimal places?`,
        answer: num(ratio, 2),
        slips: {
          'divided the diameters': num(large / small, 2),
          'doubled the ratio of the diameters': num((2 * large) / small, 2),
          'took the third power': num((large / small) ** 3, 2),
          'halved the ratio of the areas': num(ratio / 2, 2),
        },
        work: `Areas are as the squares of the diameters: $\\left(\\frac{${large}}{${small}}\\right)^{2}$ is ${num(ratio, 2)}.`,
      }
    },
  }),
  template({
    id: 'children-still-to-be-vaccinated',
    topic: 'C.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [children, done, wanted] = [draw.int(6, 40) * 100, draw.int(42, 78, 2), draw.pick([90, 95])]
      const town = draw.town()
      const missing = (children * (wanted - done)) / 100
      return {
        ask: `In a part of ${town} there are ${num(children)} children under five, and ${done}% of them are vaccinated against measles. How many more must be vaccinated so that ${wanted}% are?`,
        answer: num(missing),
        slips: {
          'gave those who are vaccinated': num((children * done) / 100),
          'counted all who are not vaccinated': num((children * (100 - done)) / 100),
          'gave those who will be vaccinated in all': num((children * wanted) / 100),
          'took the percentage of those not vaccinated': num(round((children * (100 - done) * wanted) / 10_000)),
        },
        work: `${wanted - done}% of ${num(children)} children are still missing, which is ${num(missing)}.`,
      }
    },
  }),
  template({
    id: 'new-cases-per-thousand',
    topic: 'C.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [people, rate, old] = [draw.int(16, 90) * 500, draw.int(4, 36), draw.int(30, 95)]
      const cases = (people * rate) / 1000
      draw.need(ends(cases) && cases !== old)
      return {
        ask: `In a town of ${num(people)} people there were ${num(cases)} new cases of cholera in one year; ${old} people who had fallen ill the year before had recovered. How many new cases were there for every 1,000 people?`,
        answer: num(rate, 1),
        slips: {
          'gave the cases for every 10,000 people': num(rate * 10, 1),
          'gave the percentage': num(rate / 10, 1),
          'added those who recovered': num(((cases + old) / people) * 1000, 1),
          'divided people by cases': num(people / cases, 1),
        },
        work: `$\\frac{${cases}}{${num(people).replaceAll(',', '{,}')}} \\times 1000$ is ${num(rate, 1)}.`,
      }
    },
  }),
  template({
    id: 'litter-that-rots',
    topic: 'C.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [eighth, weeks, halves] = [draw.int(16, 60, 2), draw.pick([3, 4, 5, 6]), draw.pick([2, 3])]
      const start = eighth * 8
      const left = start / 2 ** halves
      return {
        ask: `Dead leaves of mass ${start} g lie on moist forest soil. Decomposers reduce their mass by half every ${weeks} weeks. What mass has been decomposed after ${weeks * halves} weeks?`,
        answer: quantity(start - left, 'g'),
        slips: {
          'gave the mass that is left': quantity(left, 'g'),
          'took one half only': quantity(start / 2, 'g'),
          'took one period too many': quantity(start - left / 2, 'g'),
          'divided by the number of periods': quantity(round(start / (halves + 1)), 'g'),
        },
        work: `The mass is halved ${halves === 2 ? 'twice' : 'three times'}, and ${num(left)} g is left. Decomposed are ${quantity(start - left, 'g')}.`,
      }
    },
  }),
  template({
    id: 'natural-increase',
    topic: 'C.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [people, births, deaths] = [draw.int(12, 80) * 1000, draw.int(28, 44), draw.int(9, 19)]
      const more = (people * (births - deaths)) / 1000
      draw.need(ends(more))
      return {
        ask: `A town of ${num(people)} people has a birth rate of ${births} and a death rate of ${deaths} per 1,000 people a year, and nobody moves in or out. By how many people does it grow in one year?`,
        answer: num(more),
        slips: {
          'took the births alone': num((people * births) / 1000),
          'added the two rates': num((people * (births + deaths)) / 1000),
          'took the rates as percentages': num((people * (births - deaths)) / 100),
          'took the deaths alone': num((people * deaths) / 1000),
        },
        work: `The increase is ${births - deaths} per 1,000 people. Of ${num(people)} people it is ${num(more)}.`,
      }
    },
  }),
  template({
    id: 'forest-lost-and-planted',
    topic: 'D',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [start, lost, planted] = [draw.int(30, 90) * 100, draw.int(120, 320, 10), draw.int(30, 110, 10)]
      const years = draw.int(5, 12)
      const left = start - (lost - planted) * years
      draw.need(left > 500)
      return {
        ask: `A forest reserve covers ${num(start)} hectares. Each year ${lost} hectares are cleared and ${planted} hectares are planted again. What area of forest is there after ${years} years?`,
        answer: quantity(left, 'hectares'),
        slips: {
          'left out the planting': quantity(start - lost * years, 'hectares'),
          'took off the planting as well': quantity(start - (lost + planted) * years, 'hectares'),
          'took one year': quantity(start - lost + planted, 'hectares'),
          'gave the area lost': quantity((lost - planted) * years, 'hectares'),
        },
        work: `Each year ${lost - planted} hectares are lost, in ${years} years ${num((lost - planted) * years)}. There are left ${quantity(left, 'hectares')}.`,
      }
    },
  }),
  template({
    id: 'fish-that-may-be-caught',
    topic: 'D',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [stock, young, eaten] = [draw.int(24, 96) * 500, draw.int(28, 52, 2), draw.int(8, 18)]
      const died = (stock * eaten) / 100
      const born = (stock * young) / 100
      const may = born - died
      return {
        ask: `A lake has ${num(stock)} adult fish. In a year young fish equal to ${young}% of this number grow up, and ${eaten}% of the ${num(stock)} die of natural causes. How many fish may be caught in a year so that the number of adult fish does not fall?`,
        answer: num(may),
        slips: {
          'left out the deaths': num(born),
          'added the deaths': num(born + died),
          'gave the deaths': num(died),
          'took the deaths of the young fish': num(round(born - (born * eaten) / 100)),
        },
        work: `${num(born)} fish are gained and ${num(died)} die. The rest may be caught: ${num(may)}.`,
      }
    },
  }),
  template({
    id: 'oxygen-demand-of-dirty-water',
    topic: 'C.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [times, before, after] = [draw.pick([10, 15, 20, 25]), draw.int(72, 90) / 10, draw.int(20, 58) / 10]
      const unit = 'mg dm⁻³'
      const demand = round((before - after) * times, 1)
      return {
        ask: `Waste water from a market is diluted ${times} times with clean water. In five days its dissolved oxygen falls from ${num(before, 1)} ${unit} to ${num(after, 1)} ${unit}. If the clean water uses none, what is the oxygen demand of the undiluted waste water?`,
        answer: quantity(demand, unit, 1),
        slips: {
          'left out the dilution': quantity(before - after, unit, 1),
          'took the oxygen at the end': quantity(after * times, unit, 1),
          'divided by the days': quantity(demand / 5, unit, 1),
          'took the oxygen at the beginning': quantity(before * times, unit, 1),
        },
        work: `The diluted water uses ${num(before - after, 1)} ${unit}. Undiluted it needs ${quantity(demand, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'leaves-behind-the-lizards',
    topic: 'C.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [lizards, hoppers, grams] = [draw.int(12, 45), draw.int(6, 18), draw.int(4, 16) / 10]
      const days = draw.int(4, 12)
      const mass = (lizards * hoppers * grams * days) / 1000
      draw.need(days !== lizards && hoppers !== days)
      return {
        ask: `In a garden ${lizards} lizards eat ${hoppers} grasshoppers each in a day, and each of these grasshoppers has eaten ${num(grams, 1)} g of leaves. What mass of leaves had been eaten by the grasshoppers that the lizards eat in ${days} days, correct to two decimal places? (1 kg is 1,000 g.)`,
        answer: quantity(mass, 'kg', 2),
        slips: {
          'took one day': quantity(mass / days, 'kg', 2),
          'took one lizard': quantity(mass / lizards, 'kg', 2),
          'took a kilogram for 100 g': quantity(mass * 10, 'kg', 2),
          'took one grasshopper a day': quantity(mass / hoppers, 'kg', 2),
        },
        work: `In ${days} days ${num(lizards * hoppers * days)} grasshoppers are eaten, which have eaten ${quantity(mass, 'kg', 2)}.`,
      }
    },
  }),
  template({
    id: 'moths-caught-again',
    topic: 'G.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [dark, light] = [draw.int(120, 260, 2), draw.int(120, 260, 2)]
      const [darkAgain, lightAgain] = [draw.int(48, 96), draw.int(12, 36)]
      const ratio = darkAgain / dark / (lightAgain / light)
      draw.need(dark !== light && ratio > 1.3)
      return {
        ask: `On trees blackened with soot, ${dark} dark and ${light} light moths were marked and released. Later ${darkAgain} of the dark and ${lightAgain} of the light ones were caught again. What is the share of dark moths caught again divided by the share of light moths caught again, correct to two decimal places?`,
        answer: num(ratio, 2),
        slips: {
          'divided the moths caught again': num(darkAgain / lightAgain, 2),
          'exchanged the moths released': num(darkAgain / light / (lightAgain / dark), 2),
          'divided the moths not caught': num((dark - darkAgain) / (light - lightAgain), 2),
          'divided light by dark': num(1 / ratio, 2),
        },
        work: `The shares are ${num((darkAgain / dark) * 100, 1)}% and ${num((lightAgain / light) * 100, 1)}%. The first divided by the second is ${num(ratio, 2)}.`,
      }
    },
  }),
  template({
    id: 'hybrid-better-than-parents',
    topic: 'F.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [one, other, hybrid] = [draw.int(18, 36), draw.int(20, 40), draw.int(42, 60)]
      const mean = (one + other) / 2
      const better = ((hybrid - mean) / mean) * 100
      draw.need(Math.abs(one - other) > 3)
      const tonnes = (tenths: number) => `${num(tenths / 10, 1)} tonnes per hectare`
      return {
        ask: `Two varieties of maize yield ${tonnes(one)} and ${tonnes(other)}. A hybrid of them yields ${tonnes(hybrid)}. By what percentage is the hybrid above the mean of its parents, correct to one decimal place?`,
        answer: quantity(better, '%', 1),
        slips: {
          'compared with the better parent': quantity(
            ((hybrid - Math.max(one, other)) / Math.max(one, other)) * 100,
            '%',
            1,
          ),
          'compared with the poorer parent': quantity(
            ((hybrid - Math.min(one, other)) / Math.min(one, other)) * 100,
            '%',
            1,
          ),
          'divided by the yield of the hybrid': quantity(((hybrid - mean) / hybrid) * 100, '%', 1),
          'gave the yield as a percentage of the mean': quantity((hybrid / mean) * 100, '%', 1),
        },
        work: `The mean of the parents is ${num(mean / 10, 2)} tonnes per hectare, and the hybrid is above it by ${quantity(better, '%', 1)}.`,
      }
    },
  }),
]
