import { reportTypes } from '@sabimark/domain/report/report-content.ts'
import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture } from '../../test/builders/picture.ts'
import { aSitting, type Sitting } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { selectMailFace } from '../notice/mail/mail-face.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { selectSchoolHead } from '../report/making/read-cards.db.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 1 })
})
afterAll(() => server.stop())

/** `trialDays`: until its trial ends; negative where it is over. */
const setPlan = (plan: Plan, trialDays: number) =>
  inSchool(server.pools.app, of.school, (tx) =>
    tx.run(
      `UPDATE schools SET subscription = $2, trial_ends_plan = false, trial_ends_at = now() + make_interval(days => $3)
       WHERE id = $1`,
      [tx.schoolId, plan, trialDays],
    ),
  )

const lacking = { code: 'PLAN_LACKS', data: { plan: 'starter' } }
const previewed = async () => {
  const { admin } = of.school
  const asked = reportTypes.map((type) =>
    admin.report.preview({ type, range: 'this_week' }).then(
      () => type,
      ({ code }: { code: string }) => code,
    ),
  )
  return await Promise.all(asked)
}

test('Starter has cards, bars and grades; item statistics, other reports and a logo are refused with the plan that has them', async () => {
  const { admin } = of.school
  await setPlan('starter', -1)
  expect(await refusalOf(of.teacher.result.statistics({ examId: of.examId }))).toMatchObject(lacking)
  const others = reportTypes.length - 2
  expect((await previewed()).toSorted()).toEqual([...Array(others).fill('PLAN_LACKS'), 'grades', 'performance'])
  const file = { type: 'attendance', range: 'this_week', format: 'pdf' } as const
  expect(await refusalOf(admin.report.make(file))).toMatchObject(lacking)
  expect((await admin.report.listMade()).items).toEqual([])
  expect(await admin.report.make({ ...file, type: 'grades' })).toMatchObject({ format: 'pdf' })
  expect(await refusalOf(admin.school.setLogo({ data: aPicture }))).toMatchObject({
    ...{ code: 'PLAN_LACKS', data: { feature: 'branding', plan: 'starter' } },
  })
  expect(await admin.school.setLogo({ data: null })).toEqual({ logoId: null })
  // Analytics that every plan has.
  expect(await admin.result.summary({})).toMatchObject({})
})

test.each(['professional', 'enterprise'] as const)('%s has them all', async (plan) => {
  await setPlan(plan, -1)
  await of.teacher.result.statistics({ examId: of.examId })
  expect((await previewed()).filter((one) => one === 'PLAN_LACKS')).toEqual([])
})

test('a colour is refused, never to be taken away, and shown while the plan has it', async () => {
  const { admin } = of.school
  const settings = async () => (await admin.school.getSettings()).school
  const paint = async (color: string) =>
    await admin.school.saveSchoolInfo({ revision: (await settings()).revision, color })
  const shown = async () => {
    const { school } = await server.client({ host: `${of.school.subdomain}.sabimark.test` }).school.signInPlace()
    const [face, head] = await inSchool(server.pools.app, of.school, (tx) =>
      Promise.all([selectMailFace(tx), selectSchoolHead(tx)]),
    )
    const seen = await of.students[0]?.people.me()
    return [school?.color, seen?.me?.schoolColor, face?.color, head.color]
  }
  await setPlan('starter', -1)
  expect(await refusalOf(paint('#7A3E9D'))).toMatchObject({ code: 'PLAN_LACKS', data: { feature: 'branding' } })
  expect((await settings()).color).toBe('')
  await setPlan('professional', -1)
  expect(await refusalOf(paint('purple'))).toMatchObject({ code: 'BAD_REQUEST' })
  await paint('#7A3E9D')
  expect(await shown()).toEqual(Array(4).fill('#7A3E9D'))
  await setPlan('starter', -1)
  expect(await shown()).toEqual(Array(4).fill(''))
  // What else the school says of itself it may go on saying, and nothing of it is lost.
  await admin.school.saveSchoolInfo({ revision: (await settings()).revision, motto: 'Learn and serve' })
  expect((await settings()).color).toBe('#7A3E9D')
  await paint('')
  await setPlan('professional', -1)
  expect(await shown()).toEqual(Array(4).fill(''))
})

test('in the free trial everything is there; a logo is kept, and shown while the plan has it', async () => {
  const { admin } = of.school
  await setPlan('starter', 3)
  await of.teacher.result.statistics({ examId: of.examId })
  const { logoId } = await admin.school.setLogo({ data: aPicture })
  const shown = async () => (await of.teacher.people.me()).me?.schoolLogo
  expect(await shown()).toBe(`/files/${logoId}`)
  await setPlan('starter', -1)
  expect(await shown()).toBeNull()
  await setPlan('professional', -1)
  expect(await shown()).toBe(`/files/${logoId}`)
})
