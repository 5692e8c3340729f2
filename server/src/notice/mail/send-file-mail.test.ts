import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMadeReport } from '../../../test/builders/made-report.ts'
import { type MailReference, mailRow } from '../../../test/builders/mail.ts'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { readMime } from '../../../test/read-mime.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { type Jobs, startJobs } from '../../platform/jobs/due-work.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { sendFileMail } from '../../platform/mail/mail-line.ts'
import { sendFileMails } from './send-file-mail.ts'

let smtp: TestSmtp
let server: TestServer
let school: TestSchool
beforeAll(async () => {
  smtp = await testSmtp()
  server = await testServer({ smtpUrl: smtp.url })
  school = await aSchool(server)
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.received.length = 0
  smtp.refuseWith = null
  smtp.takesMs = 0
  await server.pools.app.query('DELETE FROM allowance_uses')
})
let jobs: Jobs | undefined
afterEach(() => jobs?.stop())

/** An email asked for that brings a file of so many bytes. */
async function aFileMail(size: number): Promise<MailReference & { bytes: Buffer }> {
  const { schoolId } = school
  const { id: reportId, bytes } = await aMadeReport(server, schoolId, { format: 'pdf', bytes: randomBytes(size) })
  return await inSchool(server.pools.app, school, async (tx) => {
    const data = { school: school.name, sender: 'Ada', title: 'Performance', range: 'November', note: '', reportId }
    await askForMail(tx, { kind: 'report_file', to: 'reader@people.test', data: { ...data, link: server.url } })
    const { id } = await tx.one<{ id: string }>('SELECT id FROM mails WHERE school_id = $1 ORDER BY id DESC LIMIT 1', [
      schoolId,
    ])
    return { schoolId, reference: id, bytes }
  })
}

/** As the server sends them, with less time for what is no file. */
function start(mostMs = 300): Jobs {
  jobs = startJobs({
    ...{ pool: server.pools.app, isClockTrusted: () => true, onFailure: () => undefined, pollMs: 20 },
    groups: [{ concurrency: 1, kinds: { [sendFileMail]: sendFileMails(server, { mostMs, pauseMs: 50 }) } }],
  })
  return jobs
}

const patience = { timeout: 60_000 }
const queued = async ({ reference }: MailReference) =>
  (
    await server.pools.app.query<{ failures: number; isDue: boolean; dueAt: string }>(
      `SELECT failures, due_at <= now() AS "isDue", due_at::text AS "dueAt" FROM due_work WHERE reference = $1`,
      [reference],
    )
  ).rows[0]
/** The wait for the next try is over, after so many. */
const tryAgain = ({ reference }: MailReference, tries: number) =>
  server.pools.app.query('UPDATE due_work SET due_at = now(), failures = $2 WHERE reference = $1', [reference, tries])
const listed = async ({ reference }: MailReference) =>
  (await school.admin.notice.listMails({})).items.find(({ id }) => id === reference)

describe('an email with a file', () => {
  it('has the time that its size takes on a slow connection, and is held meanwhile', async () => {
    smtp.takesMs = 1_500
    const mail = await aFileMail(60_000)
    start()
    const leases = new Set<string>()
    const isSent = async () => {
      const row = await queued(mail)
      if (row?.failures === 1) leases.add(row.dueAt)
      return (await mailRow(server, mail)).isSent
    }
    await expect.poll(isSent, { ...patience, interval: 20 }).toBe(true)
    expect(leases.size).toBeGreaterThan(3)
    expect(await mailRow(server, mail)).toMatchObject({ tries: 1, problem: null })
    expect(smtp.received).toHaveLength(1)
    expect(readMime(smtp.received[0]?.source ?? '').attached[0]?.bytes.equals(mail.bytes)).toBe(true)
    await expect.poll(() => queued(mail), patience).toBeUndefined()
  })

  it('fails for good when the connection was too slow for it twice, and it is said what helps', async () => {
    smtp.takesMs = 3_000
    const mail = await aFileMail(1_000)
    start()
    await expect.poll(async () => (await listed(mail))?.state, patience).toBe('late')
    expect(await mailRow(server, mail)).toMatchObject({ tries: 1, problem: 'too_slow' })
    await tryAgain(mail, 1)
    await expect.poll(async () => (await listed(mail))?.state, patience).toBe('given_up')
    expect((await listed(mail))?.why).toBe(
      'The connection to the mail server is too slow for the attached report; email a link to the report instead.',
    )
    await expect.poll(() => queued(mail), patience).toBeUndefined()
    expect(smtp.received).toEqual([])
  })

  it('is tried twelve times, then it has failed for good with its reason', async () => {
    smtp.refuseWith = { answer: '451', at: 'address' }
    const mail = await aFileMail(1_000)
    start(10_000)
    await expect.poll(async () => (await mailRow(server, mail)).tries, patience).toBe(1)
    await tryAgain(mail, 10)
    await expect.poll(async () => (await mailRow(server, mail)).tries, patience).toBe(2)
    expect(await listed(mail)).toMatchObject({ state: 'late' })
    await tryAgain(mail, 11)
    await expect.poll(async () => (await listed(mail))?.state, patience).toBe('given_up')
    expect(await listed(mail)).toMatchObject({
      ...{ canSendAgain: false },
      why: 'The mail server has not accepted it yet. We stopped after trying many times; please email the report again.',
    })
    await expect.poll(() => queued(mail), patience).toBeUndefined()
  })

  it('is left to the next server when this one stops, and that is no try', async () => {
    smtp.takesMs = 60_000
    const mail = await aFileMail(60_000)
    const stopping = start()
    await expect.poll(async () => (await queued(mail))?.failures, patience).toBe(1)
    await stopping.stop()
    expect(await queued(mail)).toMatchObject({ failures: 0, isDue: true })
    expect(await mailRow(server, mail)).toMatchObject({ isSent: false, tries: 0, problem: null })
    smtp.takesMs = 0
    start()
    await expect.poll(async () => (await mailRow(server, mail)).isSent, patience).toBe(true)
    expect(smtp.received).toHaveLength(1)
  })
})
