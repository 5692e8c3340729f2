import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageMail, aMail, type MailReference, mailRow } from '../../../test/builders/mail.ts'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { theSuperAdmin } from '../../../test/matrix/people.ts'
import { readMime } from '../../../test/read-mime.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { sendMails } from './send-mail.ts'

let smtp: TestSmtp
let server: TestServer
let school: TestSchool
beforeAll(async () => {
  smtp = await testSmtp()
  server = await testServer({ smtpUrl: smtp.url, mailFrom: 'Sabimark <no-reply@sabimark.test>' })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.refuseWith = null
  smtp.received.length = 0
  school = await aSchool(server)
})

const send = (item: MailReference) => sendMails(server)(item)
const isLater = { answer: '451', at: 'data' } as const
const isRefused = { answer: '550 5.1.1', at: 'address' } as const

/** A mail that failed so. */
async function failed(refusal: TestSmtp['refuseWith'], said: Parameters<typeof aMail>[2] = {}): Promise<MailReference> {
  const item = await aMail(server, school, said)
  smtp.refuseWith = refusal
  await send(item).catch(() => undefined)
  smtp.refuseWith = null
  return item
}
const listed = async (only?: 'troubled') =>
  (await school.admin.notice.listMails(only ? { only } : {})).items.map(({ to, state, tries, why, canSendAgain }) => ({
    ...{ to, state, tries, why, canSendAgain },
  }))
/** An invited teacher whose mail was refused. */
async function refusedInvitation() {
  const email = `bola@${school.subdomain}.test`
  await school.admin.people.addTeacher({ name: 'Bola Sample', email, employeeId: 'T1', signIn: 'invitation' })
  const { id } = await inSchool(server.pools.app, school, (tx) =>
    tx.one<{ id: string }>('SELECT id FROM mails WHERE to_address = $1', [email]),
  )
  smtp.refuseWith = isRefused
  await send({ schoolId: school.schoolId, reference: id })
  smtp.refuseWith = null
  return { email, id }
}
/** The minute that must pass between two invitations is over. */
const aMinuteLater = () =>
  server.pools.auth.query(`UPDATE auth.one_time_tokens SET created_at = created_at - interval '2 minutes'`)

describe('the list of mails', () => {
  it('says what became of each and why, in plain sentences, newest first', async () => {
    await send(await aMail(server, school, { to: 'sent@people.test' }))
    await failed(isLater, { to: 'late@people.test' })
    await failed(isRefused, { to: 'refused@people.test' })
    await ageMail(server, await aMail(server, school, { to: 'never-tried@people.test' }), '6 minutes')
    await aMail(server, school, { to: 'new@people.test' })
    const late = 'The mail server has not accepted it yet. We keep trying.'
    const refused = 'The mail server says this address does not accept email; check the spelling.'
    const never = 'It has not been tried yet. We keep trying.'
    expect((await listed()).slice(0, 5)).toEqual([
      { to: 'new@people.test', state: 'waiting', tries: 0, why: null, canSendAgain: false },
      { to: 'never-tried@people.test', state: 'late', tries: 0, why: never, canSendAgain: false },
      { to: 'refused@people.test', state: 'refused', tries: 1, why: refused, canSendAgain: false },
      { to: 'late@people.test', state: 'late', tries: 1, why: late, canSendAgain: true },
      { to: 'sent@people.test', state: 'sent', tries: 1, why: null, canSendAgain: false },
    ])
    expect((await listed('troubled')).map(({ to }) => to)).toEqual([
      'never-tried@people.test',
      'refused@people.test',
      'late@people.test',
    ])
  })

  it('never holds a link, a token or a name', async () => {
    await aMail(server, school, { name: 'Adé Sample' })
    const text = JSON.stringify(await school.admin.notice.listMails({}))
    for (const secret of ['token', 'http', 'Adé']) expect(text).not.toContain(secret)
  })

  it('forgets a trouble after two weeks, or when a newer mail has gone the same way', async () => {
    await failed(isRefused, { to: 'a@people.test', kind: 'reset_password' })
    expect(await listed('troubled')).toHaveLength(1)
    await inSchool(server.pools.app, school, (tx) =>
      tx.run(`UPDATE mails SET given_up_at = now() - interval '15 days' WHERE to_address = 'a@people.test'`),
    )
    expect(await listed('troubled')).toEqual([])
    await failed(isRefused, { to: 'b@people.test', kind: 'reset_password' })
    await send(await aMail(server, school, { to: 'b@people.test', kind: 'reset_password' }))
    expect(await listed('troubled')).toEqual([])
  })
})

describe('sending again', () => {
  it('tries a late mail at once, the same one', async () => {
    const item = await failed(isLater)
    const dueSoon = async () =>
      (
        await server.pools.app.query('SELECT due_at <= clock_timestamp() AS soon FROM due_work WHERE reference = $1', [
          item.reference,
        ])
      ).rows
    // As the queue leaves it after a failure.
    await server.pools.app.query(
      `UPDATE due_work SET failures = 1, due_at = clock_timestamp() + interval '59 seconds' WHERE reference = $1`,
      [item.reference],
    )
    await inSchool(server.pools.app, school, (tx) =>
      tx.run('UPDATE mails SET last_failed_at = clock_timestamp() WHERE id = $1', [item.reference]),
    )
    expect(await dueSoon()).toEqual([{ soon: false }])
    await school.admin.notice.sendMailAgain({ id: item.reference })
    expect(await dueSoon()).toEqual([{ soon: true }])
    await send(item)
    expect(smtp.received).toHaveLength(1)
    expect(await mailRow(server, item)).toMatchObject({ isSent: true, tries: 2 })
    const again = school.admin.notice.sendMailAgain({ id: item.reference })
    expect(await refusalOf(again)).toMatchObject({ code: 'MAIL_NOT_AWAITED', status: 409 })
  })

  it('leaves alone what is being sent at this moment', async () => {
    const item = await failed(isLater)
    // Taken after the failure: due again a minute per try later.
    await server.pools.app.query(
      `UPDATE due_work SET failures = 2, due_at = clock_timestamp() + interval '120 seconds' WHERE reference = $1`,
      [item.reference],
    )
    await school.admin.notice.sendMailAgain({ id: item.reference })
    const { rows } = await server.pools.app.query('SELECT due_at > now() AS rests FROM due_work WHERE reference = $1', [
      item.reference,
    ])
    expect(rows).toEqual([{ rests: true }])
  })

  it('puts a mail back that the queue has lost', async () => {
    const item = await failed(isLater)
    await server.pools.app.query('DELETE FROM due_work WHERE reference = $1', [item.reference])
    await school.admin.notice.sendMailAgain({ id: item.reference })
    const { rows } = await server.pools.app.query('SELECT kind FROM due_work WHERE reference = $1', [item.reference])
    expect(rows).toEqual([{ kind: 'send_sign_up_mail' }])
  })

  it('writes a refused invitation again with a link that works; a double click writes one', async () => {
    const { email, id } = await refusedInvitation()
    await aMinuteLater()
    const clicks = await Promise.allSettled([
      school.admin.notice.sendMailAgain({ id }),
      school.admin.notice.sendMailAgain({ id }),
    ])
    expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await server.pools.app.query<{ reference: string }>(
      `SELECT reference FROM due_work WHERE kind = 'send_mail' AND school_id = $1 ORDER BY id DESC LIMIT 1`,
      [school.schoolId],
    )
    await send({ schoolId: school.schoolId, reference: rows[0]?.reference ?? '' })
    expect(smtp.received.map(({ to }) => to)).toEqual([[email]])
    const { plain } = readMime(smtp.received[0]?.source ?? '')
    const token = new URL(plain.match(/http\S+token=\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
    await server.client().people.acceptInvitation({ token, password: 'correct horse' })
    expect(await refusalOf(school.admin.notice.sendMailAgain({ id }))).toMatchObject({ code: 'MAIL_NOT_AWAITED' })
    expect(await listed('troubled')).toEqual([])
  })

  it('is refused within a minute, for a link only its receiver may ask for, and for a mail of another school', async () => {
    const { id } = await refusedInvitation()
    expect(await refusalOf(school.admin.notice.sendMailAgain({ id }))).toMatchObject({ code: 'MAIL_SENT_LATELY' })
    const reset = await failed(isRefused, { kind: 'reset_password' })
    expect(await refusalOf(school.admin.notice.sendMailAgain({ id: reset.reference }))).toMatchObject({
      code: 'MAIL_NOT_AWAITED',
    })
    const elsewhere = await aSchool(server)
    expect(await refusalOf(elsewhere.admin.notice.sendMailAgain({ id }))).toMatchObject({
      ...{ code: 'UNKNOWN_MAIL', status: 404 },
    })
  })
})

describe('over all schools', () => {
  it('the company sees how many wait or were given up, and nothing else of them', async () => {
    const { client } = await theSuperAdmin(server)
    const before = await client.notice.countMails()
    await failed(isRefused, { to: 'x@people.test' })
    await ageMail(server, await aMail(server, school), '6 minutes')
    await ageMail(server, await failed(isRefused, { to: 'y@people.test' }), '6 minutes')
    const after = await client.notice.countMails()
    expect(after.waitingCount).toBe(before.waitingCount + 1)
    expect(after.givenUpCount).toBe(before.givenUpCount + 2)
    for (const column of ['to_address', 'data', 'kind', 'school_id', '*']) {
      await expect(server.pools.platform.query(`SELECT ${column} FROM mails`)).rejects.toThrow('permission denied')
    }
  })
})
