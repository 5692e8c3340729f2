import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, quantity, round } from '../make/number.ts'

export const body = [
  template({
    id: 'pulse-after-exercise',
    topic: 'A.h',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [person, rest, run] = [draw.person(), draw.int(16, 20), draw.int(28, 42)]
      return {
        ask: `${person} counted ${rest} heartbeats in 15 seconds at rest, and ${run} heartbeats in 15 seconds after running. By how many beats per minute did the heart rate rise?`,
        answer: num(4 * (run - rest)),
        slips: {
          'gave the rise of 15 seconds': num(run - rest),
          'gave the rate after running': num(4 * run),
          'multiplied by 15': num(15 * (run - rest)),
          'added the two rates': num(4 * (run + rest)),
        },
        work: `The rates are ${4 * rest} and ${4 * run} beats per minute. The rise is ${num(4 * (run - rest))}.`,
      }
    },
  }),
  template({
    id: 'cardiac-output',
    topic: 'A.h',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [stroke, rate] = [draw.int(60, 90, 2), draw.int(60, 84, 2)]
      const output = (stroke * rate) / 1000
      const unit = 'dm³ per minute'
      return {
        ask: `At each beat a heart pumps ${stroke} cm³ of blood, and it beats ${rate} times a minute. What is the cardiac output, correct to two decimal places? (1 dm³ is 1,000 cm³.)`,
        answer: quantity(output, unit, 2),
        slips: {
          'took a dm³ for 100 cm³': quantity(output * 10, unit, 2),
          'added the two numbers': quantity((stroke + rate) / 1000, unit, 2),
          'divided volume by rate': quantity(stroke / rate, unit, 2),
          'halved it': quantity(output / 2, unit, 2),
        },
        work: `$${stroke} \\times ${rate}$ is ${num(stroke * rate)} cm³ per minute, which is ${quantity(output, unit, 2)}.`,
      }
    },
  }),
  template({
    id: 'output-at-rest-and-in-exercise',
    topic: 'A.h',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [stroke, rate] = [draw.int(60, 80, 5), draw.int(60, 80, 5)]
      const [more, faster] = [draw.int(90, 120, 5), draw.int(120, 180, 10)]
      const [rest, run] = [stroke * rate, more * faster]
      const rise = ((run - rest) / rest) * 100
      return {
        ask: `At rest a heart beats ${rate} times a minute and pumps ${stroke} cm³ at each beat. In exercise it beats ${faster} times a minute and pumps ${more} cm³ at each beat. By what percentage does the cardiac output rise, correct to the nearest whole number?`,
        answer: quantity(rise, '%', 0),
        slips: {
          'gave the output as a percentage of the one at rest': quantity((run / rest) * 100, '%', 0),
          'divided by the output in exercise': quantity(((run - rest) / run) * 100, '%', 0),
          'took the rise of the rate alone': quantity(((faster - rate) / rate) * 100, '%', 0),
          'added the rises of rate and volume': quantity(
            ((faster - rate) / rate + (more - stroke) / stroke) * 100,
            '%',
            0,
          ),
        },
        work: `The output rises from ${num(rest)} cm³ to ${num(run)} cm³ per minute, by ${num(run - rest)} cm³. That is ${quantity(rise, '%', 0)}.`,
      }
    },
  }),
  template({
    id: 'stroke-volume-from-output',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [stroke, beats, seconds] = [draw.int(56, 96, 2), draw.int(25, 40), draw.pick([20, 30])]
      const rate = (beats * 60) / seconds
      const output = (stroke * rate) / 1000
      return {
        ask: `In ${seconds} seconds a pulse of ${beats} beats is counted. The heart pumps ${num(output)} dm³ of blood in one minute. What volume does it pump at each beat? (1 dm³ is 1,000 cm³.)`,
        answer: quantity(stroke, 'cm³'),
        slips: {
          'divided by the beats counted': quantity(round((output * 1000) / beats, 1), 'cm³'),
          'took a dm³ for 100 cm³': quantity(stroke / 10, 'cm³'),
          'divided by the seconds': quantity(round((output * 1000) / seconds, 1), 'cm³'),
          'doubled the volume': quantity(stroke * 2, 'cm³'),
        },
        work: `The heart beats ${rate} times a minute, and ${num(output * 1000)} cm³ divided by ${rate} is ${quantity(stroke, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'air-that-reaches-the-alveoli',
    topic: 'A.i',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [tidal, dead, rate] = [draw.int(420, 560, 20), draw.int(130, 160, 5), draw.int(12, 20)]
      const unit = 'cm³'
      const fresh = (tidal - dead) * rate
      return {
        ask: `A woman breathes in ${tidal} cm³ of air at each breath and takes ${rate} breaths a minute. Of each breath ${dead} cm³ stays in the air passages and does not reach the alveoli. How much fresh air reaches the alveoli in one minute?`,
        answer: quantity(fresh, unit),
        slips: {
          'left out the air in the passages': quantity(tidal * rate, unit),
          'took it off once only': quantity(tidal * rate - dead, unit),
          'gave the air in the passages': quantity(dead * rate, unit),
          'added the air in the passages': quantity((tidal + dead) * rate, unit),
        },
        work: `At each breath ${tidal - dead} cm³ reaches the alveoli. In ${rate} breaths it is ${quantity(fresh, unit)}.`,
      }
    },
  }),
  template({
    id: 'oxygen-taken-up',
    topic: 'A.i',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [tidal, rate, breathed] = [draw.int(400, 600, 50), draw.int(12, 20, 2), draw.int(15, 18)]
      const air = tidal * rate
      const unit = 'cm³'
      const used = (air * (21 - breathed)) / 100
      draw.need(ends(used))
      return {
        ask: `Air breathed in has 21% of oxygen and air breathed out ${breathed}%. A boy breathes ${rate} times a minute, ${tidal} cm³ at each breath. How much oxygen does his body take up in one minute?`,
        answer: quantity(used, unit),
        slips: {
          'took all the oxygen breathed in': quantity((air * 21) / 100, unit),
          'took the oxygen breathed out': quantity((air * breathed) / 100, unit),
          'took one breath': quantity((tidal * (21 - breathed)) / 100, unit),
          'added the two percentages': quantity((air * (21 + breathed)) / 100, unit),
        },
        work: `${num(air)} cm³ of air passes in one minute, and ${21 - breathed}% of it is taken up: ${quantity(used, unit)}.`,
      }
    },
  }),
  template({
    id: 'vital-capacity-and-residual-air',
    topic: 'A.i',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [tidal, up, down] = [draw.int(450, 550, 50), draw.int(2000, 3200, 100), draw.int(900, 1400, 100)]
      const residual = draw.int(1000, 1500, 100)
      draw.need(residual !== down)
      return {
        ask: `At rest a woman breathes in and out ${tidal} cm³ of air. After an ordinary breath in she can breathe in ${num(up)} cm³ more, and after an ordinary breath out she can breathe out ${num(down)} cm³ more. There is then still ${num(residual)} cm³ in her lungs. What is her vital capacity?`,
        answer: quantity(tidal + up + down, 'cm³'),
        slips: {
          'added what always stays in the lungs': quantity(tidal + up + down + residual, 'cm³'),
          'left out the ordinary breath': quantity(up + down, 'cm³'),
          'left out what can be breathed out more': quantity(tidal + up, 'cm³'),
          'left out what can be breathed in more': quantity(tidal + down, 'cm³'),
        },
        work: `It is all the air that can be moved: ${num(tidal)}, ${num(up)} and ${num(down)} cm³, together ${quantity(tidal + up + down, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'water-taken-back-by-the-kidneys',
    topic: 'A.j',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [filtrate, urine] = [draw.int(150, 190, 5), draw.int(9, 24) / 10]
      const back = ((filtrate - urine) / filtrate) * 100
      return {
        ask: `In one day the kidneys of a man filter ${filtrate} dm³ of fluid from his blood and form ${num(urine, 1)} dm³ of urine. What percentage of the filtrate is reabsorbed, correct to one decimal place?`,
        answer: quantity(back, '%', 1),
        slips: {
          'gave what leaves as urine': quantity((urine / filtrate) * 100, '%', 1),
          'took a tenth of the urine': quantity(((filtrate - urine / 10) / filtrate) * 100, '%', 1),
          'took ten times the urine': quantity(((filtrate - 10 * urine) / filtrate) * 100, '%', 1),
        },
        work: `${num(filtrate - urine, 1)} dm³ of ${filtrate} dm³ goes back into the blood, which is ${quantity(back, '%', 1)}.`,
      }
    },
  }),
  template({
    id: 'red-cells-counted',
    topic: 'A.h',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [count, squares, dilution] = [draw.int(350, 900, 2), draw.pick([4, 5]), draw.pick([100, 200])]
      const volume = round(squares * 0.2 * 0.2 * 0.1, 4)
      const perMm = round((count * dilution) / volume)
      draw.need(perMm >= 3_500_000 && perMm <= 6_500_000)
      return {
        ask: `Blood is diluted ${dilution} times and put on a counting slide. In ${squares} squares, each 0.2 mm by 0.2 mm with a depth of 0.1 mm, there are ${count} red blood cells. How many red blood cells are in 1 mm³ of the undiluted blood?`,
        answer: num(perMm),
        slips: {
          'left out the dilution': num(perMm / dilution),
          'took the volume of one square': num(perMm * squares),
          'left out the depth': num(perMm / 10),
          'took the depth twice': num(perMm * 10),
        },
        work: `The squares hold ${num(volume)} mm³, so 1 mm³ of diluted blood has ${num(perMm / dilution)} cells. In undiluted blood there are ${num(perMm)}.`,
      }
    },
  }),
  template({
    id: 'speed-of-a-nerve-impulse',
    topic: 'A.l',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [length, speed] = [draw.int(60, 150, 5), draw.pick([20, 25, 40, 50, 75])]
      const time = (length * 10) / speed
      draw.need(ends(time, 1))
      return {
        ask: `A nerve impulse travels ${num(length / 100)} m from the foot to the spinal cord in ${num(time)} ms. What is its speed? (1 s is 1,000 ms.)`,
        answer: quantity(speed, 'm s⁻¹'),
        slips: {
          'took a second for 100 ms': quantity(speed / 10, 'm s⁻¹'),
          'took a second for 10,000 ms': quantity(speed * 10, 'm s⁻¹'),
          'counted the way there and back': quantity(speed * 2, 'm s⁻¹'),
          'divided time by distance': quantity(round(time / (length / 100), 1), 'm s⁻¹'),
        },
        work: `${num(length / 100)} m in ${num(time / 1000)} s is ${quantity(speed, 'm s⁻¹')}.`,
      }
    },
  }),
]
