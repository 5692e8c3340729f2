import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

export const fields = [
  template({
    id: 'charge-in-time',
    topic: 'D.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [milli, minutes] = [draw.int(50, 950, 50), draw.int(2, 15)]
      const charge = round((milli * minutes * 60) / 1000, 1)
      return {
        ask: `A steady current of ${milli} mA flows through a lamp for ${minutes} minutes. How much charge passes through the lamp?`,
        answer: quantity(charge, 'C'),
        slips: {
          'left the time in minutes': quantity(round(charge / 60, 3), 'C'),
          'left the current in milliamperes': quantity(charge * 1000, 'C'),
          'took 100 seconds for a minute': quantity(round((milli * minutes) / 10, 1), 'C'),
          'halved the charge': quantity(round(charge / 2, 2), 'C'),
        },
        work: `$Q = It = ${num(milli / 1000)} \\times ${minutes * 60}$, which is ${quantity(charge, 'C')}.`,
      }
    },
  }),
  template({
    id: 'capacitors-in-series',
    topic: 'D.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first = 0, second = 0] = draw.ints(2, 2, 40)
      const volts = draw.pick([20, 50, 100, 120, 200])
      const charge = ((first * second) / (first + second)) * volts
      draw.need(first < second && ends(charge))
      const unit = 'μC'
      return {
        ask: `Capacitors of ${first} μF and ${second} μF are connected in series across a ${volts} V supply. Calculate the charge on each of them.`,
        answer: quantity(charge, unit),
        slips: {
          'added the capacitances': quantity((first + second) * volts, unit),
          'used the smaller capacitor alone': quantity(first * volts, unit),
          'used the larger capacitor alone': quantity(second * volts, unit),
          'divided by the voltage': about(charge / volts ** 2, unit),
        },
        work: `$C = \\frac{${first} \\times ${second}}{${first + second}} = ${num(round((first * second) / (first + second), 3))}$ μF, and $Q = CV$ is ${quantity(charge, unit)}.`,
      }
    },
  }),
  template({
    id: 'energy-of-capacitor',
    topic: 'D.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [micro, volts] = [draw.int(2, 50, 2), draw.int(100, 500, 50)]
      const energy = (micro * volts ** 2) / 2_000_000
      draw.need(ends(energy, 3))
      return {
        ask: `Calculate the energy stored in a capacitor of ${micro} μF that is charged to ${volts} V.`,
        answer: quantity(energy, 'J'),
        slips: {
          'left out the half': quantity(round(energy * 2, 3), 'J'),
          'halved twice': about(energy / 2, 'J'),
          'lost a power of ten': quantity(round(energy * 10, 3), 'J'),
          'did not square the voltage': about((energy / volts) * 100, 'J'),
        },
        work: `$E = \\frac{1}{2}CV^{2} = \\frac{1}{2} \\times ${micro} \\times 10^{-6} \\times ${volts}^{2}$, which is ${quantity(energy, 'J')}.`,
      }
    },
  }),
  template({
    id: 'voltage-when-capacitors-share',
    topic: 'D.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, second, volts] = [draw.int(2, 20), draw.int(2, 20), draw.int(40, 240, 10)]
      const end = (first * volts) / (first + second)
      draw.need(first !== second && ends(end, 1))
      return {
        ask: `A capacitor of ${first} μF charged to ${volts} V is disconnected from the supply and joined across an uncharged ${second} μF capacitor. Calculate the potential difference across them now.`,
        answer: quantity(end, 'V'),
        slips: {
          'exchanged the capacitances': about((second * volts) / (first + second), 'V'),
          'shared the voltage equally': quantity(volts / 2, 'V'),
          'divided by the second capacitance': about((first * volts) / second, 'V'),
          'kept the energy and not the charge': about(volts * Math.sqrt(first / (first + second)), 'V'),
        },
        work: `The charge stays: $${first} \\times ${volts} = (${first} + ${second})V$, so $V$ is ${quantity(end, 'V')}.`,
      }
    },
  }),
  template({
    id: 'field-between-plates',
    topic: 'D.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [volts, apart] = [draw.int(60, 900, 30), draw.int(2, 30)]
      const field = (volts * 1000) / apart
      draw.need(ends(field))
      const unit = 'V m⁻¹'
      return {
        ask: `Two parallel plates ${apart} mm apart have a potential difference of ${volts} V. Calculate the electric field intensity between them.`,
        answer: quantity(field, unit),
        slips: {
          'left the distance in millimetres': about(field / 1000, unit),
          'took the distance in centimetres': about(field / 10, unit),
          'multiplied by the distance': about((volts * apart) / 1000, unit),
          'halved the field': about(field / 2, unit),
        },
        work: `$E = \\frac{V}{d} = \\frac{${volts}}{${num(apart / 1000)}}$, which is ${quantity(field, unit)}.`,
      }
    },
  }),
  template({
    id: 'force-when-moved-apart',
    topic: 'D.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [times, start, near] = [draw.int(2, 5), draw.int(8, 160, 4), draw.int(2, 12)]
      const end = start / times ** 2
      draw.need(ends(end, 2) && end !== near && end !== near * times)
      return {
        ask: `The force between two small charged spheres is ${start} mN when they are ${near} cm apart. What is the force when they are ${near * times} cm apart?`,
        answer: quantity(end, 'mN'),
        slips: {
          'did not square the ratio of the distances': about(start / times, 'mN'),
          'multiplied by the ratio': quantity(start * times, 'mN'),
          'multiplied by the square of the ratio': quantity(start * times ** 2, 'mN'),
          'halved the force': quantity(start / 2, 'mN'),
        },
        work: `The distance is ${times} times as large and the force falls with its square: $\\frac{${start}}{${times ** 2}}$, which is ${quantity(end, 'mN')}.`,
      }
    },
  }),
  template({
    id: 'weight-above-the-earth',
    topic: 'D.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [height, weight] = [draw.pick([2, 3, 4]), draw.int(100, 900, 20)]
      const words: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' }
      const end = weight / (height + 1) ** 2
      draw.need(ends(end, 1))
      return {
        ask: `A body weighs ${weight} N on the surface of the earth. What does it weigh at a height above the surface of ${words[height]} the radius of the earth?`,
        answer: quantity(end, 'N'),
        slips: {
          'did not square the distance': about(weight / (height + 1), 'N'),
          'measured the distance from the surface': about(weight / height ** 2, 'N'),
          'took one more radius': about(weight / (height + 2) ** 2, 'N'),
          'took the loss of weight': about(weight - end, 'N'),
        },
        work: `The distance from the centre is ${height + 1} radii: $\\frac{${weight}}{${height + 1}^{2}}$, which is ${quantity(end, 'N')}.`,
      }
    },
  }),
  template({
    id: 'force-on-wire',
    topic: 'D.f',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [length, current, tesla] = [
        draw.int(10, 80, 5),
        draw.int(2, 15),
        draw.pick([0.05, 0.15, 0.2, 0.3, 0.4, 0.6]),
      ]
      const force = round((length / 100) * current * tesla, 4)
      draw.need(force !== tesla && force !== current)
      return {
        ask: `A wire ${length} cm long carries a current of ${current} A at right angles to a magnetic field of flux density ${num(tesla)} T. Calculate the force on the wire.`,
        answer: quantity(force, 'N'),
        slips: {
          'left the length in centimetres': quantity(round(force * 100, 2), 'N'),
          'divided by the length': about((current * tesla) / (length / 100), 'N'),
          'left out the flux density': quantity(round((length / 100) * current, 2), 'N'),
          'squared the current': about(force * current, 'N'),
        },
        work: `$F = BIl = ${num(tesla)} \\times ${current} \\times ${num(length / 100)}$, which is ${quantity(force, 'N')}.`,
      }
    },
  }),
  template({
    id: 'secondary-current',
    topic: 'D.g',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [volts, out, watts, percent] = [
        draw.pick([200, 220, 240]),
        draw.pick([10, 12, 20, 24, 40]),
        draw.int(30, 240, 6),
        draw.pick([75, 80, 90, 96]),
      ]
      const current = (watts * 100) / (percent * volts)
      draw.need(ends(current, 3) && current >= 0.1)
      return {
        ask: `A transformer changes ${volts} V to ${out} V and supplies a lamp of ${watts} W, ${out} V. If it is ${percent}% efficient, calculate the current in the primary coil.`,
        answer: quantity(round(current, 3), 'A'),
        slips: {
          'took it as fully efficient': about(watts / volts, 'A'),
          'multiplied by the efficiency': about((watts * percent) / (volts * 100), 'A'),
          'found the current in the secondary coil': about(watts / out, 'A'),
          'divided by the secondary voltage': about((watts * 100) / (percent * out), 'A'),
        },
        work: `The power put in is $\\frac{${watts}}{${num(percent / 100)}} = ${num(round((watts * 100) / percent, 2))}$ W, and divided by ${volts} V it is ${quantity(round(current, 3), 'A')}.`,
      }
    },
  }),
  template({
    id: 'turns-of-transformer',
    topic: 'D.g',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [turns, volts, out] = [
        draw.int(400, 2400, 50),
        draw.pick([220, 240]),
        draw.pick([6, 11, 12, 20, 24, 33, 48, 60]),
      ]
      const second = (turns * out) / volts
      draw.need(ends(second))
      return {
        ask: `The primary coil of an ideal transformer has ${turns} turns and is connected to ${volts} V. How many turns must the secondary coil have to give ${out} V?`,
        answer: num(second),
        slips: {
          'turned the ratio over': num(round((turns * volts) / out)),
          'halved the turns': num(round(second / 2)),
          'took the difference of the voltages': num(round((turns * (volts - out)) / volts)),
          'doubled the turns': num(second * 2),
        },
        work: `$\\frac{N_{s}}{${turns}} = \\frac{${out}}{${volts}}$, so $N_{s}$ is ${num(second)}.`,
      }
    },
  }),
  template({
    id: 'induced-voltage',
    topic: 'D.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [turns, from, to, time] = [
        draw.int(50, 400, 50),
        draw.int(6, 24),
        draw.int(1, 5),
        draw.pick([0.05, 0.1, 0.2, 0.25, 0.4]),
      ]
      const volts = (turns * (from - to)) / 1000 / time
      draw.need(ends(volts, 2) && volts !== from && volts !== to)
      return {
        ask: `The magnetic flux through a coil of ${turns} turns falls from ${from} mWb to ${to} mWb in ${num(time)} s. Calculate the average e.m.f. induced in the coil.`,
        answer: quantity(round(volts, 2), 'V'),
        slips: {
          'added the fluxes': about((turns * (from + to)) / 1000 / time, 'V'),
          'used the first flux alone': about((turns * from) / 1000 / time, 'V'),
          'multiplied by the time': about(((turns * (from - to)) / 1000) * time, 'V'),
          'left out the time': about((turns * (from - to)) / 1000, 'V'),
        },
        work: `$E = \\frac{N\\Delta\\Phi}{t} = \\frac{${turns} \\times ${num((from - to) / 1000)}}{${num(time)}}$, which is ${quantity(round(volts, 2), 'V')}.`,
      }
    },
  }),
]
