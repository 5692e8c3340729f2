import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError, errorCode } from './embedded-error.ts'
import { findFreePort, isPortFree } from './free-port.ts'

/** How the embedded database is reached; kept in DATA_DIR/database.json, readable by its owner alone. */
export type Access = { port: number; superuserPassword: string; ownerPassword: string }

/** Of the database and of the role that owns it. */
export const productName = 'sabimark'
const host = '127.0.0.1'

export const superuserUrl = (access: Access): string =>
  `postgresql://postgres:${access.superuserPassword}@${host}:${access.port}/postgres`
export const ownerUrl = (access: Access): string =>
  `postgresql://${productName}:${access.ownerPassword}@${host}:${access.port}/${productName}`

export async function readOrMakeAccess(dataDir: string): Promise<Access> {
  const kept = readAccess(dataDir)
  if (kept) return kept
  const draft = writeDraft(dataDir, {
    port: await findFreePort(host),
    superuserPassword: randomBytes(24).toString('hex'),
    ownerPassword: randomBytes(24).toString('hex'),
  })
  try {
    // Linking refuses to overwrite: of two starts at the same moment both use the first one's passwords.
    linkSync(draft, fileIn(dataDir))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  const made = readAccess(dataDir)
  if (!made) throw new DatabaseError(`${fileIn(dataDir)} could not be written.`)
  return made
}

/** Keeps the port unless another program has taken it meanwhile. */
export async function withFreePort(access: Access): Promise<Access> {
  return (await isPortFree(access.port, host)) ? access : { ...access, port: await findFreePort(host) }
}

/** Written once the database answers there, so that a start that loses to another never misleads. */
export function keepAccess(dataDir: string, access: Access): void {
  if (readAccess(dataDir)?.port !== access.port) renameSync(writeDraft(dataDir, access), fileIn(dataDir))
}

function readAccess(dataDir: string): Access | undefined {
  let text: string
  try {
    text = readFileSync(fileIn(dataDir), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
  try {
    return checked(JSON.parse(text))
  } catch {
    throw new DatabaseError(`${fileIn(dataDir)} is damaged; restore it from a copy of DATA_DIR.`)
  }
}

function checked(kept: Partial<Access>): Access {
  const { port, superuserPassword, ownerPassword } = kept
  if (!Number.isInteger(port) || !port || !superuserPassword || !ownerPassword) throw new Error('incomplete')
  return { port, superuserPassword, ownerPassword }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'database.json')
}

function writeDraft(dataDir: string, access: Access): string {
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true })
  return draft
}
