import { about, ends, num, quantity, round, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

const joules = (value: number) => quantity(value, 'J')
const degrees = (value: number) => quantity(value, '°C')

export const heat = [
  template({
    id: 'heat-to-warm-metal',
    topic: 'B.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [grams, from, rise] = [draw.int(200, 900, 50), draw.int(20, 35), draw.int(15, 60, 5)]
      const { metal, holds } = draw.pick([
        { metal: 'copper', holds: 400 },
        { metal: 'aluminium', holds: 900 },
        { metal: 'iron', holds: 460 },
        { metal: 'lead', holds: 130 },
      ])
      const heat = (grams / 1000) * holds * rise
      return {
        ask: `How much heat raises the temperature of ${grams} g of ${metal} from ${from} °C to ${from + rise} °C? [Specific heat capacity of ${metal} is ${holds} J kg⁻¹ K⁻¹]`,
        answer: joules(round(heat, 1)),
        slips: {
          'used the final temperature': joules(round((grams / 1000) * holds * (from + rise), 1)),
          'used the first temperature': joules(round((grams / 1000) * holds * from, 1)),
          'added the temperatures': joules(round((grams / 1000) * holds * (2 * from + rise), 1)),
          'left out the temperatures': joules(round((grams / 1000) * holds, 1)),
        },
        work: `$Q = mc\\Delta\\theta = ${num(grams / 1000)} \\times ${holds} \\times ${rise}$, which is ${joules(round(heat, 1))}.`,
      }
    },
  }),
  template({
    id: 'hot-and-cold-water',
    topic: 'B.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [hot, cold, high, low] = [
        draw.int(100, 600, 50),
        draw.int(100, 600, 50),
        draw.int(60, 95, 5),
        draw.int(15, 30, 5),
      ]
      const end = (hot * high + cold * low) / (hot + cold)
      draw.need(hot !== cold && ends(end, 1))
      draw.need(![high - end, end - low, (high + low) / 2].some((one) => one === high || one === low))
      return {
        ask: `${hot} g of water at ${high} °C is mixed with ${cold} g of water at ${low} °C. Calculate the final temperature of the mixture, neglecting heat losses.`,
        answer: degrees(end),
        slips: {
          'took the mean of the temperatures': degrees((high + low) / 2),
          'exchanged the masses': degrees(round((hot * low + cold * high) / (hot + cold), 1)),
          'gave the fall of the hot water': degrees(round(high - end, 1)),
          'gave the rise of the cold water': degrees(round(end - low, 1)),
        },
        work: `$${hot}(${high} - \\theta) = ${cold}(\\theta - ${low})$, so $\\theta$ is ${degrees(end)}.`,
      }
    },
  }),
  template({
    id: 'heater-and-specific-heat',
    topic: 'B.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [power, minutes, mass, rise] = [
        draw.int(20, 80, 5),
        draw.int(2, 8),
        draw.pick([0.4, 0.5, 0.8, 1.2, 1.5, 2]),
        draw.int(8, 40),
      ]
      const capacity = (power * minutes * 60) / (mass * rise)
      draw.need(ends(capacity) && capacity >= 350 && capacity <= 1000)
      const unit = 'J kg⁻¹ K⁻¹'
      return {
        ask: `A heater of power ${power} W raises the temperature of a metal block of mass ${num(mass)} kg by ${rise} K in ${minutes} minutes. Calculate the specific heat capacity of the metal, neglecting heat losses.`,
        answer: quantity(capacity, unit),
        slips: {
          'left the time in minutes': about(capacity / 60, unit),
          'left out the mass': about(capacity * mass, unit),
          'multiplied by the mass': about(capacity * mass * mass, unit),
          'left out the time': about(power / (mass * rise), unit),
        },
        work: `$c = \\frac{Pt}{m\\Delta\\theta} = \\frac{${power} \\times ${minutes * 60}}{${num(mass)} \\times ${rise}}$, which is ${quantity(capacity, unit)}.`,
      }
    },
  }),
  template({
    id: 'melting-and-warming-ice',
    topic: 'B.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [grams, end] = [draw.int(20, 200, 10), draw.int(10, 60, 5)]
      const [melt, warm] = [grams * 336, grams * 4.2 * end]
      return {
        ask: `Calculate the heat required to change ${grams} g of ice at 0 °C into water at ${end} °C. [Specific latent heat of fusion of ice is 336 J g⁻¹; specific heat capacity of water is 4.2 J g⁻¹ K⁻¹]`,
        answer: joules(round(melt + warm, 1)),
        slips: {
          'left out the melting': joules(round(warm, 1)),
          'left out the warming': joules(melt),
          'subtracted the two': joules(round(melt - warm, 1)),
          'multiplied the latent heat by the temperature': joules(grams * 336 * end),
        },
        work: `Melting takes $${grams} \\times 336 = ${tex(melt)}$ J and warming $${grams} \\times 4.2 \\times ${end} = ${tex(round(warm, 1))}$ J, together ${joules(round(melt + warm, 1))}.`,
      }
    },
  }),
  template({
    id: 'time-to-boil-away',
    topic: 'B.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [grams, power] = [draw.int(50, 600, 10), draw.pick([750, 800, 1000, 1200, 1500, 1600, 2000])]
      const time = (grams * 2260) / power
      draw.need(ends(time, 1))
      const unit = 's'
      return {
        ask: `Water boils in an electric kettle of power ${power} W. How long does the kettle take to turn ${grams} g of the boiling water into steam? [Specific latent heat of vaporisation of water is 2260 J g⁻¹]`,
        answer: quantity(time, unit),
        slips: {
          'warmed the water to 100 °C instead': about((grams * 4.2 * 100) / power, unit),
          'used the latent heat of fusion': about((grams * 336) / power, unit),
          'took the time in minutes': about(time / 60, unit),
          'doubled the heat': about(time * 2, unit),
        },
        work: `$Pt = ml$: $t = \\frac{${grams} \\times 2260}{${power}}$, which is ${quantity(time, unit)}.`,
      }
    },
  }),
  template({
    id: 'length-after-heating',
    topic: 'B.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [length, rise, from] = [draw.int(2, 30), draw.int(20, 90, 5), draw.int(10, 30, 5)]
      const { metal, expands } = draw.pick([
        { metal: 'steel', expands: 12 },
        { metal: 'brass', expands: 19 },
        { metal: 'copper', expands: 17 },
        { metal: 'aluminium', expands: 24 },
      ])
      const more = (length * expands * rise) / 1000
      draw.need(more >= 1)
      return {
        ask: `A ${metal} rail is ${length} m long at ${from} °C. By how much does its length increase when it is heated to ${from + rise} °C? [Linear expansivity of ${metal} is $${(expands / 10).toFixed(1)} \\times 10^{-5}$ K⁻¹]`,
        answer: quantity(round(more, 3), 'mm'),
        slips: {
          'used the final temperature': quantity(round((length * expands * (from + rise)) / 1000, 3), 'mm'),
          'used the first temperature': quantity(round((length * expands * from) / 1000, 3), 'mm'),
          'doubled the expansivity': quantity(round(more * 2, 3), 'mm'),
          'used the cubic expansivity': quantity(round(more * 3, 3), 'mm'),
        },
        work: `$\\Delta l = \\alpha l\\Delta\\theta = ${(expands / 10).toFixed(1)} \\times 10^{-5} \\times ${length} \\times ${rise} = ${num(round(more / 1000, 6))}$ m, which is ${quantity(round(more, 3), 'mm')}.`,
      }
    },
  }),
  template({
    id: 'volume-after-heating',
    topic: 'B.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [volume, rise, expands] = [draw.int(200, 900, 50), draw.int(20, 80, 10), draw.pick([11, 17, 19, 23])]
      const more = (volume * 3 * expands * rise) / 1_000_000
      return {
        ask: `A metal vessel has a volume of ${volume} cm³ at 20 °C. The linear expansivity of the metal is $${(expands / 10).toFixed(1)} \\times 10^{-5}$ K⁻¹. Calculate the increase of its volume at ${20 + rise} °C, correct to two decimal places.`,
        answer: quantity(more, 'cm³', 2),
        slips: {
          'used the linear expansivity': quantity(more / 3, 'cm³', 2),
          'used the area expansivity': quantity((more * 2) / 3, 'cm³', 2),
          'used the final temperature': quantity((more * (20 + rise)) / rise, 'cm³', 2),
          'multiplied the linear expansivity by 9': quantity(more * 3, 'cm³', 2),
        },
        work: `$\\gamma = 3\\alpha$: $\\Delta V = ${volume} \\times 3 \\times ${(expands / 10).toFixed(1)} \\times 10^{-5} \\times ${rise}$, which is ${quantity(more, 'cm³', 2)}.`,
      }
    },
  }),
  template({
    id: 'reading-of-thermometer',
    topic: 'B.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [ice, span, mark] = [draw.int(2, 8), draw.int(15, 30), draw.int(15, 90)]
      const length = ice + (span * mark) / 100
      draw.need(ends(length, 1) && mark !== 50)
      return {
        ask: `The mercury thread of an unmarked thermometer is ${ice} cm long at the ice point and ${ice + span} cm long at the steam point. What temperature does it show when the thread is ${num(length)} cm long?`,
        answer: degrees(mark),
        slips: {
          'left the ice point in the length': degrees(round((length / (ice + span)) * 100, 1)),
          'did not take the ice point from the steam point': degrees(round(((length - ice) / (ice + span)) * 100, 1)),
          'did not take the ice point from the reading': degrees(round((length / span) * 100, 1)),
          'counted down from the steam point': degrees(100 - mark),
        },
        work: `$\\theta = \\frac{${num(length)} - ${ice}}{${ice + span} - ${ice}} \\times 100$, which is ${degrees(mark)}.`,
      }
    },
  }),
  template({
    id: 'resistance-thermometer',
    topic: 'B.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [ice, rise, mark] = [draw.int(4, 12), draw.pick([1.5, 2, 2.5, 3, 4]), draw.int(20, 180, 5)]
      const shown = ice + (rise * mark) / 100
      draw.need(ends(shown, 2) && mark !== 100)
      return {
        ask: `The resistance of a platinum wire is ${num(ice)} Ω at 0 °C and ${num(ice + rise)} Ω at 100 °C. At what temperature is its resistance ${num(shown)} Ω, if the resistance changes uniformly with temperature?`,
        answer: degrees(mark),
        slips: {
          'divided by the resistance at 100 °C': degrees(round((shown / (ice + rise)) * 100, 1)),
          'took the rise over the resistance at 100 °C': degrees(round(((shown - ice) / (ice + rise)) * 100, 1)),
          'did not take the resistance at 0 °C away': degrees(round((shown / rise) * 100, 1)),
          'took the rise over the resistance at 0 °C': degrees(round(((shown - ice) / ice) * 100, 1)),
        },
        work: `$\\theta = \\frac{${num(shown)} - ${ice}}{${num(ice + rise)} - ${ice}} \\times 100$, which is ${degrees(mark)}.`,
      }
    },
  }),
  template({
    id: 'mass-of-steam-condensed',
    topic: 'B.e',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [water, from, to] = [draw.int(100, 900, 50), draw.int(15, 35), draw.int(50, 80)]
      const steam = (water * 4.2 * (to - from)) / (2260 + 4.2 * (100 - to))
      draw.need(to - from !== 100 - to)
      return {
        ask: `Steam at 100 °C is passed into ${water} g of water at ${from} °C until the temperature is ${to} °C. Calculate the mass of steam that condenses, correct to one decimal place. [Specific latent heat of vaporisation is 2260 J g⁻¹; specific heat capacity of water is 4.2 J g⁻¹ K⁻¹; neglect heat losses.]`,
        answer: quantity(steam, 'g', 1),
        slips: {
          'did not cool the condensed water': quantity((water * 4.2 * (to - from)) / 2260, 'g', 1),
          'left out the latent heat': quantity((water * (to - from)) / (100 - to), 'g', 1),
          'cooled the condensed water to 0 °C': quantity((water * 4.2 * (to - from)) / (2260 + 420), 'g', 1),
          'warmed the water to 100 °C': quantity((water * 4.2 * (100 - from)) / 2260, 'g', 1),
        },
        work: `$m(2260 + 4.2 \\times ${100 - to}) = ${water} \\times 4.2 \\times ${to - from}$, so $m$ is ${quantity(steam, 'g', 1)}.`,
      }
    },
  }),
  template({
    id: 'shower-heater',
    topic: 'B.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [kilowatts, each, from] = [
        draw.pick([2.1, 3.15, 4.2, 5.25, 6.3]),
        draw.pick([1, 1.5, 2, 2.5, 3]),
        draw.int(18, 28),
      ]
      const rise = (kilowatts * 60) / (each * 4.2)
      draw.need(ends(rise, 1) && rise < 40 && rise !== from)
      return {
        ask: `Water at ${from} °C flows through an electric heater of power ${num(kilowatts)} kW at ${num(each)} kg a minute. At what temperature does it leave the heater, if no heat is lost? [Specific heat capacity of water is 4200 J kg⁻¹ K⁻¹]`,
        answer: degrees(round(from + rise, 1)),
        slips: {
          'gave the rise of temperature': degrees(round(rise, 1)),
          'took the rise from the first temperature twice': degrees(round(2 * from + rise, 1)),
          'left out the mass': degrees(round(from + rise * each, 1)),
          'halved the rise': degrees(round(from + rise / 2, 1)),
        },
        work: `In a minute ${num(kilowatts * 60)} kJ warms ${num(each)} kg: $\\Delta\\theta = \\frac{${num(kilowatts * 60)}}{${num(each)} \\times 4.2} = ${num(round(rise, 1))}$ K, so it leaves at ${degrees(round(from + rise, 1))}.`,
      }
    },
  }),
]
