import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageAllowances, answerRequests } from '../../../test/builders/mailed.ts'
import { adminPassword, aSchool, aSignUpForm, linkMailedTo, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { freeSchools } from './free-school.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function aPendingSchool() {
  const form = aSignUpForm()
  await server.client().people.signUp(form)
  const schoolId = (await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain))?.id ?? ''
  const token = await tokenMailedTo(server, schoolId, form.email)
  const owner = await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.one<{ id: string }>('SELECT owner_id AS id FROM schools WHERE id = $1', [schoolId]),
  )
  return { form, schoolId, token, accountId: owner.id }
}

const mailsTo = (schoolId: string) =>
  inSchool(server.pools.app, { schoolId }, (tx) => tx.rows('SELECT id FROM mails WHERE school_id = $1', [schoolId]))

/** Makes every link of the account as old as that. */
const age = (accountId: string, interval: string) =>
  server.pools.auth.query(
    `UPDATE auth.one_time_tokens SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE account_id = $1`,
    [accountId, interval],
  )

describe('following the link', () => {
  it('makes person and school active, so that signing in works', async () => {
    const { form, token } = await aPendingSchool()
    const client = server.client()
    const typed = { email: form.email, password: adminPassword }
    expect(await refusalOf(client.people.signIn(typed))).toMatchObject({ code: 'NOT_VERIFIED', status: 403 })
    expect(await client.people.me()).toMatchObject({ me: null })

    await client.people.verifyEmail({ token, type: 'signup' })
    expect(await client.people.signIn(typed)).toMatchObject({ kind: 'signed_in', me: { role: 'school_admin' } })
  })

  it('says again that it worked when it is followed again, and changes nothing by it', async () => {
    const { form, token, schoolId } = await aPendingSchool()
    const client = server.client()
    await client.people.verifyEmail({ token, type: 'signup' })
    await client.people.verifyEmail({ token, type: 'signup' })

    await inSchool(server.pools.app, { schoolId }, (tx) =>
      tx.run(`UPDATE users SET status = 'inactive' WHERE school_id = $1`, [schoolId]),
    )
    expect(await refusalOf(client.people.verifyEmail({ token, type: 'signup' }))).toMatchObject({
      code: 'LINK_USED_UP',
    })
    const typed = { email: form.email, password: adminPassword }
    expect(await refusalOf(client.people.signIn(typed))).toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  })

  it('works once when it is followed many times at the same moment', async () => {
    const { token, form } = await aPendingSchool()
    const client = server.client()
    await Promise.all(Array.from({ length: 5 }, () => client.people.verifyEmail({ token, type: 'signup' })))
    expect(await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)).toMatchObject({ status: 'active' })
  })

  it.each([
    ['no token', { token: '', type: 'signup' }],
    ['another type', { token: 'real', type: 'recovery' }],
    ['no type', { token: 'real', type: '' }],
    ['an unknown token', { token: 'x'.repeat(43), type: 'signup' }],
  ])('refuses a link with %s', async (_what, link) => {
    const { token, form } = await aPendingSchool()
    const used = { ...link, token: link.token === 'real' ? token : link.token }
    expect(await refusalOf(server.client().people.verifyEmail(used))).toMatchObject({
      code: 'INVALID_LINK',
      status: 400,
      message: 'Invalid verification link.',
    })
    expect(await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)).toMatchObject({
      status: 'pending_verification',
    })
  })

  it('refuses a link older than 48 hours', async () => {
    const { token, accountId } = await aPendingSchool()
    await age(accountId, '47 hours')
    await age(accountId, '1 hour')
    const refusal = await refusalOf(server.client().people.verifyEmail({ token, type: 'signup' }))
    expect(refusal).toMatchObject({ code: 'LINK_USED_UP', status: 410 })
  })
})

describe('sending the mail again', () => {
  it('answers the same for everybody, and mails at most once a minute, three times an hour and five times a day', async () => {
    const { form, schoolId, accountId } = await aPendingSchool()
    const client = server.client()
    const again = async () => {
      await client.people.resendVerification({ email: form.email })
      await answerRequests(server)
    }
    expect(await client.people.resendVerification({ email: 'nobody@nowhere.test' })).toEqual({})
    await again()
    expect(await mailsTo(schoolId)).toHaveLength(1)

    await age(accountId, '2 minutes')
    await Promise.all([again(), again(), again()])
    expect(await mailsTo(schoolId)).toHaveLength(2)
    // The try that is one too many for the hour is one of the five of the day.
    for (const mostByThen of [3, 4]) {
      for (let times = 0; times < 2; times += 1) {
        await age(accountId, '2 minutes')
        await again()
      }
      expect(await mailsTo(schoolId)).toHaveLength(mostByThen)
      await ageAllowances(server, '1 hour')
    }
  })

  it('leaves the older link working', async () => {
    const { form, schoolId, token, accountId } = await aPendingSchool()
    await age(accountId, '2 minutes')
    await server.client().people.resendVerification({ email: form.email })
    expect(await tokenMailedTo(server, schoolId, form.email)).not.toBe(token)
    await server.client().people.verifyEmail({ token, type: 'signup' })
  })

  it('keeps the school for as long as the newest link works', async () => {
    const { form, schoolId, accountId } = await aPendingSchool()
    await age(accountId, '47 hours')
    await server.pools.app.query(
      `UPDATE due_work SET due_at = due_at - interval '47 hours' WHERE kind = 'free_school' AND school_id = $1`,
      [schoolId],
    )
    await server.client().people.resendVerification({ email: form.email })
    await answerRequests(server)
    const { rows } = await server.pools.app.query(
      `SELECT due_at > now() + interval '47 hours' AS "isLater" FROM due_work
       WHERE kind = 'free_school' AND school_id = $1 AND reference = $2`,
      [schoolId, accountId],
    )
    expect(rows).toEqual([{ isLater: true }])
  })

  it('writes nothing to who is verified already', async () => {
    const school = await aSchool(server)
    const before = await mailsTo(school.schoolId)
    await server.client().people.resendVerification({ email: school.email })
    expect(await mailsTo(school.schoolId)).toEqual(before)
  })
})

describe('a school unverified for 48 hours', () => {
  it('is due then, and frees its name and its address', async () => {
    const { form, schoolId, accountId } = await aPendingSchool()
    const { rows } = await server.pools.app.query(
      `SELECT due_at > now() + interval '47 hours' AND due_at < now() + interval '49 hours' AS "isThen"
       FROM due_work WHERE kind = 'free_school' AND school_id = $1 AND reference = $2`,
      [schoolId, accountId],
    )
    expect(rows).toEqual([{ isThen: true }])

    await freeSchools(server)({ schoolId, reference: accountId })
    // Run again after a crash in the middle: nothing to do, nothing breaks.
    await freeSchools(server)({ schoolId, reference: accountId })
    await server.client().people.signUp(form)
    expect((await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain))?.id).not.toBe(schoolId)
  })

  it('is left alone when it was verified meanwhile', async () => {
    const { form, schoolId, accountId, token } = await aPendingSchool()
    await server.client().people.verifyEmail({ token, type: 'signup' })
    await freeSchools(server)({ schoolId, reference: accountId })
    expect(await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)).toMatchObject({ status: 'active' })
    const typed = { email: form.email, password: adminPassword }
    expect(await server.client().people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
  })

  it('never leaves half a school when link and freeing meet', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { form, schoolId, accountId, token } = await aPendingSchool()
      const [link] = await Promise.allSettled([
        server.client().people.verifyEmail({ token, type: 'signup' }),
        freeSchools(server)({ schoolId, reference: accountId }),
      ])
      const school = await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)
      if (link.status === 'fulfilled') expect(school).toMatchObject({ status: 'active' })
      else expect(school).toBeUndefined()
    }
  })

  it('goes away by itself through the queue', async () => {
    const { form, schoolId } = await aPendingSchool()
    await linkMailedTo(server, schoolId, form.email)
    await server.pools.app.query(`UPDATE due_work SET due_at = now() WHERE kind = 'free_school' AND school_id = $1`, [
      schoolId,
    ])
    server.startJobs()
    await expect.poll(() => selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)).toBeUndefined()
  })
})
