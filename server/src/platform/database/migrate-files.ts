import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseRole, quoteName, type RoleName, roleNames } from './owner.ts'

export type Migration = SqlFile & { version: number }

/** A file of SQL as it is run; `checksum` changes with its text. */
export type SqlFile = { name: string; text: string; checksum: string }

/** Reads NNN-title.sql in order. A number may be left out, but no two files have the same. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = []
  for (const file of await readSqlFiles(folder)) {
    const version = Number(/^(\d{3})-[a-z\d-]+\.sql$/.exec(file.name)?.[1])
    if (Number.isNaN(version)) throw new Error(`Migration ${file.name} is not named like 001-title.sql.`)
    const last = migrations.at(-1)
    if (version === last?.version) throw new Error(`Migrations ${last.name} and ${file.name} have the same number.`)
    migrations.push({ ...file, version })
  }
  return migrations
}

/** Reads the functions that stand beside the migrations, as they are to be now; none where there is no such folder. */
export async function readFunctions(folder: string): Promise<SqlFile[]> {
  const within = join(folder, 'functions')
  return existsSync(within) ? await readSqlFiles(within) : []
}

async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return await Promise.all(
    names.map(async (name) => {
      // Git on Windows may hand out the same file with other line ends.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Names the shape a database has when all of these have run; any change of a file is another shape. */
export async function schemaVersion(folder: string): Promise<string> {
  return versionOf([...(await readMigrations(folder)), ...(await readFunctions(folder))])
}

/** The same of files that are read already: migrations first, then functions. */
export function versionOf(files: readonly SqlFile[]): string {
  const checksums = files.map(({ name, checksum }) => `${name} ${checksum}`)
  return createHash('sha256').update(checksums.join('\n')).digest('hex')
}

/**
 * Puts quoted role names where a file says `:app`, `:auth`, `:saver`, `:platform`, `:keeper` or `:owner`.
 * A cast such as `::auth` and a word that only begins so (`:application`) stay as they are.
 */
export function withRoleNames(text: string, rolePrefix: string, owner: string): string {
  const names = new Map<string, string>(roleNames.map((role: RoleName) => [role, databaseRole(rolePrefix, role)]))
  names.set('owner', owner)
  return text.replace(/(?<![:\w]):([a-z]+)\b/g, (whole, word: string) => {
    const name = names.get(word)
    return name === undefined ? whole : quoteName(name)
  })
}
