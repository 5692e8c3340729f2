import { num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { based, bits, inBase, posed, reversed } from './posed.ts'

const letters = 'ABCDEF'
/** Each hexadecimal digit as its decimal value, written one behind the other: the mistake of who forgets that a letter is one digit. */
const decimalPerDigit = (text: string) => [...text].map((digit) => Number.parseInt(digit, 16)).join('')
const hex = (value: number) => value.toString(16).toUpperCase()
const hasLetter = (text: string) => [...text].some((digit) => letters.includes(digit))

export const numberBases = [
  template({
    id: 'binary-to-decimal',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [value, width] = [draw.int(35, 250), draw.pick([6, 7, 8])]
      const text = value.toString(2)
      draw.need(text.length === width && reversed(text) !== text && text.replaceAll('0', '').length > 2)
      const powers = [...text].flatMap((bit, at) => (bit === '1' ? [2 ** (width - 1 - at)] : []))
      return posed(draw, {
        ask: `What is the decimal equivalent of ${based(text, 2)}?`,
        answer: num(value),
        slips: {
          'read the bits from the wrong end': num(Number.parseInt(reversed(text), 2)),
          'began with 2 at the units': num(value * 2),
          'left out the highest power': num(value - 2 ** (width - 1)),
          'left out the last 1': num(value - (powers.at(-1) ?? 0)),
        },
        work: `$${powers.join(' + ')}$ is ${num(value)}.`,
      })
    },
  }),
  template({
    id: 'decimal-to-binary',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [half, odd] = [draw.int(19, 110), draw.int(0, 1)]
      const value = 2 * half + odd
      const text = value.toString(2)
      draw.need(reversed(text) !== text)
      return posed(draw, {
        ask: `Convert the decimal number ${value} to binary.`,
        answer: inBase(value, 2),
        slips: {
          'wrote the remainders from the first to the last': based(reversed(text).replace(/^0+/, ''), 2),
          'took one quotient too many': inBase(value + 4, 2),
          'turned each bit over': inBase(2 ** text.length - 1 - value, 2),
          'took one quotient too few': inBase(value - 2, 2),
        },
        work: `Divide by 2 again and again and read the remainders from the last to the first: ${inBase(value, 2)}.`,
      })
    },
  }),
  template({
    id: 'hexadecimal-to-decimal',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [high, low] = [draw.int(1, 15), draw.int(1, 15)]
      const text = hex(high * 16 + low)
      draw.need(hasLetter(text) && high !== low)
      return posed(draw, {
        ask: `Express ${based(text, 16)} as a decimal number.`,
        answer: num(high * 16 + low),
        slips: {
          'exchanged the digits': num(low * 16 + high),
          'took 10 as the base': num(high * 10 + low),
          'added the digits': num(high + low),
          'took 8 as the base': num(high * 8 + low),
        },
        work: `$${high} \\times 16 + ${low}$ is ${num(high * 16 + low)}.`,
      })
    },
  }),
  template({
    id: 'decimal-to-hexadecimal',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1,
    make(draw) {
      const [high, low] = [draw.int(1, 15), draw.int(1, 15)]
      const value = high * 16 + low
      const text = hex(value)
      draw.need(hasLetter(text) && high !== low && low + 1 < 16)
      return posed(draw, {
        ask: `Which hexadecimal number is equal to the decimal number ${value}?`,
        answer: based(text, 16),
        slips: {
          'exchanged the digits': based(hex(low * 16 + high), 16),
          'wrote the letters as two digits': based(decimalPerDigit(text), 16),
          'took the next letter': based(hex(high * 16 + low + 1), 16),
          'converted to octal': based(value.toString(8), 16),
        },
        work: `$${value} \\div 16$ is ${high} remainder ${low}, so it is ${based(text, 16)}.`,
      })
    },
  }),
  template({
    id: 'hexadecimal-to-binary',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [high, low] = [draw.int(8, 15), draw.int(1, 15)]
      draw.need(high !== low && hasLetter(hex(high * 16 + low)))
      const value = high * 16 + low
      return posed(draw, {
        ask: `Convert ${based(hex(value), 16)} to binary.`,
        answer: inBase(value, 2),
        slips: {
          'exchanged the two groups': based(bits(low, 4) + bits(high, 4), 2),
          'reversed each group': based(reversed(bits(high, 4)) + reversed(bits(low, 4)), 2),
          'took 10 as the base': inBase(high * 10 + low, 2),
          'took the first letter one too small': inBase(value - 16, 2),
        },
        work: `Four bits stand for each digit: ${bits(high, 4)} and ${bits(low, 4)} give ${inBase(value, 2)}.`,
      })
    },
  }),
  template({
    id: 'binary-to-hexadecimal',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [high, low] = [draw.int(2, 7), draw.int(1, 15)]
      const value = high * 16 + low
      const text = value.toString(2)
      const padded = Number.parseInt(text.padEnd(8, '0'), 2)
      draw.need(hasLetter(hex(value)) && high !== low)
      return posed(draw, {
        ask: `Express ${based(text, 2)} in hexadecimal.`,
        answer: based(hex(value), 16),
        slips: {
          'grouped the bits from the left': based(hex(padded), 16),
          'exchanged the digits': based(hex(low * 16 + high), 16),
          'grouped in threes': based(value.toString(8), 16),
          'wrote the letter as two digits': based(decimalPerDigit(hex(value)), 16),
        },
        work: `From the right, the groups of four bits are ${high} and ${low} in decimal, so it is ${based(hex(value), 16)}.`,
      })
    },
  }),
  template({
    id: 'octal-to-binary',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(1, 7), draw.int(1, 7), draw.int(1, 7)]
      draw.need(a !== c && b !== c)
      const value = a * 64 + b * 8 + c
      return posed(draw, {
        ask: `What is ${inBase(value, 8)} in binary?`,
        answer: inBase(value, 2),
        slips: {
          'took the number as a decimal one': inBase(a * 100 + b * 10 + c, 2),
          'took the digits from the wrong end': inBase(c * 64 + b * 8 + a, 2),
          'took four bits for each digit': inBase(a * 256 + b * 16 + c, 2),
          'took the last digit one too small': inBase(value - 1, 2),
        },
        work: `Three bits stand for each digit: ${bits(a, 3)}, ${bits(b, 3)} and ${bits(c, 3)} give ${inBase(value, 2)}.`,
      })
    },
  }),
  template({
    id: 'octal-to-hexadecimal',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [high, low] = [draw.int(2, 15), draw.int(2, 15)]
      const value = high * 16 + low
      const asDecimal = Number(value.toString(8))
      draw.need(hasLetter(hex(value)) && high !== low && value > 64)
      return posed(draw, {
        ask: `The octal number ${inBase(value, 8)} is to be written in hexadecimal. Which is it?`,
        answer: based(hex(value), 16),
        slips: {
          'took the number as a decimal one': based(hex(asDecimal), 16),
          'exchanged the digits': based(hex(low * 16 + high), 16),
          'wrote the decimal value': based(String(value), 16),
          'took the last digit one too large': based(hex(value + 1), 16),
        },
        work: `In binary it is ${inBase(value, 2)}; in groups of four bits it is ${based(hex(value), 16)}.`,
      })
    },
  }),
  template({
    id: 'binary-fraction-to-decimal',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [whole, part] = [draw.int(2, 30), draw.int(1, 7)]
      const after = bits(part, 3).replace(/0+$/, '')
      draw.need(after.length > 1)
      const value = whole + part / 8
      return posed(draw, {
        ask: `Convert ${based(`${whole.toString(2)}.${after}`, 2)} to decimal.`,
        answer: num(value),
        slips: {
          'read the bits behind the point as a whole number': num(Number(`${whole}.${Number.parseInt(after, 2)}`)),
          'began with a whole behind the point': num(whole + part / 4),
          'began with a quarter behind the point': num(whole + part / 16),
          'read the bits behind the point as decimals': num(Number(`${whole}.${after}`)),
        },
        work: `Before the point it is ${whole}, behind it $\\frac{${part}}{8}$, together ${num(value)}.`,
      })
    },
  }),
  template({
    id: 'decimal-fraction-to-binary',
    topic: '2.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [whole, part] = [draw.int(4, 30), draw.int(1, 15)]
      const after = bits(part, 4).replace(/0+$/, '')
      draw.need(after.length > 2 && reversed(after) !== after)
      const before = whole.toString(2)
      return posed(draw, {
        ask: `Express the decimal number ${num(whole + part / 16)} in binary.`,
        answer: based(`${before}.${after}`, 2),
        slips: {
          'read the bits behind the point from the wrong end': based(`${before}.${reversed(after)}`, 2),
          'put a nought behind the point': based(`${before}.0${after}`, 2),
          'read the bits before the point from the wrong end': based(
            `${reversed(before).replace(/^0+/, '')}.${after}`,
            2,
          ),
          'left out the first bit behind the point': based(`${before}.${after.slice(1)}`, 2),
        },
        work: `${whole} is ${inBase(whole, 2)}, and doubling ${num(part / 16)} again and again gives ${after} behind the point: ${based(`${before}.${after}`, 2)}.`,
      })
    },
  }),
  template({
    id: 'missing-hexadecimal-digit',
    topic: '2.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, found, last] = [draw.int(1, 4), draw.int(11, 13), draw.int(1, 9)]
      const value = first * 256 + found * 16 + last
      return posed(draw, {
        ask: `The hexadecimal number $\\text{${first}X${last}}_{16}$ is ${value} in decimal. Which digit does X stand for?`,
        answer: hex(found),
        slips: {
          'took A for 11': hex(found - 1),
          'took A for 9': hex(found + 1),
          'counted two letters too many': hex(found + 2),
        },
        work: `$${value} - ${first * 256} - ${last} = ${found * 16}$, which is 16 times ${found}: the digit ${hex(found)}.`,
      })
    },
  }),
]
