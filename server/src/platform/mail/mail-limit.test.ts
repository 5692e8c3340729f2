import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageAllowances, mailsTo } from '../../../test/builders/mailed.ts'
import { adminPassword, aSchool, aSignUpForm, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { takeAllowance } from '../allowance/allowance.db.ts'
import { inSchool } from '../database/tenant.ts'
import { askForMail } from './ask-for-mail.ts'

let server: TestServer
let schools: TestSchool[]
beforeAll(async () => {
  server = await testServer()
  schools = [await aSchool(server), await aSchool(server)]
})
afterAll(() => server.stop())
beforeEach(() => asOne(server.database.ownerUrl, (owner) => owner.query('TRUNCATE allowance_uses')))

const ask = (schoolId: string, to: string, kind = 'invitation') =>
  inSchool(server.pools.app, { schoolId }, (tx) => askForMail(tx, { kind, to, data: {} }))
const invite = ({ admin }: TestSchool, email: string) =>
  admin.people.addTeacher({ name: 'Bola Ade', email, employeeId: crypto.randomUUID(), signIn: 'invitation' })

describe('mails of one kind to one receiver', () => {
  it('are three an hour and ten a day, whichever schools they come from, also at the same moment', async () => {
    const [one, other] = schools.map(({ schoolId }) => schoolId) as [string, string]
    const outcomes = await Promise.all([one, other, one, other, one].map((from) => ask(from, 'bola@staff.test')))
    expect(outcomes.filter((hindrance) => hindrance === undefined)).toHaveLength(3)
    expect(await ask(other, 'BOLA@staff.test')).toBe('receiver_has_enough')
    expect(await ask(other, 'bola+1@staff.test')).toBe('receiver_has_enough')
    expect(await ask(one, 'bola@staff.test', 'reset_password')).toBeUndefined()
    expect(await ask(one, 'chi@staff.test')).toBeUndefined()
    for (let sent = 3; sent < 10; sent += 1) {
      await ageAllowances(server, '61 minutes')
      expect(await ask(one, 'bola@staff.test')).toBeUndefined()
    }
    await ageAllowances(server, '61 minutes')
    expect(await ask(one, 'bola@staff.test')).toBe('receiver_has_enough')
  })

  it('hinder a school in inviting, which is told so and adds nobody', async () => {
    const [one] = schools as [TestSchool]
    for (let times = 0; times < 3; times += 1) await ask(one.schoolId, 'ngozi@staff.test')
    expect(await refusalOf(invite(one, 'ngozi@staff.test'))).toMatchObject({ code: 'MAIL_SENT_LATELY', status: 409 })
    expect((await one.admin.people.listTeachers({})).items).toEqual([])
  })
})

describe('mails of one school in a day', () => {
  it('are 20 until its address is proven', async () => {
    const form = aSignUpForm()
    await server.client().people.signUp(form)
    const schoolId = (await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain))?.id ?? ''
    const outcomes = []
    // Its own verification was the first.
    for (let n = 2; n <= 21; n += 1) outcomes.push(await ask(schoolId, `someone${n}@people.test`))
    expect(outcomes).toEqual([...Array(19).fill(undefined), 'school_sent_enough'])
  })

  it('are 500 afterwards, and the next invitation is refused in a sentence', async () => {
    const [, school] = schools as [TestSchool, TestSchool]
    const { schoolId } = school
    await inSchool(server.pools.app, { schoolId }, async (tx) => {
      const allowance = { anHour: null, aDay: null }
      await takeAllowance(tx, { what: 'mails of a school', who: schoolId, allowance })
      await tx.run(
        'INSERT INTO allowance_uses (what, who) SELECT what, who FROM allowance_uses, generate_series(2, 499)',
      )
    })
    const before = (await mailsTo(server, schoolId, school.email)).length
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => invite(school, `${name}@staff.test`)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await refusalOf(invite(school, 'd@staff.test'))).toMatchObject({
      code: 'MAILS_USED_UP',
      message:
        'Your school has reached its limit of emails for 24 hours. Nothing was sent or added; try again tomorrow.',
    })
    // What guards an account goes out all the same, and is not counted with the others.
    const guard = { kind: 'email_changed', to: 'owner@people.test', data: {}, isGuard: true }
    const told = () => inSchool(server.pools.app, { schoolId }, (tx) => askForMail(tx, guard))
    for (let n = 0; n < 3; n += 1) expect(await told()).toBeUndefined()
    expect(await told()).toBe('receiver_has_enough')
    await school.admin.people.changePassword({ currentPassword: adminPassword, newPassword: 'battery staple' })
    expect(await mailsTo(server, schoolId, school.email)).toHaveLength(before + 1)
    await ageAllowances(server, '1 day')
    await invite(school, 'd@staff.test')
  })
})
