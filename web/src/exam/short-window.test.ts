import { expect, test } from 'vitest'
import { shortWindowText } from './short-window.tsx'

const opensAt = new Date('2026-11-20T09:00:00Z')
const closing = (time: string) => ({ opensAt, closesAt: new Date(`2026-11-20T${time}Z`), durationMinutes: 10 })

test.each([
  ['time enough', '09:10:00', null],
  ['closed before it opens', '08:00:00', null],
  ['some minutes', '09:03:30', /only 3 minutes from opening to closing, but the exam takes 10 minutes/],
  ['one minute', '09:01:10', /only 1 minute from/],
  ['seconds', '09:00:59', /less than a minute from/],
])('%s', (_case, time, words) => {
  const text = shortWindowText(closing(time))
  if (words === null) expect(text).toBeNull()
  else expect(text).toMatch(words)
})
