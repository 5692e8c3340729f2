import { describe, expect, test } from 'vitest'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, moveBack, openPage, type Page, send } from '../../../test/builders/sitting.ts'
import { extend, giveTime } from '../../../test/builders/time.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'

const shared = sharedSitting()
const reason = 'The power was out'
const minute = 60_000
let used = 0

/** An exam of a class of its own with these students, all of whom sit it, and its invigilator. */
async function aHall(...names: string[]) {
  const classItem = shared.of.school.classes[++used]
  if (!classItem) throw new Error('The school has no more classes.')
  const { examId, detail } = await shared.anotherExam({ classIds: [classItem.id] })
  const pupils = await Promise.all(names.map((name) => shared.anotherStudent({ name, classId: classItem.id })))
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const { client: invigilator, teacher } = await aTeacher(shared.server, shared.of.school, { name: 'Ife Watcher' })
  await shared.of.teacher.hall.assign({ ...sitting, userIds: [teacher.id], isAssigned: true })
  const pages: Page[] = []
  for (const { client } of pupils) pages.push(await openPage(client, examId))
  const ids = pupils.map(({ student }) => student.id)
  const pageOf = (place: number) => {
    const page = pages[place]
    if (!page) throw new Error('There is no such page.')
    return page
  }
  return { sitting, invigilator, ids, pageOf, asked: { ...sitting, ids, reason } }
}
const seenBy = async (client: TestClient, sitting: { examId: string; sittingId: string }) =>
  (await client.exam.getSitting(sitting)).changes[0]?.id ?? null
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString()

describe('an invigilator', () => {
  test('gives a candidate thirty minutes in all; the teacher has given none of them', async () => {
    const { invigilator, asked, pageOf, sitting } = await aHall('Ada Sample')
    const seen = () => seenBy(shared.of.teacher, sitting)
    await giveTime(shared.of.teacher, { ...asked, minutes: 20 })
    await invigilator.hall.giveTime({ ...asked, minutes: 20, seen: await seen() })
    expect((await send(pageOf(0), [])).allowedMs).toBe(pageOf(0).allowedMs + 40 * minute)
    expect(await refusalOf(invigilator.hall.giveTime({ ...asked, minutes: 11, seen: await seen() }))).toMatchObject({
      ...{ code: 'TOO_MUCH_TIME', data: { mostMinutes: 30 } },
    })
    expect(await refusalOf(invigilator.hall.giveTime({ ...asked, minutes: 1, seen: null }))).toMatchObject({
      code: 'TIME_CHANGED_MEANWHILE',
    })
    await invigilator.hall.giveTime({ ...asked, minutes: 10, seen: await seen() })
    await shared.of.teacher.hall.giveTime({ ...asked, minutes: 31, seen: await seen() })
    expect((await send(pageOf(0), [])).allowedMs).toBe(pageOf(0).allowedMs + 81 * minute)
  })

  test('ends one candidate in three minutes, whom a later close of the doors does not give the time back', async () => {
    const { invigilator, asked, ids, pageOf, sitting } = await aHall('Ada Sample', 'Bola Sample')
    const one = { ...asked, ids: ids.slice(0, 1) }
    expect(await invigilator.hall.endFor(one)).toMatchObject({ doneCount: 1, skipped: [] })
    const left = async (place: number) => (await send(pageOf(place), [])).remainingMs
    expect(await left(0)).toBeLessThanOrEqual(3 * minute)
    const after = await invigilator.hall.endFor(asked)
    expect(after.skipped.map(({ why }) => why)).toEqual(['Ends within 3 minutes anyway.'])
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const { leftOut } = await extend(shared.of.teacher, { ...sitting, by: { until }, reason })
    const why = 'Was ended by staff: choose them to give them time.'
    expect(leftOut).toEqual({
      ended: ids.map((id, place) => ({ id, name: ['Ada Sample', 'Bola Sample'][place], why })),
      handedInCount: 0,
    })
    expect(await left(0)).toBeLessThanOrEqual(3 * minute)
    const { changes } = await invigilator.hall.report(sitting)
    expect(changes.map(({ kind, student }) => [kind, student])).toContainEqual(['ended_one', 'Ada Sample'])
    // Why one of them was ended is for those who run the exam.
    expect(changes.find(({ student }) => student === 'Ada Sample')?.reason).toBeNull()
    const toOwner = await shared.of.teacher.hall.report(sitting)
    expect(toOwner.changes.find(({ student }) => student === 'Ada Sample')?.reason).toBe(reason)
  })

  test('writes notes that stay, and none about a stranger', async () => {
    const { invigilator, ids, sitting } = await aHall('Ada Sample')
    await invigilator.hall.note({ ...sitting, text: 'Rain on the roof' })
    await invigilator.hall.note({ ...sitting, text: 'Went to the sick bay', studentId: ids[0] ?? '' })
    const stranger = shared.of.school.schoolId
    expect(await refusalOf(invigilator.hall.note({ ...sitting, text: 'Who?', studentId: stranger }))).toMatchObject({
      code: 'UNKNOWN_PERSON',
    })
    const { lines, counts } = await invigilator.hall.report(sitting)
    expect(lines.map(({ text, student, by }) => [text, student, by])).toEqual([
      ['Went to the sick bay', 'Ada Sample', 'Ife Watcher'],
      ['Rain on the roof', null, 'Ife Watcher'],
    ])
    expect(counts).toMatchObject({ expected: 1, came: 1, absent: 0, handedIn: 0, byTime: 0 })
  })

  test('does nothing while the clock is not trusted', async () => {
    const { invigilator, asked, sitting } = await aHall('Ada Sample')
    shared.server.clock.isTrusted = false
    const outage = { ...asked, from: ago(2), to: ago(1), minutes: 1, seen: null }
    const acts = [
      invigilator.hall.giveTime({ ...asked, minutes: 1, seen: null }),
      invigilator.hall.endFor(asked),
      invigilator.hall.credit(outage),
      invigilator.hall.note({ ...sitting, text: 'Dark' }),
    ]
    const codes = (await Promise.all(acts.map(refusalOf))).map(({ code }) => code)
    shared.server.clock.isTrusted = true
    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']))
  })
})

describe('time given back for an outage', () => {
  test('is what each has lost, is told before it is done, and is given once', async () => {
    const { invigilator, asked, pageOf, sitting } = await aHall('Ada Sample', 'Bola Sample', 'Chi Sample')
    for (const place of [0, 1, 2]) await moveBack(shared.server, shared.of.school, pageOf(place).attemptId, 20 * minute)
    // Bola went on without a network: each minute something was done.
    const bola = pageOf(1)
    const worked = Array.from({ length: 19 }, (_, place) => act(bola, { kind: 'leave', atMs: place * minute }))
    await send(bola, worked)
    await send(pageOf(2), [act(pageOf(2), { kind: 'submit', atMs: 1 })])
    const outage = { ...asked, ids: null, from: ago(15), to: ago(8), minutes: null, seen: null }
    const done = {
      ...{ batch: null, doneCount: 1, effects: ['7 minutes: Ada Sample.'] },
      skipped: [{ id: asked.ids[1], name: 'Bola Sample', why: 'Went on writing: nothing was lost.' }],
    }
    expect(await invigilator.with({ 'x-trial': '1' }).hall.credit(outage)).toEqual(done)
    const allowed = async () => (await send(pageOf(0), [])).allowedMs ?? pageOf(0).allowedMs
    const before = await allowed()
    expect(await invigilator.hall.credit(outage)).toEqual(done)
    expect(await allowed()).toBe(before + 7 * minute)
    const seen = await seenBy(shared.of.teacher, sitting)
    const overlapping = { ...outage, from: ago(10), to: ago(5), seen }
    expect(await refusalOf(invigilator.hall.credit({ ...overlapping, again: true }))).toMatchObject({
      ...{ code: 'ALREADY_CREDITED', data: { by: 'Ife Watcher' } },
    })
    expect(await shared.of.teacher.hall.credit({ ...overlapping, again: true, minutes: 2 })).toMatchObject({
      effects: ['2 minutes: Ada Sample and Bola Sample.'],
    })
    const { lines } = await invigilator.hall.report(sitting)
    expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
      ['outage', reason],
      ['outage', reason],
    ])
  })

  test('goes to whom staff have ended by name alone, and not with the room', async () => {
    const { invigilator, asked, ids, pageOf, sitting } = await aHall('Ada Sample', 'Bola Sample')
    for (const place of [0, 1]) await moveBack(shared.server, shared.of.school, pageOf(place).attemptId, 20 * minute)
    const ada = ids.slice(0, 1)
    await invigilator.hall.endFor({ ...asked, ids: ada })
    const left = async () => (await send(pageOf(0), [])).remainingMs
    // Minutes for the whole sitting are for the others, too.
    await extend(shared.of.teacher, { ...sitting, reason, by: { minutes: 15 } })
    expect(await left()).toBeLessThanOrEqual(3 * minute)
    const times = { from: ago(15), to: ago(10), minutes: 5 }
    const seen = async () => await seenBy(shared.of.teacher, sitting)
    expect(await invigilator.hall.credit({ ...asked, ...times, ids: null, seen: await seen() })).toMatchObject({
      effects: ['5 minutes: Bola Sample.'],
      skipped: [{ id: ada[0], why: 'Was ended by staff: choose them to give them time.' }],
    })
    expect(await left()).toBeLessThanOrEqual(3 * minute)
    const again = { ...asked, ...times, ids: ada, again: true as const, seen: await seen() }
    expect(await shared.of.teacher.hall.credit(again)).toMatchObject({ doneCount: 1 })
    expect(await left()).toBeGreaterThan(4 * minute)
  })

  test('says to those who run the exam alone why one candidate got it', async () => {
    const { invigilator, asked, pageOf, sitting } = await aHall('Ada Sample')
    await moveBack(shared.server, shared.of.school, pageOf(0).attemptId, 20 * minute)
    await shared.of.teacher.hall.credit({ ...asked, from: ago(9), to: ago(4), minutes: 5, seen: null })
    const textsTo = async (client: TestClient) => (await client.hall.report(sitting)).lines.map(({ text }) => text)
    expect(await textsTo(invigilator)).toEqual([null])
    expect(await textsTo(shared.of.teacher)).toEqual([reason])
  })

  test('is for minutes that are over, and not for more than three hours', async () => {
    const { invigilator, asked, pageOf } = await aHall('Ada Sample', 'Bola Sample')
    const times = [
      [ago(1), ago(-5)],
      [ago(1), ago(-1.2)],
      [ago(-0.2), ago(-0.8)],
      [ago(1), ago(2)],
      [ago(400), ago(1)],
    ] as const
    for (const [from, to] of times) {
      const outage = { ...asked, from, to, minutes: 5, seen: null }
      expect(await refusalOf(invigilator.hall.credit(outage))).toMatchObject({ code: 'NO_OUTAGE' })
    }
    // Up to the minute that is about to begin; what is still to come of it counts for nobody.
    const back = async (ms: number) => {
      for (const place of [0, 1]) await moveBack(shared.server, shared.of.school, pageOf(place).attemptId, ms)
    }
    await back(20 * minute)
    const bola = pageOf(1)
    await send(
      bola,
      [16, 17, 18, 19, 19.5].map((at) => act(bola, { kind: 'leave', atMs: at * minute })),
    )
    await back(20.5 * minute)
    const ahead = { ...asked, ids: null, from: ago(5), to: ago(-0.8), minutes: null, seen: null }
    expect(await invigilator.hall.credit(ahead)).toMatchObject({
      effects: ['5 minutes: Ada Sample.'],
      skipped: [{ name: 'Bola Sample', why: 'Went on writing: nothing was lost.' }],
    })
  })
})
