import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool, aStudent, classOf } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('each class with active students has its proposal, in the order of the school, and nothing is changed', async () => {
  const school = await aSchool(server)
  const { admin } = school
  const idOf = (name: string) => classOf(school, name).id
  for (const classId of [idOf('SS3B'), idOf('SS1A'), idOf('SS1A'), null]) {
    await admin.people.addStudent({ name: 'Chidi Eze', studentNumber: crypto.randomUUID(), classId })
  }
  const resting = (await aStudent(server, school, { classId: idOf('SS2C'), isSignedIn: false })).student
  await admin.people.setStudentsStatus({ ids: [resting.id], status: 'inactive' })
  await admin.school.addClasses({ levels: ['JSS3'], arms: ['Gold'] })
  const { items } = await admin.school.listClasses({ search: 'JSS3' })
  await aStudent(server, school, { classId: items[0]?.id ?? '', isSignedIn: false })

  const plan = await admin.people.planPromotion()
  expect(plan).toMatchObject({ year: usualYear(new Date()), withoutClass: 1 })
  expect(plan.nextYear.slice(0, 4)).toBe(plan.year.slice(5))
  expect(plan.classes).toEqual([
    // No class of SS1 has its arm: it is asked for.
    { id: items[0]?.id, name: 'JSS3 Gold', level: 'JSS3', studentsCount: 1, target: null },
    {
      id: idOf('SS1A'),
      name: 'SS1A',
      level: 'SS1',
      studentsCount: 2,
      target: { kind: 'class', classId: idOf('SS2A') },
    },
    { id: idOf('SS3B'), name: 'SS3B', level: 'SS3', studentsCount: 1, target: { kind: 'leave' } },
  ])
  expect(plan.open.map(({ name }) => name).slice(0, 3)).toEqual(['JSS3 Gold', 'SS1A', 'SS1B'])
  expect(plan.open).toHaveLength(10)
})

test('a class that is closed is no target, and a year of another name has none after it', async () => {
  const school = await aSchool(server)
  const idOf = (name: string) => classOf(school, name).id
  await aStudent(server, school, { classId: idOf('SS1A'), isSignedIn: false })
  await school.admin.school.setClassesStatus({ ids: [idOf('SS2A')], status: 'closed' })
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(`UPDATE school_settings SET year = 'Session 5' WHERE school_id = $1`, [tx.schoolId]),
  )
  const plan = await school.admin.people.planPromotion()
  expect(plan).toMatchObject({ year: 'Session 5', nextYear: '', classes: [{ name: 'SS1A', target: null }] })
  expect(plan.open.map(({ name }) => name)).not.toContain('SS2A')
})
