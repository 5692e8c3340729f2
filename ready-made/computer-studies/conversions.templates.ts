import { maths, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { based, inBase, posed, reversed } from './posed.ts'

const octal = (value: number) => value.toString(8)

export const conversions = [
  template({
    id: 'octal-to-decimal',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(1, 7), draw.int(0, 7), draw.int(1, 7)]
      draw.need(a !== c)
      return posed(draw, {
        ask: `What is ${based(`${a}${b}${c}`, 8)} in decimal?`,
        answer: num(a * 64 + b * 8 + c),
        slips: {
          'read the digits from the wrong end': num(c * 64 + b * 8 + a),
          'began with 8 at the units': num((a * 64 + b * 8 + c) * 8),
          'took 16 as the base': num(a * 256 + b * 16 + c),
          'left out the square of 8': num(a * 16 + b * 8 + c),
        },
        work: `$${a} \\times 64 + ${b} \\times 8 + ${c}$ is ${num(a * 64 + b * 8 + c)}.`,
      })
    },
  }),
  template({
    id: 'decimal-to-octal',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [high, low] = [draw.int(9, 60), draw.int(1, 7)]
      const value = high * 8 + low
      const text = octal(value)
      draw.need(reversed(text) !== text && !text.startsWith('0'))
      return posed(draw, {
        ask: `Convert ${based(String(value), 10)} to octal.`,
        answer: based(text, 8),
        slips: {
          'wrote the remainders from the first to the last': based(reversed(text), 8),
          'converted to hexadecimal digits': based(String(Math.floor(value / 16)) + String(value % 16), 8),
          'took the first remainder one too large': inBase(value + 1, 8),
          'took one quotient too many': inBase(value + 8, 8),
        },
        work: `Divide by 8 again and again and read the remainders from the last to the first: ${based(text, 8)}.`,
      })
    },
  }),
  template({
    id: 'binary-to-octal',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(1, 3), draw.int(1, 7), draw.int(1, 7)]
      const value = a * 64 + b * 8 + c
      const text = value.toString(2)
      const fromLeft = octal(Number.parseInt(text.padEnd(9, '0'), 2))
      draw.need(a !== c && fromLeft !== octal(value))
      return posed(draw, {
        ask: `Which octal number is equal to ${based(text, 2)}?`,
        answer: inBase(value, 8),
        slips: {
          'grouped the bits from the left': based(fromLeft, 8),
          'gave the decimal value': based(String(value), 8),
          'read the groups from the wrong end': based(`${c}${b}${a}`, 8),
          'left the last bit out': inBase(Math.floor(value / 2), 8),
          'grouped in fours': based(`${Math.floor(value / 16)}${value % 16}`, 8),
        },
        work: `From the right, the groups of three bits are ${a}, ${b} and ${c} in decimal, so it is ${inBase(value, 8)}.`,
      })
    },
  }),
  template({
    id: 'hexadecimal-to-octal',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [high, low] = [draw.int(2, 15), draw.int(10, 15)]
      const value = high * 16 + low
      draw.need(high !== low)
      return posed(draw, {
        ask: `Express the hexadecimal number ${inBase(value, 16)} in octal.`,
        answer: inBase(value, 8),
        slips: {
          'converted each digit alone': based(octal(high) + octal(low), 8),
          'gave the decimal value': based(String(value), 8),
          'exchanged the digits': inBase(low * 16 + high, 8),
          'took 10 as the base': inBase(high * 10 + low, 8),
        },
        work: `In binary it is ${inBase(value, 2)}, and in groups of three bits ${inBase(value, 8)}.`,
      })
    },
  }),
  template({
    id: 'hexadecimal-difference',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(90, 250), draw.int(20, 90)]
      draw.need(a % 16 < b % 16 && a - b > 32)
      const hex = (value: number) => value.toString(16).toUpperCase()
      return posed(draw, {
        ask: `Calculate $\\text{${hex(a)}}_{16} - \\text{${hex(b)}}_{16}$ in hexadecimal.`,
        answer: inBase(a - b, 16),
        slips: {
          'did not pay back what was borrowed': inBase(a - b + 16, 16),
          'borrowed 10': inBase(a - b - 6, 16),
          'gave the decimal difference': based(String(a - b), 16),
          'missed the units by one': inBase(a - b - 1, 16),
        },
        work: `Borrow 16 for the units: $${(a % 16) + 16} - ${b % 16} = ${(a % 16) + 16 - (b % 16)}$. The difference is ${inBase(a - b, 16)}.`,
      })
    },
  }),
  template({
    id: 'octal-sum',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b] = [draw.int(70, 280), draw.int(70, 220)]
      draw.need((a % 8) + (b % 8) > 8 && a !== b)
      return posed(draw, {
        ask: `Find the sum $${octal(a)}_{8} + ${octal(b)}_{8}$ in octal.`,
        answer: inBase(a + b, 8),
        slips: {
          'added as decimal numbers': based(String(Number(octal(a)) + Number(octal(b))), 8),
          'did not carry from the units': inBase(a + b - 8, 8),
          'gave the decimal sum': based(String(a + b), 8),
          'carried once too often': inBase(a + b + 8, 8),
          'missed the units by one': inBase(a + b + 1, 8),
        },
        work: `The units give ${(a % 8) + (b % 8)}, which is 1 to carry and ${(a % 8) + (b % 8) - 8}. The sum is ${inBase(a + b, 8)}.`,
      })
    },
  }),
  template({
    id: 'binary-quotient',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [by, times] = [draw.pick([3, 5, 6, 7, 9]), draw.int(5, 27)]
      draw.need(by !== times && times % 2 === 1)
      return posed(draw, {
        ask: `Divide ${inBase(by * times, 2)} by ${inBase(by, 2)}.`,
        answer: inBase(times, 2),
        slips: {
          'put a nought too many': inBase(times * 2, 2),
          'left out the last bit': inBase(times >> 1, 2),
          'left out a nought in the middle': based(times.toString(2).replace('10', '1'), 2),
          'subtracted instead': inBase(by * times - by, 2),
        },
        work: `In decimal it is $${by * times} \\div ${by} = ${times}$, and that is ${inBase(times, 2)}.`,
      })
    },
  }),
  template({
    id: 'largest-of-four-numbers',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const start = draw.int(70, 180)
      const [one, two, three, four] = draw.ints(4, 1, 24).map((more) => start + more) as [
        number,
        number,
        number,
        number,
      ]
      const options = [
        { value: one, said: inBase(one, 2), mistake: 'took the longest number' },
        { value: two, said: inBase(two, 8), mistake: 'read the octal number as a decimal one' },
        { value: three, said: based(String(three), 10), mistake: 'took the decimal number' },
        { value: four, said: inBase(four, 16), mistake: 'took the number with the largest base' },
      ]
      const top = options.toSorted((a, b) => b.value - a.value)[0]
      draw.need(top !== undefined)
      return {
        ask: `A computer sorts four numbers between ${start} and ${start + 25} that were typed in different bases. Which of them comes last in ascending order?`,
        answer: top?.said ?? '',
        slips: Object.fromEntries(options.filter((one) => one !== top).map(({ mistake, said }) => [mistake, said])),
        work: `In decimal they are ${one}, ${two}, ${three} and ${four}, so the last is ${top?.said}.`,
      }
    },
  }),
  template({
    id: 'sum-of-numbers-in-two-bases',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(40, 120), draw.int(26, 110)]
      const hex = b.toString(16).toUpperCase()
      draw.need(/[A-F]/.test(hex))
      return posed(draw, {
        ask: `What is $${octal(a)}_{8} + \\text{${hex}}_{16}$ in decimal?`,
        answer: num(a + b),
        slips: {
          'took the octal number as a decimal one': num(Number(octal(a)) + b),
          'took 10 as the base of the second': num(a + Math.floor(b / 16) * 10 + (b % 16)),
          'read the first in base sixteen': num(Number.parseInt(octal(a), 16) + b),
          'subtracted them': num(Math.abs(a - b)),
        },
        work: `They are ${a} and ${b} in decimal, together ${num(a + b)}.`,
      })
    },
  }),
  template({
    id: 'largest-numbers-of-registers',
    topic: '2.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [width, signed] = draw.ints(2, 4, 11) as [number, number]
      const [first, second] = [2 ** width - 1, 2 ** (signed - 1) - 1]
      return posed(draw, {
        ask: `One register holds unsigned numbers of ${width} bits, another numbers in two's complement of ${signed} bits. What is the sum of the largest numbers that they can hold, in decimal?`,
        answer: num(first + second),
        slips: {
          'took both as unsigned': num(first + 2 ** signed - 1),
          'took one too many for each': num(first + second + 2),
          'took both as signed': num(2 ** (width - 1) - 1 + second),
          'left out the second register': num(first),
        },
        work: `They are $2^{${width}} - 1 = ${first}$ and $2^{${signed - 1}} - 1 = ${second}$, together ${num(first + second)}.`,
      })
    },
  }),
  template({
    id: 'word-in-hexadecimal-codes',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const places = draw.ints(3, 2, 25)
      const code = (base: number, shift = 0) => places.map((at) => (64 + at + shift).toString(base).toUpperCase())
      const said = (parts: readonly string[]) => maths(`\\text{${parts.join(' ')}}`)
      const word = places.map((at) => String.fromCodePoint(64 + at)).join('')
      // Without a vowel no word comes out that a school would not print.
      draw.need(code(16).some((part) => /[A-F]/.test(part)) && !/[AEIOU]/.test(word))
      return {
        ask: `In ASCII the letter A has the hexadecimal code 41, and the letters follow one another. Which codes stand for ${word}, in hexadecimal?`,
        answer: said(code(16)),
        slips: {
          'counted one letter too many': said(code(16, 1)),
          'gave the decimal codes': said(code(10)),
          'counted on in tens': said(places.map((at) => String(40 + at))),
          'read the word from its end': said(code(16).toReversed()),
        },
        work: `The letters are ${places.join(', ')} in the alphabet; added to 40 in hexadecimal that is ${said(code(16))}.`,
      }
    },
  }),
]
