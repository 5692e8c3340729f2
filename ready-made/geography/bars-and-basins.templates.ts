import { ends, maths, num, quantity, round, tex } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const ratio = (scale: number) => maths(`1:${tex(scale)}`)

export const barsAndBasins = [
  template({
    id: 'difference-of-two-bars',
    topic: 'A.4',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [each, first, second] = [draw.pick([20, 40, 60, 80]), draw.int(31, 95) / 10, draw.int(12, 60) / 10]
      const more = (first - second) * each
      draw.need(first - second >= 1.2 && ends(more, 0))
      const tonnes = (value: number) => quantity(round(value), 'tonnes')
      return reachable({
        ask: `In a bar graph 1 cm stands for ${each} tonnes of cocoa. The bar of one village is ${num(first)} cm long and that of another ${num(second)} cm. How much more cocoa does the first village produce?`,
        answer: tonnes(more),
        slips: {
          'gave the first bar': tonnes(first * each),
          'gave the second bar': tonnes(second * each),
          'added the bars': tonnes((first + second) * each),
          'halved it': tonnes(more / 2),
        },
        work: `The bars differ by ${num(round(first - second, 1))} cm, which stand for ${tonnes(more)}.`,
      })
    },
  }),
  template({
    id: 'road-on-a-reduced-map',
    topic: 'A.1',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [scale, times, length] = [
        draw.pick([25_000, 50_000, 100_000]),
        draw.pick([2, 4, 5, 10]),
        draw.int(30, 240) / 10,
      ]
      const small = length / times
      draw.need(ends(small, 1) && small >= 1)
      return reachable({
        ask: `A road is ${num(length)} cm long on a map of scale ${ratio(scale)}. How long is it on a map of scale ${ratio(scale * times)}?`,
        answer: quantity(small, 'cm'),
        slips: {
          'multiplied instead of dividing': quantity(length * times, 'cm'),
          'divided by the square': quantity(round(small / times, 3), 'cm'),
          'halved it': quantity(small / 2, 'cm'),
          'doubled it': quantity(small * 2, 'cm'),
        },
        work: `On the second map each length is ${times} times shorter: $${num(length)} \\div ${times}$ gives ${quantity(small, 'cm')}.`,
      })
    },
  }),
  template({
    id: 'ride-between-two-villages',
    topic: 'B.3',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [scale, length, speed] = [draw.pick([25_000, 50_000, 100_000]), draw.int(4, 24), draw.int(8, 20)]
      const far = (scale * length) / 100_000
      const minutes = (far / speed) * 60
      draw.need(Number.isInteger(minutes) && minutes >= 15 && minutes <= 150 && minutes !== 60)
      return reachable({
        ask: `A path between two villages is ${length} cm long on a map of scale ${ratio(scale)}. How long does a cyclist take for it at ${speed} km h⁻¹?`,
        answer: quantity(minutes, 'minutes'),
        slips: {
          'took the path as twice as long': quantity(minutes * 2, 'minutes'),
          'took the path as half as long': quantity(minutes / 2, 'minutes'),
          'took a centimetre as a kilometre': quantity(round((length / speed) * 60), 'minutes'),
          'multiplied by the speed': quantity(round(far * speed), 'minutes'),
        },
        work: `The path is ${num(far)} km long, and $${num(far)} \\div ${speed} \\times 60$ gives ${quantity(minutes, 'minutes')}.`,
      })
    },
  }),
  template({
    id: 'fall-of-a-river',
    topic: 'A.9',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [source, mouth, far] = [draw.int(30, 120) * 10, draw.int(2, 20) * 10, draw.int(4, 30) * 10]
      const fall = (source - mouth) / far
      draw.need(ends(fall, 1) && fall >= 1)
      const write = (value: number) => `${num(round(value, 1), 1)} m per km`
      return reachable({
        ask: `A river rises ${source} m above sea level and joins another ${mouth} m above sea level after ${far} km. What is its average fall, correct to one decimal place?`,
        answer: write(fall),
        slips: {
          'left out the height of its end': write(source / far),
          'added the heights': write((source + mouth) / far),
          'used the height of its end alone': write(mouth / far),
          'turned it upside down': write((far / (source - mouth)) * 10),
        },
        work: `It falls by ${source - mouth} m in ${far} km, which is ${write(fall)}.`,
      })
    },
  }),
  template({
    id: 'rain-on-a-basin',
    topic: 'A.9',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [area, rain, share] = [draw.int(6, 60) * 10, draw.int(40, 180, 5) * 10, draw.int(3, 12) * 5]
      const water = (area * rain * share) / 100_000
      draw.need(ends(water, 1))
      const write = (value: number) => `${num(round(value, 1))} million m³`
      return reachable({
        ask: `A drainage basin of ${area} km² receives ${rain} mm of rain in a year. ${share}% of this water runs off in its river. How much water does the river carry away in a year?`,
        answer: write(water),
        slips: {
          'gave all the rain': write((area * rain) / 1000),
          'gave the water that does not run off': write((area * rain) / 1000 - water),
          'moved the point one place too far': write(water * 10),
          'moved the point one place too few': write(water / 10),
        },
        work: `${rain} mm on ${area} km² are ${num((area * rain) / 1000)} million m³, and ${share}% of it is ${write(water)}.`,
      })
    },
  }),
  template({
    id: 'forest-after-clearing',
    topic: 'A.16',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [forest, cleared, planted, years] = [
        draw.int(20, 90) * 100,
        draw.int(12, 40) * 10,
        draw.int(3, 15) * 10,
        draw.int(4, 12),
      ]
      const left = forest - (cleared - planted) * years
      draw.need(cleared - planted >= 40 && left >= 400)
      return reachable({
        ask: `A forest reserve covers ${num(forest)} hectares. Each year ${cleared} hectares are cleared and ${planted} hectares are planted anew. How much forest will there be after ${years} years?`,
        answer: quantity(left, 'hectares'),
        slips: {
          'left out what is planted': quantity(forest - cleared * years, 'hectares'),
          'took the planting off as well': quantity(forest - (cleared + planted) * years, 'hectares'),
          'counted one year only': quantity(forest - cleared + planted, 'hectares'),
          'gave what is lost': quantity((cleared - planted) * years, 'hectares'),
        },
        work: `Each year ${cleared - planted} hectares are lost, ${num((cleared - planted) * years)} in ${years} years. What is left is ${quantity(left, 'hectares')}.`,
      })
    },
  }),
]
