import { angleAt, type Point, polar } from '../make/points.ts'
import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const origin: Point = [0, 0]

/** An interior angle of a regular polygon, measured where it is drawn. */
function corner(sides: number): number {
  const turn = 360 / sides
  return angleAt(polar(1, 0), polar(1, -turn), polar(1, turn))
}

export const planeGeometrySolvers: Solver[] = [
  {
    // Drawn with equal sides, each of its angles is measured.
    of: ['sum-of-interior-angles'],
    solve: ({ read }) => {
      const [sides = 0] = read(/polygon with (\d+) sides/).map(Number)
      return (option) => near(option.value, sides * corner(sides))
    },
  },
  {
    // Drawn with as many sides as the option says.
    of: ['sides-from-an-interior-angle'],
    solve: ({ read }) => {
      const [angle = 0] = read(/regular polygon is (\d+)°/).map(Number)
      return (option) => near(corner(option.value), angle)
    },
  },
  {
    // Drawn: P moves out from Q until its angle is right, and S lies behind R.
    of: ['exterior-angle-of-a-triangle'],
    solve: ({ read }) => {
      const [p = 0, q = 0] = read(/angle \$P\$ is (\d+)° and angle \$Q\$ is (\d+)°. The side \$QR\$/).map(Number)
      const r: Point = [1, 0]
      const far = balance(0.001, 1000, (at) => angleAt(polar(at, q), origin, r) - p)
      return (option) => near(option.value, angleAt(r, polar(far, q), [2, 0]))
    },
  },
  {
    // Where the option is the largest share, all four make a full turn.
    of: ['angles-of-a-quadrilateral-in-a-ratio'],
    solve: ({ read }) => {
      const parts = read(/ratio (\d+) : (\d+) : (\d+) : (\d+)\. Find the largest/).map(Number)
      return (option) => {
        const shares = parts.map((part) => (part * option.value) / Math.max(...parts))
        return near(
          shares.reduce((sum, share) => sum + share, 0),
          360,
        )
      }
    },
  },
  {
    // Drawn with its two equal sides, and measured.
    of: ['isosceles-triangle'],
    solve: ({ read }) => {
      const [side = 0, apex = 0] = read(/AB = AC = (\d+)\$ cm and angle \$BAC\$ is (\d+)°. Find angle \$ABC\$/).map(
        Number,
      )
      return (option) => near(option.value, angleAt(polar(side, 0), origin, polar(side, apex)))
    },
  },
  {
    // With the option the two make a straight angle.
    of: ['co-interior-angles'],
    solve: ({ read, value }) => {
      const [one = '', other = ''] = read(/the same side of it are \$([^$]+)\$ and \$([^$]+)\$\. Find \$x\$/)
      return ({ value: x }) => near(value(one, { x }) + value(other, { x }), 180)
    },
  },
  {
    // With the option the three make a full turn.
    of: ['angles-at-a-point'],
    solve: ({ read, value }) => {
      const [one = '', other = '', known = ''] = read(
        /are \$([^$]+)\$, \$([^$]+)\$ and (\d+)°\. Find the value of \$x\$/,
      )
      return ({ value: x }) => near(value(one, { x }) + value(other, { x }) + Number(known), 360)
    },
  },
  {
    // Drawn: B moves round from A until C sees the two under the angle given.
    of: ['angle-at-the-centre'],
    solve: ({ read }) => {
      const [radius = 0, seen = 0] = read(/radius (\d+) cm.*acute angle \$ACB\$ is (\d+)°. Find angle \$OAB\$/).map(
        Number,
      )
      const a = polar(radius, 0)
      const arc = balance(1, 179, (at) => angleAt(polar(radius, 250), a, polar(radius, at)) - seen)
      return (option) => near(option.value, angleAt(a, origin, polar(radius, arc)))
    },
  },
  {
    // The letter that makes P the option makes P and R a straight angle.
    of: ['cyclic-quadrilateral'],
    solve: ({ read, value }) => {
      const [p = '', r = ''] = read(/angle \$P\$ is \$([^$]+)\$ and angle \$R\$ is \$([^$]+)\$\. Find angle \$P\$/)
      return (option) => {
        const x = balance(-400, 400, (at) => value(p, { x: at }) - option.value)
        return near(option.value + value(r, { x }), 180)
      }
    },
  },
  {
    // Along the chord one goes out from its middle until one meets the circle.
    of: ['chord-from-the-centre'],
    solve: ({ read }) => {
      const [radius = 0, away = 0] = read(/radius (\d+) cm is (\d+) cm from the centre/).map(Number)
      const half = balance(0, radius, (at) => Math.hypot(at, away) - radius)
      return (option) => near(option.value, half + half)
    },
  },
  {
    // The square on the tangent is the near way to the circle times the far way through it.
    of: ['tangent-from-a-point'],
    solve: ({ read }) => {
      const [radius = 0, tangent = 0] = read(/radius (\d+) cm is (\d+) cm long. What is the shortest/).map(Number)
      return (option) => near(option.value * (option.value + radius + radius), tangent * tangent)
    },
  },
  {
    // Both triangles have the same shape: AB is to BC as XY to the option.
    of: ['similar-triangles'],
    solve: ({ read }) => {
      const [ab = 0, bc = 0, xy = 0] = read(
        /AB = (\d+)\$ cm, \$BC = (\d+)\$ cm and \$XY = (\d+)\$ cm. Find \$YZ\$/,
      ).map(Number)
      return (option) => near(ab * option.value, bc * xy)
    },
  },
]
