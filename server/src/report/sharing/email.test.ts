import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMadeReport, loseFile } from '../../../test/builders/made-report.ts'
import { aSchool, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { readMime } from '../../../test/read-mime.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { sendMails } from '../../notice/mail/send-mail.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let smtp: TestSmtp
let server: TestServer
let school: TestSchool
let teacher: { id: string; email: string }
beforeAll(async () => {
  smtp = await testSmtp()
  server = await testServer({ smtpUrl: smtp.url, isPublicUrlSet: true, publicUrl: 'http://localhost' })
  school = await aSchool(server)
  const built = await aTeacher(server, school)
  teacher = { id: built.teacher.id, email: built.email }
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.received.length = 0
  smtp.refuseWith = null
  await server.pools.app.query('DELETE FROM allowance_uses')
  await inSchool(server.pools.app, school, (tx) => tx.run('DELETE FROM mails'))
})

const asked = { toMe: false, staffIds: [] as string[], addresses: [] as string[], as: 'link' as 'link' | 'attachment' }
const aReport = async (bytes?: Buffer) =>
  await aMadeReport(server, school.schoolId, { title: 'Ìṣirò', format: 'pdf', ...(bytes && { bytes }) })
const email = async (said: Partial<typeof asked> & { note?: string }, reportId?: string) =>
  await school.admin.report.email({ id: reportId ?? (await aReport()).id, ...asked, ...said })

/** Sends what waits, as the queue would; answers the mails the server took. */
async function sendAll() {
  const waiting = await inSchool(server.pools.app, school, (tx) =>
    tx.rows<{ reference: string }>('SELECT id AS reference FROM mails WHERE sent_at IS NULL ORDER BY id'),
  )
  for (const { reference } of waiting) {
    await sendMails(server)({ schoolId: school.schoolId, reference }).catch(() => undefined)
  }
  return smtp.received.map(({ to, source }) => ({ to: to[0], ...readMime(source) }))
}
const mailCount = () => inSchool(server.pools.app, school, async (tx) => (await tx.rows('SELECT FROM mails')).length)

describe('a report by email', () => {
  it('goes to oneself, to staff and to typed addresses, each once, as a link whose PIN only the sender reads', async () => {
    const addresses = ['parent@people.test', 'Parent@People.test', teacher.email]
    const { sentCount, pin } = await email({
      toMe: true,
      staffIds: [teacher.id, teacher.id],
      addresses,
      note: 'See page 2.',
    })
    expect([sentCount, pin]).toEqual([3, expect.stringMatching(/^\d{6}$/)])
    const mails = await sendAll()
    expect(mails.map(({ to }) => to).sort()).toEqual([school.email, teacher.email, 'parent@people.test'].sort())
    const [{ plain, html, attached } = { plain: '', html: '', attached: [] }] = mails
    const me = (await school.admin.people.me()).me?.name
    expect(plain).toContain(`${me} of ${school.name} sends you this report: Ìṣirò, November 2026.`)
    expect(plain).toContain(`${me} writes: “See page 2.”`)
    expect(plain).toMatch(/The link works until .+, Lagos time\./)
    expect(attached).toEqual([])
    for (const text of [plain, html]) expect(text).not.toContain(pin)
    const { pathname } = new URL(plain.match(/http\S+\/s\/\S+/)?.[0] ?? '')
    const opened = await fetch(`${server.url}${pathname}`, {
      ...{ method: 'POST', body: new URLSearchParams({ pin: pin ?? '' }), headers: { origin: server.url } },
    })
    const path = (await opened.text()).match(/<a href="([^"]+)">/)?.[1] ?? ''
    const file = await fetch(`${server.url}${path}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it('as an attachment brings the file as it was made, and nothing to press', async () => {
    const { id, bytes } = await aReport(Buffer.from('%PDF-1.7 a report'))
    expect(await email({ as: 'attachment', addresses: ['parent@people.test'] }, id)).toEqual({
      sentCount: 1,
      pin: null,
    })
    const [mail] = await sendAll()
    expect(mail?.attached).toMatchObject([
      { type: 'application/pdf', disposition: 'attachment; filename=performance.pdf' },
    ])
    expect(mail?.attached[0]?.bytes.equals(bytes)).toBe(true)
    expect(mail?.plain).not.toContain('/s/')
    expect((await school.admin.report.listShares({ reportId: id })).items).toEqual([])
  })

  it('whose file is gone before it was sent fails for good and says why where emails are listed', async () => {
    const { id } = await aReport()
    await email({ as: 'attachment', addresses: ['parent@people.test'] }, id)
    smtp.refuseWith = { answer: '451', at: 'data' }
    await sendAll()
    smtp.refuseWith = null
    await loseFile(server, school.schoolId, id)
    expect(await sendAll()).toEqual([])
    const [mail] = (await school.admin.notice.listMails({})).items
    expect(mail).toMatchObject({ state: 'given_up', title: 'Report', canSendAgain: false })
    expect(mail?.why).toBe('The attached report had expired or was deleted before it could be sent; make it again.')
  })

  it('shows where emails are listed what became of it, and is tried again', async () => {
    await email({ addresses: ['parent@people.test'] })
    smtp.refuseWith = { answer: '451', at: 'data' }
    await sendAll()
    const [mail] = (await school.admin.notice.listMails({})).items
    expect(mail).toMatchObject({ title: 'Link to a report', state: 'late', canSendAgain: true })
    smtp.refuseWith = null
    expect(await sendAll()).toHaveLength(1)
  })

  it('brings no address of the sender’s choice to press', async () => {
    await email({ addresses: ['parent@people.test'], note: 'Pay at https://evil.test/now\nor <b>evil.test</b>' })
    const [mail] = await sendAll()
    expect(mail?.plain).not.toContain('evil.test')
    expect(mail?.html).not.toContain('<b>')
  })
})

describe('is refused and sends nothing', () => {
  it.each([
    ['NO_RECIPIENT', {}],
    ['UNKNOWN_PERSON', { staffIds: [crypto.randomUUID()], addresses: ['a@people.test'] }],
    [
      'TOO_MANY_RECIPIENTS',
      { toMe: true, addresses: Array.from({ length: 20 }, (_, place) => `p${place}@people.test`) },
    ],
  ] as const)('%s', async (code, said) => {
    expect((await refusalOf(email(said as Partial<typeof asked>))).code).toBe(code)
    expect(await mailCount()).toBe(0)
  })

  it('for a report without a file, of nobody, or larger than an email takes', async () => {
    const addresses = ['a@people.test']
    const waiting = await aMadeReport(server, school.schoolId, { isReady: false })
    const large = await aReport(Buffer.alloc(5 * 1024 * 1024 + 1))
    expect((await refusalOf(email({ addresses }, waiting.id))).code).toBe('REPORT_NOT_READY')
    expect((await refusalOf(email({ addresses }, crypto.randomUUID()))).code).toBe('UNKNOWN_REPORT')
    expect((await refusalOf(email({ addresses, as: 'attachment' }, large.id))).code).toBe('ATTACHMENT_TOO_LARGE')
    expect(await mailCount()).toBe(0)
  })

  it('to all, when one of them has been written to often or the school has sent its share', async () => {
    const addresses = ['often@people.test']
    for (let sent = 0; sent < 3; sent += 1) await email({ addresses })
    const refused = await refusalOf(email({ addresses: ['new@people.test', ...addresses] }))
    expect(refused.code).toBe('MAIL_SENT_LATELY')
    expect(await mailCount()).toBe(3)
    const who = createHash('sha256').update(school.schoolId).digest('base64url')
    await server.pools.app.query(
      `INSERT INTO allowance_uses (what, who) SELECT 'report emails of a school', $1 FROM generate_series(1, 200)`,
      [who],
    )
    expect((await refusalOf(email({ addresses: ['new@people.test'] }))).code).toBe('MAILS_USED_UP')
    // Its other emails still go out.
    await school.admin.people.addTeacher({
      name: 'Bola',
      email: 'bola@people.test',
      employeeId: 'T9',
      signIn: 'invitation',
    })
    expect((await school.admin.report.listShares({})).items.length).toBeGreaterThan(0)
  })

  it('to staff who left, and to students', async () => {
    const gone = await aTeacher(server, school)
    await school.admin.people.setTeachersStatus({ ids: [gone.teacher.id], status: 'inactive' })
    expect((await refusalOf(email({ staffIds: [gone.teacher.id] }))).code).toBe('UNKNOWN_PERSON')
  })
})

it('sent once more with the same key is sent once, and does not tell the PIN again', async () => {
  const input = { id: (await aReport()).id, ...asked, addresses: ['parent@people.test'] }
  const { report } = school.admin.with({ 'idempotency-key': 'one-email-of-one-form' })
  const first = await report.email(input)
  expect(first.pin).toMatch(/^\d{6}$/)
  expect(await report.email(input)).toEqual({ sentCount: 1, pin: null })
  expect(await mailCount()).toBe(1)
})
