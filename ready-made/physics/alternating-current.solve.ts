import type { Solver } from '../make/solver.ts'
import { near, summed } from '../make/steps.ts'

const parts = 360

/** By phasors, by the mean over a cycle and second after second, where the usual way is a formula. */
export const alternatingCurrentSolvers: Solver[] = [
  {
    // The phasor of one ampere: its voltage along and across the current.
    of: ['impedance-in-series'],
    solve: ({ read }) => {
      const [resistance = 0, coil = 0, capacitor = 0] = read(
        /resistor of ([\d.]+) Ω, a coil of reactance ([\d.]+) Ω and a capacitor of reactance ([\d.]+) Ω/,
      ).map(Number)
      const phase = Math.atan2(coil - capacitor, resistance)
      return ({ value }) => near(value * Math.cos(phase), resistance)
    },
  },
  {
    // The voltage that each current needs.
    of: ['current-through-coil'],
    solve: ({ read, formulas, value: worth }) => {
      const [inductance = 0, voltage = 0, frequency = 0] = read(
        /inductance ([\d.]+) H .*supply of ([\d.]+) V r\.m\.s\. at ([\d.]+) Hz/,
      ).map(Number)
      const turn = 2 * worth((formulas[0] ?? '').replace(/^.*=/, ''))
      return ({ value }) => near(value * inductance * turn * frequency, voltage)
    },
  },
  {
    // The mean of the power at every degree of a cycle.
    of: ['power-from-peak-current'],
    solve: ({ read }) => {
      const [peak = 0, resistance = 0] = read(/peak value of ([\d.]+) A .*resistor of ([\d.]+) Ω/).map(Number)
      let sum = 0
      for (let part = 0; part < parts; part += 1)
        sum += (peak * Math.sin((2 * Math.PI * part) / parts)) ** 2 * resistance
      return ({ value }) => near(value * parts, sum)
    },
  },
  {
    // What is deposited second after second.
    of: ['mass-of-copper'],
    solve: ({ read, formulas, value: worth }) => {
      const [current = 0, minutes = 0] = read(/current of ([\d.]+) A .*for ([\d.]+) minutes?/).map(Number)
      const each = worth(formulas[0] ?? '')
      return ({ value }) =>
        near(
          value,
          summed(0, minutes * 60, (_, step) => current * each * step),
        )
    },
  },
  {
    // The silver that each time would deposit.
    of: ['time-to-plate'],
    solve: ({ read, formulas, value: worth }) => {
      const [mass = 0, current = 0] = read(/with ([\d.]+) g of silver by a current of ([\d.]+) A/).map(Number)
      const each = worth(formulas[0] ?? '')
      return ({ value }) =>
        near(
          summed(0, value, (_, step) => current * 60 * each * step),
          mass,
        )
    },
  },
]
