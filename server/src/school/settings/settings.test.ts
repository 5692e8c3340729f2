import { contactMark } from '@sabimark/domain/school/company/company-contact.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { adminPassword, aSchool, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { aPicture } from '../../../test/builders/picture.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { contactFilling } from '../company/company-contact.ts'
import { selectSecuritySettings } from './settings.db.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  school = await aSchool(server)
})
afterAll(() => server.stop())

const here = <T>(work: (tx: Tx) => Promise<T>, of: TestSchool = school) => inSchool(server.pools.app, of, work)

type Tab = 'school' | 'exam' | 'security' | 'notification'
type Sent = Record<string, unknown>
const calls = {
  school: 'saveSchoolInfo',
  exam: 'saveExamSettings',
  security: 'saveSecuritySettings',
  notification: 'saveNotificationSettings',
} as const

/** Saves some fields of a tab as somebody who has just opened it, or as of this revision. */
async function save(admin: TestClient, tab: Tab, fields: Sent, revision?: number): Promise<Record<Tab, Sent>> {
  const call = admin.school[calls[tab]] as unknown as (input: Sent) => Promise<Record<Tab, Sent>>
  return await call({ revision: revision ?? (await admin.school.getSettings())[tab].revision, ...fields })
}

test('a new school has the defaults of the specification', async () => {
  const { exam, security, notification, school: info } = await (await aSchool(server)).admin.school.getSettings()
  expect(exam).toEqual({
    ...{ defaultDuration: 180, warningTime: 10, maxAttempts: 1, showResults: 'immediate', autoSubmit: true },
    ...{
      randomizeQuestions: true,
      allowReview: true,
      proctoring: false,
      approvalRequired: false,
      revision: 1,
      history: [],
    },
  })
  expect(security).toEqual({
    ...{ sessionTimeout: 30, passwordExpiry: 90, deviceTracking: true, ipRestriction: false, allowedAddresses: '' },
    ...{ twoFactorAuth: false, revision: 1, history: [] },
  })
  expect(notification).toEqual({
    ...{ emailNotifications: true, smsNotifications: true, pushNotifications: true, examReminders: true },
    ...{ resultNotifications: true, revision: 1, history: [] },
  })
  expect(info).toMatchObject({ name: 'Greenfield College', established: null, motto: '', address: '', logo: null })
})

describe('each field is stored, and the history says what it was', () => {
  test.each<[Tab, string, unknown, label: string, before: string, after: string]>([
    ['school', 'name', 'Ọ̀nà Ìmọ̀ College', 'School Name', 'Greenfield College', 'Ọ̀nà Ìmọ̀ College'],
    ['school', 'email', 'office@greenfield.test', 'Email', '*', 'office@greenfield.test'],
    ['school', 'phone', '0800 111 2222', 'Phone', '0800 000 0000', '0800 111 2222'],
    ['school', 'showsContact', true, 'Show Phone and Email', 'Off', 'On'],
    ['school', 'website', 'https://www.greenfield.test/home', 'Website', '*', 'https://www.greenfield.test/home'],
    ['school', 'established', 1998, 'Established', '–', '1998'],
    ['school', 'motto', 'Learn and serve', 'Motto', '–', 'Learn and serve'],
    ['school', 'address', '1 Sample Road\nLagos', 'Address', '–', '1 Sample Road\nLagos'],
    ['school', 'color', '#7A3E9D', 'School Color', '–', '#7A3E9D'],
    ['exam', 'defaultDuration', 600, 'Default Duration', '180 minutes', '600 minutes'],
    ['exam', 'warningTime', 1, 'Warning Time', '10 minutes', '1 minute'],
    ['exam', 'maxAttempts', 10, 'Max Attempts', '1 attempt', '10 attempts'],
    ['exam', 'showResults', 'after_exam', 'Show Results', 'Immediately', 'After the exam'],
    ['exam', 'autoSubmit', false, 'Auto Submit', 'On', 'Off'],
    ['exam', 'randomizeQuestions', false, 'Randomize Questions', 'On', 'Off'],
    ['exam', 'allowReview', false, 'Allow Review', 'On', 'Off'],
    ['exam', 'proctoring', true, 'Proctoring', 'Off', 'On'],
    ['exam', 'approvalRequired', true, 'Approval Before Publishing', 'Off', 'On'],
    ['security', 'sessionTimeout', 5, 'Session Timeout', '30 minutes', '5 minutes'],
    ['security', 'passwordExpiry', 0, 'Password Expiry', '90 days', '0 days'],
    ['security', 'deviceTracking', false, 'Device Tracking', 'On', 'Off'],
    ['security', 'allowedAddresses', '127.0.0.1\n10.0.0.0/8', 'Allowed Addresses', '–', '127.0.0.1\n10.0.0.0/8'],
    ['security', 'ipRestriction', true, 'IP Restriction', 'Off', 'On'],
    ['security', 'twoFactorAuth', true, 'Two-Factor Authentication', 'Off', 'On'],
    ['notification', 'emailNotifications', false, 'Email Notifications', 'On', 'Off'],
    ['notification', 'examReminders', false, 'Exam Reminders', 'On', 'Off'],
    ['notification', 'resultNotifications', false, 'Result Notifications', 'On', 'Off'],
  ])('%s: %s', async (tab, field, value, label, before, after) => {
    const opened = (await school.admin.school.getSettings())[tab]
    const answered = await save(school.admin, tab, { [field]: value })
    const now = (await school.admin.school.getSettings())[tab]
    const [line] = now.history
    expect(answered[tab]).toEqual(now)
    expect(now).toEqual({ ...opened, [field]: value, revision: opened.revision + 1, history: now.history })
    expect(line).toMatchObject({ by: 'Ada Obi', changes: [{ label, after }] })
    if (before !== '*') expect(line?.changes[0]?.before).toBe(before)
  })

  it('and what is sent as it is changes nothing', async () => {
    const opened = await school.admin.school.getSettings()
    await save(school.admin, 'exam', { maxAttempts: opened.exam.maxAttempts })
    expect(await school.admin.school.getSettings()).toEqual(opened)
  })
})

describe('what does not fit is refused, and nothing is saved', () => {
  const integers = [
    ...[['exam', 'defaultDuration', 0, 601] as const, ['exam', 'warningTime', 0, 61] as const],
    ...[['exam', 'maxAttempts', 0, 11] as const, ['security', 'sessionTimeout', 4, 481] as const],
    ...[['security', 'passwordExpiry', 29, 366] as const, ['school', 'established', 1799, 2201] as const],
  ]
  const bad: [Tab, string, unknown][] = [
    ...integers.flatMap(([tab, field, low, high]) =>
      [low, high, 30.5, -1, 1e9, '', 'abc', '30', true].map((value): [Tab, string, unknown] => [tab, field, value]),
    ),
    ...[['exam', 'maxAttempts', null] as const, ['exam', 'showResults', 'later'] as const].map(
      ([tab, field, value]): [Tab, string, unknown] => [tab, field, value],
    ),
    ['exam', 'autoSubmit', 'yes'],
    ['security', 'twoFactorAuth', null],
    ['security', 'allowedAddresses', '10.0.0.0/8\ncomputer room'],
    ['security', 'allowedAddresses', '10.0.0.0/33'],
    ['security', 'allowedAddresses', '10.0.0.1\n'.repeat(300)],
    ['school', 'name', ''],
    ['school', 'email', 'nobody'],
    ['school', 'email', 'www.evil.test/login?next=@a.test'],
    ['school', 'email', 'www.evil.test@a.test'],
    ['school', 'website', 'https://evil.test/"><script>'],
    ['school', 'phone', ' '],
    ['school', 'website', 'javascript:alert(1)'],
    ['school', 'motto', 'x'.repeat(121)],
    ['school', 'address', 'x'.repeat(301)],
  ]
  test.each(bad)('%s: %s as %j', async (tab, field, value) => {
    const before = await school.admin.school.getSettings()
    const refused = await refusalOf(save(school.admin, tab, { [field]: value }))
    expect(refused).toMatchObject({ code: 'BAD_REQUEST', data: { fields: [field] } })
    expect(await school.admin.school.getSettings()).toEqual(before)
  })

  it('also beside what fits', async () => {
    const before = await school.admin.school.getSettings()
    await refusalOf(save(school.admin, 'exam', { warningTime: 20, maxAttempts: 0 }))
    expect(await school.admin.school.getSettings()).toEqual(before)
  })

  it('a year to come is named at its field', async () => {
    const nextYear = new Date().getUTCFullYear() + 2
    expect(await refusalOf(save(school.admin, 'school', { established: nextYear }))).toMatchObject({
      code: 'INVALID_FORM',
      data: {
        fields: { established: expect.stringMatching(/^Established must be a whole number from 1800 to 20\d\d\.$/) },
      },
    })
  })

  it('what has no effect yet, and what nobody asks for, is left as it is', async () => {
    const before = await school.admin.school.getSettings()
    const fields = { smsNotifications: false, pushNotifications: false, subdomain: 'other', logo: null, id: 'x' }
    await save(school.admin, 'notification', fields)
    await save(school.admin, 'school', fields)
    expect(await school.admin.school.getSettings()).toEqual(before)
  })
})

describe('two administrators at once', () => {
  it('the second is told who was quicker, and what they sent is not saved', async () => {
    const own = await aSchool(server)
    const { revision } = (await own.admin.school.getSettings()).exam
    await save(own.admin, 'exam', { warningTime: 15 }, revision)
    expect(await refusalOf(save(own.admin, 'exam', { maxAttempts: 3 }, revision))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { by: 'Ada Obi', at: expect.any(String), revision: 2 },
    })
    expect((await own.admin.school.getSettings()).exam).toMatchObject({ warningTime: 15, maxAttempts: 1 })
    // Another tab is another record.
    await save(own.admin, 'notification', { examReminders: false }, 1)
  })

  it('at the same moment one of them is first, also where the row is not there yet', async () => {
    const own = await aSchool(server)
    for (const table of ['exam_settings', 'security_settings', 'notification_settings']) {
      await here((tx) => tx.run(`DELETE FROM ${table} WHERE school_id = $1`, [tx.schoolId]), own)
    }
    expect((await own.admin.school.getSettings()).exam).toMatchObject({
      defaultDuration: 180,
      revision: 1,
      history: [],
    })
    for (const tab of ['school', 'exam', 'security', 'notification'] as const) {
      const field = { school: 'motto', exam: 'maxAttempts', security: 'sessionTimeout', notification: '' }[tab]
      const at = (n: number) => (tab === 'school' ? `Motto ${n}` : n + 5)
      const sent = [1, 2, 3].map((n) => (field ? { [field]: at(n) } : { examReminders: false }))
      const outcomes = await Promise.allSettled(sent.map((fields) => save(own.admin, tab, fields, 1)))
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
      const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
      expect((await own.admin.school.getSettings())[tab]).toMatchObject({ ...sent[won], revision: 2 })
    }
  })
})

it('who saves at another school changes nothing here, and teachers only read what new exams begin with', async () => {
  const before = await school.admin.school.getSettings()
  const other = await aSchool(server)
  await save(other.admin, 'exam', { defaultDuration: 45 }, 1)
  await save(other.admin, 'school', { motto: 'Elsewhere' }, 1)
  expect(await school.admin.school.getSettings()).toEqual(before)
  const { client } = await aTeacher(server, other)
  expect(await client.school.examDefaults()).toMatchObject({ defaultDuration: 45, showResults: 'immediate' })
  for (const call of Object.values(calls)) {
    expect(await refusalOf(client.school[call]({ revision: 1 }))).toMatchObject({ code: 'NOT_ALLOWED' })
  }
  expect(await refusalOf(client.school.getSettings())).toMatchObject({ code: 'NOT_ALLOWED' })
})

describe('a restriction of addresses', () => {
  const lab = { ipRestriction: true, allowedAddresses: '203.0.113.0/24\n2001:db8::/32' }
  const at = (admin: TestClient, address: string) => admin.with({ 'x-forwarded-for': address })

  it('needs at least one address, also where it is on and the list is emptied', async () => {
    const { admin } = await aSchool(server)
    const sentence = 'List at least one address or range: with none, no exam could be started anywhere.'
    const noAddress = { code: 'INVALID_FORM', data: { fields: { allowedAddresses: sentence } } }
    expect(await refusalOf(save(admin, 'security', { ipRestriction: true, confirm: true }))).toMatchObject(noAddress)
    await save(at(admin, '203.0.113.9'), 'security', lab)
    const emptied = save(at(admin, '203.0.113.9'), 'security', { allowedAddresses: ' \n ', confirm: true })
    expect(await refusalOf(emptied)).toMatchObject(noAddress)
    await save(admin, 'security', { ipRestriction: false, allowedAddresses: '' })
  })

  it('that leaves out who sets it up is asked about, and saved where it is meant', async () => {
    const { admin } = await aSchool(server)
    const away = at(admin, '::ffff:198.51.100.7')
    expect(await refusalOf(save(away, 'security', lab))).toMatchObject({
      code: 'OWN_ADDRESS_LEFT_OUT',
      data: { address: '198.51.100.7', isCallerHidden: false },
    })
    expect((await admin.school.getSettings()).security).toMatchObject({ ipRestriction: false, revision: 1 })
    await save(away, 'security', { ...lab, confirm: true })
    // What else stands in the tab can be saved from anywhere.
    await save(away, 'security', { sessionTimeout: 60 })
    const wider = { allowedAddresses: `${lab.allowedAddresses}\n192.0.2.1` }
    expect(await refusalOf(save(away, 'security', wider))).toMatchObject({ code: 'OWN_ADDRESS_LEFT_OUT' })
    await save(at(admin, '2001:db8::7'), 'security', wider)
    await save(away, 'security', { ipRestriction: false })
  })
})

it('notice of a rule begins when the rule does or asks for more, and not when it asks for less', async () => {
  const own = await aSchool(server)
  const since = async () => await here(selectSecuritySettings, own)
  const begun = await since()
  expect(begun).toMatchObject({ passwordExpirySince: expect.any(Date), twoFactorSince: null })
  const steps: [fields: Sent, isExpiryLater: boolean, hasTwoFactor: boolean][] = [
    [{ passwordExpiry: 120 }, false, false],
    [{ passwordExpiry: 60, sessionTimeout: 20 }, true, false],
    [{ twoFactorAuth: true }, false, true],
    [{ passwordExpiry: 0 }, false, true],
    [{ passwordExpiry: 365 }, true, true],
    [{ twoFactorAuth: false }, false, false],
  ]
  let before = begun
  for (const [fields, isExpiryLater, hasTwoFactor] of steps) {
    await save(own.admin, 'security', fields)
    const after = await since()
    const moved = Number(after.passwordExpirySince) > Number(before.passwordExpirySince)
    expect([fields, moved, after.twoFactorSince !== null]).toEqual([fields, isExpiryLater, hasTwoFactor])
    if (before.twoFactorSince && after.twoFactorSince) expect(after.twoFactorSince).toEqual(before.twoFactorSince)
    before = after
  }
})

it('another session timeout is handed on to the sessions that run, and nothing else is', async () => {
  const own = await aSchool(server)
  const handedOn = async () =>
    (
      await server.pools.app.query("SELECT FROM due_work WHERE kind = 'follow_timeout' AND school_id = $1", [
        own.schoolId,
      ])
    ).rowCount
  await server.pools.app.query("DELETE FROM due_work WHERE kind = 'follow_timeout' AND school_id = $1", [own.schoolId])
  await save(own.admin, 'security', { passwordExpiry: 60, sessionTimeout: 30 })
  expect(await handedOn()).toBe(0)
  await save(own.admin, 'security', { sessionTimeout: 45 })
  expect(await handedOn()).toBe(1)
})

it('super administrators set what new schools begin with, and how to reach the company', async () => {
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  const superAdmin = server.client()
  await superAdmin.people.signIn({ email, password: password ?? adminPassword })
  const { school: company } = await superAdmin.school.getSettings()
  expect(company.name).toBe('Sabimark')
  expect((await school.admin.school.getSettings()).company).toBeNull()
  const renamed = save(superAdmin, 'school', { name: 'Cedar Exams', phone: '0800 333 4444' })
  expect(await refusalOf(renamed)).toMatchObject({
    ...{ code: 'INVALID_FORM', data: { fields: { name: 'The name of the product does not change.' } } },
  })
  const toldNothing = contactFilling(server)
  const words = ['email', 'dialled', 'whatsApp', 'x'] as const
  const template = words.map((word) => contactMark('company', word)).join(' ')
  expect((await toldNothing())(template).trim()).toBe('')
  await save(superAdmin, 'school', { email: 'help@sabimark.test', phone: '0800 333 4444' })
  await save(superAdmin, 'school', { whatsApp: '+234 800 333 4444', x: 'x.com/sabimark' })
  // Another reader, as another process has.
  const saidNow = (await contactFilling(server)())(template)
  expect(saidNow).toBe('help@sabimark.test 08003334444 2348003334444 https://x.com/sabimark')
  // A database that hangs keeps no page away; what it said in the end stands on a later one.
  const owner = new Client({ connectionString: server.database.ownerUrl })
  await owner.connect()
  const inTheEnd = contactFilling(server)
  try {
    await owner.query('BEGIN; LOCK TABLE public.schools')
    expect([(await inTheEnd())(template).trim(), (await inTheEnd())(template).trim()]).toEqual(['', ''])
  } finally {
    await owner.end()
  }
  await expect.poll(async () => (await inTheEnd())(template)).toBe(saidNow)
  expect(await refusalOf(save(school.admin, 'school', { x: 'x.com/greenfield' }))).toMatchObject({
    ...{ code: 'INVALID_FORM', data: { fields: { x: 'A school has none of these.' } } },
  })
  await save(superAdmin, 'exam', { defaultDuration: 60, showResults: 'manual', proctoring: true })
  await save(superAdmin, 'notification', { examReminders: false })
  const { admin } = await aSchool(server)
  const begun = await admin.school.getSettings()
  expect(begun.exam).toMatchObject({ defaultDuration: 60, showResults: 'manual', proctoring: true, revision: 1 })
  expect(begun.notification).toMatchObject({ examReminders: false, revision: 1, history: [] })
  expect(begun.security).toMatchObject({ sessionTimeout: 30, revision: 1 })
  expect(begun.company).toEqual({
    ...{ name: 'Sabimark', email: 'help@sabimark.test', phone: '0800 333 4444', website: '', address: '' },
  })
  // A school that is there keeps its own.
  expect((await school.admin.school.getSettings()).exam.defaultDuration).not.toBe(60)
  expect((await superAdmin.school.getSettings()).company).toBeNull()
})

it('a changed logo stands in the history of what the school says of itself', async () => {
  const { logoId } = await school.admin.school.setLogo({ data: aPicture })
  const { school: info } = await school.admin.school.getSettings()
  expect(info.logo).toBe(`/files/${logoId}`)
  expect(info.history[0]).toMatchObject({ action: 'school.logo_set', by: 'Ada Obi', changes: [] })
})
