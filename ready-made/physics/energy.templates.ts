import { about, ends, num, quantity, round, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

const joules = (value: number) => quantity(value, 'J')

export const energy = [
  template({
    id: 'work-at-an-angle',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [force, way, mark] = [draw.int(20, 120, 10), draw.int(4, 30), draw.pick([37, 53])]
      const [cos, sin] = mark === 37 ? [0.8, 0.6] : [0.6, 0.8]
      const work = force * way * cos
      draw.need(force !== way)
      return {
        ask: `A sledge is pulled ${way} m along level ground by a rope that makes an angle of ${mark}° with the ground. The tension in the rope is ${force} N. Calculate the work done by the tension. [$\\sin ${mark}^{\\circ} = ${sin}$, $\\cos ${mark}^{\\circ} = ${cos}$]`,
        answer: joules(work),
        slips: {
          'used the sine': joules(force * way * sin),
          'left out the angle': joules(force * way),
          'divided by the cosine': about((force * way) / cos, 'J'),
          'added the two parts of the force': joules(round(force * way * (sin + cos), 1)),
        },
        work: `$W = Fs\\cos\\theta = ${force} \\times ${way} \\times ${cos}$, which is ${joules(work)}.`,
      }
    },
  }),
  template({
    id: 'power-of-climber',
    topic: 'B.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [mass, height, time] = [draw.int(40, 80, 2), draw.int(3, 12), draw.int(4, 24)]
      const power = (mass * 10 * height) / time
      draw.need(ends(power) && power < 600 && height !== time)
      return {
        ask: `A student of mass ${mass} kg runs up a flight of stairs ${height} m high in ${time} s. Calculate the average power that the student develops. [Take $g$ as 10 m s⁻²]`,
        answer: quantity(power, 'W'),
        slips: {
          'used the mass as the weight': about(power / 10, 'W'),
          'found the work': quantity(mass * 10 * height, 'W'),
          'turned height and time over': about((mass * 10 * time) / height, 'W'),
          'halved the work': quantity(power / 2, 'W'),
        },
        work: `$P = \\frac{mgh}{t} = \\frac{${mass} \\times 10 \\times ${height}}{${time}}$, which is ${quantity(power, 'W')}.`,
      }
    },
  }),
  template({
    id: 'kinetic-energy',
    topic: 'B.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [grams, speed] = [draw.int(100, 900, 50), draw.int(4, 30, 2)]
      const energy = (grams / 1000) * speed ** 2 * 0.5
      return {
        ask: `Calculate the kinetic energy of a ball of mass ${grams} g that moves at ${speed} m s⁻¹.`,
        answer: joules(round(energy, 2)),
        slips: {
          'left out the half': joules(round(energy * 2, 2)),
          'did not square the speed': joules(round((grams / 1000) * speed * 0.5, 3)),
          'found the momentum': joules(round((grams / 1000) * speed, 2)),
          'halved twice': joules(round(energy / 2, 3)),
        },
        work: `$E = \\frac{1}{2}mv^{2} = \\frac{1}{2} \\times ${num(grams / 1000)} \\times ${speed}^{2}$, which is ${joules(round(energy, 2))}.`,
      }
    },
  }),
  template({
    id: 'efficiency-of-pulleys',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [ratio, load, percent] = [draw.int(3, 6), draw.int(120, 900, 20), draw.pick([60, 64, 70, 75, 80, 85])]
      const effort = (load / ratio / percent) * 100
      draw.need(ends(effort, 1))
      return {
        ask: `A pulley system of velocity ratio ${ratio} raises a load of ${load} N when an effort of ${num(effort)} N is applied. Calculate the efficiency of the system.`,
        answer: `${percent}%`,
        slips: {
          'took the ratio of effort to load': `${num(round((effort / load) * 100, 1))}%`,
          'gave the part that is lost': `${100 - percent}%`,
          'took the lost force over the load': `${num(round(((load - effort) / load) * 100, 1))}%`,
          'turned the ratio over': `${num(round(10_000 / percent, 1))}%`,
        },
        work: `The mechanical advantage is $\\frac{${load}}{${num(effort)}} = ${num(round(load / effort, 2))}$; the efficiency is $\\frac{${num(round(load / effort, 2))}}{${ratio}} \\times 100\\%$, which is ${percent}%.`,
      }
    },
  }),
  template({
    id: 'effort-on-inclined-plane',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [load, length, height, percent] = [
        draw.int(200, 1200, 50),
        draw.int(4, 12),
        draw.int(1, 4),
        draw.pick([60, 75, 80]),
      ]
      const effort = (load * height * 100) / (length * percent)
      draw.need(length >= 2 * height && ends(effort) && effort < load)
      return {
        ask: `A load of ${load} N is pushed up a plane ${length} m long to a height of ${height} m. If the efficiency of the plane is ${percent}%, calculate the effort that acts along the plane.`,
        answer: quantity(effort, 'N'),
        slips: {
          'took the plane as smooth': about((load * height) / length, 'N'),
          'multiplied by the efficiency': about((load * height * percent) / length / 100, 'N'),
          'left out the height': about((load * 100) / (length * percent), 'N'),
          'added the lost part to the ideal effort': about(((load * height) / length) * (2 - percent / 100), 'N'),
        },
        work: `Work out is $${load} \\times ${height} = ${load * height}$ J, work in is $E \\times ${length}$: $E = \\frac{${load * height} \\times 100}{${length} \\times ${percent}}$, which is ${quantity(effort, 'N')}.`,
      }
    },
  }),
  template({
    id: 'speed-after-fall',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [mass, high, low] = [draw.int(2, 15), draw.int(12, 60), draw.int(2, 30)]
      draw.need(high - low >= 5 && low !== high - low)
      return {
        ask: `A stone of mass ${mass} kg falls from rest at a height of ${high} m above the ground. Calculate its kinetic energy when it is ${low} m above the ground. [Take $g$ as 10 m s⁻² and neglect air resistance.]`,
        answer: joules(mass * 10 * (high - low)),
        slips: {
          'used the height that is left': joules(mass * 10 * low),
          'used the whole height': joules(mass * 10 * high),
          'halved the energy': joules(mass * 5 * (high - low)),
          'added the heights': joules(mass * 10 * (high + low)),
        },
        work: `It has fallen $${high} - ${low} = ${high - low}$ m, and the potential energy lost is $${mass} \\times 10 \\times ${high - low}$, which is ${joules(mass * 10 * (high - low))}.`,
      }
    },
  }),
  template({
    id: 'force-of-engine',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [kilowatts, speed] = [draw.int(12, 90), draw.int(36, 108, 18)]
      const force = (kilowatts * 1000) / (speed / 3.6)
      draw.need(ends(force) && force < 6000)
      return {
        ask: `The engine of a car develops ${kilowatts} kW when the car travels on a level road at a steady ${speed} km h⁻¹. Calculate the total force that opposes the motion.`,
        answer: quantity(force, 'N'),
        slips: {
          'left the speed in kilometres per hour': about((kilowatts * 1000) / speed, 'N'),
          'multiplied by 3.6 in changing the speed': about((kilowatts * 1000) / (speed * 3.6), 'N'),
          'halved the force': quantity(force / 2, 'N'),
          'multiplied the power by the speed': about((kilowatts * speed) / 3.6, 'N'),
        },
        work: `The speed is $${speed} \\div 3.6 = ${num(round(speed / 3.6, 2))}$ m s⁻¹, and $F = \\frac{P}{v} = \\frac{${tex(kilowatts * 1000)}}{${num(round(speed / 3.6, 2))}}$, which is ${quantity(force, 'N')}.`,
      }
    },
  }),
  template({
    id: 'force-of-bullet-in-wood',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [grams, speed, depth] = [draw.int(5, 40, 5), draw.int(100, 400, 20), draw.int(4, 20, 2)]
      const force = ((grams / 1000) * speed ** 2 * 0.5) / (depth / 100)
      draw.need(ends(force) && force <= 9000)
      return {
        ask: `A bullet of mass ${grams} g travelling at ${speed} m s⁻¹ enters a fixed block of wood and stops after ${depth} cm. Calculate the average resisting force of the wood.`,
        answer: quantity(force, 'N'),
        slips: {
          'left out the half': quantity(force * 2, 'N'),
          'multiplied the energy by the distance': about(((grams / 1000) * speed ** 2 * 0.5 * depth) / 100, 'N'),
          'divided the momentum by the distance': about(((grams / 1000) * speed) / (depth / 100), 'N'),
          'left the distance in centimetres': about(force / 100, 'N'),
        },
        work: `$Fs = \\frac{1}{2}mv^{2}$: $F = \\frac{0.5 \\times ${num(grams / 1000)} \\times ${speed}^{2}}{${num(depth / 100)}}$, which is ${quantity(force, 'N')}.`,
      }
    },
  }),
  template({
    id: 'energy-in-spring',
    topic: 'B.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [force, stretch] = [draw.int(6, 80, 2), draw.int(4, 25)]
      const energy = (force * stretch) / 200
      draw.need(force !== stretch)
      return {
        ask: `A force of ${force} N stretches a spring that obeys Hooke’s law by ${stretch} cm. Calculate the energy stored in the spring.`,
        answer: joules(energy),
        slips: {
          'left out the half': joules(energy * 2),
          'squared the extension': about((force * (stretch / 100) ** 2) / 2, 'J'),
          'left the extension in centimetres': joules(energy * 100),
          'found the force constant': about(force / (stretch / 100), 'J'),
        },
        work: `$E = \\frac{1}{2}Fe = \\frac{1}{2} \\times ${force} \\times ${num(stretch / 100)}$, which is ${joules(energy)}.`,
      }
    },
  }),
  template({
    id: 'work-against-gravity',
    topic: 'B.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [count, mass, height] = [draw.int(12, 40, 2), draw.int(2, 5), draw.pick([1.2, 1.4, 1.6, 1.8, 2.2])]
      const done = round(count * mass * 10 * height, 1)
      return {
        ask: `A bricklayer lifts ${count} blocks of mass ${mass} kg each from the ground to a platform ${num(height)} m high. Calculate the total work done against gravity. [Take $g$ as 10 m s⁻²]`,
        answer: joules(done),
        slips: {
          'used the mass as the weight': joules(round(done / 10, 2)),
          'left out the height': joules(count * mass * 10),
          'lifted one block only': joules(round(mass * 10 * height, 1)),
          'halved the work': joules(round(done / 2, 1)),
        },
        work: `The total weight is $${count} \\times ${mass} \\times 10 = ${count * mass * 10}$ N; the work is $${count * mass * 10} \\times ${num(height)}$, which is ${joules(done)}.`,
      }
    },
  }),
  template({
    id: 'pump-raising-water',
    topic: 'B.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [mass, height, minutes, percent] = [
        draw.int(300, 1800, 60),
        draw.int(6, 30),
        draw.int(2, 8),
        draw.pick([50, 60, 75, 80]),
      ]
      const power = (mass * 10 * height * 100) / (minutes * 60 * percent)
      draw.need(ends(power) && power >= 100 && power <= 3000 && power !== mass)
      return {
        ask: `A pump raises ${mass} kg of water through a height of ${height} m in ${minutes} minutes. If its efficiency is ${percent}%, calculate the power that must be supplied to the pump. [Take $g$ as 10 m s⁻²]`,
        answer: quantity(power, 'W'),
        slips: {
          'multiplied by the efficiency': about((power * percent * percent) / 10_000, 'W'),
          'left out the efficiency': about((power * percent) / 100, 'W'),
          'used the mass as the weight': about(power / 10, 'W'),
          'supplied the lost part alone': about((power * (100 - percent)) / 100, 'W'),
        },
        work: `The useful power is $\\frac{${tex(mass * 10 * height)}}{${minutes * 60}} = ${num(round((mass * 10 * height) / (minutes * 60), 2))}$ W; divided by ${num(percent / 100)}, it is ${quantity(power, 'W')}.`,
      }
    },
  }),
]
