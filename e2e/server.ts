// A real server of one's own: the same program as `npm start`, on an empty data folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT, startLine } from '../scripts/command.ts'
import { findFreePort } from '../scripts/free-port.ts'
import { type Mail, readOutbox } from './mail.ts'

const READY_WITHIN_MS = 60_000
const STOPPED_WITHIN_MS = 20_000
const MAIL_WITHIN_MS = 10_000

export interface Server {
  port: number
  /** The address people use, without a slash at the end. */
  url: string
  dataDir: string
  /** The oldest mail to this address whose subject fits; waits for it. */
  mailTo: (address: string, subject: RegExp) => Promise<Mail>
  /** Ends the server by its own pid and deletes its data. */
  stop: () => Promise<void>
}

/** Starts a server under a host name that leads to this machine and returns when it is ready. `env` adds to its variables or replaces them. */
export async function startServer(env: Record<string, string> = {}, host = 'localhost'): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-e2e-'))
  chmodSync(folder, 0o711) // the database runs under an account of its own and must get through
  const dataDir = join(folder, 'data')
  const logFile = join(folder, 'server.log')
  const port = await findFreePort()
  const url = `http://${host}:${port}`
  const inherited = { PATH: process.env.PATH, HOME: process.env.HOME }
  const log = openSync(logFile, 'w')
  const child = spawn(join(ROOT, 'node_modules', '.bin', 'node'), startLine().slice(1), {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...env },
  })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(port, child)
  } catch (error) {
    const said = readFileSync(logFile, 'utf8').slice(-4000)
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\nIts last words:\n${said}`)
  }
  return { port, url, dataDir, mailTo: (address, subject) => waitForMail(dataDir, address, subject), stop }
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
