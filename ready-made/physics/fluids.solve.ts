import type { Solver } from '../make/solver.ts'
import { near, summed } from '../make/steps.ts'

/** By substitution, by weights and by energy, where the usual way is a formula of density or pressure. */
export const fluidsSolvers: Solver[] = [
  {
    // The mass that the displaced volume has with each density.
    of: ['density-by-displacement'],
    solve: ({ read }) => {
      const [mass = 0, before = 0, after = 0] = read(
        /mass ([\d.]+) g .*holds ([\d.]+) cm³ of water.*rises to ([\d.]+) cm³/,
      ).map(Number)
      return ({ value }) => near(before + mass / value, after)
    },
  },
  {
    // The weight of the layers that stand on a square metre.
    of: ['pressure-of-liquid'],
    solve: ({ read }) => {
      const [height = 0, density = 0, g = 0] = read(
        /liquid ([\d.]+) cm high .*is ([\d.]+) kg m⁻³\..*as ([\d.]+) m s⁻²/,
      ).map(Number)
      return ({ value }) =>
        near(
          value,
          summed(0, height / 100, (_, step) => step * density * g),
        )
    },
  },
  {
    // The block on each of its three faces in turn.
    of: ['greatest-pressure-of-block'],
    solve: ({ read }) => {
      const [mass = 0, a = 0, b = 0, c = 0, g = 0] = read(
        /mass ([\d.]+) kg measures ([\d.]+) m by ([\d.]+) m by ([\d.]+) m\..*as ([\d.]+) m s⁻²/,
      ).map(Number)
      const density = mass / (a * b * c)
      const pressures = [a, b, c].map((height) => height * density * g)
      return ({ value }) => near(value, Math.max(...pressures))
    },
  },
  {
    // The load gains what the force spends: the pistons sweep the same volume.
    of: ['hydraulic-press'],
    solve: ({ read }) => {
      const [small = 0, large = 0, force = 0] = read(
        /radii of ([\d.]+) cm and ([\d.]+) cm\. A force of ([\d.]+) N is applied to the smaller/,
      ).map(Number)
      const way = summed(0, small, (at, step) => 2 * Math.PI * at * step)
      const rise = way / summed(0, large, (at, step) => 2 * Math.PI * at * step)
      return ({ value }) => near(value * rise, force)
    },
  },
  {
    // The weight under water of a block that has each density.
    of: ['upthrust-from-weights'],
    solve: ({ read }) => {
      const [air = 0, water = 0] = read(/weighs ([\d.]+) N in air and ([\d.]+) N when/).map(Number)
      return ({ value }) => near(air - air / value, water)
    },
  },
  {
    // The volume found from water, and the weight of that much liquid of each density.
    of: ['density-of-second-liquid'],
    solve: ({ read }) => {
      const [air = 0, water = 0, liquid = 0, density = 0] = read(
        /weighs ([\d.]+) N in air, ([\d.]+) N in water and ([\d.]+) N in another.*water is ([\d.]+) kg m⁻³/,
      ).map(Number)
      const weightOfVolume = (air - water) / density
      return ({ value }) => near(air - weightOfVolume * value, liquid)
    },
  },
  {
    // What stands above is carried by the water that is not displaced.
    of: ['depth-of-floating-block'],
    solve: ({ read }) => {
      const [height = 0, wood = 0, water = 0] = read(
        /block ([\d.]+) cm high and of density ([\d.]+) kg m⁻³ .*water of density ([\d.]+) kg m⁻³/,
      ).map(Number)
      return ({ value }) => near((height - value) * water, height * wood)
    },
  },
  {
    // Both columns press alike on the level where the liquids meet.
    of: ['balanced-columns'],
    solve: ({ read }) => {
      const [oil = 0, water = 0, density = 0] = read(
        /oil ([\d.]+) cm high .*water ([\d.]+) cm high .*water is ([\d.]+) kg m⁻³/,
      ).map(Number)
      const press = (height: number, each: number) => summed(0, height / 100, (_, step) => each * step)
      return ({ value }) => near(press(oil, value), press(water, density))
    },
  },
  {
    // With the right load, raft and load together are as dense as water.
    of: ['load-on-raft'],
    solve: ({ read }) => {
      const [a = 0, b = 0, c = 0, wood = 0, water = 0] = read(
        /measures ([\d.]+) m by ([\d.]+) m by ([\d.]+) m and has a density of ([\d.]+) kg m⁻³\..*water of density ([\d.]+) kg m⁻³/,
      ).map(Number)
      const volume = a * b * c
      return ({ value }) => near((volume * wood + value) / volume, water)
    },
  },
  {
    // The height of water that would press as much as each option.
    of: ['total-pressure-in-lake'],
    solve: ({ read }) => {
      const [depth = 0, air = 0, density = 0, g = 0] = read(
        /depth of ([\d.]+) m .*pressure is ([\d.]+) kPa\..*water is ([\d.]+) kg m⁻³; take \$g\$ as ([\d.]+) m s⁻²/,
      ).map(Number)
      return ({ value }) => near(((value - air) * 1000) / (density * g), depth)
    },
  },
  {
    // The surplus of mass of one liquid over the mixture is what the other lacks.
    of: ['density-of-mixture'],
    solve: ({ read }) => {
      const [first = 0, light = 0, second = 0, heavy = 0] = read(
        /([\d.]+) cm³ of a liquid of density ([\d.]+) g cm⁻³ .*with ([\d.]+) cm³ of a liquid of density ([\d.]+) g cm⁻³/,
      ).map(Number)
      return ({ value }) => near(first * (value - light), second * (heavy - value))
    },
  },
]
