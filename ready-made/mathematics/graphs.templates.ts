import { frac, maths, quantity, terms } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const quadratic = (a: number, b: number, c: number) => terms([a, 'x^{2}'], [b, 'x'], [c, ''])
const point = (x: number | string, y: number | string) => `$(${x}, ${y})$`

export const graphs = [
  template({
    id: 'line-of-symmetry',
    topic: 'B.f',
    difficulty: 'Medium',
    make(draw) {
      const [a, b, c] = [draw.int(2, 6), draw.int(-15, 15), draw.int(-9, 9)]
      draw.need(b !== 0 && c !== 0 && Math.abs(b) !== 2 * a)
      const write = (x: string) => maths(`x = ${x}`)
      return {
        ask: `Find the equation of the line of symmetry of the graph of $y = ${quadratic(a, b, c)}$.`,
        answer: write(frac(-b, 2 * a)),
        slips: {
          'left out the minus sign': write(frac(b, 2 * a)),
          'left out the 2': write(frac(-b, a)),
          'turned the fraction over': write(frac(-2 * a, b)),
          'halved once more': write(frac(-b, 4 * a)),
        },
        work: `$x = -\\frac{b}{2a}$ with $a = ${a}$ and $b = ${b}$, so $x = ${frac(-b, 2 * a)}$.`,
      }
    },
  }),
  template({
    id: 'least-value',
    topic: 'B.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, p, q] = [draw.int(2, 4), draw.int(-6, 6), draw.int(-12, 12)]
      const c = a * p * p + q
      draw.need(p !== 0 && q !== 0 && c !== 0 && p !== q)
      return {
        ask: `What is the least value of $${quadratic(a, -2 * a * p, c)}$ for all values of $x$?`,
        answer: maths(q),
        slips: notGiven([c, 2 * a * p, -2 * a * p], {
          'gave where it is least': maths(p),
          'took the constant': maths(c),
          'left out the leading number': maths(c - p * p),
          'took off twice as much': maths(c - 2 * a * p * p),
        }),
        work: `It is $${a}(${terms([1, 'x'], [-p, ''])})^{2} ${q > 0 ? '+' : '-'} ${Math.abs(q)}$, and a square is never negative, so the least value is $${q}$.`,
      }
    },
  }),
  template({
    id: 'where-a-parabola-crosses',
    topic: 'B.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c] = [draw.int(1, 6), draw.int(-9, 9), draw.int(-12, 12)]
      draw.need(b !== 0 && c !== 0 && Math.abs(b) !== Math.abs(c))
      return {
        ask: `Where does the graph of $y = ${quadratic(a, b, c)}$ meet the $y$-axis?`,
        answer: point(0, c),
        slips: {
          'exchanged the coordinates': point(c, 0),
          'changed the sign': point(0, -c),
          'took the factor of x': point(0, b),
          'took both numbers': point(b, c),
        },
        work: `There $x = 0$ and $y = ${c}$, so the point is ${point(0, c)}.`,
      }
    },
  }),
  template({
    id: 'equation-of-a-parabola',
    topic: 'B.f',
    difficulty: 'Medium',
    make(draw) {
      const [k, p, q] = [draw.int(2, 4), draw.int(-5, 5), draw.int(-5, 6)]
      draw.need(p < q && p * q !== 0 && p !== -q)
      const write = (a: number, b: number, c: number) => maths(`y = ${quadratic(a, b, c)}`)
      return {
        ask: `A parabola crosses the $x$-axis at $x = ${p}$ and $x = ${q}$ and the $y$-axis at $y = ${k * p * q}$. Find its equation.`,
        answer: write(k, -k * (p + q), k * p * q),
        slips: {
          'changed the sign of the middle term': write(k, k * (p + q), k * p * q),
          'left out the leading number': write(1, -(p + q), k * p * q),
          'left out the leading number of the middle term': write(k, -(p + q), k * p * q),
          'changed the sign of the constant': write(k, -k * (p + q), -k * p * q),
        },
        work: `It is $y = k(${terms([1, 'x'], [-p, ''])})(${terms([1, 'x'], [-q, ''])})$, and at $x = 0$ it gives $k = ${k}$: ${write(k, -k * (p + q), k * p * q)}.`,
      }
    },
  }),
  template({
    id: 'line-and-parabola',
    topic: 'B.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [p, q, m] = [draw.int(-5, 4), draw.int(-4, 6), draw.int(2, 5)]
      const [b, c] = [m - p - q, p * q]
      draw.need(p < q && p * q !== 0 && p !== -q && b !== 0)
      const rest = draw.int(1, 6)
      const pair = (one: number, other: number) => `$x = ${Math.min(one, other)}$ and $x = ${Math.max(one, other)}$`
      draw.need(c + rest !== 0)
      return {
        ask: `For which values of $x$ do the graphs of $y = ${quadratic(1, b, c + rest)}$ and $y = ${terms([m, 'x'], [rest, ''])}$ meet?`,
        answer: pair(p, q),
        slips: {
          'changed both signs': pair(-p, -q),
          'changed the sign of one value': pair(-p, q),
          'changed the sign of the other value': pair(p, -q),
          'missed both by one': pair(p - 1, q - 1),
        },
        work: `Equal heights give $${quadratic(1, -(p + q), c)} = 0$, so they meet at ${pair(p, q)}.`,
      }
    },
  }),
  template({
    id: 'table-of-values',
    topic: 'B.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c, x] = [draw.int(1, 4), draw.int(-6, 6), draw.int(-8, 8), draw.int(-4, -2)]
      draw.need(b !== 0 && c !== 0)
      const at = (of: number) => a * of * of + b * of + c
      return {
        ask: `In a table of values of $y = ${quadratic(a, b, c)}$, which value of $y$ belongs to $x = ${x}$?`,
        answer: maths(at(x)),
        slips: {
          'took the square as negative': maths(-a * x * x + b * x + c),
          'left out the minus sign': maths(at(-x)),
          'doubled instead of squaring': maths(2 * a * x + b * x + c),
          'left out the constant': maths(at(x) - c),
        },
        work: `$y = ${a} \\times ${x * x} + (${b})(${x}) + (${c}) = ${at(x)}$.`,
      }
    },
  }),
  template({
    id: 'speed-from-a-straight-graph',
    topic: 'B.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [start, speed, first, more] = [draw.int(5, 40, 5), draw.int(30, 80, 5), draw.int(1, 3), draw.int(2, 4)]
      const [from, to] = [start + speed * first, start + speed * (first + more)]
      return {
        ask: `The graph of distance against time of a bus is a straight line. It shows ${from} km after ${first} h and ${to} km after ${first + more} h. Find the speed of the bus.`,
        answer: quantity(speed, 'km h⁻¹'),
        slips: notGiven([from, to], {
          'divided the last distance by the last time': quantity(Math.round((to / (first + more)) * 10) / 10, 'km h⁻¹'),
          'divided by the last time': quantity(Math.round(((to - from) / (first + more)) * 10) / 10, 'km h⁻¹'),
          'divided the first distance by the first time': quantity(Math.round((from / first) * 10) / 10, 'km h⁻¹'),
          'took the mean of the distances for the way': quantity(Math.round(((from + to) * 5) / more) / 10, 'km h⁻¹'),
        }),
        work: `The gradient is $\\frac{${to} - ${from}}{${first + more} - ${first}}$, so the speed is ${quantity(speed, 'km h⁻¹')}.`,
      }
    },
  }),
]
