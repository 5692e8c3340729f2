import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTeacher } from '../../../test/builders/people.ts'
import { aSitting, handedIn, type Sitting } from '../../../test/builders/sitting.ts'
import type { TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Hold } from '../../platform/jobs/due-work.ts'
import { writeReport } from './write-report.ts'

let server: TestServer
let of: Sitting
let admin: TestClient
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  admin = of.school.admin
  await handedIn(server, of)
})
afterAll(() => server.stop())

type Asked = Parameters<TestClient['report']['make']>[0]
const nobodyStops: Hold = { renew: async () => true, isStopping: () => false }
const week = { range: 'this_week', format: 'pdf' } as const
const run = (text: string, ...values: unknown[]) =>
  inSchool(server.pools.app, of.school, (tx) => tx.run(text, [tx.schoolId, ...values]))

async function madeNow(asked: Asked, client = admin): Promise<string> {
  const { id } = await client.report.make(asked)
  await writeReport(server)({ schoolId: of.school.schoolId, reference: id }, nobodyStops)
  return id
}

/** The file that is handed on: the one that is there, or a new one, which is made. */
async function handedOn(asked: Asked, client = admin) {
  const { id, state } = await client.report.make({ ...asked, takesReady: true })
  if (state !== 'ready') await writeReport(server)({ schoolId: of.school.schoolId, reference: id }, nobodyStops)
  return { id, isThere: state === 'ready' }
}

test.each(['performance', 'merit_list', 'attendance', 'report_cards'] as const)(
  '%s: a file that would say the same is taken, and one more is made where it would not',
  async (type) => {
    const asked = { ...week, type }
    const id = await madeNow(asked)
    expect(await handedOn(asked)).toEqual({ id, isThere: true })
    // The name of the school stands on every report.
    await run(`UPDATE schools SET name = name || ' A' WHERE id = $1`)
    const next = await handedOn(asked)
    expect(next).toMatchObject({ isThere: false })
    expect(await handedOn(asked)).toEqual({ id: next.id, isThere: true })
  },
)

test('a mark, a name and a grade that have changed are on the file that is handed on', async () => {
  const asked = { ...week, type: 'performance' as const }
  await madeNow(asked)
  const changes = [
    'UPDATE results SET earned_hundredths = earned_hundredths + 100 WHERE school_id = $1',
    `UPDATE users SET name = name || ' B' WHERE school_id = $1 AND role = 'student'`,
    `UPDATE exams SET title = title || ' C' WHERE school_id = $1`,
  ]
  for (const change of changes) {
    expect((await handedOn(asked)).isThere).toBe(true)
    await run(change)
    expect((await handedOn(asked)).isThere).toBe(false)
  }
  await handedIn(server, of)
  expect((await handedOn(asked)).isThere).toBe(false)
})

test('another format, other days, another person, and one that soon goes are none to take', async () => {
  const asked = { ...week, type: 'grades' as const }
  const id = await madeNow(asked)
  expect((await handedOn({ ...asked, format: 'excel' })).isThere).toBe(false)
  expect((await handedOn({ ...asked, range: 'this_year' })).isThere).toBe(false)
  expect((await handedOn({ ...asked, subjectId: of.subjectId })).isThere).toBe(false)
  const { client: teacher } = await aTeacher(server, of.school, { subjectIds: [of.subjectId], classIds: [of.classId] })
  expect((await handedOn(asked, teacher)).isThere).toBe(false)
  await run(`UPDATE reports SET expires_at = now() + interval '6 days' WHERE school_id = $1 AND id = $2`, id)
  expect((await handedOn(asked)).isThere).toBe(false)
})

test('whoever asks for a new one has a new one', async () => {
  const asked = { ...week, type: 'analytics' as const }
  const id = await madeNow(asked)
  expect((await admin.report.make(asked)).id).not.toBe(id)
})
