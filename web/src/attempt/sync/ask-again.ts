import { ORPCError } from '@orpc/client'
import { retryDelayMs } from '@sabimark/domain/attempt/outbox.ts'
import { isNetworkError } from '../../platform/refusal.ts'
import { type Device, replyInTime } from './save-call.ts'

/**
 * Asks until there is an answer, so many times at most, each within 10 s. Only what may pass by itself is asked again: a
 * network that is gone, a server that is busy.
 */
export async function askAgain<Reply>(
  device: Device,
  tries: number,
  ask: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await replyInTime(ask, device)
    } catch (error) {
      if (failures >= tries || !mayPass(error)) throw error
      await new Promise<void>((resolve) => device.after(retryDelayMs(failures, device.random()), resolve))
    }
  }
}

/** Whether it may work when it is tried again: a network that is gone, a server that is busy or being restarted. */
export function mayPass(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof ORPCError && error.status >= 500)
}
