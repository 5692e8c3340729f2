import { examPublished, resultsReleased } from '@sabimark/domain/notice/notices.ts'
import { teacherJoined } from '@sabimark/domain/people/people-notices.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSchool, aStudent, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { sweepNotices, tell } from '../../platform/notice/tell.ts'
import { noticeWorkers } from '../notice.workers.ts'

let server: TestServer
let school: TestSchool
let reader: { id: string; client: TestClient }
let other: { id: string; client: TestClient }

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  const somebody = async () => {
    const { student, client } = await aStudent(server, school)
    return { id: student.id, client }
  }
  reader = await somebody()
  other = await somebody()
})

const within = inSchool
/** Tells that person so many things, one after another. */
async function tellThem({ id }: { id: string }, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await within(server.pools.app, school, (tx) =>
      tell(tx, resultsReleased, [{ userId: id, about: newId(), data: { attemptId: newId(), title: `Test ${n}` } }]),
    )
  }
}
const unreadOf = async ({ client }: { client: TestClient }) => (await client.people.me()).me?.unreadCount

describe('the list', () => {
  it('has the own alone, newest first, in pages', async () => {
    await tellThem(reader, 23)
    await tellThem(other, 1)
    const first = await reader.client.notice.list({})
    expect(first.items.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Your result is out: Test ${23 - index}`),
    )
    expect(first.unreadCount).toBe(23)
    const second = await reader.client.notice.list({ cursor: first.nextCursor ?? undefined })
    expect(second.items.map(({ title }) => title)).toEqual([3, 2, 1].map((n) => `Your result is out: Test ${n}`))
    expect(second.nextCursor).toBeNull()
    expect((await other.client.notice.list({})).items).toHaveLength(1)
  })

  it('leaves out the year that runs as it is read, and says another', async () => {
    const year = Number(lagosDate(new Date()).slice(0, 4))
    const exam = { examId: newId(), title: 'Test', subject: 'Mathematics', durationMinutes: 60 }
    const [opensAt, closesAt] = [`${year}-06-15T08:00:00.000Z`, `${year + 1}-06-15T08:00:00.000Z`]
    await within(server.pools.app, school, (tx) =>
      tell(tx, examPublished, [{ userId: reader.id, about: newId(), data: { ...exam, opensAt, closesAt } }]),
    )
    const [told] = (await reader.client.notice.list({})).items
    expect(told?.text).toMatch(/15 Jun, 9:00\u00a0am until /)
    expect(told?.text).toContain(`15 Jun ${year + 1}, 9:00\u00a0am`)
  })

  it('is empty for who was told nothing', async () => {
    expect(await reader.client.notice.list({})).toEqual({ items: [], nextCursor: null, unreadCount: 0 })
  })

  it('counts to a hundred', async () => {
    await within(server.pools.app, school, (tx) =>
      tell(
        tx,
        resultsReleased,
        Array.from({ length: 120 }, (_, n) => ({
          ...{ userId: reader.id, about: String(n) },
          data: { attemptId: newId(), title: 'Test' },
        })),
      ),
    )
    expect(await unreadOf(reader)).toBe(100)
  })
})

describe('reading', () => {
  it('one leaves the others unread, and twice changes nothing', async () => {
    await tellThem(reader, 3)
    const [newest] = (await reader.client.notice.list({})).items
    const id = newest?.id ?? ''
    expect(await reader.client.notice.markRead({ ids: [id] })).toEqual({ unreadCount: 2 })
    expect(await reader.client.notice.markRead({ ids: [id, id] })).toEqual({ unreadCount: 2 })
    expect((await reader.client.notice.list({})).items.map(({ isRead }) => isRead)).toEqual([true, false, false])
    expect(await unreadOf(reader)).toBe(2)
  })

  it('all up to the newest shown leaves what came since', async () => {
    await tellThem(reader, 2)
    const [shown] = (await reader.client.notice.list({})).items
    await tellThem(reader, 1)
    expect(await reader.client.notice.markRead({ upTo: shown?.id ?? '' })).toEqual({ unreadCount: 1 })
    expect((await reader.client.notice.list({})).items.map(({ isRead }) => isRead)).toEqual([false, true, true])
  })

  it('touches no other’s: theirs are refused, and then nothing is noted', async () => {
    await tellThem(reader, 1)
    await tellThem(other, 1)
    const idOf = async ({ client }: typeof reader) => (await client.notice.list({})).items[0]?.id ?? ''
    const ids = [await idOf(reader), await idOf(other)]
    expect(await refusalOf(reader.client.notice.markRead({ ids }))).toMatchObject({
      code: 'UNKNOWN_NOTICE',
      status: 404,
    })
    expect([await unreadOf(reader), await unreadOf(other)]).toEqual([1, 1])
    await reader.client.notice.markRead({ upTo: newId() })
    expect([await unreadOf(reader), await unreadOf(other)]).toEqual([0, 1])
  })

  it.each([
    ['nothing', {}],
    ['no id', { ids: [] }],
    ['what is no id', { ids: ['x'] }],
  ])('%s is not understood', async (_what, asked) => {
    expect(await refusalOf(reader.client.notice.markRead(asked as { upTo: string }))).toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('telling', () => {
  it('is undone with its transaction', async () => {
    await expect(
      within(server.pools.app, school, async (tx) => {
        await tell(tx, teacherJoined, [{ userId: reader.id, about: 'x', data: { name: 'Bola' } }])
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await unreadOf(reader)).toBe(0)
  })

  it('reaches nobody of another school', async () => {
    const elsewhere = await aSchool(server)
    const { student } = await aStudent(server, elsewhere)
    await expect(
      within(server.pools.app, school, (tx) =>
        tell(tx, teacherJoined, [{ userId: student.id, about: 'x', data: { name: 'Bola' } }]),
      ),
    ).rejects.toThrow('foreign key')
  })
})

describe('the sweep', () => {
  it('is planned with the first notice, once, and forgets what is old', async () => {
    await tellThem(reader, 2)
    const planned = await within(server.pools.app, school, (tx) =>
      tx.rows(`SELECT due_at > now() + interval '23 hours' AS later FROM due_work WHERE school_id = $1 AND kind = $2`, [
        tx.schoolId,
        sweepNotices,
      ]),
    )
    expect(planned).toEqual([{ later: true }])
    /** As if it had been told so many days ago. */
    const told = (days: number, isRead: boolean) =>
      within(server.pools.app, school, (tx) =>
        tx.run(
          `INSERT INTO notices (school_id, id, user_id, kind, about, data, created_at, read_at)
           VALUES ($1, $2, $3, 'teacher_joined', $2::uuid::text, $4, now(), CASE WHEN $5 THEN now() END)`,
          [tx.schoolId, newId(Date.now() - days * 86_400_000), reader.id, { name: `${days} ${isRead}` }, isRead],
        ),
      )
    for (const days of [89, 91, 364, 366]) for (const isRead of [true, false]) await told(days, isRead)
    const mail = (days: number, sentAt: Date | null) =>
      within(server.pools.app, school, (tx) =>
        tx.run(
          `INSERT INTO mails (school_id, id, kind, to_address, data, sent_at) VALUES ($1, $2, 'x', $3, '{}', $4)`,
          [tx.schoolId, newId(Date.now() - days * 86_400_000), `${days}@old.test`, sentAt],
        ),
      )
    for (const days of [364, 366]) await mail(days, new Date())
    await mail(367, null)
    const sweep = noticeWorkers({ ...server, isClockTrusted: () => true })[sweepNotices]
    await sweep?.run({ schoolId: school.schoolId, reference: 'daily' })
    await within(server.pools.app, school, async (tx) => {
      const names = await tx.rows<{ name: string }>(
        `SELECT data->>'name' AS name FROM notices WHERE user_id = $1 AND kind = 'teacher_joined' ORDER BY id`,
        [reader.id],
      )
      expect(names.map(({ name }) => name)).toEqual(['364 false', '91 false', '89 true', '89 false'])
      const kept = await tx.rows("SELECT to_address AS to FROM mails WHERE to_address LIKE '%@old.test' ORDER BY id")
      expect(kept).toEqual([{ to: '367@old.test' }, { to: '364@old.test' }])
    })
    expect((await reader.client.notice.list({})).items.filter(({ kind }) => kind === 'results_released')).toHaveLength(
      2,
    )
  })
})
