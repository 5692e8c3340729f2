import type { Solver } from '../make/solver.ts'

const STEPS = 200_000

/** Where a body that starts at `speed` is after `time`, moved on in small steps (midpoint rule, exact for a constant rate). */
function move(speed: number, rate: number, time: number): { way: number; speed: number } {
  const step = time / STEPS
  let [way, now] = [0, speed]
  for (let count = 0; count < STEPS; count += 1) {
    way += (now + (rate * step) / 2) * step
    now += rate * step
  }
  return { way, speed: now }
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b))

export const motionSolvers: Solver[] = [
  {
    of: ['final-speed'],
    solve: ({ read }) => {
      const [start, rate, time] = read(/at ([\d.]+) m s⁻¹ accelerates uniformly at ([\d.]+) m s⁻² for ([\d.]+) s/).map(
        Number,
      )
      const end = move(start ?? 0, rate ?? 0, time ?? 0).speed
      return ({ value }) => near(value, end)
    },
  },
  {
    // Mean speed times the time to stop, moved on in steps.
    of: ['braking-distance'],
    solve: ({ read }) => {
      const [start = 0, rate = 0] = read(/at ([\d.]+) m s⁻¹ applies .* deceleration of ([\d.]+) m s⁻²/).map(Number)
      const { way } = move(start, -rate, start / rate)
      return ({ value }) => near(value, way)
    },
  },
  {
    of: ['dropped-stone'],
    solve: ({ read }) => {
      const [time = 0, g = 0] = read(/after ([\d.]+) s\..*as ([\d.]+) m s⁻²/).map(Number)
      const { way } = move(0, g, time)
      return ({ value }) => near(value, way)
    },
  },
  {
    // Minute by minute.
    of: ['two-stage-average'],
    solve: ({ read }) => {
      const [first = 0, slow = 0, second = 0, fast = 0] = read(
        /for (\d+) hours? at (\d+) km h⁻¹, and then for (\d+) hours? at (\d+) km h⁻¹/,
      ).map(Number)
      let way = 0
      const minutes = (first + second) * 60
      for (let minute = 0; minute < minutes; minute += 1) way += (minute < first * 60 ? slow : fast) / 60
      return way / (minutes / 60)
    },
  },
]
