// The PostgreSQL the server's tests share, with its migrated template: laid out once for each shape of the database.
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { findBinaries } from '../src/platform/database/embedded-binaries.ts'
import { findFreePort } from '../src/platform/database/free-port.ts'
import { migrate, ownFolder } from '../src/platform/database/migrate.ts'
import { schemaVersion } from '../src/platform/database/migrate-files.ts'
import { quoteName } from '../src/platform/database/owner.ts'
import { asOne, makeDataDir, makeOwner, onDatabase } from './cluster.ts'
import { copyKept } from './kept-folder.ts'

/** A migrated database to clone, and by what its roles are reached. */
export type Template = { template: string; rolePrefix: string; secret: string }
/** What a kept cluster says of itself. */
type Kept = Template & { ownerName: string; ownerPassword: string }

const folder = join(import.meta.dirname, '../../node_modules/.cache/test-databases')
const keptIn = (dataDir: string) => join(dataDir, 'template.json')

/** Starts a copy of the kept cluster, in a folder and at a port of its own. */
export async function openKept(): Promise<Template & { ownerUrl: string; stop(): Promise<void> }> {
  const { dataDir, remove } = makeDataDir()
  try {
    await copyKept({ folder, key: await keyOfNow(), make: layOut }, dataDir)
    await giveOwnPort(dataDir)
    const { ownerName, ownerPassword, ...template }: Kept = JSON.parse(readFileSync(keptIn(dataDir), 'utf8'))
    const embedded = await startEmbedded({ dataDir, say: () => undefined })
    const url = new URL(embedded.superuserUrl)
    url.username = ownerName
    url.password = ownerPassword
    const stop = async () => {
      await embedded.stop()
      remove()
    }
    return { ...template, ownerUrl: url.href, stop }
  } catch (error) {
    remove()
    throw error
  }
}

/** The other copies of this cluster have the port it was laid out with, too. */
async function giveOwnPort(dataDir: string): Promise<void> {
  const file = join(dataDir, 'database.json')
  const access = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...access, port: await findFreePort('127.0.0.1') }))
}

/** Makes the database every test file's is cloned from. */
export async function makeTemplate(ownerUrl: string): Promise<Template> {
  const rolePrefix = `test_${randomBytes(4).toString('hex')}`
  const template = `${rolePrefix}_template`
  const secret = randomBytes(32).toString('hex')
  await asOne(ownerUrl, (owner) =>
    owner.query(`CREATE DATABASE ${quoteName(template)} TEMPLATE template0 ENCODING 'UTF8'`),
  )
  await migrate(onDatabase(ownerUrl, template), { secret, rolePrefix })
  return { template, rolePrefix, secret }
}

async function layOut(): Promise<{ path: string; remove(): void }> {
  const { dataDir, remove } = makeDataDir()
  try {
    const embedded = await startEmbedded({ dataDir, say: () => undefined })
    try {
      const { ownerUrl } = await makeOwner(embedded.superuserUrl)
      const { username: ownerName, password: ownerPassword } = new URL(ownerUrl)
      const kept: Kept = { ...(await makeTemplate(ownerUrl)), ownerName, ownerPassword }
      writeFileSync(keptIn(dataDir), JSON.stringify(kept), { mode: 0o600 })
    } finally {
      await embedded.stop()
    }
    return { path: dataDir, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Another one when a migration, a function, the code that runs them, PostgreSQL or who runs it is another. */
async function keyOfNow(): Promise<string> {
  const hash = createHash('sha256').update(await schemaVersion(ownFolder))
  const code = join(import.meta.dirname, '../src/platform/database')
  const programs = readdirSync(code).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const files = [
    ...programs.map((name) => join(code, name)),
    join(import.meta.dirname, 'cluster.ts'),
    import.meta.filename,
  ]
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  const postgres = execFileSync(findBinaries().postgres, ['--version'], { encoding: 'utf8' })
  hash.update(`${postgres} ${process.platform} ${process.arch} ${process.getuid?.()}`)
  return hash.digest('hex').slice(0, 32)
}
