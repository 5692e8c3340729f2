import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'

interface Mammal {
  name: string
  /** Incisors, canines, premolars and molars of one side. */
  upper: readonly number[]
  lower: readonly number[]
}

const mammals: readonly [Mammal, Mammal, ...Mammal[]] = [
  { name: 'dog', upper: [3, 1, 4, 2], lower: [3, 1, 4, 3] },
  { name: 'pig', upper: [3, 1, 4, 3], lower: [3, 1, 4, 3] },
  { name: 'cat', upper: [3, 1, 3, 1], lower: [3, 1, 2, 1] },
  { name: 'human', upper: [2, 1, 2, 3], lower: [2, 1, 2, 3] },
  { name: 'rabbit', upper: [2, 0, 3, 3], lower: [1, 0, 2, 3] },
  { name: 'sheep', upper: [0, 0, 3, 3], lower: [3, 1, 3, 3] },
  { name: 'squirrel', upper: [1, 0, 2, 3], lower: [1, 0, 1, 3] },
  { name: 'rat', upper: [1, 0, 0, 3], lower: [1, 0, 0, 3] },
]
const sum = (teeth: readonly number[]) => teeth.reduce((total, count) => total + count, 0)
const dental = ({ upper, lower }: Mammal) =>
  ['i', 'c', 'pm', 'm']
    .map((letter, index) => `\\text{${letter}}\\,\\frac{${upper[index]}}{${lower[index]}}`)
    .join('\\;')

export const nutrition = [
  template({
    id: 'energy-of-a-meal',
    topic: 'B.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [starch, protein, fat] = [draw.int(60, 120, 5), draw.int(15, 45), draw.int(8, 30)]
      const energy = 17 * (starch + protein) + 38 * fat
      return {
        ask: `A meal of rice, beans and fish has ${starch} g of carbohydrate, ${protein} g of protein and ${fat} g of fat. Carbohydrate and protein give 17 kJ per gram and fat gives 38 kJ per gram. How much energy does the meal give?`,
        answer: quantity(energy, 'kJ'),
        slips: {
          'took 17 kJ for fat as well': quantity(17 * (starch + protein + fat), 'kJ'),
          'left out the protein': quantity(17 * starch + 38 * fat, 'kJ'),
          'left out the fat': quantity(17 * (starch + protein), 'kJ'),
          'took 38 kJ for protein as well': quantity(17 * starch + 38 * (protein + fat), 'kJ'),
        },
        work: `Carbohydrate and protein give ${num(17 * (starch + protein))} kJ and fat ${num(38 * fat)} kJ, together ${quantity(energy, 'kJ')}.`,
      }
    },
  }),
  template({
    id: 'share-of-energy-from-fat',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [starch, protein, fat] = [draw.int(200, 420, 10), draw.int(50, 110, 5), draw.int(40, 110, 5)]
      const total = 17 * (starch + protein) + 38 * fat
      const share = ((38 * fat) / total) * 100
      return {
        ask: `In one day a girl eats ${starch} g of carbohydrate, ${protein} g of protein and ${fat} g of fat. A gram of carbohydrate or protein gives 17 kJ and a gram of fat 38 kJ. What percentage of her energy comes from fat, correct to one decimal place?`,
        answer: quantity(share, '%', 1),
        slips: {
          'took the share of the mass': quantity((fat / (starch + protein + fat)) * 100, '%', 1),
          'left out the protein': quantity(((38 * fat) / (total - 17 * protein)) * 100, '%', 1),
          'divided by the rest': quantity(((38 * fat) / (total - 38 * fat)) * 100, '%', 1),
          'took 17 kJ for fat': quantity(((17 * fat) / total) * 100, '%', 1),
        },
        work: `Fat gives ${num(38 * fat)} kJ of ${num(total)} kJ, which is ${quantity(share, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'energy-of-a-burnt-groundnut',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [water, rise, mass] = [draw.pick([20, 25, 50]), draw.int(12, 60), draw.pick([0.4, 0.5, 0.6, 0.7, 0.8, 1.2])]
      const energy = (water * 4.2 * rise) / mass
      draw.need(ends(energy) && energy > 2000 && energy < 12_000)
      return {
        ask: `A groundnut of mass ${num(mass)} g is burnt under a tube with ${water} g of water, whose temperature rises by ${rise} °C. 1 g of water needs 4.2 J to become 1 °C warmer. How much energy does the water receive from each gram of groundnut?`,
        answer: quantity(energy, 'J'),
        slips: {
          'gave the energy of the whole groundnut': quantity(round(energy * mass), 'J'),
          'multiplied by the mass of the groundnut': quantity(round(energy * mass * mass), 'J'),
          'left out the mass of the water': quantity(round((4.2 * rise) / mass), 'J'),
          'left out the 4.2 J': quantity(round((water * rise) / mass), 'J'),
        },
        work: `The water receives ${num(water * 4.2 * rise)} J from ${num(mass)} g. From each gram it is ${quantity(energy, 'J')}.`,
      }
    },
  }),
  template({
    id: 'body-mass-index',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [person, mass, height] = [draw.person(), draw.int(48, 92), draw.int(152, 186, 2) / 100]
      const index = mass / height ** 2
      draw.need(index > 17 && index < 33)
      const unit = 'kg m⁻²'
      return {
        ask: `The body mass index is the mass in kilograms divided by the square of the height in metres. ${person} has a mass of ${mass} kg and is ${num(height, 2)} m tall. What is the body mass index of ${person}, correct to one decimal place?`,
        answer: quantity(index, unit, 1),
        slips: {
          'did not square the height': quantity(mass / height, unit, 1),
          'doubled the height in place of its square': quantity(mass / (2 * height), unit, 1),
          'multiplied mass and height': quantity(mass * height, unit, 1),
          'divided by the height three times': quantity(mass / height ** 3, unit, 1),
        },
        work: `$\\frac{${mass}}{${num(height, 2)}^{2}}$ is ${quantity(index, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'fat-stored-from-spare-energy',
    topic: 'B.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [fat, days, need] = [draw.int(12, 40), draw.int(5, 21), draw.int(84, 120, 2) * 100]
      const eaten = need + fat * 38
      return {
        ask: `A man needs ${num(need)} kJ a day and eats food with ${num(eaten)} kJ a day. If all the energy that is left becomes body fat, which stores 38 kJ per gram, how much fat does he put on in ${days} days?`,
        answer: quantity(fat * days, 'g'),
        slips: {
          'gave the fat of one day': quantity(fat, 'g'),
          'took 17 kJ per gram': quantity(round((fat * 38 * days) / 17), 'g'),
          'turned all the food into fat': quantity(round((eaten * days) / 38), 'g'),
          'took one week': quantity(fat * 7, 'g'),
        },
        work: `Each day ${num(fat * 38)} kJ is left, which is ${fat} g of fat. In ${days} days it is ${quantity(fat * days, 'g')}.`,
      }
    },
  }),
  template({
    id: 'teeth-of-a-dental-formula',
    topic: 'B.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [first, second] = [draw.int(0, mammals.length - 1), draw.int(0, mammals.length - 1)]
      const [one, other] = [mammals[first] ?? mammals[0], mammals[second] ?? mammals[1]]
      const [above, below] = [sum(one.upper) - sum(other.upper), sum(one.lower) - sum(other.lower)]
      draw.need(above + below > 2)
      return {
        ask: `The dental formula of a ${one.name} is $${dental(one)}$, and that of a ${other.name} is $${dental(other)}$. How many more teeth has the ${one.name}?`,
        answer: num(2 * (above + below)),
        slips: {
          'counted one side': num(above + below),
          'counted the upper jaws alone': num(2 * above),
          'counted the lower jaws alone': num(2 * below),
          'gave all the teeth of the second': num(2 * (sum(other.upper) + sum(other.lower))),
          'gave all the teeth of the first': num(2 * (sum(one.upper) + sum(one.lower))),
        },
        work: `The ${one.name} has ${2 * (sum(one.upper) + sum(one.lower))} teeth and the ${other.name} ${2 * (sum(other.upper) + sum(other.lower))}. The difference is ${num(2 * (above + below))}.`,
      }
    },
  }),
  template({
    id: 'vitamin-c-by-titration',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [known, juice, mg] = [draw.int(8, 32) / 10, draw.pick([2, 2.5, 4, 5]), draw.pick([0.5, 1])]
      const found = (mg * known) / juice
      draw.need(ends(found, 2) && found >= 0.2 && found <= 0.7 && mg * known !== juice)
      const unit = 'mg cm⁻³'
      return {
        ask: `To decolourise 1 cm³ of DCPIP solution, ${num(known, 1)} cm³ of a vitamin C solution of ${mg} ${unit} is needed, or ${num(juice, 1)} cm³ of orange juice. What is the concentration of vitamin C in the juice?`,
        answer: quantity(found, unit, 2),
        slips: {
          'exchanged the two volumes': quantity((mg * juice) / known, unit, 2),
          'left out the concentration of the solution': quantity(known / juice, unit, 2),
          'multiplied the two volumes': quantity(known * juice, unit, 2),
          'multiplied all three': quantity(mg * known * juice, unit, 2),
        },
        work: `Both hold ${num(mg * known)} mg of vitamin C. In ${num(juice, 1)} cm³ of juice that is ${quantity(found, unit, 2)}.`,
      }
    },
  }),
  template({
    id: 'oxygen-from-bubbles',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [bubbles, minutes, tenths] = [draw.int(18, 75), draw.pick([2, 3, 4, 5]), draw.pick([2, 3, 4, 5])]
      const volume = tenths / 100
      const perHour = (bubbles / minutes) * 60 * volume
      draw.need(ends(perHour, 1))
      const unit = 'cm³'
      return {
        ask: `A water plant in bright light gives off ${bubbles} bubbles of oxygen in ${minutes} minutes. Each bubble has a volume of ${num(volume)} cm³. How much oxygen does the plant give off in one hour at this rate?`,
        answer: quantity(perHour, unit, 1),
        slips: {
          'left out the minutes': quantity(bubbles * 60 * volume, unit, 1),
          'took the oxygen of the bubbles counted': quantity(bubbles * volume, unit, 1),
          'multiplied by the minutes': quantity(bubbles * minutes * volume, unit, 1),
          'took half an hour': quantity(perHour / 2, unit, 1),
        },
        work: `In one hour there are ${num((bubbles / minutes) * 60)} bubbles, which hold ${quantity(perHour, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'gross-photosynthesis-in-a-day',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [uptake, release, light] = [draw.int(14, 40), draw.int(3, 12), draw.int(10, 14)]
      const made = (uptake + release) * light
      return {
        ask: `In light a leaf takes up ${uptake} mg of carbon dioxide an hour. In the dark it gives off ${release} mg an hour, and it respires at this rate all day. How much carbon dioxide is used in photosynthesis in a day with ${light} hours of light?`,
        answer: quantity(made, 'mg'),
        slips: {
          'left out the respiration': quantity(uptake * light, 'mg'),
          'took the respiration off': quantity((uptake - release) * light, 'mg'),
          'took off the respiration of the night': quantity(uptake * light - release * (24 - light), 'mg'),
          'took 24 hours of light': quantity((uptake + release) * 24, 'mg'),
        },
        work: `In light the leaf also uses what it respires: ${uptake + release} mg an hour. In ${light} hours it is ${quantity(made, 'mg')}.`,
      }
    },
  }),
  template({
    id: 'water-uptake-by-potometer',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [distance, area, minutes] = [
        draw.int(24, 120, 2),
        draw.pick([0.5, 0.8, 1.2, 1.5, 2]),
        draw.pick([4, 5, 8, 10]),
      ]
      const rate = (distance * area) / minutes
      draw.need(ends(rate, 2))
      const unit = 'mm³ per minute'
      return {
        ask: `In a potometer the air bubble moves ${distance} mm in ${minutes} minutes. The tube has a cross-section of ${num(area)} mm². At what rate does the shoot take up water?`,
        answer: quantity(rate, unit, 2),
        slips: {
          'left out the cross-section': quantity(distance / minutes, unit, 2),
          'left out the time': quantity(distance * area, unit, 2),
          'divided by the cross-section': quantity(distance / area / minutes, unit, 2),
          'multiplied by the time': quantity(distance * area * minutes, unit, 2),
        },
        work: `The volume is ${num(distance * area)} mm³ in ${minutes} minutes, so the rate is ${quantity(rate, unit, 2)}.`,
      }
    },
  }),
]
