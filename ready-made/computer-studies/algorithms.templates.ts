import { gcd, listed, naira, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed } from './posed.ts'

/** Steps of an algorithm, numbered. */
const steps = (...lines: readonly string[]) => `\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}\n\n`

export const algorithms = [
  template({
    id: 'pay-with-overtime',
    topic: '8.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [hours, usual, rate] = [draw.int(43, 60), draw.int(35, 40), draw.int(6, 20) * 100]
      const factor = draw.int(2, 3)
      const over = hours - usual
      return posed(draw, {
        ask: `A flowchart reads the hours H and the rate R. If H is greater than ${usual}, the pay is ${usual} times R plus ${factor} times R for each hour beyond ${usual}; otherwise it is H times R. What is the pay for H = ${hours} and R = ${naira(rate)}?`,
        answer: naira((usual + factor * over) * rate),
        slips: {
          'followed the other branch': naira(hours * rate),
          'paid all hours at the higher rate': naira(hours * rate * factor),
          'left out the usual hours': naira(factor * over * rate),
          'left out the hours beyond': naira(usual * rate),
        },
        work: `${hours} is greater than ${usual}, so ${over} hours are paid ${factor} times: ${naira((usual + factor * over) * rate)}.`,
      })
    },
  }),
  template({
    id: 'doubling-until-a-limit',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, add, limit] = [draw.int(2, 9), draw.int(1, 5), draw.int(90, 400, 10)]
      const values = [start]
      while ((values.at(-1) ?? 0) <= limit) values.push((values.at(-1) ?? 0) * 2 + add)
      const count = values.length - 1
      draw.need(!values.includes(limit))
      return posed(draw, {
        ask: `What is printed by this algorithm?${steps(
          `Set N to ${start}.`,
          `Multiply N by 2 and add ${add}.`,
          `If N is not greater than ${limit}, go back to step 2.`,
          'Print N.',
        )}`.trim(),
        answer: num(values.at(-1) ?? 0),
        slips: {
          'stopped one turn too early': num(values.at(-2) ?? 0),
          'went one turn too far': num((values.at(-1) ?? 0) * 2 + add),
          'left out what is added': num(start * 2 ** count),
          'added once only': num(start * 2 ** count + add),
          'counted the turns': num(count),
        },
        work: `N becomes ${listed(values.slice(1, -1))}, and then ${num(values.at(-1) ?? 0)}.`,
      })
    },
  }),
  template({
    id: 'turns-until-it-stops',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, less, end] = [draw.int(60, 140), draw.int(6, 13), draw.int(3, 9)]
      const count = Math.ceil((start - end) / less)
      draw.need((start - end) % less !== 0 && count > 4)
      return posed(draw, {
        ask: `How many times is step 2 of this algorithm carried out?${steps(
          `Set W to ${start}.`,
          `Subtract ${less} from W.`,
          `If W is greater than ${end}, go back to step 2.`,
          'Stop.',
        )}`.trim(),
        answer: num(count),
        slips: {
          'stopped one turn too early': num(count - 1),
          'went one turn too far': num(count + 1),
          'gave the last value of the difference': num(start - count * less + less),
          'went on below nought': num(count + 2),
        },
        work: `After ${count - 1} turns W is still ${start - (count - 1) * less}; the number of turns is ${num(count)}.`,
      })
    },
  }),
  template({
    id: 'values-exchanged-by-sums',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, b, c] = [draw.int(5, 30), draw.int(5, 30), draw.int(2, 5)]
      draw.need(a !== b)
      const [first, second] = [a + b, a + 2 * b]
      return posed(draw, {
        ask: `What value does Z have at the end?${steps(
          `Set X to ${a} and Y to ${b}.`,
          'Set X to X + Y.',
          'Set Y to X + Y.',
          `Set Z to ${c} times X, plus Y.`,
        )}`.trim(),
        answer: num(c * first + second),
        slips: {
          'used the first X in step 3': num(c * first + a + b),
          'used the first X in step 4': num(c * a + second),
          'used the first Y in step 4': num(c * first + b),
          'used the first values throughout': num(c * a + b),
        },
        work: `X becomes ${first} and Y ${second}, so $Z = ${c} \\times ${first} + ${second}$ is ${num(c * first + second)}.`,
      })
    },
  }),
  template({
    id: 'first-pass-of-a-sort',
    topic: '8.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const values = draw.ints(5, 11, 99)
      const pass = (list: readonly number[]) => {
        const now = [...list]
        for (let at = 0; at + 1 < now.length; at += 1) {
          const [left = 0, right = 0] = [now[at], now[at + 1]]
          if (left > right) now.splice(at, 2, right, left)
        }
        return now
      }
      const after = pass(values)
      const smallest = values.indexOf(Math.min(...values))
      const selected = values.with(0, values[smallest] ?? 0).with(smallest, values[0] ?? 0)
      const backwards = [Math.min(...values), ...values.toSpliced(smallest, 1)]
      draw.need(smallest > 1 && after.join() !== pass(after).join())
      return posed(draw, {
        ask: `The list ${values.join(', ')} is put in ascending order by a bubble sort that goes from left to right. What is the list after the first pass?`,
        answer: after.join(', '),
        slips: {
          'went on to the second pass': pass(after).join(', '),
          'exchanged the smallest with the first': selected.join(', '),
          'moved the smallest to the front': backwards.join(', '),
          'sorted the whole list': values.toSorted((a, b) => a - b).join(', '),
        },
        work: `Neighbours in the wrong order are exchanged, and ${Math.max(...values)} reaches the end: ${after.join(', ')}.`,
      })
    },
  }),
  template({
    id: 'looks-of-a-binary-search',
    topic: '8.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [step, place] = [draw.int(3, 9), draw.int(1, 31)]
      let [low, high, looks] = [1, 31, 0]
      const seen: number[] = []
      for (let middle = 0; middle !== place; ) {
        middle = (low + high) / 2
        looks += 1
        seen.push(middle * step)
        if (middle < place) low = middle + 1
        else high = middle - 1
      }
      draw.need(looks > 2 && place !== looks)
      return posed(draw, {
        ask: `The 31 numbers ${step}, ${step * 2}, ${step * 3} and so on up to ${step * 31} are stored in order. How many numbers does a binary search look at until it has found ${step * place}, that one included?`,
        answer: num(looks),
        slips: {
          'left out the number found': num(looks - 1),
          'searched from the beginning': num(place),
          'looked at one number too many': num(looks + 1),
          'searched from the end': num(32 - place),
        },
        work: `It looks at ${listed(seen)}; their number is ${num(looks)}.`,
      })
    },
  }),
  template({
    id: 'largest-and-smallest-found',
    topic: '8.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const values = draw.ints(6, 12, 95)
      const [top, low] = [Math.max(...values), Math.min(...values)]
      draw.need(values[0] !== top && values[0] !== low)
      return posed(draw, {
        ask: `An algorithm sets P and Q to the first number of a list. For each further number, P takes it if it is greater than P, and Q takes it if it is less than Q. At the end P − Q is printed. What is printed for ${listed(values)}?`,
        answer: num(top - low),
        slips: {
          'gave the sum of P and Q': num(top + low),
          'kept the first number as Q': num(top - (values[0] ?? 0)),
          'kept the first number as P': num((values[0] ?? 0) - low),
          'subtracted the last number from the first': num(Math.abs((values[0] ?? 0) - (values[5] ?? 0))),
        },
        work: `P ends as ${top} and Q as ${low}, so what is printed is ${num(top - low)}.`,
      })
    },
  }),
  template({
    id: 'remainders-of-a-division',
    topic: '8.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [common, one, other] = [draw.int(4, 15), draw.int(7, 14), draw.int(4, 9)]
      const [first, second] = [common * one, common * other]
      draw.need(gcd(one, other) === 1 && one > other && one % other !== 1)
      const turns: number[] = []
      for (let [a, b] = [first, second]; b > 0; [a, b] = [b, a % b]) turns.push(b)
      return posed(draw, {
        ask: `What does this algorithm print?${steps(
          `Set A to ${first} and B to ${second}.`,
          'Set R to the remainder of A divided by B.',
          'Set A to B, and then B to R.',
          'If B is not 0, go back to step 2.',
          'Print A.',
        )}`.trim(),
        answer: num(common),
        slips: {
          'stopped one turn too early': num(turns.at(-2) ?? 0),
          'took the lowest common multiple': num(common * one * other),
          'subtracted once': num(first - second),
          'gave the first remainder': num(first % second),
        },
        work: `B takes the values ${listed([...turns, 0])}; A is at last ${num(common)}.`,
      })
    },
  }),
]
