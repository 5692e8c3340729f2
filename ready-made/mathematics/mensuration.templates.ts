import { num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const pi = '[Take $\\pi = \\frac{22}{7}$.]'
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const
const cones = [
  [7, 24, 25],
  [21, 20, 29],
  [14, 48, 50],
  [35, 12, 37],
  [28, 21, 35],
  [21, 28, 35],
  [21, 72, 75],
  [28, 45, 53],
] as const
const cm = (value: number) => quantity(round(value, 2), 'cm')
const area = (value: number) => quantity(round(value, 2), 'cm²')
const volume = (value: number) => quantity(round(value, 2), 'cm³')

export const mensuration = [
  template({
    id: 'circumference',
    topic: 'C.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [radius, turns] = [draw.int(7, 70, 7), draw.int(5, 20)]
      const round1 = (44 * radius) / 7
      return {
        ask: `A bicycle wheel has a radius of ${radius} cm. How far does it roll in ${turns} turns? ${pi}`,
        answer: cm(round1 * turns),
        slips: {
          'left out the 2': cm((round1 * turns) / 2),
          'found one turn only': cm(round1),
          'used the area': cm((22 / 7) * radius ** 2 * turns),
          'doubled the radius once more': cm(2 * round1 * turns),
        },
        work: `One turn is $2 \\times \\frac{22}{7} \\times ${radius} = ${num(round1)}$ cm, and ${turns} turns are ${cm(round1 * turns)}.`,
      }
    },
  }),
  template({
    id: 'length-of-an-arc',
    topic: 'C.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [radius, angle] = [draw.int(7, 42, 7), draw.pick([30, 45, 60, 72, 90, 108, 120, 135, 150])]
      const arc = (44 / 7) * radius * (angle / 360)
      draw.need(Number.isInteger(round(arc * 10, 6)))
      return {
        ask: `An arc of a circle of radius ${radius} cm subtends an angle of ${angle}° at the centre. Find the length of the arc. ${pi}`,
        answer: cm(arc),
        slips: {
          'left out the 2': cm(arc / 2),
          'found the arc on the other side': cm((44 / 7) * radius - arc),
          'divided the angle by 180': cm(arc * 2),
          'added two radii': cm(arc + 2 * radius),
        },
        work: `$\\frac{${angle}}{360} \\times 2 \\times \\frac{22}{7} \\times ${radius}$ is ${cm(arc)}.`,
      }
    },
  }),
  template({
    id: 'perimeter-of-a-sector',
    topic: 'C.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [radius, angle] = [draw.int(7, 63, 7), draw.pick([30, 45, 60, 72, 90, 120, 135, 150])]
      const arc = (44 / 7) * radius * (angle / 360)
      draw.need(Number.isInteger(round(arc * 10, 6)))
      return {
        ask: `Calculate the perimeter of a sector of a circle of radius ${radius} cm, if the angle of the sector is ${angle}°. ${pi}`,
        answer: cm(arc + 2 * radius),
        slips: {
          'left out the radii': cm(arc),
          'added one radius only': cm(arc + radius),
          'left out the 2 of the arc': cm(arc / 2 + 2 * radius),
          'divided the angle by 180': cm(arc * 2 + 2 * radius),
        },
        work: `The arc is ${cm(arc)}, and with two radii it is $${num(round(arc, 2))} + 2 \\times ${radius}$, which is ${cm(arc + 2 * radius)}.`,
      }
    },
  }),
  template({
    id: 'area-of-a-sector',
    topic: 'C.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [radius, angle] = [draw.int(7, 42, 7), draw.pick([30, 36, 45, 60, 72, 90, 108, 120, 135, 150])]
      const sector = (22 / 7) * radius ** 2 * (angle / 360)
      draw.need(Number.isInteger(round(sector * 10, 6)))
      return {
        ask: `A sector of a circle of radius ${radius} cm has an angle of ${angle}°. Find its area. ${pi}`,
        answer: area(sector),
        slips: {
          'found the length of the arc': area((44 / 7) * radius * (angle / 360)),
          'divided the angle by 180': area(2 * sector),
          'found the area of the rest of the circle': area((22 / 7) * radius ** 2 - sector),
          'halved it': area(sector / 2),
        },
        work: `$\\frac{${angle}}{360} \\times \\frac{22}{7} \\times ${radius}^{2}$ is ${area(sector)}.`,
      }
    },
  }),
  template({
    id: 'area-of-a-trapezium',
    topic: 'C.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [one, other, height] = [draw.int(5, 14), draw.int(8, 24), draw.int(4, 15)]
      draw.need(other - one >= 3)
      return {
        ask: `The parallel sides of a trapezium are ${one} cm and ${other} cm long and ${height} cm apart. Find its area.`,
        answer: area(((one + other) * height) / 2),
        slips: {
          'left out the half': area((one + other) * height),
          'subtracted the sides': area(((other - one) * height) / 2),
          'used the longer side only': area(other * height),
          'multiplied the sides': area((one * other * height) / 2),
        },
        work: `$\\frac{1}{2}(${one} + ${other}) \\times ${height}$ is ${area(((one + other) * height) / 2)}.`,
      }
    },
  }),
  template({
    id: 'rhombus-by-diagonals',
    topic: 'C.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [triple, scale] = [draw.pick(triples), draw.int(1, 5)]
      const swap = draw.int(0, 1)
      const [half, other, side] = [
        triple[swap === 0 ? 0 : 1] * scale,
        triple[swap === 0 ? 1 : 0] * scale,
        triple[2] * scale,
      ]
      draw.need(side < 70)
      return {
        ask: `A rhombus has sides of ${side} cm, and one of its diagonals is ${2 * half} cm long. Calculate its area.`,
        answer: area(2 * half * other),
        slips: {
          'multiplied the diagonals': area(4 * half * other),
          'used the halves of the diagonals': area((half * other) / 2),
          'found a half of the rhombus': area(half * other),
          'multiplied the side by the diagonal': area(side * 2 * half),
        },
        work: `Half the other diagonal is $\\sqrt{${side}^{2} - ${half}^{2}} = ${other}$ cm, so the area is $\\frac{1}{2} \\times ${2 * half} \\times ${2 * other}$, which is ${area(2 * half * other)}.`,
      }
    },
  }),
  template({
    id: 'border-round-a-field',
    topic: 'C.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [length, width, path] = [draw.int(20, 60), draw.int(12, 40), draw.int(1, 3)]
      draw.need(length - width >= 5)
      const size = (value: number) => quantity(value, 'm²')
      const all = (length + 2 * path) * (width + 2 * path)
      return {
        ask: `A school field ${length} m long and ${width} m wide is surrounded by a path ${path} m wide. Find the area of the path.`,
        answer: size(all - length * width),
        slips: {
          'added the width of the path once': size((length + path) * (width + path) - length * width),
          'left out the corners': size(2 * path * (length + width)),
          'gave the field with the path': size(all),
          'took the path inside the field': size(length * width - (length - 2 * path) * (width - 2 * path)),
        },
        work: `$${length + 2 * path} \\times ${width + 2 * path} - ${length} \\times ${width} = ${all} - ${length * width}$, which is ${size(all - length * width)}.`,
      }
    },
  }),
  template({
    id: 'volume-of-a-cylinder',
    topic: 'C.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [radius, height] = [draw.pick([3.5, 7, 10.5, 14]), draw.int(4, 30)]
      const whole = (22 / 7) * radius ** 2 * height
      return {
        ask: `Find the volume of a cylinder of base radius ${num(radius)} cm and height ${height} cm. ${pi}`,
        answer: volume(whole),
        slips: {
          'found the curved surface': volume((44 / 7) * radius * height),
          'took a third of it': volume(whole / 3),
          'doubled the radius': volume(whole * 4),
          'did not square the radius': volume((22 / 7) * radius * height),
        },
        work: `$\\frac{22}{7} \\times ${num(radius)}^{2} \\times ${height}$ is ${volume(whole)}.`,
      }
    },
  }),
  template({
    id: 'volume-of-a-cone',
    topic: 'C.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [triple, scale] = [cones[draw.int(0, 7)] ?? cones[0], draw.int(1, 2)]
      const [radius, height, slant] = [triple[0] * scale, triple[1] * scale, triple[2] * scale]
      const whole = (22 / 7) * radius ** 2 * height
      draw.need(Number.isInteger(round(whole / 3, 6)) && slant <= 80)
      return {
        ask: `A cone has a base radius of ${radius} cm and a slant height of ${slant} cm. Calculate its volume. ${pi}`,
        answer: volume(whole / 3),
        slips: {
          'left out the third': volume(whole),
          'found the curved surface': volume((22 / 7) * radius * slant),
          'did not square the radius': volume(round(((22 / 7) * radius * height) / 3)),
          'used the slant height': volume(round(((22 / 7) * radius ** 2 * slant) / 3)),
        },
        work: `The height is $\\sqrt{${slant}^{2} - ${radius}^{2}} = ${height}$ cm, and $\\frac{1}{3} \\times \\frac{22}{7} \\times ${radius}^{2} \\times ${height}$ is ${volume(whole / 3)}.`,
      }
    },
  }),
  template({
    id: 'surface-of-a-closed-cylinder',
    topic: 'C.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [radius, height] = [draw.pick([3.5, 7, 10.5, 14]), draw.int(5, 30)]
      const [curved, end] = [(44 / 7) * radius * height, (22 / 7) * radius ** 2]
      draw.need(height !== radius)
      return {
        ask: `Find the total surface area of a closed cylindrical tin of radius ${num(radius)} cm and height ${height} cm. ${pi}`,
        answer: area(curved + 2 * end),
        slips: {
          'left out both ends': area(curved),
          'left out one end': area(curved + end),
          'left out the 2 of the curved surface': area(curved / 2 + 2 * end),
          'found the two ends only': area(2 * end),
        },
        work: `$2 \\times \\frac{22}{7} \\times ${num(radius)} \\times (${num(radius)} + ${height})$ is ${area(curved + 2 * end)}.`,
      }
    },
  }),
  template({
    id: 'sector-folded-into-a-cone',
    topic: 'C.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [radius, angle] = [draw.int(6, 40), draw.pick([60, 90, 120, 135, 144, 150, 160, 180, 216, 240, 270])]
      const base = (radius * angle) / 360
      draw.need(Number.isInteger(base * 10))
      return {
        ask: `A sector of a circle of radius ${radius} cm with an angle of ${angle}° is bent to form a cone. Find the base radius of the cone.`,
        answer: cm(base),
        slips: {
          'gave the diameter of the base': cm(2 * base),
          'used the angle of the rest of the circle': cm(radius - base),
          'halved it': cm(base / 2),
          'turned the fraction over': cm((radius * 90) / angle),
        },
        work: `The arc becomes the round of the base: $\\frac{${angle}}{360} \\times 2\\pi \\times ${radius} = 2\\pi r$, so $r$ is ${cm(base)}.`,
      }
    },
  }),
  template({
    id: 'similar-solids',
    topic: 'C.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a = 2, b = 3] = draw.ints(2, 2, 5)
      const part = draw.int(2, 12)
      draw.need(a < b && !(a === 2 && b === 4))
      return {
        ask: `Two similar jugs have heights in the ratio ${a} : ${b}. If the smaller holds ${num(a ** 3 * part)} cm³, how much does the larger hold?`,
        answer: volume(b ** 3 * part),
        slips: {
          'used the ratio of the heights': volume(a ** 2 * part * b),
          'used the ratio of the areas': volume(a * part * b ** 2),
          'used the cube of the difference': volume(a ** 3 * part + (b - a) ** 3 * part),
        },
        work: `Volumes are in the ratio $${a}^{3} : ${b}^{3} = ${a ** 3} : ${b ** 3}$, and $\\frac{${b ** 3}}{${a ** 3}} \\times ${a ** 3 * part}$ is ${volume(b ** 3 * part)}.`,
      }
    },
  }),
]
