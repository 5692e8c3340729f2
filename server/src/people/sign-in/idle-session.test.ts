import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { staffIdleMs, studentSessionMs } from '@sabimark/domain/people/sessions/session-watch.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { aSchool, aStudent, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { prolongSession } from '../account/session.db.ts'

const minute = 60_000
let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const tokenOf = (client: TestClient) => client.cookies.get('sabimark_session')?.split('.')[0] ?? ''

/** Time passes for one session, by PostgreSQL's clock. */
async function pass(client: TestClient, milliseconds: number): Promise<void> {
  const { rowCount } = await server.pools.auth.query(
    `UPDATE auth.session SET "createdAt" = "createdAt" - make_interval(secs => $2),
       "expiresAt" = "expiresAt" - make_interval(secs => $2), "updatedAt" = 'epoch' WHERE token = $1`,
    [tokenOf(client), milliseconds / 1000],
  )
  expect(rowCount).toBe(1)
}

/** Whether it was written since time passed. */
async function isWritten(client: TestClient): Promise<boolean> {
  const { rows } = await server.pools.auth.query<{ isWritten: boolean }>(
    `SELECT "updatedAt" > 'epoch' AS "isWritten" FROM auth.session WHERE token = $1`,
    [tokenOf(client)],
  )
  return rows[0]?.isWritten ?? false
}

/** How many requests wait for a row somebody else holds. */
async function waitingForRow(): Promise<number> {
  const { rows } = await server.pools.auth.query<{ count: string }>(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.count)
}

const leftOf = async (client: TestClient) => (await client.people.me()).sessionLeftMs ?? 0

describe('a session of staff', () => {
  it('runs out after half an hour without use, and is prolonged by use', async () => {
    const { client } = await aTeacher(server, school)
    await pass(client, 29 * minute)
    expect(await leftOf(client)).toBeGreaterThan(staffIdleMs - minute)
    await pass(client, 29 * minute)
    await client.bank.listQuestions({})
    await pass(client, 29 * minute)
    expect(await client.people.me()).toMatchObject({ me: { role: 'teacher' } })
    await pass(client, 31 * minute)
    expect(await client.people.me()).toEqual({ me: null, sessionLeftMs: null, ended: 'idle' })
    expect(await refusalOf(client.bank.listQuestions({}))).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await refusalOf(client.people.refreshSession())).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  it('ends twelve hours after it began, however much it is used, and says so', async () => {
    const { client } = await aTeacher(server, school)
    expect((await client.people.refreshSession()).isLast).toBeUndefined()
    for (let half = 0; half < 25; half += 1) {
      await pass(client, 28 * minute)
      expect(await leftOf(client)).toBeGreaterThan(18 * minute)
    }
    await pass(client, 15 * minute)
    const { sessionLeftMs, isLast } = await client.people.refreshSession()
    expect(sessionLeftMs).toBeLessThanOrEqual(5 * minute)
    expect(isLast).toBe(true)
    expect(await leftOf(client)).toBeLessThanOrEqual(5 * minute)
    await pass(client, 6 * minute)
    expect(await client.people.me()).toEqual({ me: null, sessionLeftMs: null, ended: 'time' })
  })

  it('is written once a minute at most', async () => {
    const { client } = await aTeacher(server, school)
    await pass(client, minute - 5_000)
    await client.people.me()
    expect(await isWritten(client)).toBe(false)
    await pass(client, 10_000)
    await client.people.me()
    expect(await isWritten(client)).toBe(true)
  })

  it('is written once for all that a page asks at the same moment', async () => {
    const { client } = await aTeacher(server, school)
    await pass(client, 2 * minute)
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
    const ask = () => fetch(`${server.url}/api/me`, { headers: { cookie } })
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    // Any of them may be the only one that arrives: each that saw the session age brings its cookie.
    expect(answers.flatMap(({ headers }) => headers.getSetCookie()).length).toBeGreaterThan(0)

    await pass(client, 2 * minute)
    const writes = await Promise.all(
      Array.from({ length: 12 }, () => prolongSession(server.pools.auth, tokenOf(client), minute)),
    )
    expect(writes.filter(Boolean)).toHaveLength(1)
  })

  it('brings its cookie with the reply also where another request has written it', async () => {
    const { client } = await aTeacher(server, school)
    await pass(client, 2 * minute)
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
    // Holds the session's row, as the faster one does, until the slower one waits for it.
    const faster = await server.pools.auth.connect()
    try {
      await faster.query('BEGIN')
      await faster.query(
        `UPDATE auth.session SET "expiresAt" = now() + make_interval(secs => "idleSeconds") WHERE token = $1`,
        [tokenOf(client)],
      )
      const slower = fetch(`${server.url}/api/me`, { headers: { cookie } })
      await expect.poll(waitingForRow).toBe(1)
      await faster.query('COMMIT')
      expect((await slower).headers.getSetCookie()).toHaveLength(1)
    } finally {
      faster.release()
    }
  })

  it('is not kept by a page that asks by itself while nobody is there', async () => {
    const { client } = await aTeacher(server, school)
    client.headers['x-unattended'] = '1'
    await pass(client, 29 * minute)
    await client.exam.list({})
    expect(await leftOf(client)).toBeLessThan(minute)
    expect(await isWritten(client)).toBe(false)
    // Whoever comes back in time says so.
    expect(await client.people.refreshSession()).toEqual({ sessionLeftMs: staffIdleMs })
    expect(await leftOf(client)).toBeGreaterThan(staffIdleMs - minute)
  })

  it('begins anew when asked to, and its cookie with it', async () => {
    const { client } = await aTeacher(server, school)
    await pass(client, 20_000)
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { cookie, origin: server.url },
    })
    expect(await response.json()).toEqual({ sessionLeftMs: staffIdleMs })
    expect(response.headers.getSetCookie()[0]).toMatch(/^sabimark_session=.*; Max-Age=1800$/)
  })
})

describe('whoever asks where nobody is signed in', () => {
  it('is told why when somebody was, and nothing when nobody was or who was has signed out', async () => {
    const nobody = { me: null, sessionLeftMs: null }
    const { client, email, password } = await aTeacher(server, school)
    const beside = server.client()
    await beside.people.signIn({ email, password })
    await beside.people.changePassword({ currentPassword: password, newPassword: 'battery staple' })
    expect(await client.people.me()).toEqual({ ...nobody, ended: 'elsewhere' })
    await beside.people.signOut()
    expect(await beside.people.me()).toEqual(nobody)
    expect(await server.client().people.me()).toEqual(nobody)
  })
})

describe('a session of a student', () => {
  it('ends 12 hours after the sign-in, whatever the use', async () => {
    const { client } = await aStudent(server, school)
    expect(await leftOf(client)).toBeGreaterThan(studentSessionMs - minute)
    await pass(client, studentSessionMs - 2 * minute)
    await client.people.refreshSession()
    expect(await leftOf(client)).toBeLessThan(3 * minute)
    expect(await isWritten(client)).toBe(false)
    await pass(client, 2 * minute)
    expect(await client.people.me()).toEqual({ me: null, sessionLeftMs: null, ended: 'time' })
  })

  it.each([
    ['a shared computer', {}, { endsAfterExam: true }],
    ['an own device', { isOwnDevice: true }, {}],
  ])('ends with the browser on %s', async (_what, said, told) => {
    const { student, slip } = await aStudent(server, school, { isSignedIn: false })
    const response = await fetch(`${server.url}/api/sign-in/student`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({
        school: school.subdomain,
        studentNumber: student.studentNumber,
        password: slip.firstPassword,
        ...said,
      }),
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^sabimark_session=\w+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(await me.json()).toEqual({ me: expect.anything(), sessionLeftMs: expect.any(Number), ...told })
  })
})

test('an upgrade leaves staff half an hour and students 12 hours', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  try {
    for (const name of await readdir(ownFolder)) {
      if (name < '018') await cp(join(ownFolder, name), join(earlier, name))
    }
    await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
    await asOne(ownerUrl, (owner) => owner.query(signedInBefore))
    await migrate(ownerUrl, { secret, rolePrefix })
    const { rows } = await asOne(ownerUrl, (owner) =>
      owner.query(
        `SELECT id, round(extract(epoch FROM "expiresAt" - now()) / 60) AS minutes FROM auth.session ORDER BY id`,
      ),
    )
    expect(rows.map(({ id, minutes }) => [id, Number(minutes)])).toEqual([
      ['nowhere', 30],
      ['student', 12 * 60],
      ['teacher', 30],
      ['teacher, nearly over', 10],
    ])
    const { rows: locks } = await asOne(ownerUrl, (owner) =>
      owner.query(`SELECT relforcerowsecurity AS "isForced" FROM pg_class WHERE relname = 'users'`),
    )
    expect(locks).toEqual([{ isForced: true }])
  } finally {
    await drop()
    await rm(earlier, { recursive: true })
  }
})

const signedInBefore = `
  SET row_security = off;
  ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
  INSERT INTO auth."user" (id, name, email) VALUES ('t', 'T', 't@people.test'), ('s', 'S', 's@people.invalid');
  INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status, owner_id)
  VALUES ('0199aaaa-0000-7000-8000-000000000001', 'Greenfield', 'greenfield', 'a@people.test', '', '', 'starter', 'active', 't');
  INSERT INTO users (school_id, id, account_id, name, role, status) VALUES
    ('0199aaaa-0000-7000-8000-000000000001', '0199aaaa-0000-7000-8000-00000000000a', 't', 'T', 'teacher', 'active'),
    ('0199aaaa-0000-7000-8000-000000000001', '0199aaaa-0000-7000-8000-00000000000b', 's', 'S', 'student', 'active');
  ALTER TABLE users FORCE ROW LEVEL SECURITY;
  ALTER TABLE schools FORCE ROW LEVEL SECURITY;
  INSERT INTO auth.session (id, token, "userId", "schoolId", "expiresAt") VALUES
    ('teacher', 'a', 't', '0199aaaa-0000-7000-8000-000000000001', now() + interval '6 days'),
    ('teacher, nearly over', 'b', 't', '0199aaaa-0000-7000-8000-000000000001', now() + interval '10 minutes'),
    ('nowhere', 'c', 't', NULL, now() + interval '6 days'),
    ('student', 'd', 's', '0199aaaa-0000-7000-8000-000000000001', now() + interval '7 days');`
