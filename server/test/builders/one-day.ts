import { setTimeout as wait } from 'node:timers/promises'
import { untilOneDay } from '@sabimark/domain/words/one-day.ts'
import { beforeAll } from 'vitest'

const minuteMs = 60_000
/** Whom the clock has ended in these tests was ended two minutes ago, and a file is through after two more. */
const span = { earlierMs: 2.5 * minuteMs, laterMs: 2 * minuteMs }

/** Tests of this file let candidates back in, which is for those who were ended on the same day in Lagos: near its midnight they wait. */
export function beginsWithinOneDay(): void {
  beforeAll(async () => await wait(untilOneDay(new Date(), span)), 10 * minuteMs)
}
