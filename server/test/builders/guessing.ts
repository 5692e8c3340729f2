import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { refusalOf, type TestClient } from '../client.ts'
import { type TestServer, testServer } from '../server.ts'
import { aSchool, aStudent, type TestSchool } from './people.ts'

/** The public address of a hall. */
export const hall = '203.0.113.7'
/** An address where nobody of the school was ever. */
export const stranger = '198.51.100.1'

/**
 * For the tests of one file: a server behind a proxy that names every address, and a school whose passwords are guessed
 * at. Each test begins with no failure counted and no source known.
 */
export function guessing() {
  let server: TestServer
  let school: TestSchool
  beforeAll(async () => {
    server = await testServer({ trustsProxy: true })
    school = await aSchool(server)
  })
  afterAll(() => server.stop())

  const sql = (text: string, values: unknown[] = []) => server.pools.auth.query(text, values)
  beforeEach(async () => {
    await sql('DELETE FROM auth.guess_failures')
    await sql('DELETE FROM auth.known_sources')
  })

  /** A browser at that address, as the proxy reports it; `like` is a browser whose cookies it has, signed out. */
  const at = (address: string, like?: TestClient) => {
    const client = server.client()
    client.headers['x-forwarded-for'] = address
    for (const [name, value] of like?.cookies ?? []) if (name !== 'sabimark_session') client.cookies.set(name, value)
    return client
  }

  /** So many seconds pass; passwords grow older, too, for what was guessed before one was set does not count. */
  const agePast = async (seconds: number) => {
    await sql('UPDATE auth.guess_failures SET failed_at = failed_at - make_interval(secs => $1)', [seconds])
    await sql('UPDATE auth.account SET "updatedAt" = "updatedAt" - make_interval(secs => $1)', [seconds])
  }

  /** A student of the school who has signed in nowhere, and what they type. */
  const aCandidate = async () => {
    const { slip, student } = await aStudent(server, school, { isSignedIn: false })
    const typed = (password: string) => ({ school: school.subdomain, studentNumber: slip.signInName, password })
    const signIn = (browser: TestClient) => browser.people.signInStudent(typed(slip.firstPassword))
    const guessWrong = (browser: TestClient, n = 0) => browser.people.signInStudent(typed(`wrong ${n}`))
    return { student, slip, signIn, guessWrong }
  }

  return {
    get server() {
      return server
    },
    get school() {
      return school
    },
    sql,
    at,
    agePast,
    aCandidate,
    /** What is typed to sign in as the school's administrator. */
    ofAdmin: (password: string) => ({ email: school.email, password }),
    /** Somebody of the school has signed in at this address; the browser they did it on. */
    aClassmateAt: async (address: string) => {
      const browser = at(address)
      await (await aCandidate()).signIn(browser)
      return browser
    },
  }
}

export type Candidate = Awaited<ReturnType<ReturnType<typeof guessing>['aCandidate']>>

/** Guesses until told to wait; answers how many were checked. `wrong` is how a wrong password is refused there. */
export async function guessUntilSlowed(
  guess: (n: number) => Promise<unknown>,
  wrong = 'INVALID_CREDENTIALS',
): Promise<{ checked: number; waitSeconds: number }> {
  for (let checked = 0; checked < 200; checked += 1) {
    const { code, data } = await refusalOf(guess(checked))
    if (code === 'TOO_MANY_GUESSES') return { checked, waitSeconds: waitSecondsOf(data) }
    expect(code).toBe(wrong)
  }
  throw new Error('Nothing slowed 200 guesses.')
}

/** The wait a refusal tells. */
export function waitSecondsOf(data: unknown): number {
  if (typeof data === 'object' && data !== null && 'waitSeconds' in data && typeof data.waitSeconds === 'number') {
    return data.waitSeconds
  }
  throw new Error('A refusal tells no wait.')
}
