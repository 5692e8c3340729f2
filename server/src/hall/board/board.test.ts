import { describe, expect, test } from 'vitest'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, openPage, send } from '../../../test/builders/sitting.ts'
import { giveTime } from '../../../test/builders/time.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'

const shared = sharedSitting()
let used = 0

/** An exam of a class of its own with these students, and somebody who invigilates it and is nobody else to it. */
async function aHall(...names: string[]) {
  const classItem = shared.of.school.classes[++used]
  if (!classItem) throw new Error('The school has no more classes.')
  const { examId, detail } = await shared.anotherExam({ classIds: [classItem.id] })
  const pupils = await Promise.all(names.map((name) => shared.anotherStudent({ name, classId: classItem.id })))
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const { client: invigilator, teacher } = await aTeacher(shared.server, shared.of.school, { name: 'Ife Watcher' })
  const assign = (isAssigned: boolean) =>
    shared.of.teacher.hall.assign({ ...sitting, userIds: [teacher.id], isAssigned })
  return { examId, sitting, pupils, invigilator, assign, watcherId: teacher.id }
}
const lightsOf = async (client: TestClient, sitting: { examId: string; sittingId: string }) => {
  const { people, rows } = await client.hall.board(sitting)
  return rows.map(({ light, answered }, place) => [people[place]?.name, light, answered])
}

describe('the invigilators of a sitting', () => {
  test('are told which halls they have on later days, and nobody else is', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const { examId, detail } = await shared.anotherExam({ opensAt: inHours(30), closesAt: inHours(32) })
    const { client: invigilator, teacher } = await aTeacher(shared.server, shared.of.school)
    const sitting = { examId, sittingId: detail.sittingId ?? '' }
    await shared.of.teacher.hall.assign({ ...sitting, userIds: [teacher.id], isAssigned: true })
    const later = [
      {
        ...sitting,
        title: 'First term mock',
        classes: detail.classes,
        opensAt: detail.opensAt,
      },
    ]
    expect(await invigilator.hall.today()).toEqual({ items: [], later })
    expect(await shared.of.teacher.hall.today()).toEqual({ items: [], later: [] })
  })

  test('are chosen by its owner, told, and see the board until they are taken out again', async () => {
    const { sitting, invigilator, assign, watcherId } = await aHall('Ada Sample')
    expect(await refusalOf(invigilator.hall.board(sitting))).toMatchObject({ code: 'NOT_IN_THIS_HALL' })
    expect((await invigilator.hall.today()).items).toEqual([])
    const { items, staff, skipped } = await assign(true)
    expect([items, skipped]).toEqual([[{ id: watcherId, name: 'Ife Watcher' }], []])
    expect(staff.map(({ id }) => id)).toContain(watcherId)
    expect(await invigilator.hall.invigilators(sitting)).toEqual({ items, mayAssign: false, staff: [] })
    const [notice] = (await invigilator.notice.list({})).items
    expect(notice?.title).toBe('You invigilate: First term mock')
    const today = (await invigilator.hall.today()).items
    expect(today).toMatchObject([{ ...sitting, expected: 1, running: 0 }])
    expect((await shared.of.teacher.hall.today()).items).toEqual([])
    expect(await lightsOf(invigilator, sitting)).toEqual([['Ada Sample', 'not_here', 0]])
    expect(
      await refusalOf(invigilator.hall.assign({ ...sitting, userIds: [watcherId], isAssigned: true })),
    ).toMatchObject({ code: 'NOT_ALLOWED' })
    await assign(false)
    expect(await refusalOf(invigilator.hall.board(sitting))).toMatchObject({ code: 'NOT_IN_THIS_HALL' })
  })

  test('are staff: a student is skipped in words that say nothing of them', async () => {
    const { sitting, pupils } = await aHall('Ada Sample')
    const id = pupils[0]?.student.id ?? ''
    const asked = { ...sitting, userIds: [id], isAssigned: true }
    const { items, skipped } = await shared.of.teacher.hall.assign(asked)
    expect([items, skipped]).toEqual([[], [{ id, name: '', why: 'Is not active staff of this school.' }]])
  })
})

describe('the board', () => {
  test('shows where each stands, by what the log holds, and then what has changed', async () => {
    const { examId, sitting, pupils, invigilator, assign } = await aHall('Ada Sample', 'Bola Sample', 'Chi Sample')
    await assign(true)
    const [ada, bola] = await Promise.all([openPage(pupils[0]?.client, examId), openPage(pupils[1]?.client, examId)])
    const question = ada.order[0]?.questionId ?? ''
    const value = ada.order[0]?.optionIds.slice(0, 1) ?? []
    await send(ada, [act(ada, { kind: 'answer', question, value }), act(ada, { kind: 'leave' })])
    const first = await invigilator.hall.board(sitting)
    expect(first.people.map(({ name }) => name)).toEqual(['Ada Sample', 'Bola Sample', 'Chi Sample'])
    expect(first.rows.map(({ light, answered }) => [light, answered])).toEqual([
      ['away', 1],
      ['writing', 0],
      ['not_here', 0],
    ])
    expect(first).toMatchObject({ isWhole: true, counts: { away: 1, writing: 1, not_here: 1, handed_in: 0 } })
    const again = await invigilator.hall.board({ ...sitting, since: first.since })
    expect(again).toMatchObject({ isWhole: false, people: [], rows: [] })

    await giveTime(shared.of.teacher, {
      ...sitting,
      reason: 'Came late',
      minutes: 7,
      ids: [pupils[1]?.student.id ?? ''],
    })
    await send(bola, [act(bola, { kind: 'submit' })])
    const change = async () =>
      (await invigilator.hall.board({ ...sitting, since: first.since })).changed.find(({ place }) => place === 1)
    await expect
      .poll(change, { timeout: 20_000, interval: 500 })
      .toMatchObject({ light: 'handed_in', extraMinutes: 7, endsAt: null })
    expect(await change()).not.toHaveProperty('attemptId')
  })

  test('is whole again for who was away for long, and where anybody has come', async () => {
    const { sitting, assign, invigilator } = await aHall('Ada Sample')
    await assign(true)
    const { since } = await invigilator.hall.board(sitting)
    const [at, ...rest] = since.split('.')
    const old = [Number(at) - 3_600_000, ...rest].join('.')
    for (const told of [old, 'nothing', since.replace(/\.[^.]*$/, '.someone')]) {
      expect(await invigilator.hall.board({ ...sitting, since: told })).toMatchObject({ isWhole: true })
    }
  })

  test('flags what the log holds against nobody else, and shows no address', async () => {
    const { examId, sitting, pupils, invigilator, assign } = await aHall('Ada Sample', 'Bola Sample')
    await assign(true)
    const ada = await openPage(pupils[0]?.client, examId)
    const kinds = ['leave', 'return', 'leave', 'return', 'leave', 'return'] as const
    await send(
      ada,
      kinds.map((kind, place) => act(ada, { kind, atMs: place * 1_000 })),
    )
    const { rows } = await invigilator.hall.board(sitting)
    expect(rows[0]?.flags).toEqual([{ kind: 'left_page', count: 3, ms: 3_000 }])
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })
})
