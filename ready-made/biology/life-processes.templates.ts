import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'

export const lifeProcesses = [
  template({
    id: 'respiratory-quotient',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [oxygen, given] = [draw.int(40, 140), draw.int(30, 138)]
      const quotient = given / oxygen
      draw.need(quotient > 0.68 && quotient < 0.99)
      return {
        ask: `Germinating seeds take up ${oxygen} cm³ of oxygen and give off ${given} cm³ of carbon dioxide in the same time. The respiratory quotient is the carbon dioxide given off divided by the oxygen taken up. What is it, correct to two decimal places?`,
        answer: num(quotient, 2),
        slips: {
          'divided oxygen by carbon dioxide': num(oxygen / given, 2),
          'divided the difference by the oxygen': num((oxygen - given) / oxygen, 2),
          'divided carbon dioxide by both': num(given / (oxygen + given), 2),
          'divided the difference by carbon dioxide': num((oxygen - given) / given, 2),
        },
        work: `$\\frac{${given}}{${oxygen}}$ is ${num(quotient, 2)}.`,
      }
    },
  }),
  template({
    id: 'oxygen-uptake-in-a-respirometer',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [distance, area, minutes] = [draw.int(24, 96, 4), draw.pick([0.5, 0.8, 1.5, 2]), draw.pick([4, 5, 8, 10])]
      const mass = draw.pick([2.5, 5, 8, 10])
      const unit = 'mm³ per gram per minute'
      const rate = (distance * area) / minutes / mass
      draw.need(ends(rate, 2) && rate > 0.2)
      return {
        ask: `In a respirometer with ${num(mass)} g of maggots the liquid moves ${distance} mm in ${minutes} minutes along a tube with a cross-section of ${num(area)} mm². The carbon dioxide is absorbed. At what rate do the maggots take up oxygen?`,
        answer: quantity(rate, unit, 2),
        slips: {
          'left out the mass': quantity(rate * mass, unit, 2),
          'left out the cross-section': quantity(distance / minutes / mass, unit, 2),
          'left out the time': quantity((distance * area) / mass, unit, 2),
          'multiplied by the mass': quantity(rate * mass * mass, unit, 2),
        },
        work: `${num(distance * area)} mm³ is taken up in ${minutes} minutes by ${num(mass)} g, so the rate is ${quantity(rate, unit, 2)}.`,
      }
    },
  }),
  template({
    id: 'atp-with-and-without-oxygen',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [aerobic, anaerobic] = [draw.int(12, 60), draw.int(20, 90)]
      draw.need(aerobic !== anaerobic)
      return {
        ask: `A muscle cell breaks down ${aerobic} molecules of glucose with oxygen and ${anaerobic} without oxygen. If a molecule of glucose gives 38 molecules of ATP with oxygen and 2 without, how many molecules of ATP are formed?`,
        answer: num(38 * aerobic + 2 * anaerobic),
        slips: {
          'exchanged the two': num(38 * anaerobic + 2 * aerobic),
          'took 38 for all': num(38 * (aerobic + anaerobic)),
          'left out those without oxygen': num(38 * aerobic),
          'took one for each without oxygen': num(38 * aerobic + anaerobic),
        },
        work: `With oxygen ${num(38 * aerobic)} are formed and without it ${num(2 * anaerobic)}, in all ${num(38 * aerobic + 2 * anaerobic)}.`,
      }
    },
  }),
  template({
    id: 'enzyme-rate-at-another-temperature',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, low, steps] = [draw.int(12, 60) / 10, draw.pick([5, 8, 10, 12]), draw.pick([2, 3])]
      const rate = round(start * 2 ** steps, 1)
      draw.need(low + 10 * steps <= 40)
      const unit = 'mg per minute'
      return {
        ask: `At ${low} °C an enzyme breaks down ${num(start, 1)} mg of starch a minute. Up to 40 °C its rate doubles with every rise of 10 °C. What is its rate at ${low + 10 * steps} °C?`,
        answer: quantity(rate, unit, 1),
        slips: {
          'multiplied by the number of steps': quantity(start * steps, unit, 1),
          'doubled it once': quantity(start * 2, unit, 1),
          'took one step too many': quantity(rate * 2, unit, 1),
          'took the ratio of the temperatures': quantity((start * (low + 10 * steps)) / low, unit, 1),
        },
        work: `The rate doubles ${steps === 2 ? 'twice' : 'three times'}: $${num(start, 1)} \\times 2^{${steps}}$, so it is ${quantity(rate, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'vertebrae-of-a-mammal',
    topic: 'A.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [thorax, loin, hip, tail] = [draw.int(12, 15), draw.int(5, 7), draw.int(3, 5), draw.int(8, 20)]
      const all = 7 + thorax + loin + hip + tail
      return {
        ask: `The backbone of a mammal has 7 cervical, ${thorax} thoracic, ${loin} lumbar, ${hip} sacral and ${tail} caudal vertebrae. What percentage of its vertebrae carry ribs, correct to one decimal place?`,
        answer: quantity((thorax / all) * 100, '%', 1),
        slips: {
          'took the lumbar vertebrae': quantity((loin / all) * 100, '%', 1),
          'left out the tail': quantity((thorax / (all - tail)) * 100, '%', 1),
          'took the cervical vertebrae': quantity((7 / all) * 100, '%', 1),
          'took thoracic and lumbar vertebrae': quantity(((thorax + loin) / all) * 100, '%', 1),
        },
        work: `The ${thorax} thoracic ones of ${all} carry ribs, which is ${quantity((thorax / all) * 100, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'glucose-in-the-blood',
    topic: 'A.k',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [volume, before, after] = [draw.int(40, 58, 2) / 10, draw.int(70, 95, 5), draw.int(120, 165, 5)]
      const more = round((volume * 10 * (after - before)) / 1000, 2)
      return {
        ask: `A girl has ${num(volume, 1)} dm³ of blood. Before a meal there are ${before} mg of glucose in 100 cm³ of blood, and after it ${after} mg. By how much has the glucose in all her blood risen? (1 dm³ is 1,000 cm³.)`,
        answer: quantity(more, 'g', 2),
        slips: {
          'gave all the glucose after the meal': quantity((volume * after) / 100, 'g', 2),
          'gave all the glucose before the meal': quantity((volume * before) / 100, 'g', 2),
          'took a dm³ for 100 cm³': quantity(more / 10, 'g', 2),
          'took a dm³ for 10,000 cm³': quantity(more * 10, 'g', 2),
        },
        work: `There are ${num(volume * 10)} portions of 100 cm³, and each has ${after - before} mg more. That is ${quantity(more, 'g', 2)}.`,
      }
    },
  }),
  template({
    id: 'sweat-from-a-water-balance',
    topic: 'A.j',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [drink, food, made] = [draw.int(14, 26) * 100, draw.int(7, 11) * 100, draw.int(25, 40) * 10]
      const [urine, breath, faeces] = [draw.int(12, 17) * 100, draw.int(32, 44) * 10, draw.int(8, 15) * 10]
      const sweat = drink + food + made - urine - breath - faeces
      draw.need(sweat > 300 && made !== breath)
      return {
        ask: `In one day a man's body gains and loses water as in this table, and gain equals loss:\n\n| Gain | cm³ | Loss | cm³ |\n|---|---|---|---|\n| Drink | ${num(drink)} | Urine | ${num(urine)} |\n| Food | ${num(food)} | Breath | ${num(breath)} |\n| Respiration | ${num(made)} | Faeces | ${num(faeces)} |\n\nThe rest of the loss is sweat. How much water is lost as sweat?`,
        answer: quantity(sweat, 'cm³'),
        slips: {
          'left out the water of respiration': quantity(sweat - made, 'cm³'),
          'left out the breath': quantity(sweat + breath, 'cm³'),
          'left out the faeces': quantity(sweat + faeces, 'cm³'),
          'took the urine alone from the drink': quantity(drink - urine, 'cm³'),
        },
        work: `The gain is ${num(drink + food + made)} cm³ and the loss shown ${num(urine + breath + faeces)} cm³. The sweat is ${quantity(sweat, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'day-of-ovulation',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, cycle] = [draw.int(2, 14), draw.pick([24, 26, 28, 30, 32])]
      const month = draw.pick(['January', 'March', 'May', 'July', 'August', 'October'])
      const day = first + cycle - 14
      const on = (date: number) => `${date} ${month}`
      draw.need(day + 7 <= 31)
      return {
        ask: `A woman's cycle is regular and lasts ${cycle} days. Her last menstruation began on ${on(first)}. If ovulation is 14 days before the next menstruation begins, on which day does she ovulate?`,
        answer: on(day),
        slips: {
          ...(cycle === 28 ? {} : { 'counted 14 days from the beginning': on(first + 14) }),
          'counted one week too few': on(day - 7),
          'counted one week too many': on(day + 7),
          'took 10 days before the next one': on(day + 4),
        },
        work: `The next menstruation begins ${cycle} days after ${on(first)}, and 14 days before that is ${on(day)}.`,
      }
    },
  }),
  template({
    id: 'germination-of-seeds',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [dishes, each, bad] = [draw.int(3, 6), draw.pick([20, 25, 40, 50]), draw.int(7, 45)]
      const all = dishes * each
      draw.need(bad < all / 2)
      return {
        ask: `To test cowpea seeds, ${each} seeds are put on wet cotton wool in each of ${dishes} dishes. In all ${bad} seeds do not germinate. What is the percentage germination, correct to one decimal place?`,
        answer: quantity(((all - bad) / all) * 100, '%', 1),
        slips: {
          'gave those that did not germinate': quantity((bad / all) * 100, '%', 1),
          'took the seeds of one dish': quantity(((each - bad) / each) * 100, '%', 1),
          'divided by those that germinated': quantity((bad / (all - bad)) * 100, '%', 1),
          'left one dish out': quantity(((all - each - bad) / (all - each)) * 100, '%', 1),
        },
        work: `${all - bad} of ${all} seeds germinate, which is ${quantity(((all - bad) / all) * 100, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'energy-at-rest-in-a-day',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [mass, hours, times] = [draw.int(48, 84, 2), draw.int(2, 6), draw.pick([3, 4, 5])]
      const day = 4 * mass * 24
      const total = day + 4 * mass * hours * (times - 1)
      return {
        ask: `At rest a person needs 4 kJ of energy per hour for each kilogram of body mass. A farmer of ${mass} kg works for ${hours} hours a day, when he needs ${times} times as much, and rests for the other hours. How much energy does he need in a day?`,
        answer: quantity(total, 'kJ'),
        slips: {
          'took rest for the whole day': quantity(day, 'kJ'),
          'added the work to a whole day of rest': quantity(day + 4 * mass * hours * times, 'kJ'),
          'gave the energy for the work': quantity(4 * mass * hours * times, 'kJ'),
          'worked all day': quantity(day * times, 'kJ'),
        },
        work: `Rest takes ${num(4 * mass * (24 - hours))} kJ and work ${num(4 * mass * hours * times)} kJ, together ${quantity(total, 'kJ')}.`,
      }
    },
  }),
  template({
    id: 'stomata-of-a-leaf',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [count, area, leaf] = [draw.int(18, 64, 2), draw.pick([0.1, 0.2, 0.25, 0.4]), draw.int(12, 48)]
      const all = (count / area) * leaf * 100
      draw.need(ends(all))
      return {
        ask: `Under a microscope ${count} stomata are seen in a field of ${num(area)} mm² of the lower side of a leaf. The lower side has an area of ${leaf} cm². How many stomata are on it? (1 cm² is 100 mm².)`,
        answer: num(all),
        slips: {
          'took a cm² for 10 mm²': num(all / 10),
          'took a cm² for 1,000 mm²': num(all * 10),
          'left out the change to mm²': num(all / 100),
          'took the field for 1 mm²': num(count * leaf * 100),
          'multiplied by the area of the field': num(round(count * area * leaf * 100)),
        },
        work: `There are ${num(count / area)} stomata on 1 mm². On ${num(leaf * 100)} mm² there are ${num(all)}.`,
      }
    },
  }),
]
