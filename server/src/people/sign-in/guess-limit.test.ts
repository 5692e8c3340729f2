import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  adminPassword,
  aSchool,
  aStudent,
  aTeacher,
  type TestSchool,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { keepSources } from './guess.db.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  school = await aSchool(server)
})
afterAll(() => server.stop())

const hall = '203.0.113.7'

/** A browser at that address, as the proxy in front reports it; `like` is a browser whose cookies it has, signed out. */
function at(address: string, like?: TestClient) {
  const client = server.client()
  client.headers['x-forwarded-for'] = address
  for (const [name, value] of like?.cookies ?? []) if (name !== 'sabimark_session') client.cookies.set(name, value)
  return client
}

const ofAdmin = (password: string) => ({ email: school.email, password })
const sql = (text: string, values: unknown[] = []) => server.pools.auth.query(text, values)
beforeEach(async () => {
  await sql('DELETE FROM auth.guess_failures')
  await sql('DELETE FROM auth.known_sources')
})
/** So many seconds pass; passwords grow older, too, for what was guessed before one was set does not count. */
async function agePast(seconds: number) {
  await sql('UPDATE auth.guess_failures SET failed_at = failed_at - make_interval(secs => $1)', [seconds])
  await sql('UPDATE auth.account SET "updatedAt" = "updatedAt" - make_interval(secs => $1)', [seconds])
}

/** Guesses until told to wait; answers how many were checked. */
async function guessUntilSlowed(
  guess: (n: number) => Promise<unknown>,
): Promise<{ checked: number; waitSeconds: number }> {
  for (let checked = 0; checked < 200; checked += 1) {
    const { code, data } = await refusalOf(guess(checked))
    if (code === 'TOO_MANY_GUESSES') return { checked, waitSeconds: (data as { waitSeconds: number }).waitSeconds }
    expect(code).toBe('INVALID_CREDENTIALS')
  }
  throw new Error('Nothing slowed 200 guesses.')
}

/** A student of the school who has signed in nowhere, and what they type. */
async function aCandidate() {
  const { slip, student } = await aStudent(server, school, { isSignedIn: false })
  const typed = (password: string) => ({ school: school.subdomain, studentId: slip.signInName, password })
  const signIn = (browser: TestClient) => browser.people.signInStudent(typed(slip.firstPassword))
  const guessWrong = (browser: TestClient, n = 0) => browser.people.signInStudent(typed(`wrong ${n}`))
  return { student, slip, signIn, guessWrong }
}

/** Somebody of the school has signed in at this address; the browser they did it on. */
async function aClassmateAt(address: string) {
  const browser = at(address)
  const classmate = await aCandidate()
  await classmate.signIn(browser)
  return { ...classmate, browser }
}

describe('wrong passwords from one address', () => {
  const stranger = '198.51.100.1'

  it('slow the account there after five, for seconds at first, and nowhere else', async () => {
    expect(await guessUntilSlowed((n) => at(stranger).people.signIn(ofAdmin(`wrong ${n}`)))).toMatchObject({
      checked: 5,
    })
    const right = () => at(stranger).people.signIn(ofAdmin(adminPassword))
    const { status, data } = await refusalOf(right())
    expect({ status, data }).toEqual({ status: 429, data: { waitSeconds: 5 } })
    await at('198.51.100.2').people.signIn(ofAdmin(adminPassword))

    await agePast(5)
    expect(await refusalOf(at(stranger).people.signIn(ofAdmin('wrong')))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await refusalOf(right())).toMatchObject({ code: 'TOO_MANY_GUESSES', data: { waitSeconds: 10 } })
    await agePast(10)
    await right()
  })

  it('are forgotten there by a right one', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await refusalOf(at(stranger).people.signIn(ofAdmin(`wrong ${n}`)))
      await at(stranger).people.signIn(ofAdmin(adminPassword))
    }
  })

  it('count as one address for all of an IPv6 network', async () => {
    const { checked } = await guessUntilSlowed((n) => at(`2001:db8::${n + 1}`).people.signIn(ofAdmin('wrong')))
    expect(checked).toBe(5)
  })

  it('are counted when they all come at once', async () => {
    const guesses = Array.from({ length: 40 }, (_, n) => refusalOf(at(stranger).people.signIn(ofAdmin(`wrong ${n}`))))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5)
  })

  it('are counted when they come from many addresses at once', async () => {
    const guesses = Array.from({ length: 120 }, (_, n) =>
      refusalOf(at(`198.51.100.${n}`).people.signIn(ofAdmin('wrong'))),
    )
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS').length).toBeLessThanOrEqual(50)
  })

  it('count for names nobody has, too, and for the student at the next desk not at all', async () => {
    const [one, next] = [await aCandidate(), await aCandidate()]
    const nobody = { school: school.subdomain, studentId: 'nobody', password: 'wrong' }
    for (const guess of [() => at(stranger).people.signInStudent(nobody), () => one.guessWrong(at(stranger))]) {
      expect(await guessUntilSlowed(guess)).toMatchObject({ checked: 5, waitSeconds: 5 })
    }
    await next.signIn(at(stranger))
  })

  it('are slowed over many accounts together where nobody of the school has signed in', async () => {
    const guess = (n: number) => at(stranger).people.signIn({ email: `nobody${n}@nowhere.test`, password: 'wrong' })
    expect(await guessUntilSlowed(guess)).toMatchObject({ checked: 100 })
  })

  it('are kept without what was typed', async () => {
    await refusalOf(at(stranger).people.signIn(ofAdmin('wrong')))
    const { rows } = await sql('SELECT account_key, source, is_stranger FROM auth.guess_failures')
    const account_key = expect.stringMatching(/^[\w-]{43}$/)
    expect(rows).toEqual([{ account_key, source: `place ${stranger}`, is_stranger: true }])
  })
})

describe('a candidate is not kept out', () => {
  /** Strangers from all over the world use up what they have together. */
  async function strangersAt(candidate: Awaited<ReturnType<typeof aCandidate>>) {
    const { checked } = await guessUntilSlowed((n) => candidate.guessWrong(at(`198.51.${Math.floor(n / 4)}.1`), n))
    expect(checked).toBe(50)
    expect(await refusalOf(candidate.signIn(at('192.0.2.99')))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
  }

  it('by strangers, in the hall where somebody of the school has signed in', async () => {
    const candidate = await aCandidate()
    await aClassmateAt(hall)
    await strangersAt(candidate)
    await candidate.signIn(at(hall))
  })

  it('by strangers, in a hall’s own network where nobody has signed in yet', async () => {
    const candidate = await aCandidate()
    await strangersAt(candidate)
    await candidate.signIn(at('192.168.1.31'))
  })

  it('by strangers, on a computer they used before, wherever it is', async () => {
    const candidate = await aCandidate()
    const laptop = at(hall)
    await candidate.signIn(laptop)
    await strangersAt(candidate)
    await candidate.signIn(at('192.0.2.98', laptop))
  })

  it('by a classmate who hammers at the hall’s address: on the own laptop and on a computer of the school at once', async () => {
    const candidate = await aCandidate()
    const ownLaptop = at(hall)
    await candidate.signIn(ownLaptop)
    const { browser: schoolComputer } = await aClassmateAt(hall)
    expect(await guessUntilSlowed((n) => candidate.guessWrong(at(hall), n))).toMatchObject({ checked: 5 })
    await candidate.signIn(at(hall, ownLaptop))
    await sql('DELETE FROM auth.guess_failures WHERE NOT source LIKE $1', ['place %'])
    await candidate.signIn(at(hall, schoolComputer))
    // A computer nobody of the school was ever at waits, a little and not for good.
    const { data } = await refusalOf(candidate.signIn(at(hall)))
    expect(data).toEqual({ waitSeconds: 5 })
    const invigilator = await aTeacher(server, school)
    const newComputer = at(hall)
    await newComputer.people.signIn({ email: invigilator.email, password: invigilator.password })
    await candidate.signIn(at(hall, newComputer))
  })

  it('by a classmate with many browsers of their own: they count as one person', async () => {
    const candidate = await aCandidate()
    const { browser: schoolComputer } = await aClassmateAt(hall)
    const hammerer = await aCandidate()
    const browsers = [at(hall), at(hall), at(hall)]
    for (const browser of browsers) await hammerer.signIn(browser)
    // Five as that person and five from the address, however many browsers.
    let used = 0
    const guess = (n: number) => candidate.guessWrong(at(hall, browsers[used++ % 3]), n)
    expect(await guessUntilSlowed(guess)).toMatchObject({ checked: 10 })
    await candidate.signIn(at(hall, schoolComputer))
  })

  it('who was given a new slip', async () => {
    const candidate = await aCandidate()
    const guesser = at('198.51.100.1')
    await guessUntilSlowed((n) => candidate.guessWrong(guesser, n))
    const { firstPassword: password } = await school.admin.people.reissueStudentPassword({ id: candidate.student.id })
    const studentId = candidate.slip.signInName
    await guesser.people.signInStudent({ school: school.subdomain, studentId, password })
  })

  it('nor is staff who were never there, by the slips of the finger of a whole hall', async () => {
    const { signIn } = await aCandidate()
    await signIn(at(hall))
    // Of candidates known there: under way all the time, and never slowed as a whole.
    await sql(
      `INSERT INTO auth.guess_failures (account_key, source, is_stranger, address)
       SELECT 'account ' || n, source, false, $1 FROM generate_series(1, 150) n, auth.known_sources WHERE is_place`,
      [hall],
    )
    await at(hall).people.signIn(ofAdmin(adminPassword))
  })

  it('nor is staff: the browser on which the mailed link was followed is theirs', async () => {
    const mine = await aSchool(server)
    await guessUntilSlowed((n) => at(`198.51.${n}.1`).people.signIn({ email: mine.email, password: 'wrong' }))
    const browser = at('192.0.2.97')
    await browser.people.requestPasswordReset({ email: mine.email })
    const token = await tokenMailedTo(server, mine.schoolId, mine.email)
    await browser.people.resetPassword({ token, newPassword: 'chosen again' })
    await guessUntilSlowed((n) => at(`198.51.${n}.1`).people.signIn({ email: mine.email, password: 'wrong' }))
    await browser.people.signIn({ email: mine.email, password: 'chosen again' })
  })
})

describe('what makes a source known', () => {
  it('is a right sign-in, and no cookie that somebody else wrote', async () => {
    const candidate = await aCandidate()
    const forger = at('198.51.100.1')
    for (const cookie of ['x', `${'x'.repeat(22)}.${'x'.repeat(43)}`]) {
      forger.cookies.set('sabimark_browser', cookie)
      await refusalOf(candidate.guessWrong(forger))
    }
    const { rows } = await sql('SELECT source FROM auth.guess_failures')
    expect(rows).toEqual([{ source: 'place 198.51.100.1' }, { source: 'place 198.51.100.1' }])
    const { rows: known } = await sql('SELECT 1 FROM auth.known_sources')
    expect(known).toEqual([])
  })

  it('reaches the own school alone', async () => {
    const other = await aSchool(server)
    const { client: theirs } = await aStudent(server, other)
    const candidate = await aCandidate()
    await refusalOf(candidate.guessWrong(at('203.0.113.8', theirs)))
    const { rows } = await sql('SELECT source, is_stranger FROM auth.guess_failures')
    expect(rows).toEqual([{ source: 'place 203.0.113.8', is_stranger: true }])
  })

  it('keeps its school when the same person comes back by a link that names none', async () => {
    const right = { browser: 'browser one', place: 'place one', accountKey: 'a teacher' }
    await keepSources(server.pools.auth, { ...right, schoolKey: 'a school' })
    await sql("UPDATE auth.known_sources SET seen_at = seen_at - interval '2 hours'")
    await keepSources(server.pools.auth, { ...right, schoolKey: null })
    const { rows } = await sql(
      "SELECT school_key, seen_at > now() - interval '1 minute' AS fresh FROM auth.known_sources",
    )
    expect(rows).toEqual([
      { school_key: 'a school', fresh: true },
      { school_key: 'a school', fresh: true },
    ])
  })

  it('is three addresses of one person and no more', async () => {
    const { signIn } = await aCandidate()
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) await signIn(at(address))
    const { rows } = await sql('SELECT source FROM auth.known_sources WHERE is_place ORDER BY source')
    expect(rows.map(({ source }) => source)).toEqual(['place 203.0.113.1', 'place 203.0.113.2', 'place 203.0.113.3'])
  })

  it('is over after a week for an address, and after half a year for a browser', async () => {
    const candidate = await aCandidate()
    const browser = at(hall)
    await candidate.signIn(browser)
    const kindAfter = async (days: number, like?: TestClient) => {
      await sql('UPDATE auth.known_sources SET seen_at = now() - make_interval(days => $1)', [days])
      await sql('DELETE FROM auth.guess_failures')
      await refusalOf(candidate.guessWrong(at(hall, like)))
      const { rows } = await sql('SELECT source, is_stranger FROM auth.guess_failures')
      return rows[0]
    }
    expect(await kindAfter(6)).toEqual({ source: `place ${hall}`, is_stranger: false })
    expect(await kindAfter(7)).toEqual({ source: `place ${hall}`, is_stranger: true })
    expect(await kindAfter(179, browser)).toMatchObject({ source: expect.stringMatching(/^browser [\w-]{22}$/) })
    expect(await kindAfter(180, browser)).toEqual({ source: `place ${hall}`, is_stranger: true })
  })

  it('is a cookie that goes with the calls about people alone, and that scripts cannot read', async () => {
    const headers = { 'content-type': 'application/json', origin: server.url }
    const body = JSON.stringify(ofAdmin(adminPassword))
    const response = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers, body })
    expect(response.headers.getSetCookie()[1]).toMatch(
      /^sabimark_browser=[\w-]{22}\.[\w-]{43}; Path=\/rpc\/people; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    )
  })
})

describe('right passwords', () => {
  it('of 300 sign-ins at one address all pass, with slips of the finger among them, where nobody was before', async () => {
    const students = await Promise.all(
      Array.from({ length: 20 }, () => aStudent(server, school, { isSignedIn: false })),
    )
    const signIns = Array.from({ length: 300 }, async (_, n) => {
      const slip = students[n % students.length]?.slip
      const typed = (password = '') => ({ school: school.subdomain, studentId: slip?.signInName ?? '', password })
      const browser = at(hall)
      if (n < 60) await refusalOf(browser.people.signInStudent(typed('a slip of the finger')))
      return await browser.people.signInStudent(typed(slip?.firstPassword))
    })
    const names = (await Promise.all(signIns)).map(({ studentId }) => studentId)
    expect(new Set(names).size).toBe(20)
  }, 60_000)
})

describe('who guesses all day', () => {
  /** Moves the day on by the wait that was told and tries again, as an attacker who loses no second would. */
  async function guessesInOneDay(guess: (n: number) => Promise<unknown>): Promise<number> {
    let checked = 0
    for (let second = 0; second < 86_400; ) {
      const { code, data } = await refusalOf(guess(checked))
      if (code === 'INVALID_CREDENTIALS') checked += 1
      else {
        const { waitSeconds } = data as { waitSeconds: number }
        await agePast(waitSeconds)
        second += waitSeconds
      }
    }
    return checked
  }

  it('from all addresses of the world at one account is checked at most 155 times', async () => {
    const candidate = await aCandidate()
    const guess = (n: number) => candidate.guessWrong(at(`198.${18 + (n % 2)}.${n % 250}.${n % 200}`), n)
    const checked = await guessesInOneDay(guess)
    expect(checked).toBeLessThanOrEqual(155)
    expect(checked).toBeGreaterThan(100)
  }, 60_000)

  it('from one known address at one account is checked at most 300 times', async () => {
    const candidate = await aCandidate()
    await aClassmateAt(hall)
    const checked = await guessesInOneDay((n) => candidate.guessWrong(at(hall), n))
    expect(checked).toBeLessThanOrEqual(300)
    expect(checked).toBeGreaterThan(200)
  }, 60_000)
})
