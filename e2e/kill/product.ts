// The product as an operator has it: started by the line of `npm start`, on a data folder of its own, and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, startLine } from '../../scripts/command.ts'
import { findKeepablePort } from '../../scripts/free-port.ts'
import { pause, untilTrue } from './patience.ts'
import type { Victim } from './plan.ts'
import { findVictim, findWorkers, killAtOnce, processesOn, stillRunning } from './processes.ts'

/** Far longer than any start or recovery takes; beyond it the product does not come back by itself. */
const backWithinMs = 300_000

export type Product = {
  url: string
  dataDir: string
  /** Starts it, as `npm start` would; says nothing about when it is ready. */
  start(workers: number): void
  /** Whether the server process lives: when it does, the product must come back without us. */
  isRunning(): boolean
  /** The processes that answer, where there are several. */
  workers(): Promise<number[]>
  /** How often it was started so far. */
  startCount(): number
  /** Resolves when it answers. A start that was hit before it was done may have to be made again, as an operator would. */
  ready(): Promise<void>
  /** Kills what is named as soon as it is there; answers when it is gone. */
  kill(victim: Victim): Promise<void>
  /** Ends it as an operator would and answers the exit code. */
  stop(): Promise<number | null>
  /** Ends whatever is left and deletes everything. */
  remove(): Promise<void>
  /** Everything printed on the operator's terminal. */
  printed(): string
  lastWords(): string
}

/** On an empty data folder inside `place`. `settings`: of an operator who has more of them. */
export async function installProduct(place = tmpdir(), settings: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(place, 'sabimark-kill-'))
  chmodSync(folder, 0o711) // the database runs under an account of its own and must get through
  const dataDir = join(folder, 'data')
  const output = join(folder, 'output.txt')
  const port = await findKeepablePort()
  const url = `http://127.0.0.1:${port}`
  const [program = '', ...args] = startLine()
  let child: ChildProcess | undefined
  let workers = 1
  let hasBeenReady = false
  let startCount = 0

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const isReady = () =>
    fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    )
  const gone = async () => {
    const ended = child
    if (ended === undefined || !isRunning()) return
    await new Promise((resolve) => ended.once('exit', resolve))
  }
  const start = (wanted: number) => {
    workers = wanted
    hasBeenReady = false
    startCount += 1
    const out = openSync(output, 'a')
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
    const inherited = { PATH, HOME, NODE_COMPILE_CACHE }
    child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
      cwd: ROOT,
      stdio: ['ignore', out, out],
      env: {
        ...inherited,
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        WORKERS: String(wanted),
        ...settings,
      },
    })
    closeSync(out)
  }
  /** PostgreSQL killed under a server that runs is the server's business; under one that still starts it may be ours. */
  const startAgainIfEnded = () => {
    if (isRunning()) return
    if (hasBeenReady) throw new Error(`The server ended by itself with ${child?.exitCode ?? child?.signalCode}.`)
    start(workers)
  }
  return {
    url,
    dataDir,
    start,
    isRunning,
    workers: () => findWorkers(child?.pid),
    startCount: () => startCount,
    ready: async () => {
      const isBack = async () => {
        startAgainIfEnded()
        if (workers > 1 && (await findWorkers(child?.pid)).length < workers) return false
        return await isReady()
      }
      await untilTrue('the product is ready again', backWithinMs, isBack, 20)
      hasBeenReady = true
    },
    kill: async (victim) => {
      let pids: number[] = []
      await untilTrue(
        `there is a ${victim} to kill`,
        backWithinMs,
        async () => {
          startAgainIfEnded()
          pids = await findVictim(victim, child?.pid, dataDir)
          return pids.length > 0
        },
        5,
      )
      killAtOnce(pids)
      await untilTrue(`the ${victim} is gone`, 60_000, async () => (await stillRunning(pids)).length === 0)
      if (child?.pid !== undefined && pids.includes(child.pid)) await gone()
    },
    stop: async () => {
      child?.kill('SIGTERM')
      await gone()
      return child?.exitCode ?? null
    },
    remove: async () => {
      if (isRunning()) child?.kill('SIGKILL')
      await gone()
      killAtOnce(await findVictim('database', undefined, dataDir))
      for (let tries = 0; (await processesOn(dataDir)).length > 0 && tries < 100; tries++) await pause(50)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    printed: () => readFileSync(output, 'utf8'),
    lastWords: () => {
      const tail = (file: string) => {
        try {
          return readFileSync(file, 'utf8').slice(-3_000)
        } catch {
          return ''
        }
      }
      return [output, join(dataDir, 'server.log'), join(dataDir, 'postgres.log')]
        .map((file) => `── ${file}\n${tail(file)}`)
        .join('\n')
    },
  }
}
