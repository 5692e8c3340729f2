import { about, ends, num, quantity, round } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

export const journeysAndSwings = [
  template({
    id: 'path-longer-than-displacement',
    topic: 'A.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [triple, times, isTurned] = [draw.pick(triples), draw.int(1, 9), draw.int(0, 1)]
      const [one, other, straight] = triple.map((side) => side * times) as [number, number, number]
      const [east, north] = isTurned ? [other, one] : [one, other]
      const person = draw.person()
      return {
        ask: `${person} walks ${east} m due east and then ${north} m due north. How much longer is the distance walked than the displacement?`,
        answer: quantity(east + north - straight, 'm'),
        slips: notGiven([east, north], {
          'gave the displacement': quantity(straight, 'm'),
          'gave the distance': quantity(east + north, 'm'),
          'added the displacement': quantity(east + north + straight, 'm'),
          'subtracted the two parts of the path': quantity(Math.abs(east - north), 'm'),
          'took the displacement to be the longer part': quantity(Math.min(east, north) * 2, 'm'),
        }),
        work: `The distance is $${east} + ${north} = ${east + north}$ m and the displacement $\\sqrt{${east}^{2} + ${north}^{2}} = ${straight}$ m, so the distance is longer by ${quantity(east + north - straight, 'm')}.`,
      }
    },
  }),
  template({
    id: 'half-lap-more',
    topic: 'A.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [laps, radius] = [draw.int(1, 6), draw.int(14, 70, 7)]
      const half = (22 / 7) * radius
      const path = (2 * laps + 1) * half
      const more = path - 2 * radius
      return {
        ask: `An athlete runs ${laps}.5 times round a circular track of radius ${radius} m. By how much is the distance run greater than the size of the displacement? (Take $\\pi = \\frac{22}{7}$.)`,
        answer: quantity(more, 'm'),
        slips: {
          'left out the displacement': quantity(path, 'm'),
          'took the radius for the displacement': quantity(path - radius, 'm'),
          'left out the half lap': quantity(2 * laps * half, 'm'),
          'took a lap to be half as long': quantity(path / 2 - 2 * radius, 'm'),
          'added the displacement': quantity(path + 2 * radius, 'm'),
        },
        work: `The distance is $${laps}.5 \\times 2 \\times \\frac{22}{7} \\times ${radius} = ${num(path)}$ m. The athlete ends at the other end of a diameter, $2 \\times ${radius} = ${2 * radius}$ m away, so the difference is ${quantity(more, 'm')}.`,
      }
    },
  }),
  template({
    id: 'velocity-there-and-back',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [there, back, first, second] = [
        draw.int(120, 600, 20),
        draw.int(40, 300, 20),
        draw.int(40, 150, 5),
        draw.int(20, 100, 5),
      ]
      const velocity = (there - back) / (first + second)
      draw.need(there > back && ends(velocity, 1) && velocity >= 0.5)
      draw.need(there / first <= 7 && back / second <= 7 && there / first >= 1.5 && back / second >= 1.5)
      return {
        ask: `A boy runs ${there} m due east in ${first} s, turns and runs ${back} m due west in ${second} s. Calculate the size of his average velocity for the whole run.`,
        answer: quantity(round(velocity, 1), 'm s⁻¹'),
        slips: {
          'gave the average speed': about((there + back) / (first + second), 'm s⁻¹'),
          'took the mean of the two speeds': about((there / first + back / second) / 2, 'm s⁻¹'),
          'left out the time of the way back': about((there - back) / first, 'm s⁻¹'),
          'subtracted the two speeds': about(Math.abs(there / first - back / second), 'm s⁻¹'),
        },
        work: `The displacement is $${there} - ${back} = ${there - back}$ m in $${first} + ${second} = ${first + second}$ s, so the average velocity is ${quantity(round(velocity, 1), 'm s⁻¹')}.`,
      }
    },
  }),
  template({
    id: 'cars-that-meet',
    topic: 'A.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second, far] = [draw.int(50, 100, 5), draw.int(50, 100, 5), draw.int(60, 480, 5)]
      const minutes = (60 * far) / (first + second)
      draw.need(first - second >= 20 && Number.isInteger(minutes) && minutes >= 30 && minutes <= 240)
      return {
        ask: `Two cars start at the same moment from towns ${far} km apart and drive towards each other at steady speeds of ${first} km h⁻¹ and ${second} km h⁻¹. After how many minutes do they meet?`,
        answer: quantity(minutes, 'minutes'),
        slips: notGiven([first, second, far], {
          'subtracted the speeds': quantity(round((60 * far) / (first - second)), 'minutes'),
          'took the mean of the speeds': quantity(2 * minutes, 'minutes'),
          'left out the slower car': quantity(round((60 * far) / first), 'minutes'),
          'left out the faster car': quantity(round((60 * far) / second), 'minutes'),
          'halved the distance as well': quantity(round(minutes / 2), 'minutes'),
        }),
        work: `Each hour brings them $${first} + ${second} = ${first + second}$ km closer, so they need $\\frac{${far}}{${first + second}}$ of an hour, which is ${quantity(minutes, 'minutes')}.`,
      }
    },
  }),
  template({
    id: 'frequency-from-swings',
    topic: 'A.l',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [swings, seconds] = [draw.int(10, 60, 2), draw.int(16, 100, 2)]
      const frequency = swings / seconds
      draw.need(ends(frequency, 2) && frequency >= 0.4 && frequency <= 2.5 && swings !== seconds)
      return {
        ask: `A simple pendulum makes ${swings} complete oscillations in ${seconds} s. Calculate the frequency of its motion.`,
        answer: quantity(frequency, 'Hz'),
        slips: {
          'gave the period': about(seconds / swings, 'Hz'),
          'multiplied by 2π': about(2 * Math.PI * frequency, 'Hz'),
          'counted each oscillation twice': quantity(2 * frequency, 'Hz'),
          'counted half of the oscillations': quantity(frequency / 2, 'Hz'),
        },
        work: `$f = \\frac{${swings}}{${seconds}}$, which is ${quantity(frequency, 'Hz')}.`,
      }
    },
  }),
  template({
    id: 'period-of-other-length',
    topic: 'A.l',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      // A pendulum of so many cm has a period of a fifth of the root of that, very nearly.
      const [before = 0, after = 0] = draw.ints(2, 4, 12)
      const [length, longer] = [before * before, after * after]
      const period = before / 5
      return {
        ask: `A simple pendulum of length ${length} cm has a period of ${num(period)} s. What is the period at the same place when its length is made ${longer} cm?`,
        answer: quantity(after / 5, 's'),
        slips: {
          'took the period to grow as the length': about((period * longer) / length, 's'),
          'turned the ratio over': about((period * before) / after, 's'),
          'halved the ratio of the lengths': about((period * longer) / length / 2, 's'),
          'turned the ratio of the lengths over': about((period * length) / longer, 's'),
        },
        work: `The period grows with the square root of the length: $T = ${num(period)} \\times \\sqrt{\\frac{${longer}}{${length}}}$, which is ${quantity(after / 5, 's')}.`,
      }
    },
  }),
  template({
    id: 'speed-at-displacement',
    topic: 'A.l',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [triple, times, angular, isTurned] = [draw.pick(triples), draw.int(1, 3), draw.int(2, 12), draw.int(0, 1)]
      const [one, other, amplitude] = triple.map((side) => side * times) as [number, number, number]
      const [from, root] = isTurned ? [other, one] : [one, other]
      draw.need(amplitude <= 30)
      return {
        ask: `A body in simple harmonic motion has an amplitude of ${amplitude} cm and an angular speed of ${angular} rad s⁻¹. Calculate its speed when it is ${from} cm from its equilibrium position.`,
        answer: quantity(angular * root, 'cm s⁻¹'),
        slips: notGiven([amplitude, angular, from], {
          'gave the greatest speed': quantity(angular * amplitude, 'cm s⁻¹'),
          'multiplied by the displacement': quantity(angular * from, 'cm s⁻¹'),
          'subtracted before squaring': quantity(angular * (amplitude - from), 'cm s⁻¹'),
          'gave the size of the acceleration': quantity(angular * angular * from, 'cm s⁻¹'),
          'left out the angular speed': quantity(root, 'cm s⁻¹'),
        }),
        work: `$v = \\omega\\sqrt{A^{2} - x^{2}} = ${angular}\\sqrt{${amplitude}^{2} - ${from}^{2}} = ${angular} \\times ${root}$, which is ${quantity(angular * root, 'cm s⁻¹')}.`,
      }
    },
  }),
]
