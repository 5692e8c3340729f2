import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { inSchoolOf } from '../../school/company/in-school-of.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import { ensureFirstAdmin } from '../first-admin/first-admin.ts'

let server: TestServer
let company: TestClient
let school: TestSchool

beforeAll(async () => {
  server = await testServer()
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  company = server.client()
  await company.people.signIn({ email, password: password ?? '' })
  school = await aSchool(server, { subdomain: 'cedarhill' })
})
afterAll(() => server.stop())

const linesAt = (schoolId: string, subject: string) =>
  inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.rows<{ action: string; actor: string | null; detail: object; changes: object | null }>(
      `SELECT action, actor_user_id AS actor, detail, changes FROM audit_log WHERE school_id = $1 AND subject = $2
       ORDER BY id DESC`,
      [schoolId, subject],
    ),
  )
/** How a call ended, of which each of two may be refused. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const form = (said: { name?: string; email?: string; subdomain?: string } = {}) => ({
  ...{ name: 'Palm Sample College', email: `owner${newId()}@people.test`, phone: '0800 000 0000' },
  ...{ subscription: 'professional' as const, address: '3 Sample Road, Enugu' },
  ...said,
})

describe('writing to a school', () => {
  it('changes what was sent, and stands in both logs: there without a person, here with one', async () => {
    const { school: before } = await company.school.getSchool({ id: school.schoolId })
    const edit = { id: before.id, revision: before.revision, address: '9 Sample Close, Jos' }
    const { school: after } = await company.school.updateSchool(edit)
    expect(after).toMatchObject({ address: '9 Sample Close, Jos', revision: before.revision + 1 })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    const changes = { address: [before.address, '9 Sample Close, Jos'] }
    const [there] = await linesAt(school.schoolId, school.schoolId)
    expect(there).toMatchObject({ action: 'school.updated', actor: null, detail: { byCompany: true }, changes })
    const [here] = await linesAt(platformSchoolId, school.schoolId)
    expect(here).toMatchObject({ action: 'school.updated', actor: expect.any(String), changes })
    const { history } = await company.school.getSchool({ id: school.schoolId })
    expect(history[0]).toMatchObject({ action: 'school.updated', by: expect.any(String) })
    // The school's own settings are the same row.
    expect((await school.admin.school.getSettings()).school).toMatchObject({ address: '9 Sample Close, Jos' })
    expect((await company.school.list({ search: 'sample jos' })).items).toMatchObject([{ id: school.schoolId }])
  })

  it('of two who edit at once, the second is told, also where one is the school itself', async () => {
    const { school: seen } = await company.school.getSchool({ id: school.schoolId })
    const edit = (phone: string) => codeOf(company.school.updateSchool({ id: seen.id, revision: seen.revision, phone }))
    const both = await Promise.all([edit('0800 000 0007'), edit('0800 000 0008')])
    expect(both.toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
    const own = await school.admin.school.getSettings()
    await school.admin.school.saveSchoolInfo({ revision: own.school.revision, motto: 'Learn' })
    expect(await edit('0800 000 0009')).toBe('CHANGED_MEANWHILE')
  })

  it.each(['getSchool', 'updateSchool'] as const)(
    '%s knows neither the company’s own school nor one that is not there',
    async (call) => {
      for (const id of [platformSchoolId, newId()]) {
        const asked =
          call === 'getSchool'
            ? company.school.getSchool({ id })
            : company.school.updateSchool({ id, revision: 1, phone: '0800 000 0000' })
        expect(await refusalOf(asked)).toMatchObject({ code: 'UNKNOWN_SCHOOL' })
      }
    },
  )

  it('is no door for anybody else', async () => {
    const id = school.schoolId
    expect(await refusalOf(school.admin.school.getSchool({ id }))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await refusalOf(school.admin.school.updateSchool({ id, revision: 1 }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect(await refusalOf(school.admin.people.addSchool(form()))).toMatchObject({ code: 'NOT_ALLOWED' })
    const work = inSchool(server.pools.app, { schoolId: id }, (tx) =>
      inSchoolOf({ tx, actor: { role: 'super_admin' } } as never, newId(), async () => 'in'),
    )
    await expect(work).rejects.toThrow('Only the company')
  })
})

describe('adding a school', () => {
  it('opens it with a trial, makes a subdomain of the name and invites the owner, who comes in by the mail', async () => {
    const typed = form({ name: 'Kọ́lẹ́ẹ̀jì Ọ̀pẹ Sample' })
    const { school: added } = await company.people.addSchool(typed)
    expect(added).toMatchObject({ subdomain: 'koleejiopesample', status: 'active', subscription: 'professional' })
    expect(added.trialEndsAt).not.toBeNull()
    const token = await tokenMailedTo(server, added.id, typed.email)
    const owner = server.client()
    expect(await owner.people.acceptInvitation({ token, password: 'a better password' })).toEqual({ isSignedIn: true })
    expect(await owner.people.me()).toMatchObject({ me: { role: 'school_admin', schoolId: added.id } })
    expect((await owner.school.listClasses({})).total).toBeGreaterThan(0)
    const second = await company.people.addSchool(form({ name: 'Kọ́lẹ́ẹ̀jì Ọ̀pẹ Sample' }))
    expect(second.school.subdomain).toBe('koleejiopesample2')
  })

  it('refuses a subdomain that is taken, reserved or looks like another, and an address that cannot be mailed', async () => {
    const before = (await company.school.figures()).total
    const codes: Record<string, string> = { cedarhill: 'DOMAIN_TAKEN', cedarhi11: 'DOMAIN_TAKEN', admin: 'BAD_REQUEST' }
    for (const [subdomain, code] of Object.entries(codes)) {
      expect(await refusalOf(company.people.addSchool(form({ subdomain })))).toMatchObject({ code })
    }
    const email = 'owner@school.invalid'
    expect(await refusalOf(company.people.addSchool(form({ email })))).toMatchObject({ code: 'INVALID_FORM' })
    expect((await company.school.figures()).total).toBe(before)
  })

  it('of two of one subdomain at once, one is there', async () => {
    const asked = [form({ subdomain: 'onlyone' }), form({ subdomain: 'onlyone' })]
    const codes = await Promise.all(asked.map((one) => codeOf(company.people.addSchool(one))))
    expect(codes.toSorted()).toEqual(['DOMAIN_TAKEN', 'done'])
  })
})
