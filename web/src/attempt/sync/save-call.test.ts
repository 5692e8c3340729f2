import type { SaveReply } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { type Save, saveInTime } from './save-call.ts'

/** A device whose time moves by hand, and a network that is as slow as said, in bits a second. */
function aSlowLine(bitsPerSecond: number) {
  let now = 0
  let timers: { at: number; callBack: () => void }[] = []
  const device = {
    now: () => now,
    wallNow: () => now,
    random: () => 0.5,
    after: (delayMs: number, callBack: () => void) => {
      const timer = { at: now + delayMs, callBack }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  }
  const reply = { ackedSeq: 1 } as SaveReply
  const save: Save = (batch, signal) =>
    new Promise((resolve, reject) => {
      device.after((JSON.stringify(batch).length * 8_000) / bitsPerSecond, () => resolve(reply))
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const pass = async (ms: number) => {
    const end = now + ms
    for (let next = due(end); next; next = due(end)) {
      now = next.at
      timers = timers.filter((one) => one !== next)
      next.callBack()
      await Promise.resolve()
    }
    now = end
  }
  const due = (end: number) => timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  return { device, save, pass }
}

const batchOf = (value: string) => ({
  ticket: 't',
  sentAtMs: 1,
  events: [{ seq: 1, atMs: 1, kind: 'answer' as const, question: 'q1', value }],
})

test.each([
  ['a choice', 'b'],
  ['48 kB of essays', 'x'.repeat(47_000)],
])('on a line of 20 kbit/s, %s has the time it takes', async (_what, value) => {
  const { device, save, pass } = aSlowLine(20_000)
  const saved = saveInTime(save, batchOf(value), device)
  await pass(60_000)
  expect(await saved).toEqual({ ackedSeq: 1 })
})

test('a line that brings nothing is given up after ten seconds for a choice, and later for an essay', async () => {
  for (const [value, patienceMs] of [
    ['b', 10_000],
    ['x'.repeat(24_000), 20_000],
  ] as const) {
    const { device, save, pass } = aSlowLine(1)
    let isOver = false
    const saved = saveInTime(save, batchOf(value), device).catch((error: Error) => {
      isOver = true
      return error.name
    })
    await pass(patienceMs - 100)
    expect(isOver).toBe(false)
    await pass(200)
    expect(await saved).toBe('AbortError')
  }
})
