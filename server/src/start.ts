/** The running product: settings, database, migrations, first administrator, server. `npm start` ends here. */
import { rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { refuseUnusableBackups, startNightly } from './backup/nightly/nightly.ts'
import { scheduleAttemptSweep } from './marking/sweep-attempts.ts'
import { newestRowMs } from './newest-row.ts'
import { ensureFirstAdmin, type FirstAdmin } from './people/first-admin/first-admin.ts'
import { factorSentences, resealFactors } from './people/second-factor/reseal-factors.ts'
import { scheduleAccountSweep } from './people/sign-in/sweep-accounts.ts'
import { type Config, ConfigError, loadConfig } from './platform/config.ts'
import { openPoolsOf } from './platform/database/citus-homes.ts'
import { AlreadyRunningError, DatabaseError } from './platform/database/embedded-error.ts'
import { findFreePort } from './platform/database/free-port.ts'
import { MigrationError } from './platform/database/migrate.ts'
import type { Pools } from './platform/database/pools.ts'
import { hallAddresses, localAddress } from './platform/process/addresses.ts'
import { type ClockWatch, watchClock } from './platform/process/clock-watch.ts'
import { type DatabaseClockWatch, readDatabaseClock, watchDatabaseClock } from './platform/process/database-clock.ts'
import { createEnding, type Ending } from './platform/process/ending.ts'
import type { Log } from './platform/process/log.ts'
import { openLogFile } from './platform/process/log-file.ts'
import { watchNodeClocks } from './platform/process/node-clocks.ts'
import { addressFile, openDatabase } from './platform/process/open-database.ts'
import { serve } from './serve.ts'
import { serveByWorkers } from './serve-workers.ts'

const usage = `npm start              starts Sabimark on this computer
npm start -- --hall    also lets in the other computers on the network
npm start -- --help    prints this
Settings are variables such as PORT and DATA_DIR, or lines of DATA_DIR/settings.env; README.md lists them.`

/** What an operator can do something about is one sentence; anything else is a fault of ours. */
const plainErrors = [ConfigError, DatabaseError, AlreadyRunningError, MigrationError]

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(config: Config, ending: Ending, log: Log): Promise<void> {
  say(`Sabimark keeps ${config.databaseUrl === null ? 'everything' : 'all but its database'} in ${config.dataDir}.`)
  refuseUnusableBackups(config)
  const onLockLost = () => fail('Another server has taken over this DATA_DIR; this one stops.', ending)
  const opened = await openDatabase({ config, ending, say, onLockLost })
  const { ownerUrl, urls, hasCitus } = opened
  const pools = openPoolsOf(opened, (role, error) => log.warn({ err: error, role }, 'a database connection broke'))
  ending.add('the connections', pools.close)

  const clock = await watch(await newestRowMs(pools.auth), log)
  ending.add('the clock watch', async () => clock.stop())
  const databaseClock = config.databaseUrl === null ? null : await watchDatabase(pools.auth, log)
  ending.add('the watch of the database clock', async () => databaseClock?.stop())
  const nodeClocks = hasCitus ? await watchNodes(pools, log) : null
  ending.add('the watch of the clocks of all nodes', async () => nodeClocks?.stop())
  const isClockTrusted = () => clock.isTrusted && (databaseClock?.isTrusted ?? true) && (nodeClocks?.isTrusted ?? true)

  const admin = await ensureFirstAdmin(pools, config)
  const factors = await resealFactors(pools.auth, config.secrets)
  for (const sentence of factorSentences(factors, config.secrets.length)) {
    log.warn(sentence)
    say(sentence)
  }
  await scheduleAccountSweep(pools)
  await scheduleAttemptSweep(pools)
  const isAlone = config.workers === 1
  await serve({ config, pools, log, ending, isClockTrusted, hasJobs: true, listens: isAlone, say })
  if (!isAlone) await serveByWorkers({ config, urls, hasCitus, log, ending, isClockTrusted })
  tellAddresses(config, admin, ending)
  if (config.backupDir === null) return
  const nightly = startNightly({
    config,
    backupDir: config.backupDir,
    ownerUrl,
    pools,
    log,
    say,
    isClockTrusted,
  })
  ending.add('the nightly backup', nightly.stop)
}

async function watch(newestRow: number | null, log: Log): Promise<ClockWatch> {
  return watchClock({ newestRowMs: newestRow, onChange: tellClock('this computer', log) })
}

/** Times are judged by PostgreSQL's clock; ours says nothing about that of another machine. */
function watchDatabase(pool: Pool, log: Log): Promise<DatabaseClockWatch> {
  return watchDatabaseClock({ read: () => readDatabaseClock(pool), onChange: tellClock('the database', log) })
}

/** Of several databases each judges the times of its own schools. */
function watchNodes({ homes }: Pools, log: Log): Promise<DatabaseClockWatch> {
  const nodes = async () =>
    new Map((await homes.all()).map(({ node, auth }) => [node, () => readDatabaseClock(auth)] as const))
  return watchNodeClocks({ nodes, onChange: tellClock('one of the databases', log) })
}

function tellClock(whose: string, log: Log) {
  return (isTrusted: boolean, netStepMs: number) => {
    log.warn({ isTrusted, netStepMs: Math.round(netStepMs) }, `the clock of ${whose}`)
    if (isTrusted) return say(`The clock of ${whose} is right again; exams start and end again.`)
    say(
      `The clock of ${whose} is wrong or was set by more than a minute. Until it is right, no exam starts or ends and nothing is deleted; emails and marking continue.`,
    )
    say('Set it, then start again.')
  }
}

function tellAddresses(config: Config, admin: FirstAdmin, ending: Ending): void {
  const local = localAddress(config.host, config.port)
  const file = addressFile(config.dataDir)
  writeFileSync(file, `${local}\n`)
  ending.add('the address', async () => rmSync(file, { force: true }))
  say('')
  say('Sabimark is running.')
  say(`  On this computer:       ${local}`)
  for (const address of hallAddresses(config.host, config.port, networkInterfaces()))
    say(`  On the other computers: ${address}`)
  if (config.publicUrl !== local) say(`  For everybody:          ${config.publicUrl}`)
  if (config.smtpUrl === null) say(`Emails are files in:      ${join(config.dataDir, 'outbox')} (SMTP_URL sends them)`)
  if (config.backupDir !== null) say(`Backups each night in:    ${config.backupDir}`)
  say(`First administrator:      ${admin.email}`)
  say(
    admin.password === null
      ? '  Password forgotten?     npm run admin:reset prints a new one'
      : `  Password until first used: ${admin.password}`,
  )
  say('Ctrl-C stops it; answers already saved stay saved.')
}

/** Port 0 means any: chosen here, because links in mails name it before anybody listens. */
async function withRealPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const port = await findFreePort(config.host)
  const publicUrl = config.publicUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.publicUrl
  return { ...config, port, publicUrl }
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}

function fail(sentence: string, ending: Ending): void {
  complain(sentence)
  void ending.end(1)
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return say(usage)
  // A terminal that was closed takes our words no more; that is no reason to stop.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  let log: Log | undefined
  const onFailure = (name: string, error: unknown) => {
    log?.error({ err: error }, `could not close ${name}`)
    if (error instanceof DatabaseError) complain(error.message)
  }
  const ending = createEnding({ onFailure })
  const stop = () => {
    if (!ending.isEnding) say('Stopping: finishing what is in progress.')
    void ending.end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('uncaughtException', (error) => {
    log?.fatal({ err: error }, 'stopped by a fault')
    fail('Sabimark has stopped because of an internal error; see DATA_DIR/server.log. Start it again.', ending)
  })
  try {
    const config = await withRealPort(loadConfig({ env: process.env, argv: process.argv.slice(2), cwd: process.cwd() }))
    log = openLogFile({ file: join(config.dataDir, 'server.log'), level: config.logLevel, say: complain })
    await start(config, ending, log)
  } catch (error) {
    if (ending.isEnding) return
    const isPlain = plainErrors.some((kind) => error instanceof kind)
    if (!isPlain) log?.fatal({ err: error }, 'could not start')
    const reason = error instanceof Error ? error.message : String(error)
    fail(isPlain ? reason : `Sabimark could not start: ${reason} (see DATA_DIR/server.log)`, ending)
  }
}

await main()
