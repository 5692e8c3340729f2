import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The numbers of an expression in which `@` is one. */
const numbers = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('@', '([\\d,.]*\\d)'))).map((one) => Number(one.replaceAll(',', '')))

/** Day by day and cup by cup, or by measuring with each option. */
export const healthSolvers: Solver[] = [
  {
    // What the option's tablets hold is taken dose by dose.
    of: ['tablets-by-body-mass'],
    solve: ({ read }) => {
      const [days = 0, each = 0, tablet = 0, mass = 0] = numbers(
        read,
        'given twice a day for @ days, each time @ mg for every kilogram of body mass\\. How many tablets of @ mg does a patient of @ kg need',
      )
      return ({ value }) => {
        let left = value * tablet
        for (let dose = 0; dose < 2 * days; dose += 1) left -= each * mass
        return Math.abs(left) < 1e-6
      }
    },
  },
  {
    of: ['red-cells-with-parasites'],
    solve: ({ read }) => {
      const [fields = 0, cells = 0, ill = 0] = numbers(
        read,
        'In each of @ fields of a blood film there are @ red blood cells, and in all these fields together @ of them hold malaria parasites',
      )
      const all = fields * cells
      return ({ value }) => Math.abs((value * all) / 100 - ill) <= all * 0.0005 * (1 + 1e-9)
    },
  },
  {
    // Cup by cup.
    of: ['salt-and-sugar-solution'],
    solve: ({ read }) => {
      const [sugar = 0, children = 0, cups = 0, cup = 0, litre = 0] = numbers(
        read,
        'with @ g of sugar in each litre\\. @ children with diarrhoea each drink @ cups of @ cm³ a day\\. How much sugar is needed for one day\\? \\(1 litre is @ cm³',
      )
      let all = 0
      for (let one = 0; one < children * cups; one += 1) all += (sugar * cup) / litre
      return ({ value }) => near(value, all)
    },
  },
  {
    // The eggs that each option comes of.
    of: ['mosquitoes-of-the-next-generation'],
    solve: ({ read }) => {
      const [females = 0, eggs = 0, percent = 0] = numbers(
        read,
        'In a gutter @ female mosquitoes lay @ eggs each\\. @% of the eggs become adults, half of them females',
      )
      return ({ value }) => near(((value + value) / percent) * 100, females * eggs)
    },
  },
  {
    // The chlorine in the option, spread over the water.
    of: ['chlorine-for-a-water-tank'],
    solve: ({ read }) => {
      const [long = 0, wide = 0, deep = 0, each = 0, percent = 0] = numbers(
        read,
        'is @ m long and @ m wide, and the water in it is @ m deep\\. Each m³ of water needs @ g of chlorine\\. What mass of bleaching powder that holds @% chlorine',
      )
      return ({ value }) => near((value * percent) / 100 / (long * wide * deep), each)
    },
  },
  {
    of: ['image-on-the-retina'],
    solve: ({ read }) => {
      const [tall = 0, away = 0, behind = 0] = numbers(
        read,
        "A tree @ m tall stands @ m from a boy['’]s eye\\. The image on the retina is @ mm behind the point where the rays cross",
      )
      return ({ value }) => near(value * away, tall * behind)
    },
  },
  {
    // Back from a day's urine to one dm³ of plasma.
    of: ['urea-in-urine-and-plasma'],
    solve: ({ read }) => {
      const [plasma = 0, times = 0, urine = 0] = numbers(
        read,
        'plasma has @ g of urea in 1 dm³, and urine has @ times as much in 1 dm³\\. How much urea leaves the body in a day with @ dm³ of urine',
      )
      const all = times * urine
      return ({ value }) => Math.abs(value - plasma * all) <= 0.05 * (1 + 1e-9)
    },
  },
  {
    // Hour by hour.
    of: ['heat-lost-with-sweat'],
    solve: ({ read }) => {
      const [each = 0, hours = 0, percent = 0, heat = 0] = numbers(
        read,
        'sweats @ g an hour for @ hours, and @% of the sweat evaporates\\. Each gram that evaporates takes @ kJ of heat',
      )
      let lost = 0
      for (let hour = 0; hour < hours; hour += 1) lost += (each / 100) * percent * heat
      return ({ value }) => near(value, lost)
    },
  },
]
