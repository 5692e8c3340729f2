import { quantile } from '../load/figures.ts'

/** Time of one call: the middle of all samples, and the value 99 % of them stay under. */
export type Speed = { medianMicros: number; p99Micros: number }

/** Calls `work` over and over: how long a call took. The result is kept, or the call could be optimised away. */
export function measure(work: () => unknown, measureMs: number): Speed {
  let kept: unknown
  const runFor = (durationMs: number, samples: number[]) => {
    const until = performance.now() + durationMs
    while (performance.now() < until) {
      const before = performance.now()
      kept = work()
      samples.push((performance.now() - before) * 1000)
    }
  }
  runFor(measureMs / 5, [])
  const samples: number[] = []
  runFor(measureMs, samples)
  if (kept === undefined) throw new Error('A call returned nothing, so nothing was measured.')
  samples.sort((a, b) => a - b)
  return { medianMicros: quantile(samples, 0.5), p99Micros: quantile(samples, 0.99) }
}
