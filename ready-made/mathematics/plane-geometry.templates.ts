import { num, quantity } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const angle = (size: number) => `${num(Math.round(size * 100) / 100)}°`
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

export const planeGeometry = [
  template({
    id: 'sum-of-interior-angles',
    topic: 'D.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const sides = draw.int(6, 20)
      return {
        ask: `Find the sum of the interior angles of a polygon with ${sides} sides.`,
        answer: angle((sides - 2) * 180),
        slips: {
          'did not take 2 from the number of sides': angle(sides * 180),
          'took 1 from the number of sides': angle((sides - 1) * 180),
          'used a right angle': angle((sides - 2) * 90),
          'took 4 from the number of sides': angle((sides - 4) * 180),
        },
        work: `$(${sides} - 2) \\times 180$ is ${angle((sides - 2) * 180)}.`,
      }
    },
  }),
  template({
    id: 'sides-from-an-interior-angle',
    topic: 'D.c',
    difficulty: 'Medium',
    make(draw) {
      const sides = draw.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36])
      const inner = 180 - 360 / sides
      return {
        ask: `Each interior angle of a regular polygon is ${angle(inner)}. How many sides has it?`,
        answer: num(sides),
        slips: {
          'counted one side too few': num(sides - 1),
          'counted one side too many': num(sides + 1),
          'added 2 to the number of sides': num(sides + 2),
          'used half a turn': num(sides / 2),
        },
        work: `Each exterior angle is $180 - ${inner} = ${360 / sides}$ degrees, and 360 divided by it is ${num(sides)}.`,
      }
    },
  }),
  template({
    id: 'exterior-angle-of-a-triangle',
    topic: 'D.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [p, q] = [draw.int(25, 80), draw.int(25, 80)]
      draw.need(p !== q && p + q !== 90)
      return {
        ask: `In triangle $PQR$, angle $P$ is ${p}° and angle $Q$ is ${q}°. The side $QR$ is produced to $S$. Find angle $PRS$.`,
        answer: angle(p + q),
        slips: notGiven([p, q], {
          'found the angle inside the triangle': angle(180 - p - q),
          'took angle P from 180°': angle(180 - p),
          'took angle Q from 180°': angle(180 - q),
          'subtracted the angles': angle(Math.abs(p - q)),
        }),
        work: `The exterior angle is the sum of the two opposite angles: $${p} + ${q}$ is ${angle(p + q)}.`,
      }
    },
  }),
  template({
    id: 'angles-of-a-quadrilateral-in-a-ratio',
    topic: 'D.c',
    difficulty: 'Medium',
    make(draw) {
      const [a = 1, b = 2, c = 3, d = 4] = draw.ints(4, 1, 9).sort((one, other) => one - other)
      const all = a + b + c + d
      draw.need(360 % all === 0 && (360 / all) * d < 180)
      const part = 360 / all
      return {
        ask: `The angles of a quadrilateral are in the ratio ${a} : ${b} : ${c} : ${d}. Find the largest angle.`,
        answer: angle(d * part),
        slips: {
          'used the angles of a triangle': angle((d * part) / 2),
          'found the smallest angle': angle(a * part),
          'found the second largest angle': angle(c * part),
          'added one part': angle((d + 1) * part),
        },
        work: `There are ${all} parts of ${part}°, so the largest angle is ${angle(d * part)}.`,
      }
    },
  }),
  template({
    id: 'isosceles-triangle',
    topic: 'D.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [base, scale] = [draw.int(25, 80), draw.int(4, 9)]
      const top = 180 - 2 * base
      draw.need(top !== base && scale > 3)
      return {
        ask: `In triangle $ABC$, $AB = AC = ${scale}$ cm and angle $BAC$ is ${top}°. Find angle $ABC$.`,
        answer: angle(base),
        slips: {
          'did not halve': angle(180 - top),
          'took the angle from a right angle': angle(Math.abs(90 - top)),
          'made two other angles equal': angle(180 - 2 * top > 0 ? 180 - 2 * top : top - base),
          'halved the given angle': angle(top / 2),
        },
        work: `The angles at the base are equal: $(180 - ${top}) \\div 2$ is ${angle(base)}.`,
      }
    },
  }),
  template({
    id: 'co-interior-angles',
    topic: 'D.b',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [a, b, x] = [draw.int(2, 6), draw.int(1, 5), draw.int(9, 28)]
      const add = 180 - (a + b) * x
      draw.need(add > 4 && add < 70 && a !== b)
      const of = (factor: number) => `${factor === 1 ? '' : factor}x`
      return {
        ask: `A line crosses two parallel lines. Two interior angles on the same side of it are $${of(a)}$ and $(${of(b)} + ${add}°)$. Find $x$.`,
        answer: angle(x),
        slips: notGiven([a, b, add], {
          'made the two angles equal': angle(Math.abs(add / (a - b))),
          'made the sum of the angles 360°': angle((360 - add) / (a + b)),
          'added the number': angle((180 + add) / (a + b)),
          'left out the number': angle(180 / (a + b)),
        }),
        work: `They add up to 180°: $${of(a + b)} = 180° - ${add}° = ${180 - add}°$, so $x$ is ${angle(x)}.`,
      }
    },
  }),
  template({
    id: 'angles-at-a-point',
    topic: 'D.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, x] = [draw.int(2, 5), draw.int(1, 4), draw.int(15, 45)]
      const known = 360 - (a + b) * x
      draw.need(known > 20 && known < 170 && a !== b)
      const of = (factor: number) => `${factor === 1 ? '' : factor}x`
      return {
        ask: `Three angles at a point are $${of(a)}$, $${of(b)}$ and ${known}°. Find the value of $x$.`,
        answer: angle(x),
        slips: notGiven([a, b, known], {
          'made the sum of the angles 180°': angle(Math.abs(180 - known) / (a + b)),
          'left out the known angle': angle(360 / (a + b)),
          'gave the first angle': angle(a * x),
          'gave both angles together': angle((a + b) * x),
        }),
        work: `$${of(a + b)} = 360° - ${known}° = ${360 - known}°$, so $x$ is ${angle(x)}.`,
      }
    },
  }),
  template({
    id: 'angle-at-the-centre',
    topic: 'D.d',
    difficulty: 'Medium',
    make(draw) {
      const [at, radius] = [draw.int(25, 80), draw.int(4, 12)]
      draw.need(at !== 45 && at !== 60)
      return {
        ask: `$O$ is the centre of a circle of radius ${radius} cm. $A$, $B$ and $C$ are points on it, and the acute angle $ACB$ is ${at}°. Find angle $OAB$.`,
        answer: angle(90 - at),
        slips: {
          'gave the angle at the centre': angle(2 * at),
          'did not double at the centre': angle((180 - at) / 2),
          'did not halve': angle(180 - 2 * at),
          'halved the angle': angle(at / 2),
        },
        work: `Angle $AOB$ is twice ${at}°, which is ${2 * at}°. Triangle $OAB$ is isosceles, so angle $OAB$ is ${angle(90 - at)}.`,
      }
    },
  }),
  template({
    id: 'cyclic-quadrilateral',
    topic: 'D.d',
    difficulty: 'Hard',
    make(draw) {
      const [a, b, x] = [draw.int(2, 5), draw.int(1, 4), draw.int(15, 35)]
      const add = 180 - (a + b) * x
      draw.need(Math.abs(add) > 3 && Math.abs(add) < 60 && a !== b && a + b !== 7 && b * x + add > 20)
      draw.need((a * (180 + add)) / (a + b) < 170)
      const of = (factor: number) => `${factor === 1 ? '' : factor}x`
      return {
        ask: `$PQRS$ is a cyclic quadrilateral in which angle $P$ is $${of(a)}$ and angle $R$ is $(${of(b)} ${add > 0 ? '+' : '-'} ${Math.abs(add)}°)$. Find angle $P$.`,
        answer: angle(a * x),
        slips: notGiven([a, b, add, -add], {
          'gave the value of the letter': angle(x),
          'gave the opposite angle': angle(b * x + add),
          'left out the number': angle((a * 180) / (a + b)),
          'added the number': angle((a * (180 + add)) / (a + b)),
        }),
        work: `Opposite angles add up to 180°: $${of(a + b)} = ${180 - add}°$, so $x = ${x}°$ and angle $P$ is ${angle(a * x)}.`,
      }
    },
  }),
  template({
    id: 'chord-from-the-centre',
    topic: 'D.d',
    difficulty: 'Medium',
    make(draw) {
      const [triple, scale, side] = [triples[draw.int(0, 4)] ?? triples[0], draw.int(1, 4), draw.int(0, 1)]
      const [far, half, radius] = [
        triple[side === 1 ? 0 : 1] * scale,
        triple[side === 1 ? 1 : 0] * scale,
        triple[2] * scale,
      ]
      draw.need(radius < 60)
      return {
        ask: `A chord of a circle of radius ${radius} cm is ${far} cm from the centre. Calculate the length of the chord.`,
        answer: quantity(2 * half, 'cm'),
        slips: {
          'gave half the chord': quantity(half, 'cm'),
          'subtracted the distance from the radius': quantity(2 * (radius - far), 'cm'),
          'added the distance and the radius': quantity(radius + far, 'cm'),
          'doubled the chord': quantity(4 * half, 'cm'),
        },
        work: `Half the chord is $\\sqrt{${radius}^{2} - ${far}^{2}} = ${half}$ cm, so the chord is ${quantity(2 * half, 'cm')}.`,
      }
    },
  }),
  template({
    id: 'tangent-from-a-point',
    topic: 'D.d',
    difficulty: 'Hard',
    make(draw) {
      const [triple, scale, side] = [triples[draw.int(0, 4)] ?? triples[0], draw.int(1, 4), draw.int(0, 1)]
      const [radius, way, far] = [
        triple[side === 1 ? 0 : 1] * scale,
        triple[side === 1 ? 1 : 0] * scale,
        triple[2] * scale,
      ]
      draw.need(far < 70)
      return {
        ask: `The tangent from a point $T$ to a circle of radius ${radius} cm is ${way} cm long. What is the shortest distance from $T$ to the circle?`,
        answer: quantity(far - radius, 'cm'),
        slips: {
          'gave the distance from the centre': quantity(far, 'cm'),
          'found the longest distance': quantity(far + radius, 'cm'),
          'subtracted the radius from the tangent': quantity(Math.abs(way - radius), 'cm'),
          'subtracted the tangent': quantity(far - way, 'cm'),
        },
        work: `The centre is $\\sqrt{${radius}^{2} + ${way}^{2}} = ${far}$ cm away. Less the radius it is ${quantity(far - radius, 'cm')}.`,
      }
    },
  }),
  template({
    id: 'similar-triangles',
    topic: 'D.c',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, scale] = [draw.int(3, 12), draw.int(4, 15), draw.pick([1.5, 2, 2.5, 3, 4])]
      draw.need(a !== b && Number.isInteger(a * scale) && Number.isInteger(b * scale))
      return {
        ask: `Triangles $ABC$ and $XYZ$ are similar. $AB = ${a}$ cm, $BC = ${b}$ cm and $XY = ${num(a * scale)}$ cm. Find $YZ$.`,
        answer: quantity(b * scale, 'cm'),
        slips: {
          'added the difference of the sides': quantity(a * scale - a + b, 'cm'),
          'divided by the scale': quantity(Math.round((b / scale) * 100) / 100, 'cm'),
          'multiplied by the square of the scale': quantity(b * scale * scale, 'cm'),
          'doubled the side': quantity(2 * b * scale, 'cm'),
        },
        work: `The scale is $\\frac{${num(a * scale)}}{${a}} = ${num(scale)}$, and $${num(scale)} \\times ${b}$ is ${quantity(b * scale, 'cm')}.`,
      }
    },
  }),
]
