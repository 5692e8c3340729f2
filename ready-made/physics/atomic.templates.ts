import type { Draw } from '../make/draw.ts'
import { about, ends, num, quantity, round, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

/** The four series of decays: where each begins, and what its nuclei emit one after the other. */
const series = [
  { mass: 238, charge: 92, emits: 'abbaaaaabbabba' },
  { mass: 235, charge: 92, emits: 'ababaaaabab' },
  { mass: 232, charge: 90, emits: 'abbaaaabba' },
  { mass: 237, charge: 93, emits: 'abaabaaabab' },
] as const

/** A stretch of one series: all its nuclei exist. */
function stretch(draw: Draw) {
  const { mass, charge, emits } = draw.pick(series)
  const [from, long] = [draw.int(0, 6), draw.int(4, 12)]
  draw.need(from + long <= emits.length)
  const count = (part: string, letter: string) => part.split(letter).length - 1
  const [before, part] = [emits.slice(0, from), emits.slice(from, from + long)]
  const [alphas, betas] = [count(part, 'a'), count(part, 'b')]
  return {
    mass: mass - 4 * count(before, 'a'),
    charge: charge - 2 * count(before, 'a') + count(before, 'b'),
    alphas,
    betas,
  }
}

/** Protons and charge of ions that exist, with the neutrons of their commoner isotopes. */
const ions: Record<number, { charge: number; neutrons: number[] }> = {
  19: { charge: 1, neutrons: [20, 22] },
  20: { charge: 2, neutrons: [22, 24] },
  24: { charge: 3, neutrons: [28, 29] },
  26: { charge: 2, neutrons: [30, 31] },
  28: { charge: 2, neutrons: [30, 32, 34] },
  29: { charge: 2, neutrons: [34, 36] },
  30: { charge: 2, neutrons: [34, 36, 38] },
  37: { charge: 1, neutrons: [48, 50] },
  38: { charge: 2, neutrons: [48, 50] },
  47: { charge: 1, neutrons: [60, 62] },
  56: { charge: 2, neutrons: [81, 82] },
}

export const atomic = [
  template({
    id: 'part-left-after-half-lives',
    topic: 'E.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [half, lives, mass] = [draw.int(3, 30), draw.int(2, 5), draw.int(16, 320, 16)]
      const left = mass / 2 ** lives
      draw.need(ends(left, 1) && half !== lives && left !== half)
      return {
        ask: `The half-life of a radioactive element is ${half} days. How much of ${mass} g of it is left after ${half * lives} days?`,
        answer: quantity(left, 'g'),
        slips: {
          'divided by the number of half-lives': about(mass / lives, 'g'),
          'took one half-life too many': quantity(left / 2, 'g'),
          'took one half-life too few': quantity(left * 2, 'g'),
          'gave the mass that has decayed': quantity(mass - left, 'g'),
        },
        work: `These are $\\frac{${half * lives}}{${half}} = ${lives}$ half-lives: $\\frac{${mass}}{2^{${lives}}}$, which is ${quantity(left, 'g')}.`,
      }
    },
  }),
  template({
    id: 'half-life-from-activity',
    topic: 'E.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [half, lives, rest] = [draw.int(4, 40), draw.int(2, 5), draw.int(15, 90, 5)]
      const first = rest * 2 ** lives
      return {
        ask: `The activity of a source falls from ${num(first)} counts per minute to ${rest} counts per minute in ${half * lives} hours. Calculate its half-life.`,
        answer: quantity(half, 'hours'),
        slips: {
          'divided by one half-life too many': about((half * lives) / (lives + 1), 'hours'),
          'divided by one half-life too few': about((half * lives) / (lives === 2 ? 4 : lives - 1), 'hours'),
          'divided the time by the ratio': about((half * lives) / 2 ** lives, 'hours'),
          'multiplied by the number of half-lives': quantity(half * lives * lives, 'hours'),
        },
        work: `$\\frac{${tex(first)}}{${rest}} = ${2 ** lives} = 2^{${lives}}$, so ${half * lives} hours are ${lives} half-lives, and one is ${quantity(half, 'hours')}.`,
      }
    },
  }),
  template({
    id: 'activity-without-background',
    topic: 'E.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [back, source, lives, half] = [draw.int(12, 40, 2), draw.int(160, 960, 32), draw.int(2, 4), draw.int(2, 12)]
      const end = source / 2 ** lives + back
      draw.need(ends(end) && half !== lives)
      const unit = 'counts per minute'
      return {
        ask: `A detector beside a radioactive source shows ${source + back} counts per minute, of which ${back} are due to the background. The half-life of the source is ${half} hours. What does the detector show after ${half * lives} hours?`,
        answer: quantity(end, unit),
        slips: {
          'halved the background as well': about((source + back) / 2 ** lives, unit),
          'left out the background': quantity(source / 2 ** lives, unit),
          'took one half-life too few': quantity(source / 2 ** (lives - 1) + back, unit),
          'divided by the number of half-lives': about(source / lives + back, unit),
        },
        work: `The source gives $${source + back} - ${back} = ${source}$, after ${lives} half-lives $\\frac{${source}}{${2 ** lives}} = ${source / 2 ** lives}$; with the background the detector shows ${quantity(end, unit)}.`,
      }
    },
  }),
  template({
    id: 'nucleus-after-decays',
    topic: 'E.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const { mass, charge, alphas, betas } = stretch(draw)
      draw.need(alphas >= 2 && betas >= 2 && alphas !== betas && 2 * alphas !== betas)
      const numbers = (a: number, z: number) => `mass number ${a} and atomic number ${z}`
      const [left, kept] = [mass - 4 * alphas, charge - 2 * alphas + betas]
      return {
        ask: `A nucleus of mass number ${mass} and atomic number ${charge} emits ${alphas} alpha particles and ${betas} beta particles in a series of decays. What are the mass number and the atomic number of the nucleus that is left?`,
        answer: numbers(left, kept),
        slips: {
          'lowered the atomic number for each beta particle': numbers(left, charge - 2 * alphas - betas),
          'left out the beta particles': numbers(left, charge - 2 * alphas),
          'lowered the mass number by 2 for each alpha particle': numbers(mass - 2 * alphas, kept),
          'left out the alpha particles': numbers(mass - betas, charge + betas),
        },
        work: `Each alpha particle takes 4 from the mass number and 2 from the atomic number, each beta particle adds 1 to the atomic number: it has ${numbers(left, kept)}.`,
      }
    },
  }),
  template({
    id: 'count-of-alpha-and-beta',
    topic: 'E.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const { mass, charge, alphas, betas } = stretch(draw)
      draw.need(alphas >= 3 && betas >= 2 && alphas !== betas)
      const numbers = (a: number, b: number) => `${a} alpha and ${b} beta particles`
      const drop = 2 * alphas - betas
      draw.need(drop > 2)
      return {
        ask: `In a series of decays, a nucleus of mass number ${mass} and atomic number ${charge} becomes one of mass number ${mass - 4 * alphas} and atomic number ${charge - drop}. How many alpha and beta particles are emitted altogether?`,
        answer: numbers(alphas, betas),
        slips: {
          'exchanged the two': numbers(betas, alphas),
          'took the fall of the atomic number as the beta particles': numbers(alphas, drop),
          'took half of the fall of the mass number': numbers(2 * alphas, betas),
          'added the beta particles to the alpha particles': numbers(alphas + betas, betas),
        },
        work: `The mass number falls by $${4 * alphas} = 4 \\times ${alphas}$; ${alphas} alpha particles lower the atomic number by ${2 * alphas}, and it falls by ${drop}, so there are ${numbers(alphas, betas)}.`,
      }
    },
  }),
  template({
    id: 'photon-energy-in-electronvolts',
    topic: 'E.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [held, light] = [draw.int(14, 48), draw.int(30, 95)]
      draw.need(light > held + 4 && light !== 2 * held)
      const volts = (value: number) => quantity(round(value / 10, 1), 'eV')
      return {
        ask: `Light whose photons have an energy of ${num(light / 10)} eV falls on a metal of work function ${num(held / 10)} eV. What is the maximum kinetic energy of the electrons emitted?`,
        answer: volts(light - held),
        slips: {
          'added the work function': volts(light + held),
          'halved the difference': quantity((light - held) / 20, 'eV'),
          'divided by the work function': about(light / held, 'eV'),
          'took the mean of the energies': quantity((light + held) / 20, 'eV'),
        },
        work: `$E_{k} = hf - W = ${num(light / 10)} - ${num(held / 10)}$, which is ${volts(light - held)}.`,
      }
    },
  }),
  template({
    id: 'wavelength-of-transition',
    topic: 'E.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const levels = [-13.6, -3.4, -1.51, -0.85, -0.54]
      const [low, high] = [draw.int(1, 3), draw.int(2, 5)]
      draw.need(high > low)
      const [below = 0, above = 0] = [levels[low - 1], levels[high - 1]]
      const gap = above - below
      const metres = (value: number) => quantity(value, 'nm', 0)
      const length = (joule: number) => 1240 / joule
      draw.need(length(gap) < 5000)
      return {
        ask: `An electron in a hydrogen atom falls from a level of energy $${above}$ eV to one of $${below}$ eV. Calculate the wavelength of the light emitted, correct to the nearest nanometre. [$hc = 1240$ eV nm]`,
        answer: metres(length(gap)),
        slips: {
          'used the energy of the lower level alone': metres(length(-below)),
          'used the energy of the upper level alone': metres(length(-above)),
          'added the energies': metres(length(-above - below)),
          'doubled the gap': metres(length(2 * gap)),
        },
        work: `$\\Delta E = ${num(round(-below, 2))} - ${num(round(-above, 2))} = ${num(round(gap, 2))}$ eV and $\\lambda = \\frac{1240}{${num(round(gap, 2))}}$, which is ${metres(length(gap))}.`,
      }
    },
  }),
  template({
    id: 'energy-of-mass-defect',
    topic: 'E.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const micrograms = draw.int(2, 60)
      const unit = 'MJ'
      const energy = micrograms * 90
      return {
        ask: `In a nuclear reaction the total mass becomes smaller by ${micrograms} μg. Calculate the energy set free. [Speed of light is $3.0 \\times 10^{8}$ m s⁻¹]`,
        answer: quantity(energy, unit),
        slips: {
          'left out the square of 3': quantity(micrograms * 30, unit),
          'took a half as for kinetic energy': quantity(energy / 2, unit),
          'took a microgram as a millionth of a kilogram': quantity(energy * 1000, unit),
          'doubled 3 for its square': quantity(micrograms * 60, unit),
        },
        work: `$E = mc^{2} = ${micrograms} \\times 10^{-9} \\times (3.0 \\times 10^{8})^{2}$ J, which is ${quantity(energy, unit)}.`,
      }
    },
  }),
  template({
    id: 'neutrons-of-ion',
    topic: 'E.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const protons = draw.pick(Object.keys(ions).map(Number))
      const { charge = 0, neutrons: all = [] } = ions[protons] ?? {}
      const neutrons = draw.pick(all)
      return {
        ask: `An ion with a charge of ${charge === 1 ? 'plus one' : charge === 2 ? 'plus two' : 'plus three'} has ${protons - charge} electrons, and the mass number of its nucleus is ${protons + neutrons}. How many neutrons has it?`,
        answer: num(neutrons),
        slips: {
          'took the electrons away from the mass number': num(neutrons + charge),
          'took the charge from the electrons': num(neutrons + 2 * charge),
          'gave the number of protons': num(protons),
          'took the number of protons and the charge away': num(neutrons - charge),
        },
        work: `It has $${protons - charge} + ${charge} = ${protons}$ protons, and $${protons + neutrons} - ${protons}$ is ${num(neutrons)}.`,
      }
    },
  }),
  template({
    id: 'electron-through-voltage',
    topic: 'E.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, times] = [draw.pick([54, 100, 144, 150, 225, 256, 300, 400, 600, 900]), draw.pick([2, 3, 4, 5])]
      const length = round(1226 / Math.sqrt(first))
      draw.need(ends(length / times, 1))
      return {
        ask: `Electrons accelerated through ${first} V have a de Broglie wavelength of ${length} pm. What is their wavelength when they are accelerated from rest through ${num(first * times ** 2)} V instead?`,
        answer: quantity(length / times, 'pm'),
        slips: {
          'did not take the root of the ratio': about(length / times ** 2, 'pm'),
          'multiplied by the root of the ratio': quantity(length * times, 'pm'),
          'halved the ratio': about((2 * length) / times ** 2, 'pm'),
          'multiplied by the ratio': quantity(length * times ** 2, 'pm'),
        },
        work: `The speed grows with $\\sqrt{V}$ and $\\lambda = \\frac{h}{mv}$: $${length} \\times \\sqrt{\\frac{1}{${times ** 2}}}$, which is ${quantity(length / times, 'pm')}.`,
      }
    },
  }),
]
