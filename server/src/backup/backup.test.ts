// A backup and what becomes of it: written while answers are saved, read, damaged in every place, restored.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerEvent, type LaidAttempt, layHall } from '../../test/builders/attempt.ts'
import { chunksIn, doubled, rewriteBackup } from '../../test/builders/rewrite-backup.ts'
import { layWholeHall } from '../../test/builders/whole-hall.ts'
import { asOne } from '../../test/cluster.ts'
import { testConfig } from '../../test/config.ts'
import { emptyDatabase, type TestDatabase } from '../../test/database.ts'
import { saveEvents } from '../attempt/save-events.db.ts'
import { ensureFirstAdmin } from '../people/first-admin/first-admin.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import type { Frame } from './frames.ts'
import type { Manifest, Sequence } from './manifest.ts'
import { type Content, openBackup } from './read-backup.ts'
import { refuseUnknownBackup, restoreBackup } from './restore-backup.ts'

import { writeBackup } from './write-backup.ts'

const passphrase = 'Harmattan over Kaduna'
const secret = 'what signs the tickets of this school'

let folder = ''
let source: TestDatabase
let target: TestDatabase
let pools: Pools
let running: LaidAttempt

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-backup-'))
  ;[source, target] = await Promise.all([emptyDatabase(), emptyDatabase()])
  await migrate(source.ownerUrl, { secret: source.secret })
  pools = openPools(source.urls)
  await ensureFirstAdmin(pools, testConfig({ dataDir: folder }))
  const hall = await layWholeHall(pools)
  // Big enough for several chunks, of which each row is longer.
  await inSchool(pools.app, hall, (tx) =>
    tx.run(
      `INSERT INTO files (school_id, sha256, media_type, bytes, width, height, made_by)
       SELECT $1, 'big ' || n, 'image/png', file, 1, 1, $2 FROM unnest($3::bytea[]) WITH ORDINALITY AS big (file, n)`,
      [hall.schoolId, hall.teacherId, [1, 2].map(() => randomBytes(250_000))],
    ),
  )
  const [attempt] = (await layHall(pools)).attempts
  if (!attempt) throw new Error('an attempt')
  running = attempt
})
afterAll(async () => {
  await pools.close()
  await Promise.all([source.drop(), target.drop()])
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)

async function read(name: string, word?: string): Promise<Content> {
  const backup = await openBackup(at(name), word)
  try {
    return await backup.check()
  } finally {
    await backup.close()
  }
}

async function restore(name: string, into: TestDatabase, word?: string) {
  const backup = await openBackup(at(name), word)
  try {
    const content = await backup.check()
    return await restoreBackup({ ownerUrl: into.ownerUrl, secret: into.secret, backup, content })
  } finally {
    await backup.close()
  }
}

/** What is the same of a database and of its copy: the rows of each table, in whichever order, and the next numbers. */
const sameIn = ({ manifest, totals, sequences }: Content) => ({
  tables: manifest.tables.map((table, index) => ({ ...table, ...totals[index], sha256: undefined })),
  migrations: manifest.migrations,
  sequences,
})

/** Saves one answer after the other until it is told to stop; answers how many were acknowledged. */
function keepSaving(): { stop(): Promise<number>; first: Promise<void> } {
  const first = Promise.withResolvers<void>()
  let isOver = false
  const all = (async () => {
    let saved = 0
    while (!isOver) {
      const events = [answerEvent(saved + 1, 1, saved % 2 === 0 ? 'a' : 'b', saved + 1)]
      await saveEvents(pools.app, [{ ...running, epoch: 1, sentAtMs: saved + 2, address: '', events }])
      saved += 1
      first.resolve()
    }
    return saved
  })()
  return {
    first: first.promise,
    stop: () => {
      isOver = true
      return all
    },
  }
}

describe('a backup', () => {
  test('is written while answers are saved: whole, for its owner alone, and noted', async () => {
    const saving = keepSaving()
    await saving.first
    const progress: number[] = []
    const done = await writeBackup({
      ownerUrl: source.ownerUrl,
      file: at('clear'),
      onProgress: ({ rows }) => progress.push(rows),
    })
    const saved = await saving.stop()
    expect(saved).toBeGreaterThan(0)
    expect(done).toMatchObject({
      file: at('clear'),
      isEncrypted: false,
      hasSecret: false,
      bytes: statSync(at('clear')).size,
    })
    expect(statSync(at('clear')).mode & 0o777).toBe(0o600)
    expect(existsSync(at('clear.part'))).toBe(false)
    expect(progress.length).toBeGreaterThan(done.tables / 2)
    const content = await read('clear')
    expect(content).toMatchObject({ rows: done.rows, secret: undefined, manifest: { schools: 2 } })
    const events = content.manifest.tables.findIndex(({ name }) => name === 'attempt_events')
    expect(content.totals[events]?.rows).toBeGreaterThan(2)
    const { rows } = await asOne(source.ownerUrl, (owner) => owner.query('SELECT * FROM schema_backups'))
    expect(rows).toMatchObject([
      { file: at('clear'), is_encrypted: false, table_count: done.tables, made_at: done.madeAt },
    ])
    expect([Number(rows[0].row_count), Number(rows[0].byte_count)]).toEqual([done.rows, done.bytes])
  })

  test('with a passphrase holds the secret, too, and no word of it in clear', async () => {
    const done = await writeBackup({ ownerUrl: source.ownerUrl, file: at('locked'), passphrase, secret })
    expect(done).toMatchObject({ isEncrypted: true, hasSecret: true })
    expect(await read('locked', passphrase)).toMatchObject({ secret, rows: done.rows })
    await expect(read('locked')).rejects.toThrow('was written with a passphrase; add --passphrase-file.')
    await expect(read('locked', `${passphrase}!`)).rejects.toThrow(
      'it was written with another one. Nothing was changed.',
    )
    const clear = await writeBackup({ ownerUrl: source.ownerUrl, file: at('clear-2'), secret })
    expect(clear.hasSecret).toBe(false)
    expect((await read('clear-2')).secret).toBeUndefined()
    await expect(read('clear-2', passphrase)).rejects.toThrow('has no passphrase; if it is the file you mean')
  })

  test('leaves its reader no way in', async () => {
    const { rows } = await asOne(source.ownerUrl, (owner) =>
      owner.query(
        `SELECT rolcanlogin FROM pg_roles WHERE rolname LIKE '%\\_keeper' AND starts_with(rolname, current_database())`,
      ),
    )
    expect(rows).toEqual([{ rolcanlogin: false }])
  })

  test('replaces no file, and needs a folder', async () => {
    const before = readFileSync(at('clear'))
    await expect(writeBackup({ ownerUrl: source.ownerUrl, file: at('clear') })).rejects.toThrow('is there already')
    expect(readFileSync(at('clear')).equals(before)).toBe(true)
    await expect(writeBackup({ ownerUrl: source.ownerUrl, file: at('none/x') })).rejects.toThrow('does not exist')
  })

  test('takes the place of what a killed one left, and leaves nothing when it is stopped', async () => {
    writeFileSync(at('again.part'), 'half')
    const stop = new AbortController()
    const stopped = writeBackup({
      ...{ ownerUrl: source.ownerUrl, file: at('again'), signal: stop.signal },
      onProgress: () => stop.abort(),
    })
    await expect(stopped).rejects.toThrow('The backup was stopped; nothing was written.')
    expect(readdirSync(folder).filter((name) => name.startsWith('again'))).toEqual([])
    expect(await writeBackup({ ownerUrl: source.ownerUrl, file: at('again') })).toMatchObject({ file: at('again') })
  })

  test('of an empty database is refused', async () => {
    await expect(writeBackup({ ownerUrl: target.ownerUrl, file: at('empty') })).rejects.toThrow(
      'This database is empty',
    )
    expect(existsSync(at('empty'))).toBe(false)
  })
})

describe.each([
  ['in clear', 'clear', undefined, 9],
  // Each look at one costs as much as a guess at its passphrase: there only the first chunk is damaged in each place.
  ['with a passphrase', 'locked', passphrase, 1],
])('a file %s that was damaged', (_what, name, word, most) => {
  const whole = () => readFileSync(at(name))
  const refused = async (bytes: Buffer, why: string | RegExp) => {
    writeFileSync(at('damaged'), bytes)
    await expect(read('damaged', word)).rejects.toThrow(why)
  }
  const flipped = (bytes: Buffer, place: number) => {
    bytes.writeUInt8((bytes[place] ?? 0) ^ 1, place)
    return bytes
  }

  test('is refused wherever it ends too early', async () => {
    const { headerEnd, chunks } = chunksIn(whole())
    expect(chunks.length).toBeGreaterThan(2)
    for (const end of [0, 7, headerEnd - 1]) await refused(whole().subarray(0, end), 'is not a backup of Sabimark')
    const ends = chunks.slice(0, most).flatMap(({ from, to }) => [from, from + 3, from + 900, to - 16, to - 1])
    for (const end of ends) await refused(whole().subarray(0, end), 'it ends too early')
  })

  test('is refused wherever a bit is another', async () => {
    const { headerEnd, chunks } = chunksIn(whole())
    await refused(flipped(whole(), 3), 'is not a backup of Sabimark')
    await refused(flipped(whole(), headerEnd - 4), /is damaged|does not open|cannot be read/)
    for (const { from, to } of chunks.slice(0, most)) {
      for (const place of [from, from + 1, from + 4, from + 5, to - 17, to - 1]) {
        await refused(flipped(whole(), place), /is damaged: (chunk \d+ (is not what|cannot be read)|it ends too early)/)
      }
    }
  })

  test('is refused with a chunk left out, twice, or in another place, and with something behind its end', async () => {
    const { headerEnd, chunks } = chunksIn(whole())
    const bytes = whole()
    const header = bytes.subarray(0, headerEnd)
    const [first, second, ...others] = chunks.map(({ from, to }) => bytes.subarray(from, to))
    if (!first || !second) throw new Error('two chunks')
    for (const order of [
      [second, ...others],
      [first, first, second, ...others],
      [second, first, ...others],
    ]) {
      await refused(Buffer.concat([header, ...order]), /chunk \d is not what was written/)
    }
    const [last] = chunks.slice(-1).map(({ from }) => from)
    const more = whole()
    more.write('C', last ?? 0, 'latin1')
    await refused(more, 'is not what was written')
    await refused(Buffer.concat([whole(), Buffer.of(0)]), 'there is more after its end')
  })
})

describe('a file whose chunks are whole', () => {
  const inManifest = (change: (body: Manifest) => object) => (frames: Frame[]) =>
    frames.map((frame) =>
      frame.kind === 'M' ? ({ ...frame, body: { ...frame.body, ...change(frame.body) } } as Frame) : frame,
    )
  /** Its pieces are the same memory again and again. */
  const unending = (frames: Frame[]) => {
    const piece: Frame = { kind: 'D', body: Buffer.alloc(4 * 1024 * 1024, 'a') }
    return frames.flatMap((frame): Frame[] =>
      frame.kind === 'T' && frame.body.name === 'schools' ? [frame, ...Array<Frame>(17).fill(piece)] : [frame],
    )
  }
  const all = (frames: Frame[]) => frames
  const cutBehind = (kind: Frame['kind']) => (frames: Frame[]) =>
    frames.slice(0, frames.findIndex((frame) => frame.kind === kind) + 1)

  test('is read as it was when it is only packed anew', async () => {
    await rewriteBackup(at('clear'), at('same'), all)
    expect(await read('same')).toEqual(await read('clear'))
  })

  test.each(['M', 'T', 'D', 'E'] as const)('is refused when what it holds ends behind %s', async (kind) => {
    await rewriteBackup(at('clear'), at('short'), cutBehind(kind))
    await expect(read('short')).rejects.toThrow(/is damaged: .*(is missing|has no end)/)
  })

  test.each<[string, (frames: Frame[]) => Frame[], string]>([
    [
      'with a secret, which needs a passphrase',
      ([manifest, ...others]) => [...(manifest ? [manifest] : []), { kind: 'S', body: 'of somebody else' }, ...others],
      'its secret is none',
    ],
    ['without its manifest', (frames) => frames.slice(1), 'does not begin'],
    ['without a table', (frames) => frames.filter((one) => one.kind !== 'T' || one.body.name !== 'schools'), 'damaged'],
    ['without rows', (frames) => frames.filter(({ kind }) => kind !== 'D'), 'are not those written'],
    ['without its end', (frames) => frames.slice(0, -1), 'it has no end'],
    [
      'of a table about the database itself',
      inManifest((body) => ({ tables: [{ schema: 'public', name: 'schema_backups', columns: [] }, ...body.tables] })),
      'a frame cannot be read',
    ],
    ['with a name that moves the cursor', inManifest(() => ({ product: '\u001b[2J' })), 'a frame cannot be read'],
    ['with something beside what it says', inManifest(() => ({ more: 1 })), 'a frame cannot be read'],
    ['with a row that has no end', unending, 'one of its rows is longer than any can be'],
    ['with two ends', (frames) => [...frames, ...frames.slice(-1)], 'there is more after its end'],
  ])('is refused %s', async (_what, change, why) => {
    await rewriteBackup(at('clear'), at('odd'), change)
    await expect(read('odd')).rejects.toThrow(why)
  })

  test.each<[string, (ran: { version: number; name: string; checksum: string }) => object, string]>([
    [
      'a newer version',
      (ran) => ({ ...ran, version: 999, name: '999-later.sql' }),
      'newer version of Sabimark (0.1.0), which ran 999-later.sql',
    ],
    ['another version', (ran) => ({ ...ran, checksum: 'x' }), 'in which 001-accounts.sql was another file'],
  ])('of %s is refused', async (_what, change, why) => {
    await rewriteBackup(at('clear'), at('other'), (frames) =>
      frames.map((frame) => {
        if (frame.kind !== 'M') return frame
        const [first, ...rest] = frame.body.migrations
        return {
          ...frame,
          body: { ...frame.body, migrations: [{ ...first, ...(first ? change(first) : {}) }, ...rest] },
        } as Frame
      }),
    )
    await expect(refuseUnknownBackup(await read('other'))).rejects.toThrow(why)
    await expect(restore('other', target)).rejects.toThrow(why)
  })
})

describe('a restore', () => {
  const numbersOf = 'SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2'
  const rowsOf = (sql: string) => asOne(target.ownerUrl, async (owner) => (await owner.query(sql)).rows)

  test('leaves nothing of a backup with a row that cannot be', async () => {
    // A row whose hashes are right: written twice, of what may be there once.
    await rewriteBackup(at('clear'), at('twice'), doubled('schools'))
    await expect(restore('twice', target)).rejects.toThrow(
      /Table "public"."schools" could not be restored: .*Nothing was restored/,
    )
    expect(await rowsOf('SELECT 1 FROM auth."user"')).toEqual([])
  })

  test.each<[string, (sequences: Sequence[]) => Sequence[], string]>([
    [
      'is set back',
      (all) => all.map((one) => ({ ...one, last: '1', isCalled: false })),
      'would give some of them again',
    ],
    ['is left out', (all) => all.slice(1), 'differ in what gives numbers. Nothing'],
    [
      'is named twice, and another left out',
      (all) => [...all.slice(1), ...all.slice(1, 2)],
      'differ in what gives numbers. Nothing',
    ],
    [
      'is another',
      ([first, ...others]) => [...(first ? [{ ...first, column: 'account_id' }] : []), ...others],
      'differ in what gives numbers to "auth"."guess_failures"."account_id"',
    ],
  ])('is refused where what gives numbers %s, and sets none', async (_what, change, why) => {
    const before = await rowsOf(numbersOf)
    await rewriteBackup(at('clear'), at('numbers'), (frames) =>
      frames.map((frame) =>
        frame.kind === 'Z' ? { ...frame, body: { ...frame.body, sequences: change(frame.body.sequences) } } : frame,
      ),
    )
    await expect(restore('numbers', target)).rejects.toThrow(why)
    expect(await rowsOf(numbersOf)).toEqual(before)
  })

  test('brings back every row into a database that was started and is empty, and is compared', async () => {
    await migrate(target.ownerUrl, { secret: target.secret })
    const started = openPools(target.urls)
    await ensureFirstAdmin(started, testConfig({ dataDir: folder }))
    await expect(restore('locked', target, passphrase)).rejects.toThrow('A server of Sabimark works on this database')
    await started.close()
    const before = await read('locked', passphrase)
    // Its first nightly backups were of nothing, and none was for days.
    await rowsOf(`UPDATE schema_database SET started_at = now() - interval '9 days', backup_failed_at = now()`)
    await rowsOf(`INSERT INTO schema_backups (made_at, machine, file, is_encrypted, table_count, row_count, byte_count)
      VALUES (now() - interval '5 days', 'x', 'y', false, 1, 1, 1)`)
    expect(await restore('locked', target, passphrase)).toEqual({ tables: before.totals.length, rows: before.rows })
    expect(
      await rowsOf('SELECT FROM schema_backups UNION ALL SELECT FROM schema_database WHERE backup_failed_at > now()'),
    ).toEqual([])
    await writeBackup({ ownerUrl: target.ownerUrl, file: at('copy') })
    expect(sameIn(await read('copy'))).toEqual(sameIn(before))
  })

  test('leaves the locks of the tables on, and nothing switched off', async () => {
    expect(await rowsOf('SELECT relname FROM pg_class WHERE relrowsecurity AND NOT relforcerowsecurity')).toEqual([])
    expect(await rowsOf("SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'")).toEqual([])
    expect(await migrate(target.ownerUrl, { secret: target.secret })).toEqual([])
    const copied = openPools(target.urls)
    const saved = await saveEvents(copied.app, [
      { ...running, epoch: 1, sentAtMs: 60_000, address: '', events: [answerEvent(1, 1, 'a', 1)] },
    ])
    await copied.close()
    expect(saved).toHaveLength(1)
  })

  test('makes another database, as old as the restore, whose nightly backups have a mark of their own', async () => {
    const known = ({ ownerUrl }: TestDatabase) =>
      asOne(
        ownerUrl,
        async (owner) =>
          (await owner.query(`SELECT id, started_at > now() - interval '1 hour' AS "isNew" FROM schema_database`))
            .rows[0],
      )
    const [original, copy] = await Promise.all([source, target].map(known))
    expect([original, copy]).toEqual([
      { id: expect.any(String), isNew: true },
      { id: expect.any(String), isNew: true },
    ])
    expect(copy.id).not.toBe(original.id)
  })

  test('is refused where a school is, by its name', async () => {
    await expect(restore('clear', target)).rejects.toThrow('This database holds a school already (Cedar College')
  })
})
