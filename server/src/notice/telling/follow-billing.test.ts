import { nextTelling } from '@sabimark/domain/school/billing/end-told.ts'
import { beginOf, dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { later } from '../../../test/builders/later.ts'
import { aSchool, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import type { TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { mailText } from '../mail/mail-text.ts'
import { followBilling } from './follow-billing.ts'

let server: TestServer
let company: TestClient
beforeAll(async () => {
  server = await testServer()
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  company = server.client()
  await company.people.signIn({ email, password: password ?? '' })
})
afterAll(() => server.stop())

const follow = ({ schoolId }: TestSchool) => followBilling(server)({ schoolId, reference: 'cycle' })
const titles = async (who: TestClient) =>
  (await who.notice.list({})).items.filter(({ kind }) => kind === 'plan_ends').map(({ title }) => title)
const mails = (school: TestSchool) =>
  inSchool(server.pools.app, school, (tx) =>
    tx.rows<{ to: string; data: Record<string, string> }>(
      `SELECT to_address AS "to", data FROM mails WHERE school_id = $1 AND kind = 'plan_ends' ORDER BY id`,
      [tx.schoolId],
    ),
  )
const dueOf = async ({ schoolId }: TestSchool) => {
  const { rows } = await server.pools.app.query<{ due: Date }>(
    `SELECT due_at AS due FROM due_work WHERE school_id = $1 AND kind = 'follow_billing'`,
    [schoolId],
  )
  return rows.map(({ due }) => lagosDate(due))
}
/** The day of the next telling of an end so many days ahead: at seven o'clock, which may have been already. */
const tellingBefore = (days: number) => {
  const at = nextTelling(beginOf(day(days + 1)), new Date())
  return at && lagosDate(at)
}
const day = (days: number) => dayAfter(lagosDate(new Date()), days)

it('the end of a trial is told to the administrators three days before and on its last day, once each', async () => {
  const school = await aSchool(server)
  const teacher = await aTeacher(server, school)
  expect(await dueOf(school)).toEqual([day(11)])
  await later(server, school.schoolId, 11)
  await follow(school)
  await follow(school)
  expect(await titles(school.admin)).toEqual(['Your free trial ends in 3 days'])
  expect(await titles(teacher.client)).toEqual([])
  await later(server, school.schoolId, 1)
  await follow(school)
  expect(await mails(school)).toHaveLength(1)
  await later(server, school.schoolId, 2)
  await follow(school)
  const told = await mails(school)
  expect(told.map(({ to }) => to)).toEqual([school.email, school.email])
  const written = mailText('plan_ends', told[1]?.data ?? {})
  expect(written?.subject).toBe('Your free trial ends today: Greenfield College')
  expect(written?.lines.join(' ')).toContain('New students, teachers, subjects, questions and exams cannot be added')
  expect(written?.link).toMatch(/\/dashboard\/plan$/)
  await later(server, school.schoolId, 1)
  await follow(school)
  expect(await mails(school)).toHaveLength(2)
})

it('that of a period fourteen days before, too; an end that moves is told of anew, at its own time', async () => {
  const school = await aSchool(server)
  const id = school.schoolId
  const paid = { plan: 'professional' as const, paidNaira: 1, paidOn: day(0) }
  await company.school.recordPeriod({ id, ...paid, startsOn: day(0), endsOn: day(20) })
  expect(await dueOf(school)).toEqual([tellingBefore(20)])
  await later(server, id, 6)
  await follow(school)
  expect(await titles(school.admin)).toEqual(['Your plan ends in 14 days'])
  expect(await dueOf(school)).toEqual([tellingBefore(14)])
  await company.school.recordPeriod({ id, ...paid, startsOn: day(15), endsOn: day(40) })
  await follow(school)
  expect(await titles(school.admin)).toHaveLength(1)
  expect(await dueOf(school)).toEqual([day(15)])
  await later(server, id, 26)
  await follow(school)
  expect(await titles(school.admin)).toEqual(['Your plan ends in 14 days', 'Your plan ends in 14 days'])
})

it('who is inactive is not told, nor is a school that never ends, neither', async () => {
  const school = await aSchool(server)
  await later(server, school.schoolId, 11)
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(`UPDATE users SET status = 'inactive' WHERE school_id = $1 AND role = 'school_admin'`, [tx.schoolId]),
  )
  await follow(school)
  expect(await mails(school)).toEqual([])
  const free = await aSchool(server)
  await inSchool(server.pools.app, free, (tx) =>
    tx.run('UPDATE schools SET trial_ends_at = NULL WHERE id = $1', [tx.schoolId]),
  )
  await follow(free)
  expect(await titles(free.admin)).toEqual([])
})
