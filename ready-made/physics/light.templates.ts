import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const centimetres = (value: number) => quantity(value, 'cm')

/** Focal length, object and image in whole numbers, all in centimetres. */
const pairs = [
  [10, 15, 30],
  [10, 30, 15],
  [12, 18, 36],
  [12, 20, 30],
  [12, 36, 18],
  [15, 20, 60],
  [15, 40, 24],
  [15, 60, 20],
  [18, 30, 45],
  [18, 45, 30],
  [20, 25, 100],
  [20, 30, 60],
  [20, 60, 30],
  [24, 40, 60],
  [24, 60, 40],
  [30, 45, 90],
  [30, 50, 75],
] as const

export const light = [
  template({
    id: 'image-in-concave-mirror',
    topic: 'C.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [focal, object, image] = pairs[draw.int(0, pairs.length - 1)] ?? pairs[0]
      const radius = 2 * focal
      const mistakes = [(object * radius) / (object - radius), (object * focal) / (object + focal), object - focal]
      draw.need(![image, ...mistakes].some((one) => [object, radius].includes(Math.abs(one))))
      return {
        ask: `An object is placed ${object} cm in front of a concave mirror of radius of curvature ${2 * focal} cm. How far from the mirror is the image?`,
        answer: centimetres(image),
        slips: {
          'took the radius as the focal length': about(Math.abs((object * 2 * focal) / (object - 2 * focal)), 'cm'),
          'added the reciprocals': about((object * focal) / (object + focal), 'cm'),
          'subtracted the distances': centimetres(object - focal),
          'took the image at twice the object distance': centimetres(2 * object),
          'added the distances': centimetres(object + focal),
        },
        work: `$f = ${focal}$ cm and $\\frac{1}{v} = \\frac{1}{${focal}} - \\frac{1}{${object}}$, so $v$ is ${centimetres(image)}.`,
      }
    },
  }),
  template({
    id: 'height-of-real-image',
    topic: 'C.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [focal, object, image] = pairs[draw.int(0, pairs.length - 1)] ?? pairs[0]
      const height = draw.pick([1.5, 2, 2.4, 3, 4, 5, 6])
      const end = (height * image) / object
      const mistakes = [(height * object) / image, (height * object) / focal, (height * focal) / (object + focal)]
      draw.need(ends(end, 2) && ![end, ...mistakes].some((one) => one === focal || one === object))
      return {
        ask: `An object ${num(height)} cm high stands ${object} cm from a converging lens of focal length ${focal} cm. Calculate the height of its image.`,
        answer: centimetres(end),
        slips: {
          'turned the magnification over': about((height * object) / image, 'cm'),
          'divided the object distance by the focal length': about((height * object) / focal, 'cm'),
          'added the reciprocals for the image': about((height * focal) / (object + focal), 'cm'),
          'divided the image distance by the focal length': about((height * image) / focal, 'cm'),
        },
        work: `$\\frac{1}{v} = \\frac{1}{${focal}} - \\frac{1}{${object}}$ gives $v = ${image}$ cm, and $${num(height)} \\times \\frac{${image}}{${object}}$ is ${centimetres(end)}.`,
      }
    },
  }),
  template({
    id: 'focal-length-from-magnification',
    topic: 'C.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [times, object] = [draw.int(2, 6), draw.int(8, 45)]
      const focal = (object * times) / (times + 1)
      draw.need(ends(focal, 1))
      return {
        ask: `A converging lens forms a real image ${times} times as high as an object that stands ${object} cm from the lens. Calculate the focal length of the lens.`,
        answer: centimetres(focal),
        slips: {
          'took the image as virtual': about((object * times) / (times - 1), 'cm'),
          'gave the image distance': centimetres(object * times),
          'took the image nearer than the object': about(object / (times + 1), 'cm'),
          'halved the object distance': centimetres(object / 2),
          'took the difference of the distances': centimetres(object * (times - 1)),
        },
        work: `$v = ${times} \\times ${object} = ${times * object}$ cm and $\\frac{1}{f} = \\frac{1}{${object}} + \\frac{1}{${times * object}}$, so $f$ is ${centimetres(focal)}.`,
      }
    },
  }),
  template({
    id: 'angle-between-mirrors',
    topic: 'C.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const angle = draw.pick([30, 36, 40, 45, 60, 72, 20, 24, 90])
      const images = 360 / angle - 1
      return {
        ask: `Two plane mirrors are inclined to each other at an angle of ${angle}°. How many images are formed of a small object placed midway between them?`,
        answer: num(images),
        slips: {
          'did not take one away': num(images + 1),
          'added one': num(images + 2),
          'divided 180° by the angle': num(round(180 / angle, 1)),
          'took two away': num(images - 1),
        },
        work: `$n = \\frac{360^{\\circ}}{${angle}^{\\circ}} - 1$, which is ${num(images)}.`,
      }
    },
  }),
  template({
    id: 'ray-turned-by-mirror',
    topic: 'C.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [glance, turn] = [draw.int(25, 65), draw.int(5, 20)]
      draw.need(glance !== 45 && ![90 - glance + turn, 2 * (90 - glance + turn), 2 * (glance + turn)].includes(glance))
      return {
        ask: `A ray of light strikes a plane mirror at a glancing angle of ${glance}°. The mirror is then turned so that the angle of incidence becomes ${turn}° larger. What is the angle between the incident and the reflected ray now?`,
        answer: `${2 * (90 - glance + turn)}°`,
        slips: {
          'used the glancing angle as the angle of incidence': `${2 * (glance + turn)}°`,
          'gave the new angle of incidence': `${90 - glance + turn}°`,
          'added the turn once': `${2 * (90 - glance) + turn}°`,
          'made the angle of incidence smaller': `${2 * (90 - glance - turn)}°`,
        },
        work: `The angle of incidence was $90^{\\circ} - ${glance}^{\\circ} = ${90 - glance}^{\\circ}$ and is now ${90 - glance + turn}°; the rays are twice that apart, which is ${2 * (90 - glance + turn)}°.`,
      }
    },
  }),
  template({
    id: 'apparent-depth',
    topic: 'C.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [index, depth] = [draw.pick([1.25, 1.4, 1.5, 1.6]), draw.int(12, 96, 2)]
      const seen = depth / index
      draw.need(ends(seen, 1))
      return {
        ask: `A coin lies at the bottom of a vessel filled to a depth of ${depth} cm with a liquid of refractive index ${num(index)}. At what depth does the coin appear to be when it is seen from directly above?`,
        answer: centimetres(seen),
        slips: {
          'multiplied by the refractive index': about(depth * index, 'cm'),
          'gave how much the coin seems raised': about(depth - seen, 'cm'),
          'took the refractive index less one': about(depth * (index - 1), 'cm'),
          'took half of the depth': centimetres(depth / 2),
        },
        work: `Apparent depth $= \\frac{${depth}}{${num(index)}}$, which is ${centimetres(seen)}.`,
      }
    },
  }),
  template({
    id: 'coin-seems-raised',
    topic: 'C.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [index, raised] = [draw.pick([1.2, 1.25, 1.5, 1.6]), draw.int(2, 15)]
      const depth = (raised * index) / (index - 1)
      draw.need(ends(depth, 1) && depth <= 60)
      return {
        ask: `A mark at the bottom of a glass block of refractive index ${num(index)} seems to be raised by ${raised} cm when it is seen from directly above. Calculate the real thickness of the block.`,
        answer: centimetres(round(depth, 1)),
        slips: {
          'gave the apparent thickness': centimetres(round(depth - raised, 1)),
          'multiplied by the refractive index': centimetres(round(raised * index, 2)),
          'added the rise to the thickness': centimetres(round(depth + raised, 1)),
          'divided by the refractive index': about(raised / index, 'cm'),
        },
        work: `$t - \\frac{t}{${num(index)}} = ${raised}$, so $t = \\frac{${raised} \\times ${num(index)}}{${num(round(index - 1, 2))}}$, which is ${centimetres(round(depth, 1))}.`,
      }
    },
  }),
  template({
    id: 'wavelength-in-solid',
    topic: 'C.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const { air, glass, inside } = draw.pick([
        { air: 600, glass: 1.5, inside: 400 },
        { air: 450, glass: 1.5, inside: 300 },
        { air: 480, glass: 1.5, inside: 320 },
        { air: 560, glass: 1.4, inside: 400 },
        { air: 640, glass: 1.6, inside: 400 },
        { air: 500, glass: 1.25, inside: 400 },
        { air: 420, glass: 1.4, inside: 300 },
        { air: 540, glass: 1.5, inside: 360 },
        { air: 656, glass: 1.6, inside: 410 },
      ])
      return {
        ask: `Light of wavelength ${air} nm in air enters a transparent solid of refractive index ${glass}. What is its wavelength in the solid?`,
        answer: quantity(inside, 'nm'),
        slips: {
          'multiplied by the refractive index': quantity(round(air * glass, 1), 'nm'),
          'took the refractive index less one': quantity(round(air * (glass - 1), 1), 'nm'),
          'divided by the square of the refractive index': about(air / glass ** 2, 'nm'),
          'halved the wavelength': quantity(air / 2, 'nm'),
        },
        work: `The speed and the wavelength both become smaller: $\\frac{${air}}{${glass}}$, which is ${quantity(inside, 'nm')}.`,
      }
    },
  }),
  template({
    id: 'angle-of-refraction',
    topic: 'C.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [incident, index] = [draw.int(20, 75, 5), draw.pick([1.33, 1.4, 1.5, 1.6])]
      const sine = Math.sin((incident * Math.PI) / 180)
      const angle = (value: number) => `${num((Math.asin(value) * 180) / Math.PI, 1)}°`
      return {
        ask: `A ray of light passes from air into a liquid of refractive index ${num(index)} at an angle of incidence of ${incident}°. Calculate the angle of refraction, correct to one decimal place.`,
        answer: angle(sine / index),
        slips: {
          'divided the angle and not its sine': `${num(incident / index, 1)}°`,
          'used the cosine': angle(Math.cos((incident * Math.PI) / 180) / index),
          'gave the deviation of the ray': `${num(incident - (Math.asin(sine / index) * 180) / Math.PI, 1)}°`,
          'measured it from the surface': `${num(90 - (Math.asin(sine / index) * 180) / Math.PI, 1)}°`,
        },
        work: `$\\sin r = \\frac{\\sin ${incident}^{\\circ}}{${num(index)}} = ${num(sine / index, 4)}$, so $r$ is ${angle(sine / index)}.`,
      }
    },
  }),
  template({
    id: 'power-of-lens-pair',
    topic: 'C.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, second] = [draw.pick([10, 20, 25, 40, 50]), draw.pick([20, 25, 40, 50, 80, 100])]
      const power = 100 / first + 100 / second
      draw.need(first !== second && ends(power, 2))
      const unit = 'D'
      return {
        ask: `Two thin converging lenses of focal lengths ${first} cm and ${second} cm are placed in contact. Calculate the power of the combination.`,
        answer: quantity(power, unit),
        slips: {
          'added the focal lengths': about(100 / (first + second), unit),
          'took the mean of the powers': quantity(power / 2, unit),
          'subtracted the powers': quantity(Math.abs(100 / first - 100 / second), unit),
          'multiplied the powers': about((100 / first) * (100 / second), unit),
        },
        work: `$P = \\frac{1}{${num(first / 100)}} + \\frac{1}{${num(second / 100)}} = ${num(100 / first)} + ${num(100 / second)}$, which is ${quantity(power, unit)}.`,
      }
    },
  }),
  template({
    id: 'size-in-pinhole-camera',
    topic: 'C.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [tree, away, box] = [draw.int(4, 24), draw.int(15, 80, 5), draw.int(10, 30)]
      const image = (tree * box) / away
      draw.need(ends(image, 1))
      return {
        ask: `A tree ${tree} m high stands ${away} m from the hole of a pinhole camera whose screen is ${box} cm behind the hole. How high is the image of the tree?`,
        answer: centimetres(image),
        slips: {
          'turned the ratio over': about((tree * away) / box, 'cm'),
          'divided by the height of the tree': about((away * box) / tree, 'cm'),
          'left out the height of the tree': about((box / away) * 10, 'cm'),
          'halved the image': centimetres(round(image / 2, 2)),
        },
        work: `$\\frac{h}{${tree}} = \\frac{${box}}{${away}}$, so the image is ${centimetres(image)}.`,
      }
    },
  }),
]
