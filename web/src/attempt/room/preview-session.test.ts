import { expect, test, vi } from 'vitest'
import { previewSession } from './preview-session.ts'

test('a preview ends by the clock while it is looked at, and leaves no timer behind once it is not', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const session = previewSession(1)
  const leave = session.subscribe(() => undefined)
  vi.advanceTimersByTime(30_000)
  leave()
  expect(vi.getTimerCount()).toBe(0)
  session.subscribe(() => undefined)
  vi.advanceTimersByTime(29_000)
  expect(session.view().ended).toBeNull()
  vi.advanceTimersByTime(1_000)
  expect(session.view().ended).toBe('time')
  vi.useRealTimers()
})
