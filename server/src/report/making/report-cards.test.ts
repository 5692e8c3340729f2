import type { ReportCard } from '@sabimark/domain/report/report-card.ts'
import { daysOfRange } from '@sabimark/domain/report/report-range.ts'
import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../../test/builders/people.ts'
import { aSitting, cardOf, keyOf, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import type { TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import type { FileHead, openReportFile } from '../render/report-file.ts'
import { readCardsHead } from './read-cards.ts'
import { writeReport } from './write-report.ts'

let server: TestServer
let of: Sitting
let admin: TestClient
let classB: { id: string; name: string }
const ids: Record<string, string> = {}

/** Zainab and Ada in one class, Bola in the next; Ada has sat two exams, Bola one that waits for a decision, Zainab none. */
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
  admin = of.school.admin
  classB = of.school.classes[1] ?? { id: '', name: '' }
  for (const [name, classId] of [
    ['Zainab Sample', of.classId],
    ['Ada Sample', of.classId],
    ['Bola Sample', classB.id],
  ] as const) {
    const { student, client } = await aStudent(server, of.school, { name, classId: of.classId, studentNumber: name })
    ids[name] = student.id
    if (name === 'Zainab Sample') continue
    const page = await openPage(client, of.examId)
    await sit(page, await keyOf(server, of), { right: 2 })
    await cardOf(page)
    await admin.people.setStudentsClass({ ids: [student.id], classId })
    if (name !== 'Bola Sample') continue
    await inIt(async (tx) => {
      await tx.run("UPDATE exam_attempts SET late_decision = 'pending' WHERE id = $1", [page.attemptId])
      await tx.run('UPDATE results SET late_count = 1 WHERE attempt_id = $1', [page.attemptId])
    })
  }
  const gone = await aStudent(server, of.school, { name: 'Chidi Sample', classId: of.classId, isSignedIn: false })
  await admin.people.setStudentsStatus({ ids: [gone.student.id], status: 'inactive' })
})
afterAll(() => server.stop())

const inIt = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, of.school, work)
const week = { type: 'report_cards', range: 'this_week' } as const
type Narrowed = { classId?: string; level?: string; studentId?: string; subjectId?: string }

/** The head and the cards of a file, as they are handed to who draws them. */
async function made(asked: Narrowed = {}): Promise<{ head: FileHead | undefined; cards: ReportCard[] }> {
  const { id } = await admin.report.make({ ...week, ...asked, format: 'pdf' })
  const cards: ReportCard[] = []
  let head: FileHead | undefined
  const openFile: typeof openReportFile = (given) => {
    head = given
    return {
      add: async (piece) => {
        if ('cards' in piece) cards.push(...piece.cards)
      },
      end: async () => new Uint8Array([1]),
      drop: () => undefined,
    }
  }
  await writeReport({ pools: server.pools, openFile })(
    { schoolId: of.school.schoolId, reference: id },
    { renew: async () => true, isStopping: () => false },
  )
  const { state, doneCount, totalCount } = await admin.report.getMade({ id })
  expect([state, doneCount, totalCount]).toEqual(['ready', cards.length, cards.length])
  return { head, cards }
}
const namesOf = (cards: readonly ReportCard[]) => cards.map(({ studentName, className }) => [studentName, className])

test('every active student has one, by class and name, with what counts and nothing else', async () => {
  const { cards } = await made()
  const classA = of.school.classes[0]?.name
  expect(namesOf(cards)).toEqual([
    ['Ada Sample', classA],
    ['Zainab Sample', classA],
    ['Bola Sample', classB.name],
  ])
  const results = await admin.result.listOfStudent({ studentId: ids['Ada Sample'] ?? '' })
  const [result] = results.items
  expect(cards[0]).toMatchObject({
    exams: [{ title: result?.examTitle, percentage: result?.score?.percentage, grade: result?.score?.grade }],
    subjects: [{ subject: 'Mathematics', papersCount: 1 }],
    average: 66.7,
    grade: 'B',
    comment: 'A very good result. A little more work will make it excellent. This is from one paper only.',
  })
  for (const card of cards.slice(1)) expect(card).toMatchObject({ exams: [], subjects: [], average: null, comment: '' })
})

test('one class, one level, one student have theirs', async () => {
  expect(namesOf((await made({ classId: classB.id })).cards)).toEqual([['Bola Sample', classB.name]])
  expect((await made({ level: 'SS3' })).cards).toEqual([])
  const { cards } = await made({ studentId: ids['Zainab Sample'] ?? '' })
  expect(cards.map(({ studentName }) => studentName)).toEqual(['Zainab Sample'])
})

test('the preview lists those who get one, with the average and the grade of their card', async () => {
  const { cards } = await made()
  const { tables, counted } = await admin.report.preview(week)
  expect(tables[0].rows).toEqual(
    cards.map((card) => [
      ...[card.studentName, card.studentNumber, card.className, card.exams.length, card.average, card.grade],
    ]),
  )
  expect(counted).toBe('3 cards with 1 paper handed in. What students may not see yet is on no card.')
})

test('the head has the school’s logo, where paper takes it', async () => {
  const range = daysOfRange({ range: 'this_month' }, { now: new Date('2026-11-22T09:00:00Z'), terms: [] })
  if (typeof range === 'string') throw new Error(range)
  const head = () => inIt((tx) => readCardsHead(tx, { range: range.words, madeAt: new Date('2026-11-22T23:30:00Z') }))
  expect(await head()).toMatchObject({
    ...{ schoolName: of.school.name, color: '', logo: null, madeOn: '23 Nov 2026', range: range.words },
    gradeKey: 'A 70–100, B 60–69, C 50–59, D 45–49, F 0–44',
  })
  const set = (name: 'png' | 'lossy') =>
    admin.school.setLogo({ data: Buffer.from(samplePictures[name]).toString('base64') })
  await set('png')
  expect(Buffer.from((await head()).logo ?? [])).toEqual(Buffer.from(samplePictures.png))
  await set('lossy')
  expect((await head()).logo).toBeNull()
})

test('a score that is held back from its candidate is on no card and in no average, and then it is', async () => {
  const rule = (text: string) =>
    inIt((tx) => tx.run(`UPDATE exam_sittings SET ${text} WHERE exam_id = $1`, [of.examId]))
  const ada = async () => (await made({ studentId: ids['Ada Sample'] ?? '' })).cards[0]?.exams.length ?? 0
  const all = await ada()
  expect(all).toBeGreaterThan(0)
  await rule("release_rule = 'manual', released_at = NULL")
  const held = all - 1
  expect(await ada()).toBe(held)
  await rule('released_at = now()')
  expect(await ada()).toBe(all)
  await rule("release_rule = 'after_exam', released_at = NULL")
  expect(await ada()).toBe(held)
  await rule("release_rule = 'immediate'")
  expect(await ada()).toBe(all)
})

test('cards of a class or student that was deleted while they waited are not made, and the reason is said', async () => {
  const { student } = await aStudent(server, of.school, { name: 'Efe Sample', isSignedIn: false })
  const { class: added } = await admin.school.addClass({ level: 'SS1', arm: 'Z' })
  const asked = async (narrowed: Narrowed) => (await admin.report.make({ ...week, ...narrowed, format: 'pdf' })).id
  const [ofStudent, ofClass] = [await asked({ studentId: student.id }), await asked({ classId: added.id })]
  await admin.people.deleteStudents({ ids: [student.id] })
  await admin.school.deleteClasses({ ids: [added.id] })
  for (const [id, problem] of [
    [ofStudent, 'This person is not at your school.'],
    [ofClass, 'There is no such class in your school, or it is closed.'],
  ] as const) {
    await writeReport(server)(
      { schoolId: of.school.schoolId, reference: id },
      { renew: async () => true, isStopping: () => false },
    )
    expect(await admin.report.getMade({ id })).toMatchObject({ state: 'failed', problem })
  }
})
