// What somebody who signed up is told about the mail, by a real mail server that is there, away, or refuses.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, aSignUpForm } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { readReceipt } from './receipt.ts'

let smtp: TestSmtp
let port: number
let server: TestServer
beforeAll(async () => {
  smtp = await testSmtp()
  port = Number(new URL(smtp.url).port)
  server = await testServer({ smtpUrl: smtp.url })
  server.startJobs()
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})
afterEach(() => {
  smtp.refuseWith = null
})

async function signUp() {
  const form = aSignUpForm()
  const { receipt } = await server.client().people.signUp(form)
  return { form, receipt, schoolId: readReceipt(receipt, server.config.secrets) ?? '' }
}

const stateOf = (receipt: string) => server.client().people.signUpMail({ receipt })
const becomes = (receipt: string, state: string) =>
  expect.poll(() => stateOf(receipt), { timeout: 60_000, interval: 50 }).toEqual({ state })
/** The queue looks at it again now. */
const tryAgainNow = (schoolId: string) =>
  server.pools.app.query(`UPDATE due_work SET due_at = now() WHERE kind LIKE 'send%' AND school_id = $1`, [schoolId])

describe('the mail of a sign-up', () => {
  it('waits, is handed over, and leads in', async () => {
    const { form, receipt } = await signUp()
    expect(['waiting', 'sent']).toContain((await stateOf(receipt)).state)
    await becomes(receipt, 'sent')
    expect(smtp.received.at(-1)?.to).toEqual([form.email])
  })

  it('is late while the mail server is down, and comes when it is back: the account is made all the same', async () => {
    await smtp.stop()
    const { form, receipt, schoolId } = await signUp()
    expect(['waiting', 'late']).toContain((await stateOf(receipt)).state)
    await becomes(receipt, 'late')
    expect(await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)).toMatchObject({ id: schoolId })
    const typed = { email: form.email, password: adminPassword }
    expect(await refusalOf(server.client().people.signIn(typed))).toMatchObject({ code: 'NOT_VERIFIED' })

    smtp = await testSmtp(port)
    await tryAgainNow(schoolId)
    await becomes(receipt, 'sent')
    const source = smtp.received[0]?.source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
    const [, token = ''] = /token=([\w-]{43})/.exec(source) ?? []
    await server.client().people.verifyEmail({ token, type: 'signup' })
    expect(await server.client().people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
  }, 180_000)

  it('to an address that is refused for good frees name and address at once, and goes on saying so', async () => {
    smtp.refuseWith = { answer: '550 5.1.1', at: 'address' }
    const { form, receipt } = await signUp()
    await becomes(receipt, 'refused')
    expect(await stateOf(receipt)).toEqual({ state: 'refused' })
    expect(await server.client().school.checkSubdomain({ subdomain: form.subdomain })).toMatchObject({ isFree: true })

    smtp.refuseWith = null
    const again = await server.client().people.signUp(form)
    await becomes(again.receipt, 'sent')
    expect(await stateOf(receipt)).toEqual({ state: 'refused' })
  })

  it('of which one was sent and a later one refused is sent: the first link still works', async () => {
    const { form, receipt, schoolId } = await signUp()
    await becomes(receipt, 'sent')
    await server.pools.auth.query(`UPDATE auth.one_time_tokens SET created_at = created_at - interval '2 minutes'`)
    smtp.refuseWith = { answer: '550 5.1.1', at: 'address' }
    await server.client().people.resendVerification({ email: form.email })
    const given = () =>
      inSchool(server.pools.app, { schoolId }, (tx) =>
        tx.rows('SELECT id FROM mails WHERE school_id = $1 AND given_up_at IS NOT NULL', [schoolId]),
      )
    await expect.poll(async () => (await given()).length).toBe(1)
    expect(await stateOf(receipt)).toEqual({ state: 'sent' })
    expect(await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)).toMatchObject({ id: schoolId })
  })

  it('that was refused once frees nobody who has come in since', async () => {
    const { form, receipt, schoolId } = await signUp()
    await becomes(receipt, 'sent')
    await inSchool(server.pools.app, { schoolId }, async (tx) => {
      await tx.run(`UPDATE schools SET status = 'active' WHERE id = $1`, [schoolId])
      await tx.run('UPDATE mails SET sent_at = NULL, given_up_at = now() WHERE school_id = $1', [schoolId])
    })
    expect(await stateOf(receipt)).toEqual({ state: 'refused' })
    expect(await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)).toMatchObject({ status: 'active' })
  })

  it('is shown to nobody without the receipt', async () => {
    const { schoolId, receipt } = await signUp()
    const forged = [schoolId, receipt.slice(0, -1), `${receipt.slice(0, -1)}${receipt.endsWith('A') ? 'B' : 'A'}`, ' ']
    for (const one of forged) expect(await refusalOf(stateOf(one)), one).toMatchObject({ code: 'BAD_REQUEST' })
  })
})
