import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const volume = (value: number) => quantity(value, 'cm³')

/** Gases whose diffusion is compared: the ratio of their molar masses is a square. */
const pairs = [
  { light: 'hydrogen', small: 2, heavy: 'oxygen', large: 32, times: 4 },
  { light: 'methane', small: 16, heavy: 'sulphur(IV) oxide', large: 64, times: 2 },
  { light: 'helium', small: 4, heavy: 'sulphur(IV) oxide', large: 64, times: 4 },
  { light: 'helium', small: 4, heavy: 'methane', large: 16, times: 2 },
] as const

export const gases = [
  template({
    id: 'volume-at-stp',
    topic: '7.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, celsius, pressure] = [draw.int(60, 600, 10), draw.int(7, 91, 7), draw.int(600, 900, 10)]
      const end = (first * pressure * 273) / (760 * (celsius + 273))
      draw.need(pressure !== 760 && celsius !== 0)
      const whole = (value: number) => quantity(value, 'cm³', 1)
      return {
        ask: `A gas occupies ${first} cm³ at ${celsius} °C and ${pressure} mmHg. Calculate its volume at s.t.p., correct to one decimal place. [s.t.p. is 0 °C and 760 mmHg; 0 °C is 273 K]`,
        answer: whole(end),
        slips: {
          'turned the ratio of temperatures over': whole((first * pressure * (celsius + 273)) / (760 * 273)),
          'turned the ratio of pressures over': whole((first * 760 * 273) / (pressure * (celsius + 273))),
          'left out the temperatures': whole((first * pressure) / 760),
          'left out the pressures': whole((first * 273) / (celsius + 273)),
        },
        work: `$V = \\frac{${first} \\times ${pressure} \\times 273}{760 \\times ${celsius + 273}}$, which is ${whole(end)}.`,
      }
    },
  }),
  template({
    id: 'time-of-diffusion',
    topic: '7.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const { light, small, heavy, large, times } = draw.pick(pairs)
      const [amount, seconds] = [draw.int(20, 120, 10), draw.int(10, 45)]
      return {
        ask: `${amount} cm³ of ${light} diffuses through a porous plug in ${seconds} s. How long does the same volume of ${heavy} take under the same conditions? [Molar mass of ${light} is ${small} g mol⁻¹, of ${heavy} ${large} g mol⁻¹]`,
        answer: quantity(seconds * times, 's'),
        slips: {
          'left out the square root': quantity(seconds * times ** 2, 's'),
          'turned the ratio over': about(seconds / times, 's'),
          'divided by the ratio of the molar masses': about(seconds / times ** 2, 's'),
          'added the difference of the molar masses': quantity(seconds + large - small, 's'),
        },
        work: `$t = ${seconds}\\sqrt{\\frac{${large}}{${small}}} = ${seconds} \\times ${times}$, which is ${quantity(seconds * times, 's')}.`,
      }
    },
  }),
  template({
    id: 'molar-mass-from-diffusion',
    topic: '7.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [rate, times] = [draw.int(6, 40, 2), draw.pick([1.5, 2, 2.5, 3])]
      draw.need(![rate, rate * times].includes(16 * times ** 2))
      const unit = 'g mol⁻¹'
      return {
        ask: `Methane (molar mass 16 g mol⁻¹) diffuses through a small hole at ${num(rate * times)} cm³ s⁻¹ and a gas X at ${rate} cm³ s⁻¹ under the same conditions. Calculate the molar mass of X.`,
        answer: quantity(16 * times ** 2, unit),
        slips: {
          'did not square the ratio of the rates': quantity(16 * times, unit),
          'turned the ratio over': about(16 / times ** 2, unit),
          'turned the ratio over and did not square it': about(16 / times, unit),
          'used the root of the ratio': about(16 * Math.sqrt(times), unit),
        },
        work: `$\\frac{M}{16} = \\left(\\frac{${num(rate * times)}}{${rate}}\\right)^{2} = ${num(times ** 2)}$, so $M$ is ${quantity(16 * times ** 2, unit)}.`,
      }
    },
  }),
  template({
    id: 'partial-pressure-in-mixture',
    topic: '7.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [first, second, third, kilo] = [draw.int(1, 6), draw.int(1, 6), draw.int(1, 6), draw.int(90, 240, 6)]
      const share = (first * kilo) / (first + second + third)
      draw.need(ends(share, 1) && first !== second && first !== third && second !== third)
      const unit = 'kPa'
      return {
        ask: `A vessel holds ${first} mol of nitrogen, ${second} mol of oxygen and ${third} mol of argon at a total pressure of ${kilo} kPa. Calculate the partial pressure of the nitrogen.`,
        answer: quantity(share, unit),
        slips: {
          'took the oxygen': about((second * kilo) / (first + second + third), unit),
          'shared the pressure equally': about(kilo / 3, unit),
          'left the argon out': about((first * kilo) / (first + second), unit),
          'gave the pressure of the other gases': about(kilo - share, unit),
          'left the nitrogen out below': about((first * kilo) / (second + third), unit),
        },
        work: `$p = \\frac{${first}}{${first} + ${second} + ${third}} \\times ${kilo}$, which is ${quantity(share, unit)}.`,
      }
    },
  }),
  template({
    id: 'dry-gas-over-water',
    topic: '7.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [amount, total, vapour] = [draw.int(100, 500, 10), draw.int(740, 770, 2), draw.int(14, 36, 2)]
      const end = (amount * (total - vapour)) / 760
      const whole = (value: number) => quantity(value, 'cm³', 1)
      draw.need(total - vapour !== 760 && total !== 760)
      return {
        ask: `${amount} cm³ of hydrogen is collected over water at a total pressure of ${total} mmHg. The vapour pressure of water is ${vapour} mmHg at that temperature. What is the volume of the dry gas at 760 mmHg and the same temperature, correct to one decimal place?`,
        answer: whole(end),
        slips: {
          'left out the vapour pressure': whole((amount * total) / 760),
          'added the vapour pressure': whole((amount * (total + vapour)) / 760),
          'turned the ratio over': whole((amount * 760) / (total - vapour)),
          'took the vapour pressure from 760 mmHg': whole((amount * total) / (760 - vapour)),
        },
        work: `The gas has $${total} - ${vapour} = ${total - vapour}$ mmHg: $V = \\frac{${amount} \\times ${total - vapour}}{760}$, which is ${whole(end)}.`,
      }
    },
  }),
  template({
    id: 'gas-volumes-of-burning',
    topic: '6.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const { gas, equation, oxygen, carbon } = draw.pick([
        { gas: 'propane', equation: '\\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}', oxygen: 5, carbon: 3 },
        { gas: 'ethene', equation: '\\ce{C2H4 + 3O2 -> 2CO2 + 2H2O}', oxygen: 3, carbon: 2 },
        { gas: 'butene', equation: '\\ce{C4H8 + 6O2 -> 4CO2 + 4H2O}', oxygen: 6, carbon: 4 },
      ])
      const [burnt, step] = [draw.int(12, 60, 2), draw.int(1, 2)]
      const given = burnt * step
      return {
        ask: `What volume of oxygen is needed to burn ${given} cm³ of ${gas} completely? $${equation}$ [All volumes are measured under the same conditions]`,
        answer: volume(given * oxygen),
        slips: {
          'gave the volume of carbon(IV) oxide': volume(given * carbon),
          'turned the ratio over': about(given / oxygen, 'cm³'),
          'counted the oxygen atoms': volume(given * oxygen * 2),
          'took one volume too few': volume(given * (oxygen - 1)),
        },
        work: `1 volume of the gas needs ${oxygen} volumes of oxygen: $${oxygen} \\times ${given}$ is ${volume(given * oxygen)}.`,
      }
    },
  }),
  template({
    id: 'amount-by-ideal-gas-equation',
    topic: '7.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [amount, kelvin, litres] = [
        draw.pick([0.1, 0.2, 0.25, 0.4, 0.5, 1.5, 2]),
        draw.int(280, 420, 10),
        draw.int(2, 20),
      ]
      const pressure = (amount * 8.314 * kelvin) / litres
      const kilo = (value: number) => quantity(value, 'kPa', 1)
      draw.need(pressure > 20 && pressure < 900)
      return {
        ask: `Calculate the pressure of ${num(amount)} mol of an ideal gas that fills a vessel of ${litres} dm³ at ${kelvin - 273} °C, correct to one decimal place. [$R$ is 8.314 J K⁻¹ mol⁻¹; 0 °C is 273 K]`,
        answer: kilo(pressure),
        slips: {
          'left the temperature in °C': kilo((amount * 8.314 * (kelvin - 273)) / litres),
          'multiplied by the volume': kilo(amount * 8.314 * kelvin * litres),
          'divided by the amount': kilo((8.314 * kelvin) / (amount * litres)),
          'added 273 twice': kilo((amount * 8.314 * (kelvin + 273)) / litres),
        },
        work: `$p = \\frac{nRT}{V} = \\frac{${num(amount)} \\times 8.314 \\times ${kelvin}}{${num(round(litres / 1000, 4))}}$ Pa, which is ${kilo(pressure)}.`,
      }
    },
  }),
]
