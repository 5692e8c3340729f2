import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClient, refusalOf } from './client.ts'
import { makeDataDir } from './cluster.ts'
import { startServer } from './running.ts'

const run = promisify(execFile)
const entry = fileURLToPath(new URL('../src/admin-reset.ts', import.meta.url))

let place: ReturnType<typeof makeDataDir>
beforeAll(() => {
  place = makeDataDir()
})
afterAll(() => place.remove())

const reset = async (...args: string[]) =>
  (await run(process.execPath, [entry, ...args], { env: { PATH: process.env.PATH, DATA_DIR: place.dataDir } })).stdout
const said = (text: string) => /as (\S+) with the password (\S+)/.exec(text)?.slice(1) ?? []

describe('npm run admin:reset', () => {
  it('answers --help', async () => {
    expect(await reset('--help')).toContain('npm run admin:reset')
  })

  it('gives a password that works, while the server runs and while it does not', async () => {
    const first = startServer({ dataDir: place.dataDir })
    const port = Number(new URL(await first.ready()).port)
    const [, printed = ''] = /Password until first used:\s+(\S+)/.exec(first.printed()) ?? []
    const [email = '', password = ''] = said(await reset())
    expect(password).not.toBe('')
    const { people } = makeClient(port, { host: `localhost:${port}` })
    expect(await refusalOf(people.signIn({ email, password: printed }))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await people.signIn({ email, password })).toMatchObject({ me: { role: 'super_admin' } })
    await first.stop()

    const [sameEmail = '', later = ''] = said(await reset())
    expect(sameEmail).toBe(email)
    const second = startServer({ dataDir: place.dataDir })
    const nextPort = Number(new URL(await second.ready()).port)
    expect(second.printed()).toContain(`First administrator:      ${email}`)
    expect(second.printed()).not.toContain(later)
    const again = makeClient(nextPort, { host: `localhost:${nextPort}` })
    expect(await again.people.signIn({ email, password: later })).toMatchObject({ kind: 'signed_in' })
    await second.stop()
  })
})
