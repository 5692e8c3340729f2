import { maths, num } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const names = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const digits = (value: number, base: number) => value.toString(base)
const based = (value: number, base: number) => `${value < 0 ? '-' : ''}${digits(Math.abs(value), base)}_{${base}}`
const reversed = (text: string) => [...text].reverse().join('')
/** Column sums without a carry, as someone adds who forgets it. */
const withoutCarry = (a: number, b: number, base: number) =>
  [...digits(a, base).padStart(6, '0')]
    .map((digit, at) => (Number(digit) + Number(digits(b, base).padStart(6, '0')[at])) % base)
    .join('')
    .replace(/^0+/, '')
/** Each column's smaller digit from the larger, as someone subtracts who does not borrow. */
const withoutBorrow = (a: number, b: number, base: number) =>
  [...digits(a, base).padStart(6, '0')]
    .map((digit, at) => Math.abs(Number(digit) - Number(digits(b, base).padStart(6, '0')[at])))
    .join('')
    .replace(/^0+/, '')

export const numberBases = [
  template({
    id: 'to-base-ten',
    topic: 'A.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const base = draw.int(3, 8)
      const value = draw.int(base ** 2 + 1, base ** 3 - 1)
      const text = digits(value, base)
      const back = Number.parseInt(reversed(text), base)
      draw.need(value % base !== 0 && back !== value)
      const places = [...text].map((digit, at) => `${digit} \\times ${base ** (2 - at)}`).join(' + ')
      return {
        ask: `Convert $${text}_{${base}}$ to a number in base ten.`,
        answer: num(value),
        slips: {
          'read the digits from the wrong end': num(back),
          'used the next base': num(Number.parseInt(text, base + 1)),
          'began with the first power at the units': num(value * base),
          'gave every digit the base itself': num([...text].reduce((sum, digit) => sum + Number(digit) * base, 0)),
        },
        work: `$${places}$, which is ${num(value)}.`,
      }
    },
  }),
  template({
    id: 'from-base-ten',
    topic: 'A.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const base = draw.int(3, 8)
      const value = draw.int(base ** 2 + 1, base ** 3 - base - 1)
      const text = digits(value, base)
      draw.need(value % base !== 0 && reversed(text) !== text)
      return {
        ask: `Express ${value} in base ${names[base]}.`,
        answer: maths(based(value, base)),
        slips: {
          'wrote the remainders from the first to the last': maths(`${reversed(text)}_{${base}}`),
          'took one quotient too many': maths(based(value + base, base)),
          'took one quotient too few': maths(based(value - base, base)),
          'took a remainder one too small': maths(based(value - 1, base)),
        },
        work: `Divide by ${base} again and again and read the remainders from the last to the first: $${based(value, base)}$.`,
      }
    },
  }),
  template({
    id: 'add-in-a-base',
    topic: 'A.a',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const base = draw.int(4, 8)
      const [a, b] = [draw.int(base ** 2 + 1, base ** 3 - 1), draw.int(base ** 2 + 1, base ** 3 - 1)]
      const plain = withoutCarry(a, b, base)
      draw.need((a % base) + (b % base) >= base && plain !== digits(a + b, base) && plain.length > 1)
      return {
        ask: `Find the sum of $${based(a, base)}$ and $${based(b, base)}$, leaving your answer in base ${names[base]}.`,
        answer: maths(based(a + b, base)),
        slips: {
          'did not carry': maths(`${plain}_{${base}}`),
          'carried one too many from the units': maths(based(a + b + base, base)),
          'did not carry from the units': maths(based(a + b - base, base)),
          'missed the units by one': maths(based(a + b + 1, base)),
        },
        work: `Add column by column and carry whenever a column reaches ${base}: $${based(a + b, base)}$.`,
      }
    },
  }),
  template({
    id: 'subtract-in-a-base',
    topic: 'A.a',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const base = draw.int(4, 8)
      const [a, b] = [draw.int(2 * base ** 2, base ** 3 - 1), draw.int(base ** 2 + 1, base ** 3 - 1)]
      draw.need(a - b > base ** 2 / 2 && a % base < b % base)
      return {
        ask: `Subtract $${based(b, base)}$ from $${based(a, base)}$. Give the result in base ${names[base]}.`,
        answer: maths(based(a - b, base)),
        slips: {
          'took the smaller digit from the larger in each column': maths(`${withoutBorrow(a, b, base)}_{${base}}`),
          'did not reduce the next column after borrowing': maths(based(a - b + base, base)),
          'borrowed one too many': maths(based(a - b - base, base)),
          'missed the units by one': maths(based(a - b + 1, base)),
        },
        work: `Borrow ${base} wherever the upper digit is smaller: $${based(a, base)} - ${based(b, base)} = ${based(a - b, base)}$.`,
      }
    },
  }),
  template({
    id: 'multiply-in-a-base',
    topic: 'A.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const base = draw.int(4, 7)
      const [a, b] = [draw.int(base + 1, base ** 2 - 1), draw.int(base + 1, base ** 2 - 1)]
      draw.need(a % base !== 0 && b % base !== 0 && (a % base) * (b % base) >= base && a !== b)
      const carry = Math.floor(((a % base) * (b % base)) / base)
      return {
        ask: `Multiply $${based(a, base)}$ by $${based(b, base)}$ and give the product in base ${names[base]}.`,
        answer: maths(based(a * b, base)),
        slips: {
          'did not carry from the units': maths(based(a * b - carry * base, base)),
          'did not shift the second line': maths(based(a * (b % base) + a * Math.floor(b / base), base)),
          'carried twice from the units': maths(based(a * b + carry * base, base)),
          'missed the units by one': maths(based(a * b + 1, base)),
        },
        work: `In base ten it is $${a} \\times ${b} = ${a * b}$; converted back it is $${based(a * b, base)}$.`,
      }
    },
  }),
  template({
    id: 'base-of-two-digits',
    topic: 'A.a',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [base, first, second] = [draw.int(5, 9), draw.int(2, 7), draw.int(1, 8)]
      draw.need(first < base && second < base && first !== second)
      const value = first * base + second
      return {
        ask: `If $${first}${second}_{x} = ${value}_{10}$, find the base $x$.`,
        answer: maths(base),
        slips: notGiven([10], {
          'gave the next base up': maths(base + 1),
          'gave the next base down': maths(base - 1),
          'added the units instead of subtracting them': maths(Math.floor((value + second) / first)),
          'divided by the second digit': maths(Math.max(2, Math.floor((value - first) / second))),
          'gave the base two above': maths(base + 2),
        }),
        work: `$${first}x + ${second} = ${value}$, so $${first}x = ${value - second}$ and $x = ${base}$.`,
      }
    },
  }),
  template({
    id: 'base-by-quadratic',
    topic: 'A.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [base, middle, last] = [draw.int(4, 9), draw.int(1, 8), draw.int(1, 8)]
      draw.need(middle < base && last < base)
      const value = base ** 2 + middle * base + last
      return {
        ask: `Given that $1${middle}${last}_{n} = ${value}_{10}$, find the value of $n$.`,
        answer: maths(base),
        slips: notGiven([10], {
          'took the other root without its sign': maths(base + middle),
          'factorised one too low': maths(base - 1),
          'factorised one too high': maths(base + 1),
          'left out the middle digit': maths(Math.round(Math.sqrt(value - last))),
        }),
        work: `$${`n^{2} + ${middle === 1 ? '' : middle}n + ${last} = ${value}`}$ gives $(n - ${base})(n + ${base + middle}) = 0$. A base is positive, so $n = ${base}$.`,
      }
    },
  }),
  template({
    id: 'binary-to-octal',
    topic: 'A.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const value = draw.int(65, 255)
      const other = draw.pick([4, 8])
      const text = digits(value, other)
      draw.need(reversed(text) !== text && value % other !== 0)
      return {
        ask: `Convert the binary number $${based(value, 2)}$ to base ${names[other]}.`,
        answer: maths(based(value, other)),
        slips: {
          'wrote the digits from the wrong end': maths(`${reversed(text)}_{${other}}`),
          'left out the last binary digit': maths(based(value >> 1, other)),
          'took the number as one larger': maths(based(value + 1, other)),
          'put a nought behind the number': maths(based(value * 2, other)),
        },
        work: `In base ten the number is ${value}, and dividing by ${other} again and again gives $${based(value, other)}$.`,
      }
    },
  }),
  template({
    id: 'mixed-bases-sum',
    topic: 'A.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [one = 3, other = 5] = draw.ints(2, 3, 8)
      const [a, b] = [draw.int(one + 1, one ** 2 * 2), draw.int(other + 1, other ** 2 * 2)]
      const wrong = Number.parseInt(digits(b, other), one)
      draw.need(a % one !== 0 && b % other !== 0)
      return {
        ask: `Evaluate $${based(a, one)} + ${based(b, other)}$, giving your answer in base two.`,
        answer: maths(based(a + b, 2)),
        slips: {
          'read both numbers in the first base': maths(based(a + (Number.isNaN(wrong) ? b - 2 : wrong), 2)),
          'missed the units by one': maths(based(a + b + 1, 2)),
          'subtracted the numbers': maths(based(Math.abs(a - b) + (a === b ? 4 : 0), 2)),
          'wrote the remainders from the first to the last': maths(
            `${reversed(digits(a + b, 2)).replace(/^0+/, '')}_{2}`,
          ),
        },
        work: `In base ten: $${a} + ${b} = ${a + b}$, and $${a + b} = ${based(a + b, 2)}$.`,
      }
    },
  }),
  template({
    id: 'binary-square',
    topic: 'A.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(9, 31), draw.int(3, 7)]
      draw.need(a % 2 === 1)
      return {
        ask: `Find the product of the binary numbers $${based(a, 2)}$ and $${based(b, 2)}$.`,
        answer: maths(based(a * b, 2)),
        slips: {
          'shifted the lines once too often': maths(based(a * b * 2, 2)),
          'added the numbers': maths(based(a + b, 2)),
          'left out one line of the product': maths(based(a * b - a, 2)),
          'missed a carry': maths(based(a * b - 4, 2)),
        },
        work: `In base ten it is $${a} \\times ${b} = ${a * b}$, so the product is $${based(a * b, 2)}$.`,
      }
    },
  }),
]
