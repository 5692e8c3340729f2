import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, listed, num, quantity, round } from '../make/number.ts'
import { sharesOnly } from '../make/slips.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export const ecology = [
  template({
    id: 'density-by-quadrat',
    topic: 'C.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [side, throws] = [draw.pick([0.5, 2]), draw.pick([5, 8, 10])]
      const counts = Array.from({ length: throws }, () => draw.int(1, 14))
      const sum = total(counts)
      const density = sum / (throws * side * side)
      draw.need(ends(density, 2) && sum > throws)
      const unit = 'plants per m²'
      return {
        ask: `A square quadrat with sides of ${num(side)} m is thrown ${throws} times on a lawn. The numbers of a weed found in it are ${listed(counts)}. What is the density of the weed?`,
        answer: quantity(density, unit, 2),
        slips: {
          'took one quadrat for a square metre': quantity(sum / throws, unit, 2),
          'took the side for the area': quantity(sum / (throws * side), unit, 2),
          'left out the number of throws': quantity(sum / (side * side), unit, 2),
          'multiplied by the area': quantity((sum / throws) * side * side, unit, 2),
        },
        work: `There are ${sum} plants in ${num(throws * side * side)} m², so the density is ${quantity(density, unit, 2)}.`,
      }
    },
  }),
  template({
    id: 'population-of-a-field',
    topic: 'C.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [long, wide] = [draw.int(40, 120, 5), draw.int(20, 60, 5)]
      const [quadrats, found] = [draw.pick([10, 20, 25]), draw.int(24, 150)]
      const count = (found / (quadrats * 0.25)) * long * wide
      draw.need(count % 4 === 0 && long !== wide)
      return {
        ask: `In ${quadrats} square quadrats with sides of 0.5 m, ${found} earthworm casts are counted. The field is ${long} m long and ${wide} m wide. About how many casts are on the whole field?`,
        answer: num(count),
        slips: {
          'took the side of a quadrat for its area': num(count / 2),
          'took one quadrat for a square metre': num(count / 4),
          'left out the number of quadrats': num((found / 0.25) * long * wide),
          'multiplied by the area of a quadrat': num(round(((found * 0.25) / quadrats) * long * wide)),
        },
        work: `The quadrats cover ${num(quadrats * 0.25)} m², with ${num(found / (quadrats * 0.25))} casts per m². On ${num(long * wide)} m² there are ${num(count)}.`,
      }
    },
  }),
  template({
    id: 'mark-release-recapture',
    topic: 'C.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [marked, caught, again] = [draw.int(30, 120, 2), draw.int(36, 140, 2), draw.int(4, 24)]
      const [animal, place] = draw.pick([
        ['tilapia', 'a fish pond'],
        ['grasshoppers', 'a field'],
        ['snails', 'a garden'],
        ['lizards', 'a school compound'],
      ] as const)
      const size = (marked * caught) / again
      draw.need(ends(size) && again < marked && again < caught && size > marked + caught)
      return {
        ask: `In ${place}, ${marked} ${animal} were caught, marked and released. Later ${caught} ${animal} were caught, of which ${again} were marked. Estimate the size of the population.`,
        answer: num(size),
        slips: {
          'added the two catches': num(marked + caught),
          'added the catches and left out those caught twice': num(marked + caught - again),
          'divided by one more': num(round((marked * caught) / (again + 1))),
          'divided by those without a mark': num(round((marked * caught) / (caught - again))),
          'multiplied second catch and marked ones': num(caught * again),
        },
        work: `$\\frac{${marked} \\times ${caught}}{${again}}$ is ${num(size)}.`,
      }
    },
  }),
  template({
    id: 'frequency-of-a-species',
    topic: 'C.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const throws = draw.pick([20, 25, 40, 50])
      const [present, plants] = [draw.int(6, 18), draw.int(30, 95)]
      draw.need(present < throws)
      return {
        ask: `Of ${throws} quadrats thrown on a farm, ${present} had goat weed in them, with ${plants} plants of it in all. What is the percentage frequency of goat weed?`,
        answer: quantity((present / throws) * 100, '%', 1),
        slips: sharesOnly({
          'gave the quadrats without goat weed': quantity(((throws - present) / throws) * 100, '%', 1),
          'divided quadrats by plants': quantity((present / plants) * 100, '%', 1),
          'divided by the quadrats without goat weed': quantity((present / (throws - present)) * 100, '%', 1),
          'divided the throws by the plants': quantity((throws / plants) * 100, '%', 1),
        }),
        work: `${present} of ${throws} quadrats have it, which is ${quantity((present / throws) * 100, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'energy-passed-on',
    topic: 'C.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [grass, eaters, hunters] = [draw.int(20, 90, 5) * 1000, draw.int(15, 90) * 100, draw.int(12, 90) * 10]
      const share = (eaters / grass) * 100
      draw.need(share >= 5 && share <= 20 && hunters / eaters >= 0.05 && hunters / eaters < 0.2)
      return {
        ask: `In a food chain grass holds ${num(grass)} kJ, grasshoppers hold ${num(eaters)} kJ and lizards hold ${num(hunters)} kJ. What percentage of the energy of the grass passes to the grasshoppers, correct to one decimal place?`,
        answer: quantity(share, '%', 1),
        slips: {
          'took grasshoppers and lizards': quantity((hunters / eaters) * 100, '%', 1),
          'took grass and lizards': quantity((hunters / grass) * 100, '%', 1),
          'gave the energy lost': quantity(100 - share, '%', 1),
          'added the lizards': quantity(((eaters + hunters) / grass) * 100, '%', 1),
        },
        work: `${num(eaters)} of ${num(grass)} kJ is ${quantity(share, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'energy-at-the-third-level',
    topic: 'C.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [sun, fixed] = [draw.int(2, 9) * 100_000, draw.pick([1, 2])]
      const [first, second] = [draw.pick([8, 10, 12, 15]), draw.pick([5, 10, 15, 20])]
      const plants = (sun * fixed) / 100
      const end = (plants * first * second) / 10_000
      draw.need(first !== second && ends(end))
      return {
        ask: `Plants receive ${num(sun)} kJ of light energy and fix ${fixed}% of it. Herbivores take in ${first}% of the energy of the plants, and carnivores ${second}% of the energy of the herbivores. How much energy reaches the carnivores?`,
        answer: quantity(end, 'kJ'),
        slips: {
          'left out the share that plants fix': quantity((sun * first * second) / 10_000, 'kJ'),
          'gave the energy of the herbivores': quantity((plants * first) / 100, 'kJ'),
          'added the percentages of the two steps': quantity((plants * (first + second)) / 100, 'kJ'),
          'left out the herbivores': quantity((plants * second) / 100, 'kJ'),
        },
        work: `Plants hold ${num(plants)} kJ and herbivores ${num((plants * first) / 100)} kJ. The carnivores receive ${quantity(end, 'kJ')}.`,
      }
    },
  }),
  template({
    id: 'energy-left-for-growth',
    topic: 'C.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [eaten, faeces, breath] = [draw.int(24, 60, 2) * 100, draw.int(45, 65), draw.int(22, 30)]
      const urine = draw.int(2, 6)
      const left = 100 - faeces - breath - urine
      const growth = (eaten * left) / 100
      draw.need(left >= 4 && left <= 25)
      return {
        ask: `A goat eats grass with ${num(eaten)} kJ of energy. Of this ${faeces}% leaves in faeces, ${urine}% in urine, and ${breath}% is used in respiration. How much energy is left for growth?`,
        answer: quantity(growth, 'kJ'),
        slips: {
          'left out the urine': quantity((eaten * (left + urine)) / 100, 'kJ'),
          'gave the energy of respiration': quantity((eaten * breath) / 100, 'kJ'),
          'left out the respiration': quantity((eaten * (left + breath)) / 100, 'kJ'),
          'gave the energy that leaves': quantity((eaten * (faeces + urine)) / 100, 'kJ'),
        },
        work: `${left}% of ${num(eaten)} kJ is left, which is ${quantity(growth, 'kJ')}.`,
      }
    },
  }),
  template({
    id: 'water-and-humus-in-soil',
    topic: 'C.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [fresh, water, humus] = [draw.int(40, 90, 5), draw.int(4, 18), draw.int(2, 9)]
      const dry = fresh - water
      draw.need(water !== humus)
      return {
        ask: `${fresh} g of fresh soil has a mass of ${dry} g after drying at 105 °C, and of ${dry - humus} g after strong heating in a crucible until there is no more change. What is the percentage of humus in the fresh soil, correct to one decimal place?`,
        answer: quantity((humus / fresh) * 100, '%', 1),
        slips: {
          'gave the percentage of water': quantity((water / fresh) * 100, '%', 1),
          'divided by the dry soil': quantity((humus / dry) * 100, '%', 1),
          'gave the percentage of water and humus': quantity(((water + humus) / fresh) * 100, '%', 1),
          'divided by what is left': quantity((humus / (dry - humus)) * 100, '%', 1),
        },
        work: `Strong heating burns ${humus} g of humus of ${fresh} g of soil, which is ${quantity((humus / fresh) * 100, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'air-in-a-soil-sample',
    topic: 'C.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [soil, water, air] = [draw.int(50, 120, 10), draw.int(50, 150, 10), draw.int(12, 44)]
      const share = (air / soil) * 100
      draw.need(air < soil / 2)
      return {
        ask: `${soil} cm³ of dry soil is poured into ${water} cm³ of water in a measuring cylinder and stirred until no more bubbles rise. The level is then at ${soil + water - air} cm³. What percentage of the volume of the soil was air, correct to one decimal place?`,
        answer: quantity(share, '%', 1),
        slips: {
          'gave the part that is not air': quantity(100 - share, '%', 1),
          'divided by the water': quantity((air / water) * 100, '%', 1),
          'divided by soil and water': quantity((air / (soil + water)) * 100, '%', 1),
          'divided by the level': quantity((air / (soil + water - air)) * 100, '%', 1),
        },
        work: `Without air the level would be ${soil + water} cm³, so ${air} cm³ of air left. Of ${soil} cm³ that is ${quantity(share, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'population-after-a-year',
    topic: 'C.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [start, born, died] = [draw.int(120, 480, 5), draw.int(40, 110), draw.int(20, 90)]
      const [came, left] = [draw.int(8, 40), draw.int(5, 35)]
      draw.need(came !== left && born !== died)
      const end = start + born - died + came - left
      return {
        ask: `A herd of antelopes in a game reserve had ${start} animals. In one year ${born} were born, ${died} died, ${came} came from other areas and ${left} moved away. How many were there at the end of the year?`,
        answer: num(end),
        slips: {
          'left out those that came and left': num(start + born - died),
          'exchanged those that came and left': num(start + born - died - came + left),
          'added all that were gained or lost': num(start + born + died + came + left),
          'exchanged births and deaths': num(start - born + died + came - left),
        },
        work: `The gain is ${born + came} and the loss ${died + left}, so there were ${num(end)}.`,
      }
    },
  }),
  template({
    id: 'poison-along-a-food-chain',
    topic: 'C.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [small, fish, times] = [draw.int(60, 200, 20), draw.int(4, 9), draw.int(4, 12)]
      const water = draw.pick([0.0002, 0.0005, 0.001])
      const unit = 'mg per kg'
      const end = round(water * small * fish * times, 3)
      draw.need(fish !== times && ends(end, 2))
      return {
        ask: `The water of a lake has ${num(water)} mg of an insecticide per kg. In plankton it is ${small} times as concentrated as in water, in fish ${fish} times as concentrated as in plankton, and in fish eagles ${times} times as concentrated as in fish. What is its concentration in the fish eagles?`,
        answer: quantity(end, unit),
        slips: {
          'added the factors': quantity(round(water * (small + fish + times), 3), unit),
          'gave the concentration in fish': quantity(round(water * small * fish, 3), unit),
          'left out the plankton': quantity(round(water * fish * times, 3), unit),
          'left out the fish': quantity(round(water * small * times, 3), unit),
        },
        work: `$${num(water)} \\times ${small} \\times ${fish} \\times ${times}$, so it is ${quantity(end, unit)}.`,
      }
    },
  }),
]
