import type { SampleResult } from './results.ts'

const minuteMs = 60_000

/** A sample paper was written at one computer of the hall, and left once. */
export function sampleEvidence({ submittedAt, minutes }: SampleResult) {
  const endMs = Date.parse(submittedAt)
  const at = (minute: number) => new Date(endMs - (minutes - minute) * minuteMs).toISOString()
  return {
    startedAt: at(0),
    submittedAt,
    endedBy: 'candidate' as const,
    pages: [
      {
        openedAt: at(0),
        address: '192.0.2.14',
        othersCount: 1,
        device: 'Chrome 120 on Windows',
        otherAddresses: [],
        usedUntilClaimed: null,
      },
    ],
    away: [{ page: 1, leftClaimed: at(6), returnedClaimed: at(7) }],
    awayCount: 1,
    awayMs: minuteMs,
    waited: [],
    sleptCount: 0,
    impossibleCount: 0,
    reusedCount: 0,
    behind: { count: 0, mostMs: 0 },
    leftOut: { count: 0, mostMs: 0 },
  }
}
