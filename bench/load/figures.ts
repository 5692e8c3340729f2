/** What the load generator saw of one run. Times are of whole requests, in milliseconds. */
export type LoadFigures = {
  count: number
  tookMs: number
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** On the wire, headers included, for each request. */
  bytes: { sent: number; received: number }
  /** Processor time of the load generator itself, for each request. */
  ownCpuMicros: number
}

export type Counted = { latenciesMs: number[]; tookMs: number; bytesSent: number; bytesReceived: number }

export function asFigures({ latenciesMs, tookMs, bytesSent, bytesReceived }: Counted, ownMicros: number): LoadFigures {
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  const count = sorted.length
  return {
    count,
    tookMs,
    perSecond: count / (tookMs / 1000),
    p50Ms: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    p99Ms: quantile(sorted, 0.99),
    bytes: { sent: bytesSent / count, received: bytesReceived / count },
    ownCpuMicros: ownMicros / count,
  }
}

/** The value that `share` of the sorted ones do not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** 99 % of the saves of 64 candidates, one a second each: with nothing beside them, and in the worst stretch of the work. */
export type SavesBeside = { aloneP99Ms: number; saveP99Ms: number }
