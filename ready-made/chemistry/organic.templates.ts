import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const formula = (carbon: number, hydrogen: number, rest = '') =>
  `$\\ce{C${carbon === 1 ? '' : carbon}H${hydrogen === 1 ? '' : hydrogen}${rest}}$`

const series = [
  { name: 'alkane', hydrogens: (n: number) => 2 * n + 2, rest: '', extra: 0 },
  { name: 'alkene', hydrogens: (n: number) => 2 * n, rest: '', extra: 0 },
  { name: 'alkyne', hydrogens: (n: number) => 2 * n - 2, rest: '', extra: 0 },
  { name: 'alkanol with one hydroxyl group', hydrogens: (n: number) => 2 * n + 2, rest: 'O', extra: 16 },
] as const

export const organic = [
  template({
    id: 'formula-from-molecular-mass',
    topic: '13.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const carbon = draw.int(3, 9)
      const { name, hydrogens, rest, extra } = draw.pick(series)
      const mass = 12 * carbon + hydrogens(carbon) + extra
      return {
        ask: `What is the molecular formula of an ${name} whose relative molecular mass is ${mass}? [C = 12, H = 1, O = 16]`,
        answer: formula(carbon, hydrogens(carbon), rest),
        slips: {
          'took two hydrogen atoms too few': formula(carbon, hydrogens(carbon) - 2, rest),
          'took two hydrogen atoms too many': formula(carbon, hydrogens(carbon) + 2, rest),
          'took one carbon atom too many': formula(carbon + 1, hydrogens(carbon + 1), rest),
          'took one carbon atom too few': formula(carbon - 1, hydrogens(carbon - 1), rest),
        },
        work: `With ${carbon} carbon atoms the mass is $${12 * carbon} + ${hydrogens(carbon)}${extra ? ` + ${extra}` : ''} = ${mass}$, so the formula is ${formula(carbon, hydrogens(carbon), rest)}.`,
      }
    },
  }),
  template({
    id: 'empirical-formula-from-percentages',
    topic: '13.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [carbon, hydrogen, oxygen] = [draw.int(1, 4), draw.int(2, 8), draw.int(1, 2)]
      const mass = 12 * carbon + hydrogen + 16 * oxygen
      const share = (part: number) => num((part / mass) * 100, 1)
      const written = (c: number, h: number, o: number) => formula(c, h, `O${o === 1 ? '' : o}`)
      const isWhole = [2, 3, 4].every((by) => carbon % by > 0 || hydrogen % by > 0 || oxygen % by > 0)
      draw.need(isWhole && hydrogen <= 2 * carbon + 2 && hydrogen % 2 === 0 && carbon !== hydrogen)
      return {
        ask: `A compound contains ${share(12 * carbon)}% carbon, ${share(hydrogen)}% hydrogen and ${share(16 * oxygen)}% oxygen by mass. What is its empirical formula? [C = 12, H = 1, O = 16]`,
        answer: written(carbon, hydrogen, oxygen),
        slips: {
          'took one carbon atom too many': written(carbon + 1, hydrogen, oxygen),
          'took two hydrogen atoms too many': written(carbon, hydrogen + 2, oxygen),
          'took one oxygen atom too many': written(carbon, hydrogen, oxygen + 1),
          'exchanged carbon and hydrogen': written(hydrogen, carbon, oxygen),
        },
        work: `$\\frac{${share(12 * carbon)}}{12} : \\frac{${share(hydrogen)}}{1} : \\frac{${share(16 * oxygen)}}{16} = ${carbon} : ${hydrogen} : ${oxygen}$, so it is ${written(carbon, hydrogen, oxygen)}.`,
      }
    },
  }),
  template({
    id: 'molecular-from-empirical',
    topic: '13.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [times, hydrogen] = [draw.int(2, 7), draw.int(1, 3)]
      const mass = times * (12 + hydrogen)
      draw.need(times * hydrogen <= 2 * times + 2 && (times * hydrogen) % 2 === 0 && !(hydrogen === 3 && times > 2))
      return {
        ask: `A hydrocarbon has the empirical formula ${formula(1, hydrogen)} and a relative molecular mass of ${mass}. What is its molecular formula? [C = 12, H = 1]`,
        answer: formula(times, times * hydrogen),
        slips: {
          'multiplied the hydrogen only': formula(1, times * hydrogen),
          'multiplied the carbon only': formula(times, hydrogen),
          'multiplied by one too many': formula(times + 1, (times + 1) * hydrogen),
          'added two hydrogen atoms': formula(times, times * hydrogen + 2),
        },
        work: `$\\frac{${mass}}{${12 + hydrogen}} = ${times}$, so the formula is ${formula(times, times * hydrogen)}.`,
      }
    },
  }),
  template({
    id: 'hydrocarbon-from-combustion',
    topic: '13.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [carbon, hydrogen, amount] = [draw.int(2, 6), draw.int(2, 14, 2), draw.pick([0.05, 0.1, 0.2, 0.25])]
      draw.need(hydrogen <= 2 * carbon + 2 && hydrogen >= carbon && hydrogen !== carbon)
      const [gas, water] = [round(44 * carbon * amount, 2), round(9 * hydrogen * amount, 2)]
      return {
        ask: `${num(amount)} mol of a hydrocarbon burns completely and gives ${num(gas)} g of carbon(IV) oxide and ${num(water)} g of water. What is its molecular formula? [C = 12, H = 1, O = 16]`,
        answer: formula(carbon, hydrogen),
        slips: {
          'took one hydrogen atom from each molecule of water': formula(carbon, hydrogen / 2),
          'took two carbon atoms from each molecule of carbon(IV) oxide': formula(carbon * 2, hydrogen),
          'exchanged carbon and hydrogen': formula(hydrogen, carbon),
          'counted one carbon atom too few': formula(carbon - 1, hydrogen),
        },
        work: `$\\frac{${num(gas)}}{44} = ${num(round(carbon * amount, 2))}$ mol of carbon and $2 \\times \\frac{${num(water)}}{18} = ${num(round(hydrogen * amount, 2))}$ mol of hydrogen to ${num(amount)} mol: ${formula(carbon, hydrogen)}.`,
      }
    },
  }),
  template({
    id: 'hydrocarbon-from-gas-volumes',
    topic: '13.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [carbon, hydrogen, given] = [draw.int(2, 4), draw.int(4, 10, 2), draw.int(10, 40, 4)]
      const oxygen = carbon + hydrogen / 4
      draw.need(hydrogen <= 2 * carbon + 2 && hydrogen > carbon && ends(oxygen * given))
      return {
        ask: `${given} cm³ of a gaseous hydrocarbon needs ${num(oxygen * given)} cm³ of oxygen for complete burning and gives ${carbon * given} cm³ of carbon(IV) oxide, all measured at the same temperature and pressure. What is its molecular formula?`,
        answer: formula(carbon, hydrogen),
        slips: {
          'took half of the hydrogen': formula(carbon, hydrogen / 2),
          'took two hydrogen atoms too many': formula(carbon, hydrogen + 2),
          'doubled the carbon': formula(carbon * 2, hydrogen),
          'took one carbon atom too few': formula(carbon - 1, hydrogen),
        },
        work: `1 volume gives ${carbon} volumes of carbon(IV) oxide; of ${num(oxygen)} volumes of oxygen $${num(oxygen)} - ${carbon} = ${num(oxygen - carbon)}$ make water with $4 \\times ${num(oxygen - carbon)} = ${hydrogen}$ hydrogen atoms: ${formula(carbon, hydrogen)}.`,
      }
    },
  }),
  template({
    id: 'oxygen-for-alkane',
    topic: '13.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [carbon, amount] = [draw.int(1, 7), draw.pick([1, 2, 3, 4])]
      const oxygen = (amount * (3 * carbon + 1)) / 2
      const mol = (value: number) => quantity(value, 'mol')
      return {
        ask: `How many moles of oxygen are needed to burn ${amount} mol of the alkane ${formula(carbon, 2 * carbon + 2)} completely to carbon(IV) oxide and water?`,
        answer: mol(oxygen),
        slips: {
          'left out the oxygen in the water': mol(amount * carbon),
          'counted oxygen atoms': mol(oxygen * 2),
          'left out the oxygen in the carbon(IV) oxide': mol((amount * (carbon + 1)) / 2),
          'took half of the oxygen': mol(oxygen / 2),
        },
        work: `The carbon needs ${carbon} and the hydrogen ${num((carbon + 1) / 2)} mol of oxygen to each mole, and $${amount} \\times ${num(carbon + (carbon + 1) / 2)}$ is ${mol(oxygen)}.`,
      }
    },
  }),
  template({
    id: 'bromine-for-alkyne',
    topic: '13.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [carbon, part] = [draw.int(2, 8), draw.pick([0.1, 0.15, 0.2, 0.3, 0.4, 0.6])]
      const mass = round(part * (14 * carbon - 2), 2)
      const bromine = round(part * 2 * 160, 1)
      const grams = (value: number) => quantity(value, 'g')
      return {
        ask: `What mass of bromine, $\\ce{Br2}$, is needed to change ${num(mass)} g of the alkyne ${formula(carbon, 2 * carbon - 2)} completely into a saturated compound? [C = 12, H = 1, Br = 80]`,
        answer: grams(bromine),
        slips: {
          'added one molecule of bromine only': grams(bromine / 2),
          'added one atom of bromine only': grams(bromine / 4),
          'doubled the bromine': grams(bromine * 2),
          'took equal masses of both atoms': about(mass * 2, 'g'),
        },
        work: `${num(mass)} g are $\\frac{${num(mass)}}{${14 * carbon - 2}} = ${num(part)}$ mol, and each mole adds 2 mol of bromine: $2 \\times ${num(part)} \\times 160$ is ${grams(bromine)}.`,
      }
    },
  }),
  template({
    id: 'units-in-polymer',
    topic: '13.h',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const { name, mass, written } = draw.pick([
        { name: 'ethene', mass: 28, written: '\\ce{C2H4}' },
        { name: 'propene', mass: 42, written: '\\ce{C3H6}' },
        { name: 'phenylethene', mass: 104, written: '\\ce{C8H8}' },
      ])
      const [units, hundred] = [draw.int(12, 95), draw.pick([10, 20, 50])]
      const count = units * hundred
      return {
        ask: `A molecule of the polymer of ${name}, $${written}$, has a relative molecular mass of ${num(count * mass)}. About how many molecules of ${name} is it made of? [C = 12, H = 1]`,
        answer: num(count),
        slips: {
          'counted two molecules to each unit': num(count * 2),
          'halved the number': num(count / 2),
          'lost a power of ten': num(count * 10),
          'divided by the mass of one carbon atom': num(round((count * mass) / 12)),
        },
        work: `The relative molecular mass of ${name} is ${mass}, and $\\frac{${num(count * mass).replaceAll(',', '{,}')}}{${mass}}$ is ${num(count)}.`,
      }
    },
  }),
]
