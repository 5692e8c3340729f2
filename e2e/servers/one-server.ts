// One server as an operator starts it: the line of `npm start` on a data folder of its own, and a database that is given.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, startLine } from '../../scripts/command.ts'
import { untilTrue } from '../kill/patience.ts'

/** Far longer than any start takes on a busy machine. */
const backWithinMs = 120_000

export type OneServer = {
  name: string
  /** Itself, past the proxy. */
  url: string
  /** Starts it; says nothing about when it is ready. `program`: the folder of another version. */
  start(secret: string, program?: string): void
  ready(): Promise<void>
  /** As an operator would; answers the exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
  /** Waits until it has ended by itself; answers the exit code. */
  ended(): Promise<number | null>
  printed(): string
}

type Laid = { name: string; port: number; folder: string; env: Record<string, string> }

/** Made in `folder`, under its name; nothing runs yet. */
export function layServer({ name, port, folder, env }: Laid): OneServer {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  const output = join(folder, `${name}.txt`)
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const printed = () => readFileSync(output, 'utf8')
  const ended = async () => {
    const ending = child
    if (ending && isRunning()) await new Promise((resolve) => ending.once('exit', resolve))
    return ending?.exitCode ?? null
  }
  return {
    name,
    url,
    start: (secret, program = ROOT) => {
      const out = openSync(output, 'a')
      const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
      const own = { PORT: String(port), DATA_DIR: dataDir, SECRET: secret, TRUST_PROXY: 'on' }
      child = spawn(join(ROOT, 'node_modules', '.bin', 'node'), startLine().slice(1), {
        cwd: program,
        stdio: ['ignore', out, out],
        env: { PATH, HOME, NODE_COMPILE_CACHE, ...env, ...own },
      })
      closeSync(out)
    },
    ready: () =>
      untilTrue(`server ${name} is ready`, backWithinMs, async () => {
        if (!isRunning()) throw new Error(`Server ${name} ended by itself:\n${printed().slice(-3_000)}`)
        const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
        return answer?.ok ?? false
      }),
    stop: async () => {
      child?.kill('SIGTERM')
      return await ended()
    },
    kill: async () => {
      if (isRunning()) child?.kill('SIGKILL')
      await ended()
    },
    ended,
    printed,
  }
}
