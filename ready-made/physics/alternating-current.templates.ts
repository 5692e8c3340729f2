import { about, ends, num, quantity, round } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const

export const alternatingCurrent = [
  template({
    id: 'impedance-in-series',
    topic: 'D.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [triple, times, smaller] = [draw.pick(triples), draw.pick([2, 4, 5, 10]), draw.int(10, 60, 5)]
      const [resistance, difference, impedance] = triple.map((side) => side * times) as [number, number, number]
      const larger = smaller + difference
      draw.need(resistance !== smaller && resistance !== larger && difference !== smaller)
      return {
        ask: `A resistor of ${resistance} Ω, a coil of reactance ${larger} Ω and a capacitor of reactance ${smaller} Ω are joined in series to an a.c. supply. Calculate the impedance of the circuit.`,
        answer: quantity(impedance, 'Ω'),
        slips: notGiven([resistance, larger, smaller], {
          'added all three': quantity(resistance + larger + smaller, 'Ω'),
          'added resistance and reactance without squares': quantity(resistance + difference, 'Ω'),
          'added the reactances': about(Math.sqrt(resistance ** 2 + (larger + smaller) ** 2), 'Ω'),
          'left out the resistor': quantity(difference, 'Ω'),
          'left out the capacitor': about(Math.sqrt(resistance ** 2 + larger ** 2), 'Ω'),
        }),
        work: `The reactances oppose each other: $${larger} - ${smaller} = ${difference}$ Ω. $Z = \\sqrt{${resistance}^{2} + ${difference}^{2}}$, which is ${quantity(impedance, 'Ω')}.`,
      }
    },
  }),
  template({
    id: 'current-through-coil',
    topic: 'D.h',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [hundredths, frequency, volts] = [
        draw.int(7, 70, 7),
        draw.pick([25, 50, 100]),
        draw.pick([110, 220, 55, 22]),
      ]
      const henries = hundredths / 100
      const reactance = round((44 / 7) * frequency * henries, 6)
      const current = volts / reactance
      draw.need(ends(current, 2) && current >= 0.1 && current <= 10)
      return {
        ask: `A coil of inductance ${num(henries)} H and negligible resistance is connected to an a.c. supply of ${volts} V r.m.s. at ${frequency} Hz. Calculate the r.m.s. current. (Take $\\pi = \\frac{22}{7}$.)`,
        answer: quantity(round(current, 2), 'A'),
        slips: {
          'left out the 2': about(2 * current, 'A'),
          'left out 2π': about(volts / (frequency * henries), 'A'),
          'gave the peak current': about(current * Math.SQRT2, 'A'),
          'left out the frequency': about((volts * 7) / (44 * henries), 'A'),
          'used the formula of a capacitor': about((volts * 44 * frequency * henries) / 7, 'A'),
        },
        work: `$X_{L} = 2\\pi fL = 2 \\times \\frac{22}{7} \\times ${frequency} \\times ${num(henries)} = ${num(reactance)}$ Ω. $I = \\frac{${volts}}{${num(reactance)}}$, which is ${quantity(round(current, 2), 'A')}.`,
      }
    },
  }),
  template({
    id: 'power-from-peak-current',
    topic: 'D.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [peak, resistance] = [draw.int(2, 12), draw.int(5, 60, 5)]
      const power = (peak * peak * resistance) / 2
      return {
        ask: `An alternating current with a peak value of ${peak} A flows through a resistor of ${resistance} Ω. Calculate the mean power that is turned into heat.`,
        answer: quantity(power, 'W'),
        slips: notGiven([peak, resistance], {
          'took the peak value for the r.m.s. value': quantity(2 * power, 'W'),
          'did not square the current': quantity(peak * resistance, 'W'),
          'divided by the root of 2 only once': about((peak * peak * resistance) / Math.SQRT2, 'W'),
          'multiplied the r.m.s. value by the root of 2 again': quantity(4 * power, 'W'),
          'halved the current before squaring it': quantity(power / 2, 'W'),
        }),
        work: `The r.m.s. current is $\\frac{${peak}}{\\sqrt{2}}$ A, so $P = \\frac{${peak}^{2}}{2} \\times ${resistance}$, which is ${quantity(power, 'W')}.`,
      }
    },
  }),
  template({
    id: 'mass-of-copper',
    topic: 'D.i',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [amperes, minutes] = [draw.int(2, 10), draw.int(10, 60, 5)]
      const grams = 0.00033 * amperes * minutes * 60
      return {
        ask: `A current of ${amperes} A is passed through a solution of copper(II) sulphate for ${minutes} minutes. Calculate the mass of copper deposited. (Electrochemical equivalent of copper: $3.3 \\times 10^{-4}$ g C⁻¹.)`,
        answer: quantity(round(grams, 3), 'g'),
        slips: {
          'left the time in minutes': about(grams / 60, 'g'),
          'halved the mass for a charge of 2': about(grams / 2, 'g'),
          'left out the current': about(grams / amperes, 'g'),
          'multiplied by the current twice': about(grams * amperes, 'g'),
        },
        work: `The charge is $${amperes} \\times ${minutes} \\times 60 = ${num(amperes * minutes * 60).replaceAll(',', '{,}')}$ C. Each coulomb deposits $3.3 \\times 10^{-4}$ g, so the mass is ${quantity(round(grams, 3), 'g')}.`,
      }
    },
  }),
  template({
    id: 'time-to-plate',
    topic: 'D.i',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [amperes, minutes] = [draw.pick([0.5, 1.5, 2, 2.5, 3, 4]), draw.int(10, 90, 5)]
      const grams = round(0.00112 * amperes * minutes * 60, 3)
      draw.need(grams <= 12)
      return {
        ask: `A spoon is to be plated with ${num(grams)} g of silver by a current of ${num(amperes)} A. For how many minutes must the current flow? (Electrochemical equivalent of silver: $1.12 \\times 10^{-3}$ g C⁻¹.)`,
        answer: quantity(minutes, 'minutes'),
        slips: {
          'multiplied by the current': quantity(round(minutes * amperes * amperes, 1), 'minutes'),
          'left out the current': quantity(round(minutes * amperes, 1), 'minutes'),
          'halved the time': quantity(minutes / 2, 'minutes'),
          'doubled the time': quantity(minutes * 2, 'minutes'),
        },
        work: `The charge is $\\frac{${num(grams)}}{0.00112} = ${num(amperes * minutes * 60).replaceAll(',', '{,}')}$ C, and $${num(amperes)}$ A bring it in $${num(minutes * 60)}$ s, which is ${quantity(minutes, 'minutes')}.`,
      }
    },
  }),
]
