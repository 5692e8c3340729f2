import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, aSchool, aStudent, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  school = await aSchool(server)
})
afterAll(() => server.stop())

/** A browser at that address, as the proxy in front reports it. */
function at(address: string) {
  const client = server.client()
  client.headers['x-forwarded-for'] = address
  return client
}

const ofAdmin = (password: string) => ({ email: school.email, password })
const forgetAll = () => server.pools.auth.query('DELETE FROM auth.guess_failures')
const agePast = (interval: string) =>
  server.pools.auth.query('UPDATE auth.guess_failures SET failed_at = failed_at - $1::interval', [interval])

async function guessWrong(address: string, times: number) {
  for (let n = 0; n < times; n += 1) {
    expect(await refusalOf(at(address).people.signIn(ofAdmin(`wrong ${n}`)))).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
  }
}

describe('wrong passwords', () => {
  it('close the account at that address after ten, and nowhere else', async () => {
    await forgetAll()
    await guessWrong('198.51.100.1', 10)
    expect(await refusalOf(at('198.51.100.1').people.signIn(ofAdmin(adminPassword)))).toMatchObject({
      code: 'TOO_MANY_GUESSES',
      status: 429,
      data: { waitMinutes: 15 },
    })
    await at('198.51.100.2').people.signIn(ofAdmin(adminPassword))

    await agePast('15 minutes')
    await at('198.51.100.1').people.signIn(ofAdmin(adminPassword))
  })

  it('are forgotten at that address by a right one', async () => {
    await forgetAll()
    await guessWrong('198.51.100.1', 9)
    await at('198.51.100.1').people.signIn(ofAdmin(adminPassword))
    await guessWrong('198.51.100.1', 9)
  })

  it('keep nobody out who was given a new password', async () => {
    await forgetAll()
    const { student } = await aStudent(server, school, { isSignedIn: false })
    const typed = { school: school.subdomain, studentId: student.studentId }
    const guesser = at('198.51.100.1')
    for (let n = 0; n < 10; n += 1) await refusalOf(guesser.people.signInStudent({ ...typed, password: `wrong ${n}` }))
    const { firstPassword } = await school.admin.people.reissueStudentPassword({ id: student.id })
    await guesser.people.signInStudent({ ...typed, password: firstPassword })
  })

  it('close the account everywhere after fifty', async () => {
    await forgetAll()
    for (let n = 1; n <= 5; n += 1) await guessWrong(`198.51.100.${n}`, 10)
    expect(await refusalOf(at('198.51.100.9').people.signIn(ofAdmin(adminPassword)))).toMatchObject({
      code: 'TOO_MANY_GUESSES',
      data: { waitMinutes: 60 },
    })
  })

  it('are counted when they all come at once', async () => {
    await forgetAll()
    const guesses = Array.from({ length: 40 }, (_, n) =>
      refusalOf(at('198.51.100.1').people.signIn(ofAdmin(`wrong ${n}`))),
    )
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10)
  })

  it('count for names nobody has, too, and for the student at the next desk not at all', async () => {
    await forgetAll()
    const [one, two] = [await aStudent(server, school), await aStudent(server, school)]
    const typed = (studentId: string, password: string) => ({ school: school.subdomain, studentId, password })
    for (const studentId of ['nobody', one.slip.signInName]) {
      for (let n = 0; n < 10; n += 1) {
        const call = at('198.51.100.1').people.signInStudent(typed(studentId, 'wrong'))
        expect(await refusalOf(call)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
      }
      const call = at('198.51.100.1').people.signInStudent(typed(studentId, one.slip.firstPassword))
      expect(await refusalOf(call)).toMatchObject({ code: 'TOO_MANY_GUESSES' })
    }
    await at('198.51.100.1').people.signInStudent(typed(two.slip.signInName, two.slip.firstPassword))
  })

  it('are kept without what was typed', async () => {
    await forgetAll()
    await guessWrong('198.51.100.1', 1)
    const { rows } = await server.pools.auth.query('SELECT account_key FROM auth.guess_failures')
    expect(rows).toHaveLength(1)
    expect(rows[0].account_key).toMatch(/^[\w-]{43}$/)
  })
})

describe('right passwords', () => {
  it('of 300 sign-ins at one address all pass', async () => {
    await forgetAll()
    const students = await Promise.all(
      Array.from({ length: 20 }, () => aStudent(server, school, { isSignedIn: false })),
    )
    const signIns = Array.from({ length: 300 }, (_, n) => {
      const slip = students[n % students.length]?.slip
      const typed = { studentId: slip?.signInName ?? '', password: slip?.firstPassword ?? '' }
      return at('203.0.113.7').people.signInStudent({ school: school.subdomain, ...typed })
    })
    const names = (await Promise.all(signIns)).map(({ studentId }) => studentId)
    expect(new Set(names).size).toBe(20)
  }, 60_000)
})
