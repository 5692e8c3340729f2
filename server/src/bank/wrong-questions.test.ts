import { type Withdrawal, withdrawals } from '@sabimark/ready-made/withdrawn.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { aQuestion, examDraft } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { mailText } from '../notice/mail/mail-text.ts'
import { ensureFirstAdmin } from '../people/first-admin/first-admin.ts'
import { selectHistory } from '../platform/audit/record-log.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let teacher: TestClient
let taken: { id: string; question: string }[]
let sources: string[]
const before = [...withdrawals]
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId] })).client
  sources = (await teacher.bank.listReadyMade({ subject: 'Physics', search: 'SI unit of', size: 3 })).items.map(
    ({ id }) => id,
  )
  await teacher.bank.takeReadyMade({ subjectId, of: { sources } })
  taken = (await teacher.bank.listQuestions({ subjectId })).items
})
afterEach(() => {
  withdrawals.splice(0, withdrawals.length, ...before)
})
afterAll(() => server.stop())

/** As if a later version of the program had withdrawn the first two. */
const withdraw = (changes: Partial<Withdrawal> = {}) =>
  withdrawals.push({ sources: sources.slice(0, 2), why: 'Two options were right.', instead: null, ...changes })

it('is reported with its reason to the company and in the log, twenty times a day', async () => {
  const [first] = taken
  const id = first?.id ?? ''
  const report = (client: TestClient, of = id) => client.bank.reportQuestion({ id: of, reason: 'B is right as well' })
  expect(await report(teacher)).toEqual({ isMailed: false })
  const company = server.client()
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  await company.people.signIn({ email, password: password ?? '' })
  const { school: own } = await company.school.getSettings()
  await company.school.saveSchoolInfo({ revision: own.revision, email: 'office@company.test', phone: '0800 000 0000' })
  for (let time = 2; time <= 20; time += 1) expect(await report(teacher)).toEqual({ isMailed: true })
  expect(await refusalOf(report(teacher))).toMatchObject({ code: 'TOO_MANY_REPORTS' })
  expect(await report(school.admin)).toEqual({ isMailed: true })
  const colleague = (await aTeacher(server, school)).client
  expect(await refusalOf(report(colleague))).toMatchObject({ code: 'UNKNOWN_QUESTION' })
  const written = await aQuestion(teacher, { subjectId })
  expect(await refusalOf(report(teacher, written.id))).toMatchObject({ code: 'NOT_READY_MADE' })
  await inSchool(server.pools.app, school, async (tx) => {
    const mails = await tx.rows<{ to: string; data: Record<string, string> }>(
      `SELECT to_address AS "to", data FROM mails WHERE school_id = $1 AND kind = 'question_reported'`,
      [tx.schoolId],
    )
    expect(mails).toHaveLength(20)
    expect(mails[0]?.to).toBe('office@company.test')
    const text = mailText('question_reported', mails[0]?.data ?? {})
    expect(text?.subject).toContain(sources.find((source) => text?.subject.includes(source)) ?? 'no source')
    expect(text?.lines.join('\n')).toMatch(
      /B is right as well[\s\S]*SI unit[\s\S]*A\. [\s\S]*Marked as right: [A-D]\. /,
    )
    const items = await selectHistory(tx, id)
    expect(items.filter(({ action }) => action === 'question.reported')).toHaveLength(21)
  })
})

it('that is withdrawn is named to whoever sees it, until it is replaced or archived', async () => {
  expect(await teacher.bank.listWithdrawn()).toEqual({ items: [] })
  withdraw({ instead: 'physics.motion.final-speed' })
  const { items } = await teacher.bank.listWithdrawn()
  expect(items).toHaveLength(2)
  expect(items[0]).toMatchObject({ why: 'Two options were right.', isReplaceable: true, mayAct: true, exams: [] })
  const stranger = (await aTeacher(server, school)).client
  expect(await stranger.bank.listWithdrawn()).toEqual({ items: [] })
  const ids = items.map(({ id }) => id)
  const [stays] = taken.filter(({ id }) => !ids.includes(id))
  const outcome = await teacher.bank.replaceWithdrawn({ ids: [...ids, stays?.id ?? ''] })
  expect(outcome).toMatchObject({ doneCount: 2, skipped: [{ id: stays?.id, why: 'Was not found wrong.' }] })
  expect(await teacher.bank.listWithdrawn()).toEqual({ items: [] })
  const inUse = async () => (await teacher.bank.listQuestions({ subjectId })).items.filter((one) => one.isReadyMade)
  expect((await inUse()).filter(({ question }) => question.includes('m s'))).toHaveLength(2)
  expect(await teacher.school.undo({ batch: outcome.batch ?? '' })).toMatchObject({ doneCount: 4, skipped: [] })
  expect((await inUse()).map(({ id }) => id).toSorted()).toEqual(taken.map(({ id }) => id).toSorted())
  const none = { sources: sources.slice(0, 1), instead: null }
  withdrawals.splice(0, withdrawals.length)
  withdraw(none)
  const [one] = (await teacher.bank.listWithdrawn()).items
  expect((await teacher.bank.replaceWithdrawn({ ids: [one?.id ?? ''] })).skipped).toMatchObject([
    { why: 'There is no other one to take: archive it.' },
  ])
})

it('that an exam asked is offered to be corrected, with the reason and the key', async () => {
  const classId = school.classes[0]?.id ?? ''
  const questions = (await teacher.bank.listQuestions({ subjectId })).items.filter((one) => one.isReadyMade)
  const draft = await teacher.exam.create(examDraft({ subjectId, classIds: [classId], questions }))
  await teacher.exam.startNow(draft)
  withdraw({ sources, right: ({ options }) => options.toSorted()[0] ?? '' })
  await teacher.bank.setQuestionsStatus({ ids: questions.map(({ id }) => id), status: 'archived' })
  const asked = async (client: TestClient) => (await client.bank.listWithdrawn()).items.map(({ exams }) => exams.length)
  expect(await asked(teacher)).toEqual([1, 1, 1])
  expect(await asked(school.admin)).toEqual([1, 1, 1])
  const [first] = (await teacher.marking.listCorrections(draft)).questions
  const key = await teacher.marking.keyOfQuestion({ examId: draft.examId, questionId: first?.questionId ?? '' })
  const [right] = (key.askings[0]?.options ?? []).toSorted((a, b) => (a.text < b.text ? -1 : 1))
  expect(key.withdrawn).toEqual({ why: 'Two options were right.', rightOptionId: right?.id })
  const correction = { kind: 'annulled' as const, questionId: key.questionId }
  const { seen } = await teacher.marking.tryCorrection({ examId: draft.examId, correction })
  await teacher.marking.correctKey({ examId: draft.examId, correction, seen, reason: key.withdrawn?.why ?? '' })
  expect(await asked(teacher)).toEqual([1, 1])
  withdrawals.splice(0, withdrawals.length)
  expect(await teacher.marking.keyOfQuestion({ examId: draft.examId, questionId: key.questionId })).toMatchObject({
    withdrawn: null,
  })
})

it('takes the last one in its place, whatever of a colleague stands beside it', async () => {
  const { bank } = school.admin
  const of = async (search: string) => (await bank.listReadyMade({ subject: 'Physics', search, size: 100 })).items
  const [own, theirs] = (await of('SI unit of')).filter(({ isTaken }) => !isTaken).map(({ id }) => id)
  const instead = 'physics.motion.final-speed'
  const there = (await bank.listReadyMade({ subject: 'Physics', size: 500 })).items.map(({ id }) => id)
  const [, ...allButOne] = there.filter((id) => id.startsWith(`${instead}@`))
  await teacher.bank.takeReadyMade({ subjectId, of: { sources: [own ?? ''] } })
  await bank.takeReadyMade({ subjectId, of: { sources: [theirs ?? '', ...allButOne] } })
  withdraw({ sources: [own ?? '', theirs ?? ''], instead })
  const { items } = await teacher.bank.listWithdrawn()
  expect(items.map(({ mayAct }) => mayAct).toSorted()).toEqual([false, true])
  const outcome = await teacher.bank.replaceWithdrawn({ ids: items.map(({ id }) => id) })
  expect(outcome).toMatchObject({ doneCount: 1, skipped: [{ why: expect.stringMatching(/^Belongs to/) }] })
})
