import { describe, expect, it } from 'vitest'
import { guessing, hall, stranger } from '../../../test/builders/guessing.ts'
import { adminPassword, aSchool, aStudent } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { keepSources } from './guess.db.ts'

const here = guessing()
const { sql, at, aCandidate, ofAdmin } = here

describe('what makes a source known', () => {
  it('is a right sign-in, and no cookie that somebody else wrote', async () => {
    const candidate = await aCandidate()
    const forger = at(stranger)
    for (const cookie of ['x', `${'x'.repeat(22)}.${'x'.repeat(43)}`]) {
      forger.cookies.set('sabimark_browser', cookie)
      await refusalOf(candidate.guessWrong(forger))
    }
    const { rows } = await sql('SELECT source FROM auth.guess_failures')
    expect(rows).toEqual([{ source: `place ${stranger}` }, { source: `place ${stranger}` }])
    const { rows: known } = await sql('SELECT 1 FROM auth.known_sources')
    expect(known).toEqual([])
  })

  it('reaches the own school alone', async () => {
    const other = await aSchool(here.server)
    const { client: theirs } = await aStudent(here.server, other)
    const candidate = await aCandidate()
    await refusalOf(candidate.guessWrong(at('203.0.113.8', theirs)))
    const { rows } = await sql('SELECT source, is_stranger FROM auth.guess_failures')
    expect(rows).toEqual([{ source: 'place 203.0.113.8', is_stranger: true }])
  })

  it('keeps its school when the same person comes back by a link that names none', async () => {
    const right = { browser: 'browser one', place: 'place one', accountKey: 'a teacher' }
    await keepSources(here.server.pools.auth, { ...right, schoolKey: 'a school' })
    await sql("UPDATE auth.known_sources SET seen_at = seen_at - interval '2 hours'")
    await keepSources(here.server.pools.auth, { ...right, schoolKey: null })
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
    const headers = { 'content-type': 'application/json', origin: here.server.url }
    const body = JSON.stringify(ofAdmin(adminPassword))
    const response = await fetch(`${here.server.url}/api/sign-in`, { method: 'POST', headers, body })
    expect(response.headers.getSetCookie()[1]).toMatch(
      /^sabimark_browser=[\w-]{22}\.[\w-]{43}; Path=\/rpc\/people; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    )
  })
})
