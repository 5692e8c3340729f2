import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, aSchool, aStudent } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const newPassword = 'a better password'

describe('changing the own password', () => {
  it('ends every other session and keeps this one', async () => {
    const school = await aSchool(server)
    const elsewhere = server.client()
    await elsewhere.people.signIn({ email: school.email, password: adminPassword })
    await school.admin.people.changePassword({ currentPassword: adminPassword, newPassword })

    expect((await school.admin.people.me()).me).not.toBeNull()
    expect(await elsewhere.people.me()).toMatchObject({ me: null })
    const old = { email: school.email, password: adminPassword }
    expect(await refusalOf(elsewhere.people.signIn(old))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await elsewhere.people.signIn({ email: school.email, password: newPassword })
  })

  it('needs the current one, and a new one of 8 characters', async () => {
    const { admin } = await aSchool(server)
    const wrong = { currentPassword: 'wrong', newPassword }
    const same = { currentPassword: adminPassword, newPassword: adminPassword }
    expect(await refusalOf(admin.people.changePassword(same))).toMatchObject({ code: 'SAME_PASSWORD', status: 422 })
    expect(await refusalOf(admin.people.changePassword(wrong))).toMatchObject({ code: 'WRONG_PASSWORD', status: 403 })
    const weak = { currentPassword: adminPassword, newPassword: '1234567' }
    expect(await refusalOf(admin.people.changePassword(weak))).toMatchObject({ code: 'WEAK_PASSWORD', status: 422 })
    for (let n = 0; n < 9; n += 1) await refusalOf(admin.people.changePassword(wrong))
    const right = { currentPassword: adminPassword, newPassword }
    expect(await refusalOf(admin.people.changePassword(right))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
  })

  it('is a student’s right too, read as kindly as the slip', async () => {
    const school = await aSchool(server)
    const { client, slip } = await aStudent(server, school)
    await client.people.changePassword({
      currentPassword: slip.firstPassword.toUpperCase(),
      newPassword: 'Good Morning 7',
    })
    const typed = { school: school.subdomain, studentNumber: slip.signInName, password: 'goodmorning7' }
    await server.client().people.signInStudent(typed)
    const tooShort = { currentPassword: 'goodmorning7', newPassword: 'a b c d e' }
    expect(await refusalOf(client.people.changePassword(tooShort))).toMatchObject({ code: 'WEAK_PASSWORD' })
  })

  it('is for signed-in people', async () => {
    const typed = { currentPassword: adminPassword, newPassword }
    expect(await refusalOf(server.client().people.changePassword(typed))).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
