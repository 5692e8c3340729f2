import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'
import { countsOnly, sharesOnly } from '../make/slips.ts'

export const plants = [
  template({
    id: 'cells-of-a-filament',
    topic: 'A.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [cells, length] = [draw.int(30, 140, 10), draw.int(40, 180, 5)]
      const filament = (cells * length) / 1000
      return {
        ask: `A filament of Spirogyra is ${num(filament)} mm long, and each of its cells is ${length} μm long. How many cells has the filament? (1 mm is 1,000 μm.)`,
        answer: num(cells),
        slips: countsOnly({
          'took a millimetre for 100 μm': num(cells / 10),
          'took a millimetre for 10,000 μm': num(cells * 10),
          'doubled the number': num(cells * 2),
          'multiplied the two lengths': num(round(filament * length)),
        }),
        work: `${num(filament * 1000)} μm divided by ${length} μm is ${num(cells)}.`,
      }
    },
  }),
  template({
    id: 'bubbles-with-the-lamp-further-away',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [near, times, base] = [draw.int(10, 30, 5), draw.pick([2, 3, 4]), draw.int(3, 12)]
      const first = base * times ** 2
      draw.need(first <= 120)
      return {
        ask: `With a lamp ${near} cm away, a water plant gives off ${first} bubbles of oxygen a minute. The light that reaches the plant falls with the square of the distance, and the rate of photosynthesis is proportional to the light. How many bubbles a minute are expected with the lamp ${near * times} cm away?`,
        answer: num(base),
        slips: {
          'divided by the ratio of the distances': num(first / times),
          'multiplied by the ratio of the distances': num(first * times),
          'multiplied by its square': num(first * times ** 2),
          'divided by twice the ratio': num(round(first / (2 * times), 1)),
        },
        work: `The lamp is ${times} times as far away, so the light is ${times ** 2} times weaker. There are ${num(base)}.`,
      }
    },
  }),
  template({
    id: 'seedlings-without-a-mineral',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [full, less, start] = [draw.int(48, 90), draw.int(18, 44), draw.int(6, 14)]
      const mineral = draw.pick(['nitrogen', 'phosphorus', 'magnesium', 'potassium'])
      const [good, poor] = [full - start, less - start]
      const share = (part: number, all: number) => quantity((part / all) * 100, '%', 1)
      draw.need(poor > 4)
      return {
        ask: `Tomato seedlings ${start} cm tall were grown in water culture. After four weeks those in the complete solution were ${full} cm tall, and those in a solution without ${mineral} ${less} cm. By what percentage was the growth in height less without ${mineral}, correct to one decimal place?`,
        answer: share(good - poor, good),
        slips: sharesOnly({
          'compared the heights at the end': share(full - less, full),
          'gave the growth without it as a percentage': share(poor, good),
          'divided by the growth without it': share(good - poor, poor),
          'divided the growth without it by the other height': share(poor, full),
          'divided by the height without it': share(full - less, less),
        }),
        work: `They grew ${good} cm and ${poor} cm. The difference of ${good - poor} cm is of ${good} cm ${share(good - poor, good)}.`,
      }
    },
  }),
  template({
    id: 'nitrogen-in-a-bag-of-fertiliser',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [bags, nitrogen, hectares] = [draw.int(4, 18), draw.pick([12, 15, 20, 27]), draw.pick([2, 3, 4, 5])]
      const each = (bags * 50 * nitrogen) / 100 / hectares
      draw.need(ends(each, 1))
      const unit = 'kg'
      return {
        ask: `A farmer spreads ${bags} bags of fertiliser evenly on ${hectares} hectares of maize. A bag has a mass of 50 kg, and ${nitrogen}% of it is nitrogen. How much nitrogen does each hectare receive?`,
        answer: quantity(each, unit, 1),
        slips: {
          'left out the area': quantity(each * hectares, unit, 1),
          'gave the fertiliser': quantity((bags * 50) / hectares, unit, 1),
          'took one bag': quantity(each / bags, unit, 1),
          'gave what is not nitrogen': quantity((bags * 50 * (100 - nitrogen)) / 100 / hectares, unit, 1),
        },
        work: `The bags hold ${num((bags * 50 * nitrogen) / 100)} kg of nitrogen. Each of the ${hectares} hectares receives ${quantity(each, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'mass-made-by-a-leaf',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [morning, gained, lost] = [draw.int(240, 360, 5), draw.int(24, 72, 2), draw.int(4, 20)]
      const hours = draw.pick([6, 8, 10])
      const unit = 'mg per hour'
      const rate = (gained + lost) / hours
      draw.need(ends(rate, 2) && gained > lost)
      return {
        ask: `From a leaf one half is cut off at dawn and has a dry mass of ${morning} mg. The other half, of equal area, is cut off after ${hours} hours of light and has ${morning + gained} mg. In the same ${hours} hours a half kept in the dark loses ${lost} mg. If nothing was carried away, at what rate did the half in the light make dry mass by photosynthesis?`,
        answer: quantity(rate, unit, 2),
        slips: {
          'left out the loss in the dark': quantity(gained / hours, unit, 2),
          'took the loss off': quantity((gained - lost) / hours, unit, 2),
          'left out the time': quantity(gained + lost, unit, 2),
          'gave the loss in the dark': quantity(lost / hours, unit, 2),
        },
        work: `It gained ${gained} mg and respired ${lost} mg, so it made ${gained + lost} mg in ${hours} hours: ${quantity(rate, unit, 2)}.`,
      }
    },
  }),
  template({
    id: 'transpiration-by-weighing',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [lost, leaves, area] = [draw.int(6, 30), draw.int(8, 24), draw.int(20, 60, 5)]
      const hours = draw.pick([2, 4, 5])
      const unit = 'mg per cm² per hour'
      const rate = (lost * 1000) / (leaves * area * hours)
      draw.need(rate < 16)
      return {
        ask: `A plant in a sealed pot loses ${lost} g of water in ${hours} hours. It has ${leaves} leaves with an area of ${area} cm² each. What is its rate of transpiration, correct to one decimal place? (1 g is 1,000 mg.)`,
        answer: quantity(rate, unit, 1),
        slips: {
          'left out the time': quantity(rate * hours, unit, 1),
          'took the area of one leaf': quantity(rate * leaves, unit, 1),
          'took a gram for 100 mg': quantity(rate / 10, unit, 1),
          'counted the upper and the lower side': quantity(rate / 2, unit, 1),
        },
        work: `${num(lost * 1000)} mg leaves ${num(leaves * area)} cm² in ${hours} hours, so the rate is ${quantity(rate, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'dye-rising-in-a-stem',
    topic: 'A.h',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [rate, minutes] = [draw.int(12, 75), draw.pick([10, 12, 15, 20, 40])]
      const height = (rate * minutes) / 60
      draw.need(ends(height, 1))
      const unit = 'cm per hour'
      return {
        ask: `A leafy shoot stands in red ink. In ${minutes} minutes the ink rises ${num(height)} cm in its xylem. At what speed does the water rise?`,
        answer: quantity(rate, unit, 1),
        slips: {
          'gave the speed in a minute': quantity(height / minutes, unit, 1),
          'multiplied by 60 alone': quantity(height * 60, unit, 1),
          'took half an hour': quantity(rate / 2, unit, 1),
          'multiplied height and time': quantity(height * minutes, unit, 1),
        },
        work: `${num(height)} cm in ${minutes} minutes is in 60 minutes ${quantity(rate, unit, 1)}.`,
      }
    },
  }),
  template({
    id: 'plants-on-a-hectare',
    topic: 'C.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [row, gap, each] = [draw.pick([0.5, 0.8, 1]), draw.pick([0.2, 0.25, 0.4, 0.5]), draw.pick([1, 2, 3])]
      const plantsOnIt = (10_000 / (row * gap)) * each
      draw.need(ends(plantsOnIt) && plantsOnIt >= 25_000 && plantsOnIt <= 80_000 && row !== gap)
      const seeds = each === 1 ? '1 seed' : `${each} seeds`
      return {
        ask: `Maize is sown in rows ${num(row)} m apart, with ${seeds} in a hole every ${num(gap)} m along the row. If all the seeds grow, about how many plants stand on one hectare, which is 10,000 m²?`,
        answer: num(plantsOnIt),
        slips: {
          'left out the distance of the rows': num((10_000 / gap) * each),
          'left out the distance along the row': num((10_000 / row) * each),
          'multiplied by the two distances': num(round(10_000 * row * gap * each)),
          'added the two distances': num(round((10_000 / (row + gap)) * each)),
          'took ten times the area': num(plantsOnIt * 10),
        },
        work: `Each hole has ${num(row * gap)} m², so there are ${num(10_000 / (row * gap))} holes and ${seeds} in each: ${num(plantsOnIt)}.`,
      }
    },
  }),
  template({
    id: 'seeds-of-the-flowers',
    topic: 'A.n',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [flowers, share, seeds] = [draw.int(20, 90, 5), draw.pick([20, 40, 60, 80]), draw.int(4, 12)]
      const all = (flowers * share * seeds) / 100
      return {
        ask: `A cowpea plant has ${flowers} flowers, of which ${share}% become pods. The ovary of each flower has ${seeds + 3} ovules, but in each pod 3 of them are not fertilised. How many seeds does the plant form?`,
        answer: num(all),
        slips: {
          'took all the ovules for seeds': num((flowers * share * (seeds + 3)) / 100),
          'took all the flowers': num(flowers * seeds),
          'took the flowers that fall': num((flowers * (100 - share) * seeds) / 100),
          'took off 3 ovules once only': num((flowers * share * (seeds + 3)) / 100 - 3),
        },
        work: `${num((flowers * share) / 100)} pods with ${seeds} seeds each have ${num(all)}.`,
      }
    },
  }),
  template({
    id: 'water-saved-by-a-desert-plant',
    topic: 'G.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [cactus, hibiscus, hours] = [draw.int(4, 18), draw.int(60, 180, 5), draw.pick([3, 4, 6])]
      const areas = draw.pick([2, 3, 4])
      const [slow, fast] = [cactus / areas, hibiscus]
      return {
        ask: `In ${hours} hours a cactus loses ${cactus} g of water and a hibiscus plant ${hibiscus} g. The cactus has ${areas} times the surface of the hibiscus plant. How many times as much water does the hibiscus plant lose from each cm², correct to one decimal place?`,
        answer: num(fast / slow, 1),
        slips: {
          'left out the surface': num(hibiscus / cactus, 1),
          'divided by the surface': num(hibiscus / cactus / areas, 1),
          'multiplied by the hours as well': num((fast / slow) * hours, 1),
          'divided by the hours': num(fast / slow / hours, 1),
        },
        work: `From equal surfaces the cactus would lose $\\frac{${cactus}}{${areas}}$ g. The hibiscus plant loses ${hibiscus} g, so many times as much: ${num(fast / slow, 1)}.`,
      }
    },
  }),
]
