import { frac, gcd, maths, num, quantity, round, surd } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const
const degrees = (angle: number) => (angle * Math.PI) / 180
/** A fraction with a surd above the line, in its lowest terms. */
function over(factor: number, root: number, under: number): string {
  const common = gcd(factor, under)
  const top = surd(factor / common, root)
  return under === common ? top : `\\frac{${top}}{${under / common}}`
}
const metres = (value: number) => quantity(value, 'm', 1)
const bearing = (angle: number) => `${String(((angle % 360) + 360) % 360).padStart(3, '0')}°`
const ratios = ['sin', 'cos', 'tan'] as const
type Ratio = (typeof ratios)[number]
const exact: Record<Ratio, Record<number, string>> = {
  sin: { 30: '\\frac{1}{2}', 45: '\\frac{\\sqrt{2}}{2}', 60: '\\frac{\\sqrt{3}}{2}' },
  cos: { 30: '\\frac{\\sqrt{3}}{2}', 45: '\\frac{\\sqrt{2}}{2}', 60: '\\frac{1}{2}' },
  tan: { 30: '\\frac{\\sqrt{3}}{3}', 45: '1', 60: '\\sqrt{3}' },
}

export const trigonometry = [
  template({
    id: 'one-ratio-from-another',
    topic: 'F.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const triple = triples[draw.int(0, 6)] ?? triples[0]
      const [a, b, c] = draw.int(0, 1) === 1 ? triple : [triple[1], triple[0], triple[2]]
      return {
        ask: `If $\\sin x = \\frac{${a}}{${c}}$ and $x$ is acute, find $\\tan x$.`,
        answer: maths(frac(a, b)),
        slips: {
          'found the cosine': maths(frac(b, c)),
          'turned the fraction over': maths(frac(b, a)),
          'turned the cosine over': maths(frac(c, b)),
          'turned the sine over': maths(frac(c, a)),
        },
        work: `The third side is $\\sqrt{${c}^{2} - ${a}^{2}} = ${b}$, so $\\tan x = ${frac(a, b)}$.`,
      }
    },
  }),
  template({
    id: 'sum-of-ratios',
    topic: 'F.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const triple = triples[draw.int(0, 6)] ?? triples[0]
      const [a, b, c] = draw.int(0, 1) === 1 ? triple : [triple[1], triple[0], triple[2]]
      return {
        ask: `Given that $\\tan \\theta = \\frac{${a}}{${b}}$, where $0° < \\theta < 90°$, evaluate $\\sin \\theta + \\cos \\theta$.`,
        answer: maths(frac(a + b, c)),
        slips: {
          'found the difference': maths(frac(Math.abs(a - b), c)),
          'found the product': maths(frac(a * b, c * c)),
          'added the sides for the longest side': maths(frac(c, a + b)),
          'found the sine only': maths(frac(a, c)),
        },
        work: `The longest side is ${c}, so the sum is $\\frac{${a}}{${c}} + \\frac{${b}}{${c}} = ${frac(a + b, c)}$.`,
      }
    },
  }),
  template({
    id: 'obtuse-angle',
    topic: 'F.a',
    difficulty: 'Hard',
    minutes: 1.5,
    make(draw) {
      const triple = triples[draw.int(0, 6)] ?? triples[0]
      const [a, b, c] = draw.int(0, 1) === 1 ? triple : [triple[1], triple[0], triple[2]]
      return {
        ask: `If $\\cos A = -\\frac{${b}}{${c}}$ and $A$ is an obtuse angle, find the value of $\\tan A$.`,
        answer: maths(frac(-a, b)),
        slips: {
          'left out the minus sign': maths(frac(a, b)),
          'found the sine': maths(frac(a, c)),
          'turned the fraction over': maths(frac(-b, a)),
          'gave the sine a minus sign': maths(frac(-a, c)),
        },
        work: `The third side is ${a}. The sine of an obtuse angle is positive and its cosine negative, so $\\tan A = ${frac(-a, b)}$.`,
      }
    },
  }),
  template({
    id: 'equal-sine-and-cosine',
    topic: 'F.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, x] = [draw.int(1, 4), draw.int(1, 5), draw.int(4, 28)]
      const c = 90 - (a + b) * x
      draw.need(a + b > 2 && Math.abs(c) <= 40 && c !== 0 && b * x + c > 3 && b * x + c < 87)
      const of = (factor: number) => `${factor === 1 ? '' : factor}x`
      return {
        ask: `Find the acute angle $x$ if $\\sin ${of(a)} = \\cos (${of(b)} ${c > 0 ? '+' : '-'} ${Math.abs(c)}°)$ and both angles are acute.`,
        answer: `${x}°`,
        slips: notGiven([a, b, c, -c], {
          'made the two angles equal': `${num(Math.abs(round(c / (a - b || 2), 1)))}°`,
          'made the sum of the angles 180°': `${num(round((180 - c) / (a + b), 1))}°`,
          'added the number': `${num(round((90 + c) / (a + b), 1))}°`,
          'did not divide': `${90 - c}°`,
        }),
        work: `The two angles make 90°: $${of(a + b)} = 90° ${c > 0 ? '-' : '+'} ${Math.abs(c)}° = ${90 - c}°$, so $x$ is ${x}°.`,
      }
    },
  }),
  template({
    id: 'special-angles',
    topic: 'F.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [p, q] = [draw.int(2, 9), draw.int(1, 6)]
      const first = draw.pick(['sin 30', 'cos 60', 'tan 45'] as const)
      const [name, angle] = first.split(' ')
      const size = first === 'tan 45' ? 2 : 1
      const total = frac(p * size + 6 * q, 2)
      draw.need(p !== q)
      return {
        ask: `Without tables, evaluate $${p}\\${name} ${angle}° + ${q === 1 ? '' : q}\\tan^{2} 60°$.`,
        answer: maths(total),
        slips: {
          'did not square': maths(`${frac(p * size, 2)} + ${surd(q, 3)}`),
          'took the other angle for the tangent': maths(frac(3 * p * size + 2 * q, 6)),
          subtracted: maths(frac(p * size - 6 * q, 2)),
          'squared the factor as well': maths(frac(p * size + 6 * q * q, 2)),
          'left out the first factor': maths(frac(size + 6 * q, 2)),
        },
        work: `$${p} \\times ${exact[name as Ratio][Number(angle)]} + ${q} \\times 3 = ${total}$.`,
      }
    },
  }),
  template({
    id: 'height-by-elevation',
    topic: 'F.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [angle, way] = [draw.int(25, 65), draw.int(15, 80)]
      draw.need(Math.abs(angle - 45) > 4)
      const tangent = round(Math.tan(degrees(angle)), 4)
      const height = way * tangent
      draw.need(Math.abs(((height * 10) % 1) - 0.5) > 0.05)
      return {
        ask: `From a point ${way} m from the foot of a mast on level ground, the angle of elevation of its top is ${angle}°. Find the height of the mast, correct to one decimal place. [$\\tan ${angle}° = ${num(tangent, 4)}$, $\\sin ${angle}° = ${num(Math.sin(degrees(angle)), 4)}$]`,
        answer: metres(height),
        slips: {
          'used the sine': metres(way * Math.sin(degrees(angle))),
          'divided by the tangent': metres(way / tangent),
          'divided by the sine': metres(way / Math.sin(degrees(angle))),
          'used the cosine': metres(way * Math.cos(degrees(angle))),
        },
        work: `$h = ${way} \\times ${num(tangent, 4)}$, so the height is ${metres(height)}.`,
      }
    },
  }),
  template({
    id: 'distance-by-depression',
    topic: 'F.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [angle, height] = [draw.int(20, 70), draw.int(20, 90)]
      draw.need(Math.abs(angle - 45) > 4)
      const tangent = round(Math.tan(degrees(angle)), 4)
      const way = height / tangent
      draw.need(Math.abs(((way * 10) % 1) - 0.5) > 0.05)
      return {
        ask: `From the top of a cliff ${height} m high, the angle of depression of a boat on the sea is ${angle}°. How far is the boat from the foot of the cliff, correct to one decimal place? [$\\tan ${angle}° = ${num(tangent, 4)}$]`,
        answer: metres(way),
        slips: {
          'multiplied by the tangent': metres(height * tangent),
          'divided by the sine': metres(height / Math.sin(degrees(angle))),
          'multiplied by the sine': metres(height * Math.sin(degrees(angle))),
          'multiplied by the cosine': metres(height * Math.cos(degrees(angle))),
        },
        work: `$\\tan ${angle}° = \\frac{${height}}{d}$, so $d = ${height} \\div ${num(tangent, 4)}$, which is ${metres(way)}.`,
      }
    },
  }),
  template({
    id: 'height-of-a-kite',
    topic: 'F.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [length, angle] = [draw.int(8, 40), draw.pick([30, 45, 60])]
      const [top, foot] = [
        angle === 30 ? frac(length, 2) : over(length, angle === 45 ? 2 : 3, 2),
        angle === 60 ? frac(length, 2) : over(length, angle === 45 ? 2 : 3, angle === 45 ? 4 : 2),
      ]
      return {
        ask: `The string of a kite is ${length} m long, straight, and makes an angle of ${angle}° with the level ground. How high is the kite in metres? Give the exact value.`,
        answer: maths(top),
        slips: notGiven([length], {
          'used the wrong ratio': maths(foot),
          'used the tangent': maths(angle === 45 ? length : surd(length, 3)),
          'turned the sine over': maths(
            angle === 30 ? 2 * length : angle === 45 ? surd(length, 2) : over(2 * length, 3, 3),
          ),
          'used a third for the height': maths(frac(length, 3)),
        }),
        work: `$h = ${length}\\sin ${angle}° = ${top}$.`,
      }
    },
  }),
  template({
    id: 'back-bearing',
    topic: 'F.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [angle, shift] = [draw.int(12, 348), draw.int(10, 30)]
      draw.need(![90, 180, 270].includes(angle) && shift > 9)
      return {
        ask: `The bearing of ${draw.town()} from a camp is ${bearing(angle)}. What is the bearing of the camp from the town?`,
        answer: bearing(angle + 180),
        slips: {
          'took the bearing from 360°': bearing(360 - angle),
          'turned by a right angle': bearing(angle + 90),
          'took the bearing from 180°': bearing(180 - angle),
          'turned by a right angle the other way': bearing(angle - 90),
        },
        work: `Turn by 180°: ${angle < 180 ? `$${angle} + 180$` : `$${angle} - 180$`} gives ${bearing(angle + 180)}.`,
      }
    },
  }),
  template({
    id: 'two-legs-at-a-right-angle',
    topic: 'F.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [triple, scale, start] = [triples[draw.int(0, 3)] ?? triples[0], draw.int(1, 6), draw.int(10, 80, 5)]
      const [a, b, c] = [triple[0] * scale, triple[1] * scale, triple[2] * scale]
      draw.need(c <= 100)
      return {
        ask: `A boat sails ${a} km on a bearing of ${bearing(start)} and then ${b} km on a bearing of ${bearing(start + 90)}. How far is it from where it started?`,
        answer: quantity(c, 'km'),
        slips: {
          'added the two ways': quantity(a + b, 'km'),
          'subtracted the two ways': quantity(b - a, 'km'),
          'took the mean of the two ways': quantity((a + b) / 2, 'km'),
          'halved the distance': quantity(c / 2, 'km'),
        },
        work: `The turn is a right angle, so the distance is $\\sqrt{${a}^{2} + ${b}^{2}}$, which is ${quantity(c, 'km')}.`,
      }
    },
  }),
  template({
    id: 'cosine-rule-on-bearings',
    topic: 'F.c',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [a, b, start] = [draw.int(3, 16), draw.int(3, 16), draw.int(10, 80, 5)]
      const turn = draw.pick([60, 120])
      const square = a * a + b * b + (turn === 60 ? -1 : 1) * a * b
      const other = a * a + b * b + (turn === 60 ? 1 : -1) * a * b
      draw.need(a !== b)
      const km = (value: number) => `$${surd(1, value)}$ km`
      return {
        ask: `Two cars leave a junction. One goes ${a} km on a bearing of ${bearing(start)} and the other ${b} km on a bearing of ${bearing(start + turn)}. How far apart are they then? Leave a surd in its simplest form.`,
        answer: km(square),
        slips: {
          'took the wrong sign of the cosine': km(other),
          'used the rule for a right angle': km(a * a + b * b),
          'added the two ways': km((a + b) ** 2),
          'subtracted the two ways': km((a - b) ** 2),
        },
        work: `The angle between the roads is ${turn}°: $d^{2} = ${a}^{2} + ${b}^{2} - 2 \\times ${a} \\times ${b} \\times \\cos ${turn}° = ${square}$, so the distance is ${km(square)}.`,
      }
    },
  }),
]
