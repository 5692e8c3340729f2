import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const onPlan = (plan: Plan) => aSchool(server, { plan })
const refusalsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))

describe('the list', () => {
  it('shows the administrator all and a teacher the own ones, with figures', async () => {
    const own = await aSchool(server)
    const { subject: physics } = await own.admin.school.addSubject({ name: 'Physics', code: 'PHY' })
    const initial = { color: '#0B6B4F', difficulty: 'Medium', status: 'active', description: '', durationMinutes: 180 }
    expect(physics).toMatchObject({ ...initial, questionsCount: 0, examsCount: 0, revision: 1 })
    const form = { name: 'Àrùn', code: 'BIO', durationMinutes: 61, difficulty: 'Hard', status: 'inactive' } as const
    const { subject: second } = await own.admin.school.addSubject({ ...form, color: '#123abc', description: 'Ill' })
    expect(second).toMatchObject({ ...form, color: '#123abc', description: 'Ill' })
    await anExam(own.admin, { subjectId: physics.id, classIds: [classOf(own, 'SS1A').id] })

    const names = async (input: Parameters<typeof own.admin.school.listSubjects>[0]) =>
      (await own.admin.school.listSubjects(input)).items.map(({ name }) => name)
    expect(await names({})).toEqual(['Àrùn', 'Physics'])
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['Physics', 'Àrùn'])
    expect(await names({ sort: 'code' })).toEqual(['Àrùn', 'Physics'])
    expect(await names({ sort: 'questions' })).toEqual(['Physics', 'Àrùn'])
    expect(await names({ status: 'active' })).toEqual(['Physics'])
    expect(await names({ difficulty: 'Hard' })).toEqual(['Àrùn'])
    const { items, nextCursor, total } = await own.admin.school.listSubjects({ size: 1, sort: 'questions' })
    expect(items).toEqual([{ ...physics, questionsCount: expect.any(Number), examsCount: 1 }])
    expect(total).toBe(2)
    expect(await names({ size: 1, sort: 'questions', cursor: nextCursor ?? '' })).toEqual(['Àrùn'])
    const totalQuestions = items[0]?.questionsCount
    expect(totalQuestions).toBeGreaterThan(0)
    expect(await own.admin.school.subjectFigures()).toEqual({
      ...{ total: 2, active: 1, totalQuestions, averageDurationMinutes: 121 },
    })

    const { client } = await aTeacher(server, own, { subjectIds: [physics.id] })
    expect((await client.school.listSubjects({})).items.map(({ name }) => name)).toEqual(['Physics'])
    expect(await refusalOf(client.school.addSubject({ name: 'Music', code: 'MUS' }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const foreign = school.admin.school.listSubjects({ size: 1, sort: 'questions', cursor: nextCursor ?? '' })
    expect(await refusalOf(foreign)).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('adding and editing', () => {
  it('keeps codes apart, gives each its own colour, and refuses what a field cannot hold', async () => {
    const own = await aSchool(server)
    const add = (changes: object) => own.admin.school.addSubject({ name: 'Physics', code: 'PHY', ...changes })
    const colours = [(await add({})).subject.color, (await add({ code: 'PH2' })).subject.color]
    expect(colours).toEqual(['#0B6B4F', '#2457A6'])
    expect(await refusalOf(add({ code: 'phy' }))).toMatchObject({ code: 'SUBJECT_CODE_TAKEN', status: 409 })
    for (const wrong of [
      ...[{ durationMinutes: 0 }, { durationMinutes: 601 }, { durationMinutes: 1.5 }, { name: ' ' }, { code: '' }],
      ...[{ name: 'x'.repeat(5_000) }, { color: 'red' }, { color: '#12345' }, { difficulty: '' }, { status: 'gone' }],
    ]) {
      expect(await refusalOf(add({ code: 'NEW', ...wrong })), JSON.stringify(wrong)).toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
  })

  it('changes what is sent, is in the history by its label, and tells whoever was slower', async () => {
    const { id, code, color } = await aSubject(school)
    const update = (changes: object) => school.admin.school.updateSubject({ id, revision: 1, ...changes })
    const { subject } = await update({ name: 'Further Mathematics', durationMinutes: 90, color: '' })
    expect(subject).toMatchObject({ name: 'Further Mathematics', code, color, durationMinutes: 90, revision: 2 })
    const { history } = await school.admin.school.getSubject({ id })
    expect(history.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'subject.updated',
        changes: expect.arrayContaining([
          { label: 'Subject Name', before: 'Mathematics', after: 'Further Mathematics' },
          { label: 'Duration (minutes)', before: '60', after: '90' },
        ]),
      },
      { action: 'subject.added', changes: [] },
    ])
    expect(await refusalOf(update({ name: 'Mine' }))).toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', data: { by: 'Ada Obi', revision: 2 } },
    })
    const other = await aSubject(school)
    const taken = school.admin.school.updateSubject({ id, revision: 2, code: other.code.toUpperCase() })
    expect(await refusalOf(taken)).toMatchObject({ code: 'SUBJECT_CODE_TAKEN' })
  })
})

describe('the places of the plan', () => {
  it('are never more than taken, however many are added and reactivated at once', async () => {
    const own = await onPlan('starter')
    const resting = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        own.admin.school.addSubject({ name: `Resting ${n}`, code: `R${n}`, status: 'inactive' }),
      ),
    )
    const acts = resting.flatMap(({ subject: { id } }, n) => [
      ...Array.from({ length: 3 }, (_, turn) => own.admin.school.addSubject({ name: 'New', code: `N${n}${turn}` })),
      own.admin.school.setSubjectsStatus({ ids: [id], status: 'active' }),
      own.admin.school.updateSubject({ id, revision: 1, status: 'active' }),
    ])
    expect(acts).toHaveLength(50)
    const refused = refusalsOf(await Promise.allSettled(acts))
    for (const reason of refused) {
      if (reason.code !== 'CHANGED_MEANWHILE') expect(reason).toMatchObject({ code: 'PLAN_LIMIT', data: { limit: 5 } })
    }
    expect(await own.admin.school.subjectFigures()).toMatchObject({ active: 5 })
  })

  it('hold for an undo, too', async () => {
    const own = await onPlan('starter')
    const { id } = await aSubject(own)
    const { batch, effects } = await own.admin.school.setSubjectsStatus({ ids: [id], status: 'inactive' })
    expect(effects).toEqual(['New ones cannot choose it.', '0 of 5 places of your plan are then taken.'])
    for (let n = 0; n < 5; n += 1) await aSubject(own)
    const undo = own.admin.school.undo({ batch: batch ?? '' })
    expect(await refusalOf(undo)).toMatchObject({ code: 'PLAN_LIMIT', data: { limit: 5 } })
    // Tried out it is refused as it would be, and leaves nothing.
    const trial = own.admin.with({ 'x-trial': '1' }).school.undo({ batch: batch ?? '' })
    expect(await refusalOf(trial)).toMatchObject({ code: 'PLAN_LIMIT', data: { limit: 5 } })
    expect(await own.admin.school.subjectFigures()).toMatchObject({ active: 5 })
  })

  it('are not taken by what an undo leaves as it is', async () => {
    const own = await onPlan('starter')
    const four = [await aSubject(own), await aSubject(own), await aSubject(own), await aSubject(own)]
    const ids = four.map(({ id }) => id)
    const { batch } = await own.admin.school.setSubjectsStatus({ ids, status: 'inactive' })
    const again = ids.slice(0, 2)
    await own.admin.school.setSubjectsStatus({ ids: again, status: 'active' })
    await aSubject(own)
    expect(await own.admin.school.undo({ batch: batch ?? '' })).toMatchObject({
      doneCount: 2,
      skipped: again.map((id) => ({ id, why: 'Was changed since, and stays as it is.' })),
    })
    expect(await own.admin.school.subjectFigures()).toMatchObject({ active: 5 })
  })
})

describe('deactivating and deleting', () => {
  it('leaves what is written, is no choice for new work, says so before, and is undone', async () => {
    const { id } = await aSubject(school)
    await anExam(school.admin, { subjectId: id, classIds: [classOf(school, 'SS1A').id] })
    const { questionsCount } = (await school.admin.school.getSubject({ id })).subject
    const ids = [id, crypto.randomUUID()]
    const outcome = await school.admin.school.setSubjectsStatus({ ids, status: 'inactive' })
    expect(outcome).toMatchObject({
      doneCount: 1,
      effects: [
        `${questionsCount} questions and 1 exam keep it.`,
        '1 scheduled exam goes on.',
        'New ones cannot choose it.',
      ],
      skipped: [{ id: ids[1], name: '', why: 'There is no such subject in your school.' }],
    })
    expect(await refusalOf(aQuestion(school.admin, { subjectId: id }))).toMatchObject({ code: 'UNKNOWN_SUBJECT' })
    const again = await school.admin.school.setSubjectsStatus({ ids: [id], status: 'inactive' })
    expect(again).toMatchObject({ batch: null, skipped: [{ why: 'Is already inactive.' }] })
    expect(await school.admin.school.deleteSubjects({ ids: [id] })).toMatchObject({
      doneCount: 0,
      skipped: [{ why: `${questionsCount} questions and 1 exam have it: deactivate it instead.` }],
    })
    expect(await school.admin.school.undo({ batch: outcome.batch ?? '' })).toMatchObject({ doneCount: 1, skipped: [] })
    expect((await school.admin.school.getSubject({ id })).subject.status).toBe('active')
  })

  it('deletes what nobody has, and brings it back unless its code is taken by now', async () => {
    const chosen = await aSubject(school)
    await aStudent(server, school, { subjectIds: [chosen.id], isSignedIn: false })
    const [free, lost] = [await aSubject(school), await aSubject(school)]
    const outcome = await school.admin.school.deleteSubjects({ ids: [chosen.id, free.id, lost.id] })
    expect(outcome).toMatchObject({
      ...{ doneCount: 2, effects: ['2 subjects are deleted. You can undo this for 30 days.'] },
      skipped: [{ id: chosen.id, why: '1 student has it: deactivate it instead.' }],
    })
    expect(await refusalOf(school.admin.school.getSubject({ id: free.id }))).toMatchObject({ code: 'UNKNOWN_SUBJECT' })
    await school.admin.school.addSubject({ name: 'Newer', code: lost.code })
    expect(await school.admin.school.undo({ batch: outcome.batch ?? '' })).toMatchObject({
      doneCount: 1,
      skipped: [{ id: lost.id, name: 'Mathematics', why: 'Another subject already has this code.' }],
    })
    const { subject } = await school.admin.school.getSubject({ id: free.id })
    expect(subject).toEqual({ ...free, revision: 2 })
  })
})
