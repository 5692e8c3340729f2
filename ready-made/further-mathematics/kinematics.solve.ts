import { gone, isSame, length, type Point, step, vectorOf } from '../make/points.ts'
import type { Printed, Solver } from '../make/solver.ts'
import { balance, moved, near } from '../make/steps.ts'

const origin: Point = [0, 0]
const g = 10
const close = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b))

/** How fast something grows around a moment. */
function rate(of: (time: number) => number, at: number, width = 0.125): number {
  const chord = (half: number) => (of(at + half) - of(at - half)) / (2 * half)
  return (4 * chord(width) - chord(2 * width)) / 3
}

/** What a text gives as `(2t^{3} - 5t)`, over time. */
function overTime({ read, value }: Printed): (t: number) => number {
  const [formula = ''] = read(/after \$t\$ seconds is \$([^$]+)\$ m/)
  return (t) => value(formula, { t })
}

const vectorsIn = ({ formulas, value }: Printed) =>
  formulas.filter((formula) => /\\mathbf\{[ij]\}/.test(formula)).map((formula) => vectorOf(formula, value))

/** When a body thrown up at a speed is highest. */
const timeToTop = (speed: number) => balance(0, 1000, (time) => speed - g * time)

export const kinematicsSolvers: readonly Solver[] = [
  {
    // At both times of the option it gets nowhere.
    of: ['times-at-rest'],
    solve: (question) => {
      const way = overTime(question)
      return ({ text }) => {
        const times = [...text.matchAll(/([\d.]+) s/g)].map((found) => Number(found[1]))
        return new Set(times).size === 2 && times.every((time) => Math.abs(rate(way, time)) < 1e-6)
      }
    },
  },
  {
    of: ['velocity-when-the-acceleration-is-zero'],
    solve: (question) => {
      const way = overTime(question)
      const speed = (time: number) => rate(way, time)
      const found = speed(balance(0, 100, (time) => rate(speed, time)))
      return ({ value }) => close(value, found)
    },
  },
  {
    of: ['acceleration-from-a-velocity'],
    solve: (question) => {
      const [time = 0] = question.read(/acceleration when \$t = (\d+)\$/).map(Number)
      const found = rate(overTime(question), time)
      return ({ value }) => close(value, found)
    },
  },
  {
    // Small steps until it rises no more.
    of: ['greatest-height-of-a-projectile'],
    solve: ({ read, value }) => {
      const [speed = '', tangent = ''] = read(
        /at ([\d.]+) m s⁻¹ .* whose tangent is \$([^$]+)\$\. Find the greatest height/,
      )
      const up = Number(speed) * Math.sin(Math.atan(value(tangent)))
      const found = moved(up, -g, timeToTop(up)).way
      return (option) => close(option.value, found)
    },
  },
  {
    // As long down as up, and all the while onward.
    of: ['range-of-a-projectile'],
    solve: ({ read, value }) => {
      const [speed = '', sine = ''] = read(
        /speed of ([\d.]+) m s⁻¹ at an angle whose sine is \$([^$]+)\$\. How far away/,
      )
      const angle = Math.asin(value(sine))
      const time = 2 * timeToTop(Number(speed) * Math.sin(angle))
      return (option) => close(option.value, Number(speed) * Math.cos(angle) * time)
    },
  },
  {
    of: ['thrown-level-from-a-cliff'],
    solve: ({ read }) => {
      const [speed = 0, high = 0] = read(/horizontally at ([\d.]+) m s⁻¹ from the top of a cliff ([\d.]+) m above/).map(
        Number,
      )
      const time = balance(0, 100, (at) => moved(0, g, at).way - high)
      return ({ value }) => close(value, speed * time)
    },
  },
  {
    // The times at that height, on the way up and on the way down.
    of: ['time-above-a-height'],
    solve: ({ read }) => {
      const [speed = 0, high = 0] = read(/upwards at ([\d.]+) m s⁻¹\. For how long is it higher than ([\d.]+) m/).map(
        Number,
      )
      const top = timeToTop(speed)
      const height = (time: number) => moved(speed, -g, time).way - high
      const found = balance(top, top + 100, height) - balance(0, top, height)
      return ({ value }) => close(value, found)
    },
  },
  {
    // The option and the velocity of B lead to that of A.
    of: ['relative-velocity'],
    solve: (question) => {
      const [a = origin, b = origin] = vectorsIn(question)
      question.read(/velocity of \$(A)\$ relative to \$B\$/)
      return ({ text }) => {
        const found = vectorOf(/^\$([^$]+)\$/.exec(text)?.[1] ?? '', question.value)
        return isSame(gone(b, found), a)
      }
    },
  },
  {
    // Seen from the car, which moves against the wind.
    of: ['rain-on-a-moving-car'],
    solve: ({ read }) => {
      const [down = 0, wind = 0, car = 0] = read(
        /velocity of ([\d.]+) m s⁻¹ while a wind blows it horizontally at ([\d.]+) m s⁻¹\. A car drives straight against this wind at ([\d.]+) m s⁻¹/,
      ).map(Number)
      return ({ value }) => near(value, length(step([car, 0], [-wind, -down])))
    },
  },
  {
    // The boat is turned upstream until it is carried nowhere.
    of: ['straight-across-a-river'],
    solve: ({ read }) => {
      const [speed = 0, width = 0, flow = 0] = read(
        /still water is ([\d.]+) m s⁻¹ crosses a river ([\d.]+) m wide that flows at ([\d.]+) m s⁻¹/,
      ).map(Number)
      const turn = balance(0, Math.PI / 2, (at) => speed * Math.sin(at) - flow)
      return ({ value }) => close(value * speed * Math.cos(turn), width)
    },
  },
  {
    // Second by second.
    of: ['velocity-by-vectors'],
    solve: (question) => {
      const [start = origin, more = origin] = vectorsIn(question)
      const [time = 0] = question.read(/Find its speed after (\d+) s/).map(Number)
      let velocity = start
      for (let second = 0; second < time; second += 1) velocity = gone(velocity, more)
      const found = length(velocity)
      return ({ value }) => near(value, found)
    },
  },
]
