import { vi } from 'vitest'
import { hearServerDate } from '../src/platform/server-now.ts'

/** The clock of the device counts again, as before the first answer: test files that share a worker share what was heard. */
export function forgetServerDate(): void {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:01Z'), toFake: ['Date'] })
  hearServerDate(new Response(null, { headers: { date: 'Tue, 24 Nov 2026 09:00:00 GMT' } }))
  vi.useRealTimers()
}
