import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multiplyPapers } from '../../../test/builders/papers.ts'
import { adminPassword, aSchool, aStudent, aTeacher } from '../../../test/builders/people.ts'
import { aSitting, handedIn, type Sitting } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { dyingPool } from '../../../test/dying-pool.ts'
import { askRaw } from '../../../test/raw-http.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { type Hold, startJobs } from '../../platform/jobs/due-work.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import { openReportFile } from '../render/report-file.ts'
import { reportExpiry } from './expire-report.ts'
import { readyTelling } from './tell-ready.ts'
import { reportMaking, writeReport } from './write-report.ts'

let server: TestServer
let of: Sitting
let admin: TestClient
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  admin = of.school.admin
  for (let sat = 0; sat < 3; sat += 1) await handedIn(server, of)
  await multiplyPapers(server, of.school, 4)
})
afterAll(() => server.stop())

const inIt = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, of.school, work)
const nobodyStops: Hold = { renew: async () => true, isStopping: () => false }
const week = { type: 'performance', range: 'this_week' } as const

beforeEach(async () => {
  await inIt(async (tx) => {
    await tx.run('DELETE FROM reports WHERE school_id = $1', [tx.schoolId])
    await tx.run("DELETE FROM notices WHERE school_id = $1 AND kind = 'report_failed'", [tx.schoolId])
    await tx.run('DELETE FROM files WHERE school_id = $1 AND is_of_report', [tx.schoolId])
  })
  await server.pools.app.query('DELETE FROM due_work')
})

const asked = async (format: 'csv' | 'pdf' | 'excel' = 'csv') => await admin.report.make({ ...week, format })
/** One try at a report, as the queue would begin it. */
const tryOnce = (id: string, { hold = nobodyStops, openFile = openReportFile, pools = server.pools } = {}) =>
  writeReport({ pools, openFile })({ schoolId: of.school.schoolId, reference: id }, hold)
const stateOf = async (id: string) => (await admin.report.getMade({ id })).state
const storedFiles = () =>
  inIt(async (tx) => (await tx.rows('SELECT 1 FROM files WHERE school_id = $1 AND is_of_report', [tx.schoolId])).length)
const queued = async (kind: string) =>
  (await server.pools.app.query<{ reference: string }>('SELECT reference FROM due_work WHERE kind = $1', [kind])).rows
const failures = async () => (await admin.notice.list({})).items.filter(({ kind }) => kind === 'report_failed')
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code

const nowhere = '/files/00000000-0000-4000-8000-000000000000'
/** What a browser is sent, without what is another each time. */
async function download(client: TestClient, path: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { status, headers, body } = await askRaw(server.port, `GET ${path}`, { headers: cookie ? { cookie } : {} })
  for (const name of ['date', 'x-request-id', 'set-cookie']) headers.delete(name)
  return { status, headers: Object.fromEntries(headers), body: Buffer.from(body, 'latin1').toString('utf8') }
}

describe('a report that is asked for', () => {
  test('is named in the audit, also when it is gone', async () => {
    const { id, title } = await asked()
    const about = async () => (await admin.school.listAudit({ about: id })).items.at(-1)?.about
    expect(await about()).toEqual({ noun: 'report', id, label: title, isThere: true })
    await inIt((tx) => tx.run('DELETE FROM reports WHERE school_id = $1 AND id = $2', [tx.schoolId, id]))
    expect(await about()).toEqual({ noun: null, id, label: title, isThere: false })
  })

  test('waits, is made, and is read back as the preview shows it', async () => {
    const waiting = await asked()
    expect(waiting).toMatchObject({
      ...{
        state: 'waiting',
        doneCount: 0,
        totalCount: 12,
        fileUrl: null,
        bytes: null,
        madeBy: 'Ada Obi',
        format: 'csv',
      },
      params: week,
    })
    expect(waiting.fileName).toMatch(new RegExp(`^${of.school.subdomain}-performance-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    expect(await queued('make_report')).toEqual([{ reference: waiting.id }])
    await tryOnce(waiting.id)
    const ready = await admin.report.getMade({ id: waiting.id })
    expect(ready).toMatchObject({ state: 'ready', doneCount: 12, title: waiting.title, range: waiting.range })
    expect(await admin.report.listMade()).toEqual({ items: [ready] })

    const { status, headers, body } = await download(admin, ready.fileUrl ?? '')
    expect([status, Buffer.byteLength(body)]).toEqual([200, ready.bytes])
    expect(headers).toMatchObject({
      'content-type': ['text/csv'],
      'content-disposition': [`attachment; filename="${ready.fileName}"; filename*=UTF-8''${ready.fileName}`],
      'cache-control': ['no-store'],
      'x-content-type-options': ['nosniff'],
    })
    const { tables } = await admin.report.preview(week)
    expect(body.trimEnd().split('\r\n')).toHaveLength(1 + tables[0].rowCount)
    const [student] = tables[0].rows[0] ?? []
    expect(body.split('\r\n')[1]).toContain(student)
  })

  test('tells who asked for it, once, where they did not see it first', async () => {
    const bell = async () => (await admin.notice.list({})).items.filter(({ kind }) => kind === 'report_ready')
    const telling = async (id: string) => {
      expect(await queued('tell_report')).toContainEqual({ reference: id })
      await readyTelling(server).run({ schoolId: of.school.schoolId, reference: id })
    }
    const before = (await bell()).length
    const { id, title } = await asked()
    await tryOnce(id)
    await tryOnce(id)
    // Whoever else looks at the reports has not seen it for them.
    const { client: other } = await aTeacher(server, of.school)
    await other.report.listMade()
    await telling(id)
    await telling(id)
    const told = await bell()
    expect(told).toHaveLength(before + 1)
    expect(told[0]).toMatchObject({ title: `Your report is ready: ${title}`, to: '/reports' })
    const seen = await asked()
    await admin.report.listMade()
    await tryOnce(seen.id)
    await admin.report.listMade()
    await telling(seen.id)
    expect(await bell()).toHaveLength(before + 1)
  })

  test('is one, however often the same key is sent', async () => {
    const once = admin.with({ 'idempotency-key': 'report-12345678' })
    const { id } = await once.report.make({ ...week, format: 'csv' })
    expect((await once.report.make({ ...week, format: 'csv' })).id).toBe(id)
    expect((await admin.report.listMade()).items).toHaveLength(1)
  })

  test('is of the days it was asked for, also when it is made on a later one', async () => {
    const { id } = await asked()
    await inIt((tx) =>
      tx.run(
        `UPDATE reports SET first_day = '2026-01-01', last_day = '2026-01-02', range = '1 to 2 Jan 2026', made_at = '2026-01-02'
         WHERE id = $1`,
        [id],
      ),
    )
    await tryOnce(id)
    const ready = await admin.report.getMade({ id })
    expect([ready.doneCount, ready.range]).toEqual([0, '1 to 2 Jan 2026'])
    const { body } = await download(admin, ready.fileUrl ?? '')
    expect(body.trimEnd().split('\r\n')).toHaveLength(1)
  })
})

describe('what cannot be made is refused, and nothing waits', () => {
  test.each([
    ['FORMAT_INVALID', { type: 'report_cards', range: 'this_week', format: 'csv' }],
    ['RANGE_INVALID', { type: 'performance', range: 'custom', from: '2026-01-02', to: '2026-01-01', format: 'csv' }],
    ['NO_TERM', { type: 'performance', range: 'this_term', format: 'pdf' }],
    ['UNKNOWN_CLASS', { ...week, format: 'pdf', classId: '00000000-0000-4000-8000-000000000000' }],
  ] as const)('%s', async (code, input) => {
    expect(await codeOf(admin.report.make(input))).toBe(code)
    expect([await queued('make_report'), (await admin.report.listMade()).items]).toEqual([[], []])
  })

  test('REPORTS_FILL_UP: beyond 500 MB of files; a deleted one makes room, and the log says who deleted it', async () => {
    const { id } = await asked()
    await tryOnce(id)
    await inIt((tx) => tx.run('UPDATE reports SET file_bytes = 524288000 WHERE school_id = $1', [tx.schoolId]))
    expect(await codeOf(asked())).toBe('REPORTS_FILL_UP')
    await admin.report.cancel({ id })
    expect((await asked()).state).toBe('waiting')
    const noted = await inIt((tx) =>
      tx.rows("SELECT subject FROM audit_log WHERE school_id = $1 AND action = 'report.cancelled'", [tx.schoolId]),
    )
    expect(noted).toContainEqual({ subject: id })
  })

  test('made again, it is of the days it was asked for, whatever this week is by now', async () => {
    const { id } = await asked()
    await inIt((tx) =>
      tx.run(
        "UPDATE reports SET first_day = '2026-11-01', last_day = '2026-11-07', range = 'Of then' WHERE school_id = $1",
        [tx.schoolId],
      ),
    )
    const again = await admin.report.make({ ...week, format: 'csv', againOf: id })
    expect(again).toMatchObject({ range: 'Of then', state: 'waiting' })
    const unknown = admin.report.make({ ...week, format: 'csv', againOf: of.examId })
    expect(await codeOf(unknown)).toBe('UNKNOWN_REPORT')
  })

  test('REPORT_BUSY: a fourth of one person; cancelled, there is room again', async () => {
    const three = [await asked(), await asked(), await asked()]
    expect(await codeOf(asked())).toBe('REPORT_BUSY')
    await admin.report.cancel({ id: three[0]?.id ?? '' })
    expect((await asked()).state).toBe('waiting')
  })

  test('REPORT_BUSY: a twenty-first of one school, at the same moment, too', async () => {
    const { id } = await asked()
    await inIt((tx) =>
      tx.run(
        `INSERT INTO reports (school_id, id, params, format, title, first_day, last_day, range, file_name)
         SELECT school_id, gen_random_uuid(), params, format, title, first_day, last_day, range, file_name
         FROM reports, generate_series(1, 18) WHERE id = $1`,
        [id],
      ),
    )
    const both = await Promise.allSettled([asked(), asked()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a report that is cancelled', () => {
  test('while it waits is never begun', async () => {
    const { id } = await asked()
    expect((await admin.report.cancel({ id })).state).toBe('cancelled')
    await tryOnce(id)
    expect([await stateOf(id), await storedFiles()]).toEqual(['cancelled', 0])
  })

  test('while it is made stops at its next step, and its file is dropped', async () => {
    const { id } = await asked()
    let dropped = 0
    await tryOnce(id, {
      openFile: (head) => {
        const file = openReportFile(head)
        return {
          ...file,
          add: async (piece) => {
            await file.add(piece)
            await admin.report.cancel({ id })
          },
          drop: () => {
            dropped += 1
            file.drop()
          },
        }
      },
    })
    expect([await stateOf(id), await storedFiles(), dropped]).toEqual(['cancelled', 0, 1])
  })

  test('when it is ready loses its file; what has ended otherwise stays as it is', async () => {
    const { id } = await asked()
    await tryOnce(id)
    const { fileUrl } = await admin.report.getMade({ id })
    expect(await admin.report.cancel({ id })).toMatchObject({
      ...{ state: 'cancelled', fileUrl: null, bytes: null, expiresAt: expect.any(String) },
    })
    expect([await storedFiles(), (await download(admin, fileUrl ?? '')).status]).toEqual([0, 404])
    await inIt((tx) => tx.run(`UPDATE reports SET state = 'failed', problem = 'Why.' WHERE id = $1`, [id]))
    expect(await admin.report.cancel({ id })).toMatchObject({ state: 'failed', problem: 'Why.' })
  })
})

describe('a file', () => {
  test('is there for the administrators of its school alone', async () => {
    const { id } = await asked()
    await tryOnce(id)
    const { fileUrl } = await admin.report.getMade({ id })
    const path = fileUrl ?? ''
    const other = await aSchool(server)
    const { client: student } = await aStudent(server, of.school)
    const { teacher } = of
    for (const client of [teacher, student, other.admin, server.client()]) {
      expect(await download(client, path)).toEqual(await download(client, nowhere))
    }
    const become = (role: string) =>
      inIt((tx) =>
        tx.run('UPDATE users SET role = $2 WHERE school_id = $1 AND email = $3', [tx.schoolId, role, of.school.email]),
      )
    await become('teacher')
    expect(await download(admin, path)).toEqual(await download(admin, nowhere))
    await become('school_admin')
    expect((await download(admin, path)).status).toBe(200)
    const { report } = student
    expect(await codeOf(report.make({ ...week, format: 'csv' }))).toBe('NOT_ALLOWED')
    expect(await codeOf(report.listMade())).toBe('NOT_ALLOWED')
    for (const call of [report.getMade, report.cancel]) expect(await codeOf(call({ id }))).toBe('NOT_ALLOWED')
    const ofTeacher = teacher.report
    expect((await ofTeacher.listMade()).items).toEqual([])
    for (const call of [ofTeacher.getMade, ofTeacher.cancel]) expect(await codeOf(call({ id }))).toBe('UNKNOWN_REPORT')
    expect(await codeOf(ofTeacher.make({ ...week, format: 'csv', againOf: id }))).toBe('UNKNOWN_REPORT')
    for (const call of [ofTeacher.share, ofTeacher.listShares]) {
      expect(await codeOf(call({ id, days: 7 }))).toBe('NOT_ALLOWED')
    }
    expect(await codeOf(other.admin.report.getMade({ id }))).toBe('UNKNOWN_REPORT')
    expect(await codeOf(other.admin.report.cancel({ id }))).toBe('UNKNOWN_REPORT')
    expect((await other.admin.report.listMade()).items).toEqual([])
  })

  test('goes after its time, and the row says so', async () => {
    const { id } = await asked()
    await tryOnce(id)
    const { fileUrl } = await admin.report.getMade({ id })
    expect(await queued('expire_report')).toEqual([{ reference: id }])
    const sweep = () => reportExpiry(server).run({ schoolId: of.school.schoolId, reference: id })
    await sweep()
    expect(await stateOf(id)).toBe('ready')
    await inIt(async (tx) => {
      await tx.run(`UPDATE reports SET expires_at = now() - interval '1 second' WHERE id = $1`, [id])
      await tx.run(`UPDATE files SET expires_at = now() - interval '1 second' WHERE is_of_report`)
    })
    expect(await admin.report.getMade({ id })).toMatchObject({ state: 'expired', fileUrl: null })
    expect(await download(admin, fileUrl ?? '')).toEqual(await download(admin, nowhere))
    await sweep()
    expect([await stateOf(id), await storedFiles()]).toEqual(['expired', 0])
  })

  test('of many slices is served whole', async () => {
    const { id } = await asked()
    const bytes = new Uint8Array(700_001).map((_, at) => (at * 7) % 251)
    await tryOnce(id, { openFile: (head) => ({ ...openReportFile(head), end: async () => bytes }) })
    const { fileUrl } = await admin.report.getMade({ id })
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await askRaw(server.port, `GET ${fileUrl}`, { headers: { cookie } })
    expect(Buffer.from(body, 'latin1').equals(bytes)).toBe(true)
  })

  test('that would be larger than 20 MB is not kept, and why is said', async () => {
    const { id } = await asked()
    await tryOnce(id, {
      openFile: (head) => ({ ...openReportFile(head), end: async () => new Uint8Array(20 * 1024 * 1024 + 1) }),
    })
    const { state, problem, title, range } = await admin.report.getMade({ id })
    expect([state, problem]).toEqual(['failed', 'The file would be larger than 20 MB. Choose fewer days or one class.'])
    const told = { title: `Your report was not made: ${title}`, text: `${range}. ${problem}`, to: '/reports' }
    expect(await failures()).toMatchObject([told])
    await tryOnce(id)
    expect(await failures()).toHaveLength(1)
  })
})

describe('papers that are settled while their rows are read', () => {
  /** Files as they are written, and one more paper taken out of the figures before each of these steps. */
  async function madeWhile(format: 'csv' | 'excel', changedAt: (step: number) => boolean) {
    const files: { rowCount: number; rows: number; isDropped: boolean }[] = []
    const openFile: typeof openReportFile = (head) => {
      const [main] = 'content' in head ? head.content.tables : []
      const written = { rowCount: main?.rowCount ?? 0, rows: 0, isDropped: false }
      files.push(written)
      return {
        add: async (piece) => {
          if ('rows' in piece) written.rows += piece.rows.length
        },
        end: async () => new Uint8Array([1]),
        drop: () => {
          written.isDropped = true
        },
      }
    }
    let step = 0
    const renew = async () => {
      step += 1
      if (changedAt(step)) await inIt((tx) => tx.run(`${unsettle} LIMIT 1)`))
      return true
    }
    const { id } = await asked(format)
    await tryOnce(id, { openFile, hold: { ...nobodyStops, renew } })
    await inIt((tx) => tx.run('UPDATE results SET counted_millionths = 66666667 WHERE counted_millionths IS NULL'))
    return { files, made: await admin.report.getMade({ id }) }
  }
  const unsettle = `UPDATE results SET counted_millionths = NULL
    WHERE id = (SELECT id FROM results WHERE counted_millionths IS NOT NULL`

  test('make it begin once more, so that its figures are those of its rows', async () => {
    const { files, made } = await madeWhile('excel', (step) => step === 2)
    expect(files).toEqual([
      { rowCount: 12, rows: 11, isDropped: true },
      { rowCount: 11, rows: 11, isDropped: false },
    ])
    expect([made.state, made.doneCount]).toEqual(['ready', 11])
  })

  test('three times over let it fail with a sentence; a file without figures is made all the same', async () => {
    const { files, made } = await madeWhile('excel', () => true)
    expect(files.map(({ isDropped }) => isDropped)).toEqual([true, true, true])
    expect([made.state, made.problem]).toEqual(['failed', expect.stringMatching(/^Papers were handed in or marked/)])
    expect(await failures()).toHaveLength(1)
    const csv = await madeWhile('csv', () => true)
    expect([csv.files.length, csv.made.state]).toEqual([1, 'ready'])
  })
})

describe('a process that dies over a report', () => {
  test('at any moment leaves no file, and the next one makes it', async () => {
    const { id: whole } = await asked()
    const { app, sentCount } = dyingPool(server.pools.app, Number.POSITIVE_INFINITY)
    await tryOnce(whole, { pools: { ...server.pools, app } })
    expect([await stateOf(whole), sentCount()]).toEqual(['ready', expect.toSatisfy((count) => count > 20)])
    await admin.report.cancel({ id: whole })
    // The last is the commit that would have said that it is ready.
    const moments = Array.from({ length: 10 }, (_, n) => Math.ceil((sentCount() * (n + 1)) / 10))
    for (const at of moments) {
      const { id } = await asked()
      const dying = dyingPool(server.pools.app, at)
      await expect(tryOnce(id, { pools: { ...server.pools, app: dying.app } })).rejects.toThrow('dead')
      expect([['waiting', 'making'], 0], `at ${at}`).toEqual([
        expect.arrayContaining([await stateOf(id)]),
        await storedFiles(),
      ])
      await tryOnce(id)
      await tryOnce(id)
      expect([await stateOf(id), await storedFiles()], `at ${at}`).toEqual(['ready', 1])
      await admin.report.cancel({ id })
    }
  })

  test('and goes on later than the next one began makes no second file', async () => {
    const { id } = await asked()
    await tryOnce(id, {
      openFile: (head) => {
        const file = openReportFile(head)
        return {
          ...file,
          end: async () => {
            await tryOnce(id)
            return await file.end()
          },
        }
      },
    })
    expect([await stateOf(id), await storedFiles()]).toEqual(['ready', 1])
  })
})

describe('the queue', () => {
  const take = (kind = reportMaking(server)) => {
    const kinds = { make_report: kind }
    return startJobs({
      pool: server.pools.app,
      groups: [{ kinds, concurrency: 4 }],
      isClockTrusted: () => true,
      onFailure: () => undefined,
      pollMs: 20,
    })
  }

  test('shared by two servers makes each report once', async () => {
    const ids = [(await asked()).id, (await asked()).id, (await asked()).id]
    const servers = [take(), take()]
    try {
      for (const id of ids) await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('ready')
    } finally {
      await Promise.all(servers.map((one) => one.stop()))
    }
    expect(await storedFiles()).toBe(3)
    const tries = await inIt((tx) => tx.rows('SELECT DISTINCT tries FROM reports WHERE school_id = $1', [tx.schoolId]))
    expect(tries).toEqual([{ tries: 1 }])
  })

  test('gives a report up after three tries, with a sentence', async () => {
    const { id } = await asked()
    const broken = () => {
      throw new Error('out of paper')
    }
    const jobs = take(reportMaking({ pools: server.pools, openFile: broken }))
    try {
      for (const failures of [1, 2]) {
        const row = () =>
          server.pools.app.query(`SELECT 1 FROM due_work WHERE failures = $1 AND due_at > now()`, [failures])
        await expect.poll(async () => (await row()).rowCount).toBe(1)
        await expect.poll(() => stateOf(id)).toBe('waiting')
        await server.pools.app.query('UPDATE due_work SET due_at = now()')
      }
      await expect.poll(() => stateOf(id)).toBe('failed')
    } finally {
      await jobs.stop()
    }
    expect((await admin.report.getMade({ id })).problem).toMatch(/^Making this file has failed three times\./)
    expect(await failures()).toMatchObject([{ text: expect.stringContaining('has failed three times') }])
    expect(await queued('make_report')).toEqual([])
  })

  test('has it again from a server that stops', async () => {
    const { id } = await asked()
    await server.pools.app.query('DELETE FROM due_work')
    await tryOnce(id, { hold: { ...nobodyStops, isStopping: () => true } })
    expect([await stateOf(id), await queued('make_report')]).toEqual(['waiting', [{ reference: id }]])
    await tryOnce(id)
    expect([await stateOf(id), await storedFiles()]).toEqual(['ready', 1])
  })
})

test('a super_admin’s reports are the platform’s own', async () => {
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  const chief = server.client()
  await chief.people.signIn({ email, password: password ?? adminPassword })
  const made = await chief.report.make({ ...week, format: 'csv' })
  const item = { schoolId: platformSchoolId, reference: made.id }
  await writeReport(server)(item, nobodyStops)
  const [ready] = (await chief.report.listMade()).items
  expect(ready).toMatchObject({ id: made.id, state: 'ready' })
  const path = ready?.fileUrl ?? ''
  expect((await download(chief, path)).status).toBe(200)
  expect(await download(admin, path)).toEqual(await download(admin, nowhere))
  expect((await admin.report.listMade()).items).toEqual([])
  expect(await codeOf(admin.report.getMade({ id: made.id }))).toBe('UNKNOWN_REPORT')
})
