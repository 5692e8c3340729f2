import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, type TestSchool } from '../../test/builders/people.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../test/smtp.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { askForMail } from '../platform/mail/ask-for-mail.ts'
import { sendNotices } from './send-notice.ts'

const link = 'http://sabimark.test/verify-email?token=very-secret-token&type=signup'

/** Asks for a mail and hands it to the worker, as the queue does. */
async function aNotice(
  server: TestServer,
  school: TestSchool,
  changes: { to?: string; kind?: string; name?: string } = {},
) {
  const { to = 'ada@greenfield.test', kind = 'verify_email', name = 'Adé <b>Obi</b>' } = changes
  const { schoolId } = school
  return await inSchool(server.pools.app, { schoolId }, async (tx) => {
    await askForMail(tx, { kind, to, data: { name, school: school.name, link } })
    const notice = await tx.optional<{ id: string }>(
      'SELECT id FROM notices WHERE school_id = $1 AND to_address = $2 ORDER BY id DESC LIMIT 1',
      [schoolId, to],
    )
    return { schoolId, reference: notice?.id ?? '' }
  })
}

const rowOf = (server: TestServer, { schoolId, reference }: { schoolId: string; reference: string }) =>
  inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.one<{ isSent: boolean; data: object }>(
      'SELECT sent_at IS NOT NULL AS "isSent", data FROM notices WHERE school_id = $1 AND id = $2',
      [schoolId, reference],
    ),
  )

describe('with a mail server', () => {
  let smtp: TestSmtp
  let server: TestServer
  let school: TestSchool
  beforeAll(async () => {
    smtp = await testSmtp()
    server = await testServer({ smtpUrl: smtp.url, mailFrom: 'Sabimark <no-reply@sabimark.test>' })
    school = await aSchool(server)
  })
  afterAll(async () => {
    await server.stop()
    await smtp.stop()
  })

  it('sends plain text and HTML, once, and forgets the link', async () => {
    const item = await aNotice(server, school)
    const send = sendNotices(server)
    await send(item)
    await send(item)
    expect(smtp.received).toHaveLength(1)
    const [{ from, to, source } = { from: '', to: [], source: '' }] = smtp.received
    expect([from, to]).toEqual(['no-reply@sabimark.test', ['ada@greenfield.test']])
    expect(source).toContain('Subject: Verify your email address')
    expect(source).toContain(`Message-ID: <${item.reference}@sabimark.test>`)
    const readable = decoded(source)
    expect(readable).toContain(`Hello Adé <b>Obi</b>,`)
    expect(readable).toContain(`\n${link}\n`)
    expect(readable).toContain('Hello Adé &lt;b&gt;Obi&lt;/b&gt;,')
    expect(readable).toContain(`<a href="${link.replace('&', '&amp;')}">`)
    expect(await rowOf(server, item)).toEqual({ isSent: true, data: {} })
  })

  it('keeps a mail that the server does not take now, and gives up an address it refuses for good', async () => {
    const send = sendNotices(server)
    const later = await aNotice(server, school)
    for (const refuseWith of [
      { responseCode: 451, at: 'address' },
      { responseCode: 451, at: 'data' },
    ] as const) {
      smtp.refuseWith = refuseWith
      await expect(send(later)).rejects.toThrow()
      expect(await rowOf(server, later)).toMatchObject({ isSent: false, data: { link } })
    }
    smtp.refuseWith = { responseCode: 550, at: 'address' }
    const never = await aNotice(server, school, { to: 'gone@greenfield.test' })
    await send(never)
    expect(await rowOf(server, never)).toEqual({ isSent: false, data: {} })
    smtp.refuseWith = null
    const count = smtp.received.length
    await send(never)
    expect(smtp.received).toHaveLength(count)
    await send(later)
    expect(smtp.received).toHaveLength(count + 1)
  })

  it('is sent by the queue, and tried again after a failure', async () => {
    const { schoolId, reference } = await aNotice(server, school, { to: 'queue@greenfield.test' })
    const isSent = async () => (await rowOf(server, { schoolId, reference })).isSent
    smtp.refuseWith = { responseCode: 451, at: 'data' }
    server.startJobs()
    const failures = async () =>
      (await server.pools.app.query('SELECT failures FROM due_work WHERE reference = $1', [reference])).rows[0]
        ?.failures
    await expect.poll(failures, { timeout: 10_000 }).toBe(1)
    expect(await isSent()).toBe(false)
    smtp.refuseWith = null
    await expect
      .poll(
        async () => {
          // The minute it waits before the next try is over.
          await server.pools.app.query('UPDATE due_work SET due_at = now() WHERE reference = $1', [reference])
          return await isSent()
        },
        { timeout: 10_000 },
      )
      .toBe(true)
  })

  it('logs no link, token, name or address', () => {
    const logged = server.logged.join('')
    expect(logged).toContain('a mail was sent')
    for (const secret of ['very-secret-token', 'greenfield.test', 'Obi']) expect(logged).not.toContain(secret)
  })
})

describe('without one', () => {
  let server: TestServer
  let school: TestSchool
  beforeAll(async () => {
    server = await testServer()
    school = await aSchool(server)
  })
  afterAll(() => server.stop())

  it('writes the mail into the outbox, readable by its owner alone; the log names the file', async () => {
    const item = await aNotice(server, school)
    await sendNotices(server)(item)
    const folder = join(server.config.dataDir, 'outbox')
    const name = readdirSync(folder).find((file) => file.endsWith(`-${item.reference}.eml`)) ?? ''
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.eml$/)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(decoded(readFileSync(join(folder, name), 'utf8'))).toContain(link)
    expect(await rowOf(server, item)).toEqual({ isSent: true, data: {} })
    const logged = server.logged.join('')
    expect(logged).toContain(name)
    expect(logged).not.toContain('very-secret-token')
  })

  it('gives up a kind without words and a link too old to work', async () => {
    const send = sendNotices(server)
    const wordless = await aNotice(server, school, { kind: 'greeting' })
    const old = await aNotice(server, school)
    await inSchool(server.pools.app, old, (tx) =>
      tx.run(`UPDATE notices SET created_at = now() - interval '8 days' WHERE school_id = $1 AND id = $2`, [
        old.schoolId,
        old.reference,
      ]),
    )
    const files = readdirSync(join(server.config.dataDir, 'outbox')).length
    for (const item of [wordless, old]) {
      await send(item)
      expect(await rowOf(server, item)).toEqual({ isSent: false, data: {} })
    }
    expect(readdirSync(join(server.config.dataDir, 'outbox'))).toHaveLength(files)
  })

  it('asks for no mail to an account without an address', async () => {
    expect(await aNotice(server, school, { to: 'x@students.invalid' })).toMatchObject({ reference: '' })
  })
})

/** Quoted-printable undone. */
function decoded(source: string): string {
  const bytes = source
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
