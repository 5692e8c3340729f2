import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const molar = (value: number) => quantity(value, 'mol dm⁻³')
const grams = (value: number) => quantity(value, 'g')

const solutes = [
  { name: 'sodium hydroxide', formula: '\\ce{NaOH}', mass: 40, atoms: 'Na = 23, O = 16, H = 1' },
  {
    name: 'anhydrous sodium trioxocarbonate(IV)',
    formula: '\\ce{Na2CO3}',
    mass: 106,
    atoms: 'Na = 23, C = 12, O = 16',
  },
  { name: 'potassium hydroxide', formula: '\\ce{KOH}', mass: 56, atoms: 'K = 39, O = 16, H = 1' },
  { name: 'sodium chloride', formula: '\\ce{NaCl}', mass: 58.5, atoms: 'Na = 23, Cl = 35.5' },
] as const

export const solutions = [
  template({
    id: 'mass-for-solution',
    topic: '6.e',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const { name, formula, mass, atoms } = draw.pick(solutes)
      const [volume, strength] = [draw.pick([100, 200, 250, 400, 500]), draw.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5])]
      const needed = round((volume / 1000) * strength * mass, 3)
      draw.need(ends((volume / 1000) * strength * mass, 2))
      return {
        ask: `What mass of ${name}, $${formula}$, is needed to make ${volume} cm³ of a ${num(strength)} mol dm⁻³ solution? [${atoms}]`,
        answer: grams(needed),
        slips: {
          'left out the volume': grams(round(strength * mass, 3)),
          'left out the concentration': grams(round((volume / 1000) * mass, 3)),
          'divided by the volume': about((strength * mass) / (volume / 1000), 'g'),
          'halved the mass': grams(round(needed / 2, 4)),
        },
        work: `$n = ${num(strength)} \\times ${num(volume / 1000)} = ${num(round((strength * volume) / 1000, 4))}$ mol, and multiplied by ${num(mass)} g mol⁻¹ it is ${grams(needed)}.`,
      }
    },
  }),
  template({
    id: 'dilution-with-water',
    topic: '6.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [volume, strength, times] = [
        draw.int(20, 150, 10),
        draw.pick([0.5, 1, 1.5, 2, 2.5, 4]),
        draw.pick([2.5, 4, 5, 8, 10]),
      ]
      const weak = strength / times
      const water = volume * (times - 1)
      draw.need(ends(weak, 2) && ends(water))
      return {
        ask: `What volume of water must be added to ${volume} cm³ of a ${num(strength)} mol dm⁻³ acid to make it ${num(weak)} mol dm⁻³?`,
        answer: quantity(water, 'cm³'),
        slips: {
          'gave the final volume': quantity(volume * times, 'cm³'),
          'divided the volume by the ratio': about(volume / times, 'cm³'),
          'added the first volume': quantity(volume * (times + 1), 'cm³'),
          'halved the final volume': about((volume * times) / 2, 'cm³'),
        },
        work: `$${num(strength)} \\times ${volume} = ${num(weak)}V$ gives $V = ${num(volume * times)}$ cm³, and $${num(volume * times)} - ${volume}$ is ${quantity(water, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'concentration-by-titration',
    topic: '9.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const { acid, base, equation, a, b } = draw.pick([
        { acid: 'hydrochloric acid', base: 'sodium hydroxide', equation: '\\ce{HCl + NaOH -> NaCl + H2O}', a: 1, b: 1 },
        {
          acid: 'tetraoxosulphate(VI) acid',
          base: 'sodium hydroxide',
          equation: '\\ce{H2SO4 + 2NaOH -> Na2SO4 + 2H2O}',
          a: 1,
          b: 2,
        },
        {
          acid: 'hydrochloric acid',
          base: 'sodium trioxocarbonate(IV)',
          equation: '\\ce{2HCl + Na2CO3 -> 2NaCl + H2O + CO2}',
          a: 2,
          b: 1,
        },
        {
          acid: 'tetraoxosulphate(VI) acid',
          base: 'sodium trioxocarbonate(IV)',
          equation: '\\ce{H2SO4 + Na2CO3 -> Na2SO4 + H2O + CO2}',
          a: 1,
          b: 1,
        },
      ])
      const [tenths, strength] = [draw.int(160, 320, 5), draw.pick([0.05, 0.08, 0.1, 0.12, 0.15, 0.2])]
      const used = tenths / 10
      const found = (strength * used * b) / (a * 25)
      draw.need(used !== 25 && ends(found, 4))
      const given = (value: number) => quantity(round(value, 4), 'mol dm⁻³')
      return {
        ask: `25.0 cm³ of a solution of ${base} needs ${num(used, 1)} cm³ of ${num(strength)} mol dm⁻³ ${acid} for neutralisation. $${equation}$ Calculate the concentration of the ${base} solution.`,
        answer: given(found),
        slips: {
          'used the wrong ratio of moles': given(a === b ? found / 2 : (strength * used) / 25),
          'turned the ratio of moles over': given(a === b ? found * 2 : (strength * used * a) / (b * 25)),
          'exchanged the volumes': about((strength * 25 * b) / (a * used), 'mol dm⁻³'),
          'multiplied the ratio by four': given(found * 4),
        },
        work: `$\\frac{${num(strength)} \\times ${num(used, 1)}}{C \\times 25.0} = \\frac{${a}}{${b}}$, so $C$ is ${given(found)}.`,
      }
    },
  }),
  template({
    id: 'percentage-purity',
    topic: '9.d',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [percent, sample, strength] = [
        draw.int(60, 96, 2),
        draw.pick([2, 4, 5, 8, 10]),
        draw.pick([0.1, 0.2, 0.25, 0.4, 0.5]),
      ]
      const pure = (sample * percent) / 100
      const used = ((pure / 40) * 1000) / 10 / strength
      draw.need(ends(used, 1) && used >= 10 && used <= 45)
      return {
        ask: `${sample} g of impure sodium hydroxide is dissolved in water and made up to 250 cm³. 25.0 cm³ of this solution neutralises ${num(used, 1)} cm³ of ${num(strength)} mol dm⁻³ hydrochloric acid. Calculate the percentage purity of the sodium hydroxide. [$\\ce{NaOH}$ = 40; $\\ce{NaOH + HCl -> NaCl + H2O}$]`,
        answer: `${percent}%`,
        slips: {
          'gave the percentage of impurities': `${100 - percent}%`,
          'took two moles of acid to one of the base': `${num(percent / 2)}%`,
          'used the molar mass of the acid': `${num(round((percent * 36.5) / 40, 1))}%`,
          'left the volume at 200 cm³': `${num(round(percent * 0.8, 1))}%`,
        },
        work: `25.0 cm³ holds $${num(round((used * strength) / 1000, 5))}$ mol and 250 cm³ ten times as much, that is ${num(round(pure, 3))} g: $\\frac{${num(round(pure, 3))}}{${sample}} \\times 100\\%$ is ${percent}%.`,
      }
    },
  }),
  template({
    id: 'ph-of-strong-acid',
    topic: '9.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [digit, power] = [draw.int(2, 9), draw.int(2, 5)]
      const ph = power - Math.log10(digit)
      return {
        ask: `Calculate the pH of hydrochloric acid of concentration $${digit} \\times 10^{-${power}}$ mol dm⁻³, correct to one decimal place. [The acid is fully ionised]`,
        answer: num(ph, 1),
        slips: {
          'added the logarithm of the number': num(power + Math.log10(digit), 1),
          'found the pOH': num(14 - ph, 1),
          'took one more power of ten': num(ph + 1, 1),
          'used the power of ten alone': num(power, 1),
        },
        work: `$\\text{pH} = -\\log_{10}(${digit} \\times 10^{-${power}}) = ${power} - ${num(Math.log10(digit), 4)}$, which is ${num(ph, 1)}.`,
      }
    },
  }),
  template({
    id: 'ph-of-strong-base',
    topic: '9.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [digit, power] = [draw.int(1, 5), draw.int(2, 4)]
      const poh = power - Math.log10(2 * digit)
      const strength = `${digit === 1 ? '1.0' : digit} \\times 10^{-${power}}`
      return {
        ask: `Calculate the pH of barium hydroxide solution, $\\ce{Ba(OH)2}$, of concentration $${strength}$ mol dm⁻³, correct to one decimal place. [The base is fully ionised; $K_{w} = 10^{-14}$ mol² dm⁻⁶]`,
        answer: num(14 - poh, 1),
        slips: {
          'gave the pOH': num(poh, 1),
          'took one hydroxide ion to a formula': num(14 - power + Math.log10(digit), 1),
          'halved the hydroxide ions': num(14 - power + Math.log10(digit / 2), 1),
          'took one power of ten too many': num(13 - poh, 1),
        },
        work: `The hydroxide ions are $${2 * digit} \\times 10^{-${power}}$ mol dm⁻³, so pOH is ${num(poh, 1)} and pH is ${num(14 - poh, 1)}.`,
      }
    },
  }),
  template({
    id: 'ph-after-dilution',
    topic: '9.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, steps, volume] = [draw.int(1, 3), draw.int(1, 2), draw.int(5, 25, 5)]
      const times = 10 ** steps
      draw.need(first + steps < 6)
      return {
        ask: `${volume} cm³ of a fully ionised monobasic acid of pH ${first} is diluted with water to ${num(volume * times)} cm³. Then 10 cm³ of this solution is diluted to 100 cm³. What is the pH of the last solution?`,
        answer: num(first + steps + 1),
        slips: {
          'left out the second dilution': num(first + steps),
          'lowered the pH': num(first === steps + 1 ? first + steps + 2 : Math.abs(first - steps - 1)),
          'multiplied the pH by the number of dilutions': num(first * 2),
          'counted one dilution too many': num(first + steps + 2),
          'added the dilution as 7': num(first + steps + 3),
        },
        work: `The acid is made ${num(times)} times and then 10 times as dilute, ${num(times * 10)} times in all, so the pH rises by ${steps + 1} to ${num(first + steps + 1)}.`,
      }
    },
  }),
  template({
    id: 'solubility-from-evaporation',
    topic: '10.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [salt, water] = [draw.int(4, 36), draw.int(20, 60, 5)]
      const found = (salt * 100) / water
      draw.need(ends(found, 1) && found > 12 && found < 100 && water !== 50)
      const unit = 'g per 100 g of water'
      return {
        ask: `${salt + water} g of a saturated solution is evaporated to dryness and leaves ${salt} g of the salt. Calculate the solubility of the salt at that temperature.`,
        answer: quantity(round(found, 1), unit),
        slips: {
          'divided by the mass of the solution': about((salt * 100) / (salt + water), unit),
          'turned the fraction over': about((water * 100) / salt, unit),
          'halved it': quantity(round(found / 2, 2), unit),
          'found the share of the water': about((water * 100) / (salt + water), unit),
        },
        work: `The water is $${salt + water} - ${salt} = ${water}$ g, and $\\frac{${salt}}{${water}} \\times 100$ is ${quantity(round(found, 1), unit)}.`,
      }
    },
  }),
  template({
    id: 'crystals-on-cooling',
    topic: '10.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [hot, cold, water, high] = [
        draw.int(60, 140, 5),
        draw.int(15, 50, 5),
        draw.int(40, 250, 10),
        draw.int(50, 80, 10),
      ]
      const out = ((hot - cold) * water) / 100
      draw.need(water !== 100 && ![hot - cold, (cold * water) / 100, (hot * water) / 100, out].includes(water))
      draw.need(
        ![out, (cold * water) / 100, (hot * water) / 100, hot - cold].some((one) => one === hot || one === cold),
      )
      return {
        ask: `The solubility of a salt is ${hot} g per 100 g of water at ${high} °C and ${cold} g per 100 g of water at 20 °C. What mass of the salt crystallises when a saturated solution with ${water} g of water is cooled from ${high} °C to 20 °C?`,
        answer: grams(out),
        slips: {
          'took 100 g of water': grams(hot - cold),
          'gave the mass that stays dissolved': grams((cold * water) / 100),
          'gave the mass dissolved at first': grams((hot * water) / 100),
          'added the solubilities': grams(((hot + cold) * water) / 100),
        },
        work: `100 g of water gives up $${hot} - ${cold} = ${hot - cold}$ g, so ${water} g gives up $\\frac{${hot - cold} \\times ${water}}{100}$, which is ${grams(out)}.`,
      }
    },
  }),
  template({
    id: 'mass-concentration',
    topic: '6.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const { name, formula, mass, atoms } = draw.pick(solutes)
      const [tenths, volume] = [draw.pick([0.05, 0.1, 0.15, 0.2, 0.3]), draw.pick([125, 200, 250, 400, 500])]
      const weighed = round(tenths * mass, 2)
      const found = (tenths * 1000) / volume
      draw.need(ends(found, 3) && found !== tenths && ends(tenths * mass, 2))
      return {
        ask: `${num(weighed)} g of ${name}, $${formula}$, is dissolved in water and made up to ${volume} cm³. Calculate the concentration of the solution. [${atoms}]`,
        answer: molar(round(found, 3)),
        slips: {
          'left out the volume': molar(tenths),
          'multiplied by the volume': molar(round((tenths * volume) / 1000, 4)),
          'took half of the volume': molar(round(found * 2, 3)),
          'lost a power of ten': molar(round(found * 10, 3)),
        },
        work: `$n = \\frac{${num(weighed)}}{${num(mass)}} = ${num(tenths)}$ mol, and $\\frac{${num(tenths)}}{${num(volume / 1000)}}$ is ${molar(round(found, 3))}.`,
      }
    },
  }),
]
