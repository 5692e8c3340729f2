import type { Role } from '@sabimark/domain/people/role.ts'
import { sessionCookie, tokenOfCookies } from '../../src/people/account/session-cookie.ts'
import { ensureFirstAdmin } from '../../src/people/first-admin/first-admin.ts'
import { adminPassword, aStudent, aTeacher, type TestSchool } from '../builders/people.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'

/** Somebody with a session. `signIn` opens another one on a browser of its own. */
export type Person = {
  role: Role
  userId: string
  schoolId: string
  /** What is typed to sign in: an address or a student ID. */
  name: string
  password: string
  client: TestClient
  cookie: string
  signIn(): Promise<TestClient>
}

export const cookieOf = (client: TestClient) => `sabimark_session=${client.cookies.get('sabimark_session') ?? ''}`

async function person(client: TestClient, rest: Omit<Person, 'client' | 'cookie' | 'role' | 'userId' | 'schoolId'>) {
  const { me } = await client.people.me()
  if (!me) throw new Error(`${rest.name} is not signed in.`)
  return { ...rest, role: me.role, userId: me.id, schoolId: me.schoolId, client, cookie: cookieOf(client) }
}

function byEmail(server: TestServer, email: string, password: string): () => Promise<TestClient> {
  return async () => {
    const client = server.client()
    await client.people.signIn({ email, password })
    return client
  }
}

export async function theSuperAdmin(server: TestServer): Promise<Person> {
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  const signIn = byEmail(server, email, password ?? '')
  return await person(await signIn(), { name: email, password: password ?? '', signIn })
}

export async function theAdmin(server: TestServer, school: TestSchool): Promise<Person> {
  const signIn = byEmail(server, school.email, adminPassword)
  return await person(await signIn(), { name: school.email, password: adminPassword, signIn })
}

export async function aTeacherHere(
  server: TestServer,
  school: TestSchool,
  places: { name: string; subjectIds: string[]; classIds: string[] },
): Promise<Person> {
  const { client, email, password } = await aTeacher(server, school, places)
  return await person(client, { name: email, password, signIn: byEmail(server, email, password) })
}

export async function aStudentHere(server: TestServer, school: TestSchool, classId: string): Promise<Person> {
  const { client, slip } = await aStudent(server, school, { classId, name: `Student of ${school.subdomain}` })
  const [name, password] = [slip.signInName, slip.firstPassword]
  const signIn = async () => {
    const other = server.client()
    await other.people.signInStudent({ school: school.subdomain, studentNumber: name, password })
    return other
  }
  return await person(client, { name, password, signIn })
}

/** Sessions that open nothing any more, or never did. */
const deadSessions = [
  'expired',
  'that waits for a code',
  'signed out',
  'with a changed signature',
  'without a signature',
  'signed with another secret',
] as const
/** Sessions of somebody who is in no school by them. */
export const homelessSessions = ['in no school yet', 'in a school that is not theirs'] as const
export const spoiledSessions = [...deadSessions, ...homelessSessions] as const
export type Spoiled = (typeof spoiledSessions)[number]

/** The Cookie header of every spoiled session of this person. */
export async function spoil(
  server: TestServer,
  { signIn }: Person,
  otherSchoolId: string,
): Promise<Record<Spoiled, string>> {
  const { secrets } = server.config
  const fresh = async () => {
    const cookie = cookieOf(await signIn())
    const token = tokenOfCookies(cookie, secrets) ?? ''
    if (!token) throw new Error('A fresh session has no token.')
    return { cookie, token }
  }
  const changed = async (change: string, ...values: unknown[]) => {
    const { cookie, token } = await fresh()
    await server.pools.auth.query(`UPDATE auth.session SET ${change} WHERE token = $1`, [token, ...values])
    return cookie
  }
  const signedOut = await signIn()
  const endedCookie = cookieOf(signedOut)
  await signedOut.people.signOut()
  const live = await fresh()
  const other = live.cookie.at(-2) === 'A' ? 'B' : 'A'
  const options = { secrets: ['a secret nobody has here'], isSecure: false, maxAgeSeconds: 86_400 }
  return {
    expired: await changed(`"expiresAt" = now() - interval '1 second'`),
    'that waits for a code': await changed(`awaits = 'second_factor'`),
    'signed out': endedCookie,
    'with a changed signature': `${live.cookie.slice(0, -2)}${other}${live.cookie.at(-1)}`,
    'without a signature': `sabimark_session=${live.token}`,
    'signed with another secret': sessionCookie(live.token, options).split(';')[0] ?? '',
    'in no school yet': await changed('"schoolId" = NULL'),
    'in a school that is not theirs': await changed('"schoolId" = $2', otherSchoolId),
  }
}
