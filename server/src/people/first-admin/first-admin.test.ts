import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import { createIdentity } from '../account/identity.ts'
import { ensureFirstAdmin, resetFirstAdmin } from './first-admin.ts'

let server: TestServer
afterEach(() => server.stop())

const fileOf = () => join(server.config.dataDir, 'first-admin.txt')
const admins = () =>
  inSchool(server.pools.app, { schoolId: platformSchoolId }, (tx) =>
    tx.rows('SELECT email, role FROM users WHERE school_id = $1', [platformSchoolId]),
  )

describe('the first administrator', () => {
  it('is made once; the password is kept in a file of one’s own until it was used', async () => {
    server = await testServer()
    const made = await ensureFirstAdmin(server.pools, server.config)
    expect(made).toEqual({ email: 'admin@sabimark.invalid', password: expect.stringMatching(/^[a-z2-9-]{19}$/) })
    expect(readFileSync(fileOf(), 'utf8')).toBe(`${made.email}\n${made.password}\n`)
    expect(statSync(fileOf()).mode & 0o777).toBe(0o600)
    expect(await ensureFirstAdmin(server.pools, server.config)).toEqual(made)
    expect(await admins()).toEqual([{ email: made.email, role: 'super_admin' }])

    const client = server.client()
    const wrong = client.people.signIn({ email: made.email, password: 'wrong' })
    expect(await refusalOf(wrong)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(existsSync(fileOf())).toBe(true)
    const outcome = await client.people.signIn({ email: made.email, password: made.password ?? '' })
    expect(outcome).toMatchObject({ kind: 'signed_in', me: { role: 'super_admin' } })
    expect(existsSync(fileOf())).toBe(false)
    expect(await ensureFirstAdmin(server.pools, server.config)).toEqual({ email: made.email, password: null })
  })

  it('is signed in also when the file cannot be deleted', async () => {
    server = await testServer()
    const { email, password } = await ensureFirstAdmin(server.pools, server.config)
    rmSync(fileOf())
    mkdirSync(fileOf())
    const client = server.client()
    expect(await client.people.signIn({ email, password: password ?? '' })).toMatchObject({ kind: 'signed_in' })
    expect((await client.people.me()).me).not.toBeNull()
    expect(server.logged.filter((line) => line.includes('could not be deleted'))).toHaveLength(1)
  })

  it('is who the settings say', async () => {
    server = await testServer({ adminEmail: 'Head@Office.test', adminPassword: 'chosen by hand' })
    const made = await ensureFirstAdmin(server.pools, server.config)
    expect(made).toEqual({ email: 'head@office.test', password: null })
    expect(existsSync(fileOf())).toBe(false)
    const outcome = await server.client().people.signIn({ email: made.email, password: 'chosen by hand' })
    expect(outcome).toMatchObject({ kind: 'signed_in' })
  })

  it('is one, also when several servers begin at the same moment', async () => {
    server = await testServer({ adminEmail: 'head@office.test', adminPassword: 'chosen by hand' })
    await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(server.pools, server.config)))
    expect(await admins()).toHaveLength(1)
  })

  it('is told by the faster of two servers alone; the other one keeps no password that would not work', async () => {
    server = await testServer()
    const folders = [0, 1, 2].map(() => mkdtempSync(join(tmpdir(), 'sabimark-admin-')))
    const made = await Promise.all(
      folders.map((dataDir) => ensureFirstAdmin(server.pools, { ...server.config, dataDir })),
    )
    const told = made.flatMap(({ password }) => (password === null ? [] : [password]))
    expect(told).toHaveLength(1)
    const files = folders.flatMap((dataDir) => {
      const file = join(dataDir, 'first-admin.txt')
      return existsSync(file) ? [readFileSync(file, 'utf8')] : []
    })
    expect(files).toEqual([`admin@sabimark.invalid\n${told[0]}\n`])
    const typed = { email: 'admin@sabimark.invalid', password: told[0] ?? '' }
    expect(await server.client().people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  it('is not told by a file that a killed start left with a password nobody got', async () => {
    server = await testServer()
    const { email } = await ensureFirstAdmin(server.pools, server.config)
    writeFileSync(fileOf(), `${email}\nnever-in-use-at-all\n`)
    expect(await ensureFirstAdmin(server.pools, server.config)).toEqual({ email, password: null })
    expect(existsSync(fileOf())).toBe(false)
  })

  it('is made with the kept password after a start that was killed in between', async () => {
    server = await testServer()
    const { email } = await ensureFirstAdmin(server.pools, server.config)
    const kept = readFileSync(fileOf(), 'utf8').split('\n')[1] ?? ''
    // What such a start leaves: the file, and an account nobody is by.
    await inSchool(server.pools.app, { schoolId: platformSchoolId }, (tx) =>
      tx.run('DELETE FROM users WHERE school_id = $1', [platformSchoolId]),
    )
    expect(await ensureFirstAdmin(server.pools, server.config)).toEqual({ email, password: kept })
    expect(await server.client().people.signIn({ email, password: kept })).toMatchObject({ kind: 'signed_in' })
  })

  it('gets a new password on demand; sessions end', async () => {
    server = await testServer({ adminPassword: 'chosen by hand' })
    const { email } = await ensureFirstAdmin(server.pools, server.config)
    const client = server.client()
    await client.people.signIn({ email, password: 'chosen by hand' })
    const reset = await resetFirstAdmin(server.pools, server.config)
    expect(reset.email).toBe(email)
    expect(await client.people.me()).toMatchObject({ me: null })
    const old = client.people.signIn({ email, password: 'chosen by hand' })
    expect(await refusalOf(old)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await client.people.signIn({ email, password: reset.password ?? '' })).toMatchObject({ kind: 'signed_in' })
  })

  it('takes a password of the operator, whoever had the address', async () => {
    server = await testServer({ adminEmail: 'head@office.test', adminPassword: 'chosen by hand' })
    await createIdentity(server).createAccount({
      ...{ email: 'head@office.test', name: 'X', passwordHash: null, isVerified: false },
    })
    await ensureFirstAdmin(server.pools, server.config)
    const outcome = await server.client().people.signIn({ email: 'head@office.test', password: 'chosen by hand' })
    expect(outcome).toMatchObject({ me: { role: 'super_admin' } })
  })
})
