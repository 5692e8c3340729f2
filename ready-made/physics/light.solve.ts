import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'

const radians = Math.PI / 180

/** How deep a point seems from above: a ray that leaves it almost upright, followed back from the air. */
function seenDepth(depth: number, index: number): number {
  const inside = 1e-6
  return (depth * Math.tan(inside)) / Math.tan(Math.asin(index * Math.sin(inside)))
}

/** How many images two mirrors form: the object is turned over in one and the other until no new place is found. */
function imagesBetween(angle: number): number {
  const places = new Set([angle / 2])
  for (const place of places) {
    for (const mirror of [0, angle]) places.add((((2 * mirror - place) % 360) + 360) % 360)
  }
  return places.size - 1
}

/** By rays and distances from the focus, where the usual way is the lens formula or the refractive index. */
export const lightSolvers: Solver[] = [
  {
    // The distances from the focus multiply to the square of the focal length.
    of: ['image-in-concave-mirror'],
    solve: ({ read }) => {
      const [object = 0, radius = 0] = read(/placed ([\d.]+) cm in front .*curvature ([\d.]+) cm/).map(Number)
      const focus = radius / 2
      const side = object > focus ? 1 : -1
      return ({ value }) => near((object - focus) * (side * value - focus), focus ** 2)
    },
  },
  {
    // The ray through the focus leaves the lens at the height of the image.
    of: ['height-of-real-image'],
    solve: ({ read }) => {
      const [height = 0, object = 0, focus = 0] = read(
        /object ([\d.]+) cm high stands ([\d.]+) cm from .*focal length ([\d.]+) cm/,
      ).map(Number)
      return ({ value }) => near(value / focus, height / (object - focus))
    },
  },
  {
    // The ray through the focus of each lens.
    of: ['focal-length-from-magnification'],
    solve: ({ read }) => {
      const [larger = 0, object = 0] = read(/real image ([\d.]+) times as high .*stands ([\d.]+) cm from/).map(Number)
      return ({ value }) => near(value / (object - value), larger)
    },
  },
  {
    of: ['angle-between-mirrors'],
    solve: ({ read }) => imagesBetween(Number(read(/angle of (\d+)°/)[0])),
  },
  {
    // A straight angle less the two glancing angles.
    of: ['ray-turned-by-mirror'],
    solve: ({ read }) => {
      const [glancing = 0, turn = 0] = read(
        /glancing angle of ([\d.]+)°\..*angle of incidence becomes ([\d.]+)° larger/,
      ).map(Number)
      return ({ value }) => near(value, 180 - 2 * (glancing - turn))
    },
  },
  {
    of: ['apparent-depth'],
    solve: ({ read }) => {
      const [depth = 0, index = 0] = read(/depth of ([\d.]+) cm with .*index ([\d.]+)\./).map(Number)
      return ({ value }) => near(value, seenDepth(depth, index))
    },
  },
  {
    // How far a block of each thickness seems to raise the mark.
    of: ['coin-seems-raised'],
    solve: ({ read }) => {
      const [index = 0, rise = 0] = read(/index ([\d.]+) seems to be raised by ([\d.]+) cm/).map(Number)
      return ({ value }) => near(value - seenDepth(value, index), rise)
    },
  },
  {
    // The colour, which is the frequency, stays.
    of: ['wavelength-in-solid'],
    solve: ({ read }) => {
      const [length = 0, index = 0] = read(/wavelength ([\d.]+) nm .*index ([\d.]+)\./).map(Number)
      const light = 3e8
      return ({ value }) => near(light / index / value, light / length)
    },
  },
  {
    // The angle found by halving.
    of: ['angle-of-refraction'],
    solve: ({ read }) => {
      const [index = 0, angle = 0] = read(/index ([\d.]+) at an angle of incidence of ([\d.]+)°/).map(Number)
      const inside = balance(0, Math.PI / 2, (at) => index * Math.sin(at) - Math.sin(angle * radians))
      return inside / radians
    },
  },
  {
    // Light of a distant point goes towards the first focus until the second lens brings it nearer.
    of: ['power-of-lens-pair'],
    solve: ({ read }) => {
      const [first = 0, second = 0] = read(
        /Two thin converging lenses of focal lengths ([\d.]+) cm and ([\d.]+) cm/,
      ).map(Number)
      return ({ value }) => {
        const image = 100 / value
        return near((first + second) * (second - image), second ** 2)
      }
    },
  },
  {
    // The ray from the top goes on behind the hole as steeply as before it.
    of: ['size-in-pinhole-camera'],
    solve: ({ read }) => {
      const [tree = 0, away = 0, screen = 0] = read(
        /tree ([\d.]+) m high stands ([\d.]+) m from .*screen is ([\d.]+) cm behind/,
      ).map(Number)
      const slope = Math.atan2(tree, away)
      return ({ value }) => near(value, screen * Math.tan(slope))
    },
  },
]
