import { about, ends, num, quantity, round } from '../make/number.ts'
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

const molecular = [
  { name: 'water', formula: '\\ce{H2O}', molar: 18, atoms: 'H = 1, O = 16' },
  { name: 'ammonia', formula: '\\ce{NH3}', molar: 17, atoms: 'N = 14, H = 1' },
  { name: 'carbon(IV) oxide', formula: '\\ce{CO2}', molar: 44, atoms: 'C = 12, O = 16' },
  { name: 'sulphur(IV) oxide', formula: '\\ce{SO2}', molar: 64, atoms: 'S = 32, O = 16' },
  { name: 'glucose', formula: '\\ce{C6H12O6}', molar: 180, atoms: 'C = 12, H = 1, O = 16' },
] as const

/** The particles of an amount in standard form. */
function particles(amount: number): string {
  const [mantissa = '', power = ''] = (amount * 6.02).toExponential(3).split('e')
  return `$${Number(mantissa)} \\times 10^{${23 + Number(power)}}$`
}

/** Hydrates that can be bought or found. */
const hydrates = [
  { name: 'sodium trioxocarbonate(IV)', salt: 'Na2CO3', dry: 106, atoms: 'Na = 23, C = 12, O = 16', waters: [7, 10] },
  {
    name: 'copper(II) tetraoxosulphate(VI)',
    salt: 'CuSO4',
    dry: 160,
    atoms: 'Cu = 64, S = 32, O = 16',
    waters: [3, 5],
  },
  {
    name: 'magnesium tetraoxosulphate(VI)',
    salt: 'MgSO4',
    dry: 120,
    atoms: 'Mg = 24, S = 32, O = 16',
    waters: [4, 6, 7],
  },
  { name: 'iron(II) tetraoxosulphate(VI)', salt: 'FeSO4', dry: 152, atoms: 'Fe = 56, S = 32, O = 16', waters: [4, 7] },
  { name: 'zinc tetraoxosulphate(VI)', salt: 'ZnSO4', dry: 161, atoms: 'Zn = 65, S = 32, O = 16', waters: [6, 7] },
  { name: 'calcium chloride', salt: 'CaCl2', dry: 111, atoms: 'Ca = 40, Cl = 35.5, O = 16', waters: [2, 4, 6] },
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
      const { name, formula, molar, atoms } = draw.pick(molecular)
      const [quarters, times] = [draw.int(1, 7), draw.pick([1, 2, 4])]
      const amount = (quarters * times) / 20
      const mass = round(amount * molar, 2)
      draw.need(quarters !== 4 && ![0.5, 1, 2].includes(amount))
      return {
        ask: `How many molecules are there in ${num(mass)} g of ${name}, $${formula}$? [${atoms}; Avogadro’s number is $6.02 \\times 10^{23}$ mol⁻¹]`,
        answer: particles(amount),
        slips: {
          'turned the number of moles over': particles(1 / amount),
          'doubled the number': particles(amount * 2),
          'lost a power of ten': particles(amount * 10),
          'halved the number': particles(amount / 2),
        },
        work: `$n = \\frac{${num(mass)}}{${molar}} = ${num(amount)}$ mol, and $${num(amount)} \\times 6.02 \\times 10^{23}$ is ${particles(amount)}.`,
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
      const { name, salt, dry, atoms, waters } = draw.pick(hydrates)
      const [water, share] = [draw.pick<number>(waters), draw.pick([0.02, 0.05, 0.1, 0.2])]
      const [whole, left] = [round((dry + 18 * water) * share, 2), round(dry * share, 2)]
      return {
        ask: `On heating, ${num(whole)} g of hydrated ${name}, $\\ce{${salt}} \\cdot x\\ce{H2O}$, leaves ${num(left)} g of the anhydrous salt. Find the value of $x$. [${atoms}, H = 1]`,
        answer: num(water),
        slips: {
          'divided by the moles the crystals would be if they were dry': num(round((water * dry) / (dry + 18 * water))),
          'took the water as 9 g mol⁻¹': num(water * 2),
          'counted one mole of water too many': num(water + 1),
          'counted one mole of water too few': num(water - 1),
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
      const mass = draw.int(10, 90, 10) + draw.pick([0, 2, 4, 5, 6, 8])
      const part = (mass * oxygens * 16) / molar
      const rest = mass - part
      const counted = oxygens === 1 ? part / 2 : part / oxygens
      const more = (mass * (oxygens + 1) * 16) / molar
      draw.need(
        ends(part, 1) && ![part, rest, counted, more, (mass * part) / rest].some((one) => Math.abs(one - mass) < 0.05),
      )
      return {
        ask: `What mass of oxygen is combined in ${mass} g of ${name}, $${formula}$? [${atoms}]`,
        answer: grams(round(part, 1)),
        slips: {
          'found the mass of the rest': grams(round(rest, 1)),
          'counted one oxygen atom only': about(counted, 'g'),
          'counted one oxygen atom too many': about(more, 'g'),
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
