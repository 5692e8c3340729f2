import { frac, gcd, listed, maths, num, surd } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const table = (head: string, marks: readonly number[], counts: readonly number[]) =>
  `| ${head} | ${marks.join(' | ')} |\n|${'---|'.repeat(marks.length + 1)}\n| Frequency | ${counts.join(' | ')} |`
const middle = (values: readonly number[]) => {
  const list = sorted(values)
  const half = list.length / 2
  return Number.isInteger(half) ? ((list[half - 1] ?? 0) + (list[half] ?? 0)) / 2 : (list[Math.floor(half)] ?? 0)
}

export const statistics = [
  template({
    id: 'mean-of-a-list',
    topic: 'H.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const values = draw.ints(6, 2, 25)
      const sum = total(values)
      draw.need(sum % 6 === 0 && middle(values) !== sum / 6)
      return {
        ask: `Find the mean of ${listed(values)}.`,
        answer: num(sum / 6),
        slips: {
          'found the median': num(middle(values)),
          'found the range': num(Math.max(...values) - Math.min(...values)),
          'divided by one less': num(sum / 5),
          'took the middle of the largest and the smallest': num((Math.max(...values) + Math.min(...values)) / 2),
        },
        work: `The sum is ${sum} and there are 6 numbers, so the mean is ${num(sum / 6)}.`,
      }
    },
  }),
  template({
    id: 'median-of-a-list',
    topic: 'H.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const values = draw.ints(8, 10, 60)
      const answer = middle(values)
      return {
        ask: `Find the median of the marks ${listed(values)}.`,
        answer: num(answer),
        slips: {
          'did not put them in order': num(((values[3] ?? 0) + (values[4] ?? 0)) / 2),
          'took the fourth': num(sorted(values)[3] ?? 0),
          'took the fifth': num(sorted(values)[4] ?? 0),
          'found the mean': num(Math.round((total(values) / 8) * 10) / 10),
          'took the middle of the largest and the smallest': num((Math.max(...values) + Math.min(...values)) / 2),
        },
        work: `In order: ${listed(sorted(values))}. The mean of the fourth and the fifth is ${num(answer)}.`,
      }
    },
  }),
  template({
    id: 'missing-number-from-mean',
    topic: 'H.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first = 0, second = 0, third = 0, fourth = 0] = draw.ints(4, 3, 30)
      const [known, mean] = [first + second + third + fourth, draw.int(8, 25)]
      const x = 5 * mean - known
      draw.need(x > 2 && x < 36 && Math.abs(x - mean) > 2)
      return {
        ask: `The mean of ${first}, ${second}, ${third}, ${fourth} and $x$ is ${mean}. Find the value of $x$.`,
        answer: maths(x),
        slips: notGiven([first, second, third, fourth, mean], {
          'divided by four': maths(Math.abs(4 * mean - known)),
          'took the mean of the four': maths(frac(known, 4)),
          'missed it by the mean': maths(x + mean),
          'added wrongly by one': maths(x - 1),
        }),
        work: `The sum is $5 \\times ${mean} = ${5 * mean}$, so $x = ${5 * mean} - ${known} = ${x}$.`,
      }
    },
  }),
  template({
    id: 'mean-of-a-table',
    topic: 'H.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const first = draw.int(1, 6)
      const marks = [0, 1, 2, 3, 4].map((at) => first + at)
      const counts = draw.ints(5, 1, 9)
      const [all, sum] = [total(counts), marks.reduce((so, mark, at) => so + mark * (counts[at] ?? 0), 0)]
      const mean = sum / all
      draw.need(Number.isInteger(mean * 10) && mean !== first + 2)
      return {
        ask: `The table shows the marks of some pupils. Calculate the mean mark.\n\n${table('Mark', marks, counts)}`,
        answer: num(mean),
        slips: {
          'left out the frequencies': num(first + 2),
          'divided the total by the number of different marks': num(sum / 5),
          'found the mean of the frequencies': num(all / 5),
          'missed it by one': num(mean + 1),
        },
        work: `The marks come to ${sum} in all, and there are ${all} pupils. $${sum} \\div ${all}$ is ${num(mean)}.`,
      }
    },
  }),
  template({
    id: 'median-of-a-table',
    topic: 'H.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const first = draw.int(10, 20)
      const ages = [0, 1, 2, 3, 4].map((at) => first + at)
      const counts = draw.ints(5, 2, 14)
      const all = total(counts)
      const every = ages.flatMap((age, at) => Array.from({ length: counts[at] ?? 0 }, () => age))
      const mode = ages[counts.indexOf(Math.max(...counts))] ?? 0
      const median = middle(every)
      draw.need(all % 2 === 1 && mode !== median)
      return {
        ask: `The ages of the members of a club are given below. What is the median age?\n\n${table('Age (years)', ages, counts)}`,
        answer: num(median),
        slips: {
          'found the mode': num(mode),
          'took the middle age of the table': num(first + 2),
          'counted one age too far': num(median + 1),
          'counted one age too few': num(median - 1),
          'found the median of the frequencies': num(middle(counts)),
        },
        work: `There are ${all} members, and the one in the place ${(all + 1) / 2} has the median age, which is ${num(median)}.`,
      }
    },
  }),
  template({
    id: 'combined-mean',
    topic: 'H.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [boys, girls, one, other] = [draw.int(8, 25), draw.int(8, 25), draw.int(40, 70), draw.int(40, 70)]
      const mean = (boys * one + girls * other) / (boys + girls)
      draw.need(boys !== girls && Math.abs(one - other) >= 4 && Number.isInteger(mean * 10))
      return {
        ask: `The mean mark of ${boys} boys is ${one} and that of ${girls} girls is ${other}. Find the mean mark of them all.`,
        answer: num(mean),
        slips: {
          'took the mean of the two means': num((one + other) / 2),
          'exchanged the numbers of boys and girls': num(
            Math.round(((boys * other + girls * one) / (boys + girls)) * 10) / 10,
          ),
          'missed it by one': num(mean + 1),
          'missed it by two': num(mean - 2),
        },
        work: `The marks come to $${boys} \\times ${one} + ${girls} \\times ${other} = ${boys * one + girls * other}$. Divided by ${boys + girls} it is ${num(mean)}.`,
      }
    },
  }),
  template({
    id: 'standard-deviation',
    topic: 'H.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const values = draw.ints(5, 2, 16)
      const mean = total(values) / 5
      const squares = total(values.map((value) => (value - mean) ** 2))
      draw.need(Number.isInteger(mean) && squares % 5 === 0)
      const variance = squares / 5
      const size = total(values.map((value) => Math.abs(value - mean)))
      return {
        ask: `Calculate the standard deviation of ${listed(sorted(values))}. Leave a surd in its simplest form.`,
        answer: maths(surd(1, variance)),
        slips: notGiven([...values], {
          'gave the variance': maths(variance),
          'did not divide by the number of values': maths(surd(1, squares)),
          'gave the mean': maths(mean),
          'found the mean deviation': maths(frac(size, 5)),
        }),
        work: `The mean is ${mean} and the squares of the deviations come to ${squares}, so the variance is ${variance} and its root is $${surd(1, variance)}$.`,
      }
    },
  }),
  template({
    id: 'mean-deviation',
    topic: 'H.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const values = draw.ints(5, 3, 25)
      const mean = total(values) / 5
      const size = total(values.map((value) => Math.abs(value - mean)))
      draw.need(Number.isInteger(mean))
      return {
        ask: `Find the mean deviation of the numbers ${listed(values)}.`,
        answer: num(size / 5),
        slips: {
          'did not divide by the number of values': num(size),
          'found the range': num(Math.max(...values) - Math.min(...values)),
          'gave the mean': num(mean),
          'divided by one less': num(size / 4),
        },
        work: `The mean is ${mean} and the sizes of the deviations come to ${size}. $${size} \\div 5$ is ${num(size / 5)}.`,
      }
    },
  }),
  template({
    id: 'angle-of-a-pie-chart',
    topic: 'H.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [part, all] = [draw.int(5, 40), draw.pick([30, 40, 45, 60, 72, 80, 90, 120])]
      const angle = (part * 360) / all
      draw.need(Number.isInteger(angle) && part < all / 2 && angle !== part)
      return {
        ask: `Of ${all} farmers, ${part} grow cassava. What angle stands for cassava on a pie chart?`,
        answer: `${angle}°`,
        slips: notGiven([all, part], {
          'gave the angle of the rest': `${360 - angle}°`,
          'used 180°': `${num(angle / 2)}°`,
          'found a percentage': `${num(Math.round((part / all) * 1000) / 10)}°`,
          'divided by the other farmers': `${num(Math.round((part * 3600) / (all - part)) / 10)}°`,
        }),
        work: `$\\frac{${part}}{${all}} \\times 360$ is ${angle}°.`,
      }
    },
  }),
  template({
    id: 'number-from-a-pie-chart',
    topic: 'H.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [angle, other, per] = [draw.int(40, 150, 5), draw.int(40, 150, 5), draw.int(2, 9)]
      const unit = gcd(angle, other)
      draw.need(angle !== other && unit >= 5 && angle + other < 340)
      const known = (angle / unit) * per
      const asked = (other / unit) * per
      draw.need((360 / unit) * per === Math.round((360 / unit) * per))
      return {
        ask: `On a pie chart of favourite subjects, Art has an angle of ${angle}° and Music one of ${other}°. If ${known} pupils chose Art, how many chose Music?`,
        answer: num(asked),
        slips: {
          'subtracted the angles': num(Math.abs(known + other - angle)),
          'gave both subjects together': num(asked + known),
          'took half the angle as the number': num(Math.round(other / 2)),
          'missed it by one share': num(asked + per),
        },
        work: `One pupil has $${frac(angle, known)}$ degrees. $${other} \\times ${frac(known, angle)}$ is ${num(asked)}.`,
      }
    },
  }),
  template({
    id: 'range-after-a-change',
    topic: 'H.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const values = draw.ints(7, 12, 70)
      const range = Math.max(...values) - Math.min(...values)
      const list = sorted(values)
      return {
        ask: `The daily sales of a shop in a week were ${listed(values)} loaves of bread. Find the range.`,
        answer: num(range),
        slips: {
          'subtracted the last from the first': num(Math.abs((values[0] ?? 0) - (values[6] ?? 0))),
          'added the largest and the smallest': num((list[6] ?? 0) + (list[0] ?? 0)),
          'took the second largest': num((list[5] ?? 0) - (list[0] ?? 0)),
          'took the second smallest': num((list[6] ?? 0) - (list[1] ?? 0)),
        },
        work: `The largest is ${list[6]} and the smallest ${list[0]}: $${list[6]} - ${list[0]}$ is ${num(range)}.`,
      }
    },
  }),
]
