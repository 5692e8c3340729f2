// A backup between the oldest PostgreSQL an outside database may have and ours, and what goes on in it: a school that signs in, a card,
// an exam under way.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@sabimark/server/src/app.ts'
import { type Content, openBackup } from '@sabimark/server/src/backup/read-backup.ts'
import { restoreBackup } from '@sabimark/server/src/backup/restore-backup.ts'
import { writeBackup } from '@sabimark/server/src/backup/write-backup.ts'
import { migrate, ownFolder } from '@sabimark/server/src/platform/database/migrate.ts'
import { readMigrations } from '@sabimark/server/src/platform/database/migrate-files.ts'
import { readRoleUrls } from '@sabimark/server/src/platform/database/migrate-roles.ts'
import { openPools } from '@sabimark/server/src/platform/database/pools.ts'
import { adminPassword } from '@sabimark/server/test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  handedIn,
  newPage,
  type Page,
  type Sitting,
  send,
} from '@sabimark/server/test/builders/sitting.ts'
import { makeClient } from '@sabimark/server/test/client.ts'
import { asOne, onDatabase } from '@sabimark/server/test/cluster.ts'
import { emptyDatabase, type TestDatabase } from '@sabimark/server/test/database.ts'
import { type TestServer, testServer } from '@sabimark/server/test/server.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Postgres15, startPostgres15 } from '../scripts/postgres-15.ts'

let folder = ''
let ours: TestServer
let fifteen: Postgres15
let back: TestDatabase
let sitting: Sitting
let [marked, running] = [{} as Page, {} as Page]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-backup-'))
  ;[ours, fifteen, back] = await Promise.all([testServer(), startPostgres15(), emptyDatabase()])
  ours.startJobs()
  sitting = await aSitting(ours)
  marked = await handedIn(ours, sitting)
  running = await newPage(ours, sitting)
})
afterAll(async () => {
  await ours.stop()
  await back.drop()
  await fifteen.stop()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)

async function read(name: string): Promise<Content> {
  const backup = await openBackup(at(name), undefined)
  try {
    return await backup.check()
  } finally {
    await backup.close()
  }
}

async function restore(name: string, ownerUrl: string): Promise<void> {
  const backup = await openBackup(at(name), undefined)
  try {
    await restoreBackup({ ownerUrl, secret: 'a secret of this test', backup, content: await backup.check() })
  } finally {
    await backup.close()
  }
}

const hashesOf = ({ manifest, totals, sequences }: Content) => ({
  tables: manifest.tables.map(({ schema, name }, index) => [schema, name, totals[index]?.rows, totals[index]?.rowSum]),
  sequences,
})

const answer = (page: Page) => {
  const [first] = page.order
  return act(page, { kind: 'answer', question: first?.questionId ?? '', value: first?.optionIds.slice(0, 1) ?? [] })
}

/** Saves one answer after the other, until it is told to stop. */
function keepSaving(page: Page): () => Promise<void> {
  let isOver = false
  const all = (async () => {
    while (!isOver) await send(page, [answer(page)])
  })()
  return () => {
    isOver = true
    return all
  }
}

test('from 18, while answers are saved, to 15 and back: every row, and the exam goes on', async () => {
  const stopSaving = keepSaving(running)
  await writeBackup({
    ownerUrl: ours.database.ownerUrl,
    rolePrefix: inject('testCluster').rolePrefix,
    file: at('of-18'),
  })
  await stopSaving()
  await restore('of-18', fifteen.url)
  await writeBackup({ ownerUrl: fifteen.url, file: at('of-15') })
  expect((await read('of-15')).manifest.postgres).toMatch(/^15\./)
  expect(hashesOf(await read('of-15'))).toEqual(hashesOf(await read('of-18')))
  await restore('of-15', back.ownerUrl)
  await writeBackup({ ownerUrl: back.ownerUrl, file: at('again-18') })
  expect((await read('again-18')).manifest.postgres).toMatch(/^18/)
  expect(hashesOf(await read('again-18'))).toEqual(hashesOf(await read('of-18')))

  const card = await cardOf(marked)
  await ours.rest()
  const pools = openPools(await readRoleUrls(fifteen.url))
  const app = await buildApp({ config: ours.config, pools, log: ours.log, isClockTrusted: () => true })
  try {
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const address = app.fastify.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const head = makeClient(port)
    expect(await head.people.signIn({ email: sitting.school.email, password: adminPassword })).toMatchObject({
      kind: 'signed_in',
    })
    expect((await makeClient(port).result.ofTicket({ ticket: marked.ticket })).card).toEqual(card)
    // The page knows nothing of it, and goes on where it is.
    const events = [answer(running)]
    const reply = await makeClient(port).attempt.save({ ticket: running.ticket, sentAtMs: 60_000, events })
    expect(reply).toMatchObject({ isLive: true, isSubmitted: false, refused: [] })
  } finally {
    await app.close()
    await pools.close()
  }
})

test('of an older version is brought to this one, its rows compared as that one had them', async () => {
  const older = (await readMigrations(ownFolder)).map(({ version }) => version).filter((version) => version <= 103)
  await asOne(fifteen.superuserUrl, (superuser) => superuser.query('CREATE DATABASE older OWNER owner'))
  await asOne(fifteen.superuserUrl, (superuser) => superuser.query('CREATE DATABASE newer OWNER owner'))
  const [from, to] = [onDatabase(fifteen.url, 'older'), onDatabase(fifteen.url, 'newer')]
  await migrate(from, { secret: 'a secret of this test', only: older })
  await asOne(from, (owner) =>
    owner.query(`INSERT INTO auth."user" (id, name, email) VALUES ('1', 'Ada Obi', 'a@b.test')`),
  )
  await writeBackup({ ownerUrl: from, file: at('older') })
  await restore('older', to)
  expect(await migrate(to, { secret: 'a secret of this test' })).toEqual([])
  await writeBackup({ ownerUrl: to, file: at('newer') })
  const { manifest } = await read('newer')
  expect(manifest.migrations.length).toBeGreaterThan(older.length)
})
