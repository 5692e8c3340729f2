import { afterEach, describe, expect, it } from 'vitest'
import { aSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
afterEach(() => server.stop())

const warnings = async () =>
  ((await (await fetch(`${server.url}/health/ready`)).json()) as { warnings: string[] }).warnings
const warned = () => server.logged.filter((line) => line.includes('TRUST_PROXY')).length

/** How the address of a wrong password was counted, which came with these headers. */
async function countedWith(headers: Record<string, string>) {
  const { email } = await aSchool(server)
  const browser = server.client()
  Object.assign(browser.headers, headers)
  expect(await refusalOf(browser.people.signIn({ email, password: 'a wrong one' }))).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  const { rows } = await server.pools.auth.query<{ isStranger: boolean }>(
    'DELETE FROM auth.guess_failures RETURNING is_stranger AS "isStranger"',
  )
  return rows.map(({ isStranger }) => (isStranger ? 'strange' : 'known'))
}

describe('a proxy nobody has named', () => {
  it('is noticed, said once in the log and told whoever asks whether the server is well', async () => {
    server = await testServer()
    expect([await warnings(), warned()]).toEqual([[], 0])
    const ask = (header: string) => fetch(`${server.url}/health/live`, { headers: { [header]: 'for=203.0.113.7' } })
    for (let count = 0; count < 99; count += 1) await ask('x-forwarded-for')
    // One pupil can send as many: not yet.
    expect([await warnings(), warned()]).toEqual([[], 0])
    for (const header of ['forwarded', 'x-forwarded-for']) await ask(header)
    expect(await warnings()).toEqual([expect.stringContaining('TRUST_PROXY is off')])
    expect(warned()).toBe(1)
  })

  it('makes nobody known by the address it lends them', async () => {
    server = await testServer()
    expect(await countedWith({})).toEqual(['known'])
    expect(await countedWith({ 'x-forwarded-for': '203.0.113.7' })).toEqual(['strange'])
  })
})

describe('a proxy that is named', () => {
  it('gives no cause to warn, and is nobody known itself where it does not say for whom it asks', async () => {
    server = await testServer({ trustsProxy: true })
    expect(await countedWith({ 'x-forwarded-for': '192.168.0.7' })).toEqual(['known'])
    expect(await countedWith({ forwarded: 'for=192.168.0.7' })).toEqual(['strange'])
    expect([await warnings(), warned()]).toEqual([[], 0])
  })
})
