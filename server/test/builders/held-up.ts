import { setTimeout as wait } from 'node:timers/promises'
import { inSchool, type Tx } from '../../src/platform/database/tenant.ts'
import { refusalOf } from '../client.ts'
import type { TestServer } from '../server.ts'

type Person = { schoolId: string; email: string }

/**
 * Begins something that needs the row of a person at a school, and does something else once it waits for that row. Answers what
 * the first is refused with; undefined where it is not.
 */
export async function heldUp<T>(
  server: TestServer,
  { schoolId, email }: Person,
  begin: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
) {
  const { begun } = await behindRows(server, schoolId, {
    hold: (tx) => tx.run('SELECT FROM users WHERE school_id = $1 AND email = $2 FOR NO KEY UPDATE', [schoolId, email]),
    begin: () => refusedOrNot(begin()),
    meanwhile,
  })
  return await begun
}

/** What a call is refused with; undefined where it is not. */
export async function refusedOrNot(call: Promise<unknown>) {
  return await call.then(
    () => undefined,
    () => refusalOf(call),
  )
}

type Behind<First, Then> = {
  hold: (tx: Tx) => Promise<unknown>
  begin: () => Promise<First>
  meanwhile: () => Promise<Then>
}

/**
 * Begins something that needs rows a transaction holds, does something else once it waits for them, and lets go. Answers what was done
 * meanwhile, and the first as it goes on.
 */
export async function behindRows<First, Then>(
  { pools }: TestServer,
  schoolId: string,
  { hold, begin, meanwhile }: Behind<First, Then>,
): Promise<{ begun: Promise<First>; done: Then }> {
  return await inSchool(pools.app, { schoolId }, async (tx) => {
    await hold(tx)
    const begun = begin()
    await untilWaiting({ pools }, schoolId, 1)
    return { begun, done: await meanwhile() }
  })
}

/** Until so many wait for rows others hold. */
export async function untilWaiting({ pools }: Pick<TestServer, 'pools'>, schoolId: string, count: number) {
  for (;;) {
    // In a transaction of its own: what goes on is looked at once in each.
    const waiting = await inSchool(pools.app, { schoolId }, (tx) =>
      tx.rows(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
    )
    if (waiting.length >= count) return
    await wait(5)
  }
}
