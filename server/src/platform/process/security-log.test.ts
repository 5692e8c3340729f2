import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { mostLinesAnHour, noteSecurity } from './security-log.ts'

test('a flood leaves a hundred lines an hour of its kind, and hides no other kind', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', to: { write: (line) => void lines.push(line) } })
  for (let n = 0; n < 5_000; n += 1) noteSecurity(log, 'TOO_MANY_GUESSES', { call: 'people.signIn' }, 0)
  expect(lines).toHaveLength(mostLinesAnHour)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    security: 'TOO_MANY_GUESSES',
    msg: 'security; more of these are left out for an hour',
  })
  noteSecurity(log, 'PASSWORD_CHANGED', { account: 'a1' }, 1)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 'warn', security: 'PASSWORD_CHANGED', account: 'a1' })
  noteSecurity(log, 'TOO_MANY_GUESSES', {}, 3_600_000)
  expect(lines).toHaveLength(mostLinesAnHour + 2)
})
