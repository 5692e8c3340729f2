import { setTimeout as wait } from 'node:timers/promises'

/** Chosen by PostgreSQL to give way to another transaction: nothing of it was done, and the same again will do. */
const gaveWay = new Set(['40P01', '40001'])
/** Waited too long for somebody else's row, or for the answer. */
const tookTooLong = new Set(['55P03', '57014'])

/** Whether a statement failed because of what others did at the same moment: nothing is broken, it may be tried again. */
export function isDatabaseBusy(error: unknown): boolean {
  return hasCode(error, gaveWay) || hasCode(error, tookTooLong)
}

/** Whoever it gave way to wakes first; at once it could take the same row before them, and meet them again. */
const pauseMs = 50

/**
 * Runs a whole transaction again, once, when it had to give way. What it does beside the database must bear that, as it
 * must bear a crash just before the commit. What waited too long is not tried again: it would only wait again.
 */
export async function againIfGaveWay<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (!hasCode(error, gaveWay)) throw error
    await wait(pauseMs)
    return await transaction()
  }
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
