import { ends, maths, num, quantity, round, tex } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const scales = [20_000, 25_000, 50_000, 100_000, 125_000, 200_000, 250_000, 500_000] as const
const ratio = (scale: number) => maths(`1:${tex(scale)}`)
const bearing = (degrees: number) => `${String(((Math.round(degrees) % 360) + 360) % 360).padStart(3, '0')}°`
const oneIn = (value: number) => `1 in ${num(value)}`

export const maps = [
  template({
    id: 'distance-on-the-ground',
    topic: 'A.1',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [scale, length] = [draw.pick(scales), draw.int(24, 150) / 10]
      const far = (scale * length) / 100_000
      draw.need(ends(far, 2) && far >= 1 && far <= 80)
      return reachable({
        ask: `On a map drawn to the scale ${ratio(scale)}, a road between two villages measures ${num(length)} cm. What is the length of the road on the ground?`,
        answer: quantity(far, 'km'),
        slips: {
          'moved the point one place too far': quantity(far * 10, 'km'),
          'moved the point one place too few': quantity(round(far / 10, 3), 'km'),
          'halved it': quantity(round(far / 2, 3), 'km'),
          'doubled it': quantity(far * 2, 'km'),
        },
        work: `1 cm stands for ${num(scale / 100_000)} km, and ${num(length)} cm stand for ${quantity(far, 'km')}.`,
      })
    },
  }),
  template({
    id: 'length-on-the-map',
    topic: 'A.1',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [scale, far] = [draw.pick(scales), draw.int(3, 60) / 2]
      const length = (far * 100_000) / scale
      draw.need(ends(length, 1) && length >= 2 && length <= 40 && scale !== 100_000)
      return reachable({
        ask: `A river is ${num(far)} km long. How long is it on a map of scale ${ratio(scale)}?`,
        answer: quantity(length, 'cm'),
        slips: {
          'multiplied by the kilometres of 1 cm': quantity(round((far * scale) / 100_000, 2), 'cm'),
          'moved the point': quantity(length * 10, 'cm'),
          'halved it': quantity(length / 2, 'cm'),
          'doubled it': quantity(length * 2, 'cm'),
        },
        work: `1 cm stands for ${num(scale / 100_000)} km, and $${num(far)} \\div ${num(scale / 100_000)}$ gives ${quantity(length, 'cm')}.`,
      })
    },
  }),
  template({
    id: 'scale-from-a-distance',
    topic: 'A.1',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [scale, length] = [draw.pick([...scales, 40_000, 80_000, 150_000, 400_000]), draw.int(4, 18)]
      const far = (scale * length) / 100_000
      draw.need(ends(far, 1) && far > 1.5 && far < 75)
      return reachable({
        ask: `Two towns that are ${num(far)} km apart are ${length} cm apart on a map. What is the scale of the map?`,
        answer: ratio(scale),
        slips: {
          'moved the point one place too far': ratio(scale * 10),
          'moved the point one place too few': ratio(scale / 10),
          'doubled it': ratio(scale * 2),
          'halved it': ratio(scale / 2),
        },
        work: `${num(far)} km are ${num(far * 100_000)} cm, and divided by ${length} that is ${num(scale)}: ${ratio(scale)}.`,
      })
    },
  }),
  template({
    id: 'area-on-the-ground',
    topic: 'A.1',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [scale, long, wide] = [
        draw.pick([50_000, 100_000, 125_000, 200_000, 250_000]),
        draw.int(3, 12),
        draw.int(2, 9),
      ]
      const unit = scale / 100_000
      const area = long * wide * unit * unit
      draw.need(unit !== 1 && long !== wide && ends(area, 2))
      return reachable({
        ask: `A forest reserve on a map of scale ${ratio(scale)} is a rectangle of ${long} cm by ${wide} cm. What is its area on the ground?`,
        answer: quantity(area, 'km²'),
        slips: {
          'multiplied by the scale once': quantity(long * wide * unit, 'km²'),
          'gave the area in square centimetres': quantity(long * wide, 'km²'),
          'found the distance round it': quantity(2 * (long + wide) * unit, 'km²'),
          'multiplied by twice the scale': quantity(long * wide * unit * 2, 'km²'),
        },
        work: `The sides are ${num(long * unit)} km and ${num(wide * unit)} km long, so the area is ${quantity(area, 'km²')}.`,
      })
    },
  }),
  template({
    id: 'enlarged-map',
    topic: 'A.1',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [scale, times] = [draw.pick([100_000, 150_000, 200_000, 250_000, 300_000, 500_000]), draw.pick([2, 4, 5])]
      const [length, width] = [draw.int(6, 15), draw.int(4, 12)]
      draw.need(length !== width)
      return reachable({
        ask: `A map of scale ${ratio(scale)} measures ${length} cm by ${width} cm. It is enlarged until its sides are ${times * length} cm and ${times * width} cm long. What is the scale of the new map?`,
        answer: ratio(scale / times),
        slips: {
          'multiplied by the enlargement': ratio(scale * times),
          'divided by its square': ratio(scale / times / times),
          'multiplied by its square': ratio(scale * times * times),
        },
        work: `Each side becomes ${times} times as long, so 1 cm stands for ${times} times less: ${ratio(scale / times)}.`,
      })
    },
  }),
  template({
    id: 'gradient-between-two-points',
    topic: 'A.1',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [scale, length] = [draw.pick([25_000, 50_000, 100_000]), draw.int(3, 14)]
      const [low, rise] = [draw.int(3, 12) * 20, draw.int(2, 14) * 25]
      const gradient = (scale * length) / 100 / rise
      draw.need(Number.isInteger(gradient) && gradient >= 8 && gradient <= 120)
      draw.need(scale * length >= 500 * (low + rise))
      return reachable({
        ask: `On a map of scale ${ratio(scale)}, points P and Q are ${length} cm apart. P is ${low} m and Q is ${low + rise} m above sea level. What is the average gradient from P to Q?`,
        answer: oneIn(gradient),
        slips: {
          'used the height of Q': oneIn(round((scale * length) / 100 / (low + rise))),
          'used the height of P': oneIn(round((scale * length) / 100 / low)),
          'moved the point': oneIn(gradient * 10),
          'added the heights': oneIn(round((scale * length) / 100 / (2 * low + rise))),
        },
        work: `The distance is ${num((scale * length) / 100)} m and the rise ${rise} m. The distance is ${num(gradient)} times as long: ${oneIn(gradient)}.`,
      })
    },
  }),
  template({
    id: 'contours-along-a-road',
    topic: 'A.1',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [far, each, first] = [draw.int(2, 12), draw.int(12, 60, 4), draw.pick([15, 20, 25, 50])]
      const rise = (far * 1000) / each
      const count = rise / first
      draw.need(Number.isInteger(count) && count >= 3 && count <= 16)
      const base = draw.int(3, 9) * 100
      return reachable({
        ask: `A road climbs ${far} km from a contour of ${base} m at an even gradient of 1 in ${each}. The contour interval is ${first} m. What is the height of the contour it reaches in the end?`,
        answer: quantity(base + rise, 'm'),
        slips: {
          'went down instead of up': quantity(base - rise, 'm'),
          'gave the rise alone': quantity(rise, 'm'),
          'counted one contour too many': quantity(base + rise + first, 'm'),
          'counted one contour too few': quantity(base + rise - first, 'm'),
        },
        work: `The road rises $${far * 1000} \\div ${each} = ${num(rise)}$ m, which is ${count} intervals, from ${base} m to ${quantity(base + rise, 'm')}.`,
      })
    },
  }),
  template({
    id: 'vertical-exaggeration',
    topic: 'A.1',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [scale, step] = [draw.pick([25_000, 50_000, 100_000, 200_000]), draw.pick([20, 25, 40, 50, 80, 100, 125])]
      const times = scale / 100 / step
      draw.need(ends(times, 2) && times >= 2 && times <= 25)
      return reachable({
        ask: `A cross-section is drawn along a line on a map of scale ${ratio(scale)} and keeps its horizontal scale. On the vertical axis 1 cm stands for ${step} m. What is the vertical exaggeration?`,
        answer: num(times),
        slips: {
          'moved the point': num(times * 10),
          'divided by twice the vertical scale': num(times / 2),
          'doubled it': num(times * 2),
          'added one': num(times + 1),
        },
        work: `1 cm stands for ${num(scale / 100)} m along the map and ${step} m upwards, and $${num(scale / 100)} \\div ${step}$ is ${num(times)}.`,
      })
    },
  }),
  template({
    id: 'back-bearing',
    topic: 'A.1',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, turn] = [draw.int(12, 340), draw.int(15, 70)]
      const leg = (first + turn) % 360
      draw.need(Math.abs(leg - 180) > 8 && leg > 8 && leg !== 90 && leg !== 270 && leg < 352)
      return reachable({
        ask: `A surveyor walks from A on a bearing of ${bearing(first)}, then turns ${turn}° clockwise at B and walks to C. What is the bearing of B from C?`,
        answer: bearing(leg + 180),
        slips: {
          'gave the bearing of C from B': bearing(leg),
          'left out the turn': bearing(first + 180),
          'turned anticlockwise': bearing(first - turn + 180),
          'subtracted from a full turn': bearing(360 - leg),
        },
        work: `C is on a bearing of ${bearing(leg)} from B. The way back differs by 180°: ${bearing(leg + 180)}.`,
      })
    },
  }),
  template({
    id: 'distance-from-grid-references',
    topic: 'A.1',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [across, up] = draw.pick([
        [30, 40],
        [40, 30],
        [60, 80],
        [80, 60],
        [50, 120],
        [120, 50],
        [90, 120],
        [80, 150],
      ])
      const [east, north] = [draw.int(110, 720), draw.int(120, 720)]
      const far = Math.hypot(across, up) / 10
      return reachable({
        ask: `The grid squares of a map have sides of 1 km. What is the straight distance between the points with the six-figure grid references ${east} ${north} and ${east + across} ${north + up}?`,
        answer: quantity(far, 'km'),
        slips: {
          'added the two differences': quantity((across + up) / 10, 'km'),
          'took the difference of eastings': quantity(across / 10, 'km'),
          'took the difference of northings': quantity(up / 10, 'km'),
          'moved the point': quantity(far * 10, 'km'),
        },
        work: `The points are ${num(across / 10)} km apart to the east and ${num(up / 10)} km to the north. $\\sqrt{${num(across / 10)}^{2} + ${num(up / 10)}^{2}}$ is ${quantity(far, 'km')}.`,
      })
    },
  }),
]
