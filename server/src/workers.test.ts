import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMadeReport } from '../test/builders/made-report.ts'
import { aSchool } from '../test/builders/people.ts'
import { aSitting, moveBack, openPage } from '../test/builders/sitting.ts'
import { type TestServer, testServer } from '../test/server.ts'
import { inSchool } from './platform/database/tenant.ts'
import { askForMail, askForMails } from './platform/mail/ask-for-mail.ts'
import { buildWorkers } from './workers.ts'

/** A mail server that takes every connection and never says a word. */
const sockets: Socket[] = []
const silent = createServer((socket) => {
  socket.on('error', () => undefined)
  sockets.push(socket)
})

let server: TestServer
beforeAll(async () => {
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server = await testServer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'no-reply@sabimark.test' })
})
afterAll(async () => {
  const stopped = server.stop()
  for (const socket of sockets) socket.destroy()
  await stopped
  silent.close()
})

const due = async (kind: string) =>
  (await server.pools.app.query<{ reference: string }>('SELECT reference FROM due_work WHERE kind = $1', [kind])).rows

test('no invitation and no new password stands behind the mails of sign-ups and notifications, or behind reports', async () => {
  const school = await aSchool(server)
  const { id: reportId } = await aMadeReport(server, school.schoolId)
  await server.pools.app.query('DELETE FROM due_work')
  await inSchool(server.pools.app, school, async (tx) => {
    const data = { name: 'Ada', school: 'Greenfield', link: 'http://sabimark.test/x', reportId }
    const told = { title: 'New exam: Algebra', lines: '["Mathematics"]', change: 'http://sabimark.test/x' }
    for (let n = 0; n < 20; n += 1) {
      await askForMail(tx, { kind: 'report_file', to: `reader${n}@people.test`, data })
    }
    for (let n = 0; n < 20; n += 1) {
      await askForMail(tx, { kind: 'verify_email', to: `somebody${n}@people.test`, data })
    }
    const students = Array.from({ length: 20 }, (_, n) => ({
      to: `student${n}@people.test`,
      uses: [],
      data: { ...data, ...told },
    }))
    await askForMails(tx, 'exam_published', students)
    for (const kind of ['reset_password', 'invitation']) await askForMail(tx, { kind, to: 'ada@staff.test', data })
  })
  server.startJobs()
  const taken = async () =>
    (
      await server.pools.app.query<{ kind: string }>('SELECT kind FROM due_work WHERE failures > 0 ORDER BY kind')
    ).rows.map(({ kind }) => kind)
  await expect
    .poll(taken)
    .toEqual(['send_file_mail', 'send_mail', 'send_mail', 'send_notice_mail', 'send_sign_up_mail'])
})

test('mail that hangs keeps no exam from being closed and marked', async () => {
  const sitting = await aSitting(server)
  const page = await openPage(sitting.students[0], sitting.examId)
  await server.pools.app.query('DELETE FROM due_work')
  const mails = 20
  await inSchool(server.pools.app, sitting.school, async (tx) => {
    for (let n = 0; n < mails; n += 1) {
      const data = { name: 'Ada', school: 'Greenfield', link: 'http://sabimark.test/x' }
      await askForMail(tx, { kind: 'invitation', to: `teacher${n}@greenfield.test`, data })
    }
    await tx.run(
      `INSERT INTO due_work (school_id, kind, reference, due_at) VALUES ($1, 'close_attempt', $2, clock_timestamp())`,
      [tx.schoolId, page.attemptId],
    )
  })
  await moveBack(server, sitting.school, page.attemptId, 3_600_000 + 61_000)
  server.startJobs()
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  await expect.poll(async () => (await page.client.result.ofTicket({ ticket: page.ticket })).card?.endedBy).toBe('time')
  // And not because the mails were done with.
  expect(await due('send_mail')).toHaveLength(mails)
  expect(sockets.every((socket) => !socket.destroyed)).toBe(true)
})

test('while the clock is not to be trusted, mail, marking, statistics, reports and the end of sessions alone go on', () => {
  const kinds = buildWorkers({ ...server, wakeJobs: () => undefined }).flatMap((group) => Object.entries(group.kinds))
  const goOn = kinds.filter(([, { needsClock }]) => !needsClock).map(([kind]) => kind)
  expect(goOn.sort()).toEqual([
    'answer_mail_request',
    'exam_statistics',
    'follow_timeout',
    'make_report',
    'mark_attempt',
    'mark_version',
    'send_file_mail',
    'send_mail',
    'send_notice_mail',
    'send_sign_up_mail',
    'tell_report',
  ])
  expect(kinds.length).toBeGreaterThan(goOn.length)
})
