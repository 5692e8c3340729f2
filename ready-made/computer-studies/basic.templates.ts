import { num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed, program } from './posed.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const stepped = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

export const basic = [
  template({
    id: 'sum-in-a-loop',
    topic: '8.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [from, step, count] = [draw.int(1, 9), draw.int(2, 6), draw.int(4, 7)]
      const values = stepped(from, from + step * (count - 1), step)
      const last = values.at(-1) ?? 0
      return posed(draw, {
        ask: `What does this BASIC program print?${program(
          'LET S = 0',
          `FOR I = ${from} TO ${last} STEP ${step}`,
          'LET S = S + I',
          'NEXT I',
          'PRINT S',
        )}`.trim(),
        answer: num(sum(values)),
        slips: {
          'left out the last value': num(sum(values) - last),
          'left out the first value': num(sum(values) - from),
          'went one step too far': num(sum(values) + last + step),
          'counted the values': num(count),
        },
        work: `$${values.join(' + ')}$ is ${num(sum(values))}.`,
      })
    },
  }),
  template({
    id: 'times-round-a-loop',
    topic: '8.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [from, step, count, rest] = [draw.int(2, 15), draw.int(3, 7), draw.int(5, 14), draw.int(1, 2)]
      const last = from + step * (count - 1) + rest
      return posed(draw, {
        ask: `How many times is line 20 of this BASIC program carried out?${program(
          `FOR K = ${from} TO ${last} STEP ${step}`,
          'PRINT K',
          'NEXT K',
        )}`.trim(),
        answer: num(count),
        slips: {
          'left out the first time': num(count - 1),
          'went one step too far': num(count + 1),
          'took a step of 1': num(last - from + 1),
          'divided the last value by the step': num(Math.floor(last / step)),
        },
        work: `K is ${from}, ${from + step} and so on up to ${last - rest}; the number of times is ${num(count)}.`,
      })
    },
  }),
  template({
    id: 'loop-inside-a-loop',
    topic: '8.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [rows, columns] = [draw.int(3, 6), draw.int(7, 13)]
      const counts = Array.from({ length: rows }, (_, at) => columns - at)
      return posed(draw, {
        ask: `Which number is printed?${program(
          'LET C = 0',
          `FOR I = 1 TO ${rows}`,
          `FOR J = I TO ${columns}`,
          'LET C = C + 1',
          'NEXT J',
          'NEXT I',
          'PRINT C',
        )}`.trim(),
        answer: num(sum(counts)),
        slips: {
          'began J at 1 each time': num(rows * columns),
          'left out the last value of J': num(sum(counts) - rows),
          'left out the last value of I': num(sum(counts) - (counts.at(-1) ?? 0)),
          'added the two loops': num(rows + columns),
        },
        work: `J takes ${counts.join(', ')} values in turn, so C is ${num(sum(counts))}.`,
      })
    },
  }),
  template({
    id: 'multiples-in-a-loop',
    topic: '8.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [end, by] = [draw.int(14, 30), draw.int(3, 7)]
      const values = stepped(by, end, by)
      draw.need(end % by !== 0)
      return posed(draw, {
        ask: `What is the output of the program below? [N MOD ${by} is the remainder of N divided by ${by}.]${program(
          'LET T = 0',
          `FOR N = 1 TO ${end}`,
          `IF N MOD ${by} = 0 THEN T = T + N`,
          'NEXT N',
          'PRINT T',
        )}`.trim(),
        answer: num(sum(values)),
        slips: {
          'counted the multiples': num(values.length),
          'added all the numbers': num((end * (end + 1)) / 2),
          'left out the last multiple': num(sum(values) - (values.at(-1) ?? 0)),
          'added the numbers that are no multiples': num((end * (end + 1)) / 2 - sum(values)),
        },
        work: `Only ${values.join(', ')} are added, and together they are ${num(sum(values))}.`,
      })
    },
  }),
  template({
    id: 'order-of-a-calculation',
    topic: '8.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c, d] = [draw.int(6, 20), draw.int(3, 9), draw.int(3, 9), draw.int(2, 5)]
      const under = d * draw.int(2, 6)
      const value = a + b * c - under / d
      draw.need(value !== a && ((a + b) * c) % d === 0 && (a + b * c) % d === 0 && a + b * c > under)
      return posed(draw, {
        ask: `What is printed by the BASIC statement \`PRINT ${a} + ${b} * ${c} - ${under} / ${d}\`?`,
        answer: num(value),
        slips: {
          'worked from left to right': num(((a + b) * c - under) / d),
          'added before multiplying': num((a + b) * c - under / d),
          'subtracted before dividing': num((a + b * c - under) / d),
          'added the quotient': num(a + b * c + under / d),
        },
        work: `First $${b} \\times ${c} = ${b * c}$ and $${under} \\div ${d} = ${under / d}$; then it is ${num(value)}.`,
      })
    },
  }),
  template({
    id: 'digits-taken-apart',
    topic: '8.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b, c] = [draw.int(1, 9), draw.int(1, 9), draw.int(1, 9)]
      draw.need(a !== c && a !== b)
      const factor = draw.int(2, 4)
      const value = a + b + c
      return posed(draw, {
        ask: `What does this program print? [INT drops the part behind the decimal point; N MOD 10 is the last digit of N.]${program(
          `LET N = ${a * 100 + b * 10 + c}`,
          'LET S = 0',
          `LET S = S + ${factor} * (N MOD 10)`,
          'LET N = INT(N / 10)',
          'IF N = 0 THEN 70',
          'GOTO 30',
          'PRINT S',
        )}`.trim(),
        answer: num(factor * value),
        slips: {
          'left out the factor': num(value),
          'stopped one digit too early': num(factor * (b + c)),
          'took the last digit only': num(factor * c),
          'took the factor once only': num(factor * c + b + a),
        },
        work: `The digits ${c}, ${b} and ${a} are each taken ${factor} times, together ${num(factor * value)}.`,
      })
    },
  }),
  template({
    id: 'elements-of-an-array',
    topic: '8.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const values = draw.ints(6, 3, 30)
      const from = draw.int(1, 2)
      const chosen = values.filter((_, at) => at % 2 === from - 1)
      const others = values.filter((_, at) => at % 2 !== from - 1)
      return posed(draw, {
        ask: `Find the output of this BASIC program.${program(
          'DIM A(6)',
          'FOR I = 1 TO 6',
          'READ A(I)',
          'NEXT I',
          'LET T = 0',
          `FOR I = ${from} TO 6 STEP 2`,
          'LET T = T + A(I)',
          'NEXT I',
          'PRINT T',
          `DATA ${values.join(', ')}`,
        )}`.trim(),
        answer: num(sum(chosen)),
        slips: {
          'took the other elements': num(sum(others)),
          'took all the elements': num(sum(values)),
          'left out the last of them': num(sum(chosen) - (chosen.at(-1) ?? 0)),
          'added the places': num(from === 1 ? 9 : 12),
        },
        work: `$${chosen.join(' + ')}$ is ${num(sum(chosen))}.`,
      })
    },
  }),
  template({
    id: 'numbers-that-follow',
    topic: '8.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [first, second, times] = [draw.int(1, 6), draw.int(2, 9), draw.int(4, 6)]
      draw.need(first !== second)
      const series = [first, second]
      for (let at = 0; at < times; at += 1) series.push((series.at(-1) ?? 0) + (series.at(-2) ?? 0))
      const last = series.at(-1) ?? 0
      return posed(draw, {
        ask: `Trace the program and give the number that it prints.${program(
          `LET A = ${first}`,
          `LET B = ${second}`,
          `FOR K = 1 TO ${times}`,
          'LET C = A + B',
          'LET A = B',
          'LET B = C',
          'NEXT K',
          'PRINT B',
        )}`.trim(),
        answer: num(last),
        slips: {
          'stopped one turn too early': num(series.at(-2) ?? 0),
          'went one turn too far': num(last + (series.at(-2) ?? 0)),
          'added all the numbers': num(sum(series)),
          'left A as it was': num(second + first * times),
        },
        work: `B takes the values ${series.slice(2, -1).join(', ')} and at last ${num(last)}.`,
      })
    },
  }),
  template({
    id: 'growth-in-a-loop',
    topic: '8.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, factor, less, times] = [draw.int(3, 12), draw.int(2, 3), draw.int(1, 5), draw.int(3, 4)]
      draw.need(start * factor - less > start)
      const run = (turns: number) => {
        let value = start
        for (let at = 0; at < turns; at += 1) value = value * factor - less
        return value
      }
      return posed(draw, {
        ask: `What value of X does the program print?${program(
          `LET X = ${start}`,
          `FOR I = 1 TO ${times}`,
          `LET X = ${factor} * X - ${less}`,
          'NEXT I',
          'PRINT X',
        )}`.trim(),
        answer: num(run(times)),
        slips: {
          'stopped one turn too early': num(run(times - 1)),
          'went one turn too far': num(run(times + 1)),
          'subtracted at the end only': num(start * factor ** times - less),
          'left out the subtraction': num(start * factor ** times),
        },
        work: `X becomes ${Array.from({ length: times - 1 }, (_, at) => run(at + 1)).join(', ')} and then ${num(run(times))}.`,
      })
    },
  }),
]
