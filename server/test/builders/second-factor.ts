import { codesOf } from '../../src/people/second-factor/app-code.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'

/** An app that was shown a secret, and the codes that were written down. `code` is the newest, or one some steps off. */
export type TestApp = { recovery: string[]; code(stepsOff?: number): Promise<string> }

/** Somebody who is signed in sets a second factor up; the code it was confirmed with can be typed again. */
export async function aSecondFactor(server: TestServer, client: TestClient, password?: string): Promise<TestApp> {
  const { secret } = await client.people.beginSecondFactor(password === undefined ? {} : { password })
  const code = async (stepsOff = 0) => {
    const { rows } = await server.pools.auth.query<{ step: number }>(
      'SELECT floor(extract(epoch FROM clock_timestamp()) / 30)::float8 AS step',
    )
    return codesOf(secret)((rows[0]?.step ?? 0) + stepsOff)
  }
  const { codes } = await client.people.confirmSecondFactor({ code: await code() })
  await forgetTakenCodes(server)
  return { recovery: codes, code }
}

/** Every code opens again, as if minutes had passed. */
export async function forgetTakenCodes(server: TestServer): Promise<void> {
  await server.pools.auth.query('UPDATE auth.two_factors SET last_step = last_step - 20')
}
