import { about, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const grams = (value: number) => quantity(value, 'g')
const mol = (value: number) => quantity(value, 'mol')

/** A metal or trioxocarbonate(IV) that gives one mole of a gas to `per` moles of itself. */
const reactions = [
  { of: 'magnesium', equation: '\\ce{Mg + 2HCl -> MgCl2 + H2}', gas: 'hydrogen', molar: 24, atoms: 'Mg = 24', per: 1 },
  { of: 'zinc', equation: '\\ce{Zn + H2SO4 -> ZnSO4 + H2}', gas: 'hydrogen', molar: 65, atoms: 'Zn = 65', per: 1 },
  { of: 'sodium', equation: '\\ce{2Na + 2H2O -> 2NaOH + H2}', gas: 'hydrogen', molar: 23, atoms: 'Na = 23', per: 2 },
  {
    of: 'calcium trioxocarbonate(IV)',
    equation: '\\ce{CaCO3 -> CaO + CO2}',
    gas: 'carbon(IV) oxide',
    molar: 100,
    atoms: 'Ca = 40, C = 12, O = 16',
    per: 1,
  },
  {
    of: 'hydrogen peroxide',
    equation: '\\ce{2H2O2 -> 2H2O + O2}',
    gas: 'oxygen',
    molar: 34,
    atoms: 'H = 1, O = 16',
    per: 2,
  },
] as const

export const reactingAmounts = [
  template({
    id: 'gas-from-mass-reacting',
    topic: '6.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const { of, equation, gas, molar, atoms, per } = draw.pick(reactions)
      const [tenths, more] = [draw.int(1, 6), draw.pick([0, 5])]
      const amount = (tenths * 10 + more) / 100
      const litres = round((amount / per) * 22.4, 2)
      draw.need(![litres, litres / 2, litres * 2, litres * 4].some((one) => Math.abs(one - 22.4) < 0.001))
      return {
        ask: `What volume of ${gas} at s.t.p. is formed from ${num(round(amount * molar, 2))} g of ${of}? $${equation}$ [${atoms}; molar volume at s.t.p. is 22.4 dm³ mol⁻¹]`,
        answer: quantity(litres, 'dm³'),
        slips: {
          'used the wrong ratio of moles': quantity(round(per === 1 ? litres / 2 : litres * 2, 2), 'dm³'),
          'turned the ratio of moles over': quantity(round(per === 1 ? litres * 2 : litres * 4, 2), 'dm³'),
          'gave the moles for the volume': quantity(round(amount * 10, 2), 'dm³'),
          'divided by the molar volume': about((amount * molar) / 22.4, 'dm³'),
        },
        work: `${num(round(amount * molar, 2))} g are ${num(amount)} mol and give ${num(amount / per)} mol of gas: $${num(amount / per)} \\times 22.4$ is ${quantity(litres, 'dm³')}.`,
      }
    },
  }),
  template({
    id: 'mass-of-oxide-formed',
    topic: '6.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const { of, equation, molar, oxide, weighs, atoms, to } = draw.pick([
        {
          of: 'magnesium',
          equation: '\\ce{2Mg + O2 -> 2MgO}',
          molar: 24,
          oxide: 'magnesium oxide',
          weighs: 40,
          atoms: 'Mg = 24, O = 16',
          to: 1,
        },
        {
          of: 'calcium',
          equation: '\\ce{2Ca + O2 -> 2CaO}',
          molar: 40,
          oxide: 'calcium oxide',
          weighs: 56,
          atoms: 'Ca = 40, O = 16',
          to: 1,
        },
        {
          of: 'aluminium',
          equation: '\\ce{4Al + 3O2 -> 2Al2O3}',
          molar: 27,
          oxide: 'aluminium oxide',
          weighs: 102,
          atoms: 'Al = 27, O = 16',
          to: 0.5,
        },
        {
          of: 'iron',
          equation: '\\ce{4Fe + 3O2 -> 2Fe2O3}',
          molar: 56,
          oxide: 'iron(III) oxide',
          weighs: 160,
          atoms: 'Fe = 56, O = 16',
          to: 0.5,
        },
      ])
      const [tenths, more] = [draw.int(1, 6), draw.pick([0, 5])]
      const amount = (tenths * 10 + more) / 100
      const mass = round(amount * to * weighs, 2)
      return {
        ask: `Calculate the mass of ${oxide} formed when ${num(round(amount * molar, 2))} g of ${of} burns completely. $${equation}$ [${atoms}]`,
        answer: grams(mass),
        slips: {
          'used the wrong ratio of moles': grams(round(mass * 2, 2)),
          'added the oxygen atoms of one formula': about(amount * (molar + 16) * (to === 1 ? 0.5 : 1), 'g'),
          'halved the ratio of moles': grams(round(mass / 2, 3)),
          'found the mass of the oxygen': about(mass - amount * molar, 'g'),
        },
        work: `${num(round(amount * molar, 2))} g are ${num(amount)} mol and give ${num(amount * to)} mol of the oxide: $${num(amount * to)} \\times ${weighs}$ is ${grams(mass)}.`,
      }
    },
  }),
  template({
    id: 'gas-that-is-left',
    topic: '6.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const { gas, equation, oxygen, carbon } = draw.pick([
        { gas: 'methane', equation: '\\ce{CH4 + 2O2 -> CO2 + 2H2O}', oxygen: 2, carbon: 1 },
        { gas: 'ethene', equation: '\\ce{C2H4 + 3O2 -> 2CO2 + 2H2O}', oxygen: 3, carbon: 2 },
        { gas: 'propane', equation: '\\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}', oxygen: 5, carbon: 3 },
      ])
      const [burnt, over] = [draw.int(5, 40, 5), draw.int(10, 60, 5)]
      const given = burnt * oxygen + over
      const end = burnt * carbon + over
      draw.need(![end, burnt * carbon, over].some((one) => one === burnt || one === given))
      return {
        ask: `${burnt} cm³ of ${gas} is exploded with ${given} cm³ of oxygen. $${equation}$ What volume of gas is left when the products have cooled to room temperature, all volumes being measured under the same conditions?`,
        answer: quantity(end, 'cm³'),
        slips: {
          'left out the oxygen in excess': quantity(burnt * carbon, 'cm³'),
          'left out the carbon(IV) oxide': quantity(over, 'cm³'),
          'took all of the oxygen as left': quantity(given + burnt * carbon, 'cm³'),
          'used one volume of oxygen to one of the gas': quantity(given - burnt + burnt * carbon, 'cm³'),
        },
        work: `$${oxygen} \\times ${burnt} = ${oxygen * burnt}$ cm³ of oxygen is used and ${over} cm³ is left; ${burnt * carbon} cm³ of carbon(IV) oxide is formed and the water is liquid: in all ${quantity(end, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'limiting-reactant',
    topic: '6.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [hydrogen, nitrogen] = [draw.int(6, 36, 3), draw.int(2, 14)]
      const ammonia = Math.min(hydrogen / 3, nitrogen) * 2
      draw.need(hydrogen !== 3 * nitrogen && hydrogen !== nitrogen)
      const all = [ammonia, ammonia / 2, hydrogen + nitrogen, Math.max(hydrogen / 3, nitrogen) * 2]
      draw.need(!all.includes(hydrogen) && !all.includes(nitrogen))
      return {
        ask: `What is the greatest amount of ammonia that ${nitrogen} mol of nitrogen and ${hydrogen} mol of hydrogen can give? $\\ce{N2 + 3H2 -> 2NH3}$`,
        answer: mol(ammonia),
        slips: {
          'used the gas that is in excess': mol(Math.max(hydrogen / 3, nitrogen) * 2),
          'added the amounts': mol(hydrogen + nitrogen),
          'left out the 2 before ammonia': mol(ammonia / 2),
          'took half of all the gas': mol((hydrogen + nitrogen) / 2),
          'took the amount of hydrogen twice over three halves': mol(round(ammonia * 1.5, 1)),
        },
        work: `${nitrogen} mol of nitrogen needs ${3 * nitrogen} mol of hydrogen and there are ${hydrogen} mol, so ${hydrogen < 3 * nitrogen ? 'hydrogen' : 'nitrogen'} is used up first; the ammonia is ${mol(ammonia)}.`,
      }
    },
  }),
]
