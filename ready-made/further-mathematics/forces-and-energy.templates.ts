import { frac, num, quantity, round, surd, terms, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

type Pair = readonly [number, number]
const ij = ([x, y]: Pair) => terms([x, '\\mathbf{i}'], [y, '\\mathbf{j}'])
const speed = (value: number) => quantity(round(value, 2), 'm s⁻¹')
const newtons = (value: number) => quantity(round(value, 2), 'N')
const joules = (value: number) => quantity(round(value, 2), 'J')
const rate = (value: number) => quantity(round(value, 2), 'm s⁻²')
const gravity = '[Take $g$ as 10 m s⁻².]'
const ends = (value: number) => Number.isInteger(round(value * 10, 6))
const slopes = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

export const forcesAndEnergy = [
  template({
    id: 'bodies-that-move-on-together',
    topic: 'C.c',
    difficulty: 'Easy',
    make(draw) {
      const [m, n, u, v] = [draw.int(2, 9), draw.int(2, 9), draw.int(4, 15), draw.int(1, 8)]
      const isOpposite = draw.int(0, 1) === 1
      const whole = m * u + (isOpposite ? -1 : 1) * n * v
      const after = whole / (m + n)
      draw.need(u > v && m !== n && ends(after) && after > 0.4)
      return {
        ask: `A truck of mass ${m} tonnes moving at ${u} m s⁻¹ runs into another of mass ${n} tonnes that moves at ${v} m s⁻¹ in the ${isOpposite ? 'opposite' : 'same'} direction. They move on together. Find their common speed.`,
        answer: speed(after),
        slips: {
          'took the second momentum the other way': speed(Math.abs(m * u - (isOpposite ? -1 : 1) * n * v) / (m + n)),
          'took the mean of the speeds': speed((u + (isOpposite ? -v : v)) / 2),
          'left the second momentum out': speed((m * u) / (m + n)),
          'divided by the first mass': speed(whole / m),
        },
        work: `$${m} \\times ${u} ${isOpposite ? '-' : '+'} ${n} \\times ${v} = ${m + n}v$, so $v = \\frac{${whole}}{${m + n}}$, which is ${speed(after)}.`,
      }
    },
  }),
  template({
    id: 'velocity-after-a-collision',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [m, n, u, back] = [draw.int(1, 4), draw.int(3, 9), draw.int(5, 14), draw.int(1, 4)]
      const after = (m * (u + back)) / n
      draw.need(m < n && ends(after) && after !== u && after !== back && after + back <= u) // They part no faster than they met.
      return {
        ask: `A ball of mass ${m} kg moving at ${u} m s⁻¹ strikes a ball of mass ${n} kg at rest and rebounds at ${back} m s⁻¹. Find the speed of the heavier ball after the impact.`,
        answer: speed(after),
        slips: {
          'forgot that the ball turns back': speed((m * (u - back)) / n),
          'left the rebound out': speed((m * u) / n),
          'turned the masses over': speed((n * (u + back)) / m),
          'divided by the sum of the masses': speed((m * (u + back)) / (m + n)),
        },
        work: `$${m} \\times ${u} = ${n}v - ${m} \\times ${back}$, so $v = \\frac{${m * (u + back)}}{${n}}$, which is ${speed(after)}.`,
      }
    },
  }),
  template({
    id: 'impulse-of-a-blow',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const u: Pair = [draw.int(-6, 8), draw.int(-6, 8)]
      const v: Pair = [draw.int(-6, 8), draw.int(-6, 8)]
      const mass = draw.int(2, 6)
      const change: Pair = [v[0] - u[0], v[1] - u[1]]
      draw.need([...u, ...v, ...change, v[0] + u[0], v[1] + u[1]].every((part) => part !== 0))
      const of = (factor: number, [x, y]: Pair) => `$${surd(factor, x * x + y * y)}$ N s`
      return {
        ask: `A body of mass ${mass} kg has the velocity $(${ij(u)})$ m s⁻¹. A blow changes it to $(${ij(v)})$ m s⁻¹. Find the magnitude of the impulse.`,
        answer: of(mass, change),
        slips: {
          'left the mass out': of(1, change),
          'added the velocities': of(mass, [v[0] + u[0], v[1] + u[1]]),
          'took the last momentum only': of(mass, v),
        },
        work: `The impulse is $${mass}(${ij(change)})$ N s, and $${mass}\\sqrt{${change[0] ** 2} + ${change[1] ** 2}}$ is ${of(mass, change)}.`,
      }
    },
  }),
  template({
    id: 'work-of-a-force',
    topic: 'C.c',
    difficulty: 'Easy',
    make(draw) {
      const force: Pair = [draw.int(2, 12), draw.int(-9, 9)]
      const from: Pair = [draw.int(-5, 5), draw.int(-5, 5)]
      const way: Pair = [draw.int(2, 9), draw.int(-6, 8)]
      const to: Pair = [from[0] + way[0], from[1] + way[1]]
      const value = force[0] * way[0] + force[1] * way[1]
      draw.need([force[1], way[1], ...from, ...to].every((part) => part !== 0) && value > 5)
      const point = ([x, y]: Pair) => `(${x}, ${y})`
      return {
        ask: `A force of $(${ij(force)})$ N moves a body from the point $${point(from)}$ to the point $${point(to)}$, with distances in metres. Calculate the work done.`,
        answer: joules(value),
        slips: {
          'took the last position for the displacement': joules(force[0] * to[0] + force[1] * to[1]),
          'subtracted the second product': joules(force[0] * way[0] - force[1] * way[1]),
          'multiplied across': joules(force[0] * way[1] + force[1] * way[0]),
          'left the second product out': joules(force[0] * way[0]),
        },
        work: `The displacement is $${ij(way)}$, and $(${force[0]})(${way[0]}) + (${force[1]})(${way[1]})$ is ${joules(value)}.`,
      }
    },
  }),
  template({
    id: 'acceleration-by-a-force-as-a-vector',
    topic: 'C.c',
    difficulty: 'Easy',
    make(draw) {
      const [up, flat, long] = slopes[draw.int(0, 4)] ?? slopes[0]
      const [times, mass] = [draw.int(1, 6), draw.int(2, 8)]
      const sign = draw.pick([1, -1] as const)
      const value = (times * long) / mass
      draw.need(ends(value) && value > 1 && mass !== long)
      return {
        ask: `The force $(${ij([times * flat, sign * times * up])})$ N acts on a body of mass ${mass} kg that is free to move. Find the magnitude of its acceleration.`,
        answer: rate(value),
        slips: {
          'did not divide by the mass': rate(times * long),
          'added the components': rate((times * (flat + up)) / mass),
          'multiplied by the mass': rate(times * long * mass),
          'subtracted the components': rate((times * Math.abs(flat - up)) / mass),
        },
        work: `The force is $\\sqrt{${(times * flat) ** 2} + ${(times * up) ** 2}} = ${times * long}$ N, and divided by $${mass}$ kg it is ${rate(value)}.`,
      }
    },
  }),
  template({
    id: 'power-up-a-hill',
    topic: 'C.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [mass, slope, resistance, velocity] = [
        draw.int(8, 20) * 100,
        draw.pick([20, 25, 40, 50]),
        draw.int(4, 14) * 50,
        draw.int(8, 25),
      ]
      const pull = (mass * 10) / slope
      const kilowatts = (force: number) => quantity(round((force * velocity) / 1000, 2), 'kW')
      draw.need(
        Number.isInteger(pull) && pull !== resistance && Number.isInteger(((pull + resistance) * velocity) / 10),
      )
      return {
        ask: `A car of mass ${mass} kg climbs a hill at a steady ${velocity} m s⁻¹. The sine of the angle of the hill is $\\frac{1}{${slope}}$, and the resistance to motion is ${resistance} N. Find the power of the engine. ${gravity}`,
        answer: kilowatts(pull + resistance),
        slips: {
          'left the resistance out': kilowatts(pull),
          'left the hill out': kilowatts(resistance),
          'subtracted the resistance': kilowatts(Math.abs(pull - resistance)),
          'used the mass in place of the weight': kilowatts(pull / 10 + resistance),
        },
        work: `The engine pulls with $\\frac{${tex(mass * 10)}}{${slope}} + ${resistance} = ${pull + resistance}$ N, and times $${velocity}$ it is ${kilowatts(pull + resistance)}.`,
      }
    },
  }),
  template({
    id: 'floor-of-a-lift',
    topic: 'C.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [mass, tenths, isUp] = [draw.int(45, 95), draw.int(4, 30), draw.int(0, 1) === 1]
      const a = tenths / 10
      const value = mass * (10 + (isUp ? a : -a))
      return {
        ask: `A woman of mass ${mass} kg stands in a lift that accelerates ${isUp ? 'upwards' : 'downwards'} at ${num(a)} m s⁻². Find the force with which the floor pushes her. ${gravity}`,
        answer: newtons(value),
        slips: {
          'took the acceleration the other way': newtons(mass * (10 - (isUp ? a : -a))),
          'left the acceleration out': newtons(mass * 10),
          'left the weight out': newtons(mass * a),
          'took the acceleration twice': newtons(mass * (10 + 2 * (isUp ? a : -a))),
        },
        work: `$R = ${mass}(10 ${isUp ? '+' : '-'} ${num(a)})$, which is ${newtons(value)}.`,
      }
    },
  }),
  template({
    id: 'resistance-of-a-bank',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [grams, velocity, depth] = [draw.int(2, 12) * 5, draw.int(20, 50) * 10, draw.pick([5, 8, 10, 16, 20, 25])]
      const energy = (grams / 1000) * velocity ** 2 * 0.5
      const force = energy / (depth / 100)
      draw.need(Number.isInteger(force) && force < 60_000)
      return {
        ask: `A bullet of mass ${grams} g strikes a bank of earth at ${velocity} m s⁻¹ and comes to rest after ${depth} cm. Find the average resistance of the earth.`,
        answer: newtons(force),
        slips: {
          'left the half out': newtons(2 * force),
          'divided the momentum by the depth': newtons(round(((grams / 1000) * velocity) / (depth / 100), 1)),
          'left the centimetres as they were': newtons(round(energy / depth, 1)),
          'halved once more': newtons(force / 2),
        },
        work: `The kinetic energy is $\\frac{1}{2} \\times ${num(grams / 1000)} \\times ${velocity}^{2}$, that is ${joules(energy)}. Divided by $${num(depth / 100)}$ m it is ${newtons(force)}.`,
      }
    },
  }),
  template({
    id: 'energy-lost-in-a-collision',
    topic: 'C.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [m, n, u] = [draw.int(2, 8), draw.int(2, 8), draw.int(4, 15)]
      const after = (m * u) / (m + n)
      const before = (m * u * u) / 2
      const lost = before - ((m + n) * after * after) / 2
      draw.need(m !== n && ends(after) && ends(lost))
      return {
        ask: `A body of mass ${m} kg moving at ${u} m s⁻¹ strikes a body of mass ${n} kg at rest, and they move on together. Find the kinetic energy that is lost.`,
        answer: joules(lost),
        slips: {
          'gave the energy that is left': joules(before - lost),
          'gave the energy before the impact': joules(before),
          'kept the first mass only afterwards': joules(before - (m * after * after) / 2),
          'left the halves out': joules(2 * lost),
        },
        work: `The common speed is $\\frac{${m * u}}{${m + n}}$, that is ${speed(after)}. The energy falls from ${joules(before)} to ${joules(before - lost)}, a loss of ${joules(lost)}.`,
      }
    },
  }),
  template({
    id: 'acceleration-over-a-pulley',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [m, n] = [draw.int(2, 15), draw.int(1, 12)]
      const value = (10 * (m - n)) / (m + n)
      draw.need(m > n && ends(value) && value > 0.5)
      return {
        ask: `Masses of ${m} kg and ${n} kg hang at the ends of a light string over a smooth pulley and are released. Find their acceleration. ${gravity}`,
        answer: rate(value),
        slips: {
          'divided by the greater mass': rate((10 * (m - n)) / m),
          'divided by the smaller mass': rate((10 * (m - n)) / n),
          'left the sum of the masses out': rate(10 * (m - n)),
        },
        work: `$${10 * m} - ${10 * n} = ${m + n}a$, so $a = \\frac{${10 * (m - n)}}{${m + n}}$, which is ${rate(value)}.`,
      }
    },
  }),
  template({
    id: 'tension-from-table-to-pulley',
    topic: 'C.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [m, n, tenths] = [draw.int(2, 12), draw.int(2, 12), draw.int(1, 5)]
      const a = (10 * n - tenths * m) / (m + n)
      const tension = n * (10 - a)
      draw.need(m !== n && a > 0.4 && ends(a))
      return {
        ask: `A block of mass ${m} kg lies on a rough table with a coefficient of friction of ${num(tenths / 10)}. A string from it passes over a smooth pulley at the edge and carries a mass of ${n} kg, which is released. Find the tension in the string. ${gravity}`,
        answer: newtons(tension),
        slips: {
          'took the weight of the hanging mass': newtons(10 * n),
          'left the friction out': newtons((10 * m * n) / (m + n)),
          'left the friction out of the pull on the block': newtons(m * a),
          'added the acceleration': newtons(n * (10 + a)),
        },
        work: `$${10 * n} - ${num(tenths / 10)} \\times ${10 * m} = ${m + n}a$ gives $a = ${num(a)}$ m s⁻². Then $T = ${n}(10 - ${num(a)})$, which is ${newtons(tension)}.`,
      }
    },
  }),
  template({
    id: 'speed-down-a-smooth-plane',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [up, , long] = slopes[draw.int(0, 4)] ?? slopes[0]
      const [way, start] = [draw.int(2, 40), draw.int(2, 9)]
      const square = start * start + (20 * up * way) / long
      draw.need(Number.isInteger(square) && start !== way)
      const of = (value: number) => `$${surd(1, value)}$ m s⁻¹`
      return {
        ask: `A block is pushed off at ${start} m s⁻¹ down a smooth plane inclined to the horizontal at an angle whose sine is $${frac(up, long)}$. Find its speed after it has moved ${way} m down the plane. ${gravity}`,
        answer: of(square),
        slips: {
          'left the first speed out': of(square - start * start),
          'forgot the slope': of(start * start + 20 * way),
          'left the 2 out': of(start * start + (square - start * start) / 2),
          'did not take the root': `$${square}$ m s⁻¹`,
        },
        work: `The acceleration is $10 \\times ${frac(up, long)}$ m s⁻², so $v^{2} = ${start}^{2} + 2 \\times 10 \\times ${frac(up, long)} \\times ${way} = ${square}$ and the speed is ${of(square)}.`,
      }
    },
  }),
]
