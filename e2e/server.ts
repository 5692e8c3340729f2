// A real server of one's own: the same program as `npm start`, on a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT, startLine } from '../scripts/command.ts'
import { findFreePort } from '../scripts/free-port.ts'
import { type Mail, readOutbox } from './mail.ts'
import { copyPreparedData } from './prepared-data.ts'

const READY_WITHIN_MS = 120_000
const STOPPED_WITHIN_MS = 40_000
const MAIL_WITHIN_MS = 40_000

export interface Server {
  port: number
  /** The address people use, without a slash at the end. */
  url: string
  dataDir: string
  /** The oldest mail to this address whose subject fits; waits for it. */
  mailTo: (address: string, subject: RegExp) => Promise<Mail>
  /** Ends the server by its own pid; its data stay. */
  rest: () => Promise<void>
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>
}

export interface StartOptions {
  /** Adds to the variables of the server or replaces them. */
  env?: Record<string, string>
  /** A name that leads to this machine. */
  host?: string
  /** On an empty data folder, as it is installed; otherwise on a copy of one that has just been. */
  isFirstStart?: boolean
  /** A proxy was told that it listens here. */
  port?: number
  /** The data of a server that rests: it goes on with them. */
  dataDir?: string
  /** The folder of another version of the program. */
  program?: string
}

/** Starts a server and returns when it is ready. */
export async function startServer({
  env = {},
  host = 'localhost',
  isFirstStart = false,
  port: wantedPort,
  dataDir: rested,
  program = ROOT,
}: StartOptions = {}): Promise<Server> {
  const folder = rested ? dirname(rested) : mkdtempSync(join(tmpdir(), 'sabimark-e2e-'))
  chmodSync(folder, 0o711) // the database runs under an account of its own and must get through
  const dataDir = rested ?? join(folder, 'data')
  if (!isFirstStart && !rested) await copyPreparedData(dataDir)
  const logFile = join(folder, 'server.log')
  const port = wantedPort ?? (await findFreePort())
  const url = `http://${host}:${port}`
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const inherited = { PATH, HOME, NODE_COMPILE_CACHE }
  const log = openSync(logFile, 'w')
  const child = spawn(join(ROOT, 'node_modules', '.bin', 'node'), startLine().slice(1), {
    cwd: program,
    stdio: ['ignore', log, log],
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...env },
  })
  const rest = () => end(child)
  const stop = async () => {
    await rest()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(port, child)
  } catch (error) {
    const said = readFileSync(logFile, 'utf8').slice(-4000)
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\nIts last words:\n${said}`)
  }
  return { port, url, dataDir, mailTo: (address, subject) => waitForMail(dataDir, address, subject), rest, stop }
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready.`)
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const patience = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS)
  child.kill('SIGTERM')
  await ended
  clearTimeout(patience)
}

async function waitForMail(dataDir: string, address: string, subject: RegExp): Promise<Mail> {
  const giveUpAt = performance.now() + MAIL_WITHIN_MS
  for (;;) {
    const outbox = readOutbox(join(dataDir, 'outbox'))
    const mail = outbox.find(({ to, subject: found }) => to.includes(address) && subject.test(found))
    if (mail) return mail
    if (performance.now() > giveUpAt) {
      const subjects = outbox.map((found) => `${found.to}: ${found.subject}`).join('; ')
      throw new Error(`No mail to ${address} about ${subject} came. In the outbox: ${subjects || 'nothing'}`)
    }
    await wait(100)
  }
}
