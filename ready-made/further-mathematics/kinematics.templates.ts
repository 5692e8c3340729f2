import { frac, num, quantity, round, surd, terms } from '../make/number.ts'
import { template } from '../make/template.ts'
import { polynomial } from './forms.ts'

type Pair = readonly [number, number]
const ij = ([x, y]: Pair) => terms([x, '\\mathbf{i}'], [y, '\\mathbf{j}'])
const speed = (value: number) => quantity(round(value, 2), 'm s⁻¹')
const metres = (value: number) => quantity(round(value, 2), 'm')
const seconds = (value: number) => quantity(round(value, 2), 's')
const gravity = '[Take $g$ as 10 m s⁻².]'
/** Sine and cosine of an angle as fractions over the same number. */
const slopes = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [7, 24, 25],
  [24, 7, 25],
] as const

export const kinematics = [
  template({
    id: 'times-at-rest',
    topic: 'C.c',
    difficulty: 'Easy',
    make(draw) {
      const [p, q, k] = [draw.int(1, 5), draw.int(3, 9), draw.int(1, 3)]
      draw.need(p < q && (k * (p + q)) % 2 === 0 && k % 3 !== 0)
      // v = 3k(t - p)(t - q).
      const of = [k, (-3 * k * (p + q)) / 2, 3 * k * p * q, 0]
      const two = (one: number, other: number) => `${num(one)} s and ${num(other)} s`
      return {
        ask: `A particle moves along a straight line so that its displacement from $O$ after $t$ seconds is $(${polynomial(of, 't')})$ m. At what times is it at rest?`,
        answer: two(p, q),
        slips: {
          'took the sum for the second time': two(p, p + q),
          'doubled both times': two(2 * p, 2 * q),
          'halved both times': two(p / 2, q / 2),
          'took the product for the second time': two(p, p * q),
        },
        work: `$v = ${polynomial([3 * k, -3 * k * (p + q), 3 * k * p * q], 't')} = ${3 * k}(t - ${p})(t - ${q})$, which is 0 at ${two(p, q)}.`,
      }
    },
  }),
  template({
    id: 'velocity-when-the-acceleration-is-zero',
    topic: 'C.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [a, t, c] = [draw.int(1, 3), draw.int(2, 6), draw.int(10, 90)]
      const of = [a, -3 * a * t, c, 0]
      const value = c - 3 * a * t * t
      draw.need(value !== 0 && Math.abs(value) < 90 && value !== c)
      return {
        ask: `The displacement of a body from a fixed point after $t$ seconds is $(${polynomial(of, 't')})$ m. Find its velocity when its acceleration is zero.`,
        answer: speed(value),
        slips: {
          'did not multiply by the index': speed(c - a * t * t),
          'left the first velocity out': speed(value - c),
          'added in place of subtracting': speed(c + 3 * a * t * t),
          'took the velocity at half the time': speed(c - (9 * a * t * t) / 4),
        },
        work: `$v = ${polynomial([3 * a, -6 * a * t, c], 't')}$ and the acceleration $${polynomial([6 * a, -6 * a * t], 't')}$ is zero at $t = ${t}$, where the velocity is ${speed(value)}.`,
      }
    },
  }),
  template({
    id: 'acceleration-from-a-velocity',
    topic: 'C.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b, c, t] = [draw.int(2, 5), draw.int(-9, 9), draw.int(2, 15), draw.int(2, 6)]
      const value = 2 * a * t + b
      draw.need(b !== 0 && value > 1 && value !== c)
      const of = (one: number) => quantity(one, 'm s⁻²')
      return {
        ask: `The velocity of a body after $t$ seconds is $(${polynomial([a, b, c], 't')})$ m s⁻¹. Calculate its acceleration when $t = ${t}$.`,
        answer: of(value),
        slips: {
          'put the time into the velocity': of(a * t * t + b * t + c),
          'did not multiply by the index': of(a * t + b),
          'left the constant term out': of(2 * a * t),
          'divided the velocity by the time': of(round((a * t * t + b * t + c) / t, 1)),
        },
        work: `$a = ${polynomial([2 * a, b], 't')}$, and at $t = ${t}$ it is ${of(value)}.`,
      }
    },
  }),
  template({
    id: 'greatest-height-of-a-projectile',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [up, flat, long] = slopes[draw.int(0, 5)] ?? slopes[0]
      const times = draw.int(1, 12)
      const start = times * long
      draw.need(start >= 15 && start <= 65)
      const of = (vertical: number) => metres((vertical * vertical) / 20)
      return {
        ask: `A pellet is shot from level ground at ${start} m s⁻¹ at an angle to the horizontal whose tangent is $${frac(up, flat)}$. Find the greatest height it reaches. ${gravity}`,
        answer: of(times * up),
        slips: {
          'used the horizontal component': of(times * flat),
          'used the whole speed': of(start),
          'left the 2 out': metres((times * up) ** 2 / 10),
          'found the time to the highest point': metres((times * up) / 10),
        },
        work: `The vertical component is $${start} \\times ${frac(up, long)} = ${times * up}$ m s⁻¹, and $\\frac{${times * up}^{2}}{2 \\times 10}$ is ${of(times * up)}.`,
      }
    },
  }),
  template({
    id: 'range-of-a-projectile',
    topic: 'C.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [up, flat, long] = slopes[draw.int(0, 5)] ?? slopes[0]
      const times = draw.int(1, 12)
      const start = times * long
      draw.need(start >= 15 && start <= 65)
      const [vertical, level] = [times * up, times * flat]
      return {
        ask: `An arrow is shot from level ground with a speed of ${start} m s⁻¹ at an angle whose sine is $${frac(up, long)}$. How far away does it first touch the ground? ${gravity}`,
        answer: metres((vertical * level) / 5),
        slips: {
          'took the time of the rise only': metres((vertical * level) / 10),
          'used the whole speed for the way': metres((vertical * start) / 5),
          'used the whole speed for the time': metres((start * level) / 5),
          'found the greatest height': metres((vertical * vertical) / 20),
        },
        work: `The components are $${vertical}$ m s⁻¹ upwards and $${level}$ m s⁻¹ forwards. The flight takes $${num(vertical / 5)}$ s, so the range is ${metres((vertical * level) / 5)}.`,
      }
    },
  }),
  template({
    id: 'thrown-level-from-a-cliff',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [start, time] = [draw.int(6, 30), draw.pick([1, 2, 3, 4, 5])]
      const height = 5 * time * time
      draw.need(start !== height && time > 1)
      return {
        ask: `A stone is thrown horizontally at ${start} m s⁻¹ from the top of a cliff ${height} m above the sea. How far from the foot of the cliff does it fall into the sea? ${gravity}`,
        answer: metres(start * time),
        slips: {
          'left the square root out': metres((start * height) / 5),
          'took the height for the way': metres(start + height),
          'left the half out of the fall': metres(round(start * Math.sqrt(height / 10), 1)),
          'took twice the time': metres(2 * start * time),
        },
        work: `$${height} = \\frac{1}{2} \\times 10t^{2}$ gives $t = ${time}$ s, and in this time it moves $${start} \\times ${time}$, which is ${metres(start * time)}.`,
      }
    },
  }),
  template({
    id: 'time-above-a-height',
    topic: 'C.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [first, last] = [draw.int(1, 4), draw.int(2, 7)]
      draw.need(last > first && last - first !== first)
      const [start, height] = [5 * (first + last), 5 * first * last]
      return {
        ask: `A ball is thrown vertically upwards at ${start} m s⁻¹. For how long is it higher than ${height} m above the point of projection? ${gravity}`,
        answer: seconds(last - first),
        slips: {
          'gave the time of the whole flight': seconds(first + last),
          'gave the later time': seconds(last),
          'gave the earlier time': seconds(first),
          'gave the time to the highest point': seconds((first + last) / 2),
        },
        work: `$${height} = ${start}t - 5t^{2}$ at $t = ${first}$ and at $t = ${last}$. Between them it is higher, for ${seconds(last - first)}.`,
      }
    },
  }),
  template({
    id: 'relative-velocity',
    topic: 'C.c',
    difficulty: 'Easy',
    make(draw) {
      const a: Pair = [draw.int(-8, 9), draw.int(-8, 9)]
      const b: Pair = [draw.int(-8, 9), draw.int(-8, 9)]
      draw.need([...a, ...b, a[0] - b[0], a[1] - b[1], a[0] + b[0], a[1] + b[1]].every((part) => part !== 0))
      const of = (pair: Pair) => `$(${ij(pair)})$ km h⁻¹`
      return {
        ask: `Two boats $A$ and $B$ move with the velocities ${of(a)} and ${of(b)}. Find the velocity of $A$ relative to $B$.`,
        answer: of([a[0] - b[0], a[1] - b[1]]),
        slips: {
          'subtracted the other way': of([b[0] - a[0], b[1] - a[1]]),
          'added the velocities': of([a[0] + b[0], a[1] + b[1]]),
          'subtracted the first component only': of([a[0] - b[0], a[1] + b[1]]),
          'subtracted the second component only': of([a[0] + b[0], a[1] - b[1]]),
        },
        work: `Take the velocity of $B$ away: ${of([a[0] - b[0], a[1] - b[1]])}.`,
      }
    },
  }),
  template({
    id: 'rain-on-a-moving-car',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [rain, car, wind] = [draw.int(4, 12), draw.int(8, 25), draw.int(2, 6)]
      const apart = car + wind
      const of = (square: number) => `$${surd(1, square)}$ m s⁻¹`
      draw.need(rain !== car)
      return {
        ask: `Rain falls with a vertical velocity of ${rain} m s⁻¹ while a wind blows it horizontally at ${wind} m s⁻¹. A car drives straight against this wind at ${car} m s⁻¹. Find the speed of the rain relative to the car.`,
        answer: of(rain * rain + apart * apart),
        slips: {
          'subtracted the speed of the wind': of(rain * rain + (car - wind) ** 2),
          'left the wind out': of(rain * rain + car * car),
          'added the squares of all speeds': of(rain * rain + car * car + wind * wind),
          'added all speeds': of((rain + apart) ** 2),
        },
        work: `Relative to the car the rain moves at $${car} + ${wind} = ${apart}$ m s⁻¹ horizontally and $${rain}$ m s⁻¹ downwards: $\\sqrt{${apart * apart} + ${rain * rain}}$ is ${of(rain * rain + apart * apart)}.`,
      }
    },
  }),
  template({
    id: 'straight-across-a-river',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const [stream, across, own] = draw.pick(slopes)
      const [tenths, width] = [draw.int(2, 8), draw.int(4, 20) * 60]
      const [boat, water, way] = [(own * tenths) / 10, (stream * tenths) / 10, (across * tenths) / 10]
      const time = width / way
      draw.need(boat <= 6 && Number.isInteger(time) && boat > 1 && water !== 1)
      const of = (value: number) => seconds(round(value, 1))
      return {
        ask: `A boat whose speed in still water is ${num(boat)} m s⁻¹ crosses a river ${num(width)} m wide that flows at ${num(water)} m s⁻¹. It is steered so that it lands exactly opposite its starting point. How long does the crossing take?`,
        answer: of(time),
        slips: {
          'steered straight across': of(width / boat),
          'added the speeds as at a right angle': of(width / Math.hypot(boat, water)),
          'used the speed of the water': of(width / water),
          'subtracted the speeds': of(width / Math.abs(boat - water)),
        },
        work: `The speed across is $\\sqrt{${num(boat)}^{2} - ${num(water)}^{2}} = ${num(way)}$ m s⁻¹, and $${width} \\div ${num(way)}$ is ${of(time)}.`,
      }
    },
  }),
  template({
    id: 'velocity-by-vectors',
    topic: 'C.c',
    difficulty: 'Medium',
    make(draw) {
      const u: Pair = [draw.int(-6, 7), draw.int(-6, 7)]
      const a: Pair = [draw.int(-4, 4), draw.int(-4, 4)]
      const t = draw.int(2, 6)
      const v: Pair = [u[0] + t * a[0], u[1] + t * a[1]]
      draw.need([...u, ...a, ...v].every((part) => part !== 0))
      const of = (pair: Pair) => `$${surd(1, pair[0] ** 2 + pair[1] ** 2)}$ m s⁻¹`
      return {
        ask: `A particle has the velocity $(${ij(u)})$ m s⁻¹ and a constant acceleration of $(${ij(a)})$ m s⁻². Find its speed after ${t} s.`,
        answer: of(v),
        slips: {
          'left the first velocity out': of([t * a[0], t * a[1]]),
          'left the time out': of([u[0] + a[0], u[1] + a[1]]),
          'subtracted the change': of([u[0] - t * a[0], u[1] - t * a[1]]),
          'did not take the root': `$${v[0] ** 2 + v[1] ** 2}$ m s⁻¹`,
        },
        work: `$\\mathbf{v} = ${ij(u)} + ${t}(${ij(a)}) = ${ij(v)}$, and its length is ${of(v)}.`,
      }
    },
  }),
]
