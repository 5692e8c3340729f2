import { about, ends, naira, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const amperes = (value: number) => quantity(value, 'A')
const ohms = (value: number) => quantity(value, 'Ω')

export const electricity = [
  template({
    id: 'two-in-parallel',
    topic: 'D.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first = 0, second = 0] = draw.ints(2, 2, 60)
      const both = (first * second) / (first + second)
      draw.need(first < second && second !== 2 * first && ends(both, 1))
      return {
        ask: `Resistors of ${first} Ω and ${second} Ω are connected in parallel. Calculate their effective resistance.`,
        answer: ohms(both),
        slips: {
          'added the resistances': ohms(first + second),
          'subtracted the resistances': ohms(second - first),
          'took the mean': ohms((first + second) / 2),
          'forgot to turn the sum over': about((first + second) / (first * second), 'Ω'),
        },
        work: `$R = \\frac{${first} \\times ${second}}{${first} + ${second}}$, which is ${ohms(both)}.`,
      }
    },
  }),
  template({
    id: 'series-and-parallel',
    topic: 'D.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second, third, volts] = [
        draw.int(3, 30, 3),
        draw.int(4, 60, 2),
        draw.int(2, 12),
        draw.pick([6, 9, 12, 24]),
      ]
      const both = (first * second) / (first + second)
      const current = volts / (both + third)
      draw.need(first < second && ends(both, 1) && ends(current, 2))
      return {
        ask: `Resistors of ${first} Ω and ${second} Ω in parallel are joined in series with one of ${third} Ω and a battery of e.m.f. ${volts} V and negligible internal resistance. Calculate the current from the battery.`,
        answer: amperes(round(current, 2)),
        slips: {
          'took all three in series': about(volts / (first + second + third), 'A'),
          'took all three in parallel': about(volts * (1 / first + 1 / second + 1 / third), 'A'),
          'left out the single resistor': about(volts / both, 'A'),
          'left out the pair': about(volts / third, 'A'),
        },
        work: `The pair has $\\frac{${first} \\times ${second}}{${first + second}} = ${num(both)}$ Ω: $I = \\frac{${volts}}{${num(both)} + ${third}}$, which is ${amperes(round(current, 2))}.`,
      }
    },
  }),
  template({
    id: 'internal-resistance',
    topic: 'D.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [current, inside, outside] = [
        draw.pick([0.2, 0.25, 0.4, 0.5, 0.8, 1.2]),
        draw.pick([0.5, 1, 1.5, 2, 2.5]),
        draw.int(2, 14),
      ]
      const volts = round(current * (inside + outside), 2)
      draw.need(volts >= 1.5 && volts <= 12 && ends(volts, 1) && inside !== outside)
      draw.need(inside !== volts && ![(current * outside) / current ** 2, current * inside].includes(outside))
      return {
        ask: `A cell of e.m.f. ${num(volts)} V drives a current of ${num(current)} A through a resistor of ${outside} Ω. Calculate the internal resistance of the cell.`,
        answer: ohms(inside),
        slips: {
          'found the total resistance': ohms(inside + outside),
          'added the outer resistance again': ohms(inside + 2 * outside),
          'divided the outer voltage by the current squared': about((current * outside) / current / current, 'Ω'),
          'gave the lost voltage': ohms(round(current * inside, 3)),
        },
        work: `$\\frac{${num(volts)}}{${num(current)}} = ${num(inside + outside)}$ Ω in all, and $${num(inside + outside)} - ${outside}$ is ${ohms(inside)}.`,
      }
    },
  }),
  template({
    id: 'voltage-of-divider',
    topic: 'D.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, second, volts] = [draw.int(2, 18), draw.int(2, 18), draw.pick([6, 9, 12, 15, 20, 24])]
      const share = (volts * first) / (first + second)
      draw.need(first !== second && ends(share, 1) && first + second !== volts && (volts * first) / second < volts)
      return {
        ask: `Resistors of ${first} Ω and ${second} Ω are connected in series across a ${volts} V supply. Calculate the potential difference across the ${first} Ω resistor.`,
        answer: quantity(share, 'V'),
        slips: {
          'took the other resistor': quantity(round(volts - share, 1), 'V'),
          'shared the voltage equally': quantity(volts / 2, 'V'),
          'divided by the other resistance': about((volts * first) / second, 'V'),
          'found the current': about(volts / (first + second), 'V'),
        },
        work: `$V = \\frac{${first}}{${first} + ${second}} \\times ${volts}$, which is ${quantity(share, 'V')}.`,
      }
    },
  }),
  template({
    id: 'resistance-of-longer-wire',
    topic: 'D.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [ohm, longer, thicker] = [draw.int(4, 48, 2), draw.int(2, 6), draw.pick([2, 3, 4])]
      const end = (ohm * longer) / thicker ** 2
      draw.need(ends(end, 2) && longer !== thicker ** 2 && longer !== thicker)
      const words: Record<number, string> = {
        2: 'twice',
        3: 'three times',
        4: 'four times',
        5: 'five times',
        6: 'six times',
      }
      return {
        ask: `A wire has a resistance of ${ohm} Ω. What is the resistance of a wire of the same material that is ${words[longer]} as long and has ${words[thicker]} the diameter?`,
        answer: ohms(end),
        slips: {
          'did not square the ratio of the diameters': about((ohm * longer) / thicker, 'Ω'),
          'multiplied by both': about(ohm * longer * thicker ** 2, 'Ω'),
          'turned the ratios over': about((ohm * thicker ** 2) / longer, 'Ω'),
          'divided by both': about(ohm / longer / thicker ** 2, 'Ω'),
        },
        work: `The area is ${thicker ** 2} times as large: $R = \\frac{${ohm} \\times ${longer}}{${thicker ** 2}}$, which is ${ohms(end)}.`,
      }
    },
  }),
  template({
    id: 'resistivity-of-wire',
    topic: 'D.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [length, area, rho] = [
        draw.int(2, 20),
        draw.pick([0.2, 0.25, 0.4, 0.5, 0.8]),
        draw.pick([4.8, 5.6, 10, 11, 44, 49]),
      ]
      const printed = rho < 10 ? `${rho.toFixed(1)} \\times 10^{-8}` : `${(rho / 10).toFixed(1)} \\times 10^{-7}`
      const resistance = (rho * length) / area / 100
      draw.need(ends(resistance, 2))
      return {
        ask: `Calculate the resistance of a wire ${length} m long with a cross-sectional area of ${num(area)} mm². [Resistivity of the material is $${printed}$ Ω m]`,
        answer: ohms(round(resistance, 2)),
        slips: {
          'multiplied by the area': about(rho * length * area * 0.01, 'Ω'),
          'left out the length': about(resistance / length, 'Ω'),
          'halved it': about(resistance / 2, 'Ω'),
          'lost a power of ten': about(resistance * 10, 'Ω'),
        },
        work: `$R = \\frac{\\rho l}{A} = \\frac{${printed} \\times ${length}}{${num(area)} \\times 10^{-6}}$, which is ${ohms(round(resistance, 2))}.`,
      }
    },
  }),
  template({
    id: 'current-of-appliance',
    topic: 'D.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [kilowatts, volts] = [draw.pick([0.6, 0.9, 1.2, 1.5, 1.8, 2.4, 3]), draw.pick([200, 220, 240, 250])]
      const current = (kilowatts * 1000) / volts
      draw.need(ends(current, 2))
      return {
        ask: `An electric iron is rated ${num(kilowatts)} kW, ${volts} V. What current does it take when it works at its rated voltage?`,
        answer: amperes(round(current, 2)),
        slips: {
          'turned the fraction over': about(volts / (kilowatts * 1000), 'A'),
          'divided volts by kilowatts': about(volts / kilowatts, 'A'),
          'lost a power of ten': about(current / 10, 'A'),
          'doubled the current': about(current * 2, 'A'),
        },
        work: `$I = \\frac{P}{V} = \\frac{${num(kilowatts * 1000)}}{${volts}}$, which is ${amperes(round(current, 2))}.`,
      }
    },
  }),
  template({
    id: 'cost-of-appliances',
    topic: 'D.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [bulbs, watts, fans, hours, price] = [
        draw.int(4, 12),
        draw.pick([15, 20, 25, 40]),
        draw.int(2, 5),
        draw.int(3, 10),
        draw.int(60, 220, 10),
      ]
      const energy = ((bulbs * watts + fans * 75) * hours * 30) / 1000
      const cost = round(energy * price, 2)
      draw.need(ends(cost))
      return {
        ask: `In a house ${bulbs} lamps of ${watts} W each and ${fans} fans of 75 W each are used ${hours} hours a day. What is the cost for 30 days at ₦${price} per kWh?`,
        answer: naira(cost),
        slips: {
          'counted one lamp and one fan': naira(round(((watts + 75) * hours * 30 * price) / 1000)),
          'left out the fans': naira(round((bulbs * watts * hours * 30 * price) / 1000)),
          'left out the lamps': naira(round((fans * 75 * hours * 30 * price) / 1000)),
          'used one day': naira(round(cost / 30)),
        },
        work: `The energy is $\\frac{(${bulbs} \\times ${watts} + ${fans} \\times 75) \\times ${hours} \\times 30}{1000} = ${num(energy)}$ kWh, and at ₦${price} it costs ${naira(cost)}.`,
      }
    },
  }),
  template({
    id: 'heat-in-resistor',
    topic: 'D.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [current, ohm, minutes] = [draw.pick([0.5, 1.5, 2, 2.5, 3, 4]), draw.int(5, 40), draw.int(2, 9)]
      const heat = current ** 2 * ohm * minutes * 60
      draw.need(heat < 60_000)
      return {
        ask: `A current of ${num(current)} A flows through a resistor of ${ohm} Ω for ${minutes} minutes. Calculate the heat produced.`,
        answer: quantity(heat, 'J'),
        slips: {
          'did not square the current': quantity(current * ohm * minutes * 60, 'J'),
          'left the time in minutes': quantity(current ** 2 * ohm * minutes, 'J'),
          'squared the resistance': quantity(current * ohm ** 2 * minutes * 60, 'J'),
          'halved the heat': quantity(heat / 2, 'J'),
        },
        work: `$Q = I^{2}Rt = ${num(current)}^{2} \\times ${ohm} \\times ${minutes * 60}$, which is ${quantity(heat, 'J')}.`,
      }
    },
  }),
  template({
    id: 'power-on-lower-voltage',
    topic: 'D.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [volts, share, watts] = [
        draw.pick([200, 220, 240, 250]),
        draw.pick([0.5, 0.6, 0.75, 0.8, 0.9]),
        draw.int(100, 1200, 50),
      ]
      const end = watts * share ** 2
      draw.need(ends(end, 1) && ends(volts * share))
      return {
        ask: `A heater is rated ${watts} W, ${volts} V. What power does it give on a ${num(round(volts * share))} V supply, if its resistance does not change?`,
        answer: quantity(round(end, 1), 'W'),
        slips: {
          'did not square the ratio of the voltages': quantity(round(watts * share, 1), 'W'),
          'turned the ratio over': about(watts / share, 'W'),
          'took the power lost': quantity(round(watts - end, 1), 'W'),
          'used the cube of the ratio': about(watts * share ** 3, 'W'),
        },
        work: `$P = \\frac{V^{2}}{R}$ falls with the square: $${watts} \\times \\left(\\frac{${num(round(volts * share))}}{${volts}}\\right)^{2}$, which is ${quantity(round(end, 1), 'W')}.`,
      }
    },
  }),
  template({
    id: 'shunt-of-ammeter',
    topic: 'D.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [coil, milli, amps] = [draw.int(5, 60, 5), draw.pick([5, 10, 15, 20, 40, 50]), draw.pick([1, 2, 3, 5])]
      const shunt = (coil * milli) / (amps * 1000 - milli)
      const over = (value: number) => quantity(value, 'Ω', 3)
      draw.need(shunt > 0.05)
      return {
        ask: `A galvanometer of resistance ${coil} Ω gives full-scale deflection for ${milli} mA. What shunt converts it into an ammeter that reads up to ${amps} A? Give your answer correct to three decimal places.`,
        answer: over(shunt),
        slips: {
          'added the currents': over((coil * milli) / (amps * 1000 + milli)),
          'left out the current of the coil': over((coil * milli) / (amps * 1000)),
          'left out the resistance of the coil': over(milli / (amps * 1000 - milli)),
          'lost a power of ten': over(10 * shunt),
        },
        work: `The shunt carries $${num(amps)} - ${num(milli / 1000)} = ${num(amps - milli / 1000)}$ A at $${coil} \\times ${num(milli / 1000)} = ${num((coil * milli) / 1000)}$ V: $\\frac{${num((coil * milli) / 1000)}}{${num(amps - milli / 1000)}}$ is ${over(shunt)}.`,
      }
    },
  }),
]
