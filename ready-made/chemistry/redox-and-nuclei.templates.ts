import { about, num, quantity } from '../make/number.ts'
import { template } from '../make/template.ts'

/** Ions that exist by their protons, with the neutrons of their commoner isotopes. */
const ions: Record<number, { neutrons: number[]; charge: number }> = {
  16: { neutrons: [17, 18], charge: -2 },
  17: { neutrons: [18, 20], charge: -1 },
  34: { neutrons: [42, 44, 46], charge: -2 },
  35: { neutrons: [44, 46], charge: -1 },
  53: { neutrons: [74], charge: -1 },
  13: { neutrons: [14], charge: 3 },
  19: { neutrons: [20, 22], charge: 1 },
  26: { neutrons: [28, 30, 31], charge: 3 },
  29: { neutrons: [34, 36], charge: 2 },
  30: { neutrons: [34, 36, 38], charge: 2 },
  47: { neutrons: [60, 62], charge: 1 },
  56: { neutrons: [81, 82], charge: 2 },
}

export const redoxAndNuclei = [
  template({
    id: 'oxidation-number-in-ion',
    topic: '12.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [state, oxygens, atoms] = [draw.int(3, 7), draw.int(2, 7), draw.pick([1, 2])]
      const charge = 2 * oxygens - state * atoms
      draw.need(charge >= 1 && charge <= 3)
      const ion = `\\ce{X${atoms === 1 ? '' : atoms}O${oxygens}^${charge === 1 ? '' : charge}-}`
      return {
        ask: `What is the oxidation number of X in the ion $${ion}$? [The oxidation number of oxygen is $-2$]`,
        answer: `$+${state}$`,
        slips: {
          'left out the charge of the ion': `$+${num((2 * oxygens) / atoms)}$`,
          'took the charge the other way': `$+${num((2 * oxygens + charge) / atoms)}$`,
          'did not divide by the number of atoms': `$+${state * atoms}$`,
          'took one oxygen atom as $-1$': `$+${num(state - 1)}$`,
          'gave the oxygen one atom too many': `$+${num(state + 2)}$`,
        },
        work: `$${atoms === 1 ? '' : atoms}x + ${oxygens}(-2) = -${charge}$, so $x$ is $+${state}$.`,
      }
    },
  }),
  template({
    id: 'electromotive-force-of-cell',
    topic: '12.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [low, high] = [draw.int(13, 76), draw.int(15, 80)]
      const volts = (hundredths: number) => quantity(hundredths / 100, 'V')
      draw.need(low !== high)
      return {
        ask: `The standard electrode potentials of two half-cells are $-${num(low / 100)}$ V and $+${num(high / 100)}$ V. Calculate the standard e.m.f. of the cell made of them.`,
        answer: volts(low + high),
        slips: {
          'subtracted the sizes': volts(Math.abs(high - low)),
          'took the mean of the sizes': volts((high + low) / 2),
          'doubled the positive potential': volts(2 * high),
          'doubled the negative potential': volts(2 * low),
        },
        work: `$E = +${num(high / 100)} - (-${num(low / 100)})$, which is ${volts(low + high)}.`,
      }
    },
  }),
  template({
    id: 'electrons-of-ion',
    topic: '2.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const protons = draw.pick(Object.keys(ions).map(Number))
      const { neutrons = [], charge = 0 } = ions[protons] ?? {}
      const [more, sign] = [draw.pick(neutrons), charge > 0 ? '+' : '-']
      const [size, electrons] = [Math.abs(charge), protons - charge]
      draw.need(![protons + charge, protons, more - charge].includes(electrons) && more !== electrons)
      return {
        ask: `An atom X has ${more} neutrons and a mass number of ${protons + more}. How many electrons are in the ion $\\ce{X^${size === 1 ? '' : size}${sign}}$?`,
        answer: num(electrons),
        slips: {
          'took the charge the other way': num(protons + charge),
          'left out the charge': num(protons),
          'took the charge from the neutrons': num(more - charge),
          'added the charge to the neutrons': num(more + charge),
        },
        work: `X has $${protons + more} - ${more} = ${protons}$ protons, and the ion has ${size} ${size === 1 ? 'electron' : 'electrons'} ${charge > 0 ? 'fewer' : 'more'}, which makes ${num(electrons)}.`,
      }
    },
  }),
  template({
    id: 'fraction-decayed',
    topic: '18.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [half, lives, mass] = [draw.int(3, 24), draw.int(2, 5), draw.int(32, 480, 32)]
      const left = mass / 2 ** lives
      draw.need(half !== lives)
      const grams = (value: number) => quantity(value, 'g')
      return {
        ask: `A sample holds ${mass} g of a radioactive isotope with a half-life of ${half} years. What mass of the isotope has decayed after ${half * lives} years?`,
        answer: grams(mass - left),
        slips: {
          'gave the mass that is left': grams(left),
          'took one half-life too few': grams(mass - 2 * left),
          'took one half-life too many': grams(mass - left / 2),
          'divided by the number of half-lives': about(mass - mass / lives, 'g'),
        },
        work: `After ${lives} half-lives $\\frac{${mass}}{2^{${lives}}} = ${num(left)}$ g is left, and $${mass} - ${num(left)}$ is ${grams(mass - left)}.`,
      }
    },
  }),
  template({
    id: 'equilibrium-constant-from-amounts',
    topic: '11.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [start, used] = [draw.int(4, 30), draw.int(2, 26)]
      const left = start - used
      const constant = (4 * used ** 2) / left ** 2
      // As large as it is from about 600 K to 1000 K.
      draw.need(
        left > 0 &&
          constant > 25 &&
          constant < 90 &&
          left > 1 &&
          ![constant, constant / 4, (2 * used) / left ** 2].includes(2 * used),
      )
      const two = (value: number) => num(value, 2)
      return {
        ask: `${start} mol of hydrogen and ${start} mol of iodine vapour are heated in a closed vessel. At equilibrium ${2 * used} mol of hydrogen iodide has been formed: $\\ce{H2 + I2 <=> 2HI}$. Calculate the equilibrium constant, correct to two decimal places.`,
        answer: two(constant),
        slips: {
          'did not square the hydrogen iodide': two((2 * used) / left ** 2),
          'used the amounts at the start': two((4 * used ** 2) / start ** 2),
          'turned the fraction over': two(left ** 2 / (4 * used ** 2)),
          'left out the 2 of the hydrogen iodide': two(used ** 2 / left ** 2),
        },
        work: `${num(left)} mol of hydrogen and of iodine are left: $K = \\frac{${2 * used}^{2}}{${left} \\times ${left}}$, which is ${two(constant)}.`,
      }
    },
  }),
]
