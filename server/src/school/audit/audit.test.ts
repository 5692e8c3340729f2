import { auditKindOf, auditKinds } from '@sabimark/domain/school/audit/audit-kind.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { aQuestion } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { writtenActions } from '../../../test/written-actions.ts'
import { insertAudit, insertAuditLines } from '../../platform/audit/record-log.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let other: TestSchool
beforeAll(async () => {
  server = await testServer()
  ;[school, other] = [await aSchool(server), await aSchool(server)]
})
afterAll(() => server.stop())

const here = <T>(work: (tx: Tx) => Promise<T>, of = school) => inSchool(server.pools.app, of, work)
type Query = Parameters<TestClient['school']['listAudit']>[0]
const lines = async (input: Query = {}, of = school) => (await of.admin.school.listAudit(input)).items

test('a line says who, what, about whom, before and after, when and from where', async () => {
  const browser = school.admin.with({
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  })
  const { class: added } = await browser.school.addClass({ level: 'SS1', arm: 'Q' })
  await browser.school.setClassesStatus({ ids: [added.id], status: 'closed' })
  const [closed, made] = await lines({ about: added.id })
  const { me } = await school.admin.people.me()
  expect(closed).toMatchObject({
    ...{ by: { who: 'person', id: me?.id, name: me?.name }, action: 'class.closed', deed: 'closed this class' },
    about: { noun: 'class', id: added.id, label: 'SS1Q', isThere: true },
    changes: [{ label: 'Status', before: 'Open', after: 'Closed' }],
    ...{ address: '127.0.0.1', device: 'Chrome 131 on Windows' },
  })
  expect(made).toMatchObject({ deed: 'added this class', changes: [] })
  // Deleted, it is still called by its name, and found by it.
  await browser.school.deleteClasses({ ids: [added.id] })
  const [gone] = await lines({ search: 'ss1q' })
  expect(gone).toMatchObject({ action: 'class.deleted', about: { noun: null, label: 'SS1Q', isThere: false } })
})

describe('the filters', () => {
  it('narrow by person, kind, record, days and name, each alone and all together', async () => {
    const of = await aSchool(server)
    const subject = await aSubject(of, { name: 'Botany' })
    const { teacher, client } = await aTeacher(server, of, { subjectIds: [subject.id] })
    const question = await aQuestion(client, { subjectId: subject.id })
    const { me } = await of.admin.people.me()
    const own = { by: me?.id ?? '' }
    expect((await lines({ by: teacher.id }, of)).map(({ action }) => action)).toContain('question.added')
    expect((await lines(own, of)).map(({ by }) => by.name)).toEqual(expect.not.arrayContaining([teacher.name]))
    const kinds = (await lines({ kind: 'subject' }, of)).map(({ action }) => action)
    expect(kinds).toEqual(['subject.added'])
    expect((await lines({ about: question.id }, of)).map(({ action }) => action)).toEqual(['question.added'])
    expect((await lines({ search: 'BOT any' }, of)).map(({ about }) => about?.label)).toEqual(['Botany'])
    expect(await lines({ search: 'nobody there' }, of)).toEqual([])
    const all = { ...own, kind: 'subject', about: subject.id, search: 'botany', from: day(-1), until: day(1) } as const
    expect((await lines(all, of)).map(({ action }) => action)).toEqual(['subject.added'])
    for (const none of [{ by: teacher.id }, { kind: 'class' }, { from: day(1), until: day(2) }] as const) {
      expect(await lines({ ...all, ...none }, of)).toEqual([])
    }
  })

  it('take days as whole days of Lagos, the last one with all its hours', async () => {
    const of = await aSchool(server)
    const put = (id: string, at: string) =>
      here(
        (tx) =>
          tx.run(
            "INSERT INTO audit_log (school_id, id, action, subject, done_at) VALUES ($1, $2, 'exam.published', 'x', $3)",
            [tx.schoolId, id, at],
          ),
        of,
      )
    // 2 March 2020 in Lagos begins at 23:00 of the day before by UTC.
    await put('01709868-1a80-7000-8000-000000000001', '2020-03-01T22:59:59.999Z')
    await put('01709868-1a80-7000-8000-000000000002', '2020-03-01T23:00:00.000Z')
    await put('01709868-1a80-7000-8000-000000000003', '2020-03-02T22:59:59.999Z')
    await put('01709868-1a80-7000-8000-000000000004', '2020-03-02T23:00:00.000Z')
    const found = await lines({ from: '2020-03-02', until: '2020-03-02' }, of)
    expect(found.map(({ id }) => id.at(-1))).toEqual(['3', '2'])
  })

  it('know every action by its kind, as the words do', async () => {
    const of = await aSchool(server)
    const actions = writtenActions()
    const marked = (action: string) => ({ actorId: null, action, subject: 'x', detail: { marked: true } })
    await here((tx) => insertAuditLines(tx, actions.map(marked)), of)
    for (const kind of Object.keys(auditKinds) as (keyof typeof auditKinds)[]) {
      const found = await lines({ kind, by: 'system', size: 500 }, of)
      const expected = actions.filter((action) => auditKindOf(action) === kind)
      expect(found.map(({ action }) => action).sort()).toEqual(expected)
    }
  })
})

test('the pages together are the whole list, in its order, and its total', async () => {
  const of = await aSchool(server)
  const many = Array.from({ length: 53 }, (_, place) => `line ${place}`)
  await here(
    (tx) =>
      insertAuditLines(
        tx,
        many.map((subject) => ({ actorId: null, action: 'exam.published', subject })),
      ),
    of,
  )
  const whole = await of.admin.school.listAudit({ size: 500 })
  expect(whole.total).toBe(whole.items.length)
  const paged: string[] = []
  let cursor: string | undefined
  do {
    const page = await of.admin.school.listAudit({ size: 20, ...(cursor && { cursor }) })
    paged.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(paged).toEqual(whole.items.map(({ id }) => id))
  expect(paged).toEqual([...paged].sort().reverse())
})

test('another school’s lines are in no list, and its people, records and cursors lead nowhere', async () => {
  const { class: theirs } = await other.admin.school.addClass({ level: 'SS2', arm: 'Z' })
  const { me } = await other.admin.people.me()
  expect(await lines({ about: theirs.id })).toEqual([])
  expect(await lines({ by: me?.id ?? '' })).toEqual([])
  expect(await lines({ search: 'SS2Z' })).toEqual([])
  expect(JSON.stringify(await lines({ size: 500 }))).not.toContain(theirs.id)
  const { nextCursor } = await other.admin.school.listAudit({ size: 1 })
  expect(await refusalOf(school.admin.school.listAudit({ cursor: nextCursor ?? '' }))).toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('teachers and students are refused', async () => {
  const teacher = await aTeacher(server, school)
  const student = await aStudent(server, school)
  for (const { client } of [teacher, student]) {
    expect(await refusalOf(client.school.listAudit({}))).toMatchObject({ code: 'NOT_ALLOWED' })
  }
})

test('a school that tracks no devices keeps neither address nor device', async () => {
  const of = await aSchool(server)
  const { security } = await of.admin.school.getSettings()
  await of.admin.school.saveSecuritySettings({ revision: security.revision, deviceTracking: false })
  const { class: added } = await of.admin.school.addClass({ level: 'SS1', arm: 'Y' })
  expect(await lines({ about: added.id }, of)).toMatchObject([{ address: null, device: null }])
  const kept = await here((tx) => tx.rows('SELECT address, device FROM audit_log WHERE subject = $1', [added.id]), of)
  expect(kept).toEqual([{ address: null, device: null }])
})

test('what the company does at a school stands there under its name, and nobody’s', async () => {
  const detail = { byCompany: true, revision: 2 }
  await here((tx) => insertAudit(tx, { actorId: null, action: 'school.updated', subject: tx.schoolId, detail }))
  const [line] = await lines({ by: 'company' })
  expect(line).toMatchObject({ by: { who: 'company', id: null, name: 'Sabimark' }, deed: 'edited the school info' })
  expect(await lines({ by: 'system' })).toEqual([])
})

test('right answers, words of a question and whatever has no label are never shown', async () => {
  const secret = 'only-the-log-knows'
  const field = [secret, `${secret} too`] as const
  const bank = ['question', 'options', 'correctOptionIds', 'rules', 'explanation', 'passageId', 'answerKey']
  const unknown = ['password', 'secret', 'accountId', 'token', 'constructor', '__proto__']
  for (const action of writtenActions()) {
    const changes = Object.fromEntries([...bank, ...unknown].map((name) => [name, field]))
    const detail = {
      record: { id: 'x', name: 'Name', correctOptionIds: [secret] },
      rulings: secret,
      correction: secret,
    }
    await here((tx) => insertAudit(tx, { actorId: null, action, subject: 'hidden', detail, changes }))
  }
  for (const kind of Object.keys(auditKinds) as (keyof typeof auditKinds)[]) {
    const found = await lines({ kind, size: 500 })
    expect(JSON.stringify(found)).not.toContain(secret)
  }
  const [edited] = (await lines({ kind: 'question', size: 500 })).filter(({ action }) => action === 'question.updated')
  expect(edited?.changes).toContainEqual({ label: 'Right answer', before: null, after: null })
})

test('an export is written down, with how many', async () => {
  const of = await aSchool(server)
  const { total } = await of.admin.school.listAudit({ size: 500, purpose: 'export' })
  const [line] = await lines({ kind: 'export' }, of)
  expect(line).toMatchObject({ action: 'audit.exported', deed: `exported ${total} lines of the audit`, about: null })
})

const day = (ahead: number) => lagosDate(new Date(Date.now() + ahead * 86_400_000))
