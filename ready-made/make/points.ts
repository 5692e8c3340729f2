/** How solvers draw: points by number, angles measured between them. */

export type Point = readonly [x: number, y: number]

/** Every point `(3, -4)` that a text prints, in its order. */
export function pointsIn(text: string): Point[] {
  return [...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map((found) => [Number(found[1]), Number(found[2])])
}

/** The point of an option such as `(\frac{7}{2}, -5)`, NaN where it is none. */
export function pointOf(formula: string, value: (part: string) => number): Point {
  const [, x = '', y = ''] = /^\((.+), (.+)\)$/.exec(formula) ?? []
  return [value(x), value(y)]
}

export const isSame = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d) < 1e-9

/** Where one comes from `start` by `times` the step. */
export const gone = ([x, y]: Point, [across, up]: Point, times = 1): Point => [x + times * across, y + times * up]

export const step = ([a, b]: Point, [c, d]: Point): Point => [c - a, d - b]

/** The point that lies `far` from the origin, its angle in degrees anticlockwise from the x-axis. */
export function polar(far: number, angle: number): Point {
  return [far * Math.cos((angle * Math.PI) / 180), far * Math.sin((angle * Math.PI) / 180)]
}

/** The angle at `corner` between the ways to two other points, in degrees from 0 to 180. */
export function angleAt(corner: Point, one: Point, other: Point): number {
  const [[a, b], [c, d]] = [step(corner, one), step(corner, other)]
  return (Math.abs(Math.atan2(a * d - b * c, a * c + b * d)) * 180) / Math.PI
}

/** Measured along the straight way: the part across and the part up, each seen in its direction. */
export function length([across, up]: Point): number {
  const direction = Math.atan2(up, across)
  return across * Math.cos(direction) + up * Math.sin(direction)
}

/** The vector that `3\mathbf{i} - \mathbf{j}` stands for, with a factor before it or without. */
export function vectorOf(formula: string, value: (part: string, given: Record<string, number>) => number): Point {
  const plain = formula.replaceAll(/\\mathbf\{([a-z])\}/g, ' $1 ')
  return [value(plain, { i: 1, j: 0 }), value(plain, { i: 0, j: 1 })]
}
