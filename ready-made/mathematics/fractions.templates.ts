import { frac, gcd, maths, mixed, naira, num, quantity, round, tex } from '../make/number.ts'
import { template } from '../make/template.ts'

export const fractions = [
  template({
    id: 'order-of-operations',
    topic: 'A.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [b = 2, d = 3, f = 4] = draw.ints(3, 2, 9)
      const [a, c, e] = [draw.int(1, 5), draw.int(1, 5), draw.int(1, 5)]
      draw.need(a < b && c < d && e < f && [gcd(a, b), gcd(c, d), gcd(e, f)].every((common) => common === 1))
      return {
        ask: `Simplify $\\frac{${a}}{${b}} + \\frac{${c}}{${d}} \\times \\frac{${e}}{${f}}$.`,
        answer: maths(frac(a * d * f + c * e * b, b * d * f)),
        slips: {
          'added before multiplying': maths(frac((a * d + c * b) * e, b * d * f)),
          'added tops and denominators': maths(frac(a + c * e, b + d * f)),
          'multiplied all three': maths(frac(a * c * e, b * d * f)),
          'added all three': maths(frac(a * d * f + c * b * f + e * b * d, b * d * f)),
        },
        work: `Multiply first: $\\frac{${a}}{${b}} + ${frac(c * e, d * f)} = ${frac(a * d * f + c * e * b, b * d * f)}$.`,
      }
    },
  }),
  template({
    id: 'subtract-mixed-numbers',
    topic: 'A.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [u = 3, v = 4] = draw.ints(2, 3, 9)
      const [whole, less, a, b] = [draw.int(4, 8), draw.int(1, 3), draw.int(1, 4), draw.int(1, 7)]
      draw.need(a < u && b < v && gcd(a, u) === 1 && gcd(b, v) === 1 && a * v < b * u)
      const [one, other] = [whole * u + a, less * v + b]
      const top = one * v - other * u
      return {
        ask: `Simplify $${mixed(one, u)} - ${mixed(other, v)}$.`,
        answer: maths(mixed(top, u * v)),
        slips: {
          'took the smaller fraction from the larger': maths(mixed((whole - less) * u * v + b * u - a * v, u * v)),
          'did not reduce the whole number after borrowing': maths(mixed(top + u * v, u * v)),
          'added the fractions': maths(mixed((whole - less) * u * v + b * u + a * v, u * v)),
          'added the numbers': maths(mixed(one * v + other * u, u * v)),
        },
        work: `$\\frac{${one}}{${u}} - \\frac{${other}}{${v}} = \\frac{${one * v} - ${other * u}}{${u * v}} = ${mixed(top, u * v)}$.`,
      }
    },
  }),
  template({
    id: 'divide-mixed-numbers',
    topic: 'A.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [u, v] = [draw.int(2, 7), draw.int(2, 7)]
      const [one, other] = [draw.int(u + 1, 4 * u), draw.int(v + 1, 3 * v)]
      draw.need(gcd(one, u) === 1 && gcd(other, v) === 1 && (one * v) % (u * other) !== 0)
      return {
        ask: `Evaluate $${mixed(one, u)} \\div ${mixed(other, v)}$.`,
        answer: maths(mixed(one * v, u * other)),
        slips: {
          'multiplied the numbers': maths(mixed(one * other, u * v)),
          'turned the first number over': maths(mixed(u * other, one * v)),
          'subtracted the numbers': maths(mixed(Math.abs(one * v - other * u), u * v)),
          'turned both over and multiplied': maths(mixed(u * v, one * other)),
        },
        work: `$\\frac{${one}}{${u}} \\times \\frac{${v}}{${other}} = ${mixed(one * v, u * other)}$.`,
      }
    },
  }),
  template({
    id: 'significant-figures',
    topic: 'A.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [digits, noughts] = [draw.int(1235, 9876), draw.int(1, 2)]
      const places = noughts + 3
      draw.need(digits % 10 >= 5 && Math.floor(digits / 10) % 10 !== 9 && Math.floor(digits / 10) % 10 !== 0)
      const text = (figures: number, shift: number) => maths((figures / 10 ** (places + shift)).toFixed(places + shift))
      const figures = Math.floor(digits / 10)
      return {
        ask: `Write ${maths((digits / 10 ** (places + 1)).toFixed(places + 1))} correct to three significant figures.`,
        answer: text(figures + 1, 0),
        slips: {
          'cut the rest off without rounding': text(figures, 0),
          'moved the point one place': text(figures + 1, -1),
          'rounded up the second figure': text((Math.floor(figures / 10) + 1) * 10, 0),
          'added two': text(figures + 2, 0),
        },
        work: `Noughts in front are not significant; the fourth figure is 5 or more, so round up: ${text(figures + 1, 0)}.`,
      }
    },
  }),
  template({
    id: 'standard-form',
    topic: 'A.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [digits, index] = [draw.int(101, 999), draw.int(-6, -2)]
      draw.need(digits % 10 !== 0)
      const value = Number(`${digits}e${index - 2}`)
      const form = (power: number) => `${tex(digits / 100)} \\times 10^{${power}}`
      draw.need(String(value).length <= 8 && !String(value).includes('e'))
      return {
        ask: `Express $${String(value)}$ in standard form.`,
        answer: maths(form(index)),
        slips: {
          'left out the minus sign of the power': maths(form(-index)),
          'counted the noughts behind the point only': maths(form(index + 1)),
          'counted to the end of the first three figures': maths(form(index - 2)),
          'counted one place too many': maths(form(index - 1)),
        },
        work: `Move the point ${-index} places to the right: $${form(index)}$.`,
      }
    },
  }),
  template({
    id: 'product-in-standard-form',
    topic: 'A.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(12, 96) / 10, draw.int(2, 9)]
      const [m, n] = [draw.int(3, 8), draw.int(-9, -2)]
      draw.need(a * b >= 10 && !Number.isInteger(a))
      const form = (index: number, factor = a * b) => `${tex(factor / 10)} \\times 10^{${index}}`
      draw.need(m + n < -1 || m + n > 2)
      return {
        ask: `Evaluate $(${tex(a)} \\times 10^{${m}}) \\times (${b} \\times 10^{${n}})$, leaving your answer in standard form.`,
        answer: maths(form(m + n + 1)),
        slips: {
          'did not raise the power for the tens': maths(form(m + n)),
          'lowered the power for the tens': maths(form(m + n - 1)),
          'multiplied the indices': maths(form(m * n + 1)),
          'left out the minus sign of an index': maths(form(m - n + 1)),
        },
        work: `$${tex(a)} \\times ${b} = ${tex(a * b)}$ and $10^{${m}} \\times 10^{${n}} = 10^{${m + n}}$, so it is $${form(m + n + 1)}$.`,
      }
    },
  }),
  template({
    id: 'quotient-of-decimals',
    topic: 'A.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c] = [draw.int(3, 9), draw.int(2, 8), draw.int(2, 9)]
      const [m, n] = [draw.int(1, 3), draw.int(2, 4)]
      draw.need(a !== c && b !== c)
      const top = a * c * 10 ** -m
      const under = c * 10 ** -n
      const value = a * b * 10 ** (n - m)
      draw.need(n !== m && n - m !== 3)
      return {
        ask: `Evaluate $\\frac{${tex(top)} \\times ${b}}{${tex(under)}}$ without using tables.`,
        answer: maths(value),
        slips: {
          'moved the point one place too few': maths(value / 10),
          'moved the point one place too many': maths(value * 10),
          'left out the factor beside the decimal': maths(value / b),
          'moved the point the wrong way': maths(a * b * 10 ** (m - n)),
        },
        work: `$\\frac{${tex(top)}}{${tex(under)}} = ${tex(value / b)}$, and $${tex(value / b)} \\times ${b} = ${tex(value)}$.`,
      }
    },
  }),
  template({
    id: 'recurring-decimal',
    topic: 'A.i',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [whole, part] = [draw.int(0, 3), draw.int(12, 98)]
      const text = String(part)
      draw.need(text[0] !== text[1] && part % 10 !== 0)
      const top = whole * 99 + part
      return {
        ask: `The decimal $${whole}.${text.repeat(3)}\\ldots$ recurs for ever. Express it as a fraction in its lowest terms.`,
        answer: maths(mixed(top, 99)),
        slips: {
          'divided by 100': maths(mixed(whole * 100 + part, 100)),
          'divided by 90': maths(mixed(whole * 90 + part, 90)),
          'divided by 999': maths(mixed(whole * 999 + part, 999)),
          'divided by 101': maths(mixed(whole * 101 + part, 101)),
        },
        work: `Let $x$ be the decimal. Then $100x - x = ${whole ? `${100 * whole + part} - ${whole} = ${top}` : top}$, so $99x = ${top}$ and $x = ${mixed(top, 99)}$.`,
      }
    },
  }),
  template({
    id: 'percentage-error',
    topic: 'A.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [actual, percent] = [draw.int(20, 200, 4), draw.pick([2.5, 4, 5, 7.5, 10, 12.5])]
      const error = (actual * percent) / 100
      draw.need(Number.isInteger(error * 10) && error >= 1)
      const measured = actual + error
      return {
        ask: `The true length of a plank is ${actual} cm, but a carpenter measured it as ${num(measured)} cm. Calculate the percentage error.`,
        answer: quantity(percent, '%'),
        slips: {
          'gave the error itself': quantity(error, '%'),
          'doubled the error': quantity(percent * 2, '%'),
          'compared the measured with the true length': quantity(100 + percent, '%'),
          'moved the point one place': quantity(round(percent / 10, 2), '%'),
        },
        work: `The error is $${num(measured)} - ${actual} = ${num(error)}$ cm. $\\frac{${num(error)}}{${actual}} \\times 100$ is ${quantity(percent, '%')}.`,
      }
    },
  }),
  template({
    id: 'fraction-of-the-rest',
    topic: 'A.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [u, v] = [draw.int(3, 6), draw.int(3, 6)]
      const [a, b] = [draw.int(1, 2), draw.int(1, 3)]
      const part = draw.int(2, 12) * 1000
      draw.need(gcd(a, u) === 1 && gcd(b, v) === 1 && b < v && u !== v && a * v + b * u < u * v)
      const whole = u * v * part
      const left = (u - a) * (v - b) * part
      const plain = (left * u * v) / (u * v - a * v - b * u)
      draw.need(whole <= 600_000)
      const name = draw.person()
      return {
        ask: `${name} spent $${frac(a, u)}$ of a month's salary on rent and $${frac(b, v)}$ of the remainder on food, and had ${naira(left)} left. Find the salary.`,
        answer: naira(whole),
        slips: {
          'took both fractions of the whole salary': naira(round(plain / 1000) * 1000),
          'went back over the food alone': naira(round((left * v) / (v - b))),
          'gave what was spent': naira(whole - left),
          'went back over the rent alone': naira(round((left * u) / (u - a))),
        },
        work: `What is left is $${frac(u - a, u)} \\times ${frac(v - b, v)} = ${frac((u - a) * (v - b), u * v)}$ of the salary, so the salary is ${naira(whole)}.`,
      }
    },
  }),
  template({
    id: 'fraction-of-fraction',
    topic: 'A.i',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [u, v, share] = [draw.int(3, 8), draw.int(3, 8), draw.int(2, 9)]
      const [a, b] = [draw.int(2, 5), draw.int(1, 5)]
      draw.need(gcd(a, u) === 1 && gcd(b, v) === 1 && a < u && b < v && u !== v)
      const all = u * v * share
      return {
        ask: `In a school of ${all} pupils, $${frac(a, u)}$ are girls, and $${frac(b, v)}$ of the girls are boarders. How many girls are boarders?`,
        answer: num(a * b * share),
        slips: {
          'left out the share of boarders': num(a * v * share),
          'took the boys': num((u - a) * b * share),
          'took the girls who are not boarders': num(a * (v - b) * share),
          'took the fraction of boarders of all pupils': num(b * u * share),
        },
        work: `There are $${frac(a, u)} \\times ${all} = ${a * v * share}$ girls, and $${frac(b, v)} \\times ${a * v * share}$ is ${num(a * b * share)}.`,
      }
    },
  }),
]
