import { about, ends, num, quantity, round, significant, standardForm } from '../make/number.ts'
import { template } from '../make/template.ts'

const grams = (value: number) => quantity(value, 'g')
const mol = (value: number) => quantity(value, 'mol')

const compounds = [
  {
    name: 'calcium trioxocarbonate(IV)',
    formula: '\\ce{CaCO3}',
    molar: 100,
    atoms: 'Ca = 40, C = 12, O = 16',
    oxygens: 3,
  },
  { name: 'sodium hydroxide', formula: '\\ce{NaOH}', molar: 40, atoms: 'Na = 23, O = 16, H = 1', oxygens: 1 },
  { name: 'carbon(IV) oxide', formula: '\\ce{CO2}', molar: 44, atoms: 'C = 12, O = 16', oxygens: 2 },
  { name: 'sulphur(IV) oxide', formula: '\\ce{SO2}', molar: 64, atoms: 'S = 32, O = 16', oxygens: 2 },
  { name: 'magnesium oxide', formula: '\\ce{MgO}', molar: 40, atoms: 'Mg = 24, O = 16', oxygens: 1 },
  { name: 'glucose', formula: '\\ce{C6H12O6}', molar: 180, atoms: 'C = 12, H = 1, O = 16', oxygens: 6 },
  { name: 'copper(II) oxide', formula: '\\ce{CuO}', molar: 80, atoms: 'Cu = 64, O = 16', oxygens: 1 },
] as const

export const moles = [
  template({
    id: 'moles-from-mass',
    topic: '6.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const { name, formula, molar, atoms } = draw.pick(compounds)
      const [tenths, extra] = [draw.int(1, 9), draw.pick([0, 5])]
      const amount = (tenths * 10 + extra) / 100
      const mass = round(amount * molar, 2)
      return {
        ask: `How many moles of ${name}, $${formula}$, are there in ${num(mass)} g of it? [${atoms}]`,
        answer: mol(amount),
        slips: {
          'multiplied by the molar mass': about(mass * molar, 'mol'),
          'turned the fraction over': about(molar / mass, 'mol'),
          'doubled the amount': mol(round(amount * 2, 2)),
          'lost a power of ten': mol(round(amount * 10, 2)),
        },
        work: `$M = ${molar}$ g mol⁻¹, and $\\frac{${num(mass)}}{${molar}}$ is ${mol(amount)}.`,
      }
    },
  }),
  template({
    id: 'molecules-in-mass',
    topic: '6.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const { name, formula, molar, atoms } = draw.pick(compounds)
      const [quarters, times] = [draw.int(1, 7), draw.pick([1, 2, 4])]
      const amount = (quarters * times) / 20
      const mass = round(amount * molar, 2)
      const count = (value: number) => `$${standardForm(significant(value * 6.02e23, 4))}$`
      draw.need(quarters !== 4)
      return {
        ask: `How many molecules or formula units are there in ${num(mass)} g of ${name}, $${formula}$? [${atoms}; Avogadro’s number is $6.02 \\times 10^{23}$ mol⁻¹]`,
        answer: count(amount),
        slips: {
          'turned the number of moles over': count(round(1 / amount, 2)),
          'doubled the number': count(amount * 2),
          'lost a power of ten': count(amount * 10),
          'halved the number': count(amount / 2),
        },
        work: `$n = \\frac{${num(mass)}}{${molar}} = ${num(amount)}$ mol, and $${num(amount)} \\times 6.02 \\times 10^{23}$ is ${count(amount)}.`,
      }
    },
  }),
  template({
    id: 'mass-of-gas-volume',
    topic: '6.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const { name, formula, molar, atoms } = draw.pick([
        { name: 'oxygen', formula: '\\ce{O2}', molar: 32, atoms: 'O = 16' },
        { name: 'carbon(IV) oxide', formula: '\\ce{CO2}', molar: 44, atoms: 'C = 12, O = 16' },
        { name: 'ammonia', formula: '\\ce{NH3}', molar: 17, atoms: 'N = 14, H = 1' },
        { name: 'methane', formula: '\\ce{CH4}', molar: 16, atoms: 'C = 12, H = 1' },
        { name: 'sulphur(IV) oxide', formula: '\\ce{SO2}', molar: 64, atoms: 'S = 32, O = 16' },
      ])
      const [tenths, more] = [draw.int(1, 9), draw.pick([0, 5])]
      const amount = (tenths * 10 + more) / 100
      const [volume, mass] = [round(amount * 22.4, 2), round(amount * molar, 2)]
      return {
        ask: `Calculate the mass of ${num(volume)} dm³ of ${name}, $${formula}$, measured at s.t.p. [${atoms}; molar volume at s.t.p. is 22.4 dm³ mol⁻¹]`,
        answer: grams(mass),
        slips: {
          'multiplied the volume by the molar mass': about(volume * molar, 'g'),
          'turned the number of moles over': about(molar / amount, 'g'),
          'doubled the molar mass': grams(round(mass * 2, 2)),
          'halved the molar mass': grams(round(mass / 2, 3)),
        },
        work: `$n = \\frac{${num(volume)}}{22.4} = ${num(amount)}$ mol, and $${num(amount)} \\times ${molar}$ is ${grams(mass)}.`,
      }
    },
  }),
  template({
    id: 'water-of-crystallisation',
    topic: '6.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const { name, salt, dry, atoms } = draw.pick([
        { name: 'sodium trioxocarbonate(IV)', salt: 'Na2CO3', dry: 106, atoms: 'Na = 23, C = 12, O = 16, H = 1' },
        { name: 'copper(II) tetraoxosulphate(VI)', salt: 'CuSO4', dry: 160, atoms: 'Cu = 64, S = 32, O = 16, H = 1' },
        { name: 'magnesium tetraoxosulphate(VI)', salt: 'MgSO4', dry: 120, atoms: 'Mg = 24, S = 32, O = 16, H = 1' },
        { name: 'iron(II) tetraoxosulphate(VI)', salt: 'FeSO4', dry: 152, atoms: 'Fe = 56, S = 32, O = 16, H = 1' },
      ])
      const [water, share] = [draw.int(2, 10), draw.pick([0.02, 0.05, 0.1, 0.2])]
      const [whole, left] = [round((dry + 18 * water) * share, 2), round(dry * share, 2)]
      return {
        ask: `On heating, ${num(whole)} g of hydrated ${name}, $\\ce{${salt}} \\cdot x\\ce{H2O}$, leaves ${num(left)} g of the anhydrous salt. Find the value of $x$. [${atoms}]`,
        answer: num(water),
        slips: {
          'counted one mole of water too few': num(water - 1),
          'counted one mole of water too many': num(water + 1),
          'doubled the moles of water': num(water * 2),
          'took the water as 9 for each mole': num(water + 2),
        },
        work: `The water is $${num(whole)} - ${num(left)} = ${num(round(whole - left, 2))}$ g, or ${num(round(water * share, 2))} mol, beside ${num(share)} mol of the salt, so $x$ is ${num(water)}.`,
      }
    },
  }),
  template({
    id: 'oxygen-in-compound',
    topic: '6.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const { name, formula, molar, atoms, oxygens } = draw.pick(compounds)
      const mass = draw.int(10, 90, 5)
      const part = (mass * oxygens * 16) / molar
      draw.need(ends(part, 1))
      return {
        ask: `What mass of oxygen is combined in ${mass} g of ${name}, $${formula}$? [${atoms}]`,
        answer: grams(round(part, 1)),
        slips: {
          'found the mass of the rest': grams(round(mass - part, 1)),
          'counted one oxygen atom only': oxygens === 1 ? about(part / 2, 'g') : about(part / oxygens, 'g'),
          'counted one oxygen atom too many': about((mass * (oxygens + 1) * 16) / molar, 'g'),
          'turned the fraction over': about((mass * 16 * oxygens) / (molar - 16 * oxygens), 'g'),
        },
        work: `$${mass} \\times \\frac{${oxygens * 16}}{${molar}}$ is ${grams(round(part, 1))}.`,
      }
    },
  }),
  template({
    id: 'average-atomic-mass',
    topic: '2.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [mass, apart, percent] = [draw.int(10, 85), draw.pick([1, 2]), draw.int(10, 90, 5)]
      const average = mass + (apart * (100 - percent)) / 100
      draw.need(percent !== 50)
      return {
        ask: `An element consists of ${percent}% of an isotope of mass number ${mass} and ${100 - percent}% of one of mass number ${mass + apart}. Calculate its relative atomic mass, correct to two decimal places.`,
        answer: num(average, 2),
        slips: {
          'exchanged the percentages': num(mass + (apart * percent) / 100, 2),
          'took the mean of the mass numbers': num(mass + apart / 2, 2),
          'counted on from the heavier isotope': num(mass + apart + (apart * (100 - percent)) / 100, 2),
          'took the percentage from the lighter isotope': num(mass - (apart * (100 - percent)) / 100, 2),
        },
        work: `$\\frac{${percent} \\times ${mass} + ${100 - percent} \\times ${mass + apart}}{100}$, which is ${num(average, 2)}.`,
      }
    },
  }),
]
