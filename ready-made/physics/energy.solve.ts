import type { Solver } from '../make/solver.ts'
import { moved, near, summed } from '../make/steps.ts'

/** By forces, small steps and substitution, where the usual way is a formula of work or energy. */
export const energySolvers: Solver[] = [
  {
    // The way that each option would pay for.
    of: ['work-at-an-angle'],
    solve: ({ read }) => {
      const [way = 0, tension = 0, cosine = 0] = read(
        /pulled ([\d.]+) m .*rope is ([\d.]+) N\..*\\cos [^=]*= ([\d.]+)\$/,
      ).map(Number)
      return ({ value }) => near(value / (tension * cosine), way)
    },
  },
  {
    // Weight times speed.
    of: ['power-of-climber'],
    solve: ({ read }) => {
      const [mass = 0, height = 0, time = 0, g = 0] = read(
        /mass ([\d.]+) kg .*stairs ([\d.]+) m high in ([\d.]+) s\..*as ([\d.]+) m s⁻²/,
      ).map(Number)
      return ({ value }) => near(value, mass * g * (height / time))
    },
  },
  {
    // The work of bringing the ball up to its speed, added in small steps.
    of: ['kinetic-energy'],
    solve: ({ read }) => {
      const [grams = 0, speed = 0] = read(/mass ([\d.]+) g that moves at ([\d.]+) m s⁻¹/).map(Number)
      const work = summed(0, speed, (at, step) => (grams / 1000) * at * step)
      return ({ value }) => near(value, work)
    },
  },
  {
    // What the load gains on a metre over what the effort does on its way.
    of: ['efficiency-of-pulleys'],
    solve: ({ read }) => {
      const [ratio = 0, load = 0, effort = 0] = read(
        /ratio (\d+) raises a load of ([\d.,]+) N when an effort of ([\d.,]+) N/,
      ).map((text) => Number(text.replaceAll(',', '')))
      const spent = summed(0, ratio, (_, step) => effort * step)
      return ({ value }) => near((value / 100) * spent, load)
    },
  },
  {
    // Mechanical advantage over velocity ratio gives the efficiency again.
    of: ['effort-on-inclined-plane'],
    solve: ({ read }) => {
      const [load = 0, length = 0, height = 0, percent = 0] = read(
        /load of ([\d.]+) N .*plane ([\d.]+) m long to a height of ([\d.]+) m\..*is ([\d.]+)%/,
      ).map(Number)
      return ({ value }) => near((100 * (load / value)) / (length / height), percent)
    },
  },
  {
    // The speed after the fall, reached in small steps.
    of: ['speed-after-fall'],
    solve: ({ read }) => {
      const [mass = 0, top = 0, now = 0, g = 0] = read(
        /mass ([\d.]+) kg .*height of ([\d.]+) m .*when it is ([\d.]+) m above.*as ([\d.]+) m s⁻²/,
      ).map(Number)
      return ({ value }) => {
        const time = Math.sqrt((2 * value) / mass) / g
        return near(moved(0, g, time).way, top - now)
      }
    },
  },
  {
    // The energy and the way of a whole hour.
    of: ['force-of-engine'],
    solve: ({ read }) => {
      const [kilowatts = 0, speed = 0] = read(/develops ([\d.]+) kW .*steady ([\d.]+) km h⁻¹/).map(Number)
      return ({ value }) => near(value * speed * 1000, kilowatts * 1000 * 3600)
    },
  },
  {
    // The bullet slowed by each force comes to rest after its own way.
    of: ['force-of-bullet-in-wood'],
    solve: ({ read }) => {
      const [grams = 0, speed = 0, depth = 0] = read(
        /mass ([\d.]+) g travelling at ([\d.]+) m s⁻¹ .*after ([\d.]+) cm/,
      ).map(Number)
      return ({ value }) => {
        const rate = value / (grams / 1000)
        return near(moved(speed, -rate, speed / rate).way, depth / 100)
      }
    },
  },
  {
    // The force grows with the extension: its work, added in small steps.
    of: ['energy-in-spring'],
    solve: ({ read }) => {
      const [force = 0, stretch = 0] = read(/force of ([\d.]+) N stretches .* by ([\d.]+) cm/).map(Number)
      const work = summed(0, stretch / 100, (at, step) => force * (at / (stretch / 100)) * step)
      return ({ value }) => near(value, work)
    },
  },
  {
    // One block after the other.
    of: ['work-against-gravity'],
    solve: ({ read }) => {
      const [blocks = 0, mass = 0, height = 0, g = 0] = read(
        /lifts ([\d.]+) blocks of mass ([\d.]+) kg each .*platform ([\d.]+) m high.*as ([\d.]+) m s⁻²/,
      ).map(Number)
      let work = 0
      for (let block = 0; block < blocks; block += 1) work += summed(0, height, (_, step) => mass * g * step)
      return ({ value }) => near(value, work)
    },
  },
  {
    // The water that a pump of each power would raise in the time.
    of: ['pump-raising-water'],
    solve: ({ read }) => {
      const [water = 0, height = 0, minutes = 0, percent = 0, g = 0] = read(
        /raises ([\d.]+) kg of water through a height of ([\d.]+) m in ([\d.]+) minutes?\..*is ([\d.]+)%.*as ([\d.]+) m s⁻²/,
      ).map(Number)
      return ({ value }) =>
        near(
          summed(0, minutes * 60, (_, step) => (step * value * percent) / 100 / (g * height)),
          water,
        )
    },
  },
]
