import { setTimeout as pause } from 'node:timers/promises'

/** Asks until there is an answer. What is wrong meanwhile is thrown when the patience is over; here no test runner is needed. */
export async function untilThere<Found>(withinMs: number, ask: () => Promise<Found | undefined>): Promise<Found> {
  const giveUpAt = performance.now() + withinMs
  for (;;) {
    const found = await ask()
    if (found !== undefined) return found
    if (performance.now() > giveUpAt) throw new Error(`Waited ${withinMs / 1_000} s in vain.`)
    await pause(100)
  }
}
