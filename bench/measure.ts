export interface Speed {
  name: string
  /** Time of one call in microseconds: the middle of all samples, and the value 99 % of them stay under. */
  medianMicroseconds: number
  p99Microseconds: number
  callCount: number
}

const WARM_UP_MS = 200
const MEASURE_MS = 1000

/** Calls `work` over and over for about a second and says how long one call took. Its result is kept, so that the call cannot be optimised away. */
export function measure(name: string, work: () => unknown): Speed {
  let kept: unknown
  const runFor = (durationMs: number, samples: number[]) => {
    const until = performance.now() + durationMs
    while (performance.now() < until) {
      const before = performance.now()
      kept = work()
      samples.push((performance.now() - before) * 1000)
    }
  }
  runFor(WARM_UP_MS, [])
  const samples: number[] = []
  runFor(MEASURE_MS, samples)
  if (kept === undefined) throw new Error(`${name} returned nothing, so nothing was measured.`)
  samples.sort((a, b) => a - b)
  const at = (share: number) => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN
  return { name, medianMicroseconds: at(0.5), p99Microseconds: at(0.99), callCount: samples.length }
}
