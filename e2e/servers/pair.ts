// Two servers on two data folders, one PostgreSQL, nginx before them: as an operator adds a second machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { ROOT, startLine } from '../../scripts/command.ts'
import { findKeepablePort } from '../../scripts/free-port.ts'
import { type Nginx, startNginx } from '../../scripts/nginx.ts'
import { startPostgres15 } from '../../scripts/postgres-15.ts'
import { type Ask, lookInto } from '../kill/database.ts'
import { untilTrue } from '../kill/patience.ts'
import { type Mail, readOutbox } from '../mail.ts'

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

export type Pair = {
  /** Where people go. */
  nginx: Nginx
  servers: { one: OneServer; other: OneServer }
  /** Another server on the same database, which the proxy does not know. */
  beside(): Promise<OneServer>
  look<T>(work: (ask: Ask) => Promise<T>): Promise<T>
  /** Whatever any of them has sent. */
  mails(): Mail[]
  remove(): Promise<void>
}

/** Nothing but the database and the proxy runs yet. */
export async function layPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-servers-'))
  const database = await startPostgres15()
  const ports = [await findKeepablePort(), await findKeepablePort()]
  const nginx = await startNginx({ servers: ports })
  setDefaultCACertificates([...getCACertificates(), nginx.certificate])
  const all: OneServer[] = []
  const lay = (name: string, port: number) => {
    const server = layServer({ name, port, folder, env: { DATABASE_URL: database.url, PUBLIC_URL: nginx.url } })
    all.push(server)
    return server
  }
  const [onePort = 0, otherPort = 0] = ports
  return {
    nginx,
    servers: { one: lay('one', onePort), other: lay('other', otherPort) },
    beside: async () => lay(`beside-${all.length}`, await findKeepablePort()),
    look: (work) => lookInto(() => database.superuserUrl, work),
    mails: () => all.flatMap(({ name }) => readOutbox(join(folder, name, 'outbox'))),
    remove: async () => {
      for (const server of all) await server.kill()
      await nginx.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Laid = { name: string; port: number; folder: string; env: Record<string, string> }

function layServer({ name, port, folder, env }: Laid): OneServer {
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
