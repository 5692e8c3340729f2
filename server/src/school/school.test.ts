import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, aSignUpForm, aStudent, aTeacher, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server, { subdomain: 'greenfield' })
})
afterAll(() => server.stop())

describe('the sign-in page', () => {
  const at = (host: string) => server.client({ host }).school.signInPlace()
  const nowhere = { isOwnHost: false, school: null, hasDemo: true }
  const unknown = { isOwnHost: true, school: null, hasDemo: false }
  const nothingSaid = { logo: null, color: '', motto: '', established: null, address: '' }
  // What the sign-up typed is a person's until the school says otherwise.
  const reached = { phone: '', email: '', website: expect.any(String) }
  const greenfield = { name: 'Greenfield College', subdomain: 'greenfield', ...nothingSaid, ...reached }

  it('is a school’s own on its host, in any letters and on any port', async () => {
    for (const host of ['greenfield.sabimark.test', 'GreenField.Sabimark.test', 'greenfield.sabimark.test:8080']) {
      expect(await at(host), host).toEqual({ isOwnHost: true, school: greenfield, hasDemo: false })
    }
  })

  it('shows what the school says of itself', async () => {
    const own = await aSchool(server)
    await inSchool(server.pools.app, own, (tx) =>
      tx.run(`UPDATE schools SET motto = 'Work and wait', established = 1998, address = '1 Test Road' WHERE id = $1`, [
        own.schoolId,
      ]),
    )
    const { school: shown } = await at(`${own.subdomain}.sabimark.test`)
    expect(shown).toMatchObject({ motto: 'Work and wait', established: 1998, address: '1 Test Road' })
  })

  it('shows phone and email once an administrator has said so, and no more once they have said no', async () => {
    const own = await aSchool(server)
    const shown = async () => (await at(`${own.subdomain}.sabimark.test`)).school
    const say = async (showsContact: boolean) => {
      const { revision } = (await own.admin.school.getSettings()).school
      await own.admin.school.saveSchoolInfo({ revision, showsContact })
    }
    expect(await shown()).toMatchObject({ phone: '', email: '' })
    expect((await own.admin.school.getSettings()).school).toMatchObject({ email: own.email, showsContact: false })
    await say(true)
    expect(await shown()).toMatchObject({ phone: '0800 000 0000', email: own.email })
    await say(false)
    expect(await shown()).toMatchObject({ phone: '', email: '' })
  })

  it('knows no school there that nobody verified, that was closed, or that there never was', async () => {
    const pending = aSignUpForm()
    await server.client().people.signUp(pending)
    const closed = await aSchool(server)
    await inSchool(server.pools.app, closed, (tx) =>
      tx.run(`UPDATE schools SET status = 'inactive' WHERE id = $1`, [closed.schoolId]),
    )
    for (const label of [pending.subdomain, closed.subdomain, 'nosuchschool', 'xn--bcher-kva', 'green_field']) {
      expect(await at(`${label}.sabimark.test`), label).toEqual(unknown)
    }
  })

  it('is the product’s own under every name no school can have, and names the only school there is', async () => {
    const alone = await testServer()
    const place = (host: string) => alone.client({ host }).school.signInPlace()
    const hosts = ['sabimark.test', 'www.sabimark.test', 'platform.sabimark.test', '192.168.1.10', 'hall']
    for (const host of hosts) expect(await place(host), host).toEqual(nowhere)
    await alone.client().people.signUp(aSignUpForm())
    expect(await place('sabimark.test')).toEqual(nowhere)
    const first = await aSchool(alone, { schoolName: 'Ilé-Ẹ̀kọ́ Ọlọ́run' })
    const only = { ...nowhere, school: { name: first.name, subdomain: first.subdomain, ...nothingSaid, ...reached } }
    for (const host of hosts) expect(await place(host), host).toEqual(only)
    expect(await place('nosuchschool.sabimark.test')).toEqual(unknown)
    await aSchool(alone)
    for (const host of hosts) expect(await place(host), host).toEqual(nowhere)
    await alone.stop()
  })

  it('names none where there are more, also below another host or two names deep', async () => {
    await aSchool(server)
    for (const host of ['a.greenfield.sabimark.test', 'greenfield.other.test', 'sabimark.test']) {
      expect(await at(host), host).toEqual(nowhere)
    }
  })

  it('offers no demo where the operator wants none', async () => {
    const sober = await testServer({ hasDemo: false })
    expect(await sober.client().school.signInPlace()).toEqual({ isOwnHost: false, school: null, hasDemo: false })
    await sober.stop()
  })
})

describe('whether a subdomain is free', () => {
  it.each([
    ['stillfree', true],
    ['greenfield', false],
    ['admin', false],
    ['platform', false],
    ['ab', false],
    ['', false],
    ['GreenField', false],
    ['green field', false],
    ["'; --", false],
  ])('%s: %s', async (subdomain, isFree) => {
    const answer = await server.client().school.checkSubdomain({ subdomain })
    expect(answer).toEqual({ isFree, website: `${subdomain}.sabimark.test` })
  })

  it('a school that is not verified yet has its name, too', async () => {
    const { subdomain, ...form } = aSignUpForm()
    await server.client().people.signUp({ ...form, subdomain })
    expect(await server.client().school.checkSubdomain({ subdomain })).toMatchObject({ isFree: false })
    expect(await refusalOf(server.client().school.checkSubdomain({ subdomain: 'a\u0000' }))).toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('the plan of a school', () => {
  it('is what was chosen at sign-up, with a trial of 14 days, for its administrator', async () => {
    const before = Date.now()
    const own = await aSchool(server, { plan: 'starter' })
    const { trialEndsAt, ...rest } = await own.admin.school.subscription()
    const taken = { students: 0, subjects: 0 }
    const website = `${own.subdomain}.sabimark.test`
    expect(rest).toEqual({
      subscription: 'starter',
      website,
      taken,
      paidUntil: null,
      hasEnded: false,
      companyEmail: null,
    })
    const ends = Date.parse(trialEndsAt ?? '')
    const fortnightMs = 14 * 24 * 3_600_000
    expect(ends).toBeGreaterThanOrEqual(before + fortnightMs - 5_000)
    expect(ends).toBeLessThanOrEqual(Date.now() + fortnightMs + 5_000)
    const { client } = await aTeacher(server, own)
    expect(await refusalOf(client.school.subscription())).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await refusalOf(server.client().school.subscription())).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})

describe('classes', () => {
  it('are the nine a school begins with, for its staff', async () => {
    const { client } = await aTeacher(server, school)
    const { items } = await client.school.listClasses({})
    expect(items.map(({ name }) => name).join(' ')).toBe('SS1A SS1B SS1C SS2A SS2B SS2C SS3A SS3B SS3C')
    const pupil = await aStudent(server, school)
    expect(await refusalOf(pupil.client.school.listClasses({}))).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
