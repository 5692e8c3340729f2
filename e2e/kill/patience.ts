import { setTimeout as pause } from 'node:timers/promises'
import { retryDelayMs } from '@sabimark/domain/attempt/outbox.ts'
import { mayPass } from './call.ts'

export { pause }

/** Tries follow each other so much faster than on a real device, so that more of them fall into the product's worst moments. */
const hurry = 8

/** How long a device waits after so many failures, in this test's time. */
export function waitAfterFailureMs(failures: number, jitter: number): number {
  return retryDelayMs(failures, jitter) / hurry
}

/** Asks until there is an answer; what cannot pass by itself is thrown. */
export async function again<Reply>(ask: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted()
    try {
      return await ask()
    } catch (error) {
      if (!mayPass(error)) throw error
      await pause(waitAfterFailureMs(failures, 0.5))
    }
  }
}

export async function untilTrue(
  what: string,
  withinMs: number,
  isTrue: () => Promise<boolean>,
  everyMs = 25,
): Promise<void> {
  const giveUpAt = performance.now() + withinMs
  while (!(await isTrue())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}.`)
    await pause(everyMs)
  }
}

/** Doors that open one after the other: whoever waits at one that is open goes on at once. */
export type Doors = { open(number: number): void; through(number: number): Promise<void> }

export function makeDoors(): Doors {
  let openUpTo = -1
  const waiting = new Set<() => void>()
  return {
    open: (number) => {
      openUpTo = Math.max(openUpTo, number)
      for (const look of waiting) look()
    },
    through: (number) =>
      new Promise((resolve) => {
        const look = () => {
          if (number > openUpTo) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}
