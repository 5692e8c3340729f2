import { maths } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const modularArithmetic = [
  template({
    id: 'sum-in-modulo',
    topic: 'A.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [modulus, a, b] = [draw.int(5, 12), draw.int(13, 60), draw.int(13, 60)]
      const rest = (a + b) % modulus
      draw.need(rest !== 0 && Math.floor((a + b) / modulus) < modulus)
      return {
        ask: `Find the value of $${a} + ${b}$ in modulo ${modulus}.`,
        answer: maths(rest),
        slips: {
          'found what is missing to the next multiple': maths(modulus - rest),
          'found the quotient': maths(Math.floor((a + b) / modulus)),
          'counted one too far': maths((rest % (modulus - 1)) + 1),
          'used only the first number': maths(a % modulus),
          'used only the second number': maths(b % modulus),
        },
        work: `$${a} + ${b} = ${a + b} = ${Math.floor((a + b) / modulus)} \\times ${modulus} + ${rest}$, so the value is $${rest}$.`,
      }
    },
  }),
  template({
    id: 'modulo-equation',
    topic: 'A.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const modulus = draw.pick([5, 7, 11, 13])
      const [factor, x, add] = [draw.int(2, 6), draw.int(1, 12), draw.int(1, 6)]
      draw.need(factor < modulus && x < modulus && add < modulus)
      const right = (factor * x + add) % modulus
      const others = [1, 2, 3, 4].map((step) => (x + step * factor) % modulus || modulus - 1)
      return {
        ask: `Find the least positive whole number $x$ for which $${factor}x + ${add} \\equiv ${right} \\pmod{${modulus}}$.`,
        answer: maths(x),
        slips: notGiven([factor, add, right, modulus], {
          'added to both sides instead of subtracting': maths(others[0] ?? 1),
          'worked in whole numbers without the modulus': maths(Math.abs(right - add)),
          'did not divide by the factor': maths((right - add + modulus) % modulus),
          'gave the negative of the root': maths(modulus - x),
          'missed it by one multiple': maths(others[1] ?? 1),
        }),
        work: `$${factor}x \\equiv ${(right - add + modulus) % modulus} \\pmod{${modulus}}$. Trying $1, 2, 3, \\ldots$ in turn, the first that fits is $x = ${x}$.`,
      }
    },
  }),
  template({
    id: 'negative-in-modulo',
    topic: 'A.b',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [modulus, size] = [draw.int(5, 12), draw.int(14, 90)]
      const rest = (modulus - (size % modulus)) % modulus
      draw.need(rest !== 0 && rest * 2 !== modulus && Math.floor(size / modulus) < modulus)
      return {
        ask: `Reduce $-${size}$ to its simplest non-negative form in modulo ${modulus}.`,
        answer: maths(rest),
        slips: {
          'left out the minus sign': maths(modulus - rest),
          'found the quotient': maths(Math.floor(size / modulus)),
          'counted one too far': maths((rest % (modulus - 1)) + 1),
          'counted one too few': maths(rest === 1 ? modulus - 2 : rest - 1),
        },
        work: `Add multiples of ${modulus}: $-${size} + ${size + rest} = ${rest}$.`,
      }
    },
  }),
  template({
    id: 'day-of-the-week',
    topic: 'A.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [today, after] = [draw.int(0, 6), draw.int(20, 200)]
      const day = (count: number) => days[(((today + count) % 7) + 7) % 7] ?? ''
      draw.need(after % 7 !== 0)
      return {
        ask: `If today is ${day(0)}, what day of the week will it be ${after} days from today?`,
        answer: day(after),
        slips: {
          'counted today as the first day': day(after - 1),
          'counted one day too many': day(after + 1),
          'counted backwards': day(-after),
          'added the quotient instead of the remainder': day(Math.floor(after / 7)),
          'counted two days too many': day(after + 2),
        },
        work: `$${after} = ${Math.floor(after / 7)} \\times 7 + ${after % 7}$, so count ${after % 7} on from ${day(0)}: ${day(after)}.`,
      }
    },
  }),
]
