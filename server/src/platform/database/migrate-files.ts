import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseRole, quoteName, type RoleName, roleNames } from './owner.ts'

export type Migration = { version: number; name: string; text: string; checksum: string }

/** Reads NNN-title.sql in order. Numbers run from 1 without a gap, so that two branches cannot both add the next. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations: Migration[] = []
  for (const name of names) {
    const number = /^(\d{3})-[a-z\d-]+\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new Error(`Migration ${name} is not named like 001-title.sql.`)
    if (Number(number) !== migrations.length + 1)
      throw new Error(`Migration ${name} does not follow number ${migrations.length}.`)
    // Git on Windows may hand out the same file with other line ends.
    const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
    migrations.push({ version: Number(number), name, text, checksum: createHash('sha256').update(text).digest('hex') })
  }
  return migrations
}

/**
 * Puts quoted role names where a file says `:app`, `:auth`, `:saver`, `:platform` or `:owner`.
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
