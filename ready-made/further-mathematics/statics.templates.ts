import { frac, maths, num, quantity, round, surd, surdSum, terms } from '../make/number.ts'
import { template } from '../make/template.ts'

type Pair = readonly [number, number]
const ij = ([x, y]: Pair) => terms([x, '\\mathbf{i}'], [y, '\\mathbf{j}'])
const newtons = (value: number) => quantity(round(value, 2), 'N')
const oneNewton = (value: number) => quantity(value, 'N', 1)
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const isClear = (value: number) => Math.abs(value * 10 - Math.floor(value * 10) - 0.5) > 0.03
const gravity = '[Take $g$ as 10 m s⁻².]'
/** Opposite, adjacent and hypotenuse. */
const slopes = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

export const statics = [
  template({
    id: 'component-of-a-force',
    topic: 'C.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [half, angle] = [draw.int(3, 20), draw.pick([30, 60])]
      const isFlat = draw.int(0, 1) === 1
      const of = (text: string) => `$${text}$ N`
      const root = of(surd(half, 3))
      const plain = of(String(half))
      const withRoot = isFlat === (angle === 30)
      return {
        ask: `A force of ${2 * half} N acts at ${angle}° to the horizontal. Find its ${isFlat ? 'horizontal' : 'vertical'} component.`,
        answer: withRoot ? root : plain,
        slips: {
          'took the other component': withRoot ? plain : root,
          'divided by the cosine or sine': of(withRoot ? surdSum(0, 4 * half, 3, 3) : String(4 * half)),
          'did not halve': of(surd(2 * half, 3)),
          'used the angle of 45°': of(surd(half, 2)),
        },
        work: `$${2 * half}\\${isFlat ? 'cos' : 'sin'} ${angle}°$ is ${withRoot ? root : plain}.`,
      }
    },
  }),
  template({
    id: 'angle-between-two-forces',
    topic: 'C.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [p, q, r] = [draw.int(4, 15), draw.int(4, 15), draw.int(5, 20)]
      const cosine = (r * r - p * p - q * q) / (2 * p * q)
      draw.need(Math.abs(cosine) < 0.95 && Math.abs(cosine) > 0.05 && p !== q && r !== p && r !== q)
      const angle = (Math.acos(cosine) * 180) / Math.PI
      draw.need(isClear(angle))
      const of = (value: number) => quantity(value, '°', 1)
      return {
        ask: `Forces of ${p} N and ${q} N act at a point, and their resultant is ${r} N. Find the angle between the two forces, correct to one decimal place.`,
        answer: of(angle),
        slips: {
          'took the angle of the triangle of forces': of(180 - angle),
          'used the sine': of(Math.abs((Math.asin(cosine) * 180) / Math.PI)),
          'took the half of the angle': of(angle / 2),
          'took the complement': of(Math.abs(90 - angle)),
        },
        work: `$${r}^{2} = ${p}^{2} + ${q}^{2} + 2 \\times ${p} \\times ${q}\\cos \\theta$, so $\\cos \\theta = ${frac(r * r - p * p - q * q, 2 * p * q)}$ and the angle is ${of(angle)}.`,
      }
    },
  }),
  template({
    id: 'force-that-keeps-equilibrium',
    topic: 'C.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const a: Pair = [draw.int(-8, 9), draw.int(-8, 9)]
      const b: Pair = [draw.int(-8, 9), draw.int(-8, 9)]
      const whole: Pair = [a[0] + b[0], a[1] + b[1]]
      draw.need([...a, ...b, ...whole, a[0] - b[0], a[1] - b[1]].every((part) => part !== 0))
      const of = (pair: Pair) => `$(${ij(pair)})$ N`
      return {
        ask: `A particle is in equilibrium under the forces ${of(a)}, ${of(b)} and $\\mathbf{P}$. Find $\\mathbf{P}$.`,
        answer: of([-whole[0], -whole[1]]),
        slips: {
          'gave the resultant of the two forces': of(whole),
          'subtracted the second force': of([a[0] - b[0], a[1] - b[1]]),
          'changed the sign of the second component only': of([whole[0], -whole[1]]),
          'changed the sign of the first component only': of([-whole[0], whole[1]]),
        },
        work: `The three forces add up to 0, and the two come to ${of(whole)}. So $\\mathbf{P}$ is ${of([-whole[0], -whole[1]])}.`,
      }
    },
  }),
  template({
    id: 'weight-on-two-strings',
    topic: 'C.b',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [weight, a, b] = [draw.int(4, 30) * 5, draw.int(4, 14) * 5, draw.int(4, 14) * 5]
      draw.need(a !== b && a + b !== 90)
      const value = (weight * sine(b)) / sine(a + b)
      draw.need(isClear(value))
      return {
        ask: `A lamp of weight ${weight} N hangs at rest from two light strings that make angles of ${a}° and ${b}° with the vertical on its two sides. Find the tension in the string at ${a}°, correct to one decimal place.`,
        answer: oneNewton(value),
        slips: {
          'found the tension in the other string': oneNewton((weight * sine(a)) / sine(a + b)),
          'used the cosine above the line': oneNewton((weight * sine(90 - b)) / sine(a + b)),
          'left the other string out': oneNewton(weight / sine(90 - a)),
          'resolved the weight along the string': oneNewton(weight * sine(90 - a)),
        },
        work: `By Lami's theorem $\\frac{T}{\\sin ${180 - b}°} = \\frac{${weight}}{\\sin ${a + b}°}$, so $T$ is ${oneNewton(value)}.`,
      }
    },
  }),
  template({
    id: 'coefficient-of-friction',
    topic: 'C.b',
    difficulty: 'Easy',
    make(draw) {
      const [mass, force] = [draw.int(4, 20), draw.int(10, 90)]
      const value = force / (10 * mass)
      draw.need(value < 0.9 && value > 0.15 && Number.isInteger(round(value * 1000, 6)))
      const of = (one: number) => num(round(one, 3))
      return {
        ask: `A box of mass ${mass} kg on a rough horizontal floor is just about to move when it is pulled by a horizontal force of ${force} N. Find the coefficient of friction. ${gravity}`,
        answer: of(value),
        slips: {
          'used the mass in place of the weight': of(force / mass),
          'took the force off the weight': of((10 * mass - force) / (10 * mass)),
          'halved it': of(value / 2),
          'doubled it': of(2 * value),
        },
        work: `The normal reaction is $${10 * mass}$ N, and $\\mu = \\frac{${force}}{${10 * mass}}$, which is ${of(value)}.`,
      }
    },
  }),
  template({
    id: 'force-up-a-rough-plane',
    topic: 'C.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [up, flat, long] = draw.pick(slopes)
      const [times, tenths] = [draw.int(1, 6), draw.int(1, 6)]
      const mass = (times * long) / 5
      const weight = 10 * mass
      const [pull, normal] = [(weight * up) / long, (weight * flat) / long]
      const friction = (normal * tenths) / 10
      draw.need(friction !== pull && mass >= 1 && mass < 60)
      return {
        ask: `A crate of mass ${num(mass)} kg rests on a rough plane inclined to the horizontal at an angle whose sine is $${frac(up, long)}$. The coefficient of friction is ${num(tenths / 10)}. Find the least force along the plane that moves the crate up. ${gravity}`,
        answer: newtons(pull + friction),
        slips: {
          'left the friction out': newtons(pull),
          'subtracted the friction': newtons(Math.abs(pull - friction)),
          'took the friction of the whole weight': newtons(pull + (weight * tenths) / 10),
          'exchanged sine and cosine': newtons(normal + (pull * tenths) / 10),
        },
        work: `Along the plane the weight pulls with ${newtons(pull)}, and the friction is $${num(tenths / 10)} \\times ${num(normal)}$ N. Together they are ${newtons(pull + friction)}.`,
      }
    },
  }),
  template({
    id: 'normal-reaction-under-a-pull',
    topic: 'C.b',
    difficulty: 'Medium',
    make(draw) {
      const [up, flat, long] = draw.pick(slopes)
      const [mass, times, isPush] = [draw.int(4, 20), draw.int(1, 8), draw.int(0, 1)]
      const force = times * long
      const weight = 10 * mass
      const part = isPush === 1 ? times * up : -times * up
      draw.need(weight + part > 10 && force < weight)
      return {
        ask: `A crate of mass ${mass} kg on level ground is ${isPush === 1 ? 'pushed by a force of' : 'pulled by a rope with a force of'} ${force} N that points ${isPush === 1 ? 'downwards' : 'upwards'} at an angle to the horizontal whose tangent is $${frac(up, flat)}$. Find the normal reaction of the ground. ${gravity}`,
        answer: newtons(weight + part),
        slips: {
          'took the vertical component the other way': newtons(weight - part),
          'used the horizontal component': newtons(weight + (isPush === 1 ? 1 : -1) * times * flat),
          'left the force out': newtons(weight),
          'took the whole force': newtons(Math.abs(weight + (isPush === 1 ? 1 : -1) * force)),
        },
        work: `The vertical component of the force is $${force} \\times ${frac(up, long)} = ${times * up}$ N. So the reaction is $${weight} ${part < 0 ? '-' : '+'} ${Math.abs(part)}$, which is ${newtons(weight + part)}.`,
      }
    },
  }),
  template({
    id: 'reaction-of-a-support',
    topic: 'C.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [length, weight, load, from] = [draw.int(4, 12), draw.int(4, 20) * 10, draw.int(6, 40) * 10, draw.int(1, 5)]
      draw.need(from < length && 2 * from !== length)
      const value = weight / 2 + (load * from) / length
      draw.need(Number.isInteger(value * 10))
      return {
        ask: `A uniform beam $AB$ of length ${length} m and weight ${weight} N rests on supports at $A$ and $B$. A load of ${load} N hangs ${from} m from $A$. Find the reaction at $B$.`,
        answer: newtons(value),
        slips: {
          'found the reaction at the other end': newtons(weight / 2 + (load * (length - from)) / length),
          'left the weight of the beam out': newtons((load * from) / length),
          'took the whole weight of the beam': newtons(weight + (load * from) / length),
          'shared both equally': newtons((weight + load) / 2),
        },
        work: `Moments about $A$: $${length}R = ${weight} \\times ${num(length / 2)} + ${load} \\times ${from} = ${num(length * value)}$, so $R$ is ${newtons(value)}.`,
      }
    },
  }),
  template({
    id: 'weight-pulled-aside',
    topic: 'C.b',
    difficulty: 'Medium',
    make(draw) {
      const [up, flat, long] = draw.pick(slopes)
      const [times, isTension] = [draw.int(2, 12), draw.int(0, 1) === 1]
      const [weight, pull, tension] = [times * flat, times * up, times * long]
      draw.need(weight <= 60)
      return {
        ask: `A ball of weight ${weight} N hangs from a string. A horizontal force holds it at rest so that the string makes an angle with the vertical whose tangent is $${frac(up, flat)}$. Find the ${isTension ? 'tension in the string' : 'horizontal force'}.`,
        answer: newtons(isTension ? tension : pull),
        slips: {
          'found the other force': newtons(isTension ? pull : tension),
          'multiplied the weight by the cosine': newtons(round((weight * flat) / long, 1)),
          'turned the tangent over': newtons(round((weight * flat) / up, 1)),
          'multiplied the weight by the sine': newtons(round((weight * up) / long, 1)),
        },
        work: `The string balances the weight: $T\\cos \\theta = ${weight}$ with $\\cos \\theta = ${frac(flat, long)}$, so ${isTension ? 'the tension' : `$T = ${tension}$ N, and the force $T\\sin \\theta$`} is ${newtons(isTension ? tension : pull)}.`,
      }
    },
  }),
  template({
    id: 'ladder-against-a-smooth-wall',
    topic: 'C.b',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [up, flat] = [draw.int(3, 10), draw.int(1, 5)]
      const weight = draw.int(10, 40) * 10
      const friction = (weight * flat) / (2 * up)
      draw.need(up > 1.5 * flat && up <= 4.5 * flat && Number.isInteger(friction * 2) && up !== 2 * flat)
      return {
        ask: `A uniform ladder of weight ${weight} N leans against a smooth vertical wall. Its foot is ${flat} m from the wall on rough level ground, and its top is ${up} m above the ground. Find the friction at its foot.`,
        answer: newtons(friction),
        slips: {
          'put the weight at the top': newtons(2 * friction),
          'turned the ratio over': newtons(round((weight * up) / (2 * flat), 1)),
          'halved once more': newtons(friction / 2),
          'gave half of the weight': newtons(weight / 2),
        },
        work: `Moments about the foot: $${up}S = ${weight} \\times ${num(flat / 2)}$, so the wall pushes with ${newtons(friction)}. The friction balances it: ${newtons(friction)}.`,
      }
    },
  }),
  template({
    id: 'direction-of-a-resultant',
    topic: 'C.b',
    difficulty: 'Medium',
    make(draw) {
      const [east, west, north, south] = [draw.int(5, 18), draw.int(2, 12), draw.int(5, 18), draw.int(2, 12)]
      const [x, y] = [east - west, north - south]
      draw.need(x > 1 && y > 1 && x !== y)
      return {
        ask: `Forces of ${east} N, ${north} N, ${west} N and ${south} N act at a point towards the east, north, west and south respectively. Find the tangent of the angle that their resultant makes with due east.`,
        answer: maths(frac(y, x)),
        slips: {
          'turned the fraction over': maths(frac(x, y)),
          'added opposite forces': maths(frac(north + south, east + west)),
          'left the forces to west and south out': maths(frac(north, east)),
          'left the forces to east and north out': maths(frac(south, west)),
        },
        work: `$${north} - ${south} = ${y}$ N to the north and $${east} - ${west} = ${x}$ N to the east, so the tangent is ${maths(frac(y, x))}.`,
      }
    },
  }),
]
