import { gone, isSame, length, type Point, polar, vectorOf } from '../make/points.ts'
import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const origin: Point = [0, 0]
const g = 10
const inDegrees = (angle: number) => (angle * 180) / Math.PI
const inRadians = (angle: number) => (angle * Math.PI) / 180

export const staticsSolvers: readonly Solver[] = [
  {
    // The force is drawn.
    of: ['component-of-a-force'],
    solve: ({ read }) => {
      const [force = '', angle = '', way = ''] = read(
        /^A force of (\d+) N acts at (\d+)° to the horizontal\. Find its (\w+) component/,
      )
      const [across, up] = polar(Number(force), Number(angle))
      return ({ value }) => near(value, way === 'vertical' ? up : across)
    },
  },
  {
    // One force is turned until the resultant is right.
    of: ['angle-between-two-forces'],
    solve: ({ read }) => {
      const [one = 0, other = 0, both = 0] = read(/^Forces of (\d+) N and (\d+) N act .* resultant is (\d+) N/).map(
        Number,
      )
      return balance(0, 180, (angle) => length(gone([one, 0], polar(other, angle))) - both)
    },
  },
  {
    // With the option, nothing is left.
    of: ['force-that-keeps-equilibrium'],
    solve: ({ formulas, value }) => {
      const forces = formulas.filter((one) => /\\mathbf\{[ij]\}/.test(one)).map((one) => vectorOf(one, value))
      return ({ text }) => {
        const found = vectorOf(/^\$([^$]+)\$ N$/.exec(text)?.[1] ?? '', value)
        return isSame(
          [...forces, found].reduce<Point>((at, force) => gone(at, force), origin),
          origin,
        )
      }
    },
  },
  {
    // The tension grows until both strings, level against each other, carry the lamp.
    of: ['weight-on-two-strings'],
    solve: ({ read }) => {
      const [weight = 0, one = 0, other = 0, asked = 0] = read(
        /of weight (\d+) N hangs .* angles of (\d+)° and (\d+)° with the vertical .* string at (\d+)°/,
      ).map(Number)
      const far = inRadians(asked === one ? other : one)
      const own = inRadians(asked)
      return balance(0, 10_000, (tension) => {
        const second = (tension * Math.sin(own)) / Math.sin(far)
        return tension * Math.cos(own) + second * Math.cos(far) - weight
      })
    },
  },
  {
    of: ['coefficient-of-friction'],
    solve: ({ read }) => {
      const [mass = 0, force = 0] = read(/^A box of mass ([\d.]+) kg .* horizontal force of ([\d.]+) N/).map(Number)
      return ({ value }) => near(value * mass * g, force)
    },
  },
  {
    // What the option has left beyond the weight along the plane is friction.
    of: ['force-up-a-rough-plane'],
    solve: ({ read, value }) => {
      const [mass = '', sine = '', friction = ''] = read(
        /of mass ([\d.]+) kg rests .* whose sine is \$([^$]+)\$\. The coefficient of friction is ([\d.]+)\. .* moves the crate up/,
      )
      const [into, along] = polar(Number(mass) * g, inDegrees(Math.asin(value(sine))))
      return (option) => near((option.value - along) / into, Number(friction))
    },
  },
  {
    of: ['normal-reaction-under-a-pull'],
    solve: ({ read, value }) => {
      const [mass = '', force = '', way = '', tangent = ''] = read(
        /of mass ([\d.]+) kg .* a force of ([\d.]+) N that points (upwards|downwards) .* whose tangent is \$([^$]+)\$/,
      )
      const [, up] = polar(Number(force), inDegrees(Math.atan(value(tangent))))
      return (option) => near(option.value + (way === 'upwards' ? up : -up), Number(mass) * g)
    },
  },
  {
    // With the option at B, the beam does not turn about A.
    of: ['reaction-of-a-support'],
    solve: ({ read }) => {
      const [long = 0, weight = 0, load = 0, away = 0] = read(
        /of length ([\d.]+) m and weight (\d+) N .* A load of (\d+) N hangs ([\d.]+) m from \$A\$\. Find the reaction at \$B\$/,
      ).map(Number)
      return ({ value }) => near(value * long, (weight * long) / 2 + load * away)
    },
  },
  {
    // The string is drawn as long as its pull: its part up carries the ball.
    of: ['weight-pulled-aside'],
    solve: ({ read, value }) => {
      const [weight = '', tangent = '', asked = ''] = read(
        /of weight ([\d.]+) N .* whose tangent is \$([^$]+)\$\. Find the (horizontal force|tension in the string)/,
      )
      const angle = inDegrees(Math.atan(value(tangent)))
      const tension = balance(0, 10_000, (at) => polar(at, angle)[0] - Number(weight))
      const found = asked.startsWith('tension') ? tension : polar(tension, angle)[1]
      return (option) => Math.abs(option.value - found) < 1e-6
    },
  },
  {
    // The push of the wall, as large as the friction, must not let the ladder turn about its foot.
    of: ['ladder-against-a-smooth-wall'],
    solve: ({ read }) => {
      const [weight = 0, out = 0, high = 0] = read(
        /ladder of weight (\d+) N .* foot is ([\d.]+) m from the wall .* top is ([\d.]+) m above the ground\. Find the friction/,
      ).map(Number)
      return ({ value }) => near(value * high, (weight * out) / 2)
    },
  },
  {
    // Each force is walked, and the place is looked at.
    of: ['direction-of-a-resultant'],
    solve: ({ read }) => {
      const [east = 0, north = 0, west = 0, south = 0] = read(
        /^Forces of (\d+) N, (\d+) N, (\d+) N and (\d+) N act at a point towards the east, north, west and south .* due east/,
      ).map(Number)
      const [across, up] = gone([east, north], [west, south], -1)
      return ({ value }) => near(value * across, up)
    },
  },
]
