// The short form: two kills. The long one is `npm run e2e:kill -- N`.
import { expect, test } from 'vitest'
import { runSession } from './run-session.ts'

test('an exam in which server and database are killed at once, and then the server, loses and doubles nothing', {
  timeout: 1_500_000,
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
            { moment: 'saving', victim: 'both', afterMs: 1_200 },
            { moment: 'hand-in', victim: 'server', afterMs: 30 },
          ],
        },
      ],
    },
    candidates: 20,
    leavers: 0,
    patienceMs: 400_000,
    disaster: 'kills',
    say: (line) => said.push(line),
  })
  expect(session.problems, said.join('\n')).toEqual([])
  expect(session.struck.map(({ victim }) => victim)).toEqual(['both', 'server'])
  // Two newcomers besides.
  expect(session.outcomes.size).toBe(22)
  expect(session.lookedFor).toBeGreaterThan(session.acknowledged)
})
