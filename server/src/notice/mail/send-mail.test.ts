import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageMail, aMail, mailRow, secretLink } from '../../../test/builders/mail.ts'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { aPicture } from '../../../test/builders/picture.ts'
import { readMime } from '../../../test/read-mime.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { patienceWithSteps } from '../../platform/mail/post.ts'
import { sendMails } from './send-mail.ts'

const mailFrom = 'Sabimark <no-reply@sabimark.test>'
const waitsWithLink = { isSent: false, isGivenUp: false, data: { link: secretLink } }
const gone = { isSent: false, isGivenUp: true, data: {} }

describe('with a mail server', () => {
  let smtp: TestSmtp
  let server: TestServer
  let school: TestSchool
  beforeAll(async () => {
    smtp = await testSmtp()
    server = await testServer({ smtpUrl: smtp.url, mailFrom })
    school = await aSchool(server)
  })
  afterAll(async () => {
    await server.stop()
    await smtp.stop()
  })
  beforeEach(() => {
    smtp.received.length = 0
    smtp.refuseWith = null
  })

  it('goes out once, under its own message id, and its link is forgotten', async () => {
    const item = await aMail(server, school)
    const send = sendMails(server)
    await send(item)
    await send(item)
    expect(smtp.received).toHaveLength(1)
    const [{ from, to, source } = { from: '', to: [], source: '' }] = smtp.received
    expect([from, to]).toEqual(['no-reply@sabimark.test', ['ada@greenfield.test']])
    expect(readMime(source).headers.get('message-id')).toBe(`<${item.reference}@sabimark.test>`)
    expect(await mailRow(server, item)).toEqual({ isSent: true, isGivenUp: false, data: {}, tries: 1, problem: null })
  })

  it('bears the face of its school: name, motto, colour, how to reach it, and the logo inside the email', async () => {
    const own = await aSchool(server)
    await own.admin.school.setLogo({ data: aPicture })
    await inSchool(server.pools.app, own, (tx) =>
      tx.run(
        `UPDATE schools SET motto = 'Work & wait', address = '1 Test Road, Ibadan', color = '#7A3E9D' WHERE id = $1`,
        [own.schoolId],
      ),
    )
    await sendMails(server)(await aMail(server, own))
    const source = smtp.received[0]?.source ?? ''
    expect(source).toContain('Work &amp; wait')
    expect(source).toContain('1 Test Road, Ibadan')
    expect(source).toContain('cid:school-logo')
    expect(source).toContain('border-top:4px solid #7A3E9D')
    expect(source).toMatch(/content-id: <school-logo>/i)
  })

  it('is kept while the server does not take it now, with how often and why', async () => {
    const send = sendMails(server)
    const later = await aMail(server, school)
    for (const [index, at] of (['address', 'data'] as const).entries()) {
      smtp.refuseWith = { answer: '451', at }
      await expect(send(later)).rejects.toThrow()
      expect(await mailRow(server, later)).toMatchObject({
        ...waitsWithLink,
        ...{ tries: index + 1, problem: 'not_taken_now' },
      })
    }
    smtp.refuseWith = { answer: '554', at: 'data' }
    await expect(send(later)).rejects.toThrow()
    expect(await mailRow(server, later)).toMatchObject({ ...waitsWithLink, problem: 'turned_down' })
    smtp.refuseWith = null
    await send(later)
    expect(smtp.received).toHaveLength(1)
    expect(await mailRow(server, later)).toMatchObject({ isSent: true, tries: 4 })
  })

  it('is given up for an address that is refused for good, and the administrators hear of it', async () => {
    const before = (await school.admin.people.me()).me?.unreadCount ?? 0
    const send = sendMails(server)
    smtp.refuseWith = { answer: '550 5.1.1', at: 'address' }
    const never = await aMail(server, school, { to: 'gone@greenfield.test' })
    await send(never)
    expect(await mailRow(server, never)).toEqual({ ...gone, tries: 1, problem: 'address_refused' })
    smtp.refuseWith = null
    await send(never)
    expect(smtp.received).toEqual([])
    expect((await school.admin.people.me()).me?.unreadCount).toBe(before + 1)
    const [notice] = (await school.admin.notice.list({})).items
    expect(notice).toMatchObject({ title: 'An email was not delivered', to: '/mails', isRead: false })
    expect(notice?.text).toContain('It was for gone@greenfield.test.')
  })

  it.each([
    ['sender', '550'],
    ['sender', '530'],
    ['address', '550 5.7.1'],
    ['address', '550'],
  ] as const)('is kept while the server will not have us as the sender, said of the %s: %s', async (at, answer) => {
    smtp.refuseWith = { answer, at }
    const item = await aMail(server, school)
    await expect(sendMails(server)(item)).rejects.toThrow()
    expect(await mailRow(server, item)).toMatchObject({ ...waitsWithLink, tries: 1 })
  })

  it('several given up while nobody looks are one notice; the next after it was read is a new one', async () => {
    const send = sendMails(server)
    smtp.refuseWith = { answer: '550 5.1.1', at: 'address' }
    const titles = async () => (await school.admin.notice.list({})).items.filter(({ kind }) => kind === 'mail_given_up')
    await send(await aMail(server, school, { to: 'second@greenfield.test' }))
    await send(await aMail(server, school, { to: 'third@greenfield.test' }))
    const [many, ...others] = await titles()
    expect(others).toEqual([])
    expect(many).toMatchObject({ title: '3 emails were not delivered', isRead: false })
    expect(many?.text).toContain('The newest was for third@greenfield.test.')
    await school.admin.notice.markRead({ ids: [many?.id ?? ''] })
    await send(await aMail(server, school, { to: 'fourth@greenfield.test' }))
    expect(await titles()).toMatchObject([{ title: 'An email was not delivered', isRead: false }])
  })

  it('is sent by the queue, and tried again after a failure', async () => {
    const item = await aMail(server, school, { to: 'queue@greenfield.test' })
    smtp.refuseWith = { answer: '451', at: 'address' }
    server.startJobs()
    const failures = async () =>
      (await server.pools.app.query('SELECT failures FROM due_work WHERE reference = $1', [item.reference])).rows[0]
        ?.failures
    await expect.poll(failures).toBe(1)
    await expect.poll(async () => (await mailRow(server, item)).tries).toBe(1)
    expect(await mailRow(server, item)).toMatchObject({ isSent: false, problem: 'not_taken_now' })
    smtp.refuseWith = null
    await expect
      .poll(async () => {
        // The minute it waits before the next try is over.
        await server.pools.app.query('UPDATE due_work SET due_at = now() WHERE reference = $1', [item.reference])
        return (await mailRow(server, item)).isSent
      })
      .toBe(true)
  })

  it('logs no link, token, name or address', () => {
    const logged = server.logged.join('')
    expect(logged).toContain('an email was sent')
    expect(logged).toContain('an email failed for good')
    expect(logged).toContain('not_taken_now, answer 451')
    for (const secret of ['very-secret-token', 'greenfield.test', 'Obi']) expect(logged).not.toContain(secret)
  })
})

describe('a mail server that', () => {
  /** Tries once against whatever listens there, and says what is kept of it. */
  async function tryOn(smtpUrl: string) {
    const server = await testServer({ smtpUrl, mailFrom })
    try {
      const item = await aMail(server, await aSchool(server))
      await expect(sendMails(server)(item)).rejects.toThrow()
      return await mailRow(server, item)
    } finally {
      await server.stop()
    }
  }

  it('is not there', async () => {
    const smtp = await testSmtp()
    await smtp.stop()
    expect(await tryOn(smtp.url)).toMatchObject({ ...waitsWithLink, tries: 1, problem: 'no_connection' })
  })

  it('never says a word', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => {
      socket.on('error', () => undefined)
      sockets.push(socket)
    })
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { greetingTimeout } = patienceWithSteps
    patienceWithSteps.greetingTimeout = 500
    expect(await tryOn(`smtp://127.0.0.1:${port}`)).toMatchObject({ ...waitsWithLink, problem: 'no_answer' })
    patienceWithSteps.greetingTimeout = greetingTimeout
    for (const socket of sockets) socket.destroy()
    silent.close()
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
  const outbox = () => join(server.config.dataDir, 'outbox')

  it('is written into the outbox, readable by its owner alone; the log names the file', async () => {
    const item = await aMail(server, school)
    await sendMails(server)(item)
    const name = readdirSync(outbox()).find((file) => file.endsWith(`-${item.reference}.eml`)) ?? ''
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.eml$/)
    expect(statSync(join(outbox(), name)).mode & 0o777).toBe(0o600)
    const { plain, html } = readMime(readFileSync(join(outbox(), name), 'utf8'))
    expect(plain).toContain(secretLink)
    expect(html).toContain(secretLink.replace('&', '&amp;'))
    expect(await mailRow(server, item)).toMatchObject({ isSent: true, data: {}, tries: 1 })
    const logged = server.logged.join('')
    expect(logged).toContain(name)
    expect(logged).not.toContain('very-secret-token')
  })

  it('waits while the outbox cannot be written', async () => {
    const item = await aMail(server, school)
    rmSync(outbox(), { recursive: true, force: true })
    writeFileSync(outbox(), 'a file where the folder should be')
    await expect(sendMails(server)(item)).rejects.toThrow()
    expect(await mailRow(server, item)).toMatchObject({ ...waitsWithLink, problem: 'not_written' })
    rmSync(outbox())
    await sendMails(server)(item)
    expect(await mailRow(server, item)).toMatchObject({ isSent: true })
  })

  it.each([
    ['a kind without words', { kind: 'greeting' }, '0 days', 'no_words'],
    ['a link too old to work', {}, '8 days', 'too_old'],
  ])('gives up %s', async (_what, said, age, problem) => {
    const item = await aMail(server, school, said)
    await ageMail(server, item, age)
    const files = readdirSync(outbox()).length
    await sendMails(server)(item)
    expect(await mailRow(server, item)).toEqual({ ...gone, tries: 0, problem })
    expect(readdirSync(outbox())).toHaveLength(files)
  })

  it('gives none up for its age while the clock is not to be trusted', async () => {
    const item = await aMail(server, school)
    await ageMail(server, item, '8 days')
    server.clock.isTrusted = false
    await sendMails(server)(item)
    server.clock.isTrusted = true
    expect(await mailRow(server, item)).toMatchObject({ isSent: true })
  })

  it('asks for no mail to an account without an address', async () => {
    expect(await aMail(server, school, { to: 'x@students.invalid' })).toMatchObject({ reference: '' })
  })
})
