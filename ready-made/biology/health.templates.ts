import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'
import { countsOnly, sharesOnly } from '../make/slips.ts'

export const health = [
  template({
    id: 'tablets-by-body-mass',
    topic: 'C.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [mass, dose, days] = [draw.int(15, 60, 5), draw.pick([10, 20, 25]), draw.int(3, 7)]
      const tablet = draw.pick([250, 500])
      const daily = (mass * dose * 2) / tablet
      draw.need(ends(daily) && daily >= 2 && daily <= 8)
      return {
        ask: `A medicine is given twice a day for ${days} days, each time ${dose} mg for every kilogram of body mass. How many tablets of ${tablet} mg does a patient of ${mass} kg need?`,
        answer: num(daily * days),
        slips: countsOnly({
          'took one dose a day': num((daily * days) / 2),
          'took one day': num(daily),
          'took three doses a day': num(daily * days * 1.5),
          'added a day': num(daily * (days + 1)),
          'took four doses a day': num(daily * days * 2),
        }),
        work: `In a day ${num(mass * dose * 2)} mg is needed, which is ${num(daily)} tablets. For ${days} days it is ${num(daily * days)}.`,
      }
    },
  }),
  template({
    id: 'red-cells-with-parasites',
    topic: 'C.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [fields, each, infected] = [draw.int(4, 8), draw.int(110, 240, 5), draw.int(8, 60)]
      const all = fields * each
      return {
        ask: `In each of ${fields} fields of a blood film there are ${each} red blood cells, and in all these fields together ${infected} of them hold malaria parasites. What percentage of the red blood cells is infected, correct to one decimal place?`,
        answer: quantity((infected / all) * 100, '%', 1),
        slips: sharesOnly({
          'divided by the cells of one field': quantity((infected / each) * 100, '%', 1),
          'divided by the healthy cells of one field': quantity((infected / (each - infected)) * 100, '%', 1),
          'gave the healthy cells': quantity(((all - infected) / all) * 100, '%', 1),
          'took infected cells for each field': quantity((infected / fields / all) * 100, '%', 1),
        }),
        work: `${infected} of ${num(all)} cells are infected, which is ${quantity((infected / all) * 100, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'salt-and-sugar-solution',
    topic: 'C.g',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [children, cups, volume] = [draw.int(3, 12), draw.int(4, 9), draw.pick([150, 200, 250])]
      const litres = (children * cups * volume) / 1000
      const sugar = draw.pick([20, 24, 30])
      draw.need(ends(litres * sugar))
      return {
        ask: `A clinic makes sugar-salt solution with ${sugar} g of sugar in each litre. ${children} children with diarrhoea each drink ${cups} cups of ${volume} cm³ a day. How much sugar is needed for one day? (1 litre is 1,000 cm³.)`,
        answer: quantity(litres * sugar, 'g'),
        slips: {
          'took one child': quantity(round((cups * volume * sugar) / 1000, 1), 'g'),
          'took one cup for each child': quantity(round((children * volume * sugar) / 1000, 1), 'g'),
          'took one litre for each child': quantity(children * sugar, 'g'),
          'took a litre for 100 cm³': quantity(litres * sugar * 10, 'g'),
        },
        work: `The children drink ${num(litres)} litres, which need ${quantity(litres * sugar, 'g')}.`,
      }
    },
  }),
  template({
    id: 'mosquitoes-of-the-next-generation',
    topic: 'C.g',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [females, eggs, survive] = [draw.int(6, 40), draw.int(80, 200, 20), draw.pick([5, 10, 15, 20])]
      const adults = (females * eggs * survive) / 100
      draw.need(ends(adults / 2))
      return {
        ask: `In a gutter ${females} female mosquitoes lay ${eggs} eggs each. ${survive}% of the eggs become adults, half of them females. How many female mosquitoes does the gutter give?`,
        answer: num(adults / 2),
        slips: countsOnly({
          'counted the males as well': num(adults),
          'took all the eggs': num((females * eggs) / 2),
          'took one female': num(round((eggs * survive) / 200, 1)),
          'took the eggs that die': num((females * eggs * (100 - survive)) / 200),
        }),
        work: `Of ${num(females * eggs)} eggs ${num(adults)} become adults, and half of these are ${num(adults / 2)}.`,
      }
    },
  }),
  template({
    id: 'chlorine-for-a-water-tank',
    topic: 'C.g',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [long, wide, deep] = [draw.int(3, 9), draw.int(2, 6), draw.pick([1, 1.5, 2, 2.5])]
      const [need, strength] = [draw.pick([2, 3, 4, 5]), draw.pick([20, 25, 40, 50])]
      const chlorine = long * wide * deep * need
      const powder = (chlorine * 100) / strength
      draw.need(long !== wide && ends(powder))
      return {
        ask: `A water tank is ${long} m long and ${wide} m wide, and the water in it is ${num(deep)} m deep. Each m³ of water needs ${need} g of chlorine. What mass of bleaching powder that holds ${strength}% chlorine is needed?`,
        answer: quantity(powder, 'g'),
        slips: {
          'gave the chlorine': quantity(chlorine, 'g'),
          'took the percentage of the chlorine': quantity(round((chlorine * strength) / 100, 1), 'g'),
          'left out the depth': quantity(round((long * wide * need * 100) / strength, 1), 'g'),
          'added the percentage': quantity(round((chlorine * (100 + strength)) / 100, 1), 'g'),
        },
        work: `${num(long * wide * deep)} m³ needs ${num(chlorine)} g of chlorine, which is ${strength}% of the powder. The powder has a mass of ${quantity(powder, 'g')}.`,
      }
    },
  }),
  template({
    id: 'image-on-the-retina',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [height, distance] = [draw.int(120, 600, 20), draw.pick([8, 10, 17, 20, 34, 40, 50])]
      const image = (height * 17) / (distance * 100)
      draw.need(ends(image, 2) && image < 12)
      return {
        ask: `A tree ${num(height / 100)} m tall stands ${distance} m from a boy's eye. The image on the retina is 17 mm behind the point where the rays cross in the eye. Image and tree are in the ratio of their distances from this point. How high is the image?`,
        answer: quantity(image, 'mm', 2),
        slips: {
          'took ten times the distance in the eye': quantity(image * 10, 'mm', 2),
          'left out the height of the tree': quantity(17 / distance, 'mm', 2),
          'took half the distance of the tree': quantity(image * 2, 'mm', 2),
          'took a tenth of the distance in the eye': quantity(image / 10, 'mm', 2),
        },
        work: `$17 \\times \\frac{${num(height / 100)}}{${distance}}$, so it is ${quantity(image, 'mm', 2)}.`,
      }
    },
  }),
  template({
    id: 'urea-in-urine-and-plasma',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [plasma, times, volume] = [draw.int(20, 45) / 100, draw.int(50, 75), draw.int(10, 20) / 10]
      const each = round(plasma * times, 2)
      const all = each * volume
      draw.need(all > 15 && all < 36)
      return {
        ask: `Blood plasma has ${num(plasma, 2)} g of urea in 1 dm³, and urine has ${times} times as much in 1 dm³. How much urea leaves the body in a day with ${num(volume, 1)} dm³ of urine, correct to one decimal place?`,
        answer: quantity(all, 'g', 1),
        slips: {
          'took 1 dm³ of urine': quantity(each, 'g', 1),
          'took the urea of plasma': quantity(plasma * volume, 'g', 1),
          'divided by the volume': quantity(each / volume, 'g', 1),
          'left out the concentration of plasma': quantity(times * volume, 'g', 1),
        },
        work: `1 dm³ of urine has ${num(each, 2)} g of urea. In ${num(volume, 1)} dm³ there is ${quantity(all, 'g', 1)}.`,
      }
    },
  }),
  template({
    id: 'heat-lost-with-sweat',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [sweat, share, hours] = [draw.int(200, 900, 50), draw.pick([40, 60, 80, 90]), draw.int(2, 6)]
      const heat = (sweat * hours * share * 2.4) / 100
      draw.need(ends(heat))
      return {
        ask: `A labourer sweats ${sweat} g an hour for ${hours} hours, and ${share}% of the sweat evaporates. Each gram that evaporates takes 2.4 kJ of heat from the body. How much heat does the body lose in this way?`,
        answer: quantity(heat, 'kJ'),
        slips: {
          'let all the sweat evaporate': quantity(sweat * hours * 2.4, 'kJ'),
          'took one hour': quantity(round(heat / hours, 1), 'kJ'),
          'took the sweat that drips off': quantity(round((sweat * hours * (100 - share) * 2.4) / 100, 1), 'kJ'),
          'divided by 2.4': quantity(round((sweat * hours * share) / 240, 1), 'kJ'),
        },
        work: `${num((sweat * hours * share) / 100)} g evaporates, which takes ${quantity(heat, 'kJ')}.`,
      }
    },
  }),
]
