import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const newtons = (value: number) => quantity(value, 'N')

/** Angles of a smooth slope with the sine and cosine a stem gives. */
const slopes = [
  { angle: 30, sin: 0.5, cos: 0.87 },
  { angle: 37, sin: 0.6, cos: 0.8 },
  { angle: 53, sin: 0.8, cos: 0.6 },
] as const

export const forces = [
  template({
    id: 'weight-on-planet',
    topic: 'A.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [mass, g] = [draw.int(20, 95, 5), draw.pick([1.6, 3.8, 4.2, 8.5, 9])]
      return {
        ask: `An astronaut has a mass of ${mass} kg. What is the weight of the astronaut on a planet where the acceleration of free fall is ${num(g)} m s⁻²?`,
        answer: newtons(round(mass * g, 1)),
        slips: {
          'used the value on the earth': newtons(mass * 10),
          'divided by g': newtons(round(mass / g, 1)),
          'added g to the mass': newtons(round(mass + g, 1)),
          'took g from that of the earth first': newtons(round(mass * (10 - g), 1)),
        },
        work: `$W = mg = ${mass} \\times ${num(g)}$, which is ${newtons(round(mass * g, 1))}.`,
      }
    },
  }),
  template({
    id: 'resultant-at-right-angles',
    topic: 'A.j',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const sides = { 3: [3, 4, 5], 5: [5, 12, 13], 8: [8, 15, 17] }[draw.pick([3, 5, 8] as const)]
      const size = draw.int(1, 6)
      const [a = 0, b = 0, whole = 0] = sides.map((side) => side * size)
      return {
        ask: `Two forces of ${a} N and ${b} N act on a body at right angles to each other. Calculate the magnitude of their resultant.`,
        answer: newtons(whole),
        slips: {
          'added the forces': newtons(a + b),
          'subtracted the forces': newtons(b - a),
          'took half of the sum': newtons((a + b) / 2),
          'subtracted the squares': about(Math.sqrt(b * b - a * a), 'N'),
        },
        work: `$R = \\sqrt{${a}^{2} + ${b}^{2}}$, which is ${newtons(whole)}.`,
      }
    },
  }),
  template({
    id: 'moment-of-force',
    topic: 'A.k',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [force, arm] = [draw.int(12, 90, 2), draw.int(15, 60, 5)]
      const moment = round((force * arm) / 100, 2)
      return {
        ask: `A force of ${force} N is applied at right angles to a spanner, at a distance of ${arm} cm from the nut. Calculate the moment of the force about the nut.`,
        answer: quantity(moment, 'N m'),
        slips: {
          'left the distance in centimetres': quantity(force * arm, 'N m'),
          'divided the force by the distance': about((force / arm) * 100, 'N m'),
          'took the distance in tens of centimetres': quantity(round(moment * 10, 2), 'N m'),
          'halved the product': quantity(round(moment / 2, 2), 'N m'),
        },
        work: `Moment $= ${force} \\times ${num(arm / 100)}$, which is ${quantity(moment, 'N m')}.`,
      }
    },
  }),
  template({
    id: 'coefficient-of-friction',
    topic: 'A.m',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [mass, share] = [draw.int(4, 40), draw.pick([0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45])]
      const force = round(mass * 10 * share, 2)
      return {
        ask: `A horizontal force of ${num(force)} N is just enough to move a box of mass ${mass} kg along a level floor. Calculate the coefficient of static friction between the box and the floor. [Take $g$ as 10 m s⁻²]`,
        answer: num(share),
        slips: {
          'divided by the mass': num(round(share * 10, 2)),
          'turned the fraction over': num(round(1 / share, 2)),
          'took it from 1': num(round(1 - share, 2)),
          'halved it': num(round(share / 2, 3)),
        },
        work: `The normal reaction is $${mass} \\times 10 = ${mass * 10}$ N, and $\\mu = \\frac{${num(force)}}{${mass * 10}}$, which is ${num(share)}.`,
      }
    },
  }),
  template({
    id: 'acceleration-against-friction',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [mass, rate, friction] = [draw.int(4, 25), draw.pick([0.5, 1.5, 2, 2.5, 3, 4]), draw.int(6, 40, 2)]
      const force = mass * rate + friction
      draw.need(ends(force) && force > friction)
      return {
        ask: `A crate of mass ${mass} kg is pulled along a level floor by a horizontal force of ${num(force)} N. If the frictional force is ${friction} N, calculate the acceleration of the crate.`,
        answer: quantity(rate, 'm s⁻²'),
        slips: {
          'left out the friction': about(force / mass, 'm s⁻²'),
          'added the friction': about((force + friction) / mass, 'm s⁻²'),
          'turned the fraction over': about(mass / (force - friction), 'm s⁻²'),
          'divided the friction by the mass': about(friction / mass, 'm s⁻²'),
        },
        work: `The resultant force is $${num(force)} - ${friction} = ${num(force - friction)}$ N, and $a = \\frac{${num(force - friction)}}{${mass}}$, which is ${quantity(rate, 'm s⁻²')}.`,
      }
    },
  }),
  template({
    id: 'reaction-in-lift',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [mass, rate] = [draw.int(40, 90), draw.pick([0.5, 1, 1.5, 2, 2.5, 3])]
      const { way, sign } = draw.pick([
        { way: 'upwards', sign: 1 },
        { way: 'downwards', sign: -1 },
      ])
      const force = mass * (10 + sign * rate)
      return {
        ask: `A woman of mass ${mass} kg stands in a lift that accelerates ${way} at ${num(rate)} m s⁻². Calculate the force that the floor of the lift exerts on her. [Take $g$ as 10 m s⁻²]`,
        answer: newtons(force),
        slips: {
          'took the acceleration the other way': newtons(mass * (10 - sign * rate)),
          'left out the acceleration of the lift': newtons(mass * 10),
          'left out her weight': newtons(mass * rate),
          'multiplied the two accelerations': newtons(mass * rate * 10),
        },
        work: `$R = m(g ${sign > 0 ? '+' : '-'} a) = ${mass}(10 ${sign > 0 ? '+' : '-'} ${num(rate)})$, which is ${newtons(force)}.`,
      }
    },
  }),
  template({
    id: 'balance-of-metre-rule',
    topic: 'A.k',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [load, mark, other] = [draw.int(20, 90, 5), draw.int(5, 45, 5), draw.int(30, 150, 5)]
      const arm = (load * (50 - mark)) / other
      draw.need(ends(arm, 1) && arm < 48 && arm > 3 && load !== other)
      return {
        ask: `A uniform metre rule is pivoted at its centre. A mass of ${load} g hangs from the ${mark} cm mark. At which mark must a mass of ${other} g hang for the rule to balance?`,
        answer: quantity(50 + arm, 'cm'),
        slips: {
          'gave the distance from the pivot': quantity(arm, 'cm'),
          'put it on the same side': quantity(50 - arm, 'cm'),
          'measured from the zero mark': about((load * mark) / other, 'cm'),
          'used equal distances': quantity(100 - mark, 'cm'),
        },
        work: `$${load} \\times ${50 - mark} = ${other}d$ gives $d = ${num(arm)}$ cm; the mark is $50 + ${num(arm)}$, which is ${quantity(50 + arm, 'cm')}.`,
      }
    },
  }),
  template({
    id: 'mass-of-metre-rule',
    topic: 'A.k',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [pivot, mark, load] = [draw.int(30, 45), draw.int(2, 28), draw.int(20, 150, 5)]
      const mass = (load * (pivot - mark)) / (50 - pivot)
      draw.need(ends(mass, 1) && mass >= 40 && mass <= 200 && mass !== load && mass !== pivot)
      return {
        ask: `A uniform metre rule balances on a knife edge at the ${pivot} cm mark when a mass of ${load} g hangs from the ${mark} cm mark. Calculate the mass of the rule.`,
        answer: quantity(mass, 'g'),
        slips: {
          'measured the load from the zero mark': about((load * mark) / (50 - pivot), 'g'),
          'put the weight of the rule at its end': about((load * (pivot - mark)) / (100 - pivot), 'g'),
          'turned the ratio of the arms over': about((load * (50 - pivot)) / (pivot - mark), 'g'),
          'measured the load from the centre': about((load * (50 - mark)) / (50 - pivot), 'g'),
        },
        work: `The weight of the rule acts at the 50 cm mark: $${load} \\times ${pivot - mark} = m \\times ${50 - pivot}$, so $m$ is ${quantity(mass, 'g')}.`,
      }
    },
  }),
  template({
    id: 'reaction-of-support',
    topic: 'A.k',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [length, weight, load, at] = [
        draw.int(4, 10),
        draw.int(100, 400, 20),
        draw.int(60, 600, 20),
        draw.int(1, 8),
      ]
      const reaction = (weight * length * 0.5 + load * at) / length
      draw.need(at < length - 0.5 && at * 2 !== length && ends(reaction))
      draw.need(
        ![reaction, weight + load - reaction, (weight + load) / 2].some((one) => one === weight || one === load),
      )
      return {
        ask: `A uniform plank of length ${length} m and weight ${weight} N rests horizontally on supports P and Q at its two ends. A load of ${load} N is placed on the plank ${at} m from P. Calculate the reaction at Q.`,
        answer: newtons(reaction),
        slips: {
          'found the reaction at P': newtons(weight + load - reaction),
          'left out the weight of the plank': about((load * at) / length, 'N'),
          'shared both weights equally': newtons((weight + load) / 2),
          'took the whole weight at Q': about(weight + (load * at) / length, 'N'),
        },
        work: `Moments about P: $Q \\times ${length} = ${weight} \\times ${num(length / 2)} + ${load} \\times ${at}$, so $Q$ is ${newtons(reaction)}.`,
      }
    },
  }),
  template({
    id: 'acceleration-down-slope',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const { angle, sin, cos } = draw.pick(slopes)
      const [mass, friction] = [draw.int(2, 12), draw.int(3, 30)]
      const rate = (mass * 10 * sin - friction) / mass
      draw.need(rate >= 1 && ends(rate, 2) && friction / mass !== 10 - 10 * sin)
      const unit = 'm s⁻²'
      return {
        ask: `A block of mass ${mass} kg slides down a plane inclined at ${angle}° to the horizontal against a frictional force of ${friction} N. Calculate its acceleration. [Take $g$ as 10 m s⁻², $\\sin ${angle}^{\\circ} = ${sin}$ and $\\cos ${angle}^{\\circ} = ${cos}$]`,
        answer: quantity(rate, unit),
        slips: {
          'used the cosine': about((mass * 10 * cos - friction) / mass, unit),
          'left out the friction': quantity(10 * sin, unit),
          'added the friction': about(10 * sin + friction / mass, unit),
          'used the whole weight': about(10 - friction / mass, unit),
        },
        work: `Along the plane: $${mass} \\times 10 \\times ${sin} - ${friction} = ${mass}a$, so $a$ is ${quantity(rate, unit)}.`,
      }
    },
  }),
  template({
    id: 'tension-between-blocks',
    topic: 'A.m',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [front, back, rate] = [draw.int(2, 12), draw.int(2, 12), draw.pick([0.5, 1.5, 2, 2.5, 3, 4])]
      const force = (front + back) * rate
      draw.need(front !== back)
      return {
        ask: `Blocks X of mass ${front} kg and Y of mass ${back} kg lie on a smooth horizontal table and are joined by a light string. A horizontal force of ${num(force)} N pulls X away from Y. Calculate the tension in the string.`,
        answer: newtons(back * rate),
        slips: {
          'used the mass of X': newtons(front * rate),
          'halved the pull': newtons(force / 2),
          'divided the pull by the mass of X': about((force / front) * back, 'N'),
          'took the difference of the masses': newtons(Math.abs(front - back) * rate),
        },
        work: `$a = \\frac{${num(force)}}{${front} + ${back}} = ${num(rate)}$ m s⁻²; the string pulls Y alone: $T = ${back} \\times ${num(rate)}$, which is ${newtons(back * rate)}.`,
      }
    },
  }),
]
