import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import { StayNote } from '../hall/board/stay-note.tsx'
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

/** A board two ticks before it would be said that its session ends; each refresh gives it `givenMs`. */
async function watchBoard(givenMs: number, isLast = false) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let refreshes = 0
  const refreshSession = () => {
    refreshes += 1
    return { sessionLeftMs: givenMs, ...(isLast && { isLast: true }) }
  }
  await showScreen(StayNote, { as: 'teacher', answers: { people: { refreshSession } } })
  keepSessionLeft(6 * tick)
  onTestFinished(watchSession(() => {}))
  await vi.advanceTimersByTimeAsync(tick)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await vi.advanceTimersByTimeAsync(tick)
  return () => refreshes
}
const said = page.getByText(/You will be signed out at \d+:\d\d\s[ap]m, as nobody has used this page for a while/)

test('who only watches is told two minutes before, and one press keeps them', async () => {
  const refreshes = await watchBoard(6 * tick)
  await expect.element(said).toBeVisible()
  expect(refreshes()).toBe(0)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(said).not.toBeInTheDocument()
  expect(refreshes()).toBe(1)
})

test('any other press keeps them, too, without waiting for the next look', async () => {
  const refreshes = await watchBoard(6 * tick)
  await expect.element(said).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(said).not.toBeInTheDocument()
  expect(refreshes()).toBe(1)
})

test('who has been signed in for as long as anybody may is told so, and no press is offered', async () => {
  await watchBoard(4 * tick, true)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(page.getByText(/nobody stays signed in for longer than 12 hours/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument()
})
