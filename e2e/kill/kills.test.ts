// The short form: two kills. The long one is `npm run e2e:kill -- N`.
import { expect, test } from 'vitest'
import { runSession } from './session.ts'

test('an exam in which the server is killed, and then server and database at once, loses and doubles nothing', {
  timeout: 300_000,
}, async () => {
  const said: string[] = []
  const session = await runSession({
    seed: 'the short form',
    plan: {
      firstStart: [],
      halls: [
        {
          workers: 1,
          kills: [
            { moment: 'saving', victim: 'server', afterMs: 900 },
            { moment: 'hand-in', victim: 'both', afterMs: 120 },
          ],
        },
      ],
    },
    candidates: 12,
    leavers: 0,
    disaster: 'kills',
    say: (line) => said.push(line),
  })
  expect(session.problems, said.join('\n')).toEqual([])
  expect(session.struck.map(({ victim }) => victim)).toEqual(['server', 'both'])
  // Two newcomers besides.
  expect(session.outcomes.size).toBe(14)
  expect(session.lookedFor).toBeGreaterThan(session.acknowledged)
})
