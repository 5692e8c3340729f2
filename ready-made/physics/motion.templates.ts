import { maths, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const speed = 'm s⁻¹'

export const motion = [
  template({
    id: 'final-speed',
    topic: 'A.i',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [start, rate, time] = [draw.int(4, 20), draw.pick([1.5, 2, 2.5, 3, 4]), draw.int(4, 12)]
      const end = start + rate * time
      draw.need(end <= 40 && ![rate * time, Math.abs(rate * time - start)].includes(start))
      return {
        ask: `A car moving at ${start} m s⁻¹ accelerates uniformly at ${num(rate)} m s⁻² for ${time} s. Calculate its final speed.`,
        answer: quantity(end, speed),
        slips: {
          'left out the first speed': quantity(rate * time, speed),
          'slowed it down': quantity(Math.abs(rate * time - start), speed),
          'added everything': quantity(start + rate + time, speed),
          'multiplied the first speed by the time': quantity(start * time + rate, speed),
        },
        work: `$v = u + at = ${start} + ${num(rate)} \\times ${time}$, so $v$ is ${quantity(end, speed)}.`,
      }
    },
  }),
  template({
    id: 'braking-distance',
    topic: 'A.i',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [start, rate] = [draw.int(10, 30), draw.pick([2, 2.5, 4, 5, 8])]
      const way = start ** 2 / (2 * rate)
      draw.need(Number.isInteger(way * 10) && way < 200 && way !== start)
      return {
        ask: `The driver of a bus travelling at ${start} m s⁻¹ applies the brakes and the bus comes to rest with a uniform deceleration of ${num(rate)} m s⁻². What distance does it cover before it stops?`,
        answer: quantity(way, 'm'),
        slips: {
          'left out the 2': quantity(way * 2, 'm'),
          'divided speed by deceleration': quantity(round(start / rate, 1), 'm'),
          'did not square the speed': quantity(round(start / (2 * rate), 2), 'm'),
          'halved once more': quantity(round(way / 2, 2), 'm'),
        },
        work: `From $v^{2} = u^{2} - 2as$ with $v = 0$: $s = \\frac{${start}^{2}}{2 \\times ${num(rate)}}$, which is ${quantity(way, 'm')}.`,
      }
    },
  }),
  template({
    id: 'dropped-stone',
    topic: 'A.i',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const time = draw.pick([1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.6, 4, 5])
      const height = round(5 * time ** 2, 2)
      return {
        ask: `A stone is dropped from rest from the top of a tower and reaches the ground after ${num(time)} s. Calculate the height of the tower. [Take $g$ as 10 m s⁻² and neglect air resistance.]`,
        answer: quantity(height, 'm'),
        slips: {
          'left out the half': quantity(height * 2, 'm'),
          'did not square the time': quantity(round(5 * time, 2), 'm'),
          'found the speed at the ground': quantity(round(10 * time, 2), 'm'),
          'halved twice': quantity(round(height / 2, 2), 'm'),
        },
        work: `$h = \\frac{1}{2}gt^{2} = \\frac{1}{2} \\times 10 \\times ${num(time)}^{2}$, so the height is ${quantity(height, 'm')}.`,
      }
    },
  }),
  template({
    id: 'two-stage-average',
    topic: 'A.i',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [slow, fast] = [draw.int(30, 60, 5), draw.int(50, 100, 5)]
      const [first, second] = [draw.int(1, 4), draw.int(1, 4)]
      draw.need(fast - slow >= 20 && first !== second)
      const mean = (slow * first + fast * second) / (first + second)
      const town = draw.town()
      const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
      return {
        ask: `A lorry leaves ${town} and travels for ${hours(first)} at ${slow} km h⁻¹, and then for ${hours(second)} at ${fast} km h⁻¹. Calculate its average speed for the whole journey, correct to one decimal place.`,
        answer: quantity(mean, 'km h⁻¹', 1),
        slips: {
          'took the mean of the two speeds': quantity((slow + fast) / 2, 'km h⁻¹', 1),
          'exchanged the times': quantity((slow * second + fast * first) / (first + second), 'km h⁻¹', 1),
          'used equal distances': quantity((2 * slow * fast) / (slow + fast), 'km h⁻¹', 1),
          'took the difference of the speeds': quantity(fast - slow, 'km h⁻¹', 1),
        },
        work: `Total distance is $${slow} \\times ${first} + ${fast} \\times ${second} = ${slow * first + fast * second}$ km in ${maths(first + second)} hours. The average speed is ${quantity(mean, 'km h⁻¹', 1)}.`,
      }
    },
  }),
]
