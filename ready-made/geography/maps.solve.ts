import { length, type Point, polar, step } from '../make/points.ts'
import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** How many centimetres of ground a centimetre of a map stands for, as a scale is printed. */
const scaleIn = (text: string) => Number((/1:([\d{},]+)/.exec(text)?.[1] ?? 'x').replaceAll(/[{},]/g, ''))
const cmOfKm = 100_000

export const mapsSolvers: readonly Solver[] = [
  {
    // The option, drawn on the map.
    of: ['distance-on-the-ground'],
    solve: ({ read, text }) => {
      const [cm = 0] = read(/measures ([\d.]+) cm\. What is the length of the road on the ground/).map(Number)
      return ({ value }) => near((value * cmOfKm) / scaleIn(text), cm)
    },
  },
  {
    of: ['length-on-the-map'],
    solve: ({ read, text }) => {
      const [km = 0] = read(/^A river is ([\d.]+) km long/).map(Number)
      return ({ value }) => near(value * scaleIn(text), km * cmOfKm)
    },
  },
  {
    // On the scale of the option the towns are so far apart.
    of: ['scale-from-a-distance'],
    solve: ({ read }) => {
      const [km = 0, cm = 0] = read(/that are ([\d.]+) km apart are ([\d.]+) cm apart on a map/).map(Number)
      return (option) => near(cm * scaleIn(option.text), km * cmOfKm)
    },
  },
  {
    // Side by side.
    of: ['area-on-the-ground'],
    solve: ({ read, text }) => {
      const [one = 0, other = 0] = read(/rectangle of ([\d.]+) cm by ([\d.]+) cm/).map(
        (cm) => (Number(cm) * scaleIn(text)) / cmOfKm,
      )
      return ({ value }) => near(value / one, other)
    },
  },
  {
    // Both maps show the same ground.
    of: ['enlarged-map'],
    solve: ({ read, text }) => {
      const [before = 0, after = 0] = read(/measures ([\d.]+) cm by .* sides are ([\d.]+) cm and/).map(Number)
      return (option) => near(after * scaleIn(option.text), before * scaleIn(text))
    },
  },
  {
    // At the gradient of the option one climbs as much on the way.
    of: ['gradient-between-two-points'],
    solve: ({ read, text }) => {
      const [cm = 0, low = 0, high = 0] = read(/are ([\d.]+) cm apart\. P is (\d+) m and Q is (\d+) m above/).map(
        Number,
      )
      return (option) => near((cm * scaleIn(text)) / 100 / Number(option.text.replace('1 in ', '')), high - low)
    },
  },
  {
    // Contour after contour is crossed.
    of: ['contours-along-a-road'],
    solve: ({ read }) => {
      const [km = 0, from = 0, gradient = 0, interval = 0] = read(
        /climbs ([\d.]+) km from a contour of (\d+) m at an even gradient of 1 in (\d+)\. The contour interval is (\d+) m/,
      ).map(Number)
      let [height, gone] = [from, 0]
      while (gone + interval * gradient <= km * 1000 + 1e-9) {
        gone += interval * gradient
        height += interval
      }
      return height
    },
  },
  {
    // What a metre takes on either axis.
    of: ['vertical-exaggeration'],
    solve: ({ read, text }) => {
      const [metres = 0] = read(/1 cm stands for (\d+) m\. What is the vertical exaggeration/).map(Number)
      const [up, across] = [1 / metres, 100 / scaleIn(text)]
      return ({ value }) => near(value * across, up)
    },
  },
  {
    // The way back is drawn, and its bearing is measured.
    of: ['back-bearing'],
    solve: ({ read }) => {
      const [first = '', turn = '', way = ''] = read(
        /on a bearing of (\d+)°, then turns (\d+)° (clockwise|anticlockwise) at B .* bearing of B from C/,
      )
      const onward = Number(first) + (way === 'clockwise' ? 1 : -1) * Number(turn)
      const [across, up] = step(polar(1, 90 - onward), [0, 0])
      const bearing = (Math.atan2(across, up) * 180) / Math.PI
      return ({ value }) => near(value, (bearing + 360) % 360)
    },
  },
  {
    of: ['distance-from-grid-references'],
    solve: ({ read }) => {
      const [east = 0, north = 0, farEast = 0, farNorth = 0] = read(
        /sides of 1 km\. .* grid references (\d{3}) (\d{3}) and (\d{3}) (\d{3})\?/,
      ).map((part) => Number(part) / 10)
      const way: Point = step([east, north], [farEast, farNorth])
      return ({ value }) => near(value, length(way))
    },
  },
]
