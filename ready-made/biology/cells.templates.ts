import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'
import { sharesOnly } from '../make/slips.ts'

export const cells = [
  template({
    id: 'magnification-of-a-drawing',
    topic: 'A.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [actual, times] = [draw.int(20, 250, 5), draw.int(100, 600, 20)]
      const image = (actual * times) / 1000
      draw.need(ends(image, 1) && image > 8 && image < 90)
      return {
        ask: `A cell that is ${actual} μm long is drawn ${num(image)} mm long. How many times is it magnified? (1 mm is 1,000 μm.)`,
        answer: quantity(times, 'times'),
        slips: {
          'took a millimetre for 100 μm': quantity(times / 10, 'times'),
          'took a millimetre for 10,000 μm': quantity(times * 10, 'times'),
          'multiplied the two lengths': quantity(round(image * actual, 1), 'times'),
          'doubled it': quantity(times * 2, 'times'),
        },
        work: `The drawing is ${num(image * 1000)} μm long. Divided by ${actual} μm it is magnified ${quantity(times, 'times')}.`,
      }
    },
  }),
  template({
    id: 'actual-size-of-a-cell',
    topic: 'A.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [image, times] = [draw.int(8, 60), draw.pick([1000, 1500, 2000, 2500, 3000, 4000, 5000])]
      const actual = (image * 1000) / times
      draw.need(ends(actual, 1) && actual >= 4 && actual <= 12)
      return {
        ask: `In a photograph magnified ${times} times, a nucleus is ${image} mm wide. What is its actual width? (1 mm is 1,000 μm.)`,
        answer: quantity(actual, 'μm'),
        slips: {
          'took a millimetre for 100 μm': quantity(actual / 10, 'μm'),
          'took a millimetre for 10,000 μm': quantity(actual * 10, 'μm'),
          'divided magnification by width': quantity(round(times / image, 1), 'μm'),
          'multiplied by the magnification': quantity(image * times, 'μm'),
        },
        work: `The width of ${num(image * 1000)} μm divided by ${times} is ${quantity(actual, 'μm')}.`,
      }
    },
  }),
  template({
    id: 'cell-across-the-field-of-view',
    topic: 'A.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [field, ratio, count] = [draw.int(12, 24, 2) * 100, draw.pick([2.5, 4, 10]), draw.int(3, 9)]
      const [low, high] = [100, 100 * ratio]
      const cell = field / ratio / count
      draw.need(ends(cell, 0))
      return {
        ask: `At a magnification of ${low} times the field of view of a microscope is ${num(field / 1000)} mm wide. At ${num(high)} times, ${count} cells of equal length lie end to end across it. How long is one cell? (1 mm is 1,000 μm.)`,
        answer: quantity(cell, 'μm'),
        slips: {
          'used the field of the low power': quantity(round(field / count), 'μm'),
          'made the field larger with the high power': quantity(round((field * ratio) / count), 'μm'),
          'gave the width of the field': quantity(round(field / ratio), 'μm'),
          'multiplied by the number of cells': quantity(round((field / ratio) * count), 'μm'),
        },
        work: `The field becomes ${num(ratio)} times narrower: ${num(field / ratio)} μm. Divided by ${count} it is ${quantity(cell, 'μm')}.`,
      }
    },
  }),
  template({
    id: 'image-under-two-lenses',
    topic: 'A.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [eyepiece, objective, size] = [draw.pick([5, 8, 10, 15]), draw.pick([4, 10, 20, 40]), draw.int(12, 95)]
      const image = (eyepiece * objective * size) / 1000
      draw.need(ends(image, 2) && image > 1 && image < 60)
      return {
        ask: `A pollen grain ${size} μm wide is seen through an eyepiece lens of ×${eyepiece} and an objective lens of ×${objective}. How wide does it appear? (1 mm is 1,000 μm.)`,
        answer: quantity(image, 'mm'),
        slips: {
          'added the two lenses': quantity(round(((eyepiece + objective) * size) / 1000, 2), 'mm'),
          'left out the eyepiece': quantity(round((objective * size) / 1000, 2), 'mm'),
          'left out the objective': quantity(round((eyepiece * size) / 1000, 2), 'mm'),
          'took a millimetre for 100 μm': quantity(round(image * 10, 2), 'mm'),
        },
        work: `Together the lenses magnify ${eyepiece * objective} times: ${num(eyepiece * objective * size)} μm, which is ${quantity(image, 'mm')}.`,
      }
    },
  }),
  template({
    id: 'surface-area-to-volume',
    topic: 'A.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [side, length] = [draw.int(2, 8), draw.int(3, 16)]
      draw.need(length > side)
      const [area, volume] = [2 * side * side + 4 * side * length, side * side * length]
      return {
        ask: `A model of an organism is a block of jelly ${side} mm wide, ${side} mm high and ${length} mm long. What is its surface area divided by its volume, correct to two decimal places?`,
        answer: quantity(area / volume, 'mm⁻¹', 2),
        slips: {
          'divided volume by area': quantity(volume / area, 'mm⁻¹', 2),
          'left out the two ends': quantity((4 * side * length) / volume, 'mm⁻¹', 2),
          'took half the faces': quantity(area / 2 / volume, 'mm⁻¹', 2),
          'counted four ends': quantity((area + 2 * side * side) / volume, 'mm⁻¹', 2),
        },
        work: `The area is ${area} mm² and the volume ${num(volume)} mm³. The area divided by the volume is ${quantity(area / volume, 'mm⁻¹', 2)}.`,
      }
    },
  }),
  template({
    id: 'change-in-mass-by-osmosis',
    topic: 'A.e',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [start, change] = [draw.int(40, 90) / 10, draw.int(3, 14) / 10]
      const isGain = draw.pick(['gain', 'loss']) === 'gain'
      const end = round(isGain ? start + change : start - change, 1)
      return {
        ask: `A strip of yam of mass ${num(start, 1)} g was kept for one hour in ${isGain ? 'distilled water' : 'a strong salt solution'}. Its mass was then ${num(end, 1)} g. Calculate the percentage ${isGain ? 'gain' : 'loss'} in mass, correct to one decimal place.`,
        answer: quantity((change / start) * 100, '%', 1),
        slips: sharesOnly({
          'divided by the mass at the end': quantity((change / end) * 100, '%', 1),
          'gave the mass at the end as a percentage': quantity((end / start) * 100, '%', 1),
          'divided by the sum of the two masses': quantity((change / (start + end)) * 100, '%', 1),
          'gave the mass at the beginning as a percentage': quantity((start / end) * 100, '%', 1),
        }),
        work: `The mass changes by ${num(change, 1)} g of ${num(start, 1)} g, which is ${quantity((change / start) * 100, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'concentration-without-change',
    topic: 'A.e',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [low, step] = [draw.int(1, 4), draw.pick([2, 4])]
      const all = draw.pick([10, 20])
      const gain = draw.int(2, all - 2)
      const loss = all - gain
      const between = round(low / 10 + ((step / 10) * gain) / all, 6)
      draw.need(ends(between, 2) && gain !== loss)
      const unit = 'mol dm⁻³'
      const high = (low + step) / 10
      return {
        ask: `Potato strips gained ${gain}% in mass in a sugar solution of ${num(low / 10, 1)} ${unit} and lost ${loss}% in one of ${num(high, 1)} ${unit}. If the change is a straight line between the two, at what concentration does the mass not change?`,
        answer: quantity(between, unit, 2),
        slips: {
          'took the mean': quantity((low / 10 + high) / 2, unit, 2),
          'exchanged gain and loss': quantity(low / 10 + ((step / 10) * loss) / (gain + loss), unit, 2),
          'added the whole step': quantity(high + ((step / 10) * gain) / (gain + loss), unit, 2),
          'left out the lower concentration': quantity(((step / 10) * gain) / (gain + loss), unit, 2),
        },
        work: `Of a change of ${gain + loss}% the first ${gain}% lead to no change, so it is ${gain} of ${gain + loss} parts of the way: ${quantity(between, unit, 2)}.`,
      }
    },
  }),
  template({
    id: 'bacteria-after-divisions',
    topic: 'A.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, minutes, times] = [draw.int(3, 40), draw.pick([15, 20, 30]), draw.int(3, 7)]
      const hours = (minutes * times) / 60
      draw.need(ends(hours, 1))
      const count = start * 2 ** times
      return {
        ask: `Bacteria in warm milk divide into two every ${minutes} minutes. If there are ${start} bacteria at first and none of them die, how many are there after ${num(hours)} ${hours === 1 ? 'hour' : 'hours'}?`,
        answer: num(count),
        slips: {
          'multiplied by the number of divisions': num(start * times),
          'took one division too many': num(count * 2),
          'took one division too few': num(count / 2),
          'doubled the number of divisions': num(start * 2 * times),
        },
        work: `There are ${times} divisions: $${start} \\times 2^{${times}}$ is ${num(count)}.`,
      }
    },
  }),
  template({
    id: 'growth-rate-of-seedlings',
    topic: 'A.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first, days, rate] = [draw.int(18, 60), draw.int(5, 14), draw.int(12, 45) / 10]
      const last = round(first + days * rate, 1)
      draw.need(ends(last, 0))
      return {
        ask: `A maize seedling was ${first} mm tall, and ${days} days later ${num(last)} mm. What was its mean rate of growth?`,
        answer: quantity(rate, 'mm per day', 1),
        slips: {
          'divided the height at the end': quantity(last / days, 'mm per day', 1),
          'divided the height at the beginning': quantity(first / days, 'mm per day', 1),
          'counted one day more': quantity((last - first) / (days + 1), 'mm per day', 1),
          'counted one day less': quantity((last - first) / (days - 1), 'mm per day', 1),
        },
        work: `It grew by ${num(last - first)} mm in ${days} days, so the rate is ${quantity(rate, 'mm per day', 1)}.`,
      }
    },
  }),
  template({
    id: 'gametes-of-both-sexes',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [spermatocytes, oocytes] = [draw.int(12, 60), draw.int(3, 11)]
      return {
        ask: `In a mammal ${spermatocytes} primary spermatocytes and ${oocytes} primary oocytes complete meiosis. How many sperms and eggs are formed in all?`,
        answer: num(4 * spermatocytes + oocytes),
        slips: {
          'took four eggs of each oocyte': num(4 * (spermatocytes + oocytes)),
          'took one sperm of each spermatocyte': num(spermatocytes + oocytes),
          'took two of each': num(2 * (spermatocytes + oocytes)),
          'took two sperms of each spermatocyte': num(2 * spermatocytes + oocytes),
          'left out the eggs': num(4 * spermatocytes),
        },
        work: `Each primary spermatocyte gives four sperms, and each primary oocyte one egg beside its polar bodies: ${num(4 * spermatocytes + oocytes)}.`,
      }
    },
  }),
]
