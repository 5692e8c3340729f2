import type { Solver } from '../make/solver.ts'
import { balance, near, summed } from '../make/steps.ts'

const littleRise = 0.1

/** By degrees, grams and seconds and by substitution, where the usual way is a formula of heat or expansion. */
export const heatSolvers: Solver[] = [
  {
    // Degree after degree.
    of: ['heat-to-warm-metal'],
    solve: ({ read }) => {
      const [grams = 0, from = 0, to = 0, capacity = 0] = read(
        /of ([\d.]+) g of \w+ from ([\d.]+) °C to ([\d.]+) °C.* is ([\d.]+) J kg⁻¹ K⁻¹/,
      ).map(Number)
      return ({ value }) =>
        near(
          value,
          summed(from, to, (_, step) => (grams / 1000) * capacity * step),
        )
    },
  },
  {
    // Counted from 0 °C, the heat of both is the heat of the mixture.
    of: ['hot-and-cold-water'],
    solve: ({ read }) => {
      const [first = 0, hot = 0, second = 0, cold = 0] = read(
        /([\d.]+) g of water at ([\d.]+) °C is mixed with ([\d.]+) g of water at ([\d.]+) °C/,
      ).map(Number)
      return ({ value }) => near((first + second) * value, first * hot + second * cold)
    },
  },
  {
    // How far each metal is warmed, second after second.
    of: ['heater-and-specific-heat'],
    solve: ({ read }) => {
      const [power = 0, mass = 0, rise = 0, minutes = 0] = read(
        /power ([\d.]+) W .*mass ([\d.]+) kg by ([\d.]+) K in ([\d.]+) minutes?/,
      ).map(Number)
      return ({ value }) =>
        near(
          summed(0, minutes * 60, (_, step) => (power * step) / (mass * value)),
          rise,
        )
    },
  },
  {
    // The ice that each amount of heat would melt and warm.
    of: ['melting-and-warming-ice'],
    solve: ({ read }) => {
      const [grams = 0, warm = 0, latent = 0, capacity = 0] = read(
        /change ([\d.]+) g of ice at 0 °C into water at ([\d.]+) °C.*ice is ([\d.]+) J g⁻¹;.*water is ([\d.]+) J g⁻¹ K⁻¹/,
      ).map(Number)
      const ofOneGram = latent + summed(0, warm, (_, step) => capacity * step)
      return ({ value }) => near(value / ofOneGram, grams)
    },
  },
  {
    // What boils away in the time of each option.
    of: ['time-to-boil-away'],
    solve: ({ read }) => {
      const [power = 0, grams = 0, latent = 0] = read(
        /power ([\d.]+) W\..*turn ([\d.]+) g of .*water is ([\d.]+) J g⁻¹/,
      ).map(Number)
      return ({ value }) =>
        near(
          summed(0, value, (_, step) => (power * step) / latent),
          grams,
        )
    },
  },
  {
    // The rise of temperature that lengthens the rail by each option.
    of: ['length-after-heating'],
    solve: ({ read, formulas, value: worth }) => {
      const [length = 0, from = 0, to = 0] = read(
        /rail is ([\d.]+) m long at ([\d.]+) °C\..*heated to ([\d.]+) °C/,
      ).map(Number)
      const expansivity = worth(formulas[0] ?? '')
      return ({ value }) => near(from + value / 1000 / (length * expansivity), to)
    },
  },
  {
    // The cube of a side that grows by a very small part: how fast the volume follows.
    of: ['volume-after-heating'],
    solve: ({ read, formulas, value }) => {
      const [volume = 0, from = 0, to = 0] = read(/volume of ([\d.]+) cm³ at ([\d.]+) °C\..*volume at ([\d.]+) °C/).map(
        Number,
      )
      const side = Math.cbrt(volume)
      const [more, less] = [1, -1].map((sign) => (side * (1 + sign * littleRise * value(formulas[0] ?? ''))) ** 3)
      return (((more ?? 0) - (less ?? 0)) / (2 * littleRise)) * (to - from)
    },
  },
  {
    // The length of the thread at each temperature.
    of: ['reading-of-thermometer'],
    solve: ({ read }) => {
      const [ice = 0, steam = 0, now = 0] = read(
        /is ([\d.]+) cm long at the ice point and ([\d.]+) cm long at the steam point\..*thread is ([\d.]+) cm long/,
      ).map(Number)
      return ({ value }) => near(ice * (1 - value / 100) + steam * (value / 100), now)
    },
  },
  {
    // The resistance at each temperature.
    of: ['resistance-thermometer'],
    solve: ({ read }) => {
      const [cold = 0, hot = 0, now = 0] = read(
        /is ([\d.]+) Ω at 0 °C and ([\d.]+) Ω at 100 °C\..*resistance ([\d.]+) Ω/,
      ).map(Number)
      return ({ value }) => near(cold * (1 - value / 100) + hot * (value / 100), now)
    },
  },
  {
    // The mass at which the water ends just as warm as is said, found by halving.
    of: ['mass-of-steam-condensed'],
    solve: ({ read }) => {
      const [water = 0, cold = 0, warm = 0, latent = 0, capacity = 0] = read(
        /into ([\d.]+) g of water at ([\d.]+) °C until .* is ([\d.]+) °C\..*vaporisation is ([\d.]+) J g⁻¹;.*water is ([\d.]+) J g⁻¹ K⁻¹/,
      ).map(Number)
      const mixed = (steam: number) => (water * cold + steam * (100 + latent / capacity)) / (water + steam)
      return balance(0, water, (steam) => mixed(steam) - warm)
    },
  },
  {
    // The power that water needs to leave at each temperature.
    of: ['shower-heater'],
    solve: ({ read }) => {
      const [cold = 0, kilowatts = 0, flow = 0, capacity = 0] = read(
        /Water at ([\d.]+) °C .*power ([\d.]+) kW at ([\d.]+) kg a minute.*water is ([\d.]+) J kg⁻¹ K⁻¹/,
      ).map(Number)
      return ({ value }) => near((flow / 60) * summed(cold, value, (_, step) => capacity * step), kilowatts * 1000)
    },
  },
]
