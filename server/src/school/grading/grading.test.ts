import { scalePresets } from '@sabimark/domain/school/grading/grade-scale.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { aSchool, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { aSitting, cardOf, keyOf, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { markAttempts } from '../../marking/mark-attempts.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const trying = { 'x-trial': '1' }
const read = async (of: TestSchool) => (await of.admin.school.grading()).grading
type Save = Parameters<TestClient['school']['saveGrading']>[0]
const save = async (of: TestSchool, changes: Omit<Save, 'revision'>) =>
  await of.admin.school.saveGrading({ revision: (await read(of)).revision, ...changes })
const waec = scalePresets.waec.scale.map((step) => ({ remark: '', ...step }))
const twoGrades = [
  { grade: 'P', fromPercentage: 40, remark: 'Pass' },
  { grade: 'R', fromPercentage: 0, remark: '' },
]
const named = (...names: string[]) => names.map((name) => ({ name, was: name }))

/** A student hands in so many of three right. */
async function handIn(of: Sitting, client: TestClient | undefined, right: number, examId = of.examId) {
  const page = await openPage(client, examId)
  await sit(page, await keyOf(server, { school: of.school, examId }), { right })
  return { page, card: await cardOf(page) }
}

it('begins with the usual grades, half up, 24 hours and the levels of a new school', async () => {
  const school = await aSchool(server)
  const { grading, history } = await school.admin.school.grading()
  expect(grading).toMatchObject({
    rounding: 'half_up',
    syncWindowHours: 24,
    revision: 1,
    scale: scalePresets.letters.scale,
  })
  expect(grading.levels).toEqual(
    ['SS1', 'SS2', 'SS3'].map((name) => ({ name, classes: ['A', 'B', 'C'].map((arm) => `${name}${arm}`) })),
  )
  expect(history).toEqual([])
})

describe('the scale', () => {
  it('holds at once and everywhere, also for results there are, and a rehearsal counts those first', async () => {
    const of = await aSitting(server, { students: 3 })
    const { admin } = of.school
    const papers = [
      await handIn(of, of.students[0], 3),
      await handIn(of, of.students[1], 2),
      await handIn(of, of.students[2], 1),
    ]
    const { fingerprint } = await of.teacher.result.listForExam({ examId: of.examId })
    const revision = (await read(of.school)).revision
    const trial = await admin.with(trying).school.saveGrading({ revision, scale: waec })
    expect(trial.effects).toEqual(['3 of 3 results change their grade.'])
    expect((await read(of.school)).revision).toBe(revision)
    expect((await save(of.school, { scale: waec })).grading).toMatchObject({ revision: revision + 1, scale: waec })

    const rows = (await admin.result.list({ sort: 'score' })).items
    expect(rows.map(({ percentage, grade, remarks }) => [percentage, grade, remarks])).toEqual([
      [100, 'A1', 'Excellent'],
      [67, 'B3', 'Good'],
      [33, 'F9', 'Fail'],
    ])
    expect((await admin.result.list({ grade: 'B3' })).total).toBe(1)
    expect((await admin.result.summary({ grade: 'B3' })).totalResults).toBe(1)
    expect((await admin.result.list({ grade: 'B' })).total).toBe(0)
    const again = await of.teacher.result.listForExam({ examId: of.examId, known: fingerprint, sort: 'score' })
    expect(again.items.map(({ score }) => score?.grade)).toEqual(['A1', 'B3', 'F9'])
    expect((await of.students[1]?.result.listMine())?.items[0]?.score?.grade).toBe('B3')
    const { card } = await admin.result.get({ attemptId: papers[1]?.page.attemptId ?? '' })
    expect(card?.score).toMatchObject({ percentage: 67, grade: 'B3', earnedHundredths: 400 })
    const asked = { range: 'this_month' } as const
    const byGrade = await admin.report.preview({ ...asked, type: 'grades' })
    expect(byGrade.tables[0]?.columns.map(({ label }) => label)).toEqual([
      'Subject',
      'Class',
      'Papers',
      ...waec.map(({ grade }) => grade),
      'Average',
      'Pass Rate',
    ])
    const performance = await admin.report.preview({ ...asked, type: 'performance' })
    expect(performance.tables[0]?.rows.map((row) => row[8]).sort()).toEqual(['A1', 'B3', 'F9'])
    const { history } = await admin.school.grading()
    expect(history[0]).toMatchObject({ action: 'grading.updated', by: 'Ada Obi', changes: [{ label: 'Grades' }] })
    expect(history[0]?.changes[0]?.after).toContain('B3 from 65% (Good)')
  })

  it('is refused with the reason where it is wrong, and nothing is saved', async () => {
    const school = await aSchool(server)
    const [best, last] = twoGrades
    if (!best || !last) throw new Error('There are two.')
    const wrong: [unknown, object][] = [
      [
        [best, { ...last, fromPercentage: 40 }],
        { code: 'INVALID_FORM', data: { fields: { 'from.1': 'Type a number below 40.' } } },
      ],
      [[last, best], { code: 'INVALID_FORM' }],
      [
        [best, { ...last, fromPercentage: 1 }],
        { code: 'INVALID_FORM', data: { fields: { 'from.1': 'The last grade starts at 0.' } } },
      ],
      [[last], { code: 'INVALID_FORM', data: { fields: { scale: 'A scale has 2 to 12 grades.' } } }],
      [
        [best, { ...last, grade: 'p' }],
        { code: 'INVALID_FORM', data: { fields: { 'grade.1': 'p appears here twice.' } } },
      ],
      [[{ ...best, grade: 'P\u200b' }, last], { code: 'INVALID_FORM' }],
      ...['30.5', '', 'abc', 30.5, 1e9, -1, null].map((fromPercentage): [unknown, object] => [
        [{ ...best, fromPercentage }, last],
        { code: 'BAD_REQUEST' },
      ]),
    ]
    for (const [scale, refusal] of wrong) {
      expect(await refusalOf(save(school, { scale: scale as Save['scale'] })), JSON.stringify(scale)).toMatchObject(
        refusal,
      )
    }
    for (const syncWindowHours of ['30.5', '', 'abc', 0, 721, 1e9, 1.5, null]) {
      const refused = save(school, { syncWindowHours: syncWindowHours as number })
      expect(await refusalOf(refused), String(syncWindowHours)).toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect((await read(school)).revision).toBe(1)
  })

  it('of two administrators at once is that of the first, and the other is told who it was', async () => {
    const school = await aSchool(server)
    const outcomes = await Promise.allSettled(
      [waec, twoGrades].map((scale) => school.admin.school.saveGrading({ revision: 1, scale })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [refused] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { by: 'Ada Obi', revision: 2 } })
    // What is sent again as it is changes nothing; another school has its own.
    const { scale } = await read(school)
    expect((await save(school, { scale })).grading.revision).toBe(2)
    expect((await read(await aSchool(server))).revision).toBe(1)
    const teacher = (await aTeacher(server, school)).client
    expect(await teacher.school.grading()).toMatchObject({ grading: { scale }, history: [] })
    expect(await refusalOf(teacher.school.saveGrading({ revision: 2, scale: twoGrades }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })
})

it('a percentage is rounded as the school rounded when the exam was published, also when it is marked again', async () => {
  const of = await aSitting(server)
  const { school, subjectId, classId, teacher } = of
  const [student] = of.students
  await save(school, { rounding: 'down' })
  const newer = await anExam(teacher, {
    subjectId,
    classIds: [classId],
    draft: { title: 'Rounded down', passingScore: 67 },
  })
  const before = await handIn(of, student, 2)
  const after = await handIn(of, student, 2, newer.examId)
  expect(before.card.score).toMatchObject({ percentage: 67, isPass: true })
  expect(after.card.score).toMatchObject({ percentage: 66, isPass: false })
  const { totals } = await teacher.marking.markPreview({ examId: newer.examId, answers: {} })
  expect(totals.percentage).toBe(0)
  await save(school, { rounding: 'half_up' })
  const ids = [before.page.attemptId, after.page.attemptId]
  const kept = async () =>
    await inSchool(server.pools.app, school, (tx) =>
      tx.rows('SELECT to_jsonb(r) - $1::text AS row FROM results r WHERE school_id = $2 ORDER BY id', [
        'marked_at',
        tx.schoolId,
      ]),
    )
  const first = await kept()
  await inSchool(server.pools.app, school, (tx) => markAttempts(tx, ids, 'marked again'))
  expect(await kept()).toEqual(first)
})

it('a window for late answers is that of attempts begun from then on', async () => {
  const of = await aSitting(server, { students: 2 })
  const windowOf = async (client: TestClient | undefined) => {
    const { attemptId } = await openPage(client, of.examId)
    return await inSchool(server.pools.app, of.school, async (tx) => {
      const row = await tx.one<{ hours: number }>(
        'SELECT sync_window_ms / 3600000 AS hours FROM exam_attempts WHERE school_id = $1 AND id = $2',
        [tx.schoolId, attemptId],
      )
      return Number(row.hours)
    })
  }
  expect(await windowOf(of.students[0])).toBe(24)
  await save(of.school, { syncWindowHours: 720 })
  expect(await windowOf(of.students[1])).toBe(720)
  expect(await windowOf(of.students[0])).toBe(24)
})

describe('levels', () => {
  const classNames = async ({ admin }: TestSchool) => (await admin.school.listClasses({})).items.map(({ name }) => name)

  it('order the lists of classes, and only they can be chosen for a class', async () => {
    const school = await aSchool(server)
    const { admin } = school
    const unknown = admin.school.addClass({ level: 'JSS1', arm: 'A' })
    expect(await refusalOf(unknown)).toMatchObject({
      ...{ code: 'UNKNOWN_LEVEL', message: 'Your school has no such level. Choose Another level and type it.' },
    })
    await save(school, { levels: [{ name: 'JSS1', was: null }, ...named('SS3', 'SS1', 'SS2')] })
    await admin.school.addClass({ level: 'JSS1', arm: 'A' })
    expect(await classNames(school)).toEqual('JSS1A SS3A SS3B SS3C SS1A SS1B SS1C SS2A SS2B SS2C'.split(' '))
    const [first] = (await admin.school.listClasses({})).items
    const edit = admin.school.updateClass({ id: first?.id ?? '', revision: 1, level: 'JSS9' })
    expect(await refusalOf(edit)).toMatchObject({ code: 'UNKNOWN_LEVEL' })
  })

  it('are renamed with their classes, which is counted first; two can exchange their names', async () => {
    const school = await aSchool(server)
    const { admin } = school
    const levels = [
      { name: 'Year 1', was: 'SS1' },
      { name: 'SS3', was: 'SS2' },
      { name: 'SS2', was: 'SS3' },
    ]
    const trial = await admin.with(trying).school.saveGrading({ revision: 1, levels })
    expect(trial.effects).toEqual([
      'SS1 becomes Year 1, SS2 becomes SS3, SS3 becomes SS2: 9 classes are renamed.',
      'Reports chosen by a level’s old name no longer find its classes, and are empty where no level has that name.',
    ])
    expect((await classNames(school))[0]).toBe('SS1A')
    await save(school, { levels })
    expect(await classNames(school)).toEqual('Year 1A|Year 1B|Year 1C|SS3A|SS3B|SS3C|SS2A|SS2B|SS2C'.split('|'))
    const { history } = await admin.school.getClass({ id: school.classes[0]?.id ?? '' })
    expect(history[0]).toMatchObject({
      action: 'class.updated',
      changes: [{ label: 'Level', before: 'SS1', after: 'Year 1' }],
    })
  })

  it('stay while a class has them, and are refused where two would read alike', async () => {
    const school = await aSchool(server)
    expect(await refusalOf(save(school, { levels: named('SS1', 'SS3') }))).toMatchObject({
      code: 'LEVEL_IN_USE',
      data: { fields: { levels: 'SS2 is the level of SS2A, SS2B and SS2C. Give them another level first.' } },
    })
    // Its name does not save it where another level takes that over: their classes could not be told apart again.
    const merged = [{ name: 'SS2', was: 'SS1' }, ...named('SS3')]
    expect(await refusalOf(save(school, { levels: merged }))).toMatchObject({ code: 'LEVEL_IN_USE' })
    expect((await classNames(school)).slice(0, 4)).toEqual(['SS1A', 'SS1B', 'SS1C', 'SS2A'])
    expect(await refusalOf(save(school, { levels: named('SS1', 'SS2', 'SS3', 'ss 3') }))).toMatchObject({
      ...{ code: 'INVALID_FORM', data: { fields: { 'level.3': 'ss 3 appears here twice.' } } },
    })
    const all = named('SS1', 'SS2', 'SS3')
    await save(school, { levels: [...all, { name: 'SS4', was: null }] })
    expect((await save(school, { levels: all })).grading.levels.map(({ name }) => name)).toEqual(['SS1', 'SS2', 'SS3'])
    // The name a class would get is another class's.
    await school.admin.school.addClass({ level: 'SS1', arm: '2A' })
    const clash = [...named('SS2', 'SS3'), { name: 'SS', was: 'SS1' }]
    expect(await refusalOf(save(school, { levels: clash }))).toMatchObject({ code: 'CLASS_NAME_TAKEN' })
  })
})
