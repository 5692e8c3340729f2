import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const kilojoules = (value: number) => quantity(round(value, 2), 'kJ mol⁻¹')

const metals = [
  { name: 'copper', ion: '\\ce{Cu^2+}', mass: 64, charge: 2 },
  { name: 'silver', ion: '\\ce{Ag+}', mass: 108, charge: 1 },
  { name: 'zinc', ion: '\\ce{Zn^2+}', mass: 65, charge: 2 },
  { name: 'aluminium', ion: '\\ce{Al^3+}', mass: 27, charge: 3 },
] as const

export const energyAndElectrolysis = [
  template({
    id: 'mass-on-cathode',
    topic: '12.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const { name, ion, mass, charge } = draw.pick(metals)
      const [current, share] = [draw.pick([0.5, 1, 2, 2.5, 4, 5]), draw.pick([0.01, 0.02, 0.03, 0.05, 0.06, 0.1])]
      const seconds = (share * 96_500) / current
      const found = (share * mass) / charge
      draw.need(ends(seconds) && ends(found, 2) && seconds >= 150)
      return {
        ask: `A current of ${num(current)} A is passed for ${num(seconds)} s through a liquid that contains $${ion}$ ions. What mass of ${name} is deposited? [${name} = ${mass}; 1 faraday is 96,500 C mol⁻¹]`,
        answer: quantity(round(found, 2), 'g'),
        slips: {
          'left out the charge of the ion': quantity(round(charge === 1 ? found / 2 : found * charge, 2), 'g'),
          'divided by the charge twice': about(charge === 1 ? found * 2 : found / charge, 'g'),
          'lost a power of ten': quantity(round(found * 10, 2), 'g'),
          'multiplied by the charge twice': about(charge === 1 ? found * 3 : found * charge * charge, 'g'),
        },
        work: `$Q = ${num(current)} \\times ${num(seconds).replace(',', '{,}')} = ${num(share * 96_500).replace(',', '{,}')}$ C, or ${num(share)} mol of electrons, and $\\frac{${num(share)}}{${charge}} \\times ${mass}$ is ${quantity(round(found, 2), 'g')}.`,
      }
    },
  }),
  template({
    id: 'time-for-deposit',
    topic: '12.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const { name, ion, mass, charge } = draw.pick(metals)
      const [current, amount] = [draw.pick([0.5, 1, 2, 2.5, 4, 5]), draw.pick([0.005, 0.01, 0.02, 0.025, 0.04, 0.05])]
      const seconds = (amount * charge * 96_500) / current
      draw.need(ends(seconds) && ends(amount * mass, 2))
      return {
        ask: `How long must a current of ${num(current)} A flow to deposit ${num(round(amount * mass, 2))} g of ${name} from a liquid that contains $${ion}$ ions? [${name} = ${mass}; 1 faraday is 96,500 C mol⁻¹]`,
        answer: quantity(seconds, 's'),
        slips: {
          'left out the charge of the ion': about(charge === 1 ? seconds / 2 : seconds / charge, 's'),
          'multiplied by the current': about(seconds * current * current, 's'),
          'took the charge of the ion twice': about(charge === 1 ? seconds * 2 : seconds * charge, 's'),
          'halved the time': about(seconds / 2, 's'),
          'doubled the time': about(seconds * 2, 's'),
        },
        work: `${num(amount)} mol needs $${charge} \\times ${num(amount)} = ${num(round(charge * amount, 4))}$ mol of electrons: $t = \\frac{${num(round(charge * amount, 4))} \\times 96{,}500}{${num(current)}}$, which is ${quantity(seconds, 's')}.`,
      }
    },
  }),
  template({
    id: 'metals-in-series',
    topic: '12.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second] = draw.several(metals, 2)
      const [amount, scale] = [draw.int(2, 12), draw.pick([0.01, 0.02, 0.05])]
      if (!first || !second) throw new Error('two metals')
      const charge = amount * scale
      const [given, found] = [(charge * first.mass) / first.charge, (charge * second.mass) / second.charge]
      draw.need(ends(given, 2) && ends(found, 2) && first.charge !== second.charge)
      draw.need(![given, first.mass, second.mass].includes(found))
      return {
        ask: `The same current flows through two cells in series, one with $${first.ion}$ and one with $${second.ion}$ ions. While ${num(round(given, 2))} g of ${first.name} is deposited in the first, what mass of ${second.name} is deposited in the second? [${first.name} = ${first.mass}, ${second.name} = ${second.mass}]`,
        answer: quantity(round(found, 2), 'g'),
        slips: {
          'left out both charges': about((given / first.mass) * second.mass, 'g'),
          'turned the charges over': about(((given / first.mass) * second.mass * second.charge) / first.charge, 'g'),
          'turned the masses over': about((given / second.mass) * first.mass, 'g'),
          'doubled the mass': quantity(round(found * 2, 2), 'g'),
        },
        work: `$\\frac{${num(round(given, 2))}}{${first.mass}} \\times ${first.charge} = ${num(round(charge, 3))}$ mol of electrons, and $\\frac{${num(round(charge, 3))}}{${second.charge}} \\times ${second.mass}$ is ${quantity(round(found, 2), 'g')}.`,
      }
    },
  }),
  template({
    id: 'heat-of-neutralisation',
    topic: '8.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [volume, strength, rise] = [draw.pick([25, 50, 100]), draw.pick([0.5, 1, 2]), draw.int(28, 140)]
      const heat = (2 * volume * 4.2 * rise) / 10
      const found = -heat / 1000 / ((volume / 1000) * strength)
      draw.need(found < -52 && found > -58 && ends(found, 2))
      return {
        ask: `When ${volume} cm³ of ${num(strength)} mol dm⁻³ hydrochloric acid is mixed with ${volume} cm³ of ${num(strength)} mol dm⁻³ sodium hydroxide, the temperature rises by ${num(rise / 10)} °C. Calculate the enthalpy of neutralisation. [Density of the solutions is 1 g cm⁻³; specific heat capacity is 4.2 J g⁻¹ K⁻¹]`,
        answer: kilojoules(found),
        slips: {
          'gave a reaction that takes in heat': kilojoules(-found),
          'warmed the acid alone': kilojoules(found / 2),
          'added the moles of acid and base twice': kilojoules(found / 4),
          'doubled the heat': kilojoules(found * 2),
        },
        work: `$Q = ${2 * volume} \\times 4.2 \\times ${num(rise / 10)} = ${num(round(heat, 2)).replace(',', '{,}')}$ J for $${num((volume / 1000) * strength)}$ mol of water, and heat is given out: $\\Delta H$ is ${kilojoules(found)}.`,
      }
    },
  }),
  template({
    id: 'enthalpy-from-formation',
    topic: '8.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second, product] = [draw.int(60, 160, 5), draw.int(180, 320, 5), draw.int(330, 700, 5)]
      const found = first + second - product
      draw.need(found !== 0)
      return {
        ask: `For the reaction $\\ce{P + Q -> R}$, the standard enthalpies of formation of P, Q and R are $-${first}$, $-${second}$ and $-${product}$ kJ mol⁻¹. Calculate the enthalpy change of the reaction.`,
        answer: kilojoules(found),
        slips: {
          'took the product from the reactants': kilojoules(-found),
          'added all three': kilojoules(-first - second - product),
          'left out P': kilojoules(second - product),
          'left out Q': kilojoules(first - product),
        },
        work: `$\\Delta H = -${product} - (-${first} - ${second})$, which is ${kilojoules(found)}.`
          .replace('- (-', '+ (')
          .replace(` - ${second})`, ` + ${second})`),
      }
    },
  }),
  template({
    id: 'enthalpy-from-bonds',
    topic: '8.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const { halogen, bonds, products } = draw.pick([
        { halogen: 'Cl', bonds: [239, 242, 243], products: [428, 431, 432] },
        { halogen: 'Br', bonds: [190, 192, 193], products: [362, 364, 366] },
        { halogen: 'F', bonds: [154, 155, 158], products: [562, 565, 568] },
      ])
      const [times, x, hx] = [draw.int(2, 5), draw.pick(bonds), draw.pick(products)]
      const found = times * (436 + x - 2 * hx)
      return {
        ask: `Calculate the enthalpy change when ${times} mol of hydrogen reacts with ${times} mol of $\\ce{${halogen}2}$: $\\ce{H2 + ${halogen}2 -> 2H${halogen}}$. [Bond energies in kJ mol⁻¹: H–H 436, ${halogen}–${halogen} ${x}, H–${halogen} ${hx}]`,
        answer: quantity(found, 'kJ'),
        slips: {
          'took the bonds formed as bonds broken': quantity(-found, 'kJ'),
          'counted one bond of the product': quantity(times * (436 + x - hx), 'kJ'),
          'found it for one mole': quantity(436 + x - 2 * hx, 'kJ'),
          'added all the bond energies': quantity(times * (436 + x + 2 * hx), 'kJ'),
        },
        work: `For one mole $436 + ${x} - 2 \\times ${hx} = ${436 + x - 2 * hx}$ kJ, and for ${times} mol it is ${quantity(found, 'kJ')}.`,
      }
    },
  }),
  template({
    id: 'heat-from-burning-fuel',
    topic: '8.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const { name, molar, gives } = draw.pick([
        { name: 'methane', molar: 16, gives: 890 },
        { name: 'ethanol', molar: 46, gives: 1370 },
        { name: 'propane', molar: 44, gives: 2220 },
        { name: 'methanol', molar: 32, gives: 730 },
      ])
      const [part, more] = [draw.int(1, 9), draw.pick([0, 5])]
      const amount = (part * 10 + more) / 100
      const heat = amount * gives
      return {
        ask: `The enthalpy of combustion of ${name} is $-${num(gives)}$ kJ mol⁻¹. How much heat is given out when ${num(round(amount * molar, 2))} g of it burns completely? [Molar mass of ${name} is ${molar} g mol⁻¹]`,
        answer: quantity(round(heat, 2), 'kJ'),
        slips: {
          'turned the number of moles over': about(gives / amount, 'kJ'),
          'multiplied by the mass': about(amount * molar * gives, 'kJ'),
          'divided by the molar mass alone': about(gives / molar, 'kJ'),
          'halved the heat': quantity(round(heat / 2, 3), 'kJ'),
        },
        work: `$\\frac{${num(round(amount * molar, 2))}}{${molar}} = ${num(amount)}$ mol, and $${num(amount)} \\times ${gives}$ is ${quantity(round(heat, 2), 'kJ')}.`,
      }
    },
  }),
  template({
    id: 'average-rate-of-gas',
    topic: '11.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first, gained, from, time] = [
        draw.int(8, 30),
        draw.int(12, 60, 2),
        draw.int(10, 40, 5),
        draw.int(20, 80, 10),
      ]
      const rate = gained / time
      draw.need(ends(rate, 2))
      const unit = 'cm³ s⁻¹'
      return {
        ask: `In a reaction ${first} cm³ of gas has been collected after ${from} s and ${first + gained} cm³ after ${from + time} s. Calculate the average rate at which the gas is formed between these times.`,
        answer: quantity(rate, unit),
        slips: {
          'divided the last volume by the last time': about((first + gained) / (from + time), unit),
          'divided the gain by the last time': about(gained / (from + time), unit),
          'turned the fraction over': about(time / gained, unit),
          'divided the last volume by the time between': about((first + gained) / time, unit),
        },
        work: `$\\frac{${first + gained} - ${first}}{${from + time} - ${from}} = \\frac{${gained}}{${time}}$, which is ${quantity(rate, unit)}.`,
      }
    },
  }),
  template({
    id: 'time-at-higher-temperature',
    topic: '11.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [steps, seconds, from] = [draw.int(2, 4), draw.int(32, 480, 16), draw.int(15, 40, 5)]
      const end = seconds / 2 ** steps
      draw.need(ends(end, 1))
      return {
        ask: `The rate of a reaction doubles with every rise of 10 °C. At ${from} °C it takes ${seconds} s. How long does it take at ${from + 10 * steps} °C?`,
        answer: quantity(end, 's'),
        slips: {
          'doubled the time at every step': quantity(seconds * 2 ** steps, 's'),
          'divided by twice the number of steps': about(seconds / (2 * steps), 's'),
          'took one step too few': quantity(end * 2, 's'),
          'took one step too many': quantity(end / 2, 's'),
        },
        work: `The rate doubles ${steps} times: $\\frac{${seconds}}{2^{${steps}}}$, which is ${quantity(end, 's')}.`,
      }
    },
  }),
]
