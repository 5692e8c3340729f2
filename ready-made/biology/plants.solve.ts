import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The numbers of an expression in which `@` is one. */
const numbers = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('@', '([\\d,.]*\\d)'))).map((one) => Number(one.replaceAll(',', '')))

/** By laying, sowing and weighing with each option. */
export const plantsSolvers: Solver[] = [
  {
    // So many cells end to end.
    of: ['cells-of-a-filament'],
    solve: ({ read }) => {
      const [long = 0, cell = 0, each = 0] = numbers(
        read,
        'A filament of Spirogyra is @ mm long, and each of its cells is @ μm long\\. How many cells has the filament\\? \\(1 mm is @ μm',
      )
      return ({ value }) => near((value * cell) / each, long)
    },
  },
  {
    // Rate times the square of the distance stays.
    of: ['bubbles-with-the-lamp-further-away'],
    solve: ({ read }) => {
      const [close = 0, bubbles = 0, away = 0] = numbers(
        read,
        '^With a lamp @ cm away, a water plant gives off @ bubbles of oxygen a minute\\. .* with the lamp @ cm away\\?',
      )
      return ({ value }) => near(value * away * away, bubbles * close * close)
    },
  },
  {
    // What grew without the mineral, and the option of what grew with all, are the whole growth.
    of: ['seedlings-without-a-mineral'],
    solve: ({ read }) => {
      const [first = 0, complete = 0, without = 0] = numbers(
        read,
        '^Tomato seedlings @ cm tall .* those in the complete solution were @ cm tall, and those in a solution without \\w+ @ cm\\. By what percentage was the growth in height less',
      )
      const [all, some] = [complete - first, without - first]
      return ({ value }) => Math.abs(some + (value * all) / 100 - all) <= all * 0.0005 * (1 + 1e-9)
    },
  },
  {
    // The bags that the option would need on all hectares.
    of: ['nitrogen-in-a-bag-of-fertiliser'],
    solve: ({ read }) => {
      const [bags = 0, hectares = 0, mass = 0, percent = 0] = numbers(
        read,
        'spreads @ bags of fertiliser evenly on @ hectares of maize\\. A bag has a mass of @ kg, and @% of it is nitrogen',
      )
      return ({ value }) => near((((value * hectares) / percent) * 100) / mass, bags)
    },
  },
  {
    // Hour by hour: the option is made and some of it breathed away.
    of: ['mass-made-by-a-leaf'],
    solve: ({ read }) => {
      const [dawn = 0, hours = 0, later = 0, again = 0, lost = 0] = numbers(
        read,
        'dry mass of @ mg\\. The other half, of equal area, is cut off after @ hours of light and has @ mg\\. In the same @ hours a half kept in the dark loses @ mg',
      )
      if (hours !== again) throw new Error('two different times')
      return ({ value }) => {
        let mass = dawn
        for (let hour = 0; hour < hours; hour += 1) mass += value - lost / hours
        return Math.abs(mass - later) < 1e-6
      }
    },
  },
  {
    // Leaf by leaf, what the option loses.
    of: ['transpiration-by-weighing'],
    solve: ({ read }) => {
      const [loss = 0, hours = 0, leaves = 0, area = 0, each = 0] = numbers(
        read,
        'loses @ g of water in @ hours\\. It has @ leaves with an area of @ cm² each\\. What is its rate of transpiration, correct to one decimal place\\? \\(1 g is @ mg',
      )
      const all = leaves * area * hours
      return ({ value }) => Math.abs(value * all - loss * each) <= all * 0.05 * (1 + 1e-9)
    },
  },
  {
    // Minute by minute.
    of: ['dye-rising-in-a-stem'],
    solve: ({ read }) => {
      const [minutes = 0, way = 0] = numbers(read, 'In @ minutes the ink rises @ cm in its xylem')
      let risen = 0
      for (let minute = 0; minute < 60; minute += 1) risen += way / minutes
      return ({ value }) => Math.abs(value - risen) < 1e-6
    },
  },
  {
    // The ground that each option leaves to a hole.
    of: ['plants-on-a-hectare'],
    solve: ({ read }) => {
      const [apart = 0, seeds = 0, along = 0, area = 0] = numbers(
        read,
        'in rows @ m apart, with @ seeds? in a hole every @ m along the row\\. .* on one hectare, which is @ m²',
      )
      return ({ value }) => near((area / value) * seeds, apart * along)
    },
  },
  {
    // Pod by pod.
    of: ['seeds-of-the-flowers'],
    solve: ({ read }) => {
      const [flowers = 0, percent = 0, ovules = 0, lost = 0] = numbers(
        read,
        'has @ flowers, of which @% become pods\\. The ovary of each flower has @ ovules, but in each pod @ of them are not fertilised',
      )
      let seeds = 0
      for (let pod = 0; pod < (flowers * percent) / 100; pod += 1) seeds += ovules - lost
      return seeds
    },
  },
  {
    // The cactus with as much surface as the hibiscus has.
    of: ['water-saved-by-a-desert-plant'],
    solve: ({ read }) => {
      const [cactus = 0, hibiscus = 0, times = 0] = numbers(
        read,
        'a cactus loses @ g of water and a hibiscus plant @ g\\. The cactus has @ times the surface of the hibiscus plant\\. How many times as much water does the hibiscus plant lose from each cm²',
      )
      const same = cactus / times
      return ({ value }) => Math.abs(value * same - hibiscus) <= same * 0.05 * (1 + 1e-9)
    },
  },
]
