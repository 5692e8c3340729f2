import { endNoticeMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { expect, test } from 'vitest'
import { askEveryMs } from './pace.ts'

test('who only reads hears of an exam that is closed a minute before its end', () => {
  expect(askEveryMs).toBeLessThanOrEqual((endNoticeMinutes - 1) * 60_000)
})
