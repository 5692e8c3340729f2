import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill, tidy } from '@sabimark/seed/fill.ts'
import type { Scale } from '@sabimark/seed/scale.ts'
import { writeApart } from '@sabimark/server/src/backup/nightly/write-apart.ts'
import { ROOT } from '../../scripts/command.ts'
import { type Load, startLoad } from '../load/driver.ts'
import { layExam, layQuestions } from '../product/exam.ts'
import { mostResidentMb } from '../product/processes.ts'
import { laySchool } from '../product/school.ts'
import { type Product, startProduct } from '../product/start-product.ts'

export type BackupPace = {
  /** What the database is filled with before. */
  scale: Scale
  lanes: number
  stretchMs: number
  /** So many stretches of saves with nothing beside them; during the backup as many as it lasts. */
  stretches: number
}

/** Times in milliseconds; the worst stretch of saves counts, alone and meanwhile. Memory is the most that one process took. */
export type BackupFigures = {
  databaseBytes: number
  fileBytes: number
  writtenMs: number
  writtenMb: number
  restoredMs: number
  restoredMb: number
  aloneP99Ms: number
  saveP99Ms: number
}

/**
 * A backup as a server takes it at night, of a filled database, while candidates save once a second each; then what `npm run restore --
 * FILE --check` takes, with nothing else under way.
 */
export async function measureBackup(pace: BackupPace, say: (line: string) => void): Promise<BackupFigures> {
  say('starting a production server and filling its database for a backup')
  const product = await startProduct()
  const load = startLoad()
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-bench-backup-'))
  try {
    await fill({ ownerUrl: product.ownerUrl, scale: pace.scale, onProgress: () => undefined })
    await tidy(product.ownerUrl)
    const saves = await openHall(product, load, pace)
    const databaseBytes = await sizeOf(product)
    say(`${Math.round(databaseBytes / 1e6)} MB; candidates save once a second each, first alone`)
    await saves()
    let aloneP99Ms = 0
    for (let stretch = 0; stretch < pace.stretches; stretch += 1) aloneP99Ms = Math.max(aloneP99Ms, await saves())

    const file = join(folder, 'all.backup')
    const began = performance.now()
    const writing = writeApart({ ownerUrl: product.ownerUrl, file })
    const written = watched(writing.pid, writing.done).then((mostMb) => ({ ms: performance.now() - began, mostMb }))
    let isOver = false
    const over = written.finally(() => {
      isOver = true
    })
    // Awaited below, when the saves that are under way are done.
    over.catch(() => undefined)
    let saveP99Ms = 0
    do saveP99Ms = Math.max(saveP99Ms, await saves())
    while (!isOver)
    const { ms: writtenMs, mostMb: writtenMb } = await written
    const fileBytes = statSync(file).size
    say(
      `written in ${(writtenMs / 1000).toFixed(1)} s, ${Math.round(fileBytes / 1e6)} MB; 99 % of the saves meanwhile in ${saveP99Ms.toFixed(1)} ms, alone in ${aloneP99Ms.toFixed(1)} ms`,
    )
    const { restoredMs, restoredMb } = await restored(file)
    say(`restored and compared in ${(restoredMs / 1000).toFixed(1)} s`)
    return { databaseBytes, fileBytes, writtenMs, writtenMb, restoredMs, restoredMb, aloneP99Ms, saveP99Ms }
  } finally {
    await load.stop()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Candidates in the exam room; answers what 99 % of their saves took in one stretch. */
async function openHall(
  product: Product,
  load: Load,
  { lanes, stretchMs }: BackupPace,
): Promise<() => Promise<number>> {
  const hall = 'backup'
  const school = await laySchool(product, lanes)
  const { examId, contentHash, students } = await layExam(product, school, await layQuestions(product, school), lanes)
  const cookies = students.map(({ cookie }) => cookie)
  await load.tell({ kind: 'start', port: product.port, hall, examId, contentHash, cookies })
  const order = { kind: 'open', hall, lanes, perSecond: lanes, durationMs: stretchMs } as const
  return async () => (await load.measure(order)).p99Ms
}

async function sizeOf({ pools }: Product): Promise<number> {
  const { rows } = await pools.app.query<{ bytes: number }>(
    'SELECT pg_database_size(current_database())::float8 AS bytes',
  )
  return rows[0]?.bytes ?? Number.NaN
}

async function restored(file: string): Promise<{ restoredMs: number; restoredMb: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'server', 'src', 'restore.ts'), file, '--check'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += String(text)
  })
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`The backup could not be restored: ${said}`)
  })
  return { restoredMb: await watched(child.pid, ended), restoredMs: performance.now() - began }
}

/** The most memory a process took until its work was done. */
async function watched(pid: number | undefined, work: Promise<unknown>): Promise<number> {
  let mostMb = 0
  const look = () => {
    mostMb = Math.max(mostMb, mostResidentMb(pid ?? 0))
  }
  look()
  const timer = setInterval(look, 100)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
  return mostMb
}
