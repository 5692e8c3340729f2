import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'

export const environment = [
  template({
    id: 'insects-and-spiders-by-legs',
    topic: 'A.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [insects, spiders] = [draw.int(5, 28), draw.int(3, 20)]
      draw.need(insects !== spiders)
      return {
        ask: `A trap in a garden holds ${insects + spiders} animals, which are insects with 6 legs each and spiders with 8 legs each. In all they have ${6 * insects + 8 * spiders} legs. How many of them are spiders?`,
        answer: num(spiders),
        slips: {
          'gave the insects': num(insects),
          'did not divide the legs beyond six by two': num(2 * spiders),
          'divided all the legs by eight': num(Math.floor((6 * insects + 8 * spiders) / 8)),
          'took half of the animals': num(Math.floor((insects + spiders) / 2)),
        },
        work: `With 6 legs each there would be ${6 * (insects + spiders)}. The other ${2 * spiders} legs are two on each spider, so the spiders are ${num(spiders)}.`,
      }
    },
  }),
  template({
    id: 'share-of-a-species-in-a-catch',
    topic: 'C.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [ants, beetles, termites, crickets] = [
        draw.int(40, 120),
        draw.int(12, 45),
        draw.int(30, 95),
        draw.int(6, 30),
      ]
      const all = ants + beetles + termites + crickets
      const share = (part: number) => quantity((part / all) * 100, '%', 1)
      draw.need(beetles !== crickets)
      return {
        ask: `The animals caught in pitfall traps on a farm are:\n\n| Animal | Ants | Beetles | Termites | Crickets |\n|---|---|---|---|---|\n| Number | ${ants} | ${beetles} | ${termites} | ${crickets} |\n\nWhat percentage of the catch are beetles, correct to one decimal place?`,
        answer: share(beetles),
        slips: {
          'divided by the other animals': quantity((beetles / (all - beetles)) * 100, '%', 1),
          'took the crickets': share(crickets),
          'took one of four kinds': quantity(25, '%', 1),
          'added the crickets': share(beetles + crickets),
          'divided by the ants': quantity((beetles / ants) * 100, '%', 1),
        },
        work: `${beetles} of ${all} animals are beetles, which is ${share(beetles)}.`,
      }
    },
  }),
  template({
    id: 'biomass-of-a-level',
    topic: 'C.d',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [snails, mass, area] = [draw.int(60, 240, 4), draw.int(12, 60) / 10, draw.pick([10, 20, 40, 50])]
      const biomass = (snails * mass) / area
      draw.need(ends(biomass, 2))
      const unit = 'g m⁻²'
      return {
        ask: `On ${area} m² of a garden there are ${snails} snails with a mean mass of ${num(mass, 1)} g. What is the biomass of the snails on each square metre?`,
        answer: quantity(biomass, unit, 2),
        slips: {
          'left out the area': quantity(snails * mass, unit, 2),
          'gave the number of snails on a square metre': quantity(snails / area, unit, 2),
          'divided by the mean mass': quantity(snails / mass / area, unit, 2),
          'left out the number of snails': quantity(mass / area, unit, 2),
        },
        work: `The snails have a mass of ${num(snails * mass)} g on ${area} m², which is ${quantity(biomass, unit, 2)}.`,
      }
    },
  }),
  template({
    id: 'people-fed-by-grain-or-meat',
    topic: 'C.d',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [people, share, days] = [draw.int(4, 30), draw.pick([5, 10, 20]), draw.pick([100, 200, 365])]
      const needs = 10_000
      const byGrain = (people * 100) / share
      const energy = byGrain * needs * days
      return {
        ask: `The grain of a field holds ${num(energy / 1_000_000)} million kJ. A person needs 10,000 kJ a day. If the grain is fed to goats, ${share}% of its energy becomes meat. How many more people can be fed for ${days} days with the grain than with the meat?`,
        answer: num(byGrain - people),
        slips: {
          'gave those fed with grain': num(byGrain),
          'gave those fed with meat': num(people),
          'added the two': num(byGrain + people),
          'took half of those fed with grain': num(round(byGrain / 2)),
        },
        work: `The grain feeds ${num(byGrain)} people and the meat ${num(people)}. The difference is ${num(byGrain - people)}.`,
      }
    },
  }),
  template({
    id: 'salt-in-lagoon-water',
    topic: 'C.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [salt, volume] = [draw.int(12, 60) / 10, draw.pick([150, 200, 250, 400])]
      const each = (salt * 1000) / volume
      draw.need(each >= 8 && each < 34 && ends(each, 1))
      const unit = 'g dm⁻³'
      return {
        ask: `${volume} cm³ of water from a lagoon leaves ${num(salt, 1)} g of salt when it is evaporated. What is the salinity of the water? (1 dm³ is 1,000 cm³.)`,
        answer: quantity(each, unit, 1),
        slips: {
          'took a dm³ for 100 cm³': quantity(each / 10, unit, 1),
          'multiplied salt and volume': quantity((salt * volume) / 1000, unit, 1),
          'took a dm³ for 10,000 cm³': quantity(each * 10, unit, 1),
          'doubled it': quantity(each * 2, unit, 1),
        },
        work: `1,000 cm³ holds $\\frac{1000}{${volume}}$ times ${num(salt, 1)} g, so the salinity is ${quantity(each, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'water-held-by-two-soils',
    topic: 'C.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [poured, sand, clay] = [draw.int(60, 120, 10), draw.int(32, 56), draw.int(8, 28)]
      draw.need(sand < poured - 6)
      const times = (poured - clay) / (poured - sand)
      return {
        ask: `${poured} cm³ of water is poured on 50 g of dry sand and ${poured} cm³ on 50 g of dry clay, each in a funnel. ${sand} cm³ runs through the sand and ${clay} cm³ through the clay. How many times as much water as the sand does the clay hold, correct to two decimal places?`,
        answer: num(times, 2),
        slips: {
          'divided the water that ran through': num(sand / clay, 2),
          'divided sand by clay': num(1 / times, 2),
          'divided the water held by clay by the water poured': num((poured - clay) / poured, 2),
          'divided held by run through of clay': num((poured - clay) / clay, 2),
        },
        work: `The clay holds ${poured - clay} cm³ and the sand ${poured - sand} cm³. The first divided by the second is ${num(times, 2)}.`,
      }
    },
  }),
  template({
    id: 'cattle-on-a-pasture',
    topic: 'D',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [area, grass, each] = [draw.int(20, 90, 5), draw.int(30, 60, 2) * 100, draw.pick([8, 9, 10, 12])]
      const share = draw.pick([40, 50, 60])
      const days = 150
      const cattle = (area * grass * share) / 100 / (each * days)
      draw.need(cattle % 2 === 0 && cattle > 8)
      return {
        ask: `A pasture of ${area} hectares grows ${num(grass)} kg of dry grass per hectare in a season of ${days} days. To protect the soil, only ${share}% of the grass may be eaten. A cow eats ${each} kg of it a day. How many cows may graze there all season?`,
        answer: num(cattle),
        slips: {
          'let all the grass be eaten': num(round((cattle * 100) / share)),
          'took the share that must remain': num(round((cattle * (100 - share)) / share)),
          'halved the number': num(cattle / 2),
          'took one day': num(cattle * days),
        },
        work: `${num((area * grass * share) / 100)} kg may be eaten, and a cow eats ${num(each * days)} kg in the season. The cows are ${num(cattle)}.`,
      }
    },
  }),
  template({
    id: 'herd-that-shrinks',
    topic: 'D',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, rate] = [draw.int(10, 60) * 100, draw.pick([10, 20, 30])]
      const left = (start * (100 - rate) ** 2) / 10_000
      const animal = draw.pick(['antelopes', 'monkeys', 'bush pigs', 'buffaloes'])
      return {
        ask: `There were ${num(start)} ${animal} in a forest. Because of poaching, their number falls by ${rate}% in each year. How many are there after two years?`,
        answer: num(left),
        slips: {
          'took twice the percentage': num((start * (100 - 2 * rate)) / 100),
          'took one year': num((start * (100 - rate)) / 100),
          'gave those lost': num(start - left),
          'took three years': num(round((start * (100 - rate) ** 3) / 1_000_000)),
        },
        work: `After one year there are ${num((start * (100 - rate)) / 100)}, and ${rate}% fewer the year after: ${num(left)}.`,
      }
    },
  }),
  template({
    id: 'firewood-of-a-village',
    topic: 'D',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [families, wood, tree] = [draw.int(24, 120, 4), draw.int(12, 30), draw.pick([120, 150, 200, 300])]
      const trees = (families * wood * 50) / tree
      draw.need(ends(trees))
      return {
        ask: `Each of ${families} families of a village burns ${wood} kg of firewood a week. A tree gives ${tree} kg of firewood. How many trees are needed for 50 weeks?`,
        answer: num(trees),
        slips: {
          ...(ends(trees / 50) ? { 'took one week': num(trees / 50) } : {}),
          ...(ends(trees / families) ? { 'took one family': num(trees / families) } : {}),
          ...(ends((families * wood * 52) / tree) ? { 'took 52 weeks': num((families * wood * 52) / tree) } : {}),
          'doubled the number': num(trees * 2),
          'halved the number': num(Math.ceil(trees / 2)),
        },
        work: `In 50 weeks ${num(families * wood * 50)} kg is burnt. Divided by ${tree} kg it is ${num(trees)}.`,
      }
    },
  }),
  template({
    id: 'dripping-taps',
    topic: 'D',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [taps, drops, volume] = [draw.int(3, 15), draw.int(20, 80, 5), draw.pick([0.05, 0.1, 0.2, 0.25])]
      const litres = (taps * drops * volume * 60 * 24) / 1000
      draw.need(ends(litres, 1))
      return {
        ask: `In a school ${taps} taps drip, each with ${drops} drops a minute. A drop has a volume of ${num(volume)} cm³. How much water is lost in a day of 24 hours? (1 litre is 1,000 cm³.)`,
        answer: quantity(litres, 'litres', 1),
        slips: {
          'took one hour': quantity(litres / 24, 'litres', 1),
          'took one tap': quantity(litres / taps, 'litres', 1),
          'took a litre for 100 cm³': quantity(litres * 10, 'litres', 1),
          'took 12 hours': quantity(litres / 2, 'litres', 1),
        },
        work: `In one minute ${num(taps * drops * volume)} cm³ is lost, and in 1,440 minutes ${quantity(litres, 'litres', 1)}.`,
      }
    },
  }),
]
