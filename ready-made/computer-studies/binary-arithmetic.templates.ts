import { maths, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { based, bits, inBase, posed } from './posed.ts'

const pattern = (value: number, width = 8) => maths(bits(value, width))
/** Bits of 8 turned over. */
const turned = (value: number) => 255 - value
const nibbles = (value: number) => [...String(value)].map((digit) => bits(Number(digit), 4)).join('\\ ')

export const binaryArithmetic = [
  template({
    id: 'binary-sum',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b] = [draw.int(9, 31), draw.int(9, 31)]
      draw.need((a & b) !== 0 && a !== b)
      return posed(draw, {
        ask: `Add ${inBase(a, 2)} and ${inBase(b, 2)}.`,
        answer: inBase(a + b, 2),
        slips: {
          'did not carry': inBase(a ^ b, 2),
          'took 1 + 1 as 1': inBase(a | b, 2),
          'added one carry too many': inBase(a + b + 1, 2),
          'did not write the last carry': inBase((a + b) % 32, 2),
          'missed a carry': inBase(a + b - 2, 2),
        },
        work: `In decimal it is $${a} + ${b} = ${a + b}$, and that is ${inBase(a + b, 2)}.`,
      })
    },
  }),
  template({
    id: 'binary-difference',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(33, 63), draw.int(9, 31)]
      draw.need((~a & b) !== 0 && a - b > 8)
      return posed(draw, {
        ask: `Subtract ${inBase(b, 2)} from ${inBase(a, 2)}.`,
        answer: inBase(a - b, 2),
        slips: {
          'took the smaller bit from the larger in each column': inBase(a ^ b, 2),
          'borrowed once too often': inBase(a - b - 2, 2),
          'did not pay back what was borrowed': inBase(a - b + 4, 2),
          'added instead': inBase(a + b, 2),
        },
        work: `In decimal it is $${a} - ${b} = ${a - b}$, and that is ${inBase(a - b, 2)}.`,
      })
    },
  }),
  template({
    id: 'binary-product',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(9, 29), draw.pick([3, 5, 6, 7, 10, 12])]
      return posed(draw, {
        ask: `Find the product of ${inBase(a, 2)} and ${inBase(b, 2)}.`,
        answer: inBase(a * b, 2),
        slips: {
          'did not shift the lines': inBase(a * b.toString(2).replaceAll('0', '').length, 2),
          'added the numbers': inBase(a + b, 2),
          'shifted once too often': inBase(a * b * 2, 2),
          'left out a line': inBase(a * (b & (b - 1)), 2),
        },
        work: `In decimal it is $${a} \\times ${b} = ${a * b}$, and that is ${inBase(a * b, 2)}.`,
      })
    },
  }),
  template({
    id: 'hexadecimal-sum',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(26, 110), draw.int(26, 110)]
      const low = (a % 16) + (b % 16)
      draw.need(low > 16 && Math.floor(a / 16) + Math.floor(b / 16) < 15 && a !== b)
      const hex = (value: number) => inBase(value, 16)
      return posed(draw, {
        ask: `What is ${`${hex(a)} + ${hex(b)}`.replace('$ + $', ' + ')} in hexadecimal?`,
        answer: hex(a + b),
        slips: {
          'did not carry': hex(a + b - 16),
          'carried at 10': hex(a + b + 6),
          'gave the decimal sum': based(String(a + b), 16),
          'missed the units by one': hex(a + b + 1),
        },
        work: `The units give ${low}, which is 1 to carry and ${low - 16}. The sum is ${hex(a + b)}.`,
      })
    },
  }),
  template({
    id: 'octal-difference',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(160, 500), draw.int(70, 150)]
      const asDecimals = Number(a.toString(8)) - Number(b.toString(8))
      const [above, below] = [[...a.toString(8)], [...b.toString(8)]]
      const digitByDigit = above.map((digit, at) => Math.abs(Number(digit) - Number(below[at]))).join('')
      draw.need(a % 8 < b % 8 && a - b > 64)
      return posed(draw, {
        ask: `Calculate $${a.toString(8)}_{8} - ${b.toString(8)}_{8}$, giving the answer in octal.`,
        answer: inBase(a - b, 8),
        slips: {
          'subtracted as decimal numbers': based(String(asDecimals), 8),
          'did not pay back what was borrowed': inBase(a - b + 8, 8),
          'gave the decimal difference': based(String(a - b), 8),
          'took the smaller digit from the larger': based(digitByDigit, 8),
          'missed the units by one': inBase(a - b + 1, 8),
        },
        work: `Borrow 8 for the units; the difference is ${inBase(a - b, 8)}.`,
      })
    },
  }),
  template({
    id: 'ones-complement',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [high, low] = [draw.int(1, 14), draw.int(1, 14)]
      const value = high * 16 + low
      draw.need(high !== low)
      return posed(draw, {
        ask: `What is the one's complement of the 8-bit number ${pattern(value)}?`,
        answer: pattern(turned(value)),
        slips: {
          "gave the two's complement": pattern(turned(value) + 1),
          'turned the first four bits over only': pattern(value ^ 240),
          'turned the last four bits over only': pattern(value ^ 15),
          'left the first bit': pattern(turned(value) ^ 128),
        },
        work: `Each bit is turned over: ${pattern(turned(value))}.`,
      })
    },
  }),
  template({
    id: 'negative-number-in-eight-bits',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [tens, units] = [draw.int(1, 11), draw.int(0, 9)]
      const value = tens * 10 + units
      return posed(draw, {
        ask: `How is the decimal number $-${value}$ stored in 8 bits in two's complement?`,
        answer: pattern(256 - value),
        slips: {
          "gave the one's complement": pattern(turned(value)),
          'used sign and magnitude': pattern(128 + value),
          'stored the positive number': pattern(value),
          'added 2 instead of 1': pattern(257 - value),
        },
        work: `${pattern(value)} turned over is ${pattern(turned(value))}, and 1 added gives ${pattern(256 - value)}.`,
      })
    },
  }),
  template({
    id: 'value-of-a-complement',
    topic: '2.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [tens, units] = [draw.int(0, 12), draw.int(0, 9)]
      const value = tens * 10 + units
      draw.need(value > 3 && value < 126)
      return posed(draw, {
        ask: `The 8-bit pattern ${pattern(256 - value)} is a number in two's complement. What is its decimal value?`,
        answer: maths(-value),
        slips: {
          'did not add 1': maths(-(value - 1)),
          'left out the sign': maths(value),
          'took the pattern as sign and magnitude': maths(-(128 - value)),
          'took the pattern as unsigned': maths(256 - value),
        },
        work: `Turned over and with 1 added it is ${pattern(value)}, which is ${value}, so the value is ${maths(-value)}.`,
      })
    },
  }),
  template({
    id: 'subtraction-by-complement',
    topic: '2.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [a, b] = [draw.int(20, 100), draw.int(10, 90)]
      draw.need(a - b > 8)
      return posed(draw, {
        ask: `A computer works out $${a} - ${b}$ in 8 bits by adding the two's complement of ${b}. Which pattern is left when the carry out of the eighth bit is dropped?`,
        answer: pattern(a - b),
        slips: {
          "added the one's complement": pattern(a - b - 1),
          'added the two numbers': pattern(a + b),
          'gave the complement of the result': pattern(256 - (a - b)),
          'gave the complement of the second number': pattern(256 - b),
        },
        work: `${pattern(a)} and ${pattern(256 - b)} give, without the carry, ${pattern(a - b)}.`,
      })
    },
  }),
  template({
    id: 'decimal-to-bcd',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [tens, units] = [draw.int(1, 9), draw.int(1, 9)]
      const value = tens * 10 + units
      draw.need(tens !== units)
      const spaced = (text: string) => maths(`${text.slice(0, 4)}\\ ${text.slice(4)}`)
      return posed(draw, {
        ask: `Write the decimal number ${value} in binary coded decimal (BCD).`,
        answer: maths(nibbles(value)),
        slips: {
          'gave the pure binary number': spaced(bits(value, 8)),
          'exchanged the digits': maths(nibbles(units * 10 + tens)),
          'used excess-three code': spaced(bits((tens + 3) * 16 + units + 3, 8)),
          'took the tens as one too small': spaced(bits((tens - 1) * 16 + units, 8)),
        },
        work: `Four bits stand for each decimal digit: ${maths(nibbles(value))}.`,
      })
    },
  }),
  template({
    id: 'bcd-to-decimal',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(1, 9), draw.int(0, 9), draw.int(1, 9)]
      const value = a * 100 + b * 10 + c
      draw.need(a !== c && a + b + c > 6)
      return posed(draw, {
        ask: `Which decimal number does the BCD code ${maths(nibbles(value))} stand for?`,
        answer: num(value),
        slips: {
          'read it as one binary number': num(a * 256 + b * 16 + c),
          'read the groups from the wrong end': num(c * 100 + b * 10 + a),
          'read it as an octal number': num(a * 64 + b * 8 + c),
          'added the digits': num(a + b + c),
        },
        work: `The groups of four bits are ${a}, ${b} and ${c}, so the number is ${num(value)}.`,
      })
    },
  }),
  template({
    id: 'letter-by-its-code',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [from, by] = [draw.int(0, 9), draw.int(4, 15)]
      const letter = (at: number) => String.fromCodePoint(65 + at)
      const [start, found] = [65 + from, 65 + from + by]
      return posed(draw, {
        ask: `In ASCII the letter ${letter(from)} has the decimal code ${start}, and the letters follow one another. What is the code of ${letter(from + by)} in binary?`,
        answer: pattern(found, 7),
        slips: {
          'counted one letter too many': pattern(found + 1, 7),
          'counted one letter too few': pattern(found - 1, 7),
          'added the place in the alphabet': pattern(start + from + by + 1, 7),
          'began to count at 64': pattern(found - from, 7),
        },
        work: `${letter(from + by)} comes ${by} letters later, so its code is ${found}, in binary ${pattern(found, 7)}.`,
      })
    },
  }),
]
