import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../database/tenant.ts'
import { askForMails } from './ask-for-mail.ts'
import { sendNoticeMail } from './mail-line.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('the mails of one school do not all stand before those of the next', async () => {
  const ask = async (count: number, now: number) => {
    const school = await aSchool(server)
    return await inSchool(server.pools.app, school, async (tx) => {
      const all = Array.from({ length: count }, (_, n) => ({ to: `${n}.${tx.schoolId}@a.test`, data: {}, uses: [] }))
      const granted = await askForMails({ ...tx, now: new Date(now) }, 'exam_published', all)
      expect(granted).toEqual(all.map(() => true))
      const rows = await tx.rows<{ dueAt: Date }>(
        `SELECT due_at AS "dueAt" FROM due_work WHERE school_id = $1 AND kind = $2 ORDER BY due_at`,
        [tx.schoolId, sendNoticeMail],
      )
      return rows.map(({ dueAt }) => dueAt.getTime())
    })
  }
  const moment = Date.parse('2026-11-24T08:00:00Z')
  const many = await ask(200, moment)
  expect(many.slice(0, 3)).toEqual([moment, moment + 20, moment + 40])
  const [one] = await ask(1, moment + 1_000)
  expect(many.filter((at) => at < (one ?? 0))).toHaveLength(50)
})
