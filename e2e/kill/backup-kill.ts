// Backups that are killed while candidates save, and restores of one that was not: nothing half may be left, and the next must be whole.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RandomSource, seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { readOutbox } from '../mail.ts'
import { type Ended, runCommand } from './backup-command.ts'
import type { Candidate } from './candidate.ts'
import { type Ask, inDatabase, lookInto } from './database.ts'
import { type HallRun, runHall } from './hall.ts'
import { judge } from './judge.ts'
import { untilTrue } from './patience.ts'
import { installProduct, type Product } from './product.ts'
import { openSchool } from './school.ts'
import type { Session, SessionOptions } from './session.ts'

type Options = Pick<SessionOptions, 'seed' | 'candidates' | 'patienceMs'> & {
  /** So often each is killed. */
  times: number
  say: (line: string) => void
}

/** One exam on an installation of its own; answers what was wrong. */
export async function runBackupKills({ seed, candidates, patienceMs, times, say }: Options): Promise<string[]> {
  const problems: string[] = []
  const over = new AbortController()
  const product = await installProduct()
  try {
    product.start(1)
    await product.ready()
    const school = await openSchool(product.url, () => readOutbox(join(product.dataDir, 'outbox')), {
      candidates,
      leavers: 0,
    })
    const tools: Tools = { product, problems, say, random: seededRandom(`${seed}:backups`), times }
    const tally = { acknowledgements: 0, failures: new Map(), problems }
    const kill = { moment: 'saving', victim: 'server', afterMs: 0 } as const
    const all = await runHall({
      ...{ seed, number: 1, hall: { workers: 1, kills: Array(times + 1).fill(kill) } },
      ...{ school, candidates, tally, signal: over.signal, patienceMs, pace: { hurry: 1 } },
      strike: strikesOf(tools),
    })
    const session: Session = {
      ...{ struck: [], candidates, acknowledged: 0, lookedFor: 0, longestWaitMs: 0 },
      ...{ failures: tally.failures, outcomes: new Map(), problems },
    }
    const options: SessionOptions = {
      ...{ seed, plan: { firstStart: [], halls: [] }, candidates, leavers: 0, patienceMs },
      disaster: 'none',
    }
    await judge({ options, product, session, say }, all, school)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
    say(product.lastWords())
  } finally {
    over.abort(new Error('the run is over'))
    await product.remove()
  }
  return problems.map((one) => `backups: ${one}`)
}

type Tools = { product: Product; problems: string[]; say: Options['say']; random: RandomSource; times: number }

/** While everybody saves: first one that ends, then one that is killed each time; after the last one the restores. */
function strikesOf(tools: Tools): HallRun['strike'] {
  let strike = 0
  let whole: Whole | undefined
  return async (_kills, { candidates }) => {
    if (!whole) whole = await takeWhole(tools, candidates)
    else await killBackup(tools, whole, strike)
    strike += 1
    if (strike > tools.times) await killRestores(tools, whole)
  }
}

type Acknowledged = { attemptId: string; epoch: number; ackedSeq: number }
type Whole = { file: string; tookMs: number; acknowledged: Acknowledged[] }

const homeOf = ({ product }: Tools) => ({ DATA_DIR: product.dataDir })
const folderOf = ({ product }: Tools) => join(product.dataDir, '..', 'backups')

async function takeWhole(tools: Tools, candidates: readonly Candidate[]): Promise<Whole> {
  const folder = folderOf(tools)
  mkdirSync(folder)
  const file = join(folder, 'whole.backup')
  const told = () =>
    candidates.flatMap(({ pages }) =>
      pages.map(({ attemptId, epoch, outbox }) => ({ attemptId, epoch, ackedSeq: outbox.ackedSeq })),
    )
  // Beyond the start of each.
  const isSaving = async () => told().filter(({ ackedSeq }) => ackedSeq > 1).length >= candidates.length
  await untilTrue('everybody has saved something', 300_000, isSaving)
  const acknowledged = told()
  const done = await runCommand({ name: 'backup', args: ['--to', file], env: homeOf(tools) })
  if (done.code !== 0) throw new Error(`A backup that nobody killed ended with ${done.code}: ${done.said}`)
  tools.say(`a backup while ${candidates.length} candidates save: ${inSeconds(done)}`)
  return { file, tookMs: done.tookMs, acknowledged }
}

async function killBackup(tools: Tools, { tookMs }: Whole, number: number): Promise<void> {
  const { random, problems, say } = tools
  const file = join(folderOf(tools), `${number}.backup`)
  const args = ['--to', file]
  const killAfterMs = Math.round(random() * tookMs)
  const killed = await runCommand({ name: 'backup', args, env: homeOf(tools), killAfterMs })
  // It gets its name when it is whole, in its last moment.
  const isThere = existsSync(file)
  const next = isThere
    ? await runCommand({ name: 'restore', args: [file, '--check'], env: {} })
    : await runCommand({ name: 'backup', args, env: homeOf(tools) })
  if (next.code !== 0) problems.push(`after a backup was killed: ${next.said}`)
  if (existsSync(`${file}.part`)) problems.push(`${file}.part was left`)
  say(`backup ${number} ${fate(killed, killAfterMs)}${isThere ? ', and its file was there and whole' : ''}`)
}

async function killRestores(tools: Tools, { file, acknowledged }: Whole): Promise<void> {
  const { random, times, problems, say } = tools
  const calm = await makeBeside(tools, 'calm')
  const done = await calm.restore(file)
  if (done.code !== 0) throw new Error(`A restore that nobody killed ended with ${done.code}: ${done.said}`)
  const wanted = await calm.look(sumsOf)
  const gone = await calm.look((ask) => missing(ask, acknowledged))
  problems.push(...gone)
  const count = acknowledged.reduce((sum, { ackedSeq }) => sum + ackedSeq, 0)
  say(`restored beside: ${inSeconds(done)}; ${count} events acknowledged before it began, ${gone.length} gaps`)

  for (let number = 1; number <= times; number += 1) {
    const beside = await makeBeside(tools, `beside_${number}`)
    // The first start of anything takes longer.
    const killAfterMs = Math.round(random() * 0.8 * done.tookMs)
    const killed = await beside.restore(file, killAfterMs)
    await beside.untilLeft()
    const found = await beside.look(sumsOf)
    const isWhole = JSON.stringify(found) === JSON.stringify(wanted)
    // Migrations bring the company's own school and nobody in it.
    const people = found.find(({ name }) => name === 'public.users')?.rows ?? 0
    if (people > 0 && !isWhole) problems.push(`a restore that was killed after ${killAfterMs} ms left a part of it`)
    if (!isWhole) {
      const next = await beside.restore(file)
      if (next.code !== 0) problems.push(`after a restore was killed: ${next.said}`)
      else if (JSON.stringify(await beside.look(sumsOf)) !== JSON.stringify(wanted))
        problems.push(`what was restored after a kill after ${killAfterMs} ms is not what was restored without`)
    }
    say(`restore ${number} ${fate(killed, killAfterMs)}${isWhole ? ', when everything was there' : ''}`)
  }
}

/** A database of its own beside the product's, in the same PostgreSQL. */
async function makeBeside({ product }: Tools, name: string) {
  const { dataDir } = product
  await inDatabase(dataDir, (ask) => ask(`CREATE DATABASE ${name} OWNER sabimark TEMPLATE template0`))
  const { port, ownerPassword, superuserPassword } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  const env = {
    DATABASE_URL: `postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/${name}`,
    SECRET: 'of a database beside the other one',
    DATA_DIR: join(dataDir, '..', name),
  }
  const address = `postgresql://postgres:${superuserPassword}@127.0.0.1:${port}/${name}`
  const look = <T>(work: (ask: Ask) => Promise<T>) => lookInto(() => address, work)
  return {
    look,
    restore: (file: string, killAfterMs?: number) =>
      runCommand({ name: 'restore', args: [file], env, ...(killAfterMs === undefined ? {} : { killAfterMs }) }),
    /** PostgreSQL hears of its end a moment later. */
    untilLeft: () =>
      untilTrue('a killed restore has left the database', 120_000, async () => {
        const others = await look((ask) =>
          ask('SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'),
        )
        return others.length === 0
      }),
  }
}

type TableSum = { name: string; rows: number; sum: string }

/** What is in each table, whatever the order of its rows; of an empty database nothing. */
async function sumsOf(ask: Ask): Promise<TableSum[]> {
  const tables = await ask<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'r' AND NOT starts_with(c.relname, 'schema_') ORDER BY 1`,
  )
  const sums: TableSum[] = []
  for (const { name } of tables) {
    const [found] = await ask<{ rows: number; sum: string }>(
      `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum FROM ${name} t`,
    )
    if (found) sums.push({ name, ...found })
  }
  return sums
}

/** Which pages lack an event that was acknowledged before the backup began. */
async function missing(ask: Ask, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = await ask<{ attempt: string; epoch: number; acked: number; found: number }>(
    `SELECT t.attempt, t.epoch, t.acked, count(v.seq)::int AS found
     FROM unnest($1::uuid[], $2::int[], $3::int[]) AS t (attempt, epoch, acked)
     LEFT JOIN attempt_events v ON v.attempt_id = t.attempt AND v.epoch = t.epoch AND v.seq <= t.acked
     GROUP BY 1, 2, 3 HAVING count(v.seq) <> t.acked`,
    [
      acknowledged.map(({ attemptId }) => attemptId),
      acknowledged.map(({ epoch }) => epoch),
      acknowledged.map(({ ackedSeq }) => ackedSeq),
    ],
  )
  return rows.map(
    ({ attempt, epoch, acked, found }) =>
      `the backup holds ${found} of ${acked} events that were acknowledged before it began, of ${attempt}/${epoch}`,
  )
}

const inSeconds = ({ tookMs }: Ended) => `${(tookMs / 1000).toFixed(1)} s`

const fate = ({ wasKilled }: Ended, afterMs: number) =>
  wasKilled ? `killed after ${afterMs} ms` : `had ended before ${afterMs} ms`
