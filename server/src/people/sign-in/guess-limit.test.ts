import { describe, expect, it } from 'vitest'
import { guessing, guessUntilSlowed, hall, stranger } from '../../../test/builders/guessing.ts'
import { adminPassword, aStudent } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'

const here = guessing()
const { sql, at, agePast, aCandidate, ofAdmin } = here

describe('wrong passwords from one address', () => {
  it('slow the account there after five, for seconds at first, and nowhere else', async () => {
    expect(await guessUntilSlowed((n) => at(stranger).people.signIn(ofAdmin(`wrong ${n}`)))).toMatchObject({
      checked: 5,
    })
    const right = () => at(stranger).people.signIn(ofAdmin(adminPassword))
    const { status, data } = await refusalOf(right())
    expect({ status, data }).toEqual({ status: 429, data: { waitSeconds: 5, isCandidate: false } })
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

  it.each([
    ['its port written behind it', (n: number) => `${stranger}:${50_000 + n}`],
    ['the port of IPv6 written behind it', (n: number) => `[2001:db8::9]:${50_000 + n}`],
    ['IPv4 spelled as IPv6', (n: number) => (n % 2 === 0 ? '::ffff:c633:6401' : stranger)],
  ])('count as one address with %s', async (_how, address) => {
    const { checked } = await guessUntilSlowed((n) => at(address(n)).people.signIn(ofAdmin('wrong')))
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
    const nobody = { school: here.school.subdomain, studentNumber: 'nobody', password: 'wrong' }
    for (const guess of [() => at(stranger).people.signInStudent(nobody), () => one.guessWrong(at(stranger))]) {
      expect(await guessUntilSlowed(guess)).toMatchObject({ checked: 5, waitSeconds: 5 })
    }
    await next.signIn(at(stranger))
  })

  it('are slowed over many accounts together where nobody of the school has signed in', async () => {
    const guess = (n: number) => at(stranger).people.signIn({ email: `nobody${n}@nowhere.test`, password: 'wrong' })
    expect(await guessUntilSlowed(guess)).toMatchObject({ checked: 100 })
  })

  it('are slowed over many accounts together, also when they all come at once', async () => {
    const guesses = Array.from({ length: 300 }, (_, n) =>
      refusalOf(at(stranger).people.signIn({ email: `nobody${n}@nowhere.test`, password: 'wrong' })),
    )
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    // A hundred, and of the eight of one source at a time those that were under way when the last of them was counted.
    const checked = codes.filter((code) => code === 'INVALID_CREDENTIALS').length
    expect(checked).toBeGreaterThanOrEqual(100)
    expect(checked).toBeLessThanOrEqual(107)
    expect(codes.filter((code) => code === 'TOO_MANY_GUESSES')).toHaveLength(300 - checked)
  }, 180_000)

  it('wait for each other at one account, but not without end: the next is told to try again', async () => {
    const guesses = Array.from({ length: 80 }, (_, n) => refusalOf(at(stranger).people.signIn(ofAdmin(`wrong ${n}`))))
    const refusals = await Promise.all(guesses)
    const busy = refusals.filter(({ code }) => code === 'UNAVAILABLE')
    expect(busy.length).toBeGreaterThan(0)
    // One is checked and fifty wait, however the others come.
    expect(busy.length).toBeLessThanOrEqual(80 - 51)
    const countOf = (wanted: string) => refusals.filter(({ code }) => code === wanted).length
    expect(countOf('INVALID_CREDENTIALS')).toBe(5)
    expect(countOf('TOO_MANY_GUESSES')).toBe(80 - 5 - busy.length)
    expect(busy[0]).toMatchObject({ status: 503, message: expect.stringContaining('try again') })
    const { rows } = await sql('SELECT count(*)::int AS failures FROM auth.guess_failures')
    expect(rows).toEqual([{ failures: 5 }])
  })

  it('are kept without what was typed', async () => {
    await refusalOf(at(stranger).people.signIn(ofAdmin('wrong')))
    const { rows } = await sql('SELECT account_key, source, is_stranger FROM auth.guess_failures')
    const account_key = expect.stringMatching(/^[\w-]{43}$/)
    expect(rows).toEqual([{ account_key, source: `place ${stranger}`, is_stranger: true }])
  })
})

describe('right passwords', () => {
  it('of 300 sign-ins at one address all pass, with slips of the finger among them, where nobody was before', async () => {
    const students = await Promise.all(
      Array.from({ length: 20 }, () => aStudent(here.server, here.school, { isSignedIn: false })),
    )
    const signIns = Array.from({ length: 300 }, async (_, n) => {
      const slip = students[n % students.length]?.slip
      const typed = (password = '') => ({
        school: here.school.subdomain,
        studentNumber: slip?.signInName ?? '',
        password,
      })
      const browser = at(hall)
      if (n < 60) await refusalOf(browser.people.signInStudent(typed('a slip of the finger')))
      return await browser.people.signInStudent(typed(slip?.firstPassword))
    })
    const names = (await Promise.all(signIns)).map(({ studentNumber }) => studentNumber)
    expect(new Set(names).size).toBe(20)
  }, 180_000)
})
