// Two servers on two data folders, one PostgreSQL, nginx before them: as an operator adds a second machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { findKeepablePort } from '../../scripts/free-port.ts'
import { type Nginx, startNginx } from '../../scripts/nginx.ts'
import { startPostgres15 } from '../../scripts/postgres-15.ts'
import { type Ask, lookInto } from '../kill/database.ts'
import { type Mail, readOutbox } from '../mail.ts'
import { layServer, type OneServer } from './one-server.ts'

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
