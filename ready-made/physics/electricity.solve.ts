import type { Solver } from '../make/solver.ts'
import { balance, near, summed } from '../make/steps.ts'

const times: Record<string, number> = {
  half: 0.5,
  twice: 2,
  'three times': 3,
  'four times': 4,
  'five times': 5,
  'six times': 6,
}

const manyTimes = (words = '') => {
  const found = times[words]
  if (found === undefined) throw new Error(`not a number of times: ${words}`)
  return found
}

/** By currents, charges and substitution, where the usual way is a formula of resistance or power. */
export const electricitySolvers: Solver[] = [
  {
    // One volt drives as much current through the pair as through the two together.
    of: ['two-in-parallel'],
    solve: ({ read }) => {
      const [first = 0, second = 0] = read(/([\d.]+) Ω.* and .*?([\d.]+) Ω.*in parallel/).map(Number)
      return ({ value }) => near(1 / value, 1 / first + 1 / second)
    },
  },
  {
    // What the single resistor leaves of the voltage drives the same current through the pair.
    of: ['series-and-parallel'],
    solve: ({ read }) => {
      const [first = 0, second = 0, single = 0, voltage = 0] = read(
        /([\d.]+) Ω.* and .*?([\d.]+) Ω.* in parallel .*?([\d.]+) Ω and a battery of e\.m\.f\. ([\d.]+) V/,
      ).map(Number)
      return ({ value }) => {
        const left = voltage - value * single
        return near(left / first + left / second, value)
      }
    },
  },
  {
    // The voltage that is left for the outer resistor.
    of: ['internal-resistance'],
    solve: ({ read }) => {
      const [voltage = 0, current = 0, outer = 0] = read(
        /e\.m\.f\. ([\d.]+) V .*current of ([\d.]+) A .*?([\d.]+) Ω/,
      ).map(Number)
      return ({ value }) => near((voltage - current * value) / outer, current)
    },
  },
  {
    // The same current in both.
    of: ['voltage-of-divider'],
    solve: ({ read }) => {
      const [first = 0, second = 0, voltage = 0, asked = 0] = read(
        /of ([\d.]+) Ω and ([\d.]+) Ω are .*across (?:a|an) ([\d.]+) V .*across the ([\d.]+) Ω/,
      ).map(Number)
      const other = asked === first ? second : first
      return ({ value }) => near(value / asked, (voltage - value) / other)
    },
  },
  {
    // Pieces of the first wire, one behind the other and side by side.
    of: ['resistance-of-longer-wire'],
    solve: ({ read }) => {
      const [resistance, long, wide] = read(
        /resistance of ([\d.]+) Ω\..*that is (half|[a-z]+ times|twice) as long and has (half|[a-z]+ times|twice) the diameter/,
      )
      const [diameter, length] = [manyTimes(wide), manyTimes(long)]
      const strands = summed(0, diameter, (at, step) => 2 * at * step)
      return ({ value }) => near((value * strands) / length, Number(resistance))
    },
  },
  {
    // The resistivity of a wire that has each resistance.
    of: ['resistivity-of-wire'],
    solve: ({ read, formulas, value: worth }) => {
      const [length = 0, area = 0] = read(/wire ([\d.]+) m long .*area of ([\d.]+) mm²/).map(Number)
      return ({ value }) => near((value * area * 1e-6) / length / worth(formulas[0] ?? ''), 1)
    },
  },
  {
    // The energy of each current in a second.
    of: ['current-of-appliance'],
    solve: ({ read }) => {
      const [kilowatts = 0, voltage = 0] = read(/rated ([\d.]+) kW, ([\d.]+) V/).map(Number)
      return ({ value }) => near(value * voltage, kilowatts * 1000)
    },
  },
  {
    // Lamp by lamp, fan by fan and day by day.
    of: ['cost-of-appliances'],
    solve: ({ read }) => {
      const [lamps = 0, lamp = 0, fans = 0, fan = 0, hours = 0, days = 0, price = 0] = read(
        /house (\d+) lamps? of ([\d.]+) W each and (\d+) fans? of ([\d.]+) W each are used ([\d.]+) hours a day\..*for (\d+) days at ₦([\d.]+) per kWh/,
      ).map(Number)
      const watts = [...Array<number>(lamps).fill(lamp), ...Array<number>(fans).fill(fan)]
      let cost = 0
      for (let day = 0; day < days; day += 1) for (const each of watts) cost += (each / 1000) * hours * price
      return ({ value }) => near(value, cost)
    },
  },
  {
    // The charge that flows, second after second, times the voltage.
    of: ['heat-in-resistor'],
    solve: ({ read }) => {
      const [current = 0, resistance = 0, minutes = 0] = read(
        /current of ([\d.]+) A .*?([\d.]+) Ω for ([\d.]+) minutes?/,
      ).map(Number)
      const charge = summed(0, minutes * 60, (_, step) => current * step)
      return ({ value }) => near(value / charge, current * resistance)
    },
  },
  {
    // The resistance found from each power is that of the heater.
    of: ['power-on-lower-voltage'],
    solve: ({ read }) => {
      const [power = 0, rated = 0, lower = 0] = read(
        /rated ([\d.]+) W, ([\d.]+) V\..*on (?:a|an) ([\d.]+) V supply/,
      ).map(Number)
      return ({ value }) => near(lower / (value / lower), rated / (power / rated))
    },
  },
  {
    // The shunt with which the coil gets just its share, found by halving.
    of: ['shunt-of-ammeter'],
    solve: ({ read }) => {
      const [coil = 0, full = 0, whole = 0] = read(/resistance ([\d.]+) Ω .*for ([\d.]+) mA\..*up to ([\d.]+) A/).map(
        Number,
      )
      return balance(0, coil, (shunt) => (whole * shunt) / (shunt + coil) - full / 1000)
    },
  },
]
