import { type Withdrawal, withdrawals } from '@sabimark/ready-made/withdrawn.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { behindRows } from '../../test/builders/held-up.ts'
import { aSchool, aSubject, aTeacher, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { lockSchool } from '../school/school.db.ts'
import { lockReadyMade } from './ready-made.db.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let teacher: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId] })).client
})
afterAll(() => server.stop())

it('counts what it lists, page by page, and narrows it', async () => {
  const { subjects } = await teacher.bank.readyMadeTopics()
  const physics = subjects.find(({ subject }) => subject === 'Physics')
  const first = await teacher.bank.listReadyMade({ subject: 'Physics', size: 20 })
  expect(first.total).toBe(physics?.count)
  const second = await teacher.bank.listReadyMade({ subject: 'Physics', size: 20, cursor: first.nextCursor ?? '' })
  expect(second.total).toBeNull()
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(40)
  const wrongCursor = teacher.bank.listReadyMade({ subject: 'Mathematics', cursor: first.nextCursor ?? '' })
  expect(await refusalOf(wrongCursor)).toMatchObject({ code: 'BAD_REQUEST' })
  const hard = await teacher.bank.listReadyMade({ topic: 'Indices', difficulty: 'Hard', search: 'EQUATION' })
  expect(hard.items.length).toBeGreaterThan(0)
  expect(hard.items.every(({ topic, difficulty }) => topic === 'Indices' && difficulty === 'Hard')).toBe(true)
  expect((await teacher.bank.listReadyMade({ search: 'no such word' })).total).toBe(0)
})

it('gives each school numbers of its own, the same each time, and facts to all alike', async () => {
  const other = await aSchool(server)
  const asked = { topic: 'Indices' }
  const [ours, again, theirs] = await Promise.all(
    [teacher, teacher, other.admin].map((client) => client.bank.listReadyMade(asked)),
  )
  expect(again).toEqual(ours)
  const texts = (page: typeof ours) => page?.items.map(({ question }) => question) ?? []
  expect(texts(theirs)).toHaveLength(texts(ours).length)
  expect(texts(theirs)).not.toEqual(texts(ours))
  const facts = { subject: 'Physics', search: 'SI unit of' }
  const [here, there] = await Promise.all([teacher, other.admin].map((client) => client.bank.listReadyMade(facts)))
  expect(texts(here)).toEqual(texts(there))
})

it('is taken once, as it was shown, and an undo takes it back', async () => {
  const shown = (await teacher.bank.listReadyMade({ topic: 'Indices', difficulty: 'Easy', size: 5 })).items
  const sources = shown.map(({ id }) => id)
  const [one, two] = await Promise.all([0, 1].map(() => teacher.bank.takeReadyMade({ subjectId, of: { sources } })))
  expect([one?.takenCount, two?.takenCount].toSorted()).toEqual([0, 5])
  expect([one?.skippedCount, two?.skippedCount].toSorted()).toEqual([0, 5])
  const { items } = await teacher.bank.listQuestions({ topic: 'Indices' })
  const keyed = (question: string, options: string[], right: number) => ({ question, options, right: options[right] })
  expect(
    items.map(({ question, options, correctOptionIds }) => ({
      question,
      options: options.map(({ text }) => text),
      right: options.find(({ id }) => id === correctOptionIds[0])?.text,
    })),
  ).toEqual(expect.arrayContaining(shown.map((is) => keyed(is.question, is.options, is.correctAnswer))))
  expect(items[0]).toMatchObject({ tags: ['Ready-made'], marksHundredths: 100, subjectId, mayAct: true })
  const after = (await teacher.bank.listReadyMade({ topic: 'Indices', difficulty: 'Easy', size: 5 })).items
  expect(after).toEqual(shown.map((is) => ({ ...is, isTaken: true })))
  const batch = one?.batch ?? two?.batch ?? ''
  expect(await teacher.school.undo({ batch })).toMatchObject({ doneCount: 5, skipped: [] })
  expect((await teacher.bank.listQuestions({ topic: 'Indices' })).total).toBe(0)
  expect(await teacher.bank.takeReadyMade({ subjectId, of: { sources } })).toMatchObject({
    takenCount: 5,
    skippedCount: 0,
  })
})

it('goes into a subject of one’s own alone, and what there is not is skipped', async () => {
  const { id } = await aSubject(school)
  const sources = ['physics.motion.final-speed@1#1']
  expect(await refusalOf(teacher.bank.takeReadyMade({ subjectId: id, of: { sources } }))).toMatchObject({
    code: 'UNKNOWN_SUBJECT',
  })
  const gone = await teacher.bank.takeReadyMade({ subjectId, of: { sources: ['physics.gone.gone@1#1'] } })
  expect(gone).toEqual({ batch: null, takenCount: 0, skippedCount: 1 })
})

it('takes so many of a topic, difficulties mixed, none twice and no more than there are', async () => {
  const { client } = await aTeacher(server, school, { subjectIds: [subjectId] })
  const of = { subject: 'Physics', topic: 'Rectilinear Acceleration', count: 10 }
  const there = (await client.bank.listReadyMade({ ...of, size: 1 })).total ?? 0
  const first = await client.bank.takeReadyMade({ subjectId, of })
  expect(first).toMatchObject({ takenCount: 10, skippedCount: 0 })
  const { items } = await client.bank.listQuestions({ topic: of.topic })
  const count = (asked: string) => items.filter(({ difficulty }) => difficulty === asked).length
  expect(['Easy', 'Medium', 'Hard'].map(count)).toEqual([3, 5, 2])
  const rest = await client.bank.takeReadyMade({ subjectId, of: { ...of, count: 200 } })
  expect(rest.takenCount).toBe(there - 10)
  expect(await client.bank.takeReadyMade({ subjectId, of })).toEqual({ batch: null, takenCount: 0, skippedCount: 0 })
  expect(await client.school.undo({ batch: first.batch ?? '' })).toMatchObject({ doneCount: 10, skipped: [] })
  const hard = { ...of, difficulty: 'Hard' as const }
  expect(await client.bank.takeReadyMade({ subjectId, of: hard })).toMatchObject({ takenCount: 2 })
})

it('is the same ready-made question after it was deleted and brought back, unless it was taken again', async () => {
  const own = await aSchool(server)
  const into = { subjectId: (await aSubject(own)).id }
  const { bank, school: itsSchool } = own.admin
  const [shown] = (await bank.listReadyMade({ topic: 'Indices', size: 1 })).items
  const of = { sources: [shown?.id ?? ''] }
  const inBank = async () => (await bank.listQuestions({ topic: 'Indices' })).items.map(({ id }) => id)
  await bank.takeReadyMade({ ...into, of })
  const first = await bank.deleteQuestions({ ids: await inBank() })
  await itsSchool.undo({ batch: first.batch ?? '' })
  expect(await bank.takeReadyMade({ ...into, of })).toMatchObject({ takenCount: 0, skippedCount: 1 })
  const second = await bank.deleteQuestions({ ids: await inBank() })
  expect(await bank.takeReadyMade({ ...into, of })).toMatchObject({ takenCount: 1 })
  expect(await itsSchool.undo({ batch: second.batch ?? '' })).toMatchObject({ doneCount: 1, skipped: [] })
  expect(await inBank()).toHaveLength(2)
  expect(await bank.takeReadyMade({ ...into, of })).toMatchObject({ takenCount: 0, skippedCount: 1 })
})

it('is brought back without keeping up whoever takes some at the same moment', async () => {
  const own = await aSchool(server)
  const { bank, school: itsSchool } = own.admin
  const into = { subjectId: (await aSubject(own)).id }
  await bank.takeReadyMade({ ...into, of: { subject: 'Physics', count: 1, search: '' } })
  const { batch } = await bank.deleteQuestions({ ids: (await bank.listQuestions(into)).items.map(({ id }) => id) })
  const { begun } = await behindRows(server, own.schoolId, {
    hold: lockReadyMade,
    begin: () => itsSchool.undo({ batch: batch ?? '' }),
    meanwhile: () =>
      inSchool(server.pools.app, own, async (tx) => {
        await tx.run(`SET LOCAL lock_timeout = '500ms'`, [])
        await lockSchool(tx)
      }),
  })
  expect(await begun).toMatchObject({ doneCount: 1, skipped: [] })
})

it('counts before an exam is published what anybody can read, and what was found wrong', async () => {
  const { client } = await aTeacher(server, school, { subjectIds: [subjectId] })
  const facts = (await client.bank.listReadyMade({ subject: 'Physics', search: 'SI unit of', size: 2 })).items.map(
    ({ id }) => id,
  )
  const [computed] = (await client.bank.listReadyMade({ topic: 'Surds', size: 1 })).items
  await client.bank.takeReadyMade({ subjectId, of: { sources: [...facts, computed?.id ?? ''] } })
  const { items } = await client.bank.listQuestions({ subjectId, size: 3 })
  const planned = {
    ...{ title: 'Test', subjectId, classIds: [], examType: 'quiz' as const, durationMinutes: 30 },
    ...{ scheduledDate: '2036-11-24', scheduledTime: '12:00', closingTime: '13:00' },
    questionIds: items.map(({ id }) => id),
  }
  const found = async (changes = {}) => (await client.exam.checkClashes({ ...planned, ...changes })).readyMade
  expect(await found()).toEqual({ publicCount: 2, withdrawnCount: 0 })
  expect(await found({ examType: 'practice' })).toEqual({ publicCount: 0, withdrawnCount: 0 })
  expect(await found({ questionIds: [] })).toEqual({ publicCount: 0, withdrawnCount: 0 })
  await withdrawing({ sources: facts, why: 'Two options were right.', instead: null }, async () => {
    expect(await found()).toEqual({ publicCount: 2, withdrawnCount: 2 })
  })
})

/** As if a later version of the program had withdrawn it. */
async function withdrawing(one: Withdrawal, work: () => Promise<void>) {
  withdrawals.push(one)
  try {
    await work()
  } finally {
    withdrawals.splice(withdrawals.indexOf(one), 1)
  }
}
