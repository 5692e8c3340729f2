import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, aSchool, aSignUpForm, linkMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { createIdentity } from '../account/identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const asOwner = (text: string) => asOne(server.database.ownerUrl, (owner) => owner.query(text))
const schoolOf = (subdomain: string) => selectOptionalSchoolBySubdomain(server.pools.app, subdomain)
const accountsOf = async (email: string) =>
  (await server.pools.auth.query('SELECT id FROM auth."user" WHERE email = $1', [email])).rows

describe('signing a school up', () => {
  it('creates account, school, profile, classes and the mail', async () => {
    const form = aSignUpForm({ subdomain: 'greenfield', email: ' Ada@Greenfield.test ', plan: 'starter' })
    await server.client().people.signUp(form)

    const school = await schoolOf('greenfield')
    expect(school).toMatchObject({ name: 'Greenfield College', status: 'pending_verification' })
    const schoolId = school?.id ?? ''
    await inSchool(server.pools.app, { schoolId }, async (tx) => {
      const row = await tx.one(
        `SELECT website, subscription, owner_id, email, date_trunc('second', trial_ends_at - created_at + interval '0.5 s') = interval '14 days' AS "hasTrial"
         FROM schools WHERE id = $1`,
        [schoolId],
      )
      const user = await tx.one('SELECT role, status, email, name, phone, account_id FROM users WHERE school_id = $1', [
        schoolId,
      ])
      expect(row).toEqual({
        website: 'greenfield.sabimark.test',
        subscription: 'starter',
        owner_id: user.account_id,
        email: 'ada@greenfield.test',
        hasTrial: true,
      })
      expect(user).toMatchObject({ role: 'school_admin', status: 'pending_verification', email: 'ada@greenfield.test' })
      const classes = await tx.rows('SELECT name FROM classes WHERE school_id = $1 ORDER BY position', [schoolId])
      expect(classes.map(({ name }) => name)).toEqual('SS1A SS1B SS1C SS2A SS2B SS2C SS3A SS3B SS3C'.split(' '))
      expect(await tx.one('SELECT sync_window_hours FROM school_settings WHERE school_id = $1', [schoolId])).toEqual({
        sync_window_hours: 24,
      })
    })
    const link = new URL(await linkMailedTo(server, schoolId, 'ada@greenfield.test'))
    expect(`${link.origin}${link.pathname}`).toBe('http://sabimark.test/verify-email')
    expect(link.searchParams.get('type')).toBe('signup')
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/)
  })

  it('keeps neither the password nor the token as they are, and logs none of it', async () => {
    const form = aSignUpForm()
    await server.client().people.signUp(form)
    const schoolId = (await schoolOf(form.subdomain))?.id ?? ''
    const token = new URL(await linkMailedTo(server, schoolId, form.email)).searchParams.get('token') ?? ''
    const { rows } = await server.pools.auth.query(
      `SELECT (SELECT string_agg(password, ' ') FROM auth.account) AS passwords,
              (SELECT string_agg(token_hash, ' ') FROM auth.one_time_tokens) AS tokens`,
    )
    expect(rows[0].passwords).toMatch(/^\$argon2id\$v=19\$/)
    expect(rows[0].passwords).not.toContain(adminPassword)
    expect(rows[0].tokens).not.toContain(token)
    const logged = server.logged.join('')
    for (const secret of [token, adminPassword, form.email]) expect(logged).not.toContain(secret)
  })

  it.each<[Partial<ReturnType<typeof aSignUpForm>>, Record<string, string>]>([
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ email: 'ada' }, { email: 'Email is invalid.' }],
    [
      { email: 'ada@school.example' },
      { email: 'Email is invalid. Email cannot be delivered to an address that ends in .example.' },
    ],
    [{ phone: '' }, { phone: 'Phone number is required.' }],
    [{ schoolName: '' }, { schoolName: 'School name is required.' }],
    [{ subdomain: 'Green Field' }, { subdomain: 'Domain can only contain lowercase letters and numbers' }],
    [{ subdomain: 'ab' }, { subdomain: 'Domain must be at least 3 characters' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'Password must be at least 8 characters' }],
    [
      { password: 'Greenfield-2026', confirmPassword: 'Greenfield-2026' },
      {
        password:
          'This password is too easy to guess. Choose one without common words, your name or your school’s name.',
      },
    ],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'Passwords do not match.' }],
    [{ name: 'a'.repeat(5_000) }, { name: 'Name must be at most 120 characters' }],
    [{ schoolName: 'ọ́'.repeat(5_000) }, { schoolName: 'School name must be at most 120 characters' }],
    [{ email: `${'a'.repeat(5_000)}@nowhere.test` }, { email: 'Email must be at most 200 characters' }],
    [{ phone: '0'.repeat(5_000) }, { phone: 'Phone number must be at most 40 characters' }],
    [{ subdomain: 'g'.repeat(5_000) }, { subdomain: 'Domain must be at most 63 characters' }],
    [
      { password: 'p'.repeat(5_000), confirmPassword: 'p'.repeat(5_000) },
      { password: 'Password must be at most 200 characters' },
    ],
    [{ agreeToTerms: false }, { agreeToTerms: 'You must agree to the terms and conditions.' }],
  ])('refuses %o', async (wrong, fields) => {
    const refusal = await refusalOf(
      server.client().people.signUp(aSignUpForm({ ...wrong, email: wrong.email ?? 'wrong@form.test' })),
    )
    expect(refusal).toMatchObject({ code: 'INVALID_FORM', status: 422, data: { fields } })
    expect(await accountsOf('wrong@form.test')).toEqual([])
  })

  it.each([
    ['right to left', 'עדה דוגמה', 'مدرسة غرينفيلد'],
    ['tone-marked', 'Adé\u0301ṣọlá Ọ̀ládélé', 'Ilé-Ẹ̀kọ́ Ọlọ́run'],
    ['decomposed', 'Ade\u0301s\u0323o\u0323la\u0301', 'Ile\u0301 \u1eb8\u0300ko\u0323\u0301'],
    ['emoji', 'Ada 👩🏾‍🏫 Sample', 'Greenfield 🎓🏫'],
    ['as long as may be', 'ọ'.repeat(120), '🏫'.repeat(120)],
  ])('keeps %s names, in NFC', async (_kind, name, schoolName) => {
    const form = aSignUpForm({ name, schoolName })
    await server.client().people.signUp(form)
    const schoolId = (await schoolOf(form.subdomain))?.id ?? ''
    const kept = await inSchool(server.pools.app, { schoolId }, (tx) =>
      tx.one(
        `SELECT s.name AS "schoolName", u.name FROM schools s JOIN users u ON u.school_id = s.id WHERE s.id = $1`,
        [schoolId],
      ),
    )
    expect(kept).toEqual({ name: name.normalize('NFC'), schoolName: schoolName.normalize('NFC') })
  })

  it('refuses what cannot be stored', async () => {
    for (const name of ['Ada\u0000Obi', 'Ada \ud800']) {
      expect(await refusalOf(server.client().people.signUp(aSignUpForm({ name })))).toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
  })

  it('refuses a subdomain that is taken or kept', async () => {
    const form = aSignUpForm()
    await server.client().people.signUp(form)
    for (const subdomain of [form.subdomain, 'admin', 'platform']) {
      const refusal = await refusalOf(
        server.client().people.signUp(aSignUpForm({ subdomain, email: 'late@late.test' })),
      )
      expect(refusal).toMatchObject({
        code: 'DOMAIN_TAKEN',
        message: 'This domain is already taken. Please choose another.',
      })
    }
    expect(await accountsOf('late@late.test')).toEqual([])
  })

  it('refuses a subdomain that looks like another’s at a glance, also at the same moment', async () => {
    await server.client().people.signUp(aSignUpForm({ subdomain: 'stmaryowerri' }))
    for (const subdomain of ['stmary0werri', 'strnaryowerri', 'stmaryoweri']) {
      expect(await server.client().school.checkSubdomain({ subdomain })).toMatchObject({ isFree: false })
      expect(await refusalOf(server.client().people.signUp(aSignUpForm({ subdomain })))).toMatchObject({
        code: 'DOMAIN_TAKEN',
      })
    }
    const twins = ['loyolaibadan', 'l0yolaibadan', 'loyo1aibadan'].map((subdomain) =>
      server.client().people.signUp(aSignUpForm({ subdomain })),
    )
    const outcomes = await Promise.allSettled(twins)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('refuses an address that has an account and is proven', async () => {
    const { email } = await aSchool(server)
    const again = aSignUpForm({ email: email.toUpperCase() })
    expect(await refusalOf(server.client().people.signUp(again))).toMatchObject({ code: 'EMAIL_TAKEN', status: 409 })
    expect(await schoolOf(again.subdomain)).toBeUndefined()
  })
})

describe('two at the same moment', () => {
  it('lets exactly one have the subdomain', async () => {
    const subdomain = 'wantedbyall'
    const forms = Array.from({ length: 6 }, (_, n) => aSignUpForm({ subdomain, email: `n${n}@wanted.test` }))
    const outcomes = await Promise.allSettled(forms.map((form) => server.client().people.signUp(form)))
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    expect(lost).toEqual(Array(5).fill('DOMAIN_TAKEN'))
    const accounts = await Promise.all(forms.map(({ email }) => accountsOf(email)))
    expect(accounts.flat()).toHaveLength(1)
  })

  it('makes one account of one address, and writes to it no more than it may be written to', async () => {
    const email = 'all@same.test'
    const forms = Array.from({ length: 6 }, () => aSignUpForm({ email }))
    const outcomes = await Promise.allSettled(forms.map((form) => server.client().people.signUp(form)))
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    // The first is written to verify, three more to claim the account.
    expect(lost).toEqual(Array(2).fill('MAIL_SENT_LATELY'))
    expect(await accountsOf(email)).toHaveLength(1)
  })
})

const steps = [
  { table: 'auth."user"', code: 'ACCOUNT_NOT_CREATED', message: 'Failed to create account. Please try again.' },
  { table: 'auth.account', code: 'ACCOUNT_NOT_CREATED', message: 'Failed to create account. Please try again.' },
  {
    table: 'auth.one_time_tokens',
    code: 'ACCOUNT_NOT_CREATED',
    message: 'Failed to create account. Please try again.',
  },
  { table: 'schools', code: 'SCHOOL_NOT_CREATED', message: 'Failed to create school. Please try again.' },
  { table: 'school_settings', code: 'SCHOOL_NOT_CREATED', message: 'Failed to create school. Please try again.' },
  { table: 'classes', code: 'SCHOOL_NOT_CREATED', message: 'Failed to create school. Please try again.' },
  { table: 'users', code: 'PROFILE_NOT_CREATED', message: 'Failed to create user profile. Please contact support.' },
  { table: 'mails', code: 'PROFILE_NOT_CREATED', message: 'Failed to create user profile. Please contact support.' },
  { table: 'due_work', code: 'PROFILE_NOT_CREATED', message: 'Failed to create user profile. Please contact support.' },
]

/** From now on every insert into the table does this first. */
async function breakInto(table: string, statement: string): Promise<void> {
  await asOwner(`CREATE OR REPLACE FUNCTION public.break_in() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN ${statement}; RETURN NEW; END $$`)
  await asOwner(`CREATE TRIGGER break_in BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION public.break_in()`)
}

describe('failing between two steps', () => {
  afterEach(() => asOwner('DROP FUNCTION IF EXISTS public.break_in() CASCADE'))

  it.each(steps)('at $table leaves nothing that blocks a second try', async ({ table, code, message }) => {
    const form = aSignUpForm()
    await breakInto(table, `RAISE EXCEPTION 'the disk is full'`)
    expect(await refusalOf(server.client().people.signUp(form))).toMatchObject({ code, message, status: 500 })
    await asOwner('DROP FUNCTION public.break_in() CASCADE')
    expect(await schoolOf(form.subdomain)).toBeUndefined()

    await server.client().people.signUp(form)
    expect(await schoolOf(form.subdomain)).toMatchObject({ status: 'pending_verification' })
    expect(await accountsOf(form.email)).toHaveLength(1)
  })

  it.each(steps)('a connection cut at $table does not block a second try', async ({ table }) => {
    const form = aSignUpForm()
    await breakInto(table, 'PERFORM pg_terminate_backend(pg_backend_pid())')
    const { status } = await refusalOf(server.client().people.signUp(form))
    expect([500, 503]).toContain(status)
    await asOwner('DROP FUNCTION public.break_in() CASCADE')

    await server.client().people.signUp(form)
    expect(await schoolOf(form.subdomain)).toMatchObject({ status: 'pending_verification' })
  })

  // The first step, one between two rooms, and the last: each starts a server of its own.
  const killedAt = steps.filter(({ table }) => ['auth."user"', 'schools', 'due_work'].includes(table))
  it.each(killedAt)('a server killed at $table does not block a second try', async ({ table }) => {
    const form = aSignUpForm()
    await breakInto(table, 'PERFORM pg_advisory_xact_lock(4711)')
    await asOne(server.database.ownerUrl, async (owner) => {
      await owner.query('SELECT pg_advisory_lock(4711)')
      const child = spawn(
        process.execPath,
        [fileURLToPath(new URL('../../../test/sign-up-once.ts', import.meta.url))],
        {
          env: { JOB: JSON.stringify({ urls: server.database.urls, config: server.config, form }) },
          stdio: 'inherit',
        },
      )
      const isGone = once(child, 'exit')
      // It now stands inside the step, holding what it has so far.
      for (let isWaiting = false; !isWaiting && child.exitCode === null; ) {
        const { rows } = await owner.query<{ isWaiting: boolean }>(
          `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted) AS "isWaiting"`,
        )
        isWaiting = rows[0]?.isWaiting ?? false
        if (!isWaiting) await setTimeout(20)
      }
      child.kill('SIGKILL')
      expect(await isGone).toEqual([null, 'SIGKILL'])
    })
    await asOwner('DROP FUNCTION public.break_in() CASCADE')

    await server.client().people.signUp(form)
    expect(await schoolOf(form.subdomain)).toMatchObject({ status: 'pending_verification' })
    expect(await accountsOf(form.email)).toHaveLength(1)
  })

  it('takes an address over from an account nobody is by', async () => {
    const form = aSignUpForm()
    const identity = createIdentity(server)
    const old = await identity.createAccount({ email: form.email, name: 'X', passwordHash: null, isVerified: false })
    await server.client().people.signUp(form)
    expect((await accountsOf(form.email)).map(({ id }) => id)).not.toContain(old)
  })
})
