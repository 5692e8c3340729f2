// Three PostgreSQL with Citus on loopback, each with its own folder; they reach each other by password.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './connect.ts'
import { coordinator, DATABASE, dataOf, FOLDER, type Node, nodes } from './places.ts'

type Passwords = { postgres: string; owner: string }

const passwordFile = join(FOLDER, 'passwords.json')
const passFile = join(FOLDER, 'pgpass')
const readPasswords = (): Passwords => JSON.parse(readFileSync(passwordFile, 'utf8'))

export const isLaid = (): boolean => existsSync(FOLDER)

export function superuserUrl({ port }: Node, database = DATABASE): string {
  return `postgresql://postgres:${readPasswords().postgres}@127.0.0.1:${port}/${database}`
}

/** What DATABASE_URL would be. */
export function ownerUrl({ port }: Node = coordinator, database = DATABASE): string {
  return `postgresql://sabimark_owner:${readPasswords().owner}@127.0.0.1:${port}/${database}`
}

/** As role app, which serves the schools. */
export const appUrl = (node: Node): Promise<string> => roleUrl('app', node)

/** As a role of the product, which has made its password. */
export async function roleUrl(role: string, { port }: Node): Promise<string> {
  return `postgresql://sabimark_${role}:${(await readRolePasswords())[`sabimark_${role}`]}@127.0.0.1:${port}/${DATABASE}`
}

/** By role, as the product keeps them. */
export async function readRolePasswords(): Promise<Record<string, string>> {
  const { rows } = await connect(superuserUrl(coordinator), (client) =>
    client.query<{ role: string; password: string }>(
      "SELECT 'sabimark_' || role AS role, password FROM schema_role_passwords",
    ),
  )
  return Object.fromEntries(rows.map(({ role, password }) => [role, password]))
}

/** The role of PostgreSQL's package where we are root, for PostgreSQL refuses to run as root. */
function asPostgres(program: string, args: readonly string[]): void {
  const line =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', program] : [program]
  const [first = program, ...more] = line
  execFileSync(first, [...more, ...args], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: FOLDER, PGPASSFILE: passFile },
  })
}

function ownedByPostgres(path: string): void {
  if (process.getuid?.() !== 0) return
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  chownSync(path, idOf('-u'), idOf('-g'))
}

/** Makes and starts all three; they hold nothing yet. */
export function layNodes(bin: string): void {
  mkdirSync(FOLDER, { mode: 0o700 })
  ownedByPostgres(FOLDER)
  const one = () => randomBytes(16).toString('hex')
  const passwords = { postgres: one(), owner: one() }
  writeFileSync(passwordFile, JSON.stringify(passwords), { mode: 0o600 })
  const first = join(FOLDER, 'first-password')
  writeFileSync(first, passwords.postgres, { mode: 0o600 })
  for (const path of [passwordFile, first]) ownedByPostgres(path)
  knowPasswords({ postgres: passwords.postgres, sabimark_owner: passwords.owner })
  for (const node of nodes) {
    const data = dataOf(node)
    asPostgres(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      '--pwfile',
      first,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ])
    appendFileSync(join(data, 'postgresql.conf'), settingsOf(node))
    startNode(bin, node)
  }
  rmSync(first)
}

/**
 * Moving a group online copies it by logical replication; a transaction over nodes is committed in two phases. Calls of functions are
 * counted, which says how many saves share one.
 */
const settingsOf = ({ port }: Node) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_preload_libraries = 'citus'
wal_level = logical
max_connections = 300
max_prepared_transactions = 200
max_worker_processes = 32
track_functions = pl
citus.local_hostname = '127.0.0.1'
citus.node_conninfo = 'sslmode=disable'
`

/** `minutesAhead`: of all others, on its clock. */
export function startNode(bin: string, node: Node, minutesAhead = 0): void {
  const line = [join(bin, 'pg_ctl'), '-D', dataOf(node), '-l', join(FOLDER, `${node.name}.log`), '-w', 'start']
  // As the program faketime sets them; that itself waits until the last process it has started ends.
  const shifted = ['env', 'LD_PRELOAD=/usr/$LIB/faketime/libfaketime.so.1', `FAKETIME=+${minutesAhead}m`, ...line]
  const [program = '', ...args] = minutesAhead === 0 ? line : shifted
  asPostgres(program, args)
}

/** Its processes end at once, as when its machine has lost its power. */
export function killNode(bin: string, node: Node): void {
  asPostgres(join(bin, 'pg_ctl'), ['-D', dataOf(node), '-m', 'immediate', '-w', 'stop'])
}

/** With which nodes reach each other as these roles; whatever was known stays. */
export function knowPasswords(more: Readonly<Record<string, string>>): void {
  const lines = Object.entries(more).map(([role, password]) => `127.0.0.1:*:*:${role}:${password}\n`)
  appendFileSync(passFile, lines.join(''), { mode: 0o600 })
  ownedByPostgres(passFile)
}

/** Ends what runs and removes the folder; whatever of it there is. */
export function removeNodes(bin: string): void {
  for (const node of nodes) {
    if (!existsSync(join(dataOf(node), 'postmaster.pid'))) continue
    try {
      asPostgres(join(bin, 'pg_ctl'), ['-D', dataOf(node), '-m', 'immediate', '-w', 'stop'])
    } catch {
      // Its file is left of one that was killed.
    }
  }
  rmSync(FOLDER, { recursive: true, force: true, maxRetries: 5 })
}
