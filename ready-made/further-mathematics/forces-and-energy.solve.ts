import { angleAt, length, type Point, pointsIn, step, vectorOf } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

const origin: Point = [0, 0]
const g = 10

const vectorsIn = ({ formulas, value }: Printed) =>
  formulas.filter((formula) => /\\mathbf\{[ij]\}/.test(formula)).map((formula) => vectorOf(formula, value))

export const forcesAndEnergySolvers: readonly Solver[] = [
  {
    // At the option, both together have the momentum they had.
    of: ['bodies-that-move-on-together'],
    solve: ({ read }) => {
      const [first = '', fast = '', second = '', slow = '', way = ''] = read(
        /of mass ([\d.]+) tonnes moving at ([\d.]+) m s⁻¹ .* of mass ([\d.]+) tonnes that moves at ([\d.]+) m s⁻¹ in the (opposite|same) direction/,
      )
      const other = Number(second) * Number(slow) * (way === 'opposite' ? -1 : 1)
      return ({ value }) =>
        near(value * (Number(first) + Number(second)), Math.abs(Number(first) * Number(fast) + other))
    },
  },
  {
    of: ['velocity-after-a-collision'],
    solve: ({ read }) => {
      const [light = 0, fast = 0, heavy = 0, back = 0] = read(
        /of mass ([\d.]+) kg moving at ([\d.]+) m s⁻¹ strikes a ball of mass ([\d.]+) kg at rest and rebounds at ([\d.]+) m s⁻¹/,
      ).map(Number)
      return ({ value }) => near(heavy * value - light * back, light * fast)
    },
  },
  {
    // What a body of 1 kg would be given, as often as there are kilogrammes.
    of: ['impulse-of-a-blow'],
    solve: (question) => {
      const [mass = 0] = question.read(/of mass ([\d.]+) kg has the velocity/).map(Number)
      const [before = origin, after = origin] = vectorsIn(question)
      return ({ value }) => near(value / mass, length(step(before, after)))
    },
  },
  {
    // The part of the force along the way, times the way.
    of: ['work-of-a-force'],
    solve: (question) => {
      const [force = origin] = vectorsIn(question)
      const [from = origin, to = origin] = pointsIn(question.text)
      const way = step(from, to)
      const along = length(force) * Math.cos((angleAt(origin, force, way) * Math.PI) / 180)
      return ({ value }) => Math.abs(value - along * length(way)) < 1e-6
    },
  },
  {
    of: ['acceleration-by-a-force-as-a-vector'],
    solve: (question) => {
      const [mass = 0] = question.read(/body of mass ([\d.]+) kg/).map(Number)
      const [force = origin] = vectorsIn(question)
      return ({ value }) => near(value * mass, length(force))
    },
  },
  {
    // What a second takes: the climb, and the way against resistance.
    of: ['power-up-a-hill'],
    solve: ({ read, value }) => {
      const [mass = '', speed = '', sine = '', resistance = ''] = read(
        /of mass (\d+) kg climbs a hill at a steady ([\d.]+) m s⁻¹\. .* is \$([^$]+)\$, and the resistance to motion is (\d+) N/,
      )
      const climbed = Number(speed) * value(sine)
      return ({ text, value: power }) =>
        text.endsWith(' kW') && near(power * 1000, Number(mass) * g * climbed + Number(resistance) * Number(speed))
    },
  },
  {
    // What the floor gives beyond the weight moves her.
    of: ['floor-of-a-lift'],
    solve: ({ read }) => {
      const [mass = '', way = '', rate = ''] = read(
        /of mass ([\d.]+) kg stands in a lift that accelerates (upwards|downwards) at ([\d.]+) m s⁻²/,
      )
      return ({ value }) => near(value / Number(mass) - g, Number(rate) * (way === 'upwards' ? 1 : -1))
    },
  },
  {
    // At the option the bullet is stopped in the time that half its speed needs for the way.
    of: ['resistance-of-a-bank'],
    solve: ({ read }) => {
      const [grams = 0, speed = 0, cm = 0] = read(
        /of mass (\d+) g strikes a bank of earth at (\d+) m s⁻¹ and comes to rest after (\d+) cm/,
      ).map(Number)
      const time = cm / 100 / (speed / 2)
      return ({ value }) => near(value * time, (grams / 1000) * speed)
    },
  },
  {
    // Seen by somebody who moves with both, all that moves before is lost.
    of: ['energy-lost-in-a-collision'],
    solve: ({ read }) => {
      const [mass = 0, speed = 0, other = 0] = read(
        /of mass ([\d.]+) kg moving at ([\d.]+) m s⁻¹ strikes a body of mass ([\d.]+) kg at rest, and they move on together/,
      ).map(Number)
      const common = (mass * speed) / (mass + other)
      const lost = (mass * (speed - common) ** 2 + other * common ** 2) / 2
      return ({ value }) => near(value, lost)
    },
  },
  {
    // The option gives both ends of the string the same pull.
    of: ['acceleration-over-a-pulley'],
    solve: ({ read }) => {
      const [heavy = 0, light = 0] = read(/^Masses of ([\d.]+) kg and ([\d.]+) kg hang/).map(Number)
      return ({ value }) => near(heavy * (g - value), light * (g + value))
    },
  },
  {
    // The option moves both bodies alike.
    of: ['tension-from-table-to-pulley'],
    solve: ({ read }) => {
      const [block = 0, friction = 0, hung = 0] = read(
        /block of mass ([\d.]+) kg .* coefficient of friction of ([\d.]+)\. .* carries a mass of ([\d.]+) kg/,
      ).map(Number)
      return ({ value }) => near(value / block - friction * g, g - value / hung)
    },
  },
  {
    // What it falls becomes speed.
    of: ['speed-down-a-smooth-plane'],
    solve: ({ read, value }) => {
      const [start = '', sine = '', way = ''] = read(
        /pushed off at ([\d.]+) m s⁻¹ .* whose sine is \$([^$]+)\$\. Find its speed after it has moved ([\d.]+) m/,
      )
      const fallen = Number(way) * value(sine)
      return (option) => near((option.value ** 2 - Number(start) ** 2) / 2, g * fallen)
    },
  },
]
