import type { Solver } from '../make/solver.ts'
import { moved, near } from '../make/steps.ts'

/** By energy, by centres of mass and by substitution, where the usual way is the second law or moments about the support. */
export const forcesSolvers: Solver[] = [
  {
    // The weight does the work that a fall of one second turns into kinetic energy.
    of: ['weight-on-planet'],
    solve: ({ read }) => {
      const [mass = 0, g = 0] = read(/mass of ([\d.]+) kg.*free fall is ([\d.]+) m s⁻²/).map(Number)
      const { way, speed } = moved(0, g, 1)
      return ({ value }) => near(value * way, (mass * speed ** 2) / 2)
    },
  },
  {
    // Two forces along the axes and the third against them: its parts along the axes undo both.
    of: ['resultant-at-right-angles'],
    solve: ({ read }) => {
      const [east = 0, north = 0] = read(/forces of ([\d.]+) N and ([\d.]+) N .*right angles/).map(Number)
      const angle = Math.atan2(north, east)
      return ({ value }) => near(value * Math.cos(angle), east) && near(value * Math.sin(angle), north)
    },
  },
  {
    // The work of one turn over the angle of one turn.
    of: ['moment-of-force'],
    solve: ({ read }) => {
      const [force = 0, arm = 0] = read(/force of ([\d.]+) N .*distance of ([\d.]+) cm/).map(Number)
      const turn = 2 * Math.PI
      return ({ value }) => near(value * turn, force * turn * (arm / 100))
    },
  },
  {
    // With the right coefficient the largest friction is just the push.
    of: ['coefficient-of-friction'],
    solve: ({ read }) => {
      const [push = 0, mass = 0, g = 0] = read(/force of ([\d.]+) N .*mass ([\d.]+) kg.*as ([\d.]+) m s⁻²/).map(Number)
      return ({ value }) => near(mass * g * value, push)
    },
  },
  {
    // What the force does in a second, less what friction takes, is the kinetic energy.
    of: ['acceleration-against-friction'],
    solve: ({ read }) => {
      const [mass = 0, pull = 0, friction = 0] = read(
        /mass ([\d.]+) kg .*horizontal force of ([\d.]+) N\. .*frictional force is ([\d.]+) N/,
      ).map(Number)
      return ({ value }) => {
        const { way, speed } = moved(0, value, 1)
        return near(pull * way - friction * way, (mass * speed ** 2) / 2)
      }
    },
  },
  {
    // The work of the floor in a second is what she gains in kinetic and potential energy.
    of: ['reaction-in-lift'],
    solve: ({ read }) => {
      const [mass, direction, rate, g] = read(
        /mass ([\d.]+) kg .*accelerates (upwards|downwards) at ([\d.]+) m s⁻².*as ([\d.]+) m s⁻²/,
      )
      const { way, speed } = moved(0, Number(rate) * (direction === 'upwards' ? 1 : -1), 1)
      const gained = (Number(mass) * speed ** 2) / 2 + Number(mass) * Number(g) * way
      return ({ value }) => near(value * way, gained)
    },
  },
  {
    // The two masses have their common centre at the pivot.
    of: ['balance-of-metre-rule'],
    solve: ({ read }) => {
      const [first = 0, mark = 0, second = 0] = read(
        /mass of ([\d.]+) g hangs from the ([\d.]+) cm mark.*mass of ([\d.]+) g/,
      ).map(Number)
      return ({ value }) => near((first * mark + second * value) / (first + second), 50)
    },
  },
  {
    // The rule and the load have their common centre at the knife edge.
    of: ['mass-of-metre-rule'],
    solve: ({ read }) => {
      const [edge = 0, load = 0, mark = 0] = read(
        /edge at the ([\d.]+) cm mark .*mass of ([\d.]+) g hangs from the ([\d.]+) cm mark/,
      ).map(Number)
      return ({ value }) => near((load * mark + value * 50) / (load + value), edge)
    },
  },
  {
    // Q carries what P does not, and P is found from moments about Q.
    of: ['reaction-of-support'],
    solve: ({ read }) => {
      const [length = 0, weight = 0, load = 0, from = 0] = read(
        /length ([\d.]+) m and weight ([\d.]+) N .*load of ([\d.]+) N .* ([\d.]+) m from P\..*at Q/,
      ).map(Number)
      const atP = (weight * (length / 2) + load * (length - from)) / length
      return ({ value }) => near(value, weight + load - atP)
    },
  },
  {
    // A metre down the slope: the loss of potential energy, less the work of friction, is kinetic.
    of: ['acceleration-down-slope'],
    solve: ({ read }) => {
      const [mass = 0, friction = 0, g = 0, sine = 0] = read(
        /mass ([\d.]+) kg .*frictional force of ([\d.]+) N\..*as ([\d.]+) m s⁻², \$\\sin [^=]*= ([\d.]+)\$/,
      ).map(Number)
      const speed = Math.sqrt((2 * (mass * g * sine - friction)) / mass)
      return ({ value }) => near(moved(0, value, speed / value).way, 1)
    },
  },
  {
    // The right tension gives both blocks the same acceleration.
    of: ['tension-between-blocks'],
    solve: ({ read }) => {
      const [x = 0, y = 0, pull = 0] = read(
        /X of mass ([\d.]+) kg and Y of mass ([\d.]+) kg .*force of ([\d.]+) N pulls X away/,
      ).map(Number)
      return ({ value }) => near(value / y, (pull - value) / x)
    },
  },
]
