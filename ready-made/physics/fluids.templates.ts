import { about, ends, num, quantity, round, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

const density = 'kg m⁻³'

export const fluids = [
  template({
    id: 'density-by-displacement',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first, rise, ratio] = [
        draw.int(30, 60, 2),
        draw.int(5, 40),
        draw.pick([2.4, 2.5, 2.7, 3.2, 7.2, 7.8, 8.5]),
      ]
      const mass = round(rise * ratio, 1)
      return {
        ask: `A stone of mass ${num(mass)} g is lowered into a measuring cylinder that holds ${first} cm³ of water, and the level rises to ${first + rise} cm³. Calculate the density of the stone.`,
        answer: quantity(ratio, 'g cm⁻³'),
        slips: {
          'divided by the second reading': about(mass / (first + rise), 'g cm⁻³'),
          'divided by the first reading': about(mass / first, 'g cm⁻³'),
          'turned the fraction over': about(rise / mass, 'g cm⁻³'),
          'divided by the sum of the readings': about(mass / (2 * first + rise), 'g cm⁻³'),
        },
        work: `The volume is $${first + rise} - ${first} = ${rise}$ cm³, and $\\frac{${num(mass)}}{${rise}}$ is ${quantity(ratio, 'g cm⁻³')}.`,
      }
    },
  }),
  template({
    id: 'pressure-of-liquid',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [depth, thick] = [draw.int(15, 95, 5), draw.pick([800, 850, 900, 1030, 1200, 1260])]
      const pressure = (depth / 100) * thick * 10
      return {
        ask: `Calculate the pressure due to a column of liquid ${depth} cm high if the density of the liquid is ${thick} kg m⁻³. [Take $g$ as 10 m s⁻²]`,
        answer: quantity(round(pressure, 1), 'N m⁻²'),
        slips: {
          'left out g': quantity(round(pressure / 10, 2), 'N m⁻²'),
          'left the height in centimetres': quantity(round(pressure * 100), 'N m⁻²'),
          'divided by the height': about((thick * 10) / (depth / 100), 'N m⁻²'),
          'halved the pressure': quantity(round(pressure / 2, 1), 'N m⁻²'),
        },
        work: `$p = h\\rho g = ${num(depth / 100)} \\times ${thick} \\times 10$, which is ${quantity(round(pressure, 1), 'N m⁻²')}.`,
      }
    },
  }),
  template({
    id: 'greatest-pressure-of-block',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a = 0, b = 0, c = 0] = draw.ints(3, 2, 9).map((side) => side / 10)
      const mass = draw.int(12, 120, 6)
      const [small = 0, middle = 0, large = 0] = [a, b, c].toSorted((one, other) => one - other)
      const pressure = (mass * 10) / (small * middle)
      draw.need(ends(pressure) && pressure < 9000)
      const unit = 'N m⁻²'
      return {
        ask: `A solid block of mass ${mass} kg measures ${num(a)} m by ${num(b)} m by ${num(c)} m. Calculate the greatest pressure that it can exert on a level table when it rests on one of its faces. [Take $g$ as 10 m s⁻²]`,
        answer: quantity(pressure, unit),
        slips: {
          'used the largest face': about((mass * 10) / (middle * large), unit),
          'used the middle face': about((mass * 10) / (small * large), unit),
          'left out g': about(pressure / 10, unit),
          'divided by the volume': about((mass * 10) / (small * middle * large), unit),
        },
        work: `The smallest face has the area $${num(small)} \\times ${num(middle)} = ${num(round(small * middle, 3))}$ m²: $p = \\frac{${mass * 10}}{${num(round(small * middle, 3))}}$, which is ${quantity(pressure, unit)}.`,
      }
    },
  }),
  template({
    id: 'hydraulic-press',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [small, times, force] = [draw.int(2, 8), draw.int(3, 9), draw.int(20, 120, 5)]
      draw.need(small !== times)
      return {
        ask: `The pistons of a hydraulic press have radii of ${small} cm and ${small * times} cm. A force of ${force} N is applied to the smaller piston. What load can the larger piston lift?`,
        answer: quantity(force * times ** 2, 'N'),
        slips: {
          'used the ratio of the radii': quantity(force * times, 'N'),
          'squared the larger radius alone': quantity(force * small * times ** 2, 'N'),
          'doubled the ratio of the radii': quantity(force * times * 2, 'N'),
          'used half of the ratio of areas': about((force * times ** 2) / 2, 'N'),
        },
        work: `The areas are as $${small}^{2} : ${small * times}^{2} = 1 : ${times ** 2}$, and $${force} \\times ${times ** 2}$ is ${quantity(force * times ** 2, 'N')}.`,
      }
    },
  }),
  template({
    id: 'upthrust-from-weights',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [air, ratio] = [draw.int(12, 90, 3), draw.pick([1.5, 2, 2.4, 2.5, 3, 4, 6, 7.5])]
      const upthrust = air / ratio
      draw.need(ends(upthrust, 1))
      return {
        ask: `A metal block weighs ${air} N in air and ${num(round(air - upthrust, 1))} N when it is completely immersed in water. Calculate the relative density of the metal.`,
        answer: num(ratio),
        slips: {
          'divided the weight in air by that in water': num(round(air / (air - upthrust), 2)),
          'divided the weight in water by the upthrust': num(round((air - upthrust) / upthrust, 2)),
          'turned the fraction over': num(round(upthrust / air, 2)),
          'gave the part that is left in water': num(round((air - upthrust) / air, 2)),
        },
        work: `The upthrust is $${air} - ${num(round(air - upthrust, 1))} = ${num(upthrust)}$ N, and $\\frac{${air}}{${num(upthrust)}}$ is ${num(ratio)}.`,
      }
    },
  }),
  template({
    id: 'density-of-second-liquid',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [air, lost, ratio] = [
        draw.int(40, 150, 5),
        draw.int(10, 40, 2),
        draw.pick([0.7, 0.75, 0.8, 0.85, 0.9, 1.2, 1.3]),
      ]
      const second = round(lost * ratio, 1)
      draw.need(air > 2 * lost && ends(lost * ratio, 1))
      return {
        ask: `A solid weighs ${air} N in air, ${air - lost} N in water and ${num(air - second)} N in another liquid, completely immersed in each. Calculate the density of the liquid. [Density of water is 1000 kg m⁻³]`,
        answer: quantity(round(ratio * 1000), density),
        slips: {
          'turned the ratio of the upthrusts over': about((lost / second) * 1000, density),
          'divided the weights in the liquids': about(((air - second) / (air - lost)) * 1000, density),
          'found the density of the solid': about((air / lost) * 1000, density),
          'took the liquid alone': about((air / second) * 1000, density),
        },
        work: `The upthrusts are ${lost} N in water and ${num(second)} N in the liquid: $\\frac{${num(second)}}{${lost}} \\times 1000$, which is ${quantity(round(ratio * 1000), density)}.`,
      }
    },
  }),
  template({
    id: 'depth-of-floating-block',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [height, wood] = [draw.int(8, 40, 2), draw.pick([600, 650, 700, 750, 800, 850])]
      const depth = (height * wood) / 1000
      return {
        ask: `A wooden block ${height} cm high and of density ${wood} kg m⁻³ floats upright in water of density 1000 kg m⁻³. What height of the block is above the surface?`,
        answer: quantity(round(height - depth, 2), 'cm'),
        slips: {
          'gave the height under water': quantity(round(depth, 2), 'cm'),
          'turned the ratio of the densities over': about((height * 1000) / wood - height, 'cm'),
          'halved the part above': quantity(round((height - depth) / 2, 3), 'cm'),
          'took the block to be half under water': quantity(height / 2, 'cm'),
        },
        work: `The part under water is $\\frac{${wood}}{1000} \\times ${height} = ${num(round(depth, 2))}$ cm; above it $${height} - ${num(round(depth, 2))}$ is left, which is ${quantity(round(height - depth, 2), 'cm')}.`,
      }
    },
  }),
  template({
    id: 'balanced-columns',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [oil, water] = [draw.int(10, 36), draw.int(8, 30)]
      const thick = (water / oil) * 1000
      draw.need(water < oil && ends(thick, 0) && thick > 600)
      return {
        ask: `In a U-tube, a column of oil ${oil} cm high is balanced by a column of water ${water} cm high above the level where the liquids meet. Calculate the density of the oil. [Density of water is 1000 kg m⁻³]`,
        answer: quantity(thick, density),
        slips: {
          'turned the ratio over': about((oil / water) * 1000, density),
          'used the difference of the heights': about(((oil - water) / oil) * 1000, density),
          'divided the water by the sum of the heights': about((water / (oil + water)) * 1000, density),
          'halved the ratio': about(thick / 2, density),
        },
        work: `$${oil}\\rho = ${water} \\times 1000$, so $\\rho$ is ${quantity(thick, density)}.`,
      }
    },
  }),
  template({
    id: 'load-on-raft',
    topic: 'A.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [length, width, thick, wood] = [
        draw.int(2, 6),
        draw.int(1, 4),
        draw.pick([0.2, 0.25, 0.3, 0.4]),
        draw.pick([600, 650, 700, 750, 800]),
      ]
      const volume = length * width * thick
      const load = round(volume * (1000 - wood), 1)
      draw.need(length > width && ends(load))
      return {
        ask: `A wooden raft measures ${length} m by ${width} m by ${num(thick)} m and has a density of ${wood} kg m⁻³. What is the greatest mass it can carry in water of density 1000 kg m⁻³ before it sinks?`,
        answer: quantity(load, 'kg'),
        slips: {
          'found the mass of the raft': quantity(round(volume * wood), 'kg'),
          'found the mass of the water displaced': quantity(round(volume * 1000), 'kg'),
          'added the densities': quantity(round(volume * (1000 + wood)), 'kg'),
          'halved the volume': about(load / 2, 'kg'),
        },
        work: `The volume is ${num(round(volume, 2))} m³, and $${num(round(volume, 2))} \\times (1000 - ${wood})$ is ${quantity(load, 'kg')}.`,
      }
    },
  }),
  template({
    id: 'total-pressure-in-lake',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [depth, air] = [draw.int(3, 40), draw.int(98, 104)]
      const kilopascals = air + depth * 10
      return {
        ask: `Calculate the total pressure at a depth of ${depth} m in a lake when the atmospheric pressure is ${air} kPa. [Density of water is 1000 kg m⁻³; take $g$ as 10 m s⁻²]`,
        answer: quantity(kilopascals, 'kPa'),
        slips: {
          'left out the atmosphere': quantity(depth * 10, 'kPa'),
          'took the atmosphere away': quantity(Math.abs(depth * 10 - air), 'kPa'),
          'left out g': quantity(air + depth, 'kPa'),
          'multiplied the depth by 100': quantity(air + depth * 100, 'kPa'),
        },
        work: `The water adds $${depth} \\times 1000 \\times 10 = ${tex(depth * 10_000)}$ Pa, that is ${depth * 10} kPa, and $${air} + ${depth * 10}$ is ${quantity(kilopascals, 'kPa')}.`,
      }
    },
  }),
  template({
    id: 'density-of-mixture',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second, one, other] = [
        draw.int(20, 160, 10),
        draw.int(20, 160, 10),
        draw.pick([0.7, 0.8, 0.9]),
        draw.pick([1, 1.1, 1.2, 1.4]),
      ]
      const mixed = (first * one + second * other) / (first + second)
      draw.need(first !== second && ends(mixed, 2))
      const unit = 'g cm⁻³'
      return {
        ask: `${first} cm³ of a liquid of density ${num(one)} g cm⁻³ is mixed with ${second} cm³ of a liquid of density ${num(other)} g cm⁻³. If the volume does not change, calculate the density of the mixture.`,
        answer: quantity(round(mixed, 2), unit),
        slips: {
          'took the mean of the densities': quantity(round((one + other) / 2, 3), unit),
          'exchanged the volumes': about((first * other + second * one) / (first + second), unit),
          'added the densities': quantity(round(one + other, 2), unit),
          'subtracted the densities': quantity(round(other - one, 2), unit),
        },
        work: `The mass is $${first} \\times ${num(one)} + ${second} \\times ${num(other)} = ${num(round(first * one + second * other, 1))}$ g, the volume ${first + second} cm³: the density is ${quantity(round(mixed, 2), unit)}.`,
      }
    },
  }),
]
