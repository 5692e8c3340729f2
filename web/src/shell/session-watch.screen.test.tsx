import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import { keepSessionLeft } from '../platform/session-left.ts'
import { watchSession } from './session-watch.ts'

const tick = 30_000

/** What the watch says of a session that lasts so long at most, of somebody who presses a key before so many looks. */
async function whyEnded({ lastsMs, uses }: { lastsMs: number; uses: number }) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const begun = Date.now()
  const said: string[] = []
  const refreshSession = () => {
    const leftMs = begun + lastsMs - Date.now()
    return { sessionLeftMs: Math.min(leftMs, 6 * tick), ...(leftMs < 6 * tick && { isLast: true }) }
  }
  const people = { me: () => ({ me: null, sessionLeftMs: null }), refreshSession }
  await showScreen(() => <p>Work</p>, { as: 'teacher', answers: { people } })
  keepSessionLeft(2 * tick)
  onTestFinished(watchSession((why) => said.push(why)))
  for (let look = 0; look < 20 && said.length === 0; look++) {
    if (look < uses) await userEvent.keyboard('a')
    await vi.advanceTimersByTimeAsync(tick)
  }
  return said
}

test('who works until a session may last no longer is not told that they did nothing', async () => {
  expect(await whyEnded({ lastsMs: 8 * tick, uses: 20 })).toEqual(['time'])
})

test('who leaves the computer is told so', async () => {
  expect(await whyEnded({ lastsMs: 1_000 * tick, uses: 1 })).toEqual(['idle'])
})
