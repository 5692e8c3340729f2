// A PostgreSQL that will not stop, and what is left of it. Its processes are held by SIGSTOP.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '../src/platform/database/embedded.ts'
import { readOrMakeAccess, superuserUrl } from '../src/platform/database/embedded-access.ts'
import { findBinaries } from '../src/platform/database/embedded-binaries.ts'
import { AlreadyRunningError, DatabaseHangsError, errorCode } from '../src/platform/database/embedded-error.ts'
import type { Installation } from '../src/platform/database/embedded-files.ts'
import { clearLeftover } from '../src/platform/database/embedded-leftover.ts'
import { usualPatience } from '../src/platform/database/embedded-patience.ts'
import { type Postmaster, startPostmaster } from '../src/platform/database/embedded-process.ts'
import { findDatabaseUser } from '../src/platform/database/embedded-user.ts'
import { lockKey, takeLock } from '../src/platform/database/lock.ts'
import { asOne, makeDataDir } from './cluster.ts'
import { postmasterPid } from './running.ts'

const short = { ...usualPatience, fastMs: 500, immediateMs: 500, lookMs: 500, freeMs: 500 }

let dataDir = ''
let remove = () => {}
const cleanUps: Array<() => Promise<unknown>> = []
beforeEach(() => {
  ;({ dataDir, remove } = makeDataDir())
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  remove()
})

async function embedded({ said = [] as string[], patience = short } = {}): Promise<Embedded> {
  const database = await startEmbedded({ dataDir, say: (line) => said.push(line), patience })
  cleanUps.push(database.stop)
  return database
}

const here = (patience = short): Installation => ({
  ...{ dataDir, patience, maxConnections: 20 },
  ...{ binaries: findBinaries(), user: findDatabaseUser() },
})

/** A PostgreSQL that no server watches, as one that was killed leaves it. */
async function aLeftover(): Promise<Postmaster> {
  await (await embedded()).stop()
  const access = await readOrMakeAccess(dataDir)
  const postmaster = await startPostmaster(here(), access, new AbortController().signal)
  cleanUps.push(postmaster.stop)
  return postmaster
}

const clear = async (patience = short) => await clearLeftover(here(patience), await readOrMakeAccess(dataDir))

/** The postmaster and all its processes. */
function allOf(postmaster: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid !== undefined && parent === postmaster ? [pid] : []
  })
  return [postmaster, ...children]
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const areGone = (pids: number[]) => expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([])

/** Holds the process without which no fast stop ends: it has to write everything to its place first. */
async function holdCheckpointer(): Promise<() => void> {
  const { rows } = await asOne(superuserUrl(await readOrMakeAccess(dataDir)), (client) =>
    client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'"),
  )
  const pid = rows[0]?.pid ?? Number.NaN
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}

describe('our own', () => {
  test('that hangs is ended all the same, and what was committed is there at the next start', async () => {
    const first = await embedded()
    await asOne(first.ownerUrl, (client) => client.query('CREATE TABLE kept AS SELECT 7 AS seven'))
    const processes = allOf(postmasterPid(dataDir))
    expect(processes.length).toBeGreaterThan(3)
    process.kill(postmasterPid(dataDir), 'SIGSTOP')
    await first.stop()
    await areGone(processes)
    const { ownerUrl } = await embedded()
    const { rows } = await asOne(ownerUrl, (client) => client.query('SELECT seven FROM kept'))
    expect(rows).toEqual([{ seven: 7 }])
  })

  test('one process of which hangs is ended by PostgreSQL itself, told to stop at once', async () => {
    const database = await embedded({ patience: { ...usualPatience, fastMs: 500 } })
    const processes = allOf(postmasterPid(dataDir))
    await holdCheckpointer()
    await database.stop()
    await areGone(processes)
  })

  test('is ended while it is being started again and does not answer', async () => {
    const said: string[] = []
    const database = await embedded({ said })
    const first = postmasterPid(dataDir)
    process.kill(first, 'SIGKILL')
    let second = first
    const isNew = () => {
      try {
        second = postmasterPid(dataDir)
      } catch {
        // Gone, or not written yet.
      }
      return second !== first
    }
    await expect.poll(isNew, { interval: 1, timeout: 30_000 }).toBe(true)
    process.kill(second, 'SIGSTOP')
    const processes = allOf(second)
    await database.stop()
    await areGone(processes)
    expect(said).not.toContain('The database runs again.')
  })

  test('that is stopped already leaves another one in its place alone', async () => {
    const first = await embedded()
    await first.stop()
    const { ownerUrl } = await embedded()
    await first.stop()
    expect(await asOne(ownerUrl, async () => 'answers')).toBe('answers')
  })
})

describe('that of a living server', () => {
  test('is left alone also when a full hall has taken all its connections', async () => {
    const { ownerUrl } = await startFull()
    const lock = await takeLock({ url: ownerUrl, key: lockKey(dataDir), onLost: () => undefined })
    cleanUps.push(async () => lock?.release())
    const taken = await takeAll(ownerUrl)
    cleanUps.push(() => Promise.all(taken.map((client) => client.end())))
    expect(taken.length).toBeGreaterThan(5)
    await expect(clear()).rejects.toThrow(AlreadyRunningError)
    expect(await taken[0]?.query('SELECT 1')).toMatchObject({ rowCount: 1 })
  })

  async function startFull(): Promise<Embedded> {
    const database = await startEmbedded({ dataDir, say: () => undefined, patience: short, maxConnections: 20 })
    cleanUps.push(database.stop)
    return database
  }

  async function takeAll(url: string): Promise<Client[]> {
    const taken: Client[] = []
    for (;;) {
      const client = new Client({ connectionString: url })
      client.on('error', () => undefined)
      const failure = await client.connect().then(
        () => undefined,
        (error: unknown) => errorCode(error),
      )
      if (failure === '53300') return taken
      expect(failure).toBeUndefined()
      taken.push(client)
    }
  }
})

test('a number left by a power cut that is somebody else’s program by now is nobody’s to end', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `1\n${dataDir}/postgres\n0\n5432\n`)
  // As somebody who may not signal process 1, which is root's; root itself may, and lends its rights to nobody.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  for (const path of [dataDir, join(dataDir, 'postgres')]) if (nobody.uid) chownSync(path, nobody.uid, nobody.gid)
  const leftover = fileURLToPath(new URL('../src/platform/database/embedded-leftover.ts', import.meta.url))
  const script = `
    const { clearLeftover } = await import(${JSON.stringify(leftover)})
    const at = ${JSON.stringify({ dataDir, patience: { ...short, silentMs: 500 } })}
    console.log(await clearLeftover(at, { port: 9, superuserPassword: 'x', ownerPassword: 'x' }))`
  const options = { ...nobody, cwd: '/', encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options)
  expect({ stdout, stderr }).toEqual({ stdout: 'none\n', stderr: '' })
})

describe('one left over', () => {
  test('is stopped', async () => {
    const { ended } = await aLeftover()
    const processes = allOf(postmasterPid(dataDir))
    expect(await clear({ ...usualPatience, freeMs: 500 })).toBe('stopped')
    await ended
    await areGone(processes)
    expect(await clear()).toBe('none')
  })

  const hangs = (pid: number, verb: string) =>
    `A database left over from an earlier server (process ${pid}, in ${dataDir}/postgres) does not ${verb}; ` +
    `end it by "kill -9 ${pid}" or restart the computer, then start Sabimark. Answers already saved stay saved.`

  test('that does not stop is the operator’s, who is told what to do', async () => {
    await aLeftover()
    const pid = postmasterPid(dataDir)
    const processes = allOf(pid)
    const release = await holdCheckpointer()
    await expect(clear()).rejects.toThrow(new DatabaseHangsError(hangs(pid, 'stop')))
    expect(isAlive(pid)).toBe(true)
    release()
    await areGone(processes)
  })

  // Were only the pauses between the looks counted, it would be given up after forty looks and not after two or three.
  test('that does not answer is, too, and keeping each look waiting wins it no time', { timeout: 75_000 }, async () => {
    await aLeftover()
    const pid = postmasterPid(dataDir)
    process.kill(pid, 'SIGSTOP')
    await expect(clear({ ...short, lookMs: 2_000, silentMs: 4_000 })).rejects.toThrow(
      new DatabaseHangsError(hangs(pid, 'answer')),
    )
    expect(isAlive(pid)).toBe(true)
    process.kill(pid, 'SIGCONT')
  })
})
