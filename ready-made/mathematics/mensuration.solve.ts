import type { Solver } from '../make/solver.ts'

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(other)

/** The area of a triangle by its three sides. */
function triangle(a: number, b: number, c: number): number {
  const half = (a + b + c) / 2
  return Math.sqrt(half * (half - a) * (half - b) * (half - c))
}

export const mensurationSolvers: Solver[] = [
  {
    // One turn is to the diameter as 22 to 7.
    of: ['circumference'],
    solve: ({ numbers: [radius = 0, turns = 1] }) => {
      return (option) => isNear((option.value / turns / (2 * radius)) * 7, 22)
    },
  },
  {
    // As many such arcs as go into 360° make the whole circle.
    of: ['length-of-an-arc'],
    solve: ({ numbers: [radius = 0, angle = 1] }) => {
      return (option) => isNear((option.value * (360 / angle) * 7) / 22, 2 * radius)
    },
  },
  {
    // Without the two straight sides it is an arc of the circle.
    of: ['perimeter-of-a-sector'],
    solve: ({ numbers: [radius = 0, angle = 1] }) => {
      return (option) => isNear(((option.value - radius - radius) * (360 / angle) * 7) / 22, 2 * radius)
    },
  },
  {
    // Many thin triangles: half the arc times the radius.
    of: ['area-of-a-sector'],
    solve: ({ numbers: [radius = 0, angle = 0] }) => {
      const arc = ((44 * radius) / 7) * (angle / 360)
      return (arc / 2) * radius
    },
  },
  {
    // A parallelogram on the shorter side, and the triangle that is left.
    of: ['area-of-a-trapezium'],
    solve: ({ numbers: [one = 0, other = 0, apart = 0] }) =>
      Math.min(one, other) * apart + (Math.abs(one - other) * apart) / 2,
  },
  {
    // Two triangles, each by its three sides.
    of: ['rhombus-by-diagonals'],
    solve: ({ numbers: [side = 0, diagonal = 0] }) => 2 * triangle(side, side, diagonal),
  },
  {
    // Four strips and four corners.
    of: ['border-round-a-field'],
    solve: ({ numbers: [long = 0, wide = 0, path = 0] }) => 2 * long * path + 2 * wide * path + 4 * path * path,
  },
  {
    // Divided by height and radius twice it is 22/7.
    of: ['volume-of-a-cylinder'],
    solve: ({ numbers: [radius = 1, height = 1] }) => {
      return (option) => isNear((option.value / height / radius / radius) * 7, 22)
    },
  },
  {
    // The height that belongs to the option makes a right angle with the radius.
    of: ['volume-of-a-cone'],
    solve: ({ numbers: [radius = 1, slant = 0] }) => {
      return (option) => {
        const height = (3 * option.value) / ((22 / 7) * radius * radius)
        return isNear(height ** 2 + radius ** 2, slant ** 2)
      }
    },
  },
  {
    // Lid, bottom and the sheet between them.
    of: ['surface-of-a-closed-cylinder'],
    solve: ({ numbers: [radius = 0, height = 0] }) => {
      const lid = (22 * radius * radius) / 7
      return lid + lid + ((44 * radius) / 7) * height
    },
  },
  {
    // The base is to the circle as the angle to a full turn.
    of: ['sector-folded-into-a-cone'],
    solve: ({ numbers: [radius = 0, angle = 0] }) => {
      return (option) => isNear(option.value * 360, radius * angle)
    },
  },
  {
    // Small cubes fill both jugs: as many as the heights say.
    of: ['similar-solids'],
    solve: ({ numbers: [small = 1, large = 1, holds = 0] }) => {
      return (option) => isNear(holds / small / small / small, option.value / large / large / large)
    },
  },
]
