import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addLevels, aSchool, aStudent, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  school = await aSchool(server)
})
afterAll(() => server.stop())

const names = async () => (await school.admin.school.listClasses({ size: 500 })).items.map(({ name }) => name).join(' ')
const levels = async () => (await school.admin.school.grading()).grading.levels.map(({ name }) => name).join(' ')
const all = { levels: ['JSS1', 'ss 1'], arms: ['A', 'Gold'] }

test('one press adds levels and classes in their order; again it adds nothing, and undo takes all of it back', async () => {
  const before = [await names(), await levels()]
  const done = await school.admin.school.addClasses(all)
  expect(done).toMatchObject({
    ...{ doneCount: 3, skipped: [] },
    effects: [
      '3 classes are added: JSS1A, JSS1 Gold and SS1 Gold.',
      '1 level is added: JSS1.',
      '1 class stands already: SS1A.',
    ],
  })
  expect(await levels()).toBe('JSS1 SS1 SS2 SS3')
  expect(await names()).toBe('JSS1A JSS1 Gold SS1A SS1B SS1C SS1 Gold SS2A SS2B SS2C SS3A SS3B SS3C')
  expect(await school.admin.school.addClasses(all)).toMatchObject({ batch: null, doneCount: 0, skipped: [] })
  const [act] = (await school.admin.school.listActs({})).items
  expect(act).toMatchObject({ id: done.batch, action: 'class.added', count: 3 })
  expect(await school.admin.school.undo({ batch: done.batch ?? '' })).toMatchObject({ doneCount: 3, skipped: [] })
  expect([await names(), await levels()]).toEqual(before)
})

test('undo leaves the class that somebody is in, the changed one, and their level', async () => {
  const { batch } = await school.admin.school.addClasses({ levels: ['JSS1', 'JSS2'], arms: ['A', 'B'] })
  const { items } = await school.admin.school.listClasses({ size: 500 })
  const [jss1a, , jss2a] = items
  await aStudent(server, school, { classId: jss1a?.id ?? '', isSignedIn: false })
  await school.admin.school.updateClass({ id: jss2a?.id ?? '', revision: 1, arm: 'Z' })
  expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({
    doneCount: 2,
    skipped: [
      { name: 'JSS1A', why: '1 student has it, so it stays.' },
      { name: 'JSS2Z', why: 'Was changed since, and stays as it is.' },
    ],
  })
  expect(await levels()).toBe('JSS1 JSS2 SS1 SS2 SS3')
})

test('a closed class is left to be opened again; what is wrong stands at its field and changes nothing', async () => {
  const { admin } = school
  await admin.school.setClassesStatus({ ids: [classOf(school, 'SS1B').id], status: 'closed' })
  expect(await admin.school.addClasses({ levels: ['SS1'], arms: ['B', 'D'] })).toMatchObject({
    ...{ doneCount: 1, skipped: [{ name: 'SS1B', why: 'Is closed: open it again instead.' }] },
  })
  const before = await names()
  const many = { levels: Array.from({ length: 40 }, (_, place) => `L${place}`), arms: [...'ABCDEFGHIJKLMNOP'] }
  const wrong = [
    [{ levels: ['SS1'], arms: ['E', 'e'] }, { arms: 'e appears here twice.' }],
    [{ levels: ['x'.repeat(30)], arms: [] }, { levels: 'A level can have at most 20 characters.' }],
    [many, { levels: 'A school has 1 to 40 levels.' }],
    [
      { ...many, levels: many.levels.slice(0, 37) },
      { arms: 'A school has at most 500 open classes; with these it would have 601.' },
    ],
  ] as const
  for (const [input, fields] of wrong) {
    expect(
      await refusalOf(admin.school.addClasses({ levels: [...input.levels], arms: [...input.arms] })),
    ).toMatchObject({
      ...{ code: 'INVALID_FORM', data: { fields } },
    })
  }
  expect([await names(), await levels()]).toEqual([before, 'SS1 SS2 SS3'])
})

test('a new level comes with the class that is added or edited, and goes nowhere where that is refused', async () => {
  const { admin } = school
  const add = (level: string, arm: string) => admin.school.addClass({ level, arm, isNewLevel: true })
  expect((await add('JSS3', 'A')).class).toMatchObject({ name: 'JSS3A', level: 'JSS3' })
  expect((await add('jss 3', 'B')).class).toMatchObject({ name: 'JSS3B', level: 'JSS3' })
  expect(await refusalOf(add('ss1', 'A'))).toMatchObject({ code: 'CLASS_NAME_TAKEN' })
  const { id } = classOf(school, 'SS3C')
  expect(await refusalOf(admin.school.updateClass({ id, revision: 1, level: 'SS4' }))).toMatchObject({
    code: 'UNKNOWN_LEVEL',
  })
  const moved = await admin.school.updateClass({ id, revision: 1, level: 'SS4', isNewLevel: true })
  expect(moved.class).toMatchObject({ name: 'SS4C' })
  expect(await levels()).toBe('JSS3 SS1 SS2 SS3 SS4')
  await addLevels(school, ...Array.from({ length: 35 }, (_, place) => `Set ${place}`))
  expect(await refusalOf(add('One too many', ''))).toMatchObject({
    ...{ code: 'INVALID_FORM', data: { fields: { level: 'A school has 1 to 40 levels.' } } },
  })
})

test('two who press at once leave each class once', async () => {
  const both = await Promise.all([school.admin.school.addClasses(all), school.admin.school.addClasses(all)])
  expect(both.map(({ doneCount }) => doneCount).toSorted()).toEqual([0, 3])
})
