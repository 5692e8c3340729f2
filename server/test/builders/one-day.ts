import { setTimeout as wait } from 'node:timers/promises'
import { untilOneDay } from '@sabimark/domain/words/one-day.ts'
import { beforeAll } from 'vitest'

const minuteMs = 60_000
/** A file is through so soon. */
const laterMs = 2 * minuteMs

/**
 * Tests of this file look back so many minutes, and must find the same day in Lagos there: near its midnight they wait. Letting a candidate
 * back in is for the day they were ended on, and papers are counted by weeks and months.
 */
export function beginsWithinOneDay(minutesBack: number): void {
  const span = { earlierMs: minutesBack * minuteMs, laterMs }
  beforeAll(async () => await wait(untilOneDay(new Date(), span)), 30 * minuteMs)
}
